// Finds the reason why a library judges a string differently.
import { change, components, safeParse, test } from "../../dist/index.js";

/** @typedef {import("./decisions.js").DecisionId} DecisionId */
/** @typedef {import("../../dist/index.js").RFC3986.Rule} Rule */
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
 * Another string, which shows why a library refuses a string.
 *
 * @typedef {object} Suspect
 * @property {string} text a string that the rule accepts, too
 * @property {boolean} accepted the verdict about it with which the decision is the reason
 * @property {DecisionId} decision
 * @property {string} [plain] a string that must be accepted, or the verdict says nothing
 */

/**
 * @param {string} text a string that the rule accepts
 * @param {Rule} rule
 * @returns {readonly Suspect[]} the first whose verdict is as told has the reason: a library accepts the string with a
 *   plain component in the place of the culprit, or accepts only plain components, and refuses this one among them
 */
export function suspects(text, rule) {
  const key = `${rule} ${text}`;
  const known = suspected.get(key);
  if (known !== undefined) return known;
  const found = suspectsOf(text, rule);
  suspected.set(key, found);
  return found;
}

/**
 * The results of `suspects`. Several libraries refuse the same strings.
 *
 * @type {Map<string, readonly Suspect[]>}
 */
const suspected = new Map();

/** @typedef {import("../../dist/index.js").PartChanges} Changes */

/**
 * @param {string} text
 * @param {Rule} rule
 * @returns {Suspect[]}
 */
function suspectsOf(text, rule) {
  const { scheme, userinfo, host, port, path, query, fragment } = components(text);
  /** @type {Suspect[]} */
  const found = [];
  const changed = (/** @type {Changes} */ changes) => {
    const other = orNull(() => change(text, changes));
    return other !== null && other !== text && test(other, { rule }) ? other : null;
  };
  const add = (/** @type {DecisionId} */ decision, /** @type {string | null} */ other) => {
    if (other !== null) found.push({ text: other, accepted: true, decision });
  };
  const emptyPath = text === "" ? "emptyReference" : "noPath";
  // Each part that is present, with the decision about it and its plain form.
  const parts = /** @type {[DecisionId | null, Changes][]} */ ([
    [host === null ? null : hostDecision(host), { host: "a" }],
    [port === null ? null : portDecision(port), { port: null }],
    [userinfo === null ? null : "userinfo", { userinfo: null }],
    [path === "" ? emptyPath : "segments", { path: host === null ? "a" : "/a" }],
    [query === null ? null : "queryData", { query: null }],
    [fragment === null ? null : "fragmentData", { fragment: null }],
    [scheme === null ? null : "schemeName", { scheme: "http" }],
  ]).flatMap(([decision, plain]) => (decision === null ? [] : [{ decision, plain }]));

  for (const { decision, plain } of parts) {
    if (decision === "segments" || decision === emptyPath) {
      const decoded = text.replace(ESCAPES, "a");
      add("octet", decoded !== text && test(decoded, { rule }) ? decoded : null);
    }
    add(decision, changed(plain));
  }
  if (scheme === null) add("relative", changed({ scheme: "a" }));
  if (host === null) add("noAuthority", changed({ host: "a", path: "/a" }));

  const merged = (/** @type {readonly { readonly plain: Changes }[]} */ some) =>
    changed(some.reduce((all, each) => ({ ...all, ...each.plain }), /** @type {Changes} */ ({})));
  const plain = merged(parts);
  for (const { decision } of plain === null ? [] : parts) {
    const alone = merged(parts.filter((each) => each.decision !== decision));
    if (alone !== null && plain !== null) found.push({ text: alone, accepted: false, decision, plain });
  }
  add("several", merged([...parts, { plain: { host: "a", path: "/a" } }]));
  return found;
}

const ESCAPES = /%[\dA-Fa-f]{2}/g;

/**
 * @param {string} host
 * @returns {DecisionId}
 */
function hostDecision(host) {
  if (host === "") return "emptyHost";
  if (host.startsWith("[")) return /^\[v/i.test(host) ? "version" : "ipv6";
  return host.includes("%") ? "encodedHost" : "name";
}

/**
 * @param {string} port
 * @returns {DecisionId}
 */
const portDecision = (port) => (port === "" ? "noDigits" : "largePort");

/**
 * @param {string} text a string that the rule accepts
 * @param {Rule} rule
 * @param {Accepts} accepts a library that refuses it
 * @returns {DecisionId | null} the reason; `null` if this is unknown
 */
export const culprit = (text, rule, accepts) => {
  const judge = (/** @type {string} */ other) => orNull(() => accepts(other)) === true;
  return suspects(text, rule).find((each) => isShown(each, judge))?.decision ?? null;
};

/**
 * @param {Suspect} suspect
 * @param {Accepts} judge
 * @returns {boolean} whether the verdicts show that its decision is the reason
 */
export const isShown = ({ text, accepted, plain }, judge) =>
  judge(text) === accepted && (plain === undefined || judge(plain));

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
