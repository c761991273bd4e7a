// Beside the game: a proposal, where the seat wants to be asked, and the others at the table.
import { $, now, notice } from "./page.js";

export const company = {}; // what company.js does, which only a table of several seats has; `send` is that of the wire

// Put new markup in its place, if it is new; what was open or had the focus stays so.
function put(box, text) {
  if (box.dataset.text === text) return;
  const open = box.querySelector("details")?.open, held = box.contains(document.activeElement) && document.activeElement.value;
  box.innerHTML = box.dataset.text = text;
  if (open) box.querySelector("details")?.setAttribute("open", "");
  if (held) [...box.querySelectorAll("button")].find((each) => each.value === held)?.focus();
}

export function beside(found, held = false) {
  put($("poll"), found.poll);
  $("poll").hidden = !found.poll;
  put($("stops"), found.stops);
  if (!held) turn(found);
  if (found.notices?.length) notice(found.notices.join(" "));
}

// Whose turn it is, among the others and in the page's title: when what led to it has been told.
export function turn(found) {
  if ("people" in found) others(found);
  if ("mine" in found) company.turn(found.mine);
}

function others(found) {
  put($("at-table"), found.people);
  put($("hints"), found.hints);
  company.shown();
  company.hear(found.said);
  if (found.whole && "screen" in found) company.changeSeat(found);
}

$("poll").addEventListener("submit", (event) => {
  event.preventDefault();
  company.send("/vote", { poll: $("poll").elements.poll.value, vote: event.submitter.value });
});

$("propose")?.addEventListener("click", () => company.send("/propose", { keep: now.past }));
