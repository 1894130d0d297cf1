import type { StandardId } from "../../src/standards/index.js";
import { adviceCodes, defineScheme, rfc, validate, type AdviceCode } from "../../src/schemes/index.js";

const URL_3986 = "https://www.rfc-editor.org/rfc/rfc3986#section-";

/** Each row has a URI, the text that the advice marks, and the message. */
const ADVICE: Readonly<Record<AdviceCode, readonly (readonly [uri: string, stretch: string, message: string])[]>> = {
  password: [
    ["http://u:secret@h/", "secret", "Do not write a password in a URI. Other people can read it."],
    ["x://:p@h", "p", "Do not write a password in a URI. Other people can read it."],
  ],
  "misleading-userinfo": [
    [
      "ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm",
      "cnn.example.com&story=breaking_news",
      "This looks like a host, but the host stands after '@'.",
    ],
    ["x://example.com@h/", "example.com", "This looks like a host, but the host stands after '@'."],
    ["x://example.com&ab@h/", "example.com&ab", "This looks like a host, but the host stands after '@'."],
  ],
  "rare-ipv4": [
    [
      "x://0x7f.1/",
      "0x7f.1",
      "RFC 3986 reads this as a name, but many programs read it as the address 127.0.0.1. Write the address.",
    ],
    [
      "x://017700000001/",
      "017700000001",
      "RFC 3986 reads this as a name, but many programs read it as the address 127.0.0.1. Write the address.",
    ],
    [
      "x://2130706433/",
      "2130706433",
      "RFC 3986 reads this as a name, but many programs read it as the address 127.0.0.1. Write the address.",
    ],
    [
      "x://127.1/",
      "127.1",
      "RFC 3986 reads this as a name, but many programs read it as the address 127.0.0.1. Write the address.",
    ],
    [
      "x://1.2.772/",
      "1.2.772",
      "RFC 3986 reads this as a name, but many programs read it as the address 1.2.3.4. Write the address.",
    ],
    [
      "x://0xA.0XB/",
      "0xA.0XB",
      "RFC 3986 reads this as a name, but many programs read it as the address 10.0.0.11. Write the address.",
    ],
    [
      "x://0/",
      "0",
      "RFC 3986 reads this as a name, but many programs read it as the address 0.0.0.0. Write the address.",
    ],
    [
      "x://010.0.0.1/",
      "010.0.0.1",
      "RFC 3986 reads this as a name, but many programs read it as the address 8.0.0.1. Write the address.",
    ],
  ],
  "almost-ipv4": [
    [
      "x://999.1.1.1/",
      "999.1.1.1",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      "x://1.2.3.4.5/",
      "1.2.3.4.5",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      "x://4294967296/",
      "4294967296",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      "x://1.256.1/",
      "1.256.1",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      "x://1.2.3.4.0/",
      "1.2.3.4.0",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      "x://09.1/",
      "09.1",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      "x://1.0x/",
      "1.0x",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      "x://0x/",
      "0x",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      "x://0x1F.2.3.4.0xAb/",
      "0x1F.2.3.4.0xAb",
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
    [
      `x://${"1".repeat(255)}/`,
      "1".repeat(255),
      "RFC 3986 reads this as a name, but some programs read it as an IPv4 address. Write four numbers from 0 to 255.",
    ],
  ],
  "readers-differ": [
    [
      "http://0x7f.1/",
      "0x7f.1",
      "'URL' finds another host here than RFC 3986. A check could approve one, and a client could use the other.",
    ],
  ],
  "well-known-port": [
    ["http://h:25/", "25", "This port belongs to a well-known service of another scheme. Check that it is meant."],
    ["https://h:80/", "80", "This port belongs to a well-known service of another scheme. Check that it is meant."],
    ["x://h:0/", "0", "This port belongs to a well-known service of another scheme. Check that it is meant."],
    ["x://h:1023/", "1023", "This port belongs to a well-known service of another scheme. Check that it is meant."],
    ["x://[::1]:0025/", "0025", "This port belongs to a well-known service of another scheme. Check that it is meant."],
  ],
  "encoded-line-break": [
    ["x:a%0d%0aDELE", "%0d", "Decoded, this is a line break: a server could read the text after it as a command."],
    ["http://h/?a%0A", "%0A", "Decoded, this is a line break: a server could read the text after it as a command."],
  ],
  "encoded-nul": [
    ["x:a%00", "%00", "When decoded, this is a NUL character. Many programs end a string there."],
    ["http://h/#%00", "%00", "When decoded, this is a NUL character. Many programs end a string there."],
  ],
  "encoded-delimiter": [
    [
      "http://h/a%2fb",
      "%2f",
      "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts.",
    ],
    ["x://a%40b@h/", "%40", "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts."],
    ["x:%5Cb", "%5C", "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts."],
    ["x://%40@h/", "%40", "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts."],
    [
      "x://%40@h/%2F",
      "%40",
      "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts.",
    ],
    [
      "http://h/%3f%23%5cb",
      "%5c",
      "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts.",
    ],
    ["x://a%3fb@h/", "%3f", "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts."],
    ["x:a%5Cb", "%5C", "Decoded too early, this becomes a delimiter. Split the URI first, then decode its parts."],
  ],
  "encoded-dot-segment": [
    ["http://h/%2e%2E/x", "%2e%2E", "Decoded, this segment is '.' or '..', which changes the path. Remove it."],
    ["x:/a/.%2e?q", ".%2e", "Decoded, this segment is '.' or '..', which changes the path. Remove it."],
    ["x:%2e", "%2e", "Decoded, this segment is '.' or '..', which changes the path. Remove it."],
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
