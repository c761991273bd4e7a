// The table's wire: answers go up, changes come down, and a page that lost the thread asks for the whole.
import { beside, company } from "./aside.js";
import { gently } from "./hand.js";
import { live } from "./live.js";
import { $, call, language, notice, now, token, worker } from "./page.js";

let busy = null, show = null, polling = false;

export async function refresh(force) {
  try {
    const found = await call(`/update${force ? "" : `?at=${now.at}`}`);
    gently(() => (found.same ? beside(found) : show(found, true)));
    lamp(true);
  } catch (error) {
    if (error.status || force) notice(error.message);
    if (!error.status) lamp(false);
  }
}

async function poll() {
  if (polling) return; // a server that hangs is not asked twice
  polling = true;
  await refresh();
  polling = false;
}

export async function send(path, body) {
  if (busy) return;
  const mine = (busy = {});
  $("ask").setAttribute("aria-busy", "true");
  notice("");
  try {
    const { at } = await call(path, { at: now.at, ...body });
    setTimeout(() => now.at < at && refresh(), 600);
  } catch (error) {
    notice(error.message, error.report);
    if (error.status) await refresh(true);
  }
  if (busy === mine) free();
}

company.send = send;

export function free() {
  busy = null;
  $("ask").removeAttribute("aria-busy");
}

export const answer = (name) => send("/answer", { name });
export async function lift(seat) {
  await send("/lift", { lift: seat });
  await refresh(true);
}
// Where the others must agree they are asked. `button` says how far: the last answer, or the whole turn.
export const undo = (button = $("undo")) => {
  const { may, keep } = button.dataset;
  if (may) send(may === "ask" ? "/propose" : "/undo", keep ? { keep: Number(keep) } : {});
};
export const redo = () => $("redo").dataset.may && (now.again = true) && send("/redo", {}); // it is not told a second time

function lamp(open) {
  const lost = $("lamp").classList.toggle("lost", !open);
  const text = lost ? $("lamp").dataset.lost : $("lamp").textContent ? $("lamp").dataset.back : "";
  if ($("lamp").textContent !== text) $("lamp").textContent = text;
  if (!lost && text) setTimeout(() => $("lamp").classList.contains("lost") || ($("lamp").textContent = ""), 4000);
}

// From now on `apply` is called with all that comes.
export function listen(apply) {
  show = apply;
  live(`${token}.${language}`, worker, (message) => gently(() => {
    if (message.ask) poll();
    else if (message.nudge) company.nudged(message.nudge);
    else if (message.whole) apply(message, true);
    else if ("screen" in message && message.screen !== now.screen) refresh(true);
    else if (message.was === now.at) apply(message);
    else if ("poll" in message && message.at === now.at) beside(message);
    else if (message.at !== now.at) refresh();
    else company.hear?.(message.said);
  }), lamp);
}
