import type { Resolution, TraceStep } from "../../index.js";
import type { Target } from "../../standards/index.js";
import { everyStandard } from "../../standards/by-id.js";
import { defineCommand, type Command } from "../command.js";
import { Misuse } from "../errors.js";
import { quote, type Style } from "../terminal.js";
import { baseFrom, baseOptions, memberOf, type AnyStandard } from "./shared.js";

export const resolve: Command = defineCommand({
  name: "resolve",
  summary: "Resolves references against a base.",
  usage: "--base BASE [REF...]",
  details: `Each REF, or each line of standard input if there is none, is one input. For each the
target URI is written. Where a standard has a reference mean the document that it stands
in, that is written, and in JSON "uri" is null.`,
  input: "operands or lines",
  arity: 1,
  options: {
    ...baseOptions,
    loose: { type: "boolean", help: "Ignore a reference's scheme that is the base's own, as parsers once did." },
    literal: { type: "boolean", help: 'Follow the letter even to a path whose "//" reads as an authority.' },
    excess: {
      type: "string",
      value: "HOW",
      help: `What ${standardsWith("excess")} does with ".." above the root: keep (default), remove, refuse.`,
      completes: ["keep", "remove", "refuse"],
    },
    trace: { type: "boolean", help: "Show the steps, each with its section." },
  },
  fields: ["uri", "trace?"],
  example: ["--base", "http://a/b/c/d;p?q", "../g"],
  run(values, style) {
    const [standard, base] = baseFrom(values);
    const strict = values.loose !== true;
    const options = {
      strict,
      validating: strict,
      ...(values.excess !== undefined && { excess: excessFrom(values.excess, standard) }),
      literal: values.literal === true,
      trace: values.trace === true,
    };
    return (ref) => {
      const target = targetOf(standard.resolve(ref, base, options));
      return { passed: true, record: { ok: true, ...target }, lines: explained(target, style) };
    };
  },
});

/** The standards whose resolution has an option, by their ids. */
function standardsWith(option: string): string {
  return everyStandard
    .filter(({ resolveOptions }) => resolveOptions?.[option])
    .map(({ id }) => id)
    .join(", ");
}

/** @throws {Misuse} if there is no such way, and where the standard leaves no choice */
function excessFrom(value: string, { id, resolveOptions }: AnyStandard): string {
  const { excess } = resolveOptions;
  if (!excess) throw new Misuse(`--excess is a choice that ${standardsWith("excess")} leaves, and ${id} does not`);
  return memberOf(excess.map(String), value, "--excess value");
}

/** What a reference leads to: `uri` is `null` if it is the document that the reference stands in. */
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
  yield uri ?? style.faint("(the current document)");
  for (const { section, step, before, after } of trace) {
    yield `  ${style.faint(section)}  ${step}`;
    yield `         ${quote(before)} → ${quote(after)}`;
  }
}
