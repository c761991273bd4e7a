/**
 * Keeps the page and the server in step: answers go up, changes come down, and a page that lost the thread asks for
 * the whole. It exports what sends an answer, and `listen`, which is told of every change.
 */

import { showBeside, company } from "../social/side_panel.js";
import { closeGoal } from "../layout/goal_card.js";
import { afterPress } from "../input/pointer_guard.js";
import { openStream } from "./stream.js";
import { $, language, notice, now, token, worker } from "../base/page.js";
import { call } from "./request.js";

const GAME = "game"; // an answer is under way
const BESIDE = "beside"; // something said beside the game is under way
const busy = {}; // what is under way, by its lane
let show = null;
let polling = false;

/** What is told only once is not lost with the message that it comes in. */
const hear = ({ notices }) => notices?.length && notice(notices.join(" "));

/** Something else was faster, and may be newer. */
function overtaken(found, force) {
  hear(found);
  refresh(force);
}

/** Ask for what has changed, or by force for the whole. */
export async function refresh(force) {
  try {
    const before = now.seen;
    const found = await call(`/update${force ? "" : `?at=${now.at}`}`);
    afterPress(() => {
      if (now.seen !== before) overtaken(found, force);
      else if (found.same) showBeside(found);
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

/** Send something, unless something of its lane is under way. */
export async function send(path, body, lane = GAME) {
  if (busy[lane]) return;
  const mine = {};
  busy[lane] = mine;
  if (path === "/answer" || path === "/recommended") closeGoal();
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

/** Nothing of a lane is under way any more. */
export function free(lane = GAME) {
  delete busy[lane];
  if (!busy[GAME]) $("ask").removeAttribute("aria-busy");
}

/** Answer the question by the name of an option. */
export const answer = (name) => send("/answer", { name });

/** Where the others must agree they are asked. `button` says how far: the last answer, or the whole turn. */
export const undo = (button = $("undo")) => {
  const { may, keep } = button.dataset;
  if (may) send(may === "ask" ? "/propose" : "/undo", keep ? { keep: Number(keep) } : {});
};

/** Restore what was taken back last. */
export function redo() {
  if (!$("redo").dataset.may) return;
  now.again = true; // it is not told a second time
  send("/redo", {});
}

function lamp(open) {
  const lost = $("lamp").classList.toggle("lost", !open);
  const back = $("lamp").textContent ? $("lamp").dataset.back : "";
  const text = lost ? $("lamp").dataset.lost : back;
  if ($("lamp").textContent !== text) $("lamp").textContent = text;
  if (!lost && text) setTimeout(() => $("lamp").classList.contains("lost") || ($("lamp").textContent = ""), 4000);
}

/** The page lacks something. */
async function catchUp(message, force) {
  await refresh(force);
  hear(message);
}

/** What one message of the stream asks for. */
function take(message) {
  if (message.ask) poll();
  else if (message.nudge) company.nudged(message.nudge);
  else if (message.whole) show(message, true);
  else if (message.was === now.at && (message.left ?? now.screen) === now.screen) show(message);
  else if ("screen" in message && message.screen !== now.screen) catchUp(message, true);
  else if ("poll" in message && message.at === now.at) showBeside(message);
  else if (message.at !== now.at) catchUp(message);
  else company.hear?.(message.said);
}

/** From now on `apply` is called with all that comes. */
export function listen(apply) {
  show = apply;
  openStream(`${token}.${language}`, worker, (message) => afterPress(() => take(message)), lamp);

  /** A phone that wakes, a net that is there again: what the page shows may be old. */
  const wake = ({ persisted = true }) => persisted && !document.hidden && poll();
  for (const name of ["visibilitychange", "resume"]) document.addEventListener(name, wake);
  for (const name of ["online", "pageshow"]) addEventListener(name, wake);
}
