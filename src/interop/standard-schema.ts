/**
 * Schemas by the Standard Schema specification, version 1 (`uri-grammar/standard-schema`), for all libraries that
 * support it.
 *
 * @module
 */
import { aFunction, anything, readObject, readStrict, wrongType, type Checks } from "../core/arguments.js";
import type { Diagnostic } from "../core/diagnostic.js";
import type { RuleOptions } from "../core/options.js";
import { readSeverity } from "../core/severity.js";
import { diagnoser } from "../standards/current.js";
import {
  iriFaults,
  iriReferenceFaults,
  schemeFaults,
  uriFaults,
  uriReferenceFaults,
  uriTemplateFaults,
  type SchemeOptions,
  type ValidateURI,
} from "./scheme-faults.js";

export type { Severity } from "../core/diagnostic.js";
export type { SeverityOption } from "../core/severity.js";
export type { ValidateURI } from "./scheme-faults.js";

/** A problem of a value. */
export interface Issue {
  readonly message: string;
  /** The diagnostic; absent if the value is not a string. */
  readonly diagnostic?: Diagnostic;
}

/** The result of a validation: the string, or its problems. */
export type Result = { readonly value: string; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** A schema of strings: a `StandardSchemaV1<string, string>`. */
export interface StringSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "uri-grammar";
    readonly validate: (value: unknown) => Result;
    /** Exists only for the compiler, not at run time. */
    readonly types?: { readonly input: string; readonly output: string };
  };
}

/** The part of a standard that a schema needs. */
export interface SchemaGrammar<Rule extends string> {
  diagnose(input: string, options?: RuleOptions<Rule>): readonly Diagnostic[];
}

/** Options of a schema for a scheme. */
export interface SchemeSchemaOptions extends SchemeOptions {
  /** Validates a URI by the rules of its scheme, such as `validate` of `uri-grammar/schemes`. */
  readonly validate: ValidateURI;
}

const SCHEME_OPTIONS: Checks<SchemeSchemaOptions> = { validate: aFunction, severity: anything };

/** Creates a schema from a function that finds faults. */
function schema(faultsOf: (text: string) => readonly Diagnostic[]): StringSchema {
  const validate = (value: unknown): Result => {
    if (typeof value !== "string") return { issues: [{ message: wrongType("The value", "a string", value).message }] };
    const faults = faultsOf(value);
    return faults.length === 0
      ? { value }
      : { issues: faults.map((diagnostic) => ({ message: diagnostic.message, diagnostic })) };
  };
  return Object.freeze({ "~standard": Object.freeze({ version: 1, vendor: "uri-grammar", validate }) });
}

/**
 * Creates a schema of the strings that match a rule.
 *
 * @param grammar a standard, such as `standards.rfc1738`
 * @param options the rule; the default is the standard's rule for references
 * @returns a schema whose issues are the faults that `diagnose` finds
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the grammar is not a standard, an option has the wrong type, or its name is unknown
 *
 * @example
 * import { standards } from "uri-grammar/standards";
 * import { ruleSchema } from "uri-grammar/standard-schema";
 *
 * ruleSchema(standards.rfc1738, { rule: "ftpurl" })["~standard"].validate("ftp://h/a"); // => { value: "ftp://h/a" }
 */
export function ruleSchema<Rule extends string>(
  grammar: SchemaGrammar<Rule>,
  options?: RuleOptions<Rule>,
): StringSchema {
  readObject(grammar, "standard", { diagnose: aFunction });
  // Called once, so that an unknown rule throws immediately and not at the first value.
  grammar.diagnose("", options);
  return schema((text) => grammar.diagnose(text, options));
}

/**
 * Creates a schema of the URIs of a scheme.
 *
 * @param scheme the name of the scheme, in any case, or several names
 * @param options `validate`, which validates a URI by the rules of its scheme, and `severity`, which decides what counts
 *   as a fault
 * @returns a schema whose issues are the faults that `validate` finds, or an error for a wrong scheme
 * @throws {URISyntaxError} if a name is not a valid scheme
 * @throws {RangeError} if there is no scheme, if `validate` does not know one, or if a severity or a code is unknown
 * @throws {TypeError} if a name is not a string, `validate` is not a function, or the name of an option is unknown
 *
 * @example
 * import { validate } from "uri-grammar/schemes";
 * import { schemeSchema } from "uri-grammar/standard-schema";
 *
 * const schema = schemeSchema(["http", "https"], { validate });
 * schema["~standard"].validate("http:///x").issues?.[0].message; // => "The host is missing. Write it after '//'."
 */
export function schemeSchema(scheme: string | readonly string[], options: SchemeSchemaOptions): StringSchema {
  const { validate, severity } = readStrict<SchemeSchemaOptions>(options, "options", SCHEME_OPTIONS);
  return schema(schemeFaults(scheme, validate, readSeverity(severity)));
}

/**
 * A schema of RFC 3986's `URI` (section 3).
 *
 * @example
 * import { uri } from "uri-grammar/standard-schema";
 *
 * uri["~standard"].validate("a:b#c"); // => { value: "a:b#c" }
 */
export const uri: StringSchema = /* @__PURE__ */ schema(uriFaults);

/**
 * A schema of RFC 3986's `URI-reference` (section 4.1).
 *
 * @example
 * import { uriReference } from "uri-grammar/standard-schema";
 *
 * uriReference["~standard"].validate("../a"); // => { value: "../a" }
 */
export const uriReference: StringSchema = /* @__PURE__ */ schema(uriReferenceFaults);

/**
 * A schema of RFC 3986's `absolute-URI` (section 4.3).
 *
 * @example
 * import { absoluteURI } from "uri-grammar/standard-schema";
 *
 * absoluteURI["~standard"].validate("a:b c").issues?.[0].message; // => "A space is not allowed in the path."
 */
export const absoluteURI: StringSchema = /* @__PURE__ */ schema((text) =>
  diagnoser.diagnose(text, { rule: "absolute-URI" }),
);

/**
 * A schema of RFC 3986's `relative-ref` (section 4.2).
 *
 * @example
 * import { relativeRef } from "uri-grammar/standard-schema";
 *
 * relativeRef["~standard"].validate("/over/there"); // => { value: "/over/there" }
 */
export const relativeRef: StringSchema = /* @__PURE__ */ schema((text) =>
  diagnoser.diagnose(text, { rule: "relative-ref" }),
);

/**
 * A schema of RFC 3987's `IRI` (section 2.2).
 *
 * @example
 * import { iri } from "uri-grammar/standard-schema";
 *
 * iri["~standard"].validate("http://example.com/ros\u00E9"); // => { value: "http://example.com/ros\u00E9" }
 */
export const iri: StringSchema = /* @__PURE__ */ schema(iriFaults);

/**
 * A schema of RFC 3987's `IRI-reference` (section 2.2).
 *
 * @example
 * import { iriReference } from "uri-grammar/standard-schema";
 *
 * iriReference["~standard"].validate("../ros\u00E9"); // => { value: "../ros\u00E9" }
 */
export const iriReference: StringSchema = /* @__PURE__ */ schema(iriReferenceFaults);

/**
 * A schema of URI Templates (RFC 6570 section 2).
 *
 * @example
 * import { uriTemplate } from "uri-grammar/standard-schema";
 *
 * uriTemplate["~standard"].validate("/people{/id}"); // => { value: "/people{/id}" }
 */
export const uriTemplate: StringSchema = /* @__PURE__ */ schema(uriTemplateFaults);
