/**
 * Keeps the question and its first options in sight, whatever else there is to read: the log gives way, then sums go
 * below the options, then what is to be read before scrolls in a box of its own, then the sheet of a small screen
 * grows. It exports `fit`.
 */

import { $, now, says } from "../base/page.js";

const FEW = 2; // options in sight
const LINES = 4; // that are left of a text
const BOARD = 96; // pixels that the board keeps
const EDGE = 1.8; // letters: the height of what says how many options follow
const main = $("main");
// as in layout/phone.css
const aside = matchMedia("(max-height: 520px)");
const below = matchMedia("(max-width: 900px) and (min-height: 521px)");

const high = (element) => element?.getBoundingClientRect().height || 0;

/** Make room for the question. */
export function fit() {
  if ($("ask").classList.contains("held") || main.style.getPropertyValue("--sheet")) return; // told; pulled
  const texts = [...$("question").querySelectorAll(".reads")];
  for (const each of texts) each.style.maxHeight = "";
  $("ask").style.minHeight = "";
  main.style.removeProperty("--need");
  const buttons = [...$("question").querySelectorAll("button.option, button.outcome")];
  const shown = buttons.filter((each) => each.offsetParent);
  const done = $("question").querySelector(".done");
  const small = aside.matches || below.matches;
  const last = shown.slice(0, FEW).at(-1) || (small && !$("poll").hidden && $("poll"));
  if (!last || main.dataset.sheet === "low" || now.past !== null) return cut(texts);
  const box = small ? $("talk") : $("answer");
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const under = high(done) + (shown.length > FEW ? EDGE * letter : 4); // what lies over the end of the list
  const lacks = () => {
    const end = last.getBoundingClientRect().bottom - box.getBoundingClientRect().top + box.scrollTop;
    return Math.ceil(end + under - box.clientHeight);
  };
  if (!small && lacks() > 0) {
    $("ask").style.minHeight = `${Math.min($("talk").clientHeight - 20, high($("ask")) + lacks())}px`;
  }
  if (lacks() > 0) {
    const groups = [...$("question").querySelectorAll(":scope > .group")];
    groups.at(-1)?.after(...$("question").querySelectorAll(":scope > .sum"));
  }
  if (lacks() > 0) shorten(texts, lacks());
  if (below.matches && lacks() > 0) {
    const more = Math.max(0, Math.min(lacks(), high($("frame")) - BOARD));
    main.style.setProperty("--need", `${high($("talk")) + more}px`);
  }
  cut(texts);
}

/** The longest first. */
function shorten(texts, lacking) {
  for (const each of texts.toSorted((a, b) => b.clientHeight - a.clientHeight)) {
    const least = (aside.matches ? 1 : LINES) * parseFloat(getComputedStyle(each).lineHeight);
    const was = each.clientHeight;
    if (lacking <= 0 || was <= least) return;
    each.style.maxHeight = `${Math.max(least, was - lacking)}px`;
    lacking -= was - each.clientHeight;
  }
}

/** What does not fit goes on at a press. */
function cut(texts) {
  for (const each of texts) {
    each.querySelector(".read-on")?.remove();
    if (!each.classList.toggle("cut", each.scrollHeight > each.clientHeight + 2)) continue;
    const more = Object.assign(document.createElement("button"), {
      type: "button",
      className: "read-on",
      textContent: says.readon,
    });
    more.addEventListener("click", () => {
      each.style.maxHeight = "";
      each.classList.remove("cut");
      more.remove();
    });
    each.append(more);
  }
}

const sized = new ResizeObserver(fit);
for (const id of ["talk", "poll"]) sized.observe($(id));
addEventListener("resize", fit); // the letters too
