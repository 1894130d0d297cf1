/** The examples of RFC 1738, section by section, as data: each URL with the outline of its tree. */

const host = (name: string, port: string | null = null): object => ({
  type: "hostport",
  host: `hostname:${name}`,
  port: port === null ? null : `port:${port}`,
});

const login = (hostport: object, user: string | null = null, password: string | null = null): object => ({
  type: "login",
  user: user === null ? null : `user:${user}`,
  password: password === null ? null : `password:${password}`,
  hostport,
});

const ftp = (to: object, path: readonly string[], ftptype: string | null = null): object => ({
  type: "ftpurl",
  scheme: "scheme:ftp",
  login: to,
  path: { type: "fpath", segments: path.map((segment) => `fsegment:${segment}`) },
  fieldname: ftptype === null ? null : "fieldname:type",
  ftptype: ftptype === null ? null : `ftptype:${ftptype}`,
});

const http = (hostport: object, path: readonly string[] | null, search: string | null = null): object => ({
  type: "httpurl",
  scheme: "scheme:http",
  hostport,
  path: path && { type: "hpath", segments: path.map((segment) => `hsegment:${segment}`) },
  search: search === null ? null : `search:${search}`,
});

/** Every URL that the text writes down as `<URL:…>`, and the one of section 1 that it does not mark so. */
export const examples: readonly (readonly [section: string, url: string, outline: object])[] = [
  [
    "1",
    "http://www.acl.lanl.gov/URI/archive/uri-archive.index.html",
    http(host("www.acl.lanl.gov"), ["URI", "archive", "uri-archive.index.html"]),
  ],
  ["3.1", "ftp://@host.com/", ftp(login(host("host.com"), ""), [""])],
  ["3.1", "ftp://host.com/", ftp(login(host("host.com")), [""])],
  ["3.1", "ftp://foo:@host.com/", ftp(login(host("host.com"), "foo", ""), [""])],
  ["3.2.2", "ftp://myname@host.dom/%2Fetc/motd", ftp(login(host("host.dom"), "myname"), ["%2Fetc", "motd"])],
  ["3.2.2", "ftp://myname@host.dom/etc/motd", ftp(login(host("host.dom"), "myname"), ["etc", "motd"])],
  ["3.2.2", "ftp://myname@host.dom//etc/motd", ftp(login(host("host.dom"), "myname"), ["", "etc", "motd"])],
  ["3.6", "news:*", { type: "newsurl", scheme: "scheme:news", grouppart: "grouppart:*" }],
  [
    "3.10",
    "file://vms.host.edu/disk$user/my/notes/note12345.txt",
    {
      type: "fileurl",
      scheme: "scheme:file",
      host: "hostname:vms.host.edu",
      path: {
        type: "fpath",
        segments: ["fsegment:disk$user", "fsegment:my", "fsegment:notes", "fsegment:note12345.txt"],
      },
    },
  ],
  [
    "3.11",
    "prospero://host.dom//pros/name",
    {
      type: "prosperourl",
      scheme: "scheme:prospero",
      hostport: host("host.dom"),
      path: { type: "ppath", segments: ["psegment:", "psegment:pros", "psegment:name"] },
      fields: [],
    },
  ],
  ["appendix", "ftp://info.cern.ch/pub/www/doc;type=d", ftp(login(host("info.cern.ch")), ["pub", "www", "doc"], "d")],
  ["appendix", "ftp://ds.internic.net/rfc", ftp(login(host("ds.internic.net")), ["rfc"])],
];

/** The appendix: a URL with a fragment, in text where both belong in the brackets. The fragment is no part of the URL. */
export const withFragment = {
  text: "http://ds.internic.net/instructions/overview.html#WARNING",
  url: "http://ds.internic.net/instructions/overview.html",
} as const;

/** The references, without the white space that breaks long ones: the directories, the name, and the type. */
export const references: readonly (readonly [url: string, outline: object])[] = [
  ["ftp://ds.internic.net/rfc/rfc1436.txt;type=a", ftp(login(host("ds.internic.net")), ["rfc", "rfc1436.txt"], "a")],
  [
    "ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt",
    ftp(login(host("boombox.micro.umn.edu")), ["pub", "gopher", "gopher_protocol", "Gopher+", "Gopher+.txt"]),
  ],
  ["ftp://ds.internic.net/rfc/rfc1630.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc1630.txt"])],
  [
    "ftp://info.cern.ch/pub/www/doc/http-spec.txt.Z",
    ftp(login(host("info.cern.ch")), ["pub", "www", "doc", "http-spec.txt.Z"]),
  ],
  ["ftp://ds.internic.net/rfc/rfc1123.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc1123.txt"])],
  ["ftp://ds.internic.net/rfc/rfc822.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc822.txt"])],
  [
    "ftp://quake.think.com/pub/wais/doc/protspec.txt",
    ftp(login(host("quake.think.com")), ["pub", "wais", "doc", "protspec.txt"]),
  ],
  ["ftp://ds.internic.net/rfc/rfc1036.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc1036.txt"])],
  [
    "ftp://quake.think.com/pub/wais/doc/doc-ids.txt",
    ftp(login(host("quake.think.com")), ["pub", "wais", "doc", "doc-ids.txt"]),
  ],
  ["ftp://ds.internic.net/rfc/rfc977.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc977.txt"])],
  [
    "ftp://ds.internic.net/internet-drafts/draft-ietf-uri-irl-fun-req-02.txt",
    ftp(login(host("ds.internic.net")), ["internet-drafts", "draft-ietf-uri-irl-fun-req-02.txt"]),
  ],
  ["ftp://ds.internic.net/rfc/rfc1034.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc1034.txt"])],
  [
    "ftp://prospero.isi.edu/pub/prospero/doc/prospero-protocol.PS.Z",
    ftp(login(host("prospero.isi.edu")), ["pub", "prospero", "doc", "prospero-protocol.PS.Z"]),
  ],
  ["ftp://ds.internic.net/rfc/rfc959.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc959.txt"])],
  ["ftp://ds.internic.net/rfc/rfc1737.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc1737.txt"])],
  ["ftp://ds.internic.net/rfc/rfc1625.txt", ftp(login(host("ds.internic.net")), ["rfc", "rfc1625.txt"])],
  ["ftp://uu.psi.com/wp/nir.txt", ftp(login(host("uu.psi.com")), ["wp", "nir.txt"])],
];

const gopher = (
  fields: Partial<Record<"urlpath" | "gtype" | "selector" | "search" | "gopherString", string>>,
  hostport: object = host("host"),
): object => ({
  type: "gopherurl",
  scheme: "scheme:gopher",
  hostport,
  urlpath: null,
  gtype: null,
  selector: null,
  search: null,
  gopherString: null,
  ...fields,
});

const nntp = (hostport: object, group: string, article: string | null): object => ({
  type: "nntpurl",
  scheme: "scheme:nntp",
  hostport,
  group: `group:${group}`,
  digits: article === null ? null : `digits:${article}`,
});

const news = (grouppart: string): object => ({ type: "newsurl", scheme: "scheme:news", grouppart });

const telnet = (to: object, urlpath: string | null): object => ({
  type: "telneturl",
  scheme: "scheme:telnet",
  login: to,
  urlpath,
});

const file = (name: string | null): object => ({
  type: "fileurl",
  scheme: "scheme:file",
  host: name === null ? null : `hostname:${name}`,
  path: { type: "fpath", segments: ["fsegment:directory", "fsegment:name"] },
});

/** The forms that the text describes scheme by scheme, each written out, with the outline of its tree. */
export const forms: readonly (readonly [section: string, url: string, outline: object])[] = [
  ["3.2", "ftp://host", { ...ftp(login(host("host")), []), path: null }],
  [
    "3.2.2",
    "ftp://user:password@host:21/cwd1//cwd3/name;type=i",
    ftp(login(host("host", "21"), "user", "password"), ["cwd1", "", "cwd3", "name"], "i"),
  ],
  ["3.3", "http://host", http(host("host"), null)],
  ["3.3", "http://host:80/a/b?searchpart", http(host("host", "80"), ["a", "b"], "searchpart")],
  ["3.3", "http://host/?", http(host("host"), [""], "")],
  ["3.4.1", "gopher://host", gopher({})],
  ["3.4.1", "gopher://host/", gopher({ urlpath: "urlpath:" })],
  ["3.4.1", "gopher://host:70/1", gopher({ gtype: "gtype:1", selector: "selector:" }, host("host", "70"))],
  ["3.4.1", "gopher://host/00selector", gopher({ gtype: "gtype:0", selector: "selector:0selector" })],
  [
    "3.4.2",
    "gopher://host/7selector%09search",
    gopher({ gtype: "gtype:7", selector: "selector:selector", search: "search:search" }),
  ],
  [
    "3.4.3",
    "gopher://host/7selector%09search%09string",
    gopher({
      gtype: "gtype:7",
      selector: "selector:selector",
      search: "search:search",
      gopherString: "gopher+_string:string",
    }),
  ],
  [
    "3.4.4",
    "gopher://host/1%09%09+",
    gopher({ gtype: "gtype:1", selector: "selector:", search: "search:", gopherString: "gopher+_string:+" }),
  ],
  [
    "3.4.7",
    "gopher://host/1%09%09!+ABSTRACT%20+SMELL",
    gopher({
      gtype: "gtype:1",
      selector: "selector:",
      search: "search:",
      gopherString: "gopher+_string:!+ABSTRACT%20+SMELL",
    }),
  ],
  [
    "3.4.8",
    "gopher://host/0a%09%09+application/postscript%20Es_ES",
    gopher({
      gtype: "gtype:0",
      selector: "selector:a",
      search: "search:",
      gopherString: "gopher+_string:+application/postscript%20Es_ES",
    }),
  ],
  [
    "3.4.9",
    "gopher://host/0a%09%09+%091%0D%0A+-1%0D%0Aask_item1_value%0D%0Aask_item2_value%0D%0A.%0D%0A",
    gopher({
      gtype: "gtype:0",
      selector: "selector:a",
      search: "search:",
      gopherString: "gopher+_string:+%091%0D%0A+-1%0D%0Aask_item1_value%0D%0Aask_item2_value%0D%0A.%0D%0A",
    }),
  ],
  [
    "3.5",
    "mailto:rfc822%25addr@host",
    { type: "mailtourl", scheme: "scheme:mailto", encoded822addr: "encoded822addr:rfc822%25addr@host" },
  ],
  ["3.6", "news:comp.infosystems.www.misc", news("group:comp.infosystems.www.misc")],
  ["3.6", "news:unique@full.domain.name", news("article:unique@full.domain.name")],
  ["3.7", "nntp://host:119/newsgroup-name/12", nntp(host("host", "119"), "newsgroup-name", "12")],
  ["3.7", "nntp://host/newsgroup-name", nntp(host("host"), "newsgroup-name", null)],
  ["3.8", "telnet://user:password@host:23/", telnet(login(host("host", "23"), "user", "password"), "urlpath:")],
  ["3.8", "telnet://user@host", telnet(login(host("host"), "user"), null)],
  ["3.8", "telnet://host", telnet(login(host("host")), null)],
  [
    "3.9",
    "wais://host:210/database",
    {
      type: "waisdatabase",
      scheme: "scheme:wais",
      hostport: host("host", "210"),
      database: "database:database",
    },
  ],
  [
    "3.9",
    "wais://host/database?search",
    {
      type: "waisindex",
      scheme: "scheme:wais",
      hostport: host("host"),
      database: "database:database",
      search: "search:search",
    },
  ],
  [
    "3.9",
    "wais://host/database/wtype/wpath",
    {
      type: "waisdoc",
      scheme: "scheme:wais",
      hostport: host("host"),
      database: "database:database",
      wtype: "wtype:wtype",
      wpath: "wpath:wpath",
    },
  ],
  ["3.10", "file://host/directory/name", file("host")],
  ["3.10", "file://localhost/directory/name", file("localhost")],
  ["3.10", "file:///directory/name", file(null)],
  [
    "3.11",
    "prospero://host:1525/hsoname;OBJECT-VERSION=1;field=value",
    {
      type: "prosperourl",
      scheme: "scheme:prospero",
      hostport: host("host", "1525"),
      path: { type: "ppath", segments: ["psegment:hsoname"] },
      fields: [
        { type: "fieldspec", fieldname: "fieldname:OBJECT-VERSION", fieldvalue: "fieldvalue:1" },
        { type: "fieldspec", fieldname: "fieldname:field", fieldvalue: "fieldvalue:value" },
      ],
    },
  ],
];

/** Section 2.1: the upper and the lower case of a scheme's name are the same. */
export const schemeCase = ["HTTP", "http"] as const;
