import { URISyntaxError } from "../../core/diagnostic.js";
import { safeParse, safeRead, schemes, type SchemeWithValues } from "../../schemes/index.js";
import type { Value, Values } from "../../values/facts.js";
import { isOctets } from "../../values/same.js";
import { defineCommand, type Command, type Handler, type Outcome } from "../command.js";
import { Misuse, orMisuse } from "../errors.js";
import { onOneLine, printable, quote, type Style } from "../terminal.js";
import { memberOf, STRINGS } from "./shared.js";

/** The names of the schemes whose values are known. */
export const schemesWithValues: readonly string[] = [...schemes]
  .filter(([, { grammar }]) => grammar.values !== null)
  .map(([name]) => name);

export const read: Command = defineCommand({
  name: "read",
  summary: "Shows what URIs say: decoded texts, numbers and lists.",
  usage: "[STRING...]",
  details: `${STRINGS}
Writes the values of each URI as JSON, or with --field one of them: a text as it is, on one
line, and other values as JSON. Octets are base64. PATH has names and the numbers of items,
with dots between them: "hosts.0.host". A value that is absent is null, and so is an item that
a list does not have. The names depend on the scheme; one that the scheme does not have ends
the run.`,
  input: "operands or lines",
  arity: 1,
  options: {
    field: { type: "string", value: "PATH", help: "The only value to write." },
    scheme: {
      type: "string",
      value: "NAME",
      help: "The scheme that each URI must have. Default: any scheme whose values are known.",
      completes: schemesWithValues,
      // The list is too long for a message.
      open: true,
    },
  },
  fields: ["values?", "value?"],
  example: ["postgresql://app:s%40fe@db1,db2:5433/orders"],
  run({ field, scheme }, style) {
    // The function checks the name of the scheme first.
    orMisuse(() => safeRead("", scheme as SchemeWithValues));
    if (field === undefined)
      return (input) => {
        const values = valuesOf(input, scheme);
        return { passed: true, record: { ok: true, values }, lines: indented(values) };
      };
    const handler = (input: string): Outcome => {
      const value = fieldAt(valuesOf(input, scheme), field);
      return { passed: true, record: { ok: true, value }, lines: [lineOf(value, style)] };
    };
    const resultOf: Handler["resultOf"] = ({ record }) => {
      const value = record["value"] as Value;
      return typeof value === "string" || value === null ? value : JSON.stringify(value);
    };
    return Object.assign(handler, { resultOf });
  },
});

/** @throws {URISyntaxError} if the values cannot be read; explained, if the string does not match a grammar */
function valuesOf(input: string, scheme: string | undefined): Values {
  const { values, diagnostic } = safeRead(input, scheme as SchemeWithValues);
  if (values !== undefined) {
    const { bytes } = values as Values;
    return isOctets(bytes) ? { ...values, bytes: Buffer.from(bytes).toString("base64") } : values;
  }
  const explained = diagnostic.code.endsWith("/syntax") ? safeParse(input, { scheme: true }).diagnostic : undefined;
  throw new URISyntaxError(explained ?? diagnostic);
}

/**
 * Returns one of the values.
 *
 * @param path the names and numbers on the way to it, with dots between them; a name can contain a dot
 * @throws {Misuse} if the values have no such field
 */
function fieldAt(values: Values, path: string): Value {
  let value: Value = values;
  for (let at = 0; at <= path.length && value !== null;) {
    const rest = path.slice(at);
    const name = nameIn(value, rest, path.slice(0, Math.max(at - 1, 0)));
    value = (value as Values)[name] ?? null;
    at += name.length + 1;
  }
  return value;
}

/**
 * Returns the name or the number with which a path begins.
 *
 * @param above the path of the value
 */
function nameIn(value: Exclude<Value, null>, path: string, above: string): string {
  const [first] = path.split(".", 1) as [string];
  if (Array.isArray(value)) {
    if (/^(?:0|[1-9]\d*)$/.test(first)) return first;
    throw new Misuse(`unknown field; ${quote(above)} is a list, whose items have numbers from 0`);
  }
  if (typeof value !== "object") throw new Misuse(`unknown field; ${quote(above)} has no fields`);
  const names = Object.keys(value);
  return names.find((each) => `${path}.`.startsWith(`${each}.`)) ?? memberOf(names, first, "field");
}

const lineOf = (value: Value, style: Style): string =>
  typeof value === "string" ? onOneLine(value, style) : printable(JSON.stringify(value));

const indented = (values: Values): readonly string[] => JSON.stringify(values, null, 2).split("\n").map(printable);
