/**
 * An expander that follows the algorithm of RFC 6570 section 3.2.1 step by step, and templates and values to try. It imports
 * nothing of `src/`.
 *
 * @module
 */
import fc from "fast-check";

/** The value of a variable. */
export type Value = string | readonly string[] | Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, Value | undefined>>;

/** The table of Appendix A. */
const TABLE: Readonly<
  Record<string, readonly [first: string, sep: string, named: boolean, ifemp: string, allow: string]>
> = {
  "": ["", ",", false, "", "U"],
  "+": ["", ",", false, "", "U+R"],
  ".": [".", ".", false, "", "U"],
  "/": ["/", "/", false, "", "U"],
  ";": [";", ";", true, "", "U"],
  "?": ["?", "&", true, "=", "U"],
  "&": ["&", "&", true, "=", "U"],
  "#": ["#", ",", false, "", "U+R"],
};

const UNRESERVED = /^[A-Za-z0-9\-._~]$/;
const RESERVED = /^[:/?#[\]@!$&'()*+,;=]$/;
const TRIPLET = /^%[0-9A-Fa-f]{2}/;

/** Writes a text with the characters that are allowed, and the octets of all others as triplets. */
function allowed(text: string, allow: string): string {
  let result = "";
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) as number);
    const triplet = allow === "U+R" ? TRIPLET.exec(text.slice(at, at + 3))?.[0] : undefined;
    if (triplet !== undefined) {
      result += triplet;
      at += 3;
      continue;
    }
    if (UNRESERVED.test(character) || (allow === "U+R" && RESERVED.test(character))) result += character;
    else {
      for (const octet of Buffer.from(character, "utf8")) {
        result += `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
      }
    }
    at += character.length;
  }
  return result;
}

/** Returns the first characters of a text. A character in triplets is one, if triplets stay as they are. */
function prefix(text: string, most: number, allow: string): string {
  const pattern =
    allow === "U+R"
      ? /%[0-7][\dA-F]|%C[2-9A-F]%[89AB][\dA-F]|%D[\dA-F]%[89AB][\dA-F]|%E0%[AB][\dA-F]%[89AB][\dA-F]|%E[1-9A-CEF](?:%[89AB][\dA-F]){2}|%ED%[89][\dA-F]%[89AB][\dA-F]|%F0%[9AB][\dA-F](?:%[89AB][\dA-F]){2}|%F[123](?:%[89AB][\dA-F]){3}|%F4%8[\dA-F](?:%[89AB][\dA-F]){2}|%[\dA-F]{2}|[^]/giu
      : /[^]/gu;
  return (text.match(pattern) ?? []).slice(0, most).join("");
}

/** Expands a template whose variables have these values. */
export function expanded(template: string, values: Values): string {
  return template.replace(/\{([+#./;?&]?)([^}]*)\}|[^{}]+/g, (part, operator: string | undefined, list?: string) => {
    if (list === undefined) return allowed(part, "U+R");
    const [first, sep, named, ifemp, allow] = TABLE[operator as string] as (typeof TABLE)[string];
    let result = "";
    for (const spec of list.split(",")) {
      const [, name = "", modifier = ""] = /^([^:*]*)(.*)$/.exec(spec) as RegExpExecArray;
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined || (typeof value === "object" && Object.keys(value).length === 0)) continue;
      result += result === "" && !result.startsWith("\0") ? `\0${first}` : sep;
      const entries = typeof value === "object" ? Object.entries(value) : [];
      if (typeof value === "string") {
        const text = modifier.startsWith(":") ? prefix(value, Number(modifier.slice(1)), allow) : value;
        if (named) result += name + (text === "" ? ifemp : "=");
        result += allowed(text, allow);
      } else if (modifier !== "*") {
        const members = Array.isArray(value) ? entries.map(([, item]) => item) : entries.flat();
        const text = members.map((member) => allowed(member, allow)).join(",");
        if (named) result += name + (text === "" ? ifemp : "=");
        result += text;
      } else {
        const members = entries.map(([key, item]) => {
          const left = Array.isArray(value) ? name : allowed(key, allow);
          if (!named && Array.isArray(value)) return allowed(item, allow);
          return left + (item === "" ? ifemp : "=") + allowed(item, allow);
        });
        result += members.join(sep);
      }
    }
    return result.replace("\0", "");
  });
}

/** Texts of few characters, so that the same ones occur again: delimiters, triplets, and other characters. */
const PIECES = [
  "a",
  "b",
  "ab",
  "1",
  "x",
  "",
  ".",
  ",",
  "=",
  "/",
  "&",
  ";",
  "%",
  "%41",
  "%C3",
  "%A9",
  "%c3%a9",
  "é",
  "€",
  "\u{1F600}",
  " ",
  "\0",
];
export const text: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 4 })
  .map((pieces) => pieces.join(""));
const name = fc.constantFrom("a", "b", "ab", "x", "", "é", ".", "=", "a.b", "x.a", ",", "__proto__");
/** Values that `expand` accepts for a variable without a prefix. */
export const value: fc.Arbitrary<Value> = fc.oneof(
  text,
  fc.array(text, { minLength: 1, maxLength: 3 }),
  fc
    .uniqueArray(fc.tuple(name, text), { minLength: 1, maxLength: 3, selector: ([key]) => key })
    .map((pairs) => Object.fromEntries(pairs)),
);

const NAMES = ["a", "b", "x", "a.b", "x1", "%C3%A9", "%7E", "%ff", "y"];
const MODIFIERS = ["", "", "*", ":1", ":2", ":4"];
const literal = fc.constantFrom("/", "-", "a", "b", ".", "=", ",", "?", "&", "%41", "%C3", "é", "x", "");

/** A template, and values that it accepts. */
export interface Case {
  readonly template: string;
  readonly values: Values;
}

/**
 * Returns templates with values.
 *
 * @param isDistinct whether no variable occurs twice; else there are only two variables
 */
export function cases(isDistinct: boolean): fc.Arbitrary<Case> {
  const expression = fc.tuple(
    literal,
    fc.constantFrom("", ..."+#./;?&"),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...MODIFIERS)), { maxLength: 3 }),
  );
  const names = isDistinct ? fc.shuffledSubarray(NAMES, { minLength: NAMES.length }) : fc.constant(["a", "b"]);
  const defined = fc.array(fc.option(value, { nil: undefined, freq: 3 }), {
    minLength: NAMES.length,
    maxLength: NAMES.length,
  });
  return fc.tuple(fc.array(expression, { maxLength: 3 }), names, defined).map(([parts, all, given]) => {
    let next = 0;
    const values: Record<string, Value | undefined> = {};
    const template = parts.map(([before, operator, specs]) => {
      const list = specs.map(([pick, modifier]) => {
        const index = isDistinct ? next++ : pick % all.length;
        const held = given[index];
        values[all[index] as string] = held;
        // A list has no prefix.
        return `${String(all[index])}${typeof held === "object" && modifier !== "*" ? "" : modifier}`;
      });
      return `${before}${list.length === 0 ? "" : `{${operator}${list.join(",")}}`}`;
    });
    return { template: template.join(""), values };
  });
}
