/**
 * Explains why the scheme's own grammar, or the generic syntax, refuses texts with holes.
 *
 * @module
 */
import { anything, aString, readOptions } from "../../core/arguments.js";
import { schemeEnd } from "../../core/parts.js";
import { interpolatedDiagnostics, type InterpolatedDiagnostic } from "../../explain/interpolated.js";
import { explained } from "../../explain/report.js";
import { aHole, readStrings, type HoleOptions } from "../../standards/explained.js";
import type { StandardId } from "../../standards/list.js";
import { sourceFor } from "./explanation.js";
import { chosenFrom, type Known } from "./known.js";
import type { Schemes } from "./scheme.js";
import { schemeOf } from "./subject.js";

/** The options of `diagnoseInterpolated`, if it knows schemes. */
export interface SchemeInterpolatedOptions extends HoleOptions {
  /** The standard whose generic syntax the whole must match, and whose schemes are searched. RFC 3986 by default. */
  readonly standard?: StandardId | undefined;
  /** The schemes to know. A list is made into a map at each call; a map has the same keys as `schemes`. */
  readonly schemes?: Schemes | undefined;
}

/** Finds the faults of texts with holes. */
export type DiagnoseInterpolated = (
  strings: Iterable<string>,
  options?: SchemeInterpolatedOptions,
) => readonly InterpolatedDiagnostic[];

/** Makes `diagnoseInterpolated`, which uses the known schemes by default. */
export function interpolator(known: Known): DiagnoseInterpolated {
  return (strings, given) => {
    const texts = readStrings(strings);
    const options = readOptions<SchemeInterpolatedOptions>(given, OPTIONS);
    const chosen = chosenFrom(known, options);
    const [whole] = texts as readonly [string];
    // A hole in the scheme can hold any scheme.
    const scheme = schemeOf(whole, schemeEnd(whole), chosen);
    const { source: sourceOf, ruleFor } = chosen.standard;
    const source = scheme === null ? sourceOf(ruleFor.uri) : sourceFor(chosen, { whole, scheme });
    return interpolatedDiagnostics(
      texts,
      options.hole ?? "text",
      source,
      (text) => explained(text, source).diagnostics,
    );
  };
}

// Written out, so that bundlers can drop it.
const OPTIONS = { standard: aString, schemes: anything, hole: aHole };
