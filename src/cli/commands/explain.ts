import { citation } from "../../interop/citation.js";
import { allCodes, explanationOf, meantCode, type Example, type Explanation } from "../codes.js";
import { defineCommand, type Command } from "../command.js";
import { didYouMean } from "../errors.js";
import { report } from "../report.js";
import { quoteWithin, wrapped, type Style } from "../terminal.js";

export const explain: Command = defineCommand({
  name: "explain",
  summary: "Explains the codes of diagnostics.",
  usage: "[CODE...]",
  details: `Writes, for each CODE, such as rfc3986/port: why it is a mistake and how to correct it; for
a requirement of a scheme, its level and its document; and an example with its diagnostic.
Without any CODE, lists all codes. There, a mistake that all standards have is listed with
the current one, and "<scheme>" stands for the names of all schemes. Standard input is not
read.`,
  input: "operands",
  arity: 1,
  options: {},
  get completes() {
    return allCodes().filter((code) => !code.includes("<"));
  },
  fields: ["why", "fix", "requirements", "example"],
  ok: "ok says whether the code is known; if not, the other fields are null",
  example: ["rfc3986/port"],
  run(_values, style) {
    return (code) => {
      const found = explanationOf(code);
      return {
        passed: found !== null,
        record: recordOf(found),
        lines: found ? linesOf(code, found, style) : unknown(code, style),
      };
    };
  },
  alone() {
    return {
      inputs: allCodes(),
      handler: (code) => ({
        passed: true,
        get record() {
          return recordOf(explanationOf(code));
        },
        lines: [code],
      }),
    };
  },
});

function recordOf(found: Explanation | null): { readonly ok: boolean } & Readonly<Record<string, unknown>> {
  if (found === null) return { ok: false, why: null, fix: null, requirements: null, example: null };
  const { why, fix, demands, example } = found;
  const requirements = demands.map(({ scheme: { name, standard, specification }, requirement }) => {
    const { level = "MUST", binds = null, rule, section, summary } = requirement;
    return { scheme: name, standard, level, binds, rule, section, url: specification.url(section), summary };
  });
  return { ok: true, why, fix, requirements, example };
}

function* linesOf(code: string, { why, fix, demands, example }: Explanation, style: Style): Generator<string> {
  yield style.title(code);
  const say = (sentence: string): Iterable<string> => (sentence === "" ? [] : wrapped(`  ${sentence}`, 2, style.width));
  yield* say(why);
  yield* say(fix);
  for (const [place, sentences] of demandsByPlace(demands)) {
    for (const sentence of sentences) yield* say(sentence);
    yield* say(place);
  }
  if (example) yield* exampleLines(code, example, style);
}

/** Returns the sentences of requirements by the places of their documents. Old documents often say the same. */
function demandsByPlace(demands: Explanation["demands"]): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  for (const { scheme, requirement } of demands) {
    const { level = "MUST", binds, section, summary } = requirement;
    const url = scheme.specification.url(section);
    const place = `${citation({ section, url })}, ${url}`;
    const said = places.get(place) ?? new Set();
    places.set(place, said.add(`${level}${binds === undefined ? "" : `, for ${binds}`}: ${summary}`));
  }
  return places;
}

function* exampleLines(code: string, { input, command, diagnostic }: Example, style: Style): Generator<string> {
  const which = diagnostic.code === code ? "example" : "example of a similar mistake";
  yield `  ${which}, for ${command}:`;
  yield `    ${quoteWithin(input, (style.width ?? LONGEST) - "    ".length)}`;
  yield* report(diagnostic, input, style, "    ");
}

/** The most columns of an example in an output that is not a terminal. */
const LONGEST = 100;

function* unknown(code: string, style: Style): Generator<string> {
  const meant = meantCode(code);
  const hint = meant === null ? " Without any CODE, the command lists all codes." : didYouMean(meant);
  // The argument can be a URI with secrets.
  yield style.error("unknown");
  yield* wrapped(`  No diagnostic has this code.${hint}`, 2, style.width);
}
