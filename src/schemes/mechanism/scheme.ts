/**
 * What a scheme is to the rest of the package, and how one is defined.
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { NormalizationStep } from "../../operations/normalize.js";
import { CURRENT, currentStandard, type URI } from "../../standards/current.js";
import type { StandardId } from "../../standards/list.js";
import type { AnyStandard } from "../../standards/standard.js";
import { countingFor, severityOf, type Check, type Profile, type SchemeEdit, type Subject } from "./check.js";
import { SYNTAX, type Edit } from "../../core/diagnostic.js";
import type { RuleWords } from "../../explain/report.js";
import { builtGrammar, plainGrammar, type BuiltGrammar, type PlainGrammar } from "./grammar.js";
import type { SchemeGrammar, SchemeName } from "./grammar.js";

import type { AdviceCode } from "./security.js";
import type { Specification } from "./specification.js";

/** The registration of a scheme with IANA. */
export type Status = "permanent" | "provisional" | "historical";

/** What a scheme is defined by: what is not syntax as data, and its grammar. */
export interface SchemeDefinition<Node = unknown, Generic extends NodeBase = URI> {
  /** In lower case, without the ":". */
  readonly name: string;
  /** The document that defines it. */
  readonly specification: Specification;
  /** The section that does. */
  readonly section: string;
  /** Its status in the registry of IANA; `null` for a scheme that is not registered. */
  readonly status: Status | null;
  /**
   * The standard whose URIs they are: an object such as `rfc1738` from `uri-grammar/standards`. RFC 3986 by default.
   */
  readonly standard?: Pick<AnyStandard, "id">;
  /** The port of a server of the scheme, if its grammar file does not say it. */
  readonly defaultPort?: string;
  /** What the build made of its grammar, or functions. Without it, the scheme has only the generic syntax. */
  readonly grammar?: BuiltGrammar | PlainGrammar<Node>;
  /** URIs of the scheme, from its document if that has examples. */
  readonly examples?: readonly string[];
  /** What it demands of a URI that its grammar matches. */
  readonly requirements?: readonly Check<Node, Generic>[];
  /** What messages call the rules of its grammar, and a sentence that describes each. */
  readonly words?: RuleWords;
  /** Advice on security that misses the point for this scheme, with the reason in a comment. */
  readonly exempt?: readonly AdviceCode[];
  /** The steps of the standard's normalization that do not hold for this scheme. */
  readonly without?: readonly NormalizationStep[];
  /**
   * The changes that put a URI in the scheme's own normal form.
   *
   * @param subject the URI, which already is in the normal form of the standard
   * @returns the changes, in the order in which they are made
   */
  normalize?(subject: Subject<Node, Generic>): Iterable<SchemeEdit>;
  /**
   * Further changes that are made for comparison alone.
   *
   * @param subject the URI, which already is in the normal form of the scheme
   * @returns the changes, which remove what does not count
   */
  equate?(subject: Subject<Node, Generic>): Iterable<Edit>;
}

/** A scheme: its definition, checked, and its grammar. */
export interface Scheme<Node = unknown, Generic extends NodeBase = URI> {
  readonly name: string;
  readonly specification: Specification;
  readonly section: string;
  /** The address of that section. */
  readonly url: string;
  readonly status: Status | null;
  /** The id of the standard whose URIs they are. */
  readonly standard: StandardId;
  /** That standard. */
  readonly genericSyntax: AnyStandard;
  /** `null` if the scheme does not have one. */
  readonly defaultPort: string | null;
  readonly grammar: SchemeGrammar<Node>;
  readonly examples: readonly string[];
  readonly requirements: readonly Check<Node, Generic>[];
  /** Those that count for a profile. */
  readonly requirementsFor: Readonly<Record<Profile, readonly Check<Node, Generic>[]>>;
  readonly words: RuleWords;
  readonly exempt: readonly AdviceCode[];
  readonly without: readonly NormalizationStep[];
  /** Whether it has a normal form of its own, beyond that of its standard. */
  readonly hasNormalForm: boolean;
  /** Whether more counts as equivalent in a comparison than what has the same normal form. */
  readonly hasEquivalence: boolean;
  /** The changes of the definition's `normalize`; none if it has no such function. */
  normalize(subject: Subject<Node, Generic>): Iterable<SchemeEdit>;
  /** The changes of the definition's `equate`; none if it has no such function. */
  equate(subject: Subject<Node, Generic>): Iterable<Edit>;
}

/** A scheme of which it is not known what its trees are. */
export type AnyScheme = Scheme<unknown, NodeBase>;

type AnyCheck = Pick<Check<never, never>, "code" | "level" | "binds" | "find">;

const NAME = /^[a-z][a-z0-9+.-]*$/;
const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PORT = /^(?:0|[1-9]\d{0,4})$/;
const STATUSES: readonly (Status | null)[] = ["permanent", "provisional", "historical", null];
const PARTIES: readonly unknown[] = ["producers", "consumers", undefined];

/**
 * Defines a scheme.
 *
 * @param definition what its document says
 * @returns the scheme, frozen
 * @throws {TypeError} if a part of the definition is missing or of another type
 * @throws {RangeError} if a part has a value that it cannot have, or two checks have the same code
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
  const { name, specification, section, status, standard = currentStandard, grammar } = definition;
  const { examples = [], requirements = [], words = {}, exempt = [], without = [] } = definition;
  if (typeof name !== "string") throw new TypeError("a scheme has a name");
  const refuse = (what: string): never => {
    throw new RangeError(`scheme ${JSON.stringify(name)}: ${what}`);
  };
  if (!NAME.test(name)) refuse("a name begins with a letter, goes on with letters, digits, +, - and ., in lower case");
  if (typeof (specification as Partial<Specification> | undefined)?.url !== "function") {
    throw new TypeError(`scheme ${JSON.stringify(name)}: its specification has a name, a title and a url(section)`);
  }
  if (!STATUSES.includes(status)) refuse("its status is permanent, provisional, historical or null");
  const built =
    grammar !== undefined && "table" in grammar
      ? builtFor<Node>({ name, urlOf: specification.url }, grammar)
      : undefined;
  const defaultPort = built?.defaultPort ?? definition.defaultPort;
  if (typeof (standard as Partial<AnyStandard>).safeParse !== "function") {
    throw new TypeError(`scheme ${JSON.stringify(name)}: its standard is one of uri-grammar/standards`);
  }
  if (defaultPort !== undefined && !(PORT.test(defaultPort) && Number(defaultPort) <= 0xffff)) {
    refuse("its default port is a string of digits, without zeros before them, up to 65535");
  }
  const codes = new Set<string>([SYNTAX]);
  for (const { code, level = "MUST", binds, find } of requirements as readonly AnyCheck[]) {
    if (typeof find !== "function") throw new TypeError(`scheme ${JSON.stringify(name)}: check ${code} finds nothing`);
    if (!CODE.test(code)) refuse(`the code ${JSON.stringify(code)} is not lower-case words with hyphens`);
    if (codes.has(code)) refuse(`the code ${JSON.stringify(code)} is taken`);
    if (!Object.hasOwn(severityOf, level)) refuse(`the level of ${code} is MUST, SHOULD or advice`);
    if (!PARTIES.includes(binds)) refuse(`${code} binds producers or consumers`);
    codes.add(code);
  }
  return Object.freeze({
    name,
    specification,
    section,
    url: specification.url(section),
    status,
    standard: standard.id as StandardId,
    genericSyntax: standard as AnyStandard,
    defaultPort: defaultPort ?? null,
    grammar: built?.grammar ?? grammarOf(grammar as PlainGrammar<Node> | undefined),
    examples: Object.freeze([...examples]),
    requirements: Object.freeze([...requirements]),
    requirementsFor: Object.freeze({
      consume: countingFor(requirements, "consume"),
      mint: countingFor(requirements, "mint"),
    }),
    words: Object.freeze({ ...words }),
    exempt: Object.freeze([...exempt]),
    without: Object.freeze([...without]),
    hasNormalForm: definition.normalize !== undefined,
    hasEquivalence: definition.equate !== undefined,
    normalize: (subject: Subject<Node, Generic>) => definition.normalize?.(subject) ?? [],
    equate: (subject: Subject<Node, Generic>) => definition.equate?.(subject) ?? [],
  });
}

/** What a grammar file says of a scheme. */
function builtFor<Node>(
  scheme: SchemeName,
  grammar: BuiltGrammar,
): { readonly grammar: SchemeGrammar<Node>; readonly defaultPort: string | undefined } {
  const { name } = scheme;
  if (!Object.hasOwn(grammar.schemes, name)) {
    const known = Object.keys(grammar.schemes).join(", ");
    throw new RangeError(`scheme ${JSON.stringify(name)}: its grammar is that of ${known}`);
  }
  const { rule, defaultPort } = grammar.schemes[name] as BuiltGrammar["schemes"][string];
  return { grammar: builtGrammar(grammar, rule, scheme), defaultPort };
}

/** A scheme without a grammar has whatever the generic syntax lets through. */
function grammarOf<Node>(grammar: PlainGrammar<Node> = { test: () => true }): SchemeGrammar<Node> {
  return plainGrammar(grammar);
}

/** Schemes by name in lower case: `http` for a scheme of RFC 3986, `rfc1738/http` for one of another standard. */
export type SchemeMap = ReadonlyMap<string, AnyScheme>;

/** Some schemes: a list, or a map such as `schemes`. */
export type Schemes = Iterable<AnyScheme> | SchemeMap;

/** The roots of the trees of some schemes, as far as it is known which schemes they are. */
export type SchemeNodeOf<Given extends Schemes> = Given extends readonly (infer Each)[]
  ? Each extends { readonly grammar: SchemeGrammar<infer Node> }
    ? Node
    : unknown
  : Given extends { readonly nodes?: infer Node }
    ? Node
    : unknown;

/** Under what a scheme is found: no name has a "/", so that a name from an input is never taken for another's key. */
export function keyOf(name: string, standard: string): string {
  return standard === CURRENT ? name : `${standard}/${name}`;
}

/**
 * @param schemes the schemes; of two with the same name and standard the later one counts
 * @returns a map of them
 */
export function schemeMap(schemes: Schemes): SchemeMap {
  if (isMap(schemes)) return schemes;
  return new Map(Array.from(schemes, (scheme) => [keyOf(scheme.name, scheme.standard), scheme]));
}

const isMap = (schemes: Schemes): schemes is SchemeMap => "get" in schemes && typeof schemes.get === "function";

/** A view of a map without what changes it: one map is used by a whole process. */
export function readOnly<Key, Value>(map: ReadonlyMap<Key, Value>): ReadonlyMap<Key, Value> {
  const view: ReadonlyMap<Key, Value> = {
    get size() {
      return map.size;
    },
    get: (key) => map.get(key),
    has: (key) => map.has(key),
    keys: () => map.keys(),
    values: () => map.values(),
    entries: () => map.entries(),
    forEach(callback, thisArgument?: unknown) {
      for (const [key, value] of map) callback.call(thisArgument, value, key, view);
    },
    [Symbol.iterator]: () => map[Symbol.iterator](),
  };
  return Object.freeze(view);
}
