/**
 * The tree of draft-fielding-uri-rfc2396bis-01.
 *
 * @module
 */
import type { Leaf, NodeBase, Shapes } from "./node.js";

/** Section 4: a URI, absolute or relative, and a fragment. An empty reference, or a fragment alone, has no URI. */
export interface URIReference extends NodeBase<"URI-reference"> {
  readonly uri: AbsoluteURI | RelativeURI | null;
  readonly fragment: Fragment | null;
}

/** Section 4; made where the rule is asked for by name. */
export interface AbsoluteURIReference extends NodeBase<"absolute-URI-reference"> {
  readonly uri: AbsoluteURI;
  readonly fragment: Fragment | null;
}

/** Section 3. Only a hierarchical URI has an authority or a query, and only a hierarchical one's path can be empty. */
export interface AbsoluteURI extends NodeBase<"absolute-URI"> {
  readonly scheme: Scheme;
  readonly authority: Authority | null;
  readonly path: AbsPath | OpaquePart | EmptyPath;
  readonly query: Query | null;
}

/** Section 5. */
export interface RelativeURI extends NodeBase<"relative-URI"> {
  readonly authority: Authority | null;
  readonly path: AbsPath | RelPath | EmptyPath;
  readonly query: Query | null;
}

/** Section 3; made where the rule is asked for by name. */
export interface HierPart extends NodeBase<"hier-part"> {
  readonly authority: Authority | null;
  readonly path: AbsPath | EmptyPath;
  readonly query: Query | null;
}

/** Section 3; made where the rule is asked for by name. */
export interface NetPath extends NodeBase<"net-path"> {
  readonly authority: Authority;
  readonly path: AbsPath | EmptyPath;
}

/** Section 3.1. */
export type Scheme = Leaf<"scheme">;

/** Section 3.2: a server wherever it can be one. */
export type Authority = Server | RegName;

/** Section 3.2.1. */
export type RegName = Leaf<"reg-name">;

/** Section 3.2.2. An empty server has no hostport, and so no user information. */
export interface Server extends NodeBase<"server"> {
  readonly userinfo: Userinfo | null;
  readonly hostport: Hostport | null;
}

/** Section 3.2.2. */
export type Userinfo = Leaf<"userinfo">;

/** Section 3.2.2. */
export interface Hostport extends NodeBase<"hostport"> {
  readonly host: Host;
  readonly port: Port | null;
}

/** Section 3.2.2. */
export type Host = IPv6Reference | IPv4Address | Hostname;

/** Section 3.2.2. */
export type Port = Leaf<"port">;

/** Section 3.2.2: domain labels; the last may be followed by a ".". */
export type Hostname = Leaf<"hostname">;

/** Section 3.2.2. */
export type IPv4Address = Leaf<"IPv4address">;

/** Section 3.2.2: an address in brackets. */
export interface IPv6Reference extends NodeBase<"IPv6reference"> {
  readonly address: IPv6Address;
}

/** Section 3.2.2. */
export type IPv6Address = Leaf<"IPv6address">;

/** Section 3.3: the path of a URI of whatever form. */
export type Path = AbsPath | OpaquePart | EmptyPath;

/** Section 3: every segment follows a "/"; "/" alone has one, which is empty. */
export interface AbsPath extends NodeBase<"abs-path"> {
  readonly segments: readonly Segment[];
}

/** Section 5: begins with a segment that is not empty and has no ":". */
export interface RelPath extends NodeBase<"rel-path"> {
  readonly segments: readonly (RelSegment | Segment)[];
}

/** Section 3: what follows the scheme of a URI that is not hierarchical. */
export type OpaquePart = Leaf<"opaque-part">;

/** Section 3.3: zero characters, where there is no other path. */
export type EmptyPath = Leaf<"path">;

/** Section 3.3; made where the rule is asked for by name. */
export interface PathSegments extends NodeBase<"path-segments"> {
  readonly segments: readonly Segment[];
}

/** Section 3.3. */
export type Segment = Leaf<"segment">;

/** Section 5: not empty, without ":". */
export type RelSegment = Leaf<"rel-segment">;

/** Section 3.4. */
export type Query = Leaf<"query">;

/** Section 4.1. */
export type Fragment = Leaf<"fragment">;

/** What `parse` returns for each rule: the core rules, and those of the draft in the order of its sections. */
export interface RFC2396bis01Nodes {
  ALPHA: Leaf<"ALPHA">;
  CR: Leaf<"CR">;
  DIGIT: Leaf<"DIGIT">;
  DQUOTE: Leaf<"DQUOTE">;
  HEXDIG: Leaf<"HEXDIG">;
  LF: Leaf<"LF">;
  SP: Leaf<"SP">;
  uric: Leaf<"uric">;
  reserved: Leaf<"reserved">;
  unreserved: Leaf<"unreserved">;
  mark: Leaf<"mark">;
  escaped: Leaf<"escaped">;
  delims: Leaf<"delims">;
  unwise: Leaf<"unwise">;
  "absolute-URI": AbsoluteURI;
  "hier-part": HierPart;
  "net-path": NetPath;
  "abs-path": AbsPath;
  "opaque-part": OpaquePart;
  "uric-no-slash": Leaf<"uric-no-slash">;
  scheme: Scheme;
  authority: Authority;
  "reg-name": RegName;
  server: Server;
  userinfo: Userinfo;
  hostport: Hostport;
  host: Host;
  port: Port;
  hostname: Hostname;
  qualified: Leaf<"qualified">;
  domainlabel: Leaf<"domainlabel">;
  toplabel: Leaf<"toplabel">;
  alphanum: Leaf<"alphanum">;
  IPv4address: IPv4Address;
  "dec-octet": Leaf<"dec-octet">;
  IPv6reference: IPv6Reference;
  IPv6address: IPv6Address;
  ls32: Leaf<"ls32"> | IPv4Address;
  h4: Leaf<"h4">;
  path: Path;
  "path-segments": PathSegments;
  segment: Segment;
  pchar: Leaf<"pchar">;
  query: Query;
  "URI-reference": URIReference;
  "absolute-URI-reference": AbsoluteURIReference;
  fragment: Fragment;
  "relative-URI": RelativeURI;
  "rel-path": RelPath;
  "rel-segment": RelSegment;
}

/** A rule of the draft. */
export type RFC2396bis01Rule = keyof RFC2396bis01Nodes;

/** A node of the draft's tree. */
export type RFC2396bis01Node = RFC2396bis01Nodes[RFC2396bis01Rule];

/**
 * The draft's shapes: each is the rule's ABNF, with the fields of the node in place of its rules.
 *
 * @internal
 */
export const rfc2396bis01Shapes: Shapes<RFC2396bis01Node> = {
  "URI-reference": [
    { field: "uri", optional: true },
    { field: "fragment", before: "#", optional: true },
  ],
  "absolute-URI-reference": [{ field: "uri" }, { field: "fragment", before: "#", optional: true }],
  "absolute-URI": [
    { field: "scheme", after: ":" },
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true },
  ],
  "relative-URI": [
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true },
  ],
  "hier-part": [
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true },
  ],
  "net-path": ["//", { field: "authority" }, { field: "path" }],
  server: [
    { field: "userinfo", after: "@", optional: true },
    { field: "hostport", optional: true },
  ],
  hostport: [{ field: "host" }, { field: "port", before: ":", optional: true }],
  IPv6reference: ["[", { field: "address" }, "]"],
  "abs-path": [{ field: "segments", before: "/" }],
  "rel-path": [{ field: "segments", between: "/" }],
  "path-segments": [{ field: "segments", between: "/" }],
};
