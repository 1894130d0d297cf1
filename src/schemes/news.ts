/**
 * The schemes `news` and `nntp` (RFC 5538).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/news.js";
import type { Authority, NewsURL, NntpURL } from "../../generated/scheme/news.tree.js";
import type { Leaf } from "../tree/index.js";
import { NOTHING, type Check, type Finding, type SchemeEdit, type Span, type Subject } from "./mechanism/check.js";
import { findPassword, noAuthority, portRange, utf8 } from "./shared/common.js";
import { rewrite } from "./shared/edits.js";
import { languageOf } from "./mechanism/grammar.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/news.tree.js";

const language = languageOf(grammar);

const specification = rfc(5538, "The 'news' and 'nntp' URI Schemes");

/** The most octets of a Message-ID, its angle brackets among them. */
const LONGEST_ID = 250;

/** The first octet of a text that cannot be where it is, with where it stands. */
function firstBad(input: string, { start, end }: Span, allowed: RegExp): Span | null {
  for (const { 0: part, index } of input.slice(start, end).matchAll(/%..|[^%]/g)) {
    const code = part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0);
    if (!allowed.test(String.fromCharCode(code))) return { start: start + index, end: start + index + part.length };
  }
  return null;
}

/** What stands in a Message-ID: to the left of its "@", to its right, and there between brackets. */
const ATEXT = /^[\w.!#$%&'*+\-/=?^`{|}~]$/;
const MDTEXT = /^[!-=?-Z^-~]$/;

const messageId: Check<NewsURL> = {
  code: "message-id",
  section: "RFC5536:3.1.3",
  rule: "msg-id-core",
  summary: "What an article stands for is a Message-ID without its angle brackets.",
  find({ input, node: { resource } }) {
    if (resource.type !== "article") return NOTHING;
    const { start, end } = resource;
    const at = start + resource.value.indexOf("@");
    const right = { start: at + 1, end };
    const literal = /^%5B.*%5D$/i.test(resource.value.slice(at + 1 - start));
    const bad =
      firstBad(input, { start, end: at }, ATEXT) ??
      (literal
        ? firstBad(input, { start: right.start + 3, end: end - 3 }, MDTEXT)
        : (firstBad(input, right, ATEXT) ?? emptyLabel(input, right)));
    return bad ? [{ ...bad, message: "A Message-ID cannot have this where it stands." }] : NOTHING;
  },
};

/** A dot that does not stand between two texts. */
function emptyLabel(input: string, { start, end }: Span): Span | null {
  const dot = input.slice(start, end).search(/^\.|\.(?=\.|$)/);
  return dot < 0 ? null : { start: start + dot, end: start + dot + 1 };
}

const messageIdLength: Check<NewsURL> = {
  code: "message-id-length",
  section: "RFC5536:3.1.3",
  rule: "msg-id-core",
  summary: "A Message-ID has 250 octets at most, two of which are its angle brackets.",
  find({ node: { resource } }) {
    if (resource.type !== "article" || resource.value.length <= LONGEST_ID - 2) return NOTHING;
    if (resource.value.replace(/%../g, "-").length <= LONGEST_ID - 2) return NOTHING;
    const { start, end } = resource;
    return [{ start, end, message: "With its angle brackets a Message-ID has 250 octets at most." }];
  },
};

/**
 * Advice, which both schemes share: the grammar is simpler than RFC 5536's.
 *
 * @param groupOf gives the name, or the pattern, where there is one
 */
function groupName<Node>(groupOf: (node: Node) => Leaf | null): Check<Node> {
  return {
    code: "newsgroup-name",
    level: "advice",
    section: "RFC5536:3.1.4",
    rule: "group",
    summary: "Each part of a newsgroup's name between dots has a character, and no dot begins or ends the name.",
    find({ input, node }) {
      const group = groupOf(node);
      const bad = group && emptyLabel(input, group);
      return bad ? [{ ...bad, message: "No part of a newsgroup's name between dots is empty." }] : NOTHING;
    },
  };
}

/** Section 7: as RFC 3986 section 3.2.1 has it. */
const password: Check = {
  code: "password",
  level: "advice",
  section: "7",
  rule: "userinfo",
  summary: "There is no password in the user information: that form is deprecated.",
  find: findPassword("A password in a URI is deprecated."),
};

/**
 * A mistake: a query.
 *
 * @param section the syntax's own
 * @param rule that a "?" may have been meant for
 */
function noQuery(section: string, rule: string): Check<null> {
  return {
    code: "query",
    section,
    rule,
    summary: 'There is no query; a "?" in a name or a pattern is percent-encoded.',
    find({ parts }) {
      const { query } = parts;
      if (query === null) return NOTHING;
      const start = query.start - 1;
      const hint = { start, end: query.start, text: "%3F", message: 'Write "%3F".' };
      return [{ start, end: query.end, message: 'There is no query: a "?" of a name or a pattern is "%3F".', hint }];
    },
  };
}

/** The path without its "/", where it stands behind an authority. */
function nameSpan(input: string, { start, end }: Span): Span {
  return { start: input[start] === "/" ? start + 1 : start, end };
}

const newsMistakes: readonly Check<null>[] = [
  {
    code: "no-slash",
    section: "4",
    rule: "newsURL",
    summary: 'After a server comes a "/".',
    find({ input, authority }) {
      if (authority === null || input[authority.end] === "/") return NOTHING;
      const { end } = authority;
      const hint = { start: end, end, text: "/", message: 'Write "/".' };
      return [{ start: end, end, message: 'After the server comes a "/".', hint }];
    },
  },
  noQuery("4", "newsgroups"),
  {
    code: "angle-brackets",
    section: "4",
    rule: "article",
    summary: "A Message-ID stands without its angle brackets.",
    find({ input, parts }) {
      const { start, end } = nameSpan(input, parts.path);
      const text = input.slice(start, end);
      if (!/^%3C.*%3E$/i.test(text)) return NOTHING;
      const hint = { start, end, text: text.slice(3, -3), message: "Remove them." };
      return [{ start, end, message: "The angle brackets of a Message-ID are not written.", hint }];
    },
  },
  {
    code: "character",
    section: "4",
    rule: "newsURL",
    summary: "Neither a Message-ID nor a pattern has this character: it is percent-encoded, or another part of a path.",
    find({ input, parts }) {
      const { start: from, end } = nameSpan(input, parts.path);
      const text = input.slice(from, end);
      const at = text.indexOf("@");
      const inName = at < 0 ? text.search(/[^\w%.*+-]/) : text.slice(0, at).search(/[(),:;/]/);
      const found = inName < 0 ? text.indexOf("/") : inName;
      if (found < 0) return NOTHING;
      const start = from + found;
      const encoded = `%${text.charCodeAt(found).toString(16).toUpperCase()}`;
      const hint = { start, end: start + 1, text: encoded, message: `Write "${encoded}".` };
      return [{ start, end: start + 1, message: "This character cannot stand here unless it is encoded.", hint }];
    },
  },
  {
    code: "empty-part",
    section: "RFC5536:3.1.3",
    rule: "msg-id-core",
    summary: 'A Message-ID has a text on both sides of its "@" and between its dots.',
    find({ input, parts }) {
      const { start, end } = nameSpan(input, parts.path);
      const at = input.slice(start, end).indexOf("@");
      if (at < 0) return NOTHING;
      const left = { start, end: start + at };
      const right = { start: start + at + 1, end };
      const bad = at === 0 ? left : right.start === end ? right : emptyLabel(input, left);
      if (bad === null) return NOTHING;
      return [{ ...bad, message: 'A Message-ID has a text on both sides of its "@" and between its dots.' }];
    },
  },
];

const nntpMistakes: readonly Check<null>[] = [
  noAuthority("2.1"),
  noQuery("3", "group"),
  {
    code: "no-group",
    section: "3",
    rule: "group",
    summary: 'After the server and a "/" comes a newsgroup.',
    find({ input, authority, parts }) {
      if (authority === null) return NOTHING;
      const { start, end } = nameSpan(input, parts.path);
      if (start < end && input[start] !== "/") return NOTHING;
      return [{ start, end: start, message: 'After the server and a "/" comes a newsgroup.' }];
    },
  },
  {
    code: "article-number",
    section: "3",
    rule: "article-number",
    summary: 'After a newsgroup and a "/" comes a number of one to sixteen digits.',
    find({ input, parts }) {
      const { start: from, end } = nameSpan(input, parts.path);
      const slash = input.slice(from, end).indexOf("/");
      const start = from + slash + 1;
      if (slash < 0 || language.test(input.slice(start, end), "article-number")) return NOTHING;
      const message = 'After the newsgroup and a "/" comes the number of an article, of one to sixteen digits.';
      return [{ start, end, message }];
    },
  },
  {
    code: "character",
    section: "3",
    rule: "group",
    summary: "A newsgroup's name has letters, digits, - + _ . and what is percent-encoded.",
    find({ input, parts }): readonly Finding[] {
      const { start: from, end } = nameSpan(input, parts.path);
      const [group] = input.slice(from, end).split("/", 1) as [string];
      const found = group.search(/[^\w%.+-]/);
      if (found < 0) return NOTHING;
      const start = from + found;
      const encoded = `%${group.charCodeAt(found).toString(16).toUpperCase()}`;
      const hint = { start, end: start + 1, text: encoded, message: `Write "${encoded}".` };
      return [
        { start, end: start + 1, message: "This character cannot stand in the name unless it is encoded.", hint },
      ];
    },
  },
];

/**
 * Nothing is encoded that need not be (RFC 3986 section 6.2.2.2): but a "~" must be in the name of a newsgroup.
 *
 * @param name the newsgroup's, where there is one
 */
function* decode(input: string, authority: Authority | null, name: Leaf | null): Generator<SchemeEdit> {
  const isIn = (span: Span | null | undefined, at: number): boolean => !!span && at >= span.start && at < span.end;
  for (const { 0: triplet, index } of input.matchAll(/%[\dA-F]{2}/gi)) {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    if (!language.test(character, "unreserved") || (character === "~" && isIn(name, index))) continue;
    const text = isIn(authority?.host, index) ? character.toLowerCase() : character;
    yield { start: index, end: index + triplet.length, text, section: "RFC3986:6.2.2.2" };
  }
}

/** No pattern after a server is that for all newsgroups (section 4). */
function* normalizeNews({ input, node: { authority, resource } }: Subject<NewsURL>): Generator<SchemeEdit> {
  yield* decode(input, authority, resource.type === "newsgroups" ? resource : null);
  if (authority !== null && resource.value === "*") yield* rewrite(input, resource, "", "4");
}

/**
 * The scheme `news`.
 *
 * @example
 * import { news } from "uri-grammar/schemes/news";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([news]);
 * validate("news:%3Ca@b%3E").diagnostics[0].code; // => "news/message-id"
 * normalize("news:%41@%7eB"); // => "news:A@~B"
 */
export const news: Scheme<NewsURL> = defineScheme({
  name: "news",
  specification,
  section: "4",
  status: "permanent",
  grammar,
  examples: [
    "news://news.server.example/*",
    "news:example.group.*",
    "news:example.group.this",
    "news://news.gmane.org/p0624081dc30b8699bf9b@%5B10.20.30.108%5D",
  ],
  requirements: [
    messageId,
    messageIdLength,
    groupName<NewsURL>(({ resource }) => (resource.type === "newsgroups" ? resource : null)),
    utf8("6"),
    password,
    portRange,
  ],
  mistakes: newsMistakes,
  // There are no dot-segments (section 2.3), and `normalize` decodes what can be.
  without: ["dot-segments", "percent-encoding"],
  normalize: normalizeNews,
});

/**
 * The scheme `nntp`.
 *
 * @example
 * import { nntp } from "uri-grammar/schemes/news";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([nntp]);
 * validate("nntp://h/").diagnostics[0].code; // => "nntp/no-group"
 * normalize("NNTP://NEWS.server.example:119/A%2b/1"); // => "nntp://news.server.example/A%2B/1"
 */
export const nntp: Scheme<NntpURL> = defineScheme({
  name: "nntp",
  specification,
  section: "3",
  status: "permanent",
  grammar,
  examples: [
    "nntp://news.server.example/example.group.this/12345",
    "nntp://wild.server.example/example.group.n%2Fa/12345",
    "nntp://news.server.example/example.group.this",
  ],
  requirements: [
    {
      code: "empty-host",
      section: "2.1",
      rule: "host",
      summary: "The server is not empty: the scheme has no default for it.",
      find({ authority }) {
        if (authority === null || authority.host.end > authority.host.start) return NOTHING;
        const { start, end } = authority.host;
        return [{ start, end, message: "The host must not be empty." }];
      },
    },
    groupName<NntpURL>(({ group }) => group),
    utf8("6"),
    password,
    portRange,
  ],
  mistakes: nntpMistakes,
  // There are no dot-segments (section 2.3), and `normalize` decodes what can be.
  without: ["dot-segments", "percent-encoding"],
  normalize: ({ input, node: { authority, group } }) => decode(input, authority, group),
});
