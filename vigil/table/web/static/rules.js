import { sifted } from "./sift.js";

const filter = document.getElementById("filter"), all = [...document.querySelectorAll("#sections > section")];

filter.addEventListener("input", () => {
  document.getElementById("none").hidden = sifted(all, filter.value);
});

const here = document.getElementById(document.getElementById("sections").dataset.wanted || location.hash.slice(1));
here?.scrollIntoView();
