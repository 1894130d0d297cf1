/**
 * What the laws are tried on: each standard, with the operations that it has.
 *
 * @module
 */
import type { Automaton } from "../../scripts/build/automaton.js";
import { compileAutomaton, readGrammar } from "../../scripts/build/grammar.js";
import { STANDARDS } from "../../scripts/build/standards.js";
import {
  compare,
  components,
  normalize,
  recompose,
  relativize,
  resolve,
  standards,
  type NodeBase,
  type Standard,
} from "../../src/index.js";
import { lazy } from "../../src/lazy.js";

/** A standard whose node types are not known. */
export type AnyStandard = Standard<Readonly<Record<string, NodeBase>>>;

/** What can be done with the references of one standard. */
export interface Operations {
  readonly components: typeof components;
  readonly recompose: typeof recompose;
  readonly resolve: typeof resolve;
  readonly relativize: typeof relativize;
  readonly normalize: typeof normalize;
  readonly compare: typeof compare;
}

/** The operations of each standard that has some. */
const OPERATIONS: Readonly<Record<string, Partial<Operations>>> = {
  rfc3986: { components, recompose, resolve, relativize, normalize, compare },
};

/** The rules that the laws of operations speak of, by standard: for a reference, and for what can be a base. */
const REFERENCE_RULES: Readonly<Record<string, readonly [reference: string, target: string]>> = {
  rfc3986: ["URI-reference", "URI"],
  "rfc2396bis-01": ["URI-reference", "absolute-URI-reference"],
};

/** A standard as the laws see it. */
export interface Subject<Needed extends keyof Operations = never> {
  readonly id: string;
  readonly standard: AnyStandard;
  /** The ABNF's own automaton of all rules, as the build makes it, before it is encoded. */
  readonly automaton: () => Automaton;
  /** The same of the rules of everyday checks alone: made sooner. */
  readonly referenceAutomaton: () => Automaton;
  /** The rules of everyday checks. */
  readonly everydayRules: readonly string[];
  /** The rule for references. */
  readonly reference: string;
  /** The rule for references that can be a base. */
  readonly target: string;
  readonly operations: Pick<Operations, Needed>;
}

/** Every standard that is shipped. */
export const subjects: readonly Subject[] = STANDARDS.filter(({ id }) => Object.hasOwn(standards, id)).map((source) => {
  const grammar = lazy(() => readGrammar(source));
  const standard = (standards as unknown as Readonly<Record<string, AnyStandard>>)[source.id] as AnyStandard;
  const [reference, target] = REFERENCE_RULES[source.id] ?? [standard.defaultRule, standard.defaultRule];
  return {
    id: source.id,
    standard,
    automaton: lazy(() => compileAutomaton(grammar())),
    referenceAutomaton: lazy(() => compileAutomaton(grammar(), source.reference)),
    everydayRules: source.reference,
    reference,
    target,
    operations: OPERATIONS[source.id] ?? {},
  };
});

/** Whether a standard has all these operations. */
export function has<Needed extends keyof Operations>(
  subject: Subject,
  needs: readonly Needed[],
): subject is Subject<Needed> {
  return needs.every((name) => Object.hasOwn(subject.operations, name));
}

/** RFC 3986. */
export const rfc3986: Subject<keyof Operations> = subjects.find(
  ({ id }) => id === "rfc3986",
) as Subject<keyof Operations>;
