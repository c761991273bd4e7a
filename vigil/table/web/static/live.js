// What comes down: through the browser's shared stream, through one of our own, or by asking again and again.
export function live(key, worker, heard, state) {
  let open = null, lost = 0; // null: not known yet
  const take = (message) => {
    if ("open" in message) turn(message.open);
    else {
      turn(true);
      heard(message);
    }
  };
  function turn(now) {
    if (now) lost = 0;
    if (now !== open) state((open = now));
  }
  if (window.SharedWorker) {
    const shared = new SharedWorker(worker, "vigil");
    const here = () => shared.port.postMessage({ key });
    shared.port.onmessage = ({ data }) => take(data);
    shared.onerror = () => alone();
    here();
    setInterval(here, 20000);
    addEventListener("pagehide", () => shared.port.postMessage({ bye: true }));
    addEventListener("pageshow", (event) => event.persisted && here());
  } else alone();
  function alone() {
    const source = new EventSource(`/stream?watch=${encodeURIComponent(key)}`);
    source.onopen = () => turn(true);
    source.onerror = () => turn(false);
    source.onmessage = (event) => take(JSON.parse(event.data));
  }
  setInterval(() => {
    if (!open && ++lost > 1) heard({ ask: true });
  }, 2500);
  return { open: () => open };
}
