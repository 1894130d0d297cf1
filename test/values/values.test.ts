// What `read` gives and what `write` and `update` make of it, by hand, and the errors, with their whole messages.
import { normalize, read, safeRead, safeWrite, update, validate, write, type Values } from "../../src/schemes/index.js";
import { geo } from "../../generated/schemes/geo.js";
import { defineScheme, withValues, type Check } from "../../src/schemes/define.js";
import { grammar } from "../../generated/scheme/http.js";
import { parse, URISyntaxError } from "../../src/index.js";
import { Shape } from "../../src/tree/shape.js";
import type { Tree } from "../../src/tree/tree.js";
import { printerOf } from "../../src/values/print.js";
import { addNoValues, sourceOf } from "../../src/values/read.js";
import { firstDifference, isSame } from "../../src/values/same.js";
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
  ["sms", { numbers: ["+15105550101", { number: "+1", ext: "5" }], body: "a" }, "sms:+15105550101,+1;ext=5?body=a"],
  ["h323", { user: "+1-201:a=b@c;d" }, "h323:+1-201:a=b%40c%3Bd"],
  ["im", { to: { localPart: "pepp=example.com/fred+x", domain: "h" } }, "im:pepp=example.com/fred+x@h"],
  ["im", { to: { localPart: "/a", domain: "h" } }, "im:%2Fa@h"],
  ["acct", { userpart: "a+b=c@d", host: "h" }, "acct:a+b=c%40d@h"],
  ["xmpp", { path: { nodeid: "a+b=c;d", host: "h" } }, "xmpp:a+b=c;d@h"],
  ["iax", { host: "h", number: "+1*98", context: "a=b" }, "iax:h/+1*98?a=b"],
  ["postgresql", { hosts: ["h"], database: "a+b@c/?#%é" }, "postgresql://h/a+b@c%2F%3F%23%25%C3%A9"],
  [
    "git+https",
    { host: "h", separator: "/", path: "a", commit: "v1.0+b=(c)/@?#^é" },
    "git+https://h/a#v1.0+b=(c)/@?%23%5E%C3%A9",
  ],
  ["amqp", { host: "h", vhost: "a:b@c/" }, "amqp://h/a%3Ab%40c%2F"],
  ["s3", { bucket: "BkT_x", path: ["a%20b", "..", "c+d"] }, "s3://BkT_x/a%20b/../c+d"],
  ["gs", { bucket: "b", path: ["a%41"] }, "gs://b/a%41"],
  ["ipn", { allocator: "977000", node: "100", service: "1" }, "ipn:977000.100.1"],
  ["ipn", { node: "!", service: "7" }, "ipn:!.7"],
  ["tel", { number: "*#06#", context: "h.example" }, "tel:*%2306%23;phone-context=h.example"],
  ["postgresql", { hosts: ["a", { host: "b", port: 1 }] }, "postgresql://a,b:1"],
  ["mongodb", { hosts: ["a", "::1"] }, "mongodb://a,[::1]"],
  ["ldap", { host: "h", extensions: ["x"] }, "ldap://h/????x"],
  ["redis", { host: "h", user: null, password: "p" }, "redis://:p@h"],
  ["http", { host: "h", parameters: [{ name: "a" }] }, "http://h?a"],
  [
    "mailto",
    { to: ["Joe <a@b>", "c@d"], cc: ["x: a@b, c@d;"] },
    "mailto:?to=Joe%20%3Ca@b%3E,%20c@d&cc=x:%20a@b,%20c@d;",
  ],
  ["mailto", { to: ['"a;b"@c'] }, "mailto:%22a%3Bb%22@c"],
])("%s: %j is written as %s", (scheme, values, uri) => {
  expect(writing(scheme, values)).toBe(uri);
});

test.each<[uri: string, changes: object, result: string]>([
  ["pkg:///npm/x/a/#/b/", { version: "1" }, "pkg:///npm/x/a/@1#/b/"],
  ["pkg:npm/x//a", { namespace: [], version: "1" }, "pkg:npm//a@1"],
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
  ["mailto:a@b?subject=%48i&to=c@d", { to: ["e@f"] }, "mailto:e@f?subject=%48i"],
  ["mailto:?to=%61@b&subject=%48i", { subject: "x" }, "mailto:?to=%61@b&subject=x"],
  ["mailto:?to=a@b&subject=%48i", { to: [] }, "mailto:?subject=%48i"],
  ["mailto:a@b?to=J%20%3Cc@d%3E&subject=%48i", { to: ["x@y"] }, "mailto:x@y?subject=%48i"],
  [
    "mailto:a@b?to=J%20%3Cc@d%3E&subject=%48i",
    { to: ["a@b", "J <c@d>", "x@y"] },
    "mailto:?to=a@b,%20J%20%3Cc@d%3E,%20x@y&subject=%48i",
  ],
  ["mailto:?to=J%20%3C%61@b%3E&x=%48", { subject: "x" }, "mailto:?to=J%20%3C%61@b%3E&x=%48&subject=x"],
  ["mailto:a@b?cc=J%20%3Cc@d%3E&x=%48", { cc: ["e@f"] }, "mailto:a@b?x=%48&cc=e@f"],
  ["mailto:?to=a@b&subject=%48i", { to: ["c@d"], cc: ["e@f"] }, "mailto:c@d?subject=%48i&cc=e@f"],
  ["redis://h?a=%2f&password=p", { password: "q" }, "redis://:q@h?a=%2f"],
  ["redis://h?a=%2f&db=2", { password: "q" }, "redis://:q@h?a=%2f&db=2"],
  ["redis://h/1?db=2", { database: 3 }, "redis://h/3"],
  ["postgresql:///d%61?host=%2ftmp&a=%62", { user: "u" }, "postgresql://u@/d%61?host=%2ftmp&a=%62"],
  ["postgresql://h/db?user=a&x=%61", { user: "b" }, "postgresql://b@h/db?x=%61"],
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

test.each<readonly [uri: string, values: object]>([
  ["magnet:?xt=urn:a:b&xl=12", { xl: 12 }],
  ["magnet:?xt=urn:a:b&xl=abc", { xl: null }],
  ["docker://library/busybox:1", { domain: null, name: "library/busybox", tag: "1" }],
  ["docker://localhost/a", { domain: "localhost", name: "a" }],
  ["docker://foo:1/bar", { domain: "foo:1", name: "bar" }],
  [
    "ssh://us%65r;fingerprint=ssh-rsa-x@h:2222/",
    { user: "user", parameters: [{ name: "fingerprint", value: "ssh-rsa-x" }] },
  ],
  [
    "sftp://u:p;a=b,c=@h/;type=d",
    {
      user: "u",
      password: "p",
      parameters: [
        { name: "a", value: "b" },
        { name: "c", value: "" },
      ],
      path: [";type=d"],
    },
  ],
  ["ssh://a;b=c;d=e@h/", { user: "a;b=c", parameters: [{ name: "d", value: "e" }] }],
  ["ssh://;a=b@h/", { user: null, parameters: [{ name: "a", value: "b" }] }],
  ["ssh://a;b@h/", { user: "a;b", parameters: [] }],
  ["smb://D;u:p@h/S", { domain: "D", user: "u", password: "p" }],
  ["smb://u:p;x@h/S", { domain: null, user: "u", password: "p;x" }],
  ["smb://;u@h/S", { domain: null, user: ";u" }],
  ...[".5", "00.50", "%2E5"].map(
    (amount) => [`bitcoin:?lightning=x&amount=${amount}`, { amount: 0.5, parameters: [] }] as const,
  ),
  ["bitcoin:?lightning=x&AMOUNT=5.", { amount: 5, parameters: [] }],
  [
    "otpauth://totp/Big%20Corporation%3A%20%20alice%40bigco.com?secret=AA",
    { issuer: "Big Corporation", account: "alice@bigco.com" },
  ],
  ["otpauth://totp/%20alice%20?secret=AA", { issuer: null, account: "alice " }],
  [
    "otpauth://totp/%20?secret=AA&period=%31&digits=8&algorithm=SHA256",
    { account: " ", period: 1, digits: 8, algorithm: "SHA256" },
  ],
  ["mailto:?to=a@b.example", { to: ["a@b.example"], headers: [] }],
  ["mailto:a@b?to=c@d,%22e%2C%22@f&TO=g%40h", { to: ["a@b", "c@d", '"e,"@f', "g@h"], headers: [] }],
  ["mailto:?to=Joe%20%3Ca@b.example%3E", { to: ["Joe <a@b.example>"], headers: [] }],
  [
    "mailto:a@b?to=%22D,%20J%22%20%3Cc@d%3E,%20e@f,&cc=g@h&CC=x:i@j,k@l;,(n,o)m@%5BIPv6:::1%5D&bcc=p@q,%20r@s",
    {
      to: ["a@b", '"D, J" <c@d>', "e@f"],
      cc: ["g@h", "x:i@j,k@l;", "(n,o)m@[IPv6:::1]"],
      bcc: ["p@q", "r@s"],
      headers: [],
    },
  ],
  // A line break would begin another field of the message.
  ["mailto:?to=a@b%0D%0ABcc:c@d", { to: [], headers: [{ name: "to", value: "a@b\r\nBcc:c@d" }] }],
  ["mailto:?reply-to=J%20%3Ca@b%3E", { headers: [{ name: "reply-to", value: "J <a@b>" }] }],
  ["mailto:?to=&subject=x", { to: [], subject: "x" }],
  ["mailto:?cc=a%40b%2Cc%40d", { cc: ["a@b", "c@d"] }],
  ["ldap://h/dc=x????e=1", { attributes: [], scope: null, filter: null }],
  ["ldaps://h/dc=x???", { attributes: [], scope: null, filter: null }],
  ["gopher://h/", { type: null, selector: "", search: null }],
  ["dict://h/m:w:::3", { command: { word: "w", database: null, strat: null, n: 3 } }],
  ["dict://h/d:w::", { command: { word: "w", database: null, n: null } }],
  ["redis://h/?password=p%40w&db=3", { user: null, password: "p@w", database: 3, parameters: [] }],
  ["rediss://u:a@h/1?password=b&db=2&db=x", { password: "a", database: 1, parameters: [{ name: "db", value: "x" }] }],
  ["redis:?password=a", { host: null, password: "a" }],
  ["data:;filename=%C3%A9.txt;x=a%20b%09c,", { mediaType: 'text/plain;filename="é.txt";x="a b\tc"' }],
  [
    "postgresql:///mydb?host=localhost&port=5433",
    { hosts: [{ host: "localhost", port: 5433 }], database: "mydb", parameters: [] },
  ],
  ["postgresql://h/db?user=&password=", { user: null, password: null, database: "db", parameters: [] }],
  [
    "postgres://a:b@h:1/db?user=u&password=%70&host=x,/y,&port=2,,3&dbname=z%3D&a=b",
    {
      ...{ user: "u", password: "p", database: "z=", parameters: [{ name: "a", value: "b" }] },
      hosts: [
        { host: "x", port: 2 },
        { host: "/y", port: null },
        { host: null, port: 3 },
      ],
    },
  ],
  ["postgresql://a@h/?user=b&user=c", { user: "c", database: "" }],
  ["postgresql://a@h/db?user=&dbname=", { user: null, database: null }],
  [
    "postgresql://:1/?host=a,b&port=x",
    {
      hosts: [
        { host: "a", port: 1 },
        { host: "b", port: 1 },
      ],
      parameters: [{ name: "port", value: "x" }],
    },
  ],
  [
    "postgresql://a,b/?port=1%2C2",
    {
      hosts: [
        { host: "a", port: 1 },
        { host: "b", port: 2 },
      ],
    },
  ],
  ["postgresql://:p@h/db?", { user: null, password: "p", database: "db", parameters: [] }],
])("%s says %j, as programs read it", (uri, values) => {
  const all = reading(uri);
  expect(all).toMatchObject(values);
  expect(reading(writing(uri.slice(0, uri.indexOf(":")), all))).toEqual(all);
  expect(reading(normalize(uri))).toEqual(all);
});

test.each<[scheme: string, values: object, path: readonly (string | number)[]]>([
  ["docker", { domain: "foo", name: "bar" }, ["domain"]],
  ["docker", { name: "foo.example/bar" }, ["domain"]],
  ["docker", { name: "a_b.c/d" }, []],
  ["ssh", { host: "h", user: "u", parameters: [{ name: "a", value: "b_" }] }, ["parameters", 0]],
  ["otpauth", { type: "totp", account: " a", secret: "AA" }, ["account"]],
  ["otpauth", { type: "totp", account: "a:b", secret: "AA" }, ["account"]],
  ["otpauth", { type: "totp", account: "a", secret: "AA", digits: 7 }, ["digits"]],
  ["otpauth", { type: "totp", account: "a", secret: "AA", period: 1.5 }, ["period"]],
  ["otpauth", { type: "totp", account: "a", secret: "AA", algorithm: "sha1" }, ["algorithm"]],
  ["mongodb", { user: "", hosts: [{ host: "h", port: null }] }, []],
  ["mongodb+srv", { password: "p", host: "h.example" }, ["user"]],
  ["data", { mediaType: 'a/b;c="\r"' }, ["mediaType"]],
])("%s: %j is refused, because programs would read something else", (scheme, values, path) => {
  expect(caught(() => writing(scheme, values)).diagnostic.path).toEqual(path);
});

/** Returns the message, the path and the offsets of what a value refuses. */
function refusalOf(write: () => unknown): unknown {
  const { diagnostic } = caught(write);
  const { message, path, start, end, code } = diagnostic;
  return [message, path, start, end, code];
}

test.each<[scheme: string, values: object, refusal: unknown]>([
  ...["to", "CC", "bcc"].map((name): [string, object, unknown] => [
    "mailto",
    {
      headers: [
        { name: "x", value: "y" },
        { name, value: "a@b" },
      ],
    },
    [
      "The value 'headers' has recipients. Give them in the values 'to', 'cc' and 'bcc'.",
      ["headers"],
      0,
      0,
      "mailto/value",
    ],
  ]),
  [
    "geo",
    { latitude: 91, longitude: 16 },
    ["The latitude, the first coordinate, must be from -90 to 90 degrees.", ["latitude"], 4, 6, "geo/latitude"],
  ],
  [
    "http",
    { host: "db:5432" },
    ["The value 'host' has a port. Give it in the value 'port'.", ["host"], 2, 7, "http/value"],
  ],
  [
    "mongodb",
    { hosts: ["a", "b:1"] },
    [
      "The value 'hosts[1].host' has a port. Give it in the value 'hosts[1].port'.",
      ["hosts", 1, "host"],
      1,
      3,
      "mongodb/value",
    ],
  ],
  [
    "acct",
    { userpart: "u", host: "h:1" },
    ["The value 'host' has a character that is not allowed.", ["host"], 1, 2, "acct/value"],
  ],
  ["http", { host: "::g" }, ["The value 'host' has a character that is not allowed.", ["host"], 2, 3, "http/value"]],
  [
    "sms",
    { numbers: ["911"] },
    ["The value 'numbers[0].number' has a character that is not allowed.", ["numbers", 0, "number"], 0, 1, "sms/value"],
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
  [
    "ftp",
    { host: "h", directories: ["uploads"], name: ".." },
    ["The value 'name' is a dot-segment, which programs remove.", ["name"], 0, 2, "ftp/value"],
  ],
  [
    "crid",
    { dnsName: "h", data: "a/./b" },
    ["The value 'data' has a dot-segment, which programs remove.", ["data"], 2, 3, "crid/value"],
  ],
  [
    "s3",
    { bucket: "b", path: ["a", "b c"] },
    [
      "The value 'path[1]' has a character that is not allowed. Nothing in this value is percent-encoded when it is written.",
      ["path", 1],
      1,
      2,
      "s3/value",
    ],
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
  [
    () => writing("geo", JSON.parse('{ "__proto__": 1 }')),
    new TypeError(
      "The values have an unknown name. The names are scheme, latitude, longitude, altitude, crs, uncertainty, parameters, fragment.",
    ),
  ],
  [() => writing("mailto", { subject: 1 }), new TypeError("The value 'subject' must be a string, not number.")],
  [
    () => writing("http", { host: "h", parameters: "a" }),
    new TypeError("The value 'parameters' must be a list, not string."),
  ],
  [() => writing("http", { host: "h", user: 1 }), new TypeError("The value 'user' must be a string, not number.")],
  [
    () => writing("http", { host: "h", password: true }),
    new TypeError("The value 'password' must be a string, not boolean."),
  ],
  [
    () => writing("http", { host: "h", parameters: [{ name: "a", value: 1 }] }),
    new TypeError("The value 'parameters[0].value' must be a string, not number."),
  ],
  [
    () => updating("payto://bic/S?Amount=EUR:1", { amount: 1 }),
    new TypeError("The value 'amount' must be a string, not number."),
  ],
  [() => writing("http", { host: "h", path: "a" }), new TypeError("The value 'path' must be a list, not string.")],
  [() => writing("http", { host: "h", port: "80" }), new TypeError("The value 'port' must be a number, not string.")],
  [() => writing("http", { host: "h", port: NaN }), new TypeError("The value 'port' must be a finite number.")],
  [() => writing("mailto", { headers: [null] }), new TypeError("The value 'headers[0]' must be an object, not null.")],
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
  [
    "geo:48.2",
    undefined,
    ["The input ends too early (rule geo-URI). 'validate' explains it.", undefined, 8, 8, "geo/syntax"],
  ],
  ["nope:x", undefined, ["The values of this scheme are not known.", undefined, 0, 4, "rfc3986/other-scheme"]],
  ["a/b", undefined, ["The scheme, such as 'https:', is missing.", undefined, 0, 0, "rfc3986/missing-scheme"]],
  [" redis://h/0", undefined, ["The reference begins with a space.", undefined, 0, 1, "rfc3986/white-space-around"]],
  [" geo:1,2", "geo", ["The reference begins with a space.", undefined, 0, 1, "rfc3986/white-space-around"]],
  ["<sip:a@b>", undefined, ["'<' is not part of the URI.", undefined, 0, 1, "rfc3986/wrapper"]],
  ["rsync://a/b c", undefined, ["A space is not allowed in the path.", undefined, 11, 12, "rfc3986/space"]],
  ["https ://h/", undefined, [expect.any(String), undefined, 5, 6, "rfc3986/scheme-delimiter"]],
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

test.each([
  ["bitcoin:?lightning=x&amount=", "amount", ""],
  ["bitcoin:?lightning=x&amount=.", "amount", "."],
  ["bitcoin:?lightning=x&amount=-1", "amount", "-1"],
  ["otpauth://totp/a?secret=AA&digits=7", "digits", "7"],
  ["otpauth://totp/a?secret=AA&period=1.5", "period", "1.5"],
  ["otpauth://totp/a?secret=AA&counter=-1", "counter", "-1"],
  ["otpauth://totp/a?secret=AA&algorithm=sha1", "algorithm", "sha1"],
])("%s: what is read is what is valid", (uri, name, value) => {
  expect(reading(uri)).toMatchObject({ [name]: null, parameters: [{ name, value }] });
  expect(validate(uri).ok).toBe(false);
});

test.each<readonly [uri: string, values: object]>([
  ["mailto:?cc=nobody", { cc: [], headers: [{ name: "cc", value: "nobody" }] }],
  ["magnet:?xt=&xl=1.5&x.pe=h", { xt: [], xl: null, "x.pe": [] }],
  ["magnet:?x.pe=%5b::1%5D:1&x.pe=h:2", { "x.pe": ["[::1]:1", "h:2"] }],
  ["matrix:u/a:b?action=call", { action: null, parameters: [{ name: "action", value: "call" }] }],
  ["matrix:u/a:b?action=%63hat", { action: "chat", parameters: [] }],
  ["otpauth://totp/a?secret=abc", { secret: null, parameters: [{ name: "secret", value: "abc" }] }],
  ["otpauth://totp/a?secret=AB%3D%3D", { secret: "AB==" }],
  ["payto://x/?amount=EUR%3A1,000.5", { amount: "EUR:1,000.5" }],
  ["payto://x/?amount=1", { amount: null, parameters: [{ name: "amount", value: "1" }] }],
  ["pkcs11:type=C%65rt;slot-id=007;library-version=255.00", { type: "cert", slotId: "007", libraryVersion: "255.00" }],
  ["pkcs11:type=x;slot-id=-1;library-version=256", { type: null, slotId: null, libraryVersion: null }],
])("%s says %j: a value that does not match its rule is another parameter", (uri, values) => {
  expect(reading(uri)).toMatchObject(values);
});

test.each([
  ...[
    "gopher://h/1a%0D",
    "gopher://h/1a%0Ab",
    "nfs://h/a%00",
    "nfs://h/%0Aa",
    "xmpp:a%00@b",
    "xmpp:a%0D%0A@b",
    "ldap://h/a=%00",
  ],
  ...[
    "ldaps://h/a=b,c=%00",
    "news:a%0D%0A@b",
    "tel:1;ext=%0D%0A",
    "sms:+1;ext=%0A",
    "data:a/b;c=%0D%0A,",
    "data:a/%00,",
  ],
])("%s is refused, because its document forbids control characters there", (uri) => {
  expect(validate(uri).ok).toBe(false);
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

const ownHTTP = {
  name: "http",
  specification: { name: "Projects", title: "How we name projects", url: () => "https://example.com/" },
  section: "1",
  status: null,
  grammar,
} as const;

test("what is written is parsed once", () => {
  let count = 0;
  const parseOnce: typeof grammar.parse = (input, options) => {
    count++;
    return grammar.parse(input, options);
  };
  const aboutTree: Check = {
    code: "tree",
    section: "2",
    rule: "http-URI",
    summary: "There must be a tree.",
    find: ({ node }) => (node === null ? [{ start: 0, end: 0, message: "There is no tree." }] : []),
  };
  const counted = { ...grammar, parse: parseOnce };
  const http = defineScheme({ ...ownHTTP, grammar: counted, requirements: [aboutTree] });
  const values = { host: "h", port: 1, path: ["a b"], parameters: [{ name: "c", value: "&" }], fragment: "f" };
  expect(withValues([http]).write("http", values)).toBe("http://h:1/a%20b?c=%26#f");
  expect(count).toBe(1);
});

test.each([
  ['<a>":"<b>', [["x"], ["y"]], "x:y"],
  ['<a>["?"<b>]', [["x"], []], "x"],
  ['*("/"<a[]>)', [["x", "y"]], "/x/y"],
  ['<a>"!"/<b>"?"', [[], ["y"]], "y?"],
  ['<a>"!"/<b>"?"', [[], []], ""],
  ['["("(<a>/<b>)")"]', [[], ["y"]], "(y)"],
  ['<a>["?"<b>["#"<c>]]', [["x"], [], ["z"]], 2],
  ["<a><b:>", [["x"], ["y"]], 1],
])("the shape %s with the texts %j", (notation, texts, result) => {
  expect(printerOf(new Shape(notation), ["a", "b", "c"].slice(0, texts.length))(texts)).toBe(result);
});

test("a requirement about the text between the values has no path", () => {
  const http = defineScheme({
    ...ownHTTP,
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
  const plan = sourceOf(tree, { list: { is: "one", fields: [{ name: "items" }] } }, () => null).planOf("list");
  const values = {};
  addNoValues(values, plan);
  expect([values, plan.keys]).toEqual([{}, []]);
});

test("octets that are not UTF-8 are an error, also in a parameter with a rule", () => {
  const { code, start } = safeRead("mailto:?cc=%FF@b").diagnostic ?? {};
  expect([code, start]).toEqual(["percent/not-utf-8", 11]);
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

test("the first difference can be a value that only one of two has", () => {
  const equal = (one: unknown, other: unknown): boolean => one === other;
  expect(firstDifference({ a: 1, b: [{ c: 2 }] }, { a: 1, b: [{ c: 2 }] }, equal)).toBeNull();
  expect(firstDifference({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2, d: 3 }], a: 1 }, equal)).toEqual(["b", 0, "d"]);
  expect(firstDifference({ a: 1, b: 2 }, { a: 1 }, equal)).toEqual(["b"]);
});
