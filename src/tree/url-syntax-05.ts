/**
 * The tree of draft-fielding-url-syntax-05.
 *
 * @module
 */
import type { Leaf, NodeBase, Shapes } from "./node.js";

/** Section 3: a URL, absolute or relative, and a fragment. An empty reference, or a fragment alone, has no URL. */
export interface URLReference extends NodeBase<"URL-reference"> {
  readonly url: GenericURL | RelativeURL | null;
  readonly fragment: Fragment | null;
}

/** Section 4.2. Without a site there is a path, if only an empty one; after a site only one that begins with "/". */
export interface GenericURL extends NodeBase<"generic-URL"> {
  readonly scheme: Scheme;
  readonly site: Site | null;
  readonly path: AbsPath | RelPath | null;
}

/** Section 4.2; made where the rule is asked for by name, since section 4.4 prefers a generic-URL. */
export interface OpaqueURL extends NodeBase<"opaque-URL"> {
  readonly scheme: Scheme;
  /** All that follows the scheme: any number of urlc. */
  readonly opaque: URLC;
}

/** Section 5. As in a generic-URL, a path is absent only after a site. */
export interface RelativeURL extends NodeBase<"relativeURL"> {
  readonly site: Site | null;
  readonly path: AbsPath | RelPath | null;
}

/** Section 5; made where the rule is asked for by name. */
export interface NetPath extends NodeBase<"net_path"> {
  readonly site: Site;
  readonly path: AbsPath | null;
}

/** Section 5: begins with "/". The query is a part of it. */
export interface AbsPath extends NodeBase<"abs_path"> {
  readonly segments: readonly Segment[];
  readonly query: Query | null;
}

/** Section 5: an empty one has no segments. The query is a part of it. */
export interface RelPath extends NodeBase<"rel_path"> {
  readonly segments: readonly Segment[];
  readonly query: Query | null;
}

/** Section 4.1. */
export type Scheme = Leaf<"scheme">;

/** Section 4.3.1. An empty site has no hostport, and so neither a user nor a password. */
export interface Site extends NodeBase<"site"> {
  readonly user: User | null;
  /** `null` where there is no user. */
  readonly password: Password | null;
  readonly hostport: Hostport | null;
}

/** Section 4.3.1. */
export type User = Leaf<"user">;

/** Section 4.3.1. */
export type Password = Leaf<"password">;

/** Section 4.3.1. */
export interface Hostport extends NodeBase<"hostport"> {
  readonly host: Host;
  readonly port: Port | null;
}

/** Section 4.3.1. */
export type Host = Hostname | Hostnumber;

/** Section 4.3.1. */
export type Hostname = Leaf<"hostname">;

/** Section 4.3.1: four numbers of any size. */
export type Hostnumber = Leaf<"hostnumber">;

/** Section 4.3.1. */
export type Port = Leaf<"port">;

/** Section 4.3.2; made where the rule is asked for by name. */
export interface PathSegments extends NodeBase<"path_segments"> {
  readonly segments: readonly Segment[];
}

/** Section 4.3.2. */
export interface Segment extends NodeBase<"segment"> {
  /** What stands before the first ";": any number of pchar. */
  readonly name: PChar;
  readonly params: readonly Param[];
}

/** Section 4.3.2. */
export type Param = Leaf<"param">;

/** Section 4.3.2. */
export type PChar = Leaf<"pchar">;

/** Section 4.3.3. */
export type Query = Leaf<"query">;

/** Section 3. */
export type Fragment = Leaf<"fragment">;

/** Appendix A. */
export type URLC = Leaf<"urlc">;

/** What `parse` returns for each rule: Appendix A, and the rules of section 2.4.3. */
export interface URLSyntax05Nodes {
  "URL-reference": URLReference;
  absoluteURL: GenericURL;
  "opaque-URL": OpaqueURL;
  "generic-URL": GenericURL;
  relativeURL: RelativeURL;
  net_path: NetPath;
  abs_path: AbsPath;
  rel_path: RelPath;
  scheme: Scheme;
  site: Site;
  user: User;
  password: Password;
  hostport: Hostport;
  host: Host;
  hostname: Hostname;
  domainlabel: Leaf<"domainlabel">;
  toplabel: Leaf<"toplabel">;
  hostnumber: Hostnumber;
  port: Port;
  path: Leaf<"path">;
  path_segments: PathSegments;
  segment: Segment;
  param: Param;
  pchar: PChar;
  query: Query;
  fragment: Fragment;
  urlc: URLC;
  reserved: Leaf<"reserved">;
  unreserved: Leaf<"unreserved">;
  mark: Leaf<"mark">;
  escaped: Leaf<"escaped">;
  hex: Leaf<"hex">;
  alphanum: Leaf<"alphanum">;
  alpha: Leaf<"alpha">;
  lowalpha: Leaf<"lowalpha">;
  upalpha: Leaf<"upalpha">;
  digit: Leaf<"digit">;
  control: Leaf<"control">;
  space: Leaf<"space">;
  delims: Leaf<"delims">;
  unwise: Leaf<"unwise">;
}

/** A rule of the draft. */
export type URLSyntax05Rule = keyof URLSyntax05Nodes;

/** A node of the draft's tree. */
export type URLSyntax05Node = URLSyntax05Nodes[URLSyntax05Rule];

/**
 * The draft's shapes: each is the rule's BNF, with the fields of the node in place of its rules.
 *
 * @internal
 */
export const urlSyntax05Shapes: Shapes<URLSyntax05Node> = {
  "URL-reference": [
    { field: "url", optional: true },
    { field: "fragment", before: "#", optional: true },
  ],
  "opaque-URL": [{ field: "scheme", after: ":" }, { field: "opaque" }],
  "generic-URL": [
    { field: "scheme", after: ":" },
    { field: "site", before: "//", optional: true },
    { field: "path", optional: true },
  ],
  relativeURL: [
    { field: "site", before: "//", optional: true },
    { field: "path", optional: true },
  ],
  net_path: ["//", { field: "site" }, { field: "path", optional: true }],
  abs_path: ["/", { field: "segments", between: "/" }, { field: "query", before: "?", optional: true }],
  rel_path: [
    { field: "segments", between: "/" },
    { field: "query", before: "?", optional: true },
  ],
  site: [
    { field: "user", optional: true },
    { field: "password", before: ":", optional: true },
    { literal: "@", with: "user" },
    { field: "hostport", optional: true },
  ],
  hostport: [{ field: "host" }, { field: "port", before: ":", optional: true }],
  path_segments: [{ field: "segments", between: "/" }],
  segment: [{ field: "name" }, { field: "params", before: ";" }],
};
