// The normal forms that lines of a header give.
import {
  anyOf,
  editing,
  equal,
  finds,
  inCase,
  listed,
  nodes,
  present,
  removing,
  saying,
  sorted,
  those,
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
const at = [["list"], "name", "value"] as const;

test.each([
  ["the values of parameters", finds(listed(["a"], false, false, at), present), ["4-5", "18-19"]],
  ["whole parameters", finds(listed(["a"], false, true, at), present), ["2-5", "14-19"]],
  ["names in another case", finds(listed(["b"], true, true, at), present), ["6-11"]],
  ["all", finds(listed(null, false, true, at), present), ["2-5", "6-11", "12-13", "14-19"]],
  ["the value of a parameter without one", finds(listed(["c"], false, false, at), present), ["13-13"]],
  ["fields that no node has", finds(listed(null, false, true, [["list"], "key", "value"]), present), []],
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
    Array.from(find(list), ({ start, end, message }) =>
      [`${String(start)}-${String(end)}`, ...(message ? [message] : [])].join(" "),
    ),
  ).toEqual(found);
});
