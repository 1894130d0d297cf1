// Measures the repairs of randomly broken strings. The test prints the figures, which must not become worse.
import { repair as repairReference, test as isValid } from "../../src/index.js";
import { repair, schemes, validate } from "../../src/schemes/index.js";

/** Yields pseudorandom numbers, the same in each run (xorshift). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const CHARACTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

/** Returns a text with one character inserted, removed, replaced, or swapped with the next one. */
function withOneEdit(text: string, from: number, random: (below: number) => number): string {
  const at = from + random(text.length - from + 1);
  const character = CHARACTERS[random(CHARACTERS.length)] as string;
  const [front, next, rest] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
  switch (random(4)) {
    case 0:
      return front + character + next + rest;
    case 1:
      return front + rest;
    case 2:
      return front + character + rest;
    default:
      return front + rest.slice(0, 1) + next + rest.slice(1);
  }
}

const percentOf = (part: number, all: number): number => (100 * part) / all;

test("of the schemes' examples with one random edit, 39 of 100 become valid, and 14 become the original", () => {
  const random = numbers(20_231);
  let [refused, valid, restored] = [0, 0, 0];
  for (const [key, { examples }] of schemes) {
    if (key.includes("/")) continue;
    for (const example of examples) {
      for (let count = 0; count < 30; count++) {
        const input = withOneEdit(example, example.indexOf(":"), random);
        if (validate(input).ok) continue;
        const repaired = repair(input);
        refused++;
        // A result marked as valid has no error, not even of a requirement.
        expect([input, validate(repaired.uri).ok]).toEqual([input, repaired.ok]);
        if (repaired.ok) valid++;
        if (repaired.uri === example) restored++;
      }
    }
  }
  const figures = [percentOf(valid, refused), percentOf(restored, refused)];
  process.stdout.write(
    `${String(refused)} examples with an edit: ${figures.map((each) => each.toFixed(1)).join(" % valid, ")} % restored\n`,
  );
  expect(figures[0]).toBeGreaterThan(39);
  expect(figures[1]).toBeGreaterThan(14);
});

/** Faults of different classes. */
const FAULTS: readonly (readonly [name: string, brake: (uri: string) => string])[] = [
  ["wrapper", (uri) => `"${uri}"`],
  ["angle brackets", (uri) => `<${uri}>`],
  ["white space around", (uri) => ` ${uri}\n`],
  ["label", (uri) => `URL: ${uri}`],
  ["invisible character", (uri) => uri.replace("path", "pa\u200Bth")],
  ["line break", (uri) => uri.replace("path", "pa\n  th")],
  ["colon", (uri) => uri.replace("://", ";//")],
  ["no colon", (uri) => uri.replace("://", "//")],
  ["port", (uri) => uri.replace("8080", "8O80")],
  ["two colons", (uri) => uri.replace(":8080", "::8080")],
  ["password", (uri) => uri.replace("user:", "user:p@")],
  ["backslash", (uri) => uri.replace("/path", "\\path")],
  ["space", (uri) => uri.replace("path", "pa th")],
  ["percent", (uri) => uri.replace("path", "path%")],
  ["non-ASCII", (uri) => uri.replace("query", "qu\u00E9ry")],
  ["brackets", (uri) => uri.replace("query", "query[]")],
  ["delimiter", (uri) => uri.replace("query", "qu|ry")],
  ["second hash", (uri) => uri.replace("#nose", "#no#se")],
  ["escape", (uri) => uri.replace("query", "qu%u00E9ry")],
];

test("of strings with two faults of different classes, 97 of 100 become valid", () => {
  let [all, valid] = [0, 0];
  const failed: string[] = [];
  for (const host of ["example.com", "[2001:db8::1]"]) {
    for (const [one, first] of FAULTS) {
      for (const [other, second] of FAULTS) {
        if (one === other) continue;
        const input = first(second(`https://user:pw@${host}:8080/path/x?query=1#nose`));
        if (isValid(input, { rule: "URI" })) continue;
        all++;
        const { uri } = repairReference(input, { rule: "URI" });
        if (isValid(uri, { rule: "URI" })) valid++;
        else failed.push(input);
      }
    }
  }
  process.stdout.write(`${String(all)} strings with two faults: ${percentOf(valid, all).toFixed(1)} % valid\n`);
  expect(percentOf(valid, all)).toBeGreaterThan(97);
  expect(failed.length).toBe(all - valid);
});

test.each(["//::\u2028aa://a"])("%j is not repaired, because each repair causes the next one", (text) => {
  expect(repair(text)).toEqual({ uri: text, ok: false, certain: true, applied: [] });
});
