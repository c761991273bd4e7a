/**
 * Sends what the player does to the server: an answer, an undo, a redo, and what is said beside the game. One thing of
 * each lane is under way at a time; `free` says that nothing is any more.
 */

import { closeGoal } from "../layout/goal_card.js";
import { $, notice, now } from "../base/page.js";
import { company } from "../social/side_panel.js";
import { call } from "./request.js";
import { refresh } from "./sync.js";

const GAME = "game"; // an answer is under way
const BESIDE = "beside"; // something said beside the game is under way
const busy = {}; // what is under way, by its lane

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
