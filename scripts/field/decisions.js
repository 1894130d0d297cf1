// The sentences of RFC 3986 that decide the differences between this package and other libraries.

/**
 * @typedef {object} Decision
 * @property {string} title what differs
 * @property {string} section the section of RFC 3986
 * @property {string} sentence a sentence of this section, verbatim
 * @property {true} [open] whether the RFC permits both results; otherwise it decides for this package
 */

/** @satisfies {Readonly<Record<string, Decision>>} */
export const DECISIONS = {
  // Strings that the RFC refuses.
  characters: {
    title: "a character that no URI contains",
    section: "2",
    sentence:
      "A URI is composed from a limited set of characters consisting of digits, letters, and a few graphic symbols.",
  },
  percent: {
    title: "a percent sign without two hexadecimal digits",
    section: "2.1",
    sentence:
      'A percent-encoded octet is encoded as a character triplet, consisting of the percent character "%" followed by the two hexadecimal digits representing that octet\'s numeric value.',
  },
  scheme: {
    title: "a scheme that does not match its rule",
    section: "3.1",
    sentence:
      'Scheme names consist of a sequence of characters beginning with a letter and followed by any combination of letters, digits, plus ("+"), period ("."), or hyphen ("-").',
  },
  atSign: {
    title: 'a second "@" in the authority',
    section: "3.2.1",
    sentence:
      'The user information, if present, is followed by a commercial at-sign ("@") that delimits it from the host.',
  },
  brackets: {
    title: "a square bracket outside of the host",
    section: "3.2.2",
    sentence: "This is the only place where square bracket characters are allowed in the URI syntax.",
  },
  literal: {
    title: "an address without brackets, or other text in brackets",
    section: "3.2.2",
    sentence:
      'A host identified by an Internet Protocol literal address, version 6 [RFC3513] or later, is distinguished by enclosing the IP literal within square brackets ("[" and "]").',
  },
  zone: {
    title: "a zone in an IPv6 address",
    section: "3.2.2",
    sentence: "This syntax does not support IPv6 scoped addressing zone identifiers.",
  },
  pieces: {
    title: "an IPv6 address with another number of pieces",
    section: "3.2.2",
    sentence: "A 128-bit IPv6 address is divided into eight 16-bit pieces.",
  },
  digits: {
    title: "a piece of an IPv6 address with more than four digits",
    section: "3.2.2",
    sentence:
      "Each piece is represented numerically in case-insensitive hexadecimal, using one to four hexadecimal digits (leading zeroes are permitted).",
  },
  elision: {
    title: "an IPv6 address with two elisions, or with three colons",
    section: "3.2.2",
    sentence:
      "A sequence of one or more consecutive zero-valued 16-bit pieces within the address may be elided, omitting all their digits and leaving exactly two consecutive colons in their place to mark the elision.",
  },
  dotted: {
    title: "another form of an IPv4 address at the end of an IPv6 address",
    section: "3.2.2",
    sentence:
      "Note that other forms of dotted notation may be interpreted on some platforms, as described in Section 7.4, but only the dotted-decimal form of four octets is allowed by this grammar.",
  },
  port: {
    title: "a port that is not a decimal number",
    section: "3.2.3",
    sentence:
      'The port subcomponent of authority is designated by an optional port number in decimal following the host and delimited from it by a single colon (":") character.',
  },
  fragment: {
    title: 'a second "#"',
    section: "3.5",
    sentence:
      'A fragment identifier component is indicated by the presence of a number sign ("#") character and terminated by the end of the URI.',
  },
  firstSegment: {
    title: "a colon in the first segment of a relative path",
    section: "4.2",
    sentence:
      'A path segment that contains a colon character (e.g., "this:that") cannot be used as the first segment of a relative-path reference, as it would be mistaken for a scheme name.',
  },

  // Strings that the RFC accepts.
  version: {
    title: "an address of a future version",
    section: "3.2.2",
    sentence:
      "In anticipation of future, as-yet-undefined IP literal address formats, an implementation may use an optional version flag to indicate such a format explicitly rather than rely on heuristic determination.",
  },
  emptyHost: {
    title: "an empty host",
    section: "3.2.2",
    sentence:
      "If the URI scheme defines a default for host, then that default applies when the host subcomponent is undefined or when the registered name is empty (zero length).",
  },
  name: {
    title: "a registered name that is not a domain name or an address",
    section: "3.2.2",
    sentence:
      "This specification does not mandate a particular registered name lookup technology and therefore does not restrict the syntax of reg-name beyond what is necessary for interoperability.",
  },
  noPath: {
    title: "an empty path",
    section: "3",
    sentence: "The scheme and path components are required, though the path may be empty (no characters).",
  },
  schemeName: {
    title: "a scheme",
    section: "3.1",
    sentence:
      'An implementation should accept uppercase letters as equivalent to lowercase in scheme names (e.g., allow "HTTP" as well as "http") for the sake of robustness but should only produce lowercase scheme names for consistency.',
  },
  userinfo: {
    title: "user information",
    section: "3.2.1",
    sentence:
      "The userinfo subcomponent may consist of a user name and, optionally, scheme-specific information about how to gain authorization to access the resource.",
  },
  ipv6: {
    title: "an IPv6 address",
    section: "3.2.2",
    sentence:
      "A host identified by an IPv6 literal address is represented inside the square brackets without a preceding version flag.",
  },
  encodedHost: {
    title: "a registered name with a percent-encoded octet",
    section: "3.2.2",
    sentence:
      "The reg-name syntax allows percent-encoded octets in order to represent non-ASCII registered names in a uniform way that is independent of the underlying name resolution technology.",
  },
  noDigits: {
    title: "a port without a digit",
    section: "3.2.3",
    sentence:
      'URI producers and normalizers should omit the port component and its ":" delimiter if port is empty or if its value would be the same as that of the scheme\'s default.',
  },
  largePort: {
    title: "a port",
    section: "3.2.3",
    sentence:
      'The port subcomponent of authority is designated by an optional port number in decimal following the host and delimited from it by a single colon (":") character.',
  },
  octet: {
    title: "a percent-encoded octet",
    section: "2.1",
    sentence:
      "A percent-encoding mechanism is used to represent a data octet in a component when that octet's corresponding character is outside the allowed set or is being used as a delimiter of, or within, the component.",
  },
  segments: {
    title: "a path",
    section: "3.3",
    sentence:
      "Aside from dot-segments in hierarchical paths, a path segment is considered opaque by the generic syntax.",
  },
  queryData: {
    title: "a query",
    section: "3.4",
    sentence: 'The characters slash ("/") and question mark ("?") may represent data within the query component.',
  },
  fragmentData: {
    title: "a fragment",
    section: "3.5",
    sentence:
      'The characters slash ("/") and question mark ("?") are allowed to represent data within the fragment identifier.',
  },
  relative: {
    title: "a reference without a scheme",
    section: "4.2",
    sentence:
      "A relative reference takes advantage of the hierarchical syntax (Section 1.2.3) to express a URI reference relative to the name space of another hierarchical URI.",
  },
  emptyReference: {
    title: "the empty reference",
    section: "4.4",
    sentence:
      'The most frequent examples of same-document references are relative references that are empty or include only the number sign ("#") separator followed by a fragment identifier.',
  },
  noAuthority: {
    title: "a path without an authority",
    section: "3",
    sentence: 'When authority is not present, the path cannot begin with two slash characters ("//").',
  },
  several: {
    title: "several components together",
    section: "3",
    sentence:
      "The generic URI syntax consists of a hierarchical sequence of components referred to as the scheme, authority, path, query, and fragment.",
  },

  // Components.
  parts: {
    title: "a component with another text",
    section: "3",
    sentence:
      "The generic URI syntax consists of a hierarchical sequence of components referred to as the scheme, authority, path, query, and fragment.",
  },
  distinction: {
    title: "an empty component is absent, or an absent one is empty",
    section: "5.2.1",
    sentence:
      "A component is undefined if its associated delimiter does not appear in the URI reference; the path component is never undefined, though it may be empty.",
  },
  decoded: {
    title: "a component is decoded or encoded",
    section: "2.4",
    sentence:
      "When a URI is dereferenced, the components and subcomponents significant to the scheme-specific dereferencing process (if any) must be parsed and separated before the percent-encoded octets within those components can be safely decoded, as otherwise the data may be mistaken for component delimiters.",
    open: true,
  },
  bracketless: {
    title: "the host of an IP literal has no brackets",
    section: "3.2.2",
    sentence: "This is the only place where square bracket characters are allowed in the URI syntax.",
    open: true,
  },
  lowered: {
    title: "a scheme or host in lower case",
    section: "6.2.2.1",
    sentence:
      "When a URI uses components of the generic syntax, the component syntax equivalence rules always apply; namely, that the scheme and host are case-insensitive and therefore should be normalized to lowercase.",
    open: true,
  },

  // Results of resolution and normalization.
  base: {
    title: "a base without a scheme",
    section: "5.1",
    sentence: "A base URI must conform to the <absolute-URI> syntax rule (Section 4.3).",
  },
  algorithm: {
    title: "another result than that of the algorithm",
    section: "5.2",
    sentence:
      "Applications may implement relative reference resolution by using some other algorithm, provided that the results match what would be given by this one.",
  },
  normalized: {
    title: "an equivalent URI: resolution also normalizes",
    section: "5.2.1",
    sentence: "Normalization of the base URI, as described in Sections 6.2.2 and 6.2.3, is optional.",
    open: true,
  },
  added: {
    title: "an absent component is added",
    section: "5.3",
    sentence:
      "Note that we are careful to preserve the distinction between a component that is undefined, meaning that its separator was not present in the reference, and a component that is empty, meaning that the separator was present and was immediately followed by the next component separator or the end of the reference.",
  },
  doubleSlash: {
    title: "a path becomes an authority",
    section: "3.3",
    sentence:
      'If a URI does not contain an authority component, then the path cannot begin with two slash characters ("//").',
  },
  reserved: {
    title: "a reserved character is encoded or decoded",
    section: "2.2",
    sentence:
      "URIs that differ in the replacement of a reserved character with its corresponding percent-encoded octet are not equivalent.",
  },
  numericHost: {
    title: "a registered name becomes an IPv4 address",
    section: "7.4",
    sentence:
      "These additional IP address formats are not allowed in the URI syntax due to differences between platform implementations.",
  },
  address: {
    title: "the same IPv6 address in another form",
    section: "3.2.2",
    sentence:
      "Each piece is represented numerically in case-insensitive hexadecimal, using one to four hexadecimal digits (leading zeroes are permitted).",
    open: true,
  },
  letterCase: {
    title: "upper case stays in the scheme or host",
    section: "6.2.2.1",
    sentence:
      "When a URI uses components of the generic syntax, the component syntax equivalence rules always apply; namely, that the scheme and host are case-insensitive and therefore should be normalized to lowercase.",
  },
  hexadecimal: {
    title: "lower case in a percent-encoding",
    section: "6.2.2.1",
    sentence:
      'For all URIs, the hexadecimal digits within a percent-encoding triplet (e.g., "%3a" versus "%3A") are case-insensitive and therefore should be normalized to use uppercase letters for the digits A-F.',
  },
  unreserved: {
    title: "an unreserved character stays percent-encoded",
    section: "6.2.2.2",
    sentence:
      "These URIs should be normalized by decoding any percent-encoded octet that corresponds to an unreserved character, as described in Section 2.3.",
  },
  dotSegments: {
    title: "other dot-segments are removed",
    section: "6.2.2.3",
    sentence:
      "URI normalizers should remove dot-segments by applying the remove_dot_segments algorithm to the path, as described in Section 5.2.4.",
  },
  emptyPath: {
    title: "an empty path after an authority stays empty",
    section: "6.2.3",
    sentence:
      'In general, a URI that uses the generic syntax for authority with an empty path should be normalized to a path of "/".',
    open: true,
  },
  emptyPort: {
    title: "the colon before an empty port stays",
    section: "3.2",
    sentence:
      'URI producers and normalizers should omit the ":" delimiter that separates host from port if the port component is empty.',
  },
  portNumber: {
    title: "leading zeros stay in a port",
    section: "6.2.3",
    sentence: "Other scheme-specific normalizations are possible.",
    open: true,
  },
  delimiters: {
    title: "a delimiter of an empty component is removed",
    section: "6.2.3",
    sentence:
      "Normalization should not remove delimiters when their associated component is empty unless licensed to do so by the scheme specification.",
  },
};

/** @typedef {keyof typeof DECISIONS} DecisionId */

/** @param {DecisionId} id */
export const isOpen = (id) => "open" in DECISIONS[id];
