/**
 * The scheme `xmpp` (RFC 5122).
 *
 * @module
 */
import { lowerCase } from "../core/percent.js";
import { grammar } from "../../generated/scheme/xmpp.js";
import type { Authxmpp, Pathxmpp, Xmppuri } from "../../generated/scheme/xmpp.tree.js";
import type { Leaf } from "../tree/index.js";
import { NOTHING, type Check, type Finding, type SchemeEdit, type Span, type Subject } from "./mechanism/check.js";
import { decoded, few, pathSpan, querySpan, rewrite, split } from "./shared/edits.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/xmpp.tree.js";

type XmppCheck = Check<Xmppuri>;

/** The addresses: that to authenticate as, and that the URI is about. */
const addressesOf = ({ auth, path }: Xmppuri): readonly (Authxmpp | Pathxmpp)[] => [
  ...(auth === null ? [] : [auth]),
  ...(path === null ? [] : [path]),
];

/** What cannot be in a node, however it is written (RFC 3920 appendix A.5, which RFC 5122 has as XMPP-CORE). */
const NOT_IN_NODE = /%(?:2[0267F]|3[ACE]|40|[01].|7F)/gi;

const emptyHost: XmppCheck = {
  code: "empty-domain",
  section: "2.8.1",
  rule: "host",
  summary: "An address has a domain.",
  find: ({ node }) =>
    addressesOf(node)
      .filter(({ host }) => host.start === host.end)
      .map(({ host: { start, end } }) => ({ start, end, message: "An address of XMPP needs a domain." })),
};

const emptyNode: XmppCheck = {
  code: "empty-node",
  section: "2.8.1",
  rule: "nodeid",
  summary: 'Before an "@" there is a node.',
  find: ({ node }) =>
    addressesOf(node)
      .map(({ nodeid }) => nodeid)
      .filter((nodeid) => nodeid?.value === "")
      .map((nodeid) => {
        const { start } = nodeid as Leaf;
        const hint = { start, end: start + 1, text: "", message: 'Remove the "@".' };
        return { start, end: start, message: 'Before the "@" a node has to stand.', hint };
      }),
};

const emptyResource: XmppCheck = {
  code: "empty-resource",
  section: "2.8.1",
  rule: "resid",
  summary: 'After the "/" of an address there is a resource.',
  find({ node: { path } }) {
    if (path?.resid?.value !== "") return NOTHING;
    const { start, end } = path.resid;
    const hint = { start: start - 1, end, text: "", message: 'Remove the "/".' };
    return [{ start, end, message: 'After the "/" a resource has to stand.', hint }];
  },
};

const nodeCharacter: XmppCheck = {
  code: "node-character",
  section: "2.8.1",
  rule: "nodeid",
  summary: "A node has no space, no control and none of \" & ' / : < > @, not even percent-encoded.",
  find: ({ input, node }) =>
    input.includes("%")
      ? addressesOf(node).flatMap(({ nodeid }) =>
          Array.from((nodeid?.value ?? "").matchAll(NOT_IN_NODE), ({ index }) => {
            const start = (nodeid as Leaf).start + index;
            return { start, end: start + 3, message: "An address of XMPP cannot have this character in its node." };
          }),
        )
      : NOTHING,
};

const invalidUTF8: XmppCheck = {
  code: "not-utf-8",
  section: "2.7.2",
  rule: "pathxmpp",
  summary: "In an address, percent-encoded octets are UTF-8.",
  find: ({ input, node }) =>
    input.includes("%")
      ? addressesOf(node)
          .filter(({ start, end }) => decoded(input.slice(start, end)) === null)
          .map(({ start, end }) => ({ start, end, message: "The percent-encoded octets of an address must be UTF-8." }))
      : NOTHING,
};

const authorityWithoutNode: Check<null> = {
  code: "authority-without-node",
  section: "2.3",
  rule: "authxmpp",
  summary: 'After "//" comes whom to authenticate as: a node, "@" and a domain.',
  find({ authority }) {
    if (authority?.userinfo !== null) return NOTHING;
    const hint = { start: authority.start - 2, end: authority.start, text: "", message: 'Remove "//".' };
    const message =
      'After "//" comes whom to authenticate as, a node, "@" and a domain: for other addresses leave out "//".';
    return [{ start: authority.start - 2, end: authority.start, message, hint }];
  },
};

const port: Check<null> = {
  code: "port",
  section: "3.3",
  rule: "host",
  summary: "There is no port after the domain.",
  find({ input, authority }) {
    const { start, end } = pathSpan(input, authority);
    const inPath = authority === null ? /^(?:[^/@:]*@)?[^/@:]*(:\d*)(?=\/|$)/.exec(input.slice(start, end)) : null;
    const span =
      inPath === null
        ? authority?.port && { start: authority.port.start - 1, end: authority.port.end }
        : { start: start + inPath[0].length - String(inPath[1]).length, end: start + inPath[0].length };
    if (!span) return NOTHING;
    const hint = { ...span, text: "", message: "Remove it." };
    return [{ ...span, message: "An address of XMPP has no port.", hint }];
  },
};

/** What follows the "/" of the address. */
function resourceIn({ input, authority }: Subject<null>): { readonly start: number; readonly text: string } | null {
  const { start, end } = pathSpan(input, authority);
  // After an authority, the path has a "/" before the address, too.
  const slash = input.slice(start, end).indexOf("/", authority === null ? 0 : 1);
  return slash < 0 ? null : { start: start + slash + 1, text: input.slice(start + slash + 1, end) };
}

const resourceCharacter: Check<null> = {
  code: "resource-character",
  section: "2.8.2",
  rule: "resid",
  summary: 'In a resource, "/" and "@" are percent-encoded.',
  find(subject) {
    const resource = resourceIn(subject);
    if (resource === null) return NOTHING;
    return few(resource.text.matchAll(/[/@]/g)).map(({ index, 0: character }) => {
      const span = { start: resource.start + index, end: resource.start + index + 1 };
      const hint = { ...span, text: encodeURIComponent(character), message: "Percent-encode it." };
      return { ...span, message: 'In a resource, "/" is "%2F" and "@" is "%40".', hint };
    });
  },
};

const queryPairs: Check<null> = {
  code: "pair",
  section: "2.5",
  rule: "pair",
  summary: 'After the type of a query, each ";" is followed by a key, "=" and a value.',
  find({ input }) {
    const query = querySpan(input);
    if (query === null) return NOTHING;
    const [first, ...pairs] = split(input, query, ";");
    const type = first as Span;
    return [
      ...(!input.slice(type.start, type.end).includes("=")
        ? []
        : [{ ...type, message: 'A query begins with its type; key and value follow after ";".' }]),
      ...pairs.flatMap(({ start, end }): readonly Finding[] =>
        input.slice(start, end).includes("=")
          ? NOTHING
          : [{ start, end, message: 'After each ";" come a key, "=" and a value.' }],
      ),
    ];
  },
};

const queryCharacter: Check<null> = {
  code: "query-character",
  section: "2.5",
  rule: "querycomp",
  summary: 'Pairs are separated by ";", and reserved characters of a query are percent-encoded.',
  find({ input }) {
    const query = querySpan(input);
    if (query === null) return NOTHING;
    const text = input.slice(query.start, query.end);
    return few(text.matchAll(/[^\w.~%;=-]|(?<==[^;=]*)=/g)).map(({ index, 0: character }) => {
      const span = { start: query.start + index, end: query.start + index + 1 };
      if (character === "&") {
        const hint = { ...span, text: ";", message: 'Write ";".' };
        return { ...span, message: 'Pairs are separated by ";"; as part of a value, "&" is "%26".', hint };
      }
      const code = `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
      const hint = { ...span, text: code, message: "Percent-encode it." };
      return { ...span, message: "In a query, this character is percent-encoded.", hint };
    });
  },
};

function* normalize({ input, node }: Subject<Xmppuri>): Generator<SchemeEdit> {
  for (const { host } of addressesOf(node)) {
    yield* rewrite(input, host, lowerCase(input.slice(host.start, host.end)), "RFC3986:6.2.2.1");
  }
}

/** A node's case means nothing by the profile of stringprep that processing applies. */
function* equate({ input, node }: Subject<Xmppuri>): Generator<SchemeEdit> {
  for (const { nodeid } of addressesOf(node)) {
    if (nodeid !== null) yield* rewrite(input, nodeid, lowerCase(nodeid.value), "2.8.1");
  }
}

/**
 * The scheme `xmpp`.
 *
 * @example
 * import { xmpp } from "uri-grammar/schemes/xmpp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([xmpp]);
 * validate("xmpp:a@b:5222").diagnostics[0].code; // => "xmpp/port"
 * normalize("XMPP:Node@Example.COM/Res"); // => "xmpp:Node@example.com/Res"
 */
export const xmpp: Scheme<Xmppuri> = defineScheme({
  name: "xmpp",
  specification: rfc(
    5122,
    "Internationalized Resource Identifiers (IRIs) and Uniform Resource Identifiers (URIs) for the Extensible Messaging and Presence Protocol (XMPP)",
  ),
  section: "3.3",
  status: "permanent",
  grammar,
  examples: [
    "xmpp:node@example.com",
    "xmpp://guest@example.com/support@example.com?message",
    "xmpp:example-node@example.com/some-resource",
    "xmpp:example-node@example.com?message;subject=Hello%20World",
  ],
  requirements: [emptyHost, emptyNode, emptyResource, nodeCharacter, invalidUTF8],
  mistakes: [authorityWithoutNode, port, resourceCharacter, queryCharacter, queryPairs],
  // The path is an address: it has no segments, and after an authority it can be absent.
  without: ["dot-segments", "empty-path"],
  // What a resource has encoded is part of it.
  exempt: ["encoded-delimiter", "encoded-dot-segment"],
  normalize,
  equate,
});
