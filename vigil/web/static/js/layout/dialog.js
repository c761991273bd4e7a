/**
 * Rules and cards in a dialog, and the parts of the page that are fetched when they are opened. It exports how each
 * is shown.
 */

import { noteOpened } from "./back_button.js";
import { $, base, game, now, packs } from "../base/page.js";
import { markup, told } from "../net/request.js";

const slug = (text) =>
  text
    .toLowerCase()
    .replace(/é/g, "e")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Show a section of the rules. */
export const rule = (section) => show(`/rules/${game}/${slug(section)}`);

/** Show a card by its name, or the one that lies there. */
export const card = (key) =>
  show(`${base}/cards/${key ? slug(key) : $("sheet").querySelector("#card")?.dataset.card || "-"}`);

/** Show what an address has to read. */
export async function show(path) {
  const asked = markup(`${path}?part=1${packs && `&packs=${encodeURIComponent(packs)}`}`);
  if (!(await told(asked))) return $("panel").close(); // the notice lies under it
  display(await asked);
}

/** Show markup in the dialog. */
export function display(text) {
  $("panel-body").innerHTML = text;
  if (!$("panel").open) $("panel").showModal();
  noteOpened();
  $("panel").scrollTop = 0;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.cite, a.opens");
  const about = event.target.closest("button[data-card]");
  if (about) show(`${base}/cards/${about.dataset.card}`);
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  show(new URL(link.href).pathname.replace(`/cards/${game}/`, `${base}/cards/`));
});
$("panel").addEventListener(
  "click",
  ({ target }) => [$("panel"), $("panel-close")].includes(target) && $("panel").close(),
);

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
