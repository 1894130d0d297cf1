// What `read` gives and what `write` and `update` make of it, by hand, and the errors, with their whole messages.
import { read, safeRead, safeWrite, update, write, type Values } from "../../src/schemes/index.js";
import { geo } from "../../src/schemes/geo.js";
import { defineScheme, withValues } from "../../src/schemes/define.js";
import { grammar } from "../../generated/scheme/http.js";
import { parse, URISyntaxError } from "../../src/index.js";
import type { Tree } from "../../src/tree/tree.js";
import { noValuesOf, sourceOf } from "../../src/values/read.js";
import { isSame } from "../../src/values/same.js";
import { caught } from "../support/caught.js";

const reading = (uri: string): Values => read(uri);
const writing = write as (scheme: string, values: unknown) => string;
const updating = update as (uri: string, changes: unknown) => string;

test.each([
  [
    "mailto:a@b,%22c%40d%22@e?cc=f@g&subject=x%20y&Subject=z&In-Reply-To=%3C1@h%3E",
    {
      scheme: "mailto",
      to: ["a@b", '"c@d"@e'],
      cc: ["f@g"],
      bcc: [],
      subject: "x y",
      body: null,
      headers: [
        { name: "subject", value: "z" },
        { name: "in-reply-to", value: "<1@h>" },
      ],
      fragment: null,
    },
  ],
  [
    "postgresql://me:s%40fe@h1,[2001:DB8::1]:5433/a%26b?sslmode=require",
    {
      scheme: "postgresql",
      user: "me",
      password: "s@fe",
      hosts: [
        { host: "h1", port: null },
        { host: "2001:db8::1", port: 5433 },
      ],
      database: "a&b",
      parameters: [{ name: "sslmode", value: "require" }],
      fragment: null,
    },
  ],
  [
    "ldap://ldap.example.net/o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)?!bindname=cn=x",
    {
      scheme: "ldap",
      host: "ldap.example.net",
      port: null,
      dn: "o=University of Michigan,c=US",
      attributes: [],
      scope: "sub",
      filter: "(cn=Babs Jensen)",
      extensions: [{ critical: true, name: "bindname", value: "cn=x" }],
      fragment: null,
    },
  ],
  [
    "geo:48.20,16.37,-0;crs=WGS84;u=40#f%20g",
    {
      scheme: "geo",
      latitude: 48.2,
      longitude: 16.37,
      altitude: 0,
      crs: "wgs84",
      uncertainty: 40,
      parameters: [],
      fragment: "f g",
    },
  ],
  [
    "pkcs11:id=%FF;token=a%20b?pin-value=x&y=z",
    {
      scheme: "pkcs11",
      id: "%FF",
      token: "a b",
      manufacturer: null,
      serial: null,
      model: null,
      object: null,
      type: null,
      libraryManufacturer: null,
      libraryDescription: null,
      libraryVersion: null,
      slotManufacturer: null,
      slotDescription: null,
      slotId: null,
      attributes: [],
      pinSource: null,
      pinValue: "x",
      moduleName: null,
      modulePath: null,
      queryAttributes: [{ name: "y", value: "z" }],
      fragment: null,
    },
  ],
])("the values of %s", (uri, values) => {
  expect(reading(uri)).toEqual(values);
  expect(reading(updating(uri, { scheme: values.scheme }))).toEqual(values);
});

test.each<[scheme: string, values: object, uri: string]>([
  [
    "mailto",
    { to: ["joe@example.com"], subject: "Hi & bye", body: "1+1=2\r\n" },
    "mailto:joe@example.com?subject=Hi%20%26%20bye&body=1%2B1%3D2%0D%0A",
  ],
  ["mailto", { cc: ["a@b", "c@d"] }, "mailto:?cc=a@b,c@d"],
  [
    "http",
    {
      host: "::1",
      port: 8080,
      path: ["a b", "c/d", ""],
      parameters: [
        { name: "q=", value: "a&b=c" },
        { name: "é", value: null },
      ],
    },
    "http://[::1]:8080/a%20b/c%2Fd/?q%3D=a%26b=c&%C3%A9",
  ],
  ["postgresql", { hosts: [{ host: "h" }], user: "a:b", password: "@/" }, "postgresql://a%3Ab:%40%2F@h"],
  ["ldap", { host: "h", extensions: [{ critical: false, name: "x", value: null }] }, "ldap://h/????x"],
  ["ldap", { host: "", scope: "sub", extensions: [{ critical: true, name: "x", value: null }] }, "ldap:///??sub??!x"],
  ["geo", { latitude: -0, longitude: 1e-7 }, "geo:0,0.0000001"],
  [
    "otpauth",
    { type: "totp", account: "a@b", issuer: "C o", secret: "JBSWY3DP", digits: 6 },
    "otpauth://totp/C%20o:a@b?secret=JBSWY3DP&issuer=C%20o&digits=6",
  ],
  ["geo", { latitude: 1.5e-7, longitude: 0, uncertainty: 1.25e21 }, "geo:0.00000015,0;u=1250000000000000000000"],
  ["pkcs11", { id: "%00%FF" }, "pkcs11:id=%00%FF"],
  ["sms", { numbers: [{ number: "+15105550101" }], body: "a" }, "sms:+15105550101?body=a"],
  ["redis", { host: "h", user: null, password: "p" }, "redis://:p@h"],
  ["http", { host: "h", parameters: [{ name: "a" }] }, "http://h?a"],
])("%s: %j is written as %s", (scheme, values, uri) => {
  expect(writing(scheme, values)).toBe(uri);
});

test.each<[uri: string, changes: object, result: string]>([
  [
    "https://e.com/s?q=a%20b&page=2&sig=a%2fb#r",
    { host: "example.com", fragment: null },
    "https://example.com/s?q=a%20b&page=2&sig=a%2fb",
  ],
  ["https://e.com/%7ea/b?c", { path: ["~a", "x y"] }, "https://e.com/%7ea/x%20y?c"],
  [
    "https://e.com/a?b=%2f&c=d",
    {
      parameters: [
        { name: "b", value: "/" },
        { name: "c", value: "e" },
      ],
    },
    "https://e.com/a?b=%2f&c=e",
  ],
  ["mailto:a@b?SUBJECT=x&body=y", { subject: "z", body: null, bcc: ["c@d"] }, "mailto:a@b?SUBJECT=z&bcc=c@d"],
  ["magnet:?xt=urn:a:b&tr=x&dn=n&tr=y", { tr: ["x", "z", "w"] }, "magnet:?xt=urn:a:b&tr=x&dn=n&tr=z&tr=w"],
  ["redis://me:old@h/0?a=%2f", { password: "n:w" }, "redis://me:n%3Aw@h/0?a=%2f"],
  ["mailto:a@b#%7e", { to: ["c@d"] }, "mailto:c@d#%7e"],
  ["mailto:a@b?cc=c@d&body=x", { cc: [] }, "mailto:a@b?body=x"],
  ["mailto:a@b?cc=c%2Bd@e&bcc=f@g", { cc: ["c+d@e"], bcc: ["h@i"] }, "mailto:a@b?cc=c%2Bd@e&bcc=h@i"],
  ["postgresql://a,b:1/db", { hosts: [{ host: "/tmp" }, { host: "b", port: undefined }] }, "postgresql://%2Ftmp,b/db"],
  ["http://me@h/", { password: "p", port: undefined }, "http://me:p@h/"],
  ["http://me:p@h/", { user: null, password: null }, "http://h/"],
  ["ssh://h/", { password: "p" }, "ssh://:p@h/"],
])("%s with %j becomes %s", (uri, changes, result) => {
  expect(updating(uri, changes)).toBe(result);
});

/** Returns the message, the path and the offsets of what a value refuses. */
function refusalOf(write: () => unknown): unknown {
  const { diagnostic } = caught(write);
  const { message, path, start, end, code } = diagnostic;
  return [message, path, start, end, code];
}

test.each<[scheme: string, values: object, refusal: unknown]>([
  [
    "geo",
    { latitude: 91, longitude: 16 },
    ["The latitude, the first coordinate, must be from -90 to 90 degrees.", ["latitude"], 4, 6, "geo/latitude"],
  ],
  ["http", { host: "a/b" }, ["The value 'host' has a character that is not allowed.", ["host"], 1, 2, "http/value"]],
  [
    "mailto",
    { to: ["a@b", "c"] },
    ["The value 'to[1]' is incomplete, or does not fit.", ["to", 1], 1, 1, "mailto/value"],
  ],
  [
    "postgresql",
    { hosts: [{ host: "a" }, { host: "b", port: -1 }] },
    ["The value 'hosts[1].port' has a character that is not allowed.", ["hosts", 1, "port"], 0, 1, "postgresql/value"],
  ],
  [
    "sip",
    { host: "h", parameters: [{ name: "a", value: "\uD800" }] },
    ["A lone surrogate has no UTF-8 encoding.", ["parameters", 0], 0, 1, "percent/lone-surrogate"],
  ],
  [
    "http",
    { host: "h", fragment: "\uDC00" },
    ["A lone surrogate has no UTF-8 encoding.", ["fragment"], 0, 1, "percent/lone-surrogate"],
  ],
  [
    "http",
    { host: "h", parameters: [{ name: "\uD800", value: null }] },
    ["A lone surrogate has no UTF-8 encoding.", ["parameters", 0], 0, 1, "percent/lone-surrogate"],
  ],
  [
    "https",
    { host: "h", path: ["a", ".."] },
    ["The value 'path[1]' is a dot-segment, which programs remove.", ["path", 1], 0, 2, "https/value"],
  ],
  ["redis", { host: null, port: 1 }, ["The value 'host' is missing.", ["host"], 0, 0, "redis/value"]],
  [
    "http",
    { host: "h", user: "me" },
    ["Do not send a user name or a password in the URI of a message. Remove it and '@'.", [], 7, 9, "http/userinfo"],
  ],
  [
    "data",
    { mediaType: "text" },
    [
      "The value 'mediaType' must be a type, '/', a subtype, and parameters such as ';charset=UTF-8'.",
      ["mediaType"],
      0,
      4,
      "data/value",
    ],
  ],
  [
    "mongodb",
    { hosts: [{ host: "a" }, { host: "b", port: 70000 }] },
    ["A port is a number from 1 to 65535.", ["hosts", 1, "port"], 14, 19, "mongodb/port-range"],
  ],
  [
    "sip",
    { host: "h", parameters: [{ name: "ab" }, { name: "a" }, { name: "a" }] },
    ["This parameter occurs more than once. Keep only one.", [], 11, 12, "sip/repeated-parameter"],
  ],
  [
    "otpauth",
    { type: "xotp", account: "a" },
    ["The value 'type' has a character that is not allowed.", ["type"], 0, 1, "otpauth/value"],
  ],
])("%s: %j is refused", (scheme, values, refusal) => {
  expect(refusalOf(() => writing(scheme, values))).toEqual(refusal);
});

test.each<[call: () => unknown, error: Error]>([
  [
    () => writing("nope", {}),
    new RangeError("The scheme must be the name of a scheme whose values are known, in lower case."),
  ],
  [
    () => writing("http", { hots: "h" }),
    new TypeError(
      "The values have an unknown name. The names are scheme, user, password, host, port, path, parameters, fragment.",
    ),
  ],
  [() => writing("http", { host: 1 }), new TypeError("The value 'host' must be a string, not number.")],
  [() => writing("http", { host: "h", path: "a" }), new TypeError("The value 'path' must be a list, not string.")],
  [() => writing("http", { host: "h", port: "80" }), new TypeError("The value 'port' must be a number, not string.")],
  [() => writing("http", { host: "h", port: NaN }), new TypeError("The value 'port' must be a finite number.")],
  [
    () => writing("http", { host: "h", parameters: ["a"] }),
    new TypeError("The value 'parameters[0]' must be an object, not string."),
  ],
  [
    () => writing("http", { host: "h", fragment: 1 }),
    new TypeError("The value 'fragment' must be a string, not number."),
  ],
  [
    () => writing("http", { host: "h", parameters: [{ value: "a" }] }),
    new TypeError("The value 'parameters[0].name' must be a string, not null."),
  ],
  [() => updating("mailto:a@b", { to: {} }), new TypeError("The value 'to' must be a list, not object.")],
  [() => writing("http", null), new TypeError("The values must be an object, not null.")],
  [
    () => writing("http", { scheme: "https", host: "h" }),
    new RangeError("The value 'scheme' must be the scheme that is written."),
  ],
  [
    () => writing("dict", { host: "h", command: { word: "a", nope: 1 } }),
    new TypeError("The value 'command' has a name that does not fit."),
  ],
  [() => updating("http://h/", { scheme: "https" }), new RangeError("The value 'scheme' must not change.")],
  [() => (read as (uri: unknown) => unknown)(1), new TypeError("The URI must be a string or a tree, not number.")],
  [
    () => (read as (uri: string, scheme: string) => unknown)("http://h/", "nope"),
    new RangeError("The scheme must be the name of a scheme whose values are known, in lower case."),
  ],
])("%s: a mistake of the caller", (call, error) => {
  expect(call).toThrow(error);
});

test("values that are too deep, or that cannot be read", () => {
  const deep: unknown[] = [];
  deep.push(deep);
  expect(() => writing("http", { path: deep })).toThrow(new TypeError("The values must have at most 8 levels."));
});

test.each<[uri: string, scheme: string | undefined, refusal: unknown]>([
  [
    "http://h/%FF",
    undefined,
    ["The percent-encoded octets are not valid UTF-8.", undefined, 9, 12, "percent/not-utf-8"],
  ],
  ["geo:48.2", undefined, ["The input ends too early (rule geo-URI).", undefined, 8, 8, "geo/syntax"]],
  ["nope:x", undefined, ["The values of this scheme are not known.", undefined, 0, 4, "rfc3986/other-scheme"]],
  [
    "a/b",
    undefined,
    ["The URI must begin with the name of a scheme and ':'.", undefined, 0, 0, "rfc3986/other-scheme"],
  ],
  ["constructor:x", undefined, ["The values of this scheme are not known.", undefined, 0, 11, "rfc3986/other-scheme"]],
  ["http://h/", "mailto", ["The scheme must be 'mailto'.", undefined, 0, 4, "rfc3986/other-scheme"]],
])("%s cannot be read as %s", (uri, scheme, refusal) => {
  const result = (safeRead as (uri: string, scheme?: string) => ReturnType<typeof safeRead>)(uri, scheme);
  expect(result.ok).toBe(false);
  expect(
    refusalOf(() => {
      throw new URISyntaxError(result.diagnostic as never);
    }),
  ).toEqual(refusal);
});

test("results that do not throw", () => {
  expect(safeRead("http://h/", "http")).toMatchObject({ ok: true, values: { host: "h", path: [""] } });
  expect(safeWrite("http", { host: "h" })).toEqual({ ok: true, uri: "http://h" });
  expect(safeWrite("geo", { latitude: 91, longitude: 0 })).toMatchObject({
    ok: false,
    diagnostic: { path: ["latitude"] },
  });
  expect(() => safeWrite("http", { host: 1 } as never)).toThrow(TypeError);
});

test("a known parameter whose value does not match its rule is another parameter", () => {
  expect(reading("mailto:?cc=nobody")).toMatchObject({ cc: [], headers: [{ name: "cc", value: "nobody" }] });
});

test("the functions for chosen schemes", () => {
  const { read, safeRead, write, safeWrite, update } = withValues([geo]);
  const { latitude, longitude } = read("geo:48.2,16.3", "geo");
  expect([latitude, longitude]).toEqual([48.2, 16.3]);
  expect(update("geo:48.2,16.3", { altitude: 183 })).toBe("geo:48.2,16.3,183");
  expect(write("geo", { latitude: 1, longitude: 2 })).toBe("geo:1,2");
  expect(safeWrite("geo", { latitude: 91, longitude: 2 }).diagnostic?.code).toBe("geo/latitude");
  expect(safeRead("http://h/").diagnostic?.message).toBe("The values of this scheme are not known.");
  expect(() => withValues(null as never)).toThrow(new TypeError("The schemes must be a list, not null."));
});

test("a requirement about the text between the values has no path", () => {
  const http = defineScheme({
    name: "http",
    specification: { name: "Projects", title: "How we name projects", url: () => "https://example.com/" },
    section: "1",
    status: null,
    grammar,
    requirements: [
      {
        code: "slashes",
        level: "MUST",
        section: "2",
        rule: "http-URI",
        summary: "Another separator must follow.",
        find: () => [{ start: 6, end: 7, message: "The second slash is wrong." }],
      },
    ],
  });
  const { diagnostic } = withValues([http]).safeWrite("http", { host: "h" });
  expect([diagnostic?.code, diagnostic?.path]).toEqual(["http/slashes", []]);
});

test("a list that is absent among other values has no values", () => {
  const tree = { fieldOf: () => ({ types: ["item"], list: true, optional: false }) } as unknown as Tree;
  const source = sourceOf(tree, { list: { is: "one", fields: [{ name: "items" }] } });
  expect([noValuesOf(source, "list"), source.keysOf("list")]).toEqual([{}, []]);
});

test("a tree is read, too", () => {
  expect((read(parse("http://h/a")) as Values)["path"]).toEqual(["a"]);
  expect(update(parse("http://h/a"), { path: ["b"] })).toBe("http://h/b");
});

test("a parameter of data keeps the characters of a token, because many readers do not decode it", () => {
  const mediaType = 'text/plain;profile="a+b!c d"';
  const uri = write("data", { mediaType });
  expect(uri).toBe("data:text/plain;profile=a+b!c%20d,");
  expect(read(uri, "data").mediaType).toBe(mediaType);
});

test("values of different kinds differ", () => {
  const octets = Uint8Array.of(1);
  expect(isSame([], {})).toBe(false);
  expect(isSame(octets, [1])).toBe(false);
  expect(isSame({ 0: 1 }, octets)).toBe(false);
  expect(isSame(octets, Uint8Array.of(1, 2))).toBe(false);
  expect(isSame(octets, Uint8Array.of(2))).toBe(false);
  expect(isSame(octets, Uint8Array.of(1))).toBe(true);
  expect(isSame({ 0: 1 }, [1])).toBe(false);
});

test("parts that no empty part can join do not fit together", () => {
  // The part of a message needs a section or its number.
  expect(() => write("imap", { host: "h", mailbox: "m", partial: { first: "0", length: 1 } })).toThrow(
    "The values do not fit together.",
  );
});
