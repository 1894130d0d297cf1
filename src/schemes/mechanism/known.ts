/** The schemes and the standards that a set of functions knows. @module */
import { anything, aString, readList, type Checks } from "../../core/arguments.js";
import { readNames } from "../../core/scheme-names.js";
import type { Tester } from "../../core/automaton.js";
import { lazy, lazyFor } from "../../core/lazy.js";
import { assertStandard, unknownStandard } from "../../standards/unknown.js";
import { CURRENT, currentStandard } from "../../standards/current.js";
import type { StandardId } from "../../standards/list.js";
import type { GenericSyntax } from "../../standards/standard.js";
import type { LookUp } from "./registration.js";
import { keyOf, schemeMap, type SchemeMap, type Schemes } from "./scheme.js";

/** The schemes and the standards that a set of functions knows, by key. */
export interface Known {
  readonly schemes: SchemeMap;
  readonly standards: ReadonlyMap<string, GenericSyntax>;
  /** Finds a scheme in a registry; `null` without a registry. */
  readonly lookUp: LookUp | null;
  /** The choice without options. */
  readonly usual: Chosen;
}

/** Knows schemes, their standards, the current standard and further ones. Other schemes may be refused. */
export function knownOf(
  schemes: Schemes,
  standards: Iterable<GenericSyntax>,
  lookUp: LookUp | null,
  isClosed: boolean,
): Known {
  const map = schemeMap(schemes);
  const standard = currentStandard;
  const all = [standard, ...standards, ...Array.from(map.values(), ({ genericSyntax }) => genericSyntax)];
  const usual = { standard, tests: testsOf(standard), schemes: map, lookUp, isClosed, names: null };
  return { schemes: map, standards: new Map(all.map((each) => [each.id, each])), lookUp, usual };
}

/** The tests of a standard, for texts that are known to be strings. */
export interface Tests {
  /** Tests for a URI; a relative reference is not a URI. */
  readonly isURI: Tester;
  /** Tests for a URI or a relative reference. */
  readonly isReference: Tester;
  readonly isFragment: Tester;
}

const testsOf = lazyFor((standard: GenericSyntax): Tests => {
  const { id, defaultRule, ruleFor } = standard;
  /** Returns the test of a rule, which is made when it is first needed. */
  const testOf = (rule: string): Tester => {
    const tester = lazy(() => standard.automaton(rule).tester(rule));
    return (text) => tester()(text);
  };
  const isReference = testOf(defaultRule);
  const isURI =
    id === CURRENT ? testOf(ruleFor.uri) : (text: string) => isReference(text) && standard.split(text).scheme !== null;
  return { isURI, isReference, isFragment: testOf("fragment") };
});

/** The standard and the schemes that the options choose, and the registry. */
export interface Chosen {
  readonly standard: GenericSyntax;
  readonly tests: Tests;
  readonly schemes: SchemeMap;
  readonly lookUp: LookUp | null;
  /** Whether schemes that are unknown are refused. */
  readonly isClosed: boolean;
  /** The names of the schemes that a call allows; `null` if it names none. */
  readonly names: readonly string[] | null;
}

/** Returns the standard and the schemes that checked options choose. */
export function chosenFrom(known: Known, { standard: id = CURRENT, schemes, scheme }: Choice & NameOption): Chosen {
  if (id === CURRENT && schemes === undefined && scheme === undefined) return known.usual;
  const { lookUp, usual } = known;
  const own = schemes === undefined ? known.schemes : schemeMap(schemes);
  // This runs for each URI, so it searches the given schemes only for a standard that is not known yet.
  const standard = known.standards.get(id) ?? knownOf(own, known.standards.values(), lookUp, true).standards.get(id);
  if (standard === undefined) throw unknownStandard(known.standards.keys());
  const names = scheme === undefined ? null : readNames(scheme, "The option 'scheme'");
  for (const name of names ?? []) {
    // A key with a standard is no name.
    const isKnown = own.get(keyOf(name, id))?.name === name || lookUp?.(name) !== undefined;
    if (!isKnown) throw new RangeError("The option 'scheme' must be the name of a known scheme, in lower case.");
  }
  return { standard, tests: testsOf(standard), schemes: own, lookUp, isClosed: usual.isClosed, names };
}

/** The options that choose a standard and schemes. */
export interface Choice {
  /** The standard whose generic syntax a URI must match, and whose schemes are searched. RFC 3986 by default. */
  readonly standard?: StandardId | undefined;
  /** The schemes to know. A list is made into a map at each call; a map has the same keys as `schemes`. */
  readonly schemes?: Schemes | undefined;
}

/** The option that allows only some schemes. */
export interface NameOption {
  /**
   * The name of a scheme, in lower case, or a list of names: other schemes are refused, and so are relative references.
   * Names that one document defines as equal, such as `postgres` and `postgresql`, are accepted for each other.
   */
  readonly scheme?: string | Iterable<string> | undefined;
}

/** The checks of these options. Every function that has them reads all its options at once. */
export const CHOICE: Checks<Choice> = { standard: aString, schemes: anything };

/** Returns a checked copy of a list of standards. */
export function standardsFrom(given: unknown): readonly GenericSyntax[] {
  return readList<GenericSyntax>(given, "The option 'standards'", assertStandard);
}
