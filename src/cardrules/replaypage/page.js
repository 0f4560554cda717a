// Steps through the match. All words are in the list of actions, which is there without this
// script; the pictures are in the album, written as `cardrules.replaypage.album` tells.
"use strict";
{
  const byId = (id) => document.getElementById(id);
  const { key, pieces, rows } = JSON.parse(byId("album").textContent);
  const items = Array.from(document.querySelectorAll("#list .action"));
  const last = items.length - 1;
  const slider = byId("at");
  const ends = { "to-first": 0, "to-previous": 0, "to-next": last, "to-last": last };
  let shown = 0;

  // Gives the numbers of the pieces of a picture, from the last one that is written in full.
  const numbersOf = (number) => {
    let row = [];
    for (let at = number - (number % key); at <= number; at += 1) {
      const before = row;
      row = [];
      for (const part of rows[at]) {
        if (typeof part === "number") {
          row.push(part);
        } else {
          row.push(...before.slice(part[0], part[0] + part[1]));
        }
      }
    }
    return row;
  };

  const draw = (number) => {
    const text = numbersOf(number).map((piece) => pieces[piece]).join("");
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    byId("picture").replaceChildren(drawn);
  };

  // Copies the words of an action out of the list, and puts to each clause its title.
  const tell = (item) => {
    const told = item.cloneNode(true);
    for (const clause of told.querySelectorAll(".clause")) {
      const title = document.createElement("span");
      title.className = "title";
      title.textContent = byId(clause.textContent).nextElementSibling.textContent;
      clause.after(" ", title);
    }
    const link = told.querySelector(".to");
    link.replaceWith(...link.querySelectorAll(".text"));
    byId("events").replaceChildren(...told.childNodes);
  };

  // Brings an action of the list into its box, without moving the page.
  const reveal = (item) => {
    const box = byId("list");
    const [inner, outer] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    }
  };

  const show = (number) => {
    const link = (at) => items[at].querySelector(".to");
    link(shown).removeAttribute("aria-current");
    shown = Math.min(Math.max(number, 0), last);
    link(shown).setAttribute("aria-current", "step");
    const name = shown === 0 ? "Start" : `Action ${shown} of ${last}`;
    byId("now").textContent = name;
    slider.value = shown;
    slider.setAttribute("aria-valuetext", name);
    for (const [id, end] of Object.entries(ends)) {
      byId(id).setAttribute("aria-disabled", String(shown === end));
    }
    tell(items[shown]);
    byId("told").scrollTop = 0;
    draw(shown);
    reveal(items[shown]);
  };

  const moves = {
    ArrowLeft: () => shown - 1,
    ArrowRight: () => shown + 1,
    Home: () => 0,
    End: () => last,
  };
  document.addEventListener("keydown", (event) => {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    // The slider has these keys already.
    if (isPlain && event.target !== slider && Object.hasOwn(moves, event.key)) {
      event.preventDefault();
      show(moves[event.key]());
    }
  });
  byId("to-first").addEventListener("click", () => show(0));
  byId("to-previous").addEventListener("click", () => show(shown - 1));
  byId("to-next").addEventListener("click", () => show(shown + 1));
  byId("to-last").addEventListener("click", () => show(last));
  slider.addEventListener("input", () => show(slider.valueAsNumber));
  byId("list").addEventListener("click", (event) => {
    const link = event.target.closest(".to");
    if (link !== null) {
      event.preventDefault();
      show(items.indexOf(link.parentElement));
      byId("now").focus();
    }
  });

  // A page may be opened at an action: replay.html#action-12.
  // The browser goes to that place in the list; what is to be seen is the table.
  const open = () => {
    const number = items.findIndex((item) => `#${item.id}` === location.hash);
    if (number >= 0) {
      show(number);
      byId("table").scrollIntoView();
    }
  };
  window.addEventListener("hashchange", open);
  window.addEventListener("load", open);
  document.documentElement.classList.add("stepping");
  byId("controls").hidden = false;
  show(0);
  open();
}
