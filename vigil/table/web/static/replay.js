// Replay: the slider, the jumps of the log, and the way back to now.
import { patch } from "./board.js";
import { earlier, mark } from "./log.js";
import { $, call, notice, now, says, told } from "./page.js";
import { fill, measure, ready, svg } from "./question.js";
import { hush } from "./steps.js";
import { refresh, undo } from "./sync.js";

const PACE = 900; // milliseconds for a moment of the replay
let wanted = null, asking = false, returns = 0; // how often the page went back to now: a moment asked for before is stale
export async function moment(n) {
  if (n >= now.answers) return n === now.answers && now.past === null ? undefined : present();
  wanted = n;
  if (asking) return;
  asking = true;
  while (wanted !== null) {
    const which = wanted, before = returns;
    wanted = null;
    try {
      const found = await call(`/moment/${which}`);
      if (wanted !== null || before !== returns) continue;
      now.past = which;
      hush();
      patch(svg, found.pieces, found.order);
      fill(found);
      measure(found);
      ready();
      place(which, found.choice);
      for (const each of $("question").querySelectorAll("button")) each.classList.toggle("was", each.value === found.name);
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

export function place(n, choice = "") {
  $("past").hidden = n === null;
  $("main").classList.toggle("replaying", n !== null);
  if (n !== null) $("slider").value = n;
  const text = says.moment.replace("{n}", n ?? now.answers).replace("{all}", now.answers);
  $("where").textContent = n === null ? String(now.answers) : `${n} / ${now.answers}`;
  $("slider").setAttribute("aria-valuetext", text);
  $("moment").hidden = n === null;
  $("moment").textContent = n === null ? "" : `${text}. ${choice ? says.chosen.replace("{name}", choice) : ""}`;
  mark(n);
}

function present() {
  play(false);
  returns += 1;
  now.past = wanted = null;
  refresh(true);
}

// Moment after moment by itself, until now or until somebody stops it.
let playing = null;
function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => (now.past === null ? play(false) : moment(now.past + 1)), PACE) : null;
  $("play").setAttribute("aria-pressed", String(on));
}

$("play").addEventListener("click", () => play(!playing));
$("again").addEventListener("click", async () => {
  await moment(0);
  play(true);
  $("play").focus();
});
$("slider").addEventListener("input", () => {
  play(false);
  moment(Number($("slider").value));
});
$("now").addEventListener("click", present);
$("undo").addEventListener("click", async () => {
  if (now.past !== null) present();
  await undo();
});
$("branch").addEventListener("click", () => told(call("/branch", { keep: now.past }).then(({ to }) => location.assign(to))));
for (const box of ["log", "poll"]) $(box).addEventListener("click", (event) => {
  const jump = event.target.closest(".jump");
  if (!jump) return;
  play(false);
  moment(Number(jump.dataset.moment));
});
