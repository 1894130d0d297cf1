// Tests that the implementations of npm still have the faults of the committed results.
import { components, normalize, resolve } from "../../dist/index.js";
import { compare } from "../../scripts/field/compare.js";
import { build } from "../../scripts/field/drivers.js";
import { IMPLEMENTATIONS } from "../../scripts/field/implementations.js";
import { readResults } from "../../scripts/field/results-file.js";
import { ask } from "../../scripts/field/runner.js";
import { caseOf, coverOf, type Case } from "../../scripts/field/suite.js";

/** Returns a case with the input of a class. */
function caseFor(question: string, kind: string, [input = "", base = ""]: readonly string[]): Case[] {
  const section = "";
  if (question === "resolve") {
    const result = kind === "accepts" ? null : resolve(input, base);
    return caseOf({ section, base, reference: input, result });
  }
  if (question === "normalize") return caseOf({ section, input, result: kind === "accepts" ? null : normalize(input) });
  if (question === "components") return caseOf({ section, input, components: components(input) });
  return coverOf(question, [[input, kind === "refuses", 0]]);
}

const npm = IMPLEMENTATIONS.filter((each) => each.npm !== undefined);
const rows = readResults().implementations;

test.each(npm.map((each) => [each.name, each] as const))("%s", async (name, implementation) => {
  const built = build(implementation);
  if ("why" in built) throw new Error(built.why);
  const { results = [] } = rows.find((row) => row.name === name) ?? {};
  const known = results
    .filter(({ question }) => question !== "expand")
    .flatMap(({ question, classes }) => classes.map((each) => ({ question, ...each })));
  for (const { question, kind, decision, witness } of known) {
    const cases = caseFor(question, kind, witness);
    const [found] = await compare(cases, (requests) => ask(built.driver, requests), implementation.mixes);
    const same = found?.classes.filter((each) => each.kind === kind && each.decision === decision);
    expect([question, witness, kind, decision, same?.length]).toEqual([question, witness, kind, decision, 1]);
  }
});
