/**
 * What is being told, on the board: the elements it happens at are lit, and what advances leaves its way behind it.
 * It exports `showTrail` and `clearTrails`.
 */

const SVG = "http://www.w3.org/2000/svg";
let last = null;
let drawn = null; // where the way has come to; the lines of it

/** What a heading lights stays lit until the next one. */
export function showTrail(svg, frame, heading) {
  for (const each of svg.querySelectorAll(".told:not(.acting)")) dim(each, "told");
  const found = frame.at.map((id) => svg.getElementById(id)).filter((each) => each?.getBoundingClientRect().width);
  for (const each of found) each.classList.add("told", ...(heading ? ["acting"] : []));
  if (!found.length) return;
  const [here, ...bound] = found.map((each) => middle(svg, each));
  if (frame.along) {
    const way = layer(svg);
    for (const old of way.querySelectorAll(".bound")) old.remove();
    if (last) way.append(line(last, here, "gone"));
    for (const each of bound) way.append(line(here, each, "bound"));
  }
  if (frame.along || frame.at.length === 1) last = here;
}

/** Put out everything that was lit. */
export function clearTrails() {
  drawn?.remove();
  drawn = null;
  last = null;
  for (const each of document.querySelectorAll("#sheet .told, #sheet .acting")) dim(each, "told", "acting");
}

function dim(element, ...names) {
  element.classList.remove(...names);
  if (!element.classList.length) element.removeAttribute("class");
}

function layer(svg) {
  if (drawn) return drawn;
  drawn = document.createElementNS(SVG, "g");
  drawn.setAttribute("class", "way");
  drawn.setAttribute("aria-hidden", "true");
  svg.append(drawn);
  return drawn;
}

function middle(svg, element) {
  const box = element.getBoundingClientRect();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(svg.getScreenCTM().inverse());
}

function line(from, to, kind) {
  const found = document.createElementNS(SVG, "line");
  const gone = kind === "gone" ? { pathLength: 1 } : {}; // the style draws it from its start to its end
  for (const [name, value] of Object.entries({ class: kind, x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...gone })) {
    found.setAttribute(name, value);
  }
  return found;
}
