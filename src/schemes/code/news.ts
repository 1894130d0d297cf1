/** @module */
import { grammar } from "../../../generated/scheme/news.js";
import type { Authority, NewsURL, NntpURL } from "../../../generated/scheme/news.tree.js";
import type { Leaf } from "../../tree/index.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type SchemeEdit, type Span, type Subject } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { Found } from "../shared/sentences.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";

const language = languageOf(grammar);

/** A character of a URI, or a percent-encoded octet; the text is without its percent-encoding. */
interface Octet extends Span {
  readonly text: string;
}

/** Yields the octets of a span. */
function* octets(input: string, { start, end }: Span): Generator<Octet> {
  for (let at = start, next; at < end; at = next) {
    const isEncoded = input.charAt(at) === "%";
    next = at + (isEncoded ? "%XX".length : 1);
    const text = isEncoded ? String.fromCharCode(Number.parseInt(input.slice(at + 1, next), 16)) : input.charAt(at);
    yield { start: at, end: next, text };
  }
}

/** Returns the first octet that does not match a rule; `null` if all do. */
function firstOther(input: string, span: Span, rule: string): Octet | null {
  for (const octet of octets(input, span)) if (!language.test(octet.text, { rule })) return octet;
  return null;
}

/** Returns the first dot that is not between two other octets; `null` if each dot is. */
function strayDot(input: string, span: Span): Octet | null {
  const text = `.${input.slice(span.start, span.end)}.`;
  // Most names have no percent-encodings.
  if (!text.includes("..") && !text.includes("%")) return null;
  let last: Octet | null = null;
  for (const octet of octets(input, span)) {
    if (octet.text === "." && (last === null || last.text === ".")) return last ?? octet;
    last = octet;
  }
  return last?.text === "." ? last : null;
}

const spanOf = (found: Span | null): readonly Found[] => (found ? [{ start: found.start, end: found.end }] : NOTHING);

/** Returns whether an encoded dot of a Message-ID, before "@", is at an end of that text or next to another dot. */
function isStray(input: string, index: number, { start, value }: Leaf): boolean {
  const end = start + value.indexOf("@");
  const before = input.slice(Math.max(start, index - 3), index).toLowerCase();
  const after = input.slice(index + 3, Math.min(end, index + 6)).toLowerCase();
  const isBehind = before === "" || before.endsWith(".") || before === "%2e";
  return index < end && (isBehind || after === "" || after.startsWith(".") || after === "%2e");
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
  for (const { start, end, text: character } of octets(input, { start: 0, end: input.length })) {
    if (end - start === 1 || !language.test(character, { rule: "unreserved" })) continue;
    const stays =
      resource.type === "article" ? character === "." && isStray(input, start, resource) : character === "~";
    if (stays && isIn(resource, start)) continue;
    const text = isIn(authority?.host, start) ? lowerCase(character) : character;
    yield { start, end, text, section: "RFC3986:6.2.2.2" };
  }
}

export const news: SchemeCode<NewsURL> = {
  finds: {
    "message-id"({ input, node: { resource } }) {
      if (resource.type !== "article") return NOTHING;
      const { start, end, value } = resource;
      const left = { start, end: start + value.indexOf("@") };
      const right = { start: left.end + 1, end };
      const text = input.slice(right.start, end).toLowerCase();
      const inner = { start: right.start + "%5B".length, end: end - "%5D".length };
      const bad =
        firstOther(input, left, "id-octet") ??
        (text.startsWith("%5b") && text.endsWith("%5d") && inner.end >= inner.start
          ? firstOther(input, inner, "mdtext")
          : (firstOther(input, right, "id-octet") ?? strayDot(input, right))) ??
        strayDot(input, left);
      return spanOf(bad);
    },
    "empty-part": ({ input, node: { resource } }) =>
      resource.type === "article" ? NOTHING : spanOf(strayDot(input, resource)),
  },
  *normalize(subject) {
    const { input, node } = subject;
    const { authority, resource } = node;
    yield* decode(subject, authority, resource);
    // After a server, an absent pattern means the same as the pattern for all newsgroups.
    if (authority !== null && resource.value === "*") yield* rewrite(input, resource, "", "4");
  },
};

export const nntp: SchemeCode<NntpURL> = {
  finds: { "empty-part": ({ input, node: { group } }) => spanOf(strayDot(input, group)) },
  normalize: (subject) => decode(subject, subject.node.authority, subject.node.group),
};
