// One stream for all tabs of a browser: it allows six connections to a host, and every tab would take one.
const pages = new Map(); // port -> { key, seen }
let source = null, watched = "", timer = null, open = false;

function tell(message, key) {
  for (const [port, page] of pages) if (!key || page.key === key) port.postMessage(message);
}

function listen() {
  const now = Date.now();
  for (const [port, page] of pages) if (now - page.seen > 90000) pages.delete(port);
  const keys = [...new Set([...pages.values()].map((page) => page.key))].sort();
  const wanted = keys.map((key) => `watch=${encodeURIComponent(key)}`).join("&");
  if (wanted === watched && source && source.readyState !== 2) return;
  source?.close();
  watched = wanted;
  source = null;
  if (!wanted) return;
  source = new EventSource(`/stream?${wanted}`);
  source.onopen = () => tell({ open: (open = true) });
  source.onerror = () => tell({ open: (open = false) });
  source.onmessage = (event) => {
    const message = JSON.parse(event.data);
    tell(message, message.key);
  };
}

onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => {
    if (data.bye) pages.delete(port);
    else {
      const fresh = pages.get(port)?.key !== data.key;
      pages.set(port, { key: data.key, seen: Date.now() });
      if (fresh && open) port.postMessage({ open });
    }
    clearTimeout(timer);
    timer = setTimeout(listen, 20);
  };
};
setInterval(listen, 5000);
