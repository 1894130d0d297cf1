// The examples of RFC 3987.
import { domainToASCII, domainToUnicode } from "node:url";
import fc from "fast-check";
import { equivalent as equivalentURIs, isURI, isURIReference, parse } from "../../src/index.js";
import {
  diagnoseIRI,
  isIRI,
  isIRIReference,
  parseIRI,
  repairIRI,
  safeParseIRI,
  toIRI,
  toURI,
  URISyntaxError,
} from "../../src/iri.js";
import { difference, standards } from "../../src/standards/index.js";
import { punycodeOf } from "../../src/standards/rfc3987/punycode.js";
import { caught } from "../support/caught.js";
import { thrown } from "../support/thrown.js";
import { TIMEOUT } from "../laws/law.js";
import { addresses } from "../tables/bidi.js";
import { bidi, composed, different, equivalents, iris, kept, readable, toIRIs, toURIs } from "../tables/rfc3987.js";

const { rfc3986, rfc3987 } = standards;

test.each(toURIs)("section %s: the URI of %j is %j", (_section, iri, uri) => {
  expect(isIRI(iri)).toBe(true);
  expect(toURI(iri)).toBe(uri);
  expect(toURI(uri)).toBe(uri);
  expect(isURI(uri)).toBe(true);
});

test("a long run of characters beyond ASCII becomes a URI, with whole surrogate pairs", () => {
  for (const unit of ["\u00E9", "\u{10300}", "\u00E9\u{10300}"]) {
    const [iri, uri] = [`a:${unit.repeat(5000)}`, `a:${encodeURIComponent(unit).repeat(5000)}`];
    expect(toURI(iri)).toBe(uri);
    expect(toIRI(uri)).toBe(iri);
  }
});

test.each(toIRIs)("section %s: the IRI of %j is %j", (_section, uri, iri) => {
  expect(toIRI(uri)).toBe(iri);
  expect(isIRI(iri)).toBe(true);
  expect(equivalentURIs(toURI(iri), uri)).toBe(true);
});

test("section 3.1: a function can convert the host, for example to Punycode", () => {
  const host = domainToASCII;
  expect(toURI("http://r\u00E9sum\u00E9.example.org", { host })).toBe("http://xn--rsum-bpad.example.org");
  expect(toURI("//a\u00E9@\u00E9:1/\u00E9?\u00E9", { host })).toBe("//a%C3%A9@xn--9ca:1/%C3%A9?%C3%A9");
  const refused = (): never => {
    throw new Error("not called");
  };
  for (const each of ["http://ASCII%C3%A9/", "urn:a", "/a", "//[::1]/"]) {
    expect(toURI(each, { host: refused })).toBe(each);
  }
  expect(toURI("//\u00E9", { host: () => "[::1]" })).toBe("//[::1]");
  expect(toURI("//\u00E9", { host: "percent-encode" })).toBe("//%C3%A9");
});

test.each(["", "a/b", "a@b", "a:80", "\u00E9", "a b", "[::", "a?b", "a#b", "\uD800"])(
  "a function's host %j is refused",
  (result) => {
    const error = caught(() => toURI("http://x@\u00E9\u00E9:1/", { host: () => result }));
    expect(error).toBeInstanceOf(URISyntaxError);
    expect(error.diagnostic).toEqual({
      severity: "error",
      code: "rfc3987/host-conversion",
      message: "The host name cannot be converted to ASCII: the function did not return a valid host.",
      start: 9,
      end: 11,
      rule: "ireg-name",
      section: "3.1",
      url: "https://www.rfc-editor.org/rfc/rfc3987#section-3.1",
    });
  },
);

/** Decodes each label by the map, as a function without checks would do. */
const decoding =
  (map: Readonly<Record<string, string>>) =>
  (host: string): string =>
    host
      .split(".")
      .map((label) => map[label] ?? label)
      .join(".");

test("section 3.2: a function can convert the host, for example from Punycode", () => {
  const host = domainToUnicode;
  expect(toIRI("http://xn--rsum-bpad.example.org", { host })).toBe("http://r\u00E9sum\u00E9.example.org");
  // Only the labels in Punycode change.
  expect(toIRI("//%C3%A9@EX.XN--9CA.:1/%C3%A9?xn--9ca", { host })).toBe("//\u00E9@EX.\u00E9.:1/\u00E9?xn--9ca");
  expect(toIRI("//\u00E9.xn--9ca", { host })).toBe("//\u00E9.\u00E9");
  expect(toIRI("//%61.xn--9ca", { host })).toBe("//a.\u00E9");
  expect(toIRI("//%C3%A9", { host: "percent-decode" })).toBe("//\u00E9");
  // What is in Punycode, but no such name, stays.
  for (const each of ["//xn--a", "//xn--9ca.xn--a", "//xn--9ca.1", "//xn--", "//xn--abc-"]) {
    expect(toIRI(each, { host })).toBe(each);
  }
});

test("toIRI calls the function only for domain names with a label in Punycode", () => {
  const refused = (): never => {
    throw new Error("not called");
  };
  const long = "a".repeat(60);
  for (const each of [
    ...["http://\u00E9.example/", "urn:xn--9ca", "/xn--9ca", "//[::1]/", "//xn-9ca", "//axn--9ca"],
    ...["//%C3%A9.xn--9ca", "//xn--9ca.a%2Fb", "//xn--9ca.a!", `//xn--${long}`, `//xn--9ca${".a".repeat(125)}`],
  ]) {
    expect(toIRI(each, { host: refused })).toBe(each);
  }
});

test.each([
  ["another name", "xn--9ca", "\u00E8"],
  ["no name beyond ASCII", "xn--abc-", "abc"],
  ["an empty name", "xn--", ""],
  ["two labels", "xn--9ca", "\u00E9.a"],
  ["another part", "xn--9ca", "\u00E9/"],
  ["another form", "xn--e-xbb", "e\u0301"],
  ["a name in capital letters", "xn--dca", "\u00C9"],
  ["a private character", "xn--0y0c", "\uE000"],
  ["a lone surrogate", "xn--9ca", "\uD800"],
  ["a name that looks like two", "xn--ab-l3t", "a\u2024b"],
  ["a full stop", "xn--ab-r13a", "a\u3002b"],
  ["an invisible character", "xn--ab-g1t", "a\u200Bb"],
  ["a name in Punycode twice", "xn--xn---epa", "xn--\u00E9"],
  ["a long name", "xn--9ca", "\u00E9".repeat(64)],
])("toIRI keeps a label if the function returns %s", (_what, label, decoded) => {
  const host = decoding({ [label]: decoded });
  expect(toIRI(`//${label}`, { host })).toBe(`//${label}`);
  const alone = `//${label}.xn--9ca`;
  // The other label is converted if the number of labels is the same.
  const both = decoding({ "xn--9ca": "\u00E9", [label]: decoded });
  const isSame = label === "xn--9ca";
  expect(toIRI(alone, { host: both })).toBe(isSame ? alone : `//${label}.\u00E9`);
});

test("wrong arguments", () => {
  expect(thrown(() => toIRI("a:", { host: "percent-encode" as never }))).toBe(
    "TypeError: The option 'host' must be 'percent-decode' or a function, not string.",
  );
  expect(thrown(() => toIRI("//xn--9ca", { host: () => 1 as never }))).toBe(
    "TypeError: The result of 'host' must be a string, not number.",
  );
  expect(thrown(() => toURI(1 as never))).toBe("TypeError: The IRI must be a string, not number.");
  expect(thrown(() => toIRI(null as never))).toBe("TypeError: The input must be a string, not null.");
  expect(thrown(() => diagnoseIRI({} as never))).toMatch(/^TypeError: The input must be a string/);
  expect(thrown(() => parseIRI(1 as never))).toMatch(/^TypeError/);
  expect(thrown(() => toURI("a:", { host: 1 as never }))).toBe(
    "TypeError: The option 'host' must be 'percent-encode' or a function, not number.",
  );
  expect(thrown(() => toURI("//\u00E9", { host: () => 1 as never }))).toBe(
    "TypeError: The result of 'host' must be a string, not number.",
  );
  expect([isIRI(1), isIRIReference(undefined)]).toEqual([false, false]);
});

test.each([
  ["a lone high surrogate", "a:/\uD800", 3],
  ["a high surrogate before a letter", "a:/\uD800x", 3],
  ["a lone low surrogate", "a:/\uDC00", 3],
  ["a noncharacter of the BMP", "a:/\uFFFE", 3],
  ["a noncharacter above U+FFFF", "a:/\u{1FFFE}", 3],
  ["a private character in a path", "a:/\uE000", 3],
  ["a private character above U+FFFF in a fragment", "a:#x\u{F0000}", 4],
  ["a control character", "a:/\x80", 3],
  ["a letter in a scheme", "\u00E9:/", 1],
  ["a letter in a port, which could be user information", "//h:\u00E9", 5],
])("toURI refuses %s at its position", (_what, iri, index) => {
  const error = caught(() => toURI(iri));
  expect(error).toBeInstanceOf(URISyntaxError);
  expect([error.diagnostic.code, error.diagnostic.index]).toEqual(["rfc3987/syntax", index]);
  expect(isIRIReference(iri)).toBe(false);
  expect(rfc3987.safeParse(iri).ok).toBe(false);
});

test.each(kept)("toIRI leaves %j percent-encoded: %s, %s", (character, _name, where) => {
  const encoded = encodeURIComponent(character);
  const [inHost, elsewhere] = [`//a${encoded}b`, `/a${encoded}b?${encoded}#${encoded}`];
  expect(toIRI(inHost)).toBe(inHost);
  expect(toIRI(elsewhere)).toBe(where === "everywhere" ? elsewhere : decodeURIComponent(elsewhere));
  expect(toIRI(`//a${character}b`)).toBe(`//a${character}b`);
});

test.each(readable)("toIRI decodes %j", (character) => {
  const text = `//a${character}b/${character}?${character}#${character}`;
  expect(toIRI(toURI(text))).toBe(text);
});

test.each(iris)("toIRI keeps the characters beyond ASCII of %j", (iri, result) => {
  expect(toIRI(iri)).toBe(result);
  expect(toIRI(result)).toBe(result);
  expect(rfc3987.equivalent(iri, result)).toBe(true);
});

test("toIRI refuses what is not an IRI-reference", () => {
  const error = caught(() => toIRI("a:/\u00E9 "));
  expect([error.diagnostic.code, error.diagnostic.index]).toEqual(["rfc3987/syntax", 4]);
});

test.each(equivalents)("section %s: %j and %j are equivalent", (_section, one, other, rung) => {
  expect(rfc3987.compare(one, other)).toEqual({ equivalent: true, rung });
  expect(rfc3987.equivalent(one, other)).toBe(true);
});

test.each(different)("section %s: %j and %j are different", (_section, one, other) => {
  expect(rfc3987.compare(one, other)).toEqual({ equivalent: false, rung: null });
  expect(rfc3987.equivalent(one, other)).toBe(false);
});

const everyStep = [...rfc3987.normalizationSteps, "nfc"] as const;

test.each(composed)("section 5.3.2.2: the composed form of %j is %j", (input, output) => {
  expect(rfc3987.normalize(input, { steps: everyStep })).toBe(output);
  expect(rfc3987.normalize(output, { steps: everyStep })).toBe(output);
});

test("nfc is not a default step, and without decoding it keeps percent-encodings", () => {
  expect(rfc3987.normalize("a:e\u0301")).toBe("a:e\u0301");
  expect(rfc3987.normalize("a:%6E\u0303e\u0301", { steps: ["nfc"] })).toBe("a:%6E\u0303\u00E9");
});

test("the changes of a normal form have their places in the input", () => {
  const input = "HTTP://h/%7e%C3%A9/./e\u0301%2f\u200E";
  const { uri, changes } = rfc3987.normalize(input, { steps: everyStep, changes: true });
  expect(uri).toBe("http://h/~\u00E9/\u00E9%2F%E2%80%8E");
  expect(
    changes.map(({ step, section, start, end, after }) => [step, section, input.slice(start, end), after]),
  ).toEqual([
    ["percent-encoding", "5.3.2.3", "%C3%A9", "\u00E9"],
    ["percent-encoding", "5.3.2.3", "\u200E", "%E2%80%8E"],
    ["percent-encoding", "5.3.2.3", "%7e", "~"],
    ["nfc", "5.3.2.2", "e\u0301", "\u00E9"],
    ["case", "5.3.2.1", "HTTP", "http"],
    ["case", "5.3.2.1", "%2f", "%2F"],
    ["dot-segments", "5.3.2.4", "/%7e%C3%A9/./e\u0301%2f\u200E", "/~\u00E9/\u00E9%2F%E2%80%8E"],
  ]);
  const composedAt = rfc3987.normalize("a:%6E%CC%83", { steps: everyStep, changes: true });
  expect(composedAt.changes.map(({ step, start, end, before, after }) => [step, start, end, before, after])).toEqual([
    ["percent-encoding", 5, 11, "%CC%83", "\u0303"],
    ["percent-encoding", 2, 5, "%6E", "n"],
    ["nfc", 2, 11, "n\u0303", "\u00F1"],
  ]);
  const behindTwo = rfc3987.normalize("a:%C3%A9%C3%A9%2f", { changes: true });
  expect(behindTwo.changes.map(({ step, start, end }) => [step, start, end])).toEqual([
    ["percent-encoding", 2, 8],
    ["percent-encoding", 8, 14],
    ["case", 14, 17],
  ]);
  expect(rfc3987.normalize("a:b", { changes: true })).toEqual({ uri: "a:b", changes: [] });
  expect(thrown(() => rfc3987.normalize("\uD800"))).toMatch(/^URISyntaxError/);
  expect(thrown(() => rfc3987.equivalent("a:", "\uD800"))).toMatch(/^URISyntaxError/);
});

test.each(bidi)("section 4.4, example %s: %j", (_example, iri, found) => {
  expect(isIRI(iri)).toBe(true);
  const read = diagnoseIRI(iri).map(
    ({ severity, code, start, end }) => `${severity} ${code.slice("rfc3987/".length)} ${iri.slice(start, end)}`,
  );
  expect(read).toEqual(found);
});

test.each([
  ["a:b", []],
  ["a:\u00E9", []],
  ["a:x\u05D0", ["warning bidi-mixed x\u05D0"]],
  ["a:\u0627x", ["warning bidi-mixed \u0627x"]],
  ["a:\u05D0\u05B7", []],
  ["a:\u05D0-", ["warning bidi-ends \u05D0-"]],
  ["a:1/\u05D0", []],
  ["a:\u06F1/\u05D0", []],
  ["a:\u0661/\u05D0", ["info bidi-number \u0661"]],
  ["a:\u05D0/x/1/\u05D0", []],
  ["a:\u05D0/1/2/\u05D0", ["info bidi-number 1", "info bidi-number 2"]],
  ["//\u05D0/-/1/\u05D0", ["info bidi-number 1"]],
  ["a:\u05D0(\u05D0)", []],
  ["a:\u05D0(1)", []],
  ["a:\u05D0((\u05D0)", []],
  ["a:\u05D0()", ["warning bidi-ends \u05D0()"]],
  ["a:\u05D0)", ["warning bidi-ends \u05D0)"]],
  ["a:\u05D0(\u05D0))", ["warning bidi-ends \u05D0(\u05D0))"]],
  ["a:\u05D0)(", ["warning bidi-ends \u05D0)("]],
  ["a:?\u05D0&x+\u05D0", []],
  ["a:\u05D0+x", ["warning bidi-mixed \u05D0+x"]],
  ["a:\u05D0/1/\u05D0", ["info bidi-number 1"]],
  ["a:\u0661/\u05D0-", ["info bidi-number \u0661", "warning bidi-ends \u05D0-"]],
  ["a:\u0301/\u05D0", []],
  ["a:\u05D0\u{10800}1", ["warning bidi-ends \u05D0\u{10800}1"]],
  ["a:1/2", []],
  ["a:\u05D0/\u0301", []],
  ["//1.\u05D0@h.\u05D0.\u0661:80?1=\u05D0#\u05D0", ["info bidi-number \u0661", "info bidi-number 1"]],
  ["a:\u200Eb\u202E", ["error bidi-formatting \u200E", "error bidi-formatting \u202E"]],
  ["a:?\u{10800}", []],
])("the advice for %j is %j", (iri, found) => {
  const all = diagnoseIRI(iri);
  expect(
    all.map(
      ({ severity, code, start, end }) => `${severity} ${code.slice("rfc3987/".length)} ${iri.slice(start, end)}`,
    ),
  ).toEqual(found);
  for (const { section, url } of all) expect(url).toBe(`https://www.rfc-editor.org/rfc/rfc3987#section-${section}`);
});

test.each(addresses)("the advice for the address %j is as judged", (iri, found) => {
  const all = diagnoseIRI(iri);
  expect(all.map(({ code, start, end }) => `${code.slice("rfc3987/bidi-".length)} ${iri.slice(start, end)}`)).toEqual(
    found,
  );
});

test("most addresses that people write have no advice", () => {
  const silent = addresses.filter(([iri]) => diagnoseIRI(iri).length === 0);
  expect([silent.length, addresses.length]).toEqual([66, 92]);
});

/** The words of each kind of advice: the severity, the section, and the message. */
const ADVICE = [
  [
    "a:\u200Eb",
    "bidi-formatting",
    "error",
    "4.1",
    "An invisible character (left-to-right mark, U+200E) is not allowed in an IRI: it changes the order of the text on the screen.",
  ],
  [
    "a:x\u05D0",
    "bidi-mixed",
    "warning",
    "4.2",
    "Text with right-to-left and left-to-right characters is easily read in the wrong order. Use one direction between two delimiters.",
  ],
  [
    "a:\u05D0-",
    "bidi-ends",
    "warning",
    "4.2",
    "Text with right-to-left characters should start and end with one; otherwise its ends can appear in another place.",
  ],
  [
    "a:\u0661/\u05D0",
    "bidi-number",
    "info",
    "4.4",
    "A number next to right-to-left text can appear in another place. Write a part with letters between them.",
  ],
] as const;

test.each(ADVICE)(
  "the advice for %j says what is wrong and what to write: %s",
  (iri, kind, severity, section, message) => {
    const url = `https://www.rfc-editor.org/rfc/rfc3987#section-${section}`;
    const place = { start: 2, end: kind === "bidi-formatting" || kind === "bidi-number" ? 3 : 4 };
    const edits = [{ start: 2, end: 3, text: "%E2%80%8E" }];
    const repair = { repair: { message: "Write '%E2%80%8E'.", edits, certain: false } };
    expect(diagnoseIRI(iri)).toEqual([
      {
        severity,
        code: `rfc3987/${kind}`,
        message,
        ...place,
        rule: "IRI-reference",
        section,
        url,
        ...(kind === "bidi-formatting" ? repair : {}),
      },
    ]);
  },
);

test.each([
  // The faults of the syntax are those of the standard.
  ["http://a b/", ["error space  "]],
  ["", []],
  // Findings in parts without a fault.
  ["http://\u05D0-/a b/\u200E", ["warning bidi-ends \u05D0-", "error space  ", "error bidi-formatting \u200E"]],
  ["http://h/\u05D0 x", ["error space  "]],
  ["http://h/%zz\u05D0/1", ["error percent %", "info bidi-number 1"]],
  ["http://h/\uE000/\u05D01", ["error private-use \uE000", "warning bidi-ends \u05D01"]],
])("the faults and the advice for %j are %j", (iri, found) => {
  const all = diagnoseIRI(iri);
  expect(
    all.map(
      ({ severity, code, start, end }) => `${severity} ${code.slice("rfc3987/".length)} ${iri.slice(start, end)}`,
    ),
  ).toEqual(found);
  expect(all.filter(({ code }) => !code.includes("bidi"))).toEqual(rfc3987.diagnose(iri));
});

test("every function takes a rule", () => {
  expect(parseIRI("\u00E9", { rule: "ireg-name" }).type).toBe("ireg-name");
  expect(safeParseIRI("http://\u00E9/", { rule: "IRI" }).node?.scheme.value).toBe("http");
  expect(safeParseIRI("/\u00E9", { rule: "IRI" }).diagnostic?.code).toBe("rfc3987/missing-scheme");
  expect(diagnoseIRI("/\u00E9")).toEqual([]);
  expect(diagnoseIRI("/\u00E9", { rule: "absolute-IRI" }).map(({ code }) => code)).toEqual(["rfc3987/missing-scheme"]);
  // The whole text is one part.
  expect(diagnoseIRI("\u0661:\u05D0-", { rule: "isegment" }).map(({ code, rule }) => [code, rule])).toEqual([
    ["rfc3987/bidi-number", "isegment"],
    ["rfc3987/bidi-ends", "isegment"],
  ]);
  expect(diagnoseIRI("\u05D0+x", { rule: "iquery" })).toEqual([]);
  expect(repairIRI("a b", { rule: "isegment" }).uri).toBe("a%20b");
  for (const each of [parseIRI, safeParseIRI, diagnoseIRI, repairIRI]) {
    expect(thrown(() => each("a", { rule: "segment" as never }))).toMatch(/^RangeError/);
  }
});

test.each([
  ["http://\u00E9/\u00E9", {}, "http://\u00E9/\u00E9", true, []],
  ["<http://\u00E9/\u00E9 b>", {}, "http://\u00E9/\u00E9%20b", true, ["wrapper", "space"]],
  ["http://\u00E9:8o80/", {}, "http://\u00E9:8080/", true, ["port"]],
  ["http://\u00E9:8o80/", { certain: true }, "http://\u00E9:8o80/", false, []],
  ["http://\u00E9:\uFF18\uFF10/", {}, "http://\u00E9:80/", true, ["full-width"]],
  ["http://[::\uFF11]/", {}, "http://[::1]/", true, ["full-width"]],
  ["a:x\u202Ey\u05D0", { certain: true }, "a:x\u202Ey\u05D0", false, []],
  ["a:x\u202Ey\u05D0", {}, "a:x%E2%80%AEy\u05D0", true, ["bidi-formatting"]],
  ["a:\u200E b", {}, "a:%E2%80%8E%20b", true, ["bidi-formatting", "space"]],
  ["a:x\u05D0", {}, "a:x\u05D0", true, []],
  ["a:\uE000", {}, "a:\uE000", false, []],
] as const)("the repair of %j with %j is %j", (iri, options, uri, ok, codes) => {
  const result = repairIRI(iri, options);
  expect([result.uri, result.ok]).toEqual([uri, ok]);
  expect(result.applied.map(({ code }) => code)).toEqual(codes.map((code) => `rfc3987/${code}`));
  expect(result.certain).toBe(!["port", "full-width", "bidi-formatting"].includes(String(codes[0])));
  expect(repairIRI(uri, options).uri).toBe(uri);
});

const LENGTH = 300_000;

const MANY: readonly (readonly [name: string, iri: string, severity: string, start: number])[] = [
  ["formatting characters", `a:${"\u200E".repeat(LENGTH)}`, "error", 102],
  ["components", `a:${"\u05D0-/".repeat(LENGTH / 3)}`, "info", 302],
  ["components, then a formatting character", `a:${"\u05D0-/".repeat(200)}\u200E`, "error", 302],
  ["both", `a:${"\u05D0\u200E/".repeat(LENGTH / 3)}`, "error", 152],
];

test.each(MANY)(
  "a list for very many %s ends with one diagnostic for the rest",
  (_name, iri, severity, start) => {
    const all = diagnoseIRI(iri);
    expect(all).toHaveLength(101);
    expect(all.map((each) => each.start)).toEqual(all.map((each) => each.start).sort((one, other) => one - other));
    expect(all.at(-1)).toEqual({
      severity,
      code: "rfc3987/too-many-faults",
      message: "The string has too many faults. The rest of it was not checked.",
      start,
      end: iri.length,
      rule: "IRI-reference",
      section: "4",
      url: "https://www.rfc-editor.org/rfc/rfc3987#section-4",
    });
  },
  TIMEOUT,
);

/** A repair reads the text several times. */
const LONG = 100_000;

test.each([
  ["one long component", `a:${"\u05D0".repeat(LONG)}`, 0],
  ["a long component that ends in ASCII", `a:${"\u05D0".repeat(LONG)}1`, 1],
  ["many faults", `a:${" \u200E".repeat(LONG / 2)}b`, 101],
  ["many faults and components", `a:${"\u05D0 /".repeat(LONG / 3)}`, 101],
  ["a fault before many findings", `http://a b/${"\u05D0-/".repeat(LONG / 3)}`, 101],
])(
  "%s: the list is short",
  (_name, iri, most) => {
    expect(diagnoseIRI(iri).length).toBe(most);
    expect(repairIRI(iri).uri.length).toBeGreaterThanOrEqual(iri.length);
  },
  TIMEOUT,
);

test("trees and components", () => {
  const tree = parseIRI("http://u\u00E9@\u00E9:80/a/\u{10300}?\uE000#\u00FC");
  expect(tree.type).toBe("IRI");
  expect(rfc3987.components(tree)).toEqual({
    scheme: "http",
    authority: "u\u00E9@\u00E9:80",
    userinfo: "u\u00E9",
    host: "\u00E9",
    port: "80",
    path: "/a/\u{10300}",
    query: "\uE000",
    fragment: "\u00FC",
  });
  expect(rfc3987.recompose(tree)).toBe("http://u\u00E9@\u00E9:80/a/\u{10300}?\uE000#\u00FC");
  expect(thrown(() => parseIRI("http://\u00E9:x/"))).toBe(
    "URISyntaxError: '/' is not allowed here (rule IRI-reference). 'diagnose' explains it.",
  );
});

test("resolution is that of RFC 3986", () => {
  const base = "http://\u00E9/b/c/d;p?q";
  expect(rfc3987.resolve("../\u00FC?y#s", base)).toBe("http://\u00E9/b/\u00FC?y#s");
  expect(rfc3987.relativize("http://\u00E9/b/\u00FC", base)).toBe("../\u00FC");
  const { uri, trace } = rfc3987.resolve("g", base, { trace: true });
  expect(uri).toBe("http://\u00E9/b/c/g");
  expect(trace.map(({ section }) => section)).toEqual(["RFC3986:5.2.3", "RFC3986:5.2.4", "RFC3986:5.2.2"]);
});

test("the URIs are the IRIs in ASCII", () => {
  const rules = [{ standard: "rfc3986", rule: "URI-reference" } as const, { standard: "rfc3987" } as const] as const;
  const { relation, onlySecond } = difference(...rules);
  expect([relation, onlySecond?.input]).toEqual(["first-in-second", "\u00E9"]);
});

const strings = fc.string({
  unit: fc.constantFrom(
    ..."a:/?#[]@.%1;=".split(""),
    ...["%C3%A9", "%E2%80%8E", "%EE%80%80", "%FF", "%2e", "%3A", "%C3", "\u00E9", "e\u0301", "\u200E", "\uE000"],
    ...["\u{10300}", "\uD800", "\uDC00", "\uFFFE", "\u05D0", "\u037E", "%6E", "\u0303", "\u{F0000}", " "],
    ...["%C2%A0", "\u00A0", "%EF%BC%8F", "\uFF0F", "%EF%BC%90", "\uFF10", "%E3%80%82"],
  ),
});

const labels = fc.oneof(
  fc.constantFrom("a", "B-c", "a_b", "", "1", "xn--a", "xn--", "%C3%A9", "%41", "xn--wgv71a119e", "xn--fa-hia"),
  fc
    .string({ unit: fc.constantFrom(..."aZ-9\u00E9\u00C9\u00DF\u05D0\u0627\u3042\u4E00\u{10300}\u00B5\u03C2\u0661") })
    .map((name) => domainToASCII(name)),
);

test("law: with ToUnicode and ToASCII for the host, the URI of the IRI is equivalent to the URI", () => {
  let converted = 0;
  fc.assert(
    fc.property(fc.array(labels, { minLength: 1, maxLength: 4 }), strings, (names, rest) => {
      const text = `http://u%C3%A9@${names.join(".")}:80/${rest.replace(/[^\0-\x7f]/g, "")}`;
      if (!isURI(text)) return;
      const iri = toIRI(text, { host: domainToUnicode });
      const host = rfc3987.components(iri).host ?? "";
      if (/[^\0-\x7f]/.test(host)) converted++;
      expect(isIRI(iri)).toBe(true);
      expect(equivalentURIs(toURI(iri, { host: domainToASCII }), text)).toBe(true);
      expect(toIRI(iri, { host: domainToUnicode })).toBe(iri);
      // The other parts do not depend on the host.
      expect({ ...rfc3987.components(iri), host: "", authority: "" }).toEqual({
        ...rfc3987.components(toIRI(text)),
        host: "",
        authority: "",
      });
    }),
    { numRuns: 500, seed: 3987 },
  );
  expect(converted).toBeGreaterThan(100);
});

test.each([
  // RFC 3492 section 7.1, in lower case.
  ["\u4ED6\u4EEC\u4E3A\u4EC0\u4E48\u4E0D\u8BF4\u4E2D\u6587", "ihqwcrb4cv8a8dqg056pqjye"],
  ["3\u5E74b\u7D44\u91D1\u516B\u5148\u751F", "3b-ww4c5e180e575a65lsy2b"],
  ["\u305D\u306E\u30B9\u30D4\u30FC\u30C9\u3067", "d9juau41awczczp"],
  ["-> $1.00 <-", "-> $1.00 <--"],
  ["", ""],
])("RFC 3492: the Punycode of %j is %j", (label, punycode) => {
  expect(punycodeOf(label)).toBe(punycode);
});

test("law: the Punycode of a name is that of the URL Standard", () => {
  const name = fc.string({ unit: fc.constantFrom(..."ab9\u00E9\u00DF\u3042\u4E00\u{10300}\u{20000}"), minLength: 1 });
  fc.assert(
    fc.property(name, (text) => {
      const label = `${text}\u00E9`;
      expect(`xn--${punycodeOf(label)}`).toBe(domainToASCII(label));
    }),
    { numRuns: 300, seed: 3492 },
  );
});

test("laws of the conversions and of the normal forms", () => {
  fc.assert(
    fc.property(strings, (text) => {
      expect(isIRIReference(text)).toBe(rfc3987.test(text));
      expect(rfc3987.safeParse(text).ok).toBe(isIRIReference(text));
      expect(
        diagnoseIRI(text).some(({ severity, code }) => severity === "error" && code !== "rfc3987/bidi-formatting"),
      ).toBe(!isIRIReference(text));
      const repaired = repairIRI(text);
      expect(repaired.ok).toBe(!diagnoseIRI(repaired.uri).some(({ severity }) => severity === "error"));
      expect(repairIRI(repaired.uri).uri).toBe(repaired.uri);
      if (!isIRIReference(text)) return;
      expect(rfc3987.equivalent(repaired.uri, text)).toBe(true);
      const uri = toURI(text);
      expect(isURIReference(uri)).toBe(true);
      expect(isURI(uri)).toBe(isIRI(text));
      expect(toURI(uri)).toBe(uri);
      const iri = toIRI(uri);
      expect(isIRIReference(iri)).toBe(true);
      expect(rfc3986.equivalent(toURI(iri), uri)).toBe(true);
      expect(toIRI(toURI(iri))).toBe(iri);
      const read = toIRI(text);
      expect(toIRI(read)).toBe(read);
      expect(rfc3987.equivalent(read, text)).toBe(true);
      expect(rfc3987.equivalent(toURI(read), uri)).toBe(true);
      for (const steps of [rfc3987.normalizationSteps, everyStep]) {
        const normal = rfc3987.normalize(text, { steps });
        expect(isIRIReference(normal)).toBe(true);
        expect(rfc3987.normalize(normal, { steps })).toBe(normal);
        expect(rfc3987.normalize(text, { steps, changes: true }).uri).toBe(normal);
      }
      expect(rfc3987.normalize(uri)).toBe(rfc3987.normalize(text));
      expect(rfc3987.equivalent(uri, text)).toBe(true);
      expect(parse(uri).type).toBe(isIRI(text) ? "URI" : "relative-ref");
    }),
    { numRuns: 300, seed: 3986 },
  );
});
