import { parseTemplate, printTemplate, variables } from "../../src/template/index.js";
import { expansions } from "../tables/rfc6570.js";

test("a tree has literals, and expressions with operators, variables and modifiers", () => {
  expect(parseTemplate("/a{?b*,c.d:30}")).toEqual({
    type: "URI-Template",
    start: 0,
    end: 14,
    parts: [
      { type: "literals", start: 0, end: 2, value: "/a" },
      {
        type: "expression",
        start: 2,
        end: 14,
        operator: { type: "operator", start: 3, end: 4, value: "?" },
        varspecs: [
          {
            type: "varspec",
            start: 4,
            end: 6,
            varname: { type: "varname", start: 4, end: 5, value: "b" },
            modifier: { type: "explode", start: 5, end: 6, value: "*" },
          },
          {
            type: "varspec",
            start: 7,
            end: 13,
            varname: { type: "varname", start: 7, end: 10, value: "c.d" },
            modifier: {
              type: "prefix",
              start: 10,
              end: 13,
              maxLength: { type: "max-length", start: 11, end: 13, value: "30" },
            },
          },
        ],
      },
    ],
  });
});

test("an empty template has no parts, and an expression without an operator has null", () => {
  expect(parseTemplate("")).toEqual({ type: "URI-Template", start: 0, end: 0, parts: [] });
  expect(parseTemplate("{a}").parts[0]).toMatchObject({ operator: null, varspecs: [{ modifier: null }] });
});

test.each(Object.values(expansions).flatMap((rows) => rows.map(([template]) => template)))(
  "%s is printed again from its tree",
  (template) => {
    expect(printTemplate(parseTemplate(template))).toBe(template);
  },
);

const named: readonly (readonly [template: string, names: readonly string[]])[] = [
  ["", []],
  ["a", []],
  ["{a}{b}{a}", ["a", "b"]],
  ["{?b,a*,b:3}{!c}", ["b", "a", "c"]],
  ["{%41}{A}{a}", ["%41", "A", "a"]],
  ["{__proto__}{constructor}", ["__proto__", "constructor"]],
];

test.each(named)("the variables of %s are %j", (template, names) => {
  expect(variables(template)).toEqual(names);
});

test("a value that is not a string is a TypeError", () => {
  for (const value of [undefined, null, 7, {}]) {
    expect(() => parseTemplate(value as never)).toThrow(TypeError);
    expect(() => variables(value as never)).toThrow(TypeError);
  }
});
