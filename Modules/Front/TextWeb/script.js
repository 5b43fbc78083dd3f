// Brings changes of the screen into the page, and what a person does to the server. Without it every button posts the
// form, and the answer is the page.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const form = byId("page");
  if (!form) return;
  let revision = Number(form.dataset.revision);
  let turn = Promise.resolve();
  let waiting = 0;
  let resting;
  const early = new Map();
  const sent = new WeakMap();
  const here = () => location.pathname + location.search;
  const trail = [here()];
  let isGoingBack = false;
  let isFocusing = false;

  const isField = (node) => /^(INPUT|SELECT|TEXTAREA)$/.test(node.nodeName) && node.type !== "hidden";

  const fields = () => [...form.elements].filter(isField);

  const valueOf = (field) => (field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value);

  const shownOf = (field) => {
    if (field.type === "checkbox") return field.defaultChecked ? "on" : "off";
    if (field.tagName !== "SELECT") return field.defaultValue;
    return [...field.options].find((option) => option.defaultSelected)?.value ?? "";
  };

  const isChanged = (field) => valueOf(field) !== shownOf(field);

  // What was typed since it was last sent is a person's; everything else is the program's.
  const isTyped = (field) => isChanged(field) && sent.get(field) !== valueOf(field);

  const show = (field) => {
    if (!isChanged(field)) return;
    if (field.type === "checkbox") field.checked = field.defaultChecked;
    else field.value = shownOf(field);
  };

  // Makes `old` what `now` is, and keeps whatever of it is the same.
  const become = (old, now) => {
    if (old.nodeName !== now.nodeName) return old.replaceWith(now);
    if (old.nodeType !== Node.ELEMENT_NODE) {
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
    if (isField(old) && !keeps) show(old);
  };

  const becomeContent = (old, now) => {
    const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
    let place = old.firstChild;
    for (const node of [...now.childNodes]) {
      let match = node.id ? named.get(node.id) : null;
      if (!node.id && place && !place.id && place.nodeName === node.nodeName) match = place;
      if (!match) {
        old.insertBefore(node, place);
        continue;
      }
      if (match === place) place = place.nextSibling;
      else old.insertBefore(match, place);
      become(match, node);
    }
    while (place) {
      const next = place.nextSibling;
      place.remove();
      place = next;
    }
  };

  const parsed = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.firstElementChild;
  };

  const focus = (id) => {
    isFocusing = true;
    (byId("v." + id) || byId(id))?.focus();
    isFocusing = false;
  };

  const go = (address) => {
    if (address === here()) return;
    form.action = address;
    if (trail[trail.length - 2] === address) {
      trail.pop();
      isGoingBack = true;
      history.back();
    } else {
      trail.push(address);
      history.pushState(null, "", address);
      scrollTo(0, 0);
    }
  };

  // Loads a page whose tab is gone once somebody looks at it; until then it shows nothing.
  const begin = () => {
    form.hidden = true;
    if (document.hidden) addEventListener("visibilitychange", begin, { once: true });
    else location.reload();
  };

  const take = (update) => {
    if (update.gone) return begin();
    if (update.at !== undefined && update.at !== revision) return look();
    if (update.to === undefined) return;
    if (!update.all && update.from !== revision) {
      if (update.from > revision) {
        early.set(update.from, update);
        setTimeout(() => early.size && look(), 1000);
      }
      return;
    }
    if (update.all) early.clear();
    const active = document.activeElement;
    for (const [id, html] of update.changes) {
      const old = byId(id);
      const now = parsed(html);
      if (old && now) become(old, now);
    }
    revision = update.to;
    if (active?.id && document.activeElement !== active) focus(active.id);
    if (update.title !== undefined) document.title = update.title;
    if (update.address !== undefined) go(update.address);
    if (update.focus !== undefined) focus(update.focus);
    const next = early.get(revision);
    if (next) {
      early.delete(revision);
      take(next);
    }
  };

  const say = (words) => {
    const notice = byId("notice");
    if (!notice) return;
    notice.textContent = words;
    notice.className = words ? "notice" : "unseen";
  };

  let isLost = false;
  let again;

  const find = () => {
    if (isLost) say("");
    isLost = false;
  };

  // A look tells whether what was sent has arrived. Not all pages ask at once.
  const lose = () => {
    isLost = true;
    say(form.dataset.lost);
    clearTimeout(again);
    if (!form.hidden) again = setTimeout(look, 1000 + 2000 * Math.random());
  };

  const post = async (entries) => {
    const body = new URLSearchParams({ script: "1", token: form.token.value, tab: form.tab.value });
    for (const field of fields()) {
      const value = valueOf(field);
      if (!isChanged(field) && [undefined, value].includes(sent.get(field))) continue;
      body.append(field.name, value);
      sent.set(field, value);
    }
    for (const [name, value] of entries) body.append(name, value);
    const answer = await fetch(form.action, { method: "POST", body, redirect: "error" });
    if (answer.status === 410) return begin();
    if (!answer.ok) throw new Error(answer.statusText);
    take(await answer.json());
  };

  const send = (entries) => {
    clearTimeout(resting);
    waiting += 1;
    const slow = setTimeout(() => form.setAttribute("aria-busy", "true"), 200);
    turn = turn
      .then(() => post(entries))
      .then(find, lose)
      .finally(() => {
        clearTimeout(slow);
        waiting -= 1;
        if (!waiting) form.removeAttribute("aria-busy");
      });
  };

  const look = () => send([["do", "look"]]);

  const focused = () => ["focus", document.activeElement.id];

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter;
    send([button?.name ? [button.name, button.value] : ["do", "submit"], focused()]);
  });

  // A link that is opened elsewhere, in a new tab say, is a browser's own.
  form.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-role]:not([target])");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    send([["press", link.id]]);
  });

  form.addEventListener("change", (event) => {
    if (isField(event.target)) send([]);
  });

  form.addEventListener("input", () => {
    clearTimeout(resting);
    resting = setTimeout(() => fields().some(isTyped) && send([]), 400);
  });

  form.addEventListener("focusin", (event) => {
    const takes = isField(event.target) || event.target.dataset.keys;
    if (takes && !isFocusing && document.querySelector("[data-follows-focus]")) send([["do", "focus"], focused()]);
  });

  // The key with those that are held, as aria-keyshortcuts names it.
  const keysOf = (event) => {
    const key = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const isShifted = event.shiftKey && /^([a-z]|..+)$/i.test(event.key);
    const held = (event.ctrlKey || event.metaKey ? "Control+" : "") + (event.altKey ? "Alt+" : "");
    return held + (isShifted ? "Shift+" : "") + key;
  };

  addEventListener("keydown", (event) => {
    if (event.isComposing || event.defaultPrevented) return;
    const back = byId("do-back");
    const active = document.activeElement;
    const keys = keysOf(event);
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    const isFree = isHeld || event.key === "Escape" || !isField(active);
    const target = isFree && form.querySelector(`[aria-keyshortcuts="${CSS.escape(keys)}"]:not(:disabled)`);
    const taken = (active.dataset.keys || "").split(" ");
    const isCharacter = /^\S$/u.test(event.key) && !isHeld;
    if (target && !(event.key === "Enter" && active !== document.body)) {
      event.preventDefault();
      target.click();
    } else if (taken.includes(keys.replace("Shift+", "")) || (isCharacter && taken.includes("Characters"))) {
      event.preventDefault();
      // A key that is held does not run ahead of the answers.
      if (!event.repeat || !waiting) send([["key", keys], focused()]);
    } else if (event.key === "Escape" && back && document.querySelector("dialog, .question")) back.click();
  });

  addEventListener("popstate", () => {
    if (isGoingBack) {
      isGoingBack = false;
      return;
    }
    const address = here();
    const place = trail.lastIndexOf(address);
    if (place >= 0) trail.length = place + 1;
    else trail.push(address);
    form.action = address;
    send([["do", "go"], ["to", address]]);
  });

  addEventListener("pageshow", (event) => event.persisted && look());

  const listen = () => {
    const events = new EventSource(form.dataset.events);
    events.onmessage = (event) => {
      find();
      take(JSON.parse(event.data));
    };
    events.onerror = () => {
      lose();
      // The server does not know the tab, or is not there.
      if (events.readyState === EventSource.CLOSED) setTimeout(() => turn.then(() => form.hidden || listen()), 3000);
    };
  };

  listen();
})();
