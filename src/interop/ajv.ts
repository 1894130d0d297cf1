/**
 * Formats, a keyword and resolvers for ajv (`uri-grammar/ajv`).
 *
 * @module
 */
import { aFunction, anything, assertString, readObject, readOptions, type Checks } from "../core/arguments.js";
import { URISyntaxError, type Diagnostic } from "../core/diagnostic.js";
import { readSeverity, SEVERITIES, type SeverityOption } from "../core/severity.js";
import { components, diagnose, encodeInvalid, normalize, recompose, resolve } from "../index.js";
import { current, explained, isURI, isURIReference, type CurrentRule } from "../standards/current.js";
import { isIRI, isIRIReference } from "../standards/rfc3987/reference.js";
import { isURITemplate } from "../template/check.js";
import { schemeFaults, type ValidateURI } from "./scheme-faults.js";

export type { Severity } from "../core/diagnostic.js";
export type { SeverityOption } from "../core/severity.js";
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
  | { readonly rule: CurrentRule; readonly severity?: SeverityOption }
  /** The string must be a URI of the scheme, or of one of the schemes, and valid by the scheme's rules. */
  | { readonly scheme: string | readonly string[]; readonly severity?: SeverityOption };

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
  getKeyword(name: string): unknown;
  removeKeyword(name: string): unknown;
}

/** Options of `addURIFormats`. */
export interface URIFormatsOptions {
  /**
   * Validates a URI by the rules of its scheme, such as `validate` of `uri-grammar/schemes`. The keyword needs it for
   * `scheme`.
   */
  readonly validate?: ValidateURI | undefined;
  /**
   * What the keyword counts as a fault: the least severity, such as `"warning"`, or the severities of codes, such as
   * `{ "https/untrusted-userinfo": "error" }`. Default: errors. A value of the keyword can have a `severity` of its own.
   */
  readonly severity?: SeverityOption | undefined;
}

const OPTIONS: Checks<URIFormatsOptions> = { validate: aFunction, severity: anything };

/** The scheme of section 3.1 as a JSON Schema. */
const SCHEME = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9+.-]*$" };

/** The option `severity` as a JSON Schema. `readSeverity` also checks the codes. */
const SEVERITY = {
  anyOf: [{ enum: SEVERITIES }, { type: "object", additionalProperties: { enum: [...SEVERITIES, "off"] } }],
};

const only = (properties: object): object => ({
  type: "object",
  properties: { ...properties, severity: SEVERITY },
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
 * Adds the formats of `formats` and the keyword `uri` to an instance of ajv. A format only accepts or refuses a string;
 * the errors of the keyword also say why. The value of the keyword is `true`, `{ rule }` or `{ scheme }`; the objects can
 * also have a `severity`.
 *
 * A schema can have both `format` and `uri`. If the keyword refuses everything that the format refuses, then only the
 * keyword reports it, so each fault is one error.
 *
 * The instance keeps these formats: from now on its `addFormat` ignores their names, so ajv-formats can be added before
 * or after. Standalone code by ajv takes its formats from the option `code.formats` instead.
 *
 * @param ajv the instance
 * @param options `validate` for the keyword's `scheme`, and `severity`, which decides what counts as a fault
 * @returns the instance. Each error of the keyword has the `Diagnostic` in its `params`. An unknown scheme in a schema is
 *   a `RangeError` when ajv compiles the schema.
 * @throws {Error} if the instance already has a keyword `uri`
 * @throws {RangeError} if a severity or a code is unknown
 * @throws {TypeError} if the instance does not have the methods of ajv, or an option has the wrong type
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
  readObject<AnyAjv>(ajv, "instance of ajv", {
    addFormat: aFunction,
    addKeyword: aFunction,
    getKeyword: aFunction,
    removeKeyword: aFunction,
  });
  const { validate, severity } = readOptions<URIFormatsOptions>(options, OPTIONS);
  const read = (value: URIKeywordValue): Keyword => readKeyword(value, validate, severity);
  readSeverity(severity);
  const instance: AnyAjv = ajv;
  instance.addKeyword(definitionOf(read));
  for (const [name, format] of Object.entries(formats)) instance.addFormat(name, format);
  quietFormat(instance, read);
  const addFormat = instance.addFormat.bind(instance);
  instance.addFormat = (name, format) => (Object.hasOwn(formats, name) ? instance : addFormat(name, format));
  return ajv;
}

/** A value of the keyword `uri`, read. */
interface Keyword {
  readonly faultsOf: (text: string) => readonly Diagnostic[];
  /** The formats that accept all strings without a fault. */
  readonly implied: readonly FormatName[];
}

/** The formats that accept all strings of a rule. */
const IMPLIED: Readonly<Partial<Record<CurrentRule, readonly FormatName[]>>> = {
  URI: ["uri", "uri-reference", "iri", "iri-reference"],
  "absolute-URI": ["uri", "uri-reference", "iri", "iri-reference"],
  "URI-reference": ["uri-reference", "iri-reference"],
  "relative-ref": ["uri-reference", "iri-reference"],
};

function readKeyword(
  value: URIKeywordValue,
  validate: ValidateURI | undefined,
  general: SeverityOption | undefined,
): Keyword {
  const given = value === true ? { rule: "URI" as const } : value;
  const weighing = readSeverity(given.severity ?? general);
  const impliedBy = (rule: CurrentRule): readonly FormatName[] =>
    (weighing.keepsErrors ? IMPLIED[rule] : undefined) ?? [];
  if ("rule" in given) {
    const { rule } = given;
    const faultsOf = (text: string): readonly Diagnostic[] => weighing.faults(explained.diagnose(text, { rule }));
    return { faultsOf, implied: impliedBy(rule) };
  }
  if (!validate) throw new TypeError("Pass 'validate' to addURIFormats, because the keyword 'uri' has a scheme.");
  return { faultsOf: schemeFaults(given.scheme, validate, weighing), implied: impliedBy("URI") };
}

function definitionOf(read: (value: URIKeywordValue) => Keyword): URIKeyword {
  return {
    keyword: "uri",
    type: "string",
    schemaType: ["boolean", "object"],
    metaSchema: values(),
    errors: true,
    compile(value) {
      const { faultsOf } = read(value);
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

/** The parts that are used here of ajv's definition of a keyword that writes code. */
interface CodeDefinition {
  readonly code: (context: CodeContext, ...rest: unknown[]) => void;
}

/** The schema that has the keyword. */
interface CodeContext {
  readonly parentSchema: Readonly<Record<string, unknown>>;
}

/** Lets the keyword `format` write no code where the keyword `uri` of the same schema refuses the same strings, and more. */
function quietFormat(ajv: AnyAjv, read: (value: URIKeywordValue) => Keyword): void {
  const format = ajv.getKeyword("format") as CodeDefinition | boolean;
  // The caller has removed it.
  if (typeof format !== "object") return;
  ajv.removeKeyword("format");
  const quieter: CodeDefinition = {
    ...format,
    code(context, ...rest) {
      const { uri, format: name } = context.parentSchema;
      // Schemas of the keyword are checked before they are compiled, but an option of ajv turns that off.
      const isValue = uri === true || (typeof uri === "object" && uri !== null);
      const isImplied = isValue && read(uri as URIKeywordValue).implied.includes(name as FormatName);
      if (!isImplied) format.code(context, ...rest);
    },
  };
  // It is a definition of ajv, of another keyword.
  ajv.addKeyword(quieter as unknown as URIKeyword);
}

/** The components of a reference. An absent component is `undefined`. The host of an IPv6 address has its brackets. */
export interface ReferenceParts {
  scheme?: string;
  userinfo?: string;
  host?: string;
  port?: string | number;
  path?: string;
  query?: string;
  fragment?: string;
}

/** The components of a reference to compose. One that is `undefined` is absent. */
export type GivenParts = { readonly [Name in keyof ReferenceParts]?: ReferenceParts[Name] | undefined };

/** What ajv calls for `$id` and `$ref`: a value of its option `uriResolver`. */
export interface URIResolver {
  /** Splits a reference into its components, in their normal form. */
  parse(reference: string): ReferenceParts;
  /** Resolves a reference against a base, and returns the normal form. An empty base, or a relative one, is allowed. */
  resolve(base: string, reference: string): string;
  /** Composes a reference. */
  serialize(parts: GivenParts): string;
}

/** Returns a reference without its fragment. */
const beforeFragment = (reference: string): string => reference.split("#", 1)[0] as string;

/** Returns a reference whose fragment is a valid one if it begins like a JSON Pointer: ajv makes pointers of any names. */
function withPointer(reference: string): string {
  const before = beforeFragment(reference);
  const fragment = reference.slice(before.length);
  return fragment.startsWith("#/") ? before + encodeInvalid(fragment) : reference;
}

const normalForm = (reference: string): string =>
  normalize(reference, { steps: ["case", "percent-encoding", "dot-segments"] });

/** @param read returns the reference that a text stands for */
function resolverBy(read: (text: string) => string): URIResolver {
  return Object.freeze({
    parse(reference: string) {
      assertString(reference, "The reference");
      const { scheme, userinfo, host, port, path, query, fragment } = components(
        normalForm(read(withPointer(reference))),
      );
      const parts = { scheme, userinfo, host, port, path, query, fragment };
      return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
    },
    resolve(base: string, reference: string) {
      assertString(base, "The base");
      assertString(reference, "The reference");
      return normalForm(resolve(read(reference), read(beforeFragment(base)), { relativeBase: true }));
    },
    serialize: (parts: ReferenceParts) => recompose(parts),
  });
}

/**
 * A strict resolver for ajv's option `uriResolver`. With it, ajv refuses a schema whose `$id` or `$ref` is not a URI
 * reference by RFC 3986: it throws a `URISyntaxError`. JSON Pointers that ajv itself makes can have any characters.
 *
 * @example
 * import { Ajv } from "ajv";
 * import { uriResolver } from "uri-grammar/ajv";
 *
 * const ajv = new Ajv({ uriResolver });
 * ajv.validate({ $ref: "#/definitions/a%5Eb", definitions: { "a^b": { type: "string" } } }, "text"); // => true
 * uriResolver.resolve("http://example.com/a/b", "../c"); // => "http://example.com/c"
 */
export const uriResolver: URIResolver = /* @__PURE__ */ resolverBy((text) => {
  const [fault] = diagnose(text);
  if (fault) throw new URISyntaxError(fault);
  return text;
});

/**
 * A resolver for ajv's option `uriResolver` that percent-encodes what a reference cannot have, as `encodeInvalid` does. So
 * schemas with references such as `#/definitions/a^b` still work. It throws a `URISyntaxError` if this is not enough.
 *
 * @example
 * import { Ajv } from "ajv";
 * import { lenientURIResolver } from "uri-grammar/ajv";
 *
 * const ajv = new Ajv({ uriResolver: lenientURIResolver });
 * ajv.validate({ $ref: "#/definitions/a^b", definitions: { "a^b": { type: "string" } } }, "text"); // => true
 * lenientURIResolver.resolve("http://example.com/", "a b"); // => "http://example.com/a%20b"
 */
export const lenientURIResolver: URIResolver = /* @__PURE__ */ resolverBy(encodeInvalid);
