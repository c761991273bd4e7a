/**
 * The board as it would be: pieces that would move as ghosts with their way, the rest of what would change in a
 * frame. All of it lies on a sheet of its own, so that the drawing stays as it is. It exports `draw`, `wipe`, and how
 * to measure the drawing.
 */

import { parse } from "./patch.js";

const SVG = "http://www.w3.org/2000/svg";
const EDGE = 5;
let sheet = null;

/** Take the preview away. */
export function wipe() {
  sheet?.remove();
  sheet = null;
}

function made(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

/** The box of an element in the units of the drawing. */
export function box(svg, element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const back = svg.getScreenCTM().inverse();
  const from = new DOMPoint(x, y).matrixTransform(back);
  const to = new DOMPoint(x + width, y + height).matrixTransform(back);
  return {
    x: from.x,
    y: from.y,
    width: to.x - from.x,
    height: to.y - from.y,
    middle: [(from.x + to.x) / 2, (from.y + to.y) / 2],
  };
}

/**
 * Whether a point lies in the room of the drawing that is looked at: what leads out of it would only be a stray line.
 */
export function seen(svg, [px, py]) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  return px >= x && py >= y && px <= x + width && py <= y + height;
}

function frame(svg, element, kind) {
  const { x, y, width, height, middle } = box(svg, element);
  if (width && seen(svg, middle)) {
    made(
      "rect",
      { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE, rx: 6, class: kind },
      sheet,
    );
  }
}

function way(svg, old, next) {
  const from = box(svg, old);
  const to = box(svg, next);
  const [ax, ay] = from.middle;
  const [bx, by] = to.middle;
  const far = Math.hypot(bx - ax, by - ay);
  const bend = Math.min(60, far / 4);
  if (far > 6 && [from, to].every((each) => each.width && seen(svg, each.middle))) {
    made("path", { d: `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 - bend} ${bx} ${by}`, class: "way" }, sheet);
  }
}

/** Show what would change; the result is what lies where something comes to. */
export function draw(svg, { pieces, gone }) {
  wipe();
  sheet = made(
    "svg",
    { viewBox: svg.getAttribute("viewBox"), class: "board ahead", "aria-hidden": "true" },
    svg.parentElement,
  );
  const ghosts = [];
  for (const [key, markup] of Object.entries(pieces)) {
    const old = svg.getElementById(key.split("/").at(-1));
    const next = parse(markup);
    const moves = key.includes("/") && next.getAttribute("transform") !== old?.getAttribute("transform");
    if (old && !moves) frame(svg, old, "touched");
    if (!moves) continue;
    for (const each of [next, ...next.querySelectorAll("[id]")]) each.removeAttribute("id");
    next.classList.add("ghost");
    sheet.append(next);
    ghosts.push(next);
    if (old) way(svg, old, next);
  }
  for (const key of gone) {
    const old = svg.getElementById(key.split("/").at(-1));
    if (old) frame(svg, old, "going");
  }
  return ghosts;
}
