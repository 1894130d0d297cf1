/** What is said of addresses in brackets, and of addresses without them. */
import { applyRepair, diagnose, repair, type Repair } from "../../src/index.js";
import { validate } from "../../src/schemes/index.js";

describe("text after an address", () => {
  test.each([
    ["http://[::1]example/", 12],
    ["http://u@[::1]x:80/", 14],
    ["http://[v1.x]y/", 13],
    ["http://[::1][::2]/", 12],
    ["http://[::1].example/", 12],
    ["http://[::1]%20/", 12],
    ["//[::1]x", 7],
    ["redis://[::1]x/0", 13],
    ["mongodb://[::1]x/db", 15],
    ["ldap://[::1]x/", 12],
  ])("%s", (uri, start) => {
    for (const found of [diagnose(uri), ...(uri.startsWith("//") ? [] : [validate(uri).diagnostics])]) {
      expect(found.map((each) => [each.code, each.start, each.end])).toEqual([
        ["rfc3986/text-after-address", start, start + 1],
      ]);
    }
  });

  test.each(["turn:[::1]x", "stun:[::1]x", "sip:a@[::1]x", "xmpp:a@[::1]x"])(
    "%s: the sentence does not say that it is in the address",
    (uri) => {
      expect(validate(uri).diagnostics[0]?.message).toMatch(/^'x' is not allowed in an? \w+ (?:URI|address)/);
    },
  );
});

test.each([
  ["http://example[::1]/", ["rfc3986/character", 14]],
  ["http://u@example[::1]:80/", ["rfc3986/character", 16]],
  ["http://example::80/", ["rfc3986/repeated-colon", 15]],
  ["http://[::1]:80:90/", ["rfc3986/port", 15]],
])("%s: the first fault comes first", (uri, expected) => {
  expect(diagnose(uri).map(({ code, start }) => [code, start])).toEqual([expected]);
});

describe("an address without a scheme", () => {
  test.each([
    ["[::1]:8080", "http://[::1]:8080"],
    ["[::1]", "http://[::1]"],
    ["[::1]/x?y", "http://[::1]/x?y"],
    ["user@[::1]:80", "http://user@[::1]:80"],
    ["[::1", "http://[::1]"],
    ["::1", "http://[::1]"],
    ["2001:db8::1/x", "http://[2001:db8::1]/x"],
    ["::ffff:1.2.3.4", "http://[::ffff:1.2.3.4]"],
    ["[fe80::1]:repo.git", "ssh://[fe80::1]/repo.git"],
    ["git@[fe80::1]:repo.git", "ssh://git@[fe80::1]/repo.git"],
    ["git@[fe80::1]:/srv/repo.git", "ssh://git@[fe80::1]/srv/repo.git"],
  ])("%s: one guess, %s", (text, uri) => {
    expect(repair(text)).toMatchObject({ uri, ok: true, certain: false });
    expect(repair(text, { certain: true }).uri).toBe(text);
    expect(diagnose(text)[0]?.code).toMatch(/^rfc3986\/(?:missing-scheme|scp)$/);
  });

  test.each([
    ["[::g]:80", ["missing-scheme", "ipv6-character"]],
    ["[::1]x", ["missing-scheme", "text-after-address"]],
    ["[::1]:8080:90", ["missing-scheme", "port"]],
    ["[fe80::1%eth0]:80", ["missing-scheme", "ipv6-zone"]],
  ])("%s: what else is wrong", (text, codes) => {
    expect(diagnose(text).map(({ code }) => code)).toEqual(codes.map((code) => `rfc3986/${code}`));
  });

  test.each([
    ["fe80::1", "http://[fe80::1]"],
    ["FE80::1?x", "http://[FE80::1]?x"],
    ["dead:beef::1/a", "http://[dead:beef::1]/a"],
    ["abcd:1:2:3:4:5:6:7", "http://[abcd:1:2:3:4:5:6:7]"],
  ])("%s is valid, with a warning", (text, uri) => {
    const { ok, diagnostics } = validate(text);
    const [first] = diagnostics;
    expect([ok, first?.severity, first?.code, first?.repair?.certain]).toEqual([
      true,
      "warning",
      "scheme/missing-scheme",
      false,
    ]);
    expect(applyRepair(text, first?.repair as Repair)).toBe(uri);
  });

  test.each(["a:b", "abc:def", "cafe:1:2", "fe80:::1"])("no warning about %s", (text) => {
    expect(validate(text).diagnostics.filter(({ severity }) => severity === "warning")).toEqual([]);
  });
});

test.each([
  ["mongodb://a:1,b:2x/db", "mongodb/character", 17],
  ["mongodb://a:1x,b:2/db", "rfc3986/port", 13],
  ["docker://ubuntu:v11:latest", "docker/character", 19],
  ["coap://h:8o/", "rfc3986/port", 10],
  ["icap://h:8o;a/", "rfc3986/port", 10],
])("%s: the explanation of the scheme wins where its grammar has more than ports", (uri, code, start) => {
  expect(validate(uri).diagnostics.map((each) => [each.code, each.start])).toEqual([[code, start]]);
});
