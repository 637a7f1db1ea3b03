// What this tab knows, and the WebSocket that it knows it from.

import { compareIds } from "./dom.js";

export const state = {
  name: "",
  me: "",
  guild: "",
  bot: {},
  channels: [],
  direct: "",
  open: "",
  people: [],
  badges: {},
  commands: {},
  messages: new Map(),
  read: {},
  earlier: new Set(),
  acted: 0, // when somebody last did something here that the bot may answer
  connected: false,
};

const ANSWERED = new Set(["slash", "click", "select", "submit"]);

const listeners = new Map();
export const on = (type, listener) => listeners.set(type, [...(listeners.get(type) || []), listener]);
export const tell = (type, detail) => (listeners.get(type) || []).forEach((listener) => listener(detail));

let socket = null;
let nonce = 0;
const waiting = new Map();

export function connect(name) {
  socket?.close();
  waiting.clear();
  state.name = name;
  const own = (socket = new WebSocket(`ws://${location.host}/tab?person=${encodeURIComponent(name)}`));
  own.onmessage = (event) => own === socket && receive(JSON.parse(event.data));
  own.onclose = () => {
    if (own !== socket) return;
    state.connected = false;
    tell("connection");
    setTimeout(() => own === socket && connect(name), 1000);
  };
}

// Ask the server for something; the answer has `ok`, and an `error` in words where it is false.
export function ask(wish) {
  if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, error: "not connected" });
  if (ANSWERED.has(wish.do)) state.acted = Date.now();
  const own = String(++nonce);
  socket.send(JSON.stringify({ ...wish, nonce: own }));
  return new Promise((resolve) => waiting.set(own, resolve));
}

export const personOf = (id) => state.people.find((person) => person.id === id);
export const channelOf = (id) => state.channels.find((channel) => channel.id === id);
export const sorted = (channel) => [...(state.messages.get(channel) || new Map()).values()].sort((a, b) => compareIds(a.id, b.id));

export function unread(channel) {
  const since = state.read[channel] || "0";
  const news = sorted(channel).filter((message) => compareIds(message.id, since) > 0 && message.author.id !== state.me);
  const pings = channel === state.direct ? news.length : news.filter((message) => message.pings?.includes(state.me)).length;
  return { news: news.length, pings };
}

export function markRead(channel) {
  const last = sorted(channel).findLast((message) => !message.local);
  if (!last || compareIds(last.id, state.read[channel] || "0") <= 0) return;
  state.read[channel] = last.id;
  ask({ do: "read", channel, message: last.id });
  tell("unread");
}

// The messages before the first one that is known, as many as a page gets at once. Does nothing while they come.
const loading = new Set();
export async function loadEarlier(channel) {
  const known = state.messages.get(channel);
  if (!state.earlier.has(channel) || loading.has(channel)) return false;
  loading.add(channel);
  const first = sorted(channel).find((message) => !message.local);
  const answer = await ask({ do: "scroll", channel, before: first?.id ?? String(2n ** 63n - 1n) });
  loading.delete(channel);
  if (!answer.ok || known !== state.messages.get(channel)) return false;
  answer.messages.forEach((message) => known.has(message.id) || known.set(message.id, message));
  if (!answer.earlier) state.earlier.delete(channel);
  return true;
}

// Something that only this tab shows, such as a failed command.
export function addLocal(channel, message) {
  const last = sorted(channel).at(-1);
  const local = { ...message, id: String(BigInt(last?.id ?? 0) + 1n), local: true, channel_id: channel, timestamp: new Date().toISOString() };
  state.messages.get(channel).set(local.id, local);
  tell("message", local);
}

function receive(event) {
  switch (event.type) {
    case "done": {
      waiting.get(event.nonce)?.(event);
      waiting.delete(event.nonce);
      return;
    }
    case "hello": {
      const messages = new Map(Object.entries(event.messages).map(([channel, list]) => [channel, new Map(list.map((each) => [each.id, each]))]));
      const { me, guild, bot, channels, direct, people, badges, commands, read } = event;
      Object.assign(state, { me, guild, bot, channels, direct, people, badges, commands, read, messages, earlier: new Set(event.earlier), connected: true });
      break;
    }
    case "nobody":
      socket = null;
      Object.assign(state, { bot: event.bot, people: event.people });
      break;
    case "message": {
      const { message } = event;
      const channel = state.messages.get(message.channel_id);
      event.fresh = !channel.has(message.id);
      channel.set(message.id, message);
      tell("message", message);
      tell("unread");
      return;
    }
    case "gone":
      state.messages.get(event.channel)?.delete(event.id);
      tell("unread");
      break;
    case "commands":
      Object.assign(state, { commands: event.commands });
      break;
    case "channels": {
      const { channels, commands } = event;
      channels.filter(({ id }) => !state.messages.has(id)).forEach(({ id }) => state.messages.set(id, new Map()));
      Object.assign(state, { channels, commands });
      break;
    }
    case "bot":
      Object.assign(state.bot, event);
      break;
    case "people":
      state.people = event.people;
      break;
    case "badges":
      state.badges = event.badges;
      break;
    case "permissions":
      Object.assign(channelOf(event.channel), { permissions: event.permissions });
      break;
  }
  tell(event.type, event);
}
