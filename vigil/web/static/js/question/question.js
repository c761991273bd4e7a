/**
 * The question: its options here and on the board, which glows where one can be chosen. It exports the drawing, and
 * how a question is filled in, made ready and set aside.
 */

import { light } from "../board/patch.js";
import { lightLesson } from "./lesson.js";
import { $, now, says, still } from "../base/page.js";
import { showOutlook, unfolded } from "../layout/outlook.js";
import { arrangePanels } from "../board/panels.js";
import { fit } from "./question_fit.js";
import { zoomable } from "../board/zoom.js";

/** The drawing of the board. */
export const svg = $("sheet").querySelector("svg");

/** What pans and zooms the drawing. */
export const view = zoomable($("frame"), $("sheet"), still);
const panels = arrangePanels(svg, view);

/** Look at where something is told to happen. */
export const { follow } = panels;

let lit = new Map();

/** The question is put there; whoever calls makes it `ready` when it may be answered. */
export function fill(found) {
  $("question").innerHTML = found.question;
  $("menu").hidden = true; // its choices were those of the question before
  dark();
}

let aside = null; // the question that waits

/** The question of now waits while a moment of the past is shown: a set that is being built is not lost. */
export const setAside = () => (aside = { stamp: now.stamp, nodes: [...$("question").childNodes] });

/** The question that waited comes back, if it is still asked. */
export function takeUp() {
  $("question").replaceChildren(...(aside?.stamp === now.stamp ? aside.nodes : []));
  aside = null;
}

/** The numbers and the phases, which are sent when they change. */
export function gauge({ strip, course: way }) {
  if (typeof strip === "string") $("strip").innerHTML = strip;
  if (way) showOutlook(way);
}

/** Show the numbers, and fetch anew what is unfolded. */
export function measure(found) {
  gauge(found);
  unfolded();
}

const dark = () => (lit = light(svg, []));

/** The question may be answered: light it on the board and look at it, unless somebody is `busy` in it. */
export function ready(busy) {
  $("q").tabIndex = -1;
  const read = [...$("question").querySelectorAll(".read-page")].map((each) => each.textContent);
  for (const line of [...$("log").children].slice(-30)) {
    line.classList.toggle("read", read.includes(line.querySelector(".jump").textContent));
  }
  fit();
  const shown = lightLesson(svg);
  const mine = light(svg, $("question").querySelectorAll("button.option"));
  lit = mine;
  for (const each of svg.querySelectorAll(".subject")) each.classList.remove("subject");
  const about = ($("q").dataset.at || "")
    .split(" ")
    .map((id) => id && svg.getElementById(id))
    .filter(Boolean);
  for (const each of about) each.classList.add("subject");
  const gliding = svg.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition);
  Promise.allSettled(gliding.map((each) => each.finished)).then(
    () => lit === mine && panels.reveal(mine.size ? [...mine.keys()] : shown, about, busy),
  );
}

/** How many options lie below the edge of the list. */
function below() {
  const edge = Math.min(...["answer", "talk"].map((id) => $(id).getBoundingClientRect().bottom)) + 4;
  const hidden = options().filter((each) => each.getBoundingClientRect().bottom > edge);
  $("more").hidden = !hidden.length;
  $("more").textContent = says.more.replace("{n}", hidden.length);
  return hidden[0];
}
$("more").addEventListener("click", () => below()?.scrollIntoView({ behavior: still.matches ? "auto" : "smooth" }));
// What is unfolded comes into sight.
$("question").addEventListener("click", ({ target }) => {
  const summary = target.closest("summary");
  if (summary) {
    requestAnimationFrame(() =>
      [summary.parentElement, summary].map((each) => each.scrollIntoView({ block: "nearest" })),
    );
  }
});
for (const id of ["answer", "talk"]) $(id).addEventListener("scroll", below, { passive: true });
const sized = new ResizeObserver(below);
for (const id of ["answer", "question"]) sized.observe($(id));

/** The buttons that can be pressed now. */
export const options = () =>
  $("ask").classList.contains("held")
    ? []
    : [...$("question").querySelectorAll("button.option, button.outcome")].filter((each) => !each.disabled);

/** The buttons of what glows at an element. */
export const at = (element) => lit.get(element) || [];

for (const name of ["pointerover", "focusin"]) {
  $("question").addEventListener(name, ({ target }) => {
    const button = target.closest("button.option");
    for (const [element, buttons] of lit) element.classList.toggle("aim", buttons.includes(button));
  });
}
