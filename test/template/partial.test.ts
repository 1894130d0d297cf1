import fc from "fast-check";
import { compile, expand, match, partial, variables } from "../../src/template/index.js";
import { runsOf, SEED } from "../laws/law.js";
import { caught } from "../support/caught.js";
import { cases, expanded, type Values } from "./oracle.js";

const RUNS = { seed: SEED, numRuns: runsOf(500) };

test.each([true, false])("an expansion in two steps is one expansion; different variables: %j", (isDistinct) => {
  fc.assert(
    fc.property(cases(isDistinct), fc.infiniteStream(fc.boolean()), ({ template, values }, choices) => {
      const names = Object.keys(values);
      const first = names.filter(() => choices.next().value as boolean);
      const known = Object.fromEntries(first.map((name) => [name, values[name]]));
      const others = Object.fromEntries(
        names.filter((name) => !first.includes(name)).map((name) => [name, values[name]]),
      );
      const { template: rest, kept } = partial(template, known as object);
      const what = [template, known, others, rest, kept];
      expect([...what, expanded(rest, { ...kept, ...(others as Values) })]).toEqual([
        ...what,
        expanded(template, values),
      ]);
      const left = variables(rest);
      for (const name of Object.keys(kept)) {
        expect(first).toContain(name);
        expect(left).toContain(name);
      }
      for (const name of left)
        expect([...names.filter((each) => !first.includes(each)), ...Object.keys(kept)]).toContain(name);
    }),
    RUNS,
  );
});

test.each([
  ["/a{x}b{y}", { x: "1" }, "/a1b{y}", {}],
  ["/a é{x}".replace(" ", "%20"), {}, "/a%20%C3%A9{x}", {}],
  ["{x}", { x: null }, "", {}],
  ["{x,y}", { x: null }, "{y}", {}],
  ["{x,y}", { x: "1" }, "{x,y}", { x: "1" }],
  ["{x,y}", { y: ["1", 2] }, "{x,y}", { y: ["1", "2"] }],
  ["{+x:3,y*}", { y: { a: true } }, "{+x:3,y*}", { y: { a: "true" } }],
  ["{#x,y}", { x: "1" }, "{#x,y}", { x: "1" }],
  ["{#x,y,z}", { y: [] }, "{#x,z}", {}],
  ["{.x,y}", { y: "1" }, "{.x}.1", {}],
  ["{/x,y:2,z*}", { y: "123" }, "{/x}/12{/z*}", {}],
  ["{;x,y,z}", { x: "" }, ";x{;y,z}", {}],
  ["{&x,y,z}", { z: "1" }, "{&x,y}&z=1", {}],
  ["{?x,y,z}", { x: "1" }, "?x=1{&y,z}", {}],
  ["{?x,y,z}", { x: "1", z: "2" }, "?x=1{&y}&z=2", {}],
  ["{?x,y,z}", { y: "1" }, "{?x,y}{&z}", { y: "1" }],
  ["{?w,x,y,z}", { x: "1", z: "2" }, "{?w,x}{&y}&z=2", { x: "1" }],
  ["{?x,y}", { y: null }, "{?x}", {}],
  ["{?x,y}{&y}", { y: "1" }, "{?x,y}&y=1", { y: "1" }],
  [
    "{__proto__,x}",
    Object.fromEntries([["__proto__", "1"]]),
    "{__proto__,x}",
    Object.fromEntries([["__proto__", "1"]]),
  ],
])("%s with %j", (template, known, rest, kept) => {
  expect(partial(template, known)).toEqual({ template: rest, kept });
});

test("a value that cannot be written is refused, even if it is kept", () => {
  const { code, start, end } = caught(() => partial("/{x,y:3}", { y: ["a"] })).diagnostic;
  expect([code, start, end]).toEqual(["rfc6570/prefix-of-composite", 4, 7]);
  expect(() => partial("{x}", new Map() as never)).toThrow(
    new TypeError("The variables must be an object, not a Map. Pass Object.fromEntries(map)."),
  );
});

test("a compiled template does what the functions do", () => {
  const template = "/a{/x,y}{?z*}";
  const { expand: expandIt, match: matchIt, partial: partialOf, ...rest } = compile(template);
  expect(rest).toEqual({ template, variables: variables(template) });
  const values = { x: "1", z: ["2", "3"] };
  const uri = expand(template, values);
  expect(expandIt(values)).toBe(uri);
  expect(matchIt(uri)).toEqual(match(template, uri));
  expect(matchIt(uri, { all: true })).toEqual(match(template, uri, { all: true }));
  expect(matchIt("b")).toBeNull();
  expect(partialOf({ x: "1" })).toEqual(partial(template, { x: "1" }));
  expect(caught(() => compile("{")).diagnostic.code).toBe("rfc6570/syntax");
  expect(() => matchIt(7 as never)).toThrow(new TypeError("The URI must be a string, not number."));
});
