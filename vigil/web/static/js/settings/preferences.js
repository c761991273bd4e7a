/**
 * What the browser keeps of the player's wishes; where it keeps nothing, they are forgotten with the page. It exports
 * `preference`, `setPreference` and `PREFERENCES`.
 */

const CHOICES = {
  // the usual one first
  // what happens by itself waits after every order or card, after every step, nowhere
  pace: ["card", "step", "straight"],
  speed: ["normal", "slow", "fast"],
  sound: ["off", "on"],
  // a first tap only shows where an option leads; a first click too; neither
  confirm: ["touch", "on", "off"],
};
const known = new Map();
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The wish of a kind, as kept or as usual. */
export function preference(name) {
  let value = known.get(name);
  try {
    value ??= localStorage.getItem(`vigil-${name}`);
  } catch {
    // nothing is kept here
  }
  if (CHOICES[name].includes(value)) return value;
  return name === "pace" && still.matches ? "straight" : CHOICES[name][0];
}

/** Keep a wish. */
export function setPreference(name, value) {
  known.set(name, value);
  try {
    localStorage.setItem(`vigil-${name}`, value);
  } catch {
    // then it is known to this page alone
  }
}

/** The kinds of wishes. */
export const PREFERENCES = Object.keys(CHOICES);
