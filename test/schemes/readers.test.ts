// The warning that RFC 3986 and the platform's URL find different parts. RFC 3986 finds the parts that `components` gives.
import fc from "fast-check";
import { recommendedForm } from "../../src/core/ipv6.js";
import { authorityAfter, schemeEnd } from "../../src/core/parts.js";
import { components, isURI } from "../../src/index.js";
import { defineScheme, rfc, validate } from "../../src/schemes/index.js";
import { differingParts } from "../../src/schemes/mechanism/readers.js";
import { withoutPlatform } from "../without-platform.js";

/** Returns the parts that differ, without the explanations of `validate`, which take longer. */
function differing(uri: string): readonly string[] {
  const end = schemeEnd(uri);
  return differingParts(uri, end, authorityAfter(uri, end + 1));
}

/** Without the schemes. They refuse some of the URIs here, and a refused URI gets no warning. */
const GENERIC = { schemes: [] };

/** Returns the warnings of a URI, and the text that each of them marks. */
function warnings(uri: string, options?: typeof GENERIC): readonly (readonly [message: string, marked: string])[] {
  const found = validate(uri, options).diagnostics.filter(({ code }) => code === "security/readers-differ");
  return found.map(({ message, start, end }) => [message, uri.slice(start, end)]);
}

const messageOn = (names: string): string =>
  `'URL' finds another ${names.replaceAll("and", "and another")} here than RFC 3986. A check could approve one, and a client could use the other.`;

test("the whole diagnostic", () => {
  expect(validate("http://0x7f.1/").diagnostics[0]).toEqual({
    severity: "warning",
    code: "security/readers-differ",
    message:
      "'URL' finds another host here than RFC 3986. A check could approve one, and a client could use the other.",
    start: 7,
    end: 13,
    rule: "host",
    section: "7.2",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-7.2",
  });
});

test.each([
  // Numbers that are not an IPv4 address by RFC 3986.
  ["http://0x7f.1/", "host", "0x7f.1"],
  ["https://2130706433/", "host", "2130706433"],
  ["ftp://127.1/", "host", "127.1"],
  ["ws://010.0.0.1/", "host", "010.0.0.1"],
  ["wss://127.0.0.1./", "host", "127.0.0.1."],
  ["http://u@0X7F.1:80/", "host", "0X7F.1"],
  ["HTTP://1/", "host", "1"],
  ["http://9.1/", "host", "9.1"],
  // Percent-encoding, also of a name in UTF-8, which `URL` writes in Punycode.
  ["http://a%2Eb/", "host", "a%2Eb"],
  ["http://%61.example/", "host", "%61.example"],
  ["http://%C3%A9.example/", "host", "%C3%A9.example"],
  ["http://%EF%BC%A1.example/", "host", "%EF%BC%A1.example"],
  ["https://%31%32%37.1:8080/", "host", "%31%32%37.1"],
  // The number of slashes.
  ["http:example.com", "host", "example.com"],
  ["http:example.com?//h/", "host", "example.com"],
  ["https:/h/x", "host", "h"],
  ["http:///x", "host", "x"],
  ["ws:////x", "host", "x"],
  ["ftp:u@h/x", "host", "h"],
  ["http:h:8080/x", "host and port", "h"],
  ["https:/h:8443", "host and port", "h"],
  ["http:///h:81/", "host and port", "h"],
  ["http:h:80/", "host", "h"],
  // A drive looks like a host.
  ["file://C:/x", "host", "C"],
  ["file://a%62/x", "host", "a%62"],
  ["file://0x7f.1/x", "host", "0x7f.1"],
])("%s: different %s", (uri, names, marked) => {
  expect(isURI(uri)).toBe(true);
  expect(warnings(uri, GENERIC)).toEqual([[messageOn(names), marked]]);
});

test.each([
  ["http:example.com", ["http/slashes"]],
  ["https:/h/x", ["https/slashes"]],
  ["ftp:u@h/x", ["ftp/slashes"]],
])("%s: the scheme refuses it, and there is no warning", (uri, codes) => {
  expect(validate(uri).diagnostics.map(({ code }) => code)).toEqual(codes);
});

test.each([
  // The case of letters, and ports.
  ["http://EXAMPLE.com/"],
  ["HTTP://example.com:80/"],
  ["http://example.com:0080/"],
  ["http://example.com:/"],
  ["https://example.com:443"],
  ["https://example.com:08443/"],
  ["http://example.com./"],
  ["http://a_b!c/"],
  ["http://xn--9ca.example/"],
  // IPv6 addresses.
  ["http://[::1]/"],
  ["http://[0:0::0:1]:80/"],
  ["http://[::FFFF:1.2.3.4]/"],
  // Numbers that are not the last label, and IPv4 addresses.
  ["http://127.0.0.1:80/"],
  ["http://127.0.0.1/"],
  ["http://0x7f.example/"],
  ["http://1a.2b/"],
  // Other parts than the scheme, the host and the port.
  ["http://h/%2E%2E/a%20b?%C3%A9#%61"],
  ["http://a%40b@h/"],
  ["http://@h/"],
  // Files: no host, the empty host and `localhost` are the same (RFC 8089 section 2).
  ["file:///etc/motd"],
  ["file:/etc/motd"],
  ["file:etc"],
  ["file:////h/x"],
  ["file://localhost/etc/motd"],
  ["file://host/etc/motd"],
  ["file:///C:/x"],
  // URL refuses these.
  ["http://256.1.1.1/"],
  ["http://a%20b/"],
  ["http:///"],
  ["http:"],
  ["http://h:99999/"],
  ["http://[v7.a]/"],
  ["file://h:80/"],
  // For other schemes, URL follows the generic syntax.
  ["foo://h:80/"],
  ["foo://0x7f.1/"],
  ["foo://a%2Eb/"],
  ["foo:example.com"],
  ["foo:///x"],
  ["mailto:a@b"],
  ["urn:isbn:0-395-36341-1"],
  // RFC 3986 refuses these.
  ["http:\\\\h/"],
  ["http://a b/"],
  ["/a"],
  [""],
])("%j: the same parts, or no URI", (input) => {
  expect(warnings(input)).toEqual([]);
});

test("the schemes need not be known", () => {
  const known = { schemes: [] };
  const codes = (uri: string): string[] => validate(uri, known).diagnostics.map(({ code }) => code);
  expect(codes("http:h")).toContain("security/readers-differ");
  expect(codes("http://0/")).toContain("security/readers-differ");
});

test("the URIs of other standards get a warning if they are URIs by RFC 3986, too", () => {
  const codes = (uri: string): string[] =>
    validate(uri, { standard: "rfc2396bis-01" }).diagnostics.map(({ code }) => code);
  expect(codes("http:h?a")).toContain("security/readers-differ");
  expect(codes("http:h?[")).toEqual(["scheme/registered"]);
  const refused = validate("http:h/", { standard: "rfc1738" }).diagnostics.map(({ code }) => code);
  expect(refused).toEqual(["http/slashes"]);
});

test("a scheme can be exempt", () => {
  const define = { name: "http", specification: rfc(1, "One"), section: "1", status: null };
  const exempt = defineScheme({ ...define, exempt: ["readers-differ"] });
  expect(validate("http:h", { schemes: [exempt] }).diagnostics).toEqual([]);
  const codes = validate("http:h", { schemes: [defineScheme(define)] }).diagnostics.map(({ code }) => code);
  expect(codes).toEqual(["security/readers-differ"]);
});

test("without a URL, there is no warning", () => {
  expect(withoutPlatform(() => warnings("http://0x7f.1/"))).toEqual([]);
  expect(withoutPlatform(() => warnings("http:h", GENERIC))).toEqual([]);
  expect(warnings("http:h", GENERIC)).toEqual([[messageOn("host"), "h"]]);
});

test("the scheme is compared, too", () => {
  const kept = globalThis.URL;
  const reads = { href: "x://h/", protocol: "x:", hostname: "h", port: "1" };
  globalThis.URL = function read(): typeof reads {
    return reads;
  } as unknown as typeof kept;
  try {
    expect(warnings("http://0x7f.1/")).toEqual([[messageOn("scheme and host and port"), "0x7f.1"]]);
  } finally {
    globalThis.URL = kept;
  }
});

test("a repair needs no URI that means another host", () => {
  const found = validate("http:example.com", GENERIC).diagnostics.find(
    ({ code }) => code === "security/readers-differ",
  );
  expect(found).toBeDefined();
  expect(found).not.toHaveProperty("repair");
});

describe("laws", () => {
  const scheme = fc.constantFrom("http", "HTTPS", "ws", "wss", "ftp", "file", "File", "foo", "mailto");
  const label = fc.oneof(
    fc.constantFrom(
      "a",
      "A",
      "xn--9ca",
      "0",
      "1",
      "127",
      "0x7f",
      "0X",
      "017",
      "256",
      "",
      "%2E",
      "%61",
      "%C3%A9",
      "c",
      "1e",
      "C",
    ),
    fc.stringMatching(/^[a-zA-Z\d!$&'()*+,;=_~-]{0,4}$/),
  );
  const host = fc.oneof(
    fc.array(label, { maxLength: 5 }).map((labels) => labels.join(".")),
    fc.constantFrom("localhost", "LOCALHOST"),
    fc.ipV6().map((address) => `[${address}]`),
    fc.constantFrom("[v1.a]", "[::FFFF:1.2.3.4]"),
  );
  const uri = fc
    .tuple(
      scheme,
      fc.constantFrom(":", ":/", "://", ":///", ":////"),
      fc.constantFrom("", "@", "u@", "u:p@", "%40@"),
      host,
      fc.constantFrom("", ":", ":80", ":443", ":0", ":00021", ":8080", ":65535", ":65536"),
      fc.constantFrom("", "/", "/a:b@c", "?//x:1/", "#//x", "/..//y"),
    )
    .map((parts) => parts.join(""));

  const DEFAULTS: Readonly<Record<string, string>> = { http: "80", ws: "80", https: "443", wss: "443", ftp: "21" };

  /** Returns the scheme, the host and the port in one spelling. */
  function spelled(given: { scheme: string; host: string; port: string }): readonly string[] {
    const name = given.scheme.toLowerCase();
    const lower = given.host.toLowerCase();
    const isAddress = lower.startsWith("[") && !lower.startsWith("[v");
    const isLocal = name === "file" && lower === "localhost";
    const address = isAddress ? recommendedForm(lower.slice(1, -1)) : isLocal ? "" : lower;
    return [name, address, given.port.replace(/^0+(?=\d)/, "") || (DEFAULTS[name] ?? "")];
  }

  test("the readers agree exactly if there is no warning and the platform accepts", () => {
    let count = 0;
    fc.assert(
      fc.property(uri, (input) => {
        if (!isURI(input) || !URL.canParse(input)) return;
        count++;
        const { protocol, hostname, port } = new URL(input);
        const own = components(input);
        const a = spelled({ scheme: own.scheme ?? "", host: own.host ?? "", port: own.port ?? "" });
        const b = spelled({ scheme: protocol.slice(0, -1), host: hostname, port });
        const names = ["scheme", "host", "port"].filter((_, index) => a[index] !== b[index]);
        expect(differing(input)).toEqual(names);
      }),
      { numRuns: 300, seed: 3986 },
    );
    expect(count).toBeGreaterThan(50);
  });

  test("URIs of other schemes need no question: their parts are the same", () => {
    fc.assert(
      fc.property(uri, (input) => {
        if (!/^(?:foo|mailto):/.test(input) || !isURI(input) || !URL.canParse(input)) return;
        const { hostname, port } = new URL(input);
        const own = components(input);
        expect(spelled({ scheme: "", host: own.host ?? "", port: own.port ?? "" })).toEqual(
          spelled({ scheme: "", host: hostname, port }),
        );
      }),
      { numRuns: 300, seed: 3986 },
    );
  });
});

test.each([
  ["a long host in Punycode", `http://${"%E4%B8%80".repeat(100_000)}/`, 0],
  ["a long label", `http:${"a".repeat(1_000_000)}`, 1],
  ["many slashes", `http:${"/".repeat(1_000_000)}h`, 1],
  ["many dots", `http://${"1.".repeat(500_000)}/`, 0],
  ["a long path", `http://0/${"/%2E".repeat(250_000)}`, 1],
])("1 MB: %s", (_, input, count) => {
  const end = input.indexOf(":");
  const host = input.startsWith("://", end) ? { start: end + 3, end: input.indexOf("/", end + 3) } : null;
  const authority = host && host.end > host.start ? { ...host, host, userinfo: null, port: null } : null;
  expect(differingParts(input, end, authority).length).toBe(count);
});
