// One tab: somebody in a channel.

import { byId, element } from "./dom.js";
import { drawComposer, focusComposer } from "./composer.js";
import { isReading, showChannel } from "./messages.js";
import { connect, markRead, on, state } from "./state.js";
import { closeDrawer, drawBot, drawPeople, drawPlaces, drawTheme, prepare } from "./surroundings.js";

const FIRST_PERSON = "Ann";
const LOST_MILLISECONDS = 2500;
const TYPING_MILLISECONDS = 8000;

function place() {
  const [name, channel] = location.hash.slice(1).split("/").map(decodeURIComponent);
  return { name: name || FIRST_PERSON, channel };
}

// Of two threads with one name each is called by its number.
function nameInAddress(channel) {
  const name = state.channels.find((each) => each.id === channel)?.name;
  if (!name) return "direct";
  return state.channels.filter((each) => each.name === name).length > 1 ? channel : name;
}

const placeInAddress = (wanted) => state.channels.find((each) => each.id === wanted) || state.channels.find((each) => each.name === wanted);

function write(name, channel) {
  const known = nameInAddress(channel);
  history.replaceState(null, "", `#${encodeURIComponent(name)}/${encodeURIComponent(known)}`);
}

function goTo(channel) {
  state.open = channel;
  if (channel !== state.direct) state.lastChannel = channel;
  write(state.name, channel);
  closeDrawer();
  showChannel();
  drawComposer();
  drawPlaces();
  if (isReading()) markRead(channel);
  focusComposer();
}

function become(name) {
  if (name === state.name) return;
  location.hash = `#${encodeURIComponent(name)}/${encodeURIComponent(nameInAddress(state.open))}`;
}

prepare({ goTo, become });

on("hello", () => {
  drawTheme();
  const wanted = place().channel;
  const named = placeInAddress(wanted)?.id;
  drawPeople();
  drawBot();
  goTo(wanted === "direct" ? state.direct : named || state.channels[0].id);
});

on("go", (channel) => goTo(channel));

// Somebody whom nobody knows sees nothing: who is here is in the row above.
on("nobody", () => {
  drawPeople();
  const sentence = `Nobody here is called ${state.name}. Choose somebody above, then let ${state.name} join with +.`;
  byId("messages").replaceChildren(element("li", { className: "nobody", role: "alert" }, sentence));
});

// A channel that has gone cannot stay open; what names a new one can be drawn only now.
on("channels", () => {
  const known = state.open === state.direct || state.channels.some((channel) => channel.id === state.open);
  if (!known) return goTo(state.channels[0]?.id ?? state.direct);
  drawPlaces();
  showChannel();
});

// A short break is nothing to speak of; a longer one means that nothing here answers any more.
let broken = 0;
on("connection", () => {
  if (!state.connected) broken ||= setTimeout(() => sayLost("The server of this page has ended or cannot be reached. Start it again with make play: the page comes back by itself."), LOST_MILLISECONDS);
});
on("hello", () => {
  clearTimeout(broken);
  broken = 0;
  sayLost("");
});

function sayLost(sentence) {
  byId("lost").textContent = sentence;
  byId("lost").hidden = !sentence;
}

let typing = 0;
on("typing", ({ channel }) => {
  if (channel !== state.open) return;
  byId("typing").replaceChildren(element("b", {}, state.bot.username), " is typing…");
  clearTimeout(typing);
  typing = setTimeout(() => byId("typing").replaceChildren(), TYPING_MILLISECONDS);
});
on("message", (message) => message.author.id === state.bot.id && byId("typing").replaceChildren());

addEventListener("hashchange", () => place().name !== state.name && connect(place().name));
connect(place().name);
