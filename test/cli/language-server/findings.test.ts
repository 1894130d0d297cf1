import fc, { assert, asyncProperty } from "fast-check";
import { piecesOf, search, type Finding } from "../../../src/cli/language-server/findings.js";
import { find } from "../../../src/context/find.js";

const PIECE = 1 << 15;

async function all(text: string, from = 0, to = text.length, schemes = false): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const some of search(text, { start: from, end: to }, schemes, () => false)) found.push(...some);
  return found;
}

const textsOf = (text: string, from = 0, to = text.length): string[] =>
  Array.from(piecesOf(text, { start: from, end: to }), ({ start, end }) => text.slice(start, end));

test("findings have offsets in the document", async () => {
  const text = `${"word ".repeat(20_000)}\n<http://a/\n  |b> http://c/`;
  const [first, second] = await all(text);
  const start = text.indexOf("http");
  expect(first).toMatchObject({
    ok: false,
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
  expect(second).toMatchObject({ ok: true, start: text.lastIndexOf("http"), end: text.length, diagnostics: [] });
});

test("with the rules of the schemes, in a URI with removed characters", async () => {
  const text = "<http:\n//:80/> <spotify:b> http://u:p@a/%";
  const found = await all(text, 0, text.length, true);
  expect(
    found.map(({ diagnostics }) => diagnostics.map(({ code, start, end }) => [code, text.slice(start, end)])),
  ).toEqual([[["http/empty-host", ""]], [], [["rfc3986/truncated", "%"]]]);
});

test("the search ends when it is cancelled", async () => {
  const text = "http://a/ ".repeat(20_000);
  let pieces = 0;
  for await (const found of search(text, { start: 0, end: text.length }, false, () => pieces === 2)) {
    expect(found.length).toBeGreaterThan(1000);
    pieces++;
  }
  expect(pieces).toBe(2);
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

  test("around a range", () => {
    const line = `${"a".repeat(99)}\n`;
    const text = line.repeat(10_000);
    const [piece = "", ...others] = textsOf(text, 500_000, 500_001);
    expect(others).toEqual([]);
    expect(piece.length).toBeLessThan(4 * PIECE);
    expect(textsOf(text, text.length, text.length + 1)).toHaveLength(1);
    expect(textsOf("a".repeat(3 * PIECE) + " b", 3 * PIECE, 3 * PIECE + 1)).toEqual([" b"]);
  });
});

test("a document in pieces has the same URIs as the whole", async () => {
  const line = fc.constantFrom("http://a/b|c and <http://d/\n e>", "text: text", '"urn:x:y" mailto:a@b', "", "<", '"');
  await assert(
    asyncProperty(fc.array(line, { minLength: 20, maxLength: 20 }), async (lines) => {
      const text = `${lines.join("\n\n")}\n\n`.repeat(300);
      const [found, expected] = [await all(text), find(text, { invalid: true })];
      const bare = (reference: string): boolean => !reference.includes("d/");
      expect(found.map(({ reference }) => reference).filter(bare)).toEqual(
        expected.map(({ reference }) => reference).filter(bare),
      );
    }),
    { seed: 3986, numRuns: 2 },
  );
});
