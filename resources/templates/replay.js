// Moves the boards of a page turn by turn; without this script a page shows the last board and the list of moves.
"use strict";
for (const figure of document.querySelectorAll(".replay")) {
  const last = Number(figure.dataset.last);
  const slider = figure.querySelector("input");
  const output = figure.querySelector("output");
  const groups = [...figure.querySelectorAll("g[data-first]")];
  const captions = [...figure.querySelectorAll(".captions li")].map((item) => item.textContent);
  const show = (step) => {
    slider.value = step;
    output.textContent = captions[step];
    for (const group of groups) {
      group.classList.toggle("away", step < Number(group.dataset.first) || step >= Number(group.dataset.until));
    }
  };
  slider.addEventListener("input", () => show(Number(slider.value)));
  for (const button of figure.querySelectorAll("button")) {
    button.addEventListener("click", () => {
      show(Math.min(last, Math.max(0, Number(slider.value) + Number(button.dataset.go))));
    });
  }
  figure.querySelector(".controls").hidden = false;
}
