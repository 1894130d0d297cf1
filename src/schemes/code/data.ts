/** @module */
import { grammar } from "../../../generated/scheme/data.js";
import type { Data, Dataurl } from "../../../generated/scheme/data.tree.js";
import { assertString, wrongType } from "../../core/arguments.js";
import { octetAt, percentDecodeOctets, percentEncodeOctets, rewriteTriplets, setOf } from "../../core/percent.js";
import type { Slip } from "../../explain/slips.js";
import type { Pair, ValueMaker } from "../../values/facts.js";
import { refusedValue } from "../../values/refused.js";
import { isOctets } from "../../values/same.js";
import { NOTHING, type Finding, type Span, type Subject } from "../mechanism/check.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { charactersBy } from "../shared/edits.js";
import { encoding, type Found } from "../shared/sentences.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const SYMBOLS = /* @__PURE__ */ setOf(ALPHABET);
const BLANKS = /* @__PURE__ */ setOf(" \t\r\n");
const [PERCENT, EQUALS] = [0x25, 0x3d];

const [CHARACTER, LENGTH, BITS] = ["base64-character", "base64-length", "base64-bits"];

interface Fault extends Finding {
  readonly code: string;
}

/**
 * Finds what is wrong with base64 data, at most once for each code: a character, the length, and bits of the last character,
 * which only readers refuse. White space and line breaks do not count (RFC 2045 section 6.8).
 */
function faultsIn({ start, value }: Pick<Data, "start" | "value">): readonly Fault[] {
  const found: Fault[] = [];
  const add = (code: string, from: number, to: number, message: string, repair?: Finding["repair"]): unknown =>
    found.push({ code, start: start + from, end: start + to, message, repair });
  const { length } = value;
  /** The number of symbols and of "=", and where the first "=" stands. */
  let [symbols, paddings, padding] = [0, 0, length];
  /** Where the last symbol stands, the first symbol after "=", and the first wrong character. */
  let [last, late, other] = [0, -1, -1];
  const widthAt = (at: number): number => (value.charCodeAt(at) === PERCENT ? "%00".length : 1);
  let next: number;
  for (let at = 0; at < length; at = next) {
    const plain = value.charCodeAt(at);
    const isTriplet = plain === PERCENT;
    next = at + (isTriplet ? 3 : 1);
    const code = isTriplet ? octetAt(value, at) : plain;
    if (SYMBOLS[code] === 1) {
      symbols++;
      last = at;
      if (paddings > 0 && late < 0) late = at;
    } else if (code === EQUALS) {
      if (paddings++ === 0) padding = at;
    } else if (BLANKS[code] !== 1 && other < 0) other = at;
  }
  const needed = (4 - (symbols % 4)) % 4;
  const symbol = decodeURIComponent(value.slice(last, last + widthAt(last)));
  const bits = ALPHABET.indexOf(symbol) & ((1 << (2 * needed)) - 1);
  if (other >= 0) {
    const text = value.replaceAll("-", "+").replaceAll("_", "/");
    const message = "This character is not allowed in base64 data. They contain only letters, digits, '+' and '/'.";
    const repair = "-_".includes(value.charAt(other)) ? { start, end: start + length, text } : undefined;
    add(CHARACTER, other, other + widthAt(other), message, repair);
  }
  if (late >= 0) add(LENGTH, padding, late, "No other character may follow the '=' at the end of base64 data.");
  else if (needed === 3) {
    const message = "The base64 data is cut off: its last group has only one character.";
    add(LENGTH, Math.min(padding, length - 1), length, message);
  } else if (paddings !== needed) {
    const message = "Base64 data has a multiple of four characters. '=' at the end fills it.";
    add(LENGTH, padding, length, message, { start: start + padding, end: start + length, text: "=".repeat(needed) });
  } else if (bits > 0) {
    const message = "The last character of base64 data has bits that stand for nothing. Write the one without them.";
    add(BITS, last, last + widthAt(last), message);
  }
  return found;
}

const wrong =
  (code: string) =>
  ({ node: { base64, data: text } }: Subject<Dataurl>): readonly Finding[] =>
    base64 === null ? NOTHING : faultsIn(text).filter((each) => each.code === code);

const [inNames, inValues] = [
  /* @__PURE__ */ encoding(grammar, "no-token", true),
  /* @__PURE__ */ encoding(grammar, "no-text", true),
];

interface Said extends Span {
  readonly message: string;
}

/** Returns the characters that a media type must not contain. Most media types have no percent-encodings. */
function wrongTokens({ input, node: { mediatype } }: Pick<Subject<Dataurl>, "input" | "node">): readonly Said[] {
  const { start, end, mainType, subtype, parameters } = mediatype;
  if (!input.slice(start, end).includes("%")) return NOTHING;
  const names = [mainType, subtype, ...parameters.map(({ attribute }) => attribute)].filter((each) => each !== null);
  const values = parameters.map(({ value }) => value);
  const saying = (found: readonly Span[], where: string): readonly Said[] => {
    const message = `This character is not allowed in ${where}, not even percent-encoded.`;
    return found.map((each) => ({ ...each, message }));
  };
  return [
    ...saying(inNames(names, { input }), "a media type or in the name of a parameter"),
    ...saying(inValues(values, { input }), "the value of a parameter"),
  ];
}

/** Returns the first value in quotation marks. A long URI can have very many. */
function quoted({ input, node }: Subject<Dataurl>): readonly Found[] {
  if (!input.includes(QUOTE)) return NOTHING;
  for (const { value: leaf } of node.mediatype.parameters) {
    const { start, end, value } = leaf;
    if (value.length < 2 * QUOTE.length || !value.startsWith(QUOTE) || !value.endsWith(QUOTE)) continue;
    const inner = value.slice(QUOTE.length, -QUOTE.length);
    // Do not unquote a value that contains a backslash.
    const isRepairable = inner !== "" && !inner.toUpperCase().includes("%5C");
    return [{ start, end, ...(isRepairable && { text: inner, what: "the quotation marks" }) }];
  }
  return NOTHING;
}

const QUOTE = "%22";

/** Finds the first octet beyond ASCII in data without a media type. In long data, a pattern is faster than a rule. */
function beyondASCII({ node: { mediatype, data: found } }: Subject<Dataurl>): readonly Span[] {
  if (mediatype.start < mediatype.end) return NOTHING;
  const index = found.value.search(/%[89A-F]/i);
  const start = found.start + index;
  return index < 0 ? NOTHING : [{ start, end: start + "%80".length }];
}

const slips: readonly Slip[] = [
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
];

/** What data may contain unencoded. Some programs read "?" as the beginning of a query. */
const inData = /* @__PURE__ */ charactersBy(/* @__PURE__ */ languageOf(grammar), "urlchar", "%?");

/** The values of the grammar that stand for a media type. */
interface MediaType {
  readonly type: string | null;
  readonly subtype: string | null;
  readonly parameters: readonly Pair[];
}

/** Returns the text of a media type, or of the default (section 2). A value that is no token is quoted (RFC 2045 section 5.1). */
function mediaTypeOf({ type, subtype, parameters }: MediaType): string {
  const all = type === null && parameters.length === 0 ? [{ name: "charset", value: "US-ASCII" }] : parameters;
  const texts = all.map(({ name, value }) => {
    const text = String(value);
    const isToken = languageOf(grammar).test(text, { rule: "mime-token" });
    return `;${name}=${isToken ? text : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`}`;
  });
  return `${type ?? "text"}/${subtype ?? "plain"}${texts.join("")}`;
}

/** Returns the length of the longest beginning of a text that is a media type; 0 without one. */
function acceptedIn(text: string): number {
  const automaton = languageOf(grammar).automaton("content");
  let [state, length] = [automaton.start("content"), 0];
  for (let at = 0; at < text.length; at++) {
    // Grammars of schemes have only ASCII. Of media types, only quoted strings can contain other characters, and "(".
    state = automaton.step(state, text.charCodeAt(at) < 0x80 ? text.charCodeAt(at) : 0x28);
    if (automaton.accepts(state)) length = at + 1;
  }
  return length;
}

/** Returns the parts of a media type that the grammar accepts. White space around ";" is ignored. */
function readMediaType(text: string): MediaType {
  const parts = [""];
  let isQuoted = false;
  // A rule would need a node for each character, and no part of the pattern reads what another one has read.
  for (const [piece, escaped = piece] of text.matchAll(/\\([^])|"|[ \t;]+|[^\\" \t;]+/g)) {
    if (piece === '"') isQuoted = !isQuoted;
    else if (!isQuoted && " \t;".includes(piece.charAt(0))) parts.push("");
    else parts[parts.length - 1] = `${String(parts.at(-1))}${escaped}`;
  }
  const [names, ...parameters] = parts;
  const [type, subtype] = String(names).toLowerCase().split("/") as [string, string];
  return { type, subtype, parameters: parameters.map(pairOf) };
}

function pairOf(parameter: string): Pair {
  const at = parameter.indexOf("=");
  return { name: parameter.slice(0, at).toLowerCase(), value: parameter.slice(at + 1) };
}

const values: ValueMaker = {
  after({ base64, data, ...mediaType }, uri, tree) {
    const value = data as string;
    const before = uri.slice(0, uri.indexOf(",") + 1);
    const refuse = ({ message, start, end }: Finding, code: string, rule: string): never => {
      throw tree.refuse({ code, message, start, end, rule });
    };
    if (before.includes("%")) {
      const node = tree.parse(before, "dataurl") as Dataurl;
      for (const each of wrongTokens({ input: before, node })) refuse(each, "token", "token");
    }
    if (base64 === true) for (const each of faultsIn({ start: before.length, value })) refuse(each, each.code, "data");
    const bytes = base64 === true ? octetsOf(value) : percentDecodeOctets(value);
    return { mediaType: mediaTypeOf(mediaType as unknown as MediaType), bytes };
  },
  before({ mediaType, base64, bytes }, tree) {
    if (mediaType !== null) assertString(mediaType, "The value 'mediaType'");
    if (bytes !== null && !isOctets(bytes)) throw wrongType("The value 'bytes'", "a Uint8Array", bytes);
    const octets = bytes ?? new Uint8Array();
    const data = base64 === true ? base64Of(octets) : percentEncodeOctets(octets, inData());
    if (mediaType === null) return { type: null, subtype: null, parameters: [], data };
    const start = acceptedIn(mediaType);
    if (start > 0 && start === mediaType.length) return { ...readMediaType(mediaType), data };
    const message = "The value 'mediaType' must be a type, '/', a subtype, and parameters such as ';charset=UTF-8'.";
    const mistake = { message, start, end: mediaType.length, rule: "mediatype" };
    throw refusedValue(tree, mistake, ["mediaType"]);
  },
};

/** Returns the octets of base64 data without faults. */
function octetsOf(data: string): Uint8Array {
  const octets = new Uint8Array(Math.ceil((data.length * 3) / 4));
  let [count, bits, rest] = [0, 0, 0];
  for (const symbol of decodeURIComponent(data)) {
    const value = ALPHABET.indexOf(symbol);
    // White space, and "=" at the end.
    if (value < 0) continue;
    rest = ((rest << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    octets[count++] = (rest >> bits) & 0xff;
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

export const data: SchemeCode<Dataurl> = {
  finds: {
    token: wrongTokens,
    [CHARACTER]: wrong(CHARACTER),
    [LENGTH]: wrong(LENGTH),
    "quoted-string": quoted,
    charset: beyondASCII,
  },
  slips,
  equate({ node: { base64, data: found } }) {
    if (base64 === null) return NOTHING;
    // The normal form has triplets in upper case. White space does not count.
    const plain = ["%09", "%0A", "%0D", "%20"].reduce((text, blank) => text.replaceAll(blank, ""), found.value);
    return [{ start: found.start, end: found.end, text: rewriteTriplets(plain, setOf("+/="), false) }];
  },
  values,
};
