/**
 * The scheme `xmpp` (RFC 5122).
 *
 * @module
 */
import { lowerCase } from "../core/percent.js";
import { grammar } from "../../generated/scheme/xmpp.js";
import type { Authxmpp, Pathxmpp, Xmppuri } from "../../generated/scheme/xmpp.tree.js";
import type { RuleWords } from "../explain/report.js";
import type { Leaf } from "../tree/index.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "./mechanism/check.js";
import { decoded, rewrite } from "./shared/edits.js";
import { dnsName } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";
import { genericWords } from "./shared/words.js";
import { NOT_UTF8 } from "./shared/messages.js";

export type * from "../../generated/scheme/xmpp.tree.js";

type XmppCheck = Check<Xmppuri>;

/** Returns the addresses of a URI: the account to authenticate as, and the target. */
const addressesOf = ({ auth, path }: Xmppuri): readonly (Authxmpp | Pathxmpp)[] => [
  ...(auth === null ? [] : [auth]),
  ...(path === null ? [] : [path]),
];

/** Characters that a node must not contain, even encoded (RFC 3920 appendix A.5, which RFC 5122 cites as XMPP-CORE). */
const NOT_IN_NODE = /%(?:2[0267F]|3[ACE]|40|[01].|7F)/gi;

const emptyHost: XmppCheck = {
  code: "empty-host",
  section: "2.8.1",
  rule: "host",
  summary: "An address must have a domain.",
  find: ({ node }) =>
    addressesOf(node)
      .filter(({ host }) => host.start === host.end)
      .map(({ host: { start, end } }) => ({ start, end, message: "The domain of the address is missing. Write it." })),
};

const emptyNode: XmppCheck = {
  code: "empty-node",
  section: "2.8.1",
  rule: "nodeid",
  summary: "The node before an '@' must not be empty.",
  find: ({ node }) =>
    addressesOf(node)
      .map(({ nodeid }) => nodeid)
      .filter((nodeid) => nodeid?.value === "")
      .map((nodeid) => {
        const { start } = nodeid as Leaf;
        const repair = { start, end: start + 1, text: "" };
        return { start, end: start, message: "There is nothing before '@'. Write a name, or remove '@'.", repair };
      }),
};

const emptyResource: XmppCheck = {
  code: "empty-resource",
  section: "2.8.1",
  rule: "resid",
  summary: "The resource after the '/' of an address must not be empty.",
  find({ node: { path } }) {
    if (path?.resid?.value !== "") return NOTHING;
    const { start, end } = path.resid;
    const repair = { start: start - 1, end, text: "" };
    return [{ start, end, message: "There is nothing after '/'. Write a resource, or remove '/'.", repair }];
  },
};

const nodeCharacter: XmppCheck = {
  code: "node-character",
  section: "2.8.1",
  rule: "nodeid",
  summary: `A node must not contain spaces, control characters or any of " & ' / : < > @, even if they are percent-encoded.`,
  find: ({ input, node }) =>
    input.includes("%")
      ? addressesOf(node).flatMap(({ nodeid }) =>
          Array.from((nodeid?.value ?? "").matchAll(NOT_IN_NODE), ({ index }) => {
            const start = (nodeid as Leaf).start + index;
            return {
              start,
              end: start + 3,
              message: "This character is not allowed before '@', not even percent-encoded.",
            };
          }),
        )
      : NOTHING,
};

const invalidUTF8: XmppCheck = {
  code: "utf-8",
  section: "2.7.2",
  rule: "pathxmpp",
  summary: "In an address, percent-encoded octets must be UTF-8.",
  find: ({ input, node }) =>
    input.includes("%")
      ? addressesOf(node)
          .filter(({ start, end }) => decoded(input.slice(start, end)) === null)
          .map(({ start, end }) => ({ start, end, message: NOT_UTF8 }))
      : NOTHING,
};

const account: XmppCheck = {
  code: "account",
  level: "advice",
  section: "2.3",
  rule: "authxmpp",
  summary: "The account after '//' should be left out, because it is seldom appropriate.",
  find({ node: { auth, path } }) {
    if (auth === null) return NOTHING;
    const start = auth.start - "//".length;
    const repair = path === null ? { start, end: auth.start, text: "", what: "'//'" } : undefined;
    const message = "After '//' stands the account that logs in. To contact an address, remove '//'.";
    return [{ start, end: auth.start, message, repair }];
  },
};

const words: RuleWords = {
  ...genericWords,
  host: ["the domain", "A domain has no port. Only '/' and a resource, or '?' and a query can follow it."],
  xmppuri: ["an xmpp URI", "An xmpp URI is 'xmpp:', an address, and an optional '?' with a query."],
  authxmpp: [
    "the account",
    "After '//', an xmpp URI has the account to authenticate as: a node, '@' and a domain. '/' and another address can follow.",
  ],
  pathxmpp: [
    "an XMPP address",
    "An address is an optional node with '@', a domain, and an optional '/' with a resource. A port is not allowed.",
  ],
  resid: ["the resource", "In a resource, '/' and '@' must be percent-encoded."],
  querycomp: [
    "the query",
    "A query is its type, followed by ';', a key, '=' and a value for each pair. Other delimiters must be percent-encoded.",
  ],
  pair: [
    "a pair",
    "A pair is ';', a key, '=' and a value. Delimiters in the key and the value must be percent-encoded.",
  ],
};

function* normalize({ input, node }: Subject<Xmppuri>): Generator<SchemeEdit> {
  for (const { host } of addressesOf(node)) {
    yield* rewrite(input, host, lowerCase(input.slice(host.start, host.end)), "RFC3986:6.2.2.1");
  }
}

/** Yields the edits that convert nodes to lower case. The stringprep profile for nodes ignores case. */
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
 * validate("xmpp:a@b/").diagnostics[0].code; // => "xmpp/empty-resource"
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
  requirements: [emptyHost, emptyNode, emptyResource, nodeCharacter, invalidUTF8, account, dnsName],
  words,
  // The path is an address, not a list of segments, and it can be absent after an authority.
  without: ["dot-segments", "empty-path"],
  // Encoded characters are part of a resource and stay encoded.
  exempt: ["encoded-delimiter", "encoded-dot-segment"],
  normalize,
  equate,
});
