/**
 * One stream for all tabs of a browser: it allows six connections to a host, and every tab would take one. It runs as
 * a shared worker and exports nothing.
 */

const SILENCE = 40000; // milliseconds: the server gives a sign every 15 seconds
const pages = new Map(); // port -> { key, seen }
let source = null;
let watched = "";
let timer = null;
let open = false;
let sign = 0;

function tell(message, key) {
  for (const [port, page] of pages) if (!key || page.key === key) port.postMessage(message);
}

function alive() {
  sign = Date.now();
  open = true;
  tell({ open });
}

function lost() {
  open = false;
  tell({ open });
}

function listen() {
  const now = Date.now();
  for (const [port, page] of pages) if (now - page.seen > 90000) pages.delete(port);
  const keys = [...new Set([...pages.values()].map((page) => page.key))].sort();
  const wanted = keys.map((key) => `watch=${encodeURIComponent(key)}`).join("&");
  const silent = source && now - sign > SILENCE;
  if (wanted === watched && source && source.readyState !== 2 && !silent) return;
  if (silent) lost();
  source?.close();
  watched = wanted;
  source = null;
  if (!wanted) return;
  sign = now;
  source = new EventSource(`/stream?${wanted}`);
  source.addEventListener("alive", alive);
  source.onerror = lost;
  source.onmessage = (event) => {
    const message = JSON.parse(event.data);
    alive();
    tell(message, message.key);
  };
}

onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => {
    if (data.bye) pages.delete(port);
    else {
      const fresh = pages.get(port)?.key !== data.key;
      pages.set(port, { key: data.key, seen: Date.now() });
      if (fresh && open) port.postMessage({ ask: true }); // it may have missed what was told before it came
    }
    clearTimeout(timer);
    timer = setTimeout(listen, 20);
  };
};
setInterval(listen, 5000);
