import { CURRENT } from "../../standards/current.js";
import { EMPTY } from "../../core/components.js";
import { present } from "../../core/invariant.js";
import type { Components, Diagnostic } from "../../index.js";
import {
  resolveAll,
  verdicts,
  type Outcome,
  type Resolutions,
  type PlatformOutcome,
  type PlatformVerdict,
  type StandardId,
  type StandardVerdict,
  type Verdict,
} from "../../standards/index.js";
import { isOfStandard } from "../../standards/verdicts.js";
import { everyStandard } from "../../standards/by-id.js";
import { defineCommand, type Command, type Handler, type Outcome as Said } from "../command.js";
import { Misuse } from "../errors.js";
import { explained } from "../explained.js";
import { quote, quoteWithin, tableOf, type Style } from "../terminal.js";
import { STRINGS } from "./shared.js";

export const standards: Command = defineCommand({
  name: "standards",
  summary: "Compares the verdicts of all standards on strings.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes, for each standard: its rule for references; whether the input matches it; and the
type of the tree's root, or the code, exact offset (in UTF-16 code units) and section of the
mistake. Below, lists each component with the standards that agree on it. "≠" marks
components that differ. With --base, "target" is the URI that the input resolves to, also by URL.
The row "whatwg" is the verdict of the platform's URL class without a base, and names the
components that differ from RFC 3986. Below, "href" is the result if URL changed the input.
This row does not change the exit code.`,
  input: "operands or lines",
  arity: 1,
  options: {
    base: { type: "string", value: "BASE", help: "Resolve each input against BASE, with each standard." },
  },
  fields: ["verdicts", "differing", "resolutions?"],
  ok: "ok says whether all standards accept the input; whatwg does not count",
  example: ["http://a_b/"],
  run(values, style) {
    const { base } = values;
    if (base !== undefined) assertSomeTake(base);
    const outcomeOf = (input: string, all: readonly Verdict[], against: (base: string) => Resolutions): Said => {
      const byStandards = all.filter(isOfStandard);
      const passed = byStandards.every(({ ok }) => ok);
      const differing = componentNames.filter(
        (name) => new Set(seen(byStandards, name).map(([, value]) => value)).size > 1,
      );
      const resolutions = base === undefined ? null : against(base);
      return {
        passed,
        record: { ok: passed, verdicts: all, differing, ...(resolutions && { resolutions }) },
        lines: table(input, all, differing, resolutions, style),
      };
    };
    const handler = (input: string): Said => outcomeOf(input, verdicts(input), (other) => resolved(input, other));
    const refuse: Handler["refuse"] = ({ input, diagnostic }) =>
      outcomeOf(input, refusedByAll(diagnostic), () => unresolved(diagnostic));
    return Object.assign(handler, { refuse });
  },
});

type ComponentName = keyof Components;

const componentNames = Object.keys(EMPTY) as ComponentName[];

/** Returns the value of a component in each standard that accepts the input. */
function seen(all: readonly StandardVerdict[], name: ComponentName): [standard: StandardId, value: string | null][] {
  return all.flatMap(({ standard, components }) => (components ? [[standard, components[name]]] : []));
}

/** Returns refusals by all standards, for an input that no standard gets. */
function refusedByAll(diagnostic: Diagnostic): readonly StandardVerdict[] {
  return everyStandard.map(({ id: standard, defaultRule: rule }) => ({
    standard,
    rule,
    ok: false,
    index: diagnostic.start,
    diagnostic,
    type: null,
    components: null,
  }));
}

/** Returns the results of all standards for a reference that is refused. */
function unresolved(diagnostic: Diagnostic): Resolutions {
  const ids = everyStandard.map(({ id }) => id);
  const refused = { type: "refused", what: "reference", diagnostic } as const;
  const outcomes = Object.fromEntries(ids.map((id) => [id, refused])) as Record<StandardId, typeof refused>;
  return { outcomes, groups: [ids] };
}

/** Resolves a reference with each standard, and explains refusals. */
function resolved(ref: string, base: string): Resolutions {
  const { outcomes, groups } = resolveAll(ref, base);
  const entries = Object.entries(outcomes).map(([id, outcome]): [string, Outcome | PlatformOutcome] => {
    if (outcome.type !== "refused" || !("diagnostic" in outcome)) return [id, outcome];
    const { what, diagnostic } = outcome;
    return [id, { ...outcome, diagnostic: explained(diagnostic, what === "base" ? base : ref) }];
  });
  return { outcomes: Object.fromEntries(entries) as typeof outcomes, groups };
}

/** @throws {Misuse} if no standard can resolve references against the base */
function assertSomeTake(base: string): void {
  const { outcomes } = resolved("./", base);
  if (everyStandard.some(({ id }) => outcomes[id].type === "URI")) return;
  const { diagnostic } = outcomes[CURRENT] as Extract<Outcome, { readonly type: "refused" }>;
  throw new Misuse("--base cannot be a base in any standard", { refused: { input: base, diagnostic } });
}

function* table(
  input: string,
  all: readonly Verdict[],
  differing: readonly ComponentName[],
  resolutions: Resolutions | null,
  style: Style,
): Generator<string> {
  yield quoteWithin(input, style.width);
  const byStandards = all.filter(isOfStandard);
  const platform = all.filter((each) => !isOfStandard(each));
  const rows = byStandards.map((each) => [each.standard, each.rule, said(each, style)]);
  const last = platform.map((each) => [each.standard, "URL", saidByPlatform(each, style)]);
  yield* tableOf([...rows, ...last], "  ", style);
  const components = componentNames.flatMap((name) =>
    componentRows(name, byStandards, differing.includes(name), style),
  );
  const targets = resolutions ? targetRows(byStandards, resolutions, style) : [];
  const readings = platform.flatMap((each) => platformRows(each, input));
  for (const line of tableOf([...components, ...targets, ...readings], "  ", style)) {
    yield line.replace(/^ {2}≠ \w+/, (name) => `  ${style.warning(name.slice(2))}`);
  }
}

/** Returns the rows of a component; no rows if it is absent in all standards that accept the input. */
function componentRows(name: ComponentName, all: readonly StandardVerdict[], differs: boolean, style: Style): Row[] {
  const values = seen(all, name);
  if (values.every(([, value]) => value === null)) return [];
  const cells = values.map(([id, value]) => [id, value === null ? style.faint("absent") : quote(value)] as const);
  return rowsOf(name, differs, cells);
}

/** Returns the rows of the target. */
function targetRows(all: readonly StandardVerdict[], resolutions: Resolutions, style: Style): Row[] {
  const { outcomes, groups } = resolutions;
  const resolving = groups.filter((group) => group.some((id) => outcomes[id]?.type !== "undefined"));
  const cells = all.map((verdict) => [verdict.standard, target(verdict, resolutions, style)] as const);
  const { whatwg } = outcomes;
  return rowsOf("target", resolving.length > 1, whatwg ? [...cells, ["whatwg", targetByPlatform(whatwg)]] : cells);
}

/** Returns the rows of what the platform changed and how. */
function platformRows({ ok, href, differences, standard }: PlatformVerdict, input: string): Row[] {
  if (!ok || href === input) return [];
  return [["≠ href", standard, quote(String(href))], ...differences.map((each): Row => ["", "", each])];
}

/** Returns the text of the platform's verdict, with the last reason if it refuses the input. */
function saidByPlatform({ ok, differing, differences }: PlatformVerdict, style: Style): string {
  if (!ok) return `${style.error("invalid")}  ${differences.at(-1) ?? ""}`.trimEnd();
  return `${style.valid("valid")}    ${differing.length === 0 ? "" : `≠ ${differing.join(", ")}`}`.trimEnd();
}

/** Returns the text of a verdict. */
function said({ diagnostic, index, type }: StandardVerdict, style: Style): string {
  if (diagnostic === null) return `${style.valid("valid")}    ${present(type, "the type of the root")}`;
  const { code, section } = diagnostic;
  return `${style.error("invalid")}  ${code} at ${String(index)} (section ${section})`;
}

/** Returns the text of the target in one standard. */
function target({ standard, ok }: StandardVerdict, { outcomes }: Resolutions, style: Style): string {
  const outcome = outcomes[standard];
  switch (outcome.type) {
    case "URI":
      return quote(outcome.uri);
    case "current-document":
      return `the current document${outcome.fragment === null ? "" : `, fragment ${quote(outcome.fragment)}`}`;
    case "undefined":
      return style.faint("not defined");
    case "refused": {
      // The verdict already says what is wrong with the input itself.
      if (!ok) return "input refused";
      const { code, section } = outcome.diagnostic;
      return `base refused: ${code} (section ${section})`;
    }
  }
}

/** Returns the text of the target that `URL` finds. */
function targetByPlatform(outcome: PlatformOutcome): string {
  if (outcome.type === "URI") return quote(outcome.uri);
  return outcome.what === "base" ? "base refused" : "input refused";
}

/** The id of a standard, or the name of the platform's `URL`. */
type Judge = Verdict["standard"];

type Row = [name: string, who: string, value: string];

/** Returns a row for each value, with its standards. The first row has the name, with "≠" if the standards differ. */
function rowsOf(name: string, parts: boolean, cells: readonly (readonly [id: Judge, value: string])[]): Row[] {
  const byValue = new Map<string, Judge[]>();
  for (const [id, value] of cells) byValue.set(value, [...(byValue.get(value) ?? []), id]);
  const label = `${parts ? "≠" : " "} ${name}`;
  // "All" are at least all standards.
  const all = new Set<Judge>([...everyStandard.map(({ id }) => id), ...cells.map(([id]) => id)]);
  return Array.from(byValue, ([value, ids], index) => [index === 0 ? label : "", namesOf(ids, all), value]);
}

/** Names judges in few words. */
function namesOf(ids: readonly Judge[], all: ReadonlySet<Judge>): string {
  const others = [...all].filter((id) => !ids.includes(id));
  return others.length > 1 ? ids.join(", ") : ["all", ...others].join(" but ");
}
