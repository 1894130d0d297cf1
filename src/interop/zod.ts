/**
 * Schemas for zod (`uri-grammar/zod`).
 *
 * @module
 */
import { stringFormat, type ZodType } from "zod/v4";
import type { Diagnostic } from "../core/diagnostic.js";
import type { URIReferenceString, URIString } from "../index.js";
import type { IRIReferenceString, IRIString } from "../iri.js";
import type { URITemplateString } from "../template/index.js";
import {
  iriFaults,
  iriReferenceFaults,
  schemeFaultsBy,
  uriFaults,
  uriReferenceFaults,
  uriTemplateFaults,
  type SchemeOptions,
} from "./scheme-faults.js";

export type { Diagnostic, Severity } from "../core/diagnostic.js";
export type { SeverityOption } from "../core/severity.js";
export type { SchemeOptions, ValidateURI } from "./scheme-faults.js";

/**
 * @param format the format in JSON Schemas
 * @param faultsOf finds the faults of a string
 */
function schemaOf<Output extends string>(
  format: string,
  faultsOf: (text: string) => readonly Diagnostic[],
): ZodType<Output, string> {
  // The format accepts all strings: it would report only one issue.
  const schema = stringFormat(format, () => true).superRefine((text, context) => {
    for (const diagnostic of faultsOf(text)) {
      // Later checks would get a string that is not what its type says.
      context.addIssue({ code: "custom", message: diagnostic.message, params: { diagnostic }, continue: false });
    }
  });
  return schema as ZodType<string, string> as ZodType<Output, string>;
}

/**
 * Creates a schema of strings that are a URI by RFC 3986 (section 3).
 *
 * @returns the schema. Each fault is an issue. The output has the type `URIString`.
 *
 * @example
 * import { uri } from "uri-grammar/zod";
 *
 * uri().safeParse("http://example.com/a b").error?.issues[0].message; // => "A space is not allowed in the path."
 */
export function uri(): ZodType<URIString, string> {
  return schemaOf("uri", uriFaults);
}

/**
 * Creates a schema of strings that are a URI reference by RFC 3986 (section 4.1).
 *
 * @returns the schema. Each fault is an issue. The output has the type `URIReferenceString`.
 *
 * @example
 * import { uriReference } from "uri-grammar/zod";
 *
 * uriReference().safeParse("/a b").error?.issues[0].message; // => "A space is not allowed in the path."
 */
export function uriReference(): ZodType<URIReferenceString, string> {
  return schemaOf("uri-reference", uriReferenceFaults);
}

/**
 * Creates a schema of strings that are an IRI by RFC 3987 (section 2.2).
 *
 * @returns the schema. Each fault is an issue. The output has the type `IRIString`.
 *
 * @example
 * import { iri } from "uri-grammar/zod";
 *
 * iri().safeParse("http://example.com/ros\u00E9 x").error?.issues[0].message; // => "A space is not allowed in the path."
 */
export function iri(): ZodType<IRIString, string> {
  return schemaOf("iri", iriFaults);
}

/**
 * Creates a schema of strings that are an IRI reference by RFC 3987 (section 2.2).
 *
 * @returns the schema. Each fault is an issue. The output has the type `IRIReferenceString`.
 *
 * @example
 * import { iriReference } from "uri-grammar/zod";
 *
 * iriReference().safeParse("ros\u00E9 x").error?.issues[0].message; // => "A space is not allowed in the path."
 */
export function iriReference(): ZodType<IRIReferenceString, string> {
  return schemaOf("iri-reference", iriReferenceFaults);
}

/**
 * Creates a schema of strings that are a URI Template by RFC 6570 (section 2).
 *
 * @returns the schema. Each fault is an issue. The output has the type `URITemplateString`.
 *
 * @example
 * import { uriTemplate } from "uri-grammar/zod";
 *
 * uriTemplate().safeParse("/people{/id").error?.issues[0].message; // => "The expression that begins here has no '}'."
 */
export function uriTemplate(): ZodType<URITemplateString, string> {
  return schemaOf("uri-template", uriTemplateFaults);
}

/**
 * Creates a schema of the URIs of a scheme.
 *
 * @param name the name of the scheme, in any case, or several names
 * @param options `validate`, which validates a URI by the rules of its scheme, and `severity`, which decides what counts
 *   as a fault. Without `validate`, the schema knows only the generic syntax.
 * @returns the schema. Each fault is an issue. The output has the type `URIString`.
 * @throws {URISyntaxError} if a name is not a valid scheme
 * @throws {RangeError} if there is no scheme, if `validate` does not know one, or if a severity or a code is unknown
 * @throws {TypeError} if an argument has the wrong type, or the name of an option is unknown
 *
 * @example
 * import { validate } from "uri-grammar/schemes";
 * import { scheme } from "uri-grammar/zod";
 *
 * const web = scheme(["http", "https"], { validate });
 * web.safeParse("http:///x").error?.issues[0].message; // => "The host is missing. Write it after '//'."
 */
export function scheme(name: string | readonly string[], options?: SchemeOptions): ZodType<URIString, string> {
  return schemaOf("uri", schemeFaultsBy(name, options));
}
