/**
 * Schemas by the Standard Schema specification, version 1 (`uri-grammar/standard-schema`), for every library that takes
 * them.
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import type { RuleOptions } from "../core/options.js";
import { explained } from "../standards/current.js";
import { schemeFaults, type ValidateURI } from "./scheme-faults.js";

export type { ValidateURI } from "./scheme-faults.js";

/** What is wrong with a value. */
export interface Issue {
  readonly message: string;
  /** The whole record; none where the value is not a string. */
  readonly diagnostic?: Diagnostic;
}

/** What a schema says of a value: the string itself, or all that is wrong with it. */
export type Result = { readonly value: string; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** A schema of strings: a `StandardSchemaV1<string, string>`. */
export interface StringSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "uri-grammar";
    readonly validate: (value: unknown) => Result;
    /** Only for the compiler: nothing is there at run time. */
    readonly types?: { readonly input: string; readonly output: string };
  };
}

/** A standard, as far as a schema needs it. */
export interface SchemaGrammar<Rule extends string> {
  diagnose(input: string, options?: RuleOptions<Rule>): readonly Diagnostic[];
}

/** How a schema of the URIs of a scheme is made. */
export interface SchemeSchemaOptions {
  /** What validates a URI by the rules of its scheme, such as `validate` of `uri-grammar/schemes`. */
  readonly validate: ValidateURI;
}

/** A schema of the strings in which a function finds no fault. */
function schema(faultsOf: (text: string) => readonly Diagnostic[]): StringSchema {
  const validate = (value: unknown): Result => {
    if (typeof value !== "string") return { issues: [{ message: `A string is expected, not ${nameOf(value)}.` }] };
    const faults = faultsOf(value);
    return faults.length === 0
      ? { value }
      : { issues: faults.map((diagnostic) => ({ message: diagnostic.message, diagnostic })) };
  };
  return Object.freeze({ "~standard": Object.freeze({ version: 1, vendor: "uri-grammar", validate }) });
}

function nameOf(value: unknown): string {
  return value === null ? "null" : typeof value;
}

/**
 * Makes a schema of the strings that a rule matches.
 *
 * @param grammar a standard, such as `standards.rfc1738`
 * @param options the rule, one of its rules; its rule for references by default
 * @returns a schema whose issues are the faults that `diagnose` finds
 * @throws {RangeError} if there is no such rule
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
  // Asked once, so that a rule that does not exist is not found out with the first value.
  grammar.diagnose("", options);
  return schema((text) => grammar.diagnose(text, options));
}

/**
 * Makes a schema of the URIs of a scheme.
 *
 * @param scheme the scheme's name, in whatever case, or several
 * @param options what validates a URI by the rules of its scheme
 * @returns a schema whose issues are the errors that `validate` finds, or that the scheme is another one
 * @throws {URISyntaxError} if a name is not one of a scheme
 *
 * @example
 * import { validate } from "uri-grammar/schemes";
 * import { schemeSchema } from "uri-grammar/standard-schema";
 *
 * const schema = schemeSchema(["http", "https"], { validate });
 * schema["~standard"].validate("http:///x").issues?.[0].message; // => "The host must not be empty."
 */
export function schemeSchema(scheme: string | readonly string[], { validate }: SchemeSchemaOptions): StringSchema {
  return schema(schemeFaults(scheme, validate));
}

/**
 * A schema of RFC 3986's `URI` (section 3).
 *
 * @example
 * import { uri } from "uri-grammar/standard-schema";
 *
 * uri["~standard"].validate("a:b#c"); // => { value: "a:b#c" }
 */
export const uri: StringSchema = ruleSchema(explained, { rule: "URI" });

/**
 * A schema of RFC 3986's `URI-reference` (section 4.1).
 *
 * @example
 * import { uriReference } from "uri-grammar/standard-schema";
 *
 * uriReference["~standard"].validate("../a"); // => { value: "../a" }
 */
export const uriReference: StringSchema = ruleSchema(explained, { rule: "URI-reference" });

/**
 * A schema of RFC 3986's `absolute-URI` (section 4.3).
 *
 * @example
 * import { absoluteURI } from "uri-grammar/standard-schema";
 *
 * absoluteURI["~standard"].validate("a:b c").issues?.[0].message; // => "A space is not allowed in the path."
 */
export const absoluteURI: StringSchema = ruleSchema(explained, { rule: "absolute-URI" });

/**
 * A schema of RFC 3986's `relative-ref` (section 4.2).
 *
 * @example
 * import { relativeRef } from "uri-grammar/standard-schema";
 *
 * relativeRef["~standard"].validate("/over/there"); // => { value: "/over/there" }
 */
export const relativeRef: StringSchema = ruleSchema(explained, { rule: "relative-ref" });
