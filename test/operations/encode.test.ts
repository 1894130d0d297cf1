import { runInNewContext } from "node:vm";

import { decode, decodeOctets, encode, type EncodableComponent } from "../../src/index.js";
import { caught } from "../support/caught.js";

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

/** The characters that RFC 3986 allows in each component, copied from sections 2.2, 2.3 and 3. */
const unreserved = "-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~";
const subDelims = "!$&'()*+,;=";
const allowed: readonly (readonly [EncodableComponent, string])[] = [
  ["query-value", `${unreserved}/:@`],
  ["path-segment", `${unreserved}@`],
  ["userinfo-part", unreserved],
  ["unreserved", unreserved],
  ["userinfo", `${unreserved}${subDelims}:`],
  ["reg-name", `${unreserved}${subDelims}`],
  ["path", `${unreserved}${subDelims}:@/`],
  ["segment", `${unreserved}${subDelims}:@`],
  ["segment-nz-nc", `${unreserved}${subDelims}@`],
  ["query", `${unreserved}${subDelims}:@/?`],
  ["fragment", `${unreserved}${subDelims}:@/?`],
];

describe.each(allowed)("encode for %s", (component, characters) => {
  test("keeps exactly the characters that the grammar allows", () => {
    // Two of each, because a single "." cannot be encoded for a segment.
    const kept = ascii.filter((character) => encode(`${character}_`, component) === `${character}_`);
    expect(kept.join("")).toBe([...characters].sort().join(""));
  });

  test("has an inverse, for text and for octets", () => {
    const text = `${ascii.join("")}\u00e9\u20ac\u{1F600}%41%`;
    expect(decode(encode(text, component))).toBe(text);
    const octets = Uint8Array.from({ length: 256 }, (_, octet) => octet);
    expect(decodeOctets(encode(octets, component))).toEqual(octets);
  });
});

test.each([
  ["", ""],
  ["a b", "a%20b"],
  ["\u00e9", "%C3%A9"],
  ["\u{1F600}!", "%F0%9F%98%80%21"],
  ["%41", "%2541"],
  ["a\0\r\n", "a%00%0D%0A"],
])("encode(%j) is %j", (text, encoded) => {
  expect(encode(text)).toBe(encoded);
});

test("a component that does not exist is refused", () => {
  expect(() => encode("a", "constructor" as EncodableComponent)).toThrow(
    new RangeError(
      "The component must be one of these: query-value, path-segment, userinfo-part, unreserved, userinfo, reg-name, path, segment, segment-nz-nc, query, fragment.",
    ),
  );
});

test.each([
  ["x&admin=1", "query-value", "x%26admin%3D1"],
  ["a+b;c#d?e", "query-value", "a%2Bb%3Bc%23d%3Fe"],
  ["a/b;c=d,e", "path-segment", "a%2Fb%3Bc%3Dd%2Ce"],
  ["javascript:x", "path-segment", "javascript%3Ax"],
  ["...", "path-segment", "..."],
  ["..", "segment", ".."],
  ["a:b@c;AUTH=d", "userinfo-part", "a%3Ab%40c%3BAUTH%3Dd"],
] as const)("encode(%j, %j) is %j", (text, component, encoded) => {
  expect(encode(text, component)).toBe(encoded);
});

test.each([".", "..", Uint8Array.of(0x2e), Uint8Array.of(0x2e, 0x2e)])("%j cannot be encoded for a segment", (data) => {
  const { message, diagnostic } = caught(() => encode(data, "path-segment"));
  expect(message).toBe("A dot-segment cannot be data: if it is percent-encoded, it is still a dot-segment.");
  expect(diagnostic).toEqual({
    severity: "error",
    code: "rfc3986/dot-segment",
    message,
    start: 0,
    end: data.length,
    rule: "segment",
    section: "3.3",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
  });
});

test.each([
  [7, "number"],
  [undefined, "undefined"],
  [null, "null"],
  [["a"], "object"],
  [new ArrayBuffer(1), "object"],
  [new Uint16Array(1), "object"],
  [new String("a"), "object"],
])("a value that is not data is refused: %p", (data, type) => {
  expect(() => encode(data as string)).toThrow(
    new TypeError(`The data must be a string or a Uint8Array, not ${type}.`),
  );
  for (const run of [decode, decodeOctets]) {
    expect(() => run(data as string)).toThrow(new TypeError(`The text must be a string, not ${type}.`));
  }
});

test("octets of another realm and of Node are accepted", () => {
  expect(encode(runInNewContext("Uint8Array.of(0, 65)") as Uint8Array)).toBe("%00A");
  expect(encode(Buffer.from("a b"))).toBe("a%20b");
});

test.each([
  ["a\ud800b", 1],
  ["\udc00", 0],
  ["\u{1F600}\udc00\ud800", 2],
  ["\ud800", 0],
])("encode(%j) refuses the lone surrogate at %i", (text, at) => {
  const { message, diagnostic } = caught(() => encode(text));
  expect(message).toBe("A lone surrogate has no UTF-8 encoding.");
  expect(diagnostic).toEqual({
    severity: "error",
    code: "percent/lone-surrogate",
    message,
    start: at,
    end: at + 1,
    index: at,
    rule: "pct-encoded",
    section: "2.5",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-2.5",
  });
  expect(caught(() => decodeOctets(text)).diagnostic.code).toBe("percent/lone-surrogate");
});

test.each([
  ["", ""],
  ["a+b", "a+b"],
  ["%41%7a", "Az"],
  ["x%e2%82%ac%C3%A9y%F0%9F%98%80", "x\u20ac\u00e9y\u{1F600}"],
  ["%2541", "%41"],
  ["\ud800%20", "\ud800 "],
])("decode(%j) is %j", (text, decoded) => {
  expect(decode(text)).toBe(decoded);
});

test.each([
  ["a%", 1, 2],
  ["%4", 0, 2],
  ["%41%zz", 3, 6],
  ["%%41", 0, 3],
])("decode(%j) refuses the text from %i to %i", (text, start, end) => {
  for (const run of [decode, decodeOctets]) {
    const { message, diagnostic } = caught(() => run(text));
    expect(message).toBe("'%' must be followed by two hexadecimal digits.");
    expect(diagnostic).toMatchObject({ code: "percent/malformed", start, end, index: start, section: "2.1" });
  }
});

test.each([
  ["%80", 0, 3],
  ["a%C3%A9%C3", 7, 10],
  ["%C3x%A9", 0, 3],
  ["%C0%80", 0, 6],
  ["%ED%A0%80", 0, 9],
  ["%41%F5%80%80%80", 3, 15],
  ["%E2%82", 0, 6],
])("decode(%j) refuses octets that are not UTF-8, at %i to %i", (text, start, end) => {
  const { message, diagnostic } = caught(() => decode(text));
  expect(message).toBe("The percent-encoded octets are not valid UTF-8.");
  expect(diagnostic).toMatchObject({ code: "percent/not-utf-8", start, end, index: start, section: "2.5" });
});
