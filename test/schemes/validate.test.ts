import { grammar as dataGrammar } from "../../generated/scheme/data.js";
import {
  compare,
  defineScheme,
  equivalent,
  normalize,
  parse,
  repair,
  rfc,
  safeParse,
  schemes,
  validate,
  withSchemes,
  type AnyScheme,
  type Finding,
  type Scheme,
} from "../../src/schemes/index.js";
import { URISyntaxError, type Diagnostic } from "../../src/core/diagnostic.js";
import { standards } from "../../src/standards/index.js";

/** A scheme with functions instead of a grammar. */
const song: Scheme<{ readonly type: "song"; readonly notes: string } | null> = defineScheme({
  name: "song",
  specification: { name: "Songs", title: "Songs", url: (section) => `https://example.com/#${section}` },
  section: "1",
  status: null,
  defaultPort: "88",
  grammar: {
    rule: "song",
    test: (input: string) => /^song:(?:\/\/h(?::\d*)?\/)?[a-g]*(?:\?[a-z]*)?$/i.test(input),
    parse: (input: string) => ({ type: "song", notes: input.slice(5) }) as const,
  },
  requirements: [
    {
      code: "silence",
      level: "SHOULD",
      section: "2",
      rule: "notes",
      summary: "There are notes.",
      find: ({ input }) =>
        input === "song:"
          ? [{ start: 5, end: 5, message: "Play.", repair: { start: 5, end: 5, text: "c", message: 'Write "c".' } }]
          : [],
    },
    {
      code: "double",
      section: "2",
      rule: "notes",
      summary: "No note comes twice.",
      *find({ input, components, uri }): Generator<Finding> {
        for (let at = uri.path.start + 1; at < uri.path.end; at++) {
          if (input[at] !== input[at - 1] || components.path === "") continue;
          const repair = { start: at, end: at + 1, text: "", message: "Leave it out." };
          yield { start: at, end: at + 1, message: "This note was there.", repair };
        }
      },
    },
  ],
  without: ["empty-path"],
  exempt: ["encoded-nul"],
  *normalize({ input, uri }) {
    for (let at = uri.path.start; at < uri.path.end; at++) {
      const note = input.charAt(at);
      if (note !== note.toLowerCase()) yield { start: at, end: at + 1, text: note.toLowerCase(), section: "4" };
      else if (note === "a") yield { start: at, end: at + 1, text: note, section: "4" };
    }
  },
  *equate({ uri }) {
    if (uri.query) yield { start: uri.query.start - 1, end: uri.query.end, text: "" };
  },
});

const own = withSchemes([song]);

describe("validate", () => {
  test("reports violations of a scheme's requirements", () => {
    const { ok, node, schemeNode, diagnostics } = validate("http:///x");
    expect({ ok, type: node?.type, schemeNode }).toMatchObject({
      ok: false,
      type: "URI",
      schemeNode: { type: "http-URI" },
    });
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([
      {
        severity: "error",
        code: "http/empty-host",
        message: "The host is missing. Write it after '//'.",
        start: 7,
        end: 7,
        rule: "host",
        section: "4.2.1",
        url: "https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1",
      },
    ]);
  });

  test("explains what the grammar refuses, with the exact place and a readable sentence", () => {
    const { node, schemeNode, diagnostics } = validate("http:x");
    expect([node?.type, schemeNode]).toEqual(["URI", null]);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([
      {
        severity: "error",
        code: "http/slashes",
        message: "The scheme of an http URI must be followed by '//'.",
        start: 5,
        end: 5,
        rule: "http-URI",
        section: "4.2.1",
        url: "https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1",
        index: 5,
        expected: ['"/"'],
        found: '"x"',
        repair: { message: "Write '//' here.", edits: [{ start: 5, end: 5, text: "//" }], certain: false },
      },
    ]);
  });

  test("describes a rule if the scheme has words for it", () => {
    const bare = defineScheme({ ...plain, name: "data", grammar: dataGrammar });
    const messageBy = (known: AnyScheme): string | undefined =>
      validate("data:@,", { schemes: [known] }).diagnostics[0]?.message;
    const front = "'@' is not allowed in a data URI.";
    expect(messageBy(bare as AnyScheme)).toBe(front);
    expect(messageBy(schemes.get("data") as AnyScheme)).toBe(
      `${front} After 'data:', a data URI has an optional media type, an optional ';base64', a ',' and the data, in this order.`,
    );
  });

  test("checks the generic syntax first", () => {
    const { ok, node, schemeNode, diagnostics } = validate("http://a b/");
    expect([ok, node, schemeNode, diagnostics.map(({ code }) => code)]).toEqual([false, null, null, ["rfc3986/space"]]);
    expect(validate("//h/").diagnostics).toHaveLength(1);
    expect(validate("http://h/#a#b").diagnostics.map(({ code }) => code)).toEqual(["rfc3986/second-hash"]);
    expect(validate("http:#a#b").ok).toBe(false);
  });

  test("says that a scheme is unknown", () => {
    expect(validate("x-unknown:a").diagnostics).toEqual([
      {
        severity: "info",
        code: "scheme/unknown",
        message: "This scheme is not in IANA's list of 2022-11-18 (only the generic syntax was checked).",
        start: 0,
        end: 9,
        rule: "scheme",
        section: "3.1",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
      },
    ]);
  });

  test.each([
    ["htps://h/", "https", "warning"],
    ["HTPP://h/", "http", "warning"],
    ["malito:a@b", "mailto", "warning"],
    ["maltoo:a@b", "mailto", "info"],
    ["fiel:///a", "file", "warning"],
    ["ftpp://h/a", "ftp", "warning"],
    ["nffs://h/a", "nfs", "info"],
  ])("guesses the misspelled scheme of %s", (uri, name, severity) => {
    const [end, url] = [uri.indexOf(":"), "https://www.rfc-editor.org/rfc/rfc3986#section-3.1"];
    expect(validate(uri).diagnostics[0]).toEqual({
      severity,
      code: "scheme/unknown",
      message: `This scheme is not in IANA's list of 2022-11-18. Did you mean '${name}'?`,
      ...{ start: 0, end, rule: "scheme", section: "3.1", url },
      repair: { message: `Write '${name}'.`, edits: [{ start: 0, end, text: name }], certain: false },
    });
    expect(repair(uri)).toEqual({ uri, ok: true, certain: true, applied: [] });
  });

  test.each(["xy:a", "abcdefgh:a", `${"https".repeat(8)}:a`])("does not guess a scheme for %s", (uri) => {
    expect(validate(uri).diagnostics).toMatchObject([
      {
        code: "scheme/unknown",
        message: "This scheme is not in IANA's list of 2022-11-18 (only the generic syntax was checked).",
      },
    ]);
    expect(validate(uri).diagnostics[0]).not.toHaveProperty("repair");
  });

  test.each([
    ["localhost:8080/a", "http://"],
    ["LOCALHOST:80", "http://"],
    ["www.example.com:443?q", "https://"],
  ])("detects that %s has a host but no scheme", (uri, text) => {
    expect(validate(uri).diagnostics[0]).toEqual({
      severity: "warning",
      code: "scheme/missing-scheme",
      message: "The text before ':' is read as the scheme. Write a scheme before it, such as 'https://'.",
      ...{ start: 0, end: uri.indexOf(":"), rule: "scheme", section: "3.1" },
      url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
      repair: { message: `Write '${text}' before it.`, edits: [{ start: 0, end: 0, text }], certain: false },
    });
  });

  test("detects a repeated scheme", () => {
    expect(validate("https://http://h/").diagnostics[0]).toEqual({
      severity: "info",
      code: "scheme/repeated-scheme",
      message: "There are two schemes, and the second one is read as a host. Remove the first one.",
      ...{ start: 8, end: 13, rule: "scheme", section: "3.1" },
      url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
      repair: { message: "Remove the first scheme.", edits: [{ start: 0, end: 8, text: "" }], certain: false },
    });
    // The first letters of the first scheme are no scheme.
    expect(validate("http://https://h/").diagnostics[0]).toMatchObject({
      code: "scheme/repeated-scheme",
      start: 7,
      end: 13,
    });
    for (const uri of ["http://h://", "http://http:/a", "http://http:80//a"]) {
      expect(validate(uri).diagnostics.map(({ code }) => code)).not.toContain("scheme/repeated-scheme");
    }
  });

  test("makes each tree only once", () => {
    const result = validate("http://h/");
    expect(result.schemeNode).toBe(result.schemeNode);
    expect(result.node).toBe(result.node);
  });

  test("has no tree for an unknown scheme", () => {
    expect(validate("x-unknown:a").schemeNode).toBeNull();
  });

  test("gives the exact place if the scheme's function does", () => {
    const recognition = { ok: false, index: 6, expected: ["a"], complete: false };
    const scheme = defineScheme({ ...plain, grammar: { test: () => false, recognize: () => recognition } });
    expect(validate("plain:b", { schemes: [scheme] }).diagnostics).toMatchObject([
      {
        code: "plain/syntax",
        message: "The syntax of the scheme plain does not allow this URI.",
        start: 6,
        end: 7,
        index: 6,
        expected: ['"a"'],
        found: '"b"',
      },
    ]);
  });

  test("applies requirements on producers only in the profile mint", () => {
    const codes = (profile: "consume" | "mint"): string[] =>
      validate("http://u@h/", { profile }).diagnostics.map(({ severity, code }) => `${severity} ${code}`);
    expect(codes("consume")).toEqual(["warning http/untrusted-userinfo"]);
    expect(codes("mint")).toEqual(["error http/userinfo"]);
    expect(validate("http://h/", { profile: "mint" }).diagnostics).toEqual([]);
    expect(() => validate("x:", { profile: "other" as "mint" })).toThrow(
      new RangeError("The option 'profile' must be one of these: consume, mint."),
    );
  });

  test("sorts diagnostics by offset, then by severity", () => {
    const codes = validate("http://u:p@0x7f.1:25/%00").diagnostics.map(({ code }) => code);
    expect(codes).toEqual([
      "http/untrusted-userinfo",
      "security/password",
      "security/readers-differ",
      "security/rare-ipv4",
      "security/well-known-port",
      "security/encoded-nul",
    ]);
  });

  test.each([
    ["rfc2396bis-01", "x://1.2.3/", ["scheme/unknown", "security/rare-ipv4"]],
    ["url-syntax-05", "http://h/#f", ["scheme/unknown"]],
    ["url-syntax-05", "a/b", ["url-syntax-05/missing-scheme"]],
    ["rfc1738", "x-y://h/", ["scheme/experimental"]],
    ["rfc1738", "x://a:b:c/", ["scheme/unknown"]],
    ["rfc1738", "%", ["rfc1738/missing-scheme", "rfc1738/truncated"]],
  ] as const)("uses the standard %s: %s", (standard, uri, codes) => {
    const { diagnostics } = withSchemes([], { standards: Object.values(standards), others: "generic" }).validate(uri, {
      standard,
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });

  test("looks up the schemes of another standard by their own keys", () => {
    const old = defineScheme({
      ...song,
      name: "old",
      defaultPort: "1",
      standard: standards.rfc1738,
      grammar: { test: () => false },
      requirements: [],
      exempt: [],
      without: [],
    });
    const { validate: validateOld } = withSchemes([old]);
    expect(validateOld("old:x", { standard: "rfc1738" }).diagnostics.map(({ code }) => code)).toEqual(["old/syntax"]);
    expect(validateOld("old:x").diagnostics.map(({ code }) => code)).toEqual(["rfc3986/other-scheme"]);
  });

  test("accepts the tree of a URI, also if only its scheme's grammar accepts the URI", () => {
    expect(validate(parse("http:///x")).diagnostics).toEqual(validate("http:///x").diagnostics);
    const own = "sip:alice@[2001:db8::10]?subject=a#b";
    const tree = parse(own, { scheme: true });
    expect(validate(tree)).toMatchObject({ ok: true, diagnostics: [{ code: "scheme/not-generic" }] });
    expect(normalize(parse("sip:A@[2001:db8::10]", { scheme: true }))).toBe(normalize("sip:A@[2001:db8::10]"));
    expect(normalize(parse("file://localhost/etc"))).toBe("file:///etc");
    expect(equivalent(parse("tel:+1-201-555-0123"), "tel:+12015550123")).toBe(true);
    expect(compare("tel:+1-201-555-0123", parse("tel:+12015550123"))).toEqual({ equivalent: true, rung: "scheme" });
    for (const value of [{}, null, 7]) expect(() => validate(value as never)).toThrow(TypeError);
  });

  test("throws for values that are not strings, and for unknown standards", () => {
    expect(() => validate(1 as unknown as string)).toThrow(TypeError);
    expect(() => validate("x:", { standard: "toString" as "rfc3986" })).toThrow(RangeError);
  });

  test("includes the trees in JSON", () => {
    const written = JSON.parse(JSON.stringify(validate("http://h/"))) as object;
    expect(Object.keys(written)).toEqual(["ok", "node", "schemeNode", "diagnostics"]);
    expect(written).toMatchObject({ node: { type: "URI" }, schemeNode: { type: "http-URI" } });
    const { ok, node, schemeNode, diagnostics } = validate("x");
    expect([ok, node, schemeNode, diagnostics.length]).toEqual([false, null, null, 1]);
    const keys = [];
    for (const key in validate("x:")) keys.push(key);
    expect(keys).toEqual(["ok", "diagnostics", "node", "schemeNode"]);
  });
});

describe("a scheme made of functions", () => {
  test("is tested, parsed and explained", () => {
    expect(own.validate("song:cde")).toMatchObject({ ok: true, diagnostics: [] });
    expect(own.validate("song:cde#f").schemeNode).toEqual({ type: "song", notes: "cde" });
    expect(own.validate("song:cde%00").diagnostics).toEqual([
      {
        severity: "error",
        code: "song/syntax",
        message: "The syntax of the scheme song does not allow this URI.",
        start: 0,
        end: 11,
        rule: "song",
        section: "1",
        url: "https://example.com/#1",
      },
    ]);
    expect(own.validate("song:c").schemeNode).toEqual({ type: "song", notes: "c" });
    expect(own.parse("song:c", { scheme: true }).schemeNode).toEqual({ type: "song", notes: "c" });
  });

  test("can take a fragment, and need not parse", () => {
    const whole = defineScheme({ ...plain, grammar: { test: (input) => input.endsWith("#"), fragment: true } });
    expect(validate("plain:#", { schemes: [whole] })).toMatchObject({ ok: true, schemeNode: null });
    expect(validate("plain:", { schemes: [whole] }).ok).toBe(false);
    const free = defineScheme(plain);
    expect(validate("plain:anything", { schemes: [free] })).toMatchObject({
      ok: true,
      schemeNode: null,
      diagnostics: [],
    });
    expect(free.grammar.recognize("plain:")).toBeNull();
  });

  test("is repaired as far as possible, and only if it is invalid", () => {
    expect(own.repair("song:")).toEqual({ uri: "song:", ok: true, certain: true, applied: [] });
    expect(own.validate("song:").diagnostics).toMatchObject([{ code: "song/silence", repair: { certain: false } }]);
    expect(own.repair("song:aa")).toEqual({ uri: "song:aa", ok: false, certain: true, applied: [] });
    expect(own.repair("song:a  ")).toMatchObject({ uri: "song:a", ok: true, certain: true });
    expect(own.repair("song:%00")).toEqual({ uri: "song:%00", ok: false, certain: true, applied: [] });
    const { diagnostics } = own.validate(`song:${"a".repeat(5000)}`);
    expect(diagnostics).toHaveLength(101);
    const { severity, rule, section, url } = diagnostics[99] as Diagnostic;
    const message = "There are more faults. They are not listed.";
    expect(diagnostics[100]).toEqual({
      severity,
      code: "scheme/more",
      message,
      start: 5005,
      end: 5005,
      rule,
      section,
      url,
    });
  });

  test("gets no guess that its function refuses", () => {
    const refusing = defineScheme({ ...plain, grammar: { test: () => false } });
    const repairs = (known: AnyScheme): (boolean | undefined)[] =>
      validate("plain://h:8o/", { schemes: [known] }).diagnostics.map(({ repair }) => repair?.certain);
    expect([repairs(defineScheme(plain)), repairs(refusing)]).toEqual([[false], [undefined]]);
  });

  test("offers only repairs that help, and only a limited number", () => {
    const dots = (uri: string): (string | undefined)[] =>
      withSchemes([dotted])
        .validate(uri)
        .diagnostics.map(({ repair }) => repair?.edits[0]?.text);
    expect(dots("dots:a..b")).toEqual([""]);
    // Replacing one of three dots leaves two dots, which is as bad as before.
    expect(dots("dots:.!.")).toEqual([undefined]);
    const many = dots(`dots:${".".repeat(41)}`);
    expect([many.length, many.filter((text) => text === "").length]).toEqual([40, 16]);
  });
});

/** A scheme whose requirements accept characters that are not letters. */
const dotted = defineScheme({
  name: "dots",
  specification: rfc(1, "One"),
  section: "1",
  status: null,
  requirements: [
    {
      code: "double",
      section: "1",
      rule: "dot",
      summary: "No dot comes twice.",
      *find({ input }): Generator<Finding> {
        for (let at = input.indexOf(".."); at >= 0; at = input.indexOf("..", at + 1)) {
          const repair = { start: at, end: at + 1, text: "", message: "Remove it." };
          yield { start: at, end: at + 1, message: "This dot was there.", repair };
        }
      },
    },
    {
      code: "exclamation",
      section: "1",
      rule: "dot",
      summary: "There is no exclamation mark.",
      *find({ input }): Generator<Finding> {
        const at = input.indexOf("!");
        if (at < 0) return;
        const repair = { start: at, end: at + 1, text: ".", message: "Write '.'." };
        yield { start: at, end: at + 1, message: "No exclamation.", repair };
      },
    },
  ],
});

/** The smallest possible scheme. */
const plain = { name: "plain", specification: rfc(1, "One"), section: "1", status: null } as const;

describe("parse", () => {
  test("adds the scheme's own tree under the root", () => {
    expect(parse("http://h/", { scheme: true })).toMatchObject({ type: "URI", schemeNode: { type: "http-URI" } });
    expect(parse("http://h/")).not.toHaveProperty("schemeNode");
    expect(parse("x:y", { scheme: true }).schemeNode).toBeNull();
    expect(parse("/a", { scheme: true }).schemeNode).toBeNull();
    expect(parse("80", { scheme: true, rule: "port" }).schemeNode).toBeNull();
    expect(parse("http://h/", { scheme: true, schemes: [] }).schemeNode).toBeNull();
  });

  test("throws the error of the scheme's grammar", () => {
    expect(() => parse("http:x", { scheme: true })).toThrow(URISyntaxError);
    expect(() => parse("http:x", { scheme: true })).toThrow("The scheme of an http URI must be followed by '//'.");
    expect(safeParse("http:x", { scheme: true })).toMatchObject({
      ok: false,
      diagnostic: { code: "http/slashes" },
    });
    expect(safeParse("http:x")).toMatchObject({ ok: true, node: { type: "URI" } });
    expect(() => safeParse("x", { rule: "toString" as "URI" })).toThrow(RangeError);
  });
});

describe("a URI that only its scheme's grammar accepts", () => {
  test("is valid, with a warning", () => {
    const { ok, node, schemeNode, diagnostics } = validate("sip:a@[2001:db8::1]#f");
    expect([ok, node]).toEqual([true, null]);
    expect(schemeNode).toMatchObject({ type: "SIP-URI", start: 0, end: 19, host: { type: "IPv6reference" } });
    expect(diagnostics).toEqual([
      {
        severity: "warning",
        code: "scheme/not-generic",
        message: "RFC 3261 allows this URI, but RFC 3986 does not: other software may refuse it.",
        start: 6,
        end: 7,
        rule: "URI",
        section: "3",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3",
      },
    ]);
    expect(validate("sip:a@[::1]#[").ok).toBe(false);
    expect(repair("sip:a@[::1]")).toEqual({ uri: "sip:a@[::1]", ok: true, certain: true, applied: [] });
  });

  test("is parsed with its scheme into a root with components", () => {
    const { schemeNode, ...root } = parse("turn:[::1]?transport=udp#f", { scheme: true });
    expect(root).toEqual({
      type: "URI",
      start: 0,
      end: 26,
      scheme: { type: "scheme", start: 0, end: 4, value: "turn" },
      authority: null,
      path: { type: "path", start: 5, end: 10, value: "[::1]" },
      query: { type: "query", start: 11, end: 24, value: "transport=udp" },
      fragment: { type: "fragment", start: 25, end: 26, value: "f" },
    });
    expect(schemeNode).toMatchObject({ type: "turnURI", host: { type: "IP-literal" }, transport: { value: "udp" } });
    expect(safeParse("stun:[::1]", { scheme: true, rule: "URI" })).toMatchObject({ ok: true });
    expect(safeParse("stun:[::1]", { scheme: true, rule: "URI-reference" })).toMatchObject({ ok: true });
    expect(safeParse("stun:[::1]", { scheme: true, rule: "absolute-URI" }).ok).toBe(false);
    expect(safeParse("stun:[::1", { scheme: true }).ok).toBe(false);
    expect(safeParse("stun:[::1]").ok).toBe(false);
  });

  test("is normalized by the scheme's document", () => {
    expect(normalize("SIP:a@[2001:DB8::1];LR")).toBe("sip:a@[2001:db8::1];lr");
    expect(normalize("STUN:[::A]:", { changes: true })).toEqual({
      uri: "stun:[::a]",
      changes: [
        { step: "case", section: "6.2.2.1", start: 0, end: 4, before: "STUN", after: "stun" },
        { step: "ipv6", section: "RFC5952:4", start: 6, end: 9, before: "::A", after: "::a" },
        { step: "scheme", section: "RFC3986:3.2.3", start: 10, end: 11, before: ":", after: "" },
      ],
    });
    expect(normalize("TURN:[::A]", { steps: ["case"] })).toBe("turn:[::A]");
    expect(() => normalize("stun:[::1")).toThrow(URISyntaxError);
    expect(() => normalize("stun:[::1]", { schemes: [] })).toThrow(URISyntaxError);
  });

  test("is compared by the scheme's document", () => {
    expect(equivalent("sip:a@[2001:DB8::1]", "sip:a@[2001:db8::1]")).toBe(true);
    expect(compare("sip:a@[2001:DB8::1]", "sip:a@[2001:db8::1]")).toEqual({ equivalent: true, rung: "scheme" });
    expect(compare("stun:[::1]#a", "stun:[::1]#a")).toEqual({ equivalent: true, rung: "string" });
    expect(compare("turn:[::1]", "turn:[::2]")).toEqual({ equivalent: false, rung: null });
    expect(equivalent("turn:[::1]", "TURN:[::1]", { rung: "syntax" })).toBe(true);
    expect(() => compare("turn:[::1]", "turn:[::1")).toThrow(URISyntaxError);
    expect(() => compare("turn:[::1]", "x:[::1]")).toThrow(URISyntaxError);
  });

  test("also has components for the requirements", () => {
    const wide = defineScheme({
      ...plain,
      grammar: { test: () => true },
      requirements: [
        {
          code: "root",
          section: "1",
          rule: "URI",
          summary: "Nothing.",
          find: ({ uri, components }) => [{ start: 0, end: 5, message: `${uri.type} ${String(components.host)}` }],
        },
      ],
    });
    const messages = (uri: string): string[] =>
      validate(uri, { schemes: [wide] })
        .diagnostics.filter(({ code }) => code === "plain/root")
        .map(({ message }) => message);
    expect(messages("plain://[h]/^?q")).toEqual(["URI [h]"]);
    expect(messages("plain://h/")).toEqual(["URI h"]);
  });
});

test("repeated findings of one kind are limited to one hundred", () => {
  const { diagnostics } = validate(`tel:+1${";a".repeat(200)}`);
  expect(diagnostics.filter(({ code }) => code === "tel/repeated-parameter")).toHaveLength(100);
});

describe("an empty host", () => {
  test.each([
    ["http:///example.com/x", "http://example.com/x", true],
    ["https:///localhost:8080?q", "https://localhost:8080?q", false],
    ["http:///192.0.2.1", "http://192.0.2.1", false],
    ["rtsp:///media.example.com#f", "rtsp://media.example.com#f", true],
  ])("%s has one slash too many", (uri, repaired, certain) => {
    const start = uri.indexOf("///") + 2;
    expect(validate(uri).diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
      {
        message: "The host is missing. Write it after '//'.",
        start,
        end: start,
        repair: { message: "Remove the third '/'.", edits: [{ start, end: start + 1, text: "" }], certain },
      },
    ]);
    expect(repair(uri)).toMatchObject({ uri: repaired, ok: true, certain });
    expect(repair(uri, { certain: true }).uri).toBe(certain ? repaired : uri);
  });

  test.each(["http:///index.html", "http:///a/b.c", "http:///a-.com", "http://:80/example.com", "http://u@/h.com"])(
    "%s has none",
    (uri) => {
      const found = validate(uri).diagnostics.find(({ code }) => code === "http/empty-host");
      expect([found?.severity, found?.repair]).toEqual(["error", undefined]);
    },
  );
});

describe("normalize and compare", () => {
  test("follow the scheme's document", () => {
    expect(own.normalize("SONG:CdE?Q")).toBe("song:cde?Q");
    expect(own.normalize("song://h:088/")).toBe("song://h/");
    expect(own.normalize("song://h:88")).toBe("song://h");
    expect(own.normalize("song:xyz")).toBe("song:xyz");
    expect(own.normalize("SONG:CDE", { steps: ["case"] })).toBe("song:CDE");
    expect(own.normalize("SONG:CDE", { steps: ["scheme"] })).toBe("SONG:cde");
    expect(own.normalize("/A/../b")).toBe("/b");
    expect(() => own.normalize("song:C", { schemes: new Map() })).toThrow("No scheme is allowed.");
    expect(normalize("http://h:80", { standard: "rfc2396bis-01" })).toBe("http://h");
  });

  test("list the changes", () => {
    expect(own.normalize("SONG://H:88/%43C?q", { changes: true }).changes).toEqual([
      { step: "case", section: "6.2.2.1", start: 0, end: 4, before: "SONG", after: "song" },
      { step: "case", section: "6.2.2.1", start: 7, end: 8, before: "H", after: "h" },
      { step: "percent-encoding", section: "6.2.2.2", start: 12, end: 15, before: "%43", after: "C" },
      { step: "default-port", section: "6.2.3", start: 8, end: 11, before: ":88", after: "" },
      { step: "scheme", section: "4", start: 12, end: 15, before: "C", after: "c" },
      { step: "scheme", section: "4", start: 15, end: 16, before: "C", after: "c" },
    ]);
    expect(own.normalize("song://h:88/aB", { changes: true }).changes).toEqual([
      { step: "default-port", section: "6.2.3", start: 8, end: 11, before: ":88", after: "" },
      { step: "scheme", section: "4", start: 13, end: 14, before: "B", after: "b" },
    ]);
    expect(own.normalize("song://h/a", { changes: true })).toEqual({ uri: "song://h/a", changes: [] });
  });

  test("ignore differences that do not count in a comparison", () => {
    expect(own.compare("song:CD?x", "song:cd?y")).toEqual({ equivalent: true, rung: "scheme" });
    expect(own.equivalent("song:CD?x", "song:cd?y")).toBe(true);
    expect(own.equivalent("song:CD", "song:cd", { rung: "syntax" })).toBe(false);
    expect(compare("http://h", "http://h:80/")).toEqual({ equivalent: true, rung: "scheme" });
    expect(equivalent("a", "a")).toBe(true);
    expect(equivalent("song:C", "song:c", { schemes: [song] })).toBe(true);
  });
});

describe("hostile input", () => {
  test.each([
    "__proto__:x",
    "constructor:x",
    "toString:x",
    "hasOwnProperty://h/",
    "http:\0",
    "http:\uD800",
    "\uDC00:",
    "",
    ":",
  ])("%j", (uri) => {
    const { ok, diagnostics } = validate(uri);
    expect(ok).toBe(!diagnostics.some(({ severity }) => severity === "error"));
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(() => repair(uri)).not.toThrow();
  });

  const long = 1_000_000;
  test.each([
    ["a path", `http://h/${"a".repeat(long)}`],
    ["spaces", `http://h/${" ".repeat(long)}`],
    ["slashes", `http:${"/".repeat(long)}`],
    ["encoded delimiters", `http://${"%3a".repeat(long / 4)}/`],
    ["encoded dots", `http://h/${"%2e%2e/".repeat(long / 7)}`],
    ["numbers", `http://${"1.".repeat(long / 2)}/`],
    ["user information", `http://${"a.b".repeat(long / 3)}@h/`],
    ["a scheme", `${"a".repeat(long)}:`],
  ])("a megabyte: %s", (_, uri) => {
    expect(() => validate(uri)).not.toThrow();
  });
});
