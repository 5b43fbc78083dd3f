// Brings changes into the page, and what a person does to the server. Without it every button posts the form.
const byId = (id) => document.getElementById(id);
const form = byId("page");
let revision = Number(form.dataset.revision);
let turn = Promise.resolve();
let waiting = 0, resting;
const early = new Map();
const here = () => location.pathname + location.search;
// The addresses down to the one that is shown; a reload keeps them.
let trail = history.state?.trail ?? [here()];
let isGoingBack;
// How often a browser has gone somewhere by itself that the server is yet to be told of.
let going = 0;
let isFocusing;
// Whether rows are fetched, or are to be once nothing is waited for; and the box that was scrolled.
let isReaching, isLate, box = document.scrollingElement;
// What was clicked last.
let clicked;

const isField = (node) => node.matches("select, textarea, input:not([type=hidden])");

const controls = "a, button, select, textarea, input";

const fields = () => [...form.elements].filter(isField);

const valueOf = (field) => (field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value);

const shownOf = (field) => {
  if (field.type === "checkbox") return field.defaultChecked ? "on" : "off";
  return field.nodeName === "SELECT" ? (field.querySelector("[selected]")?.value ?? "") : field.defaultValue;
};

const isChanged = (field) => valueOf(field) !== shownOf(field);

// What was typed since it was last sent is a person's; everything else is the program's.
const isTyped = (field) => isChanged(field) && field.sent !== valueOf(field);

// What the server has not, or has as it was before.
const isUnsent = (field) => isChanged(field) || ![undefined, valueOf(field)].includes(field.sent);

// Makes `old` what `now` is. A template stands for what stays.
const become = (old, now) => {
  if (old.nodeName !== now.nodeName) return old.replaceWith(now);
  if (old.nodeType !== 1) {
    if (old.data !== now.data) old.data = now.data;
    return;
  }
  const keeps = isField(old) && isTyped(old);
  for (const { name } of [...old.attributes]) {
    if (!now.hasAttribute(name) && !(name === "open" && old.nodeName === "DETAILS")) old.removeAttribute(name);
  }
  for (const { name, value } of [...now.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  becomeContent(old, now);
  if (!isField(old) || keeps) return;
  old.sent = undefined;
  if (!isChanged(old)) return;
  if (old.type === "checkbox") old.checked = old.defaultChecked;
  else old.value = shownOf(old);
};

const becomeContent = (old, now) => {
  const named = new Map([...old.children].map((child) => [child.id, child]));
  let place = old.firstChild;
  for (const node of [...now.childNodes]) {
    let match = node.id && named.get(node.id);
    if (!node.id && place && !place.id && place.nodeName === node.nodeName) match = place;
    if (!match) {
      old.insertBefore(node, place);
      continue;
    }
    if (match === place) place = place.nextSibling;
    else old.insertBefore(match, place);
    if (node.nodeName !== "TEMPLATE") become(match, node);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
};

const parsed = (innerHTML) =>
  Object.assign(document.createElement("template"), { innerHTML }).content.firstElementChild;

const focus = (id) => {
  const node = byId("v." + id) || byId(id);
  if (!node) return;
  isFocusing = true;
  node.focus();
  if (focused() !== node.id) {
    node.tabIndex = -1;
    node.focus();
  }
  isFocusing = false;
};

const go = (address) => {
  if (address === here()) return;
  form.action = address;
  const steps = trail.lastIndexOf(address) + 1 - trail.length;
  if (steps < 0 && steps > -trail.length) {
    trail = trail.slice(0, steps);
    isGoingBack = true;
    history.go(steps);
  } else {
    trail = [...trail, address];
    history.pushState({ trail }, "", address);
    scrollTo(0, 0);
  }
};

const words = () => [...form.querySelectorAll(`h1, [data-role]:not(${controls})`)];

const topOf = (node) => node?.getBoundingClientRect().top;

// The element in the middle of the window.
const middle = () => [...form.querySelectorAll("[data-role]")].findLast((node) => topOf(node) <= innerHeight / 2);

// Loads a page whose tab is gone once somebody looks at it.
const begin = () => {
  form.hidden = true;
  if (document.hidden) addEventListener("visibilitychange", begin, { once: true });
  else location.reload();
};

const take = (update) => {
  if (update.gone) return begin();
  if ("at" in update && update.at !== revision) return look();
  if (!("to" in update)) return;
  if (!update.all && update.from !== revision) {
    if (update.from > revision) {
      early.set(update.from, update);
      setTimeout(() => early.size && look(), 1000);
    }
    return;
  }
  if (update.all) early.clear();
  const active = focused();
  const before = words().filter((node) => node.compareDocumentPosition(document.activeElement) & 4);
  // Rows that come above go unseen, also those that come after the answer; a browser keeps none in place at the very top.
  const row = isReaching || byId("do-less") ? middle() : null;
  const top = topOf(row);
  for (const [id, html] of update.changes) {
    const old = byId(id);
    if (old) become(old, parsed(html));
  }
  revision = update.to;
  if (row?.isConnected) box.scrollTop += topOf(row) - top;
  // Where what had the focus is gone, the words before it have it: a press there does nothing unforeseen.
  if (active && focused() !== active) {
    focus(byId(active) ? active : (before.findLast((node) => node.isConnected) ?? words()[0]).id);
  }
  if (update.title) document.title = update.title;
  if ("address" in update && !going) go(update.address);
  if (update.focus) focus(update.focus);
  const next = early.get(revision);
  early.delete(revision);
  if (next) take(next);
};

const say = (words) =>
  Object.assign(byId("notice"), { textContent: words, className: words ? "notice" : "unseen" });

let isLost, again;

const find = () => {
  if (!isLost) return;
  isLost = false;
  say("");
  rest();
};

// A look tells whether what was sent has arrived. Not all pages ask at once.
const lose = () => {
  isLost = true;
  say(form.dataset.lost);
  clearTimeout(again);
  if (!form.hidden) again = setTimeout(look, 1000 + 2000 * Math.random());
};

// The fields go as they were when something was done with them, but for those that the program has changed since.
const post = async (act, values) => {
  const body = new URLSearchParams({ script: "1", token: form.token.value, tab: form.tab.value, ...act });
  const posted = values.filter(([field, value]) => valueOf(field) === value || isTyped(field));
  for (const [field, value] of posted) body.append(field.name, value);
  if (act.do === "go") going -= 1;
  const answer = await fetch(form.action, { method: "POST", body, redirect: "error" });
  if (answer.status === 410) return begin();
  if (!answer.ok) throw new Error(answer.statusText);
  const update = await answer.json();
  for (const [field, value] of posted) field.sent = value;
  take(update);
};

const send = (act = {}) => {
  clearTimeout(resting);
  waiting += 1;
  const values = act.do === "look" ? [] : fields().filter(isUnsent).map((field) => [field, valueOf(field)]);
  const slow = setTimeout(() => (form.ariaBusy = "true"), 200);
  turn = turn
    .then(() => post(act, values))
    .then(find, lose)
    .finally(() => {
      clearTimeout(slow);
      waiting -= 1;
      if (waiting) return;
      form.ariaBusy = null;
      isReaching = false;
      if (isLate) reach();
    });
};

const rest = () => {
  clearTimeout(resting);
  resting = setTimeout(() => fields().some(isTyped) && send(), 400);
};

const look = () => send({ do: "look" });

const focused = () => document.activeElement.id;

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { name, value } = event.submitter;
  send({ [name]: value, focus: focused() });
});

// The second half of a double click is not for what has come into the place of the first.
addEventListener("click", (event) => {
  const control = event.target.closest(controls);
  if (event.detail > 1 && control !== clicked) {
    event.preventDefault();
    event.stopPropagation();
  }
  clicked = control;
}, true);

const isHeld = (event) => event.ctrlKey || event.metaKey || event.altKey;

// A link that is opened elsewhere, in a new tab say, is a browser's own.
form.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-role]:not([target])");
  if (!link || isHeld(event) || event.shiftKey) return;
  event.preventDefault();
  send({ press: link.id });
});

form.addEventListener("change", ({ target }) => isField(target) && send());

form.addEventListener("input", ({ target }) => {
  target.typed = /text|search/.test(target.type);
  rest();
});

form.addEventListener("focusin", ({ target }) => {
  const takes = isField(target) || target.dataset.keys;
  if (takes && !isFocusing && document.querySelector("[data-follows-focus]")) send({ do: "focus", focus: focused() });
});

// The key with those that are held, as aria-keyshortcuts names it.
const keysOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
  const isShifted = shiftKey && /^([a-z]|..+)$/i.test(key);
  const held = (ctrlKey || metaKey ? "Control+" : "") + (altKey ? "Alt+" : "") + (isShifted ? "Shift+" : "");
  return held + (key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key);
};

addEventListener("keydown", (event) => {
  if (event.isComposing || event.defaultPrevented) return;
  const active = document.activeElement;
  const keys = keysOf(event);
  const isFree = isHeld(event) || event.key === "Escape" || !isField(active);
  const target = isFree && form.querySelector(`[aria-keyshortcuts="${CSS.escape(keys)}"]:not([aria-disabled])`);
  const taken = (active.dataset.keys || "").split(" ");
  const isCharacter = /^\S$/u.test(event.key) && !isHeld(event);
  if (target && !(event.key === "Enter" && active !== document.body)) {
    event.preventDefault();
    target.click();
  } else if (taken.includes(keys.replace("Shift+", "")) || (isCharacter && taken.includes("Characters"))) {
    event.preventDefault();
    // A key that is held does not run ahead of the answers.
    if (!event.repeat || !waiting) send({ key: keys, focus: focused() });
  } else if (event.key === "Escape" && form.querySelector("dialog")) send({ do: "back" });
});

// Rows are fetched before they come into view, around the element in the middle.
const reach = () => {
  const isNear = ["do-more", "do-less"].some((id) => Math.abs(topOf(byId(id)) - innerHeight / 2) < innerHeight);
  isLate = isNear && waiting;
  if (!isNear || waiting) return;
  isReaching = true;
  send({ do: "scroll", to: middle()?.id });
};

addEventListener("scroll", ({ target }) => {
  box = target.scrollingElement || target;
  reach();
}, true);

addEventListener("popstate", ({ state }) => {
  const address = here();
  trail = state?.trail ?? [address];
  form.action = address;
  if (!isGoingBack) {
    going += 1;
    send({ do: "go", to: address });
  }
  isGoingBack = false;
});

addEventListener("pageshow", (event) => event.persisted && look());

const listen = () => {
  const events = new EventSource(form.dataset.events);
  events.onmessage = ({ data }) => {
    find();
    take(JSON.parse(data));
  };
  events.onerror = () => {
    lose();
    // The server does not know the tab, or is not there.
    if (events.readyState === EventSource.CLOSED) setTimeout(() => turn.then(() => form.hidden || listen()), 3000);
  };
};

// What was typed is there again after a reload, in fields of the same names in the same places.
const named = () => fields().map((field, place) => [place + (field.labels[0]?.textContent ?? ""), field]);

addEventListener("pagehide", () => {
  const kept = named().filter(([, field]) => field.typed);
  sessionStorage.typed = JSON.stringify([here(), kept.map(([name, field]) => [name, field.value])]);
});

const [address, kept] = JSON.parse(sessionStorage.typed ?? "[]");
delete sessionStorage.typed;
for (const [name, value] of address === here() ? kept : []) {
  const field = new Map(named()).get(name);
  if (field) Object.assign(field, { value, typed: true });
}
rest();
listen();
