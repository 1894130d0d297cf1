/** The browser for the tests of the page: Chromium from Debian, if it is installed. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { makePage } from "../../scripts/playground/page.js";

const PLACES = [process.env["CHROMIUM"] ?? "/usr/bin/chromium", "/usr/bin/google-chrome"];

const executable = PLACES.find((place) => existsSync(place));

export const hasBrowser = executable !== undefined;

/** The reason for skipping tests, for the name of their group. */
export const skipped = hasBrowser ? "" : ` (skipped: no browser at ${PLACES.join(" or ")}; apt-get install chromium)`;

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
  /** Errors in the page, and its network requests. */
  readonly complaints: readonly string[];
}

export interface Browser {
  /** Opens the page from a file in a new context. */
  readonly open: (hash?: string, options?: BrowserContextOptions) => Promise<Opened>;
  readonly close: () => Promise<void>;
}

/** Starts the browser. */
export const launchBrowser = () => chromium.launch({ executablePath: String(executable), args: ARGUMENTS });

/** Starts the browser with a new profile. */
export async function startBrowser(): Promise<Browser> {
  const directory = mkdtempSync(join(tmpdir(), "uri-grammar-playground-"));
  const file = join(directory, "index.html");
  writeFileSync(file, await makePage());
  const browser = await launchBrowser();
  const contexts: BrowserContext[] = [];
  return {
    async open(hash = "", options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      contexts.push(context);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => complaints.push(message.text()));
      page.on("dialog", (dialog) => complaints.push(dialog.message()));
      page.on("request", (request) => {
        if (!/^(?:file|data):/.test(request.url())) complaints.push(request.url());
      });
      await page.goto(`${pathToFileURL(file).href}${hash}`);
      return { page, complaints };
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
