/**
 * RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax.
 *
 * @module
 */
import type { Nodes as RFC2396Nodes } from "../../../generated/rfc2396.tree.js";
import { relativizer, type Relativize } from "../../operations/relativize.js";
import { targetResolver, type ResolveToTarget } from "../../operations/resolve.js";
import {
  allTopicsIn,
  decodableBy,
  defineStandard,
  resolvingBy,
  standardOn,
  type Resolving,
  type Standard,
} from "../standard.js";
import { diagnoser, grammar } from "./grammar.js";
import { resolution, resolvable, strict, type RFC2396ResolveOptions } from "./resolution.js";

const resolve = /* @__PURE__ */ targetResolver(resolvable, resolution);

/**
 * The standard before RFC 3986, of August 1998, with the IPv6 addresses of RFC 2732.
 *
 * @example
 * import { rfc2396 } from "uri-grammar/standards";
 *
 * rfc2396.resolve("?y", "http://a/b/c/d;p?q"); // => { type: "URI", uri: "http://a/b/c/?y" }
 * rfc2396.test("?y"); // => false
 */
export const rfc2396: Standard<"rfc2396", RFC2396Nodes, "URI-reference"> &
  Resolving<ResolveToTarget<RFC2396ResolveOptions>, Relativize<RFC2396ResolveOptions>> = /* @__PURE__ */ defineStandard(
  /* @__PURE__ */ standardOn(grammar, diagnoser, {
    facts: {
      id: "rfc2396",
      name: "RFC 2396",
      year: 1998,
      status: "obsolete",
      // No rule matches exactly the URIs with an optional fragment.
      ruleFor: { uri: "URI-reference", absoluteURI: "absoluteURI" },
      securitySections: /* @__PURE__ */ allTopicsIn("7"),
      bases: { section: "5.1", hasDefault: true },
    },
    // Section 6 has three sentences about normal forms.
    normalization: {
      steps: { case: "6", "percent-encoding": "2.3", "default-port": "6", "port-zeros": "3.2.2" },
      rungs: { string: "6", syntax: "6", scheme: "6" },
      hexDigits: "percent-encoding",
      // Section 2.3. "." stays encoded: a decoded "." could form a dot-segment, which resolution would remove.
      decodable: /* @__PURE__ */ decodableBy(grammar, "unreserved", "."),
      // Section 6 mentions the hostname only. Whether the case of a registry name matters depends on the registry.
      ignoresHostCase: ({ host }) => host !== null && grammar.test(host, { rule: "hostname" }),
      // Section 5: dot-segments "are only considered special when resolving a relative-path reference".
      removeDots: null,
    },
  }),
  // A relative reference that `relativize` returns must match the grammar.
  /* @__PURE__ */ resolvingBy(
    resolution,
    resolve,
    /* @__PURE__ */ relativizer(strict, resolution, /* @__PURE__ */ targetResolver(strict, resolution)),
    resolve,
  ),
);
