/**
 * A card under its cover: it opens while a finger, a button or a key holds it, and closes when it is let go. It
 * exports nothing.
 */

import { follow, svg } from "../question/question.js";

const HOLD = 250;
const FAR = 10; // milliseconds until it opens: a tap does not show it; pixels: further is a pan
let held = null;
let opened = false; // what is held and where; whether the last hold has opened it: then its click is no choice

const card = ({ target }) => target.closest?.(".held-open");
function show() {
  held.card.classList.add("open");
  opened = true;
}
function shut() {
  clearTimeout(held?.timer);
  held?.card.classList.remove("open");
  held = null;
}

addEventListener("pointerdown", (event) => {
  shut(); // a second finger too
  opened = false;
  if (card(event) && event.isPrimary) {
    held = { card: card(event), x: event.clientX, y: event.clientY, timer: setTimeout(show, HOLD) };
  }
});
addEventListener("pointermove", ({ clientX, clientY }) => {
  if (held && Math.hypot(clientX - held.x, clientY - held.y) > FAR) shut();
});
for (const name of ["pointerup", "pointercancel", "blur", "pagehide"]) addEventListener(name, shut);
for (const name of ["focusout", "keyup"]) svg.addEventListener(name, shut);
document.addEventListener("visibilitychange", shut);
addEventListener("contextmenu", (event) => card(event) && event.preventDefault());
addEventListener(
  "click",
  (event) => {
    if (opened) event.stopPropagation();
    opened = false;
  },
  true,
);

svg.addEventListener("keydown", (event) => {
  if (!card(event) || ![" ", "Enter"].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat || held) return;
  held = { card: card(event) };
  show();
  opened = false; // no click follows
});
svg.addEventListener("focusin", (event) => {
  svg.closest(".frame").scrollTo(0, 0); // the browser would move the frame: the board is panned instead
  if (card(event)) follow([card(event)]);
});
