// Pictures: one in its box, several as a mosaic, each opening large, with its words.

import { element, overlay, popover } from "./dom.js";

// What fits on a desktop; on a phone the column is narrower, and the picture with it.
const BOX = { width: 550, height: 350 };

// Rows of a mosaic by the number of pictures: how many stand beside each other.
const ROWS = { 2: [2], 4: [2, 2], 5: [2, 3], 6: [3, 3], 7: [1, 3, 3], 8: [2, 3, 3], 9: [3, 3, 3], 10: [1, 3, 3, 3] };

// `pictures` are {url, description, width, height, spoiler}; `kept` holds the elements of the message's last drawing.
export function gallery(pictures, kept = new Map()) {
  if (pictures.length === 1) return element("div", { className: "gallery single" }, single(pictures, kept));
  if (pictures.length === 3) {
    const [first, ...others] = pictures.map((_, index) => tile(pictures, index, kept));
    return element("div", { className: "gallery three" }, first, element("div", { className: "stack" }, others));
  }
  let next = 0;
  const rows = (ROWS[pictures.length] || [3]).map((count) => {
    const tiles = Array.from({ length: count }, () => tile(pictures, next++, kept));
    return element("div", { className: `row of-${count}` }, tiles);
  });
  return element("div", { className: `gallery many of-${pictures.length}` }, rows);
}

function image(picture, kept) {
  const before = kept.get(picture.url);
  const image = before || element("img", { src: picture.url, loading: "eager", draggable: false });
  image.alt = picture.description || "";
  if (!before) image.addEventListener("error", () => image.replaceWith(element("span", { className: "lost" }, "This picture is no longer kept.")));
  return image;
}

function single(pictures, kept) {
  const [picture] = pictures;
  const frame = tile(pictures, 0, kept);
  if (picture.width && picture.height) {
    const scale = Math.min(1, BOX.width / picture.width, BOX.height / picture.height);
    frame.style.width = `${Math.round(picture.width * scale)}px`;
    frame.style.aspectRatio = `${picture.width} / ${picture.height}`;
  }
  return frame;
}

function tile(pictures, index, kept) {
  const picture = pictures[index];
  const open = element("button", { className: "open", type: "button", "aria-label": picture.description ? `Open: ${picture.description}` : "Open the picture", onclick: () => show(pictures, index) }, image(picture, kept));
  const words = picture.description && element("button", { className: "words", type: "button", "aria-label": "Read the description", onclick: (event) => popover(event.currentTarget, element("p", { className: "description" }, picture.description), { width: 300, above: true }) }, "ALT");
  const frame = element("div", { className: "tile" }, open, words);
  if (picture.spoiler) {
    frame.classList.add("veiled");
    frame.addEventListener("click", (event) => frame.classList.contains("veiled") && (event.stopPropagation(), frame.classList.remove("veiled")), true);
  }
  return frame;
}

export function thumbnail(picture, kept) {
  return element("div", { className: "thumbnail" }, tile([picture], 0, kept));
}

function show(pictures, start) {
  let index = start;
  const frame = element("img", { className: "large" });
  const words = element("p", { className: "large-words" });
  const draw = () => {
    frame.src = pictures[index].url;
    frame.alt = words.textContent = pictures[index].description || "";
  };
  const move = (step) => {
    index = (index + step + pictures.length) % pictures.length;
    draw();
  };
  const arrow = (label, step) => pictures.length > 1 && element("button", { className: `arrow ${step < 0 ? "back" : "forth"}`, "aria-label": label, onclick: () => move(step) }, step < 0 ? "‹" : "›");
  const onkey = (event) => ({ ArrowLeft: () => move(-1), ArrowRight: () => move(1) })[event.key]?.();
  document.addEventListener("keydown", onkey);
  const close = overlay(element("figure", { className: "lightbox" }, arrow("Previous", -1), frame, arrow("Next", 1), words, element("button", { className: "close", "aria-label": "Close", onclick: () => close() }, "✕")), { label: "Picture", onclose: () => document.removeEventListener("keydown", onkey) });
  frame.addEventListener("click", () => frame.classList.toggle("full-size"));
  draw();
  document.querySelector("#overlay .layer:last-child .close").focus();
}
