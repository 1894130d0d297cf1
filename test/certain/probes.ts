/**
 * Strings for which certain repairs were once wrong, and strings that must have only a guess or no repair. They were
 * judged before anything was run.
 *
 * @module
 */

/** One string and what must be true of it. */
export interface Probe {
  readonly text: string;
  /** The rule or function: `URI-reference` of RFC 3986, all schemes, or templates. */
  readonly as: "reference" | "scheme" | "template";
  /**
   * `not certain`: at most a guess; `no repair`: not even that; any other text: the string after all repairs, which are
   * guesses.
   */
  readonly expected: "not certain" | "no repair" | { readonly guess: string };
}

const NOT_CERTAIN = "not certain";
const NO_REPAIR = "no repair";

const all = (as: Probe["as"], expected: Probe["expected"], ...texts: readonly string[]): readonly Probe[] =>
  texts.map((text) => ({ text, as, expected }));

const guess = (as: Probe["as"], text: string, result: string): Probe => ({ text, as, expected: { guess: result } });

/** The probes by what they are about. */
export const probes: Readonly<Record<string, readonly Probe[]>> = {
  "percent-encoded data": all(
    "scheme",
    NOT_CERTAIN,
    "sms:+1%2C2",
    "sip:a@%3092.0.2.4",
    "docker://%5Ba.io/b:c",
    "spiffe://td/ab%2F",
    "leaptofrogans:%25",
    "mailto:John%20Doe@example.com",
    "mailto:a%20b@c",
    // The "%" and the delimiter after it can have changed places.
    "pkcs11:library-manufacturer=Snake%20Oil%,20Inc.",
    "mailto:user%@E7%B4%8D%E8%B1%86.example.org",
    "data:text/plain;charset=iso-8859-7,%be%fg%,be",
  ),
  "letters and delimiters that move or disappear": all(
    "scheme",
    NOT_CERTAIN,
    "spiffe://example.org/ns/default\\",
    "http://[1::2::3]/",
    "mailto:a..b@c.d",
    "mailto:a@@b.c",
    "amqp://guest@localhost//",
    "ldap:ou=people,dc=example,dc=com",
    "postgresql:////mydb?host=h",
    "nfs:///server/d",
    "mongodb:///tmp/a.sock",
    "gopher://h/7foo\tbar",
    "tel:%7042;phone-context=example.com",
    "dns:?T%2F",
    "tftp:f/;m%3A",
  ),
  "addresses that nobody decodes": all("scheme", NOT_CERTAIN, "s3://b/a b", "S3://b/é", "gs://b/a|b", "gs://b/50%.txt"),
  "hosts, users and ports": all(
    "reference",
    NOT_CERTAIN,
    "http://CORP\\alice:secret@proxy.example:8080/",
    "https://evil.example\\@good.example/",
    "https://evil\\@good",
    "http:\\\\CORP\\me@h",
    "https:\\\\example.com\\a",
    "http://example.com\\shop",
    "//\\[::1]",
    "http://::1:8080/",
    "http://[::1::]/",
    "[fe80::1]",
    "[fe80::1%25en0]",
    "C|/dir/file",
  ),
  escapes: [
    ...all(
      "reference",
      NOT_CERTAIN,
      "https://example.com/Self-sovereign\\_identity",
      "?a=1\\u0026b=2",
      "?a=1\\x26b=2",
      "https:\\u002F\\u002Fh",
      "https:\\/\\/example.com\\/a",
      "https:&#x2F;&#x2F;h",
      "https://example.com/?a=1&amp;b=<c>",
      "https://example.com/?a=\n1",
      "?q=<\u200B//",
    ),
    guess("reference", "?a=1\\u0026b=2", "?a=1&b=2"),
    guess("reference", "?a=1\\x26b=2", "?a=1&b=2"),
    guess("reference", "https:\\u002F\\u002Fh", "https://h"),
    guess("reference", "https:&#x2F;&#x2F;h", "https://h"),
    guess("reference", "https://example.com/Self-sovereign\\_identity", "https://example.com/Self-sovereign_identity"),
  ],
  placeholders: all(
    "reference",
    NO_REPAIR,
    "https://%HOST%/a",
    "https://example.com/?key=<YOUR_API_KEY>",
    "https://example.com/<NAME>",
    "https://<your-domain>/",
    "https://example.com/[name]",
    "https://example.com/%(x)s",
    "https://example.com/${expr()}",
    "https://example.com/{user id}",
    "https://example.com/{{a|b}}",
    "https://example.com/<%= x %>",
    "https://example.com/*|EMAIL|*",
    "https://example.com/%{name}",
    "https://example.com/%%NAME%%/a",
    "https://example.com/%@/a",
    "https://example.com/<votre-cl\u00E9>",
  ),
  "text that is cut off": all(
    "reference",
    NOT_CERTAIN,
    "https://example.com/caf%C3%A",
    "https://example.com/caf%C3%",
    "https://example.com/%E3%8",
    "https://example.com/50%",
  ),
  "text before and after": [
    ...all(
      "reference",
      NOT_CERTAIN,
      "https://example.com/path  # production",
      "https://example.com/path // production",
      "https://example.com/path (production)",
      "https://example.com/path - the page",
      "https://example.com/path and more",
      "https://example.com/path -o file",
      "https://example.com/path (draft) --output file",
      'https://example.com/path">link</a>',
      "https://example.com/path](https://example.com/path",
      "FOO=https://example.com/a b",
      "export NAME=https://example.com/",
      "- https://example.com/",
      "* https://example.com/",
      "1. https://example.com/",
      "> https://example.com/",
      "$ curl https://example.com/",
      "curl https://example.com/",
      "git clone https://example.com/a.git",
      "GET https://example.com/",
      '<a href="https://example.com/',
      '"key": "https://example.com/',
    ),
    guess("reference", "https://example.com/path  # production", "https://example.com/path"),
    guess("reference", "- https://example.com/", "https://example.com/"),
    guess("reference", "git clone https://example.com/a.git", "https://example.com/a.git"),
  ],
  "strings without a repair": all(
    "scheme",
    NO_REPAIR,
    "redis://localhost:6379/zero",
    "did:web:https://example.com",
    "geo:48.2",
    "jdbc:postgresql//h/db",
    "sip:alice@example.com:abc",
  ),
  slips: all(
    "scheme",
    NOT_CERTAIN,
    "geo:48,2010;16,3695",
    "data:image/png;base64 iVBORw0KGgo=",
    "data:text/html;utf8,<svg>",
    "data:base64,iVBORw0KGgo=",
    "file://C:\\a b",
    "urn:ISBN:0 395 36341 1",
    "doi: 10.1000/182",
    "hxxp://example[.]com/",
    "amqp://h//",
    "tel:1-8\n00-555-1234",
    "pkg://npm/a@1.0.0",
    "redis:localhost",
  ),
  templates: [
    ...all(
      "template",
      NOT_CERTAIN,
      "/{user id}",
      "/{id:int}",
      "/{id:\\d+}",
      "/{id?}",
      "/{id=5}",
      "/{path...}",
      "/{*path}",
      "/{path+}",
      "/{?a,?b}",
      "/{$x}",
      "/{a|f}",
      "/{x[]}",
      "/{x..y}",
      "/{user-id}",
      '/{"id"}',
      "/{{a}}",
      "/%s b\\_c",
      "/%@/{x}",
      "/%1$s/{x}",
    ),
    guess("template", "/{id:int}", "/{id}"),
    guess("template", "/{*path}", "/{+path}"),
    guess("template", "/{path=**}", "/{+path}"),
    guess("template", "/{int:id}", "/{id}"),
    guess("template", "/{?int:id,b}", "/{?id,b}"),
    guess("template", "/a\\_b/{x}", "/a_b/{x}"),
  ],
};
