/** Tests what every function does with a value of the wrong type: the table is compared with all exports. */
import { VFileMessage } from "vfile-message";
import {
  applyRepair,
  change,
  codeFrame,
  compare,
  components,
  diagnose,
  equivalent,
  normalize,
  parse,
  recompose,
  relativize,
  resolve,
  visit,
  type Diagnostic,
} from "../../src/index.js";
import { embeddedInFields, expandSuffix } from "../../src/context/index.js";
import { embeddedInHTML } from "../../src/context/html.js";
import { toLoc } from "../../src/interop/eslint/index.js";
import { toCodeAction, toDiagnostic, toRange, toTextEdit, type Span } from "../../src/interop/lsp.js";
import { toSARIF } from "../../src/interop/sarif.js";
import { fromUnist, toUnist, type AnyUnistNode } from "../../src/interop/unist.js";
import { toVFileMessage } from "../../src/interop/vfile-message.js";
import * as of1738 from "../../src/schemes/rfc1738.js";
import { schemes, validate } from "../../src/schemes/index.js";
import { standards } from "../../src/standards/index.js";
import type { AnyGrammar } from "../../src/operations/grammar.js";
import { DEEPEST, type NodeBase } from "../../src/tree/node.js";
import type { NodeType } from "../../src/tree/tree.js";
import { BAD, CALLS, OTHERS } from "../tables/calls.js";
import { callables } from "../support/calls.js";

const all = await callables();
const names = [...new Set(all.map(({ name }) => name))];

test("the table has every function, and no other", () => {
  const known = Object.keys(CALLS).concat(Object.keys(OTHERS)).sort();
  // Some standards take over a method of the main module, which was found first.
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !names.includes(name))).toEqual([]);
});

/** Returns what a call threw, as text; an empty string if it threw nothing. */
function thrownBy(run: () => unknown): string {
  try {
    run();
    return "";
  } catch (error) {
    return String(error);
  }
}

describe("a wrong value is refused with the documented error by", () => {
  test.each(names.filter((name) => Object.hasOwn(CALLS, name)))("%s", (name) => {
    const parameters = CALLS[name] ?? [];
    const right = parameters.map((parameter) => parameter.right);
    const mistakes: string[] = [];
    for (const { call, where } of all.filter((each) => each.name === name)) {
      const make = (values: unknown[]): unknown =>
        name === "URISyntaxError" ? (Reflect.construct(call, values) as unknown) : call(...values);
      parameters.forEach(({ kind, properties = {} }, index) => {
        const check = (value: unknown, what: string, error: Error | null | undefined): void => {
          if (error === undefined) return;
          const thrown = thrownBy(() => make(right.map((each, at) => (at === index ? value : each))));
          const expected = error === null ? "" : String(error);
          if (thrown !== expected)
            mistakes.push(`${where}, parameter ${String(index)}, ${what}: ${thrown} | ${expected}`);
        };
        for (const bad of BAD) {
          check(bad.value, bad.name, kind(bad));
          for (const [property, isRight] of Object.entries(properties)) {
            const value = { ...(right[index] as object), [property]: bad.value };
            check(value, `${property}: ${bad.name}`, isRight(bad));
          }
        }
      });
    }
    expect(mistakes).toEqual([]);
  });
});

describe("an unknown option is refused by", () => {
  const withOptions = names.filter((name) => CALLS[name]?.some(({ unknown }) => unknown !== undefined));
  test.each(withOptions)("%s", (name) => {
    const parameters = CALLS[name] ?? [];
    for (const { call, where } of all.filter((each) => each.name === name)) {
      parameters.forEach(({ unknown, right }, index) => {
        if (unknown === undefined) return;
        for (const other of ["certian", "__proto__", "toString", ""]) {
          const options = Object.defineProperty({ ...(right as object) }, other, {
            value: undefined,
            enumerable: true,
          });
          const thrown = thrownBy(() => call(...parameters.map((each, at) => (at === index ? options : each.right))));
          expect([where, thrown]).toEqual([
            where,
            unknown === null ? expect.stringMatching(OTHER_NAMES) : String(unknown),
          ]);
        }
      });
    }
  });
});

const OTHER_NAMES = /^TypeError: The options must have no other names than [a-z, ]+\.$/i;

/** Returns a proxy of an object and of the objects in it, which records how often each property is read. */
function counted(value: unknown, path: string, counts: Map<string, number>): unknown {
  const isPlain = [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value ?? 0) as object);
  if (!isPlain) return value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  return new Proxy(copy, {
    get(target, key, receiver) {
      const name = `${path}.${String(key)}`;
      if (typeof key === "string" && key !== "length") counts.set(name, (counts.get(name) ?? 0) + 1);
      return counted(Reflect.get(target, key, receiver), name, counts);
    },
  });
}

describe("each property of an object is read once by", () => {
  const foreign = [
    // The value is an object that others defined: a standard, a scheme, a module.
    ...[
      "fast-check arbitraries",
      "standard-schema ruleSchema",
      "schemes withSchemes",
      "schemes withValidation",
      "schemes withValues",
      "ajv addURIFormats",
    ],
    // The callbacks get the nodes themselves. Functions that take the resulting tree check it.
    "visit",
  ];
  test.each(names.filter((name) => Object.hasOwn(CALLS, name) && !foreign.includes(name)))("%s", (name) => {
    const right = (CALLS[name] ?? []).map((parameter) => parameter.right);
    for (const { call, where } of all.filter((each) => each.name === name)) {
      const counts = new Map<string, number>();
      const values = right.map((value, index) => counted(value, String(index), counts));
      thrownBy(() => (name === "URISyntaxError" ? (Reflect.construct(call, values) as unknown) : call(...values)));
      expect([where, [...counts].filter(([, count]) => count > 1)]).toEqual([where, []]);
    }
  });
});

describe("a malformed tree is refused at once by", () => {
  const tooDeep = "TypeError: The tree has more than 8 levels below its root, or contains itself.";
  const takers: readonly (readonly [name: string, take: (tree: NodeBase) => unknown])[] = [
    ["recompose", recompose],
    ["recompose of rfc1738", standards.rfc1738.recompose],
    ["print", standards.rfc3986.print],
    ["components", components],
    ["components of rfc2396bis-01", standards["rfc2396bis-01"].components],
    ["resolve", (tree) => resolve(tree, "a:b")],
    ["resolve, as the base", (tree) => resolve("a:b", tree)],
    ["relativize", (tree) => relativize(tree, "a:b")],
    ["normalize", (tree) => normalize(tree)],
    ["compare", (tree) => compare("a:b", tree)],
    ["equivalent", (tree) => equivalent(tree, "a:b")],
    ["change", (tree) => change(tree, {})],
    ["validate", (tree) => validate(tree)],
    ["visit", (tree) => visit(tree, {})],
    ["toUnist", toUnist],
    ["ftpCommands", (tree) => of1738.ftpCommands(tree as never)],
  ];

  test.each(takers)("%s, if it contains itself", (_, take) => {
    const node: Record<string, unknown> = { ...parse("http://a/b") };
    node["path"] = node;
    expect(thrownBy(() => take(node as unknown as NodeBase))).toBe(tooDeep);
    const list: Record<string, unknown> = { type: "path-abempty", start: 0, end: 0 };
    list["segments"] = Array.from({ length: 100 }, () => list);
    expect(thrownBy(() => take({ ...parse("http://a/b"), path: list } as unknown as NodeBase))).toBe(tooDeep);
  });

  test.each(takers)("%s, if it is too deep", (_, take) => {
    let node: NodeBase = { type: "segment", start: 0, end: 0, value: "" } as NodeBase;
    for (let depth = 0; depth < 100_000; depth++) node = { type: "path", start: 0, end: 0, child: node } as NodeBase;
    expect(thrownBy(() => take({ ...parse("http://a/b"), path: node } as unknown as NodeBase))).toBe(tooDeep);
  });

  const operations = takers.filter(([name]) => !["visit", "toUnist", "print", "ftpCommands"].includes(name));

  test.each(operations)("%s, if a leaf has no text", (name, take) => {
    const rule = name.includes("rfc") ? { rule: name.includes("1738") ? "httpurl" : "URI-reference" } : undefined;
    const id = name.includes("1738") ? "rfc1738" : name.includes("2396") ? "rfc2396bis-01" : "rfc3986";
    const grammar: AnyGrammar = standards[id];
    const tree = grammar.parse("http://a/b", rule);
    const broken = visit(tree, { scheme: ({ type }: NodeBase) => ({ type, start: 0, end: 0, value: 7 }) } as never);
    const printed = "TypeError: A node without the fields of its type must have a string property 'value'.";
    expect([printed, "TypeError: A node of the tree does not have the fields of its type."]).toContain(
      thrownBy(() => take(broken)),
    );
  });

  test("fromUnist, if it contains itself or is too deep", () => {
    const node: Record<string, unknown> = { type: "a", data: { fields: { a: "list" }, field: "a" } };
    node["children"] = [node, node];
    expect(thrownBy(() => fromUnist(node as unknown as AnyUnistNode))).toBe(tooDeep);
  });
});

test("no tree of a grammar is as deep as the deepest tree that is accepted", () => {
  const depthOf = (types: readonly NodeType[]): number => {
    const fieldsOf = new Map(types.map(({ type, fields }) => [type, Object.values(fields)]));
    const levels = (type: string, above: readonly string[]): number => {
      expect(above).not.toContain(type);
      const below = (fieldsOf.get(type) ?? []).flatMap((field) => field.types);
      return Math.max(0, ...below.map((each) => 1 + levels(each, [...above, type])));
    };
    return Math.max(0, ...types.map(({ type }) => levels(type, [])));
  };
  const grammars = [...Object.values(standards), ...Array.from(schemes.values(), ({ grammar }) => grammar)];
  const deepest = Math.max(...grammars.map((grammar) => depthOf(grammar.nodeTypes())));
  expect(deepest).toBeGreaterThan(3);
  // The tree of a scheme can be one level below the root of another tree.
  expect(deepest + 1).toBeLessThanOrEqual(DEEPEST);
});

describe("offsets that are not in the text are refused by", () => {
  const uri = "http://a/b c";
  const [found] = diagnose(uri) as [Diagnostic];
  const place = { document: uri };
  const whole = `whole number from 0 to ${String(uri.length)}`;
  const takers: readonly (readonly [name: string, what: string, take: (span: Span) => unknown])[] = [
    ["codeFrame", "span", (span) => codeFrame(uri, span)],
    ["codeFrame, also", "span", (span) => codeFrame(uri, { start: 0, end: 1 }, { also: [span] })],
    ["applyRepair", "edit", (span) => applyRepair(uri, { edits: [{ ...span, text: "" }] })],
    ["toRange", "span", (span) => toRange(span, place)],
    ["toTextEdit", "span", (span) => toTextEdit({ ...span, text: "" }, place)],
    ["toLoc", "span", (span) => toLoc(span, { document: { getLocFromIndex: () => ({ line: 1, column: 1 }) } })],
    ["toDiagnostic", "diagnostic", (span) => toDiagnostic({ ...found, ...span }, place)],
    ["toCodeAction", "diagnostic", (span) => toCodeAction({ ...found, ...span }, { uri: "a", ...place })],
    ["toVFileMessage", "diagnostic", (span) => toVFileMessage({ ...found, ...span }, { VFileMessage, ...place })],
    [
      "toSARIF",
      "diagnostic",
      (span) => toSARIF([{ uri: "a", document: uri, found: [{ diagnostic: { ...found, ...span } }] }]),
    ],
  ];
  const wrong: readonly Span[] = [
    { start: NaN, end: 1 },
    { start: 0, end: NaN },
    { start: -1, end: 1 },
    { start: 0.5, end: 1 },
    { start: 0, end: Infinity },
    { start: 0, end: 1.5 },
  ];

  test.each(takers)("%s", (name, what, take) => {
    for (const span of wrong) {
      const key = Number.isSafeInteger(span.start) && span.start >= 0 ? "end" : "start";
      expect(thrownBy(() => take(span))).toMatch(
        new RegExp(`^RangeError: '${key}' of the ${what} must be a whole number from 0 to \\d+\\.$`),
      );
    }
    expect(thrownBy(() => take({ start: 2, end: 1 }))).toBe(`RangeError: The ${what} must not end before it starts.`);
    if (name === "toLoc") return;
    const beyond = thrownBy(() => take({ start: 0, end: uri.length + 1 }));
    expect(beyond).toMatch(new RegExp(`^RangeError: .+ must be a ${whole}\\.$`));
  });

  test.each([
    ["toRange", (offset: number) => toRange({ start: 0, end: 1 }, { offset })],
    ["toLoc", (offset: number) => toLoc({ start: 0, end: 1 }, { offset })],
    ["fromUnist", (offset: number) => fromUnist({ type: "port", value: "" }, { offset })],
    ["toUnist", (offset: number) => toUnist(parse("a:b"), { offset })],
  ])("%s, as the offset of the URI", (_, take) => {
    for (const offset of [NaN, -1, 0.5, Infinity]) {
      expect(thrownBy(() => take(offset))).toBe(
        "RangeError: The option 'offset' must be a whole number from 0 to 9007199254740991.",
      );
    }
  });

  test("applyRepair, if edits overlap or are not in order", () => {
    const edits = (...spans: [number, number][]): object => ({
      edits: spans.map(([start, end]) => ({ start, end, text: "" })),
    });
    for (const repair of [edits([0, 2], [1, 3]), edits([2, 3], [0, 1])]) {
      expect(thrownBy(() => applyRepair(uri, repair as never))).toBe(
        "RangeError: The edits must be in the order of the text, without overlaps.",
      );
    }
  });
});

test.each<[unknown, string]>([
  [[["a:b"]], "A redirect must be a list of two strings."],
  [[["a:b", 7]], "An item of a redirect must be a string, not number."],
  [() => 7, "The result of 'redirects' must be a string, not number."],
])("the redirects %p are refused", (redirects, message) => {
  for (const run of [compare, equivalent]) {
    expect(thrownBy(() => run("a:b", "a:c", { redirects: redirects as never }))).toBe(`TypeError: ${message}`);
  }
});

test.each<[string, () => unknown, string]>([
  [
    "a rule",
    () => expandSuffix("a.b", { rules: [{ host: 7, prefix: "a://", because: "" } as never] }),
    "'host' of the suffix rule must be a string or a function, not number.",
  ],
  ["a header", () => embeddedInFields({ a: 7 } as never), "A field of the header must be a list, not number."],
  ["a document", () => embeddedInHTML(twice as never), "A node of the document must not occur twice."],
])("the value in %s is refused", (_, run, message) => {
  expect(thrownBy(run)).toBe(`TypeError: ${message}`);
});
const twice = { nodeName: "a", childNodes: [] as unknown[] };
twice.childNodes.push(twice);
