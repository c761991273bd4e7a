// How an automatic turn is told: where it stops for the reader, and how fast it goes. The browser keeps it.
export const PACES = ["step", "card", "straight"]; // it waits after every step, after every order or card, nowhere
export const SPEEDS = ["slow", "normal", "fast"];
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function kept(name, values, usual) {
  try {
    const value = localStorage.getItem(`vigil-${name}`);
    return values.includes(value) ? value : usual;
  } catch {
    return usual; // the browser keeps nothing
  }
}

export function keep(name, values, value) {
  if (!values.includes(value)) return;
  try {
    localStorage.setItem(`vigil-${name}`, value);
  } catch {
    // then it is forgotten with the page
  }
}

export const pace = () => kept("pace", PACES, still.matches ? "straight" : "card");
export const setPace = (value) => keep("pace", PACES, value);
export const speed = () => kept("speed", SPEEDS, "normal");
export const setSpeed = (value) => keep("speed", SPEEDS, value);
