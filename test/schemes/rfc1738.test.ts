// The meaning of URLs in RFC 1738's ten schemes (section 3), and its reserved scheme names (section 4).
import fc from "fast-check";
import { defaultPortOf } from "../../src/core/ports.js";
import { URISyntaxError, type Diagnostic } from "../../src/core/diagnostic.js";
import { equivalent, normalize, schemes, validate, type Validation } from "../../src/schemes/index.js";
import {
  fileLocation,
  ftpCommands,
  ftpCredentials,
  gopherItem,
  gopherRequest,
  mailtoAddress,
  nameSetAside,
  newsResource,
  nntpResource,
  prosperoLink,
  reservedNames,
  rfc1738Schemes,
  telnetCredentials,
  waisResource,
  type GopherPlus,
} from "../../src/schemes/rfc1738.js";
import { rfc1738 } from "../../src/standards/rfc1738/index.js";
import { mutated, walk } from "../laws/arbitrary.js";
import { same, SEED } from "../laws/law.js";
import { caught } from "../support/caught.js";
import { repairsHelp, repairEnds } from "./repair-laws.js";

const standard = "rfc1738";
const check = (url: string): Validation<"rfc1738"> => validate(url, { standard });

const refusal = (run: () => unknown): Diagnostic => {
  const error = caught(run);
  expect(error).toBeInstanceOf(URISyntaxError);
  return error.diagnostic;
};

describe("the ten schemes", () => {
  test("are registered under their standard, with the ports of section 3", () => {
    expect(rfc1738Schemes.map(({ name, defaultPort, section }) => [name, defaultPort, section])).toEqual([
      ["ftp", "21", "3.2"],
      ["http", "80", "3.3"],
      ["gopher", "70", "3.4"],
      ["mailto", null, "3.5"],
      ["news", null, "3.6"],
      ["nntp", "119", "3.7"],
      ["telnet", "23", "3.8"],
      ["wais", "210", "3.9"],
      ["file", null, "3.10"],
      ["prospero", "1525", "3.11"],
    ]);
    for (const scheme of rfc1738Schemes) {
      expect(schemes.get(`rfc1738/${scheme.name}`)).toBe(scheme);
      // In the current specification, news URLs can name a server.
      if (scheme.name !== "news") expect(defaultPortOf(scheme.name) ?? null).toBe(scheme.defaultPort);
    }
  });

  test("each makes the trees of the standard", () => {
    for (const { name, examples } of rfc1738Schemes) {
      for (const url of examples) {
        expect([name, check(url).schemeNode]).toEqual([name, rfc1738.parse(url)]);
      }
    }
  });

  test("each gives the exact verdict of the standard", () => {
    const { grammar } = schemes.get("rfc1738/http") as (typeof rfc1738Schemes)[number];
    expect(grammar.recognize("http://a@h.dom/")).toEqual(rfc1738.recognize("http://a@h.dom/", { rule: "httpurl" }));
    expect(grammar.recognize("http://h.dom/")?.ok).toBe(true);
  });

  test("a refusal has the exact index and the span of the culprit", () => {
    expect(check("http://a@h.dom/").diagnostics).toMatchObject([
      { code: "http/character", start: 8, end: 9, index: 8, found: '"@"' },
    ]);
  });
});

describe("ftp (3.2)", () => {
  const commands = (url: string): string[] =>
    ftpCommands(rfc1738.parse(url, { rule: "ftpurl" })).map(({ command, argument }) => `${command} ${argument}`);

  test.each([
    ["ftp://myname@host.dom/%2Fetc/motd", ["CWD /etc", "RETR motd"]],
    ["ftp://myname@host.dom/etc/motd", ["CWD etc", "RETR motd"]],
    ["ftp://myname@host.dom//etc/motd", ["CWD ", "CWD etc", "RETR motd"]],
    ["ftp://info.cern.ch/pub/www/doc;type=d", ["CWD pub", "CWD www", "NLST doc"]],
    ["ftp://ds.internic.net/rfc/rfc1436.txt;type=a", ["CWD rfc", "TYPE a", "RETR rfc1436.txt"]],
    ["ftp://host.dom/a%3Bb;TYPE=I", ["TYPE I", "RETR a;b"]],
    ["ftp://host.dom/a/;type=D", ["CWD a", "NLST "]],
    ["ftp://host.dom/", ["RETR "]],
    ["ftp://host.dom", []],
    ["ftp://host.dom/%C3%A9%2525", ["RETR \u00C3\u00A9%25"]],
  ])("%s", (url, expected) => {
    expect(commands(url)).toEqual(expected);
  });

  test("a command cannot contain another command", () => {
    expect(refusal(() => commands("ftp://host.dom/a/b%0d%0ADELE%20c"))).toEqual({
      severity: "error",
      code: "ftp/line-break",
      message: "When decoded, this ends the line of a command. The text after it could be executed as a command.",
      start: 18,
      end: 21,
      rule: "fsegment",
      section: "6",
      url: "https://www.rfc-editor.org/rfc/rfc1738#section-6",
    });
    // A tree may not come from a string.
    const url = rfc1738.parse("ftp://host.dom/a", { rule: "ftpurl" });
    const segments = [{ type: "fsegment", start: 0, end: 3, value: "a\nb" }] as const;
    const made = { ...url, path: { type: "fpath", start: 0, end: 3, segments } } as const;
    expect(refusal(() => ftpCommands(made))).toMatchObject({ start: 16, end: 17 });
    expect(
      refusal(() => ftpCredentials(rfc1738.parse("ftp://a:b%0Ac@host.dom/%0A", { rule: "ftpurl" }))),
    ).toMatchObject({
      code: "ftp/line-break",
      start: 9,
      end: 12,
      rule: "password",
      section: "6",
    });
  });

  test.each([
    ["ftp://host.com/", null, null],
    ["ftp://@host.com/", "", null],
    ["ftp://foo:@host.com/", "foo", ""],
    ["ftp://foo%40x:b%3Ar@host.com/", "foo@x", "b:r"],
  ])("the login of %s", (url, user, password) => {
    expect(ftpCredentials(rfc1738.parse(url, { rule: "ftpurl" }))).toEqual({ user, password });
    expect(telnetCredentials(rfc1738.parse(url.replace("ftp", "telnet"), { rule: "telneturl" }))).toEqual({
      user,
      password,
    });
  });
});

describe("gopher (3.4)", () => {
  const item = (url: string): ReturnType<typeof gopherItem> => gopherItem(rfc1738.parse(url, { rule: "gopherurl" }));

  test.each([
    ["gopher://h.dom", "1", "", null],
    ["gopher://h.dom/", "1", "", null],
    ["gopher://h.dom/0", "0", "", null],
    ["gopher://h.dom/00a%2Fb", "0", "0a/b", null],
    ["gopher://h.dom/%37a%09b+c", "7", "a", "b+c"],
    ["gopher://h.dom/7a%09", "7", "a", ""],
    ["gopher://h.dom/%09a", "\t", "a", null],
  ])("%s", (url, type, selector, search) => {
    expect(item(url)).toEqual({ type, selector, search, plus: null });
  });

  const form = (answers: string): string => `+%091%0D%0A+-1%0D%0A${answers}`;

  test.each<[string, GopherPlus]>([
    ["+", { type: "default-view" }],
    ["?", { type: "form" }],
    ["!", { type: "attributes", of: "item", names: [] }],
    ["$", { type: "attributes", of: "directory", names: [] }],
    ["!+ABSTRACT", { type: "attributes", of: "item", names: ["+ABSTRACT"] }],
    ["!+ABSTRACT%20+SMELL", { type: "attributes", of: "item", names: ["+ABSTRACT", "+SMELL"] }],
    ["$+VIEWS", { type: "attributes", of: "directory", names: ["+VIEWS"] }],
    ["+application/postscript%20Es_ES", { type: "view", view: "application/postscript", language: "Es_ES" }],
    ["+text/plain", { type: "view", view: "text/plain", language: null }],
    [form("a%0D%0Ab%20c%0D%0A.%0D%0A"), { type: "answers", values: ["a", "b c"] }],
    [form("%0D%0A.%0D%0A"), { type: "answers", values: [""] }],
    [form(".%0D%0A"), { type: "answers", values: [] }],
    [form("a%0D%0A."), { type: "other", text: "+\t1\r\n+-1\r\na\r\n." }],
    [form("a%0D%0A"), { type: "other", text: "+\t1\r\n+-1\r\na\r\n" }],
    [form(".%0D%0Aa%0D%0A.%0D%0A"), { type: "other", text: "+\t1\r\n+-1\r\n.\r\na\r\n.\r\n" }],
    ["", { type: "other", text: "" }],
    ["x", { type: "other", text: "x" }],
    ["!a%20", { type: "other", text: "!a " }],
    ["!a%09", { type: "other", text: "!a\t" }],
    ["+%20Es_ES", { type: "other", text: "+ Es_ES" }],
    ["+a%20", { type: "other", text: "+a " }],
    ["+a%20b%20c", { type: "other", text: "+a b c" }],
    ["+a%0Db", { type: "other", text: "+a\rb" }],
  ])("the Gopher+ string %s", (string, plus) => {
    expect(item(`gopher://h.dom/0a%09%09${string}`)).toEqual({ type: "0", selector: "a", search: "", plus });
  });

  test.each([
    ["gopher://h.dom", "\r\n"],
    ["gopher://h.dom/00a%20b", "0a b\r\n"],
    ["gopher://h.dom/7a%09b", "a\tb\r\n"],
    ["gopher://h.dom/7a%09", "a\t\r\n"],
    ["gopher://h.dom/1a%09%09+", "a\t\t+\r\n"],
    [`gopher://h.dom/1a%09%09${form("b%0D%0A.%0D%0A")}`, "a\t+\t1\r\n+-1\r\nb\r\n.\r\n"],
    [`gopher://h.dom/1a%09s%09${form(".%0D%0A")}`, "a\ts\t+\t1\r\n+-1\r\n.\r\n"],
  ])("the request for %s", (url, request) => {
    expect(gopherRequest(rfc1738.parse(url, { rule: "gopherurl" }))).toBe(request);
  });

  test.each([
    ["gopher://h.dom/1a%0D%0Ab", "gopher/selector-octet", "selector", 17, "3.4.1"],
    ["gopher://h.dom/1a%09b/c", "gopher/selector-octet", "selector", 17, "3.4.1"],
    ["gopher://h.dom/7a%09b%0Ac", "gopher/line-break", "search", 21, "6"],
    ["gopher://h.dom/7a%09%09+x%0D%0AHELO", "gopher/line-break", "gopher+_string", 25, "6"],
  ])("%s contains a forbidden octet", (url, code, rule, start, section) => {
    const found = refusal(() => gopherRequest(rfc1738.parse(url, { rule: "gopherurl" })));
    expect(found).toMatchObject({ code, rule, section, start, end: start + 3 });
  });
});

describe("mailto (3.5)", () => {
  test.each([
    ["mailto:user%25host@relay.example", "user%host", "relay.example"],
    ["mailto:Wilt%20.%20Chamberlain@NBA.US", "Wilt.Chamberlain", "NBA.US"],
    ["mailto:%22a%5C%22%20b%22.c@d", '"a\\" b".c', "d"],
    ["mailto:a(c%20(d)%20%5C)%20e)@%0D%0A%20%5B10.1.2.3%5D(%0D%0A%09)", "a", "[10.1.2.3]"],
  ])("%s", (url, localPart, domain) => {
    expect(mailtoAddress(rfc1738.parse(url, { rule: "mailtourl" }))).toEqual({ localPart, domain });
  });

  test.each(["mailto:a", "mailto:a@b@c", "mailto:%0D%0Aa@b", "mailto:a@b%0D%0A"])("%s has no address", (url) => {
    expect(mailtoAddress(rfc1738.parse(url, { rule: "mailtourl" }))).toBeNull();
    expect(check(url).ok).toBe(false);
  });
});

test("a news URL has three forms (3.6)", () => {
  expect(newsResource(rfc1738.parse("news:*", { rule: "newsurl" }))).toEqual({ type: "all" });
  expect(newsResource(rfc1738.parse("news:comp.infosystems.www.misc", { rule: "newsurl" }))).toEqual({
    type: "group",
    name: "comp.infosystems.www.misc",
    parts: ["comp", "infosystems", "www", "misc"],
  });
  expect(newsResource(rfc1738.parse("news:a%40b@full.domain.name", { rule: "newsurl" }))).toEqual({
    type: "article",
    messageId: "a@b@full.domain.name",
    unique: "a@b",
    domain: "full.domain.name",
  });
});

test("an nntp URL has an optional article number (3.7)", () => {
  expect(nntpResource(rfc1738.parse("nntp://h.dom/comp.x/0012", { rule: "nntpurl" }))).toEqual({
    group: "comp.x",
    article: "12",
  });
  expect(nntpResource(rfc1738.parse("nntp://h.dom/comp.x", { rule: "nntpurl" }))).toEqual({
    group: "comp.x",
    article: null,
  });
});

test("a wais URL has three forms (3.9)", () => {
  expect(waisResource(rfc1738.parse("wais://h.dom/a%2Fb", { rule: "waisurl" }))).toEqual({
    type: "database",
    database: "a/b",
  });
  expect(waisResource(rfc1738.parse("wais://h.dom/a?b%20c", { rule: "waisurl" }))).toEqual({
    type: "search",
    database: "a",
    search: "b c",
  });
  expect(waisResource(rfc1738.parse("wais://h.dom/a/TEXT/0%3D1%3B", { rule: "waisurl" }))).toEqual({
    type: "document",
    database: "a",
    wtype: "TEXT",
    documentId: "0=1;",
  });
});

test("in a file URL, an empty host and localhost mean the local machine (3.10)", () => {
  const here = { host: null, directories: ["etc", ""], name: "m/d" };
  expect(fileLocation(rfc1738.parse("file:///etc//m%2Fd", { rule: "fileurl" }))).toEqual(here);
  expect(fileLocation(rfc1738.parse("file://LocalHost/etc//m%2Fd", { rule: "fileurl" }))).toEqual(here);
  expect(
    fileLocation(rfc1738.parse("file://vms.host.edu/disk$user/my/notes/note12345.txt", { rule: "fileurl" })),
  ).toEqual({
    host: "vms.host.edu",
    directories: ["disk$user", "my", "notes"],
    name: "note12345.txt",
  });
  expect(fileLocation(rfc1738.parse("file:///", { rule: "fileurl" }))).toEqual({
    host: null,
    directories: [],
    name: "",
  });
});

test("each empty name of a field of a prospero URL is found", () => {
  expect(check("prospero://host.dom/a;=b;c=d;=").diagnostics).toMatchObject([
    { code: "prospero/empty-field-name", start: 22, end: 22 },
    { code: "prospero/empty-field-name", start: 29, end: 29 },
  ]);
});

test("a prospero URL has an hsoname and fields (3.11)", () => {
  expect(prosperoLink(rfc1738.parse("prospero://host.dom//pros/name", { rule: "prosperourl" }))).toEqual({
    hsoname: "/pros/name",
    fields: [],
  });
  expect(
    prosperoLink(rfc1738.parse("prospero://h.dom/a%3Bb;OBJECT-VERSION=1;c%3D=%2F", { rule: "prosperourl" })),
  ).toEqual({
    hsoname: "a;b",
    fields: [
      { name: "OBJECT-VERSION", value: "1" },
      { name: "c=", value: "/" },
    ],
  });
});

describe("the reserved names (4)", () => {
  test.each([...reservedNames])("%s is reserved", (name, purpose) => {
    expect(check(`${name.toUpperCase()}:x`)).toMatchObject({
      ok: true,
      schemeNode: null,
      diagnostics: [
        {
          severity: "info",
          code: "scheme/reserved",
          message: `This name is reserved for ${purpose}; the document does not define its syntax.`,
          start: 0,
          end: name.length,
          rule: "scheme",
          section: "4",
          url: "https://www.rfc-editor.org/rfc/rfc1738#section-4",
        },
      ],
    });
  });

  test("there are seven reserved names, and the names for experiments", () => {
    expect([...reservedNames.keys()]).toEqual(["afs", "mid", "cid", "nfs", "tn3270", "mailserver", "z39.50"]);
    expect(check("X-a:b").diagnostics).toMatchObject([
      {
        severity: "info",
        code: "scheme/experimental",
        message:
          'Names that begin with "x-" are experimental: their meaning is agreed between the parties that use them.',
        start: 0,
        end: 3,
        section: "4",
      },
    ]);
    expect(nameSetAside("xa")).toBeNull();
    expect(nameSetAside("__proto__")).toBeNull();
    expect(check("afs2:x").diagnostics).toMatchObject([{ code: "scheme/unknown" }]);
    expect(validate("x-a:b").diagnostics).toMatchObject([{ code: "scheme/unknown" }]);
  });
});

const RUNS = Number(process.env["LAWS_RUNS"] ?? 1_000) / 5;

describe.each(rfc1738Schemes.map((scheme) => [scheme.name, scheme] as const))("the laws of %s", (name, scheme) => {
  const { rule } = scheme.grammar;
  const strings = walk(rfc1738.automaton(rule as "url"), rule);
  const holds = (law: (text: string) => void, texts = strings): void => {
    fc.assert(fc.property(texts, law), { numRuns: RUNS, seed: SEED });
  };

  test("a normal form has the same scheme, is normal itself, and is equivalent to its input", () => {
    holds((text) => {
      const form = normalize(text, { standard });
      same([text, form, scheme.grammar.test(form)], [text, form, true]);
      same(normalize(form, { standard }), form);
      same(equivalent(text, form, { standard }), true);
      same(check(text).schemeNode === null, false);
    });
  });

  test("every refusal of the grammar is explained", () => {
    holds((text) => {
      const { node, ok, diagnostics } = check(text);
      if (node !== null && text.toLowerCase().startsWith(`${name}:`) && !scheme.grammar.test(text)) {
        same(ok, false);
        // Other readers can find other parts, too.
        const own = diagnostics.filter(({ code }) => code !== "security/readers-differ");
        same([text, own[0]?.severity], [text, "error"]);
      }
    }, mutated(strings));
  });

  test("repairs give what they announce, and a single repair makes nothing worse", () => {
    const law = (text: string): void => {
      repairEnds(text, standard);
      repairsHelp(text, standard);
    };
    fc.assert(fc.property(mutated(strings), law), { numRuns: RUNS / 8, seed: SEED });
  });

  test("every valid URL has a meaning", () => {
    const meaning: Readonly<Record<string, (node: never) => unknown>> = {
      ftp: ftpCommands,
      gopher: gopherItem,
      mailto: mailtoAddress,
      news: newsResource,
      nntp: nntpResource,
      telnet: telnetCredentials,
      wais: waisResource,
      file: fileLocation,
      prospero: prosperoLink,
    };
    const means = meaning[name];
    if (means === undefined) return;
    holds((text) => {
      if (name === "ftp" && /%0[AD]/i.test(text)) return;
      const form = normalize(text, { standard });
      // The normal form has the same meaning, except for the case of case-insensitive letters.
      const lower = (value: unknown): string => JSON.stringify(value).toLowerCase();
      if (!/@[\d.]+$/.test(form))
        expect(lower(means(check(form).schemeNode as never))).toBe(lower(means(check(text).schemeNode as never)));
    });
  });
});

test("long inputs do not take a long time", () => {
  const long = 50_000;
  for (const url of [
    `ftp://h.dom/${";".repeat(long)}`,
    `ftp://${"@".repeat(long)}`,
    `http://h.dom/?${"/".repeat(long)}`,
    `http://${"a.".repeat(long)}`,
    `http://h.dom:${"9".repeat(long)}x`,
    `gopher://h.dom/1${"%09/".repeat(long / 4)}`,
    `mailto:${"%28".repeat(long / 3)}`,
    `mailto:${"a.".repeat(long / 2)}`,
    `news:${"a.".repeat(long / 2)}`,
    `nntp://h.dom/${"a/".repeat(long / 2)}`,
    `wais://h.dom/${"/".repeat(long)}`,
    `file:///${";".repeat(long)}`,
    `prospero://h.dom/${";".repeat(long)}`,
    `prospero://h.dom/${";a=b".repeat(long / 4)}=`,
  ]) {
    expect(check(url).node).not.toBeUndefined();
  }
});
