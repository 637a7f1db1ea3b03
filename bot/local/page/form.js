// A form of the bot (Discord calls it a modal).

import { avatar, element, overlay } from "./dom.js";
import { picker } from "./components.js";
import { markdown } from "./markdown.js";
import { ask, state } from "./state.js";

export function openForm(handle, modal, channel) {
  const readers = new Map();
  const trouble = element("p", { className: "failure", role: "alert" });
  const fields = modal.components.map((part) => field(part, readers));
  const submit = element("button", { className: "button primary", type: "submit" }, element("span", { className: "label" }, "Submit"));
  const form = element("form", { className: "form" },
    element("header", {}, avatar(state.bot, 24), element("h2", {}, modal.title), element("button", { type: "button", className: "close", "aria-label": "Close", onclick: () => close() }, "✕")),
    element("div", { className: "fields" }, fields, trouble),
    element("footer", {}, element("button", { type: "button", className: "button secondary", onclick: () => close() }, element("span", { className: "label" }, "Cancel")), submit));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.classList.add("waiting");
    const values = Object.fromEntries([...readers].map(([id, read]) => [id, read()]).filter(([, value]) => value !== undefined));
    const answer = await ask({ do: "submit", form: handle, channel, values });
    submit.classList.remove("waiting");
    if (!answer.ok) {
      trouble.textContent = "Something went wrong. Try again.";
      trouble.title = answer.error;
      return;
    }
    close();
    if (answer.modal) openForm(answer.form, answer.modal, channel);
  });
  const close = overlay(form, { label: modal.title });
  form.querySelector("input, textarea, .select")?.focus();
}

function field(part, readers) {
  if (part.type === 10) return markdown(part.content);
  const control = part.type === 18 ? part.component : part.components?.[0];
  if (!control) return null;
  const label = part.label || control.label;
  const needed = control.required ?? control.type !== 23;
  return element("div", { className: "field" },
    label && element("span", { className: "field-label" }, label, needed && element("span", { className: "needed", title: "Required" }, " *")),
    part.description && element("small", {}, part.description),
    input(control, readers, label, needed));
}

function input(control, readers, label, needed) {
  const name = control.custom_id;
  switch (control.type) {
    case 4: {
      const made = element(control.style === 2 ? "textarea" : "input", { className: "text", value: control.value || "", placeholder: control.placeholder || "", required: needed, minLength: control.min_length ?? 0, maxLength: control.max_length ?? 4000, "aria-label": label });
      readers.set(name, () => made.value);
      return made;
    }
    case 21: case 22: {
      const type = control.type === 21 ? "radio" : "checkbox";
      const boxes = control.options.map((option) => [option, element("input", { type, name, value: option.value, checked: Boolean(option.default), required: type === "radio" && needed })]);
      const checked = () => boxes.filter(([, box]) => box.checked).map(([option]) => option.value);
      readers.set(name, () => (type === "radio" ? checked()[0] ?? null : checked()));
      return element("div", { className: "choices", role: type === "radio" ? "radiogroup" : "group", "aria-label": label },
        boxes.map(([option, box]) => element("label", { className: "choice" }, box, element("span", {}, option.label, option.description && element("small", {}, option.description)))));
    }
    case 23: {
      const box = element("input", { type: "checkbox", checked: Boolean(control.default), "aria-label": label });
      readers.set(name, () => box.checked);
      return element("label", { className: "choice" }, box, element("span", {}, label || ""));
    }
    case 3: case 5: case 7: case 8: {
      let values = (control.options || []).filter((option) => option.default).map((option) => option.value);
      readers.set(name, () => values);
      return picker(control, (_, chosen) => (values = chosen));
    }
    default:
      return element("p", { className: "failure" }, `The local Discord cannot show a field of type ${control.type}.`);
  }
}
