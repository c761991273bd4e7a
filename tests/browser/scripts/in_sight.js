// Whether the question and its first two options can be seen whole, without scrolling and with nothing above them:
// what is not, by name.
() => {
  const seen = (each) => {
    const box = each.getBoundingClientRect();
    for (let up = each.parentElement; up; up = up.parentElement) {
      const edge =
        up === document.documentElement
          ? { top: 0, left: 0, right: innerWidth, bottom: innerHeight }
          : up.getBoundingClientRect();
      const clips = up === document.documentElement || getComputedStyle(up).overflow !== "visible";
      const high = box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
      const wide = box.left < edge.left - 1 || box.right > edge.right + 1;
      if (clips && (high || wide)) return false;
    }
    const hits = [box.top + 4, box.bottom - 4].map((y) => document.elementFromPoint((box.left + box.right) / 2, y));
    return hits.every((hit) => hit && (each.contains(hit) || hit.contains(each)));
  };
  const options = [...document.querySelectorAll("#question :is(button.option, button.outcome)")].filter(
    (each) => each.offsetParent,
  );
  return [document.querySelector("#q"), ...options.slice(0, 2)]
    .filter((each) => !seen(each))
    .map((each) => each.textContent.trim());
}
