// A short and steady name for where an element lies: the part of the page, and its class or tag.
(target) => {
  const parts = "#sheet, #log, #panel, #question, #totals, #spoken-text, header.top, form, main";
  const at = document.querySelector(target);
  const part = at.closest(parts);
  const kind = [...at.classList].filter((each) => !["here", "glow", "aim", "subject", "on"].includes(each))[0];
  return `${part ? part.id || part.className || part.tagName : "page"} ${kind ? `.${kind}` : at.localName}`;
}
