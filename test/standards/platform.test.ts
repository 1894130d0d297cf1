// The verdict of the platform's `URL` in `verdicts`. The tests of the playground have more sentences.
import { platformReading } from "../../src/standards/platform.js";
import { verdicts, type PlatformVerdict } from "../../src/standards/index.js";
import { withoutPlatform } from "../without-platform.js";

const LOOSE = "RFC 3986 refuses this input, but URL accepts it.";
const STRICT = "RFC 3986 accepts this input, but URL refuses it.";
const NOT_IPV4 = "It reads a host that ends in a number as an IPv4 address, but this host is not an IPv4 address.";
const EMPTY_PATH = 'It writes "/" for the empty path.';
const DEFAULT_PORT = "It removes the default port.";
const DOTS = "It removes dot-segments.";
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
    differences: ["It reads the host as a number, and writes it as an IPv4 address.", EMPTY_PATH],
  });
});

test.each([
  ["http://h/", "http://h/", [], []],
  ["mailto:a@b", "mailto:a@b", [], []],
  ["foo://H:80/", "foo://H:80/", [], []],
  [
    "foo://h:080/a/..",
    "foo://h:80/",
    ["authority", "port", "path"],
    ["It removes zeros at the start of the port.", DOTS],
  ],
  [
    "HTTP://H:80/a/../b",
    "http://h/b",
    ["scheme", "authority", "host", "port", "path"],
    ["It writes the scheme in lower case.", "It writes the host in lower case.", DEFAULT_PORT, DOTS],
  ],
  ["http:h", "http://h/", ["authority", "host", "path"], [SLASHES, EMPTY_PATH]],
  ["http:///x", "http://x/", ["authority", "host", "path"], [SLASHES, EMPTY_PATH]],
  ["http://h/?#", "http://h/?#", [], []],
  ["http://@h/", "http://h/", ["authority", "userinfo"], ["It removes the empty user information."]],
  ["http://a b/", null, [], []],
  [" http://h/ ", "http://h/", [], [LOOSE, "It removes spaces and control characters at the start and at the end."]],
  ["http://h\n/", "http://h/", [], [LOOSE, "It removes tabs and line breaks."]],
  ["http:\\\\h", "http://h/", [], [LOOSE, 'It reads "\\" as "/".', EMPTY_PATH]],
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
  ["http://256.1.1.1/", null, [], [STRICT, NOT_IPV4]],
  ["http://a%20b/", null, [], [STRICT, "It decodes the host, and refuses the result."]],
  ["http:///", null, [], [STRICT, "It refuses an empty host here."]],
  ["http:", null, [], [STRICT, "It refuses an empty host here."]],
  ["http:a:b", null, [], [STRICT, 'It reads any number of slashes after the scheme as "//", and refuses the result.']],
  [
    "http://xn--a/",
    null,
    [],
    [STRICT, 'It decodes the parts of the host that begin with "xn--", and refuses the result.'],
  ],
  ["file://u@h/", null, [], [STRICT, 'It refuses user information in "file:".']],
  ["file://h:1/", null, [], [STRICT, 'It refuses a port in "file:".']],
  ["file:a", "file:///a", ["authority", "host", "path"], ['It reads the path of "file:" as that of an empty host.']],
  ["file://LocalHost/a", "file:///a", ["authority", "host"], ['It removes the host "localhost" of a file.']],
  [
    "file://c:/a",
    "file:///c:/a",
    ["authority", "host", "port", "path"],
    ["It reads a drive letter as a part of the path."],
  ],
  [
    "file://c|/",
    "file:///c:/",
    [],
    [LOOSE, "It reads a drive letter as a part of the path.", 'It reads "|" after a drive letter as ":".'],
  ],
  ["file:///c|/", "file:///c:/", [], [LOOSE, 'It reads "|" after a drive letter as ":".']],
  [
    "http://u:@h:/",
    "http://u@h/",
    ["authority", "userinfo", "port"],
    ['It removes the ":" before an empty password.', "It removes the empty port."],
  ],
  [
    "foo://a=b:c:d@h/",
    "foo://a%3Db:c%3Ad@h/",
    ["authority", "userinfo"],
    ['It percent-encodes ";" and "=" in the user information, and ":" in the password.'],
  ],
  [
    "foo://[::FFFF:1.2.3.4]/",
    "foo://[::ffff:102:304]/",
    ["authority", "host"],
    ["It writes the IPv6 address in its normal form."],
  ],
  [
    "http://h/a/%2e%2E?'",
    "http://h/?%27",
    ["path", "query"],
    [DOTS, 'It reads "%2e" in a dot-segment as ".".', `It percent-encodes "'" in the query.`],
  ],
  ["x:/a/..//b", "x:/.//b", ["path"], [DOTS, 'It writes "/." before a path that begins with "//" and has no host.']],
  ["x:/%/../b", "x:/b", [], [LOOSE, DOTS, "It accepts characters that RFC 3986 refuses in a segment that it removes."]],
  // What was removed does not hide what was encoded.
  [
    "x:// u@h/%41/../b",
    "x://%20u@h/b",
    [],
    [LOOSE, DOTS, "It percent-encodes characters that RFC 3986 refuses, such as spaces."],
  ],
  [
    "x:/\u00E9/%41%42%43/..",
    "x:/%C3%A9/",
    [],
    [LOOSE, DOTS, "It percent-encodes characters that RFC 3986 refuses, such as spaces."],
  ],
  [
    "file://\u00ADlocalhost/",
    "file:///",
    [],
    [LOOSE, 'It removes the host "localhost" of a file.', "It converts the host to ASCII."],
  ],
])("%j", (input, href, differing, differences) => {
  expect(verdictOn(input)).toMatchObject({ ok: href !== null, href, differing, differences });
});

test("a reference is resolved against a base, and then its components are not compared", () => {
  const reading = platformReading("../g", "http://a/b/c");
  expect(reading).toMatchObject({ ok: true, isRelative: true, href: "http://a/g", differing: [], differences: [] });
  const refused = (input: string, on: string): readonly string[] | undefined => platformReading(input, on)?.differences;
  expect(platformReading("../g", "not a base")).toMatchObject({ ok: false, isRelative: true });
  expect(refused("../g", "not a base")).toEqual([STRICT, "It refuses the base."]);
  expect(refused("//256.1.1.1", "http://h/")).toEqual([STRICT, NOT_IPV4]);
  expect(refused("g", "mailto:a")).toEqual([
    STRICT,
    "It cannot resolve this reference against a base whose path has no slash at its start.",
  ]);
  expect(refused("//a%20b/", "foo://h/")).toEqual([]);
  expect(platformReading("x:y", "http://a/b/c")?.href).toBe("x:y");
});

test("a reference can begin with a drive letter", () => {
  expect(platformReading("c|/a", "file:///b")).toMatchObject({
    href: "file:///c:/a",
    differences: [LOOSE, 'It reads "|" after a drive letter as ":".'],
  });
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
