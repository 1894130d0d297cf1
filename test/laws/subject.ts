/**
 * The subjects of the laws: each standard, with its operations in a common form.
 *
 * @module
 */
import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import type { Automaton as RawAutomaton } from "../../scripts/build/automaton.js";
import { STANDARDS } from "../../scripts/build/standards.js";
import type { Components, Resolution, NodeBase } from "../../src/index.js";
import {
  standards,
  type Operations,
  type Resolving,
  type StandardGrammar,
  type StandardId,
  type Target,
} from "../../src/standards/index.js";
import type { AnyExplaining } from "../../src/standards/explained.js";
import { lazy } from "../../src/core/lazy.js";

/** A standard whose node types are not known. */
export type AnyStandard = StandardGrammar<Readonly<Record<string, NodeBase>>> &
  AnyExplaining &
  Operations &
  Resolving<Resolve, Relativize>;

/** Options of any standard. Each standard ignores the options of the others. */
export type Options = Readonly<Record<string, boolean | string>>;

type Resolve = (ref: string | NodeBase, base: string | NodeBase, options?: Options) => string | Resolution | Target;
type Relativize = (target: string | NodeBase, base: string | NodeBase, options?: Options) => string;

/** An automaton for random walks: the shipped one, or the build's own. */
export interface Walkable {
  start(rule: string): number;
  step(state: number, code: number): number;
  accepts(state: number): boolean;
  /** The class of an ASCII character. */
  classOf(code: number): number;
}

/** A standard in the form for the laws. */
export interface Subject {
  readonly id: StandardId;
  readonly standard: AnyStandard;
  /** The automaton of the ABNF, before encoding. Making it takes a second. */
  readonly automaton: () => Walkable;
  /** The rule for references. */
  readonly reference: string;
  /** The rule for bases, and for targets. */
  readonly target: string;
  /** Whether the standard has relative references. */
  readonly resolves: boolean;
  readonly components: (text: string) => Components;
  /** Whether `resolve` accepts a text for the reference. */
  readonly isReference: (text: string) => boolean;
  /** Whether `resolve` accepts a text for the base. */
  readonly isBase: (text: string) => boolean;
  /** Resolution to a string; `null` is the current document. */
  readonly resolve: (ref: string, base: string, options?: Options) => string | null;
  readonly resolveTraced: (ref: string, base: string, options?: Options) => Resolution | null;
}

/** What resolution accepts in addition to a rule: a string that matches the rule if and only if the text is accepted. */
const READS: Readonly<
  Partial<Record<StandardId, { reference?: (text: string) => string; base?: (text: string) => string }>>
> = {
  // A query alone, or a scheme alone.
  rfc2396: {
    reference: (text) => (text.startsWith("?") ? `/${text}` : text.replace(/^([A-Za-z][\dA-Za-z+.-]*:)(?=#|$)/, "$1a")),
  },
  // A fragment of the base, which has the characters of a query.
  rfc1808: { base: (text) => text.replace("#", "/?") },
};

function targetOf(standard: (typeof standards)[StandardId]): string {
  return "baseRule" in standard ? standard.baseRule : standard.ruleFor.uri;
}

/** All standards. */
export const subjects: readonly Subject[] = (Object.keys(standards) as StandardId[]).map((id): Subject => {
  const standard = standards[id] as unknown as AnyStandard;
  const resolveTraced = (ref: string, base: string, options: Options = {}): Resolution | null => {
    const resolved = standard.resolve(ref, base, { ...options, trace: true });
    if (typeof resolved === "string") throw new TypeError("a resolution that is traced is no string");
    if (!("type" in resolved)) return resolved;
    return resolved.type === "URI" ? { uri: resolved.uri, trace: resolved.trace ?? [] } : null;
  };
  return {
    id,
    standard,
    automaton: lazy(() => {
      const source = STANDARDS.find((each) => each.id === id);
      if (!source) throw new Error(`the build does not know ${id}`);
      return walkable(compileAutomaton(readGrammar(source)));
    }),
    reference: standard.defaultRule,
    target: targetOf(standards[id]),
    isReference: (text) => standard.test(READS[id]?.reference?.(text) ?? text),
    isBase: (text) => standard.test(READS[id]?.base?.(text) ?? text, { rule: targetOf(standards[id]) }),
    resolves: "resolve" in standard,
    components: (text) => standard.components(text),
    resolve(ref, base, options) {
      const resolved = standard.resolve(ref, base, options);
      if (typeof resolved === "string") return resolved;
      return "type" in resolved && resolved.type === "current-document" ? null : resolved.uri;
    },
    resolveTraced,
  };
});

/** RFC 3986. */
export const rfc3986: Subject = subjects.find(({ id }) => id === "rfc3986") as Subject;

/** The build's automaton in the form of the shipped one. */
function walkable({ rules, starts, accepts, next, classOf }: RawAutomaton): Walkable {
  return {
    start: (rule) => {
      const start = starts[rules.indexOf(rule)];
      if (start === undefined) throw new RangeError(`the automaton has no rule ${rule}`);
      return start;
    },
    step: (state, code) => (code < classOf.length ? (next[state]?.[classOf[code] ?? 0] ?? 0) : 0),
    accepts: (state) => accepts[state] === true,
    classOf: (code) => classOf[code] ?? 0,
  };
}
