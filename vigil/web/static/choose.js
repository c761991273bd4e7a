// Answering: buttons, the board, number keys, names.
import { company } from "./aside.js";
import { build, settled } from "./draft.js";
import { forget, looked, odds, onlyLooks } from "./foresight.js";
import "./menus.js";
import { $, base, covered, game, notice, now, says } from "./page.js";
import { card, rule, show } from "./panel.js";
import { at, options, view } from "./question.js";
import { answer, redo, send, undo } from "./sync.js";
import { under, what, whatNamed } from "./what.js";

let digits = "", typing = 0;
const again = (event) => event.detail > 1; // the second click of a double click: it was not meant for the next question

$("answer").addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.submitter) press(event.submitter);
});

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
  const there = under(event), found = [...new Set(there.flatMap(at))];
  if (view.dragged() || (again(event) && !found.some(looked))) return;
  const lies = there.map((each) => each.dataset?.card).find(Boolean), read = () => show(`/cards/${game}/${lies}`);
  if (found.length === 1 && !lies && !found[0].closest(".tray")) return press(found[0]);
  if (found.length) menu(lies ? [[says.read, read], ...found] : found, event.clientX, event.clientY);
  else if (lies) read();
  else what(event);
});

// Options by their buttons, anything else as its words and what it does. An option says what it costs, as in the list.
export function menu(items, x, y) {
  const box = $("menu");
  box.replaceChildren(...items.map((each) => {
    const [textContent, act] = Array.isArray(each) ? each : [each.querySelector(".label").textContent, () => press(each)];
    const item = Object.assign(document.createElement("button"), { type: "button", textContent });
    item.setAttribute("role", "menuitem");
    if (!Array.isArray(each)) {
      const shared = each.closest(".group")?.querySelectorAll("h3 .price") || [];
      item.append(...[...shared, ...each.querySelectorAll(".cost, .price, .beside"), ...each.parentElement.querySelectorAll(".odds")].map(copied));
      item.dataset.option = each.value;
    }
    item.addEventListener("click", (event) => {
      if (again(event)) return;
      box.hidden = true;
      act();
    });
    return item;
  }));
  box.hidden = false;
  box.style.left = `${Math.min(x, innerWidth - box.offsetWidth - 8)}px`;
  box.style.top = `${Math.min(y, innerHeight - box.offsetHeight - 8)}px`;
  box.firstChild.focus();
}

const copied = (each) => {
  const span = Object.assign(document.createElement("span"), { className: each.className });
  span.append(...[...each.childNodes].map((node) => node.cloneNode(true)));
  return span;
};

$("menu").addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], items = [...$("menu").children];
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
  if (event.ctrlKey || event.metaKey || event.altKey || covered() || event.target.closest("input, select, textarea")) return;
  if (event.key >= "0" && event.key <= "9") {
    if (event.repeat) return;
    clearTimeout(typing);
    digits += event.key;
    const all = options(), { stamp } = now, go = () => {
      const wanted = numbered(all, digits);
      digits = "";
      if (wanted && now.stamp === stamp) press(wanted);
    };
    if (digits === "0" && !all.some(bears)) return go();
    if (Number(digits) * 10 > Math.max(all.length, ...all.filter(bears).map((each) => Number(each.value)))) go();
    else typing = setTimeout(go, 600);
  } else if (event.key === "/" || event.key === ":") {
    event.preventDefault();
    $("typed").focus();
  }
});

// A die or a card of one's own is called by the number it bears, anything else by its place in the list, and what ends,
// passes or takes nothing by 0.
const bears = (each) => each.matches(".outcome") && /^\d+$/.test(each.value);
const numbered = (all, typed) => (all.some(bears) ? all.find((each) => each.value === String(Number(typed))) : all.find((each) => each.dataset.n === String(Number(typed))));

$("command").addEventListener("submit", (event) => {
  event.preventDefault();
  notice("");
  const typed = $("typed").value.trim();
  if (typed && command(typed)) $("typed").value = "";
});

function command(typed) {
  const all = options(), low = typed.toLowerCase();
  if (/^\d+$/.test(typed) && numbered(all, typed)) return press(numbered(all, typed)), true;
  const said = (each) => (each.querySelector(".label") || each).textContent.trim().toLowerCase();
  const same = all.filter((each) => each.value.toLowerCase() === low || said(each) === low);
  const near = same.length ? same : all.filter((each) => low.length > 2 && (each.value.toLowerCase().startsWith(low) || said(each).startsWith(low)));
  if (near.length === 1) return press(near[0]), true;
  const [word, ...rest] = typed.split(/\s+/), named = rest.join(" ");
  switch (word.toLowerCase()) {
    case "u": case "undo": undo(); return true;
    case "redo": redo(); return true;
    case "r": case "rule": rule(named || $("q").querySelector(".cite")?.textContent || "1"); return true;
    case "card": card(named); return true;
    case "odds": odds(numbered(all, named)); return true;
    case "lang": location.href = `/settings?lang=${encodeURIComponent(named)}&back=${base}`; return true;
    case "why": {
      const nots = $("question").querySelector(".nots");
      if (!nots) notice(says.nothing);
      else for (const each of [nots, ...nots.querySelectorAll(".no")]) each.open = true;
      nots?.scrollIntoView({ block: "start" });
      return true;
    }
    case "explain": $("totals-box").open = true; return true;
    case "log": $("filter").focus(); return true;
    case "follow": if ($("follow")) return press($("follow")), true; break;
    case "s": case "state": $("spoken").open = true; return true;
    case "what": whatNamed(named.replace(/^is /, "")); return true;
    case "?": case "help": if (named) return whatNamed(named), true; $("keys").showPopover(); return true;
    case "q": case "quit": location.href = "/"; return true;
  }
  notice((near.length ? says.several : says.unknown).replace("{name}", typed));
  return false;
}
