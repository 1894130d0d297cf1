/** The browser for the tests of the page: Chromium from Debian, if it is installed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type BrowserContextOptions, type Page } from "playwright-core";
import { makePage } from "../../scripts/playground/page.js";
import { programOf } from "../support/outside.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe that look at colours. */
export const OF_COLOURS: readonly string[] = ["color-contrast", "link-in-text-block"];

/** Returns what axe finds on a page, by all its rules or by some. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const options = JSON.stringify({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  return page.evaluate<string[]>(
    `axe.run(${options}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 200)).join(" ")))`,
  );
}

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface Opened {
  readonly page: Page;
  /** Errors in the page, and its network requests, until the next page is opened. */
  readonly complaints: readonly string[];
}

export interface Browser {
  /**
   * Opens the page from a file, in a context without anything saved. A context is used again for the same options, because
   * a new one compiles the page's script again: leave a page before you open the next one.
   */
  readonly open: (hash?: string, options?: BrowserContextOptions) => Promise<Opened>;
  /**
   * Shows a state in the page that the last call has shown, as Back does: without loading it again, if that call was also
   * `visit`. What is not part of the state remains as it was, such as the saved theme.
   */
  readonly visit: (hash?: string, options?: BrowserContextOptions) => Promise<Opened>;
  readonly close: () => Promise<void>;
}

/** Starts the browser. */
export const launchBrowser = () => chromium.launch({ executablePath: programOf("Chromium"), args: ARGUMENTS });

/** A page that is used again and again. */
interface Kept {
  readonly page: Page;
  complaints: string[];
  /** Whether the page was opened for one test only. */
  isOwn: boolean;
}

/** Starts the browser with a new profile. */
export async function startBrowser(): Promise<Browser> {
  const directory = mkdtempSync(join(tmpdir(), "uri-grammar-playground-"));
  const file = join(directory, "index.html");
  writeFileSync(file, await makePage());
  const browser = await launchBrowser();
  const pages = new Map<string, Kept>();

  async function newPage(options: BrowserContextOptions): Promise<Kept> {
    const page = await (await browser.newContext(options)).newPage();
    const kept: Kept = { page, complaints: [], isOwn: true };
    page.on("pageerror", (error) => kept.complaints.push(String(error)));
    page.on("console", (message) => kept.complaints.push(message.text()));
    page.on("dialog", (dialog) => kept.complaints.push(dialog.message()));
    page.on("request", (request) => {
      if (!/^(?:file|data):/.test(request.url())) kept.complaints.push(request.url());
    });
    return kept;
  }

  /** Returns the page for the options, with its theme and its size. */
  async function pageFor({
    colorScheme = "light",
    viewport = { width: 1280, height: 900 },
    ...options
  }: BrowserContextOptions): Promise<Kept> {
    const key = JSON.stringify(options);
    const kept = pages.get(key) ?? (await newPage(options));
    pages.set(key, kept);
    await kept.page.emulateMedia({ colorScheme });
    if (viewport) await kept.page.setViewportSize(viewport);
    kept.complaints = [];
    return kept;
  }

  async function load(kept: Kept, hash: string): Promise<Opened> {
    const { page, complaints } = kept;
    if (page.url() !== "about:blank") {
      await page.evaluate("localStorage.clear(); sessionStorage.clear()");
      // Otherwise another fragment would not load the page again.
      await page.goto("about:blank");
    }
    await page.goto(`${pathToFileURL(file).href}${hash}`);
    return { page, complaints };
  }

  return {
    async open(hash = "", options = {}) {
      const kept = await pageFor(options);
      kept.isOwn = true;
      return load(kept, hash);
    },
    async visit(hash = "", options = {}) {
      const kept = await pageFor(options);
      if (kept.isOwn) {
        kept.isOwn = false;
        return load(kept, hash);
      }
      const { page, complaints } = kept;
      await page.evaluate(`history.pushState(null, "", location.pathname + ${JSON.stringify(hash)});
        dispatchEvent(new PopStateEvent("popstate"))`);
      return { page, complaints };
    },
    async close() {
      await browser.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
