/**
 * The scheme `service` (RFC 2609).
 *
 * @module
 */
import type { ServiceURL } from "../../../generated/scheme/service.tree.js";
import { lowerCase } from "../../core/percent.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

export const service: SchemeCode<ServiceURL> = {
  *normalize({ input, node: { serviceType, site } }) {
    yield* rewrite(input, serviceType, lowerCase(serviceType.value), "2.1");
    if (site.type !== "ipsite" || site.host === null) return;
    const { start, end } = site.host;
    yield* rewrite(input, site.host, lowerCase(input.slice(start, end)), "RFC3986:3.2.2");
  },
};
