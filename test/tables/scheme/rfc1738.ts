// RFC 1738 section 3.
import { examples as everyExample, references } from "../rfc1738.js";
import type { SchemeTables } from "../../schemes/table.js";

/** The document's URLs of a scheme, including those in its references. */
const examplesOf = (scheme: string): string[] =>
  [...everyExample.map(([, url]) => url), ...references.map(([url]) => url)].filter((url) =>
    url.startsWith(`${scheme}:`),
  );

/** Makes strings of a list of texts, with the given text before and after each. */
const each = (texts: readonly string[], before: string, after: string): string[] =>
  texts.map((text) => before + text + after);

const wrongHosts = (before: string, after: string): string[] =>
  each(["256.1.2.3", "1.2.3.99999999999999999999", `a.${"a".repeat(64)}.dom`], before, after).concat(
    each(["a_b.dom", "a%62.dom", "a..dom", "host.dom.", "-a.dom", "a-.dom", "1.2.3", "host.3com"], before, after),
  );

/** Makes strings with hosts that are not in their best form. */
const unusualHosts = (before: string, after: string): string[] => each(["10.011.2.3", "host"], before, after);

/** Makes strings that violate the common syntax, for a scheme with a host. The text after the host begins with "/". */
const wrongFor = (scheme: string, after: string): string[] => [
  ...wrongHosts(`${scheme}://`, after),
  ...each([":host.dom", ":/host.dom"], scheme, after),
  `${scheme}:`,
  `${scheme}://host.dom/~user`,
  `${scheme}://host.dom/a b`,
];

/** Makes strings that violate the syntax of a scheme that requires a host and allows a port. */
const wrongForServer = (scheme: string, after: string): string[] => [
  ...wrongFor(scheme, after),
  ...each(["", ":80", "host.dom:", "host.dom:8o"], `${scheme}://`, after),
];

/** Makes strings that are only advised against, for a scheme with a host. */
const unusualFor = (scheme: string, after: string): string[] => [
  `${scheme.toUpperCase()}://host.dom${after}`,
  ...unusualHosts(`${scheme}://`, after),
];

/** Makes strings that are only advised against, for a scheme with a host and a port. */
const unusualForServer = (scheme: string, after: string): string[] => [
  ...unusualFor(scheme, after),
  `${scheme}://host.dom:65536${after}`,
];

const logins = (scheme: string, after: string): string[] =>
  each(["user@host.dom", "user:pass@host.dom"], `${scheme}://`, after);

const wrongLogins = (scheme: string, after: string): string[] =>
  each(["a@b@host.dom", "a:b@c@host.dom", "a:b:c@host.dom", "a:b/c@host.dom", "a:b@"], `${scheme}://`, after);

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
      ...wrongForServer("ftp", "/a"),
      ...wrongLogins("ftp", "/x"),
      "ftp://host.dom;type=a",
      "ftp://host.dom?a",
      "ftp://host.dom/a;type=x",
      "ftp://host.dom/a;type=",
      "ftp://host.dom/a;type=ai",
      "ftp://host.dom/a;b",
      "ftp://host.dom/a;b/c;TYPE=i",
      "ftp://host.dom/a;type",
    ],
    advised: [
      ...unusualForServer("ftp", "/a"),
      "ftp://a:b@host.dom/x",
      "ftp://host.dom/%0D%0ADELE%20x",
      "ftp://host.dom:25/",
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
      ...wrongForServer("http", "/a"),
      ...logins("http", "/a"),
      "http://host.dom?a",
      "http://host.dom;a",
      "http://host.dom/a?b/c",
      "http://host.dom/a?b?c/",
      "http://host.dom/a#b",
    ],
    advised: [...unusualForServer("http", "/a")],
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
      ...wrongForServer("gopher", "/1"),
      ...logins("gopher", "/1"),
      "gopher://host.dom?1",
      "gopher://host.dom/1a%0Ab",
      "gopher://host.dom/1%0d",
      "gopher://host.dom/7a%09b/c",
      "gopher://host.dom/7a%09b/c%09+",
    ],
    advised: [
      ...unusualForServer("gopher", "/1"),
      "gopher://host.dom/1%09%09x",
      "gopher://host.dom/1%09%09",
      "gopher://host.dom/1%09%09!a%20%20b",
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
      "mailto:",
      "mailto:@host.dom",
      "mailto:.a@host.dom",
      "mailto:a..b@host.dom",
      "mailto:%22a@host.dom",
      "mailto:%22a%5C",
      "mailto:%22a%0Db%22@host.dom",
      "mailto:%22%C3%A9%22@host.dom",
      "mailto:%E9@host.dom",
      "mailto:user",
      "mailto:a%20b@host.dom",
      "mailto:a(b@host.dom",
      "mailto:a(b%0D@host.dom",
      "mailto:a(%E9)@host.dom",
      "mailto:a,b@host.dom",
      "mailto:user@",
      "mailto:user@host.dom.",
      "mailto:user@host,b@c",
      "mailto:a@%5B%5B",
      "mailto:a%b@host.dom",
    ],
    advised: ["MAILTO:a@b", "mailto:a@b?subject=c"],
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
      ...wrongHosts("news:unique@", ""),
      "news:",
      "news:3com.x",
      "news:%2A",
      "news:comp.*",
      "news:comp%2Flang",
      "news://host.dom/comp.x",
      "news:%3Ca@b.dom%3E",
      "news:@host.dom",
      "news:a@",
      "news:a@b@c.dom",
    ],
    advised: [...unusualHosts("news:unique@", ""), "NEWS:*", "news:comp..x", "news:comp."],
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
      ...wrongForServer("nntp", "/comp.x/1"),
      ...logins("nntp", "/comp.x/1"),
      "nntp://host.dom",
      "nntp://host.dom?a",
      "nntp://host.dom/",
      "nntp://host.dom/*",
      "nntp://host.dom/a%40b/1",
      "nntp://host.dom/comp.x/",
      "nntp://host.dom/comp.x/a",
      "nntp://host.dom/comp.x/1/2",
    ],
    advised: [
      ...unusualForServer("nntp", "/comp.x/1"),
      "nntp://host.dom/comp..x",
      "NNTP://host.dom/comp.x",
      "nntp://host.dom/comp.x/12",
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
      ...wrongForServer("telnet", "/"),
      ...wrongLogins("telnet", "/"),
      "telnet://host.dom/a",
      "telnet://host.dom//",
      "telnet://host.dom?a",
    ],
    advised: [...unusualForServer("telnet", "/"), "telnet://a:b@host.dom/"],
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
      ...wrongForServer("wais", "/db"),
      ...logins("wais", "/db"),
      "wais://host.dom",
      "wais://host.dom?db",
      "wais://host.dom/db/type",
      "wais://host.dom/d:b",
      "wais://host.dom/db/t;x/p",
      "wais://host.dom/db/t/p/q",
      "wais://host.dom/db?a/b",
    ],
    advised: [...unusualForServer("wais", "/db"), "wais://host.dom/", "wais://host.dom/db//p", "wais://host.dom/db/t/"],
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
      ...wrongFor("file", "/a"),
      ...logins("file", "/a"),
      "file:a",
      "file:/a",
      "file://",
      "file://host.dom",
      "file://host.dom:80/a",
      "file://C:/a",
      "file://host.dom:/a",
      "file:///a;b",
      "file:///c|/a",
      "file:C:\\a",
      "file://C|/Users",
      "file:\\\\server\\share\\a.txt",
    ],
    advised: [...unusualFor("file", "/a")],
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
      ...wrongForServer("prospero", "/a"),
      ...logins("prospero", "/a"),
      "prospero://host.dom",
      "prospero://host.dom;a=b",
      "prospero://host.dom/a;b",
      "prospero://host.dom/a;",
      "prospero://host.dom/a;b=c;;d=e",
      "prospero://host.dom/a;b=c=d",
      "prospero://host.dom/a;b=c;d=e/f",
      "prospero://host.dom/a;b/c=d",
    ],
    advised: [...unusualForServer("prospero", "/a"), "prospero://host.dom/a;=b", "prospero://host.dom/a;b=c;="],
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
