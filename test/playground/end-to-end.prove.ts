/** Tests of the page in a real browser, from a file. */
import { jest } from "@jest/globals";
import type { Page } from "playwright-core";
import { standards } from "../../src/standards/index.js";
import { describeWith } from "../support/outside.js";
import { OF_COLOURS, startBrowser, violationsOn, type Browser } from "./browser.js";

jest.setTimeout(60_000);

/** The verdicts on a string that all standards accept. */
const ALL_VALID = Object.keys(standards).map(() => "valid");

let browser: Browser;

const field = (page: Page) => page.getByRole("textbox", { name: "URI or reference" });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const lines = async (page: Page, selector: string) => page.locator(selector).allInnerTexts();

/**
 * Waits until an expression is true in the page, or until the test times out. `waitForFunction` of Playwright would call
 * `eval` in the page, which the page's policy forbids.
 */
async function until(page: Page, expression: string): Promise<void> {
  while (!(await page.evaluate<boolean>(expression))) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Moves the cursor of the input before a character. */
async function cursorAt(page: Page, at: number): Promise<void> {
  await field(page).focus();
  await page.evaluate(`document.getElementById("input").setSelectionRange(${String(at)}, ${String(at)})`);
  await page.getByText(`The way to character ${String(at)}:`).waitFor();
}

describeWith("Chromium", "the playground in a browser", () => {
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });
  test("the parts, the tree and the verdicts are updated while the user types", async () => {
    const { page, complaints } = await browser.visit();
    await field(page).fill("");
    await field(page).pressSequentially("http://u@h:8/a?b#c");
    expect(await lines(page, "#colours span")).toEqual([
      ...["http", "://", "u", "@", "h", ":", "8", "/a", "?", "b", "#", "c"],
    ]);
    expect(await lines(page, "#parts dt")).toEqual([
      ...["scheme", "userinfo", "host", "port", "path", "query", "fragment"],
    ]);
    expect((await lines(page, "[role=treeitem] .label")).map((label) => label.replace(/^[│├└─\s]+/u, ""))).toEqual([
      ...["URI", "scheme", "authority", "userinfo", "host: reg-name", "port", "path: path-abempty", "segment"],
      ...["query", "fragment"],
      ...["http-URI", "scheme", "authority", "userinfo", "host: reg-name", "port", "path: path-abempty"],
      ...["segment", "query"],
    ]);
    // Only the oldest standard has no fragments.
    expect(await lines(page, ".card .verdict")).toEqual([...ALL_VALID.slice(1), "invalid"]);
    expect(await section(page, "Generic syntax").innerText()).toContain("RFC 3986 accepts the input.");
    expect(complaints).toEqual([]);
  });

  test("screenshots of both themes and of a phone's width are to be looked at in generated/playground/", async () => {
    const { page } = await browser.visit("#u=http%3A%2F%2Fu%40example.com%3A80%2F%257e%2F..%2Fb%3Fc%23d");
    const shot = async (name: string, colorScheme: "light" | "dark", width: number): Promise<Buffer> => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 1000 });
      return page.screenshot({ path: `generated/playground/${name}.png` });
    };
    const shots = [
      await shot("light", "light", 1280),
      await shot("dark", "dark", 1280),
      await shot("phone", "light", 390),
    ];
    for (const image of shots) expect(image.subarray(1, 4).toString()).toBe("PNG");
    expect(new Set(shots.map((image) => image.toString("base64"))).size).toBe(3);
  });

  test("a refused input: the culprit, the diagnostic with its span, the repair", async () => {
    const { page, complaints } = await browser.visit("#u=http%3A%2F%2Fexample.com%2Fa%20b");
    const diagnostics = section(page, "Generic syntax");
    expect(await lines(page, "#colours .culprit")).toEqual([" "]);
    expect(await diagnostics.innerText()).toMatch(/A space is not allowed in the path\.[^]*rfc3986\/space[^]*20–21/);
    expect(await diagnostics.locator("a.section").getAttribute("href")).toBe(
      "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
    );
    expect(await section(page, "Tree").innerText()).toBe("Tree\n\nRFC 3986 refuses the input, so it has no tree.");
    expect(await lines(page, ".rule.lit h3")).toEqual(["path"]);
    await diagnostics.getByRole("button", { name: "Repair" }).click();
    expect(await field(page).inputValue()).toBe("http://example.com/a%20b");
    expect(await lines(page, ".card .verdict")).toEqual(ALL_VALID);
    expect(complaints).toEqual([]);
  });

  test("several faults: each has its repair, and all can be repaired at once", async () => {
    const { page, complaints } = await browser.visit("#u=http%3A%2F%2Fa%2Fb%20c%3F50%25%26d");
    const diagnostics = section(page, "Generic syntax");
    expect(await lines(page, "#colours .culprit")).toEqual([" ", "%"]);
    expect(await lines(page, "#generic .code")).toEqual(["rfc3986/space", "rfc3986/percent"]);
    expect(await diagnostics.innerText()).toContain("RFC 3986 refuses the input: 2 faults.");
    expect(await lines(page, "#repair-all")).toEqual(["Repair all 2 repairs, all certain."]);
    await diagnostics.getByRole("button", { name: "Repair" }).nth(1).click();
    expect(await field(page).inputValue()).toBe("http://a/b c?50%25&d");
    await field(page).fill("http://a/b c?50%&d");
    await page.getByRole("button", { name: "Repair all" }).click();
    expect(await field(page).inputValue()).toBe("http://a/b%20c?50%25&d");
    expect(await diagnostics.innerText()).toContain("RFC 3986 accepts the input.");
    expect(complaints).toEqual([]);
  });

  test("a guess is called a guess", async () => {
    const { page, complaints } = await browser.visit("#u=example.com&s=rfc1738");
    await field(page).fill("www.example.com/");
    const diagnostics = section(page, "Generic syntax");
    expect(await diagnostics.innerText()).toContain("guess Write 'https://' before it.");
    await diagnostics.getByRole("button", { name: "Repair" }).click();
    expect(await field(page).inputValue()).toBe("https://www.example.com/");
    expect(complaints).toEqual([]);
  });

  test("the verdict of the scheme is separate from that of the generic syntax", async () => {
    const { page, complaints } = await browser.visit("#u=mailto%3Aa%40b%3Bc%40d");
    expect(await lines(page, ".card .verdict")).toEqual(ALL_VALID);
    expect(await section(page, "Generic syntax").innerText()).toContain("RFC 3986 accepts the input.");
    const scheme = section(page, "Scheme");
    expect(await scheme.innerText()).toContain("mailto is defined by RFC 6068, § 2 (permanent).");
    expect(await scheme.innerText()).toContain("The scheme refuses the input.");
    expect(await scheme.locator(".code").allInnerTexts()).toEqual(["mailto/separator"]);
    expect(await scheme.locator("a.section").last().getAttribute("href")).toBe(
      "https://www.rfc-editor.org/rfc/rfc6068#section-2",
    );
    expect(await lines(page, "#colours .culprit")).toEqual([";"]);
    expect(await page.locator("#scheme-forms").isVisible()).toBe(false);
    await scheme.getByRole("button", { name: "Repair" }).click();
    expect(await field(page).inputValue()).toBe("mailto:a@b,c@d");
    expect(await page.getByRole("tree", { name: "Tree of the scheme" }).innerText()).toMatch(/^mailtoURI/);
    await field(page).fill("http:///x");
    expect(await scheme.innerText()).toMatch(/error The host is missing\. Write it after '\/\/'\.[^]*http\/empty-host/);
    await field(page).fill("http://example.com:443/");
    expect(await scheme.innerText()).toMatch(/The scheme accepts the input, with notes\.[^]*info [^]*security\//);
    await field(page).fill("http://u@example.com/");
    expect(await scheme.innerText()).toMatch(/warning [^]*http\/untrusted-userinfo/);
    expect(complaints).toEqual([]);
  });

  test("an unknown scheme is called unknown, and a similar name is suggested", async () => {
    const { page, complaints } = await browser.visit("#u=htp%3A%2F%2Fexample.com%2F");
    const scheme = section(page, "Scheme");
    expect(await scheme.innerText()).toContain("htp is an unknown scheme here: only the generic syntax was checked.");
    expect(await scheme.innerText()).toContain("guess Write 'http'.");
    await scheme.getByRole("button", { name: "Repair" }).click();
    expect(await field(page).inputValue()).toBe("http://example.com/");
    await field(page).fill("../g");
    expect(await scheme.innerText()).toContain("The input has no scheme.");
    expect(complaints).toEqual([]);
  });

  test.each([
    ["NUL", "http://a/x y\0 b", "http://a/x%20y\0%20b"],
    ["a lone surrogate", "http://a/x y\uD800 b", "http://a/x%20y\uD800%20b"],
    ["characters that are not visible", "http://a/x y\u202E\uFEFF b", "http://a/x%20y%20b"],
    ["a line feed", "http://a/x y\n b", "http://a/x%20yb"],
    ["100 kB", `http://a/${"b ".repeat(50_000)}c`, `http://a/${"b%20".repeat(50_000)}c`],
  ])("Ctrl+Z undoes the repair of an input with %s", async (_, input, repaired) => {
    const { page, complaints } = await browser.visit();
    // Lone surrogates can reach the page only as escapes.
    const value = `document.getElementById("input").value`;
    await page.evaluate(`${value} = ${JSON.stringify(input)}`);
    await page.evaluate(`document.getElementById("input").dispatchEvent(new InputEvent("input"))`);
    await page.getByText(/(?:2|3|100) repairs, /).waitFor();
    await page.getByRole("button", { name: "Repair all" }).click();
    expect(await page.evaluate(`${value} === ${JSON.stringify(repaired)}`)).toBe(true);
    await page.keyboard.press("Control+Z");
    expect(await page.evaluate(`${value} === ${JSON.stringify(input)}`)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("the platform's URL, and its differences from RFC 3986", async () => {
    const { page, complaints } = await browser.visit("#u=http%3A%2F%2F%2Fx");
    const platform = section(page, "The URL class of this browser");
    expect(await platform.locator(".result").innerText()).toBe("http://x/");
    expect(await lines(page, ".differences li")).toEqual([
      'It reads any number of slashes after the scheme as "//".',
      'It writes "/" for the empty path.',
    ]);
    await field(page).fill("http://[::1");
    expect(await platform.locator(".verdict").innerText()).toBe("refuses");
    for (const [input, href] of [
      ["https:\\\\a\\b", "https://a/b"],
      ["http://0x7f.1/", "http://127.0.0.1/"],
      ["http://a/b c", "http://a/b%20c"],
      ["../g", "http://a/b/g"],
    ] as const) {
      await field(page).fill(input);
      expect(await platform.locator(".result").innerText()).toBe(href);
    }
    expect(complaints).toEqual([]);
  });

  test("the whole code is copied", async () => {
    const { page, complaints } = await browser.open("#u=http%3A%2F%2F%2Fx", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const code = section(page, "Code");
    await code.getByLabel("Function").selectOption({ label: "validate: what the scheme says" });
    await code.getByRole("button", { name: "Copy as code" }).click();
    await code.getByText("The code is copied.").waitFor();
    const copied = 'import { validate } from "uri-grammar/schemes";\n\nconsole.log(validate("http:///x"));\n';
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(copied);
    expect(await code.locator("code").innerText()).toBe(copied);
    await field(page).fill(`http://a/${"b".repeat(5000)}`);
    expect((await code.locator("code").innerText()).length).toBeLessThan(1100);
    await code.getByRole("button", { name: "Copy as code" }).click();
    await code.getByText("The code is copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toContain(`${"b".repeat(5000)}"`);
    expect(complaints).toEqual([]);
  });

  test("on a phone, the repairs are above the verdicts", async () => {
    const { page } = await browser.visit("#u=mailto%3Aa%40b.c%3Bd%40e.f%3Fsubject%3Da%20b", {
      viewport: { width: 390, height: 844 },
    });
    const top = async (selector: string) => (await page.locator(selector).last().boundingBox())?.y ?? 0;
    expect(await page.getByRole("button", { name: /^Repair/ }).count()).toBe(3);
    expect(await top("#repair-all button")).toBeLessThan(await top("#generic button"));
    expect(await top("#generic button")).toBeLessThan(await top("#scheme button"));
    expect(await top("#scheme button")).toBeLessThan(await top(".verdicts"));
  });

  const long = 100_000;

  /** Checks the page with an input that is too long for a link. */
  async function longIn(input: string): Promise<Page> {
    const { page, complaints } = await browser.visit();
    const note = page.getByText("This is too long for a link.");
    // That of the last input is shown until the address is written.
    await note.waitFor({ state: "detached" });
    await page.evaluate(`(() => {
      const field = document.getElementById("input");
      field.value = ${JSON.stringify(input)};
      field.dispatchEvent(new InputEvent("input"));
    })()`);
    await note.waitFor();
    expect(await page.evaluate<number>("document.querySelectorAll('*').length")).toBeLessThan(5000);
    expect(await page.evaluate<number>("document.querySelector('main').innerText.length")).toBeLessThan(250_000);
    expect(complaints).toEqual([]);
    return page;
  }

  test("a long input is shown, and is too long for a link", async () => {
    const page = await longIn(`http://a/${"b/".repeat(long / 2)}`);
    expect(await page.getByRole("button", { name: "Copy link" }).isDisabled()).toBe(true);
    expect(await page.locator("#tree [role=treeitem]").count()).toBe(300);
    expect(await section(page, "Tree").innerText()).toMatch(/497\d\d more nodes are not shown\.$/);
  });

  test.each([
    ["faults", `http://a/${"b ".repeat(long / 2)}`],
    ["percents", `mailto:${"%;".repeat(long / 2)}`],
    ["slashes", "/".repeat(long)],
    ["dots", `http://a${"/..".repeat(long / 3)}`],
    ["spaces", `a${" ".repeat(long)}b`],
    ["controls", "\0\u202E".repeat(long / 2)],
    ["at signs", `http://${"@".repeat(long)}`],
    ["brackets", `http://${"[".repeat(long)}`],
  ])("the page stays usable with 100 kB: %s", async (_, input) => {
    await longIn(input);
  });

  test.each([
    [1280, "valid", ""],
    [1280, "refused", "#u=http%3A%2F%2Fexample.com%3A8o80%2Fa%20b"],
    [1280, "refused by its scheme", "#u=mailto%3Aa%40b%3Bc%40d"],
    [1280, "with advice", "#u=http%3A%2F%2Fexample.com%3A443%2F"],
    [1280, "empty", "#u="],
    [390, "valid", ""],
    [390, "refused", "#u=http%3A%2F%2Fexample.com%3A8o80%2Fa%20b"],
    [390, "refused by its scheme", "#u=mailto%3Aa%40b%3Bc%40d"],
  ])("%d px, an input that is %s: axe finds nothing", async (width, _, hash) => {
    const { page } = await browser.visit(hash, { viewport: { width, height: 900 }, bypassCSP: true });
    await page.evaluate(`for (const each of document.querySelectorAll("details")) each.open = true`);
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await until(page, `document.documentElement.dataset.theme === "dark"`);
    // The themes differ in nothing but colours.
    expect(await violationsOn(page, OF_COLOURS)).toEqual([]);
  });

  test("the chosen standard shows its own tree and its own grammar", async () => {
    const { page, complaints } = await browser.visit("#u=ftp%3A%2F%2Fa.b%2Fc%3Btype%3DA");
    await page.getByRole("radio", { name: /RFC 1738/ }).check();
    await cursorAt(page, 17);
    expect(await page.locator("[role=treeitem]").first().innerText()).toMatch(/^ftpurl/);
    expect(await lines(page, ".way button")).toEqual(["url", "ftpurl", "ftptype"]);
    expect(await page.locator(".rule.lit pre").innerText()).toMatch(/^ftptype\s+= "A" \| "I"/);
    expect(await page.locator(".rule.lit a").getAttribute("href")).toMatch(/rfc1738#section-3\.2\.2$/);
    expect(complaints).toEqual([]);
  });

  test("the rule under the cursor and the path to it are highlighted", async () => {
    const { page, complaints } = await browser.visit("#u=http%3A%2F%2Fa%3A80%2F");
    await cursorAt(page, 10);
    expect(await lines(page, ".way button")).toEqual([
      ...["URI-reference", "URI", "hier-part", "authority", "port", "DIGIT"],
    ]);
    expect(await lines(page, ".rule.lit h3")).toEqual(["DIGIT"]);
    const diagram = page.locator('[data-rule="authority"] svg');
    expect(await diagram.locator(".here text").allTextContents()).toEqual(["port"]);
    expect(await diagram.locator(".taken text").allTextContents()).toEqual(["host", ":", "port"]);
    await cursorAt(page, 7);
    expect(await lines(page, ".rule.lit h3")).toEqual(["ALPHA"]);
    await page.locator('[data-rule="hier-part"] svg').getByText("path-absolute").click();
    expect(await lines(page, ".rule.lit h3")).toEqual(["path-absolute"]);
    expect(complaints).toEqual([]);
  });

  test("the normal form step by step", async () => {
    const { page } = await browser.visit("#u=HTTP%3A%2F%2Fa%3A80%2F%257e%2F..");
    const form = section(page, "Normal form");
    expect(await form.locator(".result").innerText()).toBe("http://a/");
    expect(await form.locator(".step").allInnerTexts()).toEqual([
      ...["case § 6.2.2.1", "default-port § 6.2.3", "percent-encoding § 6.2.2.2", "dot-segments § 6.2.2.3"],
    ]);
    expect(await form.locator("del").allInnerTexts()).toEqual(["HTTP", ":80", "%7e", "/~/.."]);
    expect(await form.locator("ins").allInnerTexts()).toEqual(["http", "~", "/"]);
  });

  test("resolution against a base, with a trace, in each standard", async () => {
    const { page, complaints } = await browser.visit("#u=%3Fy");
    const resolution = section(page, "Resolution");
    expect(await resolution.locator(".result").innerText()).toBe("http://a/b/c/d;p?y");
    await resolution.getByLabel("Base URI").fill("http://x/y/z");
    expect(await resolution.locator(".result").innerText()).toBe("http://x/y/z?y");
    expect(await resolution.locator(".outcomes .data").allInnerTexts()).toEqual(["http://x/y/z?y", "http://x/y/?y"]);
    await field(page).fill("../g");
    expect(await resolution.locator(".steps .step").allInnerTexts()).toEqual([
      ...["merge § 5.2.3", "remove_dot_segments § 5.2.4"],
      "the reference's path is relative: it is merged with the path of the base § 5.2.2",
    ]);
    await resolution.getByLabel("Base URI").fill("relative");
    expect(await resolution.locator(".result").innerText()).toContain("The base is refused");
    expect(complaints).toEqual([]);
  });

  test("the verdict is announced to screen readers after a pause in typing", async () => {
    const { page } = await browser.visit();
    await field(page).fill("/a b?50%");
    const none = `0 of ${String(ALL_VALID.length)} standards accept it.`;
    const heard = `RFC 3986: invalid. A space is not allowed in the path. 2 faults in all. ${none}`;
    await page.getByRole("status").filter({ hasText: heard }).waitFor();
    const unnamed = `[...document.querySelectorAll("button, input, select, textarea, a, [role]")].filter((element) =>
      !element.ariaLabel && !element.labels?.length && !element.textContent.trim() && element.role !== "status").length`;
    expect(await page.evaluate(unnamed)).toBe(0);
  });

  test.each(["light", "dark"] as const)(
    "%s: text stands out from what is behind it, and the focus is seen",
    async (colorScheme) => {
      const { page } = await browser.visit("#u=http%3A%2F%2Fu%40a.b%3A8%2Fc%3Fd%23e", { colorScheme });
      for (const hash of ["", "#u=http%3A%2F%2F%5B1%3A%3A2%3A%3A3%5D", "#u=HTTP%3A%2F%2Fa%2F%257e"]) {
        if (hash !== "") await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
        const low = await page.evaluate<string[]>(LOW_CONTRAST);
        expect(low).toEqual([]);
      }
      // The check finds text with low contrast.
      await page.evaluate("document.querySelector('h1').style.color = getComputedStyle(document.body).backgroundColor");
      expect(await page.evaluate<string[]>(LOW_CONTRAST)).toHaveLength(1);
      await page.evaluate("document.querySelector('h1').style.color = ''");
      await page.getByRole("button", { name: "Copy link" }).focus();
      await page.keyboard.press("Tab");
      const outline = await page.evaluate<string>("getComputedStyle(document.querySelector('.editor')).outlineStyle");
      expect(outline).toBe("solid");
    },
  );

  test.each([
    [320, 640],
    [390, 844],
    [800, 1200],
  ])("at %d × %d nothing is wider than the page", async (width, height) => {
    for (const hash of ["", "#u=http%3A%2F%2F%5B1%3A%3A2%3A%3A3%5D", `#u=${"a".repeat(300)}&s=rfc1738`]) {
      const { page } = await browser.visit(hash, { viewport: { width, height } });
      expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    }
  });

  test("the text area and its colours break their lines in the same places", async () => {
    const { page } = await browser.visit(`#u=http%3A%2F%2F${"ab.".repeat(120)}c%2F-%20x`, {
      viewport: { width: 390, height: 844 },
    });
    const heights = `["input", "colours"].map((id) => document.getElementById(id).scrollHeight)`;
    const [area, colours] = await page.evaluate<[number, number]>(heights);
    expect(area).toBe(colours);
    expect(area).toBeGreaterThan(200);
  });

  test("by keyboard alone: Tab leads to the repairs, Enter repairs, Ctrl+Z and Back undo it", async () => {
    const { page, complaints } = await browser.open();
    const focused = async () =>
      page.evaluate<string>("document.activeElement.id || document.activeElement.textContent");
    expect(await focused()).toBe("input");
    const broken = "http://example.com:8o80/a b";
    await page.keyboard.press("Control+A");
    await page.keyboard.type(broken);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Repair all");
    await page.keyboard.press("Enter");
    expect(await field(page).inputValue()).toBe("http://example.com:8080/a%20b");
    expect(await focused()).toBe("input");
    expect(await lines(page, ".card.valid .name")).toContain("RFC 3986");
    await page.keyboard.press("Control+Z");
    expect(await field(page).inputValue()).toBe(broken);
    expect(await lines(page, "#colours .culprit")).toEqual(["o", " "]);
    await page.keyboard.press("Control+Shift+Z");
    expect(await field(page).inputValue()).toBe("http://example.com:8080/a%20b");
    await page.keyboard.press("Control+Z");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Repair");
    await page.keyboard.press("Enter");
    expect(await field(page).inputValue()).toBe("http://example.com:8080/a b");
    expect(await focused()).toBe("input");
    await page.goBack();
    await until(page, `document.getElementById("input").value === ${JSON.stringify(broken)}`);
    expect(complaints).toEqual([]);
  });

  test("Back restores previous inputs, not previous key presses", async () => {
    const { page, complaints } = await browser.open("#u=a%3Ab");
    const value = async (expected: string) =>
      until(page, `document.getElementById("input").value === ${JSON.stringify(expected)}`);
    await page.keyboard.press("End");
    await page.keyboard.type("cd", { delay: 300 });
    await page.waitForURL(/#u=a%3Abcd$/);
    await page.keyboard.press("Tab");
    await page.getByRole("button", { name: "an empty host" }).click();
    await page.waitForURL(/#u=http%3A%2F%2F%2Fx$/);
    // An input that is too long for an address also has an entry.
    const long = `http://a/${"b".repeat(10_000)}`;
    await field(page).fill(long);
    await page.getByText("This is too long for a link.").waitFor();
    await page.getByRole("button", { name: "not normal" }).click();
    await value("HTTP://EXAMPLE.com:80/%7euser/../%c3%a9");
    for (const before of [long, "http:///x", "a:bcd", "a:b"]) {
      await page.goBack();
      await value(before);
    }
    await page.goForward();
    await value("a:bcd");
    await page.goForward();
    await page.goForward();
    await value(long);
    expect(complaints).toEqual([]);
  });

  test("the theme is chosen and saved, or that of the browser", async () => {
    const { page, complaints } = await browser.open("", { colorScheme: "light" });
    const ground = async () => page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
    const light = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    // The page gets the new setting of the browser a moment later.
    await until(page, `getComputedStyle(document.body).backgroundColor !== ${JSON.stringify(light)}`);
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.getByLabel("Theme").selectOption("light");
    expect(await ground()).toBe(light);
    await page.reload();
    expect(await page.getByLabel("Theme").inputValue()).toBe("light");
    expect(await ground()).toBe(light);
    await page.getByLabel("Theme").selectOption("dark");
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground()).toBe(dark);
    await page.getByLabel("Theme").selectOption("auto");
    await until(page, `getComputedStyle(document.body).backgroundColor === ${JSON.stringify(light)}`);
    expect(await ground()).toBe(light);
    expect(complaints).toEqual([]);
  });

  test("all rules of the standard, each with its diagram, its text and its section", async () => {
    const { page } = await browser.open();
    await page.getByLabel("all rules of the standard").check();
    expect(await page.locator("figure.rule").count()).toBe(
      await page
        .locator("#rule option")
        .count()
        .then((n) => n - 1),
    );
    expect(await page.locator("figure.rule svg[role=img]").count()).toBe(await page.locator("figure.rule").count());
    expect(await page.locator("figure.rule pre:not(:empty)").count()).toBe(await page.locator("figure.rule").count());
    await page.getByLabel("Rule", { exact: true }).selectOption("IPv6address");
    const [figure, list] = [page.locator(".rule.lit"), page.getByRole("region", { name: "Rules with their diagrams" })];
    expect(await figure.locator("h3").innerText()).toBe("IPv6address");
    const [inner, outer] = [await figure.boundingBox(), await list.boundingBox()];
    expect(Math.abs((inner?.y ?? 0) - (outer?.y ?? 0))).toBeLessThan(20);
  });

  test("a link contains the state", async () => {
    const { page } = await browser.visit();
    await field(page).fill("//host:80a\u202E<b>&=#");
    await page.getByRole("radio", { name: /url-syntax-05/ }).check();
    await page.getByLabel("Base URI").fill("x:y");
    await page.waitForURL(/&b=x%3Ay$/);
    const hash = new URL(page.url()).hash;
    expect(hash).toBe("#u=%2F%2Fhost%3A80a%E2%80%AE%3Cb%3E%26%3D%23&s=url-syntax-05&b=x%3Ay");
    const { page: other, complaints } = await browser.open(hash);
    expect(await field(other).inputValue()).toBe("//host:80a\u202E<b>&=#");
    expect(await other.getByLabel("Base URI").inputValue()).toBe("x:y");
    expect(await other.getByRole("radio", { name: /url-syntax-05/ }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test.each([
    "<img src=x onerror=alert(1)>",
    "http://a/</script><script>alert(1)</script>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "{{constructor}}${alert(1)}",
    "\0\u202E\uFEFF\u2028",
  ])("hostile input is data: %j", async (input) => {
    const { page, complaints } = await browser.visit();
    const elements =
      "document.querySelectorAll('script, img, iframe, [onerror], [onload], a[href^=javascript]').length";
    await field(page).fill(input);
    await page.getByLabel("Base URI").fill(input);
    expect(await page.evaluate(elements)).toBe(2);
    expect(await page.evaluate(`document.getElementById("colours").textContent`)).toBe(`${input}\u200B`);
    await until(page, `decodeURIComponent(location.hash.split("&b=")[1] ?? "") === ${JSON.stringify(input)}`);
    const address = page.url();
    await page.goto("about:blank");
    await page.goto(address);
    expect(await page.evaluate(elements)).toBe(2);
    expect(await field(page).inputValue()).toBe(input);
    expect(complaints).toEqual([]);
  });

  test("by keyboard alone: through the tree with the arrows, to a standard, to the repair", async () => {
    const { page, complaints } = await browser.open();
    await field(page).focus();
    const focused = async () => page.evaluate<string>("document.activeElement.innerText.trim()");
    await page.getByRole("treeitem").first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toMatch(/scheme/);
    expect(await lines(page, "#colours .pointed")).toEqual(["http"]);
    expect(await lines(page, ".rule.lit h3")).toEqual(["scheme"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toMatch(/userinfo/);
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toMatch(/authority/);
    await page.keyboard.press("End");
    expect(await focused()).toMatch(/fragment/);
    await page.keyboard.press("Home");
    expect(await focused()).toMatch(/^URI/);
    await page.getByRole("radio", { name: /RFC 3986/ }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("radio", { name: /RFC 3987/ }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });
});

/** The texts whose contrast (WCAG 2.1, 1.4.3) is below 4.5, with the ratio. Runs in the page. */
const LOW_CONTRAST = `(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color) => {
    const [r, g, b] = rgba(color).map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor } = getComputedStyle(each);
      if (rgba(backgroundColor)[3] > 250) return backgroundColor;
    }
    return "white";
  };
  const low = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
    if (!own || element.closest("svg, textarea, script, option, :disabled")) continue;
    const [one, other] = [getComputedStyle(element).color, behind(element)].map(luminance).sort((a, b) => b - a);
    const ratio = (one + 0.05) / (other + 0.05);
    if (ratio < 4.5) low.push(element.tagName + "." + element.className + " " + ratio.toFixed(2) + " " + element.textContent.slice(0, 30));
  }
  return low;
})()`;
