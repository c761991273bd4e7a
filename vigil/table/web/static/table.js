import { light, patch, zoomable } from "./board.js";
import { live } from "./live.js";

const $ = (id) => document.getElementById(id);
const main = $("main"), says = $("says").dataset, still = matchMedia("(prefers-reduced-motion: reduce)");
const { token, game } = main.dataset, language = document.documentElement.lang, base = `/table/${token}`;
const now = { at: Number(main.dataset.at), answers: Number(main.dataset.answers), start: Number(main.dataset.start) };
const svg = $("sheet").querySelector("svg"), view = zoomable($("frame"), $("sheet"));
let lit = new Map(), past = null, busy = null, timers = [], digits = "";

// asking the table

async function call(path, body) {
  const headers = { accept: "application/json" };
  if (body) headers["content-type"] = "application/json";
  const answer = await fetch(`${base}${path}`, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  const found = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(found.error), { status: answer.status, report: found.report });
  return found;
}

async function refresh(force) {
  try {
    const found = await call(`/update?lang=${language}${force ? "" : `&at=${now.at}`}`);
    if (!found.same) apply(found, true);
    lamp(true);
  } catch (error) {
    if (error.status) notice(error.message);
    else lamp(false);
  }
}

async function send(path, body) {
  if (busy) return;
  const mine = (busy = {});
  $("ask").setAttribute("aria-busy", "true");
  notice("");
  try {
    const { at } = await call(path, { at: now.at, ...body });
    setTimeout(() => now.at < at && refresh(), 600);
  } catch (error) {
    notice(error.status ? error.message : says.offline, error.report);
    if (error.status) await refresh(true);
  }
  if (busy === mine) free();
}

function free() {
  busy = null;
  $("ask").removeAttribute("aria-busy");
}

const answer = (name) => send("/answer", { name });

// showing what came

function apply(found, whole) {
  const asked = document.activeElement, lost = !asked || asked === document.body || $("question").contains(asked);
  Object.assign(now, { at: found.at, answers: found.answers });
  free(); // the next question may be answered at once
  $("answer").elements.at.value = found.at;
  $("slider").max = found.answers;
  $("undo").disabled = !found.undo;
  if (whole || found.whole) {
    now.start = found.keep;
    $("log").innerHTML = found.log;
    $("earlier").hidden = !found.keep;
  } else {
    for (const line of [...$("log").children].reverse()) {
      if (Number(line.dataset.n) < found.keep) break;
      line.remove();
    }
    $("log").insertAdjacentHTML("beforeend", found.log);
  }
  if (past !== null) return place(past);
  $("slider").value = found.answers;
  place(null);
  patch(svg, found.pieces, found.order);
  fill(found);
  sift();
  $("scroll").scrollTop = $("scroll").scrollHeight;
  tell(found.steps || "", found.say || []);
  if (lost && !whole) $("q").focus({ preventScroll: true });
  if ($("spoken").open) words();
}

function fill(found) {
  $("question").innerHTML = found.question;
  $("q").tabIndex = -1;
  if ($("totals-box").open) totals();
  ready();
}

function ready() {
  lit = light(svg, $("question").querySelectorAll("button.option"));
}

// The steps that followed an answer, one after the other; skipping shows them all.
function tell(steps, lines) {
  timers.forEach(clearTimeout);
  timers = [];
  $("steps").hidden = !steps;
  $("steps-list").innerHTML = steps;
  const items = [...$("steps-list").querySelectorAll("li")], pause = still.matches ? 0 : Math.min(280, 4200 / items.length);
  $("skip").hidden = !pause || items.length < 3;
  items.forEach((item, n) => timers.push(setTimeout(() => {
    item.classList.add("on");
    item.scrollIntoView?.({ block: "nearest" });
    if (n === items.length - 1) $("skip").hidden = true;
  }, n * pause)));
  const spoken = document.createElement("p");
  spoken.textContent = [...lines, $("q").textContent].join(". ");
  $("live").append(spoken);
  while ($("live").children.length > 5) $("live").firstChild.remove();
}

$("skip").addEventListener("click", () => {
  timers.forEach(clearTimeout);
  for (const item of $("steps-list").querySelectorAll("li")) item.classList.add("on");
  $("skip").hidden = true;
  $("q").focus({ preventScroll: true });
});

function notice(text, report) {
  $("notice").hidden = !text;
  $("notice").textContent = text;
  if (!report) return;
  const link = Object.assign(document.createElement("a"), { href: report, download: "", className: "button", textContent: says.report });
  $("notice").append(" ", link);
}

function lamp(open) {
  const lost = $("lamp").classList.toggle("lost", !open);
  const text = lost ? $("lamp").dataset.lost : $("lamp").textContent ? $("lamp").dataset.back : "";
  if ($("lamp").textContent !== text) $("lamp").textContent = text;
  if (!lost && text) setTimeout(() => $("lamp").classList.contains("lost") || ($("lamp").textContent = ""), 4000);
}

live(`${token}.${language}`, main.dataset.worker, (message) => {
  if (message.ask) refresh();
  else if (message.whole) apply(message, true);
  else if (message.was === now.at) apply(message);
  else if (message.at !== now.at) refresh();
}, lamp);

// answering: buttons, board, number keys, names

$("answer").addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.submitter?.value) answer(event.submitter.value);
});

const options = () => [...$("question").querySelectorAll("button.option, button.outcome")].filter((each) => !each.disabled);

$("frame").addEventListener("click", (event) => {
  if (view.dragged()) return;
  const under = document.elementsFromPoint(event.clientX, event.clientY).flatMap((each) => {
    const chain = [];
    for (let at = each; at && at !== svg && svg.contains(at); at = at.parentElement) chain.push(at);
    return chain;
  });
  const found = [...new Set(under.flatMap((each) => lit.get(each) || []))];
  if (found.length === 1) return answer(found[0].value);
  if (found.length) return menu(found, event.clientX, event.clientY);
  const card = under.map((each) => each.dataset?.card || each.dataset?.development).find(Boolean);
  if (card) show(`/cards/${game}/${card}`);
});

function menu(buttons, x, y) {
  const box = $("menu");
  box.replaceChildren(...buttons.map((each) => {
    const item = Object.assign(document.createElement("button"), { type: "button", textContent: each.querySelector(".label").textContent });
    item.setAttribute("role", "menuitem");
    item.addEventListener("click", () => {
      box.hidden = true;
      answer(each.value);
    });
    return item;
  }));
  box.hidden = false;
  box.style.left = `${Math.min(x, innerWidth - box.offsetWidth - 8)}px`;
  box.style.top = `${Math.min(y, innerHeight - box.offsetHeight - 8)}px`;
  box.firstChild.focus();
}

$("menu").addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], items = [...$("menu").children];
  if (!step) return;
  event.preventDefault();
  items.at((items.indexOf(document.activeElement) + step) % items.length).focus();
});

addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#menu")) $("menu").hidden = true;
  for (const each of document.querySelectorAll("details.menu[open]")) if (!each.contains(event.target)) each.open = false;
});

for (const name of ["pointerover", "focusin"]) $("question").addEventListener(name, ({ target }) => {
  const button = target.closest("button.option");
  for (const [element, buttons] of lit) element.classList.toggle("aim", buttons.includes(button));
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    $("menu").hidden = true;
    for (const each of document.querySelectorAll("details.menu[open]")) each.open = false;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (event.key >= "0" && event.key <= "9") {
    digits += event.key;
    const all = options(), go = () => {
      const n = Number(digits);
      digits = "";
      if (n && all[n - 1]) answer(all[n - 1].value);
    };
    if (Number(digits) * 10 > all.length) go();
    else setTimeout(() => digits && go(), 600);
  } else if (event.key === "/" || event.key === ":") {
    event.preventDefault();
    $("typed").focus();
  }
});

$("command").addEventListener("submit", (event) => {
  event.preventDefault();
  const typed = $("typed").value.trim();
  if (typed && command(typed)) $("typed").value = "";
});

function command(typed) {
  const all = options(), low = typed.toLowerCase();
  if (/^\d+$/.test(typed) && all[typed - 1]) return answer(all[typed - 1].value), true;
  const said = (each) => each.textContent.trim().replace(/^\d+/, "").trim().toLowerCase();
  const same = all.filter((each) => each.value.toLowerCase() === low || said(each) === low);
  const near = same.length ? same : all.filter((each) => low.length > 2 && (each.value.toLowerCase().startsWith(low) || said(each).startsWith(low)));
  if (near.length === 1) return answer(near[0].value), true;
  const [word, ...rest] = typed.split(/\s+/), what = rest.join(" ");
  switch (word.toLowerCase()) {
    case "u": case "undo": send("/undo", {}); return true;
    case "r": case "rule": rule(what || $("q").querySelector(".cite")?.textContent || "1"); return true;
    case "card": card(what); return true;
    case "lang": location.href = `/settings?lang=${encodeURIComponent(what)}&back=${base}`; return true;
    case "why": {
      const nots = $("question").querySelector(".nots");
      if (!nots) notice(says.nothing);
      else for (const each of [nots, ...nots.querySelectorAll(".no")]) each.open = true;
      return true;
    }
    case "explain": $("totals-box").open = true; return true;
    case "log": $("filter").focus(); return true;
    case "s": case "state": $("spoken").open = true; return true;
    case "?": case "help": document.querySelector(".help").open = true; return true;
    case "q": case "quit": location.href = "/"; return true;
  }
  notice(says.unknown.replace("{name}", typed));
  return false;
}

// rules and cards

const slug = (text) => text.toLowerCase().replace(/é/g, "e").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
const rule = (section) => show(`/rules/${game}/${slug(section)}`);
const card = (key) => show(`/cards/${game}/${key ? slug(key) : svg.querySelector("#card")?.dataset.card || ""}`);

async function show(path) {
  const answer = await fetch(`${path}?part=1&lang=${language}`, { headers: { accept: "text/html" } });
  if (!answer.ok) return notice((await answer.json()).error);
  $("panel-body").innerHTML = await answer.text();
  if (!$("panel").open) $("panel").showModal();
  $("panel").scrollTop = 0;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a.cite"), about = event.target.closest("button.about");
  if (about) show(`/cards/${game}/${about.dataset.card}`);
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  show(new URL(link.href).pathname);
});
$("panel").addEventListener("click", ({ target }) => [$("panel"), $("panel-close")].includes(target) && $("panel").close());

// parts of the page that are fetched when they are opened
async function part(box, path, more = "") {
  const open = [...box.children].map((each) => each.open);
  box.innerHTML = await (await fetch(`${base}${path}?lang=${language}${more}`)).text();
  [...box.children].forEach((each, n) => (each.open = open[n] || false));
}
const totals = () => part($("totals"), "/totals", past === null ? "" : `&answers=${past}`);
$("totals-box").addEventListener("toggle", () => $("totals-box").open && totals());
const words = () => part($("spoken-text"), "/words");
$("spoken").addEventListener("toggle", () => $("spoken").open && words());

// the log: filter, earlier lines, jumps

function sift() {
  const wanted = $("filter").value.trim().toLowerCase();
  let shown = 0;
  for (const line of $("log").children) {
    line.hidden = Boolean(wanted) && !line.textContent.toLowerCase().includes(wanted);
    shown += !line.hidden;
  }
  $("none").hidden = shown > 0 || !wanted;
}

async function earlier(all) {
  const found = await call(`/log?before=${now.start}&lang=${language}${all ? "&all=1" : ""}`);
  now.start = found.start;
  $("log").insertAdjacentHTML("afterbegin", found.log);
  $("earlier").hidden = !found.start;
  sift();
}
$("earlier").addEventListener("click", () => earlier());
$("filter").addEventListener("input", async () => {
  if (now.start && $("filter").value.trim()) await earlier(true);
  sift();
});
$("log").addEventListener("click", (event) => {
  const jump = event.target.closest(".jump");
  if (jump) moment(Number(jump.dataset.moment));
});

// replay

let wanted = null, asking = false, returns = 0; // how often the page went back to now: a moment asked for before is stale
async function moment(n) {
  if (n >= now.answers) return n === now.answers && past === null ? undefined : present();
  wanted = n;
  if (asking) return;
  asking = true;
  while (wanted !== null) {
    const which = wanted, before = returns;
    wanted = null;
    try {
      const found = await call(`/moment/${which}?lang=${language}`);
      if (wanted !== null || before !== returns) continue;
      past = which;
      place(which, found.choice);
      patch(svg, found.pieces, found.order);
      fill(found);
      for (const each of $("question").querySelectorAll("button")) each.classList.toggle("was", each.value === found.name);
      $("steps").hidden = true;
      if (now.start && Number($("log").querySelector(".jump").dataset.moment) > which) {
        await earlier(true);
        place(past, found.choice);
      }
    } catch (error) {
      notice(error.message);
    }
  }
  asking = false;
}

function place(n, choice = "") {
  $("past").hidden = n === null;
  main.classList.toggle("replaying", n !== null);
  if (n !== null) $("slider").value = n;
  const text = says.moment.replace("{n}", n ?? now.answers).replace("{all}", now.answers);
  $("where").textContent = n === null ? String(now.answers) : `${n} / ${now.answers}`;
  $("slider").setAttribute("aria-valuetext", text);
  $("moment").hidden = n === null;
  $("moment").textContent = n === null ? "" : `${text}. ${choice ? says.chosen.replace("{name}", choice) : ""}`;
  let last = null;
  for (const line of $("log").children) {
    const later = n !== null && Number(line.querySelector(".jump").dataset.moment) > n;
    line.classList.toggle("later", later);
    line.classList.remove("here");
    if (!later) last = line;
  }
  if (n !== null && last) {
    last.classList.add("here");
    last.scrollIntoView({ block: "nearest" });
  }
}

function present() {
  returns += 1;
  past = wanted = null;
  refresh(true);
}
$("slider").addEventListener("input", () => moment(Number($("slider").value)));
$("now").addEventListener("click", present);
$("undo").addEventListener("click", async () => {
  if (past !== null) present();
  await send("/undo", {});
});
$("branch").addEventListener("click", async () => {
  try {
    location.href = (await call("/branch", { keep: past })).to;
  } catch (error) {
    notice(error.message);
  }
});

$("q").tabIndex = -1;
$("scroll").scrollTop = $("scroll").scrollHeight;
ready();
document.documentElement.dataset.ready = "1";
