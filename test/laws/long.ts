/**
 * Tests long inputs: every function takes linear time and constant stack. The tests do not measure time, but a quadratic
 * function would not end, and a recursive one would overflow the stack.
 *
 * @module
 */
import {
  codeFrame,
  compare,
  components,
  decode,
  encode,
  isURI,
  isURIReference,
  normalize,
  recompose,
  relativize,
  resolve,
  safeParse,
  URISyntaxError,
  visit,
} from "../../src/index.js";
import { TIMEOUT } from "./law.js";

const BASE = "f://h/a/b";

interface Long {
  readonly text: string;
  readonly isURI: boolean;
  /** The result of resolution against the base, if it differs from the input. */
  readonly resolved?: string;
  /** The normal form, if it differs from the input. */
  readonly normal?: string;
}

/**
 * Tests all inputs.
 *
 * @param mega a tenth of the length of the longest input
 */
export function testLong(mega: number): void {
  /** The number of parts is smaller than the length, because a tree has a node for each part. */
  const VALID: Readonly<Record<string, Long>> = {
    "a long segment": { text: `http://h/${"a".repeat(10 * mega)}`, isURI: true },
    "a long query": { text: `http://h/?${"/?".repeat(5 * mega)}`, isURI: true },
    "a long fragment": { text: `#${"f".repeat(2 * mega)}`, isURI: false, resolved: `${BASE}#${"f".repeat(2 * mega)}` },
    "a long host": { text: `f://${"H".repeat(2 * mega)}`, isURI: true, normal: `f://${"h".repeat(2 * mega)}/` },
    "a long port": { text: `http://h:${"0".repeat(2 * mega)}80`, isURI: true, normal: "http://h/" },
    "a long scheme": { text: `${"aA".repeat(mega)}:`, isURI: true, normal: `${"aa".repeat(mega)}:` },
    "many segments": { text: `f:${"/a".repeat(mega / 2)}`, isURI: true },
    "many empty segments": { text: `f:/.${"/".repeat(mega / 2)}`, isURI: true },
    "many steps up": { text: "../".repeat(mega), isURI: false, resolved: "f://h/" },
    "many steps down and up": {
      text: `f://h${"/a/..".repeat(mega / 5)}`,
      isURI: true,
      resolved: "f://h/",
      normal: "f://h/",
    },
    "many steps down, then up": {
      text: `f://h${"/a".repeat(mega / 4)}${"/..".repeat(mega / 4)}`,
      isURI: true,
      resolved: "f://h/",
      normal: "f://h/",
    },
    "many percent-encodings": {
      text: `f:?${"%41%ff".repeat(mega / 10)}`,
      isURI: true,
      normal: `f:?${"A%FF".repeat(mega / 10)}`,
    },
    'many "@"': { text: "@".repeat(4 * mega), isURI: false, resolved: `f://h/a/${"@".repeat(4 * mega)}` },
    'many ":"': { text: `f:${":".repeat(4 * mega)}`, isURI: true },
  };

  test.each(Object.entries(VALID))(
    "%s",
    (_name, { text, isURI: expected, resolved = text, normal = text }) => {
      expect(isURI(text)).toBe(expected);
      expect(isURIReference(text)).toBe(true);
      // Compare with `===`, because a report of the difference would be as long as the texts.
      expect(recompose(components(text)) === text).toBe(true);
      expect(resolve(text, BASE) === resolved).toBe(true);
      expect(normalize(text) === normal).toBe(true);
      expect(compare(text, normal).equivalent).toBe(true);
      if (expected) {
        expect(resolve("", text) === text).toBe(true);
        expect(relativize(text, text)).toBe("");
        expect(relativize(text, BASE).length).toBeLessThanOrEqual(text.length);
        expect(isURI(resolve("../../../g", text))).toBe(true);
      }
      const result = safeParse(text);
      if (!result.ok) throw new URISyntaxError(result.diagnostic);
      expect([result.node.start, result.node.end]).toEqual([0, text.length]);
      expect(visit(result.node, { leave: () => undefined }) === result.node).toBe(true);
    },
    TIMEOUT,
  );

  /** Refused inputs, with the rule, the code and the exact position. */
  const REFUSED: readonly (readonly [
    name: string,
    text: string,
    rule: "URI-reference" | "URI",
    code: string,
    index: number,
  ])[] = [
    ['many "@" in an authority', `f://${"@".repeat(mega)}`, "URI-reference", "password-delimiter", 5],
    ['many "["', `f://${"[".repeat(10 * mega)}`, "URI-reference", "ipv6-character", 5],
    ['many ":" in brackets', `f://[${":".repeat(4 * mega)}]`, "URI-reference", "ipv6-compressions", 7],
    ["many groups in brackets", `f://[${"1:".repeat(2 * mega)}]`, "URI-reference", "ipv6-groups", 20],
    ["a long group in brackets", `f://[${"0".repeat(4 * mega)}]`, "URI-reference", "ipv6-group", 9],
    ["a long port that is none", `f://h:${"1".repeat(4 * mega)}x`, "URI-reference", "port", 4 * mega + 7],
    ["many labels without a scheme", "a.".repeat(2 * mega), "URI", "missing-scheme", 4 * mega],
    ["a long name without a scheme", "a".repeat(4 * mega), "URI", "missing-scheme", 4 * mega],
    ['many "%u"', "%u0041".repeat(mega / 4), "URI-reference", "escape", 1],
    ['many "%"', "%".repeat(mega / 2), "URI-reference", "percent", 1],
    ["much white space", " ".repeat(10 * mega), "URI-reference", "white-space-around", 0],
    [
      "white space at the end of much",
      `${"a".repeat(5 * mega)}${" ".repeat(5 * mega)}`,
      "URI-reference",
      "white-space-around",
      5 * mega,
    ],
    ["many halves of pairs", "\uD800".repeat(mega), "URI-reference", "lone-surrogate", 0],
    ["many characters past ASCII", "é".repeat(mega / 4), "URI-reference", "non-ascii", 0],
    ["many NULs", "\0".repeat(mega / 2), "URI-reference", "control-character", 0],
    ['many "#"', "#".repeat(mega / 4), "URI-reference", "second-hash", 1],
    ['many "\\"', `f:${"\\".repeat(mega / 2)}`, "URI-reference", "windows-path", 2],
  ];

  test.each(REFUSED)(
    "%s",
    (_name, text, rule, code, index) => {
      expect(isURI(text)).toBe(false);
      const result = safeParse(text, { rule });
      if (result.ok) throw new Error("it is not refused");
      const { diagnostic } = result;
      expect([diagnostic.code, diagnostic.index]).toEqual([`rfc3986/${code}`, index]);
      expect(diagnostic.message.length).toBeLessThan(300);
      const frame = codeFrame(text, diagnostic);
      expect(frame.length).toBeLessThan(200);
      if (rule === "URI") expect(() => resolve("", text)).toThrow(URISyntaxError);
      else expect(() => normalize(text)).toThrow(URISyntaxError);
    },
    TIMEOUT,
  );

  test("long data is encoded and decoded", () => {
    for (const data of ["a".repeat(10 * mega), "é%".repeat(mega / 10), "😀".repeat(mega / 10), "@".repeat(mega / 4)]) {
      expect(decode(encode(data)) === data).toBe(true);
    }
  });
}
