// Gives pairs of texts that lie on each other, a line each: "one | other".
// A text is a text node that can be seen. What a box scrolls away is cut off first; letters rarely
// fill the height of their line, so a part of it does not count.
const boxes = [];
const clip = (rect, element) => {
  let { left, top, right, bottom } = rect;
  for (let box = element; box !== null; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (style.visibility === "hidden" || style.opacity === "0" || style.clipPath !== "none") {
      return null;
    }
    if (style.overflow !== "visible" && box !== document.documentElement && box !== document.body) {
      const edge = box.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    if (style.position === "fixed") {
      break;
    }
  }
  const spare = (bottom - top) * 0.2;
  return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
  const element = node.parentElement;
  if (node.data.trim() === "" || ["SCRIPT", "STYLE", "NOSCRIPT", "title", "desc"].includes(element.tagName)) {
    continue;
  }
  const range = document.createRange();
  range.selectNodeContents(node);
  const inside = element instanceof SVGElement;
  for (const rect of inside ? [element.getBoundingClientRect()] : range.getClientRects()) {
    const box = clip(rect, element);
    if (box !== null && box.right > box.left && box.bottom > box.top && box.right > 0) {
      boxes.push({ ...box, node });
    }
  }
}
boxes.sort((one, other) => one.top - other.top);
const found = new Set();
boxes.forEach((one, at) => {
  for (let next = at + 1; next < boxes.length && boxes[next].top < one.bottom; next += 1) {
    const other = boxes[next];
    if (one.node !== other.node && one.left < other.right && other.left < one.right) {
      found.add([one, other].map((box) => box.node.data.trim().slice(0, 60)).join(" | "));
    }
  }
});
return [...found].join("\n");
