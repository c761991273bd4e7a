/** A menu that is open closes when something else is touched. It exports nothing. */

addEventListener("pointerdown", (event) => {
  for (const each of document.querySelectorAll("details.menu[open]")) {
    if (!each.contains(event.target)) each.open = false;
  }
});
