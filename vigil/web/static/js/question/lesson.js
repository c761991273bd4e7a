/**
 * A guided game: what its step speaks of is lit on the board, and it is read out with the question. It exports
 * `lightLesson` and `guidance`.
 */

import { $ } from "../base/page.js";

/** Light what the step of the lesson speaks of; the result is the lit elements. */
export function lightLesson(svg) {
  for (const each of svg.querySelectorAll(".meant")) {
    each.classList.remove("meant");
    if (!each.classList.length) each.removeAttribute("class");
  }
  const ids = $("guide")?.dataset.at?.split(" ") || [];
  const found = ids.map((id) => svg.getElementById(id)).filter(Boolean);
  for (const each of found) each.classList.add("meant");
  return found;
}

/** The sentences of the step. */
export const guidance = () =>
  [...($("guide")?.querySelectorAll("p:not(.follow)") || [])].map((each) => each.textContent);
