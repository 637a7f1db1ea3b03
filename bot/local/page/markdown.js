// Discord's markdown as nodes of the page.

import { element } from "./dom.js";
import { channelOf, personOf, state, tell } from "./state.js";

// The address of a channel or of a message leads there on this page, as it does in Discord.
export const CHANNEL = /^https:\/\/discord\.com\/channels\/[^/\s]+\/(\d+)(?:\/(\d+))?/;

const INLINE = [
  [/^```(?:\w*\n)?([\s\S]+?)```/, (m) => element("pre", {}, element("code", {}, m[1].replace(/\n$/, "")))],
  [/^`` ?([\s\S]+?) ?``/, (m) => element("code", {}, m[1])],
  [/^`([^`]+)`/, (m) => element("code", {}, m[1])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] || "f")],
  [/^<(a?):(\w{2,32}):(\d+)>/, (m) => emoji({ name: m[2], id: m[3] })],
  [/^<@!?(\d+)>/, (m) => mention("@", m[1] === state.bot.id ? state.bot.username : personOf(m[1])?.name, m[1] === state.me)],
  [/^<@&(\d+)>/, () => mention("@", "role")],
  [/^<#(\d+)>/, (m) => place(m[1])],
  [/^<\/([^:>]+):(\d+)>/, (m) => mention("/", m[1])],
  [/^@(everyone|here)\b/, (m) => mention("@", m[1], true)],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => address(m[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m) => address(m[0])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (m) => element("strong", {}, element("em", {}, inline(m[1])))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => element("strong", {}, inline(m[1]))],
  [/^__([\s\S]+?)__(?!_)/, (m) => element("u", {}, inline(m[1]))],
  [/^\*(?=\S)([\s\S]*?\S)\*(?!\*)/, (m) => element("em", {}, inline(m[1]))],
  [/^_(?=\S)([\s\S]*?\S)_(?![_\w])/, (m) => element("em", {}, inline(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => element("s", {}, inline(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^\n/, () => element("br")],
];

export function inline(text) {
  const nodes = [];
  let plain = "";
  let rest = text;
  let before = "";
  while (rest) {
    const rule = INLINE.find(([pattern]) => pattern.test(rest) && !(rest[0] === "_" && /\w/.test(before)));
    if (rule) {
      const match = rest.match(rule[0]);
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(rule[1](match));
      rest = rest.slice(match[0].length);
      before = match[0].at(-1);
    } else {
      const letter = String.fromCodePoint(rest.codePointAt(0));
      plain += letter;
      before = letter;
      rest = rest.slice(letter.length);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

export function markdown(text) {
  const blocks = [];
  const pieces = String(text ?? "").split(/(```[\s\S]+?```)/);
  for (const piece of pieces) {
    if (piece.startsWith("```")) blocks.push(...inline(piece));
    else lines(piece.replace(/^\n|\n$/g, ""), blocks);
  }
  return element("div", { className: "markdown" }, blocks);
}

function lines(text, blocks) {
  if (!text) return;
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) blocks.push(element("div", { className: "paragraph" }, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  let list = null;
  let quote = null;
  for (const line of text.split("\n")) {
    const heading = line.match(/^(#{1,3}) +(.+)$/);
    const subtext = line.match(/^-# +(.+)$/);
    const item = line.match(/^( *)([-*]|\d+\.) +(.+)$/);
    const quoted = line.match(/^> ?(.*)$/);
    if (!item) list = null;
    if (!quoted) quote = null;
    if (heading || subtext || item || quoted) flush();
    if (heading) blocks.push(element(`h${heading[1].length}`, {}, inline(heading[2])));
    else if (subtext) blocks.push(element("small", { className: "subtext" }, inline(subtext[1])));
    else if (item) {
      const kind = /\d/.test(item[2]) ? "ol" : "ul";
      if (!list || list.tagName.toLowerCase() !== kind) {
        list = element(kind, kind === "ol" ? { start: parseInt(item[2], 10) } : {});
        blocks.push(list);
      }
      list.append(element("li", { className: item[1].length > 1 ? "deeper" : "" }, inline(item[3])));
    } else if (quoted) {
      if (!quote) blocks.push((quote = element("blockquote")));
      quote.append(element("div", {}, inline(quoted[1] || "\u200b")));
    } else paragraph.push(line);
  }
  flush();
}

export function emoji({ id, name }) {
  if (!id) return element("span", { className: "emoji" }, name);
  return element("img", { className: "emoji", src: `/emojis/${id}`, alt: `:${name}:`, title: `:${name}:` });
}

// A channel or thread that is mentioned opens at a tap.
function place(id) {
  const name = channelOf(id)?.name;
  if (!name) return mention("# ", name);
  return element("button", { className: "mention place-link", type: "button", onclick: () => tell("go", id) }, `# ${name}`);
}

const mention = (sign, name, own = false) => element("span", { className: own ? "mention own" : "mention" }, `${sign}${name ?? "unknown"}`);

function link(href, children) {
  const there = CHANNEL.exec(href)?.[1];
  if (there && (channelOf(there) || there === state.direct)) return element("button", { className: "link", type: "button", onclick: () => tell("go", there) }, children);
  return element("a", { href, target: "_blank", rel: "noreferrer noopener" }, children);
}

// Discord writes the name of the channel where an address stands, and a bubble for a message in it.
function address(href) {
  const [, there, message] = CHANNEL.exec(href) ?? [];
  return link(href, [channelOf(there) ? `# ${channelOf(there).name}${message ? " › 💬" : ""}` : href]);
}

function spoiler(text) {
  const hidden = element("span", { className: "spoiler", role: "button", tabIndex: 0 }, inline(text));
  hidden.addEventListener("click", () => hidden.classList.add("shown"));
  return hidden;
}

const FORMATS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function locale() {
  return personOf(state.me)?.locale || "en-US";
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale(), { numeric: "always" }).format(Math.trunc(away / length), unit);
}

function moment(seconds, style) {
  const when = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale(), FORMATS.F).format(when);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(locale(), FORMATS[style]).format(when);
  return element("time", { className: "moment", title: full, dataset: style === "R" ? { relative: seconds } : {} }, text);
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(time.dataset.relative));
    if (time.textContent !== text) time.textContent = text;
  }
}, 1000);
