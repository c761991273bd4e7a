/**
 * Keeps the page in step with the server: changes come down, and a page that lost the thread asks for the whole. It
 * exports `refresh`, which asks for what has changed, and `listen`, which is told of every change.
 */

import { showBeside, company } from "../social/side_panel.js";
import { afterPress } from "../input/pointer_guard.js";
import { openStream } from "./stream.js";
import { $, language, notice, now, token, worker } from "../base/page.js";
import { call } from "./request.js";

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
