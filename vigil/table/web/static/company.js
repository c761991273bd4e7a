// The others at the table: who is here, the page's title on my turn, nudges, suggestions, chat, private notes.
import { company } from "./aside.js";
import { $, call, now, notice, says, told } from "./page.js";
import { svg, view } from "./question.js";
import { sound } from "./sound.js";
import { send } from "./sync.js";

const TICK = 60000, BLINK = 900, BLINKS = 6; // milliseconds, times
const { title } = $("main").dataset;
let said = Number($("main").dataset.said), mine = false, blinking = null, pointing = null;

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
}, TICK);

$("at-table").addEventListener("submit", (event) => {
  event.preventDefault();
  send("/company", { do: event.submitter.value });
});

// Suggestions: words, or a place that is clicked on the board

function shown() {
  pointing = null;
  for (const each of svg.querySelectorAll(".pointed")) each.classList.remove("pointed");
  for (const each of $("hints").querySelectorAll(".show")) svg.getElementById(each.dataset.place)?.classList.add("pointed");
}

$("hints").addEventListener("click", ({ target }) => {
  const point = target.closest(".point"), show = target.closest(".show");
  if (show) view.reveal([svg.getElementById(show.dataset.place)].filter(Boolean));
  if (!point) return;
  pointing = pointing === point ? null : point;
  for (const each of $("hints").querySelectorAll(".point")) each.setAttribute("aria-pressed", String(each === pointing));
  $("frame").classList.toggle("pointing", Boolean(pointing));
});

$("hints").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { to, text } = event.target.elements;
  if (text.value.trim() && (await told(call("/suggest", { to: to.value, text: text.value })))) text.value = "";
});

$("frame").addEventListener("click", (event) => {
  if (!pointing) return;
  const place = event.target.closest("[id]"), to = pointing.closest("form").dataset.to;
  if (!place || place === svg || !svg.contains(place)) return;
  event.stopImmediatePropagation();
  pointing.click();
  told(call("/suggest", { to, place: place.id }));
}, true);

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
  const open = $("chat-box").open, count = $("chat").children.length;
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
  if (await told(call("/notes", { text: $("notes").value, screen: now.screen }))) $("notes-saved").textContent = $("notes-saved").dataset.saved;
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

// Another seat came to the screen: everything of the one before is gone
async function changeSeat(found) {
  if (now.screen === found.screen) return;
  now.screen = found.screen;
  clearTimeout(writing);
  writing = null;
  $("notes").value = "";
  $("notes").readOnly = true; // until they are here: what is typed before would be lost
  $("you").textContent = found.you ? $("you").dataset.you.replace("{name}", found.you) : "";
  $("away").innerHTML = found.away;
  $("away").hidden = !found.away;
  const { text } = await call("/notes");
  if (now.screen !== found.screen) return;
  $("notes").value = text;
  $("notes").readOnly = false;
}

Object.assign(company, { turn, nudged, shown, hear, changeSeat });
turn(document.title !== title);
shown();
