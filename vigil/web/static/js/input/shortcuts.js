/**
 * The keyboard: letters of standing actions, arrows from option to option, taking back and restoring, the sheet of
 * keys. It exports nothing.
 */

import { $, covered, now } from "../base/page.js";
import { options } from "../question/question.js";
import { leap, step } from "../log/replay.js";
import { redo, undo } from "../net/send.js";

const shown = () => options().filter((each) => each.offsetParent);
// beside an option: reached by the arrows, so that Tab goes from option to option
const EXTRAS = ".about, .cite, .sum > summary";

/** One option has the letter: it is chosen. Several have it: the focus goes to the next of them. */
function letter(key) {
  const found = shown().filter((each) => each.dataset.key === key);
  if (found.length === 1) found[0].click();
  else found[(found.indexOf(document.activeElement) + 1) % found.length]?.focus();
  return found.length > 0;
}

function walk(by) {
  const all = shown();
  const here = all.indexOf(document.activeElement.closest("li")?.querySelector("button") || document.activeElement);
  const first = by > 0 ? 0 : all.length - 1;
  const next = here < 0 ? first : (here + by + all.length) % all.length;
  all[next]?.focus();
  return all.length > 0;
}

/** From an option to what stands beside it, and back. */
function across(by) {
  const item = document.activeElement.closest("#question .options li");
  if (!item) return false;
  const all = [item.querySelector("button"), ...item.querySelectorAll(EXTRAS)];
  const here = all.indexOf(document.activeElement);
  all[Math.min(all.length - 1, Math.max(0, here + by))].focus();
  return true;
}

const past = () => now.past !== null;

/** In the past from moment to moment, or from turn to turn; otherwise along an option. */
function sideways({ shiftKey }, by) {
  if (!past()) return across(by);
  return shiftKey ? leap(by) : step(by);
}

const KEYS = {
  u: () => undo(),
  U: () => undo($("rewind")),
  h: () => $("keys").togglePopover(),
  ",": () => $("settings").togglePopover(),
  ArrowDown: () => !past() && walk(1),
  ArrowUp: () => !past() && walk(-1),
  ArrowRight: (event) => sideways(event, 1),
  ArrowLeft: (event) => sideways(event, -1),
  "[": () => step(-1),
  "]": () => step(1),
  " ": () => past() && $("play").click(),
};

addEventListener("keydown", (event) => {
  const { key, target } = event;
  const held = event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || event.altKey || target.closest("input, select, textarea, dialog, [role=menu]")) return;
  if (held) {
    const low = key.toLowerCase();
    const back = low === "z" && !event.shiftKey;
    const on = low === "y" || (low === "z" && event.shiftKey);
    if (back || on) event.preventDefault();
    if (back) undo();
    if (on) redo();
    return;
  }
  if (event.repeat && !key.startsWith("Arrow")) return;
  if (key === " " && target.closest("button, a, summary")) return;
  if ((covered() || target.closest("[popover]")) && !["h", ","].includes(key)) return;
  if (KEYS[key]?.(event) || (/^[a-z]$/.test(key) && !KEYS[key] && letter(key))) event.preventDefault();
});

// One Tab for each option.
new MutationObserver(single).observe($("question"), { childList: true, subtree: true });
function single() {
  for (const each of $("question").querySelectorAll(`.options li :is(${EXTRAS})`)) each.tabIndex = -1;
}
single();
