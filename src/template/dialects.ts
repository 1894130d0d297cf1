/**
 * Finds what other languages write in templates: types, regular expressions, default values, optional variables,
 * catch-alls, placeholders. Each has the edits that give the form of RFC 6570, if there is one.
 *
 * @module
 */
import type { Edit } from "../core/edits.js";
import type { Span } from "../core/parts.js";
import { insertion, removal } from "../explain/proposal.js";

/** What another language writes at a place of a text. */
export interface Dialect extends Span {
  readonly code: string;
  /** The edits that give the form of a template, in order; empty if that is not known. */
  readonly edits: readonly Edit[];
  /** A text after which the automaton is in the same state as after the repaired text; `null` if its state stays. */
  readonly as: "{a" | "{a*" | "{a." | null;
  /** A word that the message quotes. It comes from the list below, not from the input. */
  readonly word?: string;
}

/** The place of a variable in an expression. */
export interface Spot {
  readonly text: string;
  /** The offset of the brace. */
  readonly open: number;
  /** The operator; an empty string without one. */
  readonly operator: string;
  /** Whether no other variable is before this one. */
  readonly isFirst: boolean;
  /** The offset where the variable begins; -1 if it does not begin. */
  readonly name: number;
}

/** The words for types in the routers of many languages. */
const TYPES =
  "int(?:eger)?|u?int(?:8|16|32|64)|long|short|byte|float|double|decimal|num(?:ber|eric)?|str(?:ing)?|text|slug|uuid|guid|bool(?:ean)?|date(?:time)?|time|any|alpha|alnum|hex|id|regex|path|required|optional|min|max|range|length|minlength|maxlength";

/** The types that frameworks for Python write before the name. */
const CONVERTERS = "int|float|str(?:ing)?|path|uuid|slug|any";

const CHAR = "(?:\\w|%[\\dA-Fa-f]{2})";
const NAME = `${CHAR}(?:\\.?${CHAR}){0,99}`;
const WHITE = "\\s{0,9}";
const END = `(?=${WHITE}[,}])`;
/** The text of a variable up to its end. */
const REST = "[^,{}]{0,200}";
/** The braces in which a regular expression counts, as in `\d{4}` and `\d{{4}}`. */
const COUNT = "\\{{1,2}\\d{0,4}(?:,\\d{0,4})?\\}{1,2}";
/** A regular expression. A comma belongs to it if no name follows. */
const PATTERN = `(?:[^,{}]|${COUNT}|,(?!${WHITE}${CHAR}))+`;
/** What separates a name and its type. It can only be read in one way. */
const COLON = `${WHITE}:{1,2}(?!:)${WHITE}(?!\\s)`;

/** Returns a pattern that matches only at its `lastIndex`. */
const sticky = (pattern: string): RegExp => new RegExp(pattern, "y");

/** Returns the match of a sticky pattern at an offset. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** An expression that has regular expressions with braces. */
const COUNTING = /* @__PURE__ */ sticky(`\\{[^{}:]+:(?:[^{}]|${COUNT})+\\}`);

/** Returns the offset of the last brace of an expression that contains braces of a regular expression; -1 for others. */
export function countingEnd(text: string, open: number): number {
  const [match] = matchAt(COUNTING, text, open) ?? [];
  return match === undefined ? -1 : open + match.length - 1;
}

/** A form of another language. `find` gets the groups of the match, and its range; it can return another start. */
interface Form {
  readonly pattern: RegExp;
  readonly find: (
    groups: readonly (string | undefined)[],
    span: Span,
    spot: Spot,
  ) => Omit<Dialect, "start" | "end"> & { readonly start?: number };
}

/** Returns a form whose edits depend only on its range. Without them, there is no such form in templates. */
const form = (
  code: string,
  pattern: string,
  edits: (span: Span) => readonly Edit[] = () => [],
  as: Dialect["as"] = null,
): Form => ({ pattern: sticky(pattern), find: (_, span) => ({ code, edits: edits(span), as }) });

const removed = ({ start, end }: Span): readonly Edit[] => [removal(start, end)];

/** Returns the edits that write braces instead of some characters at both ends. */
const braced = ({ start, end }: Span, length: number): readonly Edit[] => [
  { start, end: start + length, text: "{" },
  { start: end - length, end, text: "}" },
];

/** Returns the edits for a value with several segments: `{+name}`; in a list or with another operator, `{/name*}`. */
function several({ text, open, operator, isFirst }: Spot, { start, end }: Span): Pick<Dialect, "edits" | "as"> {
  const removed = removal(start, end);
  if (operator === "+" || operator === "#") return { edits: [removed], as: "{a" };
  if (operator === "" && isFirst && matchAt(LAST, text, end)) {
    return { edits: [insertion(open + 1, "+"), removed], as: "{a" };
  }
  return { edits: [{ start, end, text: "*" }], as: "{a*" };
}

const LAST = /* @__PURE__ */ sticky(`${WHITE}\\}`);

/** What other languages write after a name. The first form that matches is taken. */
const AFTER: readonly Form[] = [
  {
    pattern: /* @__PURE__ */ sticky(`${WHITE}(?:\\.{3}|\\u2026|\\+)${END}`),
    find: (_, span, spot) => ({ code: "catch-all", ...several(spot, span) }),
  },
  /* @__PURE__ */ form("dots", `\\.{1,2}${END}`, removed, "{a"),
  /* @__PURE__ */ form("dots", `\\.{2,9}(?=${CHAR})`, ({ start, end }) => [removal(start + 1, end)], "{a."),
  {
    // gRPC.
    pattern: /* @__PURE__ */ sticky(`${WHITE}=\\*\\*${END}`),
    find: (_, span, spot) => ({ code: "catch-all", ...several(spot, span) }),
  },
  /* @__PURE__ */ form("default", `${WHITE}(?:[:?]?=|:-|\\?\\?)[^,{}&]{0,200}(?=[,}&])`, removed, "{a"),
  {
    // Some languages write the type first.
    pattern: /* @__PURE__ */ sticky(
      `(?<=[^\\w%.](${CONVERTERS}))${COLON}(?!(?!id\\b)(?:${TYPES})${END})(${NAME})${END}`,
    ),
    find: ([, type, named], { end }, { name }) => ({
      code: "type",
      start: name,
      edits: [removal(name, end - String(named).length)],
      as: "{a",
      word: `'${String(type)}:'`,
    }),
  },
  {
    pattern: /* @__PURE__ */ sticky(`${COLON}(${TYPES})(?!\\w)(${REST})${END}`),
    find: ([, word, rest], span, spot) => ({
      code: "type",
      ...(word === "path" ? several(spot, span) : { edits: [removal(span.start, span.end)], as: "{a" }),
      word: rest === "" ? `':${String(word)}'` : `':${String(word)}' and what follows it`,
    }),
  },
  {
    pattern: /* @__PURE__ */ sticky(`${COLON}(?!\\d)(?=${REST}[\\\\()[\\]^$*+.|?])(${PATTERN})(?=[,}])`),
    find: ([, pattern], span, spot) => ({
      code: "pattern",
      ...(/^\(?(?:\.?[*+]\??|\*\*)\)?$/.test(String(pattern).trim())
        ? several(spot, span)
        : { edits: [removal(span.start, span.end)], as: "{a" }),
    }),
  },
  /* @__PURE__ */ form("max-length", `:0{1,4}${END}`, removed, "{a"),
  /* @__PURE__ */ form("type", `${COLON}[A-Za-z_]${REST}${END}`, removed, "{a"),
  /* @__PURE__ */ form("filter", `${WHITE}\\|${REST}${END}`, removed, "{a"),
  /* @__PURE__ */ form("optional", `${WHITE}\\?(?=${WHITE}[,:}])`, removed, "{a"),
  /* @__PURE__ */ form("list", `${WHITE}\\[\\]${END}`, ({ start, end }) => [{ start, end, text: "*" }], "{a*"),
  /* @__PURE__ */ form("escape", `\\\\(?=\\})`, removed, "{a"),
  /* @__PURE__ */ form("list-item", `${WHITE}\\[[^[\\],{}]{0,100}\\]`),
];

const RANGE = /* @__PURE__ */ sticky(`(?:\\d{1,9}\\.{2,3}\\d{1,9}|[A-Za-z]\\.\\.[A-Za-z])(?:\\.\\.\\d{1,9})?${END}`);

/**
 * Returns what another language writes after a name; `null` if it is not known.
 *
 * @param spot the variable
 * @param at the offset after the name
 */
export function afterName(spot: Spot, at: number): Dialect | null {
  const [range] = matchAt(RANGE, spot.text, spot.name) ?? [];
  if (range !== undefined) {
    return { code: "range", start: spot.name, end: spot.name + range.length, edits: [], as: null };
  }
  return firstOf(AFTER, spot, at);
}

function firstOf(forms: readonly Form[], spot: Spot, at: number): Dialect | null {
  for (const { pattern, find } of forms) {
    const groups = matchAt(pattern, spot.text, at);
    if (groups === null) continue;
    const span = { start: at, end: at + groups[0].length };
    return { ...span, ...find(groups, span, spot) };
  }
  return null;
}

/** What other languages write before a name, up to the end of the name. The first form that matches is taken. */
const BEFORE: readonly Form[] = [
  /* @__PURE__ */ form(
    "quotes",
    `(?:"${NAME}"|'${NAME}'|\`${NAME}\`)${END}`,
    ({ start, end }) => [removal(start, start + 1), removal(end - 1, end)],
    "{a",
  ),
  {
    pattern: /* @__PURE__ */ sticky(`(\\*{1,2}|\\.{3}|\\u2026)${NAME}${END}`),
    find: ([, mark], { start, end }, spot) => ({ code: "catch-all", ...marked(spot, start, String(mark).length, end) }),
  },
  {
    pattern: /* @__PURE__ */ sticky(`[$:@](?=${CHAR})`),
    find: (_, { start, end }, { operator }) => ({
      code: "name-prefix",
      // These operators write the name into the URI, so another name would change it.
      edits: ";?&".includes(operator) && operator !== "" ? [] : [removal(start, end)],
      as: null,
    }),
  },
];

/** Returns the edits for a mark of a catch-all before a name that ends at `end`. */
function marked(spot: Spot, start: number, length: number, end: number): Pick<Dialect, "edits" | "as"> {
  const { edits, as } = several(spot, { start: end, end });
  const mark = removal(start, start + length);
  if (as === "{a*") return { edits: [mark, insertion(end, "*")], as };
  return { edits: edits.length === 1 ? [mark] : [{ ...mark, text: "+" }], as };
}

/**
 * Returns what another language writes where a name must begin; `null` if it is not known.
 *
 * @param spot the expression
 * @param at the offset where the name must begin
 */
export function beforeName(spot: Spot, at: number): Dialect | null {
  const { text, open, operator, isFirst } = spot;
  const character = text.charAt(at);
  // The first one of three dots was read as an operator.
  const isDotted = operator === "." && at === open + 2 && text.startsWith("..", at);
  const found = isDotted ? firstOf(BEFORE, { ...spot, operator: "" }, at - 1) : firstOf(BEFORE, spot, at);
  if (found !== null) return found;
  if (operator === "" || !(character === operator || (operator === "?" && character === "&"))) return null;
  const code = isFirst || character === operator ? "repeated-operator" : "separator";
  return { code, start: at, end: at + 1, edits: [removal(at, at + 1)], as: null };
}

/** What other languages write outside expressions. */
const OUTSIDE: readonly Form[] = [
  {
    pattern: /* @__PURE__ */ sticky(`<(?:(${TYPES}):)?${NAME}>`),
    find: ([, type], { start, end }) => ({
      code: "placeholder",
      edits: [
        { start, end: start + 1 + (type === undefined ? 0 : type.length + 1), text: type === "path" ? "{+" : "{" },
        { start: end - 1, end, text: "}" },
      ],
      as: null,
    }),
  },
  /* @__PURE__ */ form("placeholder", "<[^\\s<>{}/](?:[^<>{}/]{0,98}[^\\s<>{}/])?>"),
  /* @__PURE__ */ form("placeholder", `%\\((${NAME})\\)[a-z]`, (span) => braced(span, 2)),
  /* @__PURE__ */ form("placeholder", "%[A-Za-z_]\\w{0,99}%(?![\\dA-Fa-f]{2})", (span) => braced(span, 1)),
  /* @__PURE__ */ form("placeholder", `%(?=\\{${NAME}\\})`, removed),
  /* @__PURE__ */ form("escape", "\\\\(?=[{}/])", removed),
  /* @__PURE__ */ form("printf", "%(?:\\d\\$)?[sdiuvq@](?![A-Za-z\\d])"),
  /* @__PURE__ */ form("pattern", "\\\\[dDsSwW](?:[*+?)\\]]|\\{\\d)"),
];

/** Returns what another language writes outside expressions; `null` if it is not known. */
export function outside(text: string, at: number): Dialect | null {
  return firstOf(OUTSIDE, { text, open: at, operator: "", isFirst: true, name: -1 }, at);
}

/** The number of characters that are looked at before a lonely brace. */
const MOST_NAME = 40;

/**
 * Returns the offset where the expression begins that a lonely closing brace ends: before the name that ends there. It
 * is -1 if no name ends there.
 *
 * @param text the text
 * @param from the end of the expression before it
 * @param close the offset of the brace
 */
export function openedAt(text: string, from: number, close: number): number {
  let at = close;
  while (at > from && close - at < MOST_NAME && /\w/.test(text.charAt(at - 1))) at--;
  return at === close ? -1 : at;
}
