/**
 * Strings on which the platform's `URL` and RFC 3986 can differ: each part of a URL in many forms, and each form in many
 * URLs.
 *
 * @module
 */
const schemes = ["http", "HTTPS", "ws", "ftp", "file", "foo", "Foo", "mailto", "urn", "blob", "javascript", "data"];

const slashes = ["//", "", "/", "///", "////", "\\\\", "/\\"];

const userinfos = [
  "",
  "@",
  ":@",
  "u@",
  "u:@",
  ":p@",
  "u:p@",
  "u:p:q@",
  "a;b=c@",
  "a!$&'()*+,@",
  "%41@",
  "%3a@",
  "u@v@",
];

const hosts = [
  ...["", "h", "H", "a_b", "a.b.", "a..b", "h!$&'()*+,;=", "%41", "a%2Db", "%C3%A9", "%31.%32.%33.%34", "a%20b", "%00"],
  ...["1.2.3.4", "1.2.3", "1", "0x7f.1", "0x", "0X7F.0.0.1", "017.1.1.1", "256.1.1.1", "1.2.3.4.5", "1.2.3.4.", "a.1"],
  ...[
    "4294967295",
    "4294967296",
    "08",
    "1.2.3.08",
    "[::1]",
    "[::FFFF:1.2.3.4]",
    "[1:0:0:0:0:0:0:1]",
    "[v1.a]",
    "[V1.a]",
  ],
  ...["localhost", "LOCALHOST", "%6cocalhost", "C:", "c", "xn--9ca", "XN--9CA", "xn--a", "xn--", "\u00E9", "\u00DF.de"],
  ...["\uFF11", 'a"b', "a{b}", "a<b", "a|b", "C|", "a b", "a\tb", "\u3002", "[::1", "a\u00ADb", "\uD800"],
];

const ports = ["", ":", ":80", ":443", ":21", ":0", ":00", ":0080", ":0081", ":65535", ":65536", ":99999999", ":8a"];

const paths = [
  ...[
    "",
    "/",
    "/a",
    "/A",
    "/a/",
    "//",
    "//a",
    "/./",
    "/../",
    "/a/../b",
    "/a/./b",
    "/..",
    "/.",
    "/a/..",
    "/.../a",
    "/a.b",
  ],
  ...["/%2e", "/%2E%2e/a", "/.%2e", "/%2e./b", "/a/%2e%2e", "/%2ea", "/.//p", "/a/..//p", "/..//..//p", "/%7E", "/%zz"],
  ...["/a'b", "/a;b=c", "/a:b@c", "/!$&'()*+,;=", "/[a]", "/a b", "/a|b", "/{a}", "/\u00E9", "/a\\b", "/^`", "/C:/a"],
  ...["/C|/a", "/C:/..", "/C:/../..", "/c|", "/%", "/%2", "/a\tb", "/ ", "/\u0000", "/\uD800", '/"<>'],
];

const queries = [
  "",
  "?",
  "?q",
  "?a'b",
  "?/?",
  "?[a]",
  "?a b",
  "?%27",
  "?\u00E9",
  '?"<>',
  "?{|}",
  "?^`",
  "?\\",
  "?%",
  "?'#'",
];

const fragments = ["", "#", "#f", "#a'b", "#/?", "#a#b", "#a b", "#\u00E9", '#"<>', "#`", "#{|}^", "#%", "#[", "#\\"];

const bare = [
  ...["a", "a/b", "a/../b", "./a", "..", "a b", "a@b", "a'b?c'd", "a%2e", "a:b", "a\u00E9", "a b ?q", "a #f", "//"],
  ...[
    "http:",
    "http:?q",
    "http:#f",
    "http:/",
    "http:/?q",
    "file:",
    "file:a",
    "file:?q",
    "file:..",
    "file:/..",
    "file:C|",
  ],
];

const odd = [
  ...["", "a", "/a", "//h", "?q", "#f", "../a", "1:a", " http://h/ ", "\u0000http://h", "http://h/\n", "ht\ntp://h/"],
  ...[
    "http://h/a b?c d#e f",
    "x:a b ",
    "x:a b ?q",
    "x: ",
    "x:/ ",
    "x:\u00E9",
    "x://\u00E9/",
    "x://a b/",
    "x://u\u00E9@h/",
  ],
  ...["http://u\u00E9@h/", 'http://"@h/', "http://[@h/", "http://%@h/", "http://h%/", "x://h%/", "x://%zz/", "x:%zz"],
];

/** The parts of the strings. */
export const PIECES: readonly string[] = [
  ...[...slashes, ...userinfos, ...hosts, ...ports, ...paths, ...queries, ...fragments],
  ..."/?#:@.%\\ |".split(""),
];

/** Returns all strings. */
export function corpus(): readonly string[] {
  const found = new Set<string>([...bare, ...odd]);
  const add = (scheme: string, ...rest: readonly string[]): void => {
    found.add(`${scheme}:${rest.join("")}`);
  };
  for (const scheme of schemes) {
    for (const each of bare) add(scheme, each);
    for (const slash of slashes) {
      for (const host of hosts) {
        add(scheme, slash, host);
        add(scheme, slash, host, "/");
      }
      for (const path of ["h", "h/..", "a/./b?x'y", "u@h:80/", "C:/a"]) add(scheme, slash, path);
    }
    for (const userinfo of userinfos) {
      for (const host of ["h", "H", "", "[::1]", "1", "\u00E9"]) {
        for (const port of [":80", "", ":"]) add(scheme, "//", userinfo, host, port, "/");
      }
    }
    for (const host of hosts) for (const port of ports) add(scheme, "//", host, port, "/p");
    for (const path of paths) {
      for (const before of ["//h", "", "//u:p@H:80", "///"]) add(scheme, before, path);
      for (const query of ["?a'b", "?q"]) add(scheme, "//h", path, query);
    }
    for (const query of queries) {
      for (const fragment of fragments)
        for (const before of ["//h/a", "//h", "a", "/a"]) add(scheme, before, query, fragment);
    }
  }
  return [...found];
}
