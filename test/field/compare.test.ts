// Tests how answers are judged, and how faults are grouped into classes, with implementations that have one mistake each.
import { components, isURI, isURIReference, normalize, resolve } from "../../dist/index.js";
import { compare, wordsOf, type Ask, type Class, type Result } from "../../scripts/field/compare.js";
import { judge } from "../../scripts/field/judge.js";
import type { Answer, Components, Request } from "../../scripts/field/protocol.js";
import { caseOf, coverOf, type Case } from "../../scripts/field/suite.js";
import { culprit } from "../../scripts/field/verdicts.js";

/** The functions of an implementation. */
interface Implementation {
  readonly isURI: (text: string) => boolean;
  readonly isURIReference: (text: string) => boolean;
  readonly resolve: (reference: string, base: string) => string;
  readonly normalize: (text: string) => string;
  readonly components: (text: string) => Components;
}

/** One that agrees with this package. */
const RIGHT: Implementation = { isURI, isURIReference, resolve, normalize, components };

function fail(): never {
  throw new Error();
}

function answerOf(implementation: Implementation, request: Request): Answer {
  switch (request.op) {
    case "validity":
      return {
        kind: "validity",
        valid: implementation[request.rule === "URI" ? "isURI" : "isURIReference"](request.input),
      };
    case "components":
      return { kind: "components", components: implementation.components(request.input) };
    case "resolve":
      return { kind: "result", result: implementation.resolve(request.reference, request.base) };
    case "normalize":
      return { kind: "result", result: implementation.normalize(request.input) };
    default:
      return { kind: "unsupported" };
  }
}

/** Returns a driver of an implementation with some mistakes; an exception refuses. */
function asking(mistakes: Partial<Implementation>): Ask {
  const answer = (request: Request): Answer => {
    try {
      return answerOf({ ...RIGHT, ...mistakes }, request);
    } catch {
      return request.op === "validity" ? { kind: "validity", valid: false } : { kind: "error" };
    }
  };
  return (requests) => Promise.resolve(requests.map(answer));
}

const uris = (...texts: string[]): Case[] =>
  coverOf(
    "URI",
    texts.map((text) => [text, isURI(text), 0]),
  );

const references = (...texts: string[]): Case[] =>
  coverOf(
    "URI-reference",
    texts.map((text) => [text, isURIReference(text), 0]),
  );

const targets = (...pairs: [reference: string, base: string][]): Case[] =>
  pairs.flatMap(([reference, base]) => caseOf({ section: "5.2", base, reference, result: resolve(reference, base) }));

const forms = (...texts: string[]): Case[] =>
  texts.flatMap((input) => caseOf({ section: "6.2.2", input, result: normalize(input) }));

const parts = (...texts: string[]): Case[] =>
  texts.flatMap((input) => caseOf({ section: "3", input, components: components(input) }));

const classesOf = (results: readonly Result[]): Class[] => results.flatMap(({ classes }) => classes);

const decisionsOf = (results: readonly Result[]): unknown[] => classesOf(results).map(({ decision }) => decision);

test("an implementation without mistakes has no class", async () => {
  const cases = [...uris("a:b", "a b"), ...targets(["c", "a:b"]), ...forms("A:b"), ...parts("//a@b:8/c?d#e")];
  const good = { chosen: 0, permitted: 0, wrong: 0, classes: [] };
  expect(await compare(cases, asking({}))).toEqual([
    { ...good, question: "URI", right: 2 },
    { ...good, question: "resolve", right: 1 },
    { ...good, question: "normalize", right: 1 },
    { ...good, question: "components", right: 1 },
  ]);
});

test("a refusal counts as chosen if the document allows it", async () => {
  const fragment = { section: "5.1", base: "a:/b#c", reference: "d", result: "a:/d", also: [null] };
  expect(await compare(caseOf(fragment), asking({ resolve: fail }))).toEqual([
    { question: "resolve", right: 0, chosen: 1, permitted: 0, wrong: 0, classes: [] },
  ]);
});

test("an operation that is not supported, or not asked any more, has no result", async () => {
  const none: Ask = (requests) =>
    Promise.resolve(requests.map((_, index) => (index === 0 ? { kind: "unsupported" } : null)));
  expect(await compare(uris("a:b", "c:d"), none)).toEqual([]);
});

test.each([
  ["characters", "a:b c"],
  ["percent", "a:%4"],
  ["percent", "a://%4@b"],
  ["scheme", "1a:b"],
  ["atSign", "a://b@c@d"],
  ["brackets", "a:/[b]"],
  ["brackets", "a://[b@c"],
  ["literal", "a://[b.c]"],
  ["zone", "a://[::%251]"],
  ["pieces", "a://[1:2]"],
  ["digits", "a://[::12345]"],
  ["elision", "a://[1::2::3]"],
  ["dotted", "a://[::1.02.3.4]"],
  ["port", "a://b:8o"],
  ["fragment", "a:#b#c"],
])("one that accepts everything is wrong because of %s in %j", async (decision, text) => {
  const [result] = await compare(uris(text), asking({ isURI: () => true }));
  expect(result).toEqual({
    ...{ question: "URI", right: 0, chosen: 0, permitted: 0, wrong: 1 },
    classes: [{ kind: "accepts", decision, count: 1, witness: [text] }],
  });
});

test("the witness of a class is the shortest, and has letters if possible", async () => {
  const results = await compare(references("1bcd:c", "\u0001:", "1:", "12:"), asking({ isURIReference: () => true }));
  expect(classesOf(results)).toMatchObject([
    { decision: "firstSegment", count: 3, witness: ["1:"] },
    { decision: "characters", count: 1, witness: ["\u0001:"] },
  ]);
});

test.each([
  ["version", /\/\/.*\[/, "http://a@[v1.b]:80/c"],
  ["ipv6", /\/\/.*\[/, "http://a@[::1]:80/c"],
  ["emptyHost", /\/\/(?:.*@)?(?:[:/]|$)/, "http://a@:80/c"],
  ["name", /\/\/.*0/, "http://a@05/c"],
  ["encodedHost", /%/, "http://a%20/c"],
  ["noDigits", /:\/\/.*:(?!\d)/, "http://a:/c"],
  ["largePort", /\d/, "http://a:99999/c"],
  ["userinfo", /@/, "http://a@b/c"],
  ["octet", /%/, "http://a/%20"],
  ["segments", /!/, "http://a/!"],
  ["queryData", /!/, "http://a/?!"],
  ["fragmentData", /!/, "http://a/#!"],
  ["schemeName", /^z/, "zz://a/"],
  ["noPath", /^\w+:$/, "abc:"],
  ["noAuthority", /:(?!\/\/)/, "a:b"],
  // The path and the query are both refused, so only a string with one of them shows a reason.
  ["segments", /!/, "http://a/!?!"],
  ["several", /^(?!http:\/\/a\/a$)/, "ab:"],
])("one that refuses strings is wrong because of %s", async (decision, refused, text) => {
  const accepts = (each: string): boolean => isURI(each) && !refused.test(each);
  expect(classesOf(await compare(uris(text), asking({ isURI: accepts })))).toEqual([
    { kind: "refuses", decision, count: 1, witness: [text] },
  ]);
  expect(culprit(text, "URI", accepts)).toBe(decision);
});

test.each([
  ["relative", /^(?!\w+:)/, "a/b"],
  ["emptyReference", /^$/, ""],
])("one that refuses references is wrong because of %s", async (decision, refused, text) => {
  const accepts = (each: string): boolean => isURIReference(each) && !refused.test(each);
  expect(decisionsOf(await compare(references(text), asking({ isURIReference: accepts })))).toEqual([decision]);
});

test("a reason that is not found is unknown", async () => {
  expect(classesOf(await compare(uris("a:b"), asking({ isURI: () => false })))).toEqual([
    { kind: "refuses", decision: null, count: 1, witness: ["a:b"] },
  ]);
});

test("one that throws refuses", async () => {
  const results = await compare(
    [...uris("a:"), ...targets(["?c", "a://b"], ["c", "a:b"]), ...forms("a:"), ...parts("a:")],
    asking({
      isURI: (text) => (text === "a:" ? fail() : isURI(text)),
      resolve: (reference, base) => (reference.startsWith("?") ? fail() : resolve(reference, base)),
      normalize: (text) => (text === "a:" ? fail() : normalize(text)),
      components: (text) => (text === "a:" ? fail() : components(text)),
    }),
  );
  expect(
    results.map(({ question, classes }) => [question, ...classes.map(({ kind, decision }) => [kind, decision])]),
  ).toEqual([
    ["URI", ["refuses", "noPath"]],
    ["resolve", ["refuses", "noPath"]],
    ["normalize", ["refuses", "noPath"]],
    ["components", ["refuses", "noPath"]],
  ]);
  expect(decisionsOf(await compare(targets(["c", "a:b"]), asking({ resolve: fail })))).toEqual(["algorithm"]);
});

test.each([
  ["a//b", ["scheme"]],
  ["http://a/b/C", ["algorithm"]],
  ["HTTP://A:80/b/%63", ["normalized"]],
  ["http://a/b/c?", ["added"]],
  ["http://a:81/b/c", ["added"]],
  ["b:c", ["algorithm"]],
  ["http://a/b/%2Fc", ["reserved"]],
])("a target %j instead of http://a/b/c is wrong because of %j", async (target, decisions) => {
  const results = await compare(targets(["c", "http://a/b/"]), asking({ resolve: () => target }));
  expect(decisionsOf(results)).toEqual(decisions);
  expect(classesOf(results)[0]).toMatchObject({ kind: "differs", witness: ["c", "http://a/b/"], answer: target });
  const isOpen = decisions[0] === "normalized";
  expect(results).toMatchObject([{ permitted: isOpen ? 1 : 0, wrong: isOpen ? 0 : 1 }]);
});

test("a base without a scheme must be refused", async () => {
  const cases = caseOf({ section: "5.1", base: "//a/b", reference: "c", result: null });
  expect(decisionsOf(await compare(cases, asking({ resolve: () => "//a/c" })))).toEqual(["base"]);
  expect(await compare(cases, asking({}))).toMatchObject([{ right: 1, wrong: 0 }]);
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
  ["http://a/", "http://b/", "parts"],
  ["http://[::1]/", "http://[::2]/", "parts"],
  ["http://a/#b", "http://a/", "parts"],
])("the normal form of %j as %j is wrong because of %s", async (text, form, decision) => {
  expect(decisionsOf(await compare(forms(text), asking({ normalize: () => form })))).toEqual([decision]);
});

test.each([
  ["//a", { host: "A" }, "lowered", "host A"],
  ["//[::1]", { host: "::1" }, "bracketless", "host ::1"],
  ["//[::1]", { host: "[0:0::1]" }, "address", "host [0:0::1]"],
  ["//[::1]", { host: "[0::2]" }, "parts", "host [0::2]"],
  ["a%20b", { path: "a b" }, "decoded", 'path "a b"'],
  ["//a:08", { port: "8" }, "portNumber", "port 8"],
  ["//a", { path: "/" }, "emptyPath", "path /"],
  ["//a?", { query: null }, "distinction", "query absent"],
  ["//a", { query: "" }, "distinction", "query empty"],
  ["//a?b", { query: null }, "parts", "query absent"],
  ["//a@b/", { userinfo: "b", host: "a" }, "parts", "userinfo b, host a"],
])("the components of %j with %j are wrong because of %s", async (text, other, decision, answer) => {
  const results = await compare(parts(text), asking({ components: () => ({ ...components(text), ...other }) }));
  expect(classesOf(results)).toEqual([{ kind: "differs", decision, count: 1, witness: [text], answer }]);
});

test("a component that is left out, and an empty one that counts as absent, are not judged", async () => {
  const mixing = asking({ components: () => ({ scheme: "", path: "", query: "", host: "a" }) });
  expect(await compare(parts("//a"), mixing, true)).toMatchObject([{ right: 1, wrong: 0 }]);
  expect(await compare(parts("//a"), mixing)).toMatchObject([{ right: 0, wrong: 1 }]);
});

test("a crash is wrong", async () => {
  const crash: Ask = (requests) => Promise.resolve(requests.map(() => ({ kind: "crash", why: "time-out" })));
  expect(await compare(uris("a:b"), crash)).toMatchObject([
    { wrong: 1, classes: [{ kind: "crashes", decision: null, count: 1, witness: ["a:b"], answer: "time-out" }] },
  ]);
});

describe("a template", () => {
  const cases = [
    ...caseOf({ section: "RFC 6570 3.2.1", template: "{a}", variables: { a: "b" }, result: "b", also: ["c"] }),
    ...caseOf({ section: "RFC 6570 2", template: "{", variables: {}, result: null }),
  ];
  const expanding =
    (...answers: Answer[]): Ask =>
    (requests) =>
      Promise.resolve(requests.map((_, index) => answers[index] ?? { kind: "error" }));

  test("can have another result that the document allows", async () => {
    expect(await compare(cases, expanding({ kind: "result", result: "c" }))).toMatchObject([
      { question: "expand", right: 1, chosen: 1, wrong: 0, classes: [] },
    ]);
  });

  test("has the section of its case as the reason", async () => {
    const wrong = expanding({ kind: "result", result: "d" }, { kind: "result", result: "{" });
    expect(classesOf(await compare(cases, wrong))).toEqual([
      { ...{ kind: "differs", decision: null, section: "RFC 6570 3.2.1" }, count: 1, witness: ["{a}"], answer: "d" },
      { ...{ kind: "accepts", decision: null, section: "RFC 6570 2" }, count: 1, witness: ["{"], answer: "{" },
    ]);
    expect(classesOf(await compare(cases, expanding()))).toMatchObject([
      { kind: "refuses", section: "RFC 6570 3.2.1" },
    ]);
  });
});

test("cases of IRIs are verdicts and results", () => {
  expect(caseOf({ section: "2.2", operation: "validity", rule: "IRI", input: "é", valid: true })).toMatchObject([
    { question: "IRI", request: { op: "validity", rule: "IRI", input: "é" }, expected: { valid: true } },
  ]);
  expect(caseOf({ section: "3.1", operation: "toURI", input: "a:é", result: "a:%C3%A9" })).toMatchObject([
    { question: "toURI", request: { op: "toURI", input: "a:é" }, expected: { result: "a:%C3%A9" } },
  ]);
  expect(caseOf({ section: "3.1" })).toEqual([]);
});

test("an answer of another kind is not judged", () => {
  const [each] = uris("a:b");
  expect(each && judge(each, { kind: "about", name: "a", version: "1" })).toBe("unanswered");
});

test("an answer has words", () => {
  expect([{ kind: "error" }, { kind: "unsupported" }, null].map((each) => wordsOf(each as Answer | null))).toEqual([
    ...["error", "unsupported", "not asked"],
  ]);
  expect(wordsOf({ kind: "components", components: { scheme: "a", host: null, path: "" } })).toBe("scheme a");
});
