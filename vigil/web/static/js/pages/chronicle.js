/** The chronicle: its text into the clipboard, its picture as PNG. It exports nothing. */

import "../layout/menus.js";

const $ = (id) => document.getElementById(id);

$("copy").hidden = !navigator.clipboard;
$("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText($("text").textContent);
  $("copied").textContent = $("copied").dataset.copied;
});

// The drawing is painted onto a canvas of its own size.
$("png").hidden = false;
$("png").addEventListener("click", async () => {
  const svg = await (await fetch($("keepsake").src)).text();
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  const link = document.createElement("a");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0);
  link.href = canvas.toDataURL("image/png");
  link.download = $("png").dataset.name;
  link.click();
});
