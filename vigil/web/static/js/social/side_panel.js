/**
 * Beside the game: a proposal, where the seat wants to be asked, and the others at the table. It exports
 * `showBeside`, and `company` for what only a table of several seats can do.
 */

import { $, notice, now } from "../base/page.js";

/**
 * What company.js does, which only a table of several seats has: `press` by the name of a button. `send` is that of
 * sync.js.
 */
export const company = { press: {} };

/**
 * Put new markup in its place, if it is new; what was open or had the focus stays so. The result is whether it was
 * new.
 */
export function put(box, text) {
  if (box.dataset.text === text) return false;
  const open = box.querySelector("details")?.open;
  const held = box.contains(document.activeElement) && document.activeElement.value;
  box.dataset.text = text;
  box.innerHTML = text;
  if (open) box.querySelector("details")?.setAttribute("open", "");
  if (held) [...box.querySelectorAll("button")].find((each) => each.value === held)?.focus();
  return true;
}

/** Show what an update says beside the game; whose turn it is waits while the turn is `held`. */
export function showBeside(found, held = false) {
  now.seen += 1;
  const fresh = put($("poll"), found.poll) && found.poll;
  if (fresh && !document.activeElement.matches("input, textarea")) $("talk").scrollTop = 0; // it comes into sight
  $("poll").hidden = !found.poll;
  put($("stops"), found.stops);
  company.dice?.(found);
  if (!held) turn(found);
  if (found.notices?.length) notice(found.notices.join(" "));
}

/** Whose turn it is, among the others and in the page's title: when what led to it has been told. */
export function turn(found) {
  if ("people" in found) company.others(found);
  if ("mine" in found) company.turn(found.mine);
}
