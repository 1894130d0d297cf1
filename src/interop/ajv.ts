/**
 * Formats and a keyword for ajv (`uri-grammar/ajv`).
 *
 * @module
 */
import { aFunction, readObject, readOptions } from "../core/arguments.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { current, explained, isURI, isURIReference, type CurrentRule } from "../standards/current.js";
import { isIRI, isIRIReference } from "../standards/rfc3987/reference.js";
import { isURITemplate } from "../template/check.js";
import { schemeFaults, type ValidateURI } from "./scheme-faults.js";

export type { ValidateURI } from "./scheme-faults.js";

/** A string format. */
export interface StringFormat {
  readonly type: "string";
  readonly validate: (text: string) => boolean;
}

/** The name of a format. */
export type FormatName = "uri" | "uri-reference" | "iri" | "iri-reference" | "uri-template";

/**
 * The formats of JSON Schema for URIs and IRIs (draft 2020-12, validation, section 7.3.5) and for URI templates (section
 * 7.3.6), by RFC 3986, RFC 3987 and RFC 6570, for tools that accept formats as data. Use `addURIFormats` for an instance
 * of ajv.
 *
 * @example
 * import { formats } from "uri-grammar/ajv";
 *
 * formats["uri-reference"].validate("//example.com:80a/"); // => false
 */
export const formats: Readonly<Record<FormatName, StringFormat>> = Object.freeze({
  uri: formatOf(isURI),
  "uri-reference": formatOf(isURIReference),
  iri: formatOf(isIRI),
  "iri-reference": formatOf(isIRIReference),
  "uri-template": formatOf(isURITemplate),
});

function formatOf(validate: (text: string) => boolean): StringFormat {
  return Object.freeze({ type: "string", validate });
}

/** The value of the keyword `uri`. */
export type URIKeywordValue =
  /** The string must be a URI. */
  | true
  /** The string must match the rule of RFC 3986. */
  | { readonly rule: CurrentRule }
  /** The string must be a URI of the scheme, or of one of the schemes, and valid by the scheme's rules. */
  | { readonly scheme: string | readonly string[] };

/** The error that ajv reports for the keyword. */
export interface URIKeywordError {
  keyword: "uri";
  message: string;
  params: { diagnostic: Diagnostic };
}

/** The validation function that the keyword compiles to. */
export interface URIKeywordValidate {
  (data: string): boolean;
  /** The errors of the last string. */
  errors?: URIKeywordError[];
}

/** The definition of the keyword `uri`. */
export interface URIKeyword {
  keyword: "uri";
  type: "string";
  schemaType: ("boolean" | "object")[];
  metaSchema: object;
  errors: true;
  compile: (value: URIKeywordValue) => URIKeywordValidate;
}

/** The methods of an ajv instance that are used here. */
export interface AnyAjv {
  addFormat(name: string, format: StringFormat): unknown;
  addKeyword(definition: URIKeyword): unknown;
}

/** Options of `addURIFormats`. */
export interface URIFormatsOptions {
  /**
   * Validates a URI by the rules of its scheme, such as `validate` of `uri-grammar/schemes`. The keyword needs it for
   * `scheme`.
   */
  readonly validate?: ValidateURI | undefined;
}

/** The scheme of section 3.1 as a JSON Schema. */
const SCHEME = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*$" };

const only = (properties: object): object => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Returns the schema of the keyword's values. */
const values = (): object => ({
  anyOf: [
    { const: true },
    only({ rule: { enum: current.rules } }),
    only({ scheme: { anyOf: [SCHEME, { type: "array", items: SCHEME, minItems: 1 }] } }),
  ],
});

/**
 * Adds the formats of `formats` and the keyword `uri` to an instance of ajv. A format only accepts or
 * refuses a string; the errors of the keyword also say why. The value of the keyword is `true`, `{ rule }` or `{ scheme
 * }`.
 *
 * The instance keeps these formats: from now on its `addFormat` ignores their names, so ajv-formats can be added before
 * or after. Standalone code by ajv takes its formats from the option `code.formats` instead.
 *
 * @param ajv the instance
 * @param options `validate` for the keyword's `scheme`
 * @returns the instance. Each error of the keyword has the `Diagnostic` in its `params`.
 * @throws {Error} if the instance already has a keyword `uri`
 * @throws {TypeError} if the instance does not have the methods of ajv, or `validate` is not a function
 *
 * @example
 * import { Ajv } from "ajv";
 * import { addURIFormats } from "uri-grammar/ajv";
 *
 * const ajv = addURIFormats(new Ajv());
 * ajv.validate({ type: "string", format: "uri" }, "http://example.com:80a/"); // => false
 * ajv.validate({ type: "string", uri: true }, "http://example.com/a b"); // => false
 * ajv.errors?.[0].message; // => "A space is not allowed in the path."
 */
export function addURIFormats<Ajv extends AnyAjv>(ajv: Ajv, options?: URIFormatsOptions): Ajv {
  readObject<AnyAjv>(ajv, "instance of ajv", { addFormat: aFunction, addKeyword: aFunction });
  const given = readOptions<URIFormatsOptions>(options, { validate: aFunction });
  const instance: AnyAjv = ajv;
  instance.addKeyword(keyword(given));
  for (const [name, format] of Object.entries(formats)) instance.addFormat(name, format);
  const addFormat = instance.addFormat.bind(instance);
  instance.addFormat = (name, format) => (Object.hasOwn(formats, name) ? instance : addFormat(name, format));
  return ajv;
}

function keyword({ validate }: URIFormatsOptions): URIKeyword {
  const faultsBy = (value: URIKeywordValue): ((text: string) => readonly Diagnostic[]) => {
    if (value === true || "rule" in value) {
      const rule = value === true ? "URI" : value.rule;
      return (text) => explained.diagnose(text, { rule });
    }
    if (validate) return schemeFaults(value.scheme, validate);
    throw new TypeError("Pass 'validate' to addURIFormats, because the keyword 'uri' has a scheme.");
  };
  return {
    keyword: "uri",
    type: "string",
    schemaType: ["boolean", "object"],
    metaSchema: values(),
    errors: true,
    compile(value) {
      const faultsOf = faultsBy(value);
      const check: URIKeywordValidate = (data) => {
        check.errors = faultsOf(data).map((diagnostic) => ({
          keyword: "uri",
          message: diagnostic.message,
          params: { diagnostic },
        }));
        return check.errors.length === 0;
      };
      return check;
    },
  };
}
