/**
 * What every part of the table's page shares. It exports the page's elements and words, where the game stands, and
 * the notice.
 */

/** The element of an id. */
export const $ = (id) => document.getElementById(id);
const main = $("main");

/** The words that scripts say, in the language of the page. */
export const says = $("says").dataset;

/** Whether the player wants nothing to move. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");
/** What the page was opened for: the link, the game, its packs, the address of the worker. */
export const { token, game, packs, worker } = main.dataset;

/** The language of the page. */
export const language = document.documentElement.lang;

/** The address of the table. */
export const base = `/table/${token}`;

/** Where the game stands: `past` is the moment a replay shows, or null; `seen` counts what came and was shown. */
export const now = {
  at: Number(main.dataset.at),
  answers: Number(main.dataset.answers),
  start: Number(main.dataset.start),
  stamp: Number(main.dataset.stamp),
  screen: Number(main.dataset.screen || 0),
  past: null,
  seen: 0,
};

/** Whether something lies over the table: then no key answers its question. */
export const covered = () =>
  Boolean(document.querySelector("dialog[open], #settings:popover-open, #keys:popover-open, #problem:popover-open"));

/** Tell the player a sentence, with a link to a report if there is one; an empty one hides the notice. */
export function notice(text, report) {
  $("notice").hidden = !text;
  $("notice-text").textContent = text;
  if (!report) return;
  const link = Object.assign(document.createElement("a"), {
    href: report,
    download: "",
    className: "button",
    textContent: says.report,
  });
  $("notice-text").append(" ", link);
}
$("hush").addEventListener("click", () => notice(""));

/** Bring an item of a scrolling box into sight, and move nothing but that box. */
export function within(box, item) {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
}
