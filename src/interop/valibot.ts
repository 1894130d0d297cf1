/**
 * Schemas for valibot (`uri-grammar/valibot`).
 *
 * @module
 */
import {
  _addIssue,
  pipe,
  string,
  type BaseIssue,
  type BaseSchema,
  type BaseValidation,
  type StringIssue,
} from "valibot";
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

/** A fault of a string. */
export interface URIIssue extends BaseIssue<string> {
  readonly kind: "validation";
  /** The format of JSON Schema for the strings. */
  readonly type: URIFormat;
  readonly expected: null;
  readonly requirement: Diagnostic;
}

/** What the strings are, as a format of JSON Schema. */
export type URIFormat = "uri" | "uri-reference" | "iri" | "iri-reference" | "uri-template";

/** A schema of strings. */
export type URISchema<Output extends string> = BaseSchema<string, Output, StringIssue | URIIssue>;

/**
 * @param type the type of the issues
 * @param faultsOf finds the faults of a string
 * @param creator the function that creates the schema
 */
function schemaOf<Output extends string>(
  type: URIFormat,
  faultsOf: (text: string) => readonly Diagnostic[],
  creator: unknown,
): URISchema<Output> {
  const action: BaseValidation<string, string, URIIssue> = {
    kind: "validation",
    type,
    reference: creator as () => typeof action,
    expects: null,
    async: false,
    "~run"(dataset, config) {
      if (!dataset.typed) return dataset;
      const faults = faultsOf(dataset.value);
      const isOneEnough = config.abortEarly === true || config.abortPipeEarly === true;
      for (const requirement of isOneEnough ? faults.slice(0, 1) : faults) {
        _addIssue({ ...action, requirement }, "URI", dataset, config, { message: requirement.message });
      }
      // Later actions would get a string that is not what its type says.
      return faults.length === 0 ? dataset : Object.assign(dataset, { typed: false as const });
    },
  };
  return pipe(string(), action) as BaseSchema<string, string, StringIssue | URIIssue> as URISchema<Output>;
}

/**
 * Creates a schema of strings that are a URI by RFC 3986 (section 3).
 *
 * @returns the schema. Each fault is an issue. The output has the type `URIString`.
 *
 * @example
 * import { safeParse } from "valibot";
 * import { uri } from "uri-grammar/valibot";
 *
 * safeParse(uri(), "http://example.com/a b").issues?.[0].message; // => "A space is not allowed in the path."
 */
export function uri(): URISchema<URIString> {
  return schemaOf("uri", uriFaults, uri);
}

/**
 * Creates a schema of strings that are a URI reference by RFC 3986 (section 4.1).
 *
 * @returns the schema. Each fault is an issue. The output has the type `URIReferenceString`.
 *
 * @example
 * import { safeParse } from "valibot";
 * import { uriReference } from "uri-grammar/valibot";
 *
 * safeParse(uriReference(), "/a b").issues?.[0].message; // => "A space is not allowed in the path."
 */
export function uriReference(): URISchema<URIReferenceString> {
  return schemaOf("uri-reference", uriReferenceFaults, uriReference);
}

/**
 * Creates a schema of strings that are an IRI by RFC 3987 (section 2.2).
 *
 * @returns the schema. Each fault is an issue. The output has the type `IRIString`.
 *
 * @example
 * import { safeParse } from "valibot";
 * import { iri } from "uri-grammar/valibot";
 *
 * safeParse(iri(), "http://example.com/ros\u00E9 x").issues?.[0].message; // => "A space is not allowed in the path."
 */
export function iri(): URISchema<IRIString> {
  return schemaOf("iri", iriFaults, iri);
}

/**
 * Creates a schema of strings that are an IRI reference by RFC 3987 (section 2.2).
 *
 * @returns the schema. Each fault is an issue. The output has the type `IRIReferenceString`.
 *
 * @example
 * import { safeParse } from "valibot";
 * import { iriReference } from "uri-grammar/valibot";
 *
 * safeParse(iriReference(), "ros\u00E9 x").issues?.[0].message; // => "A space is not allowed in the path."
 */
export function iriReference(): URISchema<IRIReferenceString> {
  return schemaOf("iri-reference", iriReferenceFaults, iriReference);
}

/**
 * Creates a schema of strings that are a URI Template by RFC 6570 (section 2).
 *
 * @returns the schema. Each fault is an issue. The output has the type `URITemplateString`.
 *
 * @example
 * import { safeParse } from "valibot";
 * import { uriTemplate } from "uri-grammar/valibot";
 *
 * safeParse(uriTemplate(), "/people{/id").issues?.[0].message; // => "The expression that begins here has no '}'."
 */
export function uriTemplate(): URISchema<URITemplateString> {
  return schemaOf("uri-template", uriTemplateFaults, uriTemplate);
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
 * import { safeParse } from "valibot";
 * import { validate } from "uri-grammar/schemes";
 * import { scheme } from "uri-grammar/valibot";
 *
 * const web = scheme(["http", "https"], { validate });
 * safeParse(web, "http:///x").issues?.[0].message; // => "The host is missing. Write it after '//'."
 */
export function scheme(name: string | readonly string[], options?: SchemeOptions): URISchema<URIString> {
  return schemaOf("uri", schemeFaultsBy(name, options), scheme);
}
