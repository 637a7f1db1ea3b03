// Everything around the messages: servers, channels, members, and the bench of the stand-in itself.

import { avatar, byId, element, overlay, popover, roving } from "./dom.js";
import { ask, channelOf, on, state, unread } from "./state.js";
import { profile } from "./messages.js";

// Those of Discord (Locales), each called by its own name.
const LOCALES = "en-US en-GB bg cs da de el es-ES es-419 fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW";
const LANGUAGES = Object.fromEntries(LOCALES.split(" ").map((code) => [code, new Intl.DisplayNames([code], { type: "language" }).of(code)]));
const RIGHTS = { view_channel: "View Channel", send_messages: "Send Messages", attach_files: "Attach Files", read_message_history: "Read Message History", external_emojis: "Use External Emoji" };

let goTo = () => {};
let become = () => {};

export function prepare(handlers) {
  ({ goTo, become } = handlers);
  byId("drawer-toggle").addEventListener("click", () => document.body.classList.toggle("drawer-open"));
  byId("curtain").addEventListener("click", closeDrawer);
}

const isChosen = (item) => item.classList.contains("chosen");
const inRail = roving(byId("rail"), "button", isChosen);
const inChannels = roving(byId("channels"), "button", isChosen);
const amongPeople = roving(byId("people"), "button", isChosen);
const amongMembers = roving(byId("members"), "button", () => false);

const themeKey = () => `theme of ${state.name}`;

// Each person has the theme that they chose.
export function drawTheme() {
  document.documentElement.dataset.theme = localStorage.getItem(themeKey()) || "dark";
}

export const closeDrawer = () => document.body.classList.remove("drawer-open");

const badge = (count) => count > 0 && element("span", { className: "badge" }, String(Math.min(count, 99)));

export function drawPlaces() {
  const inDirect = state.open === state.direct;
  const inGuild = state.channels.map((channel) => unread(channel.id));
  const guildPings = inGuild.reduce((sum, each) => sum + each.pings, 0);
  const direct = unread(state.direct);
  const place = (label, chosen, count, fresh, open, ...face) =>
    element("button", { className: `place${chosen ? " chosen" : ""}${fresh ? " fresh" : ""}`, type: "button", title: label, "aria-label": label, "aria-current": chosen ? "true" : null, dataset: { key: label }, onclick: open }, face, badge(count));
  inRail(() => byId("rail").replaceChildren(
    place("Direct messages", inDirect, direct.pings, false, () => goTo(state.direct), avatar(state.bot, 44)),
    element("hr"),
    place(state.guild, !inDirect, guildPings, inGuild.some((each) => each.news), () => goTo(state.lastChannel || state.channels[0].id), element("span", { className: "guild-icon" }, state.guild.split(" ").map((word) => word[0]).join("")))));
  byId("place-name").textContent = state.guild;
  const row = (id, name, face) => {
    const { news, pings } = unread(id);
    return element("button", { className: `channel${id === state.open ? " chosen" : ""}${news ? " fresh" : ""}`, type: "button", "aria-current": id === state.open ? "page" : null, dataset: { channel: id, key: id }, onclick: () => goTo(id) }, face, element("span", { className: "name" }, name), badge(pings));
  };
  const channelRow = (channel) => row(channel.id, channel.name, element("span", { className: "hash" }, channel.thread ? "└" : "#"));
  inChannels(() => byId("channels").replaceChildren(
    element("h2", {}, "Text channels"),
    ...state.channels.filter(({ bot }) => bot).map(channelRow),
    ...state.channels.filter(({ bot }) => !bot).flatMap((channel) => [element("h2", {}, `${channel.server}: a server without the bot`), channelRow(channel)]),
    element("h2", {}, "Direct messages"),
    row(state.direct, state.bot.username, avatar(state.bot, 32))));
  const total = guildPings + direct.pings;
  byId("drawer-badge").hidden = !total;
  byId("drawer-badge").textContent = String(total);
  document.title = `${total ? `(${total}) ` : ""}${state.name} · ${inDirect ? `@${state.bot.username}` : `#${channelOf(state.open)?.name}`}`;
  drawHeader(inDirect);
  drawMe();
}

function drawHeader(inDirect) {
  const face = inDirect ? avatar(state.bot, 24) : element("span", { className: "hash" }, "#");
  const permissions = !inDirect && channelOf(state.open)?.bot && !channelOf(state.open).thread && element("button", { className: "bench-button", type: "button", onclick: (event) => showPermissions(event.currentTarget) }, "Bot's permissions");
  byId("chat-header").replaceChildren(face, element("h1", {}, inDirect ? state.bot.username : channelOf(state.open)?.name), permissions || "");
}

function showPermissions(anchor) {
  const channel = channelOf(state.open);
  const boxes = Object.entries(RIGHTS).map(([permission, label]) => {
    const box = element("input", { type: "checkbox", checked: channel.permissions[permission] });
    box.addEventListener("change", () => ask({ do: "allow", channel: channel.id, permission, allowed: box.checked }));
    return element("label", { className: "choice" }, box, element("span", {}, label));
  });
  popover(anchor, element("div", { className: "settings" }, element("h3", {}, `The bot in #${channel.name}`), boxes), { width: 240 });
}

function drawMe() {
  const own = state.people.find((person) => person.id === state.me);
  if (!own) return;
  const settings = element("button", { className: "gear", type: "button", "aria-label": "Settings", onclick: (event) => showSettings(event.currentTarget, own) }, "⚙");
  byId("me").replaceChildren(avatar(own, 32), element("div", { className: "me-name" }, element("b", {}, own.name), element("small", {}, state.connected ? "Online" : "Connecting…")), settings);
}

function showSettings(anchor, own) {
  const closed = element("input", { type: "checkbox", checked: own.closed });
  closed.addEventListener("change", () => ask({ do: "close", person: own.id, closed: closed.checked }));
  const languages = element("select", { className: "text" }, Object.entries(LANGUAGES).map(([code, name]) => element("option", { value: code, selected: code === own.locale }, name)));
  languages.addEventListener("change", () => ask({ do: "speak", person: own.id, locale: languages.value }));
  const light = element("input", { type: "checkbox", checked: document.documentElement.dataset.theme === "light" });
  light.addEventListener("change", () => {
    localStorage.setItem(themeKey(), light.checked ? "light" : "dark");
    drawTheme();
  });
  popover(anchor, element("div", { className: "settings" }, element("h3", {}, own.name),
    element("label", { className: "choice" }, closed, element("span", {}, "Refuse direct messages", element("small", {}, "The bot gets error 50007."))),
    element("label", { className: "choice" }, light, element("span", {}, "Light theme")),
    element("label", { className: "field" }, element("span", { className: "field-label" }, "Language of this Discord"), languages)), { width: 260 });
}

export function drawPeople() {
  const people = state.people.map((person) => {
    const own = person.name === state.name;
    const count = own ? 0 : state.badges[person.id] || 0;
    return element("button", { className: `person${own ? " chosen" : ""}`, type: "button", dataset: { key: person.id }, "aria-current": own ? "true" : null, title: own ? "This is you" : `Be ${person.name} (middle button: in a new tab)`, onclick: () => become(person.name), onauxclick: () => open(`/#${encodeURIComponent(person.name)}`) }, avatar(person, 22), element("span", {}, person.name), person.closed && element("span", { title: "Refuses direct messages" }, "🔕"), badge(count));
  });
  const add = element("button", { className: "person add", type: "button", dataset: { key: "+" }, title: "Let somebody else join the server", onclick: addPerson }, "+");
  amongPeople(() => byId("people").replaceChildren(...people, add));
  const members = state.people.map((person) => element("button", { className: "member", type: "button", dataset: { key: person.id }, onclick: (event) => profile(event.currentTarget, person) }, avatar(person, 32), element("span", { style: { color: person.moderator ? "var(--moderator)" : "" } }, person.name)));
  const bot = element("button", { className: "member", type: "button", dataset: { key: state.bot.id }, onclick: (event) => profile(event.currentTarget, state.bot) }, avatar(state.bot, 32), element("span", {}, state.bot.username), element("span", { className: "app-tag" }, "APP"));
  amongMembers(() => byId("members").replaceChildren(element("h2", {}, `Members — ${members.length + 1}`), bot, ...members));
}

function addPerson() {
  const name = element("input", { className: "text", maxLength: 32, required: true, "aria-label": "Name" });
  const trouble = element("p", { className: "failure", role: "alert" });
  const form = element("form", { className: "form" }, element("header", {}, element("h2", {}, "Somebody joins the server")), element("div", { className: "fields" }, element("div", { className: "field" }, element("span", { className: "field-label" }, "Name"), name, trouble)), element("footer", {}, element("button", { className: "button primary", type: "submit" }, "Add")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const answer = await ask({ do: "add", name: name.value });
    if (answer.ok) close();
    else trouble.textContent = answer.error;
  });
  const close = overlay(form, { label: "Somebody joins the server" });
  name.focus();
}

export function drawBot() {
  const { controlled, running, wanted } = state.bot;
  if (!controlled) return byId("bot-controls").replaceChildren();
  const control = (label, how, title) => element("button", { className: "bench-button", type: "button", title, onclick: () => ask({ do: "bot", how }) }, label);
  return byId("bot-controls").replaceChildren(
    element("span", { className: `lamp ${running ? "on" : "off"}` }, running ? "Bot is running" : wanted ? "Bot is starting…" : "Bot is stopped"),
    control("Restart the bot", "restart", "Stop it properly and start it again"),
    running && control("kill -9", "kill", "Kill it as a power cut would; it starts again by itself"),
    running && control("Stop", "pause", "Stop it until you restart it"),
    element("button", { className: "bench-button", type: "button", onclick: showLog }, "Log"));
}

async function showLog() {
  const answer = await ask({ do: "log" });
  const lines = element("pre", { className: "log" }, (answer.lines || []).join("\n") || "Nothing yet.");
  const close = overlay(element("div", { className: "form wide" }, element("header", {}, element("h2", {}, "What the bot wrote"), element("button", { type: "button", className: "close", "aria-label": "Close", onclick: () => close() }, "✕")), lines), { label: "What the bot wrote" });
  lines.scrollTop = lines.scrollHeight;
}

on("unread", drawPlaces);
on("gone", drawPlaces);
on("people", () => (drawPeople(), drawPlaces()));
on("badges", drawPeople);
on("bot", drawBot);
on("connection", drawMe);
