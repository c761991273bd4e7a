// Beside the game: a proposal to take back, and where the seat wants to be asked.
import { $, now, notice } from "./page.js";
import { send } from "./sync.js";

// Put new markup in its place, if it is new; what was open or had the focus stays so.
function put(box, text) {
  if (box.dataset.text === text) return;
  const open = box.querySelector("details")?.open, held = box.contains(document.activeElement) && document.activeElement.value;
  box.innerHTML = box.dataset.text = text;
  if (open) box.querySelector("details")?.setAttribute("open", "");
  if (held) [...box.querySelectorAll("button")].find((each) => each.value === held)?.focus();
}

export function beside(found) {
  put($("poll"), found.poll);
  $("poll").hidden = !found.poll;
  put($("stops"), found.stops);
  if (found.notices?.length) notice(found.notices.join(" "));
}

$("poll").addEventListener("submit", (event) => {
  event.preventDefault();
  send("/vote", { poll: $("poll").elements.poll.value, vote: event.submitter.value });
});

$("propose")?.addEventListener("click", () => send("/propose", { keep: now.past }));
