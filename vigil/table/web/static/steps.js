// The steps that followed an answer, one after the other, each with the board as it was then; skipping shows the end.
import { patch } from "./board.js";
import { guidance } from "./guide.js";
import { $, still, within } from "./page.js";
import { ready, svg, view } from "./question.js";

const STEP = 280, GLIDE = 560, LONGEST = 9000, LINGER = 1500; // milliseconds
let timers = [], rest = null; // what shows the end of the sequence that runs

// `found` is an update: its steps as markup, the frames of the board, the board at the end, what a screen reader hears.
export function tell(found) {
  finish();
  $("caption").hidden = true;
  $("steps").hidden = !found.steps;
  $("steps-list").innerHTML = found.steps || "";
  const items = [...$("steps-list").querySelectorAll("li")], frames = new Map((found.frames || []).map((each) => [each.n, each]));
  rest = () => {
    for (const item of items) item.classList.add("on");
    patch(svg, found.pieces, found.order);
    ready();
    $("skip").hidden = true;
    delete $("frame").dataset.telling;
  };
  if (still.matches || document.hidden || items.length < 2) finish();
  else run(items, frames);
  speak(found.say || []);
}

function run(items, frames) {
  const pauses = items.map((_, n) => (frames.has(n) ? GLIDE : STEP)), whole = pauses.reduce((sum, each) => sum + each, 0);
  const pace = Math.min(1, LONGEST / whole);
  let at = 0;
  items.forEach((item, n) => {
    timers.push(setTimeout(() => show(item, frames.get(n)), at));
    at += pauses[n] * pace;
  });
  timers.push(setTimeout(() => {
    finish();
    timers.push(setTimeout(() => ($("caption").hidden = true), LINGER));
  }, at));
  $("skip").hidden = false;
  $("frame").dataset.telling = frames.size;
}

function show(item, frame) {
  item.classList.add("on");
  within($("steps-list"), item);
  if (frame) {
    patch(svg, frame.pieces, frame.order);
    view.reveal(Object.keys(frame.pieces).filter((key) => key.includes("/")).map((key) => svg.getElementById(key.split("/")[1])));
  }
  const said = [...item.children].filter((each) => !each.matches(".cite"));
  $("caption").replaceChildren(...said.map((each) => each.cloneNode(true)));
  $("caption").hidden = false;
}

function speak(lines) {
  const spoken = document.createElement("p");
  spoken.textContent = [...lines, ...guidance(), $("q").textContent].join(". ");
  $("live").append(spoken);
  while ($("live").children.length > 5) $("live").firstChild.remove();
}

// Nothing is told any more: the page shows another moment.
export function hush() {
  rest = null;
  finish();
  $("steps").hidden = $("caption").hidden = true;
  delete $("frame").dataset.telling;
}

function finish() {
  timers.forEach(clearTimeout);
  timers = [];
  const end = rest;
  rest = null;
  end?.();
}

function skip() {
  finish();
  $("caption").hidden = true;
  $("q").focus({ preventScroll: true });
}
$("skip").addEventListener("click", skip);
addEventListener("keydown", ({ key }) => key === "Escape" && $("frame").dataset.telling && skip());
