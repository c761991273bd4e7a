// The table's wire: answers go up, changes come down, and a page that lost the thread asks for the whole.
import { beside, company } from "./aside.js";
import { read } from "./goal.js";
import { gently } from "./hand.js";
import { live } from "./live.js";
import { $, call, language, notice, now, token, worker } from "./page.js";

const GAME = "game", BESIDE = "beside"; // what is under way: an answer, or what is said beside the game
const busy = {};
let show = null, polling = false;

// What is told only once is not lost with the message that it comes in.
const hear = ({ notices }) => notices?.length && notice(notices.join(" "));

// Something else was faster, and may be newer.
function overtaken(found, force) {
  hear(found);
  refresh(force);
}

export async function refresh(force) {
  try {
    const before = now.seen, found = await call(`/update${force ? "" : `?at=${now.at}`}`);
    gently(() => {
      if (now.seen !== before) overtaken(found, force);
      else if (found.same) beside(found);
      else show(found, true);
    });
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

export async function send(path, body, lane = GAME) {
  if (busy[lane]) return;
  const mine = (busy[lane] = {});
  if (path === "/answer" || path === "/recommended") read();
  if (lane === GAME) $("ask").setAttribute("aria-busy", "true");
  notice("");
  try {
    const { at } = await call(path, { at: now.at, ...body });
    setTimeout(() => now.at < at && refresh(), 600);
  } catch (error) {
    notice(error.message, error.report);
    if (error.status) await refresh(true);
  }
  if (busy[lane] === mine) free(lane);
}

company.send = send;
company.say = (path, body) => send(path, body, BESIDE); // no answer under way holds it up

export function free(lane = GAME) {
  delete busy[lane];
  if (!busy[GAME]) $("ask").removeAttribute("aria-busy");
}

export const answer = (name) => send("/answer", { name });
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

// The page lacks something.
async function catchUp(message, force) {
  await refresh(force);
  hear(message);
}

// From now on `apply` is called with all that comes.
export function listen(apply) {
  show = apply;
  live(`${token}.${language}`, worker, (message) => gently(() => {
    if (message.ask) poll();
    else if (message.nudge) company.nudged(message.nudge);
    else if (message.whole) show(message, true);
    else if (message.was === now.at && (message.left ?? now.screen) === now.screen) show(message);
    else if ("screen" in message && message.screen !== now.screen) catchUp(message, true);
    else if ("poll" in message && message.at === now.at) beside(message);
    else if (message.at !== now.at) catchUp(message);
    else company.hear?.(message.said);
  }), lamp);
  // A phone that wakes, a net that is there again: what the page shows may be old.
  for (const [where, name] of [[document, "visibilitychange"], [document, "resume"], [window, "online"], [window, "pageshow"]]) where.addEventListener(name, ({ persisted = true }) => persisted && !document.hidden && poll());
}
