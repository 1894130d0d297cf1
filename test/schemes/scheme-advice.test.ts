import { http } from "../../generated/schemes/http.js";
import { defineScheme, registry, rfc, validate, withSchemes, type AnyScheme } from "../../src/schemes/index.js";
import { registration, REGISTRATION } from "../../src/schemes/mechanism/specification.js";
import { closest } from "../../src/core/closest.js";

const LONG = "a".repeat(32);

test.each<[name: string, names: readonly string[], found: string | null]>([
  // One change: replaced, inserted, removed, swapped at the start and at the end.
  ["htpp", ["http"], "http"],
  ["htp", ["http"], "http"],
  ["htttp", ["http"], "http"],
  ["thtp", ["http"], "http"],
  ["htpt", ["http"], "http"],
  ["maitlo", ["mailto"], "mailto"],
  // Short names may have only one change, and names of one or two letters none.
  ["hptt", ["http"], null],
  ["badc", ["abcd"], null],
  ["abcd", ["xacd"], null],
  ["abcd", ["bxcd"], null],
  ["xtt", ["http"], null],
  ["http", ["httpxx"], null],
  ["ht", ["http"], null],
  ["ht", ["htt"], null],
  ["ab1", ["ab"], null],
  // Longer names may have two.
  ["badce", ["abcde"], "abcde"],
  ["maltoo", ["mailto"], "mailto"],
  ["https", ["httpsxx"], "httpsxx"],
  ["https", ["httpsxxx"], null],
  ["hxxpz", ["https"], null],
  // The closest one counts; of equally close ones, the first.
  ["htts", ["http", "https"], "http"],
  ["htts", ["https", "http"], "https"],
  ["httpss", ["http", "https"], "https"],
  ["httpss", ["https", "http"], "https"],
  // Very long names are not compared.
  [LONG, [LONG.slice(1)], LONG.slice(1)],
  [`${LONG}a`, [LONG], null],
  ["http", [], null],
])("of %j, the closest of %j is %j", (name, names, found) => {
  expect(closest(name, names)).toBe(found);
});

/** Defines a scheme with a document. */
const other = (name: string): AnyScheme =>
  defineScheme({ name, specification: rfc(1, "One"), section: "1", status: null });

describe("the advice on an unknown scheme", () => {
  const advice = (input: string, schemes?: readonly AnyScheme[]): readonly (readonly [string, string | undefined])[] =>
    validate(input, schemes && { schemes })
      .diagnostics.filter(({ rule }) => rule === "scheme")
      .map(({ message, repair }) => [message, repair?.edits.map(({ text }) => text).join()]);

  test("it has a position, a section and a repair", () => {
    expect(validate("htpp://a").diagnostics).toEqual([
      {
        severity: "warning",
        code: "scheme/unknown",
        message: "This scheme is not in IANA's list of 2022-11-18. Did you mean 'http'?",
        start: 0,
        end: 4,
        rule: "scheme",
        section: "3.1",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
        repair: { message: "Write 'http'.", edits: [{ start: 0, end: 4, text: "http" }], certain: false },
      },
    ]);
  });

  test.each([
    ["xfire:track:1", "provisional"],
    ["XFIRE:track:1", "provisional"],
    ["videotex:a", "historical"],
    // It looks like a host and a port.
    ["iris.beep:702", "permanent"],
  ])("%s: the scheme is registered", (uri, status) => {
    const { schemes: all, validate: ours } = withSchemes([http], { registry, others: "generic" });
    expect(all.size).toBe(1);
    expect(ours(uri)).toMatchObject({ ok: true, diagnostics: [{ severity: "info" }] });
    expect(ours(uri).diagnostics).toEqual([
      {
        severity: "info",
        code: "scheme/registered",
        message: `This scheme is registered (${status}), but its rules are unknown here: only the generic syntax was checked.`,
        start: 0,
        end: uri.indexOf(":"),
        rule: "scheme",
        section: "3.1",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
      },
    ]);
  });

  test.each([
    ["hxxp://a/", "http"],
    ["HXXPS://a/", "https"],
  ])("%s: nobody shall click it", (uri, text) => {
    const end = uri.indexOf(":");
    expect(validate(uri)).toMatchObject({ ok: true });
    expect(validate(uri).diagnostics).toEqual([
      {
        severity: "info",
        code: "scheme/defanged",
        message: "The URI is written so that nobody can click it: 'hxxp' stands for 'http'.",
        start: 0,
        end,
        rule: "scheme",
        section: "3.1",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
        repair: { message: `Write '${text}'.`, edits: [{ start: 0, end, text }], certain: false },
      },
    ]);
  });

  test("the schemes of other standards are registered, too", () => {
    const said = validate("tel:+1", { standard: "rfc1738" }).diagnostics.map(({ code, section }) => [code, section]);
    expect(said).toEqual([["scheme/registered", "2.1"]]);
    // RFC 1738 has its own opinion of some names.
    expect(validate("afs://h/a", { standard: "rfc1738" }).diagnostics.map(({ code }) => code)).toEqual([
      "scheme/reserved",
    ]);
    expect(validate("afs://h/a").diagnostics.map(({ code }) => code)).toEqual(["scheme/registered"]);
  });

  test("without a registry, nothing is said about registration", () => {
    const { validate: ours } = withSchemes([http], { others: "generic" });
    const saidOf = (uri: string): string[] =>
      ours(uri).diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
    expect(saidOf("spotify:track:1")).toEqual([
      "info scheme/unknown: This scheme is unknown (only the generic syntax was checked).",
    ]);
    expect(saidOf("htpp://a/")).toEqual(["warning scheme/unknown: This scheme is unknown. Did you mean 'http'?"]);
  });

  test("a registry can be any object that looks up names", () => {
    const asked: string[] = [];
    const own = {
      status: "permanent",
      get(this: { readonly status: string }, name: string) {
        asked.push(name);
        return name === "ours" ? { status: this.status as "permanent" } : undefined;
      },
    };
    const { validate: ours } = withSchemes([http], { registry: own, others: "generic" });
    expect(ours("OURS:a").diagnostics.map(({ code }) => code)).toEqual(["scheme/registered"]);
    expect(ours("theirs:a").diagnostics.map(({ code }) => code)).toEqual(["scheme/unknown"]);
    expect(ours("http://a/").diagnostics).toEqual([]);
    expect(asked).toEqual(["ours", "theirs"]);
    const empty = (date?: string): string | undefined =>
      withSchemes([http], { registry: Object.assign(new Map(), { date }), others: "generic" }).validate("tel:1")
        .diagnostics[0]?.message;
    expect(empty()).toBe("This scheme is not registered (only the generic syntax was checked).");
    expect(empty("2025")).toBe("This scheme is not in IANA's list of 2025 (only the generic syntax was checked).");
  });

  test.each([
    // Inserted, deleted, replaced and swapped.
    ["httops://a/", "https", "warning"],
    ["htps://a/", "https", "warning"],
    ["mailtp:a@b", "mailto", "warning"],
    ["fiel:///a", "file", "warning"],
    ["fto://a/", "ftp", "warning"],
    ["tell:1", "tel", "warning"],
    ["dats:,a", "data", "warning"],
    // Two changes, and a scheme that is not common.
    ["hxxpz://a/", null, "info"],
    ["ahxxp://a/", null, "info"],
    ["malto.:a@b", "mailto", "info"],
    ["gophr://a/", "gopher", "info"],
    // Names in use.
    ["ftps://a/", null, "info"],
    ["RTP://a/", null, "info"],
    ["ftpss://a/", "ftp", "info"],
    // Hostile names.
    ["constructor:a", null, "info"],
    [`${"a".repeat(300)}.com:80`, null, "info"],
    [`${"h".repeat(100_000)}ttps:a`, null, "info"],
  ])("%.20s: it means %s, %s", (uri, name, severity) => {
    const [found] = validate(uri).diagnostics;
    expect([found?.code, found?.severity]).toEqual(["scheme/unknown", severity]);
    expect(found?.message).toBe(
      name === null
        ? "This scheme is not in IANA's list of 2022-11-18 (only the generic syntax was checked)."
        : `This scheme is not in IANA's list of 2022-11-18. Did you mean '${name}'?`,
    );
  });

  test("it suggests nothing if no scheme is close", () => {
    expect(advice("xyzzy:a")).toEqual([
      ["This scheme is not in IANA's list of 2022-11-18 (only the generic syntax was checked).", undefined],
    ]);
  });

  test.each([
    ["nttp://a/", "http", "nntp"],
    ["httpz://a/", "https", "httpx"],
    ["mailtz:a", "mailto", "mailtx"],
    ["filz:a", "file", "filx"],
  ])("%s rather means %s than %s", (input, usual, unusual) => {
    const [known, unknown] = [other(usual), other(unusual)];
    for (const schemes of [
      [known, unknown],
      [unknown, known],
    ]) {
      expect(advice(input, schemes)).toEqual([
        [`This scheme is not in IANA's list of 2022-11-18. Did you mean '${usual}'?`, usual],
      ]);
    }
    // A usual scheme counts only if it is known.
    expect(advice(input, [unknown])).toEqual([
      [`This scheme is not in IANA's list of 2022-11-18. Did you mean '${unusual}'?`, unusual],
    ]);
  });

  test("the text before a port is a host", () => {
    const message = "The text before ':' is read as the scheme. Write a scheme before it, such as 'https://'.";
    for (const [input, text] of [
      ["localhost:8080", "http://"],
      ["LOCALHOST:8080/a", "http://"],
      ["a.localhost:8080", "https://"],
      ["h.example:8000?q", "https://"],
      ["a-1.h.example:65535#f", "https://"],
    ] as const) {
      expect(advice(input)).toEqual([[message, text]]);
    }
    for (const input of [
      "x+h.example:80",
      "h.example:",
      "h.example:123456",
      "h.example:80a",
      "h.e:80",
      "h.1x:80",
      "h:80",
    ]) {
      expect(advice(input).map(([said]) => said)).not.toContain(message);
    }
  });
});

describe("a scheme with only a registration", () => {
  const registeredAs = (name: string, status: "permanent" | "provisional"): AnyScheme =>
    defineScheme({ name, specification: registration(name, status), section: REGISTRATION, status });

  test.each([
    ["permanent", "https://www.iana.org/assignments/uri-schemes/perm/x"],
    ["provisional", "https://www.iana.org/assignments/uri-schemes/prov/x"],
  ] as const)("its document is its %s registration", (status, url) => {
    const scheme = registeredAs("x", status);
    expect(scheme).toMatchObject({
      url,
      section: '"Registration"',
      specification: { name: "IANA", title: "Uniform Resource Identifier (URI) Schemes", isRegistration: true },
    });
    expect(scheme.specification.url("RFC3986:3.1")).toBe(url);
    // The registry is not asked.
    const { validate: ours } = withSchemes([scheme], { registry: new Map() });
    expect(ours("X:a#b")).toMatchObject({ ok: true, schemeNode: null });
    expect(ours("X:a#b").diagnostics).toEqual([
      {
        severity: "info",
        code: "scheme/registered",
        message: `This scheme is registered (${status}), but its rules are unknown here: only the generic syntax was checked.`,
        start: 0,
        end: 1,
        rule: "scheme",
        section: "3.1",
        url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.1",
      },
    ]);
  });

  test("a URI that the generic syntax refuses gets only its errors", () => {
    const { diagnostics } = validate("x:a b", { schemes: [registeredAs("x", "permanent")] });
    expect(diagnostics.map(({ code }) => code)).toEqual(["rfc3986/space"]);
  });

  test("a scheme with a document does not get the info", () => {
    expect(other("x").specification.isRegistration).toBe(false);
    expect(validate("x:a", { schemes: [other("x")] }).diagnostics).toEqual([]);
  });
});
