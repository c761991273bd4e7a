/**
 * What came of an answer is told line by line in the log, with the board as it was then; what follows is held back.
 * It exports `tell`, `retell` and `stopTelling`.
 */

import { patch } from "../board/patch.js";
import { guidance } from "../question/lesson.js";
import { preference } from "../settings/preferences.js";
import { $, now, still, within } from "../base/page.js";
import { call } from "../net/request.js";
import { follow, gauge, ready, svg } from "../question/question.js";
import { clearTrails, showTrail } from "../board/trails.js";

// milliseconds
const STEP = 320; // a line
const GLIDE = 640; // a line that moves the board
const LONGEST = 9000; // all lines up to a stop
const ROLL = 700; // what was thrown or drawn stays so much longer
const DIE = 200; // and for each die
const WORD = 60; // and for each word
const SLOWER = { slow: 2, normal: 1, fast: 0.4 };
const heads = (line) => line.matches(".card, .order");
let timers = [];
let story = null; // what is being told: its lines, their frames, how many are shown, where it stops, its end
let last = null; // what was told last

/** Tell an update, whose lines are in the log already; `end` shows what it leads to. */
export function tell(found, end) {
  finish();
  clearTrails();
  const lines = [...$("log").children].filter((line) => Number(line.dataset.n) >= found.keep && !found.whole);
  const frames = new Map((found.frames || []).map((each) => [each.n, each]));
  const held = document.activeElement;
  for (const old of $("log").querySelectorAll(".fresh")) old.classList.remove("fresh");
  for (const line of lines) line.classList.add("fresh");
  const own = !held || held === document.body || Boolean(held.closest("#question, #menu, #telling"));
  story = { lines, frames, shown: 0, stop: 0, own: own && !found.whole };
  story.end = () => {
    patch(svg, found.pieces, found.order);
    end();
    ready();
  };
  if (lines.some(heads) || (lines.length > 1 && !last?.heads)) {
    last = { numbers: lines.map((line) => line.dataset.n), heads: lines.some(heads), frames, before: found.since };
  }
  const again = now.again;
  now.again = false;
  const short = lines.length < 2 && !lines.some(read);
  if (again || short || document.hidden || (still.matches && preference("pace") === "straight")) return finish();
  begin();
}

/**
 * Tell once more what was told last with a card or an order in it, from the board as it was before; `end` shows what
 * is now. False if it is not known here any more. Who wants nothing to move gets it line by line.
 */
export async function retell(end) {
  const lines = (last?.numbers || []).map((n) => $("log").querySelector(`[data-n="${n}"]`));
  if (!lines.length || lines.includes(null)) return false;
  const found = await call(`/moment/${last.before}`);
  stopTelling();
  patch(svg, found.pieces, found.order);
  gauge(found);
  story = {
    lines,
    frames: last.frames,
    shown: 0,
    stop: 0,
    own: true,
    end,
    pace: still.matches && preference("pace") === "straight" ? "step" : "",
  };
  begin();
  return true;
}

function begin() {
  const { lines } = story;
  for (const line of lines) line.classList.add("yet");
  $("ask").classList.add("held");
  $("telling").hidden = false;
  $("frame").dataset.telling = lines.length;
  if (story.own) $("next").focus({ preventScroll: true });
  goOn();
}

/** Where it stops: after every line, at the end of each order and card, or only at the end of all. */
function stops() {
  const { lines, pace } = story;
  const how = pace || preference("pace");
  return [...lines.keys()]
    .filter((n) => n && (how === "step" || (how === "card" && heads(lines[n]))))
    .concat(lines.length);
}

/** How much longer the result of luck is shown. */
function read(line) {
  const dice = line.querySelectorAll(".chip").length;
  return dice && ROLL + DIE * dice + WORD * text(line).split(" ").length;
}

/** Tell on to the next stop. */
function goOn() {
  const { lines, frames, shown } = story;
  const all = stops();
  const which = all.findIndex((stop) => stop > shown);
  story.stop = all[which];
  $("telling-where").textContent = all[1] ? `${which + 1} / ${all.length}` : "";
  const part = lines.slice(shown, story.stop);
  const rates = (times) =>
    Math.min(1, LONGEST / times.reduce((sum, each) => sum + each, 1)) * SLOWER[preference("speed")];
  const pauses = part.map((line) => (frames.has(Number(line.dataset.n)) ? GLIDE : STEP));
  const reads = part.map(read);
  const rate = rates(pauses);
  const slow = rates(reads);
  $("next").hidden = !story.pace && preference("pace") === "straight";
  $("next").classList.remove("waits");
  speak(part);
  if (still.matches) return upTo();
  let at = 0;
  part.forEach((line, n) => {
    if (n) timers.push(setTimeout(() => show(line), at));
    else show(line);
    at += pauses[n] * rate + reads[n] * slow;
  });
  timers.push(setTimeout(rest, at));
}

function rest() {
  if (story.stop >= story.lines.length) return finish();
  $("next").classList.add("waits");
}

function upTo() {
  stopTimers();
  for (const line of story.lines.slice(story.shown, story.stop)) show(line);
  rest();
}

/** What a line belongs to: the order or card that was told last. */
function headOf(line) {
  while (line && !heads(line)) line = line.previousElementSibling;
  return line;
}

function show(line) {
  const frame = story.frames.get(Number(line.dataset.n));
  story.shown += 1;
  line.classList.remove("yet");
  for (const old of $("log").querySelectorAll(".said")) old.classList.remove("said");
  line.classList.add("said");
  within($("scroll"), line);
  if (heads(line)) clearTrails();
  $("telling-head").textContent = headOf(line)?.querySelector(".jump").textContent || "";
  const said = [...line.querySelectorAll(".chip, .jump, .cause:not(.known)")].map((each) => {
    if (!each.matches(".jump")) return each.cloneNode(true);
    return Object.assign(document.createElement("span"), { textContent: each.textContent });
  });
  $("telling-line").replaceChildren(...(heads(line) ? said.slice(0, -1) : said));
  if (!frame) return;
  patch(svg, frame.pieces, frame.order);
  gauge(frame);
  const moved = Object.keys(frame.pieces)
    .filter((key) => key.includes("/"))
    .map((key) => key.split("/")[1]);
  const drawn = (ids) => ids.map((id) => svg.getElementById(id)).filter(Boolean);
  follow(drawn(frame.at), drawn(moved.filter((id) => !frame.at.includes(id))));
  showTrail(svg, frame, heads(line));
}

const text = (line) =>
  [...line.querySelectorAll(".jump, .cause:not(.known)")].map((each) => each.textContent).join(", ");
function speak(lines, question = "") {
  const spoken = document.createElement("p");
  const after = question ? [...guidance(), question] : [];
  spoken.textContent = [...lines.slice(-12).map(text), ...after].join(". ");
  $("live").append(spoken);
  while ($("live").children.length > 5) $("live").firstChild.remove();
}

function stopTimers() {
  timers.forEach(clearTimeout);
  timers = [];
}

/** Tell nothing any more: the page shows another moment. */
export function stopTelling() {
  if (story) story.end = null;
  finish();
}

function finish() {
  stopTimers();
  const ended = story;
  story = null;
  if (!ended) return;
  for (const line of ended.lines) line.classList.remove("yet", "said");
  $("ask").classList.remove("held");
  $("telling").hidden = true;
  delete $("frame").dataset.telling;
  clearTrails();
  if (!ended.end) return;
  ended.end();
  $("scroll").scrollTop = $("scroll").scrollHeight;
  speak(ended.lines.slice(ended.shown), $("q").textContent);
  if (ended.own) $("q").focus({ preventScroll: true });
}

function next() {
  if (story && $("next").classList.contains("waits")) goOn();
  else if (story) upTo();
}
$("next").addEventListener("click", next);
$("skip").addEventListener("click", finish);
addEventListener("keydown", (event) => {
  if (!story || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  if (event.key === "Escape") finish();
  else if (event.key === "n" || event.key === "ArrowRight") next();
  else return;
  event.preventDefault();
});
