/**
 * All schemes that the package has, and its functions with all of them.
 *
 * @module
 */
import { http, https } from "./http.js";
import type { SchemeComparer, SchemeNormalize } from "./normalize.js";
import type { AnyScheme, SchemeMap } from "./scheme.js";
import type { RepairURI, Validate } from "./validate.js";
import { withSchemes, type SchemeFunctions, type SchemeParse, type SchemeSafeParse } from "./with-schemes.js";

export type { Check, Finding, Level, Party, Profile, SchemeEdit, Subject } from "./check.js";
export { NOTHING } from "./check.js";
export type { BuiltGrammar, PlainGrammar, SchemeGrammar, SchemeRule } from "./grammar.js";
export type {
  SchemeChange,
  SchemeComparer,
  SchemeCompareOptions,
  SchemeNormalization,
  SchemeNormalizationStep,
  SchemeNormalize,
  SchemeNormalizeOptions,
  SchemeOptions,
} from "./normalize.js";
export {
  defineScheme,
  schemeKey,
  type AnyScheme,
  type Scheme,
  type SchemeDefinition,
  type SchemeMap,
  type Status,
} from "./scheme.js";
export { adviceCodes, type AdviceCode } from "./security.js";
export { rfc, type Specification } from "./specification.js";
export type { Repair, RepairURI, Validate, ValidateOptions, Validation } from "./validate.js";
export {
  withSchemes,
  type SchemeFunctions,
  type SchemeParse,
  type SchemeParseOptions,
  type SchemeSafeParse,
  type WithSchemeNode,
} from "./with-schemes.js";

/** One line for each file, in the order of their names. */
// prettier-ignore
const all: readonly AnyScheme[] = [
  http, https,
];

const functions: SchemeFunctions = withSchemes(all);

/** All schemes: RFC 3986's by their names, those of another standard as `<standard>/<name>`. */
export const schemes: SchemeMap = functions.schemes;

/** Validates a URI by the generic syntax, by the rules of its scheme, and with advice on security. */
export const validate: Validate = functions.validate;

/** Repairs a URI, as far as hints go: the worst faults first, until none of them has a repair any more. */
export const repair: RepairURI = functions.repair;

/** Parses a string into a tree; with `scheme: true` the scheme's own tree hangs under it. */
export const parse: SchemeParse = functions.parse;

/** As `parse`, with a result in place of a thrown URISyntaxError. */
export const safeParse: SchemeSafeParse = functions.safeParse;

/** Gives the normal form by RFC 3986 section 6 and by the document of the scheme. */
export const normalize: SchemeNormalize = functions.normalize;

/** Compares two references by RFC 3986 section 6 and by the document of the scheme, rung by rung. */
export const compare: SchemeComparer["compare"] = functions.compare;

/** Whether two references are equivalent by RFC 3986 section 6 and by the document of the scheme. */
export const equivalent: SchemeComparer["equivalent"] = functions.equivalent;
