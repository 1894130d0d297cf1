// The normal forms that lines of a header give.
import { editing, finds, inCase, nodes, present, removing, sorted } from "../../src/schemes/shared/sentences.js";
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
  } as unknown as Subject);
  expect(found.map(({ start, end, text, section }) => `${String(start)}-${String(end)} ${text} ${section}`)).toEqual(
    edits,
  );
});
