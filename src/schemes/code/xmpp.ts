/**
 * The scheme `xmpp` (RFC 5122).
 *
 * @module
 */
import { lowerCase } from "../../core/percent.js";
import type { Authxmpp, Pathxmpp, Xmppuri } from "../../../generated/scheme/xmpp.tree.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING, type Check, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { decoded, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { NOT_UTF8 } from "../shared/messages.js";

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

export const xmpp: SchemeCode<Xmppuri> = {
  requirements: [emptyHost, emptyNode, emptyResource, nodeCharacter, invalidUTF8, account],
  normalize,
  equate,
};
