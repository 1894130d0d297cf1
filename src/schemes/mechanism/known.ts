/**
 * The schemes and the standards that a set of functions knows.
 *
 * @module
 */
import { anything, aString, readList, readOptions } from "../../core/arguments.js";
import { assertStandard, unknownStandard } from "../../standards/unknown.js";
import { CURRENT, currentStandard } from "../../standards/current.js";
import type { StandardId } from "../../standards/list.js";
import type { AnyStandard } from "../../standards/standard.js";
import type { LookUp } from "./registration.js";
import { schemeMap, type SchemeMap, type Schemes } from "./scheme.js";

/** The schemes and the standards that a set of functions knows, by key. */
export interface Known {
  readonly schemes: SchemeMap;
  readonly standards: ReadonlyMap<string, AnyStandard>;
  /** Finds a scheme in a registry; `null` without a registry. */
  readonly lookUp: LookUp | null;
}

/**
 * @param schemes the schemes; the result also knows their standards and the current standard
 * @param standards further standards
 * @param lookUp finds a scheme in a registry; `null` without a registry
 */
export function knownOf(schemes: Schemes, standards: Iterable<AnyStandard>, lookUp: LookUp | null): Known {
  const map = schemeMap(schemes);
  const all = [currentStandard, ...standards, ...Array.from(map.values(), ({ genericSyntax }) => genericSyntax)];
  return { schemes: map, standards: new Map(all.map((each) => [each.id, each])), lookUp };
}

/** The standard and the schemes that the options choose, and the registry. */
export type Chosen = Pick<Known, "schemes" | "lookUp"> & { readonly standard: AnyStandard };

/** Returns the standard and the schemes that the options choose. */
export function chosenFrom(known: Known, options: Choice | undefined): Chosen {
  const { standard: id = CURRENT, schemes } = readOptions<Choice>(options, CHOICE);
  const { lookUp } = known;
  const own = schemes === undefined ? known.schemes : schemeMap(schemes);
  // This runs for each URI, so it searches the given schemes only for a standard that is not known yet.
  const standard = known.standards.get(id) ?? knownOf(own, known.standards.values(), lookUp).standards.get(id);
  if (standard !== undefined) return { standard, schemes: own, lookUp };
  throw unknownStandard(known.standards.keys());
}

/** The options that choose a standard and schemes. */
interface Choice {
  readonly standard?: StandardId | undefined;
  readonly schemes?: Schemes | undefined;
}

const CHOICE = { standard: aString, schemes: anything };

/** Returns a checked copy of a list of standards. */
export function standardsFrom(given: unknown): readonly AnyStandard[] {
  return readList<AnyStandard>(given, "The option 'standards'", assertStandard);
}
