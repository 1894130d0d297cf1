import { visit } from "../../src/index.js";
import { isURITemplate, parseTemplate, printTemplate } from "../../src/template/index.js";

const tree = parseTemplate("/a{?b,c:3}{+d*}");

test("prints each node of a tree", () => {
  expect(printTemplate(tree)).toBe("/a{?b,c:3}{+d*}");
  expect(tree.parts.map((part) => printTemplate(part))).toEqual(["/a", "{?b,c:3}", "{+d*}"]);
});

test("prints a tree that visit has changed", () => {
  expect(printTemplate(visit(tree, { modifier: () => null }))).toBe("/a{?b,c}{+d}");
  expect(printTemplate(visit(tree, { expression: () => null }))).toBe("/a");
  const renamed = visit(tree, { varname: (node) => ({ ...node, value: "x y" }) });
  expect(isURITemplate(printTemplate(renamed))).toBe(false);
});

test("refuses values that are not trees", () => {
  expect(() => printTemplate(7 as never)).toThrow(TypeError);
  expect(() => printTemplate({ type: "unknown", start: 0, end: 0 })).toThrow(TypeError);
});
