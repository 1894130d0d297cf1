/**
 * Makes the package's functions for the schemes that you choose, so that a bundle contains only these.
 *
 * @module
 */
import type { NodeBase } from "../tree/index.js";
import { readOnly } from "../core/read-only.js";
import { readNames } from "../core/scheme-names.js";
import { anything, assertString, aString, oneOf, readOptions, type Check as ArgumentCheck } from "../core/arguments.js";
import { diagnosticOf, URISyntaxError, type Diagnostic } from "../core/diagnostic.js";
import type { AnyStandard, GenericSyntax } from "../standards/standard.js";
import type { ParseResult, RuleOptions } from "../operations/grammar.js";
import type { CurrentId } from "../standards/current.js";
import type { NodeOf, RuleName, StandardId, StandardTypes } from "../standards/list.js";
import { schemeNormalizer, type SchemeComparer, type SchemeNormalize } from "./mechanism/normalize.js";
import { CHOICE, chosenFrom, knownOf, standardsFrom, type Known } from "./mechanism/known.js";
import { lookUpIn, type Statuses } from "./mechanism/registration.js";
import { schemeMap, type SchemeMap, type SchemeNodeOf, type Schemes } from "./mechanism/scheme.js";
import { interpolator, type DiagnoseInterpolated } from "./mechanism/interpolated.js";
import { Examiner } from "./mechanism/examine.js";
import { assertAllowed, outlineOf, SchemeSubject } from "./mechanism/subject.js";
import { validator, type RepairURI, type Validate } from "./mechanism/validate.js";
import { valueFunctions, type ValueFunctions } from "./mechanism/values.js";

export type {
  AuthoritySpans,
  Check,
  Finding,
  Level,
  Parts,
  Party,
  Profile,
  SchemeEdit,
  Span,
  Subject,
} from "./mechanism/check.js";
export type { Suggestion } from "../explain/edit-words.js";
export type { Slip } from "../explain/slips.js";
export type { AnyStandard, GenericSyntax } from "../standards/standard.js";
export type { BuiltGrammar, PlainGrammar, SchemeGrammar, SchemeRule } from "./mechanism/grammar.js";
export { defineScheme, type AnyScheme, type Scheme, type SchemeDefinition, type Status } from "./mechanism/scheme.js";
export type { SchemeMap, SchemeNodeOf, Schemes } from "./mechanism/scheme.js";
export type { RegisteredDocument, RegisteredScheme, Registry, Statuses } from "./mechanism/registration.js";
export { rfc, type Specification } from "./mechanism/specification.js";
export type { DiagnoseInterpolated, SchemeInterpolatedOptions } from "./mechanism/interpolated.js";
export type { SchemeValues } from "../../generated/schemes.values.js";
export type { Pair, Value, Values } from "../values/facts.js";
export type {
  EqualNames,
  GivenValue,
  GivenValues,
  ReadResult,
  SchemeChoice,
  SchemeWithValues,
  ValueFunctions,
  WriteResult,
} from "./mechanism/values.js";

/** Which rule of which standard a string is parsed by. */
export interface ParseOptions<Id extends StandardId, Rule extends RuleName<Id>> extends RuleOptions<Rule> {
  /** The standard that defines the rule. RFC 3986 by default. */
  readonly standard?: Id | undefined;
}

/** A tree that has the tree of the scheme's own grammar under its root. */
export type WithSchemeNode<Root, SchemeNode = unknown> = Root & {
  /**
   * The tree by the scheme's own grammar. `null` for a relative reference, for an unknown scheme, and for a scheme
   * without trees. Functions that read the text of the root refuse it if this tree has another text.
   */
  readonly schemeNode: SchemeNode | null;
};

/** The options of a parser that knows schemes. */
export interface SchemeParseOptions<
  Id extends StandardId,
  Rule extends RuleName<Id>,
  Given extends Schemes = Schemes,
> extends ParseOptions<Id, Rule> {
  /**
   * Whether the scheme's own grammar must match, too. If so, the result contains its tree. The name of a known scheme,
   * in lower case, or a list of names also refuses other schemes and relative references. Default `false`.
   */
  readonly scheme?: boolean | string | Iterable<string> | undefined;
  readonly schemes?: Given | undefined;
}

/** The tree of a scheme that is named, if the schemes and their names say its type. */
export type NamedSchemeNode<Given extends Schemes, Id extends StandardId, Name extends string> = Id extends CurrentId
  ? Given extends { readonly roots?: infer Roots }
    ? Name extends keyof Roots
      ? Roots[Name]
      : SchemeNodeOf<Given> | null
    : SchemeNodeOf<Given> | null
  : SchemeNodeOf<Given> | null;

/** A tree that has the tree of a named scheme under its root. */
export type WithNamedSchemeNode<
  Id extends StandardId,
  Rule extends RuleName<Id>,
  Given extends Schemes,
  Name extends string,
> = NodeOf<Id, Rule> & { readonly schemeNode: NamedSchemeNode<Given, Id, Name> };

/** A parser that knows schemes. */
export interface SchemeParse<Known extends Schemes = Schemes> {
  /**
   * Parses a string into a tree.
   *
   * @param input any string
   * @param options the options of `parse` of the main module, and `scheme`, which adds the scheme's own tree under the
   *   root: `true` for any scheme, or the name of a known scheme. If only the scheme's own grammar accepts a URI, the
   *   components of the URI are leaves under the root.
   * @throws {URISyntaxError} if the input does not match the rule, the scheme's own grammar refuses it, or it has
   *   another scheme than the named one
   * @throws {RangeError} if the standard, the rule or the named scheme is unknown
   */
  <
    const Name extends string,
    Id extends StandardId = CurrentId,
    Rule extends RuleName<Id> = StandardTypes[Id]["defaultRule"] & RuleName<Id>,
    Given extends Schemes = Known,
  >(
    input: string,
    options: SchemeParseOptions<Id, Rule, Given> & { readonly scheme: Name | readonly Name[] },
  ): WithNamedSchemeNode<Id, Rule, Given, Name>;
  <
    Id extends StandardId = CurrentId,
    Rule extends RuleName<Id> = StandardTypes[Id]["defaultRule"] & RuleName<Id>,
    Given extends Schemes = Known,
  >(
    input: string,
    options: SchemeParseOptions<Id, Rule, Given> & { readonly scheme: true | Iterable<string> },
  ): WithSchemeNode<NodeOf<Id, Rule>, SchemeNodeOf<Given>>;
  <Id extends StandardId = CurrentId, Rule extends RuleName<Id> = StandardTypes[Id]["defaultRule"] & RuleName<Id>>(
    input: string,
    options?: SchemeParseOptions<Id, Rule>,
  ): NodeOf<Id, Rule>;
}

/** Like `SchemeParse`, but returns a diagnostic where `SchemeParse` throws a `URISyntaxError`. */
export interface SchemeSafeParse<Known extends Schemes = Schemes> {
  <
    const Name extends string,
    Id extends StandardId = CurrentId,
    Rule extends RuleName<Id> = StandardTypes[Id]["defaultRule"] & RuleName<Id>,
    Given extends Schemes = Known,
  >(
    input: string,
    options: SchemeParseOptions<Id, Rule, Given> & { readonly scheme: Name | readonly Name[] },
  ): ParseResult<WithNamedSchemeNode<Id, Rule, Given, Name>>;
  <
    Id extends StandardId = CurrentId,
    Rule extends RuleName<Id> = StandardTypes[Id]["defaultRule"] & RuleName<Id>,
    Given extends Schemes = Known,
  >(
    input: string,
    options: SchemeParseOptions<Id, Rule, Given> & { readonly scheme: true | Iterable<string> },
  ): ParseResult<WithSchemeNode<NodeOf<Id, Rule>, SchemeNodeOf<Given>>>;
  <Id extends StandardId = CurrentId, Rule extends RuleName<Id> = StandardTypes[Id]["defaultRule"] & RuleName<Id>>(
    input: string,
    options?: SchemeParseOptions<Id, Rule>,
  ): ParseResult<NodeOf<Id, Rule>>;
}

/** The options of `withSchemes`. */
export interface WithSchemesOptions {
  /** Standards, such as those of `uri-grammar/standards`. */
  readonly standards?: Iterable<Pick<AnyStandard, "id">> | undefined;
  /**
   * The registered schemes, such as `registry` of `uri-grammar/schemes/registry`. With a registry, `validate`
   * distinguishes schemes that are registered from others. This improves messages, and allows no further scheme.
   */
  readonly registry?: Statuses | undefined;
  /** `"generic"` accepts URIs of other schemes by the generic syntax. By default, all functions refuse them. */
  readonly others?: "generic" | undefined;
}

/** The functions that know schemes. The option `schemes` of each function replaces the known schemes. */
export interface SchemeFunctions<Known extends Schemes = Schemes> extends SchemeComparer {
  /** The schemes that the functions know without the option `schemes`. The map is read-only. */
  readonly schemes: SchemeMap;
  readonly validate: Validate<Known>;
  readonly repair: RepairURI;
  readonly parse: SchemeParse<Known>;
  readonly safeParse: SchemeSafeParse<Known>;
  readonly normalize: SchemeNormalize;
  readonly diagnoseInterpolated: DiagnoseInterpolated;
}

/**
 * Makes the functions that know the given schemes, and refuse all others: `validate` and `diagnoseInterpolated` return an
 * error with the code `other-scheme`, and the other functions throw it. Relative references have no scheme.
 *
 * @param schemes the schemes, as a list or as a map such as `schemes`. A `schemeNode` is the root of a tree of one of these
 *   schemes.
 * @param options `others`: `"generic"` accepts other schemes by the generic syntax. `standards`: further standards that
 *   the functions' option `standard` can name. The functions always know RFC 3986 and the standards of the schemes.
 *   `registry`: the registered schemes, for better messages.
 * @returns the functions, and the schemes as a read-only map
 * @throws {TypeError} if `schemes` is neither a list nor a map of schemes, `standards` is not a list of standards,
 *   or `registry` is not a map
 *
 * @example
 * import { withSchemes } from "uri-grammar/schemes/define";
 * import { http, https } from "uri-grammar/schemes/http";
 *
 * const { validate } = withSchemes([http, https]);
 * validate("http:///x").diagnostics[0].code; // => "http/empty-host"
 * validate("javascript:alert(1)").diagnostics[0].message; // => "The scheme must be 'http' or 'https'."
 */
export function withSchemes<const Given extends Schemes>(
  schemes: Given,
  options?: WithSchemesOptions,
): SchemeFunctions<Given> {
  const known = knownFrom(schemes, options);

  function parse(input: string, given?: AnyOptions): NodeBase {
    const { standard, schemes, rule, scheme = false } = readOptions<AnyOptions>(given, PARSE_OPTIONS);
    const names = typeof scheme === "boolean" ? undefined : scheme;
    const chosen = chosenFrom(known, { standard, schemes, scheme: names });
    if (scheme === false && !chosen.isClosed) return parsedBy(chosen.standard, input, rule);
    assertString(input);
    const subject = new SchemeSubject(input, chosen);
    const node = scheme === false ? parsedBy(chosen.standard, input, rule) : rootOf(subject, rule);
    // The text of another rule, such as that of a path, has no scheme.
    if (chosen.names !== null || "scheme" in node) assertAllowed(subject);
    return scheme === false ? node : Object.assign({}, node, { schemeNode: schemeNodeOf(subject, node) });
  }

  function safeParse(input: string, options?: AnyOptions): ParseResult<NodeBase> {
    try {
      return { ok: true, node: parse(input, options) };
    } catch (error) {
      return { ok: false, diagnostic: diagnosticOf(error) };
    }
  }

  const functions: SchemeFunctions = {
    schemes: readOnly(known.schemes),
    ...validator(known),
    ...schemeNormalizer(known),
    parse: parse as SchemeParse,
    safeParse: safeParse as SchemeSafeParse,
    diagnoseInterpolated: interpolator(known),
  };
  return Object.freeze(functions) as SchemeFunctions<Given>;
}

/** The functions that validate. */
export type ValidationFunctions<Known extends Schemes = Schemes> = Pick<SchemeFunctions<Known>, "validate" | "repair">;

/**
 * Makes only the functions that validate: a bundle of them has no other function of `withSchemes`.
 *
 * @param schemes the schemes, as for `withSchemes`
 * @param options the options of `withSchemes`
 * @returns `validate` and `repair`, as `withSchemes` makes them
 * @throws {TypeError} as `withSchemes` does
 *
 * @example
 * import { withValidation } from "uri-grammar/schemes/define";
 * import { https } from "uri-grammar/schemes/http";
 *
 * const { validate } = withValidation([https]);
 * validate("https:///x").diagnostics[0].code; // => "https/empty-host"
 */
export function withValidation<const Given extends Schemes>(
  schemes: Given,
  options?: WithSchemesOptions,
): ValidationFunctions<Given> {
  return Object.freeze(validator(knownFrom(schemes, options)));
}

/** Reads the arguments of these functions. */
function knownFrom(schemes: Schemes, options: WithSchemesOptions | undefined): Known {
  const { standards = [], registry, others } = readOptions<WithSchemesOptions>(options, WITH_SCHEMES_OPTIONS);
  const lookUp = registry === undefined ? null : lookUpIn(registry);
  return knownOf(schemes, standardsFrom(standards), lookUp, others === undefined);
}

const WITH_SCHEMES_OPTIONS = { standards: anything, registry: anything, others: oneOf(["generic"]) };
const aSchemeChoice: ArgumentCheck = (value, what) => {
  if (typeof value !== "boolean") readNames(value, what);
};
const PARSE_OPTIONS = { ...CHOICE, rule: aString, scheme: aSchemeChoice };

type AnyOptions = SchemeParseOptions<StandardId, never>;

/**
 * Returns the tree by the generic syntax, or a root with components only, if only the scheme's grammar accepts the
 * input.
 */
function rootOf(subject: SchemeSubject, rule: string | undefined): NodeBase {
  const { whole, scheme, chosen } = subject;
  const { ruleFor, defaultRule } = chosen.standard;
  const isWhole = [undefined, ruleFor.uri, defaultRule].includes(rule);
  const isOnlyOwn = isWhole && scheme !== null && !subject.isGeneric && subject.isOwn;
  return isOnlyOwn ? outlineOf(whole, ruleFor.uri) : parsedBy(chosen.standard, whole, rule);
}

/** Parses a text by a standard; throws an explained error. The explanations are needed for schemes anyway. */
function parsedBy(standard: GenericSyntax, text: string, rule: string | undefined): NodeBase {
  const { node, diagnostic } = standard.safeParse(text, { rule });
  if (diagnostic !== undefined) throw new URISyntaxError(diagnostic);
  return node;
}

/** Returns the tree by the scheme's grammar, or `null` if the input is not a whole URI. */
function schemeNodeOf(subject: SchemeSubject, root: NodeBase): unknown {
  const { whole, scheme, chosen } = subject;
  if (!("scheme" in root) || scheme === null || !(subject.isGeneric || subject.isOwn)) return null;
  if (subject.isOfScheme) return subject.node;
  const { diagnostics } = new Examiner(chosen, "consume").examine(whole);
  throw new URISyntaxError(diagnostics[0] as Diagnostic);
}

/**
 * Makes the functions that read and write values, for some schemes.
 *
 * @param schemes the schemes: a list of them, or a map
 * @returns `read`, `safeRead`, `write`, `safeWrite` and `update`, as `uri-grammar/schemes` has them for all schemes
 * @throws {TypeError} if these are not schemes
 *
 * @example
 * import { geo } from "uri-grammar/schemes/geo";
 * import { withValues } from "uri-grammar/schemes/define";
 *
 * const { read, update } = withValues([geo]);
 * read("geo:48.2,16.3", "geo").longitude; // => 16.3
 * update("geo:48.2,16.3", { altitude: 183 }); // => "geo:48.2,16.3,183"
 */
export function withValues(schemes: Schemes): ValueFunctions {
  const known = schemeMap(schemes);
  const { validate } = withValidation(known, { others: "generic" });
  return valueFunctions(known, (uri) => validate(uri, { profile: "mint" }).diagnostics);
}
