import { validate } from "../../src/schemes/index.js";
import { assert, constantFrom, array, property, string } from "fast-check";
import { applyRepair, type Diagnostic } from "../../src/index.js";
import { find, type FindOptions, type FoundReference, type RefusedReference } from "../../src/context/index.js";
import { inText, placesIn } from "../../src/context/meant.js";
import { standards } from "../../src/standards/index.js";
import { texts } from "../tables/context.js";

const referring = ["rfc3986", "rfc3987", "rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808"] as const;

const references = (text: string, options?: FindOptions): string[] =>
  find(text, options).map(({ reference }) => reference);

/** The one reference in a text. */
function one(text: string, options?: FindOptions): FoundReference {
  const found = find(text, options);
  expect(found).toHaveLength(1);
  return found[0] as FoundReference;
}

describe.each(texts)("$from", ({ text, references: expected }) => {
  test.each(referring)("by %s", (standard) => {
    expect(references(text, { standard })).toEqual(expected);
  });
});

test("references with line breaks, prefixes and delimiters", () => {
  expect(find("see <URL: http://a.example/b-\n  c/\rd>.")).toEqual([
    {
      kind: "reference",
      ok: true,
      reference: "http://a.example/b-c/d",
      start: 10,
      end: 36,
      outer: { start: 4, end: 37 },
      delimiter: "<>",
      prefixed: true,
      removed: [
        { start: 29, end: 32 },
        { start: 34, end: 35 },
      ],
      hyphens: [28],
      withoutHyphens: "http://a.example/bc/d",
    },
  ]);
});

test("references without delimiters", () => {
  expect(find("(see http://a.example/b.)")).toEqual([
    {
      kind: "reference",
      ok: true,
      reference: "http://a.example/b",
      start: 5,
      end: 23,
      outer: { start: 5, end: 23 },
      delimiter: "none",
      prefixed: false,
      removed: [],
      hyphens: [],
      withoutHyphens: null,
    },
  ]);
});

describe("inside delimiters", () => {
  test.each<[why: string, text: string, expected: string[]]>([
    ["white space around line breaks of all kinds goes", "<http://a/ \v\tb/\r\n\u00A0c-\u2028d>", ["http://a/b/c-d"]],
    [
      "if the reference goes on there",
      "<http://a/b\n ?c> <http://a/b%\n20> <http://a/b%2\n0> <http://a/\nb> <http://a/b\n and c> <http://a/b\nc>",
      ["http://a/b?c", "http://a/b%20", "http://a/b%20", "http://a/b", "http://a/b", "http://a/b"],
    ],
    ["after the prefix, all line breaks go", "<URL:http://a/b\nc>", ["http://a/bc"]],
    ["other white space does not", "<http://a/b c>, <http://a/d\te> <http://a/f\u00A0g>", ["http://a/d", "http://a/f"]],
    ["white space around it goes", "< http://a/b >", ["http://a/b"]],
    ["line breaks go in quotes, too", '"http://a/b/\n  c"', ["http://a/b/c"]],
    ["other white space does not", '"http://a/b is it" "http://a/c\n  d e"', ["http://a/b", "http://a/c"]],
    ["the prefix is not part of the reference", "<url:http://a/>", ["http://a/"]],
    ["nor in quotes", '"URL:\nhttp://a/"', ["http://a/"]],
    ["nothing follows the prefix", "<URL:> <URL: >", []],
    ["the prefix stands once", "<URL:URL:mailto:a@b>", ["mailto:a@b"]],
    ["any registered scheme counts in angle brackets", "<note:this> <rsync:this>", ["rsync:this"]],
    ["and after the prefix", '"URL:note:this"', ["note:this"]],
    ["not in quotes", '"note:this", "note: this is said"', []],
    ["unless it has an authority", '"x-note://this"', ["x-note://this"]],
    ["or is known to have none", '"mailto:a@b"', ["mailto:a@b"]],
    ["the fragment is part of it", "<http://a/#b>", ["http://a/#b"]],
    ["a sentence in quotes is no reference", '"see http://a/b for more"', ["http://a/b"]],
    ["nor one in angle brackets", "<see http://a/b for more>", ["http://a/b"]],
    ["two are not one", '"http://a/b and http://c/d"', ["http://a/b", "http://c/d"]],
    ["nor in angle brackets", "<http://a/b\n http://c/d>", ["http://a/b", "http://c/d"]],
    ["unless the second begins later", "<http://a/\n b?http://c/d>", ["http://a/b?http://c/d"]],
    ["markup is no reference", '<a href="http://a/b">http://c/d</a>', ["http://a/b", "http://c/d"]],
    ["quotes may stand inside angle brackets", '<"http://a/b/\nc">', ["http://a/b/c"]],
    ["and angle brackets inside quotes", '"<http://a/b/\nc>"', ["http://a/b/c"]],
    ["what stands between two quoted words is not quoted", '"a" http://a/b and "c"', ["http://a/b"]],
    ["angle brackets that open twice", "< <http://a/b/\nc>", ["http://a/b/c"]],
    ["angle brackets that do not close", "<http://a/b c", ["http://a/b"]],
    ["quotes that do not close", '"http://a/b c', ["http://a/b"]],
    ["what is not valid", "<http://a/|b> <http://[a]/>", []],
    ["what is not ASCII", "<http://é/>", []],
    ["nothing at all", '<> "" < > " "', []],
    ["the beginning of something", '"http://" <file://> "mailto:" <Data::A>', []],
  ])("%s: %j", (_why, text, expected) => {
    expect(references(text)).toEqual(expected);
  });
});

describe("relative references", () => {
  test.each<[text: string, expected: string[]]>([
    ["<../a/\nb>", ["../a/b"]],
    ["<../a b>", []],
    ['"../a"', ["../a"]],
    ['"said she"', []],
    ['<URL:a/b> ""', ["a/b"]],
    ["< >", []],
    ["../a", []],
    ["</p", []],
  ])("%j", (text, expected) => {
    expect(references(text, { relative: true })).toEqual(expected);
    expect(references(text)).toEqual([]);
  });
});

describe("outside delimiters", () => {
  test.each<[why: string, text: string, expected: string[]]>([
    ["it ends with the text", "http://a/b", ["http://a/b"]],
    ["it ends at white space", "http://a/b c", ["http://a/b"]],
    ["it ends at a bar", "http://a/b|", ["http://a/b"]],
    [
      "the beginning of something else is none",
      "http://a/b\\c http://a/{b} http://a/%4x http://a/b#c#d http://a:80x http://a/\u00E9 http://a/^b http://a/${",
      [],
    ],
    ["an address closes", "http://[::1]/ http://[::1/", ["http://[::1]/"]],
    ["it begins after other letters", "在http://a/b。日本", ["http://a/b"]],
    ["and after a digit", "1http://a/", ["http://a/"]],
    ["but not at one", "1://a/ -://a/ ://a/", []],
    ["punctuation is given back", "http://a/b. http://a/b, http://a/b?!", ["http://a/b", "http://a/b", "http://a/b"]],
    ["of a quotation, too", "'http://a/b'; http://a/b...", ["http://a/b", "http://a/b"]],
    ["inside it stays", "http://a/b.c,d?e;f:g", ["http://a/b.c,d?e;f:g"]],
    ["a parenthesis that closes none is given back", "(http://a/b). ((http://a/b)).", ["http://a/b", "http://a/b"]],
    ["one that closes stays", "http://a/b_(c) (http://a/b_(c))", ["http://a/b_(c)", "http://a/b_(c)"]],
    [
      "and so is what follows it",
      "(https://a/b)/core [x](http://a/)** (see http://a)'s",
      ["https://a/b", "http://a/", "http://a"],
    ],
    ["the quote before it ends it", "'http://a/b'/> 'http://a/it's", ["http://a/b", "http://a/it"]],
    ["a quote inside it stays", "http://a/it's", ["http://a/it's"]],
    [
      "emphasis before it ends it",
      "**http://a/b**, __http://a/b__c ~~http://a/~~",
      ["http://a/b", "http://a/b", "http://a/"],
    ],
    [
      "other marks stay",
      "http://a/b** http://a/__init__ *http://a/*b",
      ["http://a/b**", "http://a/__init__", "http://a/*b"],
    ],
    [
      "emphasis that began earlier ends at its end",
      "**See http://a/b**. __http://a/ and http://a/b__ *http://a/b* _http://a/b_",
      ["http://a/b", "http://a/", "http://a/b", "http://a/b", "http://a/b"],
    ],
    [
      "brackets that begin the text of a link",
      "http://a/b[text] http://a/b[a text]. http://a/[/url]",
      ["http://a/b", "http://a/b", "http://a/"],
    ],
    ["a bar after a bar ends it", "|http://a/b|c| d|http://a/|", ["http://a/b", "http://a/"]],
    [
      "escapes of unknown formats",
      '\\nhttp://a/b\\n \\fBhttp://a/c\\"\\(dqhttp://a/d',
      ["http://a/b", "http://a/c", "http://a/d"],
    ],
    ["the quotation that something is joined to", '"http://a/" + b, "http://a/b", +1', ["http://a/b"]],
    [
      "a character reference ends it",
      "&lt;http://a/b&gt; &quot;http://a/?b&amp;c&quot;",
      ["http://a/b", "http://a/?b&amp;c"],
    ],
    ["one after it does not count", "(http://(a):)", ["http://(a)"]],
    ["the beginning of a name", "urn:isbn: and \"urn:x:\" 'http://'", ["urn:x:"]],
    ["a control character as programs write it", "http://a/b\\u0007c", ["http://a/b"]],
    ["markup in quotes", '"data:a,<b c=\'http://d/\'>" "data:a,<b>c<http://d/>"', ["http://d/"]],
    ["markup that goes on", "data:a,%3csvg b='c' data:a,<svg> data:b,c <d>", ["data:b,c"]],
    ["the line of a box", "http://a/b\u2502", ["http://a/b"]],
    ["something has to follow the scheme", "http: http:// http://. http:. mailto:?", []],
    ["a path alone is enough", "file:///", ["file:///"]],
    ["the modules of a program", "Data::Diver, News::X, urn::a mailto:/x", []],
    ["a colon in prose", "Note:this, 12:30, std::vector, a:b", []],
    [
      "schemes that are written without authority",
      "cid:a@b data:,a did:a:b geo:1,2 mailto:a@b, mid:a@b news:a sip:a sips:a sms:+1 urn:x:y and tel:+1-2 xmpp:a",
      [
        ...["cid:a@b", "data:,a", "did:a:b", "geo:1,2", "mailto:a@b", "mid:a@b", "news:a", "sip:a", "sips:a", "sms:+1"],
        ...["urn:x:y", "tel:+1-2", "xmpp:a"],
      ],
    ],
    ["the case of a scheme", "HTTP://a MailTo:b@c", ["HTTP://a", "MailTo:b@c"]],
    ["a scheme that nobody knows", "x+y-z.1://a", ["x+y-z.1://a"]],
    ["any scheme after the prefix", "URL:note:this", ["note:this"]],
    ["the prefix is a word of its own", "curl:note:this", []],
    ["and no scheme", "URL://a", []],
    ["inside of a word", "3d://a my_app://b _http://c 4_http://d", ["http://c", "http://d"]],
  ])("%s: %j", (_why, text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  test("what stands between two quotations is not quoted", () => {
    expect(one('"a" http://a/ "b"')).toMatchObject({ start: 4, outer: { start: 4, end: 13 }, delimiter: "none" });
    expect(one('"a" http://a/"b"')).toMatchObject({ start: 4, outer: { start: 4, end: 13 }, delimiter: "none" });
    expect(one('"a"http://a/ "b"')).toMatchObject({ start: 3, outer: { start: 3, end: 12 }, delimiter: "none" });
  });

  test("the prefix is not part of the reference", () => {
    expect(one("url: http://a/")).toMatchObject({ start: 5, outer: { start: 0, end: 14 }, prefixed: true });
    expect(one("x URL:http://a/")).toMatchObject({ start: 6, outer: { start: 2, end: 15 }, prefixed: true });
    expect(one("URL:  http://a/")).toMatchObject({ start: 6, outer: { start: 6, end: 15 }, prefixed: false });
  });

  test("the prefix is not part of two references", () => {
    const [first, second] = find("http://a?url: note://x");
    expect(first).toMatchObject({ reference: "http://a?url", outer: { start: 0, end: 12 } });
    expect(second).toMatchObject({ reference: "note://x", outer: { start: 14, end: 22 }, prefixed: false });
  });
});

describe("where a URI ends in a text", () => {
  /** All that is found, valid or not. */
  const all = (text: string): string[] => find(text, { invalid: true }).map(({ reference }) => reference);

  test.each<[why: string, text: string, expected: string[]]>([
    [
      "a line break as programs write it",
      "#DHL http://a/#DHL\\n* http://b/\\r\\nc http://d/\\te",
      ["http://a/#DHL", "http://b/", "http://d/"],
    ],
    ["before a scheme, with two backslashes", "See \\\\nhttp://h/\\\\n and \\\\thttp://i/", ["http://h/", "http://i/"]],
    [
      "other control characters",
      "http://a/\\x0Ab http://a/b\\u000Ac http://a/b\\c\\u0007d",
      ["http://a/", "http://a/b", "http://a/b\\c"],
    ],
    ["those of TeX", "{http://a/b.html.^^J^^Jhttp://b/^^0ahttp://c/^^M", ["http://a/b.html", "http://b/", "http://c/"]],
    ["a type of Turtle", "http://a/^^http://b/", ["http://a/", "http://b/"]],
    [
      "a drive of Windows goes on",
      "file:///C:\\new file:///C:\\\\new\\\\test file:///d|\\temp",
      ["file:///C:\\new", "file:///C:\\\\new\\\\test", "file:///d|\\temp"],
    ],
    [
      "and a path of it",
      "file://server\\new http://a/b\\c\\new http:\\\\example.com\\test",
      ["file://server\\new", "http://a/b\\c\\new"],
    ],
    [
      "in quotes",
      '"http://a/b\\n" "http://a/\\nhttp://b/" "see http://c/\\nd"',
      ["http://a/b", "http://a/", "http://b/", "http://c/"],
    ],
    ["nothing of a word in quotes", '"https://exa\\nmple.com" http://a/', ["http://a/"]],
    ["but a path of Windows in quotes", '"file:///C:\\new"', ["file:///C:\\new"]],
    ["CJK punctuation", "详见 https://example.com/路径，谢谢", ["https://example.com/路径"]],
    [
      "a bracket that closes none",
      "（https://a.example/路径）谢谢「https://b.example/路」径",
      ["https://a.example/路径", "https://b.example/路"],
    ],
    [
      "one that closes its own stays",
      "见https://a.example/曲（电影）是 https://a.example/曲［甲【b】c］d）",
      ["https://a.example/曲（电影）是", "https://a.example/曲［甲【b】c］d"],
    ],
    [
      "an opening one after ASCII, or alone",
      "https://a.example/（电影） https://a.example/曲（电 影） https://a.example/曲（电」影",
      ["https://a.example/", "https://a.example/曲", "https://a.example/曲"],
    ],
    ["brackets that cross", "https://a.example/曲（電【影）是】", ["https://a.example/曲（電【影"]],
    [
      "an ASCII host",
      "https://example.com查看 http://h:80端口 http://localhost端口/ http://[::1]端口 http://u@h.example：8",
      ["https://example.com", "http://h:80", "http://localhost", "http://[::1]", "http://u@h.example"],
    ],
    [
      "also before a sign",
      "http://example.com’s page, http://example.com・x",
      ["http://example.com", "http://example.com"],
    ],
    [
      "but not a part of a name",
      "http://müller.de http://www.exämple.com http://a例え.jp/ http://a.例え http://例え.jp",
      ["http://müller.de", "http://www.exämple.com", "http://a例え.jp/", "http://a.例え", "http://例え.jp"],
    ],
    ["a name that is too long", `http://${"a.".repeat(200)}jp例`, [`http://${"a.".repeat(200)}jp例`]],
    [
      "the text of a link of a wiki",
      "[[http://a/b|c d]] {{ http://c/|d}}\n{{:http://e/|f}}\n[http://g/|h]",
      ["http://a/b", "http://c/", "http://e/", "http://g/|h"],
    ],
    ["a sign before another URI", "http://a/b·http://c/", ["http://a/b", "http://c/"]],
  ])("%s: %j", (_why, text, expected) => {
    expect(all(text)).toEqual(expected);
  });

  test.each([
    ..."\xB7\u0387\u055A\u055B\u055C\u055D\u055E\u055F\u05F3\u05F4\u0F0B\u0F0C\u1361\u2014\u2018\u2019\u2027\u30FB\uFE52\uFF07\uFF65",
  ])("a sign that joins words belongs to a URI only between letters: %s", (sign) => {
    for (const [before, after] of ["ae", "レノ", "ל1", "\u{20BB7}\u{20BB7}"].map(
      (each) => [...each] as [string, string],
    )) {
      const whole = `https://a.example/wiki/${before}${sign}${after}`;
      expect(all(`x ${whole} y`)).toEqual([whole]);
      expect(all(`https://a.example/${before}${sign} ${after}`)).toEqual([`https://a.example/${before}`]);
      expect(all(`https://a.example/${sign}${after}`)).toEqual(["https://a.example/"]);
    }
  });

  test.each([..."，。、；：！？」』）】》〉…”»"])("other punctuation ends it everywhere: %s", (sign) => {
    for (const letters of ["ae", "レノ"]) {
      const [before = "", after = ""] = letters;
      expect(all(`https://a.example/${before}${sign}${after}`)).toEqual([`https://a.example/${before}`]);
    }
  });
});

describe("a hyphen with a line break after it", () => {
  test.each<[text: string, reference: string, hyphens: number[], without: string | null]>([
    ["<http://a-\nb/c-\r\nd>", "http://a-b/c-d", [9, 14], "http://ab/cd"],
    ["<http://a- \n b>", "http://a-b", [9], "http://ab"],
    ["<http://a-b>", "http://a-b", [], null],
    ["http://a/b-\nc", "http://a/b-", [10], "http://a/b"],
    ["http://a/b-", "http://a/b-", [], null],
    ["http://a/b- \nc", "http://a/b-", [], null],
    ["http://-\n", "http://-", [7], null],
    // Only one reading is valid: here the hyphen is not part of the reference,
    ["<http://a:8-\n0/>", "http://a:80/", [11], "http://a:80/"],
    // and here it is part of it.
    ["<http://[v1.-\n]/>", "http://[v1.-]/", [12], null],
  ])("%j", (text, reference, hyphens, without) => {
    expect(one(text)).toMatchObject({ reference, hyphens, withoutHyphens: without });
  });
});

describe("the schemes to look for", () => {
  const text = "<http://a> <ftp://b> note:this ws://c";

  test.each<[name: string, schemes: NonNullable<FindOptions["schemes"]>, expected: string[]]>([
    ["a list", ["http", "note"], ["http://a", "note:this"]],
    ["a set", new Set(["ftp"]), ["ftp://b"]],
    ["a function", (scheme) => scheme.length === 2, ["ws://c"]],
    ["none", [], []],
    ["an inherited name", ["__proto__", "constructor"], []],
  ])("%s", (_name, schemes, expected) => {
    expect(references(text, { schemes })).toEqual(expected);
  });

  test("are given in lower case", () => {
    expect(references("NOTE:this", { schemes: ["note"] })).toEqual(["NOTE:this"]);
  });
});

test("the standards find different references", () => {
  const text = "http://a_b:80x/ <http://[::1]/> 1a://b/";
  expect(references(text)).toEqual(["http://[::1]/"]);
  expect(references(text, { standard: "url-syntax-05" })).toEqual(["http://a_b:80x/"]);
});

test.each([
  [
    "rfc1738",
    "rfc1738 does not define relative references. These standards do: rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808.",
  ],
  [
    "none",
    "The standard must be one of these: rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808, rfc1738.",
  ],
])("the standard %s is refused", (standard, message) => {
  expect(() => find("", { standard: standard as "rfc3986" })).toThrow(new RangeError(message));
});

test("what is not a string is refused", () => {
  expect(() => find(7 as unknown as string)).toThrow(new TypeError("The input must be a string, not number."));
});

describe("the rules of schemes", () => {
  const found = (text: string, options: FindOptions = {}): unknown[] =>
    find(text, { validate, ...options }).map((each) => [
      each.reference,
      each.ok || each.diagnostics.map(({ code, start, end }) => [code, start, end]),
    ]);

  const validateErrors = (uri: string): { ok: boolean; diagnostics: Diagnostic[] } => {
    const { ok, diagnostics } = validate(uri);
    return { ok, diagnostics: diagnostics.filter(({ severity }) => severity === "error") };
  };

  test("what a scheme refuses is left out, or has diagnostics with offsets in the text", () => {
    const text = "http:///x <mailto:fred> http://a/";
    expect(found(text)).toEqual([["http://a/", true]]);
    expect(found(text, { invalid: true, validate: validateErrors })).toEqual([
      ["http:///x", [["http/empty-host", 7, 7]]],
      ["mailto:fred", [["mailto/incomplete", 22, 22]]],
      ["http://a/", true],
    ]);
  });

  test("the diagnostics are those of the function", () => {
    const [refused] = find("a http://b:8o/", { invalid: true, validate });
    expect(refused?.ok === false && refused.diagnostics.map(({ code, start }) => [code, start])).toEqual([
      ["rfc3986/port", 12],
    ]);
  });

  test("a scheme can allow what the standard refuses", () => {
    const allowing = (): { ok: boolean; diagnostics: [] } => ({ ok: true, diagnostics: [] });
    for (const invalid of [true, false]) {
      const all = find("a http://b/|c", { invalid, validate: allowing });
      expect(all.map(({ ok, reference }) => [ok, reference])).toEqual([[true, "http://b/|c"]]);
    }
    expect(found("a http://b/|c")).toEqual([]);
  });

  test("a relative reference has no scheme, and a template is not checked", () => {
    const options = { invalid: true, relative: true, templates: true };
    expect(found('"../a" http://{b}:8o/', options)).toEqual([
      ["../a", true],
      ["http://{b}:8o/", expect.anything()],
    ]);
  });

  test("line breaks inside stay where they are", () => {
    expect(found("<http://\n  /a>", { invalid: true, validate: validateErrors })).toEqual([
      ["http:///a", [["http/empty-host", 11, 11]]],
    ]);
  });
});

describe("invalid references", () => {
  /** Returns the references, with a mark on the invalid ones. */
  const marked = (text: string, options: FindOptions = {}): string[] =>
    find(text, { ...options, invalid: true }).map(({ ok, reference }) => (ok ? reference : `not ${reference}`));

  test.each<[why: string, text: string, expected: string[]]>([
    ["a port that is none", "see http://example.com:80a/.", ["not http://example.com:80a/"]],
    ["brackets that do not close", "http://[::1/ x", ["not http://[::1/"]],
    ["brackets that do not open", "http://::1]/ x", ["not http://::1"]],
    ["characters that no URI has", "http://a/b|c\\e^f", ["not http://a/b|c\\e^f"]],
    ["letters outside ASCII", "http://é/ü ok", ["not http://é/ü"]],
    ["half a pair", "http://a/\uD800", ["not http://a/\uD800"]],
    ["a triplet that is none", "http://a/%4x?%&", ["not http://a/%4x?%&"]],
    ["a second fragment", "http://a/b#c#d", ["not http://a/b#c#d"]],
    ["brackets that close", "http://a/?b[]=1&c[d]=(e|f)", ["not http://a/?b[]=1&c[d]=(e|f)"]],
    ["after the prefix", "URL:note:th|is", ["not note:th|is"]],
    ["schemes without authority", "mailto:a@b|c, data:,x^1", ["not mailto:a@b|c", "not data:,x^1"]],
    [
      "what is valid stays as it is",
      "(http://a/b), <ftp://c\n/d> mailto:e@f",
      ["http://a/b", "ftp://c/d", "mailto:e@f"],
    ],
    ["an inner URI is part of it", "http://a:80b/?c=http://d/", ["not http://a:80b/?c=http://d/"]],
    [
      "unless it begins a list",
      "http://a/|http://b/{http://c/é} http://d/^http://e/\\http://f/",
      ["http://a/", "http://b/", "not http://c/é", "http://d/", "http://e/", "http://f/"],
    ],
  ])("%s: %j", (_why, text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  test.each<[why: string, text: string, expected: string[]]>([
    ["white space", "http://a b http://c\u00A0|d http://e\n|f", ["http://a", "http://c", "http://e"]],
    ["control characters", "http://a/\0|b http://a/\x7F|c", ["http://a/", "http://a/"]],
    ["quotes and code", '`http://a/`|b http://c/"|d', ["http://a/", "http://c/"]],
    ["quotation marks of all kinds", "“http://a/”|b «http://c/»|d", ["http://a/", "http://c/"]],
    ["punctuation outside ASCII", "在http://a/b。日本 http://c/—d", ["http://a/b", "http://c/"]],
    ["brackets", "[http://a/]|b {http://c/}|d", ["http://a/", "http://c/"]],
    ["markup of links", "[a](http://a/b)[c](http://d/é)|e", ["http://a/b", "not http://d/é"]],
    ["tags of forums", "[url]http://a/b[/url]", ["http://a/b"]],
    ["markup in angle brackets", "<a>http://a/b</a>", ["http://a/b"]],
  ])("it ends at %s: %j", (_why, text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  test.each<[text: string, expected: string[]]>([
    ["http://a/b|. http://a/b[ http://a/b(", ["http://a/b", "http://a/b", "http://a/b"]],
    ["http://é/, http://é?! (http://é/). 'http://é'", ["http://é/", "http://é", "http://é/", "http://é"]],
    ["http://a/\\\nhttp://a/b\u200B http://a\u200B/b", ["http://a/", "http://a/b", "http://a\u200B/b"]],
  ])("punctuation at the end belongs to the sentence: %j", (text, expected) => {
    expect(marked(text).map((each) => each.replace("not ", ""))).toEqual(expected);
  });

  test.each([
    "note: this, foo:bar and foo:[bar]",
    "12:30 std::vector std::[x] a::|b",
    "C:\\path C:\\\\path file:\\path",
    "key: value, {data:[1],tel:{a:1}} news: |",
    "http: http:// http://. http://[ http://| http:[ mailto:? mailto:|",
    "http:/example.com http:\\\\example.com https//example.com|",
    "1://é ://é -://é URL://é URL:URL:|",
    '<xs:element name="x"> <a:b|c> <note: th|is> "note:th|is" "data:[1]" <data:[1]>',
  ])("prose and code are not reported: %j", (text) => {
    expect(find(text, { invalid: true }).filter(({ ok }) => !ok)).toEqual([]);
  });

  test.each<[why: string, text: string, expected: string[]]>([
    ["the whole is one", '<http://a/|b> "http://c/<d>"', ["not http://a/|b", "not http://c/<d>"]],
    ["the prefix is not part of the reference", "<URL:note:th|is>", ["not note:th|is"]],
    ["white space goes in angle brackets", "<http://a/|b/\n c>", ["not http://a/|b/c"]],
    ["one space does not", "<http://a/b c> <http://a/\t\nd e>", ["not http://a/b c", "not http://a/d e"]],
    ["other white space shows prose", "<http://a/d\te> <http://a/b c d>", ["http://a/d", "http://a/b"]],
    ["nor in quotes", '"http://a/b c" "http://a/|b is it"', ["not http://a/b c", "not http://a/|b"]],
    ["in quotes a broken line belongs to a sentence", '"http://a/b\nis it, |"', ["http://a/b"]],
    [
      "a list is none",
      '"http://a/|http://b/" <http://a/é http://b/>',
      ["http://a/", "http://b/", "not http://a/é", "http://b/"],
    ],
    ["a relative reference is not known from other text", "<a|b> <a//b|c> <URL:ab|c>", []],
  ])("inside delimiters %s: %j", (_why, text, expected) => {
    expect(marked(text, { relative: true })).toEqual(expected);
  });

  test("only the given schemes count", () => {
    expect(marked("note:th|is http://a|b", { schemes: ["note"] })).toEqual(["not note:th|is"]);
    expect(marked("http:/a/|b http://a", { schemes: ["http"] })).toEqual(["not http:/a/|b", "http://a"]);
  });

  test("the standards differ", () => {
    const text = "http://[::1]/ http://a:80x/";
    expect(marked(text)).toEqual(["http://[::1]/", "not http://a:80x/"]);
    expect(marked(text, { standard: "url-syntax-05" })).toEqual(["not http://[::1]/", "http://a:80x/"]);
  });

  test("without the option, nothing of it is found", () => {
    expect(references("http://example.com:80a/ http://[::1/")).toEqual([]);
    expect(references("http://example.com:80a/", { invalid: false })).toEqual([]);
  });

  test("the record, with offsets in the text", () => {
    expect(find("see URL:http://[::1/.", { invalid: true })).toEqual([
      {
        kind: "reference",
        ok: false,
        reference: "http://[::1/",
        start: 8,
        end: 20,
        outer: { start: 4, end: 20 },
        delimiter: "none",
        prefixed: true,
        removed: [],
        diagnostics: [
          {
            severity: "error",
            code: "rfc3986/missing-bracket",
            message: "Missing ']' after the IPv6 address.",
            start: 19,
            end: 20,
            index: 19,
            rule: "IP-literal",
            expected: ["HEXDIG", '"."', '":"', '"]"'],
            found: '"/"',
            section: "3.2.2",
            url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2",
            repair: { message: "Write ']' here.", edits: [{ start: 19, end: 19, text: "]" }], certain: false },
          },
        ],
      },
    ]);
  });

  test("offsets count the white space that is removed", () => {
    const text = "a < http://a/\n |b/\r\n/c\u00E9/\nd|>";
    const [found] = find(text, { invalid: true }) as [RefusedReference];
    expect(found).toMatchObject({ ok: false, reference: "http://a/|b//c\u00E9/d|", start: 4, delimiter: "<>" });
    expect(found.diagnostics.map(({ start, end, index }) => [text.slice(start, end), index])).toEqual([
      ["|", 15],
      ["\u00E9", 22],
      ["|", 26],
    ]);
    const [first] = found.diagnostics;
    expect(applyRepair(text, first?.repair ?? { edits: [] })).toBe("a < http://a/\n %7Cb/\r\n/c\u00E9/\nd|>");
  });

  test.each<[format: string, text: string, fixed: string, certain: boolean]>([
    ["JSON", '{"url": "https://example.com/my page"}', '{"url": "https://example.com/my%20page"}', false],
    ["HTML", '<a href="https://example.com/my page">x</a>', '<a href="https://example.com/my%20page">x</a>', false],
    ["Markdown", "[x](<https://example.com/my page>)", "[x](<https://example.com/my%20page>)", true],
  ])("a space is not hidden in %s", (_, text, fixed, certain) => {
    const [found, ...others] = find(text, { invalid: true }) as [RefusedReference];
    expect(others).toEqual([]);
    expect([found.ok, found.reference, found.removed]).toEqual([false, "https://example.com/my page", []]);
    expect(found.diagnostics).toHaveLength(1);
    const [{ code, start, end, index, repair }] = found.diagnostics as [Diagnostic];
    expect([code, text.slice(start - 2, end + 4), index]).toEqual(["rfc3986/space", "my page", start]);
    expect(applyRepair(text, repair ?? { edits: [] })).toBe(fixed);
    // Quoted text with a space can be a sentence.
    expect(repair?.certain).toBe(certain);
    expect(references(text)).toEqual([]);
  });

  test.each([
    ["'http://a/b|c'/>", "http://a/b|c"],
    ["**http://a/b|c**", "http://a/b|c"],
    ["&lt;http://a/b|c&gt;", "http://a/b|c"],
    ["(http://a/b|c)/core", "http://a/b|c"],
  ])("the text around an invalid URI ends it: %s", (text, reference) => {
    expect(find(text, { invalid: true }).map((each) => [each.ok, each.reference])).toEqual([[false, reference]]);
  });

  test.each([
    ["http://a/b^c", true],
    ["http://a/?q=100%&b", true],
    ["http://a/?q=%&b", true],
    ["http://a/?q=a%&b", false],
    ["http://a/?q=%", false],
    // The next word can follow without a space.
    ["http://a/\u00E9", false],
    ["<http://a/\u00E9>", true],
    ["<http://a/b c>", true],
    ["http://\u00E9.example/b", false],
    ["http://a/b\\c^d", false],
    ["http://a/[b]", false],
    ["http://a/b#c#d", false],
    ["http://a/b\uFFFD", false],
    ["http:\\\\a.example\\b", false],
    ["http:///a.example/b", false],
    ["http://2001:db8::7/", false],
  ])("a repair is certain only if it encodes what no format escapes: %s", (text, isCertain) => {
    const refused = find(text, { invalid: true }).filter((each): each is RefusedReference => !each.ok);
    const repairs = refused.flatMap(({ diagnostics }) => diagnostics.flatMap(({ repair }) => repair ?? []));
    expect(repairs.length > 0 && repairs.every(({ certain }) => certain)).toBe(isCertain);
  });

  test("a quoted text with spaces and a fault without a repair has no repair", () => {
    const [found] = find('"https://example.com/a b/%4"', { invalid: true }) as [RefusedReference];
    expect(found.diagnostics.map(({ code, repair }) => [code, repair?.certain])).toEqual([
      ["rfc3986/space", false],
      ["rfc3986/truncated", undefined],
    ]);
  });

  test("a diagnostic in a text has an index and a repair only if the original has them", () => {
    const diagnostic = { severity: "error", code: "c", message: "m", rule: "r", section: "1", url: "u" } as const;
    expect(inText({ ...diagnostic, start: 0, end: 2 }, placesIn(5, [{ start: 6, end: 9 }]))).toEqual({
      ...diagnostic,
      start: 5,
      end: 10,
    });
  });

  test("the types distinguish valid and invalid references", () => {
    const valid: readonly FoundReference[] = find("");
    const all: readonly (FoundReference | RefusedReference)[] = find("", { invalid: true });
    // @ts-expect-error -- what is refused is among them
    const narrow: readonly FoundReference[] = find("", { invalid: true });
    for (const each of all) expect(each.ok ? each.hyphens : each.diagnostics).toEqual([]);
    expect([valid, all, narrow]).toEqual([[], [], []]);
  });
});

const PIECES = [
  ...["<", ">", '"', "URL:", "url: ", " ", "\n", "-\n", "- ", "(", ")", ".", ",", "\0", "\uD800", "é", "__proto__"],
  ...[
    "http://a/b",
    "HTTP:",
    "mailto:a@b",
    "note:x",
    "//",
    ":",
    "/",
    "-",
    "%41",
    "%4",
    "[::1]",
    "[",
    "a",
    "1",
    "#",
    "?",
  ],
];
const anyText = array(constantFrom(...PIECES), { maxLength: 20, size: "max" }).map((pieces) => pieces.join(""));

test.each(referring)(
  "whatever the text is, what is found in it is valid, in order, and what stands there: %s",
  (standard) => {
    assert(
      property(anyText, constantFrom(true, false), (text, relative) => {
        let done = 0;
        for (const found of find(text, { standard, relative })) {
          const { start, end, outer, reference, removed, hyphens, withoutHyphens } = found;
          expect(standards[standard].test(reference)).toBe(true);
          if (withoutHyphens !== null) expect(standards[standard].test(withoutHyphens)).toBe(true);
          expect(done <= outer.start && outer.start <= start && start < end && end <= outer.end).toBe(true);
          done = outer.end;
          // The text without the removed parts is one of the two readings.
          const kept = cut(text, start, end, removed);
          expect([
            kept,
            cut(text, start, end, [...removed, ...hyphens.map((at) => ({ start: at, end: at + 1 }))]),
          ]).toContain(reference);
        }
      }),
      { seed: 3986, numRuns: 500 },
    );
  },
);

test.each(referring)(
  "what is found as invalid is refused, in order, and with its offsets in the text: %s",
  (standard) => {
    assert(
      property(anyText, (text) => {
        let done = 0;
        for (const found of find(text, { standard, invalid: true })) {
          const { ok, start, end, outer, reference, removed } = found;
          expect(standards[standard].test(reference)).toBe(ok);
          expect(done <= outer.start && outer.start <= start && start < end && end <= outer.end).toBe(true);
          done = outer.end;
          if (found.ok) continue;
          expect(cut(text, start, end, removed)).toBe(reference);
          const own = standards[standard].diagnose(reference);
          expect(found.diagnostics.map(({ code }) => code)).toEqual(own.map(({ code }) => code));
          found.diagnostics.forEach((each, at) => {
            expect(start <= each.start && each.start <= each.end && each.end <= end).toBe(true);
            const { start: from = 0, end: to = 0 } = own[at] ?? {};
            expect(cut(text, each.start, each.end, removed)).toBe(reference.slice(from, to));
          });
        }
      }),
      { seed: 3986, numRuns: 500 },
    );
  },
);

/** Returns a part of a text without some spans. */
function cut(text: string, from: number, to: number, spans: readonly { start: number; end: number }[]): string {
  const out = new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
  return Array.from({ length: to - from }, (_, at) => (out.has(from + at) ? "" : text.charAt(from + at))).join("");
}

test("a URI between angle brackets is found with any line breaks", () => {
  const path = string({ unit: constantFrom(..."ab-/.~%:?#"), maxLength: 20 });
  assert(
    property(path, array(constantFrom("\u2028 ", "\n", "\t\r\n")), (rest, breaks) => {
      const uri = `http://h/${rest}`;
      // No line break after a hyphen, where nothing shows that the URI goes on, and no scheme after a line break.
      const broken = `http://h/${rest.replace(/[/?=._%#:+~&](?!$)/g, (each, at: number) => each + (breaks[at % (breaks.length + 1)] ?? ""))}`;
      expect(references(`<${broken}>`)[0] === uri).toBe(standards.rfc3986.test(uri, { rule: "URI" }));
    }),
    { seed: 3986, numRuns: 300 },
  );
});

// The time is not measured, but a quadratic function would not end.
const MANY = 50_000;
test.each<[name: string, text: string, count: number]>([
  ["opening brackets", "<".repeat(5 * MANY), 0],
  ["quotes", '"'.repeat(5 * MANY), 0],
  ["both", '<"'.repeat(MANY), 0],
  ["colons", ":".repeat(MANY), 0],
  ["letters before a colon", `${"a".repeat(5 * MANY)}:`, 0],
  ["digits before a colon", `${"1".repeat(5 * MANY)}:`, 0],
  ["white space in brackets", `<http://a/${" ".repeat(5 * MANY)}>`, 1],
  ["white space before what is none", `<${" ".repeat(5 * MANY)}>`, 0],
  ["breaks in brackets", `<http://a/${"b ".repeat(MANY / 4)}>`, 1],
  ["hyphens at line ends", `<http://a/${"b-\n".repeat(MANY / 8)}>`, 1],
  ["brackets in brackets", "<http://a".repeat(MANY / 10), MANY / 10],
  ["brackets around nothing", "<x:".repeat(MANY / 4), 0],
  ["ports that are none", `http://a:${"mailto:".repeat(MANY / 8)}`, 0],
  ["addresses that do not close", `http://[v1.${"mailto:".repeat(MANY / 8)}`, 0],
  ["user information without a host", "a://b:".repeat(MANY / 8), 0],
  ["closing parentheses", `http://a/${")".repeat(MANY)}`, 1],
  ["dots", `http://a/${".".repeat(MANY)}`, 1],
  ["prefixes", "URL:".repeat(MANY / 4), 0],
  ["NULs", "\0".repeat(5 * MANY), 0],
  ["names that begin", "mailto:".repeat(MANY), 0],
  ["backslashes", `http://a/${"\\".repeat(5 * MANY)}`, 1],
  ["hosts that go on", `http://a.b${"例.".repeat(MANY)}`, 0],
  ["hosts that end", "http://a.b例".repeat(MANY / 8), MANY / 8],
  ["brackets that open", `http://a/é${"（".repeat(MANY)}${"）".repeat(MANY)}`, 0],
  ["signs", `http://a/b${"·b".repeat(MANY)}`, 0],
  ["braces after schemes", "tel:{".repeat(MANY), 0],
  ["data with markup", `${"data:".repeat(MANY)}a b='`, 0],
  ["halves of pairs", "\uD800".repeat(5 * MANY), 0],
  ["references", "http://a/ ".repeat(MANY / 8), MANY / 8],
])("many %s", (_name, text, count) => {
  expect(find(text)).toHaveLength(count);
});

test.each<[name: string, text: string, count: number]>([
  ["addresses that do not close", "http://[".repeat(MANY / 16), 1],
  ["addresses that do not close, with spaces", "http://[a ".repeat(MANY / 100), MANY / 100],
  ["ports that are none", `http://a:${"mailto:a@ ".repeat(MANY / 8)}`, MANY / 8],
  ["bars", `http://a/${"|".repeat(MANY)}`, 1],
  ["bars with a scheme", "|http://é".repeat(MANY / 100), MANY / 100],
  ["bars with letters after them", `http://a/${"|a".repeat(MANY / 8)}`, 1],
  ["closing brackets", `http://a/${"]".repeat(MANY)}`, 1],
  ["opening brackets", `http://a/${"[".repeat(MANY)}`, 1],
  ["colons", `http://a/${":".repeat(MANY)}`, 1],
  ["what closes, with schemes", "http://é)".repeat(MANY / 100), MANY / 100],
  ["white space in brackets", `<http://é/${" a".repeat(MANY / 8)}>`, 1],
  ["quotes that hold two", '"http://é|http://'.repeat(MANY / 100), MANY / 100],
  ["letters outside ASCII", "é".repeat(MANY), 0],
])("many %s, some of them not valid", (_name, text, count) => {
  expect(find(text, { invalid: true })).toHaveLength(count);
});

test.each([
  ['a: b "http://a/b c" <mailto:a@b>', ["http://a/b c", "mailto:a@b"]],
  ['"a" <b> c: "\n http://a/"', ["http://a/"]],
  ['"x: <\t\nurl: http://a/>"', ["http://a/"]],
  ['<http://a/> "b', ["http://a/"]],
  ['a:b:"http://c/d e"', ["http://c/d e"]],
])("of many delimiters and colons, those of URIs are found: %j", (text, references) => {
  const found = find(text, { invalid: true }).map(({ reference }) => reference);
  expect(found).toEqual(references);
});

test("many delimiters, of which most begin no relative reference", () => {
  expect(find(`"${"<a ".repeat(MANY)}`, { relative: true })).toHaveLength(0);
});
