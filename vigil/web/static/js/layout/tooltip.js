/**
 * What something is, for every hand: a title is shown by the mouse itself, here on a long touch and where the focus
 * is. It exports `explain` and `hide`.
 */

const LONG = 450;
const FAR = 10; // milliseconds, pixels
const tip = Object.assign(document.createElement("div"), { id: "tip", className: "tip", hidden: true });
tip.setAttribute("role", "tooltip");
document.body.append(tip);
let touched = null;
let described = null;

/** The nearest element that says what it is, and what it says. */
function told(from) {
  for (let each = from; each && each !== document.body; each = each.parentElement) {
    const text =
      each.getAttribute("title") || [...each.children].find((child) => child.localName === "title")?.textContent;
    if (text) return each.ownerSVGElement || !each.matches("svg") ? [each, text] : null;
  }
  return null;
}

/** Show a text at an element until something else is touched. */
export function explain(element, text) {
  hide();
  tip.textContent = text;
  tip.hidden = false;
  const box = element.getBoundingClientRect();
  const below = box.bottom + 8;
  const high = tip.offsetHeight;
  const middle = box.left + box.width / 2 - tip.offsetWidth / 2;
  tip.style.left = `${Math.max(8, Math.min(middle, innerWidth - tip.offsetWidth - 8))}px`;
  tip.style.top = `${below + high < innerHeight ? below : Math.max(8, box.top - high - 8)}px`;
  if (!element.hasAttribute("aria-describedby")) (described = element).setAttribute("aria-describedby", "tip");
}

/** Take the text away. */
export function hide() {
  tip.hidden = true;
  if (described) described.removeAttribute("aria-describedby");
  described = null;
}

addEventListener("focusin", ({ target }) => {
  const found = target.matches(":focus-visible") && told(target);
  if (found && found[0] === target) explain(...found);
  else hide();
});
addEventListener("pointerdown", (event) => {
  hide();
  drop();
  if (event.pointerType === "mouse" || event.target.closest(".held-open")) return; // what is held to look at it opens
  const found = told(event.target);
  if (!found) return;
  const mine = { x: event.clientX, y: event.clientY, shown: false };
  touched = mine;
  mine.timer = setTimeout(() => {
    explain(...found);
    mine.shown = true;
  }, LONG);
});
addEventListener("pointermove", ({ clientX, clientY }) => {
  if (touched && Math.hypot(clientX - touched.x, clientY - touched.y) > FAR) drop();
});
function drop() {
  clearTimeout(touched?.timer);
  touched = null;
}
for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => touched && !touched.shown && drop());
// A touch that was long enough to read was no choice.
addEventListener(
  "click",
  (event) => {
    if (!touched?.shown) return hide();
    touched = null;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
addEventListener("contextmenu", (event) => touched && event.preventDefault());
for (const name of ["keydown", "wheel"]) addEventListener(name, hide, true);
