/** A filter over a list. It exports `filterItems`. */

/** Hide the items that do not contain the typed text. The result says whether anything is left. */
export function filterItems(items, typed) {
  const wanted = typed.trim().toLowerCase();
  let shown = 0;
  for (const each of items) {
    each.hidden = Boolean(wanted) && !each.textContent.toLowerCase().includes(wanted);
    shown += !each.hidden;
  }
  return shown > 0 || !wanted;
}
