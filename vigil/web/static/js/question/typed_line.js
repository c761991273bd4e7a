/** The line to type in: the name or the number of an option, or a command. It exports nothing. */

import { $, base, notice, says } from "../base/page.js";
import { inspectNamed } from "../board/inspect.js";
import { card, rule } from "../layout/dialog.js";
import { redo, undo } from "../net/send.js";
import { numbered, press } from "./answer.js";
import { odds } from "./foresight.js";
import { options } from "./question.js";

// Each gets what was typed behind it, and gives false if it cannot be done now.
const COMMANDS = {
  undo: () => undo(),
  redo: () => redo(),
  rule: (named) => rule(named || $("q").querySelector(".cite")?.textContent || "1"),
  card: (named) => card(named),
  odds: (named) => odds(numbered(options(), named)),
  lang: (named) => location.assign(`/settings?lang=${encodeURIComponent(named)}&back=${base}`),
  why: () => showRefused(),
  explain: () => ($("totals-box").open = true),
  log: () => $("filter").focus(),
  follow: () => ($("follow") ? press($("follow")) : false),
  state: () => ($("spoken").open = true),
  what: (named) => inspectNamed(named.replace(/^is /, "")),
  help: (named) => (named ? inspectNamed(named) : $("keys").showPopover()),
  quit: () => location.assign("/"),
};
const SHORT = { u: "undo", r: "rule", s: "state", "?": "help", q: "quit" };

/** What cannot be done, each with its reason. */
function showRefused() {
  const nots = $("question").querySelector(".nots");
  if (!nots) notice(says.nothing);
  else for (const each of [nots, ...nots.querySelectorAll(".no")]) each.open = true;
  nots?.scrollIntoView({ block: "start" });
}

/** The options that are called so, or if there are none, those that begin so. */
function matching(typed) {
  const low = typed.toLowerCase();
  const named = options().map((each) => {
    const label = (each.querySelector(".label") || each).textContent.trim();
    return { each, names: [each.value.toLowerCase(), label.toLowerCase()] };
  });
  const same = named.filter(({ names }) => names.includes(low));
  const near = named.filter(({ names }) => low.length > 2 && names.some((name) => name.startsWith(low)));
  return (same.length ? same : near).map(({ each }) => each);
}

/** Do what was typed; the result is whether it could be done. */
function command(typed) {
  const number = /^\d+$/.test(typed) && numbered(options(), typed);
  const near = matching(typed);
  if (number || near.length === 1) {
    press(number || near[0]);
    return true;
  }
  const [word, ...rest] = typed.split(/\s+/);
  const name = SHORT[word.toLowerCase()] || word.toLowerCase();
  if (Object.hasOwn(COMMANDS, name) && COMMANDS[name](rest.join(" ")) !== false) return true;
  notice((near.length ? says.several : says.unknown).replace("{name}", typed));
  return false;
}

$("command").addEventListener("submit", (event) => {
  event.preventDefault();
  notice("");
  const typed = $("typed").value.trim();
  if (typed && command(typed)) $("typed").value = "";
});
