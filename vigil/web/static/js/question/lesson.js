// The guide of a first game: what it speaks of is lit on the board, and it is read out with the question.
import { $ } from "../base/page.js";

export function meant(svg) {
  for (const each of svg.querySelectorAll(".meant")) {
    each.classList.remove("meant");
    if (!each.classList.length) each.removeAttribute("class");
  }
  const ids = $("guide")?.dataset.at?.split(" ") || [];
  const found = ids.map((id) => svg.getElementById(id)).filter(Boolean);
  for (const each of found) each.classList.add("meant");
  return found;
}

export const guidance = () =>
  [...($("guide")?.querySelectorAll("p:not(.follow)") || [])].map((each) => each.textContent);
