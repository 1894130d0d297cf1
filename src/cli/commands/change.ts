import { diagnosticOf, URISyntaxError } from "../../core/diagnostic.js";
import type { PartChanges } from "../../operations/change.js";
import { defineCommand, resulting, type Command, type Option } from "../command.js";
import { Misuse } from "../errors.js";
import { onOneLine } from "../terminal.js";
import { memberOf, PARTS, standardFrom, standardOption, STRINGS, type AnyStandard, type Part } from "./shared.js";

const partOptions = Object.fromEntries(
  PARTS.map((part) => [part, { type: "string", value: "TEXT", help: `Set the ${part}.` }]),
) as Record<Part, Option & { readonly type: "string" }>;

export const change: Command = defineCommand({
  name: "change",
  summary: "Sets or removes parts of URIs.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes, for each input, the reference with the new parts. All other parts stay the same.
TEXT is not changed: percent-encode data first. An empty TEXT makes a part empty. That is
different from removing it: "http://a?" has an empty query, and "http://a" has no query.`,
  input: "operands or lines",
  arity: 1,
  options: {
    ...partOptions,
    remove: { type: "string", value: "PART,...", help: "Remove parts. If the path is removed, it is empty." },
    ...standardOption,
  },
  fields: ["uri"],
  example: ["--scheme", "https", "--query", "a=b", "--remove", "port,fragment", "http://example.com:80/x#y"],
  run({ remove, ...values }, style) {
    const standard = standardFrom(values);
    const parts = partsFrom(values, remove);
    assertUsable(parts, standard);
    return resulting((input) => {
      const uri = changed(input, parts, standard);
      return { passed: true, record: { ok: true, uri }, lines: [onOneLine(uri, style)] };
    }, "uri");
  },
});

/**
 * Reads the parts to set and to remove.
 *
 * @throws {Misuse} if a part is unknown, a part is both set and removed, or no part is given
 */
function partsFrom(values: Partial<Record<Part, string>>, remove: string | undefined): PartChanges {
  const parts: Partial<Record<Part, string | null>> = {};
  for (const part of PARTS) if (values[part] !== undefined) parts[part] = values[part];
  for (const name of remove?.split(",") ?? []) {
    const part = memberOf(PARTS, name, "part");
    if (typeof parts[part] === "string")
      throw new Misuse(`--remove cannot remove the ${part}, because --${part} sets it`);
    parts[part] = null;
  }
  if (Object.keys(parts).length === 0) throw new Misuse("no part is given, such as --port TEXT or --remove PART");
  return parts;
}

/**
 * Checks new parts.
 *
 * @throws {Misuse} if a part does not match its rule (if the standard has one), or excludes another part
 */
export function assertUsable(parts: PartChanges, standard: AnyStandard, option = "--"): void {
  for (const [part, value] of Object.entries(parts) as [Part, string | null][]) {
    if (value === null || !standard.rules.includes(part)) continue;
    const result = standard.safeParse(value, { rule: part });
    if (result.ok) continue;
    throw new Misuse(`${option}${part} is not valid`, { refused: { input: value, diagnostic: result.diagnostic } });
  }
  try {
    standard.change("", parts);
  } catch (cause) {
    if (cause instanceof TypeError) throw new Misuse(cause.message, { cause });
  }
}

/**
 * Changes the parts of one input.
 *
 * @throws {URISyntaxError} if the input is not valid, or its parts cannot be combined with the new ones. The latter
 *   error is about the whole input, because users do not see the string with the new parts
 */
function changed(input: string, parts: PartChanges, standard: AnyStandard): string {
  try {
    return standard.change(input, parts);
  } catch (error) {
    if (!standard.test(input)) throw error;
    const { severity, code, message, rule, section, url } = diagnosticOf(error);
    throw new URISyntaxError({ severity, code, message, start: 0, end: input.length, rule, section, url });
  }
}
