// What the browser keeps of the player's wishes; where it keeps nothing, they are forgotten with the page.
const WISHES = {
  // the usual one first
  pace: ["card", "step", "straight"], // what happens by itself waits after every order or card, after every step, nowhere
  speed: ["normal", "slow", "fast"],
  sound: ["off", "on"],
  confirm: ["touch", "on", "off"], // a first tap only shows where an option leads; a first click too; neither
};
const known = new Map();
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function kept(name) {
  let value = known.get(name);
  try {
    value ??= localStorage.getItem(`vigil-${name}`);
  } catch {
    // nothing is kept here
  }
  if (WISHES[name].includes(value)) return value;
  return name === "pace" && still.matches ? "straight" : WISHES[name][0];
}

export function keep(name, value) {
  known.set(name, value);
  try {
    localStorage.setItem(`vigil-${name}`, value);
  } catch {
    // then it is known to this page alone
  }
}
export const wishes = Object.keys(WISHES);
