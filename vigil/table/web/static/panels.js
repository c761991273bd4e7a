// The panels of a board: side by side where there is room for all, one at a time behind tabs where there is not.
import { $ } from "./page.js";

const narrow = matchMedia("(max-width: 1100px), (max-height: 520px)"); // as in table.css
const OVERVIEW = 600; // pixels: a frame as wide as this shows the whole board first

// `view` is what zooms and pans, `svg` the drawing. The result says which of some elements to look at.
export function paneled(svg, view) {
  const tabs = [...$("tabs").querySelectorAll("button")], room = (tab) => tab.dataset.room.split(" ").map(Number);
  let shown = null;

  function open(tab, keep) {
    shown = tab;
    for (const each of tabs) each.setAttribute("aria-pressed", String(each === tab));
    view.look(tab ? room(tab) : null, keep);
  }

  // The first tab in whose panel the middle of an element lies.
  function holder(element) {
    const box = element.getBoundingClientRect(), matrix = svg.getScreenCTM().inverse();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    return tabs.find((tab) => {
      const [left, top, wide, high] = room(tab);
      return x >= left && y >= top && x <= left + wide && y <= top + high;
    });
  }

  // Look at what glows: where the player is looking already, otherwise in the first panel that has some of it.
  function reveal(elements) {
    if (!tabs.length) return view.reveal(elements);
    const held = new Map(tabs.map((tab) => [tab, []]));
    for (const each of elements) if (each.getBoundingClientRect().width) held.get(holder(each))?.push(each);
    for (const [tab, lit] of held) tab.classList.toggle("lit", lit.length > 0);
    const all = tabs.at(-1), here = shown && shown !== all && held.get(shown).length ? shown : tabs.find((tab) => held.get(tab).length);
    if (!here) return;
    if (shown && shown !== all && shown !== here && !view.held()) open(here, true);
    view.reveal(held.get(here));
  }

  const first = () => (narrow.matches ? tabs.at($("frame").clientWidth < OVERVIEW ? 0 : -1) : null);
  const turn = () => open(first() || null);
  for (const tab of tabs) tab.addEventListener("click", () => open(tab));
  narrow.addEventListener("change", turn);
  turn();
  return { reveal };
}
