// Tests what the build derives about values, and the errors for lines that say nothing, and for leaves without a line.
import { readGrammarFile } from "../../scripts/build/grammar.js";
import { compileSchemeAutomaton, readScheme } from "../../scripts/build/schemes.js";
import { treeOf } from "../../scripts/build/tree/index.js";
import { valuesOf, writtenFacts } from "../../scripts/build/values/index.js";
import { readFields, readMade, readNames, readValue } from "../../scripts/build/values/told.js";

/** Returns what is known about the values of a scheme's grammar whose text is changed. */
function valuesIn(id: string, change: (text: string) => string): ReturnType<typeof valuesOf> {
  const path = `scheme/${id}.peggy`;
  const grammar = readScheme(id, (file) => (file === path ? change(readGrammarFile(file)) : readGrammarFile(file)));
  return valuesOf({
    id: `scheme/${id}`,
    tops: [...new Set(grammar.schemes.values())],
    tree: treeOf(grammar),
    told: grammar.facts,
    own: grammar.told,
    rules: new Set(grammar.rules.map(({ name }) => name)),
    compile: (names) => compileSchemeAutomaton(grammar, names),
  });
}

const LINE = /^\/\/ (?:Values?|Fields|Names)\b.*\n/gm;

test("a leaf with '%' and reserved characters needs a line", () => {
  expect(valuesIn("amqp", (text) => text).faults).toEqual([]);
  expect(valuesIn("amqp", (text) => text.replace(LINE, "")).faults).toEqual(
    ["vhost", "username", "password"].map(
      (rule) =>
        `grammar/scheme/amqp.peggy: values of ${rule}: it allows '%' and reserved characters, so a line 'Value' must say what it stands for`,
    ),
  );
});

test.each([
  ["geo", "// Value: number", "// Value: amount", "'amount' is not a kind of value"],
  ["geo", "// Fields: ", "// Fields: nope as x, ", "it has no field nope"],
  [
    "geo",
    "//     pname         = labeltext",
    "//     pname         = labeltext\n//\n// Value: text",
    "grammar/scheme/geo.peggy: values of pname: its line is not used",
  ],
  ["geo", '// Value: text, keeps ":[]"', "// Value: raw", "values of pvalue: its line is not used"],
  ["tel", "// Values: ", "// Values: x = y; ", "values of telephone-uri: 'x = y' says nothing about a value"],
  ["tel", "// Value: parameter", "// Values: x is y from z", "only a rule of whole URIs can have a line 'Values'"],
])("a line of %s with a mistake", (id, line, wrong, message) => {
  expect(valuesIn(id, (text) => text.replaceAll(line, wrong)).faults.join("\n")).toContain(message);
});

test.each<[line: string, fact: object]>([
  ['text, keeps "+" and "@", secret', { is: "text", keeps: "+@", secret: true }],
  ["text, a segment", { is: "text", segment: true }],
  ["host, or a socket", { is: "host", sockets: true }],
  ['parameters, separated by ";"', { is: "parameters", separator: ";" }],
  ["parameters", { is: "parameters", separator: "&" }],
  ['parameter, after ";"', { is: "parameter", after: ";" }],
  ['nothing ":"', { is: "nothing", constant: ":" }],
])("Value: %s", (line, fact) => {
  expect(readValue(line)).toEqual(fact);
});

test.each<[read: (line: string) => unknown, line: string, message: string]>([
  [readValue, "words", "'words' is not a kind of value"],
  [readValue, "number, secret", "a value of the kind 'number' has no 'secret'"],
  [readValue, "text, often", "'often' says nothing about a value"],
  [readFields, "host", "'host' says nothing about a field"],
  [readMade, "x is string", "'x is string' says nothing about a value"],
  [(line) => readNames(line, false), "cc", "'cc' says nothing about names"],
  [(line) => readNames(line, false), "cc: text, twice", "'cc: text, twice' says nothing about names"],
])("%s refuses %j", (read, line, message) => {
  expect(() => read(line)).toThrow(new Error(message));
});

test("the value of a parameter says what both keep", () => {
  expect(valuesIn("geo", (text) => text).facts["parameter"]).toEqual({ is: "parameter", after: ";", keeps: ":[]" });
});

test("the lines about fields and names", () => {
  expect(readMade("issuer is string | null from issuer, label; bytes is Uint8Array from data")).toEqual([
    { name: "issuer", type: "string | null", from: ["issuer", "label"] },
    { name: "bytes", type: "Uint8Array", from: ["data"] },
  ]);
  expect([...readFields('a as b, c within, d is ":"')]).toEqual([
    ["a", { as: "b" }],
    ["c", { within: true }],
    ["d", { constant: ":" }],
  ]);
  expect(readNames("To: to; digits as count, period: amount; tr: text, several; others: rest", true)).toEqual({
    others: "rest",
    ignoresCase: true,
    known: {
      To: { is: "raw", rule: "to" },
      digits: { as: "count", is: "raw", rule: "amount" },
      period: { is: "raw", rule: "amount" },
      tr: { is: "text", several: true },
    },
  });
});

test("facts are written without those that are shared, in short", () => {
  const fields = [{ name: "a" }, { name: "b", as: "c" }, { name: "d", within: true as const }];
  const facts = { x: { is: "object", fields }, port: { is: "number" }, y: { is: "raw" }, z: { is: "host" } } as const;
  expect(writtenFacts(facts, { port: { is: "number" }, z: { is: "text" } })).toEqual({
    x: "object a b:c d^",
    z: "host",
  });
  const constant = { is: "one", fields: [{ name: "a", constant: ":" }] } as const;
  expect(writtenFacts({ constant }, {})).toEqual({ constant });
});
