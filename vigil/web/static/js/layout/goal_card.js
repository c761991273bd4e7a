/**
 * The goal of the game on one card, at its start; who has read it once is not shown it again. It exports `closeGoal`.
 */

import { $ } from "../base/page.js";

const card = $("goal-card");

/** The card was read: it is not shown again. */
export function closeGoal() {
  if (!card || card.hidden) return;
  card.hidden = true;
  localStorage.setItem(card.dataset.kept, "read");
}

/** Where not all of it has room, it goes on at a press, over the whole screen. */
function cut() {
  const text = card?.querySelector(".goal-text");
  const more = $("goal-more");
  if (text) more.hidden = card.classList.contains("whole") || text.scrollHeight <= text.clientHeight + 2;
}
$("goal-more")?.addEventListener("click", () => {
  card.classList.add("whole");
  cut();
});
if (card) new ResizeObserver(cut).observe(card);

if (card && localStorage.getItem(card.dataset.kept)) card.hidden = true;
$("goal-close")?.addEventListener("click", () => {
  closeGoal();
  $("q").focus();
});
addEventListener("keydown", ({ key }) => key === "Escape" && closeGoal());
