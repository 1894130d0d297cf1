import type { StandardId } from "../../src/standards/index.js";
import { adviceCodes, defineScheme, rfc, validate, type AdviceCode } from "../../src/schemes/index.js";

const URL_3986 = "https://www.rfc-editor.org/rfc/rfc3986#section-";

/** Each row has a URI, the text that the advice marks, and the message. */
const ADVICE: Readonly<Record<AdviceCode, readonly (readonly [uri: string, stretch: string, message: string])[]>> = {
  password: [
    ["http://u:secret@h/", "secret", "Do not put a password in a URI, because URIs are displayed, stored and logged."],
    ["x://:p@h", "p", "Do not put a password in a URI, because URIs are displayed, stored and logged."],
  ],
  "misleading-userinfo": [
    [
      "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm",
      "cnn.example.com&story=breaking_news",
      'This looks like a host, but the real host comes after the "@".',
    ],
    ["x://example.com@h/", "example.com", 'This looks like a host, but the real host comes after the "@".'],
    ["x://example.com&ab@h/", "example.com&ab", 'This looks like a host, but the real host comes after the "@".'],
  ],
  "rare-ipv4": [
    ["x://0x7f.1/", "0x7f.1", "This is a registered name, but many programs read it as the address 127.0.0.1."],
    [
      "x://017700000001/",
      "017700000001",
      "This is a registered name, but many programs read it as the address 127.0.0.1.",
    ],
    ["x://2130706433/", "2130706433", "This is a registered name, but many programs read it as the address 127.0.0.1."],
    ["x://127.1/", "127.1", "This is a registered name, but many programs read it as the address 127.0.0.1."],
    ["x://1.2.772/", "1.2.772", "This is a registered name, but many programs read it as the address 1.2.3.4."],
    ["x://0xA.0XB/", "0xA.0XB", "This is a registered name, but many programs read it as the address 10.0.0.11."],
    ["x://0/", "0", "This is a registered name, but many programs read it as the address 0.0.0.0."],
    ["x://010.0.0.1/", "010.0.0.1", "This is a registered name, but many programs read it as the address 8.0.0.1."],
  ],
  "almost-ipv4": [
    [
      "x://999.1.1.1/",
      "999.1.1.1",
      "This is a registered name, not an IPv4 address. Programs interpret it differently.",
    ],
    [
      "x://1.2.3.4.5/",
      "1.2.3.4.5",
      "This is a registered name, not an IPv4 address. Programs interpret it differently.",
    ],
    [
      "x://4294967296/",
      "4294967296",
      "This is a registered name, not an IPv4 address. Programs interpret it differently.",
    ],
    ["x://1.256.1/", "1.256.1", "This is a registered name, not an IPv4 address. Programs interpret it differently."],
    [
      "x://1.2.3.4.0/",
      "1.2.3.4.0",
      "This is a registered name, not an IPv4 address. Programs interpret it differently.",
    ],
    ["x://09.1/", "09.1", "This is a registered name, not an IPv4 address. Programs interpret it differently."],
    ["x://1.0x/", "1.0x", "This is a registered name, not an IPv4 address. Programs interpret it differently."],
    ["x://0x/", "0x", "This is a registered name, not an IPv4 address. Programs interpret it differently."],
    [
      "x://0x1F.2.3.4.0xAb/",
      "0x1F.2.3.4.0xAb",
      "This is a registered name, not an IPv4 address. Programs interpret it differently.",
    ],
    [
      `x://${"1".repeat(255)}/`,
      "1".repeat(255),
      "This is a registered name, not an IPv4 address. Programs interpret it differently.",
    ],
  ],
  "readers-differ": [
    [
      "http://0x7f.1/",
      "0x7f.1",
      "RFC 3986 and the platform's URL do not find the same host here. A check on a server and a client must not disagree.",
    ],
  ],
  "well-known-port": [
    ["http://h:25/", "25", "This port is reserved for a well-known service that does not belong to the scheme."],
    ["https://h:80/", "80", "This port is reserved for a well-known service that does not belong to the scheme."],
    ["x://h:0/", "0", "This port is reserved for a well-known service that does not belong to the scheme."],
    ["x://h:1023/", "1023", "This port is reserved for a well-known service that does not belong to the scheme."],
    ["x://[::1]:0025/", "0025", "This port is reserved for a well-known service that does not belong to the scheme."],
  ],
  "encoded-line-break": [
    [
      "x:a%0d%0aDELE",
      "%0d",
      "When decoded, this is a line break. In a line-based protocol, the text after it could be executed as a command.",
    ],
    [
      "http://h/?a%0A",
      "%0A",
      "When decoded, this is a line break. In a line-based protocol, the text after it could be executed as a command.",
    ],
  ],
  "encoded-nul": [
    ["x:a%00", "%00", "When decoded, this is a NUL character. Many programs end a string there."],
    ["http://h/#%00", "%00", "When decoded, this is a NUL character. Many programs end a string there."],
  ],
  "encoded-delimiter": [
    ["http://h/a%2fb", "%2f", "If this is decoded before the URI is split, it becomes a delimiter."],
    ["x://a%40b@h/", "%40", "If this is decoded before the URI is split, it becomes a delimiter."],
    ["x:%5Cb", "%5C", "If this is decoded before the URI is split, it becomes a delimiter."],
    ["x://%40@h/%2F", "%40", "If this is decoded before the URI is split, it becomes a delimiter."],
    ["http://h/%3f%23%5cb", "%5c", "If this is decoded before the URI is split, it becomes a delimiter."],
    ["x://a%3fb@h/", "%3f", "If this is decoded before the URI is split, it becomes a delimiter."],
    ["x:a%5Cb", "%5C", "If this is decoded before the URI is split, it becomes a delimiter."],
  ],
  "encoded-dot-segment": [
    ["http://h/%2e%2E/x", "%2e%2E", 'When decoded, this segment is "." or "..", which changes the path.'],
    ["x:/a/.%2e?q", ".%2e", 'When decoded, this segment is "." or "..", which changes the path.'],
    ["x:%2e", "%2e", 'When decoded, this segment is "." or "..", which changes the path.'],
  ],
};

const SECTIONS: Readonly<Record<AdviceCode, string>> = {
  password: "7.5",
  "misleading-userinfo": "7.6",
  "rare-ipv4": "7.4",
  "almost-ipv4": "7.4",
  "readers-differ": "7.2",
  "well-known-port": "7.2",
  "encoded-line-break": "7.2",
  "encoded-nul": "7.3",
  "encoded-delimiter": "7.3",
  "encoded-dot-segment": "7.3",
};

const RULES: Readonly<Record<AdviceCode, string>> = {
  password: "userinfo",
  "misleading-userinfo": "userinfo",
  "rare-ipv4": "reg-name",
  "almost-ipv4": "reg-name",
  "readers-differ": "host",
  "well-known-port": "port",
  "encoded-line-break": "pct-encoded",
  "encoded-nul": "pct-encoded",
  "encoded-delimiter": "pct-encoded",
  "encoded-dot-segment": "segment",
};

const rows = Object.entries(ADVICE).flatMap(([code, list]) => list.map((row) => [code as AdviceCode, ...row] as const));

test.each(rows)("%s: %s", (code, uri, stretch, message) => {
  const section = SECTIONS[code];
  const start = uri.indexOf(stretch, 2);
  expect(validate(uri).diagnostics).toContainEqual({
    severity: code === "readers-differ" ? "warning" : "info",
    code: `security/${code}`,
    message,
    start,
    end: start + stretch.length,
    rule: RULES[code],
    section,
    url: URL_3986 + section,
  });
});

test("the rows cover all advice", () => {
  expect(Object.keys(ADVICE)).toEqual(adviceCodes);
});

test.each([
  "http://h:80/",
  "http://h:/",
  "http://h:8080/",
  "x://h:1024/",
  "http://192.0.2.1/",
  "http://[::1]/",
  "http://1a.example/",
  "x://1.0xg/",
  "x://1.0gx/",
  "x://10x1/",
  "x://120x1/",
  "x://0x1g/",
  "x://1e2/",
  "x://1.a1/",
  "x://1.2.3.4.x/",
  "x://1-2/",
  `x://${"1".repeat(300)}/`,
  "x://john.smith@h/",
  "x://user:@h/",
  "x://a..b@h/",
  "x://h/%2e.a/a%2e/%7E?%2F",
  `x://${"1".repeat(256)}/`,
])("%s gets no advice", (uri) => {
  const codes = validate(uri).diagnostics.map(({ code }) => code);
  expect(codes.filter((code) => code.startsWith("security/"))).toEqual([]);
});

test.each([
  ["rfc3986", "7.4", `${URL_3986}7.4`],
  ["url-syntax-05", "7.4", `${URL_3986}7.4`],
  ["rfc1808", "7.4", `${URL_3986}7.4`],
  ["rfc2396bis-01", "7.3", "https://datatracker.ietf.org/doc/html/draft-fielding-uri-rfc2396bis-01#section-7.3"],
  ["rfc2396", "7", "https://www.rfc-editor.org/rfc/rfc2396#section-7"],
  ["rfc1738", "6", "https://www.rfc-editor.org/rfc/rfc1738#section-6"],
] as readonly (readonly [StandardId, string, string])[])("%s cites section %s", (standard, section, url) => {
  const { diagnostics } = validate("x://999.1.1.1/", { standard });
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: "security/almost-ipv4", section, url }));
});

test("a scheme can be exempt from advice", () => {
  const scheme = defineScheme({
    name: "x",
    specification: rfc(1, "One"),
    section: "1",
    status: null,
    exempt: ["encoded-nul"],
  });
  expect(validate("x:%00", { schemes: [scheme] }).diagnostics).toEqual([]);
});

test.each("com edu gov info int mil net org io co dev app".split(" "))(
  "a user name like a.%s looks like a host",
  (domain) => {
    for (const userinfo of [`a.${domain}`, `A.${domain.toUpperCase()}`, `a.${domain}!x`, `a.${domain}!x.y!z`]) {
      const { diagnostics } = validate(`x://${userinfo}@h/`);
      expect(diagnostics.map(({ code, start, end }) => [code, start, end])).toContainEqual([
        "security/misleading-userinfo",
        4,
        4 + userinfo.length,
      ]);
    }
  },
);

test.each(["a.", ".a", "a.b", "a!.com", "!a.com", "com", "a.common"])(
  "the user name %s does not look like a host",
  (userinfo) => {
    const codes = validate(`x://${userinfo}@h/`).diagnostics.map(({ code }) => code);
    expect(codes).not.toContain("security/misleading-userinfo");
  },
);
