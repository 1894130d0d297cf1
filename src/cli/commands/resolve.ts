import type { Resolution, TraceStep } from "../../index.js";
import type { Target } from "../../standards/index.js";
import { everyStandard } from "../../standards/by-id.js";
import { defineCommand, resulting, type Command, type Outcome } from "../command.js";
import { Misuse } from "../errors.js";
import { onOneLine, quote, type Style } from "../terminal.js";
import { baseFrom, baseOptions, memberOf, standardFrom, type AnyStandard } from "./shared.js";

export const resolve: Command = defineCommand({
  name: "resolve",
  summary: "Resolves references against a base.",
  usage: "--base BASE [REF...]",
  details: `Each REF is one input. Without any, each line of standard input is one input. Writes
the target URI of each. In some standards, an empty reference means the current document:
then "(the current document)" is written, and in JSON "uri" is null.`,
  input: "operands or lines",
  arity: 1,
  options: {
    ...baseOptions,
    loose: {
      type: "boolean",
      help: "Ignore the scheme of a reference if it equals that of the base, as old parsers did.",
    },
    literal: {
      type: "boolean",
      help: 'Apply the algorithm literally, even if the "//" of a path then looks like an authority.',
    },
    excess: {
      type: "string",
      value: "HOW",
      help: `How ${standardsWith("excess")} treats ".." above the root: keep (default), remove, refuse.`,
      completes: ["keep", "remove", "refuse"],
    },
    "relative-base": {
      type: "boolean",
      help: `Allow a BASE without a scheme, and an empty one (${standardsWith("relativeBase")}). From any URI with an authority, the result leads to the same target as first BASE and then REF.`,
    },
    trace: { type: "boolean", help: "Show the steps, with their sections." },
  },
  fields: ["uri", "trace?"],
  example: ["--base", "http://a/b/c/d;p?q", "../g"],
  run(values, style) {
    const relativeBase = values["relative-base"] === true;
    const { id } = standardFrom(values);
    if (relativeBase && !idsWith("relativeBase").includes(id)) throw notFor("--relative-base", "relativeBase", id);
    const [standard, base] = baseFrom(values, relativeBase ? { relativeBase } : {});
    const strict = values.loose !== true;
    const asked = {
      strict,
      validating: strict,
      ...(values.excess !== undefined && { excess: excessFrom(values.excess, standard) }),
      literal: values.literal === true,
      relativeBase,
      trace: values.trace === true,
    };
    // Each standard has its own options.
    const options = Object.fromEntries(Object.entries(asked).filter(([name]) => name in standard.resolveOptions));
    const handler = (ref: string): Outcome => {
      const target = targetOf(standard.resolve(ref, base, options));
      return { passed: true, record: { ok: true, ...target }, lines: explained(target, style) };
    };
    return asked.trace ? handler : resulting(handler, "uri");
  },
});

/** Returns the ids of the standards whose resolution has an option. */
function idsWith(option: string): readonly string[] {
  return everyStandard.filter(({ resolveOptions }) => resolveOptions?.[option]).map(({ id }) => id);
}

/** Returns the same ids in one text. */
function standardsWith(option: string): string {
  return idsWith(option).join(", ");
}

/** Returns the error for an option that the resolution of a standard does not have. */
function notFor(name: string, option: string, id: string): Misuse {
  return new Misuse(`${name} is for ${standardsWith(option)}, not for ${id}`);
}

/** @throws {Misuse} if the value is unknown, or the standard has no such option */
function excessFrom(value: string, { id, resolveOptions }: AnyStandard): string {
  const { excess } = resolveOptions;
  if (!excess) throw notFor("--excess", "excess", id);
  return memberOf(excess.map(String), value, "--excess value");
}

/** The target of a reference. `uri` is `null` if the target is the current document. */
interface Found {
  readonly uri: string | null;
  readonly trace?: readonly TraceStep[];
}

function targetOf(resolved: string | Resolution | Target): Found {
  if (typeof resolved === "string") return { uri: resolved };
  const { trace } = resolved;
  return { uri: "uri" in resolved ? resolved.uri : null, ...(trace && { trace }) };
}

function* explained({ uri, trace = [] }: Found, style: Style): Generator<string> {
  yield uri === null ? style.faint("(the current document)") : onOneLine(uri, style);
  for (const { section, step, before, after } of trace) {
    yield `  ${style.faint(section)}  ${step}`;
    yield `         ${quote(before)} → ${quote(after)}`;
  }
}
