/**
 * Sets the theme of the page.
 *
 * @module
 */
export const THEMES = ["auto", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

const KEY = "uri-grammar-theme";

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

/** Returns the theme that was chosen last, on any visit. `auto` follows the browser. */
export function chosenTheme(): Theme {
  const stored = withStorage((storage) => storage.getItem(KEY));
  return THEMES.find((theme) => theme === stored) ?? "auto";
}

/** Sets and saves the theme. */
export function chooseTheme(theme: Theme): void {
  withStorage((storage) => {
    storage.setItem(KEY, theme);
  });
  show(theme);
}

/** Applies the chosen theme, and follows the browser from then on. */
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

/** Returns the storage. If the browser forbids it, reading `localStorage` throws. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
