// The normal form that lines of a header give: the case of the letters of some nodes.
import { cased } from "../../src/schemes/shared/edits.js";

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

test.each([
  [["items"], false, ["2-4 ab 1", "5-9 c%2f 1"]],
  [["items"], true, ["2-4 AB 1", "5-9 C%2F 1"]],
  [["absent"], false, []],
  [["items", "name"], false, []],
])("%j: upper case %s", (path, isUpper, edits) => {
  const found = [...cased([{ path, type: "item", isUpper, section: "1" }])({ input, node })];
  expect(found.map(({ start, end, text, section }) => `${String(start)}-${String(end)} ${text} ${section}`)).toEqual(
    edits,
  );
});
