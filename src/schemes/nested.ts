/**
 * The schemes whose URIs contain another URI: `view-source` and `feed` (IANA's registrations), and `jar` (Java API, class
 * `java.net.JarURLConnection`).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/nested.js";
import type { FeedURI, JarURL, ViewSourceUri } from "../../generated/scheme/nested.tree.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { ofServers } from "./shared/common.js";
import { hierarchyWords } from "./shared/words.js";

export type * from "../../generated/scheme/nested.tree.js";

const REGISTRY = "Uniform Resource Identifier (URI) Schemes";

/** The inner URI is one path for RFC 3986, but its "//" and "." are not those of a path. */
const shared = { status: "provisional", without: ["dot-segments"] } as const;

/**
 * The scheme `view-source`.
 *
 * @example
 * import { viewSource } from "uri-grammar/schemes/nested";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([viewSource]);
 * validate("view-source:https://example.com/a?b").ok; // => true
 * validate("view-source:example.com/").ok; // => false
 */
export const viewSource: Scheme<ViewSourceUri> = defineScheme({
  ...shared,
  name: "view-source",
  specification: page("IANA", REGISTRY, "https://www.iana.org/assignments/uri-schemes/prov/view-source"),
  section: '"URI Scheme Syntax"',
  grammar,
  examples: ["view-source:https://example.com/"],
  requirements: ofServers,
  words: {
    ...hierarchyWords,
    "view-source-uri": ["a view-source URI", "A view-source URI is 'view-source:' and a URI without a fragment."],
  },
});

/**
 * The scheme `feed`.
 *
 * @example
 * import { feed } from "uri-grammar/schemes/nested";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([feed]);
 * validate("feed:https://example.com/rss.xml").ok; // => true
 * validate("feed:/rss.xml").diagnostics[0].code; // => "feed/character"
 */
export const feed: Scheme<FeedURI> = defineScheme({
  ...shared,
  name: "feed",
  specification: page("IANA", REGISTRY, "https://www.iana.org/assignments/uri-schemes/prov/feed"),
  section: '"Scheme syntax"',
  grammar,
  examples: ["feed://example.com/rss.xml", "feed:https://example.com/rss.xml"],
  requirements: ofServers,
  words: {
    ...hierarchyWords,
    "feed-URI": ["a feed URI", "A feed URI is 'feed:' and a URI, or 'feed://', a host and a path."],
  },
});

/**
 * The scheme `jar`.
 *
 * @example
 * import { jar } from "uri-grammar/schemes/nested";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([jar]);
 * validate("jar:file:/home/duke/duke.jar!/").ok; // => true
 * validate("jar:file:/home/duke/duke.jar").diagnostics[0].code; // => "jar/incomplete"
 */
export const jar: Scheme<JarURL> = defineScheme({
  ...shared,
  name: "jar",
  specification: page(
    "Java API",
    "JarURLConnection",
    "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/net/JarURLConnection.html",
  ),
  section: '"JarURLConnection"',
  grammar,
  examples: ["jar:http://www.foo.com/bar/baz.jar!/COM/foo/Quux.class", "jar:http://www.foo.com/bar/baz.jar!/"],
  words: {
    "jar-URL": ["a jar URI", "A jar URI is 'jar:', the URI of a JAR file, '!/' and the name of an entry."],
  },
});
