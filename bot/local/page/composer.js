// The line at the bottom: plain messages, and commands with completion.

import { avatar, byId, element } from "./dom.js";
import { openForm } from "./form.js";
import { fail } from "./messages.js";
import { ask, channelOf, on, state } from "./state.js";

const form = byId("composer");
const panel = byId("suggestions");

let command = null; // the command being filled in
let fields = new Map(); // its options on show: name → {option, input, value}
let rows = [];
let marked = 0;
let asked = 0;
let sending = 0;

const field = () => form.querySelector("input.line");

export function drawComposer() {
  command = null;
  fields = new Map();
  hide();
  const where = state.open === state.direct ? `@${state.bot.username}` : `#${channelOf(state.open)?.name}`;
  const line = element("input", { className: "line", type: "text", placeholder: `Message ${where}`, "aria-label": `Message ${where}`, maxLength: 2000 });
  line.addEventListener("input", () => typed(line.value));
  line.addEventListener("keydown", onkey);
  form.replaceChildren(line);
}

export const focusComposer = () => matchMedia("(hover: hover)").matches && field()?.focus();

function typed(text) {
  if (!text.startsWith("/")) return hide();
  const wanted = text.slice(1).trimStart();
  const known = state.commands[state.open] || [];
  const exact = known.find((each) => wanted === `${each.name} `);
  if (exact && exact.options.length) return choose(exact);
  const word = wanted.trimEnd().toLowerCase();
  const found = known.filter((each) => each.name.includes(word)).sort((a, b) => b.name.startsWith(word) - a.name.startsWith(word) || a.name.localeCompare(b.name));
  return offer(found.map((each) => ({
    face: [avatar(state.bot, 24), element("span", { className: "option-text" }, element("b", {}, `/${each.name}`, each.options.map((option) => element("span", { className: "hint" }, ` ${option.label}`))), element("small", {}, each.description))],
    take: () => choose(each),
    label: `/${each.name}`,
  })), "Commands");
}

// Show rows above the line; a click takes one, and so do Enter and Tab where one is marked.
function offer(offered, title, first = 0) {
  rows = offered;
  marked = first;
  panel.hidden = !rows.length;
  panel.replaceChildren(element("h3", {}, title), ...rows.map((row, index) => element("button", { className: "option", type: "button", role: "option", tabIndex: -1, "aria-selected": String(index === marked), onmousedown: (event) => event.preventDefault(), onclick: () => row.take() }, row.face)));
}

function hide() {
  rows = [];
  panel.hidden = true;
}

function mark(step) {
  marked = marked < 0 && step < 0 ? rows.length - 1 : (marked + step + rows.length) % rows.length;
  panel.querySelectorAll(".option").forEach((row, index) => {
    row.setAttribute("aria-selected", String(index === marked));
    if (index === marked) row.scrollIntoView({ block: "nearest" });
  });
}

function onkey(event) {
  if (event.isComposing) return;
  if (!panel.hidden && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    event.preventDefault();
    mark(event.key === "ArrowDown" ? 1 : -1);
  } else if (!panel.hidden && rows[marked] && (event.key === "Enter" || event.key === "Tab")) {
    event.preventDefault();
    rows[marked].take();
  } else if (event.key === "Enter") {
    event.preventDefault();
    send();
  } else if (event.key === "Escape") {
    if (panel.hidden && command) drawComposer();
    else hide();
    field()?.focus();
  } else if (event.key === "Backspace" && command && !event.target.value) {
    event.preventDefault();
    const name = event.target.dataset.option;
    if (!name || fields.get(name)?.option.required) {
      drawComposer();
      field().focus();
    } else {
      fields.delete(name);
      drawCommand();
    }
  }
}

function choose(chosen) {
  command = chosen;
  fields = new Map();
  chosen.options.filter((option) => option.required).forEach((option) => fields.set(option.name, { option, value: undefined }));
  drawCommand([...fields.keys()][0]);
  if (!chosen.options.length) send();
}

// Draw the command as Discord does: its name, then a box for each option in use, then what may be added.
function drawCommand(focusOn) {
  hide();
  const boxes = [...fields.values()].map((each) => optionBox(each));
  const more = command.options.filter((option) => !fields.has(option.name));
  const end = element("input", { className: "line end", type: "text", "aria-label": "More options", placeholder: more.length ? `+${more.length} more` : "" });
  end.addEventListener("focus", () => offerMore(end.value));
  end.addEventListener("input", () => {
    const named = end.value.endsWith(":") && more.find((option) => option.label === end.value.slice(0, -1).trim().toLowerCase());
    if (named) add(named);
    else offerMore(end.value);
  });
  end.addEventListener("keydown", onkey);
  form.replaceChildren(element("span", { className: "command-name" }, `/${command.name}`), ...boxes, end, element("button", { className: "button primary send", type: "submit", "aria-label": "Send the command" }, "➤"));
  (focusOn && fields.get(focusOn)?.input ? fields.get(focusOn).input : end).focus();
}

function add(option) {
  fields.set(option.name, { option, value: undefined });
  drawCommand(option.name);
}

function offerMore(text) {
  const word = text.replace(/:$/, "").toLowerCase();
  const more = command.options.filter((option) => !fields.has(option.name) && option.label.includes(word));
  offer(more.map((option) => ({
    face: element("span", { className: "option-text" }, element("b", {}, option.label), element("small", {}, option.description)),
    take: () => add(option),
  })), "Options", text ? 0 : -1);
}

function optionBox(each) {
  const { option } = each;
  if (option.type === 11) {
    const input = element("input", { type: "file", "aria-label": option.label, dataset: { option: option.name } });
    input.addEventListener("change", async () => {
      const [file] = input.files;
      const bytes = new Uint8Array(await file.arrayBuffer());
      let letters = "";
      for (let at = 0; at < bytes.length; at += 32768) letters += String.fromCharCode(...bytes.subarray(at, at + 32768));
      each.value = { filename: file.name, data: btoa(letters) };
    });
    each.input = input;
    return element("label", { className: "option-box" }, element("span", {}, option.label), input);
  }
  const input = element("input", { type: "text", "aria-label": option.label, value: each.shown || "", dataset: { option: option.name } });
  const fit = () => (input.style.width = `${Math.max(3, input.value.length + 1)}ch`);
  input.addEventListener("input", () => {
    each.value = input.value;
    each.shown = input.value;
    fit();
    suggest(each);
  });
  input.addEventListener("focus", () => suggest(each));
  input.addEventListener("keydown", onkey);
  each.input = input;
  fit();
  return element("label", { className: "option-box" }, element("span", {}, option.label), input);
}

// Offer values: the option's own choices, people, channels, yes and no, or what the bot suggests.
async function suggest(each) {
  const { option } = each;
  const word = (each.shown || "").trim().toLowerCase();
  const own = ++asked;
  let choices = [];
  if (option.choices?.length) choices = option.choices;
  else if (option.type === 5) choices = [{ name: "True", value: true }, { name: "False", value: false }];
  else if (option.type === 6 || option.type === 9) choices = [...state.people.map((person) => ({ name: person.name, value: person.id })), { name: state.bot.username, value: state.bot.id }];
  else if (option.type === 7) choices = state.channels.map((channel) => ({ name: channel.name, value: channel.id }));
  else if (option.autocomplete) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    if (own !== asked || !command) return; // a command that was sent meanwhile asks for nothing
    const answer = await ask({ do: "suggest", channel: state.open, name: command.name, option: option.name, typed: each.shown || "", options: values(option.name) });
    if (own !== asked || !command) return;
    choices = answer.suggestions || [];
  }
  const found = option.autocomplete ? choices : choices.filter((choice) => choice.name.toLowerCase().includes(word));
  offer(found.map((choice) => ({
    face: element("span", { className: "option-text" }, element("span", {}, choice.name)),
    take: () => {
      each.value = choice.value;
      each.shown = choice.name;
      const names = [...fields.keys()];
      const next = names.slice(names.indexOf(option.name) + 1).find((name) => fields.get(name).value === undefined);
      drawCommand(next);
    },
  })), option.description);
}

function values(except) {
  return Object.fromEntries([...fields].filter(([name, each]) => name !== except && each.value !== undefined && each.value !== "").map(([name, each]) => [name, each.value]));
}

async function send() {
  const channel = state.open;
  if (!command) {
    const content = field().value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      const name = content.slice(1).split(/\s/)[0];
      const named = (where) => (state.commands[where] || []).find((each) => each.name === name);
      if (named(channel)) choose(named(channel));
      else if (state.channels.some((each) => named(each.id))) fail(channel, `/${name} doesn't work in direct messages. Type it in a channel of the server.`);
      else fail(channel, `There is no command called /${name}. Type / to see them all.`);
      return;
    }
    field().value = "";
    // Who types the bot's name means the bot, as who takes it from Discord's list does.
    ask({ do: "say", channel, content: content.replaceAll(`@${state.bot.username}`, `<@${state.bot.id}>`) });
    return;
  }
  const missing = [...fields.values()].find((each) => each.option.required && (each.value === undefined || each.value === ""));
  if (missing) {
    missing.input.closest(".option-box").classList.add("missing");
    missing.input.focus();
    return;
  }
  // What belongs to no option would be lost without a word.
  const rest = form.querySelector("input.end").value.trim();
  if (rest) {
    fail(channel, `/${command.name} has no option called “${rest}”.`);
    return;
  }
  const wish = { do: "slash", channel, name: command.name, options: values() };
  drawComposer();
  field().focus(); // who sent a command was typing, also where a finger cannot hover
  sending += 1;
  byId("sending").hidden = false;
  const answer = await ask(wish);
  sending -= 1;
  byId("sending").hidden = sending === 0;
  if (!answer.ok) fail(channel, answer.error === "no answer" ? "The application did not respond" : answer.error);
  if (answer.modal) openForm(answer.form, answer.modal, channel);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  send();
});
form.addEventListener("focusout", () => setTimeout(() => !form.contains(document.activeElement) && hide(), 150));
on("commands", () => !command && field()?.value.startsWith("/") && typed(field().value));
