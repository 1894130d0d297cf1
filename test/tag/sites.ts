/**
 * Call sites of the tag, composed of pieces. A hole is written as `{place}`, so its place is known by construction.
 *
 * @module
 */

/** Where a hole stands. "ip" stands between brackets, "parameters" stands alone after "?" or "&". */
export type Place =
  | "segment"
  | "name"
  | "value"
  | "query"
  | "parameters"
  | "fragment"
  | "user"
  | "password"
  | "host"
  | "ip"
  | "label"
  | "port"
  | "base"
  | "none";

/** The tags. */
export type TagName = "uri" | "uriReference" | "iri";

/** The options of `uri.with`. */
export interface TagOptions {
  readonly schemes?: readonly string[];
  readonly plus?: boolean;
  readonly slashes?: "refuse";
}

/** One call of a tag in a program, without the values. */
export interface Site {
  readonly tag: TagName;
  readonly options?: TagOptions;
  readonly strings: readonly string[];
  readonly places: readonly Place[];
  /** Whether the first call must be refused, with any values. */
  readonly refused: boolean;
}

/** A dot segment of a literal, other than at the start of a relative reference. Readers would remove what is before it. */
const DOT_SEGMENT = /^(?!\.).*\/(?:\.|%2e){1,2}(?:[/?#]|$)/is;

const HOLE = /\{(\w+)\}/;

/**
 * Returns the site of a template.
 *
 * @param template with a `{place}` for each hole
 * @param refused whether the first call must be refused; this is so for all literals with dot segments
 */
export function siteOf(template: string, tag: TagName = "uri", options?: TagOptions, refused = false): Site {
  const pieces = template.split(HOLE);
  return {
    tag,
    ...(options && { options }),
    strings: pieces.filter((_, index) => index % 2 === 0),
    places: pieces.filter((_, index) => index % 2 === 1) as Place[],
    refused: refused || DOT_SEGMENT.test(template),
  };
}

/** Returns the template of a site. */
export function templateOf({ strings, places }: Site): string {
  return strings.map((text, index) => (index === 0 ? "" : `{${String(places[index - 1])}}`) + text).join("");
}

/** Returns what a hole is called in the counts: its place, and for segments and parts of a query whether it is the whole. */
export function positionOf({ strings, places }: Site, hole: number): string {
  const place = places[hole] ?? "none";
  if (place !== "segment") return place;
  const [before = "", after = ""] = [strings[hole], strings[hole + 1]];
  const isStart = /(?:^|[^/]|^\/)\/$/.test(before) || /^[\w.+-]+:$/.test(before);
  const isEnd = after === "" ? hole === places.length - 1 : /^[/?#]/.test(after);
  return isStart && isEnd ? "segment, whole" : "segment, part";
}

const SCHEMES = ["https", "http", "ws", "wss", "ftp", "x-custom"];

const AUTHORITIES = [
  ...["h.example", "u:p@h.example:8080", "[2001:db8::1]", "192.0.2.1:80", "h.example:", "H.Example."],
  ...["{user}@h.example", "{user}:{password}@h.example", "u:{password}@h.example:81", "{user}:p@h.example"],
  ...["a{user}b@h.example", "u:a{password}.b@h.example", "{user}.{user}@h.example", "{user}{password}@h.example"],
  ...["{host}", "{host}:8443", "h.example:{port}", "{host}:{port}", "[{ip}]", "[{ip}]:{port}", "u@{host}:{port}"],
  ...["{label}.example.com", "{label}-api.example.com", "api-{label}.example.com", "a{label}b.example.com"],
  ...["api.{label}.example", "api.{label}", "api.{label}x", "{label}.{label}.example", "{label}-{label}.example"],
  ...["{label}.example.", "api.example.{label}.", "{user}:{password}@{host}:{port}", "{user}@{label}.example:{port}"],
];

const PATHS = [
  ...["", "/", "/a/b", "/{segment}", "/a/{segment}", "/{segment}/b", "/a/{segment}/b", "/{segment}/", "/a//{segment}"],
  ...["/{segment}//b", "/{segment}/{segment}", "/{segment}/x/{segment}", "/v1/{segment}/{segment}/x"],
  ...["/a{segment}", "/{segment}.json", "/a{segment}b", "/{segment}{segment}", "/{segment}{segment}{segment}/a"],
  ...[
    "/{segment}.{segment}",
    "/{segment}..{segment}",
    "/{segment}:{segment}",
    "/{segment};{segment}",
    "/{segment},{segment}",
  ],
  ...[
    "/.{segment}",
    "/%2E{segment}",
    "/%2e{segment}/x",
    "/{segment}.",
    "/{segment}%2E",
    "/{segment}%2e/b",
    "/a/.{segment}/b",
  ],
  ...["/..{segment}", "/{segment}..", "/.{segment}.", "/.{segment}{segment}", "/{segment};v=1", "/.{segment};v=1"],
  ...[
    "/a;p={segment}",
    "/@{segment}",
    "/{segment}@x",
    "/{segment}:act",
    "/({segment})",
    "/{segment}=x",
    "/%20{segment}",
  ],
  ...["/{segment}!", "/~{segment}", "/{segment}+{segment}", "/{segment}$&'*", "/%E2%82%AC{segment}", "/a%2Fb{segment}"],
];

/** Paths with dot segments in the literals. The law holds only if the tag refuses them at the first call. */
const DOTTED = [
  "/{segment}/../x",
  "/../{segment}",
  "/./{segment}",
  "/{segment}/%2e%2E/b",
  "/{segment}/..",
  "/a/.?q={value}",
];

const QUERIES = [
  ...[
    "",
    "?",
    "?a=1",
    "?q={value}",
    "?{name}=1",
    "?{name}={value}",
    "?a=1&b={value}",
    "?q={value}&a=1",
    "?a=1&{name}=&b",
  ],
  ...["?{parameters}", "?{parameters}&x=1", "?x=1&{parameters}", "?x=1&{parameters}&y=2", "?{parameters}&{parameters}"],
  ...["?{parameters}&x={value}", "?x={value}&{parameters}", "?q=a{value}b", "?q={value}{value}", "?q={value},{value}"],
  ...[
    "?x{name}=1",
    "?{name}y=1",
    "?{name}{name}=2",
    "?a={value}&a={value}",
    "?a/{query}",
    "?{query}/x",
    "?a:{query}@b",
  ],
  ...[
    "?q=a={value}",
    "?q={value}=b",
    "?q={value}?x",
    "?q=/{value}",
    "?q={value};{value}",
    "?{query};a",
    "?a[]={value}",
  ],
].filter((query) => !query.includes("["));

const FRAGMENTS = [
  ...["", "#", "#top", "#{fragment}", "#a{fragment}", "#{fragment}/b", "#{fragment}{fragment}", "#?{fragment}"],
  ...["#{fragment}={fragment}", "#a/{fragment};b", "#:~:text={fragment}"],
];

/** URIs without "//". */
const ROOTLESS = [
  ...["urn:example:{segment}", "urn:example:a/{segment}", "urn:{segment}:b", "urn:example:{segment}:{segment}"],
  ...["mailto:me@example.com?subject={value}", "mailto:me@example.com?{parameters}"],
  ...["mailto:a@b.example?{name}={value}", "x-custom:{segment}/b", "x-custom:/{segment}"],
  ...["x-custom:/{segment}/b", "x-custom:a{segment}", "x-custom:/a/{segment}#{fragment}", "x-custom:?{parameters}"],
  ...["x-custom:#{fragment}", "x-custom:.{segment}/a", "x-custom:/{segment}{segment}/a", "x-custom:///{segment}"],
  ...["urn:example:a?+r?={query}", "urn:example:a#{fragment}", "x-custom:/.{segment}", "x-custom:{segment}.{segment}"],
];

const AFTER_BASE = [
  ...[
    "",
    "/",
    "/x",
    "/{segment}",
    "/a/{segment}/b",
    "/{segment}/{segment}",
    "/{segment}.json",
    "/.{segment}",
    "/x?{parameters}",
  ],
  ...[
    "?q={value}",
    "?{parameters}",
    "?{name}={value}",
    "/x?q={value}#{fragment}",
    "#{fragment}",
    "/{segment}?x=1&{parameters}",
  ],
  ...[
    "/%2E{segment}",
    "/{segment}{segment}",
    "/{segment}:{segment}",
    "?{parameters}#{fragment}",
    "/files/{segment};v={segment}",
  ],
];

const REFERENCES = [
  ...[
    "/users/{segment}",
    "/{segment}",
    "/{segment}/x",
    "/{segment}{segment}/x",
    "./{segment}",
    "./{segment}/b",
    "./{segment}{segment}",
  ],
  ...[
    "./a/{segment}",
    "a/{segment}",
    "a{segment}",
    "a{segment}/b",
    "../{segment}",
    "../../a/{segment}",
    "../a?q={value}",
  ],
  ...[
    "?{parameters}",
    "?q={value}",
    "?{name}={value}",
    "#{fragment}",
    "#a{fragment}",
    "/?{parameters}",
    "/a?x=1&{parameters}#{fragment}",
  ],
  ...[
    "./{segment}:{segment}",
    "./{segment}?{parameters}",
    "/.{segment}/x",
    "./.{segment}",
    "a/.{segment}",
    ".{segment}/a",
  ],
  ...["//h.example/{segment}", "//{host}/a", "//{label}.example/{segment}", "//h.example:{port}", "//{user}@h.example"],
  ...[
    "/{segment}//x",
    "/.{segment}/{segment}",
    "a?q={value}&{parameters}",
    "x/{segment}#{fragment}",
    "./{segment}.{segment}",
  ],
];

/** Sites that must be refused at the first call. */
const REFUSED: readonly (readonly [template: string, tag?: TagName])[] = [
  // Addresses and numbers.
  ...["mailto:{none}", "mailto:{none}@example.com", "mailto:{none}?a=b", "tel:{none}", "tel:+1{none}", "sip:{none}"],
  ...[
    "{none}://h.example/",
    "{none}:a",
    "x{none}://h.example/a",
    "http{none}://h.example",
    "a{none}:b",
    "https{none}//h.example",
  ],
  ...[
    "https:{none}h.example/",
    "https:/{none}/h.example",
    "https:{none}/h.example/a",
    "https:{none}",
    "https:/{none}",
    "http:{none}//h.example",
  ],
  ...[
    "{none}.evil.example",
    "{none}@evil.example",
    "{none}:8080/x",
    "{none}x",
    "{none}{none}",
    "{none}{none}/a",
    "{none}.example/{none}",
  ],
  ...[
    "https://h.example/%2{none}",
    "https://h.example/%{none}",
    "https://h.example/%{none}F",
    "https://h.example/?a=%2{none}",
  ],
  ...[
    "https://h.example/#%{none}",
    "https://u%4{none}@h.example/",
    "https://{none}%2",
    "https://h.example/{none}%",
    "https://h.example/{none}%g0",
  ],
  ...[
    "javascript:{none}",
    "javascript://h.example/{none}",
    "JavaScript:a({none})",
    "vbscript:{none}",
    "data:text/plain,{none}",
    "data:{none}",
  ],
  ...[
    "DATA:,a{none}",
    "https:///{none}/",
    "https:///x/{none}",
    "http:///{none}",
    "ws:///a{none}",
    "ftp:///{none}",
    "https://?{none}",
    "wss://:80/{none}",
  ],
  ...[
    "https://u@/{none}",
    "https://:{none}/",
    "http:a/{none}",
    "https:/a/{none}",
    "https:?{none}",
    "http:#{none}",
    "WSS:a{none}",
    "ftp:/{none}",
  ],
  ...[
    "https://h.example/ {none}",
    "https://h.example/{none} a",
    "https://h.example/{none}\\b",
    "https://h.example/<{none}>",
    "https://h.example/[{none}]",
  ],
  ...[
    "https://h.example/{none}\u00E9",
    "https://h.example/?{none}\n",
    "https://h.example/#{none}#",
    "https://h example/{none}",
    "https://h.example:8x/{none}",
  ],
  ...[
    "https://[::1/{none}",
    "https://[x]/{none}",
    "https://{none}{none}.example/",
    "https://{none}{none}/",
    "https://h.example/\u0000{none}",
  ],
  ...[
    "https://-{none}.example/",
    "https://{none}-.example/",
    "https://a..{none}/",
    "https://{none}..example/",
    "/users/{none}",
    "?q={none}",
    "#{none}",
    "//h.example/{none}",
    "users/{none}",
  ],
  ...[
    "https://h.example:{none}{none}/",
    "https://h.example:8{none}/",
    "https://h.example:{none}0/",
    "https://[{none}:1]/",
    "https://[fe80::1%25{none}]/",
  ],
  ...[
    "https://[v1.{none}]/",
    "https://[{none}]x/",
    "https://[{none}{none}]/",
    "https://a_{none}.example/",
    "https://a%41{none}.example/",
  ],
].map((template) => [template, "uri"] as const);

const REFUSED_REFERENCES = [
  ...[
    "{none}:b",
    "a{none}:b",
    "{none}x",
    "{none}.evil.example",
    "{none}@evil.example",
    "{none}{none}",
    "javascript:{none}",
    "/{none}%2",
  ],
  ...[
    "/ {none}",
    "https:///{none}/",
    "data:,{none}",
    "/%{none}",
    "{none}:80/a",
    "https:{none}",
    "///{none}",
    "/{none}/\\",
    "//{none}{none}/",
  ],
];

/** Returns the pairs of the items of two lists, each with a running number. */
function* pairs(left: readonly string[], right: readonly string[]): Generator<readonly [string, string, number]> {
  let number = 0;
  for (const one of left) for (const other of right) yield [one, other, number++];
}

/** Returns one of the items of a list, by a running number. */
const cycle = <Item>(list: readonly Item[], number: number): Item => list[number % list.length] as Item;

/** Holes of one site are few, because each of them gets all values. */
const MOST = 5;

function* uriTemplates(): Generator<string> {
  const scheme = (number: number): string => cycle(SCHEMES, number);
  for (const [authority, path, n] of pairs(AUTHORITIES, PATHS)) yield `${scheme(n)}://${authority}${path}`;
  for (const [path, query, n] of pairs(PATHS, QUERIES)) yield `${scheme(n)}://h.example${path}${query}`;
  for (const [query, fragment, n] of pairs(QUERIES, FRAGMENTS)) yield `${scheme(n)}://h.example/a${query}${fragment}`;
  for (const [path, fragment, n] of pairs(PATHS, FRAGMENTS)) yield `${scheme(n)}://h.example${path}${fragment}`;
  for (const [authority, query, n] of pairs(AUTHORITIES, QUERIES)) {
    yield `${scheme(n)}://${authority}${cycle(PATHS, n)}${query}${cycle(FRAGMENTS, n)}`;
  }
  for (const [n, path] of DOTTED.entries()) yield `${scheme(n)}://h.example${path}`;
  yield* ROOTLESS;
  for (const after of AFTER_BASE) yield `{base}${after}`;
}

/** Returns the templates of a list that have holes, but not too many, without those that are there twice. */
const some = (templates: Iterable<string>): string[] =>
  [...new Set(templates)].filter((template) => {
    const { length } = template.split(HOLE);
    return length > 1 && length <= 2 * MOST + 1;
  });

/** Returns every n-th item of a list. */
const every = <Item>(step: number, list: readonly Item[], first = 0): Item[] =>
  list.filter((_, index) => index % step === first);

function all(): Site[] {
  const templates = some(uriTemplates());
  const based = templates.filter((template) => template.startsWith("{base}"));
  const references = some([...REFERENCES, ...AFTER_BASE.map((after) => `{base}${after}`)]);
  const custom: TagOptions = { schemes: ["x-custom", "https"] };
  return [
    ...every(5, templates).map((template) => siteOf(template)),
    ...based.map((template) => siteOf(template)),
    ...ROOTLESS.map((template) => siteOf(template)),
    ...DOTTED.map((path) => siteOf(`https://h.example${path}`)),
    ...references.map((template) => siteOf(template, "uriReference")),
    ...every(19, templates, 4).map((template) => siteOf(template, "uriReference")),
    ...every(13, templates, 1).map((template) => siteOf(template, "iri")),
    ...based.map((template) => siteOf(template, "iri")),
    ...based.map((template) => siteOf(template, "uri", custom)),
    ...every(23, templates, 2).map((template) => siteOf(template, "uri", { plus: true })),
    ...every(19, templates, 5).map((template) => siteOf(template, "uri", { slashes: "refuse" })),
    ...every(40, templates, 7).map((template) => siteOf(template, "uri", { ...custom, plus: true, slashes: "refuse" })),
    ...REFUSED.map(([template, tag]) => siteOf(template, tag, undefined, true)),
    ...REFUSED_REFERENCES.map((template) => siteOf(template, "uriReference", undefined, true)),
  ];
}

/** All call sites. */
export const sites: readonly Site[] = [
  ...new Map(all().map((site) => [JSON.stringify([templateOf(site), site.tag, site.options]), site] as const)).values(),
];
