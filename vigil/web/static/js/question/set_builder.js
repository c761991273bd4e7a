/**
 * A set that is being built: each element goes in or out by one press, and the server says what still fits. It
 * exports `build` and `settled`.
 */

import { afterPress } from "../input/pointer_guard.js";
import { $, base, now } from "../base/page.js";
import { markup, told } from "../net/request.js";
import { ready } from "./question.js";

let last = Promise.resolve(); // the last press: each waits for the one before, so that none is lost

const inside = () => [...$("draft").querySelectorAll("input[name=in]")].map((each) => each.value);

// A press leaves the focus where it is until it is a click: the reason shown beside what has the focus takes room, and
// all would move away from under the pointer.
$("question").addEventListener("mousedown", (event) => event.target.closest("#draft button") && event.preventDefault());

/** When all presses so far have been answered. */
export const settled = () => last;

/** Put an element in, or take it out. */
export function build({ name, value }) {
  const { stamp } = now;
  last = last.then(() => now.stamp === stamp && one(name, value));
}

async function one(name, value) {
  const buttons = [...($("draft")?.querySelectorAll("button") || [])];
  const button = buttons.find((each) => each.name === name && each.value === value);
  // of somebody who has something else to do
  const other = button?.matches(".swap") && button.closest(".share").querySelector(".in .element");
  if (!button || button.getAttribute("aria-disabled") === "true") return;
  const asked = new URLSearchParams([
    ...inside().map((each) => ["in", each]),
    [name, value],
    ...(other ? [["take", other.value]] : []),
  ]);
  const { stamp } = now;
  const found = markup(`${base}/draft?${asked}`);
  if (!(await told(found))) return;
  const text = await found;
  await new Promise((done) =>
    afterPress(() => {
      if (now.stamp === stamp && $("draft")) put(text, name, value);
      done();
    }),
  );
}

function put(text, name, value) {
  $("draft").outerHTML = text;
  const again = [...$("draft").querySelectorAll("button")].filter((each) => each.value === value);
  const same = again.find((each) => each.name === name) || again[0];
  const folded = same?.closest("details:not([open])");
  (folded?.firstElementChild || same)?.focus(); // what is chosen folds up under its person's name
  ready(true);
}
