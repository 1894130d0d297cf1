/** Comments that ignore mistakes. */
import { find, type Found } from "../../src/context/index.js";
import { Ignored } from "../../src/formats/ignored.js";
import { findIn } from "../../src/formats/index.js";

const BAD = "http://a:80x/";
const lines = (...texts: readonly string[]): string => texts.join("\n");
const [NEXT, START, END, FILE] = ["next-line", "start", "end", "file"].map((each) => `# uri-grammar-ignore-${each}`);

/** The numbers of the lines with mistakes, and of the comments that ignore nothing. */
function linesOf(text: string): { found: number[]; unneeded: number[] } {
  const lineOf = ({ start }: { start: number }): number => text.slice(0, start).split("\n").length;
  const ignored = new Ignored();
  const found = ignored.filter(text, 0, find(text, { invalid: true }));
  return { found: found.filter(({ ok }) => !ok).map(lineOf), unneeded: ignored.end().map(lineOf) };
}

test.each<[why: string, text: string, found: number[], unneeded: number[]]>([
  ["the next line", lines(BAD, String(NEXT), BAD, BAD), [1, 4], []],
  ["not its own line", lines(`${BAD} ${String(NEXT)} ${BAD}`, ""), [1, 1], [1]],
  ["the last line", lines(String(NEXT), BAD), [], []],
  ["no further line", lines(String(NEXT), "", BAD), [3], [1]],
  ["two comments", lines(String(NEXT), `${BAD} ${String(NEXT)}`, BAD), [], []],
  ["the first is not needed", lines(String(NEXT), String(NEXT), BAD), [], [1]],
  ["from start to end", lines(BAD, String(START), BAD, "", BAD, String(END), BAD), [1, 7], []],
  ["to the end of the text", lines(String(START), BAD, BAD), [], []],
  ["an end alone", lines(String(END), BAD), [2], []],
  ["nested", lines(String(START), String(START), BAD, String(END), BAD, String(END), BAD), [7], []],
  ["nothing between", lines(String(START), "http://a/", String(END)), [], [1]],
  ["what follows in the file", lines(BAD, String(FILE), BAD, BAD), [1], []],
  ["nothing follows", lines(BAD, String(FILE)), [1], [2]],
  ["a code", lines(`${String(NEXT)} rfc3986/port: a reason`, BAD), [], []],
  ["another code", lines(`${String(NEXT)} rfc3986/space`, BAD), [2], [1]],
  ["several codes", lines(`${String(NEXT)} rfc3986/space, rfc3986/port`, BAD), [], []],
  ["a longer word", lines(`${String(NEXT)}s`, BAD), [2], []],
])("%s", (_why, text, found, unneeded) => {
  expect(linesOf(text)).toEqual({ found, unneeded });
  // The results are the same if the text arrives line by line.
  const ignored = new Ignored<number>();
  const all = find(text, { invalid: true });
  const kept: Found[] = [];
  let offset = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const end = offset + line.length;
    const own = all.filter(({ start }) => start >= offset && start < end);
    kept.push(...ignored.filter(line, offset, own, (at) => at));
    offset = end;
  }
  expect(kept).toEqual(new Ignored().filter(text, 0, all));
  expect(ignored.end().map(({ point, start }) => [point, start])).toEqual(
    ignored.end().map(({ start }) => [start, start]),
  );
});

test("a code leaves the other mistakes", () => {
  const text = lines(`${String(NEXT)} rfc3986/port`, "http://a:80x/b|c");
  const [found] = findIn(text, "yaml", { invalid: true });
  expect(found?.ok === false && found.diagnostics.map(({ code }) => code)).toEqual(["rfc3986/excluded-character"]);
});

test("valid references and templates stay", () => {
  const text = lines(String(START), "http://a/ http://b/{c}|d");
  expect(findIn(text, "text", { templates: true })).toEqual(find(text, { templates: true }));
});

test("many comments and many mistakes", () => {
  const many = 2_000;
  expect(linesOf(lines(String(START), BAD).repeat(many)).found).toEqual([]);
  expect(linesOf(`${String(NEXT)}\n`.repeat(many)).unneeded).toHaveLength(many);
});
