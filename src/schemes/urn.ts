/**
 * The scheme `urn` (RFC 8141), with the requirements of the namespaces `uuid`, `oid`, `isbn` and `ietf`.
 *
 * @module
 */
import { grammar } from "../../generated/scheme/urn.js";
import type { Namestring } from "../../generated/scheme/urn.tree.js";
import { aFunction, anything, assertString, aString, optional, readList, readObject } from "../core/arguments.js";
import type { RuleWords } from "../explain/report.js";
import type { Edit } from "../core/diagnostic.js";
import { NOTHING, type Check, type Finding, type SchemeEdit, type Span } from "./mechanism/check.js";
import { utf8 } from "./shared/common.js";
import { upTo } from "./shared/edits.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/urn.tree.js";

/** A requirement of a namespace. Offsets refer to the NSS. */
export interface NSSCheck extends Omit<Check, "find"> {
  /** Finds the violations in an NSS that matches the namespace's rule. */
  find(nss: string): Iterable<Finding>;
}

/** The rules of a namespace for its NSS. Offsets refer to the NSS. */
export interface URNNamespace {
  /** The NID, in lower case. */
  readonly nid: string;
  /** The section that defines the NSS, such as `RFC3061:2`. */
  readonly section: string;
  /** The rule that the NSS must match. */
  readonly rule: string;
  /** The requirement on the NSS, in one sentence. */
  readonly summary: string;
  /** Checks whether an NSS matches the rule. */
  test(nss: string): boolean;
  /** Explains why an NSS does not match the rule. The diagnostic's code is `urn/<nid>`. */
  explain(nss: string): Finding;
  /** Further requirements. */
  readonly requirements?: readonly NSSCheck[];
  /** Returns the normal form of an NSS. */
  normalize?(nss: string): string;
  /** Removes from a normalized NSS the differences that do not count in a comparison. */
  equate?(nss: string): string;
}

const language = languageOf(grammar);

/** Makes a namespace whose functions refuse a value that is not a string. */
function defineNamespace(own: URNNamespace): URNNamespace {
  const ofNSS =
    <Result>(use: (nss: string) => Result) =>
    (nss: string): Result => {
      assertString(nss, "The NSS");
      return use(nss);
    };
  const normalize = own.normalize?.bind(own);
  const equate = own.equate?.bind(own);
  return {
    ...own,
    test: ofNSS((nss) => own.test(nss)),
    explain: ofNSS((nss) => own.explain(nss)),
    ...(normalize && { normalize: ofNSS(normalize) }),
    ...(equate && { equate: ofNSS(equate) }),
  };
}

/** The offsets of the digits of a UUID that contain its version and its variant (RFC 9562 section 4). */
const [VERSION, VARIANT] = [14, 19];

/** Checks for the UUIDs whose bits are all zero or all one (RFC 9562 sections 5.9 and 5.10). They have no variant. */
const isNilOrMax = (uuid: string): boolean => /^(?:[0-]+|[F-]+)$/i.test(uuid);

/**
 * The namespace of UUIDs (RFC 9562).
 *
 * @example
 * import { uuid } from "uri-grammar/schemes/urn";
 *
 * uuid.test("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"); // => true
 * uuid.normalize?.("F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"); // => "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
 */
export const uuid: URNNamespace = defineNamespace({
  nid: "uuid",
  section: "RFC9562:4",
  rule: "UUID",
  summary: 'A UUID must have 32 hexadecimal digits, in groups of 8, 4, 4, 4 and 12 with "-" between them.',
  test: (nss) => language.test(nss, { rule: "UUID" }),
  explain(nss) {
    const digits = nss.replaceAll("-", "");
    const text = [0, 8, 12, 16, 20].map((start, index, starts) => digits.slice(start, starts[index + 1])).join("-");
    return {
      ...whole(nss),
      message: 'A UUID must have 32 hexadecimal digits, in groups of 8, 4, 4, 4 and 12 with "-" between them.',
      repair: language.test(text, { rule: "UUID" })
        ? { ...whole(nss), text, message: 'Move each "-" to its place.', certain: true }
        : undefined,
    };
  },
  requirements: [
    {
      code: "uuid-variant",
      level: "advice",
      section: "RFC9562:4.1",
      rule: "UUID",
      summary: "A UUID should have the variant of the document: after its third hyphen stands 8, 9, A or B.",
      find: (nss) =>
        /[89AB]/i.test(nss.charAt(VARIANT)) || isNilOrMax(nss)
          ? NOTHING
          : [{ start: VARIANT, end: VARIANT + 1, message: "The variant of this UUID is not that of RFC 9562." }],
    },
    {
      code: "uuid-version",
      level: "advice",
      section: "RFC9562:4.2",
      rule: "UUID",
      summary: "A UUID should have a version from 1 to 8: the digit after its second hyphen.",
      find: (nss) =>
        /[1-8]/.test(nss.charAt(VERSION)) || !/[89AB]/i.test(nss.charAt(VARIANT))
          ? NOTHING
          : [{ start: VERSION, end: VERSION + 1, message: "RFC 9562 does not define this version of a UUID." }],
    },
  ],
  // Digits are lower case on output and case-insensitive on input (RFC 4122 section 3).
  normalize: (nss) => nss.toLowerCase(),
});

/** The greatest number below the roots 0 and 1 (ITU-T X.660, which RFC 3061 cites). */
const LAST_BELOW_ROOT = 39;

/**
 * The namespace of object identifiers (RFC 3061).
 *
 * @example
 * import { oid } from "uri-grammar/schemes/urn";
 *
 * oid.test("1.3.6.1.2.1.27"); // => true
 * oid.explain("1.03").message; // => "The numbers of an object identifier must not have leading zeros."
 */
export const oid: URNNamespace = defineNamespace({
  nid: "oid",
  section: "RFC3061:2",
  rule: "oid",
  summary: "An object identifier must be decimal numbers with dots between them.",
  test: (nss) => language.test(nss, { rule: "oid" }),
  explain(nss) {
    const parts = nss.split(".");
    const wrong = parts.findIndex((part) => !language.test(part, { rule: "number" }));
    // A text that does not match has at least one part that is not a number.
    const part = parts[wrong] as string;
    const start = parts.slice(0, wrong).reduce((length, { length: more }) => length + more + 1, 0);
    const end = start + part.length;
    if (/^\d+$/.test(part)) {
      const text = parts.map((each) => each.replace(/^0+(?=\d)/, "")).join(".");
      const repair = { ...whole(nss), text, message: "Remove the leading zeros.", certain: true };
      return { start, end, message: "The numbers of an object identifier must not have leading zeros.", repair };
    }
    const message =
      part === ""
        ? "A number is missing here. An object identifier must be decimal numbers with dots between them."
        : "An object identifier must be decimal numbers with dots between them.";
    return { start, end, message };
  },
  requirements: [
    {
      code: "oid-root",
      level: "advice",
      section: "RFC3061:2",
      rule: "oid",
      summary: "The first number of an object identifier should be 0, 1 or 2.",
      find(nss) {
        const [first] = nss.split(".", 1) as [string];
        if (/^[012]$/.test(first)) return NOTHING;
        const message = "An object identifier should begin with 0 (ITU-T), 1 (ISO) or 2 (both).";
        return [{ start: 0, end: first.length, message }];
      },
    },
    {
      code: "oid-second",
      level: "advice",
      section: "RFC3061:2",
      rule: "oid",
      summary: "The second number of an object identifier should be at most 39 if the first one is 0 or 1.",
      find(nss) {
        const [, second] = /^[01]\.(\d+)/.exec(nss) ?? [];
        if (second === undefined || Number(second) <= LAST_BELOW_ROOT) return NOTHING;
        const message = "After 0 and 1, the second number of an object identifier is at most 39.";
        return [{ start: 2, end: 2 + second.length, message }];
      },
    },
  ],
});

const CHECK_DIGIT = "The check digit must match the other digits.";

/**
 * The namespace of International Standard Book Numbers (RFC 3187).
 *
 * @example
 * import { isbn } from "uri-grammar/schemes/urn";
 *
 * isbn.test("0-395-36341-1"); // => true
 * isbn.equate?.("0-395-36341-1"); // => "0395363411"
 */
export const isbn: URNNamespace = defineNamespace({
  nid: "isbn",
  section: "RFC3187:5",
  rule: "isbn",
  summary: 'An ISBN must have 10 or 13 digits, with "-" between its parts; the last of 10 digits can be "X".',
  test: (nss) => language.test(nss, { rule: "isbn" }),
  explain(nss) {
    const digits = nss.replace(/%..|[^\da-z]/gi, "");
    return {
      ...whole(nss),
      message: 'An ISBN must have 10 or 13 digits, with "-" between its parts; the last of 10 digits can be "X".',
      repair: language.test(digits, { rule: "isbn" })
        ? { ...whole(nss), text: digits, message: "Keep only the digits.", certain: true }
        : undefined,
    };
  },
  requirements: [
    {
      code: "isbn-check-digit",
      section: "RFC3187:5",
      rule: "isbn",
      summary:
        "The last digit of an ISBN must be the check digit of the others: modulus 11 for 10 digits, modulus 10 for 13 digits.",
      find(nss) {
        const digits = nss.replaceAll("-", "").toUpperCase();
        const right = checkDigit(digits);
        if (digits.endsWith(right)) return NOTHING;
        const span = { start: nss.length - 1, end: nss.length };
        return [{ ...span, message: CHECK_DIGIT, repair: { ...span, text: right, message: `Write "${right}".` } }];
      },
    },
    {
      code: "isbn-prefix",
      section: "RFC3187:3.1",
      rule: "isbn-13",
      summary: "An ISBN of 13 digits must begin with 978 or 979.",
      find(nss) {
        const digits = nss.replaceAll("-", "");
        if (digits.length === 10 || /^97[89]/.test(digits)) return NOTHING;
        return [{ start: 0, end: 3, message: "An ISBN of 13 digits must begin with 978 or 979." }];
      },
    },
  ],
  normalize: (nss) => nss.toUpperCase(),
  equate: (nss) => nss.replaceAll("-", ""),
});

/** Computes the check digit from all digits except the last. */
function checkDigit(digits: string): string {
  const isLong = digits.length > 10;
  let sum = 0;
  for (let index = 0; index < digits.length - 1; index++) {
    sum += Number(digits.charAt(index)) * (isLong ? 1 + 2 * (index % 2) : 10 - index);
  }
  const rest = isLong ? (10 - (sum % 10)) % 10 : (11 - (sum % 11)) % 11;
  return rest === 10 ? "X" : String(rest);
}

/**
 * The namespace of IETF documents and protocol parameters (RFC 2648, RFC 3553).
 *
 * @example
 * import { ietf } from "uri-grammar/schemes/urn";
 *
 * ietf.test("rfc:2141"); // => true
 * ietf.normalize?.("RFC:2141"); // => "rfc:2141"
 */
export const ietf: URNNamespace = defineNamespace({
  nid: "ietf",
  section: "RFC2648:2",
  rule: "ietf-nss",
  summary: "The name of an IETF document must have a series and a number or a name.",
  test: (nss) => language.test(nss, { rule: "ietf-nss" }),
  explain: (nss) => ({
    ...whole(nss),
    message:
      'A number must follow "rfc:", "fyi:", "std:" and "bcp:", and a name of letters, digits and "-" must follow "id:" and "mtg:".',
  }),
  requirements: [
    {
      code: "ietf-other",
      level: "advice",
      section: "RFC2648:2",
      rule: "other-nss",
      summary: "A name should have a series, because a name without a series is reserved for future expansion.",
      find(nss) {
        if (nss.includes(":")) return NOTHING;
        const [, series] = /^(rfc|fyi|std|bcp)\d+$/i.exec(nss) ?? [];
        const at = series?.length;
        return [
          {
            ...whole(nss),
            message: 'A name without a series, such as "rfc:", is reserved for future expansion.',
            repair:
              at === undefined
                ? at
                : { start: at, end: at, text: ":", message: 'Write ":" after the series.', certain: true },
          },
        ];
      },
    },
  ],
  // The whole URN is case-insensitive, except that parameters are case-sensitive (RFC 3553 section 3).
  normalize: (nss) => (/^params:/i.test(nss) ? nss : nss.toLowerCase()),
});

const whole = (nss: string): Span => ({ start: 0, end: nss.length });

/**
 * The namespaces that the scheme `urn` knows, by NID.
 *
 * @example
 * import { namespaces } from "uri-grammar/schemes/urn";
 *
 * [...namespaces.keys()]; // => ["uuid", "oid", "isbn", "ietf"]
 */
export const namespaces: ReadonlyMap<string, URNNamespace> = new Map(
  [uuid, oid, isbn, ietf].map((namespace) => [namespace.nid, namespace]),
);

/** Returns the spans of the NID and the NSS of a URN. */
function spansOf(input: string): { readonly nid: Span; readonly nss: Span } {
  const start = input.indexOf(":") + 1;
  const colon = input.indexOf(":", start);
  return { nid: { start, end: colon }, nss: { start: colon + 1, end: endOfPath(input) } };
}

function endOfPath(input: string): number {
  return upTo(input, /[?#]/).length;
}

/** Converts a requirement of a namespace to a requirement of the scheme. */
function ofNamespace({ nid }: URNNamespace, check: NSSCheck): Check<Namestring> {
  return {
    ...check,
    find({ input }) {
      const spans = spansOf(input);
      if (input.slice(spans.nid.start, spans.nid.end).toLowerCase() !== nid) return NOTHING;
      const { start, end } = spans.nss;
      const shifted = <Each extends Span>(each: Each): Each => ({
        ...each,
        start: each.start + start,
        end: each.end + start,
      });
      return Array.from(check.find(input.slice(start, end)), ({ repair, ...finding }) => ({
        ...shifted(finding),
        repair: repair && shifted(repair),
      }));
    },
  };
}

/** Returns all requirements of a namespace as requirements of the scheme. */
function demandsOf(namespace: URNNamespace): Check<Namestring>[] {
  const { nid: code, section, rule, summary, requirements = [] } = namespace;
  const grammar: NSSCheck = {
    ...{ code, section, rule, summary },
    find: (nss) => (namespace.test(nss) ? NOTHING : [namespace.explain(nss)]),
  };
  const others = requirements.map((check) => ({
    ...check,
    find: (nss: string) => (namespace.test(nss) ? check.find(nss) : NOTHING),
  }));
  return [grammar, ...others].map((check) => ofNamespace(namespace, check));
}

/** Makes a requirement on the NID. */
function nidCheck(
  check: Omit<Check<Namestring>, "find" | "rule">,
  isWrong: (nid: string) => boolean,
  message: string,
): Check<Namestring> {
  return {
    ...check,
    rule: "NID",
    find({ input }) {
      const { nid } = spansOf(input);
      return isWrong(input.slice(nid.start, nid.end)) ? [{ ...nid, message }] : NOTHING;
    },
  };
}

const requirements: readonly Check<Namestring>[] = [
  nidCheck(
    {
      code: "reserved-nid",
      binds: "producers",
      section: "5.1",
      summary: 'A NID must have more than two characters and must not begin with two letters and a "-".',
    },
    (nid) => nid.length === 2 || /^[a-z]{2}-/i.test(nid),
    "NIDs of two characters, and NIDs that begin with two letters and a hyphen, are reserved.",
  ),
  nidCheck(
    {
      code: "informal-nid",
      section: "5.2",
      summary: 'In a NID, a number without leading zeros must follow "urn-".',
    },
    (nid) => /^urn-(?![1-9]\d*$)/i.test(nid),
    'In an informal NID, a number without leading zeros must follow "urn-".',
  ),
  nidCheck(
    {
      code: "experimental-nid",
      binds: "producers",
      section: "5.1",
      summary: 'A NID must not begin with "X-", which once marked experimental NIDs.',
    },
    (nid) => /^x-/i.test(nid),
    'A NID must not begin with "X-", which once marked experimental NIDs.',
  ),
  utf8("2.2"),
  {
    code: "r-component",
    level: "SHOULD",
    binds: "producers",
    section: "2.3.1",
    rule: "r-component",
    summary: "A URN should have no r-component until a standard defines its meaning.",
    find({ input, node }) {
      if (!input.includes("?+") || node.rComponent === null) return NOTHING;
      const { start, end } = node.rComponent;
      const repair = { start: start - 2, end, text: "", message: "Remove the r-component." };
      return [
        { start, end, message: "Do not use an r-component, because no document defines its meaning yet.", repair },
      ];
    },
  },
];

const words: RuleWords = {
  namestring: ["a URN", "A URN is 'urn:', the name of a namespace (NID), ':' and a name in that namespace (NSS)."],
  NID: [
    "the NID",
    "A NID has 2 to 32 letters, digits and hyphens, and no hyphen at the beginning or end. ':' and a name in the namespace (NSS) follow it.",
  ],
  NSS: ["the NSS", "The NSS has at least one character and does not begin with '/'."],
  "rq-components": [
    "a component after '?'",
    "A URN has no query. '?+' begins an r-component, and '?=' begins a q-component.",
  ],
  "r-component": ["an r-component", "The component has at least one character and does not begin with '/' or '?'."],
  "q-component": ["a q-component", "The component has at least one character and does not begin with '/' or '?'."],
};

/** Yields the edits that normalize the NID and the NSS. */
function* normalized(input: string, known: ReadonlyMap<string, URNNamespace>): Generator<SchemeEdit> {
  const spans = spansOf(input);
  const nid = input.slice(spans.nid.start, spans.nid.end).toLowerCase();
  yield { ...spans.nid, text: nid, section: "3.1" };
  const namespace = known.get(nid);
  const nss = input.slice(spans.nss.start, spans.nss.end);
  if (namespace?.normalize && namespace.test(nss)) {
    yield { ...spans.nss, text: namespace.normalize(nss), section: namespace.section };
  }
}

/** Yields the edits that remove the parts which do not count in a comparison (section 3.1). */
function* equated(input: string, known: ReadonlyMap<string, URNNamespace>): Generator<Edit> {
  const { nid, nss } = spansOf(input);
  const namespace = known.get(input.slice(nid.start, nid.end));
  const name = input.slice(nss.start, nss.end);
  if (namespace?.equate && namespace.test(name)) yield { ...nss, text: namespace.equate(name) };
  yield { start: nss.end, end: input.length, text: "" };
}

const IS_NAMESPACE = {
  nid: aString,
  section: aString,
  rule: aString,
  summary: aString,
  test: aFunction,
  explain: aFunction,
  requirements: anything,
  normalize: optional(aFunction),
  equate: optional(aFunction),
};

/**
 * Makes the scheme `urn` with your choice of namespaces instead of the built-in ones.
 *
 * @param known the namespaces to know; if two have the same NID, the later one counts
 * @returns the scheme, for `withSchemes`
 * @throws {TypeError} if `known` is not a list of namespaces
 *
 * @example
 * import { isbn, urnWith } from "uri-grammar/schemes/urn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([urnWith([isbn])]);
 * validate("urn:isbn:0-395-36341-2").ok; // => false
 * validate("urn:uuid:x").ok; // => true
 */
export function urnWith(known: Iterable<URNNamespace>): Scheme<Namestring> {
  const namespaces = readList<URNNamespace>(known, "The namespaces", anything);
  const copies = namespaces.map((each) => readObject<URNNamespace>(each, "namespace", IS_NAMESPACE));
  const byNid = new Map(copies.map((each) => [each.nid, each]));
  return defineScheme<Namestring>({
    name: "urn",
    specification: rfc(8141, "Uniform Resource Names (URNs)"),
    section: "2",
    status: "permanent",
    grammar,
    examples: [
      "urn:example:1/406/47452/2",
      "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk",
      "urn:example:foo-bar-baz-qux#somepart",
      "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
      "urn:oid:1.3.6.1.2.1.27",
      "urn:isbn:0-395-36341-1",
      "urn:ietf:rfc:2141",
    ],
    requirements: [...requirements, ...[...byNid.values()].flatMap(demandsOf)],
    words,
    // Percent-encodings are never decoded (section 3.1), and "." and ".." are ordinary parts of a name.
    without: ["percent-encoding", "dot-segments"],
    normalize: ({ input }) => normalized(input, byNid),
    equate: ({ input }) => equated(input, byNid),
  });
}

/**
 * The scheme `urn`.
 *
 * @example
 * import { urn } from "uri-grammar/schemes/urn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([urn]);
 * validate("urn:isbn:0-395-36341-2").diagnostics[0].code; // => "urn/isbn-check-digit"
 * normalize("URN:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"); // => "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
 */
export const urn: Scheme<Namestring> = urnWith(namespaces.values());
