// What every part of the table's page shares: its elements, its words, where the game stands.
export const $ = (id) => document.getElementById(id);
const main = $("main");
export const says = $("says").dataset, still = matchMedia("(prefers-reduced-motion: reduce)");
export const { token, game, worker } = main.dataset, language = document.documentElement.lang, base = `/table/${token}`;
// `past` is the moment a replay shows, or null
export const now = { at: Number(main.dataset.at), answers: Number(main.dataset.answers), start: Number(main.dataset.start), past: null };

export async function call(path, body) {
  const headers = { accept: "application/json" };
  if (body) headers["content-type"] = "application/json";
  const answer = await fetch(`${base}${path}`, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(found.error), { status: answer.status, report: found.report });
  return found;
}

export function notice(text, report) {
  $("notice").hidden = !text;
  $("notice").textContent = text;
  if (!report) return;
  const link = Object.assign(document.createElement("a"), { href: report, download: "", className: "button", textContent: says.report });
  $("notice").append(" ", link);
}

// Bring an item of a scrolling box into sight, and move nothing but that box.
export function within(box, item) {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
}
