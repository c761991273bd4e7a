/**
 * Pan and zoom of the board: by wheel, fingers and buttons, and by itself when what glows is out of sight. It exports
 * `zoomable`.
 */

const GLIDE = 350; // milliseconds of a pan
const EDGE = 12; // pixels that stay free around what is shown
const LEAST = 10.95; // pixels: no letter is smaller than eleven, unless the player himself goes further away
const USUAL = 16; // pixels: letters as the browser brings them

/** Make the drawing in a frame one that can be panned and zoomed. The result looks at rooms of it. */
export function zoomable(frame, sheet, still) {
  const svg = sheet.querySelector("svg");
  const whole = svg.getAttribute("viewBox").split(" ").map(Number);
  const fingers = new Map();
  let k = 1; // how near
  let x = 0;
  let y = 0;
  let far = null; // between two fingers
  let moved = false;
  let gliding = 0;
  let room = whole;
  let chosen = false; // how near was chosen by hand
  // the smallest of them
  const letters = Math.min(...[...svg.querySelectorAll("text")].map(height).filter(Boolean), 99);

  // the question takes what the board leaves
  document.documentElement.style.setProperty("--aspect", whole[2] / whole[3]);

  /** How high the letters of a text are, in units of the drawing. */
  function height(text) {
    const box = text.getBoundingClientRect();
    return box.width && (parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a) / svg.getScreenCTM().a;
  }

  /** At k = 1 the sheet is as large as the frame allows, and shows the room that is looked at. */
  const scale = (of = room) => Math.min(frame.clientWidth / of[2], frame.clientHeight / of[3]);
  const least = () => (LEAST * parseFloat(getComputedStyle(document.documentElement).fontSize)) / USUAL;
  const legible = (of) => scale(of) * letters >= least();
  function fit() {
    sheet.style.width = `${room[2] * scale()}px`;
    sheet.style.height = `${room[3] * scale()}px`;
    show();
  }

  /** A room that would leave some of the frame empty, with as much of the board around it as there is place for. */
  function spread([left, top, wide, high]) {
    const tall = frame.clientHeight / frame.clientWidth;
    const size = [Math.min(whole[2], Math.max(wide, high / tall)), Math.min(whole[3], Math.max(high, wide * tall))];
    const from = (at, old, n) => Math.max(0, Math.min(at - (size[n] - old) / 2, whole[n + 2] - size[n]));
    return [from(left, wide, 0), from(top, high, 1), ...size];
  }

  /** Look at a room of the drawing, or at the whole of it: from so near that it can be read, or from `afar`. */
  function look(at, { keep, afar } = {}) {
    cancelAnimationFrame(gliding);
    room = at || whole;
    if (legible(room)) room = spread(room);
    const shown = room.join(" ");
    const same = svg.getAttribute("viewBox") === shown;
    if (!same) svg.setAttribute("viewBox", shown);
    if (!keep || !chosen) {
      k = afar ? 1 : Math.max(1, least() / letters / scale());
      if (!same) [x, y] = [0, 0];
      chosen = false;
    }
    fit();
  }
  function bound() {
    const place = (size, all, at) => (all <= size ? (size - all) / 2 : Math.min(0, Math.max(size - all, at)));
    x = place(frame.clientWidth, sheet.offsetWidth * k, x);
    y = place(frame.clientHeight, sheet.offsetHeight * k, y);
  }
  function show() {
    bound();
    sheet.style.transform = `translate(${x}px,${y}px) scale(${k})`;
  }
  function zoom(by, px = frame.clientWidth / 2, py = frame.clientHeight / 2) {
    const next = Math.min(8, Math.max(1, k * by));
    x = px - ((px - x) * next) / k;
    y = py - ((py - y) * next) / k;
    k = next;
    chosen = true;
    show();
  }
  function glide(toX, toY) {
    const [fromX, fromY] = [x, y];
    [x, y] = [toX, toY];
    bound();
    [toX, toY] = [x, y];
    if (still.matches) return show();
    const began = performance.now();
    gliding = requestAnimationFrame(function step(time) {
      const part = Math.min(1, Math.max(0, time - began) / GLIDE);
      const eased = part * (2 - part);
      x = fromX + (toX - fromX) * eased;
      y = fromY + (toY - fromY) * eased;
      show();
      if (part < 1) gliding = requestAnimationFrame(step);
    });
  }

  /**
   * Show these, as many of them together as there is room for, and with them what the question is `about`, if it has
   * room too. Where some of them are in sight that is enough for one who is `busy` there; another is taken to where
   * more are.
   */
  function reveal(elements, about = [], busy = false) {
    if (fingers.size || k === 1) return;
    cancelAnimationFrame(gliding);
    const frameBox = frame.getBoundingClientRect();
    const w = frame.clientWidth;
    const h = frame.clientHeight;
    const boxed = (all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.width)
        .map((each) => ({
          left: each.left - frameBox.left,
          top: each.top - frameBox.top,
          right: each.right - frameBox.left,
          bottom: each.bottom - frameBox.top,
        }));
    const boxes = boxed(elements);
    const must = boxed(about);
    const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const seen = (box) => middle(box).every((at, n) => at > EDGE && at < [w, h][n] - EDGE);
    const inside = (box) => box.left >= 0 && box.top >= 0 && box.right <= w && box.bottom <= h;
    const [cx, cy] = must.length ? middle(must[0]) : [w / 2, h / 2];
    const distance = (box) => Math.hypot(middle(box)[0] - cx, middle(box)[1] - cy);
    const [first, ...others] = boxes.toSorted((a, b) => distance(a) - distance(b));
    const wanted = first ? [first, ...must, ...others] : must;
    if (!wanted.length) return;
    const shown = [];
    const near = wanted.reduce((all, box) => {
      const both = {
        left: Math.min(all.left, box.left),
        top: Math.min(all.top, box.top),
        right: Math.max(all.right, box.right),
        bottom: Math.max(all.bottom, box.bottom),
      };
      const large = both.right - both.left >= w - 2 * EDGE || both.bottom - both.top >= h - 2 * EDGE;
      if (large && box !== wanted[0]) return all;
      shown.push(box);
      return both;
    }, wanted[0]);
    const now = boxes.filter(seen).length;
    const then = shown.filter((box) => boxes.includes(box)).length;
    const enough = !boxes.length || (now > 0 && (busy || now >= then));
    if (enough && must.every((box) => inside(box) || !shown.includes(box))) return;
    const [mx, my] = middle(near);
    glide(x + w / 2 - mx, y + h / 2 - my);
  }

  const spot = (event) => {
    const box = frame.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  frame.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      cancelAnimationFrame(gliding);
      zoom(Math.exp(-event.deltaY / 400), ...spot(event));
    },
    { passive: false },
  );
  frame.addEventListener("pointerdown", (event) => {
    cancelAnimationFrame(gliding);
    fingers.set(event.pointerId, spot(event));
    moved = false;
  });
  frame.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const [ox, oy] = fingers.get(event.pointerId);
    const [nx, ny] = spot(event);
    if (!moved && Math.hypot(nx - ox, ny - oy) < 6 && fingers.size < 2) return;
    if (!moved && fingers.size < 2 && event.pointerType === "mouse") frame.setPointerCapture(event.pointerId);
    moved = true;
    fingers.set(event.pointerId, [nx, ny]);
    if (fingers.size === 1) {
      x += nx - ox;
      y += ny - oy;
      show();
    } else {
      const [[ax, ay], [bx, by]] = [...fingers.values()];
      const gap = Math.hypot(ax - bx, ay - by);
      if (far) zoom(gap / far, (ax + bx) / 2, (ay + by) / 2);
      far = gap;
    }
  });
  const up = (event) => {
    fingers.delete(event.pointerId);
    if (fingers.size < 2) far = null;
  };
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) frame.addEventListener(name, up);
  document.addEventListener("click", (event) => {
    const by = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (by) cancelAnimationFrame(gliding);
    if (by === "0") {
      k = 1;
      chosen = true;
      show();
    } else if (by) zoom(Number(by));
  });
  const view = { dragged: () => moved, held: () => fingers.size > 0, legible, look, reveal, resized: fit };
  const again = () => (chosen ? fit() : view.resized());
  new ResizeObserver(again).observe(frame);
  addEventListener("resize", again);
  return view;
}
