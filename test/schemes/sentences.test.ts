// The normal forms that lines of a header give.
import { grammar } from "../../generated/scheme/coap.js";
import {
  anyOf,
  between,
  characters,
  editing,
  encoded,
  equal,
  filled,
  finds,
  having,
  inCase,
  listed,
  longer,
  nodes,
  noneOr,
  present,
  removing,
  saying,
  sorted,
  those,
  triplets,
  wholeParameters,
  zeros,
} from "../../src/schemes/shared/sentences.js";
import type { Subject } from "../../src/schemes/mechanism/check.js";

const leaf = (type: string, start: number, value: string): object => ({
  type,
  start,
  end: start + value.length,
  value,
});
const input = "x:Ab,C%2f,D";
const node = {
  type: "x-URI",
  items: [leaf("item", 2, "Ab"), leaf("item", 5, "C%2f"), leaf("other", 10, "D")],
  absent: null,
};
const subject = { input, node } as unknown as Subject;
const items = nodes(null, ["items"]);
const places = nodes("item", ["items"]);

test.each([
  ["lower case", [finds(places, inCase(false))], ["2-4 ab 1", "5-9 c%2f 1"]],
  ["upper case", [finds(places, inCase(true))], ["2-4 AB 1", "5-9 C%2F 1"]],
  ["of a part that is absent", [finds(nodes(null, ["absent"]), inCase(true))], []],
  ["of a field that no node has", [finds(nodes(null, ["items", "name"]), inCase(true))], []],
  ["sorted", [finds(items, sorted())], []],
  ["sorted by a field", [finds(nodes(null, ["pairs"]), sorted("name"))], ["2-9 C%2f,Ab 1"]],
  [
    "a removal counts, and no edit inside it",
    [finds(places, inCase(true)), finds(places, removing(present, "", 0, 1))],
    ["2-5  2", "5-10  2"],
  ],
])("%s", (_, all, edits) => {
  const pairs = [leaf("pair", 2, "Ab"), leaf("pair", 5, "C%2f")].map((each, at) => ({
    ...each,
    name: leaf("name", at, "x:".charAt(at)),
  }));
  const found = editing(...all.map((find, at) => [String(at + 1), find] as const))({
    ...subject,
    node: { ...node, pairs },
  });
  expect(found.map(({ start, end, text, section }) => `${String(start)}-${String(end)} ${text} ${section}`)).toEqual(
    edits,
  );
});

const pair = (start: number, name: string, value: string | null): object => ({
  ...{ type: "pair", start, end: start + name.length + (value?.length ?? -1) + 1 },
  ...{ name: leaf("name", start, name), value: value === null ? null : leaf("value", start + name.length + 1, value) },
});
const list = {
  input: "x:a=1&B=%31&c&%61=2",
  node: { type: "x-URI", list: [pair(2, "a", "1"), pair(6, "B", "%31"), pair(12, "c", null), pair(14, "%61", "2")] },
} as unknown as Subject;
const at = "list name value";

test.each([
  ["the values of parameters", finds(listed(["a"], false, false, at), present), ["4-5", "18-19"]],
  ["whole parameters", finds(listed(["a"], false, true, at), present), ["2-5", "14-19"]],
  ["names in another case", finds(listed(["b"], true, true, at), present), ["6-11"]],
  [
    "names in another case, of a list that is known",
    anyOf(finds(listed(null, true, true, at), characters(4)), finds(listed(["b"], true, true, at), present)),
    ["10-11", "18-19", "6-11"],
  ],
  ["all", finds(listed(null, false, true, at), present), ["2-5", "6-11", "12-13", "14-19"]],
  ["the value of a parameter without one", finds(listed(["c"], false, false, at), present), ["13-13"]],
  ["fields that no node has", finds(listed(null, false, true, "list key value"), present), []],
  ["decoded values", finds(listed(null, false, false, at), equal(["1"], true)), ["4-5", "8-11"]],
  [
    "one of two conditions",
    anyOf(finds(listed(["c"], false, true, at), present), finds(listed(["B"], false, true, at), present)),
    ["12-13", "6-11"],
  ],
  ["none of two conditions", anyOf(finds(listed(["d"], false, true, at), present), finds(places, present)), []],
  [
    "two conditions about one part",
    finds(listed(null, false, false, at), those(equal(["1"], true), saying(present, "Own."))),
    ["4-5 Own.", "8-11 Own."],
  ],
])("%s", (_, find, found) => {
  expect(
    Array.from(find({ ...list }), ({ start, end, message }) =>
      [`${String(start)}-${String(end)}`, ...(message ? [message] : [])].join(" "),
    ),
  ).toEqual(found);
});

const numbers = ["0", "007", "10", "1x", "", "99999999999999999999"];
const values = numbers.map((text, at) => leaf("number", numbers.slice(0, at).join(" ").length + Number(at > 0), text));
const counted = {
  input: numbers.join(" "),
  parts: { query: null },
  node: { type: "x-URI", numbers: values, absent: null },
} as unknown as Subject;
const ofNumbers = nodes(null, ["numbers"]);
const absent = nodes(null, ["absent"]);
const segments = {
  input: ".. %2e %2E. %41 %ff",
  parts: { query: { start: 3, end: 10 } },
  node: {
    type: "x-URI",
    segments: [
      leaf("s", 0, ".."),
      leaf("s", 3, "%2e"),
      leaf("s", 7, "%2E."),
      leaf("s", 12, "%41"),
      leaf("s", 16, "%ff"),
    ],
  },
} as unknown as Subject;

test.each([
  ["between", counted, finds(ofNumbers, between("7", "10", true)), ["2-5", "6-8"]],
  ["not between", counted, finds(ofNumbers, between("7", "10", false)), ["0-1", "13-33"]],
  ["needless zeros", counted, finds(ofNumbers, zeros), ["2-5 7"]],
  ["not empty", counted, finds(ofNumbers, filled), ["0-1", "2-5", "6-8", "9-11", "13-33"]],
  ["absent or not", counted, finds(ofNumbers, zeros, noneOr(absent, present)), ["2-5 7"]],
  ["present, and the other", counted, finds(ofNumbers, zeros, noneOr(ofNumbers, equal(["0"], true))), ["2-5 7"]],
  ["present, and not the other", counted, finds(ofNumbers, zeros, noneOr(ofNumbers, equal(["1"], true))), []],
  ["a text that is there", counted, having("x", finds(ofNumbers, zeros)), ["2-5 7"]],
  ["a text that is absent", counted, having("%", finds(ofNumbers, zeros)), []],
  ["too many characters", counted, finds(ofNumbers, characters(2)), ["4-5", "15-33"]],
  ["names that a URI does not have", counted, finds(listed(["a"], false, true, "numbers n v"), present), []],
  ["longer", counted, longer(32, finds(ofNumbers, zeros)), ["2-5 7"]],
  ["not longer", counted, longer(33, finds(ofNumbers, zeros)), []],
  ["an encoded rule", segments, finds(nodes(null, ["segments"]), encoded(grammar, "dot-segment")), ["3-6", "7-11"]],
  ["percent-encodings", segments, finds(triplets, present), ["3-6", "7-10", "12-15", "16-19"]],
  ["no percent-encodings", counted, finds(triplets, present), []],
  ["whole parameters of the query", segments, finds(wholeParameters, present), ["3-10"]],
])("%s", (_, about, find, found) => {
  expect(
    Array.from(find(about), ({ start, end, text }) =>
      [`${String(start)}-${String(end)}`, ...(text ? [text] : [])].join(" "),
    ),
  ).toEqual(found);
});
