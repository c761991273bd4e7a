/**
 * Nothing is moved from under a hand: what comes while a finger or a button is down waits until it is up and its
 * click was heard. It exports `afterPress`.
 */

const LONGEST = 3000;
const CLICK = 60; // milliseconds: a hand that rests or drags holds nothing up; a click follows its release
const down = new Set();
const waiting = [];
let timer = 0;

/** Do something at once, or as soon as no hand is down. */
export function afterPress(act) {
  if (down.size || waiting.length) waiting.push(act);
  else act();
}

function goOn() {
  clearTimeout(timer);
  down.clear();
  while (waiting.length) waiting.shift()();
}
const soon = (wait) => {
  clearTimeout(timer);
  timer = setTimeout(goOn, wait);
};

addEventListener(
  "pointerdown",
  ({ pointerId }) => {
    down.add(pointerId);
    soon(LONGEST);
  },
  true,
);
for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, ({ pointerId }) => down.delete(pointerId) && !down.size && soon(CLICK), true);
}
addEventListener("click", () => !down.size && soon(0));
