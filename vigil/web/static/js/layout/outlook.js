/**
 * The phases of the turn, how the game would end now, and the parts of the page that are fetched when they are opened:
 * forecasts, totals, the table in words. It exports `showOutlook` and `unfolded`.
 */

import { $, base, now } from "../base/page.js";
import { markup, told } from "../net/request.js";

async function part(box, path, more = "") {
  const asked = markup(`${base}${path}${more}`);
  const open = [...box.children].map((each) => each.open);
  if (!(await told(asked))) return;
  box.innerHTML = await asked;
  [...box.children].forEach((each, n) => (each.open = open[n] || false));
}
const totals = () => part($("totals"), "/totals", now.past === null ? "" : `?answers=${now.past}`);
const words = () => part($("spoken-text"), "/words");
const ahead = () => part($("ahead-body"), "/ahead", now.past === null ? "" : `?answers=${now.past}`);

let came = $("ahead").open; // whether a reckoning came next

/**
 * Show the phases of the turn and how the game would end now; a reckoning that comes next opens by itself, and closes
 * again.
 */
export function showOutlook({ phases, goal, soon }) {
  $("phases").innerHTML = phases;
  $("phases").hidden = !phases;
  $("phases").scrollLeft = ($("phases").querySelector("[aria-current]")?.offsetLeft || 0) - 40;
  $("goal").textContent = goal.join(" · ");
  $("ahead").hidden = !goal.length;
  if (soon !== came) $("ahead").open = soon;
  came = soon;
}

/** Fetch anew what is unfolded. */
export function unfolded() {
  if ($("ahead").open) ahead();
  if ($("totals-box").open) totals();
  if ($("spoken").open && now.past === null) words();
}
$("ahead").addEventListener("toggle", () => $("ahead").open && ahead());
$("totals-box").addEventListener("toggle", () => $("totals-box").open && totals());
$("spoken").addEventListener("toggle", () => $("spoken").open && words());
