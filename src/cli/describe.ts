/**
 * Describes schemes for people and for programs.
 *
 * @module
 */
import { headingOf } from "../core/abnf.js";
import { registry, type AnyScheme, type Level, type RegisteredScheme } from "../schemes/index.js";
import { notListed } from "../schemes/mechanism/registration.js";
import { rulesOf } from "../schemes/mechanism/rules.js";
import { tableOf, wrapped, type Style } from "./terminal.js";

const MARGIN = "  ";

/** The indent of the rest of a rule that takes several lines. */
const CONTINUED = 10;

type AnyCheck = AnyScheme["requirements"][number];

/** Returns the registration of a scheme. */
export const statusOf = ({ status }: AnyScheme): string => status ?? notListed(registry);

const levelOf = ({ level = "MUST" }: AnyCheck): Level => level;

/**
 * Describes a scheme as JSON.
 *
 * @param all all known schemes
 */
export function recordOf(known: AnyScheme, all: Iterable<AnyScheme>): object {
  const { name, specification, section, url, status, standard, defaultPort, grammar, examples } = known;
  return {
    name,
    standard,
    specification: { name: specification.name, title: specification.title, section, url },
    status,
    defaultPort,
    hasNormalForm: known.hasNormalForm,
    hasEquivalence: known.hasEquivalence,
    without: [...known.without],
    exempt: [...known.exempt],
    grammar: { rule: grammar.rule, rules: rulesOf(known, all) },
    requirements: known.requirements.map((check) => ({
      code: `${name}/${check.code}`,
      level: levelOf(check),
      binds: check.binds ?? null,
      rule: check.rule,
      section: check.section,
      url: specification.url(check.section),
      summary: check.summary,
    })),
    examples,
  };
}

/**
 * Describes a scheme for people.
 *
 * @param all all known schemes
 */
export function* describe(known: AnyScheme, all: Iterable<AnyScheme>, style: Style): Generator<string> {
  const { name, specification, section, url, standard, defaultPort } = known;
  yield name;
  const without = known.without.length > 0 ? ` without ${known.without.join(", ")}` : "";
  const table = (rows: readonly (readonly string[])[], margin = MARGIN): Iterable<string> =>
    tableOf(rows, margin, style);
  yield* table([
    ["specification", `${specification.name}, ${specification.title}`],
    ["", `section ${section}, ${url}`],
    ["status", statusOf(known)],
    ["default port", defaultPort ?? "none"],
    ["normal form", `that of ${standard}${without}${known.hasNormalForm ? ", and more" : ""}`],
    ["equivalence", known.hasEquivalence ? "the same normal form, or more" : "the same normal form"],
  ]);
  yield "  grammar";
  const rules = rulesOf(known, all);
  if (rules.length === 0) yield `    the rule ${known.grammar.rule}`;
  let under = "";
  for (const rule of rules) {
    const heading = headingOf(rule);
    if (heading !== under) yield `    ${style.faint(heading)}`;
    under = heading;
    for (const line of rule.definition.split("\n")) yield* wrapped(`      ${line}`, CONTINUED, style.width);
  }
  yield "  requirements";
  if (known.requirements.length === 0) yield "    none";
  const rows = known.requirements.map((check) => {
    const { code, binds = "all", section: where, summary } = check;
    return [code, levelOf(check), binds, where, summary];
  });
  yield* table(rows, MARGIN + MARGIN);
  yield "  examples";
  if (known.examples.length === 0) yield "    none";
  for (const example of known.examples) yield `    ${example}`;
}

/** Describes a scheme for people by its entry in IANA's registry. */
export function describeRegistered({ status, documents, since }: RegisteredScheme, style: Style): Iterable<string> {
  const cited = documents.map(({ name, url }) => (name === url ? url : `${name}, ${url}`));
  const rows = (cited.length > 0 ? cited : ["none"]).map((text, index) => [index === 0 ? "documents" : "", text]);
  const registered = since === null ? [] : [["registered", since]];
  return tableOf([["status", status], ...registered, ...rows], MARGIN, style);
}
