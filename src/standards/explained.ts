/**
 * What a standard's grammar refuses, explained: parsing with diagnostics that people understand, and repairs.
 *
 * @module
 */
import { URISyntaxError, type Diagnostic } from "../core/diagnostic.js";
import { chosenRule } from "../core/options.js";
import { lazyFor } from "../core/lazy.js";
import { isRole, type Role } from "../explain/view.js";
import { machineOf } from "../explain/machine.js";
import { repaired, type Repaired } from "../explain/repair.js";
import { diagnosticsOf, firstDiagnostic, type PartRules, type RuleWords, type Source } from "../explain/report.js";
import type { NodeBase } from "../tree/node.js";
import type { AnyGrammar, ParseResult, RuleOf, RuleOptions, StandardGrammar } from "../operations/grammar.js";

/** How a repair is made. */
export interface RepairOptions<Rule extends string = string> extends RuleOptions<Rule> {
  /** `true` makes certain repairs only, and no guesses. */
  readonly certain?: boolean;
}

/** The functions that explain. The diagnostics of `parse` and `safeParse` are explained, too. */
export interface Explaining<Nodes, Default extends RuleOf<Nodes> = RuleOf<Nodes>>
  // Picked, since only what is declared once can be compared without knowing the types of the nodes.
  extends Pick<StandardGrammar<Nodes, Default>, "parse" | "safeParse"> {
  /**
   * Finds all faults of a string.
   *
   * @param input any string
   * @param options the rule, one of `rules`
   * @returns all faults of the input, in its order; empty if it is valid
   * @throws {RangeError} if there is no such rule
   */
  diagnose(input: string, options?: RuleOptions<RuleOf<Nodes>>): readonly Diagnostic[];

  /**
   * Repairs a string.
   *
   * @param input any string
   * @param options the rule, and which repairs to make
   * @returns the repaired string and what was repaired; a valid input stays as it is
   * @throws {RangeError} if there is no such rule
   */
  repair(input: string, options?: RepairOptions<RuleOf<Nodes>>): Repaired;

  /**
   * What explains what a rule refuses, for schemes, which go on from there.
   *
   * @internal
   */
  source(rule: RuleOf<Nodes>): Source;
}

type UntypedExplaining = Explaining<Readonly<Record<string, NodeBase>>>;

/** The functions that explain, if the types of the nodes are not known. */
export type AnyExplaining = Pick<UntypedExplaining, keyof UntypedExplaining>;

/** What a standard says about explanations. */
export interface Explanations {
  /** Its rules for the parts of a reference. */
  readonly parts: PartRules;
  /** How messages call its rules. */
  readonly words: RuleWords;
}

/** The source of explanations for a rule. */
export function sourceOf(grammar: AnyGrammar, { parts, words }: Explanations, rule: string): Source {
  const ground = { machine: machineOf(grammar.automaton(rule), rule), isScheme: false };
  const standard = {
    id: grammar.id,
    whole: wholeOf(rule),
    rule,
    words,
    definition: (name: string) => grammar.definition(name),
    expression: (name: string) => grammar.expression(name),
  };
  const whole = grammar.referenceRules.includes(rule) ? null : roleOf(rule);
  return { groundOf: () => ground, whole, standard, parts, schemeOf: () => null };
}

const wholeOf = (rule: string): string => (/^ur[il]$/i.test(rule) ? "a URI" : `the rule ${rule}`);

/** What the text of a rule is, where it is a part of a reference. */
function roleOf(rule: string): Role {
  if (isRole(rule)) return rule;
  return /host|address|literal|future|authority|name|label|site|server/i.test(rule) ? "host" : "path";
}

/**
 * Makes the functions that explain what a grammar refuses.
 *
 * @param grammar the standard's grammar
 * @param explanations what the standard says about them
 */
export function explainer<Nodes, Default extends RuleOf<Nodes>>(
  grammar: StandardGrammar<Nodes, Default>,
  explanations: Explanations,
): Explaining<Nodes, Default> {
  type Rule = RuleOf<Nodes>;
  const { defaultRule } = grammar;
  const sources = lazyFor((rule: string) => sourceOf(grammar as unknown as AnyGrammar, explanations, rule));
  return Object.freeze({
    parse<R extends Rule = Default>(input: string, options?: RuleOptions<R>): Nodes[R] {
      const node = grammar.node(input, options);
      if (node === undefined)
        throw new URISyntaxError(firstDiagnostic(input, sources(chosenRule(options, defaultRule))));
      return node;
    },
    safeParse<R extends Rule = Default>(input: string, options?: RuleOptions<R>): ParseResult<Nodes[R]> {
      const node = grammar.node(input, options);
      if (node !== undefined) return { ok: true, node };
      return { ok: false, diagnostic: firstDiagnostic(input, sources(chosenRule(options, defaultRule))) };
    },
    diagnose: (input: string, options?: RuleOptions<Rule>) =>
      grammar.test(input, options) ? [] : diagnosticsOf(input, sources(chosenRule(options, defaultRule))),
    repair(input: string, { rule = defaultRule, certain = false }: RepairOptions<Rule> = {}) {
      const source = sources(rule);
      return repaired(input, certain, (text) => (grammar.test(text, { rule }) ? null : diagnosticsOf(text, source)));
    },
    source: sources,
  });
}

/** A grammar whose functions explain. */
export function withExplanations<Grammar extends object, Explained extends object>(
  grammar: Grammar,
  explained: Explained,
): Grammar & Explained {
  // Descriptors, so that what is read when it is asked for stays so.
  const members = { ...Object.getOwnPropertyDescriptors(grammar), ...Object.getOwnPropertyDescriptors(explained) };
  return Object.freeze(Object.defineProperties({}, members)) as Grammar & Explained;
}
