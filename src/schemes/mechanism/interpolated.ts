/** Explains why the scheme's own grammar, or the generic syntax, refuses texts with holes. @module */
import { anything, aString, readOptions } from "../../core/arguments.js";
import { schemeEnd } from "../../core/parts.js";
import { isScheme, otherScheme } from "../../core/scheme-names.js";
import { interpolatedDiagnostics, type InterpolatedDiagnostic } from "../../explain/interpolated.js";
import { explained } from "../../explain/report.js";
import { aHole, readStrings, type HoleOptions } from "../../standards/explained.js";
import { sourceFor } from "./explanation.js";
import { chosenFrom, type Choice, type Chosen, type Known } from "./known.js";
import { namesOf, schemeOf } from "./subject.js";

/** The options of `diagnoseInterpolated`, if it knows schemes. */
export interface SchemeInterpolatedOptions extends HoleOptions, Choice {}

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
    const end = schemeEnd(whole);
    const scheme = schemeOf(whole, end, chosen);
    if (chosen.isClosed && scheme === null) {
      const refusal = refusalOf(whole, end, chosen);
      if (refusal !== null) return [refusal];
    }
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

/** Returns the diagnostic for a text with which no URI of a known scheme begins; `null` if there can be one. */
function refusalOf(whole: string, end: number, { standard, schemes }: Chosen): InterpolatedDiagnostic | null {
  const names = namesOf(schemes, standard);
  const written = (end < 0 ? whole : whole.slice(0, end)).toLowerCase();
  const isBegun = end < 0 && (written === "" || !isScheme(written) || names.some((name) => name.startsWith(written)));
  if (isBegun) return null;
  const place = (offset: number) => ({ part: 0, offset });
  const { severity, code, message, rule, section, url } = standard.record(whole, otherScheme(names, written.length));
  const common = { severity, code, message, rule, section, url };
  return { ...common, start: place(0), end: place(written.length), index: place(0) };
}

// Written out, so that bundlers can drop it.
const OPTIONS = { standard: aString, schemes: anything, hole: aHole };
