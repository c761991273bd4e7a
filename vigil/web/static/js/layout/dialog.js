// Rules and cards in a dialog, and the parts of the page that are fetched when they are opened.
import { opened } from "./back_button.js";
import { $, base, game, markup, now, packs, told } from "../base/page.js";

const slug = (text) =>
  text
    .toLowerCase()
    .replace(/é/g, "e")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
export const rule = (section) => show(`/rules/${game}/${slug(section)}`);
export const card = (key) =>
  show(`/cards/${game}/${key ? slug(key) : $("sheet").querySelector("#card")?.dataset.card || ""}`);

export async function show(path) {
  const asked = markup(`${path}?part=1${packs && `&packs=${encodeURIComponent(packs)}`}`);
  if (!(await told(asked))) return $("panel").close(); // the notice lies under it
  display(await asked);
}

export function display(text) {
  $("panel-body").innerHTML = text;
  if (!$("panel").open) $("panel").showModal();
  opened();
  $("panel").scrollTop = 0;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.cite, a.opens");
  const about = event.target.closest("button[data-card]");
  if (about) show(`/cards/${game}/${about.dataset.card}`);
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  show(new URL(link.href).pathname);
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

// The phases of the turn and how the game would end now; a reckoning that comes next opens by itself, and closes again.
let came = $("ahead").open;
export function course({ phases, goal, soon }) {
  $("phases").innerHTML = phases;
  $("phases").hidden = !phases;
  $("phases").scrollLeft = ($("phases").querySelector("[aria-current]")?.offsetLeft || 0) - 40;
  $("goal").textContent = goal.join(" · ");
  $("ahead").hidden = !goal.length;
  if (soon !== came) $("ahead").open = came = soon;
}

export function unfolded() {
  if ($("ahead").open) ahead();
  if ($("totals-box").open) totals();
  if ($("spoken").open && now.past === null) words();
}
$("ahead").addEventListener("toggle", () => $("ahead").open && ahead());
$("totals-box").addEventListener("toggle", () => $("totals-box").open && totals());
$("spoken").addEventListener("toggle", () => $("spoken").open && words());
