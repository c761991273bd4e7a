/**
 * The rules: what is looked for stands first where a title has it, and is marked wherever it is found. It exports
 * nothing.
 */

import { filterItems } from "../base/filter.js";

const $ = (id) => document.getElementById(id);
const box = $("sections");
const all = [...box.children];

$("filter").addEventListener("input", ({ target: { value } }) => {
  const wanted = value.trim().toLowerCase();
  const titled = (each) => each.querySelector("h2").textContent.toLowerCase().includes(wanted);
  $("none").hidden = filterItems(all, value);
  $("contents").hidden = Boolean(wanted);
  box.append(...all.filter(titled), ...all.filter((each) => !titled(each)));
  CSS.highlights?.set(
    "found",
    new Highlight(...(wanted ? all.filter((each) => !each.hidden).flatMap((each) => found(each, wanted)) : [])),
  );
});

function found(section, wanted) {
  const ranges = [];
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const low = node.nodeValue.toLowerCase();
    for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}

const here = $(box.dataset.wanted || location.hash.slice(1));
here?.scrollIntoView();
