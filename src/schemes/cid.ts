/**
 * The schemes `cid` and `mid` (RFC 2392).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/cid.js";
import { rewriteTriplets } from "../core/percent.js";
import type { CidUrl, MidUrl } from "../../generated/scheme/cid.tree.js";
import { NOTHING, type Check, type Finding, type Span, type Subject } from "./mechanism/check.js";
import { doubleSlash } from "./shared/common.js";
import { charactersBy, few, pathSpan, rewrite } from "./shared/edits.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/cid.tree.js";

/**
 * How a person would explain that the grammar refuses a URL.
 *
 * @param identifiers how many there can be, with "/" between them
 */
function mistakes(rule: string, identifiers: number): readonly Check<null>[] {
  /** The identifiers, and then the whole rest. */
  const spansIn = (input: string, { start, end }: Span): readonly Span[] => {
    const slash = input.slice(start, end).indexOf("/");
    if (identifiers === 1 || slash < 0) return [{ start, end }];
    return [
      { start, end: start + slash },
      { start: start + slash + 1, end },
    ];
  };
  const inEach =
    (find: (text: string, span: Span) => readonly Finding[]): Check<null>["find"] =>
    ({ input, authority }) =>
      spansIn(input, pathSpan(input, authority)).flatMap((span) => find(input.slice(span.start, span.end), span));
  return [
    doubleSlash("2", rule),
    {
      code: "query",
      section: "2",
      rule,
      summary: 'A "?" of an identifier is percent-encoded: there is no query.',
      find({ input, authority }) {
        const { end: start } = pathSpan(input, authority);
        if (input[start] !== "?") return NOTHING;
        const span = { start, end: start + 1 };
        const hint = { ...span, text: "%3F", message: 'Write "%3F".' };
        return [{ ...span, message: 'There is no query here; as part of an identifier, "?" is "%3F".', hint }];
      },
    },
    {
      code: "empty-identifier",
      section: "2",
      rule: "url-addr-spec",
      summary: "No identifier is empty.",
      find: inEach((text, { start, end }) => {
        if (text !== "") return NOTHING;
        const hint = { start: start - 1, end, text: "", message: 'Remove the "/".' };
        return [{ start, end, message: "Here is no identifier.", hint }];
      }),
    },
    {
      code: "angle-brackets",
      section: "2",
      rule: "url-addr-spec",
      summary: 'The "<" and ">" of the header field are left out.',
      find: inEach((text, { start, end }) => {
        if (!/^%3C.*%3E$/i.test(text)) return NOTHING;
        const hint = { start, end, text: text.slice(3, -3), message: "Remove them." };
        return [{ start, end, message: 'The "<" and ">" around an identifier are no part of it.', hint }];
      }),
    },
    {
      code: "slash",
      section: "2",
      rule: "url-addr-spec",
      summary: 'A "/" of an identifier is percent-encoded.',
      find: inEach((text, { start }) =>
        few(text.matchAll(/\//g)).map(({ index }) => {
          const span = { start: start + index, end: start + index + 1 };
          const hint = { ...span, text: "%2F", message: 'Write "%2F".' };
          return { ...span, message: 'As part of an identifier, "/" is "%2F".', hint };
        }),
      ),
    },
    {
      code: "no-domain",
      section: "2",
      rule: "addr-spec",
      summary: 'An identifier has an "@" with a domain after it.',
      find: inEach((text, { end }) =>
        /^[^@]+@?$/.test(text)
          ? [{ start: end, end, message: 'An identifier has the form of an address: a name, "@" and a domain.' }]
          : NOTHING,
      ),
    },
    {
      code: "no-local-part",
      section: "2",
      rule: "local-part",
      summary: 'An identifier has a name before the "@".',
      find: inEach((text, { start }) =>
        text.startsWith("@") ? [{ start, end: start, message: 'A name has to stand before the "@".' }] : NOTHING,
      ),
    },
    {
      code: "second-at",
      section: "2",
      rule: "addr-spec",
      summary: 'Outside quotes, an identifier has one "@".',
      find: inEach((text, { start }) => {
        const [, second] = text.matchAll(/@/g);
        if (second === undefined) return NOTHING;
        const at = start + second.index;
        return [{ start: at, end: at + 1, message: 'Outside quotes, an identifier has one "@".' }];
      }),
    },
    {
      code: "dot",
      section: "2",
      rule: "addr-spec",
      summary: 'A "." stands between two other characters.',
      find: inEach((text, { start }) => {
        const at = text.search(/^\.|\.(?=[.@]|$)|(?<=@)\./);
        if (at < 0) return NOTHING;
        const span = { start: start + at, end: start + at + 1 };
        return [{ ...span, message: 'On each side of a "." there is another character.' }];
      }),
    },
  ];
}

/** What is percent-encoded in an identifier although it need not be: decoded, it is the same header field. */
const decodable = charactersBy(languageOf(grammar), "plain");

function equate({ input, authority }: Subject): ReturnType<typeof rewrite> {
  const span = pathSpan(input, authority);
  const text = rewriteTriplets(input.slice(span.start, span.end), decodable(), false);
  return rewrite(input, span, text, "2");
}

const specification = rfc(2392, "Content-ID and Message-ID Uniform Resource Locators");

/**
 * The scheme `cid`.
 *
 * @example
 * import { cid } from "uri-grammar/schemes/cid";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([cid]);
 * validate("cid:%3Ca@b%3E").diagnostics[0].code; // => "cid/angle-brackets"
 */
export const cid: Scheme<CidUrl> = defineScheme({
  name: "cid",
  specification,
  section: "2",
  status: "permanent",
  grammar,
  examples: ["cid:foo4%25foo1@bar.net", "cid:foo4*foo1@bar.net"],
  mistakes: mistakes("cid-url", 1),
  // What an identifier has encoded is part of it.
  exempt: ["encoded-delimiter", "encoded-line-break", "encoded-nul"],
  equate,
});

/**
 * The scheme `mid`.
 *
 * @example
 * import { mid } from "uri-grammar/schemes/cid";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([mid]);
 * validate("mid:a@b?c").diagnostics[0].code; // => "mid/query"
 */
export const mid: Scheme<MidUrl> = defineScheme({
  name: "mid",
  specification,
  section: "2",
  status: "permanent",
  grammar,
  examples: ["mid:960830.1639@XIson.com/partA.960830.1639@XIson.com"],
  mistakes: mistakes("mid-url", 2),
  // What an identifier has encoded is part of it.
  exempt: ["encoded-delimiter", "encoded-line-break", "encoded-nul"],
  equate,
});
