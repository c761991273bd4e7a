/** The log: its lines, the filter, earlier lines, and where a replay is in it. It exports a function for each. */

import { $, now, within } from "../base/page.js";
import { call, told } from "../net/request.js";
import { filterItems } from "../base/filter.js";

/** What is unfolded stays so when the same line is written anew. */
const unfolded = () => [...$("log").querySelectorAll("details[open]")];
const telling = (fold) => `${fold.closest("li").dataset.n} ${fold.textContent}`;

/** Write the lines of an update, or the `whole` log. */
export function write(found, whole) {
  if (whole) {
    const open = unfolded().map(telling);
    now.start = found.keep;
    $("log").innerHTML = found.log;
    for (const each of $("log").querySelectorAll("details")) each.open = open.includes(telling(each));
    $("earlier").hidden = !found.keep;
    return;
  }
  for (const line of [...$("log").children].reverse()) {
    if (Number(line.dataset.n) < found.keep) break;
    line.remove();
  }
  $("log").insertAdjacentHTML("beforeend", found.log);
}

/** Show the last line. */
export const scrollToEnd = () => ($("scroll").scrollTop = $("scroll").scrollHeight);

/** Hide what does not fit the filter, but for the card and the order above what fits: they tell why. */
export function filterLog() {
  const lines = $("log").children;
  $("none").hidden = filterItems(lines, $("filter").value);
  const some = $("log").classList.toggle("sifted", Boolean($("filter").value.trim()));
  let card = null;
  let order = null;
  for (const line of lines) {
    line.classList.remove("above");
    if (line.matches(".card")) [card, order] = [line, null];
    if (line.matches(".order")) order = line;
    if (!some || line.hidden) continue;
    for (const head of [card, order]) {
      if (head?.hidden) head.classList.add("above");
      if (head) head.hidden = false;
    }
  }
}

/** Fetch earlier lines, or `all` of them. */
export async function earlier(all) {
  const before = now.start;
  const found = await call(`/log?before=${before}${all ? "&all=1" : ""}`);
  if (now.start !== before) return; // these lines have come meanwhile
  now.start = found.start;
  $("log").insertAdjacentHTML("afterbegin", found.log);
  $("earlier").hidden = !found.start;
  filterLog();
}
$("earlier").addEventListener("click", () => told(earlier()));
$("filter").addEventListener("input", async () => {
  if (now.start && $("filter").value.trim()) await told(earlier(true));
  filterLog();
});

/** Mark the last line told before the moment `n`; the style dims those that follow it. */
export function mark(n) {
  const lines = $("log").children;
  const moment = (at) => Number(lines[at].querySelector(".jump").dataset.moment);
  let low = 0;
  let high = n === null ? 0 : lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (moment(middle) > n) high = middle;
    else low = middle + 1;
  }
  const here = n === null ? null : lines[low - 1];
  const old = $("log").querySelector(".here");
  $("log").classList.toggle("ahead", n !== null && !here);
  if (old !== here) old?.classList.remove("here");
  if (!here) return;
  here.classList.add("here");
  within($("scroll"), here);
}
