// Tests how differences between libraries are found and grouped, with libraries that have one mistake each.
import { isURI, isURIReference, normalize, resolve } from "../../dist/index.js";
import {
  compare,
  type Comparison,
  type Input,
  type Library,
  type Question,
} from "../../scripts/differential/compare.js";
import { classesIn, report } from "../../scripts/differential/report.js";

/** A library that agrees with this package. */
const right: Library = {
  ...{ name: "a library", isURI, isURIReference, resolve, normalize },
  ...{ check: null, operations: null, how: "" },
};

const NOTHING: Readonly<Record<Question, readonly Input[]>> = {
  ...{ URI: [], "URI-reference": [], resolve: [], normalize: [] },
};

/** Compares a library that has some mistakes. */
const compared = (mistakes: Partial<Library>, inputs: Partial<typeof NOTHING>): Comparison =>
  compare([{ ...right, ...mistakes }], { ...NOTHING, ...inputs });

function fail(): never {
  throw new Error();
}

test("a library without mistakes has no class", () => {
  const inputs = { URI: [["a:b"], ["a b"]], resolve: [["c", "a:b"]], normalize: [["A:b"]] };
  const none = { differences: 0, decided: 0, library: "a library" };
  expect(compared({}, inputs)).toEqual({
    totals: [
      { ...none, question: "URI", trials: 2 },
      { ...none, question: "URI-reference", trials: 0 },
      { ...none, question: "resolve", trials: 1 },
      { ...none, question: "normalize", trials: 1 },
    ],
    classes: [],
    unknown: [],
  });
});

test("a library that cannot do an operation is not asked", () => {
  const { totals } = compared({ resolve: null, normalize: null }, { resolve: [["c", "a:b"]] });
  expect(totals.map(({ question }) => question)).toEqual(["URI", "URI-reference"]);
});

test.each([
  ["characters", "a:b c", " "],
  ["percent", "a:%4", "a:%"],
  ["percent", "a://%4@b", "a:%"],
  ["scheme", "1a:b", "b"],
  ["atSign", "a://b@c@d", "a://@@"],
  ["brackets", "a:/[b]", "["],
  ["brackets", "a://[b@c", "["],
  ["literal", "a://[b.c]", "a://["],
  ["zone", "a://[::%251]", "a://[%"],
  ["pieces", "a://[1:2]", "a://[1"],
  ["digits", "a://[::12345]", "a://[12345"],
  ["elision", "a://[1::2::3]", "a://[:::]"],
  ["dotted", "a://[::1.02.3.4]", "a://[::1.]"],
  ["port", "a://b:8o", "a://:o"],
  ["fragment", "a:#b#c", "a:##"],
])("a library that accepts everything differs because of %s in %j", (decision, text, witness) => {
  const { classes, unknown } = compared({ isURI: () => true }, { URI: [[text]] });
  expect([classes, unknown]).toMatchObject([[{ kind: "accepts", decision, count: 1, witness: [witness] }], []]);
});

test("the first segment of a relative reference has no colon", () => {
  const { classes } = compared({ isURIReference: () => true }, { "URI-reference": [["1b:c"], ["1:"]] });
  expect(classes).toMatchObject([{ decision: "firstSegment", count: 2, witness: [":"] }]);
});

test.each([
  ["version", /\/\/.*\[/, "http://a@[v1.b]:80/c", "p://[v1.b]"],
  ["emptyHost", /\/\/(?:.*@)?(?:[:/]|$)/, "http://a@:80/c", "p://"],
  ["name", /\/\/.*0/, "http://a@05:80/c", "p://0"],
  ["noPath", /^\w+:$/, "abc:", "c:"],
])("a library that refuses strings differs because of %s", (decision, refused, text, witness) => {
  const accepts = (each: string): boolean => isURI(each) && !refused.test(each.replace(/:80/, ":"));
  const { classes, unknown } = compared({ isURI: accepts }, { URI: [[text]] });
  expect([classes, unknown]).toMatchObject([[{ kind: "refuses", decision, count: 1, witness: [witness] }], []]);
});

test("a library that throws refuses", () => {
  const { classes } = compared(
    {
      isURI: (text) => (text === "a:" ? fail() : isURI(text)),
      resolve: fail,
      normalize: (text) => (text === "a:" ? fail() : normalize(text)),
    },
    { URI: [["a:"]], resolve: [["c", "a:b"]], normalize: [["a:"]] },
  );
  expect(classes.map(({ question, kind, decision }) => [question, kind, decision])).toEqual([
    ["URI", "refuses", "noPath"],
    ["resolve", "refuses", "algorithm"],
    ["normalize", "refuses", "noPath"],
  ]);
});

test.each([
  ["a//b", ["scheme"]],
  ["http://a/b/C", ["algorithm"]],
  ["HTTP://A:80/b/%63", ["normalized"]],
  ["http://a/b/c?", ["added"]],
  ["http://a:81/b/c", ["added"]],
  ["b:c", ["algorithm", null]],
  ["http://a/b/%2Fc", ["reserved"]],
])("a target %j instead of http://a/b/c differs because of %j", (target, decisions) => {
  const { classes, unknown } = compared({ resolve: () => target }, { resolve: [["c", "http://a/b/"]] });
  expect([...classes.map(({ decision }) => decision), ...unknown.map(() => null)]).toEqual(decisions);
});

test.each([
  ["http://a/b/../", "http://a/b/../", "dotSegments"],
  ["http://a/%7E", "http://a/%7E", "unreserved"],
  ["http://%41/", "http://A/", "letterCase"],
  ["http://%41/", "http://%41/", "unreserved"],
  ["http://a/%af", "http://a/%af", "hexadecimal"],
  ["http://a/%2F", "http://a//", "reserved"],
  ["a:/.//b", "a:/%2Fb", "reserved"],
  ["a:/.//b", "a://b", "added"],
  ["a:/.//b", "a://b:c", "doubleSlash"],
  ["http://a", "http://a", "emptyPath"],
  ["http://a:/", "http://a:/", "emptyPort"],
  ["http://a:08/", "http://a:08/", "portNumber"],
  ["http://@a/", "http://a/", "delimiters"],
  ["http://a/?", "http://a/", "delimiters"],
  ["http://[0::1]/", "http://[::1]/", "address"],
  ["http://[::1]/", "http://::1/", "literal"],
  ["http://7/", "http://0.0.0.7/", "numericHost"],
  ["http://a/", "http://b/", null],
  ["http://[::1]/", "http://[::2]/", null],
  ["http://a/#b", "http://a/", null],
])("the normal form of %j as %j differs because of %s", (text, form, decision) => {
  const { classes, unknown } = compared({ normalize: () => form }, { normalize: [[text]] });
  expect([...classes.map((each) => each.decision), ...unknown.map(() => null)]).toEqual([decision]);
});

test("the witness has one reason if possible, and is short", () => {
  const forms = new Map([
    ["A://b:", "A://b:/"],
    ["ab://cd:", "ab://cd:/"],
    ["a://b:", "a://b:/"],
  ]);
  const { totals, classes } = compared(
    { normalize: (text) => forms.get(text) ?? fail() },
    { normalize: [...forms.keys()].map((text) => [text]) },
  );
  expect(totals.at(-1)).toMatchObject({ trials: 3, differences: 3, decided: 3 });
  expect(classes.map(({ decision, count, witness }) => [decision, count, witness])).toEqual([
    ["letterCase", 1, ["A://b:"]],
    ["emptyPort", 3, ["a://b:"]],
  ]);
});

test("a report contains all classes", () => {
  const comparison = compared(
    { isURI: () => true, resolve: () => "a:/`|\\", normalize: (text) => text },
    { URI: [["`"], ["\u{1F600}"], ["#"]], resolve: [["", "a:b"]], normalize: [["a://b"]] },
  );
  expect(comparison.classes).toHaveLength(4);
  const markdown = report(comparison, (library) => `of ${library}`);
  expect(markdown).toContain("| a library of a library | Is it a URI? | 3 | 3 | 3 | 0 |");
  expect(markdown).toContain("| a library of a library | Normalize a URI | 1 | 1 | 0 | 1 |");
  expect(markdown).toContain('| a library | accepts | a character that no URI contains | 2 | 2 | `"\\u0060"` |');
  expect(classesIn(markdown)).toEqual(
    comparison.classes.map(({ library, question, kind, decision, witness }) => ({
      ...{ library, question, kind, decision, witness },
    })),
  );
});
