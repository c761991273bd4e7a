/** Rules and cards in a dialog. It exports how each is shown. */

import { noteOpened } from "./back_button.js";
import { $, base, game, packs } from "../base/page.js";
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
