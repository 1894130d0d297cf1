/**
 * Lets the user choose the theme.
 *
 * @module
 */
import { h } from "../dom.js";
import { chooseTheme, chosenTheme, THEMES } from "../theme.js";

/** @param host the select element */
export function themeView(host: HTMLSelectElement): void {
  host.append(...THEMES.map((theme) => h("option", { value: theme }, theme)));
  host.value = chosenTheme();
  host.addEventListener("change", () => {
    chooseTheme(THEMES[host.selectedIndex] ?? "auto");
  });
}
