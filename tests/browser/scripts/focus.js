// Where the focus is, by the part of the page, and whether it can be seen.
() => {
  const at = document.activeElement;
  const style = getComputedStyle(at);
  const ring = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== "none";
  const parts = "header, #frame, .replay, #question, #command, .totals, .story, .new, .shelf, .saves";
  const part = at.closest(parts);
  return [at === document.body ? "" : part?.id || part?.className || at.tagName, ring || style.boxShadow !== "none"];
}
