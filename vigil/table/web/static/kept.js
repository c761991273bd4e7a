// What the browser keeps of the player's wishes; where it keeps nothing, they are forgotten with the page.
const known = new Map();

export function kept(name, values, usual) {
  let value = known.get(name);
  try {
    value ??= localStorage.getItem(`vigil-${name}`);
  } catch {
    // nothing is kept here
  }
  return values.includes(value) ? value : usual;
}

export function keep(name, value) {
  known.set(name, value);
  try {
    localStorage.setItem(`vigil-${name}`, value);
  } catch {
    // then it is known to this page alone
  }
}
export const careful = () => kept("confirm", ["off", "on"], "off") === "on"; // a choice is confirmed by a second tap
