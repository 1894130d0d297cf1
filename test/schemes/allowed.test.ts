/** Tests that only the schemes that a caller allows are accepted, by each function that takes them. */
import { hasScheme, URISyntaxError } from "../../src/index.js";
import { https } from "../../generated/schemes/http.js";
import { mailto } from "../../generated/schemes/mailto.js";
import { tel } from "../../generated/schemes/tel.js";
import * as all from "../../src/schemes/index.js";
import { registry, schemes, validate, withSchemes } from "../../src/schemes/index.js";
import { scheme as zodScheme } from "../../src/interop/zod.js";

const NAMES = ["https", "mailto"] as const;
const MESSAGE = "The scheme must be 'https' or 'mailto'.";

const ALLOWED = ["https://example.com/", "HTTPS://example.com/", "mailto:joe@example.com", "Mailto:joe@example.com"];

/** Valid URIs of other schemes, known, registered and unknown. */
const OTHERS = [
  ...["javascript:alert(1)", "JavaScript:alert(1)", "JAVASCRIPT:alert(1)//https://example.com/", "javascript:"],
  ...["http://example.com/", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "spotify:a", "x-none:a", "tel:+1"],
  ...["https.://h/", "httpsx:a", "http-s://h/", "constructor:a", "hasOwnProperty:a"],
];

/** What people write to hide a scheme. None of it is a URI. */
const HIDDEN = [
  ...[" javascript:alert(1)", "\tjavascript:alert(1)", "\u0001javascript:alert(1)", "java\tscript:alert(1)"],
  ...["java\nscript:alert(1)", "javascript\t:alert(1)", "&#106;avascript:alert(1)", "javascript&colon;alert(1)"],
  ...["javascript&#58;alert(1)", "%6Aavascript:alert(1)", "\uFF4Aavascript:alert(1)", "https\\:javascript:alert(1)"],
  ...["", ":", "//example.com/", "/a", "https", "https//example.com"],
];

/** What a call says: the codes of its errors, or of the error that it throws; an empty list if it accepts a URI. */
function refusals(run: () => unknown): readonly string[] {
  try {
    const result = run() as {
      ok?: boolean;
      diagnostic?: { code: string };
      diagnostics?: { code: string; severity: string }[];
    };
    if (result.diagnostic) return [result.diagnostic.code];
    const { diagnostics = [] } = result;
    return diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
  } catch (error) {
    if (error instanceof URISyntaxError) return [error.diagnostic.code];
    throw error;
  }
}

const own = withSchemes([https, mailto]);
const CODE = "rfc3986/other-scheme";

/** The functions that take a URI and allow only some schemes. */
const CALLS: Readonly<Record<string, (uri: string) => unknown>> = {
  "validate of withSchemes": (uri) => own.validate(uri),
  "validate of withSchemes, with a registry": (uri) => withSchemes([https, mailto], { registry }).validate(uri),
  "diagnoseInterpolated of withSchemes": (uri) => ({ diagnostics: own.diagnoseInterpolated([uri]) }),
  "parse of withSchemes": (uri) => own.parse(uri, { rule: "URI" }),
  "parse of withSchemes, with the scheme": (uri) => own.parse(uri, { rule: "URI", scheme: true }),
  "safeParse of withSchemes": (uri) => own.safeParse(uri, { rule: "URI" }),
  "normalize of withSchemes": (uri) => own.normalize(uri),
  "compare of withSchemes": (uri) => own.compare(uri, "https://h/"),
  "equivalent of withSchemes": (uri) => own.equivalent("https://h/", uri),
  validate: (uri) => validate(uri, { scheme: NAMES }),
  "validate of a few schemes, with a list of names": (uri) =>
    withSchemes([https, mailto, tel], { others: "generic" }).validate(uri, { scheme: NAMES }),
  parse: (uri) => all.parse(uri, { scheme: NAMES }),
  "parse, with a set": (uri) => all.parse(uri, { scheme: new Set(NAMES) }),
  safeParse: (uri) => all.safeParse(uri, { scheme: NAMES }),
  read: (uri) => all.read(uri, NAMES),
  "read, with an option": (uri) => all.read(uri, { scheme: NAMES }),
  safeRead: (uri) => all.safeRead(uri, NAMES),
};

/** `normalize` and `compare` take references, of which relative ones have no scheme. */
const takesReferences = (name: string): boolean => /^(?:normalize|compare|equivalent)/.test(name);

describe.each(Object.entries(CALLS))("%s", (name, call) => {
  test.each(ALLOWED)("accepts %s", (uri) => {
    expect(refusals(() => call(uri))).toEqual([]);
  });

  test.each(OTHERS)("refuses %s", (uri) => {
    expect(refusals(() => call(uri))).toEqual([CODE]);
  });

  test.each(HIDDEN)("refuses %j", (text) => {
    const isRelative = all.safeParse(text).ok;
    expect(refusals(() => call(text)).length > 0).toBe(!(takesReferences(name) && isRelative));
  });
});

test.each([...ALLOWED, ...OTHERS, ...HIDDEN])("hasScheme and repair agree with the list: %j", (text) => {
  const isAllowed = ALLOWED.includes(text);
  expect(hasScheme(text, NAMES)).toBe(isAllowed);
  const { uri, ok } = all.repair(text, { scheme: NAMES });
  expect(ok).toBe(hasScheme(uri, NAMES) && validate(uri).ok);
  if (OTHERS.includes(text)) expect([uri, ok]).toEqual([text, false]);
});

test("the message is that of the schema of zod", () => {
  for (const uri of ["javascript:alert(1)", "tel:+1"]) {
    const messages = [
      zodScheme(NAMES).safeParse(uri).error?.issues[0]?.message,
      validate(uri, { scheme: NAMES }).diagnostics[0]?.message,
      all.safeParse(uri, { scheme: NAMES }).diagnostic?.message,
      all.safeRead(uri, NAMES).diagnostic?.message,
      own.validate(uri).diagnostics[0]?.message,
    ];
    expect(messages).toEqual(messages.map(() => MESSAGE));
  }
});

test("one error says everything about another scheme, with its place", () => {
  const [found, ...rest] = own.validate("http://u:p@example.com:25/").diagnostics;
  expect(rest).toEqual([]);
  expect(found).toEqual({
    severity: "error",
    code: CODE,
    message: MESSAGE,
    start: 0,
    end: 4,
    rule: "scheme",
    section: "3.1",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
  });
});

test("other schemes are accepted by the generic syntax on request, and a registry only improves messages", () => {
  const open = withSchemes([https, mailto], { others: "generic" });
  expect(open.validate("javascript:alert(1)")).toMatchObject({ ok: true, diagnostics: [{ code: "scheme/unknown" }] });
  expect(open.parse("javascript:alert(1)", { rule: "URI" }).scheme.value).toBe("javascript");
  expect(open.equivalent("X:a", "x:a")).toBe(true);
  const known = withSchemes([https, mailto], { registry });
  expect(known.validate("tel:1").diagnostics[0]?.message).toBe(`${MESSAGE} This scheme is registered (permanent).`);
  expect(known.validate("x-a:1").diagnostics[0]?.message).toBe(`${MESSAGE} This scheme is not registered.`);
  expect(() => withSchemes([], { others: "all" as never })).toThrow(
    new RangeError("The option 'others' must be one of these: generic."),
  );
});

test("relative references have no scheme, and other rules have none, either", () => {
  expect([own.normalize("/a/../b"), own.equivalent("a", "a")]).toEqual(["/b", true]);
  expect(own.parse("//h/a", { scheme: true }).schemeNode).toBeNull();
  expect(own.parse("javascript:a", { rule: "path-rootless" }).type).toBe("path-rootless");
  expect(own.safeParse("javascript:a", { rule: "hier-part" }).ok).toBe(true);
});

test("texts with holes can only begin with a known scheme", () => {
  const told = (...texts: string[]): unknown[] =>
    own.diagnoseInterpolated(texts).map(({ code, start, end }) => [code, start.offset, end.offset]);
  expect([told("", "a"), told("http", "x"), told("MAIL", ""), told("https://", "/")]).toEqual([[], [], [], []]);
  expect(told("javascript:", "")).toEqual([[CODE, 0, 10]]);
  expect(told("java", ":x")).toEqual([[CODE, 0, 4]]);
  expect(told("/", "")[0]).not.toContain(CODE);
});

test("many names are counted, and none is said", () => {
  expect(withSchemes(schemes).validate("javascriptx:").diagnostics[0]?.message).toMatch(
    /^The scheme must be one of the \d{3} that are allowed\.$/,
  );
  expect(withSchemes([]).validate("a:b").diagnostics[0]?.message).toBe("No scheme is allowed.");
});

test("names of one document are equal, in lists, too", () => {
  const uri = "postgres://h/db";
  expect(all.read(uri, "postgresql")).toMatchObject({ scheme: "postgres", database: "db" });
  expect(all.read("postgresql://h/db", ["geo", "postgres"])).toMatchObject({ scheme: "postgresql" });
  expect(all.parse(uri, { scheme: "postgresql" }).schemeNode.type).toBe("postgresql-URI");
  expect(validate(uri, { scheme: ["https", "postgresql"] }).ok).toBe(true);
  expect(hasScheme("POSTGRES://h/db", "postgresql")).toBe(true);
  expect(zodScheme("postgresql", { validate }).safeParse(uri).success).toBe(true);
  expect(all.write("postgresql", { ...all.read(uri, "postgresql"), scheme: "postgres" as never })).toBe(
    "postgresql://h/db",
  );
  expect(all.update(uri, { scheme: "postgresql", database: "x" })).toBe("postgresql://h/x");
  expect(all.update(uri, { database: "x" })).toBe("postgres://h/x");
  expect(() => all.read("mongodb+srv://h/", "mongodb")).toThrow("The scheme must be 'mongodb'.");
  expect(() => all.update(uri, { scheme: "mongodb" as never })).toThrow(RangeError);
});

test.each<[unknown, Error]>([
  [[], new RangeError("The option 'scheme' must not be an empty list.")],
  [["https", "nope"], new RangeError("The option 'scheme' must be the name of a known scheme, in lower case.")],
  ["HTTPS", new RangeError("The option 'scheme' must be the name of a known scheme, in lower case.")],
  ["rfc1738/http", new RangeError("The option 'scheme' must be the name of a known scheme, in lower case.")],
  [7, new TypeError("The option 'scheme' must be a name or a list of names, not number.")],
  [[7], new TypeError("An item of the option 'scheme' must be a string, not number.")],
])("the schemes %j are refused", (scheme, error) => {
  for (const call of [validate, all.repair, all.parse, all.safeParse]) {
    expect(() => (call as (uri: string, options: unknown) => unknown)("https://h/", { scheme })).toThrow(error);
  }
});

test("a scheme that is only registered can be allowed", () => {
  expect(validate("rsync://h/", { scheme: ["rsync"] }).ok).toBe(true);
  expect(all.parse("rsync://h/", { scheme: ["rsync"] }).schemeNode).toBeNull();
  expect(() => all.read("rsync://h/", ["rsync" as never])).toThrow(RangeError);
});

test.each<[unknown, Error]>([
  ["https:", new RangeError("The name of a scheme must be a scheme, without ':'.")],
  [["https", ""], new RangeError("The name of a scheme must be a scheme, without ':'.")],
  [[], new RangeError("The schemes must not be an empty list.")],
  // The second argument of `filter` is an index.
  [0, new TypeError("The schemes must be a name or a list of names, not number.")],
])("hasScheme refuses the schemes %j", (names, error) => {
  expect(() => hasScheme("https://h/", names as never)).toThrow(error);
});

test("hasScheme takes any value, and names in any case", () => {
  expect(hasScheme("https://h/", ["HTTPS"])).toBe(true);
  for (const value of [undefined, null, 7, {}, new URL("https://h/"), "https://h/a b"]) {
    expect(hasScheme(value, "https")).toBe(false);
  }
});
