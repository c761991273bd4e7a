// The contrast of every letter on the board with what is painted under its middle, from the top down to something
// solid.
() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("#sheet svg * { pointer-events: all !important; }");
  document.adoptedStyleSheets = [sheet];
  const numbers = (text) => (text.match(/[\d.]+/g) || []).map(Number);
  const linear = (each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
  const over = (under, [r, g, b, a]) => [r, g, b].map((each, n) => each * a + under[n] * (1 - a));
  const clear = (each) => {
    let all = 1;
    for (let at = each; at && at.id !== "sheet"; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
    return all;
  };
  function painted(x, y) {
    const layers = [];
    for (const each of document.elementsFromPoint(x, y)) {
      if (each.closest("text") || !each.closest("#sheet svg")) continue;
      const style = getComputedStyle(each);
      const shape = each instanceof SVGGeometryElement || each.localName === "use";
      if (!shape || !style.fill.startsWith("rgb")) continue;
      const [r, g, b, a = 1] = numbers(style.fill);
      layers.push([r, g, b, a * Number(style.fillOpacity) * clear(each)]);
      if (layers.at(-1)[3] > 0.99) return layers;
    }
    return [...layers, [...numbers(getComputedStyle(document.body).backgroundColor).slice(0, 3), 1]];
  }
  const found = [];
  for (const text of document.querySelectorAll("#sheet svg text")) {
    const box = text.getBoundingClientRect();
    if (!box.width || !text.textContent.trim()) continue;
    const ground = painted(box.x + box.width / 2, box.y + box.height / 2)
      .reverse()
      .reduce(over, [0, 0, 0]);
    const ink = over(ground, [...numbers(getComputedStyle(text).fill).slice(0, 3), clear(text)]);
    const [dark, bright] = [light(ink), light(ground)].sort((a, b) => a - b);
    const where = `${text.closest("[id]").id} ${text.getAttribute("class") || ""} ${text.textContent.trim()}`;
    found.push([(bright + 0.05) / (dark + 0.05), where]);
  }
  return found;
}
