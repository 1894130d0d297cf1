/**
 * The components of the trees of RFC 3987, which is all that the operations need from these trees.
 *
 * @module
 */
import type { Iauthority, Ihost, Ipath, IRI } from "../../../generated/rfc3987.tree.js";
import { composeAuthority, type Components } from "../../core/components.js";
import { isLeaf, leafText } from "../../tree/node.js";

/** The rules for whole references or for their beginning. */
export const referenceRules = [
  "IRI",
  "ihier-part",
  "IRI-reference",
  "absolute-IRI",
  "irelative-ref",
  "irelative-part",
] as const;

/** A node with components. A node without a scheme, a query or a fragment does not have these fields. */
type Reference = Pick<IRI, "authority" | "path"> & Partial<Pick<IRI, "scheme" | "query" | "fragment">>;

/** Returns the components of a reference's node. */
export function view({ scheme, authority, path, query, fragment }: Reference): Components {
  const parts = authority && partsOf(authority);
  return {
    scheme: leafText(scheme ?? null),
    authority: parts && composeAuthority(parts),
    userinfo: parts?.userinfo ?? null,
    host: parts?.host ?? null,
    port: parts?.port ?? null,
    path: textOf(path),
    query: leafText(query ?? null),
    fragment: leafText(fragment ?? null),
  };
}

function partsOf({ userinfo, host, port }: Iauthority): Pick<Components, "userinfo" | "port"> & { host: string } {
  return { userinfo: leafText(userinfo), host: textOfHost(host), port: leafText(port) };
}

function textOfHost(host: Ihost): string {
  return isLeaf(host) ? host.value : `[${leafText(host.address)}]`;
}

function textOf({ type, segments }: Ipath): string {
  const text = segments.map(leafText).join("/");
  return type === "ipath-absolute" || (type === "ipath-abempty" && segments.length > 0) ? `/${text}` : text;
}
