/** Tests the warning for hosts that are no names of DNS, in all schemes that look their hosts up there. */
import fc from "fast-check";
import { schemes, validate, type AnyScheme } from "../../src/schemes/index.js";
import { tables } from "./table.js";

const LABEL = "This is no label of a DNS name. A label has 1 to 63 letters, digits and inner hyphens.";
const NAME = "DNS has no name with more than 253 characters. Write a shorter one.";

const told = (uri: string, profile: "consume" | "mint" = "mint"): unknown[] =>
  validate(uri, { profile })
    .diagnostics.filter(({ code }) => code.endsWith("/dns-name"))
    .map(({ severity, code, message, start, end }) => [severity, code, message, uri.slice(start, end)]);

const [a63, a64] = ["a".repeat(63), "a".repeat(64)];
/** Four labels that make a name of some length. */
const nameOf = (length: number): string => `${a63}.${a63}.${a63}.${"b".repeat(length - 192)}`;

test.each<[host: string, message: string, culprits: readonly string[]]>([
  ["-a-.com", LABEL, ["-a-"]],
  ["a_b.example", LABEL, ["a_b"]],
  ["_dmarc.a-.example", LABEL, ["_dmarc", "a-"]],
  [`${a64}.example`, LABEL, [a64]],
  [`a.${a64}`, LABEL, [a64]],
  [nameOf(254), NAME, [nameOf(254)]],
  [`${"abcdefgh.".repeat(34)}ab`, NAME, [`${"abcdefgh.".repeat(34)}ab`]],
  ["-", LABEL, ["-"]],
  ["a~b", LABEL, ["a~b"]],
  ["a!$&'()*+;=b", LABEL, ["a!$&'()*+;=b"]],
  ["a%5Fb.example", LABEL, ["a%5Fb"]],
  ["a%2Db-%2d.example", LABEL, ["a%2Db-%2d"]],
  ["a%2Eb.example", LABEL, ["a%2Eb"]],
  ["a%20b", LABEL, ["a%20b"]],
  ["%FF.example", LABEL, ["%FF"]],
  ["%C3%A9-.example", LABEL, ["%C3%A9-"]],
])("the host %s is none", (host, message, culprits) => {
  expect(told(`http://${host}/`)).toEqual(culprits.map((text) => ["warning", "http/dns-name", message, text]));
  expect(told(`http://${host}/`, "consume")).toEqual([]);
  expect(validate(`http://${host}/`, { profile: "mint" }).ok).toBe(true);
});

test.each([
  ...["example.com", "example.com.", "EXAMPLE.com", "localhost", "a", "1a.example", "a--b.example", "3com.example"],
  ...[
    "xn--mnchen-3ya.example",
    "xn--a",
    `${a63}.example`,
    nameOf(253),
    `${nameOf(253)}.`,
    "127.0.0.1",
    "[::1]",
    "[v1.a_b]",
  ],
  // Names in UTF-8 are looked up in Punycode, and an encoded letter is a letter.
  ...["m%C3%BCnchen.example", "%E7%B4%8D%E8%B1%86.example", "%61.example", "."],
])("the host %s is one", (host) => {
  expect(told(`http://${host}/a_b/-/?q=${a64}&r=a_b`)).toEqual([]);
});

test("only one diagnostic is about an empty label", () => {
  const codes = (uri: string): string[] => validate(uri, { profile: "mint" }).diagnostics.map(({ code }) => code);
  expect(codes("http://a..b/")).toEqual(["http/empty-label"]);
  expect(codes("git://a..b/c")).toEqual(["git/dns-name"]);
});

test("each host of a list counts, and paths of sockets and of files do not", () => {
  expect(told("postgresql://a,b_c:1,%2Fvar%2Frun,%40x/d")).toEqual([["warning", "postgresql/dns-name", LABEL, "b_c"]]);
  expect(told("mongodb://a:1,b_c:2/d")).toEqual([["warning", "mongodb/dns-name", LABEL, "b_c"]]);
  expect(told("mongodb://%2Ftmp%2Fmongodb-27017.sock/d")).toEqual([]);
  expect(told("xmpp://guest@h.example/a@b_c")).toEqual([["warning", "xmpp/dns-name", LABEL, "b_c"]]);
  expect(told("view-source:https://a_b/")).toEqual([["warning", "view-source/dns-name", LABEL, "a_b"]]);
  for (const uri of ["s3://a_b/c", "gs://a_b/c", "smb://a_b/c", "hdfs://a_b/c", "file://a_b/c", "x-none://a_b/"]) {
    expect(told(uri)).toEqual([]);
  }
});

const withNames = [...schemes.values()].filter(({ requirements }) =>
  requirements.some(({ code }) => code === "dns-name"),
);
const HOST = /(?<=[/@:,])(?!\d)[a-z\d-]+(?:\.[a-z\d-]+)*(?=[:/?#;,]|$)/i;

test.each(withNames.map((scheme) => [scheme.name, scheme] as const))("%s has the warning", (name, scheme) => {
  const { valid = [] } = tables.find(([, key]) => key === name)?.[2] ?? {};
  // Some grammars refuse such a host themselves, or have only a number there.
  const made = [...scheme.examples, ...valid].flatMap((uri) =>
    [...uri.matchAll(new RegExp(HOST, "gi"))].flatMap(({ 0: { length }, index }) =>
      ["a_b", a64, `-a.example`].map((host) => uri.slice(0, index) + host + uri.slice(index + length)),
    ),
  );
  expect(made.filter((uri) => validate(uri).ok && told(uri).length > 0).length).toBeGreaterThan(0);
});

test("the schemes without it have hosts of another kind", () => {
  const has = ({ requirements }: AnyScheme, code: string): boolean => requirements.some((each) => each.code === code);
  const without = [...schemes.values()].filter(
    (scheme) =>
      scheme.standard === "rfc3986" &&
      !has(scheme, "dns-name") &&
      (has(scheme, "port-range") || has(scheme, "empty-host")),
  );
  // NetBIOS and the name service of a cluster have names of their own.
  expect(without.map(({ name }) => name)).toEqual(["hdfs", "smb"]);
  expect(withNames.length).toBeGreaterThan(80);
});

/** Whether a host without percent-encoding is a name, read character by character. */
function isName(host: string): boolean {
  let length = 0;
  let last = "";
  const isLetterOrDigit = (character: string): boolean => {
    const code = character.charCodeAt(0);
    return (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);
  };
  for (const character of host) {
    if (character === ".") {
      // An empty label has another requirement.
      if (length > 63 || last === "-") return false;
      length = 0;
    } else {
      if (!isLetterOrDigit(character) && !(character === "-" && length > 0)) return false;
      length++;
    }
    last = character;
  }
  return length <= 63 && last !== "-" && host.length - Number(last === ".") <= 253;
}

test("law: a host is reported exactly if it is no name", () => {
  const piece = fc.constantFrom("a", "B", "7", "-", ".", "_", "~", "ab-c", "a".repeat(30), `${"x".repeat(40)}.`);
  const hosts = fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(hosts, (host) => {
      expect([host, told(`http://${host}/`).length > 0]).toEqual([host, !isName(host)]);
    }),
    { seed: 1123, numRuns: 2000 },
  );
});
