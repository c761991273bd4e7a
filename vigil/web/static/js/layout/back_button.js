// The browser's way back closes what lies over the table before it leaves the table.
const OVER = "dialog[open], :popover-open, .asks:not([hidden])";
let entry = Boolean(history.state?.over); // whether the history holds one more for what was opened

export function opened() {
  if (!entry) history.pushState({ over: true }, "");
  entry = true;
}

addEventListener(
  "toggle",
  ({ target, newState }) => newState === "open" && target.matches(":popover-open") && opened(),
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
