// Tests that every exported function with a string parameter throws for other types and does not convert them to
// strings.
import * as context from "../../src/context/index.js";
import * as main from "../../src/index.js";
import * as schemes from "../../src/schemes/index.js";
import * as template from "../../src/template/index.js";
import * as templateExplain from "../../src/template/explain.js";
import * as standards from "../../src/standards/index.js";

type AnyFunction = (...values: unknown[]) => unknown;

/** Functions whose first parameter is not a string, or can be any value, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  URISyntaxError: "a class",
  diagnoseInterpolated: "takes a list of texts",
  hasScheme: "a guard",
  isURI: "a guard",
  isURIReference: "a guard",
  isAbsoluteURI: "a guard",
  isRelativeRef: "a guard",
  isURITemplate: "a guard",
  printTemplate: "takes a tree",
  defineScheme: "takes a definition",
  withSchemes: "takes schemes",
  withValidation: "takes schemes",
  withValues: "takes schemes",
  write: "takes the name of a scheme, and values",
  safeWrite: "takes the name of a scheme, and values",
  difference: "takes languages",
  rfc: "takes a number",
  establishBase: "takes what is known of a base",
  embeddedInFields: "takes fields",
};

/** Further arguments. */
const REST: Readonly<Record<string, readonly unknown[]>> = {
  applyRepair: [{ edits: [] }],
  change: [{}],
  codeFrame: [{ start: 0, end: 0 }],
  compare: ["a:b"],
  equivalent: ["a:b"],
  expand: [{}],
  safeExpand: [{}],
  recompose: [],
  relativize: ["a:b"],
  resolve: ["a:b"],
  resolveAll: ["a:b"],
  update: [{}],
  visit: [{}],
};

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  main,
  schemes,
  standards,
  context,
  template,
  templateExplain,
};
const all = Object.entries(modules).flatMap(([place, module]) =>
  Object.entries(module)
    .filter(([name, value]) => typeof value === "function" && !Object.hasOwn(OTHERS, name))
    .map(([name, value]) => [`${place} ${name}`, name, value as AnyFunction] as const),
);

const members = Object.values(standards.standards).flatMap((standard) =>
  ["test", "recognize", "parse", "safeParse", "diagnose", "repair", "components", "normalize", "compare", "equivalent"]
    .concat("change" in standard ? ["change", "recompose"] : [], "resolve" in standard ? ["resolve", "relativize"] : [])
    .map((name) => [`${standard.id} ${name}`, name, standard[name as "parse"] as AnyFunction] as const),
);

/** Functions of a list of texts. */
const listed = Object.entries({ main, schemes, ...standards.standards }).map(
  ([place, { diagnoseInterpolated }]) => [place, diagnoseInterpolated as unknown as AnyFunction] as const,
);

const values: readonly unknown[] = [undefined, null, 7, true, ["a:b"], Symbol("a"), 1n, () => "a:b"];

test.each([...all, ...members])("%s", (_, name, run) => {
  for (const value of values) expect(() => run(value, ...(REST[name] ?? []))).toThrow(TypeError);
});

test.each(listed)("%s diagnoseInterpolated, the texts", (_, run) => {
  for (const value of values.filter((each) => !Array.isArray(each))) {
    expect(() => run(value)).toThrow(TypeError);
    expect(() => run(["a:b", value])).toThrow(TypeError);
  }
});

test.each(["compare", "equivalent", "relativize", "resolve", "resolveAll"] as const)(
  "%s, its second argument",
  (name) => {
    const run = { ...standards, ...main }[name] as AnyFunction;
    for (const value of values) expect(() => run("a:b", value)).toThrow(TypeError);
  },
);

test.each(["isURI", "isURIReference", "isAbsoluteURI", "isRelativeRef"] as const)("%s throws", (name) => {
  for (const value of values) expect(main[name](value)).toBe(false);
});
