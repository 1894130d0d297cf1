/** Tests that every option accepts `undefined`, also with TypeScript's `exactOptionalPropertyTypes`. */
import ts from "typescript";
import { entries } from "../../scripts/entries.js";
import { establishBase, find } from "../../src/context/index.js";
import {
  change,
  codeFrame,
  compare,
  equivalent,
  normalize,
  parse,
  recompose,
  relativize,
  repair,
  resolve,
  safeParse,
  test as isMatch,
  visit,
} from "../../src/index.js";
import { repairIRI, toURI } from "../../src/iri.js";
import * as schemes from "../../src/schemes/index.js";
import { repairTemplate } from "../../src/template/explain.js";
import { functionsOf, isForeign } from "../support/functions.js";
import { CALLS } from "../tables/calls.js";

/** Types whose objects only the package makes: users pass them on as they are. */
const MADE_HERE: ReadonlySet<string> = new Set([
  "AnyStandard",
  "BuiltGrammar",
  "Diagnostic",
  "GenericSyntax",
  "Scheme",
  "StandardFacts",
  "Table",
]);

const { checker, functions, symbols } = functionsOf(entries());

/** Returns the optional properties that users can write, by the names of their types, and whether they accept `undefined`. */
function optionsOf(): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const seen = new Set<ts.Type>();
  for (const { signatures } of functions) {
    for (const { parameters } of signatures) {
      for (const parameter of parameters) collect(checker.getTypeOfSymbol(parameter));
    }
  }
  for (const symbol of symbols) {
    if (/Options$|Setting$/.test(symbol.name)) collect(checker.getDeclaredTypeOfSymbol(symbol));
  }
  return found;

  function collect(type: ts.Type): void {
    const name = (type.aliasSymbol ?? type.getSymbol())?.name ?? "";
    if (seen.has(type) || MADE_HERE.has(name)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) {
      for (const part of type.types) collect(part);
      return;
    }
    const constraint = checker.getBaseConstraintOfType(type);
    if (constraint) collect(constraint);
    if (!(type.flags & ts.TypeFlags.Object)) return;
    for (const item of checker.getTypeArguments(type as ts.TypeReference)) collect(item);
    for (const property of type.getProperties()) {
      if (isForeign(property)) continue;
      const held = checker.getTypeOfSymbol(property);
      if (property.flags & ts.SymbolFlags.Optional) {
        found.set(`${checker.typeToString(type)}.${property.name}`, acceptsUndefined(held));
      }
      collect(held);
    }
  }
}

/** An optional property has another type than `undefined` for its absence, unless it accepts `undefined`. */
function acceptsUndefined(type: ts.Type): boolean {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  return (type.isUnion() ? type.types : [type]).includes(checker.getUndefinedType());
}

test("every option accepts undefined", () => {
  const options = [...optionsOf()];
  expect(options.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "ResolveOptions.strict",
      "FindOptions.schemes",
      "ValidURIOptions.urls",
      "PartChanges.host",
    ]),
  );
  expect(options.filter(([, accepts]) => !accepts)).toEqual([]);
});

test("the table of calls has the options of every function, so a test of each refuses unknown ones", () => {
  const last = (path: string): string => path.split(/[#. ]/).at(-1) ?? "";
  const refusing = new Set(
    Object.entries(CALLS).flatMap(([name, parameters]) =>
      parameters.some(({ unknown }) => unknown !== undefined) ? [last(name)] : [],
    ),
  );
  const taking = functions.filter(({ signatures }) =>
    signatures.some(({ parameters }) => parameters.some(({ name }) => name === "options" || name === "place")),
  );
  expect(taking.length).toBeGreaterThan(100);
  // `with` is a member of a function: the tests of the tag call it.
  expect([...new Set(taking.map(({ path }) => last(path)))].filter((name) => !refusing.has(name))).toEqual(["with"]);
});

test("an option that is undefined is absent", () => {
  const uri = "HTTP://a/b?c#d";
  const [fault] = schemes.validate("http://a/b c").diagnostics;
  const tree = parse(uri);
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [resolve("c", uri, { strict: undefined, literal: undefined, trace: undefined }), resolve("c", uri)],
    [relativize(uri, "http://a/", { strict: undefined, literal: undefined }), relativize(uri, "http://a/")],
    [normalize(uri, { steps: undefined, changes: undefined }), normalize(uri)],
    [compare(uri, uri, { rung: undefined, redirects: undefined, ignoreFragment: undefined }), compare(uri, uri)],
    [equivalent(uri, uri, { rung: undefined, redirects: undefined, ignoreFragment: undefined }), true],
    [change(uri, { host: undefined, path: undefined, segments: undefined, fragment: null }), "HTTP://a/b?c"],
    [recompose({ host: undefined, path: "a", query: undefined }), "a"],
    [parse(uri, { rule: undefined }), tree],
    [safeParse(uri, { rule: undefined }), safeParse(uri)],
    [isMatch(uri, { rule: undefined }), true],
    [repair("<a>", { rule: undefined, certain: undefined }), repair("<a>")],
    [visit(tree, { enter: undefined, leave: undefined, host: undefined, scheme: { enter: undefined } }), tree],
    [
      codeFrame("a", { start: 0, end: 1 }, { mark: undefined, width: undefined, also: undefined }),
      codeFrame("a", { start: 0, end: 1 }),
    ],
    [find(uri, { schemes: undefined, relative: undefined, invalid: undefined, standard: undefined }), find(uri)],
    [
      establishBase({ embedded: undefined, encapsulating: undefined, retrieval: uri, default: undefined }),
      establishBase({ retrieval: uri }),
    ],
    [
      schemes.validate("http://a/b c", { standard: undefined, profile: undefined, schemes: undefined }).diagnostics[0],
      fault,
    ],
    [schemes.normalize(uri, { standard: undefined, steps: undefined, changes: undefined }), "http://a/b?c#d"],
    [schemes.parse(uri, { scheme: undefined, schemes: undefined, rule: undefined, standard: undefined }), tree],
    [schemes.repair("<a:b>", { certain: undefined, profile: undefined }), schemes.repair("<a:b>")],
    [toURI("http://a/é", { host: undefined }), toURI("http://a/é")],
    [repairIRI("<a>", { rule: undefined, certain: undefined }), repairIRI("<a>")],
    [repairTemplate("{a", { certain: undefined }), repairTemplate("{a")],
  ];
  for (const [given, absent] of pairs) expect(given).toEqual(absent);
});
