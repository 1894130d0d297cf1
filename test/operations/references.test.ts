import { components, normalize, parse, visit, type NodeBase } from "../../src/index.js";
import { standards } from "../../src/standards/index.js";
import { references } from "../../src/standards/rfc3986/references.js";
import { caught } from "../support/caught.js";

const noComponents =
  "This rule has no components. Use one of these rules: URI, hier-part, URI-reference, absolute-URI, relative-ref, relative-part.";

test("a rule without components is refused", () => {
  expect(() => standards.rfc3986.components("80", { rule: "port" })).toThrow(new RangeError(noComponents));
  expect(() => references.components("80", { rule: "port" })).toThrow(new RangeError(noComponents));
});

test("a tree without components is refused", () => {
  expect(() => components(parse("80", { rule: "port" }))).toThrow(new RangeError(noComponents));
});

test("a tree whose nodes lack the fields of their type is refused", () => {
  expect(() => components({ type: "URI", start: 0, end: 0 })).toThrow(
    new TypeError("A node of the tree does not have the fields of its type."),
  );
});

test("a tree whose text would be read as other components is refused", () => {
  const tree = visit<NodeBase>(parse("http://h/a"), {
    "reg-name": () => ({ type: "reg-name", start: 0, end: 0, value: "h:80" }) as NodeBase,
  });
  expect(caught(() => normalize(tree)).message).toBe(
    "These parts cannot be combined: the result would have a different host.",
  );
});

test.each([
  [null, "null"],
  [7, "number"],
  [undefined, "undefined"],
])("%j is neither a string nor a tree", (input, type) => {
  const error = new TypeError(`The input must be a string or a tree, not ${type}.`);
  expect(() => normalize(input as never)).toThrow(error);
  expect(() => components(input as never)).toThrow(error);
});
