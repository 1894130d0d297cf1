/**
 * What RFC 3987 says against a string: the faults of its syntax, and the restrictions of section 4 on text from right to
 * left.
 *
 * @module
 */
import { aBoolean, aString, readOptions } from "../../core/arguments.js";
import type { Diagnostic } from "../../core/diagnostic.js";
import { chosenRule, type RuleOptions } from "../../core/options.js";
import type { Span } from "../../core/parts.js";
import { judgeOf } from "../../explain/certain.js";
import { repaired, type Repaired } from "../../explain/repair.js";
import { TOO_MANY } from "../../explain/sentences.js";
import type { RepairOptions } from "../explained.js";
import { bidiDiagnostic, componentsAgainst, formattingIn, type BidiFinding } from "./bidi.js";
import type { Rule as RFC3987Rule } from "./nodes.js";
import { defaultRule, urlOf } from "./references.js";
import { diagnoser } from "./rules.js";

/**
 * Finds what RFC 3987 says against a string: the faults of its syntax, each explained like those of a URI, and the
 * restrictions of section 4 on text from right to left. There, a component is a label of a host, a segment or an
 * extension in it, or a name or a value in a query. A finding that touches a fault is left out.
 *
 * @param input any string, usually an IRI-reference
 * @param options the rule that the string should match
 * @returns the diagnostics, in the order of the input: an error for a fault or for a bidirectional formatting character
 *   (section 4.1: MUST NOT), a warning for a component whose order on the screen is hard to predict (section 4.2: SHOULD
 *   NOT), an info for a number next to text from right to left (section 4.4, example 10: not recommended). After 100
 *   diagnostics, the last one stands for the rest. Offsets are UTF-16 code units
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { diagnoseIRI } from "uri-grammar/iri";
 *
 * diagnoseIRI("http://example.org/\u05D0\u05D1\u05D2"); // => []
 * diagnoseIRI("http://example.org/\u05D01/ros\u00E9 1").map(({ code }) => code); // => ["rfc3987/bidi-ends", "rfc3987/space"]
 * diagnoseIRI("ros\u00E9", { rule: "iquery" }); // => []
 */
export function diagnoseIRI(input: string, options?: RuleOptions<RFC3987Rule>): readonly Diagnostic[] {
  return diagnosed(input, chosenRule(options, defaultRule) as RFC3987Rule);
}

/**
 * Repairs an IRI or a relative reference, like `repair` of `uri-grammar`, but leaves characters beyond ASCII that an IRI
 * can contain. It percent-encodes bidirectional formatting characters, which section 4.1 forbids.
 *
 * @param input any string
 * @param options the rule that the result must match; `certain: true` makes no guesses
 * @returns the repaired string, whether `diagnoseIRI` finds no error in it, and the applied repairs. Offsets are UTF-16
 *   code units
 * @throws {RangeError} if the rule is unknown
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { repairIRI } from "uri-grammar/iri";
 *
 * repairIRI("<http://r\u00E9sum\u00E9.example.org/ros\u00E9 1>").uri; // => "http://r\u00E9sum\u00E9.example.org/ros\u00E9%201"
 * repairIRI("http://example.org/a\u202Eb").uri; // => "http://example.org/a%E2%80%AEb"
 * repairIRI("http://r\u00E9sum\u00E9.example.org:8o80/", { certain: true }).ok; // => false
 */
export function repairIRI(input: string, options?: RepairOptions<RFC3987Rule>): Repaired {
  const { rule = defaultRule, certain = false } = readOptions(options, REPAIR_OPTIONS);
  return repaired(input, certain, (text) => diagnosed(text, rule).filter(({ severity }) => severity === "error"));
}

const REPAIR_OPTIONS = { rule: aString, certain: aBoolean };

/** How many diagnostics a list has before the one that stands for the rest. */
const MOST = 100;

function diagnosed(input: string, rule: RFC3987Rule): readonly Diagnostic[] {
  const faults = diagnoser.diagnose(input, { rule });
  const room = MOST - faults.length;
  // Only characters beyond ASCII have a direction from right to left.
  if (room < 0 || !/[\x80-\uFFFF]/.test(input)) return faults;
  const found = [formattingIn(input), componentsAgainst(input, rule)]
    .flatMap((each) => firstApart(each, faults, room + 1))
    .sort(inOrder);
  const cut = found[room];
  const judge = judgeOf(input, null);
  const listed = found.slice(0, room).map((each) => bidiDiagnostic(input, each, rule, judge));
  if (cut !== undefined) {
    const isError = found.some(({ kind }, index) => index >= room && kind === "bidi-formatting");
    listed.push(tooMany(input, cut, rule, isError));
  }
  return [...faults, ...listed].sort(inOrder);
}

const inOrder = (one: Span, other: Span): number => one.start - other.start;

/**
 * Returns the first findings that touch no fault.
 *
 * @param found findings whose starts and whose ends are in order
 * @param faults the faults, in order
 * @param most the maximum number of findings
 */
function firstApart(found: Iterable<BidiFinding>, faults: readonly Span[], most: number): BidiFinding[] {
  const apart: BidiFinding[] = [];
  let next = 0;
  /** The end of the faults that begin before the end of the finding. */
  let reach = 0;
  for (const each of found) {
    for (let fault = faults[next]; fault !== undefined && fault.start < each.end; fault = faults[++next]) {
      reach = Math.max(reach, fault.end);
    }
    if (reach <= each.start && apart.push(each) === most) break;
  }
  return apart;
}

/** Returns the diagnostic for all findings from one on. */
function tooMany(input: string, { start }: Span, rule: string, isError: boolean): Diagnostic {
  const section = "4";
  return {
    severity: isError ? "error" : "info",
    code: "rfc3987/too-many-faults",
    message: TOO_MANY,
    start,
    end: input.length,
    rule,
    section,
    url: urlOf(section),
  };
}
