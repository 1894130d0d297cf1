/**
 * The components of the trees of RFC 3986, which is all that the operations need from these trees.
 *
 * @module
 */
import type { Authority, Host, Path, URI } from "../../../generated/rfc3986.tree.js";
import { composeAuthority, type Components } from "../../core/components.js";
import { isLeaf } from "../../tree/node.js";

/** The rules for whole references or for their beginning. */
export const referenceRules = [
  "URI",
  "hier-part",
  "URI-reference",
  "absolute-URI",
  "relative-ref",
  "relative-part",
] as const;

/** A node with components. A node without a scheme, a query or a fragment does not have these fields. */
type Reference = Pick<URI, "authority" | "path"> & Partial<Pick<URI, "scheme" | "query" | "fragment">>;

/** Returns the components of a reference's node. */
export function view({ scheme, authority, path, query, fragment }: Reference): Components {
  const parts = authority && partsOf(authority);
  return {
    scheme: scheme?.value ?? null,
    authority: parts && composeAuthority(parts),
    userinfo: parts?.userinfo ?? null,
    host: parts?.host ?? null,
    port: parts?.port ?? null,
    path: textOf(path),
    query: query?.value ?? null,
    fragment: fragment?.value ?? null,
  };
}

function partsOf({ userinfo, host, port }: Authority): Pick<Components, "userinfo" | "port"> & { host: string } {
  return { userinfo: userinfo?.value ?? null, host: textOfHost(host), port: port?.value ?? null };
}

function textOfHost(host: Host): string {
  return isLeaf(host) ? host.value : `[${host.address.value}]`;
}

function textOf({ type, segments }: Path): string {
  const text = segments.map(({ value }) => value).join("/");
  return type === "path-absolute" || (type === "path-abempty" && segments.length > 0) ? `/${text}` : text;
}
