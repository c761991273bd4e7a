/**
 * A set on the board: a piece that is carried to a place chooses what both have in common, and a thread leads from
 * each piece to what is chosen for it. It exports nothing.
 */

import { parse } from "./patch.js";
import { menu, press } from "../question/answer.js";
import { box, seen } from "./preview_overlay.js";
import { $, game } from "../base/page.js";
import { markup } from "../net/request.js";
import { at, svg } from "../question/question.js";

const SVG = "http://www.w3.org/2000/svg";
const FAR = 8; // pixels: less is a click
const frame = $("frame");
let held = null; // the piece in hand, and where it was taken up

const up = (element) => (element && element !== svg ? [element, ...up(element.parentElement)] : []);
const shared = (piece, { clientX, clientY }) => {
  const there = [...new Set(document.elementsFromPoint(clientX, clientY).flatMap(up))];
  const place = there.find((each) => each !== piece && at(each).some((button) => at(piece).includes(button)));
  return { place, buttons: place ? at(place).filter((button) => at(piece).includes(button)) : [] };
};

frame.addEventListener(
  "pointerdown",
  (event) => {
    const piece = event.target.closest(".movable.glow");
    if (piece && event.isPrimary && !event.button) held = { piece, x: event.clientX, y: event.clientY };
  },
  true,
);

frame.addEventListener(
  "pointermove",
  (event) => {
    if (!held) return;
    event.stopPropagation(); // the board stays where it is
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    const scale = svg.getScreenCTM().a;
    if (!held.moved && Math.hypot(dx, dy) < FAR) return;
    held.moved = true;
    held.piece.classList.add("carried");
    held.piece.style.translate = `${dx / scale}px ${dy / scale}px`;
    const { place } = shared(held.piece, event);
    for (const each of svg.querySelectorAll(".aim")) each.classList.toggle("aim", each === place);
    place?.classList.add("aim");
  },
  true,
);

function drop(event) {
  const { piece, moved } = held || {};
  held = null;
  if (!moved) return;
  const { buttons } = event.type === "pointerup" ? shared(piece, event) : { buttons: [] };
  piece.classList.remove("carried");
  piece.style.translate = "";
  for (const each of svg.querySelectorAll(".aim")) each.classList.remove("aim");
  const quiet = (click) => click.stopPropagation(); // the click that ends it was not meant
  frame.addEventListener("click", quiet, true);
  setTimeout(() => frame.removeEventListener("click", quiet, true));
  if (buttons.length === 1) press(buttons[0]);
  else if (buttons.length) menu(buttons, event.clientX, event.clientY);
}
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, drop, true);

/** From whom to what. */
function threads() {
  svg.getElementById("threads")?.remove();
  const chosen = [...$("question").querySelectorAll(".element[aria-pressed=true][data-at]")];
  if (!chosen.length) return;
  const sheet = document.createElementNS(SVG, "g");
  sheet.id = "threads";
  for (const button of chosen) {
    const there = button.dataset.at
      .split(" ")
      .map((id) => svg.getElementById(id))
      .filter(Boolean);
    const piece = there.find((each) => each.matches(".movable"));
    const place = there.find((each) => !each.matches(".movable, .of-piece"));
    if (!piece || !place) continue;
    const from = box(svg, piece).middle;
    const to = box(svg, place).middle;
    if (!seen(svg, from) || !seen(svg, to)) continue;
    const [ax, ay] = from;
    const [bx, by] = to;
    const bend = Math.min(50, Math.hypot(bx - ax, by - ay) / 4);
    const way = document.createElementNS(SVG, "path");
    const end = document.createElementNS(SVG, "circle");
    way.setAttribute("d", `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 - bend} ${bx} ${by}`);
    for (const [key, value] of Object.entries({ cx: bx, cy: by, r: 7 })) end.setAttribute(key, value);
    sheet.append(way, end);
  }
  svg.append(sheet);
}
for (const [each, how] of [
  [$("question"), { childList: true, subtree: true }],
  [svg, { attributeFilter: ["viewBox"] }],
]) {
  new MutationObserver(threads).observe(each, how);
}
threads();

// Drawings for which the first page has no room.
if (svg.dataset.later) {
  addEventListener("load", async () => svg.append(parse(await markup(`/board/${game}/later.svg`))));
}
