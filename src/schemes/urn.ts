/**
 * The scheme `urn` (RFC 8141), with the requirements of its namespaces. Each namespace has its own document.
 *
 * @module
 */
import { grammar, urn as urnFacts } from "../../generated/scheme/urn.js";
import type { Namestring } from "../../generated/scheme/urn.tree.js";
import { aFunction, anything, aString, optional, readList, readObject } from "../core/arguments.js";
import { readOnly } from "../core/read-only.js";
import { NOTHING, type Check, type Span } from "./mechanism/check.js";
import { built } from "./mechanism/facts.js";
import type { Scheme } from "./mechanism/scheme.js";
import { rewrite } from "./shared/edits.js";
import { dev, gsma } from "./urn/devices.js";
import { epc, ietf, isan, iso, nbn, ogc, publicid, service, threegpp } from "./urn/names.js";
import type { KnownNamespace, NSSCheck, URNNamespace } from "./urn/namespace.js";
import { isbn, issn, oid, uuid } from "./urn/numbers.js";

export type * from "../../generated/scheme/urn.tree.js";
export type { KnownNamespace, NSSCheck, URNNamespace } from "./urn/namespace.js";
export { dev, epc, gsma, ietf, isan, isbn, iso, issn, nbn, ogc, oid, publicid, service, threegpp, uuid };

/**
 * The namespaces that the scheme `urn` knows, by NID in lower case. The map is read-only. Each namespace has its document,
 * its rule, functions that check and normalize an NSS, and its requirements.
 *
 * @example
 * import { namespaces } from "uri-grammar/schemes/urn";
 *
 * namespaces.get("issn")?.specification.name; // => "RFC 3044"
 * namespaces.get("issn")?.url; // => "https://www.rfc-editor.org/rfc/rfc3044#section-5"
 * namespaces.get("dev")?.test("mac:0024befffe804ff1"); // => true
 * [...namespaces.keys()]; // => ["uuid", "oid", "isbn", "ietf", "issn", "dev", "gsma", "iso", "service", "nbn", "epc", "isan", "3gpp", "ogc", "publicid"]
 */
export const namespaces: ReadonlyMap<string, KnownNamespace> = /* @__PURE__ */ readOnly(/* @__PURE__ */ byNID());

function byNID(): ReadonlyMap<string, KnownNamespace> {
  const known = [uuid, oid, isbn, ietf, issn, dev, gsma, iso, service, nbn, epc, isan, threegpp, ogc, publicid];
  return new Map(known.map((namespace) => [namespace.nid, namespace]));
}

const SCHEME = "urn:";
const COLON = 0x3a;

/** Converts a requirement of a namespace to a requirement of the scheme. */
function ofNamespace({ nid }: URNNamespace, check: NSSCheck): Check<Namestring> {
  return {
    ...check,
    find(subject) {
      const { input } = subject;
      // Most URNs belong to another namespace, and then this makes no tree.
      const end = SCHEME.length + nid.length;
      if (input.charCodeAt(end) !== COLON || input.slice(SCHEME.length, end).toLowerCase() !== nid) return NOTHING;
      const { start, value } = subject.node.nss;
      const found = check.find(value);
      if (found === NOTHING) return NOTHING;
      const shifted = <Each extends Span>(each: Each): Each => ({
        ...each,
        start: each.start + start,
        end: each.end + start,
      });
      return Array.from(found, ({ repair, ...finding }) => ({
        ...shifted(finding),
        repair: repair && shifted(repair),
      }));
    },
  };
}

/** Returns all requirements of a namespace as requirements of the scheme. */
function demandsOf(namespace: URNNamespace): Check<Namestring>[] {
  const { nid: code, section, rule, summary, requirements = [] } = namespace;
  const grammar: NSSCheck = {
    ...{ code, section, rule, summary },
    find: (nss) => (namespace.test(nss) ? NOTHING : [namespace.explain(nss)]),
  };
  const others = requirements.map((check) => ({
    ...check,
    find: (nss: string) => (namespace.test(nss) ? check.find(nss) : NOTHING),
  }));
  return [grammar, ...others].map((check) => ofNamespace(namespace, check));
}

const IS_NAMESPACE = {
  nid: aString,
  section: aString,
  rule: aString,
  summary: aString,
  test: aFunction,
  explain: aFunction,
  requirements: anything,
  normalize: optional(aFunction),
  equate: optional(aFunction),
  examples: anything,
};

/**
 * Makes the scheme `urn` with your choice of namespaces instead of the built-in ones.
 *
 * @param known the namespaces to know; if two have the same NID, the later one counts
 * @returns the scheme, for `withSchemes`
 * @throws {TypeError} if `known` is not a list of namespaces
 *
 * @example
 * import { isbn, urnWith } from "uri-grammar/schemes/urn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([urnWith([isbn])]);
 * validate("urn:isbn:0-395-36341-2").ok; // => false
 * validate("urn:uuid:x").ok; // => true
 */
export function urnWith(known: Iterable<URNNamespace>): Scheme<Namestring> {
  const namespaces = readList<URNNamespace>(known, "The namespaces", anything);
  const copies = namespaces.map((each) => readObject<URNNamespace>(each, "namespace", IS_NAMESPACE));
  const byNid = new Map(copies.map((each) => [each.nid, each]));
  return built<Namestring>(urnFacts, grammar, {
    examples: [...byNid.values()].flatMap(({ examples = [] }) => examples),
    requirements: [...byNid.values()].flatMap(demandsOf),
    normalize({ input, node: { nid, nss } }) {
      const namespace = byNid.get(nid.value.toLowerCase());
      if (!namespace?.normalize || !namespace.test(nss.value)) return NOTHING;
      return rewrite(input, nss, namespace.normalize(nss.value), namespace.section);
    },
    // A comparison ignores the components after the NSS (section 3.1).
    *equate({ input, node: { nid, nss } }) {
      const namespace = byNid.get(nid.value);
      const { start, end, value } = nss;
      if (namespace?.equate && namespace.test(value)) yield { start, end, text: namespace.equate(value) };
      yield { start: end, end: input.length, text: "" };
    },
  });
}

/**
 * The scheme `urn`.
 *
 * @example
 * import { urn } from "uri-grammar/schemes/urn";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([urn]);
 * validate("urn:isbn:0-395-36341-2").diagnostics[0].code; // => "urn/isbn-check-digit"
 * normalize("URN:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"); // => "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
 */
export const urn: Scheme<Namestring> = /* @__PURE__ */ urnWith(/* @__PURE__ */ namespaces.values());
