/**
 * The dice of a table of several: this browser adds a share of its own before the first one falls, and compares after
 * the end. It exports nothing: it enters what it does into `company`.
 */

import { company } from "./side_panel.js";
import { bytes, sha256, hex } from "../base/sha256.js";
import { $, base, notice, token } from "../base/page.js";
import { call } from "../net/request.js";
import { refresh } from "../net/sync.js";

const KEY = `vigil-dice-${token}`;
const AGAIN = 2500; // milliseconds
let own = null; // the share of this browser
let working = false;
let fresh = true; // this page has not committed yet
let proved = false;
let sure = ""; // what the table asked twice

function kept() {
  try {
    own = JSON.parse(localStorage.getItem(KEY)) || own;
  } catch {
    // then this page alone knows it
  }
  return own;
}

function keep(found) {
  own = found;
  try {
    localStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // likewise
  }
}

/**
 * A share: 256 random bits, and the words somebody typed. `rounds` counts how often this browser has shown one. Until
 * the table has taken it, it is the `next` one, and the one before stays: the table may be past asking for another.
 */
function draw(fingerprint, words = "") {
  const share = sha256(`vigil-words ${hex(crypto.getRandomValues(new Uint8Array(32)))} ${words}`);
  keep({ ...kept(), next: { fingerprint, share, rounds: own?.rounds || 0, words: Boolean(words.trim()) } });
}

/** The table has taken a share. One that was drawn meanwhile, with words that somebody typed, is still the next. */
function took(share) {
  const next = kept()?.next;
  keep(next && next.share !== share.share ? { ...share, next } : share);
  if (share.words) notice(box()?.dataset.added || "");
}

/** The share that can be offered: the one drawn last, or the one the table knows, as long as it was not shown. */
const fitting = (fingerprint) =>
  [kept()?.next, own].find((each) => each?.fingerprint === fingerprint && !each.promises);

const box = () => $("question").querySelector(".awaiting");
const promised = (fingerprint, party, share) => sha256(`vigil-share ${fingerprint} ${party} ${share}`);
const promise = ({ fingerprint, party }, { share }) => promised(fingerprint, party, share);

/**
 * Commit, or show what was committed. What fails is tried again, as long as the dice are awaited. In a game that came
 * from a file the first commitment is the person's: it agrees to go on.
 */
async function act(round, again = false) {
  const { fingerprint, stage, mine, agree, promises } = round;
  if (mine && kept()?.next && promise(round, own.next) === mine) keep(own.next);
  if (working || stage === "wait" || (agree && !mine && !again)) return;
  if (stage === "commit" && !fitting(fingerprint)) {
    const asked = `${fingerprint} ${mine}`;
    if (own?.share && sure !== asked) {
      sure = asked; // this may have been overtaken: the table is asked before a share takes the place of another
      refresh();
      return;
    }
    draw(fingerprint);
  }
  const share = stage === "commit" ? fitting(fingerprint) : kept();
  const fits = share?.share && promise(round, share) === mine;
  if (stage === "commit" ? fits || (mine && !fresh && share !== own.next) : !fits) return;
  if (stage === "reveal" && own.promises && own.promises !== promises) {
    notice(box()?.dataset.twice);
    return;
  }
  if (stage === "reveal" && !own.promises) keep({ ...own, promises, rounds: (own.rounds || 0) + 1 });
  working = true;
  try {
    const what = stage === "commit" ? { commitment: promise(round, share) } : { share: share.share };
    fresh = false;
    await call("/dice", { dice: stage, fingerprint, ...what });
    if (stage === "commit") took(share);
  } catch {
    setTimeout(refresh, AGAIN);
  }
  working = false;
  await refresh();
}

function dice(found) {
  if (found.over) prove();
  if (!("dice" in found)) return;
  if (!found.dice) {
    if (box() && !("question" in found)) refresh(true); // the dice are known
    return;
  }
  const shown = Object.assign(document.createElement("template"), { innerHTML: found.dice }).content.firstElementChild;
  if (box() && box().dataset.text !== found.dice) {
    const typed = $("dice-words")?.value;
    const held = document.activeElement === $("dice-words");
    shown.dataset.text = found.dice;
    box().replaceWith(shown);
    if ($("dice-words") && typed) $("dice-words").value = typed;
    if (held) $("dice-words")?.focus();
  }
  act({ ...shown.dataset });
}

/** A button of the box. */
function press(what) {
  const round = { ...box().dataset };
  if (what === "words") {
    draw(round.fingerprint, $("dice-words").value);
    $("dice-words").value = "";
    return act(round, true);
  }
  return call("/dice", { dice: what }).then(
    () => refresh(),
    (error) => notice(error.message),
  );
}

/**
 * After the end: whether the secret is the one this browser was shown the fingerprint of, its share is in,
 * everybody's is the one that was promised before any was shown, and no round was kept quiet.
 */
function doubt(text) {
  const line = (key) => text.match(new RegExp(`^${key} (.+)$`, "m"))?.[1];
  const shares = line("shares")?.split(" ") || [];
  if (sha256(bytes(line("secret"))) !== own.fingerprint) return "secret";
  if (!shares.includes(own.share)) return "share";
  const promises = own.promises?.split(" ") || [];
  const fits = ([party, one]) => promised(own.fingerprint, party, shares[party]) === one;
  if (!promises.every((each) => fits(each.split(":")))) return "promise";
  return own.rounds > Number(line("voids") || 0) + 1 ? "rounds" : "good";
}

async function prove() {
  const place = $("dice-proof");
  if (proved || !place || !kept()?.share) return;
  proved = true;
  const answer = await fetch(`${base}/journal`);
  const text = answer.ok ? await answer.text() : "";
  if (!/^secret \w+$/m.test(text)) return;
  place.textContent = place.dataset[doubt(text)];
  place.hidden = false;
}

company.dice = dice;
company.press.dice = press;
if (box()) act({ ...box().dataset });
if ($("question").querySelector(".over")) prove();
