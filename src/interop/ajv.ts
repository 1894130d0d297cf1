/**
 * Formats and a keyword for ajv (`uri-grammar/ajv`).
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { isURI, isURIReference } from "../standards/current.js";
import { schemeFaults, type ValidateURI } from "./scheme-faults.js";

export type { ValidateURI } from "./scheme-faults.js";

/** A format of strings. */
export interface StringFormat {
  readonly type: "string";
  readonly validate: (text: string) => boolean;
}

/**
 * The formats of JSON Schema, "Resource Identifiers" (draft 2020-12, validation, section 7.3.5), by RFC 3986: for the
 * option `formats` of ajv, or one by one for `addFormat`, after those of ajv-formats, whose place they take.
 *
 * @example
 * import { Ajv } from "ajv";
 * import { formats } from "uri-grammar/ajv";
 *
 * new Ajv({ formats }).validate({ type: "string", format: "uri" }, "http://example.com:80a/"); // => false
 */
export const formats: { readonly uri: StringFormat; readonly "uri-reference": StringFormat } = Object.freeze({
  uri: Object.freeze({ type: "string", validate: isURI }),
  "uri-reference": Object.freeze({ type: "string", validate: isURIReference }),
});

/** What ajv reports where the keyword refuses a string. */
export interface URISchemeError {
  keyword: "uriScheme";
  message: string;
  params: { diagnostic: Diagnostic };
}

/** What the keyword's schema compiles to. */
export interface URISchemeValidate {
  (data: string): boolean;
  /** What was wrong with the last string. */
  errors?: URISchemeError[];
}

/** The definition of the keyword `uriScheme`, for `addKeyword`. */
export interface URISchemeKeyword {
  keyword: "uriScheme";
  type: "string";
  schemaType: ("string" | "array")[];
  metaSchema: object;
  errors: true;
  compile: (schema: string | readonly string[]) => URISchemeValidate;
}

/** Section 3.1, in the words of JSON Schema. */
const SCHEME = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*$" };

/**
 * Makes the keyword `uriScheme`, whose value is the name of a scheme or a list of some: a string is valid where it is a
 * URI of one of them, by the rules of that scheme.
 *
 * @param validate what validates a URI by the rules of its scheme, such as `validate` of `uri-grammar/schemes`
 * @returns the definition, for ajv's `addKeyword`. Each error has the `Diagnostic` in its `params`.
 *
 * @example
 * import { Ajv } from "ajv";
 * import { uriScheme } from "uri-grammar/ajv";
 * import { validate } from "uri-grammar/schemes";
 *
 * const ajv = new Ajv().addKeyword(uriScheme(validate));
 * ajv.validate({ type: "string", uriScheme: "mailto" }, "mailto:@"); // => false
 */
export function uriScheme(validate: ValidateURI): URISchemeKeyword {
  return {
    keyword: "uriScheme",
    type: "string",
    schemaType: ["string", "array"],
    metaSchema: { anyOf: [SCHEME, { type: "array", items: SCHEME, minItems: 1 }] },
    errors: true,
    compile(schema) {
      const faultsOf = schemeFaults(schema, validate);
      const check: URISchemeValidate = (data) => {
        check.errors = faultsOf(data).map((diagnostic) => ({
          keyword: "uriScheme",
          message: diagnostic.message,
          params: { diagnostic },
        }));
        return check.errors.length === 0;
      };
      return check;
    },
  };
}
