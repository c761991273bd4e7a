// What is squeezed in the list of options: words without their width, chips and rule numbers that lie on one another
// or stick out.
() => {
  const box = (each) => each.getBoundingClientRect();
  const found = [];
  for (const item of [...document.querySelectorAll("#question .options > li")].filter((each) => each.offsetParent)) {
    const button = item.querySelector("button");
    const label = button.querySelector(".label:not(.unseen)");
    const inside = [...button.children];
    const all = [...inside, ...[...item.children].slice(1)].filter((each) => box(each).width > 1);
    if (label) {
      const { fontSize, lineHeight } = getComputedStyle(label);
      const { width, height } = box(label);
      if (width < 8 * parseFloat(fontSize) && height > 1.5 * parseFloat(lineHeight)) {
        found.push(`${label.textContent}: ${Math.round(width)} px`);
      }
    }
    all.forEach((each, n) => {
      const mine = box(each);
      const holder = box(inside.includes(each) ? button : item);
      if (mine.right > holder.right + 1 || mine.left < holder.left - 1) found.push(`${each.textContent} sticks out`);
      for (const other of all.slice(n + 1).map(box)) {
        const wide = Math.min(mine.right, other.right) - Math.max(mine.left, other.left);
        const high = Math.min(mine.bottom, other.bottom) - Math.max(mine.top, other.top);
        if (wide > 1 && high > 1) found.push(`${each.textContent} is covered`);
      }
    });
  }
  return found;
}
