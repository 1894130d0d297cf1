// RFC 1738 section 3.
import { examples as everyExample, references } from "../rfc1738.js";
import type { Row, SchemeTables } from "../../schemes/table.js";

/** The document's URLs of a scheme, including those in its references. */
const examplesOf = (scheme: string): string[] =>
  [...everyExample.map(([, url]) => url), ...references.map(([url]) => url)].filter((url) =>
    url.startsWith(`${scheme}:`),
  );

const info = { severity: "info" } as const;

/** Makes rows that violate the requirements on hosts, with the given text before and after the host. */
function hostRows(scheme: string, before: string, after: string): Row[] {
  const at = before.length;
  const label = "a".repeat(64);
  return [
    [`${before}256.1.2.3${after}`, `${scheme}/host-number`, at, at + 3],
    [`${before}1.2.3.99999999999999999999${after}`, `${scheme}/host-number`, at + 6, at + 26],
    [`${before}a.${label}.dom${after}`, `${scheme}/label-length`, at + 2, at + 66],
    [`${before}10.011.2.3${after}`, `${scheme}/leading-zero`, at + 3, at + 6, info],
    [`${before}host${after}`, `${scheme}/fully-qualified`, at, at + 4, info],
  ];
}

/** Whether the scheme can have a user before the host. If so, text before "@" is a user. */
const hasLogin = (scheme: string): boolean => scheme === "ftp" || scheme === "telnet";

/** Makes rows with invalid hosts. An incomplete host is reported at the character after it. */
function badHostRows(scheme: string, before: string, after: string): Row[] {
  const at = before.length;
  const missing = (host: string): Row => {
    const end = at + host.length;
    const uri = `${before}${host}${after}`;
    return after === "" ? [uri, `${scheme}/incomplete`, end, end] : [uri, `${scheme}/character`, end, end + 1];
  };
  const wrong = (host: string, code: string, start: number, end: number): Row =>
    hasLogin(scheme) ? missing(host) : [`${before}${host}${after}`, `${scheme}/${code}`, at + start, at + end];
  return [
    wrong("a_b.dom", "character", 1, 2),
    wrong("a%62.dom", "needless-encoding", 1, 4),
    wrong("a..dom", scheme === "news" ? "repeated-character" : "character", 2, 3),
    missing("host.dom."),
    wrong("-a.dom", "character", 0, 1),
    wrong("a-.dom", "character", 2, 3),
    missing("1.2.3"),
    missing("host.3com"),
  ];
}

/** Makes rows that violate the common syntax, for a scheme with a host. The text after the host begins with "/". */
function commonRows(scheme: string, after: string): Row[] {
  const before = `${scheme}://`;
  const at = before.length;
  // These two schemes do not allow "~" in any form.
  const tilde = scheme === "telnet" || scheme === "nntp" ? "character" : "unencoded-delimiter";
  return [
    [`${scheme.toUpperCase()}://host.dom${after}`, `${scheme}/scheme-case`, 0, scheme.length, { profile: "mint" }],
    ...hostRows(scheme, before, after),
    ...badHostRows(scheme, before, after),
    [`${scheme}:host.dom${after}`, `${scheme}/${scheme === "file" ? "relative-path" : "slashes"}`, at - 2, at - 2],
    [`${scheme}:/host.dom${after}`, `${scheme}/slashes`, at - 2, at - 1],
    [`${scheme}:`, `${scheme}/incomplete`, at - 2, at - 2],
    [`${before}host.dom/~user`, `${scheme}/${tilde}`, at + 9, at + 10],
    scheme === "telnet"
      ? [`${before}host.dom/a b`, "telnet/character", at + 9, at + 10]
      : [`${before}host.dom/a b`, "rfc1738/space", at + 10, at + 11],
  ];
}

/** Makes rows for a scheme that requires a host and allows a port. */
function serverRows(scheme: string, after: string): Row[] {
  const before = `${scheme}://`;
  const at = before.length;
  return [
    ...commonRows(scheme, after),
    [`${before}${after}`, `${scheme}/slashes`, at - 2, at + 1],
    hasLogin(scheme)
      ? [`${before}:80${after}`, `${scheme}/character`, at + 3, at + 4]
      : [`${before}:80${after}`, `${scheme}/character`, at, at + 1],
    [`${before}host.dom:${after}`, `${scheme}/character`, at + 9, at + 10],
    [`${before}host.dom:8o${after}`, "rfc1738/port", at + 10, at + 11],
    [`${before}host.dom:65536${after}`, `${scheme}/port-range`, at + 9, at + 14],
  ];
}

const noLogin = (scheme: string, after: string): Row[] => {
  const at = `${scheme}://`.length;
  return [
    scheme === "file"
      ? [`${scheme}://user@host.dom${after}`, `${scheme}/userinfo`, at, at + 5]
      : [`${scheme}://user@host.dom${after}`, `${scheme}/character`, at + 4, at + 5],
    scheme === "file"
      ? [`${scheme}://user:pass@host.dom${after}`, `${scheme}/userinfo`, at, at + 10]
      : [`${scheme}://user:pass@host.dom${after}`, `${scheme}/character`, at + 5, at + 6],
  ];
};

const login = (scheme: string, after: string): Row[] => {
  const at = `${scheme}://`.length;
  return [
    [`${scheme}://a@b@host.dom${after}`, "rfc1738/password-delimiter", at + 1, at + 2],
    [`${scheme}://a:b@c@host.dom${after}`, "rfc1738/password-delimiter", at + 3, at + 4],
    [`${scheme}://a:b:c@host.dom${after}`, `${scheme}/unencoded-delimiter`, at + 3, at + 4],
    [`${scheme}://a:b/c@host.dom${after}`, "rfc1738/password-delimiter", at + 3, at + 4],
    [`${scheme}://a:b@${after}`, `${scheme}/character`, at + 4, at + 5],
    [`${scheme}://a:b@host.dom${after}`, "security/password", at + 2, at + 3, info],
  ];
};

const ofForm = (answers: string): string => `gopher://h.dom/0a%09%09+%091%0D%0A+-1%0D%0A${answers}`;

export const tables: SchemeTables = {
  "rfc1738/ftp": {
    valid: [
      "ftp://host.dom",
      "ftp://host.dom/",
      "FTP://host.dom/a;TYPE=A",
      "ftp://user:password@host.dom:21/cwd1//cwd3/name;type=i",
      "ftp://u;x:p?&=@host.dom/a",
      "ftp://host.dom/a?b:c@d&e=f",
      "ftp://10.1.2.3/%2F/%3B;type=d",
      "ftp://host.dom/%0D%0ADELE%20x",
    ],
    invalid: [
      ...serverRows("ftp", "/a"),
      ...login("ftp", "/x"),
      ["ftp://host.dom;type=a", "ftp/incomplete", 21, 21],
      ["ftp://host.dom?a", "ftp/incomplete", 16, 16],
      ["ftp://host.dom/a;type=x", "ftp/character", 22, 23],
      ["ftp://host.dom/a;type=", "ftp/incomplete", 22, 22],
      ["ftp://host.dom/a;type=ai", "ftp/character", 23, 24],
      ["ftp://host.dom/a;b", "ftp/character", 17, 18],
      ["ftp://host.dom/a;b/c;TYPE=i", "ftp/character", 17, 18],
      ["ftp://host.dom/a;type", "ftp/incomplete", 21, 21],
      ["ftp://host.dom/%0D%0ADELE%20x", "security/encoded-line-break", 15, 18, info],
      ["ftp://host.dom:25/", "security/well-known-port", 15, 17, info],
    ],
    examples: examplesOf("ftp"),
    normal: [
      ["FTP://HOST.dom:0021/a;TYPE=A", "ftp://host.dom/a;type=a"],
      ["ftp://010.1.2.03:0/%61%3Fb", "ftp://10.1.2.3:0/a?b"],
      ["ftp://u%3Bx:%3D%40@h.dom/%2fetc/%3b", "ftp://u;x:=%40@h.dom/%2Fetc/%3B"],
      ["ftp://h.dom", "ftp://h.dom"],
    ],
    equivalent: [
      ["ftp://h.dom/a;type=I", "ftp://h.dom:21/a;Type=i"],
      ["ftp://h.dom/a%40b", "ftp://h.dom/a@b"],
    ],
    different: [
      ["ftp://@host.com/", "ftp://host.com/"],
      ["ftp://foo:@host.com/", "ftp://foo@host.com/"],
      ["ftp://myname@host.dom/%2Fetc/motd", "ftp://myname@host.dom/etc/motd"],
      ["ftp://myname@host.dom/%2Fetc/motd", "ftp://myname@host.dom//etc/motd"],
      ["ftp://h.dom/a", "ftp://h.dom/a;type=a"],
      ["ftp://User@h.dom/a", "ftp://user@h.dom/a"],
    ],
    fixed: [
      ["ftp:host.dom/a", "ftp://host.dom/a"],
      ["ftp:/host.dom/a", "ftp://host.dom/a"],
      ["ftp://a@b@host.dom/", "ftp://a%40b@host.dom/"],
      ["ftp://a:b@c:d@host.dom/", "ftp://a:b@c:d@host.dom/"],
      ["ftp://a@b:c:d@host.dom/", "ftp://a%40b:c:d@host.dom/"],
      ["ftp://a..b...dom/", "ftp://a..b...dom/"],
      ["ftp://a:b/c@host.dom/", "ftp://a:b%2Fc@host.dom/"],
      ["ftp://host.dom:/a", "ftp://host.dom:/a"],
      ["ftp://host.dom./a", "ftp://host.dom./a"],
      ["ftp://host.dom;type=a", "ftp://host.dom;type=a"],
      ["ftp://host.dom/a;b/c;d;type=a", "ftp://host.dom/a;b/c;d;type=a"],
      ["ftp://010.1.2.3/", "ftp://010.1.2.3/"],
    ],
  },
  "rfc1738/http": {
    valid: [
      "http://host.dom",
      "http://host.dom/",
      "http://host.dom/?",
      "http://host.dom:80/a/b?searchpart",
      "HTTP://Host.Dom/a;b:c@d&e=f?g;h:i@j&k=l",
      "http://10.1.2.3:8080/%7Euser",
      "http://3com.com//a//",
      "http://xn--a.dom/$-_.+!*'(),",
    ],
    invalid: [
      ...serverRows("http", "/a"),
      ...noLogin("http", "/a"),
      ["http://host.dom?a", "http/character", 15, 16],
      ["http://host.dom;a", "http/character", 15, 16],
      ["http://host.dom/a?b/c", "http/unencoded-delimiter", 19, 20],
      ["http://host.dom/a?b?c/", "http/unencoded-delimiter", 19, 20],
      ["http://host.dom/a#b", "http/character", 17, 18],
    ],
    examples: examplesOf("http"),
    normal: [
      ["http://Host.DOM:80", "http://host.dom/"],
      ["http://host.dom/a%3ab%2F%3b?c%3Dd%3f", "http://host.dom/a:b%2F%3B?c=d%3F"],
      ["http://host.dom:008080/", "http://host.dom:8080/"],
    ],
    equivalent: [
      ["http://host.dom", "http://host.dom:80/"],
      ["http://host.dom/a%26b", "http://host.dom/a&b"],
    ],
    different: [
      ["http://host.dom/", "http://host.dom/?"],
      ["http://host.dom/a%2Fb", "http://host.dom/a/b"],
      ["http://host.dom/a%3Bb", "http://host.dom/a;b"],
    ],
    fixed: [
      ["http://user:pass@host.dom/", "http://user:pass@host.dom/"],
      ["http://host.dom?a/b?c", "http://host.dom?a/b?c"],
      ["http://host.dom/a?b/c?d", "http://host.dom/a?b%2Fc?d"],
      ["http:///a", "http://a"],
    ],
  },
  "rfc1738/gopher": {
    valid: [
      "gopher://host.dom",
      "gopher://host.dom/",
      "gopher://host.dom:70/1",
      "gopher://host.dom/00selector",
      "gopher://host.dom/7selector%09search",
      "gopher://host.dom/7selector%09search%09string",
      "gopher://host.dom/1%09%09!+ABSTRACT%20+SMELL",
      "gopher://host.dom/%09",
      "gopher://host.dom/1/a?b/c",
    ],
    invalid: [
      ...serverRows("gopher", "/1"),
      ...noLogin("gopher", "/1"),
      ["gopher://host.dom?1", "gopher/character", 17, 18],
      ["gopher://host.dom/1a%0Ab", "gopher/selector-octet", 20, 23],
      ["gopher://host.dom/1%0d", "gopher/selector-octet", 19, 22],
      ["gopher://host.dom/7a%09b/c", "gopher/selector-octet", 20, 23],
      ["gopher://host.dom/7a%09b/c%09+", "gopher/selector-octet", 20, 23],
      ["gopher://host.dom/1%09%09x", "gopher/gopher-plus-string", 25, 26, info],
      ["gopher://host.dom/1%09%09", "gopher/gopher-plus-string", 25, 25, info],
      ["gopher://host.dom/1%09%09!a%20%20b", "gopher/gopher-plus-string", 25, 34, info],
    ],
    examples: [
      // Section 3.4 has examples of Gopher+ strings, and only forms of the other parts.
      "gopher://host.dom/0a%09%09+",
      "gopher://host.dom/0a%09%09?",
      "gopher://host.dom/0a%09%09!",
      "gopher://host.dom/1a%09%09$",
      "gopher://host.dom/0a%09%09!+ABSTRACT",
      "gopher://host.dom/0a%09%09!+ABSTRACT%20+SMELL",
      "gopher://host.dom/0a%09%09+application/postscript%20Es_ES",
      ofForm("ask_item1_value%0D%0Aask_item2_value%0D%0A.%0D%0A"),
    ],
    normal: [
      ["gopher://HOST.dom:70", "gopher://host.dom/"],
      ["gopher://host.dom/1", "gopher://host.dom/"],
      ["gopher://host.dom/1a%2Fb%3F%09c%2F%3A%09%3F", "gopher://host.dom/1a/b?%09c%2F:%09?"],
      ["gopher://host.dom/1%09", "gopher://host.dom/1%09"],
      ["gopher://host.dom/%3f%3d", "gopher://host.dom/?="],
    ],
    equivalent: [
      ["gopher://host.dom", "gopher://host.dom/1"],
      ["gopher://host.dom/", "gopher://host.dom:70/1"],
      ["gopher://host.dom/0a%2Fb", "gopher://host.dom/0a/b"],
    ],
    different: [
      ["gopher://host.dom/0", "gopher://host.dom/1"],
      ["gopher://host.dom/7a%09b%2Fc", "gopher://host.dom/7a%09b/c"],
      ["gopher://host.dom/1", "gopher://host.dom/1%09"],
    ],
    fixed: [
      ["gopher://host.dom/7a%09b/c%09+", "gopher://host.dom/7a%09b%2Fc%09+"],
      ["gopher://host.dom/7a%09b?c", "gopher://host.dom/7a%09b%3Fc"],
    ],
  },
  "rfc1738/mailto": {
    valid: [
      "mailto:user@host.dom",
      "mailto:rfc822%25addr@host",
      "MAILTO:user%40host.dom",
      "mailto:a.b.c@%5B10.1.2.3%5D",
      "mailto:%22a%20b%22@host.dom",
      "mailto:Wilt%20.%20Chamberlain@NBA.US",
      "mailto:a(c%20(d)%20%5C)%20e)@host.dom",
      "mailto:%22a%5C%22%5Bb%22.c@x.%5B%5C%5D%5D.y",
      "mailto:a@%0D%0A%20b",
      "mailto:a=b/c&d@host.dom",
    ],
    invalid: [
      ["mailto:", "mailto/incomplete", 7, 7],
      ["MAILTO:a@b", "mailto/scheme-case", 0, 6, { profile: "mint" }],
      ["mailto:@host.dom", "mailto/local-part", 7, 8],
      ["mailto:.a@host.dom", "mailto/local-part", 7, 8],
      ["mailto:a..b@host.dom", "mailto/local-part", 9, 10],
      ["mailto:%22a@host.dom", "mailto/local-part", 20, 20],
      ["mailto:%22a%5C", "mailto/local-part", 14, 14],
      ["mailto:%22a%0Db%22@host.dom", "mailto/local-part", 11, 14],
      ["mailto:%22%C3%A9%22@host.dom", "mailto/local-part", 10, 13],
      ["mailto:%E9@host.dom", "mailto/local-part", 7, 10],
      ["mailto:user", "mailto/at-sign", 11, 11],
      ["mailto:a%20b@host.dom", "mailto/at-sign", 11, 12],
      ["mailto:a(b@host.dom", "mailto/at-sign", 8, 9],
      ["mailto:a(b%0D@host.dom", "mailto/at-sign", 8, 9],
      ["mailto:a(%E9)@host.dom", "mailto/at-sign", 8, 9],
      ["mailto:a,b@host.dom", "mailto/at-sign", 8, 9],
      ["mailto:user@", "mailto/domain", 12, 12],
      ["mailto:user@host.dom.", "mailto/domain", 21, 21],
      ["mailto:user@host,b@c", "mailto/domain", 16, 17],
      ["mailto:a@%5B%5B", "mailto/domain", 12, 15],
      ["mailto:a@b?subject=c", "mailto/header-fields", 10, 20, info],
      ["mailto:a%b@host.dom", "rfc1738/percent", 8, 9],
    ],
    examples: ["mailto:user%25host@relay.example"],
    normal: [
      ["Mailto:a%40b%3Fc", "mailto:a@b?c"],
      ["mailto:%22a%20b%22@h%2fi", "mailto:%22a%20b%22@h/i"],
    ],
    equivalent: [["mailto:user%40host.dom", "mailto:user@host.dom"]],
    different: [
      ["mailto:User@host.dom", "mailto:user@host.dom"],
      ["mailto:a%25b@c", "mailto:a%2525b@c"],
    ],
    fixed: [["mailto:a b@host.dom", "mailto:a b@host.dom"]],
  },
  "rfc1738/news": {
    valid: [
      "news:*",
      "news:alt",
      "news:comp.infosystems.www.misc",
      "news:comp.lang.c++",
      "NEWS:unique@full.domain.name",
      "news:a/b?c;d:e&f=g%40@host.dom",
      "news:1234@10.1.2.3",
      "news:alt.a_b-c",
    ],
    invalid: [
      ["NEWS:*", "news/scheme-case", 0, 4, { profile: "mint" }],
      ...hostRows("news", "news:unique@", ""),
      ...badHostRows("news", "news:unique@", ""),
      ["news:", "news/incomplete", 5, 5],
      ["news:3com.x", "news/incomplete", 11, 11],
      ["news:%2A", "news/incomplete", 8, 8],
      ["news:comp.*", "news/incomplete", 11, 11],
      ["news:comp%2Flang", "news/incomplete", 16, 16],
      ["news://host.dom/comp.x", "news/incomplete", 22, 22],
      ["news:%3Ca@b.dom%3E", "news/needless-encoding", 15, 18],
      ["news:@host.dom", "news/character", 5, 6],
      ["news:a@", "news/incomplete", 7, 7],
      ["news:a@b@c.dom", "news/unencoded-delimiter", 6, 7],
      ["news:comp..x", "news/empty-part", 9, 10, info],
      ["news:comp.", "news/empty-part", 9, 10, info],
    ],
    examples: [...examplesOf("news"), "news:comp.infosystems.www.misc"],
    normal: [
      ["News:*", "news:*"],
      ["news:A%2fb%40@HOST.dom", "news:A/b%40@host.dom"],
      ["news:a@010.1.2.3", "news:a@10.1.2.3"],
      ["news:Comp.X", "news:Comp.X"],
    ],
    equivalent: [["news:a%3Ab@host.dom", "news:a:b@HOST.DOM"]],
    different: [
      ["news:*", "news:%2A"],
      ["news:a@host.dom", "news:A@host.dom"],
    ],
    fixed: [
      ["news://host.dom/comp.x", "news://host.dom/comp.x"],
      ["news:%3Ca@b.dom%3e", "news:%3Ca@b.dom%3e"],
      ["news:a@b.dom.", "news:a@b.dom."],
      ["news:comp..x.", "news:comp..x."],
    ],
  },
  "rfc1738/nntp": {
    valid: [
      "nntp://host.dom/comp.x",
      "nntp://host.dom/comp.x/1",
      "nntp://host.dom:119/newsgroup-name/12",
      "NNTP://host.dom/a/0",
      "nntp://10.1.2.3/a.b.c/123456789",
      "nntp://host.dom:8119/alt.a_b",
      "nntp://host.dom/comp.lang.c++/5",
      "nntp://news.host.dom/A",
    ],
    invalid: [
      ...serverRows("nntp", "/comp.x/1"),
      ...noLogin("nntp", "/comp.x/1"),
      ["nntp://host.dom", "nntp/incomplete", 15, 15],
      ["nntp://host.dom?a", "nntp/query", 15, 17],
      ["nntp://host.dom/", "nntp/incomplete", 16, 16],
      ["nntp://host.dom/*", "nntp/character", 16, 17],
      ["nntp://host.dom/a%40b/1", "nntp/needless-encoding", 17, 20],
      ["nntp://host.dom/comp.x/", "nntp/incomplete", 23, 23],
      ["nntp://host.dom/comp.x/a", "nntp/character", 23, 24],
      ["nntp://host.dom/comp.x/1/2", "nntp/character", 24, 25],
      ["nntp://host.dom/comp..x", "nntp/empty-part", 20, 21, info],
      ["NNTP://host.dom/comp.x", "nntp/scheme-case", 0, 4, { profile: "mint" }],
      ["nntp://host.dom/comp.x/12", "nntp/news-preferred", 23, 25, { severity: "info", profile: "mint" }],
    ],
    examples: ["nntp://host:119/newsgroup-name/12"],
    normal: [["NNTP://Host.Dom:119/comp.x/0012", "nntp://host.dom/comp.x/12"]],
    equivalent: [["nntp://host.dom:119/comp.x/1", "nntp://host.dom/comp.x/01"]],
    different: [["nntp://host.dom/comp.x", "nntp://host.dom/comp.x/1"]],
    fixed: [
      ["nntp://u@host.dom/comp.x", "nntp://u@host.dom/comp.x"],
      ["nntp://host.dom/comp..x", "nntp://host.dom/comp..x"],
    ],
  },
  "rfc1738/telnet": {
    valid: [
      "telnet://host.dom",
      "telnet://host.dom/",
      "telnet://host.dom:23/",
      "telnet://user@host.dom/",
      "telnet://user:password@host.dom:23/",
      "telnet://@10.1.2.3",
      "TELNET://user:@host.dom",
      "telnet://a?b@host.dom:2323",
    ],
    invalid: [
      ...serverRows("telnet", "/"),
      ...login("telnet", "/"),
      ["telnet://host.dom/a", "telnet/character", 18, 19],
      ["telnet://host.dom//", "telnet/repeated-character", 18, 19],
      ["telnet://host.dom?a", "telnet/incomplete", 19, 19],
    ],
    examples: ["telnet://user:password@host:23/"],
    normal: [
      ["Telnet://User@HOST.dom:23", "telnet://User@host.dom/"],
      ["telnet://a%3fb:c%2F@h.dom/", "telnet://a?b:c%2F@h.dom/"],
    ],
    equivalent: [["telnet://host.dom", "telnet://host.dom:23/"]],
    different: [
      ["telnet://host.dom/", "telnet://@host.dom/"],
      ["telnet://host.dom/", "telnet://host.dom:24/"],
    ],
    fixed: [
      ["telnet://host.dom/a/b", "telnet://host.dom/a/b"],
      ["telnet:host.dom", "telnet://host.dom"],
    ],
  },
  "rfc1738/wais": {
    valid: [
      "wais://host.dom/database",
      "wais://host.dom:210/database?search",
      "wais://host.dom/database/wtype/wpath",
      "wais://host.dom/",
      "wais://host.dom/database?",
      "WAIS://10.1.2.3/d%2Fb/TEXT/0%201%2F2",
      "wais://host.dom/d?a;b:c@d&e=f",
      "wais://host.dom/d/t/",
    ],
    invalid: [
      ...serverRows("wais", "/db"),
      ...noLogin("wais", "/db"),
      ["wais://host.dom", "wais/incomplete", 15, 15],
      ["wais://host.dom?db", "wais/character", 15, 16],
      ["wais://host.dom/db/type", "wais/incomplete", 23, 23],
      ["wais://host.dom/d:b", "wais/unencoded-delimiter", 17, 18],
      ["wais://host.dom/db/t;x/p", "wais/unencoded-delimiter", 20, 21],
      ["wais://host.dom/db/t/p/q", "wais/unencoded-delimiter", 22, 23],
      ["wais://host.dom/db?a/b", "wais/unencoded-delimiter", 20, 21],
      ["wais://host.dom/", "wais/empty-part", 16, 16, info],
      ["wais://host.dom/db//p", "wais/empty-part", 19, 19, info],
      ["wais://host.dom/db/t/", "wais/empty-part", 21, 21, info],
    ],
    examples: ["wais://host:210/database", "wais://host:210/database?search", "wais://host:210/database/wtype/wpath"],
    normal: [
      ["WAIS://Host.Dom:210/db", "wais://host.dom/db"],
      ["wais://host.dom/db?a%3Ab%2f", "wais://host.dom/db?a:b%2F"],
      ["wais://host.dom/db/t/a%3A", "wais://host.dom/db/t/a%3A"],
    ],
    equivalent: [["wais://host.dom:0210/db", "wais://host.dom/db"]],
    different: [
      ["wais://host.dom/db", "wais://host.dom/db?"],
      ["wais://host.dom/DB", "wais://host.dom/db"],
    ],
    fixed: [["wais://host.dom/db?a/b?c", "wais://host.dom/db?a%2Fb?c"]],
  },
  "rfc1738/file": {
    valid: [
      "file:///etc/motd",
      "file://localhost/etc/motd",
      "file://host.dom/",
      "file:////a//b/",
      "FILE://LOCALHOST/C:/a",
      "file://10.1.2.3/a",
      "file:///a?b:c@d&e=f",
      "file:///a%3Bb",
    ],
    invalid: [
      ...commonRows("file", "/a"),
      ...noLogin("file", "/a"),
      ["file:a", "file/relative-path", 5, 5],
      ["file:/a", "file/slashes", 5, 6],
      ["file://", "file/incomplete", 7, 7],
      ["file://host.dom", "file/incomplete", 15, 15],
      ["file://host.dom:80/a", "file/port", 15, 18],
      ["file://C:/a", "file/windows-path", 7, 7],
      ["file://host.dom:/a", "file/port", 15, 16],
      ["file:///a;b", "file/unencoded-delimiter", 9, 10],
      ["file:///c|/a", "file/windows-path", 9, 10],
      ["file:C:\\a", "file/windows-path", 5, 8],
      ["file://C|/Users", "file/windows-path", 7, 9],
      ["file:\\\\server\\share\\a.txt", "file/windows-path", 5, 7],
    ],
    examples: [...examplesOf("file"), "file://localhost/etc/motd"],
    normal: [
      ["FILE://LocalHost/a", "file:///a"],
      ["file://HOST.dom/A%3F%2f", "file://host.dom/A?%2F"],
      ["file:///a", "file:///a"],
    ],
    equivalent: [
      ["file:///etc/motd", "file://localhost/etc/motd"],
      ["file://host.dom/a%3Ab", "file://HOST.DOM/a:b"],
    ],
    different: [
      ["file:///a", "file://host.dom/a"],
      ["file:///a", "file:////a"],
      ["file:///a%2Fb", "file:///a/b"],
    ],
    fixed: [
      ["file:/a", "file:///a"],
      ["file://C:/a", "file:///C:/a"],
      ["file:a", "file:a"],
      ["file://host.dom:80/a;b", "file://host.dom/a%3Bb"],
      ["file://user@host.dom/a", "file://host.dom/a"],
      ["file://host.dom", "file://host.dom"],
    ],
  },
  "rfc1738/prospero": {
    valid: [
      "prospero://host.dom/a",
      "prospero://host.dom/",
      "prospero://host.dom:1525//a/b",
      "prospero://host.dom/a;OBJECT-VERSION=1",
      "PROSPERO://10.1.2.3/a;b=c;d=;e=f",
      "prospero://host.dom/a=b?c:d@e&f",
      "prospero://host.dom/%3B;a?b:c@d&e=%2F%3D",
      "prospero://host.dom/;a=b",
    ],
    invalid: [
      ...serverRows("prospero", "/a"),
      ...noLogin("prospero", "/a"),
      ["prospero://host.dom", "prospero/incomplete", 19, 19],
      ["prospero://host.dom;a=b", "prospero/character", 19, 20],
      ["prospero://host.dom/a;b", "prospero/incomplete", 23, 23],
      ["prospero://host.dom/a;", "prospero/empty-part", 21, 22],
      ["prospero://host.dom/a;b=c;;d=e", "prospero/empty-part", 26, 27],
      ["prospero://host.dom/a;b=c=d", "prospero/unencoded-delimiter", 25, 26],
      ["prospero://host.dom/a;b=c;d=e/f", "prospero/unencoded-delimiter", 29, 30],
      ["prospero://host.dom/a;b/c=d", "prospero/unencoded-delimiter", 23, 24],
      ["prospero://host.dom/a;=b", "prospero/empty-field-name", 22, 22, info],
      ["prospero://host.dom/a;b=c;=", "prospero/empty-field-name", 26, 26, info],
    ],
    examples: examplesOf("prospero"),
    normal: [
      ["prospero://Host.Dom:1525/%2Fpros%2fname%3B%3D", "prospero://host.dom//pros/name%3B="],
      ["prospero://host.dom/a;b%3A=c%3f%3D", "prospero://host.dom/a;b:=c?%3D"],
    ],
    equivalent: [["prospero://host.dom//pros/name", "prospero://host.dom:1525/%2Fpros%2Fname"]],
    different: [
      ["prospero://host.dom/a%3Bb=c", "prospero://host.dom/a;b=c"],
      ["prospero://host.dom/a;b=c;d=e", "prospero://host.dom/a;d=e;b=c"],
    ],
    fixed: [
      ["prospero://host.dom/a;b", "prospero://host.dom/a;b"],
      ["prospero://host.dom/a;b/c=d", "prospero://host.dom/a;b/c=d"],
    ],
  },
};
