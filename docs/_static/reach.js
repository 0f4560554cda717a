// Lets the keyboard reach code and tables that are wider than their box, to scroll them.
"use strict";
{
  const boxes = document.querySelectorAll("pre, .table-wrapper");
  const see = () => {
    for (const box of boxes) {
      if (box.scrollWidth > box.clientWidth) {
        box.tabIndex = 0;
      } else {
        box.removeAttribute("tabindex");
      }
    }
  };
  see();
  window.addEventListener("load", see);
  window.addEventListener("resize", see);
}
