/**
 * Laws about secrets: no error, and nothing in a diagnostic except the texts of its edits, contains more than one
 * character of the input.
 */
import { inspect } from "node:util";
import fc, { type Arbitrary } from "fast-check";
import { establishBase, find } from "../../src/context/index.js";
import {
  diagnose,
  isAbsoluteURI,
  isRelativeRef,
  isURI,
  isURIReference,
  repair,
  safeParse,
  type Diagnostic,
} from "../../src/index.js";
import { uri } from "../../src/interop/standard-schema.js";
import { repair as repairByScheme, safeParse as safeParseByScheme, validate } from "../../src/schemes/index.js";
import { uuid } from "../../src/schemes/urn.js";
import { resolveAll, verdicts } from "../../src/standards/index.js";
import { callables } from "../support/calls.js";
import { CALLS } from "../tables/calls.js";
import { SEED } from "./law.js";

/** A definition is a part of the program: its names occur in messages. */
const DEFINING = ["schemes defineScheme", "URISyntaxError"];

const all = await callables();

// The frames of a stack are the engine's text: they name files, whose paths can contain anything.
const { stackTraceLimit } = Error;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

/** Every second character is a digit: no message contains two neighbouring characters of a secret. */
const letters = fc.constantFrom(..."qzxjkwQZXJKW");
const digits = fc.constantFrom(..."7902");
const secret: Arbitrary<string> = fc
  .array(fc.tuple(letters, digits), { minLength: 6, maxLength: 9 })
  .map((pairs) => pairs.flat().join(""));

const CONTEXTS: readonly ((token: string) => string)[] = [
  (token) => token,
  (token) => `${token}:a b`,
  (token) => `ht${token}tp://h/`,
  (token) => `http://${token}:p w@h/`,
  (token) => `http://u:${token}@h:8x/`,
  (token) => `http://${token}.example:80a/ b`,
  (token) => `http://[${token}]/`,
  (token) => `http://[::${token}/`,
  (token) => `http://h:${token}/`,
  (token) => `http://h/${token} ${token}%${token}`,
  (token) => `http://h/?${token}\u00e9^${token}`,
  (token) => `http://h/a#${token}#${token}`,
  (token) => `<http://h/${token}>${token}`,
  (token) => `"https//${token}`,
  (token) => `http:\\\\${token}\\${token}`,
  (token) => `//${token}\0\u{1f600}\ud800${token}`,
  (token) => `../${token}/..//${token}:`,
  (token) => `%${token}%2e%zz`,
  ...[
    "mailto:",
    "tel:",
    "urn:uuid:",
    "urn:isbn:",
    "urn:oid:",
    "data:",
    "geo:",
    "sip:",
    "ni:///",
    "did:",
    "dns:",
    "tag:",
    "acct:",
    "info:",
    "news:",
    "xmpp:",
    "ldap://h/",
    "imap://u@h/",
    "ftp://h/;type=",
    "coap://h/",
    "payto://iban/",
    "HTTP:",
  ].flatMap((scheme) => [(token: string) => scheme + token, (token: string) => `${scheme}${token} ${token}@${token}`]),
];

const text = fc.tuple(fc.constantFrom(...CONTEXTS), secret).map(([write, token]) => ({ token, text: write(token) }));

/** Returns what a call throws; `undefined` if it throws nothing. */
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Returns all texts that an error shows, and all values that can be reached from it. */
function shownBy(error: unknown): string {
  const shown: string[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value === "string") shown.push(value);
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    for (const key of Reflect.ownKeys(value)) {
      shown.push(String(key));
      const descriptor = Reflect.getOwnPropertyDescriptor(value, key);
      visit(descriptor?.get ? Reflect.get(value, key) : descriptor?.value);
    }
    visit(Reflect.getPrototypeOf(value));
  };
  visit(error);
  shown.push(inspect(error, { showHidden: true, depth: Infinity, getters: true }));
  shown.push(String(error), JSON.stringify(error), inspect(structuredClone(error), { depth: Infinity }));
  return shown.join("\n");
}

/** Returns the first two neighbouring characters of a secret that a text contains, in any case. */
function leakOf(token: string, shown: string): string | null {
  const [inText, inToken] = [shown.toLowerCase(), token.toLowerCase()];
  for (let at = 0; at + 2 <= inToken.length; at++) {
    const pair = inToken.slice(at, at + 2);
    if (inText.includes(pair)) return pair;
  }
  return null;
}

/** Returns the values to try for a parameter: the text in every place that a value has. */
function valuesWith(input: string, right: unknown, properties: readonly string[]): unknown[] {
  const leaf = { type: "scheme", start: 0, end: 0, value: input };
  const empty = { type: "path-empty", start: 0, end: 0, segments: [] };
  const others = { authority: null, query: null, fragment: null };
  return [
    input,
    [input],
    [[input]],
    { [input]: input },
    { ...leaf, type: input },
    { type: input, start: 0, end: 0, [input]: null },
    { type: "URI", start: 0, end: 0, scheme: leaf, path: empty, ...others },
    { type: "URI", start: 0, end: 0, scheme: { ...leaf, type: input }, path: { ...empty, [input]: [leaf] }, ...others },
    ...properties.flatMap((property) =>
      [input, [input], { [input]: input }].map((value) => ({ ...(right as object), [property]: value })),
    ),
  ];
}

const subjects = all.filter(({ name }) => Object.hasOwn(CALLS, name) && !DEFINING.includes(name));

test("no error of any function shows more than one character of a value", () => {
  let thrown = 0;
  fc.assert(
    fc.property(fc.constantFrom(...subjects), text, ({ name, call }, { token, text: input }) => {
      const parameters = CALLS[name] ?? [];
      const right = parameters.map((parameter) => parameter.right);
      parameters.forEach(({ properties = {} }, index) => {
        for (const value of valuesWith(input, right[index], Object.keys(properties))) {
          const error = thrownBy(() => call(...right.map((each, at) => (at === index ? value : each))));
          if (error === undefined) continue;
          thrown++;
          expect(leakOf(token, shownBy(error))).toBeNull();
        }
      });
    }),
    { seed: SEED, numRuns: 200 },
  );
  expect(thrown).toBeGreaterThan(500);
});

/** Returns all diagnostics in a result. */
function diagnosticsIn(value: unknown): Diagnostic[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "severity" in value && "message" in value ? [value as Diagnostic] : [];
  return own.concat(Object.values(value).flatMap(diagnosticsIn));
}

/** The functions whose results contain diagnostics. */
const diagnosing: readonly ((input: string) => unknown)[] = [
  (input) => diagnose(input),
  (input) => safeParse(input),
  (input) => repair(input),
  (input) => validate(input).diagnostics,
  (input) => repairByScheme(input),
  (input) => safeParseByScheme(input, { scheme: true }),
  (input) => find(`See ${input}.`, { invalid: true }),
  (input) => establishBase({ embedded: input, retrieval: input }),
  (input) => verdicts(input),
  (input) => resolveAll(input, "a:b"),
  (input) => resolveAll("a", input),
  (input) => uri["~standard"].validate(input),
];

test("no diagnostic shows more than one character of the input, except in its edits", () => {
  const codes = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...diagnosing), text, (run, { token, text: input }) => {
      for (const diagnostic of diagnosticsIn(run(input))) {
        codes.add(diagnostic.code);
        const { repair: suggested, ...others } = diagnostic;
        const leak = leakOf(token, JSON.stringify([others, suggested?.message]));
        expect([diagnostic.code, leak]).toEqual([diagnostic.code, null]);
      }
    }),
    { seed: SEED, numRuns: 300 },
  );
  expect(codes.size).toBeGreaterThan(40);
});

test("the edits of a repair can repeat the text that they replace", () => {
  const { repair: suggested } = uuid.explain("f81d4fae7dec11d0a76500a0c91e6bf6");
  expect(suggested?.text).toBe("f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
});

/** The properties of `RegExp` for the last match. */
const KEPT = ["input", "lastMatch", "lastParen", "leftContext", "rightContext", "$1"];

describe("JavaScript keeps the last text that a regular expression matched", () => {
  const token = "q7x9Z0j2";
  /** Calls a function and returns whether JavaScript keeps a part of the token. */
  function keeps(call: (input: string) => unknown, input: string): boolean {
    // Matches another text first.
    expect(/^x$/.exec("x")).not.toBeNull();
    thrownBy(() => call(input));
    return leakOf(token, JSON.stringify(KEPT.map((name): unknown => Reflect.get(RegExp, name)))) !== null;
  }

  test.each([isURI, isURIReference, isAbsoluteURI, isRelativeRef])("but not after %p", (check) => {
    for (const write of CONTEXTS) expect(keeps(check, write(token))).toBe(false);
  });

  test("after other functions, such as diagnose", () => {
    expect(CONTEXTS.some((write) => keeps(diagnose, write(token)))).toBe(true);
  });
});
