/**
 * What the server sends: through the stream that the browser's tabs share, through one of this page, or by asking
 * again and again. A stream is open when something was heard: a proxy that keeps back what it is sent opens it too.
 * It exports `openStream`.
 */

const SILENCE = 40000; // milliseconds: the server gives a sign every 15 seconds

/** Hear all messages of a table from now on; `state` is told whether a stream is open. */
export function openStream(key, worker, heard, state) {
  let open = null; // null: not known yet
  let lost = 0;
  const take = (message) => {
    if ("open" in message) turn(message.open);
    else {
      turn(true);
      heard(message);
    }
  };
  function turn(now) {
    if (now) lost = 0;
    open = now;
    state(now);
  }
  if (window.SharedWorker) {
    const shared = new SharedWorker(worker, "vigil");
    const here = () => shared.port.postMessage({ key });
    shared.port.onmessage = ({ data }) => take(data);
    shared.addEventListener("error", () => alone(key, take, turn), { once: true });
    here();
    setInterval(here, 20000);
    addEventListener("pagehide", () => shared.port.postMessage({ bye: true }));
    addEventListener("pageshow", (event) => event.persisted && here());
  } else alone(key, take, turn);
  setInterval(() => {
    if (!open && ++lost > 1) heard({ ask: true });
  }, 2500);
}

/** A stream of this page alone, opened anew whenever it falls silent. */
function alone(key, take, turn) {
  let source = null;
  let sign = 0;
  const alive = () => {
    sign = Date.now();
    turn(true);
  };
  function connect() {
    source?.close();
    sign = Date.now();
    source = new EventSource(`/stream?watch=${encodeURIComponent(key)}`);
    source.addEventListener("alive", alive);
    source.onerror = () => turn(false);
    source.onmessage = (event) => {
      alive();
      take(JSON.parse(event.data));
    };
  }
  connect();
  setInterval(() => {
    if (source.readyState !== EventSource.CLOSED && Date.now() - sign < SILENCE) return;
    turn(false);
    connect();
  }, 5000);
}
