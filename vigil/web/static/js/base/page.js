// What every part of the table's page shares: its elements, its words, where the game stands.
export const $ = (id) => document.getElementById(id);
const main = $("main");
export const says = $("says").dataset;
export const still = matchMedia("(prefers-reduced-motion: reduce)");
export const { token, game, packs, worker } = main.dataset;
export const language = document.documentElement.lang;
export const base = `/table/${token}`;
// `past` is the moment a replay shows, or null; `seen` counts what came and was shown
export const now = {
  at: Number(main.dataset.at),
  answers: Number(main.dataset.answers),
  start: Number(main.dataset.start),
  stamp: Number(main.dataset.stamp),
  screen: Number(main.dataset.screen || 0),
  past: null,
  seen: 0,
};

// Whether something lies over the table: then no key answers its question.
export const covered = () =>
  Boolean(document.querySelector("dialog[open], #settings:popover-open, #keys:popover-open, #problem:popover-open"));

const PATIENCE = 15000; // milliseconds for an answer of the server

// What the server says to a request, as data or as markup. Whatever goes wrong is an error whose message is a sentence
// for the player; it has no status if the server was not reached.
async function fetched(path, data, body) {
  const headers = { accept: "application/json, text/html" }; // an error is always data
  if (body) headers["content-type"] = "application/json";
  const hung = new AbortController();
  const timer = setTimeout(() => hung.abort(), PATIENCE);
  const wish = { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body), signal: hung.signal };
  let answer;
  let kind;
  let found;
  try {
    answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`, wish);
    kind = answer.headers.get("content-type") || "";
    found = kind.includes("json") ? await answer.json() : await answer.text();
  } catch {
    throw new Error(says.offline);
  } finally {
    clearTimeout(timer);
  }
  if (!answer.ok) {
    const text = kind.startsWith("text/plain") ? found : found.error;
    throw Object.assign(new Error(text || says.offline), { status: answer.status, report: found.report });
  }
  if (data !== kind.includes("json")) throw new Error(says.offline); // somebody else answered
  return found;
}
export const call = (path, body) => fetched(`${base}${path}`, true, body);
export const markup = (path) => fetched(path, false);

// Wait for something that may fail; the player is told, and the result is whether it went well.
export async function told(promise) {
  try {
    await promise;
    return true;
  } catch (error) {
    notice(error.message, error.report);
    return false;
  }
}

export function notice(text, report) {
  $("notice").hidden = !text;
  $("notice-text").textContent = text;
  if (!report) return;
  const link = Object.assign(document.createElement("a"), {
    href: report,
    download: "",
    className: "button",
    textContent: says.report,
  });
  $("notice-text").append(" ", link);
}
$("hush").addEventListener("click", () => notice(""));

// Bring an item of a scrolling box into sight, and move nothing but that box.
export function within(box, item) {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
}
