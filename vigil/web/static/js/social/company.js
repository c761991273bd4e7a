/**
 * The others at the table: who is here, the page's title on my turn, nudges, suggestions, chat, private notes. It
 * exports nothing: it enters what it does into `company`.
 */

import { company, put } from "./side_panel.js";
import "../board/covered_card.js";
import "./private_lines.js";
import { $, now, notice, says } from "../base/page.js";
import { call, told } from "../net/request.js";
import { svg, view } from "../question/question.js";
import "./dice_shares.js";
import { sound } from "../base/sound.js";
import { refresh } from "../net/sync.js";

// milliseconds
const TICK = 60000; // until the minutes of waiting are counted on
const SOON = 5000; // until a bot may be let in
const BLINK = 900; // for a state of the title
const BLINKS = 6; // times
const { title } = $("main").dataset;
let said = Number($("main").dataset.said);
let mine = false;
let blinking = null;
let pointing = null;
let turned = now.screen; // how often the screen had turned for who sits there

function others(found) {
  put($("at-table"), found.people);
  put($("hints"), found.hints);
  shown();
  hear(found.said);
  if ("you" in found) changeSeat(found);
}

$("poll").addEventListener("submit", (event) => {
  event.preventDefault();
  company.say("/vote", { poll: $("poll").elements.poll.value, vote: event.submitter.value });
});
$("propose")?.addEventListener("click", () => company.send("/propose", { keep: now.past }));

// My turn, and being waited for

function turn(is) {
  if (is && !mine) sound("turn");
  mine = is;
  document.title = is ? `${says.turn} · ${title}` : title;
}

function blink(text) {
  clearInterval(blinking);
  let left = BLINKS;
  blinking = setInterval(() => {
    document.title = --left % 2 ? text : title;
    if (left > 0 && !document.hasFocus()) return;
    clearInterval(blinking);
    turn(mine);
  }, BLINK);
}

function nudged(text) {
  notice(text);
  blink(text);
  sound("turn");
}

setInterval(() => {
  for (const each of $("at-table").querySelectorAll(".since")) {
    each.dataset.since = Number(each.dataset.since) + 1;
    each.hidden = false;
    each.textContent = `(${says.minutes.replace("{n}", each.dataset.since)})`;
  }
  refresh(); // who has gone without a word is away by now
}, TICK);
setInterval(() => $("at-table").querySelector(".missed:not(:has(button))") && refresh(), SOON);

$("at-table").addEventListener("submit", (event) => {
  event.preventDefault();
  company.say("/company", { do: event.submitter.value });
});

// Suggestions: words, or a place that is clicked on the board

function shown() {
  pointing = null;
  for (const each of svg.querySelectorAll(".pointed")) each.classList.remove("pointed");
  for (const each of $("hints").querySelectorAll(".show")) {
    svg.getElementById(each.dataset.place)?.classList.add("pointed");
  }
}

$("hints").addEventListener("click", ({ target }) => {
  const point = target.closest(".point");
  const show = target.closest(".show");
  if (show) view.reveal([svg.getElementById(show.dataset.place)].filter(Boolean));
  if (!point) return;
  pointing = pointing === point ? null : point;
  for (const each of $("hints").querySelectorAll(".point")) {
    each.setAttribute("aria-pressed", String(each === pointing));
  }
  $("frame").classList.toggle("pointing", Boolean(pointing));
});

$("hints").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { to, text } = event.target.elements;
  if (text.value.trim() && (await told(call("/suggest", { to: to.value, text: text.value })))) text.value = "";
});

$("frame").addEventListener(
  "click",
  (event) => {
    if (!pointing) return;
    const place = event.target.closest("[id]");
    const to = pointing.closest("form").dataset.to;
    if (!place || place === svg || !svg.contains(place)) return;
    event.stopImmediatePropagation();
    pointing.click();
    told(call("/suggest", { to, place: place.id }));
  },
  true,
);

// The chat

async function hear(last) {
  if (last === undefined || last === said) return;
  const found = await call(`/chat?after=${said}`);
  if (found.said <= said) return;
  said = found.said;
  $("chat").insertAdjacentHTML("beforeend", found.chat);
  while ($("chat").children.length > 200) $("chat").firstElementChild.remove();
  read();
}

function read() {
  const open = $("chat-box").open;
  const count = $("chat").children.length;
  if (open) $("chat").dataset.read = count;
  const unread = count - Number($("chat").dataset.read || 0);
  $("unread").hidden = unread <= 0;
  $("unread").textContent = String(unread);
  $("chat").scrollTop = $("chat").scrollHeight;
}
$("chat").dataset.read = $("chat").children.length;
$("chat-box").addEventListener("toggle", read);
$("say").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = $("line").value;
  if (text.trim() && (await told(call("/chat", { text })))) $("line").value = "";
});

// Private notes are kept as they are written

let writing = null;
async function keep() {
  clearTimeout(writing);
  writing = null;
  const saved = await told(call("/notes", { text: $("notes").value, screen: turned }));
  if (saved) $("notes-saved").textContent = $("notes-saved").dataset.saved;
}
$("notes").addEventListener("input", () => {
  $("notes-saved").textContent = "";
  clearTimeout(writing);
  writing = setTimeout(keep, 1200);
});
$("notes").addEventListener("blur", () => writing && keep());
$("notes-form").addEventListener("submit", (event) => {
  event.preventDefault();
  keep();
});

// Whoever the screen was passed to says so
company.press.lift = async (seat) => {
  await company.send("/lift", { lift: seat });
  await refresh(true);
};

/** Another seat came to the screen: everything of the one before is gone */
async function changeSeat(found) {
  if (turned === found.screen) return;
  turned = found.screen;
  clearTimeout(writing);
  writing = null;
  $("notes-box").open = false;
  $("notes").value = "";
  $("notes").readOnly = true; // until they are here: what is typed before would be lost
  $("you").textContent = found.you ? $("you").dataset.you.replace("{name}", found.you) : "";
  $("away").innerHTML = found.away || "";
  $("away").hidden = !found.away;
  const { text } = await call("/notes");
  if (turned !== found.screen) return;
  $("notes").value = text;
  $("notes").readOnly = false;
}

Object.assign(company, { turn, nudged, others, hear });
turn(document.title !== title);
shown();
