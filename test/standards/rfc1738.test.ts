import { visit, type Components, type NodeBase, type Visitor } from "../../src/index.js";
import { standards, type RFC1738 } from "../../src/standards/index.js";
import { caught } from "../support/caught.js";
import { examples, forms, references, schemeCase, withFragment } from "../tables/rfc1738.js";
import { absent, expectPositions, leaf, outline } from "./support.js";

const { rfc1738 } = standards;

const all = [...examples, ...forms, ...references.map(([url, tree]) => ["references", url, tree] as const)];

describe("examples of RFC 1738", () => {
  test.each(all)("section %s: %s", (_, url, tree) => {
    const node = rfc1738.parse(url);
    expect(rfc1738.test(url)).toBe(true);
    expect(outline(node)).toEqual(tree);
    expectPositions("rfc1738", node, url);
  });

  test.each(all)("section %s: %s matches its scheme's own rule, and the generic one", (_, url) => {
    const node = rfc1738.parse(url);
    expect(rfc1738.parse(url, { rule: node.type })).toEqual(node);
    for (const rule of ["genericurl", "otherurl"] as const) {
      expect(rfc1738.parse(url, { rule })).toMatchObject({ type: "genericurl", scheme: node.scheme });
    }
  });

  test.each(all)("section %s: %s is printed from its tree and from its components", (_, url) => {
    const node = rfc1738.parse(url);
    expect(rfc1738.components(node)).toEqual(rfc1738.components(url));
    expect(rfc1738.recompose(node)).toBe(url);
    expect(rfc1738.recompose(rfc1738.components(url))).toBe(url);
  });

  test("appendix: a fragment is not part of a URL", () => {
    const { text, url } = withFragment;
    expect(rfc1738.test(text)).toBe(false);
    expect(rfc1738.recognize(text)).toMatchObject({ ok: false, index: url.length, complete: true });
    const { diagnostic } = rfc1738.safeParse(text);
    expect(diagnostic).toEqual({
      severity: "error",
      code: "rfc1738/fragment",
      message: "A URI cannot have a fragment.",
      start: url.length,
      end: text.length,
      index: url.length,
      rule: "url",
      expected: [
        "ALPHA",
        "DIGIT",
        ...["!", "$", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", ";", "=", "?", "@", "_"].map(
          (character) => `"${character}"`,
        ),
        "end of input",
      ],
      found: '"#"',
      section: "3",
      url: "https://www.rfc-editor.org/rfc/rfc1738#section-3",
    });
  });

  test("section 2.1: the name of a scheme is case-insensitive", () => {
    const [upper, lower] = schemeCase;
    expect(rfc1738.parse(`${upper}://h/`)).toMatchObject({ type: "httpurl", scheme: { value: upper } });
    expect(rfc1738.normalize(`${upper}://h/`)).toBe(`${lower}://h/`);
    expect(rfc1738.compare(`${upper}://h/`, `${lower}://h/`)).toEqual({ equivalent: true, rung: "syntax" });
  });
});

describe("the tree", () => {
  const at = (type: string, start: number, value: string): object => ({
    type,
    start,
    end: start + value.length,
    value,
  });

  test("has every part with its offsets", () => {
    expect(rfc1738.parse("FTP://foo:@host.com:21/a/b;TYPE=d")).toEqual({
      type: "ftpurl",
      start: 0,
      end: 33,
      scheme: at("scheme", 0, "FTP"),
      login: {
        type: "login",
        start: 6,
        end: 22,
        user: at("user", 6, "foo"),
        password: at("password", 10, ""),
        hostport: {
          type: "hostport",
          start: 11,
          end: 22,
          host: at("hostname", 11, "host.com"),
          port: at("port", 20, "21"),
        },
      },
      path: { type: "fpath", start: 23, end: 26, segments: [at("fsegment", 23, "a"), at("fsegment", 25, "b")] },
      fieldname: at("fieldname", 27, "TYPE"),
      ftptype: at("ftptype", 32, "d"),
    });
  });

  const host = { type: "hostport", host: "hostname:h", port: null };
  const login = { type: "login", user: null, password: null, hostport: host };

  test.each<[string, RFC1738.Rule, string | object]>([
    ["http://a_b/", "httpurl", "schemepart://a_b/"],
    ["http:x", "httpurl", "schemepart:x"],
    ["http://h:/", "httpurl", "schemepart://h:/"],
    ["http://h?q", "httpurl", "schemepart://h?q"],
    ["http://h/?a?b", "httpurl", { type: "ip-schemepart", login, urlpath: "urlpath:?a?b" }],
    ["http://u@h/", "httpurl", { type: "ip-schemepart", login: { ...login, user: "user:u" }, urlpath: "urlpath:" }],
    ["ftp://h/a;b", "ftpurl", { type: "ip-schemepart", login, urlpath: "urlpath:a;b" }],
    ["ftp://h/a;type=x", "ftpurl", { type: "ip-schemepart", login, urlpath: "urlpath:a;type=x" }],
    ["ftp:", "ftpurl", "schemepart:"],
    ["file://h", "fileurl", { type: "ip-schemepart", login, urlpath: null }],
    ["gopher://h:x/", "gopherurl", "schemepart://h:x/"],
    ["mailto:", "mailtourl", "schemepart:"],
    ["news:1", "newsurl", "schemepart:1"],
    ["news:a@", "newsurl", "schemepart:a@"],
    ["nntp://h/1", "nntpurl", { type: "ip-schemepart", login, urlpath: "urlpath:1" }],
    ["telnet://h/x", "telneturl", { type: "ip-schemepart", login, urlpath: "urlpath:x" }],
    ["wais://h/db/wtype", "waisurl", { type: "ip-schemepart", login, urlpath: "urlpath:db/wtype" }],
    ["prospero://h/a;b", "prosperourl", { type: "ip-schemepart", login, urlpath: "urlpath:a;b" }],
    ["https://h/", "httpurl", { type: "ip-schemepart", login, urlpath: "urlpath:" }],
    // The name of an inherited property is an ordinary scheme.
    ["constructor://h/", "httpurl", { type: "ip-schemepart", login, urlpath: "urlpath:" }],
  ])("of %s, which is a url but not a %s, is the generic one", (url, rule, schemepart) => {
    const node = rfc1738.parse(url);
    expect(rfc1738.test(url, { rule })).toBe(false);
    expect(outline(node)).toEqual({
      type: "genericurl",
      scheme: `scheme:${url.slice(0, url.indexOf(":"))}`,
      schemepart,
    });
    expectPositions("rfc1738", node, url);
  });

  test.each<[string, object]>([
    // Without "@", the user is absent. A password can have an empty user.
    ["ftp://:p@h", { login: { user: { value: "" }, password: { value: "p" } }, path: null }],
    ["telnet://h", { login: { user: null, password: null }, urlpath: null }],
    ["telnet://1.2.3.400:1", { login: { hostport: { host: { type: "hostnumber" }, port: { value: "1" } } } }],
    ["telnet://1.2.3.4.com", { login: { hostport: { host: { type: "hostname", value: "1.2.3.4.com" } } } }],
    // In a gopher URL, the first "%09" is a delimiter. If no valid search follows it, it belongs to the selector.
    [
      "gopher://h/0a%09b%09c%09d",
      { selector: { value: "a" }, search: { value: "b" }, gopherString: { value: "c%09d" } },
    ],
    ["gopher://h/0a%09b/c", { selector: { value: "a%09b/c" }, search: null, gopherString: null }],
    ["gopher://h/%09%09a", { gtype: { value: "%09" }, selector: { value: "" }, search: { value: "a" } }],
    // An article has an "@", a group has none; "*" alone means all groups.
    ["news:*@h", { grouppart: { type: "article", value: "*@h" } }],
    ["news:a", { grouppart: { type: "group" } }],
    // An empty database is not absent.
    ["wais://h/", { type: "waisdatabase", database: { value: "" } }],
    ["wais://h/?", { type: "waisindex", database: { value: "" }, search: { value: "" } }],
    ["wais://h///", { type: "waisdoc", database: { value: "" }, wtype: { value: "" }, wpath: { value: "" } }],
    ["prospero://h/;=", { path: { segments: [{ value: "" }] }, fields: [{ fieldname: { value: "" } }] }],
    ["file:////a", { host: null, path: { segments: [{ value: "" }, { value: "a" }] } }],
    ["ftp://h/;type=A", { path: { segments: [{ value: "" }] }, ftptype: { value: "A" } }],
  ])("of %s", (url, tree) => {
    const node = rfc1738.parse(url);
    expect(node).toMatchObject(tree);
    expectPositions("rfc1738", node, url);
    expect(rfc1738.recompose(node)).toBe(url);
  });

  test.each<[RFC1738.Rule, string, string]>([
    ["waisurl", "wais://h/a/b/c", "waisdoc"],
    ["waisdoc", "wais://h/a/b/c", "waisdoc"],
    ["ip-schemepart", "//u:p@h/a", "ip-schemepart"],
    ["schemepart", "//h", "ip-schemepart"],
    ["schemepart", "//h_", "schemepart"],
    ["login", "u:p@h:1", "login"],
    ["hostport", "h:1", "hostport"],
    ["host", "1.2.3.4", "hostnumber"],
    ["host", "h", "hostname"],
    ["fpath", "a/b", "fpath"],
    ["hpath", "", "hpath"],
    ["ppath", "/", "ppath"],
    ["fieldspec", ";a=b", "fieldspec"],
    ["grouppart", "*", "grouppart"],
    ["gopher+_string", "+", "gopher+_string"],
    ["toplabel", "com", "toplabel"],
    ["domainlabel", "1-1", "domainlabel"],
    ["national", "~", "national"],
    ["digits", "12", "digits"],
  ])("by the rule %s, %j gives a node of type %s", (rule, input, type) => {
    const node = rfc1738.parse(input, { rule });
    expect(node.type).toBe(type);
    expectPositions("rfc1738", node, input);
    expect(rfc1738.recompose(node)).toBe(input);
  });
});

describe("components", () => {
  test.each<[string, Partial<Components>]>([
    ["x:", { scheme: "x" }],
    ["x:y?z", { scheme: "x", path: "y?z" }],
    ["x:/y", { scheme: "x", path: "/y" }],
    ["x://", { scheme: "x", path: "//" }],
    ["x://h", { scheme: "x", authority: "h", host: "h" }],
    ["x://h_/a", { scheme: "x", path: "//h_/a" }],
    [
      "x://u@1.2.3.4:5/a?b",
      { scheme: "x", authority: "u@1.2.3.4:5", userinfo: "u", host: "1.2.3.4", port: "5", path: "/a?b" },
    ],
    ["ftp://@host.com/", { scheme: "ftp", authority: "@host.com", userinfo: "", host: "host.com", path: "/" }],
    ["ftp://host.com/", { scheme: "ftp", authority: "host.com", host: "host.com", path: "/" }],
    [
      "ftp://foo:@host.com/",
      { scheme: "ftp", authority: "foo:@host.com", userinfo: "foo:", host: "host.com", path: "/" },
    ],
    ["ftp://h/a;type=d", { scheme: "ftp", authority: "h", host: "h", path: "/a;type=d" }],
    ["http://h:80", { scheme: "http", authority: "h:80", host: "h", port: "80" }],
    ["http://h/a?b", { scheme: "http", authority: "h", host: "h", path: "/a", query: "b" }],
    ["http://h/?", { scheme: "http", authority: "h", host: "h", path: "/", query: "" }],
    ["gopher://h/7a%09b", { scheme: "gopher", authority: "h", host: "h", path: "/7a%09b" }],
    ["mailto:a@b", { scheme: "mailto", path: "a@b" }],
    ["news:*", { scheme: "news", path: "*" }],
    ["nntp://h/g/1", { scheme: "nntp", authority: "h", host: "h", path: "/g/1" }],
    [
      "telnet://u:p@h:23/",
      { scheme: "telnet", authority: "u:p@h:23", userinfo: "u:p", host: "h", port: "23", path: "/" },
    ],
    ["wais://h/a", { scheme: "wais", authority: "h", host: "h", path: "/a" }],
    ["wais://h/a?b", { scheme: "wais", authority: "h", host: "h", path: "/a", query: "b" }],
    ["wais://h/a/b/c", { scheme: "wais", authority: "h", host: "h", path: "/a/b/c" }],
    ["file:///a", { scheme: "file", authority: "", path: "/a" }],
    ["file://localhost/a", { scheme: "file", authority: "localhost", host: "localhost", path: "/a" }],
    ["prospero://h//a;b=c", { scheme: "prospero", authority: "h", host: "h", path: "//a;b=c" }],
  ])("of %s", (url, parts) => {
    const all = { ...absent, ...parts };
    expect(rfc1738.components(url)).toEqual(all);
    expect(rfc1738.components(rfc1738.parse(url))).toEqual(all);
    expect(rfc1738.recompose(all)).toBe(url);
  });

  test("by the rule of a scheme", () => {
    expect(rfc1738.components("wais://h/a?b", { rule: "waisindex" }).query).toBe("b");
    expect(rfc1738.components("http://h/a?b", { rule: "genericurl" })).toMatchObject({ path: "/a?b", query: null });
  });
});

describe("recompose", () => {
  const others = (part: string): string => `These parts cannot be combined: the result would have a different ${part}.`;

  test.each<[Partial<Components>, string]>([
    [{ scheme: "http", host: "h", path: "/" }, "http://h/"],
    [{ scheme: "http", host: "h", path: "/a", query: "b" }, "http://h/a?b"],
    [{ scheme: "x", userinfo: "u:p", host: "h", port: "1" }, "x://u:p@h:1"],
    [{ scheme: "file", authority: "", path: "/a" }, "file:///a"],
    [{ scheme: "mailto", path: "a@b" }, "mailto:a@b"],
  ])("%j give %s", (parts, url) => {
    expect(rfc1738.recompose(parts)).toBe(url);
  });

  test.each<[Partial<Components>, string, string]>([
    [{ scheme: "x", path: "//h" }, others("authority"), "recompose"],
    [{ scheme: "x", host: "h_" }, others("authority"), "recompose"],
    [{ scheme: "x", host: "h", port: "" }, others("authority"), "recompose"],
    [{ scheme: "ftp", host: "h", path: "/a", query: "b" }, others("path"), "recompose"],
    [{ scheme: "http", authority: "h", host: null }, others("host"), "recompose"],
    [{ scheme: "x", path: "a b" }, "U+0020 is not allowed here (rule url). 'diagnose' explains it.", "syntax"],
    [
      { scheme: "x", path: "a", fragment: "b" },
      "'#' is not allowed here (rule url). 'diagnose' explains it.",
      "syntax",
    ],
    [{ path: "a" }, "The input ends too early (rule url). 'diagnose' explains it.", "syntax"],
    [{}, "The input ends too early (rule url). 'diagnose' explains it.", "syntax"],
  ])("%j are refused", (parts, message, code) => {
    const error = caught(() => rfc1738.recompose(parts));
    expect([error.message, error.diagnostic.code]).toEqual([message, `rfc1738/${code}`]);
  });

  const edited = (url: string, visitor: Visitor): NodeBase => visit<NodeBase>(rfc1738.parse(url), visitor) as NodeBase;

  test.each<[string, Visitor, string]>([
    ["ftp://foo:@host.com/", { password: () => null }, "ftp://foo@host.com/"],
    ["ftp://foo@host.com/", { user: () => null }, "ftp://host.com/"],
    ["ftp://h/a;type=d", { ftptype: () => leaf("ftptype", "A") }, "ftp://h/a;type=A"],
    ["ftp://h/a;type=d", { fieldname: () => null, ftptype: () => null }, "ftp://h/a"],
    ["http://h/a?b", { search: () => null }, "http://h/a"],
    ["file://h/a", { hostname: () => null }, "file:///a"],
    ["news:a@b", { article: () => leaf("group", "a") }, "news:a"],
    ["prospero://h/a;b=c;d=e", { fieldspec: (_, { index }) => (index === 0 ? null : undefined) }, "prospero://h/a;d=e"],
    ["x://u@h/a", { urlpath: () => null }, "x://u@h"],
  ])("the tree of %s, edited, gives another URL", (url, visitor, result) => {
    expect(rfc1738.recompose(edited(url, visitor))).toBe(result);
  });

  test.each<[string, Visitor, string]>([
    ["http://h/a", { hsegment: () => leaf("hsegment", "a/b") }, others("hsegment")],
    ["http://h/a", { hostname: () => leaf("hostname", "1.2.3.4") }, others("hostname")],
    ["news:a", { group: () => leaf("article", "a") }, others("article")],
    ["gopher://h/0a", { selector: () => leaf("selector", "a%09b") }, others("selector")],
    ["gopher://h/0a%09b", { search: () => leaf("search", "b%09c") }, others("search")],
    ["x:y", { schemepart: () => leaf("schemepart", "//h") }, others("schemepart")],
    ["x:y", { scheme: () => leaf("scheme", "x:y") }, others("scheme")],
    ["http://h/a?b", { hpath: () => null }, others("search")],
    ["ftp://h/a;type=d", { ftptype: () => null }, others("fieldname")],
  ])("the tree of %s, edited, is refused", (url, visitor, message) => {
    expect(caught(() => rfc1738.recompose(edited(url, visitor))).message).toBe(message);
  });
});

test("nothing is resolved or relativized: section 2.3 describes no relative links", () => {
  expect("resolve" in rfc1738).toBe(false);
  expect("relativize" in rfc1738).toBe(false);
});
