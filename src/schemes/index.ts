/**
 * All schemes of the package, and the functions that know all of them.
 *
 * @module
 */
import type { InterpolatedDiagnostic } from "../explain/interpolated.js";
import type { Repaired } from "../explain/repair.js";
import type { Comparison } from "../operations/compare.js";
import { everyStandard } from "../standards/by-id.js";
import type { CurrentId } from "../standards/current.js";
import type { StandardId } from "../standards/list.js";
import type { NodeBase } from "../tree/index.js";
import { schemes as all } from "../../generated/schemes.list.js";
import type { SchemeRoots } from "../../generated/schemes.tree.js";
import type { RedactOptions } from "./mechanism/redact.js";
import type { SchemeValues } from "../../generated/schemes.values.js";
import type { RFC1738Root } from "./rfc1738/common.js";
import type { SchemeCompareOptions, SchemeNormalize } from "./mechanism/normalize.js";
import { registry } from "./registry.js";
import type { Validation } from "./mechanism/result.js";
import type { AnyScheme, Scheme, SchemeMap, SchemeNodeOf, Schemes } from "./mechanism/scheme.js";
import type { SchemeInterpolatedOptions } from "./mechanism/interpolated.js";
import type { RepairOptions, ValidateOptions } from "./mechanism/validate.js";
import {
  valueFunctions,
  type EqualNames,
  type GivenValues,
  type ReadResult,
  type SchemeChoice,
  type SchemeWithValues,
  type ValueFunctions,
  type WriteResult,
} from "./mechanism/values.js";
import { withSchemes, type SchemeParse, type SchemeSafeParse } from "./define.js";

export * from "./define.js";
export { registry } from "./registry.js";
export { adviceCodes, type AdviceCode } from "./mechanism/security.js";
export type * as ABNF from "../core/abnf.js";
export type { Rules } from "../core/language.js";
export type { RuleChoice } from "../core/options.js";
export type { Hole, InterpolatedEdit, InterpolatedPosition } from "../core/holes.js";
export type { InterpolatedDiagnostic, InterpolatedRepair } from "../explain/interpolated.js";
export type { Repaired } from "../explain/repair.js";
export type { RuleWords } from "../explain/report.js";
export type { SchemeRoots } from "../../generated/schemes.tree.js";
export type * from "../../generated/schemes.values.js";
export type { CurrentId } from "../standards/current.js";
export type { Tree } from "../tree/index.js";
export type {
  SchemeChange,
  SchemeComparer,
  SchemeCompareOptions,
  SchemeNormalization,
  SchemeNormalizationStep,
  SchemeNormalize,
  SchemeNormalizeOptions,
  SchemeOptions,
} from "./mechanism/normalize.js";
export type { Validation } from "./mechanism/result.js";
export type { RedactOptions } from "./mechanism/redact.js";
export type { RepairOptions, RepairURI, Validate, ValidateOptions } from "./mechanism/validate.js";
export type { RFC1738Root } from "./rfc1738/common.js";

/** The root node of a scheme's tree, for the schemes of RFC 3986 and of RFC 1738. */
export type SchemeNode = SchemeRoots[keyof SchemeRoots] | RFC1738Root;

/** The map of all schemes. It tells the type checker which trees they have. */
export interface AllSchemes extends SchemeMap {
  /** A property for the type checker only; it never has a value. */
  readonly nodes?: SchemeNode;
  /** A property for the type checker only; it never has a value. */
  readonly roots?: SchemeRoots;
  /** Returns a scheme of RFC 3986, with the type of its trees. */
  get<Name extends keyof SchemeRoots>(key: Name): Scheme<SchemeRoots[Name]>;
  get(key: string): AnyScheme | undefined;
}

const functions = withSchemes(all as Iterable<AnyScheme> as AllSchemes, {
  standards: everyStandard,
  registry,
  others: "generic",
});

/**
 * All schemes, by key. The key is the name, such as `http`. For a scheme of another standard, the standard's id comes
 * first, such as `rfc1738/http`. The map is read-only; `withSchemes` makes functions for other schemes.
 *
 * @example
 * import { schemes } from "uri-grammar/schemes";
 *
 * schemes.get("https").defaultPort; // => "443"
 * schemes.get("sip").grammar.test("a_b.example", { rule: "host" }); // => false
 * schemes.get("mailto").grammar.parse("mailto:a@b")?.to?.addrSpecs[0].domain.value; // => "b"
 * schemes.get("rfc1738/ftp")?.standard; // => "rfc1738"
 */
export const schemes: AllSchemes = functions.schemes as AllSchemes;

/**
 * Validates a URI by the generic syntax and the rules of its scheme, and gives advice on security.
 *
 * @param input any string, or the tree of a URI
 * @param options the standard, the schemes to know, the schemes to allow, and the profile
 * @returns whether the URI is valid; its errors, warnings and infos; and its trees, which are made when they are first
 *   read
 * @throws {URISyntaxError} if the text of a tree would be parsed into a different tree
 * @throws {RangeError} if the standard, a named scheme or the profile is unknown, or if a tree is not the tree of a reference
 * @throws {TypeError} if the input is neither a string nor a tree
 *
 * @example
 * import { validate } from "uri-grammar/schemes";
 *
 * const { ok, diagnostics } = validate("http:///x");
 * ok; // => false
 * diagnostics[0].message; // => "The host is missing. Write it after '//'."
 * validate("javascript:alert(1)", { scheme: ["https", "mailto"] }).ok; // => false
 */
export function validate<Id extends StandardId = CurrentId, Given extends Schemes = AllSchemes>(
  input: string | NodeBase,
  options?: ValidateOptions<Id, Given>,
): Validation<Id, SchemeNodeOf<Given>> {
  return functions.validate(input, options);
}

/**
 * Repairs a URI: applies the repairs of its diagnostics, the worst first, until no repair is left.
 *
 * @param input any string
 * @param options the options of `validate`; `certain: true` excludes guesses
 * @returns the repaired string, whether it is valid now, and the faults that were repaired
 * @throws {RangeError} if the standard or the profile is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { repair } from "uri-grammar/schemes";
 *
 * repair("https:/example.com").uri; // => "https://example.com"
 */
export function repair(input: string, options?: RepairOptions): Repaired {
  return functions.repair(input, options);
}

/**
 * Finds the faults of texts with holes, such as those of a template literal. If the first text has a known scheme with
 * its ":", the grammar of the scheme must accept the whole; otherwise the generic syntax. A fault is reported only if no
 * texts in the holes make the whole valid. Requirements that the grammar does not express are not checked.
 *
 * @param strings the texts around the holes, at least one, as a tag of a template literal gets them
 * @param options the standard and the schemes to know. `hole`: what the holes hold; `text`, the default, is any text,
 *   and `value` consists of unreserved characters and percent-encoded octets
 * @returns the faults in the order of the texts, up to the first one without a repair; empty if some texts in the holes
 *   make the whole valid. Each place is the number of a text and an offset in it, in UTF-16 code units. A repair changes
 *   no hole.
 * @throws {RangeError} if the standard is unknown, or the list of texts is empty
 * @throws {TypeError} if `strings` is not a list of strings. A template literal with a wrong escape has no string there.
 *
 * @example
 * import { diagnoseInterpolated } from "uri-grammar/schemes";
 *
 * const [fault] = diagnoseInterpolated(["geo:", ",x"], { hole: "value" }); // `geo:${latitude},x`
 * fault.code; // => "geo/character"
 * fault.index; // => { part: 1, offset: 1 }
 */
export function diagnoseInterpolated(
  strings: Iterable<string>,
  options?: SchemeInterpolatedOptions,
): readonly InterpolatedDiagnostic[] {
  return functions.diagnoseInterpolated(strings, options);
}

/**
 * Parses a string into a tree; with the option `scheme`, the tree contains the scheme's own tree.
 *
 * @param input any string
 * @param options the standard, the rule, and whether the scheme's own grammar must match, too: `true`, or the name of
 *   the scheme or a list of names, of which the input must then have one. TypeScript knows the tree of a scheme that is
 *   named
 * @returns the root of the tree. If only the scheme's own grammar accepts a URI, the children of the root are its
 *   components as leaves.
 * @throws {URISyntaxError} if the input does not match the rule, the scheme's own grammar refuses it, or it has another
 *   scheme than the named one
 * @throws {RangeError} if the standard, the rule or the named scheme is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @function
 * @example
 * import { parse } from "uri-grammar/schemes";
 *
 * const { schemeNode } = parse("mailto:chris@example.com", { scheme: "mailto" });
 * schemeNode.to?.addrSpecs[0].localPart.value; // => "chris"
 * parse("tel:+1-201-555-0123", { scheme: true }).schemeNode?.type; // => "telephone-uri"
 */
export const parse: SchemeParse<AllSchemes> = functions.parse;

/**
 * Parses a string into a tree like `parse`, but returns a diagnostic where `parse` throws a `URISyntaxError`.
 *
 * @param input any string
 * @param options the options of `parse`
 * @returns `{ ok: true, node }`, or `{ ok: false, diagnostic }`
 * @throws {RangeError} if the standard, the rule or the named scheme is unknown
 *
 * @function
 * @example
 * import { safeParse } from "uri-grammar/schemes";
 *
 * safeParse("http://a/b c").ok; // => false
 * safeParse("tel:+1-201-555-0123", { scheme: true }).node?.schemeNode?.type; // => "telephone-uri"
 */
export const safeParse: SchemeSafeParse<AllSchemes> = functions.safeParse;

/**
 * Normalizes a reference by RFC 3986 section 6 and by the document of its scheme.
 *
 * @param input a reference, or its tree
 * @param options the standard, the schemes to know, the steps to take, and whether to list the changes
 * @returns the normal form, or with `changes: true` the normal form and the changes
 * @throws {URISyntaxError} if the input is not a reference
 * @throws {RangeError} if the standard or the step is unknown, or if a tree is not the tree of a reference
 * @throws {TypeError} if the input is neither a string nor a tree
 *
 * @function
 * @example
 * import { normalize } from "uri-grammar/schemes";
 *
 * normalize("file://localhost/etc/motd"); // => "file:///etc/motd"
 */
export const normalize: SchemeNormalize = functions.normalize;

/**
 * Compares two references by RFC 3986 section 6 and by the document of their scheme, rung by rung.
 *
 * @param a a reference, or its tree
 * @param b a reference, or its tree
 * @param options the standard, the schemes to know, the highest rung, redirects, and whether to compare fragments
 * @returns whether they are equivalent, and the lowest rung that shows it
 * @throws {URISyntaxError} if an input is not a reference
 * @throws {RangeError} if the standard or the rung is unknown, or if a tree is not the tree of a reference
 * @throws {TypeError} if an input is neither a string nor a tree
 *
 * @example
 * import { compare } from "uri-grammar/schemes";
 *
 * compare("tel:+1-201-555-0123", "tel:+12015550123"); // => { equivalent: true, rung: "scheme" }
 */
export function compare(a: string | NodeBase, b: string | NodeBase, options?: SchemeCompareOptions): Comparison {
  return functions.compare(a, b, options);
}

/**
 * Checks whether two references are equivalent by RFC 3986 section 6 and by the document of their scheme.
 *
 * @param a a reference, or its tree
 * @param b a reference, or its tree
 * @param options the options of `compare`
 * @returns whether they are equivalent on the highest rung
 * @throws {URISyntaxError} if an input is not a reference
 * @throws {RangeError} if the standard or the rung is unknown, or if a tree is not the tree of a reference
 * @throws {TypeError} if an input is neither a string nor a tree
 *
 * @example
 * import { equivalent } from "uri-grammar/schemes";
 *
 * equivalent("tel:+1-201-555-0123", "tel:+12015550123"); // => true
 */
export function equivalent(a: string | NodeBase, b: string | NodeBase, options?: SchemeCompareOptions): boolean {
  return functions.equivalent(a, b, options);
}

const values: ValueFunctions = /* @__PURE__ */ valueFunctions(
  schemes,
  (uri) => validate(uri, { profile: "mint" }).diagnostics,
);

/**
 * Reads what a URI says: decoded texts, numbers and lists, by the grammar of its scheme.
 *
 * @param uri a URI, or its tree
 * @param scheme the name of the scheme, or a list of names, also as an option `scheme`. The result has their types, and
 *   other schemes are refused. Names that one document defines as equal, such as `postgres` and `postgresql`, are accepted
 *   for each other.
 * @returns the values. All names of the scheme are there: an absent text is `null`, an empty one `""`. A parameter
 *   without "=" has the value `null`, and a known parameter that is repeated stands in the list of the others.
 * @throws {URISyntaxError} if the grammar of the scheme refuses the URI, octets are not UTF-8, or the scheme has no
 *   grammar here. Offsets are UTF-16 code units of the URI.
 * @throws {RangeError} if a named scheme is unknown
 * @throws {TypeError} if the URI is neither a string nor a tree
 *
 * @example
 * import { read } from "uri-grammar/schemes";
 *
 * const { user, hosts, database } = read("postgresql://me:s%40fe@h1,h2:5433/a%26b", "postgresql");
 * [user, hosts[1]?.port, database]; // => ["me", 5433, "a&b"]
 */
export function read<const Name extends SchemeWithValues>(
  uri: string | NodeBase,
  scheme: SchemeChoice<Name>,
): SchemeValues[EqualNames<Name>];
export function read(uri: string | NodeBase, scheme?: undefined): SchemeValues[SchemeWithValues];
export function read(uri: string | NodeBase, scheme?: SchemeChoice<SchemeWithValues>): SchemeValues[SchemeWithValues] {
  return values.read(uri, scheme as SchemeWithValues);
}

/**
 * Reads what a URI says, as `read` does, but returns a diagnostic where `read` throws a `URISyntaxError`.
 *
 * @param uri a URI, or its tree
 * @param scheme the name of the scheme, or a list of names
 * @returns the values, or the diagnostic
 * @throws {RangeError} if the named scheme is unknown
 * @throws {TypeError} if the URI is neither a string nor a tree
 *
 * @example
 * import { safeRead } from "uri-grammar/schemes";
 *
 * safeRead("geo:48.2,16.3", "geo").values?.latitude; // => 48.2
 * safeRead("geo:48.2", "geo").ok; // => false
 */
export function safeRead<const Name extends SchemeWithValues>(
  uri: string | NodeBase,
  scheme: SchemeChoice<Name>,
): ReadResult<SchemeValues[EqualNames<Name>]>;
export function safeRead(uri: string | NodeBase, scheme?: undefined): ReadResult<SchemeValues[SchemeWithValues]>;
export function safeRead(
  uri: string | NodeBase,
  scheme?: SchemeChoice<SchemeWithValues>,
): ReadResult<SchemeValues[SchemeWithValues]> {
  return values.safeRead(uri, scheme as SchemeWithValues);
}

/**
 * Writes a URI of values. A reserved character is percent-encoded, unless the scheme allows it there and it can only be
 * read in one way. The result keeps the requirements for producers, and `read` gives the same values again.
 *
 * @param scheme the name of the scheme, in lower case
 * @param given the values by the names that `read` gives. Values that are not given are absent.
 * @returns the URI
 * @throws {URISyntaxError} if a value does not fit; `diagnostic.path` says which, and the offsets are UTF-16 code units
 *   of this value, or of the URI for a requirement
 * @throws {RangeError} if the scheme is unknown, or is not that of the values
 * @throws {TypeError} if a value has the wrong type or an unknown name
 *
 * @example
 * import { write } from "uri-grammar/schemes";
 *
 * write("mailto", { to: ["joe@example.com"], subject: "Hi & bye" }); // => "mailto:joe@example.com?subject=Hi%20%26%20bye"
 */
export function write<const Name extends SchemeWithValues>(scheme: Name, given: GivenValues<Name>): string {
  return values.write(scheme, given);
}

/**
 * Writes a URI of values, as `write` does, but returns a diagnostic where `write` throws a `URISyntaxError`.
 *
 * @param scheme the name of the scheme, in lower case
 * @param given the values by the names that `read` gives
 * @returns the URI, or the diagnostic
 * @throws {RangeError} if the scheme is unknown, or is not that of the values
 * @throws {TypeError} if a value has the wrong type or an unknown name
 *
 * @example
 * import { safeWrite } from "uri-grammar/schemes";
 *
 * safeWrite("geo", { latitude: 91, longitude: 16 }).diagnostic?.path; // => ["latitude"]
 */
export function safeWrite<const Name extends SchemeWithValues>(scheme: Name, given: GivenValues<Name>): WriteResult {
  return values.safeWrite(scheme, given);
}

/**
 * Changes values of a URI. All other parts stay as they are, byte for byte. A requirement for producers that the URI
 * violates already does not count.
 *
 * @param uri a URI, or its tree
 * @param changes the new values by the names that `read` gives. `null` removes a value, and `undefined` keeps it.
 * @returns the changed URI; the same text if all values stay the same
 * @throws {URISyntaxError} if the grammar of the scheme refuses the URI, or a value does not fit; `diagnostic.path` says
 *   which, and the offsets are UTF-16 code units of this value, or of the URI for a requirement
 * @throws {RangeError} if the scheme changes
 * @throws {TypeError} if the URI is neither a string nor a tree, or a value has the wrong type or an unknown name
 *
 * @example
 * import { update } from "uri-grammar/schemes";
 *
 * update("redis://me:old@h/0?a=%2f", { password: "n:w" }); // => "redis://me:n%3Aw@h/0?a=%2f"
 */
export function update(uri: string | NodeBase, changes: GivenValues<SchemeWithValues>): string {
  return values.update(uri, changes);
}

/**
 * Replaces the secrets of a text by `***`, for logs (RFC 3986 section 7.5): passwords, keys and tokens that the document of
 * the scheme knows, parameters with names such as `access_token`, `sig` and `password`, and user information. If no document
 * names the user, or it is a URI of `http` or `https`, the user may be a key, and is replaced, too. In a text that is not a
 * URI, everything before the last "@" may be a password.
 *
 * @param text any text, or a tree. It need not be valid.
 * @param options whether the result has the length of the text, so that offsets in UTF-16 code units stay right
 * @returns the text for a log. It need not be a URI. An empty secret stays empty.
 * @throws {TypeError} if the text is neither a string nor a tree, or an option has the wrong type
 *
 * @example
 * import { redact } from "uri-grammar/schemes";
 *
 * redact("postgresql://me:s%40fe@h/db?sslpassword=x"); // => "postgresql://me:***@h/db?sslpassword=***"
 * redact("https://ghp_1234@example.com/a?page=2&sig=5e"); // => "https://***@example.com/a?page=2&sig=***"
 */
export function redact(text: string | NodeBase, options?: RedactOptions): string {
  return values.redact(text, options);
}
