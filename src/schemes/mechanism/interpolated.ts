/**
 * Explains why the scheme's own grammar, or the generic syntax, refuses texts with holes.
 *
 * @module
 */
import { readOptions } from "../../core/arguments.js";
import { schemeEnd } from "../../core/parts.js";
import { interpolatedDiagnostics, type InterpolatedDiagnostic } from "../../explain/interpolated.js";
import { explained } from "../../explain/report.js";
import { aHole, readStrings, type HoleOptions } from "../../standards/explained.js";
import { sourceFor } from "./explanation.js";
import { CHOICE, chosenFrom, type Choice, type Known } from "./known.js";
import { schemeOf } from "./subject.js";

/** The options of `diagnoseInterpolated`, if it knows schemes. */
export interface SchemeInterpolatedOptions extends Choice, HoleOptions {}

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

const OPTIONS = { ...CHOICE, hole: aHole };
