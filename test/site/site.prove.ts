/** Tests of the site: its links work, its pages are complete, and it loads nothing from other sites. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateSync, inflateSync } from "node:zlib";
import { jest } from "@jest/globals";
import type { Browser, Page as BrowserPage } from "playwright-core";
import { entries } from "../../scripts/entries.js";
import { EXAMPLES } from "../../scripts/readme/examples.js";
import { SENTENCES } from "../../src/explain/sentences.js";
import { adviceCodes, schemes, validate, type AnyScheme } from "../../src/schemes/index.js";
import { launchBrowser, OF_COLOURS, violationsOn } from "../playground/browser.js";
import { othersOf, tables } from "../schemes/table.js";
import { describeWith } from "../support/outside.js";
import { documentAt, linksOf } from "../support/documents.js";
import { exportsOf } from "../support/exports.js";
import { runSnippets } from "../support/snippets.js";
import * as read from "./pages.js";
import { after, attribute, textOf } from "./pages.js";

jest.setTimeout(600_000);

const SITE = "generated/site";
const isFile = read.filesIn(SITE);

let pages: ReadonlyMap<string, read.Page>;

const pageAt = (path: string): read.Page => {
  const page = pages.get(path);
  if (!page) throw new Error(`the site has no page ${path}`);
  return page;
};

/** Returns the texts of the elements of a kind. */
const textsOf = (page: read.Page, tag: string): string[] =>
  page.elements.filter(({ tagName }) => tagName === tag).map(textOf);

beforeAll(() => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/site/build.js"], { encoding: "utf8" });
  expect({ stdout, stderr, status }).toEqual({
    stdout: "generated/site/index.html: the site\n",
    stderr: "",
    status: 0,
  });
  pages = new Map(read.readPages(SITE).map((page) => [page.path, page]));
});

test("the target of each link exists", () => {
  expect(pages.size).toBeGreaterThan(1000);
  expect(read.deadLinks([...pages.values()], isFile)).toEqual([]);
});

test("the ids of a page are unique", () => {
  const twice = [...pages.values()].filter((page) => {
    const ids = page.elements.flatMap((element) => attribute(element, "id") ?? []);
    return new Set(ids).size < ids.length;
  });
  expect(twice.map(({ path }) => path)).toEqual([]);
});

test("nothing is loaded from other sites", () => {
  expect([...pages.values()].flatMap(read.loadedFromElsewhere)).toEqual([]);
  const styles = readdirSync(join(SITE, "assets")).filter((name) => name.endsWith(".css"));
  expect(styles).toEqual(expect.arrayContaining(["custom.css", "highlight.css", "style.css"]));
  for (const name of styles) {
    expect(readFileSync(join(SITE, "assets", name), "utf8")).not.toMatch(/@import|url\(["']?(?!["']?data:)/);
  }
});

describe("the reference", () => {
  const nameOf = (entry: string): string => `reference/modules/${entry.replaceAll("/", "_")}.html`;

  test("has every export of every entry", () => {
    const listed = new Map(
      entries().map(({ name }) => {
        const names = pageAt(nameOf(name)).elements.filter(
          (element) => element.tagName === "span" && attribute(element, "class") === "tsd-member-summary-name",
        );
        return [name, new Set(names.map((element) => textOf(element).trim().split("\u00A0→")[0]))];
      }),
    );
    const missing = exportsOf(entries()).filter(({ entry, name }) => listed.get(entry)?.has(name) !== true);
    expect(missing.map(({ entry, name }) => `${entry} ${name}`)).toEqual([]);
  });

  test("lists every entry", () => {
    const links = pageAt("reference.html").elements.filter(({ tagName }) => tagName === "a");
    expect(links.map(textOf)).toEqual(expect.arrayContaining(entries().map(({ name }) => name)));
  });

  test("omits internal exports", () => {
    const members = read.idsOf(pageAt("reference/interfaces/uri-grammar_standards.Standard.html"));
    expect(members).toContain("recompose");
    for (const internal of ["text", "refusal", "misread", "source"]) expect(members).not.toContain(internal);
  });

  test("lists the parameters, the result and the errors of a function", () => {
    const page = pageAt("reference/functions/uri-grammar.parse.html");
    expect(textsOf(page, "h4")).toEqual(
      expect.arrayContaining(["Parameters", expect.stringMatching(/^Returns /), "Throws", "Example"]),
    );
    const errors = page.elements.filter(({ tagName }) => tagName === "li").map(textOf);
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^URISyntaxError \w/),
        expect.stringMatching(/^RangeError \w/),
        expect.stringMatching(/^TypeError \w/),
      ]),
    );
  });

  test("has text below each heading", () => {
    const headings = [...pages.values()].flatMap(({ path, elements }) =>
      elements
        .filter((element) => /^h\d$/.test(element.tagName) && /^(?:Throws|Example|Remarks)\b/.test(textOf(element)))
        .map((element) => ({ path, text: after(element).map(textOf).join("").trim() })),
    );
    expect(headings.length).toBeGreaterThan(100);
    expect(headings.filter(({ text }) => text === "")).toEqual([]);
  });
});

describe("the guides", () => {
  test("are all documents that README.md links to", () => {
    const linked = linksOf(documentAt("README.md")).filter(({ path }) => path.endsWith(".md"));
    expect(linked.length).toBeGreaterThan(10);
    const home = pageAt("index.html").elements.map((element) => attribute(element, "href") ?? "");
    for (const { path } of linked) {
      const name = path
        .replace(/\.md$/, "")
        .replace(/\/README$/, "")
        .replace(/^src\/(?=.)/, "");
      const address = path === "SCHEMES.md" ? "schemes.html" : `guides/${name.replaceAll("/", "-").toLowerCase()}.html`;
      expect(pages.has(address)).toBe(true);
      expect(home.map((link) => link.replace(/#.*/, ""))).toContain(address);
    }
  });
});

describe("the schemes", () => {
  test.each([...schemes.values()])("$standard $name has a page, with its codes", ({ name, standard, requirements }) => {
    const page = pageAt(`schemes/${standard === "rfc3986" ? "" : `${standard}/`}${name}.html`);
    const links = page.elements.filter(({ tagName }) => tagName === "a").map(textOf);
    expect(links).toEqual(expect.arrayContaining(requirements.map(({ code }) => `${name}/${code}`)));
    expect(textsOf(page, "h1")).toHaveLength(1);
  });
});

describe("the codes", () => {
  /** Returns the page of a code, and its heading. */
  const isThere = (code: string): boolean => {
    const [prefix = "", name = ""] = code.split("/");
    const own = pages.get(`codes/${code}.html`);
    if (own) return textsOf(own, "h1").includes(code);
    const shared = pages.get(`codes/any-scheme/${name}.html`);
    return shared !== undefined && textsOf(shared, "h2").some((text) => text.split(" ")[0] === `${prefix}/${name}`);
  };

  test("each requirement, each sentence and each piece of advice has a page", () => {
    const ofSchemes = [...schemes.values()].flatMap(({ name, requirements }) =>
      requirements.map(({ code }) => `${name}/${code}`),
    );
    // The example of a fault that RFC 3986 does not have begins with the id of another standard.
    const idOf = (name: string): string => /^(rfc\d+): /.exec(EXAMPLES[name] ?? "")?.[1] ?? "rfc3986";
    const ofSentences = Object.entries(SENTENCES).map(([name, { of }]) => `${of ? "any-scheme" : idOf(name)}/${name}`);
    const codes = [...ofSchemes, ...ofSentences, ...adviceCodes.map((name) => `security/${name}`)];
    expect(codes.filter((code) => !pages.has(`codes/${code}.html`))).toEqual([]);
  });

  test("each code of a table of tests has a page", () => {
    const codes = new Set(
      tables.flatMap(([, key, table]) => {
        const { standard } = schemes.get(key) as AnyScheme;
        return othersOf(table).flatMap((uri) =>
          (["consume", "mint"] as const).flatMap((profile) =>
            validate(uri, { standard, profile }).diagnostics.map(({ code }) => code),
          ),
        );
      }),
    );
    // The pages of the current standard list the same faults in other standards.
    const current = [...codes].map((code) => code.replace(/^rfc1738\//, "rfc3986/"));
    expect(current.filter((code) => !isThere(code))).toEqual([]);
  });

  test.each([
    ["syntax", "change", "recompose", "dot-segment", "character", "incomplete"].map((name) => `rfc3986/${name}`),
    ["unknown", "missing-scheme", "repeated-scheme", "not-generic", "reserved", "experimental"].map(
      (name) => `scheme/${name}`,
    ),
  ])("so have %s, %s, %s, %s, %s and %s", (...codes) => {
    expect(codes.filter((code) => !isThere(code))).toEqual([]);
  });

  test("a page says why, and how to fix it", () => {
    const page = pageAt("codes/http/empty-host.html");
    expect(textsOf(page, "h2")).toEqual(["An example", "Why is this reported?", "How do I fix it?", "In code"]);
    expect(textsOf(page, "pre")[0]).toContain("http:///\n       ^\n");
    const links = page.elements.map((element) => attribute(element, "href"));
    expect(links).toContain("https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1");
    expect(links).toContain("../../schemes/http.html");
    expect(links).toContain("../../playground/index.html#u=http%3A%2F%2F%2F");
  });

  test("the snippets of the pages run, and their values are correct", () => {
    const made = readdirSync("generated/pages", { recursive: true, encoding: "utf8" }).filter((path) =>
      /^(?:codes|schemes)[\\/].*\.md$/.test(path),
    );
    const snippets = made.flatMap((path) => {
      const text = readFileSync(join("generated/pages", path), "utf8");
      return [...text.matchAll(/^```js\n(.*?)^```$/gms)]
        .map(([, code = ""]) => code)
        .filter((code) => code.includes("// =>"));
    });
    expect(snippets.length).toBeGreaterThan(400);
    expect(runSnippets(snippets).filter((result) => result !== null)).toEqual([]);
  });
});

describeWith("Chromium", "the site in a browser", () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  /** An entry of the navigation, as TypeDoc writes it. */
  interface Entry {
    readonly path?: string;
    readonly children?: readonly Entry[];
  }

  const leadsTo = (path: string, entry: Entry): boolean =>
    entry.path === path || (entry.children ?? []).some((child) => leadsTo(path, child));

  /** Returns what the navigation shows on a page: of a branch that is closed there, it keeps only one entry. */
  const shownOn = (path: string, entries: readonly Entry[]): readonly Entry[] =>
    entries.map((entry) => {
      if (!entry.children) return entry;
      return { ...entry, children: shownOn(path, leadsTo(path, entry) ? entry.children : entry.children.slice(0, 1)) };
    });

  /** Opens a page of the site from its file, after `prepare`. */
  async function open(
    path: string,
    prepare: (page: BrowserPage) => unknown = () => undefined,
  ): Promise<{ page: BrowserPage; complaints: string[] }> {
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await prepare(page);
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => {
      if (!/^(?:file|data|blob):/.test(request.url())) complaints.push(request.url());
    });
    await page.goto(pathToFileURL(join(SITE, path)).href);
    await page.locator("#tsd-nav-container a").first().waitFor({ state: "attached" });
    return { page, complaints };
  }

  /** Opens a page without the branches of the navigation that are closed there: of 30,000 elements, they are 29,000. */
  const openAlone = async (path: string): Promise<BrowserPage> => {
    const text = readFileSync(join(SITE, "assets/navigation.js"), "utf8");
    const [, packed = ""] = /^window\.navigationData = "(.*)"$/.exec(text.trim()) ?? [];
    const entries = JSON.parse(inflateSync(Buffer.from(packed, "base64")).toString()) as readonly Entry[];
    const shown = deflateSync(JSON.stringify(shownOn(path, entries))).toString("base64");
    const body = `window.navigationData = "${shown}"`;
    const { page } = await open(path, (page) =>
      page.route("**/assets/navigation.js", (route) => route.fulfill({ contentType: "text/javascript", body })),
    );
    return page;
  };

  describe("the search", () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open("guides/explain.html");
      await opened.page.getByRole("button", { name: "Search" }).click();
    });
    afterAll(() => opened.page.context().close());

    test.each([
      ["parseURI", "reference/functions/uri-grammar.parseURI.html"],
      ["mailto", "schemes/mailto.html"],
      ["http/empty-host", "codes/http/empty-host.html"],
      ["mailto/separator", "codes/any-scheme/separator.html"],
      ["rfc1738/space", "codes/rfc3986/space.html"],
    ])("finds %s", async (text, address) => {
      const { page, complaints } = opened;
      const found = page.locator("#tsd-search-results a");
      await page.getByRole("combobox").fill("");
      await found.first().waitFor({ state: "detached" });
      await page.getByRole("combobox").fill(text);
      await found.first().waitFor();
      const links = await page.evaluate<string[]>(
        `[...document.querySelectorAll("#tsd-search-results a")].map((each) => each.getAttribute("href"))`,
      );
      expect(links.map((link) => link.replace(/^(?:\.\.\/)+(?:\.\/)?/, ""))).toContain(address);
      expect(complaints).toEqual([]);
    });
  });

  test("one navigation leads to everything", async () => {
    const { page } = await open("index.html");
    // This is the page for axe with the whole navigation.
    expect(await page.evaluate<number>(`document.querySelectorAll("#tsd-nav-container a").length`)).toBeGreaterThan(
      4000,
    );
    expect(await violationsOn(page)).toEqual([]);
    const top = page.locator("#tsd-nav-container > li");
    expect((await top.allInnerTexts()).map((text) => text.split("\n")[0]?.trim())).toEqual([
      ...["Home", "Guides", "Schemes", "Diagnostic codes", "Reference", "Comparison", "Playground"],
    ]);
    await top.nth(2).locator("summary").first().click();
    await top.nth(2).locator('a[href$="schemes/mailto.html"]').first().click();
    await page.waitForURL(/schemes\/mailto\.html$/);
    await page.context().close();
  });

  test("an example opens in the playground, which links back", async () => {
    const { page, complaints } = await open("codes/rfc3986/space.html");
    await page.getByRole("link", { name: "Open it in the playground" }).click();
    await page.waitForURL(/playground\/index\.html#u=/);
    expect(await page.getByRole("textbox", { name: "URI or reference" }).inputValue()).toBe("http://example.com/a b");
    await page.getByRole("link", { name: "Documentation" }).click();
    await page.waitForURL(/site\/index\.html$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  describe.each([
    ...["index.html", "schemes.html", "schemes/mailto.html"],
    ...["codes.html", "codes/rfc3986/space.html", "codes/any-scheme/slashes.html"],
    ...["reference.html", "reference/modules/uri-grammar.html"],
    ...["reference/functions/uri-grammar.parse.html", "reference/interfaces/uri-grammar.Diagnostic.html"],
    ...["comparison.html", "guides/cli.html", "guides/explain.html"],
  ])("%s", (path) => {
    let page: BrowserPage;
    beforeAll(async () => {
      page = await openAlone(path);
    });
    afterAll(() => page.context().close());

    const background = (): Promise<string> => page.evaluate("getComputedStyle(document.body).backgroundColor");

    test("light: axe finds nothing", async () => {
      expect(await violationsOn(page)).toEqual([]);
    });

    test("dark: axe finds no colours without contrast", async () => {
      const light = await background();
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await background()).not.toBe(light);
      await page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => true)");
      // The pages differ in nothing but colours.
      expect(await violationsOn(page, OF_COLOURS)).toEqual([]);
    });

    test("is not wider than a phone", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate("innerWidth")).toBe(390);
      expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    });
  });
});
