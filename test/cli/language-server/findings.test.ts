import fc, { assert, asyncProperty } from "fast-check";
import { LONGEST, piecesOf, Search, type Finding } from "../../../src/cli/language-server/findings.js";
import { find } from "../../../src/context/find.js";
import { applyRepairs } from "../../../src/index.js";
import type { Config } from "../../../src/interop/config.js";
import { policyOf } from "../../../src/interop/policy.js";

const PIECE = 1 << 15;

const searchIn = (text: string, languageId = "plaintext", config: Config = {}, uri = "file:///a"): Search =>
  new Search({ uri, languageId, getText: () => text }, policyOf(config));

/** Returns all URIs of a text. */
const all = (text: string, languageId?: string, config?: Config): Promise<readonly Finding[]> =>
  searchIn(text, languageId, config).near({ start: 0, end: text.length }, () => false);

/** Returns all mistakes of a text. */
async function mistakes(search: Search): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const some of search.mistakes(() => false)) found.push(...some);
  return found;
}

const textsOf = (text: string): string[] => Array.from(piecesOf(text), ({ start, end }) => text.slice(start, end));

test("findings have offsets in the document", async () => {
  const text = `${"word ".repeat(20_000)}\n<http://a/\n  |b> http://c/`;
  const [first, second] = await all(text);
  const start = text.indexOf("http");
  expect(first).toMatchObject({
    reference: "http://a/|b",
    start,
    outer: { start: start - 1, end: start + 15 },
  });
  const [bar] = first?.diagnostics ?? [];
  expect(bar).toMatchObject({
    start: start + 12,
    end: start + 13,
    repair: { edits: [{ start: start + 12, end: start + 13 }] },
  });
  expect(second).toMatchObject({ start: text.lastIndexOf("http"), end: text.length, diagnostics: [] });
});

test("with the rules of the schemes, in a URI with removed characters", async () => {
  const text = "<http:\n//:80/> <spotify:b> http://u:p@a/%";
  const codes = ({ diagnostics }: Finding): unknown =>
    diagnostics.map(({ code, start, end }) => [code, text.slice(start, end)]);
  expect((await all(text, "plaintext", { schemes: true })).map(codes)).toEqual([
    [["http/empty-host", ""]],
    [],
    [["rfc3986/truncated", "%"]],
  ]);
});

test("the search ends when it is cancelled", async () => {
  const text = "http://a/|b\n".repeat(20_000);
  let pieces = 0;
  for await (const found of searchIn(text).mistakes(() => pieces === 2)) {
    expect(found.length).toBeGreaterThan(1000);
    pieces++;
  }
  expect(pieces).toBe(2);
  expect(await searchIn(text).near({ start: 0, end: 9 }, () => true)).toEqual([]);
});

describe("the format", () => {
  const BAD = "https:\\/\\/a\\/|b";
  const repaired = "https:\\/\\/a\\/%7Cb";
  test.each([
    ["by the language", `["${BAD}"]`, "json", "file:///a.md", `["${repaired}"]`],
    [
      "by the language, with another name",
      '<a href="http://a/|&amp;b">',
      "django-html",
      "file:///a.txt",
      '<a href="http://a/%7C&amp;b">',
    ],
    ["by the name", `["${BAD}"]`, "plaintext", "file:///a.json?x=.md#y/z.md", `["${repaired}"]`],
    ["by the content", `["${BAD}"]`, "unheard-of", "untitled:Untitled-1", `["${repaired}"]`],
    ["of Markdown", "[a](http://a/x\\_y|b)", "markdown", "file:///a", "[a](http://a/x\\_y%7Cb)"],
    ["of LaTeX", "\\url{http://a/\\%20|b}", "latex", "file:///a", "\\url{http://a/\\%20\\%7Cb}"],
    ["of reStructuredText", "`a <http://a/b^c>`_", "restructuredtext", "file:///a", "`a <http://a/b%5Ec>`_"],
    [
      "of TypeScript with React",
      "<a href='http://a/|b'/>",
      "typescriptreact",
      "file:///a",
      "<a href='http://a/%7Cb'/>",
    ],
    ["that is not known", "http://a/b^c", "__proto__", "file:///%", "http://a/b%5Ec"],
  ])("%s: escapes are read and written", async (_, text, languageId, uri, expected) => {
    const found = await mistakes(searchIn(text, languageId, {}, uri));
    expect(
      applyRepairs(
        text,
        found.flatMap(({ diagnostics }) => diagnostics),
      ).text,
    ).toBe(expected);
  });

  test("of prose has IRIs, but that of logs has not", async () => {
    const count = async (languageId: string, uri: string, config?: Config): Promise<number> =>
      (await mistakes(searchIn("http://a.example/\u00E9", languageId, config, uri))).length;
    expect(await count("markdown", "file:///a.md")).toBe(0);
    expect(await count("plaintext", "file:///a.txt?b")).toBe(0);
    expect(await count("plaintext", "file:///a.txt", { standard: "rfc3986" })).toBe(1);
    expect(await count("plaintext", "file:///a.log#b")).toBe(1);
    expect(await count("log", "untitled:a")).toBe(1);
    expect(await count("yaml", "file:///a.yaml")).toBe(1);
  });

  test("templates are no mistakes", async () => {
    for (const text of ["http://a/{id}|", '["https://<host>/"]', "a = `http://${host}/|`"]) {
      for (const language of ["plaintext", "json", "javascript"]) {
        expect(await mistakes(searchIn(text, language))).toEqual([]);
      }
    }
  });

  test.each(["html", "json", "markdown"])("a long document of %s is not searched", async (languageId) => {
    const search = searchIn(`["http://a/|b"]${" ".repeat(LONGEST)}`, languageId);
    expect([search.isTooLong, await mistakes(search)]).toEqual([true, []]);
    const text = searchIn(`http://a/|b ${"b ".repeat(LONGEST / 2)}`);
    expect([text.isTooLong, (await mistakes(text)).length]).toEqual([false, 1]);
  });
});

describe("comments that ignore mistakes", () => {
  const ignored = (line: string): string => `# uri-grammar-ignore-next-line\na: ${line}\n`;
  const references = (found: readonly Finding[]): string[] => found.map(({ reference }) => reference);

  test("near a place", async () => {
    const text = `${ignored("http://a:8x/ http://b/")}b: http://c:8x/`;
    expect(references(await all(text, "yaml"))).toEqual(["http://b/", "http://c:8x/"]);
    const start = text.indexOf("http://a:8x/");
    expect(await searchIn(text, "yaml").near({ start, end: start }, () => false)).toEqual([]);
  });

  test.each(["yaml", "plaintext"])("in a long document of %s", async (languageId) => {
    const filler = "c: http://valid.example/\n".repeat(100);
    const text = `${filler}${ignored("http://a:8x/")}b: http://b:8x/\n`.repeat(30);
    const found = await mistakes(searchIn(text, languageId));
    expect(references(found)).toEqual(Array<string>(30).fill("http://b:8x/"));
    expect(found.map(({ start }) => text.slice(start, start + 12))).toEqual(references(found));
  });

  test("in a document of one line", async () => {
    const text = `/* uri-grammar-ignore-file rfc3986/port */${" 'http://a:8x/', 'http://b/|b',".repeat(4000)}`;
    const found = await mistakes(searchIn(text, "javascript"));
    expect(new Set(references(found))).toEqual(new Set(["http://b/|b"]));
    expect(found).toHaveLength(4000);
  });

  test("in strings inside of a long string", async () => {
    const inner = `\${f("http://a:8x/")}`.repeat(5000);
    const text = `// uri-grammar-ignore-next-line\na = \`${inner}\`;\nb = "http://b:8x/";\n`;
    expect(references(await mistakes(searchIn(text, "javascript")))).toEqual(["http://b:8x/"]);
  });
});

describe("the decisions of a project", () => {
  test.each<[string, Config, (string | number)[]]>([
    ["nothing", {}, ["rfc3986/excluded-character", "error", "rfc3986/port", "error"]],
    [
      "severities of codes",
      { severity: { "rfc3986/port": "info" } },
      ["rfc3986/excluded-character", "error", "rfc3986/port", "info"],
    ],
    ["a code that is off", { severity: { "rfc3986/port": "off" } }, ["rfc3986/excluded-character", "error"]],
    ["URIs that are ignored", { ignore: ["http://a/*"] }, ["rfc3986/port", "error"]],
    ["placeholders", { placeholders: ["PORT"] }, ["rfc3986/excluded-character", "error"]],
    ["a standard", { standard: "rfc2396" }, ["rfc2396/excluded-character", "error"]],
    [
      "schemes",
      { schemes: true, severity: { "http/empty-host": "warning" } },
      ["rfc3986/excluded-character", "error", "rfc3986/port", "error", "http/empty-host", "warning"],
    ],
  ])("%s", async (_, config, expected) => {
    const found = await all("http://a/|b http://b:8PORT/ http:///c", "plaintext", config);
    expect(found.flatMap(({ diagnostics }) => diagnostics.flatMap(({ code, severity }) => [code, severity]))).toEqual(
      expected,
    );
  });
});

test("the results of one version are found only once, up to a number", async () => {
  const text = "http://a/b ".repeat(100_000);
  const search = searchIn(text);
  const first = await search.near({ start: 0, end: 0 }, () => false);
  const again = await search.near({ start: 0, end: 0 }, () => false);
  expect(again[0]?.outer).toBe(first[0]?.outer);
  expect(await mistakes(search)).toEqual([]);
  const end = { start: text.length - 5, end: text.length - 5 };
  const [one, other] = [await search.near(end, () => false), await search.near(end, () => false)];
  expect(one).toEqual(other);
  expect(one[0]?.outer).not.toBe(other[0]?.outer);
});

test("a place has at most about a thousand URIs", async () => {
  expect((await all("http://a/b ".repeat(100_000))).length).toBeLessThan(10_000);
});

describe("a long piece of a format", () => {
  test("is cut", async () => {
    const prose = `${"word ".repeat(20_000)}http://a/|b `;
    const text = `["${prose.repeat(3)}"]`;
    const found = await mistakes(searchIn(text, "json"));
    expect(found.map(({ start }) => text.slice(start, start + 11))).toEqual(Array<string>(3).fill("http://a/|b"));
  });

  test("is left out if it is one reference, or one word", async () => {
    const long = `http://a/|${"b".repeat(2 * PIECE)}`;
    expect(await mistakes(searchIn(`<a href="${long}"> <a href="http://b/|b">`, "html"))).toHaveLength(1);
    expect(await mistakes(searchIn(`["${long}", "http://b/|b"]`, "json"))).toHaveLength(1);
  });

  test("that a program continues is continued only at its end", async () => {
    const text = `x = "http://a/|b ${"word ".repeat(20_000)}http://b/|b" + y;`;
    expect((await mistakes(searchIn(text, "javascript"))).map(({ reference }) => reference)).toEqual(["http://a/|b"]);
  });
});

describe("a document is cut", () => {
  test.each([
    ["after an empty line", "aaa\n", " \t\r\n"],
    ["after a line", " ", "\r\n"],
    ["after a line that ends in CR", '"', "\r"],
    ["after white space", "a", "\u2003"],
    ["after a delimiter", "a", ">"],
  ])("%s, if there is one", (_, worse, best) => {
    const fill = (length: number): string => worse.repeat(length / worse.length);
    const pieces = textsOf(fill(PIECE + 100) + best + fill(PIECE));
    expect(pieces.map(({ length }) => length)).toEqual([PIECE + 100 + best.length, PIECE]);
  });

  test("before a long word, which is skipped", () => {
    const word = "a".repeat(5 * PIECE);
    expect(textsOf(`b c ${word}`)).toEqual(["b c "]);
    expect(textsOf(`${word} b c`)).toEqual(["b c"]);
    expect(textsOf(`${word}"${word}`)).toEqual([]);
    expect(textsOf(`b ${word}\nc`)).toEqual(["b ", "c"]);
  });

  test("not if it is short", () => {
    expect(textsOf("")).toEqual([]);
    expect(textsOf("a")).toEqual(["a"]);
    expect(textsOf("a".repeat(2 * PIECE))).toHaveLength(1);
  });
});

test("a document in pieces has the same URIs as the whole", async () => {
  const line = fc.constantFrom("http://a/b|c and <http://d/\n e>", "text: text", '"urn:x:y" mailto:a@b', "", "<", '"');
  await assert(
    asyncProperty(fc.array(line, { minLength: 20, maxLength: 20 }), async (lines) => {
      const text = `${lines.join("\n\n")}\n\n`.repeat(300);
      const [found, expected] = [await mistakes(searchIn(text)), find(text, { invalid: true }).filter(({ ok }) => !ok)];
      const bare = (reference: string): boolean => !reference.includes("d/");
      expect(found.map(({ reference }) => reference).filter(bare)).toEqual(
        expected.map(({ reference }) => reference).filter(bare),
      );
    }),
    { seed: 3986, numRuns: 2 },
  );
});
