// A set being built: each element goes in or out by one press, and the server says what still fits.
import { $, base, markup, now, told } from "./page.js";
import { ready } from "./question.js";

let asking = null; // the last press: an answer to an earlier one is stale

const inside = () => [...$("draft").querySelectorAll("input[name=in]")].map((each) => each.value);

// A press leaves the focus where it is until it is a click: the reason shown beside what has the focus takes room, and all would move away from under the pointer.
$("question").addEventListener("mousedown", (event) => event.target.closest("#draft button") && event.preventDefault());

export async function build(button) {
  const other = button.name === "put" && button.closest(".share")?.querySelector(".in .element"); // who has something else to do
  if (button.getAttribute("aria-disabled") === "true" && !other) return;
  const mine = (asking = {}), { stamp } = now, { name, value } = button;
  const asked = new URLSearchParams([...inside().map((each) => ["in", each]), [name, value], ...(other ? [["take", other.value]] : [])]);
  const found = markup(`${base}/draft?${asked}`);
  if (!(await told(found)) || asking !== mine || now.stamp !== stamp || !$("draft")) return;
  $("draft").outerHTML = await found;
  const again = [...$("draft").querySelectorAll("button")].filter((each) => each.value === value);
  const same = again.find((each) => each.name === name) || again[0], folded = same?.closest("details:not([open])");
  (folded?.firstElementChild || same)?.focus(); // what is chosen folds up under its person's name
  ready();
}
