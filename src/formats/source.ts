/**
 * Divides source code of programming languages into comments and strings. Each language is a small table of what can begin
 * in it. A scanner knows no grammar, so broken code, fragments and unknown dialects are fine: what is neither a comment nor
 * a string is passed over, except URIs with `//`.
 *
 * @module
 */
import { addDoubled, addEscaped } from "./escapes.js";
import type { Format } from "./format.js";
import { matchAt } from "./lines.js";
import type { Span } from "../core/parts.js";
import { Decoded, emitRange, within, type Emit, type Piece, type Place, type Scan } from "./piece.js";

const [LINE_FEED, RETURN, SPACE, QUOTE, HASH, DOLLAR, APOSTROPHE] = [0x0a, 0x0d, 0x20, 0x22, 0x23, 0x24, 0x27];
const [PARENTHESIS, SLASH, COLON, LESS, GREATER, QUESTION, AT] = [0x28, 0x2f, 0x3a, 0x3c, 0x3e, 0x3f, 0x40];
const [BRACKET, BACKSLASH, END_BRACKET, BACKQUOTE, SMALL_U, SMALL_X] = [0x5b, 0x5c, 0x5d, 0x60, 0x75, 0x78];
const [TAB, AMPERSAND, STAR, BRACE] = [0x09, 0x26, 0x2a, 0x7b];
/** The bit that makes a letter small. */
const SMALL = 0x20;

/** The most lines of a string between single characters. Where more follow, a quote was something else. */
const MOST_LINES = 500;
/** The most literals of one piece. */
const MOST_JOINED = 100;
/** The most expressions inside of each other that are read as programs. */
const MOST_DEPTH = 3;
/** The most different ends that are searched without success, such as those of raw strings. */
const MOST_MISSING = 16;
/** The longest prefix of a string: the letters and number signs of Rust. */
const LONGEST_PREFIX = 24;

const TEXT: Place = { kind: "text" };

type Write = (text: string) => string;

/** The escapes of a kind of string. */
interface Escapes {
  /** Whether the character after a backslash ends nothing. */
  readonly hasBackslash: boolean;
  readonly add: (decoded: Decoded, document: string, start: number, end: number) => void;
  readonly write: Write;
}

/** The expressions in strings: what they begin with, and what closes them, or their whole form. */
type Holes = readonly (readonly [open: string, close: string | RegExp])[];

/** A kind of string. */
interface Quote extends Escapes {
  readonly open: string;
  readonly close: string;
  readonly isMultiline: boolean;
  /** Whether two closing quotes stand for one. */
  readonly isDoubled: boolean;
  /** The expressions, which can have the same quotes. */
  readonly holes: Holes;
  /** Whether such a string is documentation if it begins a line. */
  readonly isDocumentation: boolean;
}

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** Returns a function that writes the backslash, some quotes, and control characters with escapes. */
function backslashes(quotes: string): Write {
  return (text) =>
    text.replace(/[\0-\x1f\x7f"#$'@\\`]/g, (each) => {
      if (each === "\\" || quotes.includes(each)) return `\\${each}`;
      if (each > " " && each < "\x7f") return each;
      return CONTROLS.get(each) ?? `\\x${each.charCodeAt(0).toString(16).padStart(2, "0")}`;
    });
}

const RAW: Escapes = {
  hasBackslash: false,
  add: (decoded, _, start, end) => {
    decoded.raw(start, end);
  },
  write: (text) => text,
};

/** A backslash protects a quote, and belongs to the text. */
const KEPT: Escapes = { ...RAW, hasBackslash: true };

/** Only some characters have escapes, and perhaps the line break, which disappears with its backslash. */
function few(characters: string, quotes: string): Escapes {
  return {
    hasBackslash: true,
    add: (decoded, document, start, end) => {
      const text = document.slice(start, end);
      let from = 0;
      for (let at = text.indexOf("\\"); at >= 0 && at + 1 < text.length; at = text.indexOf("\\", at + 2)) {
        const next = text.charAt(at + 1);
        if (!characters.includes(next)) continue;
        decoded.raw(start + from, start + at);
        from = next === "\n" ? at + 2 : at + 1;
      }
      decoded.raw(start + from, end);
    },
    write: (text) => text.replace(/["$'\\`]/g, (each) => (quotes.includes(each) ? `\\${each}` : each)),
  };
}

/** The escapes between single quotes in Perl, PHP and Ruby. */
const SINGLE: Escapes = /* @__PURE__ */ few("\\'", "\\'");

/** Two quotes stand for one. */
function doubled(quote: string): Escapes & Pick<Quote, "isDoubled" | "isMultiline"> {
  return {
    isDoubled: true,
    isMultiline: true,
    hasBackslash: false,
    add: (decoded, document, start, end) => {
      addDoubled(decoded, document, start, end, quote);
    },
    write: (text) => text.replaceAll(quote, quote + quote),
  };
}

/** Returns a kind of string. By default it has the usual escapes, and several lines only if the quote is tripled. */
function quoteOf(open: string, given?: Partial<Quote>): Quote {
  return {
    open,
    close: open,
    isMultiline: open.length > 1,
    isDoubled: false,
    holes: [],
    isDocumentation: false,
    hasBackslash: true,
    add: addEscaped,
    write: backslashes(open.charAt(0)),
    ...given,
  };
}

/** A string without escapes. */
const RAW_STRING: Quote = /* @__PURE__ */ quoteOf('"', { isMultiline: true, ...RAW });
/** Writes in all kinds of quotes. */
const writeInAll: Write = /* @__PURE__ */ backslashes("\"'`");
const writeTemplate: Write = /* @__PURE__ */ backslashes("`");
/** Writes a part of a word of a shell. */
const writeWord: Write = (text) => text.replace(/[^\w%+,\-./:=@]/g, "\\$&");

/** Where a string begins. */
interface Opening {
  readonly quote: Quote;
  readonly close: string;
  /** The offset after the opening quote. */
  readonly from: number;
}

/** A text in the source code. */
interface Text extends Span {
  readonly quote: Quote;
  /** The expressions in it. */
  readonly holes: readonly Span[];
}

/** A string in the source code, without quotes. */
interface Literal extends Text {
  readonly kind: "text" | "string";
  /** The offset after the closing quote. */
  readonly next: number;
  /** Whether its text can differ from the source code. */
  readonly isEscaped: boolean;
  /** Whether it has a colon, or an escape that can stand for one. */
  readonly mayHoldURI: boolean;
}

/** A thing that can begin with some characters. */
interface Rule {
  readonly open: string;
  /** Reads what begins at an offset. Returns the offset after it, or -1 if nothing of this kind begins there. */
  readonly read: (code: Code, at: number) => number;
  readonly quote?: Quote;
}

interface Language {
  /** The rules. Of those for the same characters, the first that applies counts. */
  readonly rules: readonly Rule[];
  /** The text between two literals that are joined. */
  readonly between: RegExp;
  /** The text after a literal if the program joins something else to it. */
  readonly more: RegExp;
  /** Reads a string whose kind depends on what stands before or after its opening quote. */
  readonly openingOf?: (code: Code, at: number, quote: Quote) => Opening | null;
  /** The text that ends a line comment before the line ends. */
  readonly end?: "?>";
  /** Whether strings and words without white space between them are one word, as in a shell. */
  readonly hasWords?: boolean;
}

function string(open: string, given?: Partial<Quote>): Rule {
  return { open, read: (code, at) => code.strings(at), quote: quoteOf(open, given) };
}

/** Strings with the same properties. */
function strings(opens: readonly string[], given?: Partial<Quote>): readonly Rule[] {
  return opens.map((open) => string(open, given));
}

/** Strings of one line that a word and a bracket or "|" begin, such as `qq{…}`, but not after some characters. */
function delimited(word: string, after: RegExp, given: Partial<Quote>): readonly Rule[] {
  return Array.from("{([|", (open, at) => ({
    ...string(word + open, { ...given, close: "})]|".charAt(at), isMultiline: false }),
    read: (code, start) => (after.test(code.before(start)) ? -1 : code.strings(start)),
  }));
}

const ALL_QUOTES = ['"""', "'''", '"', "'"];

/** A comment to the end of the line. */
function line(open: string, isComment: (code: Code, at: number) => boolean = () => true): Rule {
  return { open, read: (code, at) => (isComment(code, at) ? code.lineComment(at, at + open.length) : -1) };
}

/** A comment between delimiters. */
function block(open: string, close: string, isNested = false): Rule {
  const either = new RegExp([open, close].map((each) => each.replace(/\W/g, "\\$&")).join("|"), "g");
  return {
    open,
    read: (code, at) => {
      const start = at + open.length;
      const end = isNested ? code.nestedEnd(start, open, close, either) : code.closeOf(close, start);
      return end < 0 ? -1 : code.comment(at, start, end, end + close.length);
    },
  };
}

/** The comments of C. In some languages, comments can have comments in them. */
function likeC(isNested = false): readonly Rule[] {
  return [line("//"), block("/*", "*/", isNested)];
}

/** A comment after a number sign, except in variables such as `$#`, and after a backslash. */
function hash(): Rule {
  return line("#", (code, at) => code.before(at) !== "$");
}

const CHARACTER_LITERAL = /'(?:\\[^\n\r][^'\n\r]{0,9}|[^\n\r'\\][\udc00-\udfff]?)'/y;
/** A literal of one character, which is no URI. Another apostrophe belongs to a name, a number or a lifetime. */
const CHARACTER: Rule = { open: "'", read: (code, at) => matchAt(CHARACTER_LITERAL, code.text, at) };

/** The characters that documentation of Perl writes as `E<lt>`, and those that it writes by their numbers. */
const OF_POD = /E<(?:(lt|gt|verbar|sol)|(0x[\dA-Fa-f]{1,6}|\d{1,7}))>/g;
const NAMES_OF_POD: ReadonlyMap<string | undefined, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["verbar", "|"],
  ["sol", "/"],
]);

/** The documentation of Perl. */
const POD: Quote = /* @__PURE__ */ quoteOf("=", {
  add: (decoded, document, start, end) => {
    let from = start;
    for (const { 0: escape, 1: name, 2: digits = "", index } of document.slice(start, end).matchAll(OF_POD)) {
      const code = parseInt(digits, digits.startsWith("0x") ? 16 : 10);
      const text = NAMES_OF_POD.get(name) ?? (code <= 0x10ffff ? String.fromCodePoint(code) : escape);
      decoded.raw(from, start + index);
      from = start + index + escape.length;
      decoded.escape(text, start + index, from);
    }
    decoded.raw(from, end);
  },
});

/** Documentation between lines that begin with `=`. */
function documentation(open: RegExp, close: string, escapes?: Quote): Rule {
  return {
    open: "=",
    read: (code, at) => {
      if (!/^\n?$/.test(code.before(at)) || matchAt(open, code.text, at) < 0) return -1;
      const end = code.closeOf(close, at);
      // Perl needs no end of the documentation at the end of a file.
      return end < 0
        ? code.comment(at, at, code.end, code.end, escapes)
        : code.comment(at, at, end, end + close.length, escapes);
    },
  };
}

/** The most characters of the beginning of such a text. */
const LONGEST_OPENING = 100;

/**
 * Text that begins in the next line, and ends at a line with its tag.
 *
 * @param pattern its beginning; the second group is the tag
 * @param holes the expressions in it
 * @param raw matches a beginning after which there are no expressions
 */
function hereDocument(pattern: RegExp, holes: Holes, raw = /'/): readonly Rule[] {
  return [
    {
      open: "<<",
      read: (code, at) => {
        pattern.lastIndex = 0;
        const [opening = "", , tag] = pattern.exec(code.text.slice(at, at + LONGEST_OPENING)) ?? [];
        const isRaw = raw.test(opening);
        return tag !== undefined && code.awaitHere(at, tag, isRaw ? [] : holes) ? at + opening.length : -1;
      },
    },
    { open: "\n", read: (code, at) => code.hereText(at) },
  ];
}

/** The brackets of Lua. The closing one has as many `=`. */
const LONG_BRACKET = /\[(={0,9})\[/y;

function longBracket(open: string, isComment: boolean): Rule {
  return {
    open,
    read: (code, at) => {
      LONG_BRACKET.lastIndex = at + open.length - 1;
      const equals = LONG_BRACKET.exec(code.text)?.[1];
      if (equals === undefined) return -1;
      const start = LONG_BRACKET.lastIndex;
      const close = `]${equals}]`;
      const end = code.closeOf(close, start);
      if (end < 0) return -1;
      const next = end + close.length;
      if (isComment) return code.comment(at, start, end, next);
      code.range(start, end, { kind: "string" });
      return next;
    },
  };
}

/** A part of a pattern of Perl that is taken literally is a part of a URI, or the pattern would have another form. */
const IN_PATTERN: Rule = { open: "\\Q", read: (code, at) => matchAt(/\\Q[^\n]{0,200}?\\E/y, code.text, at) };

const EVERYWHERE: readonly Rule[] = [
  { open: ":", read: (code, at) => code.bareURI(at) },
  // Outside of strings, a backslash makes a quote an ordinary character.
  { open: "\\", read: (_, at) => at + 2 },
];

/** Strings are joined to anything: `"a" + b`. */
const PLUS = { between: /\s*\+\s*/y, more: /\s*(?:\+|\.(?:concat|format|formatted)\()/y };
/** Strings that follow each other are joined, too: `"a" "b"`. In macros of C, a backslash is before the line break. */
const ADJACENT = /\s*(?:\\\r?\n\s*|\+\s*)?/y;
/** A period joins, except in `..` and `.5`. */
const PERIOD = { between: /\s*\.\s*/y, more: /\s*\.(?=[\s"$'(@A-Z\\_a-z])/y };
/** Nothing is joined. */
const NEVER = { between: /(?!)/y, more: /(?!)/y };

const SEVERAL_LINES: Partial<Quote> = { isMultiline: true };
const SEVERAL_RAW_LINES: Partial<Quote> = { isMultiline: true, ...RAW };
const SEVERAL_SINGLE_LINES: Partial<Quote> = { isMultiline: true, ...SINGLE };
const BRACES: Holes = [["${", "}"]];
/** Variables without braces in Kotlin, Dart and Scala. */
const DOLLAR_HOLES: Holes = [...BRACES, ["$", /\$[A-Za-z_]\w*/y]];
const GROOVY_HOLES: Holes = [...BRACES, ["$", /\$[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/y]];
const PERL_HOLES: Holes = [
  ...BRACES,
  ["@{", "}"],
  ["$", /\$(?:[A-Za-z_]\w*(?:::\w+)*|[\d!&@])(?:(?:->)?(?:\[-?\$?\w+\]|\{'?\$?\w+'?\}))*/y],
];
const PHP_HOLES: Holes = [...BRACES, ["{$", "}"], ["$", /\$[A-Za-z_]\w*(?:\[-?\$?\w+\]|->[A-Za-z_]\w*)?/y]];
const RUBY_HOLES: Holes = [
  ["#{", "}"],
  ["#", /#(?:@@?|\$)[A-Za-z_]\w*/y],
];
const SHELL_HOLES: Holes = [["$(", ")"], ...BRACES, ["`", "`"], ["$", /\$(?:[A-Za-z_]\w*|[\d!#$*?@-])/y]];

/** Returns the usual escapes, and some characters that stand for themselves after a backslash. */
function escapesOf(also: string): Pick<Quote, "add" | "write"> {
  return {
    write: backslashes(`"'${also}`),
    add: (decoded, document, start, end) => {
      addEscaped(decoded, document, start, end, also);
    },
  };
}

/** Strings with variables after a dollar sign. */
const withDollars = (holes: Holes): Partial<Quote> => ({ holes, ...escapesOf("$") });

const RAW_OF_CPP = /(?:^|\W)(?:u8|[LUu])?R$/;
const DELIMITER_OF_CPP = /"([^\s()\\]{0,16})\(/y;
const RAW_OF_DART = /(?:^|\W)r$/;
const RAW_OF_PYTHON = /(?:^|\W)(?:[bft]?r|r[bft])$/i;
const RAW_OF_RUST = /(?:^|[^\w#])[bc]?r(#{0,20})$/;
const RAW_OF_SWIFT = /(#{1,20})$/;
const INTERPOLATED_IN_SCALA = /(?:^|\W)[A-Za-z]\w*$/;
const VERBATIM = /@\$?$/;

/** Returns a function that reads the strings in which a prefix changes the escapes. */
function withPrefix(prefix: RegExp, escapes: Escapes): NonNullable<Language["openingOf"]> {
  return (code, at, quote) =>
    code.prefix(at, prefix) === null
      ? null
      : { quote: { ...quote, holes: [], ...escapes }, close: quote.close, from: at + quote.open.length };
}

/** The languages, or groups of languages with the same comments and strings. */
const LANGUAGES: Readonly<Partial<Record<Format, () => Language>>> = {
  c: () => ({
    rules: [...likeC(), string('"'), CHARACTER],
    between: ADJACENT,
    // The name of a macro such as PRIu64 stands for a string, too.
    more: /\s*(?:\+|PRI\w|[A-Z][A-Z\d_]+\b)/y,
    openingOf: (code, at) => {
      if (code.prefix(at, RAW_OF_CPP) === null) return null;
      DELIMITER_OF_CPP.lastIndex = at;
      const delimiter = DELIMITER_OF_CPP.exec(code.text)?.[1];
      if (delimiter === undefined) return null;
      return { quote: RAW_STRING, close: `)${delimiter}"`, from: DELIMITER_OF_CPP.lastIndex };
    },
  }),
  csharp: () => {
    const verbatim = quoteOf('"', doubled('"'));
    return {
      rules: [...likeC(), string('"""', RAW), string('"'), CHARACTER],
      ...PLUS,
      openingOf: (code, at, { open }) =>
        open === '"' && code.prefix(at, VERBATIM) !== null ? { quote: verbatim, close: '"', from: at + 1 } : null,
    };
  },
  dart: () => ({
    rules: [...likeC(true), ...strings(ALL_QUOTES, withDollars(DOLLAR_HOLES))],
    between: ADJACENT,
    more: PLUS.more,
    openingOf: withPrefix(RAW_OF_DART, RAW),
  }),
  elixir: () => ({
    rules: [hash(), ...strings(ALL_QUOTES, { isMultiline: true, holes: [["#{", "}"]] })],
    between: /\s*<>\s*/y,
    more: /\s*<>/y,
  }),
  go: () => ({ rules: [...likeC(), string('"'), string("`", SEVERAL_RAW_LINES), CHARACTER], ...PLUS }),
  groovy: () => ({
    rules: [...likeC(), ...strings(['"""', '"'], withDollars(GROOVY_HOLES)), ...strings(["'''", "'"])],
    ...PLUS,
  }),
  haskell: () => ({
    rules: [line("--"), block("{-", "-}", true), string('"'), CHARACTER],
    between: /\s*(?:\+\+|<>)\s*/y,
    more: /\s*(?:\+\+|<>)/y,
  }),
  java: () => ({ rules: [...likeC(), ...strings(['"""', '"']), CHARACTER], ...PLUS }),
  javascript: () => ({
    rules: [
      line("#!", (code, at) => at === code.start),
      ...likeC(),
      line("<!--"),
      { open: "'", read: (code, at) => (code.isApostrophe(at) ? at + 1 : -1) },
      ...strings(['"', "'"]),
      { open: "`", read: (code, at) => code.openTemplate(at) },
      { open: "{", read: (code) => code.openBrace() },
      { open: "}", read: (code, at) => code.closeBrace(at) },
      { open: "/", read: (code, at) => code.regularExpression(at) },
    ],
    ...PLUS,
  }),
  kotlin: () => ({
    rules: [
      ...likeC(true),
      string('"""', { ...RAW, holes: DOLLAR_HOLES }),
      string('"', withDollars(DOLLAR_HOLES)),
      CHARACTER,
    ],
    ...PLUS,
  }),
  lisp: () => ({ rules: [line(";"), block("#|", "|#", true), string('"', SEVERAL_LINES)], ...NEVER }),
  lua: () => ({
    rules: [longBracket("--[", true), line("--"), longBracket("[", false), ...strings(['"', "'"])],
    between: /\s*\.\.\s*/y,
    more: /\s*\.\./y,
  }),
  perl: () => ({
    rules: [
      hash(),
      IN_PATTERN,
      string('"', { isMultiline: true, holes: PERL_HOLES, ...escapesOf("$@") }),
      ...delimited("qq", /[\w$@%&>]/, { holes: PERL_HOLES, ...escapesOf("$@") }),
      string("'", SEVERAL_SINGLE_LINES),
      ...hereDocument(/<<~?(["']?)([A-Z_]\w*)\1/y, PERL_HOLES),
      documentation(/=[a-z]/y, "\n=cut", POD),
    ],
    ...PERIOD,
  }),
  php: () => ({
    rules: [
      ...likeC(),
      // `#[` begins an attribute.
      line("#", (code, at) => code.text.charCodeAt(at + 1) !== BRACKET),
      string('"', { isMultiline: true, ...withDollars(PHP_HOLES) }),
      string("'", SEVERAL_SINGLE_LINES),
      ...hereDocument(/<<<[\t ]*(["']?)(\w+)\1/y, PHP_HOLES),
      { open: "?>", read: (code, at) => code.endSection(at) },
    ],
    ...PERIOD,
    end: "?>",
  }),
  proto: () => ({ rules: [...likeC(), ...strings(['"', "'"])], between: ADJACENT, more: NEVER.more }),
  python: () => ({
    rules: [line("#"), ...strings(['"""', "'''"], { isDocumentation: true }), ...strings(['"', "'"])],
    between: ADJACENT,
    more: /\s*(?:[%+]|\.format\()/y,
    openingOf: withPrefix(RAW_OF_PYTHON, KEPT),
  }),
  r: () => ({ rules: [hash(), ...strings(['"', "'"], SEVERAL_LINES)], ...NEVER }),
  ruby: () => ({
    rules: [
      hash(),
      string('"', { isMultiline: true, holes: RUBY_HOLES, ...escapesOf("#") }),
      // After a value, "%" is an operator.
      ...["%", "%Q"].flatMap((word) => delimited(word, /[\w)\]}"']/, { holes: RUBY_HOLES, ...escapesOf("#") })),
      string("'", SEVERAL_SINGLE_LINES),
      ...hereDocument(/<<[~-]?(["'`]?)([A-Z_]\w*)\1/y, RUBY_HOLES),
      documentation(/=begin\b/y, "\n=end"),
    ],
    // At a line break, the statement ends.
    between: /[\t ]*(?:\\\r?\n\s*|\+\s*)?/y,
    more: /[\t ]*(?:[%+]|\.concat\()/y,
  }),
  rust: () => ({
    rules: [...likeC(true), string('"', SEVERAL_LINES), CHARACTER],
    ...PLUS,
    openingOf: (code, at) => {
      const hashes = code.prefix(at, RAW_OF_RUST)?.[1];
      return hashes === undefined ? null : { quote: RAW_STRING, close: `"${hashes}`, from: at + 1 };
    },
  }),
  scala: () => ({
    rules: [...likeC(true), string('"""', RAW), string('"'), CHARACTER],
    ...PLUS,
    openingOf: (code, at, quote) =>
      code.prefix(at, INTERPOLATED_IN_SCALA) === null
        ? null
        : { quote: { ...quote, holes: DOLLAR_HOLES }, close: quote.close, from: at + quote.open.length },
  }),
  shell: () => {
    const withEscapes = quoteOf("'", SEVERAL_LINES);
    return {
      rules: [
        line("#", (code, at) => /^[\s&();{|}]?$/.test(code.before(at))),
        string('"', { isMultiline: true, holes: SHELL_HOLES, ...few('\\"$`\n', '\\"$`') }),
        string("'", SEVERAL_RAW_LINES),
        ...hereDocument(/<<-?[\t ]*(["']?)\\?([A-Za-z_]\w*)\1/y, SHELL_HOLES, /["'\\]/),
      ],
      ...NEVER,
      hasWords: true,
      openingOf: (code, at, { open }) =>
        open === "'" && code.before(at) === "$" ? { quote: withEscapes, close: open, from: at + 1 } : null,
    };
  },
  sql: () => ({
    rules: [line("--"), block("/*", "*/"), string("'", doubled("'")), string('"', doubled('"'))],
    between: /\s*\|\|\s*/y,
    more: /\s*\|\|/y,
  }),
  swift: () => ({
    rules: [...likeC(true), ...strings(['"""', '"'], { holes: [["\\(", ")"]] })],
    ...PLUS,
    openingOf: (code, at, { open, close }) => {
      const hashes = code.prefix(at, RAW_OF_SWIFT)?.[1];
      return hashes === undefined ? null : { quote: RAW_STRING, close: close + hashes, from: at + open.length };
    },
  }),
};

/** A template of JavaScript that is not closed yet. */
interface Template {
  /** The offset of its opening backquote. */
  readonly open: number;
  readonly decoded: Decoded;
  /** The place of its piece, before those of the strings in it. */
  readonly index: number;
  /** Where its last expression begins. */
  hole: number;
  /** The number of open braces in the expression. */
  depth: number;
}

/** A text that begins in the next line. */
interface Here {
  readonly holes: Holes;
  /** The line break before it. */
  readonly from: number;
  /** The line break after it. */
  readonly to: number;
  /** The offset after its tag. */
  readonly next: number;
}

/** The text that can stand between an operator and the quote of a string. */
const ANY_PREFIX = /[\w$@]{0,3}/y;

/** The text before a regular expression. After anything else, a slash divides, or belongs to JSX. */
const BEFORE_OPERAND =
  /(?:^|[!%&(+,\-:;=?[^{|~]|=>|(?:^|[^\w$.])(?:await|case|delete|do|else|in|instanceof|new|of|return|throw|typeof|void|yield))$/;
/** After these, too, a slash divides. */
const AFTER_OPERAND = /(?:\+\+|--)$/;
/** A word of prose before an apostrophe, such as in `don't`. */
const WORD =
  /(?:^|[^\w$])(?!(?:await|case|default|delete|else|export|from|import|in|instanceof|of|return|throw|typeof|void|yield)$)[A-Za-z]+$/;
const LONGEST_KEYWORD = " instanceof".length;

const OF_SCHEME = /[\w+.-]/;
const LETTER = /[A-Za-z]/;

/** Source code that is read from left to right. */
class Code {
  /** The document up to the end of the range, so nothing behind the range is read. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly #document: string;
  readonly #language: Language;
  readonly #rules: Rules;
  readonly #emit: Emit;
  /** Where the last comment or string ends. */
  #floor: number;
  /** Where the section of PHP ends. */
  #sectionEnd = -1;
  /** For each closing quote: no quote before this offset begins a string. */
  readonly #strays = new Map<string, number>();
  /** The texts that do not follow any more. */
  readonly #missing = new Set<string>();
  /** No expression of a string, and no regular expression, that begins before these offsets ends in its line. */
  #noHole: number;
  #noRegExp: number;
  #hasNesting = true;
  #here: Here | null = null;
  /** The range of the last comment, and of those directly before it. */
  #beforeComment: number;
  #afterComment: number;
  /** The templates that are open, from the outermost one. */
  #templates: Template[] = [];
  /** The pieces of these templates and of what is in them, in the order of the document. */
  #waiting: (Piece | null)[] = [];
  #hasTemplates = true;
  /** How many expressions this is in. */
  readonly #depth: number;

  constructor(document: string, start: number, end: number, language: Language, rules: Rules, emit: Emit, depth = 0) {
    this.#depth = depth;
    this.#document = document;
    this.text = document.slice(0, end);
    this.start = start;
    this.end = end;
    this.#language = language;
    this.#rules = rules;
    this.#emit = emit;
    this.#floor = this.#noHole = this.#noRegExp = this.#beforeComment = this.#afterComment = start;
  }

  /** Reads to the end of the range or section. Returns the offset there. */
  read(from: number): number {
    const { text, end } = this;
    const rules = this.#rules;
    let at = (this.#floor = from);
    for (;;) {
      while (at < end) {
        const code = text.charCodeAt(at);
        const beginning = code < 0x80 ? rules[code] : undefined;
        const next = beginning === undefined ? -1 : this.#begin(beginning, at);
        if (next < 0) at++;
        else {
          at = this.#floor = next;
          if (at === this.#sectionEnd) return at;
        }
      }
      const [outermost] = this.#templates;
      if (outermost === undefined) return end;
      // The backquote was something else, so what follows it is read again.
      at = this.#floor = this.#noHole = this.#noRegExp = this.#beforeComment = this.#afterComment = outermost.open + 1;
      this.#templates = [];
      this.#waiting = [];
      this.#hasTemplates = false;
      this.#strays.clear();
    }
  }

  #begin(rules: readonly Rule[], at: number): number {
    for (const { open, read } of rules) {
      if (open.length > 1 && !this.text.startsWith(open, at)) continue;
      const next = read(this, at);
      if (next >= 0) return next;
    }
    return -1;
  }

  /** The character before an offset, or nothing. */
  before(at: number): string {
    return at > this.start ? this.text.charAt(at - 1) : "";
  }

  /** Matches a prefix before a quote. */
  prefix(at: number, pattern: RegExp): RegExpExecArray | null {
    // Nearly all strings have white space or a bracket before them.
    if (at === this.#floor || !/[\w#$@]/.test(this.text.charAt(at - 1))) return null;
    return pattern.exec(this.text.slice(Math.max(this.#floor, at - LONGEST_PREFIX), at));
  }

  /** Returns the offset of what closes something, or -1. */
  closeOf(close: string, from: number): number {
    if (this.#missing.has(close) || this.#missing.size >= MOST_MISSING) return -1;
    const at = this.text.indexOf(close, from);
    if (at < 0) this.#missing.add(close);
    return at;
  }

  /** Returns the offset of the end of a comment that can have comments in it, or -1. */
  nestedEnd(from: number, open: string, close: string, either: RegExp): number {
    const first = this.closeOf(close, from);
    if (first < 0 || !this.#hasNesting) return first;
    let depth = 1;
    either.lastIndex = from;
    for (let found = either.exec(this.text); found; found = either.exec(this.text)) {
      if (found[0] === open) depth++;
      else if (--depth === 0) return found.index;
    }
    // Something else looked like the beginning of a comment.
    this.#hasNesting = false;
    return first;
  }

  #put(piece: Piece): void {
    if (this.#templates.length === 0) this.#emit(piece);
    else this.#waiting.push(piece);
  }

  /** Emits a range if it can hold a URI. */
  range(start: number, end: number, place: Place): void {
    if (!this.text.slice(start, end).includes(":")) return;
    emitRange(this.#document, start, end, place, (piece) => {
      this.#put(piece);
    });
  }

  /** Emits a comment. Returns the offset after it. */
  comment(at: number, start: number, end: number, next: number, escapes?: Quote): number {
    this.#beforeComment = this.#tokenEnd(at);
    this.#afterComment = next;
    if (escapes === undefined) this.range(start, end, TEXT);
    else this.#emitWith({ quote: escapes, start, end, holes: [] }, TEXT);
    return next;
  }

  lineComment(open: number, start: number): number {
    const { text, end } = this;
    let at = start;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === LINE_FEED || code === RETURN) break;
      if (code === QUESTION && this.#language.end !== undefined && text.charCodeAt(at + 1) === GREATER) break;
    }
    return this.comment(open, start, at, at);
  }

  /** Ends a section of PHP. */
  endSection(at: number): number {
    return (this.#sectionEnd = at + 2);
  }

  /** Reads a URI outside of comments and strings, such as a word of a shell or text of JSX. */
  bareURI(colon: number): number {
    const { text, end } = this;
    if (text.charCodeAt(colon + 1) !== SLASH || text.charCodeAt(colon + 2) !== SLASH) return -1;
    // Otherwise, a comment follows the colon.
    const first = text.charCodeAt(colon + 3);
    if (!(first > SPACE)) return -1;
    let start = colon;
    while (start > this.#floor && OF_SCHEME.test(text.charAt(start - 1))) start--;
    while (start < colon && !LETTER.test(text.charAt(start))) start++;
    if (start === colon) return -1;
    // In `s/DNS://g`, the slash shows that no URI follows.
    if (start > this.#floor && text.charCodeAt(start - 1) === SLASH) start--;
    let at = colon;
    let isContinued = false;
    if (this.#language.hasWords === true) return this.#word(start, null);
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      isContinued = code === QUOTE || code === APOSTROPHE;
      if (code <= SPACE || isContinued || code === BACKQUOTE || code === LESS) break;
    }
    this.range(start, at, isContinued ? { ...TEXT, isContinued } : TEXT);
    return at;
  }

  /** Expects a text in the next line. Returns whether it has an end. */
  awaitHere(at: number, tag: string, holes: Holes): boolean {
    const name = `<<${tag}`;
    if (this.#missing.has(name) || (this.#here !== null && this.#here.from >= at)) return false;
    this.#forgetHere();
    const from = this.closeOf("\n", at);
    if (from < 0) return false;
    const pattern = new RegExp(`\\n[\\t ]*${tag}(?!\\w)`, "g");
    pattern.lastIndex = from;
    const found = pattern.exec(this.text);
    if (found) this.#here = { from, to: found.index, next: pattern.lastIndex, holes };
    else this.#missing.add(name);
    return found !== null;
  }

  /** Reads the text that was expected at a line break. */
  hereText(at: number): number {
    if (this.#here === null) return -1;
    const { from, to, next, holes } = this.#here;
    if (from !== at) {
      this.#forgetHere();
      return -1;
    }
    this.#here = null;
    this.#floor = at + 1;
    const found = this.text.slice(at + 1, to).includes(":") ? this.#holesIn(at + 1, to, holes) : [];
    if (found.length === 0) this.range(at + 1, to, TEXT);
    else this.#emitWith({ quote: RAW_STRING, start: at + 1, end: to, holes: found }, TEXT);
    return next;
  }

  /** Forgets a text if the line break before it was in a string. If that happened often, much would be searched again. */
  #forgetHere(): void {
    if (this.#here !== null) this.#missing.add(`<<${String(this.#here.from)}`);
    this.#here = null;
  }

  /** Returns the expressions in a range. A backslash protects the next character. */
  #holesIn(start: number, end: number, holes: Holes): readonly Span[] {
    const found: Span[] = [];
    for (let at = start; at < end; at++) {
      const code = this.text.charCodeAt(at);
      const last = canBeginHole(code) ? this.#holeEnd(at, holes) : at;
      if (last > at && last < end) found.push({ start: at, end: (at = last) + 1 });
      else if (code === BACKSLASH) at++;
    }
    return found;
  }

  /** Emits a text with expressions, and what is in them. */
  #emitWith(literal: Text, place: Place): void {
    const decoded = new Decoded(this.#document);
    this.#add(decoded, literal);
    this.#emitDecoded(decoded, place);
  }

  #emitDecoded(decoded: Decoded, place: Place): void {
    if (!decoded.text.includes(":")) return;
    decoded.emit(place, (piece) => {
      this.#put(piece);
    });
  }

  /** Reads the string at an offset, and those that are joined to it. */
  strings(at: number): number {
    const { between, more, hasWords } = this.#language;
    const first = this.#literal(at);
    if (first === null) return -1;
    if (hasWords === true && !this.#endsWord(first.next)) return this.#word(at, first);
    const { kind } = first;
    let last = first;
    let joined: Decoded | null = null;
    let sign: string | null = null;
    let { write } = first.quote;
    for (let count = 1; count < MOST_JOINED && kind === "string"; count++) {
      between.lastIndex = this.#floor = last.next;
      const found = between.exec(this.text);
      if (found === null) break;
      const next = this.#literal(matchAt(ANY_PREFIX, this.text, between.lastIndex));
      if (next?.kind !== kind || (sign !== null && sign !== signOf(found[0]))) break;
      sign = signOf(found[0]);
      if (joined === null) this.#add((joined = new Decoded(this.#document)), first);
      this.#add(joined, next);
      if (next.quote.write !== write) write = writeInAll;
      last = next;
    }
    more.lastIndex = last.next;
    const isContinued = kind === "string" && more.test(this.text);
    const place: Place = { kind, write, ...(isContinued ? { isContinued } : {}) };
    if (joined === null && first.mayHoldURI) {
      if (first.isEscaped) this.#add((joined = new Decoded(this.#document)), first);
      else this.range(first.start, first.end, place);
    }
    if (joined !== null) this.#emitDecoded(joined, place);
    return last.next;
  }

  /**
   * Reads a word of a shell: characters, escapes, strings and expressions without white space between them.
   *
   * @param from where it begins: at the quote of its first string, or at a scheme
   */
  #word(from: number, first: Literal | null): number {
    const { text, end } = this;
    const decoded = new Decoded(this.#document);
    let at = from;
    let plain = from;
    let isQuoted = first !== null;
    const flush = (): void => {
      decoded.raw(plain, at);
    };
    while (at < end) {
      const code = text.charCodeAt(at);
      const next = text.charCodeAt(at + 1);
      if (code === QUOTE || code === APOSTROPHE) {
        const literal = at === from && first !== null ? first : this.#literal(at);
        if (literal === null) break;
        flush();
        this.#add(decoded, literal);
        isQuoted = true;
        plain = at = literal.next;
        if (this.#endsWord(at)) break;
      } else if (code === BACKSLASH && at + 1 < end) {
        flush();
        if (next !== LINE_FEED && next !== RETURN) decoded.escape(text.charAt(at + 1), at, at + 2);
        isQuoted = true;
        plain = at += text.startsWith("\r\n", at + 1) ? 3 : 2;
      } else if (code === DOLLAR && (next === QUOTE || next === APOSTROPHE)) {
        flush();
        plain = ++at;
      } else {
        const last = canBeginHole(code) ? this.#holeEnd(at, SHELL_HOLES) : at;
        if (last > at) {
          flush();
          this.#hole(decoded, { start: at, end: last + 1 });
          plain = at = last + 1;
        } else if (endsWord(code, next)) break;
        else at++;
      }
      this.#floor = at;
    }
    flush();
    const write = first?.quote.write ?? writeWord;
    this.#emitDecoded(decoded, { kind: isQuoted ? "string" : "text", write });
    return at;
  }

  /** Whether a word ends after a string: also before signs of data that is no program of a shell. */
  #endsWord(at: number): boolean {
    const { text } = this;
    const code = text.charCodeAt(at);
    return (code !== BACKQUOTE && endsWord(code, text.charCodeAt(at + 1))) || matchAt(OF_DATA, text, at) >= 0;
  }

  #add(decoded: Decoded, { quote, start, end, holes }: Text): void {
    let from = start;
    for (const hole of holes) {
      quote.add(decoded, this.#document, from, hole.start);
      this.#hole(decoded, hole);
      from = hole.end;
    }
    quote.add(decoded, this.#document, from, end);
  }

  /** Adds an expression, and reads what is in it. */
  #hole(decoded: Decoded, { start, end }: Span): void {
    decoded.hole(start, end);
    if (!this.text.slice(start, end).includes(":")) return;
    if (this.#depth >= MOST_DEPTH) {
      this.range(start, end, TEXT);
      return;
    }
    // It is read by itself, so that nothing copies the document for each expression.
    const put = within(start, (piece) => {
      this.#put(piece);
    });
    const text = this.text.slice(start, end);
    new Code(text, 0, text.length, this.#language, this.#rules, put, this.#depth + 1).read(1);
  }

  /** Returns the string that begins at an offset, or `null`. */
  #literal(at: number): Literal | null {
    for (const { open, quote } of this.#rules[this.text.charCodeAt(at)] ?? []) {
      if (quote === undefined || !this.text.startsWith(open, at)) continue;
      const special = this.#language.openingOf?.(this, at, quote) ?? null;
      const literal =
        (special && this.#literalOf(at, special)) ??
        this.#literalOf(at, { quote, close: quote.close, from: at + open.length });
      if (literal) return literal;
    }
    return null;
  }

  #literalOf(at: number, opening: Opening): Literal | null {
    const { quote, close, from } = opening;
    const kind = quote.isDocumentation && this.#beginsLine(at) ? "text" : "string";
    if (quote.hasBackslash || quote.isDoubled || !quote.isMultiline || close === "'" || quote.holes.length > 0) {
      return this.#closed(at, opening, kind);
    }
    const end = this.closeOf(close, from);
    if (end < 0) return null;
    const mayHoldURI = this.text.slice(from, end).includes(":");
    return { quote, kind, start: from, end, next: end + close.length, isEscaped: false, holes: [], mayHoldURI };
  }

  /** Whether only white space stands before an offset in its line. */
  #beginsLine(at: number): boolean {
    let from = at;
    while (from > this.#floor && isBlank(this.text.charCodeAt(from - 1))) from--;
    return /^[\n\r]?$/.test(this.before(from));
  }

  /** Reads a string to the quote that closes it. */
  #closed(open: number, { quote, close, from }: Opening, kind: Literal["kind"]): Literal | null {
    const { text, end } = this;
    const { hasBackslash, isDoubled, isMultiline, holes } = quote;
    if (open < (this.#strays.get(close) ?? this.start)) return null;
    const closeCode = close.charCodeAt(0);
    // Brackets in the text of `qq(…)` belong to it in pairs.
    const nested =
      quote.open.length > 1 && close.length === 1 ? quote.open.charCodeAt(quote.open.length - 1) : closeCode;
    let depth = 0;
    const most = !isMultiline ? 0 : close.length > 1 ? Infinity : this.#isWithin(open) ? 0 : MOST_LINES;
    let lines = 0;
    let isEscaped = false;
    let mayHoldURI = false;
    const found: Span[] = [];
    let at = from;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === nested && nested !== closeCode) depth++;
      else if (code === closeCode && depth > 0) depth--;
      else if (code === closeCode && (close.length === 1 || text.startsWith(close, at))) {
        if (!isDoubled || text.charCodeAt(at + 1) !== closeCode) {
          const next = at + close.length;
          // Otherwise, this quote opens the next string.
          if (lines > 0 && close.length === 1 && !this.#canFollow(next)) break;
          return { quote, kind, start: from, end: at, next, isEscaped, holes: found, mayHoldURI };
        }
        isEscaped = true;
        at++;
      } else if (code === COLON) mayHoldURI = true;
      else if (code === LINE_FEED || code === RETURN) {
        if (++lines > most) break;
      } else {
        const hole = holes.length > 0 && canBeginHole(code) ? this.#holeEnd(at, holes) : at;
        if (hole > at) {
          isEscaped = true;
          mayHoldURI ||= text.slice(at, hole).includes(":");
          found.push({ start: at, end: hole + 1 });
          at = hole;
        } else if (code === BACKSLASH && hasBackslash) {
          isEscaped = true;
          at += text.startsWith("\r\n", at + 1) ? 2 : 1;
          mayHoldURI ||= canMeanColon(text.charCodeAt(at));
        }
      }
    }
    this.#strays.set(close, at);
    return null;
  }

  /**
   * Whether a quote stands within a word or expression, such as `don't` and `s/"//`, or after an escape. Then it begins no
   * string of several lines.
   */
  #isWithin(open: number): boolean {
    return /[\w\\]\w$|\/$/.test(this.text.slice(Math.max(this.#floor, open - 2), open));
  }

  /** Whether what comes after a quote can follow a string of several lines. Text begins with other characters. */
  #canFollow(next: number): boolean {
    return !/[\w$%/<@\\]/.test(this.text.charAt(next)) || matchAt(this.#language.more, this.text, next) >= 0;
  }

  /** Returns the offset of the last character of the expression that begins at an offset, or the offset. */
  #holeEnd(at: number, holes: Holes): number {
    for (const [open, close] of holes) {
      if (!this.text.startsWith(open, at)) continue;
      const last = typeof close === "string" ? this.#bracketEnd(at, close) : matchAt(close, this.text, at) - 1;
      if (last > at) return last;
    }
    return at;
  }

  /** Returns the offset of what closes the brackets or backquotes of an expression, or the offset where it begins. */
  #bracketEnd(at: number, close: string): number {
    if (at < this.#noHole) return at;
    const closeCode = close.charCodeAt(0);
    const openCode = close === ")" ? PARENTHESIS : close === "}" ? BRACE : closeCode;
    let depth = 0;
    let end = at;
    for (; end < this.end; end++) {
      const code = this.text.charCodeAt(end);
      if (code === LINE_FEED || code === RETURN) break;
      if (code === closeCode && depth > 0) {
        if (--depth === 0) return end;
      } else if (code === openCode) depth++;
    }
    this.#noHole = end;
    return at;
  }

  /** Whether a single quote is an apostrophe in the text of JSX. */
  isApostrophe(at: number): boolean {
    return (
      LETTER.test(this.before(at)) &&
      LETTER.test(this.text.charAt(at + 1)) &&
      WORD.test(this.text.slice(Math.max(this.#floor, at - LONGEST_KEYWORD), at))
    );
  }

  openTemplate(at: number): number {
    if (!this.#hasTemplates) return -1;
    const [decoded, index] = [new Decoded(this.#document), this.#waiting.length];
    this.#templates.push({ open: at, decoded, index, hole: at, depth: 0 });
    this.#waiting.push(null);
    return this.#template(at + 1);
  }

  openBrace(): number {
    const template = this.#templates.at(-1);
    if (template !== undefined) template.depth++;
    return -1;
  }

  closeBrace(at: number): number {
    const template = this.#templates.at(-1);
    if (template === undefined || template.depth-- > 0) return -1;
    const { decoded, hole } = template;
    decoded.hole(hole, at + 1);
    return this.#template(at + 1);
  }

  /** Reads a template to its next expression or its end. */
  #template(from: number): number {
    const { text, end } = this;
    const template = this.#templates.at(-1) as Template;
    let start = from;
    for (let at = from; at < end; at++) {
      const code = text.charCodeAt(at);
      const next = text.charCodeAt(at + 1);
      if (code === BACKSLASH) {
        if (next === DOLLAR) {
          addEscaped(template.decoded, this.#document, start, at);
          start = at + 1;
        }
        at++;
      } else if (code === BACKQUOTE) {
        addEscaped(template.decoded, this.#document, start, at);
        this.#closeTemplate(at + 1);
        return at + 1;
      } else if (code === DOLLAR && next === BRACE) {
        addEscaped(template.decoded, this.#document, start, at);
        template.hole = at;
        template.depth = 0;
        return at + 2;
      }
    }
    return end;
  }

  /** Ends the innermost template. */
  #closeTemplate(next: number): void {
    const { decoded, index } = this.#templates.pop() as Template;
    const { more } = this.#language;
    more.lastIndex = next;
    const place: Place = {
      kind: "string",
      write: writeTemplate,
      ...(more.test(this.text) ? { isContinued: true } : {}),
    };
    if (decoded.text.includes(":")) {
      decoded.emit(place, (piece) => {
        this.#waiting[index] = piece;
      });
    }
    if (this.#templates.length > 0) return;
    for (const piece of this.#waiting) if (piece !== null) this.#emit(piece);
    this.#waiting = [];
  }

  /** Passes over a regular expression. */
  regularExpression(open: number): number {
    const { text, end } = this;
    if (open < this.#noRegExp || text.charCodeAt(open + 1) === STAR || !this.#expectsOperand(open)) return -1;
    let isInClass = false;
    let at = open + 1;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (code === LINE_FEED || code === RETURN) break;
      if (code === BACKSLASH) at++;
      else if (code === BRACKET) isInClass = true;
      else if (code === END_BRACKET) isInClass = false;
      else if (code === SLASH && !isInClass) return at + 1;
    }
    this.#noRegExp = at;
    return -1;
  }

  /** Whether an operand comes at an offset. Otherwise it is an operator. */
  #expectsOperand(at: number): boolean {
    const tokenEnd = this.#tokenEnd(at);
    const before = this.text.slice(Math.max(this.start, tokenEnd - LONGEST_KEYWORD), tokenEnd);
    // TypeScript has "!" after operands.
    if (AFTER_OPERAND.test(before) || (before.endsWith("!") && tokenEnd < at)) return false;
    return BEFORE_OPERAND.test(before);
  }

  /** Returns the end of the last token before an offset that is neither white space nor a comment. */
  #tokenEnd(at: number): number {
    let end = at;
    while (end > this.#afterComment && this.text.charCodeAt(end - 1) <= SPACE) end--;
    return end > this.#afterComment ? end : this.#beforeComment;
  }
}

/** Returns the operator between two strings. */
function signOf(between: string): string {
  return between.replace(/[\s\\]+/g, "");
}

function isBlank(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** Whether a backslash and this character can mean a colon. Some escapes have the number of a character. */
function canMeanColon(code: number): boolean {
  return (code | SMALL) === SMALL_U || code === SMALL_X || code === COLON;
}

function canBeginHole(code: number): boolean {
  return code === DOLLAR || code === HASH || code === BACKSLASH || code === BRACE || code === AT || code === BACKQUOTE;
}

/** Whether a character ends a word of a shell. In a query, people often forget to quote an ampersand. */
function endsWord(code: number, next: number): boolean {
  if (code === AMPERSAND) return !/[\w%]/.test(String.fromCharCode(next));
  return code <= SPACE || ";|()<>`".includes(String.fromCharCode(code));
}

/** The rules by the code of their first character. */
type Rules = readonly (readonly Rule[] | undefined)[];

function rulesOf({ rules }: Language): Rules {
  const byCode: Rule[][] = [];
  for (const rule of [...rules, ...EVERYWHERE]) (byCode[rule.open.charCodeAt(0)] ??= []).push(rule);
  return Array.from({ length: 0x80 }, (_, code) => byCode[code]);
}

/** What follows a string in data, such as JSON. */
const OF_DATA = /[,:\]}]+(?=[\s"'[{]|$)/y;

/** Where PHP begins in an HTML document. The declaration of XML looks similar. */
const OPEN_PHP = /<\?(?!xml)(?:php\b|=)?/gi;
const BEGINS_WITH_TAG = /\s*</y;

/**
 * Makes a scanner of source code. Comments are text, one piece for each line or block. Strings that are joined are one
 * piece. So is a template of JavaScript, with its expressions as they are, or as `${x}` if they are long. The strings in
 * these expressions are further pieces. They come after it, and are in its range.
 *
 * @param language the language
 * @param html the scanner of what is outside of PHP; by default, that is text
 * @returns the scanner; `null` if the format is not a language
 */
export function source(language: Format, html?: Scan): Scan | null {
  const traits = LANGUAGES[language]?.();
  if (!traits) return null;
  const rules = rulesOf(traits);
  return (document, start, end, emit) => {
    const code = new Code(document, start, end, traits, rules, emit);
    if (language === "php") readPHP(code, html, document, emit);
    else code.read(start);
  };
}

function readPHP(code: Code, html: Scan | undefined, document: string, emit: Emit): void {
  const { text, start, end } = code;
  const nextOpening = (from: number): RegExpExecArray | null => {
    OPEN_PHP.lastIndex = from;
    return OPEN_PHP.exec(text);
  };
  let opening = nextOpening(start);
  // Examples in documents often have no "<?php".
  let at = opening === null && matchAt(BEGINS_WITH_TAG, text, start) < 0 ? code.read(start) : start;
  while (at < end) {
    opening = nextOpening(at);
    const to = opening?.index ?? end;
    if (html === undefined) code.range(at, to, TEXT);
    else html(document, at, to, emit);
    at = opening === null ? end : code.read(to + opening[0].length);
  }
}
