// The settings, on their own page and in the sheet of the table: what is changed counts at once.
import { keep, kept } from "./kept.js";
import { pace, setPace, setSpeed, speed } from "./pace.js";
import { sound } from "./sound.js";

const form = document.querySelector("form.settings"), fields = form.elements, root = document.documentElement;
const OWN = { // what the browser keeps: how it is read, and how it is written
  pace: [pace, setPace],
  speed: [speed, setSpeed],
  sound: [() => kept("sound", ["off", "on"], "off"), (value) => (keep("sound", value), sound("card"))],
  confirm: [() => kept("confirm", ["off", "on"], "off"), (value) => keep("confirm", value)],
};

for (const [name, [read]] of Object.entries(OWN)) fields[name].value = read();
form.querySelector(".scripted").hidden = false;
form.querySelector("button[type=submit]").hidden = true;

form.addEventListener("change", async ({ target: { name, value } }) => {
  if (OWN[name]) return OWN[name][1](value);
  const asked = `${form.getAttribute("action")}?${new URLSearchParams({ [name]: value, back: fields.back.value })}`;
  if (name === "lang") return location.assign(asked);
  if (name === "theme" && value === "system") delete root.dataset.theme;
  else root.dataset[name] = value;
  await fetch(asked);
  dispatchEvent(new Event("resize"));
});
