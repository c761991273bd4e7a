/** The lobby: a journal is opened from a file, and the saved games are filtered as one types. It exports nothing. */

import "../layout/menus.js";

const notice = document.getElementById("notice");
const file = document.getElementById("file");

file.addEventListener("change", async () => {
  if (!file.files.length) return;
  notice.hidden = true;
  const headers = { accept: "application/json", "content-type": "text/plain" };
  try {
    const answer = await fetch("/games/import", { method: "POST", headers, body: file.files[0] });
    const found = answer.headers.get("content-type").includes("json")
      ? await answer.json()
      : { error: await answer.text() };
    if (answer.ok) return location.assign(found.to);
    notice.textContent = found.error;
  } catch (error) {
    notice.textContent = String(error.message);
  }
  notice.hidden = false;
  file.value = "";
});

const filter = document.getElementById("filter");
filter?.addEventListener("input", () => {
  const wanted = filter.value.trim().toLowerCase();
  let shown = 0;
  for (const each of document.querySelectorAll(".save")) {
    each.hidden = Boolean(wanted) && !each.textContent.toLowerCase().includes(wanted);
    shown += !each.hidden;
  }
  document.getElementById("none").hidden = shown > 0;
});
