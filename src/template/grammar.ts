/**
 * The rules and the trees of RFC 6570.
 *
 * @module
 */
import { grammar } from "../../generated/rfc6570.grammar.js";
import { parse } from "../../generated/rfc6570.parser.js";
import { table } from "../../generated/rfc6570.reference.js";
import { shapes } from "../../generated/rfc6570.tree.js";
import { exactMistake, URISyntaxError } from "../core/diagnostic.js";
import { defineLanguage, startRuleOf, type Language } from "../core/language.js";
import { wideAutomata } from "../core/wide.js";
import type { NodeBase } from "../tree/node.js";
import { defineTree, type Tree } from "../tree/tree.js";
import { ID, recordOf, reference } from "./check.js";

const made = wideAutomata(table.intervals);

/** All rules of RFC 6570. */
export const language: Language = defineLanguage({
  id: ID,
  text: grammar,
  prebuilt: (rule, definitionOf) => (reference().has(rule) ? reference() : made(rule, definitionOf)),
});

const sectionOf = (rule: string): string => language.definition(rule).section;

/** The trees of RFC 6570. */
export const tree: Tree = defineTree({
  id: ID,
  shapes,
  rules: () => language.rules,
  parse(text, rule) {
    const node = parse(text, { startRule: startRuleOf(rule) as "URI_Template" });
    if (node !== undefined) return node ?? ({ type: rule, start: 0, end: text.length, value: text } as NodeBase);
    const mistake = exactMistake(text, rule, language.recognize(text, { rule }));
    throw new URISyntaxError(recordOf(mistake, sectionOf(rule)));
  },
  refuse: (mistake) => new URISyntaxError(recordOf(mistake, sectionOf(mistake.rule))),
});
