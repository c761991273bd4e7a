/**
 * Quiet sounds, made as they are needed: dice, cubes, a drum for a card, a call when it is one's turn. It exports
 * `sound`, `listen` and `loud`.
 */

import { preference } from "../settings/preferences.js";

let air = null;

/** Whether the player wants sounds. */
export const loud = () => preference("sound") === "on";

/** Nothing sounds before the page was touched: the browser would not let it. */
function ready() {
  if (!loud() || !(navigator.userActivation?.hasBeenActive ?? true)) return false;
  air ||= new AudioContext();
  if (air.state === "suspended") air.resume();
  return true;
}

function fade(at, peak, length) {
  const soft = air.createGain();
  soft.gain.setValueAtTime(peak, at);
  soft.gain.exponentialRampToValueAtTime(0.0005, at + length);
  soft.connect(air.destination);
  return soft;
}

function tone(after, from, to, peak, length, type = "sine") {
  const at = air.currentTime + after;
  const wave = Object.assign(air.createOscillator(), { type });
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(fade(at, peak, length));
  wave.start(at);
  wave.stop(at + length);
}

function knock(after, pitch, peak, length) {
  const at = air.currentTime + after;
  const size = Math.ceil(air.sampleRate * length);
  const noise = air.createBuffer(1, size, air.sampleRate);
  // a rustle that is the same each time
  noise.getChannelData(0).forEach((_, n, all) => (all[n] = Math.sin(n * n * 0.37) * (1 - n / size)));
  const source = Object.assign(air.createBufferSource(), { buffer: noise });
  const narrow = Object.assign(air.createBiquadFilter(), { type: "bandpass" });
  narrow.frequency.value = pitch;
  source.connect(narrow).connect(fade(at, peak, length));
  source.start(at);
}

const SOUNDS = {
  die: () => [0, 0.07, 0.12, 0.2].forEach((after, n) => knock(after, 2400 - n * 250, 0.16 - n * 0.03, 0.05)),
  cube: () => [0, 0.09].forEach((after) => knock(after, 900, 0.14, 0.07)),
  card: () => [0, 0.19].forEach((after, n) => tone(after, 120 - n * 18, 52, 0.24 - n * 0.08, 0.34)),
  counter: () => knock(0, 1500, 0.1, 0.06),
  turn: () => [0, 0.16].forEach((after, n) => tone(after, 520 + n * 130, 520 + n * 130, 0.06, 0.5, "triangle")),
};

/** Make the sound of something, if it has one. */
export function sound(kind) {
  if (SOUNDS[kind] && ready()) SOUNDS[kind]();
}

/** What is drawn while a turn is told is heard as it is shown. */
export function listen(...boxes) {
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        const chip = node.nodeType === 1 && (node.matches(".chip") ? node : node.querySelector(".chip"));
        const kind = chip && [...chip.classList].find((each) => each.startsWith("chip-"));
        if (kind) sound(kind.slice(5));
      }
    }
  });
  for (const box of boxes.filter(Boolean)) watcher.observe(box, { childList: true });
}
