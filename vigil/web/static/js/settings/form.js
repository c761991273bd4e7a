/**
 * The settings, on their own page and in the sheet of the table: what is changed counts at once. It exports nothing.
 */

import { setPreference, preference, PREFERENCES } from "./preferences.js";
import { sound } from "../base/sound.js";

const form = document.querySelector("form.settings");
const fields = form.elements;
const root = document.documentElement;

for (const name of PREFERENCES) fields[name].value = preference(name);
form.querySelector(".scripted").hidden = false;
form.querySelector("button[type=submit]").hidden = true;
const sheet = form.closest("[popover]");
// they stay open in another language
const here = sheet ? `${fields.back.value}#settings` : location.pathname + location.search;
if (sheet && location.hash === "#settings") {
  sheet.showPopover();
  history.replaceState(history.state, "", location.pathname + location.search);
  fields.lang.focus();
}

form.addEventListener("change", async ({ target: { name, value } }) => {
  if (PREFERENCES.includes(name)) {
    setPreference(name, value);
    if (name === "sound") sound("card");
    return;
  }
  const asked = `${form.getAttribute("action")}?${new URLSearchParams({ [name]: value, back: here })}`;
  if (name === "lang") return location.assign(asked);
  if (name === "theme" && value === "system") delete root.dataset.theme;
  else root.dataset[name] = value;
  await fetch(asked);
  dispatchEvent(new Event("resize"));
});
