/**
 * What the checks of a scheme find, as diagnostics.
 *
 * @module
 */
import type { NodeBase } from "../../tree/index.js";
import type { Recognition } from "../../core/automaton.js";
import { nameExpected, nameOf, type Diagnostic } from "../../core/diagnostic.js";
import type { Span } from "../../core/parts.js";
import { mismatch } from "../../explain/mistake.js";
import { severityOf, type Check, type Finding, type Subject } from "./check.js";
import { SYNTAX } from "./grammar.js";
import type { AnyScheme } from "./scheme.js";
import type { SchemeSubject } from "./subject.js";

/** How many findings of one check are reported: a hostile input can have a fault in every character. */
const MOST_FINDINGS = 1000;

/**
 * @param scheme whose grammar refuses the URI
 * @param subject the URI
 * @returns why: as the scheme's mistakes explain it, or the bare fact
 */
export function refusals(scheme: AnyScheme, subject: SchemeSubject): readonly Diagnostic[] {
  const { input } = subject;
  const recognition = scheme.grammar.recognize(input);
  const exact = recognition && exactly(input, recognition);
  const found: Diagnostic[] = [];
  for (const check of scheme.mistakes) {
    const own = reported(check.find(subject as Subject<null, NodeBase>));
    // What an earlier check has explained is explained better.
    const others = own.filter((finding) => !found.some((each) => overlap(each, finding)));
    found.push(...others.map((finding) => diagnosticFor(scheme, check, finding, exact)));
  }
  return found.length > 0 ? found : [bareRefusal(scheme, input, recognition, exact)];
}

/**
 * @param scheme the scheme whose check it is
 * @param check what was checked
 * @param findings what was found
 */
export function diagnosticsOf(
  scheme: AnyScheme,
  check: Pick<Check, "code" | "level" | "rule" | "section">,
  findings: Iterable<Finding>,
): readonly Diagnostic[] {
  return reported(findings).map((finding) => diagnosticFor(scheme, check, finding));
}

/** The first findings of a check, as many as are reported. */
function reported(findings: Iterable<Finding>): readonly Finding[] {
  const list: Finding[] = [];
  for (const finding of findings) {
    if (list.push(finding) === MOST_FINDINGS) break;
  }
  return list;
}

/** Whether two stretches have a character, or the place where they start, in common. */
function overlap(a: Span, b: Span): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}

/** That the grammar refuses a URI, and where. */
function bareRefusal(
  scheme: AnyScheme,
  input: string,
  recognition: Recognition | null,
  exact: Exact | null,
): Diagnostic {
  const { grammar } = scheme;
  const { rule } = grammar;
  const section = grammar.rules.includes(rule) ? grammar.definition(rule).section : scheme.section;
  const finding =
    recognition === null
      ? { message: "The scheme's own syntax refuses this URI.", start: 0, end: input.length }
      : mismatch({ input, rule, recognition });
  return diagnosticFor(scheme, { code: SYNTAX, rule, section }, finding, exact);
}

/** What the automaton says of an input. */
type Exact = Pick<Diagnostic, "index" | "expected" | "found">;

function exactly(input: string, { index, expected, complete }: Recognition): Exact {
  return { index, expected: nameExpected(expected, complete), found: nameOf(input, index) };
}

/**
 * @param scheme the scheme whose check it is
 * @param check what was checked
 * @param finding what was found
 * @param exact what the scheme's grammar says of the URI, if it refuses it
 */
function diagnosticFor(
  { name, specification }: AnyScheme,
  { code, level = "MUST", rule, section }: Pick<Check, "code" | "level" | "rule" | "section">,
  { message, start, end, hint }: Finding,
  exact: Exact | null = null,
): Diagnostic {
  return {
    severity: severityOf[level],
    code: `${name}/${code}`,
    message,
    start,
    end,
    rule,
    section,
    url: specification.url(section),
    ...exact,
    ...(hint && { hint }),
  };
}
