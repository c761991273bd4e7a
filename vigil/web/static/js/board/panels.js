/**
 * The panels of a board: side by side as far as they can be read, the others behind tabs. It exports `arrangePanels`.
 */

import { $ } from "../base/page.js";

const SEAM = 0.03; // the part of a panel that neighbours may overlap
const EDGE = 0.4; // the part that may be seen of one that is not meant

const union = (a, b) => {
  const left = Math.min(a[0], b[0]);
  const top = Math.min(a[1], b[1]);
  return [left, top, Math.max(a[0] + a[2], b[0] + b[2]) - left, Math.max(a[1] + a[3], b[1] + b[3]) - top];
};

/** How much of the panel b lies in the room a. */
const part = (a, b) =>
  [0, 1].reduce((all, axis) => {
    const shared = Math.min(a[axis] + a[axis + 2], b[axis] + b[axis + 2]) - Math.max(a[axis], b[axis]);
    return (all * Math.max(0, shared)) / b[axis + 2];
  }, 1);
const holds = (a, b) => part(a, b) > 1 - SEAM;
const cuts = (a, b) => !holds(a, b) && part(a, b) > EDGE;

/** `view` is what zooms and pans, `svg` the drawing. The result says which of some elements to look at. */
export function arrangePanels(svg, view) {
  const tabs = [...$("tabs").querySelectorAll("button")];
  const all = tabs.pop();
  const room = (tab) => tab.dataset.room.split(" ").map(Number);
  let wanted = tabs[0]; // the tab that is open
  let chosen = null; // the tab the player opened
  let shown = []; // the tabs whose panels are in sight
  let stays = false; // the player opened it since the last question

  /** The panel of a tab with as many of the others beside it as can be read. */
  function around(tab) {
    let found = room(tab);
    for (const other of tabs) {
      const both = union(found, room(other));
      if (view.legible(both) && !tabs.some((each) => cuts(both, room(each)))) found = both;
    }
    return found;
  }

  function open(tab, keep) {
    wanted = tab;
    const at = tab === all ? room(all) : around(tab);
    shown = tabs.filter((each) => holds(at, room(each)));
    for (const each of tabs) each.setAttribute("aria-pressed", String(tab !== all && shown.includes(each)));
    all.setAttribute("aria-pressed", String(tab === all));
    view.look(at, { keep, afar: tab === all });
  }

  /** Everything at once where it can be read; tabs that are not needed leave their room to the board. */
  function turn() {
    $("main").removeAttribute("data-paneled");
    const whole = !all || view.legible(room(all));
    $("main").toggleAttribute("data-paneled", !whole);
    if (whole) {
      shown = tabs;
      view.look(null);
    } else open(wanted);
  }

  /** The first tab in whose panel the middle of an element lies. */
  function holder(element) {
    const box = element.getBoundingClientRect();
    const matrix = svg.getScreenCTM().inverse();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    return tabs.find((tab) => {
      const [left, top, wide, high] = room(tab);
      return x >= left && y >= top && x <= left + wide && y <= top + high;
    });
  }

  /**
   * Look at what glows: in the panel that the player opened, if it has some of it, otherwise in the first that has;
   * free actions count where there is nothing else.
   */
  function reveal(elements, about = [], busy = false) {
    stays = false;
    const glowing = elements.filter((each) => each.matches(".glow") && each.getBoundingClientRect().width);
    const meant = glowing.length ? glowing : elements;
    if (!tabs.length) return view.reveal(meant, about, busy);
    const held = new Map(tabs.map((tab) => [tab, []]));
    for (const each of elements) if (each.getBoundingClientRect().width) held.get(holder(each))?.push(each);
    for (const [tab, here] of held) tab.classList.toggle("lit", here.length > 0);
    const lit = tabs.filter((tab) => held.get(tab).some((each) => meant.includes(each)));
    const best = lit.includes(chosen) ? chosen : lit[0];
    if (!best || view.held()) return;
    if (chosen !== all && !shown.includes(best)) open(best, true);
    const here = shown.filter((tab) => lit.includes(tab));
    view.reveal(
      meant.filter((each) => here.includes(holder(each))),
      about.filter((each) => here.includes(holder(each))),
      busy,
    );
  }

  /**
   * Something is told that happens `at` some elements, and others have moved: its panel is opened, unless the player
   * has opened one meanwhile.
   */
  function follow(at, moved = []) {
    const drawn = (each) => each.getBoundingClientRect().width;
    const seen = at.filter(drawn);
    const held = seen.map(holder);
    const hidden = held[0] && !held.some((tab) => shown.includes(tab));
    if (hidden && !stays && chosen !== all && !view.held()) open(held[0], true);
    view.reveal([...seen, ...moved.filter(drawn)]);
  }

  for (const tab of [...tabs, all].filter(Boolean)) {
    tab.addEventListener("click", () => {
      stays = true;
      chosen = tab;
      open(tab);
    });
  }
  view.resized = turn;
  turn();
  return { follow, reveal };
}
