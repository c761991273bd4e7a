// The contrast of an element's letters with the paper it stands on: the first ground that is solid, and what lies
// over it.
(target) => {
  const numbers = (text) => (text.match(/[\d.]+/g) || []).map(Number);
  const linear = (each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
  const over = (under, [r, g, b, a]) => [r, g, b].map((each, n) => each * a + under[n] * (1 - a));
  const text = document.querySelector(target);
  const layers = [];
  let clear = 1;
  for (let at = text; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== "none") return 0; // not one colour: to be looked at
    const [r = 0, g = 0, b = 0, a = 1] = numbers(style.backgroundColor);
    layers.push([r, g, b, a]);
    if (a === 1) break;
  }
  for (let at = text; at; at = at.parentElement) clear *= Number(getComputedStyle(at).opacity);
  const ground = layers.reverse().reduce(over, [255, 255, 255]);
  const ink = over(ground, [...numbers(getComputedStyle(text).color).slice(0, 3), clear]);
  const [dark, bright] = [light(ink), light(ground)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
