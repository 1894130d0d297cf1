import { encodeInvalid, isURIReference, removeDotSegments, split } from "../../src/index.js";
import { encodeInvalid as encodeInvalidIRI } from "../../src/iri.js";
import { judge, judgeSplit, ofIRI, ofURI } from "../laws/encode-invalid.js";
import { JUDGED, readJudged } from "../support/judgements.js";
import { abnormalExamples, appendixB, dotSegments, examples, figure, normalExamples } from "../tables/rfc3986.js";
import { toIRIs, toURIs } from "../tables/rfc3987.js";

const EXAMPLES = [
  ...[...examples, ...figure].map(([uri]) => uri),
  ...[...normalExamples, ...abnormalExamples].map(([ref]) => ref),
  ...["//u:p@h:80/a?b#c", "//[::1]:80", "x://u@[v1.x]/", "a%20b:c", "1a:b", "//h\\@i/a?b#c"],
];
const REAL = [
  ...EXAMPLES,
  appendixB[0],
  ...[...toURIs, ...toIRIs].flatMap(([, one, other]) => [one, other]),
  ...JUDGED.flatMap(readJudged).map(({ input }) => input),
].filter((each) => typeof each === "string");

test.each([
  ["", ""],
  ["a b", "a%20b"],
  ["50%", "50%25"],
  ["%zz", "%25zz"],
  ["%4", "%254"],
  ["%%41%4", "%25%41%254"],
  ["\\", "%5C"],
  ['"', "%22"],
  ["#a#b#", "#a%23b%23"],
  ["#%#%23#", "#%25%23%23%23"],
  ["?a?b#?", "?a?b#?"],
  ["[", "%5B"],
  ["a[1]?b[2]#c[3]", "a%5B1%5D?b%5B2%5D#c%5B3%5D"],
  ["\u00e9", "%C3%A9"],
  ["\u{1F600}%", "%F0%9F%98%80%25"],
  ["\ud800", "%EF%BF%BD"],
  ["a\udc00\ud800 ", "a%EF%BF%BD%EF%BF%BD%20"],
  ["\0\r\n\t\x7f", "%00%0D%0A%09%7F"],
  ["1a:b", "1a%3Ab"],
  [":a", "%3Aa"],
  [":", "%3A"],
  ["://h/:", "%3A//h/:"],
  ["\u00e9:b:c/d:e", "%C3%A9%3Ab%3Ac/d:e"],
  ["a b:c//d\\@e", "a%20b%3Ac//d%5C@e"],
  [" http://a/", "%20http%3A//a/"],
  ["1://a\\@b:x/", "1%3A//a%5C@b:x/"],
  ["a:b c", "a:b%20c"],
  ["a:", "a:"],
  ["http:\\\\a\\b", "http:%5C%5Ca%5Cb"],
  ["http://a b:p\u00e9@h x:80/c d", "http://a%20b:p%C3%A9@h%20x:80/c%20d"],
  ["//h%/%", "//h%25/%25"],
  ["//u %@[::1]:80/ ", "//u%20%25@[::1]:80/%20"],
  ["//\u00e9\u00e9@[::1]", "//%C3%A9%C3%A9@[::1]"],
  ["//[v1.x]/ ", "//[v1.x]/%20"],
  ["//h:80?[", "//h:80?%5B"],
  ["//\ud800", "//%EF%BF%BD"],
])("encodeInvalid(%j) is %j, a reference", (text, encoded) => {
  expect(encodeInvalid(text)).toBe(encoded);
  expect(isURIReference(encoded)).toBe(true);
  judge(text, ofURI);
});

test.each([
  ["http://good\\@evil/a b", "http://good\\@evil/a%20b"],
  ["http://h:8o80/a b", "http://h:8o80/a%20b"],
  ["//h:80:90?a b", "//h:80:90?a%20b"],
  ["//h:80 ", "//h:80 "],
  ["//u@v@h#a b#", "//u@v@h#a%20b%23"],
  ["//[::1/ ", "//[::1/%20"],
  ["//[::g] \ud800/ \ud800", "//[::g] \ud800/%20%EF%BF%BD"],
  ["//[fe80::1%25eth0]/ ", "//[fe80::1%25eth0]/%20"],
  ["//\u00e9[::1]/\u00e9", "//\u00e9[::1]/%C3%A9"],
  ["//[v1.\u00e9]", "//[v1.\u00e9]"],
])("encodeInvalid(%j) is %j, with the same authority", (text, encoded) => {
  expect(encodeInvalid(text)).toBe(encoded);
  expect(isURIReference(encoded)).toBe(false);
  judge(text, ofURI);
});

test.each([
  ["\u00e9 \u{1F600}%\u{10300}", "\u00e9%20\u{1F600}%25\u{10300}"],
  ["//\u00e9 \u00e9@[::1]/\u00e9", "//\u00e9%20\u00e9@[::1]/\u00e9"],
  ["//\u00e9 %\ue000\u00e9@[::1]", "//\u00e9%20%25%EE%80%80\u00e9@[::1]"],
  ["\ue000?\ue000 \u{f0000}#\ue000", "%EE%80%80?\ue000%20\u{f0000}#%EE%80%80"],
  ["\ufffe\u{1fffe}\u{e0000}\u0080", "%EF%BF%BE%F0%9F%BF%BE%F3%A0%80%80%C2%80"],
  ["\ud83d\u00e9\ude00", "%EF%BF%BD\u00e9%EF%BF%BD"],
  ["\u00e9:\u00e9", "\u00e9%3A\u00e9"],
  ["\u202e", "\u202e"],
  [`${"a ".repeat(9)}\u00e9 [:/`, `${"a%20".repeat(9)}\u00e9%20%5B%3A/`],
  ["//\u00e9\\@h/ ", "//\u00e9\\@h/%20"],
])("for IRIs, encodeInvalid(%j) is %j", (text, encoded) => {
  expect(encodeInvalidIRI(text)).toBe(encoded);
  judge(text, ofIRI);
});

test("what is valid is returned", () => {
  const text = "http://example.com/";
  expect(encodeInvalid(text)).toBe(text);
  expect(encodeInvalidIRI(`${text}\u00e9`)).toBe(`${text}\u00e9`);
});

test("every character at every place of every example", () => {
  const characters = [
    ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
    "\u00e9",
    "\ue000",
    "\ud800",
  ];
  for (const each of EXAMPLES) {
    for (let at = 0; at <= each.length; at++) {
      for (const character of characters) {
        const text = each.slice(0, at) + character + each.slice(at);
        judge(text, ofURI);
        judge(text, ofIRI);
        judgeSplit(text);
      }
    }
  }
});

test("real strings, and many faults in one part", () => {
  expect(REAL.length).toBeGreaterThan(300);
  for (const each of REAL) {
    for (const text of [each, `${each} ${each}`, each.replaceAll("e", " \u00e9"), `#${each.repeat(9)}`]) {
      judge(text, ofURI);
      judge(text, ofIRI);
      judgeSplit(text);
    }
  }
});

const MEGA = 1_000_000;
/** Long texts. The expressions of the engine must not overflow its stack. */
const LONG: Readonly<Record<string, readonly [before: string, text: string, encoded: string, count: number]>> = {
  spaces: ["", " ", "%20", 10 * MEGA],
  colons: ["", ":", "%3A", MEGA],
  hashes: ["#", "#", "%23", MEGA / 2],
  "percent signs": ["", "%", "%25", MEGA],
  "lone surrogates": ["", "\ud800", "%EF%BF%BD", MEGA],
  "an authority": ["//", " a", "%20a", MEGA],
  "a wrong authority": ["//", "@", "@", MEGA],
  triplets: ["\u0001%", "%41", "%41", MEGA],
};
test.each(Object.keys(LONG))("long texts: %s", (name) => {
  const [before, text, encoded, count] = LONG[name] ?? ["", "", "", 0];
  const long = before + text.repeat(count);
  const wanted = before.replace("\u0001%", "%01%25") + encoded.repeat(count);
  expect(encodeInvalid(long) === wanted).toBe(true);
  expect(encodeInvalidIRI(long) === wanted).toBe(true);
  const { authority, path, fragment } = split(long);
  expect(path.length + (authority?.length ?? -2) + (fragment?.length ?? -1) + 3).toBe(long.length);
});

test.each(dotSegments)("removeDotSegments(%j) is %j", (path, result) => {
  expect(removeDotSegments(path)).toBe(result);
});

test.each([
  ["", { scheme: null, authority: null, path: "", query: null, fragment: null }],
  [":a", { scheme: null, authority: null, path: ":a", query: null, fragment: null }],
  ["a b:", { scheme: "a b", authority: null, path: "", query: null, fragment: null }],
  ["://h", { scheme: null, authority: null, path: "://h", query: null, fragment: null }],
  ["//", { scheme: null, authority: "", path: "", query: null, fragment: null }],
  ["x:///?#", { scheme: "x", authority: "", path: "/", query: "", fragment: "" }],
  ["a/b:c", { scheme: null, authority: null, path: "a/b:c", query: null, fragment: null }],
  ["//\ud800 @[/#?#", { scheme: null, authority: "\ud800 @[", path: "/", query: null, fragment: "?#" }],
])("split(%j)", (text, parts) => {
  expect(split(text)).toEqual(parts);
});

test("long paths have their dot-segments removed", () => {
  expect(removeDotSegments(`${"/a".repeat(MEGA)}${"/..".repeat(MEGA)}`)).toBe("/");
  expect(removeDotSegments("../".repeat(3 * MEGA))).toBe("");
});
