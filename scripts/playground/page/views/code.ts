/**
 * Shows the programs that compute the results on the page.
 *
 * @module
 */
import type { Program } from "../code.js";
import { copyText } from "../copy.js";
import { h } from "../dom.js";

/** The maximal length of a program that is shown, in UTF-16 code units. */
const MOST_SHOWN = 1000;

export function codeView(host: HTMLElement): (programs: readonly Program[]) => void {
  const select = h("select", { id: "function" });
  const status = h("span", { role: "status", class: "note" });
  const code = h("code", {});
  let all: readonly Program[] = [];
  const chosen = (): Program | undefined => all[Math.max(0, select.selectedIndex)];
  const showChosen = (): void => {
    const text = chosen()?.code ?? "";
    status.textContent = "";
    code.textContent = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  };
  const onclick = (): void => {
    void copyText(chosen()?.code ?? "").then((isCopied) => {
      status.textContent = isCopied ? "The code is copied." : "The browser does not allow copying.";
    });
  };
  select.addEventListener("change", showChosen);
  host.append(
    h(
      "p",
      { class: "controls" },
      h("span", {}, h("label", { for: "function" }, "Function"), " ", select),
      h("button", { type: "button", onclick }, "Copy as code"),
      status,
    ),
    h("pre", { class: "program", tabindex: 0, role: "region", "aria-label": "Program" }, code),
  );
  return (programs) => {
    const former = chosen()?.name;
    all = programs;
    const texts = programs.map(({ name, about }) => `${name}: ${about}`);
    // Refilling the list would close it while the user chooses from it.
    if (texts.join("\n") !== Array.from(select.options, ({ text }) => text).join("\n")) {
      select.replaceChildren(...texts.map((text) => h("option", {}, text)));
      select.selectedIndex = Math.max(
        0,
        programs.findIndex(({ name }) => name === former),
      );
    }
    showChosen();
  };
}
