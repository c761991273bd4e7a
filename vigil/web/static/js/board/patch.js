/**
 * The drawing: patched by element id, and lit where an option can be chosen on it. It exports `parse`, `patch` and
 * `light`.
 */

const SVG = "http://www.w3.org/2000/svg";

/** Markup as an element of a drawing. */
export function parse(markup) {
  const holder = document.createElement("template");
  holder.innerHTML = `<svg xmlns="${SVG}">${markup}</svg>`;
  return holder.content.firstChild.firstChild;
}

function put(parent, node, before) {
  if (node.isConnected && parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** Make `old` equal to `now` while keeping the elements, so that pieces glide and focus stays. */
function morph(old, now) {
  for (const { name, value } of [...now.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  const known = new Map([...old.children].filter((each) => each.id).map((each) => [each.id, each]));
  let at = old.firstChild;
  for (const child of [...now.childNodes]) {
    const alike = at && !at.id && at.nodeName === child.nodeName;
    const twin = child.id ? known.get(child.id) : alike && at;
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

const drawn = new WeakMap(); // the markup an element was last made equal to

/**
 * Bring pieces up to date, by "id" or "layer/id"; `order` lists what lies in each layer, and what is not listed has
 * gone.
 */
export function patch(svg, pieces, order = {}) {
  const find = (id) => svg.getElementById(id);
  for (const [key, markup] of Object.entries(pieces)) {
    const [id, layer] = key.split("/").reverse();
    const old = find(id);
    if (old && drawn.get(old) === markup) continue;
    const now = parse(markup);
    if (old) morph(old, now);
    else (layer ? find(layer) : svg).append(now);
    drawn.set(old || now, markup);
  }
  for (const [layer, ids] of Object.entries(order)) {
    const holder = find(layer);
    const wanted = new Set(ids);
    for (const each of [...holder.children]) if (!wanted.has(each.id)) each.remove();
    ids.forEach((id, n) => {
      const each = find(id);
      if (each && holder.children[n] !== each) put(holder, each, holder.children[n] || null);
    });
  }
}

/** Light what can be clicked; the result is a map from elements to the buttons of their options. */
export function light(svg, buttons) {
  for (const each of svg.querySelectorAll(".glow, .aim")) {
    each.classList.remove("glow", "aim");
    if (!each.classList.length) each.removeAttribute("class");
  }
  const lit = new Map();
  for (const button of buttons) {
    if (!button.dataset.at || button.disabled) continue;
    const elements = button.dataset.at.split(" ").map((id) => svg.getElementById(id));
    for (const each of elements.filter(Boolean)) {
      if (!button.closest(".tray")) each.classList.add("glow");
      lit.set(each, [...(lit.get(each) || []), button]);
    }
  }
  return lit;
}
