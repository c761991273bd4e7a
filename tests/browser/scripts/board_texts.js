// Every text of the board: how large it is on the screen, and where it is not as it should be.
() => {
  const svg = document.querySelector("#sheet svg");
  const found = { sizes: {}, cut: [], out: [], over: [] };
  const grounds = ".panel, .order, .card, .slot, .heading, .cell, .station, .town";
  const close = ".cost, .badge, .bead, .count, .row-ground, .family-ground";
  const rect = (each) => each.getBoundingClientRect();
  const about = (each) => `${each.closest("[id]")?.id}: ${each.textContent}`;
  const inside = (a, b, slack) => a.left >= b.left - slack && a.right <= b.right + slack;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.25 * Math.min(a.height, b.height);
  function ground(text) {
    if (text.previousElementSibling?.matches(close)) return text.previousElementSibling;
    for (let up = text.parentElement; up !== svg; up = up.parentElement) {
      const under = [...up.children].find((each) => each.matches(grounds));
      if (under) return under;
    }
    return null;
  }
  const texts = [...svg.querySelectorAll("text")].filter((each) => each.textContent.trim());
  for (const text of texts) {
    const scale = text.getScreenCTM().a;
    const box = rect(text);
    const under = ground(text);
    for (const each of [text, ...text.children]) {
      found.sizes[`${about(text)} ${each.textContent}`] = parseFloat(getComputedStyle(each).fontSize) * scale;
    }
    if (text.textContent.includes("…")) found.cut.push(about(text));
    if (under && !inside(box, rect(under), 0.5)) found.out.push(about(text));
    for (const other of texts) {
      if (other === text) break;
      if (meet(box, rect(other))) found.over.push(`${about(text)} and ${about(other)}`);
    }
  }
  const places = [...svg.querySelectorAll(".head, .area > .station, .cell, .town")];
  places.forEach((each, n) => {
    for (const other of places.slice(0, n)) {
      const a = rect(each);
      const b = rect(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 0 && high > 0 && wide * high > 12) {
        found.over.push(`${each.closest("[id]").id} and ${other.closest("[id]").id}`);
      }
    }
  });
  return found;
}
