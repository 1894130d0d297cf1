/** @module */
import { grammar } from "../../../generated/scheme/sip.js";
import type { Header, SIPSURI, SIPURI, UriParameter } from "../../../generated/scheme/sip.tree.js";
import type { NodeBase } from "../../tree/index.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { canonicalBy, repeated } from "../shared/edits.js";
import type { Find } from "../shared/sentences.js";

type AnySip = SIPURI | SIPSURI;

const language = languageOf(grammar);
const decodedIn = canonicalBy(language);

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

/** Returns the parameter of a type; `undefined` if the URI has none. */
function parameterOf<Type extends UriParameter["type"]>(
  { parameters }: AnySip,
  type: Type,
): Extract<UriParameter, { readonly type: Type }> | undefined {
  return parameters.find((each): each is Extract<UriParameter, { readonly type: Type }> => each.type === type);
}

/** The messages on the form of the parameters that have their own rule. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ["transport", "The value of 'transport' must be a token, such as 'tcp'."],
  ["user", "The value of 'user' must be a token, such as 'phone'."],
  ["method", "The value of 'method' must be a token, such as 'INVITE'."],
  ["ttl", "The value of 'ttl' must be one to three digits."],
  ["maddr", "The value of 'maddr' must be a host."],
  ["lr", "The parameter 'lr' must not have a value."],
]);

const finds: Readonly<Record<string, Find<AnySip>>> = {
  "repeated-parameter": ({ node: { parameters } }) => repeated(parameters, nameOf),
  "parameter-value": ({ node: { parameters } }) =>
    parameters.flatMap((parameter) => {
      const message = parameter.type === "other-param" && VALUES.get(nameOf(parameter));
      return message ? [{ ...parameter, message }] : [];
    }),
  "ttl-without-multicast"({ node }) {
    const ttl = parameterOf(node, "ttl-param");
    if (!ttl) return NOTHING;
    const maddr = parameterOf(node, "maddr-param")?.value;
    const transport = parameterOf(node, "transport-param")?.value.value ?? (node.type === "SIP-URI" ? "udp" : "tcp");
    // The address of a host name is not known here, so accept it.
    const isMulticast =
      maddr?.type === "IPv4address" ? language.test(maddr.value, { rule: "multicast" }) : maddr !== undefined;
    if (isMulticast && transport.toLowerCase() === "udp") return NOTHING;
    const message = isMulticast
      ? "'ttl' is allowed only with ';transport=udp'."
      : "'ttl' needs a multicast address. Write ';maddr=' and the address.";
    return [{ ...ttl, message }];
  },
  "phone-user"({ node: { userinfo, host, port, parameters } }) {
    if (userinfo === null || !language.test(userinfo.user.value, { rule: "telephone-user" })) return NOTHING;
    if (parameters.some((each) => nameOf(each) === "user")) return NOTHING;
    const { start, end } = userinfo.user;
    const at = port?.end ?? host.end;
    return [{ start, end, repair: { start: at, end: at, text: ";user=phone" } }];
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

/** SIP URIs have no path and no authority, even if the generic syntax finds them. */
export const code: SchemeCode<AnySip> = {
  finds,
  normalize,
  matches,
};
