// The list of messages in the open channel.

import { avatar, byId, compareIds, element, popover } from "./dom.js";
import { component, file } from "./components.js";
import { gallery } from "./gallery.js";
import { inline, markdown } from "./markdown.js";
import { addLocal, ask, channelOf, loadEarlier, markRead, on, personOf, sorted, state } from "./state.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const LAYOUT = 1 << 15;
const TOGETHER_MILLISECONDS = 7 * 60 * 1000;
const LONGEST_NEWS = 300;
const ANSWER_MILLISECONDS = 3000;

const list = byId("messages");
let sticking = true;

export function showChannel() {
  drawAll();
  toPresent();
}

function drawAll() {
  list.replaceChildren(start(), ...withGroups(sorted(state.open)).map(([message, grouped]) => draw(message, grouped)));
}

// What is read stays where it is while earlier messages come above it.
async function showEarlier() {
  const channel = state.open;
  if (!(await loadEarlier(channel)) || channel !== state.open) return;
  const below = list.scrollHeight - list.scrollTop;
  drawAll();
  list.scrollTop = list.scrollHeight - below;
}

// An open channel is read, also while one looks at what is further up: a bar says then that there is more.
export const isReading = () => !document.hidden;

// What was said here, and what answers somebody's own command or tap, is looked for at the end.
function isOwn(message) {
  const answers = message.interaction_metadata?.user.id === state.me && Date.now() - state.acted < ANSWER_MILLISECONDS;
  return message.local || message.author.id === state.me || answers;
}

function withGroups(messages) {
  return messages.map((message, index) => [message, belongsTo(messages[index - 1], message)]);
}

// A message right after one of the same author shows no name again.
function belongsTo(before, message) {
  return Boolean(before) && before.author.id === message.author.id && !message.interaction_metadata && !message.local
    && Boolean(before.flags & EPHEMERAL) === Boolean(message.flags & EPHEMERAL)
    && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MILLISECONDS;
}

function start() {
  if (state.earlier.has(state.open)) {
    return element("li", { className: "start" }, element("p", {}, element("button", { className: "link", type: "button", onclick: showEarlier }, "Load earlier messages")));
  }
  if (state.open === state.direct) {
    return element("li", { className: "start" }, avatar(state.bot, 80), element("h2", {}, state.bot.username), element("p", {}, `This is the beginning of your direct message history with `, element("strong", {}, state.bot.username), "."),
      element("p", {}, "Your cards come here once a game has begun. Type ", element("code", {}, "/practice"), " to play at once, ", element("code", {}, "/help"), " for everything else."));
  }
  const { name, thread } = channelOf(state.open) || {};
  if (thread) {
    return element("li", { className: "start" }, element("span", { className: "hash" }, "└"), element("h2", {}, name), element("p", {}, "This is a thread. The game that it was opened for is played here: ", element("code", {}, "/"), " lists all commands, also ", element("code", {}, "/mine"), "."));
  }
  return element("li", { className: "start" }, element("span", { className: "hash" }, "#"), element("h2", {}, `Welcome to #${name}!`), element("p", {}, `This is the start of the #${name} channel.`),
    element("p", {}, "Type ", element("code", {}, "/join"), " to open a table, then press Add computer and Start. ", element("code", {}, "/"), " lists all commands."));
}

function draw(message, grouped, kept = new Map()) {
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const pinged = message.pings?.includes(state.me) && message.channel_id !== state.direct;
  const sent = new Date(message.timestamp);
  const clock = sent.toLocaleTimeString([], { timeStyle: "short" });
  const content = element("div", { className: "content" }, body(message, kept), element("div", { className: "failure-note", role: "alert" }), ephemeral && notice(message));
  const className = ["message", grouped && "grouped", ephemeral && "ephemeral", pinged && "pinged"].filter(Boolean).join(" ");
  const item = element("li", { className, tabIndex: -1, dataset: { message: message.id } }, usedCommand(message));
  if (grouped) item.append(element("span", { className: "margin-time" }, clock), content);
  else {
    const name = element("button", { className: "author", type: "button", style: { color: colour(message.author) }, onclick: (event) => profile(event.currentTarget, message.author) }, message.author.global_name || message.author.username);
    content.prepend(element("div", { className: "head" }, name, message.author.bot && element("span", { className: "app-tag" }, "APP"), element("time", { title: sent.toLocaleString() }, clock)));
    item.append(element("button", { className: "avatar-button", type: "button", tabIndex: -1, "aria-hidden": "true", onclick: (event) => profile(event.currentTarget, message.author) }, avatar(message.author)), content);
  }
  return item;
}

const colour = (author) => (personOf(author.id)?.moderator ? "var(--moderator)" : "");

function body(message, kept) {
  if (message.flags & LOADING) {
    return element("div", { className: "thinking" }, `${message.author.username} is thinking`, element("span", { className: "dots", "aria-hidden": "true" }, element("i"), element("i"), element("i")));
  }
  const parts = (message.components || []).map((part) => component(part, message, kept));
  if (message.flags & LAYOUT) return element("div", { className: "layout" }, parts);
  const edited = message.edited_timestamp && element("span", { className: "edited", title: new Date(message.edited_timestamp).toLocaleString() }, "(edited)");
  const text = message.content ? markdown(message.content) : null;
  if (text && edited) (text.lastElementChild?.tagName === "DIV" ? text.lastElementChild : text).append(" ", edited);
  const isPicture = (attachment) => attachment.content_type?.startsWith("image/");
  const pictures = (message.attachments || []).filter(isPicture);
  return element("div", { className: "classic" }, text, (message.embeds || []).map((each) => embed(each, kept)),
    pictures.length ? gallery(pictures, kept) : null,
    (message.attachments || []).filter((each) => !isPicture(each)).map(file), parts, message.failure && element("div", { className: "failure" }, message.failure));
}

function embed(content, kept) {
  const accent = content.color === undefined ? {} : { borderLeftColor: `#${content.color.toString(16).padStart(6, "0")}` };
  return element("div", { className: "embed", style: accent },
    content.author && element("div", { className: "embed-author" }, content.author.name),
    content.title && element("div", { className: "embed-title" }, content.url ? element("a", { href: content.url, rel: "noreferrer noopener", target: "_blank" }, content.title) : inline(content.title)),
    content.description && markdown(content.description),
    content.fields?.length ? element("div", { className: "embed-fields" }, content.fields.map((each) => element("div", { className: each.inline ? "inline" : "" }, element("b", {}, inline(each.name)), markdown(each.value)))) : null,
    content.image && gallery([content.image], kept),
    content.footer && element("small", {}, content.footer.text));
}

function usedCommand(message) {
  const by = message.interaction_metadata;
  if (!by || message.local) return null;
  const user = by.user;
  if (by.name) return element("div", { className: "reply-line" }, avatar(user, 16), element("b", {}, user.global_name || user.username), " used ", element("span", { className: "mention" }, `${by.command_type > 1 ? "" : "/"}${by.name}`));
  return null;
}

function notice(message) {
  const dismiss = () => {
    if (message.local) {
      state.messages.get(message.channel_id).delete(message.id);
      remove(message.id);
    } else ask({ do: "dismiss", channel: message.channel_id, message: message.id });
  };
  return element("div", { className: "only-you" }, "👁 Only you can see this • ", element("button", { className: "link", type: "button", onclick: dismiss }, "Dismiss message"));
}

export function fail(channel, text) {
  addLocal(channel, { author: state.bot, content: "", flags: EPHEMERAL, failure: text });
}

// The card of a member.

export function profile(anchor, user) {
  const person = personOf(user.id);
  popover(anchor, element("div", { className: "profile" }, avatar(person || user, 64), element("h3", {}, person?.name || user.username), person?.moderator && element("small", {}, "Moderator"), user.bot && element("small", {}, "App"), person?.closed && element("small", {}, "Direct messages closed")), { width: 220 });
}

// Changes.

function remove(id) {
  list.querySelector(`[data-message="${id}"]`)?.remove();
}

function picturesOf(item) {
  return new Map([...item.querySelectorAll("img[src]")].map((image) => [image.getAttribute("src"), image]));
}

on("message", (message) => {
  if (message.channel_id !== state.open) return;
  const messages = sorted(state.open);
  const index = messages.findIndex((each) => each.id === message.id);
  const grouped = belongsTo(messages[index - 1], message);
  const before = list.querySelector(`[data-message="${message.id}"]`);
  if (before) {
    const focused = before.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    const after = draw(message, grouped, picturesOf(before));
    before.replaceWith(after);
    if (before.querySelector(".thinking")) readOut(after);
    if (focused) after.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  } else {
    const next = [...list.querySelectorAll(".message")].find((item) => compareIds(item.dataset.message, message.id) > 0);
    const fresh = draw(message, grouped);
    list.insertBefore(fresh, next || null);
    if (message.author.id !== state.me) readOut(fresh);
    if (isOwn(message)) sticking = true;
    byId("present").hidden = sticking;
  }
  if (sticking) toEnd();
  if (isReading()) markRead(state.open);
});

on("gone", (event) => remove(event.id));

// What is new is read out once, and no more of it than one listens to.
function readOut(item) {
  if (item.querySelector(".thinking")) return;
  byId("news").textContent = item.querySelector(".content").innerText.replace(/\s+/g, " ").slice(0, LONGEST_NEWS);
}

// One message at a time is in the reach of Tab, with its buttons: the one that has the focus, else the newest.
// Up and down go from message to message, left and right from button to button.
const CONTROLS = "button, a[href], input, [tabindex]";
const messages = () => [...list.querySelectorAll(".message")];

function reach(chosen) {
  for (const item of messages()) {
    item.tabIndex = item === chosen ? 0 : -1;
    for (const control of item.querySelectorAll(CONTROLS)) {
      if (!control.hasAttribute("aria-hidden")) control.tabIndex = item === chosen ? 0 : -1;
    }
  }
}

function reachNewest() {
  const focused = document.activeElement?.closest?.("#messages .message");
  reach(focused || messages().at(-1));
}

new MutationObserver(reachNewest).observe(list, { childList: true });
list.addEventListener("focusin", (event) => {
  const item = event.target.closest(".message");
  if (item) reach(item);
});
list.addEventListener("focusout", () => setTimeout(reachNewest));

list.addEventListener("keydown", (event) => {
  const own = event.target.closest?.(".message");
  if (event.target !== list && !own) return;
  if (event.target.matches("input, [aria-expanded=true]")) return;
  const items = messages();
  const last = items.length - 1;
  const here = items.indexOf(own);
  const goals = { ArrowUp: own ? here - 1 : last, ArrowDown: own ? here + 1 : last, Home: 0, End: last };
  const controls = own && event.target !== own ? [...own.querySelectorAll(CONTROLS)].filter((each) => each.tabIndex === 0 && !each.disabled) : [];
  const beside = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const next = beside ? controls[controls.indexOf(event.target) + beside] : items[goals[event.key]];
  if (!next) return;
  event.preventDefault();
  next.focus();
});

function toEnd() {
  list.scrollTop = list.scrollHeight;
}

function toPresent() {
  sticking = true;
  byId("present").hidden = true;
  toEnd();
}

byId("present").addEventListener("click", toPresent);
list.addEventListener("scroll", () => {
  sticking = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  if (sticking) byId("present").hidden = true;
  if (list.scrollTop < 200) showEarlier();
});
list.addEventListener("load", () => sticking && toEnd(), true);
new ResizeObserver(() => sticking && toEnd()).observe(list);
document.addEventListener("visibilitychange", () => isReading() && markRead(state.open));
