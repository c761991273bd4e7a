// The drawing as text: equal boards give equal strings, whatever the order of attributes, whatever glows or is looked
// at.
() => {
  const lasting = (classes) =>
    classes.split(/\s+/).filter((each) => !["glow", "aim", "subject", "told", ""].includes(each));
  const told = (node) => {
    if (node.nodeType === 3) return node.nodeValue.trim();
    const fixed = [...node.attributes].flatMap(({ name, value }) => {
      const kept = name === "class" ? lasting(value).sort().join(" ") : value;
      return (name === "class" && !kept) || name === "viewBox" ? [] : [`${name}=${kept}`];
    });
    const inside = [...node.childNodes].filter((each) =>
      each.nodeType === 1 ? !each.matches("defs ~ defs") : each.nodeValue.trim(),
    ); // what is fetched later is not waited for
    return [node.nodeName, fixed.sort().join(" "), ...inside.map(told)];
  };
  return JSON.stringify(told(document.querySelector("#sheet svg")));
}
