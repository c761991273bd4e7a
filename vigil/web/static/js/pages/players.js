/** The page of the players looks again while somebody is waited for, and says who has come. It exports nothing. */

const EVERY = 4000; // milliseconds

async function look() {
  const list = document.querySelector(".persons");
  if (document.hidden || !list.querySelector(".waited") || list.contains(document.activeElement)) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".persons");
  const waited = (each) => each.querySelectorAll(".waited").length;
  if (!found || waited(found) >= waited(list)) return;
  list.replaceChildren(...found.children);
}
setInterval(look, EVERY);
