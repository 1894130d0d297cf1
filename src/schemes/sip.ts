/**
 * The schemes `sip` and `sips` (RFC 3261 section 19.1).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/sip.js";
import type { Header, SIPSURI, SIPURI, UriParameter } from "../../generated/scheme/sip.tree.js";
import type { RuleWords } from "../explain/report.js";
import type { NodeBase } from "../tree/index.js";
import type { Edit } from "../core/diagnostic.js";
import { NOTHING, type Check, type Finding, type SchemeEdit, type Subject } from "./mechanism/check.js";
import { languageOf } from "./mechanism/grammar.js";
import { nodePortRange } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { rfc } from "./mechanism/specification.js";

export type * from "../../generated/scheme/sip.tree.js";

type AnySip = SIPURI | SIPSURI;

const specification = rfc(3261, "SIP: Session Initiation Protocol");

const language = languageOf(grammar);

/**
 * The text with nothing encoded that need not be (section 19.1.4: what is unreserved), the digits of encodings in upper
 * case, and other letters in lower.
 */
function canonical(text: string, lowers: boolean): string {
  return text.replace(/%[\dA-Fa-f]{2}|[A-Z]+/g, (match) => {
    if (!match.startsWith("%")) return lowers ? match.toLowerCase() : match;
    const character = String.fromCharCode(Number.parseInt(match.slice(1), 16));
    if (!language.test(character, { rule: "unreserved" })) return match.toUpperCase();
    return lowers ? character.toLowerCase() : character;
  });
}

/** The text of a node. */
const textOf = (input: string, { start, end }: NodeBase): string => input.slice(start, end);

/** A parameter's name as it is compared. */
const nameOf = ({ name }: UriParameter | Header): string => canonical(name.value, true);

const password: Check<AnySip> = {
  code: "password",
  level: "SHOULD",
  section: "19.1.1",
  rule: "password",
  summary: "There is no password, because passwords are not recommended.",
  find({ node: { userinfo } }) {
    if (!userinfo?.password) return NOTHING;
    const { start, end } = userinfo.password;
    const repair = { start: start - 1, end, text: "", message: "Remove it." };
    return [{ start, end, message: "Passwords are not recommended, because they are sent in clear text.", repair }];
  },
};

const leadingSlashes: Check<AnySip> = {
  code: "leading-slashes",
  level: "advice",
  section: "19.1.1",
  rule: "user",
  summary: 'The user does not begin with "//".',
  find({ node: { userinfo } }) {
    if (!userinfo?.user.value.startsWith("//")) return NOTHING;
    const { start } = userinfo;
    const repair = { start, end: start + 2, text: "", message: 'Remove "//".', certain: true };
    return [
      { start, end: start + 2, message: 'The "//" is part of the user, because SIP URIs have no authority.', repair },
    ];
  },
};

const repeatedParameter: Check<AnySip> = {
  code: "repeated-parameter",
  section: "19.1.1",
  rule: "uri-parameter",
  summary: "Parameters are not repeated.",
  find({ node: { parameters } }) {
    if (parameters.length < 2) return NOTHING;
    const seen = new Set<string>();
    const found: Finding[] = [];
    for (const parameter of parameters) {
      const name = nameOf(parameter);
      const { start, end } = parameter;
      if (seen.has(name)) {
        found.push({ start, end, message: "A parameter must not be repeated." });
      }
      seen.add(name);
    }
    return found;
  },
};

/** How the parameters that have a rule of their own are written. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ["transport", 'The value of "transport" is a token, such as "tcp".'],
  ["user", 'The value of "user" is a token, such as "phone".'],
  ["method", 'The value of "method" is a token, such as "INVITE".'],
  ["ttl", 'The value of "ttl" is one to three digits.'],
  ["maddr", 'The value of "maddr" is a host.'],
  ["lr", 'The parameter "lr" has no value.'],
]);

const parameterValue: Check<AnySip> = {
  code: "parameter-value",
  level: "advice",
  section: "25.1",
  rule: "uri-parameter",
  summary: "The parameters that the document defines have values of the form that it defines.",
  find({ node: { parameters } }) {
    return parameters.flatMap((parameter) => {
      const message = parameter.type === "other-param" && VALUES.get(nameOf(parameter));
      return message ? [{ start: parameter.start, end: parameter.end, message }] : [];
    });
  },
};

const ttlRange: Check<AnySip> = {
  code: "ttl-range",
  section: "25.1",
  rule: "ttl",
  summary: "A time to live is a number from 0 to 255.",
  find({ node }) {
    const ttl = parameterOf(node, "ttl-param")?.value;
    if (!ttl || Number(ttl.value) <= 255) return NOTHING;
    return [{ start: ttl.start, end: ttl.end, message: "A time to live must be a number from 0 to 255." }];
  },
};

/** The parameter of a type, where the URI has one. */
function parameterOf<Type extends UriParameter["type"]>(
  { parameters }: AnySip,
  type: Type,
): Extract<UriParameter, { readonly type: Type }> | undefined {
  return parameters.find((each): each is Extract<UriParameter, { readonly type: Type }> => each.type === type);
}

const ttlUse: Check<AnySip> = {
  code: "ttl-without-multicast",
  section: "19.1.1",
  rule: "ttl-param",
  summary: "A time to live is used with a multicast address in maddr and with UDP.",
  find({ node }) {
    const ttl = parameterOf(node, "ttl-param");
    if (!ttl) return NOTHING;
    const maddr = parameterOf(node, "maddr-param")?.value;
    const transport = parameterOf(node, "transport-param")?.value.value ?? (node.type === "SIP-URI" ? "udp" : "tcp");
    // What a name leads to is not known here.
    const isMulticast = maddr?.type === "IPv4address" ? /^2(?:2[4-9]|3\d)\./.test(maddr.value) : maddr !== undefined;
    if (isMulticast && transport.toLowerCase() === "udp") return NOTHING;
    const { start, end } = ttl;
    const message = isMulticast
      ? "A time to live is allowed with UDP only."
      : 'A time to live requires a multicast address in "maddr".';
    return [{ start, end, message }];
  },
};

const phoneUser: Check<AnySip> = {
  code: "phone-user",
  level: "SHOULD",
  binds: "producers",
  section: "19.1.1",
  rule: "user-param",
  summary: 'If the user is a telephone number, the parameter "user=phone" is present.',
  find({ node }) {
    const { userinfo, host, port } = node;
    if (userinfo === null || !/^\+[\d().-]+(?:;|$)/.test(userinfo.user.value)) return NOTHING;
    if (node.parameters.some((each) => nameOf(each) === "user")) return NOTHING;
    const { start, end } = userinfo.user;
    const at = port?.end ?? host.end;
    const repair = {
      start: at,
      end: at,
      text: ";user=phone",
      message: 'Write ";user=phone" after the host.',
      certain: true,
    };
    const message = 'The user is a telephone number, so that the parameter "user=phone" should be present.';
    return [{ start, end, message, repair }];
  },
};

const deprecatedTls: Check<AnySip> = {
  code: "transport-tls",
  level: "advice",
  section: "26.2.2",
  rule: "transport-param",
  summary: 'The transport is not "tls", which is deprecated.',
  find({ node }) {
    const value = parameterOf(node, "transport-param")?.value;
    if (value?.value.toLowerCase() !== "tls") return NOTHING;
    const { start, end } = value;
    return [{ start, end, message: 'The transport "tls" is deprecated: use "sips" with "tcp".' }];
  },
};

const unreliableTransport: Check<AnySip> = {
  code: "unreliable-transport",
  section: "19.1.1",
  rule: "transport-param",
  summary: "The transport is reliable.",
  find({ node }) {
    const value = parameterOf(node, "transport-param")?.value;
    if (value?.value.toLowerCase() !== "udp") return NOTHING;
    const { start, end } = value;
    const repair = { start, end, text: "tcp", message: 'Write "tcp".' };
    return [
      { start, end, message: 'The scheme "sips" requires a reliable transport, and UDP is not reliable.', repair },
    ];
  },
};

/** With their compact forms (section 7.3.3). */
const DANGEROUS = new Set(["from", "f", "call-id", "i", "cseq", "via", "v", "record-route", "route"]);

const dangerousHeader: Check<AnySip> = {
  code: "dangerous-header",
  level: "SHOULD",
  binds: "consumers",
  section: "19.1.5",
  rule: "header",
  summary: "Header fields that are dangerous to honor are ignored.",
  find({ node: { headers } }) {
    return headers
      .filter((header) => DANGEROUS.has(nameOf(header)))
      .map(({ start, end }) => ({ start, end, message: "This header field is dangerous and should be ignored." }));
  },
};

const uriSentence =
  "After the scheme come a user and '@' if there is one, a host, a port, parameters after ';', and header fields after '?'.";

const words: RuleWords = {
  "SIP-URI": ["a SIP URI", uriSentence],
  "SIPS-URI": ["a SIPS URI", uriSentence],
  password: ["the password", "In a password, ':', ';', '?' and '/' must be percent-encoded."],
  host: [
    "the host",
    "A host is an IPv4 address, an IPv6 address in brackets, or labels of letters, digits and inner hyphens; the last label starts with a letter.",
  ],
  port: ["the port", "A port has one digit or more."],
  "uri-parameter": [
    "a parameter",
    "A parameter is a name, with or without '=' and a value; ',' and another '=' in it must be percent-encoded.",
  ],
  header: [
    "a header field",
    "A header field is a name, '=' and a value; ',', ';', '@' and another '=' in it must be percent-encoded.",
  ],
};

/** Section 19.1.4: all but user information, methods and the values of header fields is compared without case. */
function* normalize({ input, node }: Subject<AnySip>): Generator<SchemeEdit> {
  const stretches: (readonly [node: NodeBase, lowers: boolean])[] = [[node.scheme, true]];
  if (node.userinfo !== null) stretches.push([node.userinfo, false]);
  stretches.push([node.host, true]);
  for (const { type, name, value } of node.parameters) {
    stretches.push([name, true]);
    if (value !== null) stretches.push([value, type !== "method-param"]);
  }
  for (const { name, value } of node.headers) stretches.push([name, true], [value, false]);
  for (const [part, lowers] of stretches) {
    const before = textOf(input, part);
    const text = canonical(before, lowers);
    if (text !== before) yield { start: part.start, end: part.end, text, section: "19.1.4" };
  }
}

/**
 * Section 19.1.4: the order of parameters does not count, nor does that of header fields of different names. A parameter
 * that only one of two URIs has counts here, though the document ignores it but for user, ttl, method and maddr: that
 * relation is not transitive, and leads to no normal form.
 */
function* equate({ input, node }: Subject<AnySip>): Generator<Edit> {
  for (const [list, separator] of [
    [node.parameters, ";"],
    [node.headers, "&"],
  ] as const) {
    const [first] = list;
    const last = list.at(-1);
    if (!first || !last) continue;
    const keyed = Array.from(list as readonly (UriParameter | Header)[], (each) => ({ key: nameOf(each), each }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
    const text = keyed.map(({ each }) => textOf(input, each)).join(separator);
    yield { start: first.start, end: last.end, text };
  }
}

const requirements: readonly Check<AnySip>[] = [
  password,
  leadingSlashes,
  repeatedParameter,
  parameterValue,
  ttlRange,
  ttlUse,
  phoneUser,
  deprecatedTls,
  dangerousHeader,
  nodePortRange,
];

/** What both schemes have: no part of them is a path or an authority, whatever it looks like by the generic syntax. */
const shared = {
  specification,
  section: "19.1",
  status: "permanent",
  words,
  without: ["case", "dot-segments", "empty-path", "empty-port", "default-port"],
  normalize,
  equate,
} as const;

/**
 * The scheme `sip`.
 *
 * @example
 * import { sip } from "uri-grammar/schemes/sip";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([sip]);
 * validate("sip:alice@").diagnostics[0].code; // => "sip/incomplete"
 * normalize("SIP:ALICE@AtLanTa.CoM;Transport=udp"); // => "sip:ALICE@atlanta.com;transport=udp"
 */
export const sip: Scheme<SIPURI> = defineScheme({
  ...shared,
  name: "sip",
  grammar,
  examples: [
    "sip:alice@atlanta.com",
    "sip:alice:secretword@atlanta.com;transport=tcp",
    "sip:+1-212-555-1212:1234@gateway.com;user=phone",
    "sip:alice@192.0.2.4",
    "sip:atlanta.com;method=REGISTER?to=alice%40atlanta.com",
    "sip:alice;day=tuesday@atlanta.com",
  ],
  requirements,
});

/**
 * The scheme `sips`.
 *
 * @example
 * import { sips } from "uri-grammar/schemes/sip";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([sips]);
 * validate("sips:alice@atlanta.com;transport=udp").diagnostics[0].code; // => "sips/unreliable-transport"
 * normalize("SIPS:%61lice@Atlanta.com"); // => "sips:alice@atlanta.com"
 */
export const sips: Scheme<SIPSURI> = defineScheme({
  ...shared,
  name: "sips",
  grammar,
  examples: ["sips:alice@atlanta.com?subject=project%20x&priority=urgent", "sips:1212@gateway.com"],
  requirements: [...requirements, unreliableTransport],
});
