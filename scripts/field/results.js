// Finds the reasons why a library resolves or normalizes differently.
import { components, isURI, isURIReference, normalize, test } from "../../dist/index.js";
import { orNull, refusal } from "./verdicts.js";

/** @typedef {import("./decisions.js").DecisionId} DecisionId */
/** @typedef {(DecisionId | null)[]} Reasons the decisions; `null` stands for a difference that is unknown */

const NAMES = /** @type {const} */ (["scheme", "userinfo", "host", "port", "path", "query", "fragment"]);

/** @typedef {Record<NAMES[number], string | null>} Components */

/**
 * @param {string} ours the target of a reference
 * @param {string} theirs another result
 * @returns {Reasons}
 */
export function resolutionReasons(ours, theirs) {
  if (!isURI(theirs)) return [invalidReason(ours, theirs, "URI")];
  const [own, other] = [normalize(ours), normalize(theirs)];
  return own === other ? ["normalized"] : componentReasons(own, other, "algorithm");
}

/**
 * @param {string} ours a normal form
 * @param {string} theirs another result
 * @returns {Reasons}
 */
export const normalizationReasons = (ours, theirs) =>
  isURIReference(theirs)
    ? componentReasons(ours, theirs, "dotSegments")
    : [invalidReason(ours, theirs, "URI-reference")];

/**
 * @param {string} ours
 * @param {string} theirs a string that the rule refuses
 * @param {"URI" | "URI-reference"} rule
 * @returns {DecisionId | null}
 */
function invalidReason(ours, theirs, rule) {
  const { host } = components(ours);
  if (host === null && /^[^:/?#]+:\/\//.test(theirs)) return "doubleSlash";
  return host?.startsWith("[") ? "literal" : refusal(theirs, rule);
}

/**
 * @param {string} ours
 * @param {string} theirs
 * @param {DecisionId} pathReason the decision for paths that do not differ in percent-encodings only
 * @returns {Reasons}
 */
function componentReasons(ours, theirs, pathReason) {
  const [own, other] = /** @type {[Components, Components]} */ ([components(ours), components(theirs)]);
  if (own.host === null && other.host !== null) return ["added"];
  const found = NAMES.filter((name) => own[name] !== other[name]).map((name) => {
    const [mine, its] = [own[name], other[name]];
    if (name === "port") return portReason(mine, its);
    if (its === null && (mine === "" || name === "userinfo")) return "delimiters";
    if (mine === null) return "added";
    if (its === null) return null;
    if (name === "scheme") return mine === its.toLowerCase() ? "letterCase" : null;
    if (name === "path" && mine === "/" && its === "" && own.host !== null) return "emptyPath";
    const reason = (name === "host" ? hostReason(mine, its) : null) ?? escapeReason(mine, its);
    if (reason !== null || name !== "path") return reason;
    return !/%2F/i.test(mine) && /%2F/i.test(its) ? "reserved" : pathReason;
  });
  return [...new Set(found)];
}

/**
 * @param {string | null} own
 * @param {string | null} other
 * @returns {DecisionId | null}
 */
function portReason(own, other) {
  if (own === null) return other === "" ? "emptyPort" : "added";
  return other !== null && isSamePort(own, other) ? "portNumber" : null;
}

/**
 * @param {string} own
 * @param {string} other
 * @returns {DecisionId | null}
 */
function hostReason(own, other) {
  if (test(other, { rule: "IPv4address" }) && !test(own, { rule: "IPv4address" })) return "numericHost";
  if (own.startsWith("[") && own !== other.toLowerCase()) {
    const number = addressOf(own);
    return number !== null && number === addressOf(other) ? "address" : null;
  }
  return own === other.toLowerCase() ? "letterCase" : null;
}

/** @param {string} own @param {string} other @returns whether two ports are the same number in decimal */
export const isSamePort = (own, other) =>
  [own, other].every((port) => /^\d+$/.test(port)) && Number(own) === Number(other);

/**
 * @param {string} host
 * @returns {string | null} the same for all forms of an IPv6 address in brackets; `null` for all other texts
 */
export const addressOf = (host) =>
  /^\[[\dA-Fa-f:.]+\]$/.test(host) ? orNull(() => new URL(`http://${host}/`).hostname) : null;

const ESCAPE = /%[\dA-Fa-f]{2}/g;

const characterOf = (/** @type {string} */ escape) => String.fromCharCode(parseInt(escape.slice(1), 16));

/**
 * @param {string} own
 * @param {string} other
 * @returns {DecisionId | null} the reason if both differ only in their percent-encodings
 */
function escapeReason(own, other) {
  const raised = other.replace(ESCAPE, (escape) => escape.toUpperCase());
  if (raised === own) return "hexadecimal";
  const decoded = raised.replace(ESCAPE, (escape) =>
    /[\w\-.~]/.test(characterOf(escape)) ? characterOf(escape) : escape,
  );
  // A host that is decoded can contain upper case.
  if (decoded === own || (decoded !== raised && decoded.toLowerCase() === own.toLowerCase())) return "unreserved";
  return own.replace(ESCAPE, characterOf) === raised.replace(ESCAPE, characterOf) ? "reserved" : null;
}
