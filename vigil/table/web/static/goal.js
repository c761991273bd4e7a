// The goal of the game on one card, at its start; who has read it once is not shown it again.
import { $ } from "./page.js";

const card = $("goal-card");

export function read() {
  if (!card || card.hidden) return;
  card.hidden = true;
  localStorage.setItem(card.dataset.kept, "read");
}

if (card && localStorage.getItem(card.dataset.kept)) card.hidden = true;
$("goal-close")?.addEventListener("click", () => {
  read();
  $("q").focus();
});
addEventListener("keydown", ({ key }) => key === "Escape" && read());
