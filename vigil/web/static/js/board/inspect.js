/**
 * Anything on the board, and any option, tells its name, what it is, how it stands and its rule. It exports
 * `inspect`, `inspectNamed` and `under`.
 */

import { $, base, notice, now } from "../base/page.js";
import { markup } from "../net/request.js";
import { svg, view } from "../question/question.js";

const box = $("what");
const button = $("what-ask");
const touch = matchMedia("(pointer: coarse)");
let asking = false;

function turn(on) {
  asking = on;
  for (const each of [button, $("what-too")]) each.setAttribute("aria-pressed", String(on));
  document.body.classList.toggle("asking", on);
}

/** The elements under a pointer, the innermost first, each followed by those that hold it. */
export function under(event) {
  return document.elementsFromPoint(event.clientX, event.clientY).flatMap((each) => {
    const chain = [];
    for (let up = each; up && up !== svg && svg.contains(up); up = up.parentElement) chain.push(up);
    return chain;
  });
}

/** Ask for it and show the answer beside the pointer, or below. By touch no keyboard opens unasked. */
async function ask(query, x = innerWidth / 2, y = innerHeight) {
  const wish = new URLSearchParams(query);
  if (now.past !== null) wish.append("answers", now.past);
  let found;
  try {
    found = await markup(`${base}/what?${wish}`);
  } catch (error) {
    notice(error.message);
    return;
  }
  if (!found) return;
  box.innerHTML = found;
  box.showPopover();
  box.style.left = `${Math.max(8, Math.min(x, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(y, innerHeight - box.offsetHeight - 8))}px`;
  ((!touch.matches && $("what-text")) || box).focus();
}

/** Tell what lies under the pointer. */
export const inspect = (event) => {
  const ids = [
    ...new Set(
      under(event)
        .map((each) => each.id)
        .filter(Boolean),
    ),
  ].slice(0, 40);
  if (ids.length) {
    ask(
      ids.map((id) => ["id", id]),
      event.clientX + 8,
      event.clientY + 8,
    );
  }
};

/** Tell what has a name, or ask for one. */
export const inspectNamed = (text) => ask(text ? { text } : {});

function about(option) {
  const { left, bottom } = option.getBoundingClientRect();
  return ask({ option: option.value }, left, bottom + 4);
}

$("strip").addEventListener("click", ({ target }) => {
  const gauge = target.closest("[data-gauge]");
  if (!gauge) return;
  const { left, bottom } = gauge.getBoundingClientRect();
  turn(false);
  ask({ gauge: gauge.dataset.gauge }, left, bottom + 4);
});

function mode() {
  turn(!asking);
  if (asking) inspectNamed("");
  else box.hidePopover();
}
button.addEventListener("click", mode);
$("what-too").addEventListener("click", mode);

addEventListener(
  "click",
  (event) => {
    if (!asking || event.target.closest("#what, #what-ask, #what-too")) return;
    const option = event.target.closest("button.option");
    const on = event.target.closest("#frame");
    if (!option && (!on || view.dragged())) return;
    turn(false);
    event.preventDefault();
    event.stopPropagation();
    if (option) about(option);
    else inspect(event);
  },
  true,
);

addEventListener("keydown", (event) => {
  if (event.key === "Escape") turn(false);
  if (
    event.key !== "?" ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.target.closest("input, select, textarea, dialog")
  ) {
    return;
  }
  event.preventDefault();
  const option = event.target.closest("button.option");
  if (option) about(option);
  else mode();
});

box.addEventListener("submit", (event) => {
  event.preventDefault();
  turn(false);
  if ($("what-text").value.trim()) inspectNamed($("what-text").value);
});
