/** Defines schemes: the types, the checks of a definition, and maps of schemes. @module */
import {
  aBoolean,
  aFunction,
  anything,
  assertList,
  assertObject,
  assertString,
  aString,
  optional,
  readable,
  readList,
  readObject,
} from "../../core/arguments.js";
import { lazy } from "../../core/lazy.js";
import type { NodeBase } from "../../tree/index.js";
import type { NormalizationStep } from "../../operations/normalize.js";
import { CURRENT, currentStandard, type URI } from "../../standards/current.js";
import type { StandardId } from "../../standards/list.js";
import type { GenericSyntax } from "../../standards/standard.js";
import { countingFor, severityOf } from "./check.js";
import type { Check, Party, Profile, SchemeEdit, Subject } from "./check.js";
import { assertStandard } from "../../standards/unknown.js";
import { SYNTAX, type Edit } from "../../core/diagnostic.js";
import { agreesWithScheme } from "../../core/parts.js";
import { LAST_PORT } from "../../core/ports.js";
import { isScheme } from "../../core/scheme-names.js";
import type { RuleWords } from "../../explain/report.js";
import type { Slip } from "../../explain/slips.js";
import type { ValueMaker } from "../../values/facts.js";
import { builtGrammar, plainGrammar, type BuiltGrammar, type PlainGrammar, type SchemeGrammar } from "./grammar.js";
import type { AdviceCode } from "./security.js";
import type { Specification } from "./specification.js";

/** The status of a scheme in IANA's registry. */
export type Status = "permanent" | "provisional" | "historical";

/** The definition of a scheme: its grammar, its facts as data, and its requirements. */
export interface SchemeDefinition<Node = unknown, Generic extends NodeBase = URI> {
  /** The name in lower case, without the ":". */
  readonly name: string;
  /** The document that defines the scheme. */
  readonly specification: Specification;
  /** The section of the document that defines the scheme. */
  readonly section: string;
  /** Its status in IANA's registry; `null` if it is not registered. */
  readonly status: Status | null;
  /**
   * The standard that defines the generic syntax: an object such as `rfc1738` from `uri-grammar/standards`. RFC 3986 by
   * default.
   */
  readonly standard?: Pick<GenericSyntax, "id"> | undefined;
  /** The default port, if the grammar file does not state it. */
  readonly defaultPort?: string | undefined;
  /** The compiled grammar, or functions. Without it, only the generic syntax applies. */
  readonly grammar?: BuiltGrammar | PlainGrammar<Node> | undefined;
  /** Examples, taken from the document if it has any. */
  readonly examples?: readonly string[] | undefined;
  /** The requirements on a URI that the grammar accepts. */
  readonly requirements?: readonly Check<Node, Generic>[] | undefined;
  /** For each grammar rule, the term that messages use and a sentence that describes it. */
  readonly words?: RuleWords | undefined;
  /**
   * The mistakes that people make in its URIs, and that the grammar refuses. The first one that matches counts. A scheme
   * without a compiled grammar ignores them.
   */
  readonly slips?: readonly Slip[] | undefined;
  /** Advice on security that does not apply to this scheme. A comment gives the reason. */
  readonly exempt?: readonly AdviceCode[] | undefined;
  /** The normalization steps of the standard that do not apply to this scheme. */
  readonly without?: readonly NormalizationStep[] | undefined;
  /**
   * Yields the edits that bring a URI into the scheme's own normal form, in any order, without overlaps. The URI is already
   * in the normal form of the standard.
   */
  readonly normalize?: ((subject: Subject<Node, Generic>) => Iterable<SchemeEdit>) | undefined;
  /**
   * Yields further edits for comparisons only, which remove insignificant differences. The URI is already in the normal form
   * of the scheme.
   */
  readonly equate?: ((subject: Subject<Node, Generic>) => Iterable<Edit>) | undefined;
  /**
   * Returns whether two URIs are equivalent although their texts differ. This is only for documents that define an
   * equivalence without a normal form: it depends on both URIs, so it need not be transitive. Both are already in the form
   * for comparisons that `equate` makes, and have the same fragment.
   */
  readonly matches?: ((first: Subject<Node, Generic>, second: Subject<Node, Generic>) => boolean) | undefined;
  /** Makes the values that the grammar alone cannot give. The line `Values` of the grammar names them. @internal */
  readonly values?: ValueMaker | undefined;
}

/** Properties that are always there. */
type Complete<Given> = { readonly [Name in keyof Given]-?: NonNullable<Given[Name]> };

/** The properties of a definition that are lists. */
type Lists = "examples" | "requirements" | "slips" | "exempt" | "without";

/** A scheme: its checked definition and its grammar. */
export interface Scheme<Node = unknown, Generic extends NodeBase = URI>
  extends
    Pick<SchemeDefinition<Node, Generic>, "name" | "specification" | "section" | "status">,
    Complete<Pick<SchemeDefinition<Node, Generic>, Lists | "words">> {
  /** The address of the section that defines it. */
  readonly url: string;
  /** The id of the standard that defines its generic syntax. */
  readonly standard: StandardId;
  /** The standard that defines its generic syntax. */
  readonly genericSyntax: GenericSyntax;
  /** The default port; `null` if the scheme has none. */
  readonly defaultPort: string | null;
  readonly grammar: SchemeGrammar<Node>;
  /** The requirements that apply to each profile. */
  readonly requirementsFor: Readonly<Record<Profile, readonly Check<Node, Generic>[]>>;
  /** Whether it has its own normal form in addition to that of its standard. */
  readonly hasNormalForm: boolean;
  /** Whether URIs with different normal forms can be equivalent. */
  readonly hasEquivalence: boolean;
  /**
   * Whether two URIs that are equivalent to a third one are always equivalent to each other. It is `false` if the
   * definition has the function `matches`.
   */
  readonly isTransitive: boolean;
  /** Returns the edits of the definition's `normalize`; empty if the definition does not have this function. */
  normalize(subject: Subject<Node, Generic>): Iterable<SchemeEdit>;
  /** Returns the edits of the definition's `equate`; empty if the definition does not have this function. */
  equate(subject: Subject<Node, Generic>): Iterable<Edit>;
  /** Returns the result of the definition's `matches`; `false` if the definition does not have this function. */
  matches(first: Subject<Node, Generic>, second: Subject<Node, Generic>): boolean;
  /** Makes the values that the grammar alone cannot give; `undefined` if it gives all. @internal */
  readonly values: ValueMaker | undefined;
}

/** A scheme whose tree type is not known. */
export type AnyScheme = Scheme<unknown, NodeBase>;

type AnyCheck = Pick<Check<never, never>, "code" | "level" | "binds" | "find">;

/** The codes of requirements and of slips, which are no text of a URI. */
const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const STATUSES: readonly (Status | null)[] = ["permanent", "provisional", "historical", null];
const PARTIES: readonly Party[] = ["producers", "consumers"];

/** Returns the keys of a code: two requirements may have the same code if they bind different parties. */
const keysOf = (code: string, binds?: Party): readonly string[] =>
  (binds === undefined ? PARTIES : [binds]).map((party) => `${code} ${party}`);

/**
 * Defines a scheme.
 *
 * @param definition the facts, the grammar and the requirements of the scheme
 * @returns the scheme, frozen
 * @throws {TypeError} if a property of the definition is missing or has the wrong type
 * @throws {RangeError} if a property has an invalid value, or if two checks that bind the same party have the same code
 *
 * @example
 * import { defineScheme, withSchemes } from "uri-grammar/schemes";
 *
 * const project = defineScheme({
 *   name: "project",
 *   specification: { name: "Projects", title: "How we name projects", url: (section) => `https://example.com/#${section}` },
 *   section: "1",
 *   status: null,
 *   grammar: { rule: "project", test: (uri) => /^project:[a-z]+$/i.test(uri) },
 * });
 * withSchemes([project]).validate("project:17").diagnostics[0].code; // => "project/syntax"
 */
export function defineScheme<Roots, Name extends keyof Roots & string>(
  definition: SchemeDefinition<Roots[Name]> & { readonly name: Name; readonly grammar: BuiltGrammar<Roots> },
): Scheme<Roots[Name]>;
export function defineScheme<Node = unknown, Generic extends NodeBase = URI>(
  definition: SchemeDefinition<Node, Generic>,
): Scheme<Node, Generic>;
export function defineScheme<Node, Generic extends NodeBase>(
  definition: SchemeDefinition<Node, Generic>,
): Scheme<Node, Generic> {
  const { name, section, status, standard = currentStandard, grammar, ...given } = readDefinition(definition);
  const { specification, examples, requirements, words = {}, slips, exempt, without } = given;
  const refuse = (what: string): never => {
    throw new RangeError(`scheme '${name}': ${what}`);
  };
  if (!isScheme(name) || name !== name.toLowerCase()) {
    throw new RangeError(
      "The name of a scheme must start with a lower-case letter, followed by lower-case letters, digits, '+', '-' or '.'.",
    );
  }
  if (!STATUSES.includes(status)) refuse("the status must be permanent, provisional, historical or null");
  const isBuilt = grammar !== undefined && "table" in grammar;
  const known = isBuilt && Object.hasOwn(grammar.schemes, name) ? grammar.schemes[name] : undefined;
  if (isBuilt && known === undefined)
    refuse(`the grammar file defines only ${Object.keys(grammar.schemes).join(", ")}`);
  const built =
    isBuilt && known ? builtGrammar<Node>(grammar, known.rule, { name, urlOf: specification.url }) : undefined;
  const defaultPort = known?.defaultPort ?? given.defaultPort;
  // A decimal number is written in only one way.
  const port = Number(defaultPort) >>> 0;
  if (defaultPort !== undefined && !(port <= LAST_PORT && String(port) === defaultPort)) {
    refuse("the default port must be a decimal string from 0 to 65535 without leading zeros");
  }
  const codes = new Set(keysOf(SYNTAX));
  for (const each of requirements as readonly AnyCheck[]) {
    const { code, level = "MUST", binds } = readObject<AnyCheck>(each, "requirement", IS_REQUIREMENT);
    if (!CODE.test(code)) refuse("the code of a requirement must consist of lower-case words and hyphens");
    if (binds !== undefined && !PARTIES.includes(binds)) {
      refuse(`the binds of requirement ${code} must be producers or consumers`);
    }
    const owned = keysOf(code, binds);
    if (owned.some((each) => codes.has(each))) refuse(`the code '${code}' must be unique and must not be 'syntax'`);
    if (!Object.hasOwn(severityOf, level)) refuse(`the level of requirement ${code} must be MUST, SHOULD or advice`);
    for (const each of owned) codes.add(each);
  }
  for (const { code, rule, pattern } of slips) {
    if (!CODE.test(code)) refuse("the code of a slip must consist of lower-case words and hyphens");
    if (pattern.global || pattern.sticky) refuse(`the pattern of slip ${code} must not have the flag g or y`);
    if (rule !== undefined && built?.rules.includes(rule) === false) {
      refuse(`the rule of slip ${code} is not a rule of the grammar`);
    }
  }
  return Object.freeze({
    name,
    specification,
    section,
    url: specification.url(section),
    status,
    standard: standard.id as StandardId,
    genericSyntax: standard as GenericSyntax,
    defaultPort: defaultPort ?? null,
    grammar: built ?? grammarOf(name, grammar as PlainGrammar<Node> | undefined, standard as GenericSyntax),
    examples: Object.freeze(examples),
    requirements: Object.freeze(requirements),
    requirementsFor: Object.freeze({
      consume: countingFor(requirements, "consume"),
      mint: countingFor(requirements, "mint"),
    }),
    words: Object.freeze({ ...words }),
    slips: Object.freeze(slips),
    exempt: Object.freeze(exempt),
    without: Object.freeze(without),
    hasNormalForm: given.normalize !== undefined,
    hasEquivalence: given.equate !== undefined || given.matches !== undefined,
    isTransitive: given.matches === undefined,
    normalize: (subject: Subject<Node, Generic>) => given.normalize?.call(definition, subject) ?? [],
    equate: (subject: Subject<Node, Generic>) => given.equate?.call(definition, subject) ?? [],
    matches: (first: Subject<Node, Generic>, second: Subject<Node, Generic>) =>
      given.matches?.call(definition, first, second) ?? false,
    values: given.values,
  });
}

const IS_DEFINITION = {
  name: aString,
  specification: anything,
  section: aString,
  status: anything,
  standard: optional(assertStandard),
  defaultPort: optional(aString),
  grammar: optional(assertObject),
  examples: anything,
  requirements: anything,
  words: optional(assertObject),
  slips: anything,
  exempt: anything,
  without: anything,
  normalize: optional(aFunction),
  equate: optional(aFunction),
  matches: optional(aFunction),
  values: optional(assertObject),
};
const IS_SPECIFICATION = { name: aString, title: aString, url: aFunction, isRegistration: optional(aBoolean) };
const aRegExp = (value: unknown, what: string): void => {
  if (!(value instanceof RegExp)) throw new TypeError(`${what} must be a RegExp.`);
};
const aSentence = (value: unknown, what: string): void => {
  if (typeof value !== "function") assertString(value, what);
};
const IS_SLIP = {
  code: aString,
  pattern: aRegExp,
  message: aSentence,
  rule: optional(aString),
  write: optional(aString),
  edit: optional(aFunction),
};
const IS_REQUIREMENT = { code: aString, level: optional(aString), binds: anything, find: aFunction };

/** Returns a checked copy of a definition. */
function readDefinition<Node, Generic extends NodeBase>(
  definition: SchemeDefinition<Node, Generic>,
): Definition<Node, Generic> {
  const given = readObject<SchemeDefinition<Node, Generic>>(definition, "definition", IS_DEFINITION);
  const { specification, examples = [], requirements = [], slips = [], exempt = [], without = [] } = given;
  return {
    ...given,
    specification: readSpecification(specification),
    examples: readList<string>(examples, "'examples' of the definition", aString),
    requirements: readList<Check<Node, Generic>>(requirements, "'requirements' of the definition", anything),
    slips: readList<Slip>(slips, "'slips' of the definition", anything).map((each) =>
      Object.freeze(readObject<Slip>(each, "slip", IS_SLIP)),
    ),
    exempt: readList<AdviceCode>(exempt, "'exempt' of the definition", aString),
    without: readList<NormalizationStep>(without, "'without' of the definition", aString),
  };
}

/** A definition with all its lists. */
type Definition<Node, Generic extends NodeBase> = SchemeDefinition<Node, Generic> &
  Complete<Pick<SchemeDefinition<Node, Generic>, Lists>>;

/** Returns a copy of a specification whose function checks its argument and its result. */
function readSpecification(given: Specification): Specification {
  const checked = readObject<Specification>(given, "specification", IS_SPECIFICATION);
  const { name, title, url, isRegistration = false } = checked;
  return Object.freeze({
    name,
    title,
    isRegistration,
    url(section: string) {
      assertString(section, "The section");
      const address = url.call(given, section);
      assertString(address, "The result of 'url'");
      return address;
    },
  });
}

/** Makes the grammar; without a definition, it accepts the URIs of the scheme that the generic syntax accepts. */
function grammarOf<Node>(
  name: string,
  grammar: PlainGrammar<Node> | undefined,
  standard: GenericSyntax,
): SchemeGrammar<Node> {
  if (grammar === undefined) {
    const rule = standard.ruleFor.uri;
    const prefix = `${name}:`;
    const isNamed = (input: string): boolean => agreesWithScheme(input, prefix) === prefix.length;
    const isURI = lazy(() => standard.automaton(rule).tester(rule));
    return plainGrammar({ test: (input) => isNamed(input) && isURI()(input) });
  }
  readObject(grammar, "grammar", { test: aFunction });
  return plainGrammar(grammar);
}

/**
 * Schemes by key: the name in lower case, such as `http`; for another standard than RFC 3986 with its id, such as
 * `rfc1738/http`.
 */
export type SchemeMap = ReadonlyMap<string, AnyScheme>;

/** A list of schemes, or a map such as `schemes`. */
export type Schemes = Iterable<AnyScheme> | SchemeMap;

/** The root node types of the given schemes; `unknown` if the type does not say which schemes they are. */
export type SchemeNodeOf<Given extends Schemes> = Given extends readonly (infer Each)[]
  ? Each extends { readonly grammar: SchemeGrammar<infer Node> }
    ? Node
    : unknown
  : Given extends { readonly nodes?: infer Node }
    ? Node
    : unknown;

/** Returns the key of a scheme. Names never contain "/", so a name in an input cannot equal a key with a standard. */
export function keyOf(name: string, standard: string): string {
  return standard === CURRENT ? name : `${standard}/${name}`;
}

/** Returns a map of schemes. If two have the same name and standard, the later one counts. */
export function schemeMap(schemes: Schemes): SchemeMap {
  assertList(schemes, SCHEMES);
  if (readable(SCHEMES, () => isMap(schemes))) return schemes as SchemeMap;
  return new Map(
    readList<AnyScheme>(schemes, SCHEMES, anything).map((scheme) => {
      const { name, standard } = readObject<Pick<AnyScheme, "name" | "standard">>(scheme, "scheme", IS_SCHEME);
      return [keyOf(name, standard), scheme];
    }),
  );
}

const SCHEMES = "The schemes";
const IS_SCHEME = { name: aString, standard: aString, grammar: assertObject };

const isMap = (schemes: Schemes): boolean => "get" in schemes && typeof schemes.get === "function";
