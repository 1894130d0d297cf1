/**
 * The schemes `news` and `nntp` (RFC 5538).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/news.js";
import type { Authority, NewsURL, NntpURL } from "../../../generated/scheme/news.tree.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING, type Check, type SchemeEdit, type Span, type Subject } from "../mechanism/check.js";
import { findPassword, utf8 } from "../shared/common.js";
import { rewrite } from "../shared/edits.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { NO_HOST, PASSWORD } from "../shared/messages.js";

const language = languageOf(grammar);

/** The maximum length of a Message-ID with its angle brackets, in octets. */
const LONGEST_ID = 250;

/** Returns the span of the first octet that is not allowed; `null` otherwise. */
function firstBad(input: string, { start, end }: Span, allowed: RegExp): Span | null {
  for (const { 0: part, index } of input.slice(start, end).matchAll(/%..|[^%]/g)) {
    const code = part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0);
    if (!allowed.test(String.fromCharCode(code))) return { start: start + index, end: start + index + part.length };
  }
  return null;
}

/** The characters of a Message-ID: on both sides of the "@" (ATEXT), and between brackets after it (MDTEXT). */
const ATEXT = /^[\w.!#$%&'*+\-/=?^`{|}~]$/;
const MDTEXT = /^[!-=?-Z^-~]$/;

const messageId: Check<NewsURL> = {
  code: "message-id",
  section: "RFC5536:3.1.3",
  rule: "msg-id-core",
  summary: "An article must be a Message-ID without its angle brackets.",
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
        : (firstBad(input, right, ATEXT) ?? emptyLabel(input, right))) ??
      emptyLabel(input, { start, end: at });
    return bad ? [{ ...bad, message: "This character is not allowed here in a Message-ID." }] : NOTHING;
  },
};

/**
 * Returns the span of a dot, also of a percent-encoded one, that is not between two non-empty labels; `null` if there is
 * none.
 */
function emptyLabel(input: string, { start, end }: Span): Span | null {
  const dot = /^(?:\.|%2E)|(?:\.|%2E)(?=\.|%2E|$)/i.exec(input.slice(start, end));
  return dot && { start: start + dot.index, end: start + dot.index + dot[0].length };
}

const messageIdLength: Check<NewsURL> = {
  code: "message-id-length",
  section: "RFC5536:3.1.3",
  rule: "msg-id-core",
  summary: "A Message-ID must have at most 250 octets, including its angle brackets.",
  find({ node: { resource } }) {
    if (resource.type !== "article" || resource.value.length <= LONGEST_ID - 2) return NOTHING;
    if (resource.value.replace(/%../g, "-").length <= LONGEST_ID - 2) return NOTHING;
    const { start, end } = resource;
    return [{ start, end, message: "A Message-ID must have at most 250 octets, including its angle brackets." }];
  },
};

/**
 * Makes the advice on the names of newsgroups for both schemes, because their grammar is simpler than that of RFC 5536.
 *
 * @param groupOf returns the name or the pattern; `null` if the URI has none
 */
function groupName<Node>(groupOf: (node: Node) => Leaf | null): Check<Node> {
  return {
    code: "empty-part",
    level: "advice",
    section: "RFC5536:3.1.4",
    rule: "group",
    summary: "The name of a newsgroup should have no empty part between dots, and no dot at its beginning or end.",
    find({ input, node }) {
      const group = groupOf(node);
      const bad = group && emptyLabel(input, group);
      return bad
        ? [{ ...bad, message: "There is nothing next to '.' in the name of the newsgroup. Remove '.'." }]
        : NOTHING;
    },
  };
}

/** The advice of section 6: names with percent-encoded characters of UTF-8 are those of RFC 3977. */
const utf8Name: Check = {
  ...utf8("6"),
  level: "advice",
  rule: "group",
};

/** The advice of section 7, which repeats RFC 3986 section 3.2.1. */
const password: Check = {
  code: "password",
  level: "advice",
  section: "7",
  rule: "userinfo",
  summary: "The user information should not contain a password, because this form is deprecated.",
  find: findPassword(PASSWORD),
};

/** Returns whether an encoded dot of a Message-ID, before "@", is at an end of that text or next to another dot. */
function isStray(input: string, index: number, { start, value }: Leaf): boolean {
  const end = start + value.indexOf("@");
  const [before, after] = [
    input.slice(Math.max(start, index - 3), index),
    input.slice(index + 3, Math.min(end, index + 6)),
  ];
  return index < end && (/^$|(?:\.|%2E)$/i.test(before) || /^$|^(?:\.|%2E)/i.test(after));
}

/**
 * Yields the edits that decode unreserved characters (RFC 3986 section 6.2.2.2), also in the fragment. In the name of a
 * newsgroup, "~" must stay encoded. In a Message-ID before "@", a dot must stay encoded if a dot is not allowed there.
 *
 * @param resource the name of the newsgroup, or the Message-ID
 */
function* decode(
  { input: front, parts, components }: Pick<Subject, "input" | "parts" | "components">,
  authority: Authority | null,
  resource: Leaf,
): Generator<SchemeEdit> {
  const input = parts.fragment === null ? front : `${front}#${String(components.fragment)}`;
  const isIn = (span: Span | null | undefined, at: number): boolean => !!span && at >= span.start && at < span.end;
  for (const { 0: triplet, index } of input.matchAll(/%[\dA-F]{2}/gi)) {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    if (!language.test(character, { rule: "unreserved" })) continue;
    const stays =
      resource.type === "article" ? character === "." && isStray(input, index, resource) : character === "~";
    if (stays && isIn(resource, index)) continue;
    const text = isIn(authority?.host, index) ? character.toLowerCase() : character;
    yield { start: index, end: index + triplet.length, text, section: "RFC3986:6.2.2.2" };
  }
}

/**
 * Yields the edits of the normal form. After a server, an absent pattern means the same as the pattern for all
 * newsgroups (section 4).
 */
function* normalizeNews(subject: Subject<NewsURL>): Generator<SchemeEdit> {
  const { input, node } = subject;
  const { authority, resource } = node;
  yield* decode(subject, authority, resource);
  if (authority !== null && resource.value === "*") yield* rewrite(input, resource, "", "4");
}

export const news: SchemeCode<NewsURL> = {
  requirements: [
    messageId,
    messageIdLength,
    groupName<NewsURL>(({ resource }) => (resource.type === "newsgroups" ? resource : null)),
    utf8Name,
    password,
  ],
  normalize: normalizeNews,
};

export const nntp: SchemeCode<NntpURL> = {
  requirements: [
    {
      code: "empty-host",
      section: "2.1",
      rule: "host",
      summary: "The host must not be empty, because the scheme has no default server.",
      find({ authority }) {
        if (authority === null || authority.host.end > authority.host.start) return NOTHING;
        const { start, end } = authority.host;
        return [{ start, end, message: NO_HOST }];
      },
    },
    groupName<NntpURL>(({ group }) => group),
    utf8Name,
    password,
  ],
  normalize: (subject) => decode(subject, subject.node.authority, subject.node.group),
};
