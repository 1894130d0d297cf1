/**
 * The tree of RFC 1738.
 *
 * A literal of the BNF that ignores case becomes a leaf, so that the tree keeps how it was written: a scheme's name, and
 * the `type` of `;type=`.
 *
 * @module
 */
import type { Leaf, NodeBase, Shapes } from "./node.js";

/** RFC 1738 section 2.1: a URL whose scheme is unknown, or which its scheme's own rule does not match. */
export interface GenericURL extends NodeBase<"genericurl"> {
  readonly scheme: Scheme;
  readonly schemepart: Schemepart;
}

/** RFC 1738 section 2.1. */
export type Scheme = Leaf<"scheme">;

/** RFC 1738 section 2.1: the common syntax of section 3.1 where it matches, else a leaf. */
export type Schemepart = IPSchemepart | Leaf<"schemepart">;

/** RFC 1738 section 3.1. */
export interface IPSchemepart extends NodeBase<"ip-schemepart"> {
  readonly login: Login;
  readonly urlpath: Urlpath | null;
}

/** RFC 1738 section 3.1; there is no password without a user. */
export interface Login extends NodeBase<"login"> {
  readonly user: User | null;
  readonly password: Password | null;
  readonly hostport: Hostport;
}

/** RFC 1738 section 3.1. */
export type User = Leaf<"user">;

/** RFC 1738 section 3.1. */
export type Password = Leaf<"password">;

/** RFC 1738 section 3.1. */
export interface Hostport extends NodeBase<"hostport"> {
  readonly host: Host;
  readonly port: Port | null;
}

/** RFC 1738 section 3.1. */
export type Host = Hostname | Hostnumber;

/** RFC 1738 section 3.1: a domain name. */
export type Hostname = Leaf<"hostname">;

/** RFC 1738 section 3.1: four decimal numbers, of any size. */
export type Hostnumber = Leaf<"hostnumber">;

/** RFC 1738 section 3.1: not empty. */
export type Port = Leaf<"port">;

/** RFC 1738 section 3.1: what follows the "/" after the host and the port; the "/" is no part of it. */
export type Urlpath = Leaf<"urlpath">;

/** RFC 1738 section 3.2. Where there is a type there is a path; `fieldname` and `ftptype` are present together. */
export interface FTPURL extends NodeBase<"ftpurl"> {
  readonly scheme: Scheme;
  readonly login: Login;
  readonly path: Fpath | null;
  /** The `type` of `;type=`, in the case it was written in. */
  readonly fieldname: Fieldname | null;
  readonly ftptype: Ftptype | null;
}

/** RFC 1738 section 3.2.2: at least one segment. */
export interface Fpath extends NodeBase<"fpath"> {
  readonly segments: readonly Fsegment[];
}

/** RFC 1738 section 3.2.2. */
export type Fsegment = Leaf<"fsegment">;

/** RFC 1738 section 3.2.2: one letter. */
export type Ftptype = Leaf<"ftptype">;

/** RFC 1738 section 3.10. */
export interface FileURL extends NodeBase<"fileurl"> {
  readonly scheme: Scheme;
  readonly host: Host | null;
  readonly path: Fpath;
}

/** RFC 1738 section 3.3. Where there is a search there is a path. */
export interface HTTPURL extends NodeBase<"httpurl"> {
  readonly scheme: Scheme;
  readonly hostport: Hostport;
  readonly path: Hpath | null;
  readonly search: Search | null;
}

/** RFC 1738 section 3.3: at least one segment. */
export interface Hpath extends NodeBase<"hpath"> {
  readonly segments: readonly Hsegment[];
}

/** RFC 1738 section 3.3. */
export type Hsegment = Leaf<"hsegment">;

/** RFC 1738 section 3.3. */
export type Search = Leaf<"search">;

/** RFC 1738 section 3.4.1. Each part is present only where the one before it is; so is the selector where the gtype is. */
export interface GopherURL extends NodeBase<"gopherurl"> {
  readonly scheme: Scheme;
  readonly hostport: Hostport;
  /** Empty where a "/" ends the URL; `null` where no "/" follows the host and the port, and where a gtype does. */
  readonly urlpath: Urlpath | null;
  readonly gtype: Gtype | null;
  readonly selector: Selector | null;
  readonly search: Search | null;
  readonly gopherString: GopherString | null;
}

/** RFC 1738 section 3.4.1: one character, which may be an escape. */
export type Gtype = Leaf<"gtype">;

/** RFC 1738 section 3.4.1. */
export type Selector = Leaf<"selector">;

/** RFC 1738 section 3.4.3. */
export type GopherString = Leaf<"gopher+_string">;

/** RFC 1738 section 3.5. */
export interface MailtoURL extends NodeBase<"mailtourl"> {
  readonly scheme: Scheme;
  readonly encoded822addr: Encoded822addr;
}

/** RFC 1738 section 3.5: not empty. */
export type Encoded822addr = Leaf<"encoded822addr">;

/** RFC 1738 section 3.6. */
export interface NewsURL extends NodeBase<"newsurl"> {
  readonly scheme: Scheme;
  readonly grouppart: Grouppart;
}

/** RFC 1738 section 3.6: a leaf of its own for "*", which means all groups. */
export type Grouppart = Article | Group | Leaf<"grouppart">;

/** RFC 1738 section 3.6: a newsgroup's name. */
export type Group = Leaf<"group">;

/** RFC 1738 section 3.6: a message's identifier, which has an "@". */
export type Article = Leaf<"article">;

/** RFC 1738 section 3.7. */
export interface NNTPURL extends NodeBase<"nntpurl"> {
  readonly scheme: Scheme;
  readonly hostport: Hostport;
  readonly group: Group;
  /** The article's number in the group. */
  readonly digits: Digits | null;
}

/** RFC 1738 section 3.8. */
export interface TelnetURL extends NodeBase<"telneturl"> {
  readonly scheme: Scheme;
  readonly login: Login;
  /** Empty where a "/" ends the URL, else `null`. */
  readonly urlpath: Urlpath | null;
}

/** RFC 1738 section 3.9. */
export type WAISURL = WAISDatabase | WAISIndex | WAISDoc;

/** RFC 1738 section 3.9: a database. */
export interface WAISDatabase extends NodeBase<"waisdatabase"> {
  readonly scheme: Scheme;
  readonly hostport: Hostport;
  readonly database: Database;
}

/** RFC 1738 section 3.9: a search in a database. */
export interface WAISIndex extends NodeBase<"waisindex"> {
  readonly scheme: Scheme;
  readonly hostport: Hostport;
  readonly database: Database;
  readonly search: Search;
}

/** RFC 1738 section 3.9: a document in a database. */
export interface WAISDoc extends NodeBase<"waisdoc"> {
  readonly scheme: Scheme;
  readonly hostport: Hostport;
  readonly database: Database;
  readonly wtype: Wtype;
  readonly wpath: Wpath;
}

/** RFC 1738 section 3.9. */
export type Database = Leaf<"database">;

/** RFC 1738 section 3.9. */
export type Wtype = Leaf<"wtype">;

/** RFC 1738 section 3.9. */
export type Wpath = Leaf<"wpath">;

/** RFC 1738 section 3.11. */
export interface ProsperoURL extends NodeBase<"prosperourl"> {
  readonly scheme: Scheme;
  readonly hostport: Hostport;
  readonly path: Ppath;
  readonly fields: readonly Fieldspec[];
}

/** RFC 1738 section 3.11: at least one segment. */
export interface Ppath extends NodeBase<"ppath"> {
  readonly segments: readonly Psegment[];
}

/** RFC 1738 section 3.11. */
export type Psegment = Leaf<"psegment">;

/** RFC 1738 section 3.11. */
export interface Fieldspec extends NodeBase<"fieldspec"> {
  readonly fieldname: Fieldname;
  readonly fieldvalue: Fieldvalue;
}

/** RFC 1738 section 3.11. */
export type Fieldname = Leaf<"fieldname">;

/** RFC 1738 section 3.11. */
export type Fieldvalue = Leaf<"fieldvalue">;

/** RFC 1738 section 5. */
export type Digits = Leaf<"digits">;

/** RFC 1738 section 5: the node of the scheme's own rule where it matches. */
export type URLNode =
  | HTTPURL
  | FTPURL
  | NewsURL
  | NNTPURL
  | TelnetURL
  | GopherURL
  | WAISURL
  | MailtoURL
  | FileURL
  | ProsperoURL
  | GenericURL;

/** What `parse` returns for each rule of RFC 1738 section 5. */
export interface RFC1738Nodes {
  genericurl: GenericURL;
  url: URLNode;
  otherurl: GenericURL;
  scheme: Scheme;
  schemepart: Schemepart;
  "ip-schemepart": IPSchemepart;
  login: Login;
  hostport: Hostport;
  host: Host;
  hostname: Hostname;
  domainlabel: Leaf<"domainlabel">;
  toplabel: Leaf<"toplabel">;
  alphadigit: Leaf<"alphadigit">;
  hostnumber: Hostnumber;
  port: Port;
  user: User;
  password: Password;
  urlpath: Urlpath;
  ftpurl: FTPURL;
  fpath: Fpath;
  fsegment: Fsegment;
  ftptype: Ftptype;
  fileurl: FileURL;
  httpurl: HTTPURL;
  hpath: Hpath;
  hsegment: Hsegment;
  search: Search;
  gopherurl: GopherURL;
  gtype: Gtype;
  selector: Selector;
  "gopher+_string": GopherString;
  mailtourl: MailtoURL;
  encoded822addr: Encoded822addr;
  newsurl: NewsURL;
  grouppart: Grouppart;
  group: Group;
  article: Article;
  nntpurl: NNTPURL;
  telneturl: TelnetURL;
  waisurl: WAISURL;
  waisdatabase: WAISDatabase;
  waisindex: WAISIndex;
  waisdoc: WAISDoc;
  database: Database;
  wtype: Wtype;
  wpath: Wpath;
  prosperourl: ProsperoURL;
  ppath: Ppath;
  psegment: Psegment;
  fieldspec: Fieldspec;
  fieldname: Fieldname;
  fieldvalue: Fieldvalue;
  lowalpha: Leaf<"lowalpha">;
  hialpha: Leaf<"hialpha">;
  alpha: Leaf<"alpha">;
  digit: Leaf<"digit">;
  safe: Leaf<"safe">;
  extra: Leaf<"extra">;
  national: Leaf<"national">;
  punctuation: Leaf<"punctuation">;
  reserved: Leaf<"reserved">;
  hex: Leaf<"hex">;
  escape: Leaf<"escape">;
  unreserved: Leaf<"unreserved">;
  uchar: Leaf<"uchar">;
  xchar: Leaf<"xchar">;
  digits: Digits;
}

/** A rule of RFC 1738. */
export type RFC1738Rule = keyof RFC1738Nodes;

/** A node of RFC 1738's tree. */
export type RFC1738Node = RFC1738Nodes[RFC1738Rule];

/**
 * RFC 1738's shapes: each is the rule's BNF, with the fields of the node in place of its rules.
 *
 * @internal
 */
export const rfc1738Shapes: Shapes<RFC1738Node> = {
  genericurl: [{ field: "scheme", after: ":" }, { field: "schemepart" }],
  "ip-schemepart": ["//", { field: "login" }, { field: "urlpath", before: "/", optional: true }],
  login: [
    { field: "user", optional: true },
    { field: "password", before: ":", optional: true },
    { literal: "@", with: "user" },
    { field: "hostport" },
  ],
  hostport: [{ field: "host" }, { field: "port", before: ":", optional: true }],
  ftpurl: [
    { field: "scheme", after: "://" },
    { field: "login" },
    { field: "path", before: "/", optional: true },
    { field: "fieldname", before: ";", after: "=", optional: true },
    { field: "ftptype", optional: true },
  ],
  fpath: [{ field: "segments", between: "/" }],
  fileurl: [
    { field: "scheme", after: "://" },
    { field: "host", optional: true },
    { field: "path", before: "/" },
  ],
  httpurl: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "path", before: "/", optional: true },
    { field: "search", before: "?", optional: true },
  ],
  hpath: [{ field: "segments", between: "/" }],
  gopherurl: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "urlpath", before: "/", optional: true },
    { field: "gtype", before: "/", optional: true },
    { field: "selector", optional: true },
    { field: "search", before: "%09", optional: true },
    { field: "gopherString", before: "%09", optional: true },
  ],
  mailtourl: [{ field: "scheme", after: ":" }, { field: "encoded822addr" }],
  newsurl: [{ field: "scheme", after: ":" }, { field: "grouppart" }],
  nntpurl: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "group", before: "/" },
    { field: "digits", before: "/", optional: true },
  ],
  telneturl: [{ field: "scheme", after: "://" }, { field: "login" }, { field: "urlpath", before: "/", optional: true }],
  waisdatabase: [{ field: "scheme", after: "://" }, { field: "hostport" }, { field: "database", before: "/" }],
  waisindex: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "database", before: "/" },
    { field: "search", before: "?" },
  ],
  waisdoc: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "database", before: "/" },
    { field: "wtype", before: "/" },
    { field: "wpath", before: "/" },
  ],
  prosperourl: [
    { field: "scheme", after: "://" },
    { field: "hostport" },
    { field: "path", before: "/" },
    { field: "fields" },
  ],
  ppath: [{ field: "segments", between: "/" }],
  fieldspec: [";", { field: "fieldname", after: "=" }, { field: "fieldvalue" }],
};
