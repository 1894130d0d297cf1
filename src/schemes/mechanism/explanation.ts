/** Tells the explanations what they need to know about schemes. @module */
import { leadsTo } from "../../core/automaton.js";
import { lazy, lazyFor } from "../../core/lazy.js";
import { schemeEnd } from "../../core/parts.js";
import { machineOf, withFragment, type Machine } from "../../explain/machine.js";
import type { Source, Wording } from "../../explain/report.js";
import { keyword } from "../../explain/keyword.js";
import { schemeFaults } from "../../explain/scheme-faults.js";
import { schemeSlips } from "../../explain/slips.js";
import { tracer } from "../../explain/trace.js";
import type { Ground, SchemeProposers } from "../../explain/view.js";
import type { Chosen } from "./known.js";
import type { AnyScheme } from "./scheme.js";
import { schemeOf, type SchemeSubject } from "./subject.js";

/** Returns the terms and rules of a scheme's grammar; `null` if its rules are not known. */
const wordingOf = /* @__PURE__ */ lazyFor((scheme: AnyScheme): Wording | null => {
  const { name, grammar, words, specification } = scheme;
  if (!grammar.rules.includes(grammar.rule)) return null;
  // Messages use the same name for the whole everywhere: that of the top rule, such as "a SWHID".
  const { [grammar.rule]: own = `${SPELLED.test(name) ? "an" : "a"} ${name} URI` } = words;
  return {
    id: name,
    whole: typeof own === "string" ? own : own[0],
    rule: grammar.rule,
    words,
    definition(rule) {
      const { section } = grammar.definition(rule);
      return { section, url: specification.url(section) };
    },
    expression: (rule) => grammar.expression(rule),
  };
});

const PROPOSERS: SchemeProposers = { slips: schemeSlips, faults: schemeFaults, keyword };

const groundOf = /* @__PURE__ */ lazyFor((scheme: AnyScheme): Ground | null => {
  const wording = wordingOf(scheme);
  if (wording === null) return null;
  const { grammar, genericSyntax } = scheme;
  const own = machineOf(grammar.automaton(grammar.rule), grammar.rule);
  const fragment = (): Machine => machineOf(genericSyntax.automaton("fragment"), "fragment");
  const machine = grammar.hasFragment ? own : withFragment(own, fragment());
  const hosts = lazy(() =>
    tracer(wording.expression, wording.rule, (rule) => HOSTS.some((each) => rule.toLowerCase().includes(each))),
  );
  return {
    machine,
    isScheme: true,
    proposers: PROPOSERS,
    slips: scheme.slips.length > 0 ? scheme.slips : undefined,
    hasQuery: lazy(() => leadsTo(grammar.automaton(grammar.rule), grammar.rule, QUESTION_MARK)),
    isHost: (text, at) => {
      // Stryker disable next-line EqualityOperator: The limit is arbitrary.
      const isNear = at < MOST_TRACED;
      return isNear && hosts()().at(text, at).before !== null;
    },
  };
});

/** Names that begin with a vowel sound in English, as words or spelled letter by letter. Names without vowels are spelled. */
const SPELLED = /^(?:[aeio]|[fhlmnrsx][^aeiouy]*$|ldap|nih?$|rtsp|xcon|xml)/;

const QUESTION_MARK = 0x3f;

const MOST_TRACED = 10_000;

/** What the names of the rules for hosts contain in the grammars of schemes. */
const HOSTS = ["host", "domain", "ipv", "ip-literal", "reg-name", "fqdn", "authority"];

/** Returns the source for texts of any scheme. The scheme of one text may be known already. */
export function sourceFor(
  chosen: Pick<Chosen, "standard" | "schemes">,
  known?: Pick<SchemeSubject, "whole" | "scheme">,
): Source {
  const { source, ruleFor } = chosen.standard;
  const generic = source(ruleFor.uri);
  const { whole, standard, parts } = generic;
  // The same text is asked for again and again.
  // Stryker disable next-line ArrayDeclaration: What is not known is looked up.
  let [last, found] = [known?.whole, known?.scheme ?? null];
  const schemeIn = (text: string): AnyScheme | null => {
    if (text !== last) [last, found] = [text, schemeOf(text, schemeEnd(text), chosen)];
    return found;
  };
  return {
    whole,
    standard,
    parts,
    groundOf(text) {
      const scheme = schemeIn(text);
      return (scheme && groundOf(scheme)) ?? generic.groundOf(text);
    },
    schemeOf(text) {
      const scheme = schemeIn(text);
      return scheme && wordingOf(scheme);
    },
  };
}
