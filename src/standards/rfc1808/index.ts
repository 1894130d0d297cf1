/**
 * RFC 1808, Relative Uniform Resource Locators.
 *
 * @module
 */
import type { Nodes as RFC1808Nodes } from "../../../generated/rfc1808.tree.js";
import { relativizer, type Relativize } from "../../operations/relativize.js";
import { targetResolver, type ResolveToTarget } from "../../operations/resolve.js";
import { decodableBy, defineStandard, resolvingBy, standardOn, type Resolving, type Standard } from "../standard.js";
import { diagnoser, grammar } from "./grammar.js";
import { references, resolution, withoutParameters, type RFC1808ResolveOptions } from "./resolution.js";

const resolve = /* @__PURE__ */ targetResolver(references, resolution);

/**
 * The first standard for relative URLs, of June 1995.
 *
 * @example
 * import { rfc1808 } from "uri-grammar/standards";
 *
 * rfc1808.resolve(";x", "http://a/b/c/d;p?q"); // => { type: "URI", uri: "http://a/b/c/d;x" }
 */
export const rfc1808: Standard<"rfc1808", RFC1808Nodes, "URL"> &
  Resolving<ResolveToTarget<RFC1808ResolveOptions>, Relativize<RFC1808ResolveOptions>> = /* @__PURE__ */ defineStandard(
  /* @__PURE__ */ standardOn(grammar, diagnoser, {
    facts: {
      id: "rfc1808",
      name: "RFC 1808",
      year: 1995,
      status: "obsolete",
      // No rule matches exactly the URLs with an optional fragment.
      ruleFor: { uri: "URL", absoluteURI: "absoluteURL" },
      // Section 6 refers to RFC 1738.
      securitySections: null,
      bases: { section: "3", hasDefault: false },
      hasParameters: true,
    },
    normalization: {
      // Section 2.1 takes the components from RFC 1738. Its section 2.1 ignores the case of schemes, its section 2.2
      // compares escapes, and its section 3.1 defines the port.
      steps: { case: "2.1", "percent-encoding": "2.1", "default-port": "2.1", "port-zeros": "2.1" },
      rungs: { string: "2.1", syntax: "2.1", scheme: "2.1" },
      hexDigits: "percent-encoding",
      // "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
      decodable: /* @__PURE__ */ decodableBy(grammar, "unreserved", "."),
      ignoresHostCase: () => false,
      removeDots: null,
    },
  }),
  /* @__PURE__ */ resolvingBy(
    resolution,
    resolve,
    /* @__PURE__ */ relativizer(withoutParameters, resolution, resolve),
    resolve,
  ),
);
