/**
 * The scheme `urn` (RFC 8141), with the requirements of its namespaces. Each namespace has its own document.
 *
 * @module
 */
import { grammar, urn as urnFacts } from "../../generated/scheme/urn.js";
import type { Namestring } from "../../generated/scheme/urn.tree.js";
import { aFunction, anything, aString, optional, readList, readObject } from "../core/arguments.js";
import type { Edit } from "../core/diagnostic.js";
import { written } from "./shared/slips.js";
import { NOTHING, type Check, type SchemeEdit, type Span } from "./mechanism/check.js";
import { rewrite, upTo } from "./shared/edits.js";
import type { Find } from "./shared/sentences.js";
import { readOnly } from "../core/read-only.js";
import { built } from "./mechanism/facts.js";
import type { Scheme } from "./mechanism/scheme.js";
import { isbn, issn } from "./urn/book.js";
import { dev } from "./urn/dev.js";
import { gsma } from "./urn/gsma.js";
import { ietf } from "./urn/ietf.js";
import { iso } from "./urn/iso.js";
import { epc, isan, nbn, ogc, publicid, service, threegpp } from "./urn/names.js";
import type { KnownNamespace, NSSCheck, URNNamespace } from "./urn/namespace.js";
import { oid } from "./urn/oid.js";
import { uuid } from "./urn/uuid.js";

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

/** Returns the spans of the NID and the NSS of a URN. */
function spansOf(input: string): { readonly nid: Span; readonly nss: Span } {
  const start = input.indexOf(":") + 1;
  const colon = input.indexOf(":", start);
  return { nid: { start, end: colon }, nss: { start: colon + 1, end: endOfPath(input) } };
}

function endOfPath(input: string): number {
  return upTo(input, /[?#]/).length;
}

const SCHEME = "urn:";

/** Converts a requirement of a namespace to a requirement of the scheme. */
function ofNamespace({ nid }: URNNamespace, check: NSSCheck): Check<Namestring> {
  return {
    ...check,
    find({ input }) {
      // Most URNs belong to another namespace, so this comes before the search for the end of the NSS.
      const start = SCHEME.length + nid.length + 1;
      if (input.charAt(start - 1) !== ":" || input.slice(SCHEME.length, start - 1).toLowerCase() !== nid)
        return NOTHING;
      const end = endOfPath(input);
      const shifted = <Each extends Span>(each: Each): Each => ({
        ...each,
        start: each.start + start,
        end: each.end + start,
      });
      return Array.from(check.find(input.slice(start, end)), ({ repair, ...finding }) => ({
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

/** Finds a NID that is wrong. Most URNs need no tree. */
const ofNID =
  (isWrong: (nid: string) => boolean): Find<Namestring> =>
  ({ input }) => {
    const { nid } = spansOf(input);
    return isWrong(input.slice(nid.start, nid.end)) ? [nid] : NOTHING;
  };

const finds: Readonly<Record<string, Find<Namestring>>> = {
  "reserved-nid": /* @__PURE__ */ ofNID((nid) => nid.length === 2 || /^[a-z]{2}-/i.test(nid)),
  "informal-nid": /* @__PURE__ */ ofNID((nid) => /^urn-(?![1-9]\d*$)/i.test(nid)),
  "experimental-nid": /* @__PURE__ */ ofNID((nid) => /^x-/i.test(nid)),
  "r-component"({ input, node }) {
    if (!input.includes("?+") || node.rComponent === null) return NOTHING;
    const { start, end } = node.rComponent;
    return [{ start, end, repair: { start: start - 2, end, text: "", what: "the r-component" } }];
  },
};

/** Returns the edits that normalize the NID and the NSS. */
function normalized(input: string, known: ReadonlyMap<string, URNNamespace>): readonly SchemeEdit[] {
  const spans = spansOf(input);
  const nid = input.slice(spans.nid.start, spans.nid.end).toLowerCase();
  const namespace = known.get(nid);
  const nss = input.slice(spans.nss.start, spans.nss.end);
  const edits = rewrite(input, spans.nid, nid, "3.1");
  if (!namespace?.normalize || !namespace.test(nss)) return edits;
  return [...edits, ...rewrite(input, spans.nss, namespace.normalize(nss), namespace.section)];
}

/** Yields the edits that remove the parts which do not count in a comparison (section 3.1). */
function* equated(input: string, known: ReadonlyMap<string, URNNamespace>): Generator<Edit> {
  const { nid, nss } = spansOf(input);
  const namespace = known.get(input.slice(nid.start, nid.end));
  const name = input.slice(nss.start, nss.end);
  if (namespace?.equate && namespace.test(name)) yield { ...nss, text: namespace.equate(name) };
  yield { start: nss.end, end: input.length, text: "" };
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
    finds,
    requirements: [...byNid.values()].flatMap(demandsOf),
    slips: [
      {
        code: "publicid-spaces",
        pattern: /^(urn:publicid:[^ ]{1,255})( )/i,
        rule: "NSS",
        message: "In a public identifier, '+' stands for a space. Write '+'.",
        edit: ({ start }, text) => written(text, { start, end: text.length }, " ", "+"),
      },
      {
        code: "isbn-spaces",
        pattern: /^(urn:isbn:[\dX-]{1,17})( )/i,
        rule: "NSS",
        message: "An ISBN in a URN has no spaces, only '-' between its parts. Remove the spaces.",
        edit: ({ start }, text) => written(text, { start, end: text.length }, " ", ""),
      },
    ],
    normalize: ({ input }) => normalized(input, byNid),
    equate: ({ input }) => equated(input, byNid),
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
