/**
 * Writes patterns in the syntax of each flavor of regular expressions.
 *
 * @module
 */
import {
  canBeEmpty,
  choice,
  EMPTY,
  keyOf,
  repeat,
  sequence,
  set,
  type CharacterSet,
  type Pattern,
  type Range,
  type Repeat,
} from "./pattern.js";
import { isDeterministic } from "./positions.js";

/** A flavor of regular expressions. */
export type RegExpFlavor = "js" | "pcre" | "python" | "java" | "dotnet" | "re2" | "ruby" | "perl" | "xsd";

/** How a flavor writes what flavors write differently. */
interface Syntax {
  /** The texts before and behind an expression for a whole text. */
  readonly anchors: readonly [before: string, behind: string];
  /** Whether the engine never goes back. For all others, loops are written so that they need little memory. */
  readonly isLinear?: true;
  /** How a loop is written that never goes back, if the flavor can say so. */
  readonly atomic?: "possessive" | "group";
  /** Returns the text of a character that the flavor cannot have as it is. */
  readonly code: (hex: string, code: number) => string;
  /** Other characters that must be escaped, because programs write them differently. */
  readonly delimiters?: string;
  /** Whether the engine reads UTF-16 code units, so that a character above U+FFFF is two of them. */
  readonly readsUnits?: true;
  /** Whether the texts are those of XML, which has no control characters, and the expression has the syntax of its schemas. */
  readonly isXML?: true;
  /** The flags of an expression with characters beyond ASCII. */
  readonly wideFlags?: string;
  /** Sentences that a user of the flavor must know. */
  readonly notes: readonly string[];
  /** The sentence about an expression with a loop of a group that goes back: the engine keeps each round in a small memory. */
  readonly deepNote?: string;
}

const braced = (hex: string): string => `\\x{${hex}}`;
/** `\xA`, `\uABCD`, or what a flavor has for a character above U+FFFF. */
const padded =
  (astral: (hex: string) => string) =>
  (hex: string, code: number): string =>
    code < 0x80 ? `\\x${hex.padStart(2, "0")}` : code <= 0xffff ? `\\u${hex.padStart(4, "0")}` : astral(hex);

const ABSOLUTE = ["\\A", "\\z"] as const;

const XML_ESCAPES: Readonly<Record<number, string>> = { 0x9: "\\t", 0xa: "\\n", 0xd: "\\r" };

const SYNTAX: Readonly<Record<RegExpFlavor, Syntax>> = {
  js: {
    anchors: ["^", "$"],
    code: padded((hex) => `\\u{${hex}}`),
    delimiters: "/",
    wideFlags: "u",
    notes: [
      "Do not add the flag 'm': with it, '^' and '$' also match at line ends.",
      "V8 (Node.js, Chrome) throws a RangeError for some texts with millions of path segments: its memory for going back ends.",
    ],
  },
  pcre: {
    anchors: ABSOLUTE,
    atomic: "possessive",
    code: braced,
    delimiters: "/",
    wideFlags: "u",
    notes: [
      "The expression needs no modifier D: '\\z' is the end of the text, also after a last line feed.",
      "In PHP, the delimiter must be '/': the expression escapes no other one.",
      "PHP returns false, not 0, for some texts with more than 100,000 path segments or escapes: its memory for going back ends.",
    ],
    deepNote:
      "With JIT, PHP returns false, not 0, for some texts with more than 4,000 characters. Without it (pcre.jit=0), texts of 10,000 characters work.",
  },
  python: {
    anchors: ["\\A", "\\Z"],
    code: padded((hex) => `\\U${hex.padStart(8, "0")}`),
    notes: ["Use re.fullmatch, re.match or re.search: '\\A' and '\\Z' are the ends of the whole text."],
  },
  java: {
    anchors: ABSOLUTE,
    atomic: "possessive",
    code: braced,
    notes: ["In a string literal of Java, write each '\\' twice."],
    deepNote:
      "Java throws a StackOverflowError for some texts with more than 1,000 characters: limit the length, or use a thread with a larger stack.",
  },
  dotnet: {
    anchors: ABSOLUTE,
    atomic: "group",
    // A character above U+FFFF is two units, so its own code is not needed.
    code: padded(braced),
    readsUnits: true,
    notes: ["Do not use RegexOptions.IgnorePatternWhitespace."],
  },
  re2: {
    anchors: ABSOLUTE,
    isLinear: true,
    code: braced,
    notes: ["RE2, Go and Rust take linear time for each expression. In Go, write it between backquotes."],
  },
  ruby: {
    anchors: ABSOLUTE,
    atomic: "possessive",
    code: (hex, code) => (code < 0x80 ? `\\x${hex.padStart(2, "0")}` : `\\u{${hex}}`),
    delimiters: "/#",
    notes: ["The text must be valid in its encoding, such as UTF-8; otherwise Ruby throws an error."],
  },
  perl: {
    anchors: ABSOLUTE,
    atomic: "possessive",
    code: braced,
    delimiters: "/#@",
    notes: [
      "The text must be decoded: Perl must see characters, not the octets of UTF-8.",
      "Perl repeats a group at most 65,534 times: with a warning, it refuses a text with more path segments or escapes in a row.",
    ],
  },
  xsd: {
    anchors: ["", ""],
    isLinear: true,
    code: (_hex, code) => XML_ESCAPES[code] ?? String.fromCodePoint(code),
    isXML: true,
    notes: [
      "A pattern of XML Schema always matches the whole text. In a schema, write '&' as '&amp;' and '<' as '&lt;'.",
      "libxml2 (xmllint, lxml) reads some patterns wrongly, and accepts more texts, such as '00000::' for an address of IPv6. Xerces (Java) reads them well.",
    ],
  },
};

/** The flavors. */
export const FLAVORS: readonly RegExpFlavor[] = Object.keys(SYNTAX) as RegExpFlavor[];

/** An expression in a flavor. */
export interface Written {
  readonly source: string;
  readonly flags: string;
  readonly notes: readonly string[];
}

/** Writes a pattern as an expression that matches a whole text. */
export function written(pattern: Pattern, flavor: RegExpFlavor): Written {
  const syntax = SYNTAX[flavor];
  const { anchors, wideFlags = "" } = syntax;
  const notes = [...syntax.notes];
  const readable = syntax.isXML === true ? withoutControls(pattern) : pattern;
  if (readable === null) throw new RangeError("XML cannot have any text of this rule.");
  if (readable !== pattern)
    notes.push("XML has no control characters, so the pattern does not have those of the rule.");
  const found = { deepLoop: false };
  const write = writerFor(syntax, () => (found.deepLoop = true));
  const text = write(readable, []);
  if (found.deepLoop && syntax.deepNote !== undefined) notes.push(syntax.deepNote);
  const isAlone = readable.type !== "choice" || anchors[0] === "";
  return {
    source: anchors[0] + (isAlone ? text : inGroup(text, syntax)) + anchors[1],
    flags: isWide(readable) ? wideFlags : "",
    notes,
  };
}

const inGroup = (text: string, { isXML }: Syntax): string => `${isXML === true ? "(" : "(?:"}${text})`;

function isWide(part: Pattern): boolean {
  if (part.type === "set") return part.ranges.some(([, last]) => last > 0x7f);
  return part.type === "repeat" ? isWide(part.item) : part.items.some(isWide);
}

/**
 * Returns a function that writes a part that is followed by some characters.
 *
 * @param onDeepLoop is called for each loop of a group that goes back
 */
function writerFor(syntax: Syntax, onDeepLoop: () => void): (part: Pattern, follow: readonly Range[]) => string {
  const grouped = (text: string): string => inGroup(text, syntax);

  function write(part: Pattern, follow: readonly Range[]): string {
    switch (part.type) {
      case "set":
        return writeSet(part, syntax);
      case "choice":
        return part.items.map((item) => write(item, follow)).join("|");
      case "sequence": {
        let text = "";
        let next = follow;
        for (const item of [...part.items].reverse()) {
          text = (item.type === "choice" ? grouped(write(item, next)) : write(item, next)) + text;
          next = firstOf(item, next);
        }
        return text;
      }
      default:
        if (part.max === Infinity) return loop(part, follow);
        return counted(single(part.item, part, follow), part);
    }
  }

  /** Writes a part that a quantifier can follow. */
  function single(item: Pattern, { max }: Pick<Repeat, "max">, follow: readonly Range[]): string {
    const text = write(item, max > 1 ? firstOf(item, follow) : follow);
    return item.type === "set" && (text.length === 1 || /^(?:\[[^]*\]|\\[^]+)$/.test(text)) ? text : grouped(text);
  }

  function loop(part: Repeat, follow: readonly Range[]): string {
    const flat = syntax.isXML === true ? withoutInnerLoop(part) : part;
    if (flat !== part) return write(flat, follow);
    const isAtomic = syntax.atomic !== undefined && isDeterministic(part, set(follow));
    const { item, min } = part;
    if (!isAtomic && item.type !== "set") onDeepLoop();
    const characters = item.type === "choice" ? item.items.find(({ type }) => type === "set") : undefined;
    if (item.type !== "choice" || characters === undefined || syntax.isLinear === true) {
      return repeated(single(item, part, follow), part, isAtomic);
    }
    // First all characters, then each other alternative with the characters after it: then one loop is within another, and
    // the engine has less to remember.
    const next = firstOf(item, follow);
    const others = item.items.filter((each) => each !== characters).map((each) => write(each, next));
    const all = { min: 0, max: Infinity };
    const many = repeated(single(characters, part, next), all, isAtomic);
    const other = others.length === 1 ? others.join("") : grouped(others.join("|"));
    const first = min === 0 ? "" : single(item, part, follow) + countOf({ min, max: min });
    return first + many + repeated(grouped(other + many), all, isAtomic);
  }

  function repeated(text: string, bounds: Pick<Repeat, "min" | "max">, isAtomic: boolean): string {
    const count = countOf(bounds);
    if (!isAtomic) return text + count;
    return syntax.atomic === "possessive" && count.length === 1 ? `${text}${count}+` : `(?>${text}${count})`;
  }

  return write;
}

/** Repeats a text. Twice the same character is easier to read, and libxml2 reads its number wrongly in some places. */
function counted(text: string, { min, max }: Pick<Repeat, "min" | "max">): string {
  return text.length <= 2 && min === 2 && max === 2 ? text + text : text + countOf({ min, max });
}

/** Returns the same loop without a loop at its end, because libxml2 accepts other texts, too; the loop if it has none. */
function withoutInnerLoop(loop: Repeat): Pattern {
  if (loop.item.type !== "sequence" || loop.min !== 0) return loop;
  const [first, last] = [sequence(loop.item.items.slice(0, -1)), loop.item.items.at(-1) as Pattern];
  if (last.type !== "repeat" || last.min !== 0 || last.max !== Infinity) return loop;
  return repeat(sequence([first, repeat(choice([first, last.item]), 0, Infinity)]), 0, 1);
}

function countOf({ min, max }: Pick<Repeat, "min" | "max">): string {
  if (max === Infinity) return min === 0 ? "*" : min === 1 ? "+" : `{${String(min)},}`;
  if (min === max) return min === 1 ? "" : `{${String(min)}}`;
  return min === 0 && max === 1 ? "?" : `{${String(min)},${String(max)}}`;
}

/** Returns the characters with which a part can begin, and those after it if it can be empty. */
function firstOf(part: Pattern, follow: readonly Range[]): readonly Range[] {
  switch (part.type) {
    case "set":
      return part.ranges;
    case "choice":
      return part.items.flatMap((item) => firstOf(item, canBeEmpty(item) ? follow : []));
    case "sequence":
      return part.items.reduceRight((next, item) => firstOf(item, next), follow);
    default:
      return [...firstOf(part.item, follow), ...(part.min === 0 ? follow : [])];
  }
}

function writeSet({ ranges }: CharacterSet, syntax: Syntax): string {
  if (syntax.readsUnits !== true) return classOf(ranges, syntax);
  const units = ranges.flatMap(([first, last]): Range[] =>
    first <= LAST_UNIT ? [[first, Math.min(last, LAST_UNIT)]] : [],
  );
  const pairs = pairsOf(
    ranges.flatMap(([first, last]): Range[] => (last > LAST_UNIT ? [[Math.max(first, LAST_UNIT + 1), last]] : [])),
  );
  const texts = [
    ...(units.length > 0 ? [classOf(units, syntax)] : []),
    ...pairs.map(([highs, lows]) => classOf(highs, syntax) + classOf(lows, syntax)),
  ];
  return texts.length === 1 && pairs.length === 0 ? texts.join("") : inGroup(texts.join("|"), syntax);
}

const LAST_UNIT = 0xffff;

/** Returns the pairs of surrogates of characters above U+FFFF, the first ones with the same second ones together. */
function pairsOf(ranges: readonly Range[]): (readonly [high: readonly Range[], low: readonly Range[]])[] {
  const byHigh = new Map<number, Range[]>();
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code = (code | 0x3ff) + 1) {
      const high = 0xd800 + ((code - 0x10000) >> 10);
      const low: Range = [0xdc00 + (code & 0x3ff), 0xdc00 + (Math.min(last, code | 0x3ff) & 0x3ff)];
      byHigh.set(high, [...(byHigh.get(high) ?? []), low]);
    }
  }
  const byLow = new Map<string, { readonly highs: Range[]; readonly lows: readonly Range[] }>();
  for (const [high, lows] of byHigh) {
    const known = byLow.get(lows.join());
    if (known) known.highs.push([high, high]);
    else byLow.set(lows.join(), { highs: [[high, high]], lows });
  }
  return Array.from(byLow.values(), ({ highs, lows }) => [set(highs).ranges, lows] as const);
}

/** Characters with a special meaning in a class of some flavor. */
const IN_CLASS = "\\[]^-";
/** Characters with a special meaning outside of a class. */
const OUTSIDE = "\\[]{}()*+?.|^$";

function classOf(ranges: readonly Range[], { code, delimiters = "", isXML }: Syntax): string {
  const plain =
    (special: string) =>
    (each: number): string => {
      const character = String.fromCodePoint(each);
      if (each < 0x20 || each > 0x7e) return code(each.toString(16).toUpperCase(), each);
      return (special + delimiters).includes(character) ? `\\${character}` : character;
    };
  const [[first, last], ...others] = ranges as readonly [Range, ...Range[]];
  // The dollar begins a variable in Perl, also in a class.
  const extra = delimiters.includes("@") ? "$" : "";
  if (first === last && others.length === 0) return plain(isXML === true ? OUTSIDE.slice(0, -1) : OUTSIDE)(first);
  const inside = plain(IN_CLASS + extra);
  const texts = withoutHyphens(ranges).map(
    ([from, to]) => inside(from) + (to > from + 1 ? "-" : "") + (to > from ? inside(to) : ""),
  );
  return `[${texts.join("")}]`;
}

/** Returns the same ranges. None of them begins or ends with a hyphen: .NET and libxml2 read `\--9` as three characters. */
function withoutHyphens(ranges: readonly Range[]): readonly Range[] {
  return ranges.flatMap(([first, last]): Range[] => {
    if (first === last || (first !== HYPHEN && last !== HYPHEN)) return [[first, last]];
    const hyphen: Range = [HYPHEN, HYPHEN];
    return first === HYPHEN ? [hyphen, [first + 1, last]] : [[first, last - 1], hyphen];
  });
}

const HYPHEN = 0x2d;

/**
 * Returns a pattern without the control characters that XML does not have; the same pattern if it has none, and `null` if
 * nothing is left.
 */
function withoutControls(part: Pattern): Pattern | null {
  switch (part.type) {
    case "set": {
      const ranges = part.ranges.flatMap(([first, last]): Range[] => [
        ...WHITE_SPACE.filter((code) => first <= code && code <= last).map((code): Range => [code, code]),
        ...(last >= SPACE ? [[Math.max(first, SPACE), last] as const] : []),
      ]);
      if (ranges.length === 0) return null;
      const left = set(ranges);
      return keyOf(left) === keyOf(part) ? part : left;
    }
    case "repeat": {
      const item = withoutControls(part.item);
      if (item === null) return part.min === 0 ? EMPTY : null;
      return item === part.item ? part : repeat(item, part.min, part.max);
    }
    default: {
      const items = part.items.map(withoutControls);
      if (items.every((item, at) => item === part.items[at])) return part;
      const left = items.filter((item) => item !== null);
      if (part.type === "choice") return left.length === 0 ? null : choice(left);
      return left.length < items.length ? null : sequence(left);
    }
  }
}

/** The control characters that XML has: tab, line feed and carriage return. */
const WHITE_SPACE = [0x9, 0xa, 0xd];
const SPACE = 0x20;
