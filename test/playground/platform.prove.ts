import { platformReading } from "../../scripts/playground/page/platform.js";
import { withoutPlatform } from "../without-platform.js";
import { inputs } from "./inputs.js";

const BASE = "http://a/b/c/d;p?q";
const LOOSE = "RFC 3986 refuses this input, but URL accepts it.";
const STRICT = "RFC 3986 accepts this input, but URL refuses it.";
const ENCODES = "It percent-encodes characters that RFC 3986 refuses, such as spaces.";
const KEEPS = "It keeps characters that RFC 3986 refuses.";
const SLASHES = 'It reads any number of slashes after the scheme as "//".';
const EMPTY_PATH = 'It writes "/" for the empty path.';
const NUMBER = "It reads the host as a number, and writes it as an IPv4 address.";
const NOT_IPV4 = "It reads a host that ends in a number as an IPv4 address, but this host is not an IPv4 address.";

test.each([
  ["http://example.com/", "http://example.com/", []],
  ["http:///x", "http://x/", [SLASHES, EMPTY_PATH]],
  ["http:/x", "http://x/", [SLASHES, EMPTY_PATH]],
  ["https:x", "https://x/", [SLASHES, EMPTY_PATH]],
  ["file:///etc/fstab", "file:///etc/fstab", []],
  ["https:\\\\a\\b?c\\d", "https://a/b?c\\d", [LOOSE, 'It reads "\\" as "/".', KEEPS]],
  [
    " http://a/b\tc\n",
    "http://a/bc",
    [
      LOOSE,
      "It removes spaces and control characters at the start and at the end.",
      "It removes tabs and line breaks.",
    ],
  ],
  ["  http://a/ ", "http://a/", [LOOSE, "It removes spaces and control characters at the start and at the end."]],
  ["ht\ntp://a/", "http://a/", [LOOSE, "It removes tabs and line breaks."]],
  ["http://0x7f.1/", "http://127.0.0.1/", [NUMBER]],
  ["http://2130706433/", "http://127.0.0.1/", [NUMBER]],
  ["http://127.0.0.1/", "http://127.0.0.1/", []],
  ["http://a/b c", "http://a/b%20c", [LOOSE, ENCODES]],
  ["http://a/b|c", "http://a/b|c", [LOOSE, KEEPS]],
  ["http://a/50%", "http://a/50%", [LOOSE, 'It keeps a "%" without two hexadecimal digits after it.']],
  ["http://a/#b#c", "http://a/#b#c", [LOOSE, 'It accepts more than one "#".']],
  ["http://\u00E9.example/", "http://xn--9ca.example/", [LOOSE, "It converts the host to ASCII."]],
  ["http://%61.example/", "http://a.example/", ["It decodes the percent-encoded octets of the host."]],
  ["http://u@v@h/", "http://u%40v@h/", [LOOSE, 'It reads all text before the last "@" as user information.']],
  ["http://@h/", "http://h/", ["It removes the empty user information."]],
  ["mailto:a@b", "mailto:a@b", []],
  [
    "HTTP://A:80/../b",
    "http://a/b",
    [
      "It writes the scheme in lower case.",
      "It writes the host in lower case.",
      "It removes the default port.",
      "It removes dot-segments.",
    ],
  ],
  ["../g", "http://a/b/g", []],
  ["", "http://a/b/c/d;p?q", []],
  ["http://a:99999/", null, [STRICT, "It refuses ports above 65535."]],
  ["http://256.1.1.1/", null, [STRICT, NOT_IPV4]],
  ["http://1.2.3.4.5/", null, [STRICT, NOT_IPV4]],
  ["http://[v7.a:b]/", null, [STRICT, "It does not know addresses of future IP versions."]],
  ["http://a%20b/", null, [STRICT, "It decodes the host, and refuses the result."]],
  ["http://:80/", null, [STRICT, "It refuses an empty host here."]],
  ["http://[1::2::3]/", null, []],
])("%j", (input, href, differences) => {
  expect(platformReading(input, BASE)).toMatchObject({ href, differences });
});

test("a relative reference is resolved against the base", () => {
  expect(platformReading("../g", BASE)).toMatchObject({ isRelative: true, href: "http://a/b/g" });
  expect(platformReading("../g", "not a base")?.href).toBeNull();
  expect(platformReading(" http://a/", BASE)?.isRelative).toBe(false);
});

test("the result is compared with the input and its normal form", () => {
  expect(platformReading("http://a/", BASE)?.sameAs).toBe("input");
  expect(platformReading("HTTP://A/b/../c", BASE)?.sameAs).toBe("normal form");
  expect(platformReading("http://a/b c", BASE)?.sameAs).toBeNull();
});

test("without a URL, there is no result", () => {
  expect(withoutPlatform(() => platformReading("http://a/", BASE))).toBeNull();
});

test("for any input, the result is that of URL", () => {
  for (const input of inputs) {
    const reading = platformReading(input, BASE);
    const base = reading?.isRelative === true ? BASE : undefined;
    expect(reading?.href).toBe(URL.canParse(input, base) ? new URL(input, base).href : null);
  }
});
