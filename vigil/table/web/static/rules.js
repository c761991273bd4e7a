const filter = document.getElementById("filter"), all = [...document.querySelectorAll("#sections > section")];

filter.addEventListener("input", () => {
  const wanted = filter.value.trim().toLowerCase();
  let shown = 0;
  for (const each of all) {
    each.hidden = Boolean(wanted) && !each.textContent.toLowerCase().includes(wanted);
    shown += !each.hidden;
  }
  document.getElementById("none").hidden = shown > 0;
});

const here = document.getElementById(document.getElementById("sections").dataset.wanted || location.hash.slice(1));
here?.scrollIntoView();
