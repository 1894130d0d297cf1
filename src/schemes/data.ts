/**
 * The scheme `data` (RFC 2397).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/data.js";
import type { Dataurl, Parameter } from "../../generated/scheme/data.tree.js";
import type { Edit } from "../core/diagnostic.js";
import { lowerCase } from "../core/percent.js";
import { NOTHING, type Check, type SchemeEdit, type Span } from "./mechanism/check.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/data.tree.js";

/** Where the data are: after the first comma, since a media type has none. */
function dataSpan(input: string): Span {
  return { start: input.indexOf(",") + 1, end: input.length };
}

/** Whether the data are in base64. */
function isBase64(input: string, { start }: Span): boolean {
  return input.slice(Math.max(0, start - 8), start).toLowerCase() === ";base64,";
}

/** What base64 data are made of. */
interface Base64 {
  /** The symbols of the alphabet. */
  readonly symbols: number;
  /** Where the first "=" is; the end of the data if they contain no "=". */
  readonly padding: number;
  /** How many "=" there are. */
  readonly paddings: number;
  /** Where the first symbol after a "=" stands. */
  readonly late: number | null;
  /** The first character that is neither. */
  readonly other: Span | null;
}

const [PERCENT, EQUALS] = [0x25, 0x3d];

/** Whether a character is of base64's alphabet. */
function isSymbol(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || (code >= 0x2f && code <= 0x39) || code === 0x2b;
}

/** Blanks, and what ends a line. */
const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;

/** Reads base64 data; blanks and line breaks are left out, as RFC 2045 section 6.8 has it. */
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

const LONELY = "The last group of base64 data has one character, but needs at least two.";

const requirements: readonly Check<Dataurl>[] = [
  {
    code: "base64-character",
    section: "RFC2045:6.8",
    rule: "data",
    summary: 'Base64 data have letters, digits, "+" and "/".',
    find({ input }) {
      const span = dataSpan(input);
      if (!isBase64(input, span)) return NOTHING;
      const { other } = readBase64(input, span);
      if (other === null) return NOTHING;
      const text = input.slice(span.start, span.end).replaceAll("-", "+").replaceAll("_", "/");
      const repair = /[-_]/.test(input.charAt(other.start))
        ? { ...span, text, message: 'Write "+" for "-" and "/" for "_".', certain: true }
        : undefined;
      return [
        { ...other, message: 'This is not allowed in base64 data, which have letters, digits, "+" and "/".', repair },
      ];
    },
  },
  {
    code: "base64-length",
    section: "RFC2045:6.8",
    rule: "data",
    summary: 'Base64 data have groups of four characters; "=" fills the last group.',
    find({ input }) {
      const span = dataSpan(input);
      if (!isBase64(input, span)) return NOTHING;
      const { symbols, padding, paddings, late } = readBase64(input, span);
      if (late !== null) {
        return [{ start: padding, end: late, message: 'Nothing can follow the "=" at the end of base64 data.' }];
      }
      const { end } = span;
      if (symbols % 4 === 1) return [{ start: Math.min(padding, end - 1), end, message: LONELY }];
      const needed = (4 - (symbols % 4)) % 4;
      if (paddings === needed) return NOTHING;
      const repair = {
        start: padding,
        end,
        text: "=".repeat(needed),
        message: 'Write the right number of "=".',
        certain: true,
      };
      return [
        { start: padding, end, message: '"=" must fill base64 data up to a multiple of four characters.', repair },
      ];
    },
  },
  {
    code: "quoted-string",
    level: "SHOULD",
    section: "3",
    rule: "value",
    summary: "The value of a parameter is percent-encoded, not put in quotation marks.",
    find({ input, node }) {
      if (!input.includes("%22")) return NOTHING;
      // The first one: there can be as many as the URI is long.
      for (const { value } of node.mediatype.parameters) {
        const [, inner] = /^%22(.*)%22$/.exec(value.value) ?? [];
        if (inner === undefined) continue;
        const { start, end } = value;
        // What is quoted with a backslash is not to be taken apart here.
        const repair = /^$|%5C/i.test(inner)
          ? undefined
          : { start, end, text: inner, message: "Remove the quotation marks." };
        const message = "A value should be percent-encoded, not put in quotation marks.";
        return [{ start, end, message, repair }];
      }
      return NOTHING;
    },
  },
  {
    code: "charset",
    level: "advice",
    section: "2",
    rule: "mediatype",
    summary: "Without a media type, the data are US-ASCII.",
    find({ input }) {
      const colon = input.indexOf(":");
      const { start, end } = dataSpan(input);
      if (start !== colon + 2) return NOTHING;
      const at = start + input.slice(start, end).search(/%[89A-F]/i);
      if (at < start) return NOTHING;
      const message = "This octet is outside US-ASCII, but data without a media type are US-ASCII.";
      return [{ start: at, end: at + 3, message }];
    },
  },
];

const isCharset = ({ attribute }: Parameter): boolean => lowerCase(attribute.value) === "charset";

/** What counts in any case: types, subtypes, names of parameters, charsets (RFC 2045 section 5.1, RFC 2046 section 4.1.2). */
function* normalized({ mediatype, base64 }: Dataurl): Generator<SchemeEdit> {
  const { start, end, mainType, subtype, parameters } = mediatype;
  const parts = [[mainType, subtype].flatMap((each) => (each === null ? [] : lowerCase(each.value))).join("/")];
  for (const parameter of parameters) {
    const { value } = parameter.value;
    parts.push(`${lowerCase(parameter.attribute.value)}=${isCharset(parameter) ? lowerCase(value) : value}`);
  }
  // One edit for all of them: there can be as many as the URI is long.
  yield { start, end, text: parts.join(";"), section: "RFC2045:5.1" };
  if (base64) yield { start: base64.start, end: base64.end, text: "base64", section: "3" };
}

/** The default media type is left out (section 2), and base64 is written in its own characters. */
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

/**
 * The scheme `data`.
 *
 * @example
 * import { data } from "uri-grammar/schemes/data";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([data]);
 * validate("data:text/plain").diagnostics[0].code; // => "data/incomplete"
 * normalize("DATA:Text/HTML;Charset=UTF-8,a"); // => "data:text/html;charset=utf-8,a"
 */
export const data: Scheme<Dataurl> = defineScheme({
  name: "data",
  specification: rfc(2397, 'The "data" URL scheme'),
  section: "3",
  status: "permanent",
  grammar,
  examples: ["data:,A%20brief%20note", "data:text/plain;charset=iso-8859-7,%be%d3%be"],
  requirements,
  words: {
    dataurl: [
      "a data URI",
      "After 'data:' come an optional media type, an optional ';base64', a ',' and the data, in this order.",
    ],
    mediatype: [
      "the media type of a data URI",
      "A media type is a type, '/' and a subtype, and each parameter begins with ';'; ',' and the data follow.",
    ],
    parameter: ["a parameter of a media type", "A parameter is a name, '=' and a value."],
    value: [
      "the value of a parameter",
      "A value is not empty; in it '/', ':', '(' and similar characters must be percent-encoded.",
    ],
    data: "the data of a data URI",
  },
  // Data are any octets, and nothing reads them as a path.
  exempt: ["encoded-line-break", "encoded-nul", "encoded-delimiter", "encoded-dot-segment"],
  without: ["dot-segments"],
  normalize: ({ node }) => normalized(node),
  equate: ({ node }) => equated(node),
});
