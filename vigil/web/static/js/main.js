/**
 * The table in the browser: applies what comes from the server to the page. It exports nothing and starts everything
 * else.
 */

import { showBeside, turn } from "./social/side_panel.js";
import "./question/answer.js";
import "./question/typed_line.js";
import "./input/shortcuts.js";
import { filterLog, scrollToEnd, write } from "./log/log.js";
import { $, now, says } from "./base/page.js";
import { fill, measure, ready } from "./question/question.js";
import "./layout/bottom_sheet.js";
import { place } from "./log/replay.js";
import "./settings/form.js";
import { listen as hear } from "./base/sound.js";
import { tell } from "./log/narration.js";
import { free } from "./net/send.js";
import { listen } from "./net/sync.js";
import { hide } from "./layout/tooltip.js";

/** Each is "yes", "ask" if the others must agree, or "". */
function mayUndo({ undo, turn: start, redo }) {
  for (const [button, may] of [
    [$("undo"), undo],
    [$("rewind"), start.may],
    [$("redo"), redo],
  ]) {
    button.disabled = !may;
    button.dataset.may = may;
  }
  $("rewind").dataset.keep = start.keep;
  const text = undo === "ask" ? says.ask : says.undo;
  $("undo").setAttribute("aria-label", text);
  $("undo").querySelector(".long").textContent = text;
}

/** What may be done now, around the question. */
function setButtons(found) {
  $("answer").elements.at.value = found.at;
  $("slider").max = found.answers;
  mayUndo(found);
  $("branch").hidden = !found.branch;
  for (const each of document.querySelectorAll(".watch, #to-past")) each.disabled = !found.answers;
}

/** Show an update; `whole` if its log is all of it. */
function apply(found, whole) {
  found.since = now.answers;
  const { at, answers, stamp, screen = now.screen } = found;
  // a set that is being built stays
  const stands = stamp === now.stamp && screen === now.screen && $("draft") && now.past === null;
  Object.assign(now, { at, answers, stamp, screen });
  free(); // the next question may be answered at once
  setButtons(found);
  if (!found.whole && $("away")) $("away").hidden = true; // it was read
  showBeside(found, true);
  write(found, whole || found.whole);
  if (now.past !== null) {
    turn(found);
    return place(now.past);
  }
  $("slider").value = found.answers;
  place(null);
  if (!stands) fill(found);
  hide();
  if ($("what").matches(":popover-open")) $("what").hidePopover();
  filterLog();
  for (const id of ["talk", "answer"]) $(id).scrollTop = 0;
  scrollToEnd();
  tell(found, () => {
    measure(found);
    turn(found);
  });
}

listen(apply);
hear($("telling-line"));
scrollToEnd();
ready();
document.documentElement.dataset.ready = "1";
