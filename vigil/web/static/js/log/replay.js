/**
 * Replay: the slider with its marks, step by step or by itself, the jumps of the log, and the way back to now. It
 * exports how to go to a moment.
 */

import { patch } from "../board/patch.js";
import { earlier, mark } from "./log.js";
import { $, notice, now, says, within } from "../base/page.js";
import { call, told } from "../net/request.js";
import { fill, follow, measure, ready, setAside, svg, takeUp } from "../question/question.js";
import { stopTelling, retell } from "./narration.js";
import { redo, undo } from "../net/send.js";
import { refresh } from "../net/sync.js";
import { clearTrails, showTrail } from "../board/trails.js";

const PACE = 900; // milliseconds for a moment of the replay, at its usual speed
let wanted = null; // the moment that was asked for last
let asking = false;
let returns = 0; // how often the page went back to now: a moment asked for before is stale

/** Show the moment after `n` answers, or now. */
export async function moment(n) {
  if (n >= now.answers) return n === now.answers && now.past === null ? undefined : present();
  wanted = n;
  if (asking) return;
  asking = true;
  while (wanted !== null) {
    const which = wanted;
    const before = returns;
    wanted = null;
    try {
      const found = await call(`/moment/${which}`);
      if (wanted !== null || before !== returns) continue;
      if (now.past === null) setAside();
      now.past = which;
      show(which, found);
      if (now.start && Number($("log").querySelector(".jump").dataset.moment) > which) {
        await earlier(true);
        place(now.past, found.choice);
      }
    } catch (error) {
      play(false);
      notice(error.message);
    }
  }
  asking = false;
}

/** The page as it was at a moment, with what was chosen then and where it happened. */
function show(which, found) {
  stopTelling();
  patch(svg, found.pieces, found.order);
  fill(found);
  measure(found);
  ready();
  place(which, found.choice);
  const buttons = $("question").querySelectorAll("button");
  for (const each of buttons) each.classList.toggle("was", each.value === found.name);
  clearTrails();
  showTrail(svg, { at: found.told }, false);
  const there = found.told.length ? found.told : ($("question").querySelector(".was")?.dataset.at || "").split(" ");
  follow(there.map((id) => id && svg.getElementById(id)).filter(Boolean));
}

/** Say which moment is shown; null is now. */
export function place(n, choice = "") {
  $("past").hidden = n === null;
  if (n !== null) markUp();
  $("main").classList.toggle("replaying", n !== null);
  if (n !== null) $("slider").value = n;
  const text = says.moment.replace("{n}", n ?? now.answers).replace("{all}", now.answers);
  $("where").textContent = n === null ? String(now.answers) : `${n} / ${now.answers}`;
  $("slider").setAttribute("aria-valuetext", text);
  $("moment").parentElement.hidden = n === null;
  $("moment").textContent = n === null ? "" : `${text}. ${choice ? says.chosen.replace("{name}", choice) : ""}`;
  mark(n);
}

function present() {
  play(false);
  returns += 1;
  if (now.past !== null) takeUp();
  now.past = null;
  wanted = null;
  refresh(true);
}

// Moment after moment by itself, until now or until somebody stops it.
let playing = null;
function play(on) {
  clearInterval(playing);
  const pause = PACE / Number($("replay-speed").value);
  playing = on ? setInterval(() => (now.past === null ? play(false) : moment(now.past + 1)), pause) : null;
  $("play").setAttribute("aria-pressed", String(on));
}

$("play").addEventListener("click", () => play(!playing));
$("replay-speed").addEventListener("change", () => playing && play(true));

/** Go so many moments back or on. True if there is one. */
export function step(by) {
  const to = (wanted ?? now.past ?? now.answers) + by;
  play(false);
  if (to < 0 || to > now.answers) return false;
  moment(to);
  return true;
}

/** Go to the turn before or after. True if there is one. */
export function leap(by) {
  const here = now.past ?? now.answers;
  const turns = marks.filter((each) => each.turn).map((each) => each.at);
  const to = by < 0 ? turns.filter((at) => at < here).at(-1) : (turns.find((at) => at > here) ?? now.answers);
  return to !== undefined && step(to - here);
}
$("step-back").addEventListener("click", () => step(-1));
$("step-on").addEventListener("click", () => step(1));

// Where turns began and cards came, above the slider; asked for when a replay begins.
let marks = [];
let marked = -1;
async function markUp() {
  if (marked === now.answers) return;
  marked = now.answers;
  try {
    marks = (await call("/marks")).marks;
  } catch {
    return; // the slider does without them
  }
  $("marks").replaceChildren(
    ...marks.map(({ at, text, turn }) => {
      const line = Object.assign(document.createElement("i"), { title: text, className: turn ? "turn" : "" });
      line.style.left = `${(100 * at) / now.answers}%`;
      line.addEventListener("click", () => step(at - (now.past ?? now.answers)));
      return line;
    }),
  );
}
$("again").addEventListener("click", async () => {
  await moment(0);
  play(true);
  $("play").focus();
});

/**
 * What happened last: told again if the page has heard it, otherwise from the start of this turn, or of the one
 * before.
 */
async function watchAgain() {
  if (now.past !== null || (await retell(present))) return;
  const keep = Number($("rewind").dataset.keep);
  await moment(keep < now.answers ? keep : Math.max(0, now.answers - 1));
  play(true);
}
for (const each of document.querySelectorAll(".watch")) each.addEventListener("click", () => told(watchAgain()));
$("to-past").addEventListener("click", () => step(-1));
$("slider").addEventListener("input", () => {
  play(false);
  moment(Number($("slider").value));
});
for (const each of document.querySelectorAll(".to-now")) each.addEventListener("click", present);
for (const [id, act] of [
  ["undo", undo],
  ["rewind", undo],
  ["redo", redo],
]) {
  $(id).addEventListener("click", () => {
    if (now.past !== null) present();
    act($(id));
  });
}
async function branch() {
  const { to } = await call("/branch", { keep: now.past });
  location.assign(to);
}
$("branch").addEventListener("click", () => told(branch()));
// A line of the log opens first, and offers to look at its moment; in the past already it leads there.
const look = Object.assign(document.createElement("button"), {
  type: "button",
  className: "button look",
  textContent: says.look,
});
function go({ dataset }) {
  play(false);
  moment(Number(dataset.moment));
}
$("poll").addEventListener("click", ({ target }) => target.matches(".jump") && go(target));
$("log").addEventListener("click", ({ target }) => {
  const line = target.closest(".jump, .look")?.closest("li");
  const jump = line?.querySelector(".jump");
  const open = line?.contains(look);
  look.remove();
  if (!line) return;
  if (now.past !== null || target === look) go(jump);
  else if (!open && Number(jump.dataset.moment) < now.answers) {
    line.append(look);
    within($("scroll"), line);
    look.focus({ preventScroll: true });
  }
});
