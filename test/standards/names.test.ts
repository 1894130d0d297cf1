import type { NodeBase } from "../../src/index.js";
import { difference, standards, type StandardId } from "../../src/standards/index.js";
import type { AnyGrammar } from "../../src/operations/grammar.js";
import { standardOf } from "../../src/standards/by-id.js";
import { thrown } from "../support/thrown.js";

const ids = Object.keys(standards) as StandardId[];
const unknown = ["constructor", "__proto__", "toString", "hasOwnProperty", "a b", ""];

describe("standards", () => {
  test("are seven, from the current one to the oldest, each with its title", () => {
    expect(ids).toEqual(["rfc3986", "rfc3987", "rfc2396bis-01", "rfc2396", "url-syntax-05", "rfc1808", "rfc1738"]);
    expect(ids.map((id) => [standards[id].id, standards[id].title])).toEqual([
      ["rfc3986", "RFC 3986, Uniform Resource Identifier (URI): Generic Syntax"],
      ["rfc3987", "RFC 3987, Internationalized Resource Identifiers (IRIs)"],
      ["rfc2396bis-01", "draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax"],
      ["rfc2396", "RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax"],
      ["url-syntax-05", "draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and Semantics"],
      ["rfc1808", "RFC 1808, Relative Uniform Resource Locators"],
      ["rfc1738", "RFC 1738, Uniform Resource Locators (URL)"],
    ]);
    for (const id of ids) {
      expect(standardOf(id)).toBe(standards[id]);
      expect(Object.isFrozen(standards[id])).toBe(true);
      expect(Object.isFrozen(standards[id].rules)).toBe(true);
      expect(Object.isFrozen(standards[id].referenceRules)).toBe(true);
    }
  });

  test.each(unknown)("the unknown standard %j is refused with a list of the known ones", (id) => {
    const message =
      "RangeError: The standard must be one of these: rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808, rfc1738.";
    expect(thrown(() => standardOf(id as StandardId))).toBe(message);
    expect(thrown(() => difference({ standard: id as StandardId }, {}))).toBe(message);
    expect(thrown(() => difference({}, { standard: id as StandardId }))).toBe(message);
  });
});

/** All functions that take the name of a rule. */
const askers: readonly (readonly [name: string, ask: (grammar: AnyGrammar, rule: string) => unknown])[] = [
  ["test", (grammar, rule) => grammar.test("a", { rule })],
  ["recognize", (grammar, rule) => grammar.recognize("a", { rule })],
  ["parse", (grammar, rule) => grammar.parse("a", { rule })],
  ["safeParse", (grammar, rule) => grammar.safeParse("a", { rule })],
  ["components", (grammar, rule) => grammar.components("a", { rule })],
  ["components of a node", (grammar, rule) => grammar.components({ type: rule, start: 0, end: 0 })],
  ["automaton", (grammar, rule) => grammar.automaton(rule)],
  ["definition", (grammar, rule) => grammar.definition(rule)],
];

describe.each<[StandardId, string, number, string, string]>([
  ["rfc3986", "URI-reference", 43, "ALPHA", "sub-delims"],
  ["rfc3987", "IRI-reference", 46, "ALPHA", "sub-delims"],
  ["rfc2396bis-01", "URI-reference", 50, "ALPHA", "rel-segment"],
  ["rfc2396", "URI-reference", 49, "URI-reference", "unwise"],
  ["url-syntax-05", "URL-reference", 41, "URL-reference", "unwise"],
  ["rfc1808", "URL", 30, "URL", "punctuation"],
  ["rfc1738", "url", 67, "genericurl", "digits"],
])("rules of %s", (id, defaultRule, count, first, last) => {
  const grammar: AnyGrammar = standards[id];

  test("are all rules of the document, in its order", () => {
    expect([grammar.defaultRule, grammar.rules.length, grammar.rules[0], grammar.rules.at(-1)]).toEqual([
      defaultRule,
      count,
      first,
      last,
    ]);
    expect(new Set(grammar.rules).size).toBe(count);
    for (const rule of grammar.rules) {
      expect(grammar.automaton(rule).has(rule)).toBe(true);
      expect(grammar.definition(rule).section).toMatch(/^(?:RFC5234:B\.1|A|\d+(?:\.\d+)*)$/);
    }
  });

  test.each(askers)("%s refuses an unknown rule with a list of the known ones", (_, ask) => {
    for (const rule of unknown) {
      expect(thrown(() => ask(grammar, rule))).toBe(
        `RangeError: ${id} does not have this rule. Its rules are ${grammar.rules.join(", ")}.`,
      );
    }
  });

  test("are distinguished from nodes that recompose cannot print", () => {
    for (const type of unknown) {
      expect(thrown(() => standards[id].recompose({ type, start: 0, end: 0 }))).toBe(
        `RangeError: ${id} has no node of this type.`,
      );
    }
  });
});

describe("a rule of another standard", () => {
  test("has a complete error message", () => {
    expect(thrown(() => standards.rfc3986.test("http://h/", { rule: "httpurl" as "URI" }))).toBe(
      "RangeError: rfc3986 does not have this rule, but rfc1738 has it. Its rules are " +
        "ALPHA, CR, DIGIT, DQUOTE, HEXDIG, LF, SP, URI, hier-part, URI-reference, absolute-URI, relative-ref, " +
        "relative-part, scheme, authority, userinfo, host, port, IP-literal, IPvFuture, IPv6address, h16, ls32, " +
        "IPv4address, dec-octet, reg-name, path, path-abempty, path-absolute, path-noscheme, path-rootless, path-empty, " +
        "segment, segment-nz, segment-nz-nc, pchar, query, fragment, pct-encoded, unreserved, reserved, gen-delims, " +
        "sub-delims.",
    );
  });

  test.each<[StandardId, string, string]>([
    ["rfc3986", "absolute-URI-reference", "rfc2396bis-01"],
    ["rfc3986", "urlc", "url-syntax-05"],
    ["rfc3986", "mark", "rfc2396bis-01 and rfc2396 and url-syntax-05"],
    ["rfc3986", "hostname", "rfc2396bis-01 and rfc2396 and url-syntax-05 and rfc1738"],
    ["rfc2396bis-01", "pct-encoded", "rfc3986 and rfc3987"],
    ["rfc2396bis-01", "net_path", "rfc2396 and url-syntax-05 and rfc1808"],
    ["url-syntax-05", "net-path", "rfc2396bis-01"],
    ["url-syntax-05", "IPv6address", "rfc3986 and rfc3987 and rfc2396bis-01 and rfc2396"],
    ["rfc1738", "URI-reference", "rfc3986 and rfc2396bis-01 and rfc2396"],
    ["rfc1738", "fragment", "rfc3986 and rfc2396bis-01 and rfc2396 and url-syntax-05 and rfc1808"],
  ])("%s says that %j is a rule of %s", (id, rule, others) => {
    const grammar: AnyGrammar = standards[id];
    const message = `${id} does not have this rule, but ${others} has it. Its rules are ${grammar.rules.join(", ")}.`;
    for (const [, ask] of askers) expect(thrown(() => ask(grammar, rule))).toBe(`RangeError: ${message}`);
    expect(thrown(() => difference({ standard: id, rule }, {}))).toBe(`RangeError: ${message}`);
    expect(thrown(() => difference({ rule: "URI" }, { standard: id, rule }))).toBe(`RangeError: ${message}`);
  });
});

describe("a rule without components", () => {
  const have: Readonly<Record<StandardId, string>> = {
    rfc3987: "IRI, ihier-part, IRI-reference, absolute-IRI, irelative-ref, irelative-part",
    rfc3986: "URI, hier-part, URI-reference, absolute-URI, relative-ref, relative-part",
    "rfc2396bis-01": "URI-reference, absolute-URI-reference, absolute-URI, hier-part, net-path, relative-URI",
    rfc2396: "URI-reference, absoluteURI, relativeURI, hier_part, net_path",
    "url-syntax-05": "URL-reference, absoluteURL, opaque-URL, generic-URL, relativeURL, net_path",
    rfc1808: "URL, absoluteURL, generic-RL, relativeURL, net_path",
    rfc1738:
      "genericurl, url, otherurl, ftpurl, fileurl, httpurl, gopherurl, mailtourl, newsurl, nntpurl, telneturl, " +
      "waisurl, waisdatabase, waisindex, waisdoc, prosperourl",
  };

  test.each(ids)("is refused by %s with a list of the rules that have components", (id) => {
    const grammar: AnyGrammar = standards[id];
    expect(grammar.referenceRules.join(", ")).toBe(have[id]);
    for (const rule of grammar.rules) {
      const message = `RangeError: This rule has no components. Use one of these rules: ${have[id]}.`;
      const has = grammar.referenceRules.includes(rule);
      // Both check the rule first, also for input that does not match.
      expect(thrown(() => grammar.components("\n", { rule }))).toBe(
        has ? `URISyntaxError: U+000A is not allowed here (rule ${rule}). 'diagnose' explains it.` : message,
      );
      const node: NodeBase = { type: rule, start: 0, end: 0 };
      if (!has) expect(thrown(() => grammar.components(node))).toBe(message);
    }
  });

  test("is recognized by the node's type, independent of the given rule", () => {
    const { rfc3986 } = standards;
    const node = rfc3986.parse("h", { rule: "host" });
    const message = `RangeError: This rule has no components. Use one of these rules: ${have.rfc3986}.`;
    expect(thrown(() => rfc3986.components(node))).toBe(message);
    expect(thrown(() => rfc3986.components(node, { rule: "URI" }))).toBe(message);
  });
});

test.each(ids)("a value that is not a string is refused by %s with its type", (id) => {
  const grammar: AnyGrammar = standards[id];
  for (const input of [undefined, null, 1, {}, new URL("http://h/")]) {
    const type = input === null ? "null" : typeof input;
    for (const run of [grammar.test, grammar.recognize, grammar.parse, grammar.safeParse]) {
      const hint = input instanceof URL ? " Pass url.href." : "";
      expect(thrown(() => run(input as string))).toBe(`TypeError: The input must be a string, not ${type}.${hint}`);
    }
    expect(thrown(() => grammar.components(input as string))).toBe(
      input instanceof URL
        ? "TypeError: The input must be a string or a tree, not object. Pass url.href."
        : type === "object"
          ? "TypeError: 'type' of the input must be a string, not undefined. Pass a string or a tree."
          : `TypeError: The input must be a string or a tree, not ${type}.`,
    );
  }
});
