/** Answering: by buttons, on the board, by number keys. It exports `press`, `menu` and `numbered`. */

import { company } from "../social/side_panel.js";
import { build, settled } from "./set_builder.js";
import { forget, looked, onlyLooks } from "./foresight.js";
import "../layout/menus.js";
import { $, base, covered, now, says } from "../base/page.js";
import { show } from "../layout/dialog.js";
import { at, options, view } from "./question.js";
import { answer, send } from "../net/send.js";
import { under, inspect } from "../board/inspect.js";

let digits = "";
let typing = 0;
const again = (event) => event.detail > 1; // the second click of a double click: it was not meant for the next question

$("answer").addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.submitter) press(event.submitter);
});

/** Do what a button of the question is for. */
export function press(button) {
  if (onlyLooks(button)) return;
  forget();
  if (button.matches(".element, .less")) build(button);
  else if (button.name === "stop") send("/stops", { stop: button.value });
  else if (button.name in company.press) company.press[button.name](button.value);
  else if (button.name === "recommended") send("/recommended", {});
  else if (button.id === "do") settled().then(() => $("do")?.disabled === false && answer($("do").value));
  else if (button.value) answer(button.value);
}

$("question").addEventListener("click", (event) => {
  const button = event.target.closest("button.option, button.outcome, #follow");
  if (button && again(event) && !looked(button)) event.preventDefault();
});

$("frame").addEventListener("click", (event) => {
  const there = under(event);
  const found = [...new Set(there.flatMap(at))];
  if (view.dragged() || (again(event) && !found.some(looked))) return;
  const lies = there.map((each) => each.dataset?.card).find(Boolean);
  const read = () => show(`${base}/cards/${lies}`);
  if (found.length === 1 && !lies && !found[0].closest(".tray")) return press(found[0]);
  if (found.length) menu(lies ? [[says.read, read], ...found] : found, event.clientX, event.clientY);
  else if (lies) read();
  else inspect(event);
});

/**
 * Open a menu at a point: options by their buttons, anything else as its words and what it does. An option says what
 * it costs, as in the list.
 */
export function menu(items, x, y) {
  const box = $("menu");
  box.replaceChildren(...items.map(menuItem));
  box.hidden = false;
  box.style.left = `${Math.min(x, innerWidth - box.offsetWidth - 8)}px`;
  box.style.top = `${Math.min(y, innerHeight - box.offsetHeight - 8)}px`;
  box.firstChild.focus();
}

/** An item of the menu: an option's button, or the words and what they do. */
function menuItem(each) {
  const option = !Array.isArray(each);
  const [textContent, act] = option ? [each.querySelector(".label").textContent, () => press(each)] : each;
  const item = Object.assign(document.createElement("button"), { type: "button", textContent });
  item.setAttribute("role", "menuitem");
  if (option) {
    const shared = each.closest(".group")?.querySelectorAll("h3 .price") || [];
    const prices = each.querySelectorAll(".cost, .price, .beside");
    item.append(...[...shared, ...prices, ...each.parentElement.querySelectorAll(".odds")].map(copied));
    item.dataset.option = each.value;
  }
  item.addEventListener("click", (event) => {
    if (again(event)) return;
    $("menu").hidden = true;
    act();
  });
  return item;
}

const copied = (each) => {
  const span = Object.assign(document.createElement("span"), { className: each.className });
  span.append(...[...each.childNodes].map((node) => node.cloneNode(true)));
  return span;
};

$("menu").addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const items = [...$("menu").children];
  if (!step) return;
  event.preventDefault();
  items.at((items.indexOf(document.activeElement) + step) % items.length).focus();
});

addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#menu")) $("menu").hidden = true;
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    $("menu").hidden = true;
    for (const each of document.querySelectorAll("details.menu[open]")) each.open = false;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || covered()) return;
  if (event.target.closest("input, select, textarea")) return;
  if (event.key >= "0" && event.key <= "9") {
    if (!event.repeat) typeDigit(event.key);
  } else if (event.key === "/" || event.key === ":") {
    event.preventDefault();
    $("typed").focus();
  }
});

/** Digits make a number until no option can have a longer one, or nothing more is typed. */
function typeDigit(digit) {
  clearTimeout(typing);
  digits += digit;
  const all = options();
  const { stamp } = now;
  const go = () => {
    const wanted = numbered(all, digits);
    digits = "";
    if (wanted && now.stamp === stamp) press(wanted);
  };
  const most = Math.max(all.length, ...all.filter(bears).map((each) => Number(each.value)));
  if ((digits === "0" && !all.some(bears)) || Number(digits) * 10 > most) go();
  else typing = setTimeout(go, 600);
}

/**
 * A die or a card of one's own is called by the number it bears, anything else by its place in the list, and what
 * ends, passes or takes nothing by 0.
 */
const bears = (each) => each.matches(".outcome") && /^\d+$/.test(each.value);

/**
 * The button that a typed number means. A die or a card of one's own is called by the number it bears, anything else
 * by its place in the list, and what ends, passes or takes nothing by 0.
 */
export function numbered(all, typed) {
  const number = String(Number(typed));
  const bearing = all.some(bears);
  return all.find((each) => (bearing ? each.value : each.dataset.n) === number);
}
