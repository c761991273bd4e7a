/**
 * The sheet with the question on a small screen: pulled by its grip, or changed step by step with a tap and the
 * arrows. It exports nothing.
 */

import { $ } from "../base/page.js";

const SIZES = ["low", "middle", "high"];
const FAR = 8; // pixels: less is a tap
const main = $("main");
const grip = $("grip");
const aside = matchMedia("(max-height: 520px)"); // as in layout/phone.css
let held = null;
let pulled = false; // where a finger took it; whether the last touch was no tap

const size = () => main.dataset.sheet || "middle";
function set(to) {
  main.style.removeProperty("--sheet");
  main.dataset.sheet = to;
  grip.setAttribute("aria-expanded", String(to !== "low"));
}
const step = (by) => set(SIZES[Math.min(2, Math.max(0, SIZES.indexOf(size()) + by))]);

/** How large the sheet would be if it were let go here, and how large it may become. */
const wanted = ({ clientX, clientY }) => held.was + (aside.matches ? held.x - clientX : held.y - clientY);
const most = () => (aside.matches ? main.clientWidth : main.clientHeight);

grip.addEventListener("pointerdown", (event) => {
  main.style.removeProperty("--need");
  const box = $("talk").getBoundingClientRect();
  held = { x: event.clientX, y: event.clientY, was: aside.matches ? box.width : box.height, far: false };
  grip.setPointerCapture(event.pointerId);
});
grip.addEventListener("pointermove", (event) => {
  if (!held) return;
  held.far ||= Math.abs(wanted(event) - held.was) > FAR;
  if (held.far) main.style.setProperty("--sheet", `${Math.min(most() * 0.85, Math.max(44, wanted(event)))}px`);
});
grip.addEventListener("pointerup", (event) => {
  const part = wanted(event) / most();
  pulled = held.far;
  held = null;
  if (pulled) set(SIZES[[0.25, 0.55].filter((edge) => part >= edge).length]);
});
grip.addEventListener("pointercancel", () => {
  held = null;
  set(size());
});
grip.addEventListener("click", () => {
  if (!pulled) set(SIZES[(SIZES.indexOf(size()) + 1) % 3]);
  pulled = false;
});
grip.addEventListener("keydown", (event) => {
  const by = { ArrowUp: 1, ArrowLeft: 1, ArrowDown: -1, ArrowRight: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  step(by);
});
