/**
 * What only the person at the screen may read is folded up; it closes with the next thing that is done, whatever it
 * is. It exports nothing.
 */

function shut({ target }) {
  for (const each of document.querySelectorAll("details.own[open]")) if (!each.contains(target)) each.open = false;
}
for (const name of ["pointerdown", "focusin", "keydown"]) addEventListener(name, shut, true);
addEventListener("blur", ({ target }) => target === window && shut({ target: document }));
