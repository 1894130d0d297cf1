import { constants } from "node:buffer";
import type { Diagnostic } from "../../index.js";
import { safeWrite, type GivenValues, type SchemeWithValues } from "../../schemes/index.js";
import type { Path } from "../../values/same.js";
import { NumberWanted } from "../../values/write.js";
import { defineCommand, type Command, type Outcome } from "../command.js";
import { Failure, Misuse, orMisuse } from "../errors.js";
import { report, ruleLines } from "../report.js";
import { readStored } from "../rewrite.js";
import { cannotRead } from "../sources.js";
import { printable, quote, type Style } from "../terminal.js";
import { schemesWithValues } from "./read.js";
import { jsonFrom, objectFrom } from "./shared.js";

export const write: Command = defineCommand({
  name: "write",
  summary: "Makes URIs of values: decoded texts, numbers and lists.",
  usage: "SCHEME...",
  details: `Writes, for each SCHEME, a URI with the values, whose names read shows. Each value is
encoded for its place. A value that does not fit is reported with its path.
PATH has names and the numbers of items, from 0, with dots between them: "hosts.0.host=db1".
After "=" a text follows, or a number where the scheme has a number. After ":=" JSON follows:
"base64:=true". Octets are base64. A name with a dot can be written only with --values. Standard
input is not read.`,
  input: "operands",
  arity: 1,
  completes: schemesWithValues,
  options: {
    value: { type: "string", several: true, value: "PATH=TEXT", help: "A value. Can be repeated. PATH:=JSON is JSON." },
    values: { type: "string", value: "JSON", help: "All values: an object, or @FILE for a file that has it." },
  },
  fields: ["uri"],
  example: ["--value", "host=example.com", "--value", "port=8080", "--value", "path.0=a b", "https"],
  run({ value, values }) {
    if (value !== undefined && values !== undefined) throw new Misuse("--value cannot be used with --values");
    const object = values === undefined ? undefined : objectOf(values);
    const make = (): Given => withOctets(object ? { values: object, numbers: new Map() } : assigned(value ?? []));
    // Mistakes in the options are found before anything is written.
    make();
    return (scheme) => {
      const given = make();
      const { uri, diagnostic } = orMisuse(() => written(scheme, given));
      if (diagnostic === undefined) return { passed: true, record: { ok: true, uri }, lines: [uri] };
      return new Misfit(diagnostic, given.values);
    };
  },
  assertOperands(schemes) {
    if (schemes.length === 0) throw new Misuse("no SCHEME is given");
    if (schemes.some((scheme) => scheme.includes("=")))
      throw new Misuse("each operand is a SCHEME; write --value before a value, as in: --value host=example.com");
  },
});

/** An object without a prototype, so that any name is an own one, or a list. */
type Branch = Record<string, unknown>;

/** The values that were given. */
interface Given {
  readonly values: Readonly<Record<string, unknown>>;
  /** The texts that can be numbers, by the shapes of their paths. */
  readonly numbers: ReadonlyMap<string, readonly Numeral[]>;
}

/** A text that can be a number, and its place. */
interface Numeral {
  readonly above: Branch;
  readonly name: string;
}

/** A number that is written without an exponent. With at most 15 digits, it stays exact. */
const NUMBER = /^-?(?=(?:\D?\d){1,15}$)(?:0|[1-9]\d*)(?:\.\d+)?$/;

const INDEX = /^(?:0|[1-9]\d{0,8})$/;

/** Returns the shape of a path: items of a list have the same type. */
const shapeOf = (path: Path): string =>
  JSON.stringify(path.map((each) => (INDEX.test(String(each)) ? 0 : String(each))));

/**
 * Reads the values of `--value`.
 *
 * @throws {Misuse} if one of them is malformed, or does not fit those before it
 */
function assigned(texts: readonly string[]): Given {
  const values = Object.create(null) as Branch;
  // What JSON has given is whole, so no other option can add to it.
  const branches = new Set<unknown>([values]);
  const numbers = new Map<string, Numeral[]>();
  for (const text of texts) {
    const [, key = "", colon, rest] = /^([^=]+?)(:?)=(.*)$/s.exec(text) ?? [];
    if (rest === undefined) throw new Misuse("--value takes PATH=TEXT or PATH:=JSON");
    const path = key.split(".");
    const name = path.at(-1) as string;
    const above = branchAbove(values, path, branches);
    const isJSON = colon !== "";
    above[name] = isJSON ? jsonFrom(rest, "the value of --value") : rest;
    if (isJSON || !NUMBER.test(rest)) continue;
    const shape = shapeOf(path);
    const alike = numbers.get(shape);
    if (alike) alike.push({ above, name });
    else numbers.set(shape, [{ above, name }]);
  }
  return { values, numbers };
}

/**
 * Decodes octets, which are base64 in texts.
 *
 * @throws {Misuse} if the text is not base64
 */
function withOctets({ values, numbers }: Given): Given {
  const { bytes } = values;
  if (typeof bytes !== "string") return { values, numbers };
  const octets = Uint8Array.from(Buffer.from(bytes, "base64"));
  if (Buffer.from(octets).toString("base64") !== bytes) throw new Misuse('the value "bytes" is not base64');
  return { values: { ...values, bytes: octets }, numbers };
}

/** Returns the object or list of a new value. Those that do not exist yet are made. */
function branchAbove(values: Branch, path: readonly string[], branches: Set<unknown>): Branch {
  let branch = values;
  for (const [index, name] of path.entries()) {
    const { length } = branch;
    if (Array.isArray(branch) && (!INDEX.test(name) || Number(name) > Number(length))) {
      throw new Misuse(`--value: the next item of a list has the number ${String(length)}`);
    }
    const below = path[index + 1];
    if (below === undefined) break;
    if (!Object.hasOwn(branch, name)) {
      branch[name] = INDEX.test(below) ? [] : Object.create(null);
      branches.add(branch[name]);
    }
    if (!branches.has(branch[name])) throw givenTwice();
    branch = branch[name] as Branch;
  }
  if (Object.hasOwn(branch, path.at(-1) as string)) throw givenTwice();
  return branch;
}

const givenTwice = (): Misuse => new Misuse("--value: a value is given twice");

/**
 * Reads the object of `--values`.
 *
 * @throws {Misuse} if the text is not an object of JSON
 * @throws {Failure} if the file cannot be read
 */
function objectOf(text: string): Readonly<Record<string, unknown>> {
  if (!text.startsWith("@")) return objectFrom(text, "--values");
  const path = text.slice(1);
  return objectFrom(textOf(path), "the file of --values");
}

function textOf(path: string): string {
  const { bytes } = readStored(path, constants.MAX_STRING_LENGTH);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Failure(cannotRead(path, "it is not UTF-8"), { cause });
  }
}

/**
 * Writes the URI. Where a number is wanted, texts that are numbers become numbers.
 *
 * @throws {TypeError} if a value has the wrong type or name
 * @throws {RangeError} if the scheme is unknown
 */
function written(scheme: string, { values, numbers }: Given): ReturnType<typeof safeWrite> {
  for (const done = new Set<string>(); ;) {
    try {
      return safeWrite(scheme as SchemeWithValues, values as GivenValues<SchemeWithValues>);
    } catch (error) {
      if (!(error instanceof NumberWanted)) throw error;
      const shape = shapeOf(error.path);
      const alike = numbers.get(shape);
      if (alike === undefined || done.has(shape)) throw error;
      for (const { above, name } of alike) above[name] = Number(above[name]);
      done.add(shape);
    }
  }
}

/** The outcome if a value does not fit. */
class Misfit implements Outcome {
  readonly passed = false;
  readonly record: Outcome["record"];
  readonly lines = [];

  constructor(
    readonly diagnostic: Diagnostic,
    readonly values: Given["values"],
  ) {
    this.record = { ok: false, diagnostic };
  }

  readonly complaint = (style: Style): Iterable<string> => this.#complaint(style);

  *#complaint(style: Style): Generator<string> {
    const { severity, code, message } = this.diagnostic;
    // Without a path, the values do not fit together.
    const path: Path = Object.values({ ...(this.diagnostic.path as Readonly<Record<number, string | number>>) });
    const value = path.reduce((above: unknown, key) => (Object(above) as Branch)[key], this.values);
    // The offsets of requirements refer to the URI, which is not written.
    if (typeof value === "string" && /\/value$|^percent\//.test(code)) {
      yield* report(this.diagnostic, value, style);
    } else {
      yield `${style[severity](severity)} ${code}: ${printable(message)}`;
      yield* ruleLines(this.diagnostic, style, "  ");
    }
    if (path.length > 0) yield `  value ${quote(path.join("."))}`;
  }
}
