/**
 * The theme of the page: what was chosen, and what that comes to.
 *
 * @module
 */
export const THEMES = ["auto", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

const KEY = "uri-grammar-theme";

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

/** The theme that was chosen last, on any visit; `auto` follows the browser. */
export function chosenTheme(): Theme {
  const stored = withStorage((storage) => storage.getItem(KEY));
  return THEMES.find((theme) => theme === stored) ?? "auto";
}

/** Chooses a theme, remembers it and shows it. */
export function chooseTheme(theme: Theme): void {
  withStorage((storage) => {
    storage.setItem(KEY, theme);
  });
  show(theme);
}

/** Shows the chosen theme, and follows the browser from now on. */
export function startTheme(): void {
  show(chosenTheme());
  prefersDark.addEventListener("change", () => {
    show(chosenTheme());
  });
}

function show(theme: Theme): void {
  const shown = theme === "auto" ? (prefersDark.matches ? "dark" : "light") : theme;
  document.documentElement.dataset["theme"] = shown;
}

/** A browser can forbid the storage: reading `localStorage` throws then. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
