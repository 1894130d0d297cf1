/**
 * The tree of RFC 3986.
 *
 * @module
 */
import type { Leaf, NodeBase, Shapes } from "./node.js";

/** RFC 3986 section 3. */
export interface URI extends NodeBase<"URI"> {
  readonly scheme: Scheme;
  readonly authority: Authority | null;
  readonly path: PathAbempty | PathAbsolute | PathRootless | PathEmpty;
  readonly query: Query | null;
  readonly fragment: Fragment | null;
}

/** RFC 3986 section 4.2. */
export interface RelativeRef extends NodeBase<"relative-ref"> {
  readonly authority: Authority | null;
  readonly path: PathAbempty | PathAbsolute | PathNoscheme | PathEmpty;
  readonly query: Query | null;
  readonly fragment: Fragment | null;
}

/** RFC 3986 section 4.3; made where the rule is asked for by name. */
export interface AbsoluteURI extends NodeBase<"absolute-URI"> {
  readonly scheme: Scheme;
  readonly authority: Authority | null;
  readonly path: PathAbempty | PathAbsolute | PathRootless | PathEmpty;
  readonly query: Query | null;
}

/** RFC 3986 section 3; made where the rule is asked for by name. */
export interface HierPart extends NodeBase<"hier-part"> {
  readonly authority: Authority | null;
  readonly path: PathAbempty | PathAbsolute | PathRootless | PathEmpty;
}

/** RFC 3986 section 4.2; made where the rule is asked for by name. */
export interface RelativePart extends NodeBase<"relative-part"> {
  readonly authority: Authority | null;
  readonly path: PathAbempty | PathAbsolute | PathNoscheme | PathEmpty;
}

/** RFC 3986 section 3.1. */
export type Scheme = Leaf<"scheme">;

/** RFC 3986 section 3.2. */
export interface Authority extends NodeBase<"authority"> {
  readonly userinfo: Userinfo | null;
  readonly host: Host;
  readonly port: Port | null;
}

/** RFC 3986 section 3.2.1. */
export type Userinfo = Leaf<"userinfo">;

/** RFC 3986 section 3.2.2. */
export type Host = IPLiteral | IPv4Address | RegName;

/** RFC 3986 section 3.2.2: an address in brackets. */
export interface IPLiteral extends NodeBase<"IP-literal"> {
  readonly address: IPv6Address | IPvFuture;
}

/** RFC 3986 section 3.2.2. */
export type IPv6Address = Leaf<"IPv6address">;

/** RFC 3986 section 3.2.2. */
export type IPvFuture = Leaf<"IPvFuture">;

/** RFC 3986 section 3.2.2. */
export type IPv4Address = Leaf<"IPv4address">;

/** RFC 3986 section 3.2.2. */
export type RegName = Leaf<"reg-name">;

/** RFC 3986 section 3.2.3. */
export type Port = Leaf<"port">;

/** RFC 3986 section 3.3. */
export type Path = PathAbempty | PathAbsolute | PathNoscheme | PathRootless | PathEmpty;

/** RFC 3986 section 3.3: a path after an authority; every segment follows a "/". */
export interface PathAbempty extends NodeBase<"path-abempty"> {
  readonly segments: readonly Segment[];
}

/** RFC 3986 section 3.3: begins with "/" but not "//"; "/" alone has no segment. */
export interface PathAbsolute extends NodeBase<"path-absolute"> {
  readonly segments: readonly (SegmentNz | Segment)[];
}

/** RFC 3986 section 3.3: begins with a segment that has no ":". */
export interface PathNoscheme extends NodeBase<"path-noscheme"> {
  readonly segments: readonly (SegmentNzNc | Segment)[];
}

/** RFC 3986 section 3.3: begins with a segment. */
export interface PathRootless extends NodeBase<"path-rootless"> {
  readonly segments: readonly (SegmentNz | Segment)[];
}

/** RFC 3986 section 3.3: zero characters. */
export interface PathEmpty extends NodeBase<"path-empty"> {
  readonly segments: readonly [];
}

/** RFC 3986 section 3.3. */
export type Segment = Leaf<"segment">;

/** RFC 3986 section 3.3: not empty. */
export type SegmentNz = Leaf<"segment-nz">;

/** RFC 3986 section 3.3: not empty, without ":". */
export type SegmentNzNc = Leaf<"segment-nz-nc">;

/** RFC 3986 section 3.4. */
export type Query = Leaf<"query">;

/** RFC 3986 section 3.5. */
export type Fragment = Leaf<"fragment">;

/** What `parse` returns for each rule: RFC 3986 Appendix A and the core rules that section 1.3 names. */
export interface RFC3986Nodes {
  ALPHA: Leaf<"ALPHA">;
  CR: Leaf<"CR">;
  DIGIT: Leaf<"DIGIT">;
  DQUOTE: Leaf<"DQUOTE">;
  HEXDIG: Leaf<"HEXDIG">;
  LF: Leaf<"LF">;
  SP: Leaf<"SP">;
  URI: URI;
  "hier-part": HierPart;
  "URI-reference": URI | RelativeRef;
  "absolute-URI": AbsoluteURI;
  "relative-ref": RelativeRef;
  "relative-part": RelativePart;
  scheme: Scheme;
  authority: Authority;
  userinfo: Userinfo;
  host: Host;
  port: Port;
  "IP-literal": IPLiteral;
  IPvFuture: IPvFuture;
  IPv6address: IPv6Address;
  h16: Leaf<"h16">;
  ls32: Leaf<"ls32"> | IPv4Address;
  IPv4address: IPv4Address;
  "dec-octet": Leaf<"dec-octet">;
  "reg-name": RegName;
  path: Path;
  "path-abempty": PathAbempty;
  "path-absolute": PathAbsolute;
  "path-noscheme": PathNoscheme;
  "path-rootless": PathRootless;
  "path-empty": PathEmpty;
  segment: Segment;
  "segment-nz": SegmentNz;
  "segment-nz-nc": SegmentNzNc;
  pchar: Leaf<"pchar">;
  query: Query;
  fragment: Fragment;
  "pct-encoded": Leaf<"pct-encoded">;
  unreserved: Leaf<"unreserved">;
  reserved: Leaf<"reserved">;
  "gen-delims": Leaf<"gen-delims">;
  "sub-delims": Leaf<"sub-delims">;
}

/** A rule of RFC 3986. */
export type RFC3986Rule = keyof RFC3986Nodes;

/** A node of RFC 3986's tree. */
export type RFC3986Node = RFC3986Nodes[RFC3986Rule];

/**
 * RFC 3986's shapes: each is the rule's ABNF, with the fields of the node in place of its rules.
 *
 * @internal
 */
export const rfc3986Shapes: Shapes<RFC3986Node> = {
  URI: [
    { field: "scheme", after: ":" },
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true },
    { field: "fragment", before: "#", optional: true },
  ],
  "relative-ref": [
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true },
    { field: "fragment", before: "#", optional: true },
  ],
  "absolute-URI": [
    { field: "scheme", after: ":" },
    { field: "authority", before: "//", optional: true },
    { field: "path" },
    { field: "query", before: "?", optional: true },
  ],
  "hier-part": [{ field: "authority", before: "//", optional: true }, { field: "path" }],
  "relative-part": [{ field: "authority", before: "//", optional: true }, { field: "path" }],
  authority: [
    { field: "userinfo", after: "@", optional: true },
    { field: "host" },
    { field: "port", before: ":", optional: true },
  ],
  "IP-literal": ["[", { field: "address" }, "]"],
  "path-abempty": [{ field: "segments", before: "/" }],
  "path-absolute": ["/", { field: "segments", between: "/" }],
  "path-noscheme": [{ field: "segments", between: "/" }],
  "path-rootless": [{ field: "segments", between: "/" }],
  "path-empty": [{ field: "segments" }],
};
