import { recompose } from "../../src/index.js";
import { language, tree } from "../../src/template/grammar.js";
import { parseTemplate } from "../../src/template/index.js";
import { caught } from "../support/caught.js";

test("the language has all rules of the document", () => {
  expect(language.rules.slice(10)).toEqual(
    (
      "URI-Template literals expression operator op-level2 op-level3 op-reserve " +
      "variable-list varspec varname varchar modifier-level4 prefix max-length explode"
    ).split(" "),
  );
});

test("the function recompose of RFC 3986 knows the trees", () => {
  expect(recompose(parseTemplate("/a{b}"))).toBe("/a{b}");
  const broken = { ...parseTemplate("{a}{b}"), parts: [{ type: "literals", start: 0, end: 1, value: "}" }] };
  expect(caught(() => recompose(broken)).diagnostic).toMatchObject({ code: "rfc6570/syntax", start: 0, section: "2" });
  const torn = { type: "expression", start: 0, end: 1, operator: null, varspecs: [] };
  expect(caught(() => recompose({ ...parseTemplate(""), parts: [torn] } as never)).diagnostic.code).toBe(
    "rfc6570/syntax",
  );
});

test("the function recompose of RFC 3986 knows the leaves", () => {
  expect(recompose({ type: "varname", start: 0, end: 3, value: "a.b" } as never)).toBe("a.b");
  const broken = { type: "varname", start: 0, end: 3, value: "a+b" };
  expect(caught(() => recompose(broken as never)).diagnostic).toMatchObject({ code: "rfc6570/syntax", start: 1 });
});

test("a tree that would be parsed as another one is refused", () => {
  const leaf = (value: string): object => ({ type: "literals", start: 0, end: 1, value });
  const split = { ...parseTemplate(""), parts: [leaf("a"), leaf("b")] };
  expect(caught(() => recompose(split as never)).diagnostic).toMatchObject({
    code: "rfc6570/recompose",
    rule: "URI-Template",
    section: "2",
  });
});

test("a rule without a node gives a leaf", () => {
  expect(tree.parse("a", "varchar")).toEqual({ type: "varchar", start: 0, end: 1, value: "a" });
  expect(tree.parse("+", "op-level2")).toEqual({ type: "op-level2", start: 0, end: 1, value: "+" });
});

test("a text of another rule is refused", () => {
  expect(caught(() => tree.parse("a+", "varname")).diagnostic).toMatchObject({
    code: "rfc6570/syntax",
    start: 1,
    rule: "varname",
    section: "2.3",
  });
});
