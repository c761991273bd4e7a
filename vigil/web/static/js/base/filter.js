// A filter over a list: what does not contain the wanted text is hidden. The result says whether anything is left.
export function sifted(items, typed) {
  const wanted = typed.trim().toLowerCase();
  let shown = 0;
  for (const each of items) {
    each.hidden = Boolean(wanted) && !each.textContent.toLowerCase().includes(wanted);
    shown += !each.hidden;
  }
  return shown > 0 || !wanted;
}
