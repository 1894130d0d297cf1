/**
 * Formats and a keyword for ajv (`uri-grammar/ajv`).
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { current, explained, isURI, isURIReference, type CurrentRule } from "../standards/current.js";
import { schemeFaults, type ValidateURI } from "./scheme-faults.js";

export type { ValidateURI } from "./scheme-faults.js";

/** A format of strings. */
export interface StringFormat {
  readonly type: "string";
  readonly validate: (text: string) => boolean;
}

/**
 * The formats of JSON Schema, "Resource Identifiers" (draft 2020-12, validation, section 7.3.5), by RFC 3986, for what
 * takes formats as data. For an instance of ajv, `addURIFormats` adds them.
 *
 * @example
 * import { formats } from "uri-grammar/ajv";
 *
 * formats["uri-reference"].validate("//example.com:80a/"); // => false
 */
export const formats: { readonly uri: StringFormat; readonly "uri-reference": StringFormat } = Object.freeze({
  uri: Object.freeze({ type: "string", validate: isURI }),
  "uri-reference": Object.freeze({ type: "string", validate: isURIReference }),
});

/** What the keyword `uri` demands of a string. */
export type URIKeywordValue =
  /** That it is a URI. */
  | true
  /** That the rule of RFC 3986 matches it. */
  | { readonly rule: CurrentRule }
  /** That it is a URI of the scheme, or of one of some, by the rules of that scheme. */
  | { readonly scheme: string | readonly string[] };

/** What ajv reports where the keyword refuses a string. */
export interface URIKeywordError {
  keyword: "uri";
  message: string;
  params: { diagnostic: Diagnostic };
}

/** What the keyword's value compiles to. */
export interface URIKeywordValidate {
  (data: string): boolean;
  /** What was wrong with the last string. */
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

/** An instance of ajv, as far as it is used here. */
export interface AnyAjv {
  addFormat(name: string, format: StringFormat): unknown;
  addKeyword(definition: URIKeyword): unknown;
}

/** What else the keyword is to know. */
export interface URIFormatsOptions {
  /**
   * What validates a URI by the rules of its scheme, such as `validate` of `uri-grammar/schemes`. The keyword needs it for
   * `scheme`.
   */
  readonly validate?: ValidateURI;
}

/** Section 3.1, in the words of JSON Schema. */
const SCHEME = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*$" };

const only = (properties: object): object => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The values of the keyword, as a schema. */
const values = (): object => ({
  anyOf: [
    { const: true },
    only({ rule: { enum: current.rules } }),
    only({ scheme: { anyOf: [SCHEME, { type: "array", items: SCHEME, minItems: 1 }] } }),
  ],
});

/**
 * Adds the formats `uri` and `uri-reference` to an instance of ajv, and the keyword `uri`. A format only accepts or
 * refuses; each error of the keyword says why. The keyword's value is `true`, `{ rule }` or `{ scheme }`.
 *
 * The instance keeps these formats: from now on its `addFormat` passes over their names, so that ajv-formats can be added
 * before or after. Code that ajv writes to a file takes its formats from elsewhere: from its option `code.formats`.
 *
 * @param ajv the instance
 * @param options what validates by scheme, for the keyword
 * @returns the instance. Each error of the keyword has the `Diagnostic` in its `params`.
 * @throws {Error} if the instance has a keyword `uri`
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
export function addURIFormats<Ajv extends AnyAjv>(ajv: Ajv, options: URIFormatsOptions = {}): Ajv {
  const instance: AnyAjv = ajv;
  instance.addKeyword(keyword(options));
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
    throw new TypeError('The keyword "uri" takes a scheme only if addURIFormats was given "validate".');
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
