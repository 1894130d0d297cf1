/**
 * The scheme `data` (RFC 2397).
 *
 * @module
 */
import { grammar, data as dataFacts } from "../../generated/scheme/data.js";
import type { Dataurl, Parameter } from "../../generated/scheme/data.tree.js";
import { assertString, wrongType } from "../core/arguments.js";
import type { Edit } from "../core/diagnostic.js";
import { lowerCase, octetAt, percentDecodeOctets, percentEncodeOctets } from "../core/percent.js";
import type { Slip } from "../explain/slips.js";
import type { Tree } from "../tree/tree.js";
import type { Pair, ValueMaker } from "../values/facts.js";
import { refusedValue } from "../values/refused.js";
import { isOctets } from "../values/same.js";
import { NOTHING, type Finding, type SchemeEdit, type Span, type Subject } from "./mechanism/check.js";
import { languageOf } from "./mechanism/grammar.js";
import { built } from "./mechanism/facts.js";
import type { Scheme } from "./mechanism/scheme.js";
import { charactersBy } from "./shared/edits.js";
import type { Found } from "./shared/sentences.js";

export type * from "../../generated/scheme/data.tree.js";

/** Returns the span of the data. They start after the first comma, because a media type contains no comma. */
function dataSpan(input: string): Span {
  return { start: input.indexOf(",") + 1, end: input.length };
}

/** Checks whether the data are in base64. */
function isBase64(input: string, { start }: Span): boolean {
  return input.slice(Math.max(0, start - 8), start).toLowerCase() === ";base64,";
}

/** The contents of base64 data. */
interface Base64 {
  /** The number of symbols of the base64 alphabet. */
  readonly symbols: number;
  /** The offset of the first "="; the end of the data if they contain no "=". */
  readonly padding: number;
  /** The number of "=". */
  readonly paddings: number;
  /** The offset of the first symbol after "="; `null` otherwise. */
  readonly late: number | null;
  /** The span of the first other character; `null` otherwise. */
  readonly other: Span | null;
}

const [PERCENT, EQUALS] = [0x25, 0x3d];

/** Checks whether a character is in the base64 alphabet. */
function isSymbol(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || (code >= 0x2f && code <= 0x39) || code === 0x2b;
}

/** Checks whether a character is white space or part of a line break. */
const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;

/** Reads base64 data. It ignores white space and line breaks (RFC 2045 section 6.8). */
function readBase64(input: string, { start, end }: Span): Base64 {
  let symbols = 0;
  let padding = end;
  let paddings = 0;
  let late: number | null = null;
  let other: Span | null = null;
  let next: number;
  for (let at = start; at < end; at = next) {
    const isTriplet = input.charCodeAt(at) === PERCENT;
    next = at + (isTriplet ? 3 : 1);
    const code = isTriplet ? Number.parseInt(input.slice(at + 1, at + 3), 16) : input.charCodeAt(at);
    if (code === EQUALS) {
      if (paddings++ === 0) padding = at;
    } else if (isSymbol(code)) {
      symbols++;
      if (paddings > 0) late ??= at;
    } else if (!isBlank(code)) other ??= { start: at, end: next };
  }
  return { symbols, padding, paddings, late, other };
}

const LONELY = "The base64 data is cut off: its last group has only one character.";

/** What a token must not contain, percent-encoded: control characters, a space, tspecials and octets beyond ASCII. */
const NOT_IN_TOKEN = /%(?:[01].|2[0289CF]|3[A-F]|40|5[BCD]|7F|[89A-F].)/i;

/** What the value of a parameter must not contain, percent-encoded: control characters, except a tab (RFC 5322 section 3.2.4). */
const NOT_IN_VALUE = /%(?:0[0-8A-F]|1.|7F)/i;

/** Returns the first character that a media type must not contain. A long URI can have very many. */
function wrongTokens({ input, node: { mediatype } }: Pick<Subject<Dataurl>, "input" | "node">): readonly Finding[] {
  const { start, end, mainType, subtype, parameters } = mediatype;
  if (!input.slice(start, end).includes("%")) return NOTHING;
  const names = [mainType, subtype, ...parameters.map(({ attribute }) => attribute)];
  const values = parameters.map(({ value }) => value);
  for (const [leaves, pattern, where] of [
    [names, NOT_IN_TOKEN, "a media type or in the name of a parameter"],
    [values, NOT_IN_VALUE, "the value of a parameter"],
  ] as const) {
    for (const leaf of leaves) {
      const index = leaf === null ? -1 : leaf.value.search(pattern);
      if (leaf === null || index < 0) continue;
      const at = leaf.start + index;
      const message = `This character is not allowed in ${where}, not even percent-encoded.`;
      return [{ start: at, end: at + 3, message }];
    }
  }
  return NOTHING;
}

/** Returns the first wrong character of base64 data. */
function wrongSymbols({ input }: { readonly input: string }): readonly Finding[] {
  const span = dataSpan(input);
  if (!isBase64(input, span)) return NOTHING;
  const { other } = readBase64(input, span);
  if (other === null) return NOTHING;
  const text = input.slice(span.start, span.end).replaceAll("-", "+").replaceAll("_", "/");
  const repair = /[-_]/.test(input.charAt(other.start)) ? { ...span, text } : undefined;
  return [
    {
      ...other,
      message: "This character is not allowed in base64 data. They contain only letters, digits, '+' and '/'.",
      repair,
    },
  ];
}

/** Returns what is wrong with the length of base64 data. */
function wrongLength({ input }: { readonly input: string }): readonly Finding[] {
  const span = dataSpan(input);
  if (!isBase64(input, span)) return NOTHING;
  const { symbols, padding, paddings, late } = readBase64(input, span);
  if (late !== null) {
    return [{ start: padding, end: late, message: "No other character may follow the '=' at the end of base64 data." }];
  }
  const { end } = span;
  if (symbols % 4 === 1) return [{ start: Math.min(padding, end - 1), end, message: LONELY }];
  const needed = (4 - (symbols % 4)) % 4;
  if (paddings === needed) return NOTHING;
  const [start, text] = [padding, "=".repeat(needed)];
  const message = "Base64 data has a multiple of four characters. '=' at the end fills it.";
  return [{ start, end, message, repair: { start, end, text } }];
}

/** Returns the first value in quotation marks. A long URI can have very many. */
function quoted({ input, node }: Pick<Subject<Dataurl>, "input" | "node">): readonly Found[] {
  if (!input.includes(QUOTE)) return NOTHING;
  const length = QUOTE.length;
  for (const { value: found } of node.mediatype.parameters) {
    const { start, end, value } = found;
    if (value.length < 2 * length || !value.startsWith(QUOTE) || !value.endsWith(QUOTE)) continue;
    const inner = value.slice(length, -length);
    // Do not unquote a value that contains a backslash.
    const isRepairable = inner !== "" && !inner.toUpperCase().includes("%5C");
    return [{ start, end, ...(isRepairable && { text: inner, what: "the quotation marks" }) }];
  }
  return NOTHING;
}

const QUOTE = "%22";

/** Finds the first octet beyond ASCII in data without a media type. This needs no tree. */
function beyondASCII({ input }: Pick<Subject, "input">): readonly Span[] {
  const span = dataSpan(input);
  if (span.start !== input.indexOf(":") + 2) return NOTHING;
  const at = span.start + input.slice(span.start, span.end).search(/%[89A-F]/i);
  return at < span.start ? NOTHING : [{ start: at, end: at + "%80".length }];
}

const isCharset = ({ attribute }: Parameter): boolean => lowerCase(attribute.value) === "charset";

/**
 * Yields the edits that convert case-insensitive parts to lower case: types, subtypes, names of parameters and charsets
 * (RFC 2045 section 5.1, RFC 2046 section 4.1.2).
 */
function* normalized({ mediatype, base64 }: Dataurl): Generator<SchemeEdit> {
  const { start, end, mainType, subtype, parameters } = mediatype;
  const parts = [[mainType, subtype].flatMap((each) => (each === null ? [] : lowerCase(each.value))).join("/")];
  for (const parameter of parameters) {
    const { value } = parameter.value;
    parts.push(`${lowerCase(parameter.attribute.value)}=${isCharset(parameter) ? lowerCase(value) : value}`);
  }
  // Make one edit for all parameters, because a long URI can have very many.
  yield { start, end, text: parts.join(";"), section: "RFC2045:5.1" };
  if (base64) yield { start: base64.start, end: base64.end, text: "base64", section: "3" };
}

/** Yields the edits that remove the default media type (section 2) and decode the characters of base64 data. */
function* equated({ mediatype, base64, data }: Dataurl): Generator<Edit> {
  const { mainType, subtype, parameters } = mediatype;
  const isPlain = mainType === null || (mainType.value === "text" && subtype?.value === "plain");
  const [first] = parameters;
  const isDefault =
    first === undefined || (parameters.length === 1 && isCharset(first) && first.value.value === "us-ascii");
  if (isPlain) {
    const { start } = mediatype;
    yield { start, end: isDefault ? mediatype.end : (subtype?.end ?? start), text: "" };
  }
  if (base64) {
    const symbols: Readonly<Record<string, string>> = { "%2B": "+", "%2F": "/", "%3D": "=" };
    const text = data.value.replace(/%(?:2B|2F|3D|09|0A|0D|20)/g, (triplet) => symbols[triplet] ?? "");
    yield { start: data.start, end: data.end, text };
  }
}

const slips: readonly Slip[] = [
  {
    code: "charset",
    pattern: /^(data:[^,]{0,200}?)(;utf-?8)(?=[;,])/i,
    rule: "parameter",
    message: "The name of a charset is the value of a parameter. Write ';charset=utf-8'.",
    write: ";charset=utf-8",
  },
  {
    code: "separator",
    pattern: /^(data:[a-z\d!#$&^_.+-]{1,100}\/[a-z\d!#$&^_.+-]{1,100})( {1,3})(?=(?:charset=|base64,)[^ ]{0,100})/i,
    rule: "parameter",
    message: "';' separates the parameters of a media type, not a space. Write ';'.",
    write: ";",
  },
  {
    code: "base64-delimiter",
    pattern: /^(data:)(base64)(?=,)/i,
    message: "Without a media type, ';' comes before 'base64'. Write ';base64'.",
    write: ";base64",
  },
  {
    code: "subtype",
    pattern: /^(data:)([a-z\d!#$&^_.+-]{1,100})(?=[;,])/i,
    rule: "mediatype",
    message: "The subtype is missing. A media type is a type, '/' and a subtype, such as 'text/plain'.",
  },
  {
    code: "comma",
    pattern: /^(data:[^,]{0,200};base64)([\s:]{1,3}|;(?![^,]{0,200},))(?=\S)/i,
    message: "',' separates the data from ';base64'. Write ','.",
    write: ",",
  },
  {
    code: "comma",
    pattern: /^(data:[^,]{0,200};base64)()(?=[a-z\d+/]{8})/i,
    message: "',' is missing between ';base64' and the data. Write ','.",
    write: ",",
  },
  {
    code: "base64-order",
    pattern: /^(data:[^,]{0,200}?)(;base64)(?=;[^,]{0,200},)/i,
    message: "After all parameters, ';base64' comes directly before ','.",
    edit({ start, end }, text) {
      const comma = text.indexOf(",", end);
      return [
        { start, end, text: "" },
        { start: comma, end: comma, text: ";base64" },
      ];
    },
  },
  {
    code: "empty-part",
    pattern: /^(data:[^,]{0,200})(;)(?=,)/i,
    rule: "parameter",
    message: "There is no parameter after ';'. Remove ';'.",
    write: "",
  },
  {
    code: "comma",
    pattern: /^(data:)()(?=[^,;/#]{1,200}(?:#|$))/i,
    message: "',' is missing before the data. Write ','.",
    write: ",",
  },
  {
    code: "comma",
    pattern: /^(data:[^,#]{0,200})()$/i,
    message: "',' is missing. The data follow it, and can be empty.",
    write: ",",
  },
  {
    code: "parameter-value",
    pattern: /^(data:[^,]{0,200}?;)(?!base64,)([a-z\d!#$&^_.+-]{1,100})(?=[;,])/i,
    rule: "parameter",
    message: "The value of this parameter is missing. Write '=' and the value.",
  },
];

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Returns the octets of a URI with base64 data. */
function octetsOfBase64(uri: string): Uint8Array {
  const refuse = ({ start, end, message }: Omit<Finding, "repair">, code: string): never => {
    throw (data.grammar.tree as Tree).refuse({ code, message, start, end, rule: "data" });
  };
  const [symbol] = wrongSymbols({ input: uri });
  if (symbol) refuse(symbol, "base64-character");
  const [length] = wrongLength({ input: uri });
  if (length) refuse(length, "base64-length");
  const { start, end } = dataSpan(uri);
  const octets = new Uint8Array(Math.ceil(((end - start) * 3) / 4));
  let count = 0;
  let bits = 0;
  let rest = 0;
  let last = start;
  for (let at = start, next: number; at < end; at = next) {
    const isTriplet = uri.charCodeAt(at) === PERCENT;
    next = at + (isTriplet ? 3 : 1);
    const value = ALPHABET.indexOf(isTriplet ? String.fromCharCode(octetAt(uri, at)) : uri.charAt(at));
    // White space and the "=" at the end.
    if (value < 0) continue;
    last = at;
    rest = ((rest << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    octets[count++] = (rest >> bits) & 0xff;
  }
  if ((rest & ((1 << bits) - 1)) !== 0) {
    const message = "The last character of base64 data has bits that stand for nothing. Write the one without them.";
    const width = uri.charCodeAt(last) === PERCENT ? 3 : 1;
    refuse({ start: last, end: last + width, message }, "base64-bits");
  }
  return octets.slice(0, count);
}

/** Returns the base64 text of octets (RFC 4648 section 4). */
function base64Of(octets: Uint8Array): string {
  let text = "";
  for (let at = 0; at < octets.length; at += 3) {
    // Bits after the end are 0.
    const group = (Number(octets[at]) << 16) | ((octets[at + 1] ?? 0) << 8) | (octets[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET.charAt((group >> shift) & 0x3f);
  }
  const missing = (3 - (octets.length % 3)) % 3;
  return text.slice(0, text.length - missing) + "=".repeat(missing);
}

/** What data may contain unencoded. Some programs read "?" as the beginning of a query. */
const inData = /* @__PURE__ */ charactersBy(/* @__PURE__ */ languageOf(grammar), "urlchar", "%?");

/** The media type of data without one (section 2). */
const [TYPE, SUBTYPE, CHARSET] = ["text", "plain", "US-ASCII"];

/** A token of RFC 2045 section 5.1. */
const TOKEN = /^[!#$%&'*+\-.\w^`{|}~]+$/;

/** The media type, and one parameter after it up to a quoted value; each from an offset on. */
const [MEDIA_TYPE, PARAMETER] = [
  /([!#$%&'*+\-.\w^`{|}~]+)\/([!#$%&'*+\-.\w^`{|}~]+)/y,
  /[ \t]*;[ \t]*([!#$%&'*+\-.\w^`{|}~]+)=([!#$%&'*+\-.\w^`{|}~]+|")/y,
];

/** The values of the grammar that stand for a media type. */
interface MediaType {
  readonly type: string | null;
  readonly subtype: string | null;
  readonly parameters: readonly Pair[];
}

/** Returns the text of a media type (RFC 2045 section 5.1). A value that is no token is quoted. */
function mediaTypeOf({ type, subtype, parameters }: MediaType): string {
  const all = type === null && parameters.length === 0 ? [{ name: "charset", value: CHARSET }] : parameters;
  const texts = all.map(({ name, value }) => {
    const text = String(value);
    return `;${name}=${TOKEN.test(text) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`}`;
  });
  return `${type ?? TYPE}/${subtype ?? SUBTYPE}${texts.join("")}`;
}

/** Returns the offset after the quote that ends a quoted string; -1 without one. A regular expression would overflow. */
function quotedEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') return at + 1;
    if (character === "\\") at++;
  }
  return -1;
}

/** Returns the parts of a media type. White space around ";" is ignored. */
function readMediaType(text: string): MediaType {
  MEDIA_TYPE.lastIndex = 0;
  const [whole = "", type = "", subtype = ""] = MEDIA_TYPE.exec(text) ?? [];
  const parameters: Pair[] = [];
  let at = whole.length;
  while (whole !== "" && at < text.length) {
    PARAMETER.lastIndex = at;
    const [all, name = "", value = ""] = PARAMETER.exec(text) ?? [];
    const end = all === undefined ? -1 : value === '"' ? quotedEnd(text, at + all.length) : at + all.length;
    if (end < 0 || /[\0-\x08\n-\x1F\x7F]/.test(text.slice(at, end))) break;
    const content = value === '"' ? text.slice(PARAMETER.lastIndex, end - 1).replace(/\\([^])/g, "$1") : value;
    parameters.push({ name: name.toLowerCase(), value: content });
    at = end;
  }
  if (whole !== "" && at === text.length) {
    return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), parameters };
  }
  const message = "The value 'mediaType' must be a type, '/', a subtype, and parameters such as ';charset=UTF-8'.";
  const mistake = { message, start: at, end: text.length, rule: "mediatype" };
  throw refusedValue(data.grammar.tree as Tree, mistake, ["mediaType"]);
}

const values: ValueMaker = {
  after({ base64, data: text, ...mediaType }, uri) {
    const written = text as string;
    const tree = data.grammar.tree as Tree;
    const hasTriplets = uri.slice(0, uri.indexOf(",") + 1).includes("%");
    const [wrong] = hasTriplets ? wrongTokens({ input: uri, node: tree.parse(uri, "dataurl") as Dataurl }) : NOTHING;
    if (wrong !== undefined) throw tree.refuse({ ...wrong, code: "token", rule: "token" });
    const bytes =
      base64 === true ? octetsOfBase64(uri === "" ? `data:;base64,${written}` : uri) : percentDecodeOctets(written);
    return { mediaType: mediaTypeOf(mediaType as unknown as MediaType), bytes };
  },
  before({ mediaType, base64, bytes }) {
    if (mediaType !== null) assertString(mediaType, "The value 'mediaType'");
    if (bytes !== null && !isOctets(bytes)) throw wrongType("The value 'bytes'", "a Uint8Array", bytes);
    const octets = bytes ?? new Uint8Array();
    const { type, subtype, parameters } =
      mediaType === null ? { type: null, subtype: null, parameters: [] } : readMediaType(mediaType);
    return {
      type,
      subtype,
      parameters,
      data: base64 === true ? base64Of(octets) : percentEncodeOctets(octets, inData()),
    };
  },
};

/**
 * The scheme `data`.
 *
 * @example
 * import { data } from "uri-grammar/schemes/data";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([data]);
 * validate("data:text/plain").diagnostics[0].code; // => "data/comma"
 * normalize("DATA:Text/HTML;Charset=UTF-8,a"); // => "data:text/html;charset=utf-8,a"
 */
export const data: Scheme<Dataurl> = /* @__PURE__ */ built<Dataurl>(dataFacts, grammar, {
  finds: {
    token: wrongTokens,
    "base64-character": wrongSymbols,
    "base64-length": wrongLength,
    "quoted-string": quoted,
    charset: beyondASCII,
  },
  slips,
  normalize: ({ node }) => normalized(node),
  equate: ({ node }) => equated(node),
  values,
});
