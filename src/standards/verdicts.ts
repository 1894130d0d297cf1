/**
 * Tests a string by all standards.
 *
 * @module
 */
import type { Components } from "../core/components.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { everyStandard } from "./by-id.js";
import type { StandardId } from "./list.js";
import { refusalBy } from "./standard.js";
import { platformReading, type PlatformVerdict } from "./platform.js";

/** The verdict of a standard on a string. */
export interface StandardVerdict {
  readonly standard: StandardId;
  /** The rule for references that the string was tested against. */
  readonly rule: string;
  readonly ok: boolean;
  /** The exact offset where the string is refused, in UTF-16 code units; the length of the string if it is valid. */
  readonly index: number;
  /** Why the string is refused, with the rule and its section; `null` if it is valid. */
  readonly diagnostic: Diagnostic | null;
  /** The type of the tree's root; `null` if the string is refused. */
  readonly type: string | null;
  /** The components by the standard; `null` if the string is refused. */
  readonly components: Components | null;
}

/** The verdict of a standard, or of the platform's `URL`. The field `standard` distinguishes them. */
export type Verdict = StandardVerdict | PlatformVerdict;

/** Checks whether a verdict is that of a standard in this package, not of the platform's `URL`. */
export function isOfStandard(verdict: Verdict): verdict is StandardVerdict {
  return verdict.standard !== "whatwg";
}

/**
 * Tests by each standard whether a string is a reference, and returns its components.
 *
 * @param input any string
 * @returns the verdict of each standard, from the current one to the oldest; then the verdict of the platform's `URL`, if
 *   there is a `URL` and the host is not too long for it
 * @throws {TypeError} if the input is not a string
 *
 * @example
 * import { verdicts } from "uri-grammar/standards";
 *
 * const accepting = verdicts("//host:80a").filter(({ ok }) => ok);
 * accepting.map(({ standard }) => standard); // => ["rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"]
 */
export function verdicts(input: string): readonly Verdict[] {
  const byStandards = everyStandard.map((grammar) => verdictOf(grammar, input));
  const byPlatform = platformReading(input);
  return byPlatform === null ? byStandards : [...byStandards, byPlatform];
}

function verdictOf(grammar: (typeof everyStandard)[number], input: string): StandardVerdict {
  const { id: standard } = grammar;
  const rule = grammar.defaultRule;
  const { ok, index } = grammar.automaton(rule).recognize(input, rule);
  if (ok) {
    // A tree needs many times the memory of the input, and only its type is wanted.
    const type = rootOf(grammar, rule, input);
    return { standard, rule, ok, index, diagnostic: null, type, components: grammar.split(input) };
  }
  return { standard, rule, ok, index, diagnostic: refusalBy(grammar, input, rule), type: null, components: null };
}

/** Returns the type of the root of a valid string: the rule, or the first of its alternatives that matches. */
function rootOf(grammar: (typeof everyStandard)[number], rule: string, input: string): string {
  const expression = grammar.expression(rule);
  const alternatives = expression.type === "alternation" ? expression.items : [expression];
  for (const each of alternatives) {
    if (each.type !== "rule") break;
    if (grammar.automaton(each.name).tester(each.name)(input)) return rootOf(grammar, each.name, input);
  }
  return rule;
}
