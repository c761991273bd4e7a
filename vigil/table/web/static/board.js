// The drawing: patched by element id, and lit where an option can be chosen on it.
const SVG = "http://www.w3.org/2000/svg";

function parse(markup) {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg xmlns="${SVG}">${markup}</svg>`;
  return holder.content.firstChild.firstChild;
}

function put(parent, node, before) {
  if (node.isConnected && parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

// Make `old` equal to `now` while keeping the elements, so that pieces glide and focus stays.
function morph(old, now) {
  for (const { name, value } of [...now.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  const known = new Map([...old.children].filter((each) => each.id).map((each) => [each.id, each]));
  let at = old.firstChild;
  for (const child of [...now.childNodes]) {
    const twin = child.id ? known.get(child.id) : at && !at.id && at.nodeName === child.nodeName ? at : null;
    if (!twin) {
      old.insertBefore(child, at);
      continue;
    }
    if (twin !== at) put(old, twin, at);
    if (twin.nodeType === 1) morph(twin, child);
    else if (twin.nodeValue !== child.nodeValue) twin.nodeValue = child.nodeValue;
    at = twin.nextSibling;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

// Pieces by "id" or "layer/id"; `order` lists what lies in each layer, and what is not listed has gone.
const drawn = new WeakMap(); // the markup an element was last made equal to
export function patch(svg, pieces, order = {}) {
  const find = (id) => svg.getElementById(id);
  for (const [key, markup] of Object.entries(pieces)) {
    const [id, layer] = key.split("/").reverse(), old = find(id);
    if (old && drawn.get(old) === markup) continue;
    const now = parse(markup);
    if (old) morph(old, now);
    else (layer ? find(layer) : svg).append(now);
    drawn.set(old || now, markup);
  }
  for (const [layer, ids] of Object.entries(order)) {
    const holder = find(layer), wanted = new Set(ids);
    for (const each of [...holder.children]) if (!wanted.has(each.id)) each.remove();
    ids.forEach((id, n) => {
      const each = find(id);
      if (each && holder.children[n] !== each) put(holder, each, holder.children[n] || null);
    });
  }
}

// Where on the board an option speaks of: the facts of its name are data attributes there.
export function targets(facts) {
  const is = (name) => `[data-${name}="${CSS.escape(String(facts[name]))}"]`;
  const found = [];
  if (facts.territory && facts.area !== undefined) found.push(`${is("territory")}${is("area")}`);
  else if (facts.territory) found.push(`${is("territory")}:not([data-area]):not([data-box])`);
  if (facts.family && facts.piece) found.push(`${is("family")} ${is("piece")}`);
  else if (facts.family) found.push(is("family"));
  else if (facts.piece) found.push(`[data-box] ${is("piece")}`);
  if (facts.row !== undefined) found.push(`${is("row")}[data-order]`);
  else if (facts.order) found.push(is("order"));
  for (const name of ["card", "development", "box"]) if (facts[name] !== undefined) found.push(is(name));
  return found.join(",");
}

// Light what can be clicked; the result is a map from elements to the buttons of their options.
export function light(svg, buttons) {
  for (const each of svg.querySelectorAll(".glow")) {
    each.classList.remove("glow", "aim");
    if (!each.classList.length) each.removeAttribute("class");
  }
  const lit = new Map();
  for (const button of buttons) {
    const where = button.dataset.facts && targets(JSON.parse(button.dataset.facts));
    if (!where || button.disabled) continue;
    for (const each of svg.querySelectorAll(where)) {
      each.classList.add("glow");
      lit.set(each, [...(lit.get(each) || []), button]);
    }
  }
  return lit;
}
