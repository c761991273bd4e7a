/**
 * What lies ahead of an option: its odds as a chip beside it, and where it leads, on the board and in words. It
 * exports `odds`, `onlyLooks`, `looked` and `forget`.
 */

import { noteOpened } from "../layout/back_button.js";
import { draw, wipe } from "../board/preview_overlay.js";
import { preference } from "../settings/preferences.js";
import { $, base, now } from "../base/page.js";
import { call, markup, told } from "../net/request.js";
import { display } from "../layout/dialog.js";
import { at, svg, view } from "./question.js";

const PAUSE = 160; // milliseconds over an option before it is looked at
const known = new Map(); // what was looked at, by question and option
let shown = null; // the option whose preview is shown
let asking = false; // the preview asks whether to do it
let wanted = null; // the option under the pointer, or with the focus
let waiting = 0;
let touched = false;
let last = [-1, -1]; // where the pointer was

const key = (name) => `${now.stamp} ${now.at} ${name}`;
const ask = (path, name) => `${path}?name=${encodeURIComponent(name)}`;
const held = () => $("ask").classList.contains("held"); // what led to the question is still being told
const open = (button) => Boolean(button) && !button.disabled && now.past === null && !button.matches(".element");

/** The odds of the options that are gambles, in the chips that keep their place beside them. */
async function chips() {
  const gambles = [...$("question").querySelectorAll("button.option[data-gamble]")].filter(open);
  if (!gambles.length) return;
  const { stamp } = now;
  const found = await call("/odds").catch(() => null); // they are not needed to go on
  if (!found || found.stamp !== stamp || now.stamp !== stamp) return;
  for (const button of gambles) {
    const text = found.chips[button.value];
    const chip = button.nextElementSibling;
    if (!text || !button.isConnected) continue;
    Object.assign(chip, { textContent: text, disabled: false });
    chip.id = `odds-${button.dataset.n}`;
    button.dataset.gamble = chip.id;
    button.setAttribute("aria-describedby", chip.id);
  }
}

/** Show the odds of an option. The result says whether it is a gamble. */
export async function odds(button) {
  if (!button || !("gamble" in button.dataset)) return false;
  const asked = markup(base + ask("/odds", button.value));
  if (await told(asked)) display(await asked);
  return true;
}

/** Where an option leads; null if nothing can be said of it. */
async function look(button) {
  const moment = key(button.value);
  if (!known.has(moment)) {
    if (known.size > 60) known.clear();
    const answer = call(ask("/preview", button.value)).catch(() => null);
    known.set(moment, answer);
  }
  const found = await known.get(moment);
  return found?.some && moment === key(button.value) && button.isConnected ? found : null;
}

/** Take the preview away. */
export function forget() {
  clearTimeout(waiting);
  if (!shown) return;
  shown.classList.remove("looked");
  shown = null;
  asking = false;
  $("preview").hidden = true;
  wipe();
}

function lay(button, asks, card) {
  forget();
  shown = button;
  asking = asks;
  button.classList.add("looked");
  $("preview-body").innerHTML = card;
  $("preview").classList.toggle("asks", asks);
  $("preview").hidden = false;
}

/** If it `asks`, the name of the option stands there at once, and can be done. */
async function show(button, asks = false) {
  if (asks) {
    noteOpened();
    lay(button, asks, '<p class="leads"></p>');
    $("preview-body").firstChild.textContent = button.querySelector(".label").textContent;
  }
  const found = await look(button);
  if (!found || asking !== asks || (asks ? shown : wanted) !== button) return;
  lay(button, asks, found.card);
  const ghosts = draw(svg, found);
  if (asks) view.reveal(ghosts);
}

function aim(button) {
  if (button === wanted) return;
  wanted = button;
  clearTimeout(waiting);
  if (asking) return;
  if (shown && shown !== button) forget();
  if (open(button) && !held()) waiting = setTimeout(() => show(button), PAUSE);
}

/** Whether the preview of an option asks to do it. */
export const looked = (button) => asking && shown === button;

/**
 * Whether a press only shows where an option leads: a first tap does, and where it is wished a first click; a second
 * one, or the button, does it.
 */
export function onlyLooks(button) {
  const wish = preference("confirm");
  const first = wish === "on" || (wish === "touch" && touched);
  if (!first || !button.matches(".option") || !open(button) || looked(button)) return false;
  show(button, true);
  return true;
}

const listed = (value) => [...$("question").querySelectorAll("button.option")].find((each) => each.value === value);
const under = (target) => {
  const item = target.closest("#menu [data-option]");
  if (item) return listed(item.dataset.option);
  const button = target.closest("#question button.option");
  if (button || !svg.contains(target)) return button;
  for (let up = target; up && up !== svg; up = up.parentElement) if (at(up).length === 1) return at(up)[0];
  return null;
};
for (const name of ["pointerdown", "click"]) {
  addEventListener(name, ({ pointerType = touched && "touch" }) => (touched = pointerType === "touch"), true);
}
addEventListener(
  "keydown",
  (event) => {
    touched = false;
    if (event.key === "Escape") forget();
    if (event.key !== "o" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.target.closest("input, select, textarea, dialog")) odds(wanted);
  },
  true,
);
addEventListener("pointermove", ({ pointerType, clientX, clientY, target }) => {
  const still = clientX === last[0] && clientY === last[1]; // the page moved, not the hand
  last = [clientX, clientY];
  if (pointerType === "mouse" && !still && target.closest) aim(under(target));
});
// Whoever touches something else has seen enough.
let before = null;
addEventListener("click", () => (before = asking && shown), true);
addEventListener("click", ({ target }) => {
  const on = target.closest("#frame, #talk");
  if (before && before === shown && on && !shown.contains(target) && !(on.id === "frame" && view.dragged())) forget();
});
for (const id of ["question", "menu"]) {
  $(id).addEventListener("focusin", ({ target }) => !touched && aim(under(target)));
  $(id).addEventListener("focusout", () => !touched && aim(null));
}
$("question").addEventListener("click", ({ target }) => {
  const chip = target.closest("button.odds");
  if (chip) odds(chip.previousElementSibling);
});
$("do-it").addEventListener("click", () => shown?.click());
$("not-yet").addEventListener("click", () => {
  forget();
  wanted = null;
});

// Another question, or the same one anew.
new MutationObserver(() => {
  if (shown && !shown.isConnected) forget();
  wanted = null;
  if ($("question").querySelector(".odds:disabled")) chips();
}).observe($("question"), { childList: true });
chips();
