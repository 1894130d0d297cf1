/**
 * Turns faults into diagnostics with repairs.
 *
 * @module
 */
import type { Expression } from "../core/abnf.js";
import { MORE, nameExpected, nameOf, type Diagnostic, type Repair } from "../core/diagnostic.js";
import { applyEdits, byPlace, type Edit } from "../core/edits.js";
import { lazyFor } from "../core/lazy.js";
import { octetAt } from "../core/percent.js";
import { certainOf } from "./certain.js";
import { nounOf } from "./characters.js";
import { wordsOfEdits } from "./edit-words.js";
import { explain, type Exact, type Explanation, type Fault } from "./explain.js";
import { PLACES, sentenceOf, syntaxSentence, tell, type Told } from "./sentences.js";
import { messageOf } from "./slips.js";
import { withoutSymptoms } from "./symptoms.js";
import { GRAMMAR, NEEDLESS } from "./unrepaired.js";
import { tracer, type Trace } from "./trace.js";
import type { Ground, Role } from "./view.js";

/** For each named rule, the name that messages use, or the name and a sentence that describes the rule. */
export type RuleWords = Readonly<Record<string, string | readonly [name: string, sentence: string]>>;

/** A grammar, with the words that messages use for it. */
export interface Wording {
  /** The first part of the codes. */
  readonly id: string;
  /** The phrase for a string that matches the whole rule: `a URI`. */
  readonly whole: string;
  /** The rule that is explained. */
  readonly rule: string;
  readonly words: RuleWords;
  readonly definition: (rule: string) => { readonly section: string; readonly url: string };
  readonly expression: (rule: string) => Expression;
  /** Returns the symbol of a code unit in the expressions; by default the code unit itself. */
  readonly symbolOf?: ((unit: number) => number) | undefined;
}

/**
 * The rules of a standard for the parts of a reference. In a standard without addresses in brackets, `address` is the
 * rule of the host.
 */
export type PartRules = Readonly<Record<Role | "escape" | "address", string>>;

/** The source of explanations. */
export interface Source {
  /** Returns the grammar that explains a text. */
  readonly groundOf: (text: string) => Ground;
  /** The role of the text if it is only a part of a reference. */
  readonly whole: Role | null;
  /** The generic syntax. */
  readonly standard: Wording;
  readonly parts: PartRules;
  /** Returns the scheme grammar of a text, if the scheme explains it. */
  readonly schemeOf: (text: string) => Wording | null;
}

/** Returns all faults of an input as diagnostics; an empty list if it is valid. */
export function diagnosticsOf(input: string, source: Source): readonly Diagnostic[] {
  return allOf(input, source, explain(input, source.groundOf, source.whole));
}

/** Returns the first fault of an input as a diagnostic; `null` if it is valid. */
export function firstDiagnostic(input: string, source: Source): Diagnostic | null {
  const { faults, exact, view } = explain(input, source.groundOf, source.whole);
  const [first] = faults;
  if (first === undefined) return null;
  const isAlone = faults.length === 1 || !faults.some((each) => each !== first && touch(each, first));
  const [certain] = certainOf(input, source.whole, isAlone ? [first] : faults, view.known);
  return diagnosticOf(input, first, source, exact, certain === true);
}

/** Returns the explanation with its diagnostics. */
export function explained(
  input: string,
  source: Source,
): Explanation & { readonly diagnostics: readonly Diagnostic[] } {
  const explanation = withoutSymptoms(input, explain(input, source.groundOf, source.whole));
  const { faults, exact, view, isRepaired, origin } = explanation;
  // Written out here and elsewhere, because object spread would dominate the running time.
  return { faults, exact, view, isRepaired, origin, diagnostics: allOf(input, source, explanation) };
}

function allOf(input: string, source: Source, { faults, exact, view }: Explanation): readonly Diagnostic[] {
  const certain = certainOf(input, source.whole, faults, view.known);
  return faults.map((fault, index) =>
    diagnosticOf(input, fault, source, index === 0 ? exact : fault, certain[index] === true),
  );
}

/** Returns whether an edit of one fault is next to an edit of the other one. */
function touch({ edits }: Fault, other: Fault): boolean {
  return edits.some((edit) => other.edits.some(({ start, end }) => start === edit.end || end === edit.start));
}

/** Applies the repairs of several diagnostics of one input. If edits overlap, the first is applied. */
export function applyRepairs(input: string, diagnostics: readonly Diagnostic[]): string {
  const edits: Edit[] = [];
  for (const { repair } of diagnostics) for (const edit of repair?.edits ?? []) edits.push(edit);
  edits.sort(byPlace);
  let done = 0;
  const apart = edits.filter(({ start, end }) => {
    if (start < done) return false;
    done = end;
    return true;
  });
  return applyEdits(input, apart);
}

function diagnosticOf(input: string, fault: Fault, source: Source, exact: Exact, certain: boolean): Diagnostic {
  const { code, start, end, role, written = "", text, at, ground, state, slip, hasMore } = fault;
  const sentence = slip === undefined ? sentenceOf(code) : undefined;
  const scheme = sentence && sentence.of !== "scheme" ? null : source.schemeOf(text);
  const wording = scheme ?? source.standard;
  const point = input.codePointAt(start);
  let { rule } = wording;
  let message: string;
  if (slip !== undefined) {
    rule = slip.rule ?? rule;
    message = messageOf(slip, input.slice(start, end));
  } else if (sentence === undefined) {
    let [name, description]: readonly [string, string?] = [PLACES[role]];
    if (scheme === null && source.whole === null) rule = source.parts[role];
    else [rule, name, description] = placeOf(wording, text, at);
    const found = at < text.length ? nounOf(text.codePointAt(at) as number) : null;
    // A word is meant, and not the characters that can follow here.
    message =
      fault.isNamed || written === ""
        ? syntaxSentence(found, name, description, ground.machine.expectedAt(state))
        : `${syntaxSentence(found, name, description, [])} Write '${written}'.`;
  } else if (fault.isNamed && code === NEEDLESS) {
    const [broken, name, description] = placeOf(wording, text, at);
    rule = broken;
    const octet = octetAt(input, start);
    const found = octet < 0x80 ? `the percent-encoding of ${nounOf(octet)}` : "a percent-encoded octet beyond ASCII";
    message = syntaxSentence(found, name, description, []);
  } else {
    if (sentence.of !== "scheme")
      rule = source.whole === null || sentence.role ? source.parts[sentence.role ?? role] : rule;
    else if (scheme !== null) [rule] = placeOf(scheme, text, at);
    message = tell(sentence.message, toldOf(point, start === 0, role, written, wording, rule, source));
  }
  if (hasMore) message += ` ${MORE}`;
  const { section, url } = wording.definition(rule);
  const { index } = exact;
  const id = `${wording.id}/${code === GRAMMAR ? (at < text.length ? "character" : "incomplete") : code}`;
  const { machine } = exact.ground;
  const expected = nameExpected(machine.expectedAt(exact.state), machine.accepts(exact.state));
  const found = nameOf(input, index);
  const repair = repairOf(input, fault, certain);
  // Written out, because object spread would dominate the running time.
  return repair === null
    ? { severity: "error", code: id, message, start, end, index, rule, expected, found, section, url }
    : { severity: "error", code: id, message, start, end, index, rule, expected, found, section, url, repair };
}

function toldOf(
  point: number | undefined,
  isFront: boolean,
  role: Role,
  written: string,
  { whole }: Wording,
  rule: string,
  { whole: part, parts }: Source,
): Told {
  const place = part === null ? PLACES[role] : `the rule ${rule}`;
  const hasAddresses = parts.address !== parts.host;
  return { found: point === undefined ? "the end" : nounOf(point), place, written, whole, isFront, hasAddresses };
}

function repairOf(input: string, { edits, isNamed, ours }: Fault, certain: boolean): Repair | null {
  return isNamed || edits.length === 0 ? null : { message: wordsOfEdits(input, edits, ours), edits, certain };
}

/** The length of the text that is traced to find the rule at an offset. */
const MOST_TRACED = 10_000;

const traces = /* @__PURE__ */ lazyFor((wording: Wording): (() => Trace) =>
  tracer(wording.expression, wording.rule, (rule) => Object.hasOwn(wording.words, rule), wording.symbolOf),
);

/** Returns the innermost named rule at an offset of a text, with its name and description in messages. */
function placeOf(wording: Wording, text: string, at: number): readonly [rule: string, name: string, sentence?: string] {
  const { rule: top, whole, words } = wording;
  const rule = (at > MOST_TRACED ? null : openAt(traces(wording)().at(text, at), text, at)) ?? top;
  const found = Object.hasOwn(words, rule) ? (words[rule] as RuleWords[string]) : whole;
  return typeof found === "string" ? [rule, found] : [rule, ...found];
}

/** Returns the named rule at an offset; after a delimiter, the rule that must follow. */
function openAt({ before, unfinished, next }: ReturnType<Trace["at"]>, text: string, at: number): string | null {
  for (let each = next; each !== null; each = each.around) if (each.around === before) return each.rule;
  // At the end of the text, the incomplete rule is the one that must continue.
  if (at === text.length) return next?.rule ?? null;
  // A bracket ends its rule. What follows it is not in the rule.
  return ((text.charAt(at - 1) === "]" ? unfinished : before) ?? next)?.rule ?? null;
}
