import { parse } from "../../index.js";
import { changeParameters, parameter, type ParameterOptions } from "../../parameters.js";
import { defineCommand, redactOption, type Command, type Outcome } from "../command.js";
import { Misuse, orMisuse } from "../errors.js";
import { onOneLine, type Style } from "../terminal.js";
import { memberOf } from "./shared.js";

const ACTIONS = ["get", "set", "delete"] as const;

export const query: Command = defineCommand({
  name: "query",
  summary: "Reads and changes parameters of a query.",
  usage: "get URI NAME | set URI NAME=VALUE... | delete URI NAME...",
  details: `get writes the first value of a parameter, on one line. If there is no such parameter, the
exit status is 1. set and delete write the URI with the change; all other parameters stay byte
for byte. Names and values are plain texts: they are encoded and decoded here. A NAME that
set has several times gets all these values. The first "=" ends a NAME. Standard input is not read.`,
  input: "operands",
  arity: Infinity,
  completes: ACTIONS,
  options: {
    ...redactOption,
    plus: { type: "boolean", help: '"+" is a space, as in forms of HTML.' },
    separator: { type: "string", value: "CHARACTER", help: "The delimiter between two parameters. Default: &." },
  },
  fields: ["value?", "uri?"],
  example: ["set", "https://example.com/?q=a%20b&page=1#x", "page=2", "lang=en & de"],
  run({ plus = false, separator }, style) {
    const options = { plus, separator };
    orMisuse(() => parameter("", "", options));
    const handler = (given?: string, uri?: string, ...texts: string[]): Outcome => {
      if (given === undefined) throw new Misuse(`no action is given; the actions are ${ACTIONS.join(", ")}`);
      const action = memberOf(ACTIONS, given, "action");
      const [text] = texts;
      if (uri === undefined || text === undefined || (action === "get" && texts.length > 1)) {
        const wanted = { get: "one NAME", set: "at least one NAME=VALUE", delete: "at least one NAME" }[action];
        throw new Misuse(`${action} needs a URI and ${wanted}`);
      }
      assertEncodable(texts);
      const changes = action === "set" ? assignments(texts) : new Map(texts.map((name) => [name, null]));
      parse(uri);
      if (action === "get") return valueOf(uri, text, options, style);
      const changed = changeParameters(uri, changes, options);
      return { passed: true, record: { ok: true, uri: changed }, lines: [onOneLine(changed, style)] };
    };
    return Object.assign(handler, { subjectOf: () => 1 });
  },
});

/** @throws {Misuse} if a text has no UTF-8 encoding */
function assertEncodable(texts: readonly string[]): void {
  if (texts.some((text) => /\p{Surrogate}/u.test(text))) {
    throw new Misuse("a NAME or a VALUE has a lone surrogate, which has no UTF-8 encoding");
  }
}

/**
 * Returns the new values by name.
 *
 * @throws {Misuse} if a text has no "="
 */
function assignments(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const text of texts) {
    const sign = text.indexOf("=");
    if (sign < 0) throw new Misuse("set takes NAME=VALUE; a '=' is missing");
    const name = text.slice(0, sign);
    const list = lists.get(name);
    if (list) list.push(text.slice(sign + 1));
    else lists.set(name, [text.slice(sign + 1)]);
  }
  return lists;
}

function valueOf(uri: string, name: string, options: ParameterOptions, style: Style): Outcome {
  const value = parameter(uri, name, options);
  if (value !== null) return { passed: true, record: { ok: true, value }, lines: [onOneLine(value, style)] };
  const complaint = (): readonly string[] => ["The query has no parameter with this name."];
  return { passed: false, record: { ok: true, value }, lines: [], complaint };
}
