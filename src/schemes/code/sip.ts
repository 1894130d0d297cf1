/**
 * The schemes `sip` and `sips` (RFC 3261 section 19.1).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/sip.js";
import type { Header, SIPSURI, SIPURI, UriParameter } from "../../../generated/scheme/sip.tree.js";
import type { NodeBase } from "../../tree/index.js";
import type { Edit } from "../../core/diagnostic.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check, type Finding, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { canonicalBy } from "../shared/edits.js";
import { PASSWORD, repeatedPart } from "../shared/messages.js";

type AnySip = SIPURI | SIPSURI;

const decodedIn = canonicalBy(languageOf(grammar));

/**
 * Returns the text with unreserved characters decoded (section 19.1.4) and the digits of percent-encodings in upper
 * case. With `lowers`, all other letters are in lower case.
 */
function canonical(text: string, lowers: boolean): string {
  const form = decodedIn(text);
  return lowers ? lowerCase(form) : form;
}

/** Returns the text of a node. */
const textOf = (input: string, { start, end }: NodeBase): string => input.slice(start, end);

/** Returns the name of a parameter for comparison. */
const nameOf = ({ name }: UriParameter | Header): string => canonical(name.value, true);

const password: Check<AnySip> = {
  code: "password",
  level: "SHOULD",
  section: "19.1.1",
  rule: "password",
  summary: "The URI should not contain a password, because passwords are not recommended.",
  find({ node: { userinfo } }) {
    if (!userinfo?.password) return NOTHING;
    const { start, end } = userinfo.password;
    const repair = { start: start - 1, end, text: "", what: "the password" };
    return [{ start, end, message: PASSWORD, repair }];
  },
};

const leadingSlashes: Check<AnySip> = {
  code: "leading-slashes",
  level: "advice",
  section: "19.1.1",
  rule: "user",
  summary: "The user should not begin with '//'.",
  find({ node: { userinfo } }) {
    if (!userinfo?.user.value.startsWith("//")) return NOTHING;
    const { start } = userinfo;
    const repair = { start, end: start + 2, text: "", what: "'//'" };
    return [
      { start, end: start + 2, message: "A SIP URI has no '//': here, it is part of the user. Remove it.", repair },
    ];
  },
};

const repeatedParameter: Check<AnySip> = {
  code: "repeated-parameter",
  section: "19.1.1",
  rule: "uri-parameter",
  summary: "Parameters must not be repeated.",
  find({ node: { parameters } }) {
    if (parameters.length < 2) return NOTHING;
    const seen = new Set<string>();
    const found: Finding[] = [];
    for (const parameter of parameters) {
      const name = nameOf(parameter);
      const { start, end } = parameter;
      if (seen.has(name)) {
        found.push({ start, end, message: repeatedPart("parameter") });
      }
      seen.add(name);
    }
    return found;
  },
};

/** The messages on the form of the parameters that have their own rule. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ["transport", "The value of 'transport' must be a token, such as 'tcp'."],
  ["user", "The value of 'user' must be a token, such as 'phone'."],
  ["method", "The value of 'method' must be a token, such as 'INVITE'."],
  ["ttl", "The value of 'ttl' must be one to three digits."],
  ["maddr", "The value of 'maddr' must be a host."],
  ["lr", "The parameter 'lr' must not have a value."],
]);

const parameterValue: Check<AnySip> = {
  code: "parameter-value",
  level: "advice",
  section: "25.1",
  rule: "uri-parameter",
  summary: "The values of parameters that the document defines should have the form that it defines.",
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
  summary: "A time to live must be a number from 0 to 255.",
  find({ node }) {
    const ttl = parameterOf(node, "ttl-param")?.value;
    if (!ttl || Number(ttl.value) <= 255) return NOTHING;
    return [{ start: ttl.start, end: ttl.end, message: "A time to live must be a number from 0 to 255." }];
  },
};

/** Returns the parameter of a type; `undefined` if the URI has none. */
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
  summary: "A time to live must be used with UDP and a multicast address in 'maddr'.",
  find({ node }) {
    const ttl = parameterOf(node, "ttl-param");
    if (!ttl) return NOTHING;
    const maddr = parameterOf(node, "maddr-param")?.value;
    const transport = parameterOf(node, "transport-param")?.value.value ?? (node.type === "SIP-URI" ? "udp" : "tcp");
    // The address of a host name is not known here, so accept it.
    const isMulticast = maddr?.type === "IPv4address" ? /^2(?:2[4-9]|3\d)\./.test(maddr.value) : maddr !== undefined;
    if (isMulticast && transport.toLowerCase() === "udp") return NOTHING;
    const { start, end } = ttl;
    const message = isMulticast
      ? "'ttl' is allowed only with ';transport=udp'."
      : "'ttl' needs a multicast address. Write ';maddr=' and the address.";
    return [{ start, end, message }];
  },
};

const phoneUser: Check<AnySip> = {
  code: "phone-user",
  level: "SHOULD",
  binds: "producers",
  section: "19.1.1",
  rule: "user-param",
  summary: "If the user is a telephone number, the parameter 'user=phone' should be present.",
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
    };
    const message = "The user is a telephone number. Write ';user=phone' after the host.";
    return [{ start, end, message, repair }];
  },
};

const deprecatedTls: Check<AnySip> = {
  code: "transport-tls",
  level: "advice",
  section: "26.2.2",
  rule: "transport-param",
  summary: "The transport should not be 'tls', which is deprecated.",
  find({ node }) {
    const value = parameterOf(node, "transport-param")?.value;
    if (value?.value.toLowerCase() !== "tls") return NOTHING;
    const { start, end } = value;
    return [{ start, end, message: "The transport 'tls' is deprecated. Write 'sips:' and ';transport=tcp'." }];
  },
};

const unreliableTransport: Check<AnySip> = {
  code: "unreliable-transport",
  section: "19.1.1",
  rule: "transport-param",
  summary: "The transport must be reliable.",
  find({ node }) {
    const value = parameterOf(node, "transport-param")?.value;
    if (value?.value.toLowerCase() !== "udp") return NOTHING;
    const { start, end } = value;
    const repair = { start, end, text: "tcp", isOurs: true };
    return [
      { start, end, message: "The scheme 'sips' requires a reliable transport, and UDP is not reliable.", repair },
    ];
  },
};

/** The dangerous header fields, with their compact forms (section 7.3.3). */
const DANGEROUS = new Set(["from", "f", "call-id", "i", "cseq", "via", "v", "record-route", "route"]);

const dangerousHeader: Check<AnySip> = {
  code: "dangerous-header",
  level: "SHOULD",
  binds: "consumers",
  section: "19.1.5",
  rule: "header",
  summary: "Consumers should ignore dangerous header fields.",
  find({ node: { headers } }) {
    return headers
      .filter((header) => DANGEROUS.has(nameOf(header)))
      .map(({ start, end }) => ({ start, end, message: "This header field is dangerous. Programs should ignore it." }));
  },
};

/**
 * Yields the edits for canonical percent-encoding and lower case. Only user information, methods and the values of
 * header fields are case-sensitive (section 19.1.4).
 */
function* normalize({ input, node }: Subject<AnySip>): Generator<SchemeEdit> {
  for (const [part, lowers] of stretchesOf(node)) {
    const before = textOf(input, part);
    const text = canonical(before, lowers);
    if (text !== before) yield { start: part.start, end: part.end, text, section: "19.1.4" };
  }
}

/** Yields the parts of a URI one by one, because there can be very many, and whether their case has no meaning. */
function* stretchesOf({ scheme, userinfo, host, parameters, headers }: AnySip): Generator<[NodeBase, boolean]> {
  yield [scheme, true];
  if (userinfo !== null) yield [userinfo, false];
  yield [host, true];
  for (const { type, name, value } of parameters) {
    yield [name, true];
    if (value !== null) yield [value, type !== "method-param"];
  }
  for (const { name, value } of headers) {
    yield [name, true];
    yield [value, false];
  }
}

/** Yields the edits that sort parameters and header fields, because their order has no meaning (section 19.1.4). */
function* equate({ input, node }: Subject<AnySip>): Generator<Edit> {
  for (const [list, separator] of [
    [node.parameters, ";"],
    [node.headers, "&"],
  ] as const) {
    const [first] = list;
    const last = list.at(-1);
    if (!first || !last) continue;
    const nodes: readonly (UriParameter | Header)[] = list;
    if (nodes.every((each, at) => at === 0 || nameOf(nodes[at - 1] as typeof each) <= nameOf(each))) continue;
    const keyed = Array.from(nodes, (each) => ({ key: nameOf(each), each }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
    const text = keyed.map(({ each }) => textOf(input, each)).join(separator);
    yield { start: first.start, end: last.end, text };
  }
}

/** The parameters that make a difference also if only one of two URIs has them (section 19.1.4). */
const SIGNIFICANT: ReadonlySet<string> = new Set(["transport", "user", "ttl", "method", "maddr"]);

/** Returns the text of the parameters with each name, and the text before and after all parameters. */
function comparedParts({ input, node }: Subject<AnySip>): { texts: ReadonlyMap<string, string>; others: string } {
  const texts = new Map<string, string>();
  for (const each of node.parameters) {
    const name = nameOf(each);
    texts.set(name, `${texts.get(name) ?? ""};${textOf(input, each)}`);
  }
  const { end } = node.port ?? node.host;
  const [first] = node.headers;
  return { texts, others: input.slice(0, end) + (first ? `?${input.slice(first.start)}` : "") };
}

/**
 * Returns whether two URIs differ only in parameters that the document ignores because one URI does not have them
 * (section 19.1.4). The document says itself that this relation is not transitive. So it has no normal form.
 */
function matches(first: Subject<AnySip>, second: Subject<AnySip>): boolean {
  const [one, other] = [comparedParts(first), comparedParts(second)];
  if (one.others !== other.others) return false;
  return [...new Set([...one.texts.keys(), ...other.texts.keys()])].every((name) => {
    const [a, b] = [one.texts.get(name), other.texts.get(name)];
    return a === b || ((a === undefined || b === undefined) && !SIGNIFICANT.has(name));
  });
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
];

/**
 * The shared part of both definitions. SIP URIs have no path and no authority, even if the generic syntax finds them.
 */
const shared = {
  slips: [
    {
      code: "display-name",
      pattern: /^(sips?:[^<> ]{0,255})([ <])(?=[^<>]{0,255}<?sips?:[^<>]{1,255}>)/i,
      message: "A URI has no display name. Write only the URI between '<' and '>'.",
    },
  ],
  normalize,
  equate,
  matches,
} as const;

export const sip: SchemeCode<SIPURI> = {
  ...shared,
  requirements,
};

export const sips: SchemeCode<SIPSURI> = {
  ...shared,
  requirements: [...requirements, unreliableTransport],
};
