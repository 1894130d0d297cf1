// One fault has one diagnostic.
import { validate } from "../../src/schemes/index.js";

/** The codes of the errors. */
const codesOf = (input: string): readonly string[] =>
  validate(input)
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ code }) => code);

test.each([
  ["data:?,", "data/character"],
  ["data:a/b;=x,", "data/character"],
  ["data:a/b;c=,", "data/empty-value"],
  ["otpauth://totp/x:?secret=A", "otpauth/label"],
  ["mailto:a%20b@c", "mailto/needless-encoding"],
  ["mailto:a@b%0Acc", "mailto/needless-encoding"],
  ["http://[1::2::3]/", "rfc3986/ipv6-compressions"],
  ["http://[fe80::1%25en0]/", "rfc3986/ipv6-zone"],
  ["http://fe80::1%en0/", "rfc3986/ipv6-zone"],
  ["http://fe80::1%25en0:80/", "rfc3986/ipv6-zone"],
  ["http://u@fe80::1%25en0/", "rfc3986/ipv6-zone"],
  ["docker://a:b:c", "docker/character"],
  ["mongodb://h:27017:27018/db", "rfc3986/port"],
  // A character stands in place of ":", "/", "@" or a digit.
  ["acct%bob@example.com", "rfc3986/missing-scheme"],
  ["acct:bob example.com", "rfc3986/space"],
  ["mongodb+srv:/,server.mongodb.com/", "mongodb+srv/slashes"],
  ["coap:/ example.com/sensors", "coap/slashes"],
  ["aaa://host.example.?com;transport=tcp", "aaa/query"],
  ["aaa://host.example.com:6666;trans ort=tcp", "rfc3986/space"],
  ["swh:1:cnt:94a9ed024d3859793618152ea559a%68bbcbb5e2", "swh/needless-encoding"],
  ["crid://example.co.jp/%E%3%82%A8", "rfc3986/percent"],
  // A guess was wrong.
  ["news:ex,mple.group.*", "news/character"],
  // A text without a scheme, with more than one other fault.
  ["my page.html", "rfc3986/missing-scheme"],
  // The octets of a text with the wrong form, and the check digit of a digest with the wrong length.
  ["urn:uuid:f81d4fae-7dec-11d0-%a765-00a0c91e6bf6", "urn/uuid"],
  ["nih:sha-256-120;5326-057-e12f-e2b7-4ba0-7c89-2560-a2;f", "nih/digest-length"],
  // The requirement is broken only because of the other character.
  ["payto://upi/alice@example.com?receiver-name=Alice%amount=INR:200", "rfc3986/percent"],
  ["ftp///host.example/motd", "rfc3986/scheme-delimiter"],
])("%s has the fault %s", (input, code) => {
  expect(codesOf(input)).toEqual([code]);
});

test.each([
  ["sips:alice@atlanta.com?subject=project% 0x", ["rfc3986/percent", "rfc3986/space"]],
  ["mailto:a b@c.d?subject=x y", ["rfc3986/space", "rfc3986/space"]],
  ["did:example:a~b@c", ["did/unencoded-delimiter", "did/unencoded-delimiter"]],
])("%s has the faults %p", (input, codes) => {
  expect(codesOf(input)).toEqual(codes);
});

test("in a very long text, no other character is tried", () => {
  expect(codesOf(`acct:bob example.com`)).toHaveLength(1);
  expect(codesOf(`acct:${"b".repeat(10_000)} example.com`)).toHaveLength(2);
});

test("one repair has the edits of all symptoms", () => {
  const [first] = validate("crid///example.com/foobar").diagnostics;
  expect(first?.repair?.edits.length).toBe(2);
});

test.each(["bm\u7DC4cgf", "my page.html", "acct%bob@example.com", "mailto:a%20b@c", "acct:bob example.com"])(
  "white space around %j adds only its own faults",
  (input) => {
    const codes = codesOf(input);
    const space = "rfc3986/white-space-around";
    expect(codes).toHaveLength(1);
    expect(codesOf(` ${input}`)).toEqual([space, ...codes]);
    expect(codesOf(`${input} `)).toEqual([...codes, space]);
    expect(codesOf(` ${input} `)).toEqual([space, ...codes, space]);
  },
);
