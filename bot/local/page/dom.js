// Small helpers to build the page. Text only ever becomes a text node: nothing that people type is read as HTML.

export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "style" || name === "dataset") Object.assign(made[name], value);
    else if (name in made && !name.includes("-")) made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const byId = (id) => document.getElementById(id);

const PALETTE = ["#5865f2", "#3ba55d", "#c9822b", "#d1477f", "#2a9db5", "#8f5fd6", "#b5523b", "#5b7083"];

export function avatar(user, size = 40) {
  const style = { width: `${size}px`, height: `${size}px`, fontSize: `${size * 0.45}px` };
  if (user.bot) return element("img", { className: "avatar", src: "/page/bot.svg", alt: "", style });
  const name = user.global_name || user.username || user.name;
  const colour = PALETTE[[...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0), 7) % PALETTE.length];
  return element("span", { className: "avatar", "aria-hidden": "true", style: { ...style, background: colour } }, name.slice(0, 1).toUpperCase());
}

// Ids grow with time but are too long for a JavaScript number.
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

// What had the focus may have been drawn again since: then it is the same control of the same message, or the message.
function asItIsNow(control) {
  const item = control?.isConnected === false ? control.closest(".message") : null;
  if (!item) return control;
  const drawn = [...document.querySelectorAll(".message")].find((each) => each.dataset.message === item.dataset.message);
  const id = control.dataset.customId;
  return (id && [...(drawn?.querySelectorAll("button") ?? [])].find((each) => each.dataset.customId === id)) || drawn;
}

export function overlay(content, { onclose = () => {}, label = "" } = {}) {
  const before = document.activeElement;
  const layer = element("div", { className: "layer", role: "dialog", "aria-modal": "true", "aria-label": label }, content);
  const close = () => {
    if (!layer.isConnected) return;
    layer.remove();
    document.removeEventListener("keydown", onkey, true);
    asItIsNow(before)?.focus?.();
    onclose();
  };
  const onkey = (event) => {
    if (event.key !== "Escape" || layer !== byId("overlay").lastElementChild) return;
    event.stopPropagation();
    close();
  };
  layer.addEventListener("mousedown", (event) => event.target === layer && close());
  document.addEventListener("keydown", onkey, true);
  byId("overlay").append(layer);
  return close;
}

// One item of a list is in the reach of Tab, arrows go on from it: the item that has the focus, else `usual`.
// The list may be drawn again at any time: what had the focus in it has it again, by its `data-key`.
export function roving(list, selector, usual) {
  const items = () => [...list.querySelectorAll(selector)];
  const reach = (chosen) => items().forEach((item) => (item.tabIndex = item === chosen ? 0 : -1));
  list.addEventListener("keydown", (event) => {
    const all = items();
    const here = all.indexOf(document.activeElement);
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    const next = event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : step && all[here + step];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
  });
  list.addEventListener("focusin", (event) => items().includes(event.target) && reach(event.target));
  return (draw) => {
    const key = list.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
    draw();
    const before = key === undefined ? undefined : items().find((item) => item.dataset.key === key);
    reach(before || items().find(usual) || items()[0]);
    before?.focus({ preventScroll: true });
  };
}

// A list that opens at a control and closes at the next click elsewhere.
export function popover(anchor, content, { width, above = false, onclose = () => {} } = {}) {
  const box = element("div", { className: "popover" }, content);
  document.body.append(box);
  const place = anchor.getBoundingClientRect();
  if (width) box.style.width = `${Math.max(place.width, width)}px`;
  const left = Math.min(place.left, innerWidth - box.offsetWidth - 8);
  const below = place.bottom + box.offsetHeight + 8 <= innerHeight;
  box.style.left = `${Math.max(8, left)}px`;
  box.style.top = `${below && !above ? place.bottom + 4 : Math.max(8, place.top - box.offsetHeight - 4)}px`;
  const close = () => {
    if (!box.isConnected) return;
    box.remove();
    document.removeEventListener("mousedown", outside, true);
    document.removeEventListener("keydown", onkey, true);
    onclose();
  };
  const outside = (event) => box.contains(event.target) || anchor.contains(event.target) || close();
  const onkey = (event) => event.key === "Escape" && close();
  document.addEventListener("mousedown", outside, true);
  document.addEventListener("keydown", onkey, true);
  return close;
}
