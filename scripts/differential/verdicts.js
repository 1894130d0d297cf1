// Finds the reason why a library judges a string differently.
import { change, parse, safeParse, test } from "../../dist/index.js";

/** @typedef {import("./decisions.js").DecisionId} DecisionId */
/** @typedef {"URI" | "URI-reference"} Rule */
/** @typedef {(text: string) => boolean} Accepts */

/**
 * The decision for each code of our diagnostics, if URIs can contain the culprit elsewhere.
 *
 * @type {ReadonlyMap<string, DecisionId>}
 */
const DECISION_OF_CODE = new Map([
  ["scheme", "scheme"],
  ["missing-scheme", "scheme"],
  ["scp", "scheme"],
  ["percent", "percent"],
  ["template", "percent"],
  ["escape", "percent"],
  ["password-delimiter", "atSign"],
  ["bracket", "brackets"],
  ["brackets", "literal"],
  ["defanged", "literal"],
  ["character", "brackets"],
  ["wrapper", "brackets"],
  ["ipv6-character", "literal"],
  ["name-in-brackets", "literal"],
  ["port-in-brackets", "literal"],
  ["empty-brackets", "literal"],
  ["missing-bracket", "literal"],
  ["missing-brackets", "literal"],
  ["ipv6-zone", "zone"],
  ["ipv6-ipv4", "pieces"],
  ["ipv6-groups", "pieces"],
  ["ipv6-group", "digits"],
  ["ipv6-compressions", "elision"],
  ["ipv6-colons", "elision"],
  ["port", "port"],
  ["port-colon", "port"],
  ["repeated-colon", "port"],
  ["second-hash", "fragment"],
  ["colon-in-first-segment", "firstSegment"],
]);

/** All characters that a rule of the RFC contains. */
const ALLOWED = /[\w\-.~:/?#[\]@!$&'()*+,;=%]/;

/**
 * @param {string} text a string that the rule refuses
 * @param {Rule} rule
 * @returns {DecisionId | null} why the rule refuses it; `null` if this is unknown
 */
export function refusal(text, rule) {
  const key = `${rule} ${text}`;
  const known = refusals.get(key);
  if (known !== undefined) return known;
  const decision = refusalOf(text, rule);
  refusals.set(key, decision);
  return decision;
}

/**
 * The results of `refusal`. Several libraries accept the same strings.
 *
 * @type {Map<string, DecisionId | null>}
 */
const refusals = new Map();

/**
 * @param {string} text
 * @param {Rule} rule
 * @returns {DecisionId | null}
 */
function refusalOf(text, rule) {
  const { diagnostic } = safeParse(text, { rule });
  if (!diagnostic) return null;
  const at = diagnostic.index ?? diagnostic.start;
  if (at < text.length && !ALLOWED.test(text.charAt(at))) return "characters";
  if (/%[\dA-Fa-f]?$/.test(text.slice(0, at))) return "percent";
  // A parser that looks for "@" first takes these brackets as user information.
  if (/\/\/[^/?#]*\[[^/?#]*@/.test(text)) return "brackets";
  const decision = DECISION_OF_CODE.get(diagnostic.code.replace("rfc3986/", "")) ?? null;
  return decision === "pieces" || decision === "literal" ? (addressRefusal(text) ?? decision) : decision;
}

/**
 * @param {string} text with a host that is not an IP literal
 * @returns {DecisionId | null} the reason if one change would make it an IPv6 address
 */
function addressRefusal(text) {
  const [, address = ""] = /\[([^\]]*)\]/.exec(text) ?? [];
  const isAddress = (/** @type {string} */ other) => other !== address && test(other, { rule: "IPv6address" });
  if (isAddress(address.replace(/%.*$/s, ""))) return "zone";
  return isAddress(address.replace(/\d+\.[\d.]*$/, "0.0.0.0")) ? "dotted" : null;
}

/**
 * @param {string} text a string that the rule accepts
 * @param {Rule} rule
 * @param {Accepts} accepts a library that refuses it
 * @returns {DecisionId | null} the component that the library refuses: it accepts the string with a plain component in
 *   its place; `null` if this is unknown
 */
export function culprit(text, rule, accepts) {
  const { authority, path } = parse(text);
  const isAccepted = (/** @type {import("../../dist/index.js").PartChanges} */ plain) => {
    const changed = change(text, plain);
    return changed !== text && test(changed, { rule }) && judge(accepts, changed);
  };
  if (authority !== null && isAccepted({ host: "a" })) return hostDecision(authority.host);
  return path.type === "path-empty" && isAccepted({ path: "a" }) ? "noPath" : null;
}

/**
 * @param {NonNullable<import("../../dist/index.js").RFC3986.URI["authority"]>["host"]} host
 * @returns {DecisionId | null}
 */
function hostDecision(host) {
  if (host.type === "IP-literal") return host.address.type === "IPvFuture" ? "version" : null;
  if (host.type !== "reg-name") return null;
  return host.start === host.end ? "emptyHost" : "name";
}

/**
 * @param {Accepts} accepts
 * @param {string} text
 * @returns {boolean} the verdict; an exception counts as a refusal
 */
export const judge = (accepts, text) => orNull(() => accepts(text)) === true;

/**
 * @template Value
 * @param {() => Value} run
 * @returns {Value | null} `null` if it throws
 */
export function orNull(run) {
  try {
    return run();
  } catch {
    return null;
  }
}

/**
 * @param {string} text
 * @param {(shorter: string) => boolean} isSame
 * @returns {string} the text without all that `isSame` does not need
 */
export function shrink(text, isSame) {
  for (let length = text.length - 1; length > 0; length--) {
    for (let at = 0; at + length <= text.length; at++) {
      const shorter = text.slice(0, at) + text.slice(at + length);
      if (isSame(shorter)) return shrink(shorter, isSame);
    }
  }
  return text;
}
