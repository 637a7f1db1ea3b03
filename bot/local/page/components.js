// Discord's message components.

import { element, popover } from "./dom.js";
import { gallery, thumbnail } from "./gallery.js";
import { CHANNEL, emoji, markdown } from "./markdown.js";
import { ask, channelOf, state, tell } from "./state.js";
import { openForm } from "./form.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const ENTITY_SELECTS = { 5: "people", 6: "roles", 7: "people", 8: "channels" };

export function component(part, message, kept) {
  const inside = (parts) => (parts || []).map((each) => component(each, message, kept));
  switch (part.type) {
    case 1: return element("div", { className: "action-row" }, inside(part.components));
    case 2: return button(part, message);
    case 3: case 5: case 6: case 7: case 8: return select(part, message);
    case 9: return element("div", { className: "section" }, element("div", { className: "section-text" }, inside(part.components)), part.accessory && component(part.accessory, message, kept));
    case 10: return markdown(part.content);
    case 11: return thumbnail(media(part), kept);
    case 12: return gallery(part.items.map(media), kept);
    case 13: return file({ filename: part.name, size: part.size, url: part.file.url });
    case 14: return element("hr", { className: `separator${part.divider === false ? " invisible" : ""}${part.spacing === 2 ? " large-gap" : ""}` });
    case 17: {
      const accent = part.accent_color === null || part.accent_color === undefined ? null : `#${part.accent_color.toString(16).padStart(6, "0")}`;
      return element("div", { className: accent ? "container accented" : "container", style: accent ? { borderLeftColor: accent } : {} }, inside(part.components));
    }
    default: return element("div", { className: "failure" }, `The local Discord cannot show a component of type ${part.type}.`);
  }
}

function media({ media: { url, width, height }, description, spoiler }) {
  return { url, description, width, height, spoiler };
}

export function file({ filename, size, url }) {
  const bytes = size > 1048576 ? `${(size / 1048576).toFixed(2)} MB` : size > 1024 ? `${(size / 1024).toFixed(2)} KB` : `${size ?? "?"} bytes`;
  return element("div", { className: "file" }, element("span", { className: "file-icon", "aria-hidden": "true" }, "🗎"), element("div", {}, element("a", { href: url, download: filename }, filename), element("small", {}, bytes)));
}

function button(part, message) {
  const content = [part.emoji && emoji(part.emoji), part.label && element("span", { className: "label" }, part.label)];
  const className = `button ${STYLES[part.style] || "secondary"}${part.label ? "" : " icon-only"}`;
  const there = CHANNEL.exec(part.url ?? "")?.[1];
  if (there && (channelOf(there) || there === state.direct)) return element("button", { className, type: "button", onclick: () => tell("go", there) }, content, element("span", { className: "label" }, "→"));
  if (part.style === 5) return element("a", { className, href: part.url, target: "_blank", rel: "noreferrer noopener" }, content, element("span", { className: "label" }, "↗"));
  const made = element("button", { className, type: "button", disabled: Boolean(part.disabled), dataset: { customId: part.custom_id } }, content);
  made.addEventListener("click", () => act(made, message, { do: "click", custom_id: part.custom_id }));
  return made;
}

// Send a click, show that it is under way, and say so where no answer came.
async function act(control, message, wish) {
  if (control.classList.contains("waiting")) return;
  control.classList.add("waiting");
  const answer = await ask({ ...wish, channel: message.channel_id, message: message.id });
  control.classList.remove("waiting");
  const note = document.querySelector(`[data-message="${message.id}"] .failure-note`);
  if (note) note.textContent = answer.ok ? "" : "This interaction failed";
  if (note && !answer.ok) note.title = answer.error;
  if (answer.modal) openForm(answer.form, answer.modal, message.channel_id);
}

function select(part, message) {
  const send = (control, values) => act(control, message, { do: "select", custom_id: part.custom_id, values });
  return picker(part, send);
}

export function optionsOf(part) {
  if (part.type === 3) return part.options;
  const people = [{ label: state.bot.username, value: state.bot.id }, ...state.people.map((each) => ({ label: each.name, value: each.id }))];
  const channels = state.channels.map((each) => ({ label: `# ${each.name}`, value: each.id }));
  return { people, channels, roles: [] }[ENTITY_SELECTS[part.type]];
}

// A list of options: sends at once where one is chosen, at closing where several may be.
export function picker(part, send) {
  const options = optionsOf(part);
  const several = (part.max_values ?? 1) > 1;
  const preset = part.type === 3 ? options.filter((option) => option.default) : [];
  let chosen = preset.map((option) => option.value);
  const shown = element("span", { className: "picked" });
  const control = element("button", { className: "select", type: "button", disabled: Boolean(part.disabled), "aria-haspopup": "listbox", dataset: { customId: part.custom_id } }, shown, element("span", { className: "chevron", "aria-hidden": "true" }, "⌄"));
  const draw = () => {
    const picked = options.filter((option) => chosen.includes(option.value));
    shown.replaceChildren(...(picked.length ? picked.map((option) => element("span", { className: several ? "pill" : "" }, option.emoji ? emoji(option.emoji) : "", option.label)) : [element("span", { className: "placeholder" }, part.placeholder || "Make a selection")]));
  };
  control.addEventListener("click", () => {
    const before = chosen.join();
    const list = element("div", { className: "options", role: "listbox", "aria-multiselectable": several });
    const rows = options.map((option) => {
      const row = element("button", { className: "option", type: "button", role: "option", "aria-selected": String(chosen.includes(option.value)), dataset: { value: option.value } },
        option.emoji && emoji(option.emoji),
        element("span", { className: "option-text" }, element("span", {}, option.label), option.description && element("small", {}, option.description)),
        element("span", { className: "tick", "aria-hidden": "true" }, several ? "☑" : "✓"));
      row.addEventListener("click", () => {
        if (!several) {
          chosen = [option.value];
          draw();
          close();
          return;
        }
        chosen = chosen.includes(option.value) ? chosen.filter((value) => value !== option.value) : [...chosen, option.value].slice(-(part.max_values ?? 1));
        rows.forEach((each) => each.setAttribute("aria-selected", String(chosen.includes(each.dataset.value))));
        draw();
      });
      return row;
    });
    list.append(...rows);
    const close = popover(control, list, {
      width: 200,
      onclose: () => {
        const changed = several ? chosen.join() !== before : chosen.length && (chosen.join() !== before || !preset.length);
        if (changed && chosen.length >= (part.min_values ?? 1)) send(control, chosen);
      },
    });
    rows[0]?.focus({ preventScroll: true });
    list.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      rows[(rows.indexOf(document.activeElement) + step + rows.length) % rows.length].focus();
    });
  });
  draw();
  return control;
}
