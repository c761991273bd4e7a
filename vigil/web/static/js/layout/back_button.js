/** The browser's way back closes what lies over the table before it leaves the table. It exports `noteOpened`. */

const OVER = "dialog[open], :popover-open, .asks:not([hidden])";
let entry = Boolean(history.state?.over); // whether the history holds one more for what was opened

/** Something was opened over the table: the way back closes it. */
export function noteOpened() {
  if (!entry) history.pushState({ over: true }, "");
  entry = true;
}

addEventListener(
  "toggle",
  ({ target, newState }) => newState === "open" && target.matches(":popover-open") && noteOpened(),
  true,
);
addEventListener("popstate", () => {
  const over = document.querySelector(OVER);
  const more = entry;
  entry = false;
  if (over?.matches("dialog")) over.close();
  else if (over?.popover) over.hidePopover();
  else if (over) document.getElementById("not-yet").click();
  else if (more) history.back();
});
