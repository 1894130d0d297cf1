// The verdict of the platform's `URL` in `verdicts`. The tests of the playground have more sentences.
import { platformReading } from "../../src/standards/platform.js";
import { verdicts, type PlatformVerdict } from "../../src/standards/index.js";
import { withoutPlatform } from "../without-platform.js";

const LOOSE = "RFC 3986 refuses this input, but URL accepts it.";
const STRICT = "RFC 3986 accepts this input, but URL refuses it.";
const SLASHES = 'It reads any number of slashes after the scheme as "//".';

function verdictOn(input: string): PlatformVerdict | undefined {
  return verdicts(input).find((each) => each.standard === "whatwg");
}

test("the whole verdict", () => {
  expect(verdictOn("http://0x7f.1")).toEqual({
    standard: "whatwg",
    ok: true,
    href: "http://127.0.0.1/",
    isRelative: false,
    components: {
      scheme: "http",
      authority: "127.0.0.1",
      userinfo: null,
      host: "127.0.0.1",
      port: null,
      path: "/",
      query: null,
      fragment: null,
    },
    differing: ["authority", "host", "path"],
    differences: ["It reads the host as a number, and writes it as an IPv4 address."],
  });
});

test.each([
  ["http://h/", "http://h/", [], []],
  ["mailto:a@b", "mailto:a@b", [], []],
  ["foo://H:80/", "foo://H:80/", [], []],
  ["HTTP://H:80/a/../b", "http://h/b", ["scheme", "authority", "host", "port", "path"], []],
  ["http:h", "http://h/", ["authority", "host", "path"], [SLASHES]],
  ["http:///x", "http://x/", ["authority", "host", "path"], [SLASHES]],
  ["http://h/?#", "http://h/?#", [], []],
  ["http://@h/", "http://h/", ["authority", "userinfo"], ["It removes the empty user information."]],
  ["http://a b/", null, [], []],
  [" http://h/ ", "http://h/", [], [LOOSE, "It removes spaces and control characters at the start and at the end."]],
  ["http://h\n/", "http://h/", [], [LOOSE, "It removes tabs and line breaks."]],
  ["http:\\\\h", "http://h/", [], [LOOSE, 'It reads "\\" as "/".']],
  ["http://a@b@c/", "http://a%40b@c/", [], [LOOSE, 'It reads all text before the last "@" as user information.']],
  ["http://\u00E9/", "http://xn--9ca/", [], [LOOSE, "It converts the host to ASCII."]],
  ["http://%C3%A9/", "http://xn--9ca/", ["authority", "host"], ["It decodes the percent-encoded octets of the host."]],
  [
    "http://h/#a#%",
    "http://h/#a#%",
    [],
    [LOOSE, 'It keeps a "%" without two hexadecimal digits after it.', 'It accepts more than one "#".'],
  ],
  ["http://h/?[", "http://h/?[", [], [LOOSE, "It keeps characters that RFC 3986 refuses."]],
  [
    "http://h/\u00E9",
    "http://h/%C3%A9",
    [],
    [LOOSE, "It percent-encodes characters that RFC 3986 refuses, such as spaces."],
  ],
  ["/a", null, [], [STRICT, "It needs a base for a reference without a scheme."]],
  ["", null, [], [STRICT, "It needs a base for a reference without a scheme."]],
  ["//h:99999/", null, [], [STRICT, "It needs a base for a reference without a scheme."]],
  ["http://h:99999/", null, [], [STRICT, "It refuses ports above 65535."]],
  ["http://[v7.a]/", null, [], [STRICT, "It does not know addresses of future IP versions."]],
  ["http://[V7.a]/", null, [], [STRICT, "It does not know addresses of future IP versions."]],
  [
    "http://256.1.1.1/",
    null,
    [],
    [STRICT, "It reads a host that ends in a number as an IPv4 address, but this host is not an IPv4 address."],
  ],
  ["http://a%20b/", null, [], [STRICT, "It decodes the host, and refuses the result."]],
  ["http:///", null, [], [STRICT, "It refuses an empty host here."]],
  ["http:", null, [], [STRICT]],
])("%j", (input, href, differing, differences) => {
  expect(verdictOn(input)).toMatchObject({ ok: href !== null, href, differing, differences });
});

test("a reference is resolved against a base, and then its components are not compared", () => {
  const reading = platformReading("../g", "http://a/b/c");
  expect(reading).toMatchObject({ ok: true, isRelative: true, href: "http://a/g", differing: [], differences: [] });
  expect(platformReading("../g", "not a base")).toMatchObject({ ok: false, isRelative: true, differences: [STRICT] });
  expect(platformReading("x:y", "http://a/b/c")?.href).toBe("x:y");
});

test("without a URL, there is no verdict", () => {
  expect(withoutPlatform(() => verdictOn("http://h/"))).toBeUndefined();
  expect(withoutPlatform(() => platformReading("/a", "http://h/"))).toBeNull();
});

describe("very long hosts", () => {
  const han = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join("");
  const some = han.slice(0, 700);

  test.each([
    `http://${han}/`,
    `http:${encodeURIComponent(han)}/`,
    `\t http:\\/\\u@${han}:80/`,
    `ht\ntp:///${han.slice(0, 1000)}?`,
    `//${han}`,
    `http://XN--${"a".repeat(1000)}`,
  ])("URL is not asked if it could take quadratic time: %#", (input) => {
    expect(platformReading(input)).toBeNull();
  });

  test.each([
    `http://h/${han}`,
    `http://h/?${han}`,
    `http://u:${han}@h/`,
    `http://${"a".repeat(10_000)}/`,
    `http://${some}/`,
  ])("URL is asked about other long strings: %#", (input) => {
    expect(platformReading(input)).not.toBeNull();
  });

  // A quadratic conversion in URL would not end.
  test.each([
    ["%E4%B8%80", false],
    ["\u4e00", false],
    [" ", true],
    ["\\", true],
    ["/", true],
    ["\t", true],
    ["@", true],
    [":", true],
    ["a.", true],
    ["1.", true],
  ])("of 100 kB of %j, URL is asked: %j", (text, asked) => {
    const input = `http:${text.repeat(100_000 / text.length)}`;
    for (const each of [input, `${input}x`]) expect(platformReading(each) !== null).toBe(asked);
  });
});
