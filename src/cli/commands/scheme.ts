import { present } from "../../core/invariant.js";
import { CURRENT } from "../../standards/current.js";
import type { StandardId } from "../../standards/index.js";
import { registry, schemes, type AnyScheme, type RegisteredScheme } from "../../schemes/index.js";
import { anyStandard } from "../../standards/by-id.js";
import { defineCommand, type Command } from "../command.js";
import { describe, describeRegistered, recordOf, statusOf } from "../describe.js";
import { notListed } from "../../schemes/mechanism/registration.js";
import { closeScheme } from "../../schemes/mechanism/scheme-advice.js";
import { didYouMean } from "../errors.js";
import { aligned, quote, tableOf, wrapped, type Style } from "../terminal.js";
import { standardFrom, standardOption } from "./shared.js";

export const scheme: Command = defineCommand({
  name: "scheme",
  summary: "Shows facts about schemes.",
  usage: "[NAME...]",
  details: `Writes, for each NAME: the document that defines the scheme; its status at IANA; its
default port; what it adds to its standard's normal form and equivalence; its grammar, in
the notation of the document, without the rules of RFC 3986; the requirements that the
grammar cannot express; and examples. If the rules of a scheme are unknown here, writes what
IANA's registry says. Without any NAME, lists all known schemes. Standard input is not read.`,
  input: "operands",
  arity: 1,
  options: standardOption,
  completes: [...schemes.keys()],
  fields: ["scheme", "registered"],
  ok: "ok says whether the scheme is known; if not, scheme is null. registered is null if the scheme is not registered",
  example: ["example"],
  run(values, style) {
    const standard = idFrom(values);
    const known = knownTo(standard);
    return (name) => {
      const found = known.find((each) => each.name === name.toLowerCase());
      return {
        passed: found !== undefined,
        record: { ok: found !== undefined, scheme: found ? recordOf(found, schemes.values()) : null, ...atIANA(name) },
        lines: found ? describe(found, schemes.values(), style) : unknown(name, standard, known, style),
      };
    };
  },
  alone(values, style) {
    const known = knownTo(idFrom(values));
    const rows = known.map((each) => [each.name, each.specification.name, statusOf(each)]);
    const tables = Array.from(
      aligned(rows),
      (cells, index) => [known[index], [...tableOf([cells], "", style)]] as const,
    );
    const lines = new Map(tables);
    return {
      inputs: known.map(({ name }) => name),
      handler(name) {
        const found = present(
          known.find((each) => each.name === name),
          "the scheme",
        );
        return {
          passed: true,
          record: { ok: true, scheme: recordOf(found, schemes.values()), ...atIANA(name) },
          lines: present(lines.get(found), "the lines of the scheme"),
        };
      },
    };
  },
});

/** @throws {Misuse} if the standard is unknown */
function idFrom(values: { readonly standard?: string }): StandardId {
  standardFrom(values);
  return (values.standard ?? CURRENT) as StandardId;
}

/** Returns the schemes of a standard, sorted by name. */
function knownTo(standard: StandardId): readonly AnyScheme[] {
  return [...schemes.values()].filter((each) => each.standard === standard).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the entry of a scheme in IANA's registry, as a field of a record. */
function atIANA(name: string): { readonly registered: RegisteredScheme | null } {
  return { registered: registry.get(name.toLowerCase()) ?? null };
}

function* unknown(name: string, standard: StandardId, known: readonly AnyScheme[], style: Style): Generator<string> {
  const aside = anyStandard(standard).nameSetAside?.(name) ?? null;
  const { registered } = atIANA(name);
  // Another argument can be a URI with secrets.
  yield style.error("unknown") + (registered === null ? "" : `  ${quote(name.toLowerCase())}`);
  const say = (sentence: string): Iterable<string> => wrapped(`  ${sentence}`, 2, style.width);
  if (registered !== null) {
    yield* say(aside?.message ?? "The scheme is registered, but its rules are unknown here.");
    yield* describeRegistered(registered, style);
    return;
  }
  if (aside !== null) yield* say(aside.message);
  else {
    const names = known.map((each) => each.name);
    // The end of the name can be that of a URI.
    const [bare] = name.toLowerCase().split(":", 1) as [string];
    const meant = didYouMean(names.includes(bare) ? bare : closeScheme(bare, names));
    yield* say(`The scheme is ${notListed(registry)}.${meant} Without any NAME, the command lists all known schemes.`);
  }
}
