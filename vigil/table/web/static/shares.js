// The dice: this browser adds a share of its own before the first one falls, and compares after the end.
import { company } from "./aside.js";
import { bytes, digest, hex } from "./digest.js";
import { $, base, call, notice, token } from "./page.js";
import { refresh } from "./sync.js";

const KEY = `vigil-dice-${token}`, AGAIN = 2500; // milliseconds
let own = null, working = false, fresh = true, proved = false; // `fresh`: this page has not committed yet

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

// A share: 256 random bits, and the words somebody typed. `rounds` counts how often this browser has shown one.
function draw(fingerprint, words = "") {
  const share = digest(`vigil-words ${hex(crypto.getRandomValues(new Uint8Array(32)))} ${words}`);
  keep({ fingerprint, share, rounds: kept()?.rounds || 0 });
}

const box = () => $("question").querySelector(".awaiting");
const promised = (fingerprint, party, share) => digest(`vigil-share ${fingerprint} ${party} ${share}`);
const promise = ({ fingerprint, party }) => promised(fingerprint, party, own.share);

// Commit, or show what was committed. What fails is tried again, as long as the dice are awaited. In a game that came from
// a file the first commitment is the person's: it agrees to go on.
async function act(round, again = false) {
  const { fingerprint, stage, mine, agree, promises } = round;
  if (working || stage === "wait" || (agree && !mine && !again)) return;
  const spent = stage === "commit" && kept()?.promises; // the table asks anew for what this browser has shown already
  if (kept()?.fingerprint !== fingerprint || spent) {
    if (stage !== "commit") return;
    draw(fingerprint);
    kept(); // another tab may have been quicker
  }
  const fits = promise(round) === mine;
  if (stage === "commit" ? fits || (mine && !fresh && !again) : !fits) return;
  if (stage === "reveal" && own.promises && own.promises !== promises) return void notice(box()?.dataset.twice);
  if (stage === "reveal" && !own.promises) keep({ ...own, promises, rounds: (own.rounds || 0) + 1 });
  working = true;
  try {
    const what = stage === "commit" ? { commitment: promise(round) } : { share: own.share };
    fresh = false;
    await call("/dice", { dice: stage, fingerprint, ...what });
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
    const typed = $("dice-words")?.value, held = document.activeElement === $("dice-words");
    shown.dataset.text = found.dice;
    box().replaceWith(shown);
    if ($("dice-words") && typed) $("dice-words").value = typed;
    if (held) $("dice-words")?.focus();
  }
  act({ ...shown.dataset });
}

// A button of the box.
function press(what) {
  const round = { ...box().dataset };
  if (what === "words") {
    draw(round.fingerprint, $("dice-words").value);
    $("dice-words").value = "";
    return act(round, true);
  }
  return call("/dice", { dice: what }).then(() => refresh(), (error) => notice(error.message));
}

// After the end: whether the secret is the one this browser was shown the fingerprint of, its share is in, everybody's is
// the one that was promised before any was shown, and no round was kept quiet.
function doubt(text) {
  const line = (key) => text.match(new RegExp(`^${key} (.+)$`, "m"))?.[1];
  const shares = line("shares")?.split(" ") || [];
  if (digest(bytes(line("secret"))) !== own.fingerprint) return "secret";
  if (!shares.includes(own.share)) return "share";
  const promises = own.promises?.split(" ") || [];
  const fits = ([party, one]) => promised(own.fingerprint, party, shares[party]) === one;
  if (!promises.every((each) => fits(each.split(":")))) return "promise";
  return own.rounds > Number(line("voids") || 0) + 1 ? "rounds" : "good";
}

async function prove() {
  const place = $("dice-proof");
  if (proved || !place || !kept()) return;
  proved = true;
  const answer = await fetch(`${base}/journal`), text = answer.ok ? await answer.text() : "";
  if (!/^secret \w+$/m.test(text)) return;
  place.textContent = place.dataset[doubt(text)];
  place.hidden = false;
}

company.dice = dice;
company.press.dice = press;
if (box()) act({ ...box().dataset });
if ($("question").querySelector(".over")) prove();
