// The laws of values, for all valid strings of the tables, and for hostile texts in the place of each of their texts.
import { isDeepStrictEqual } from "node:util";
import {
  equivalent,
  normalize,
  read,
  safeRead,
  schemes,
  update,
  validate,
  write,
  type AnyScheme,
  type Values,
} from "../../src/schemes/index.js";
import { URISyntaxError } from "../../src/index.js";
import { valuesOfSchemes } from "../../scripts/site/values.js";

import { tables } from "../schemes/table.js";
import { changed, keepsAll, readsAgain, readsTrees, textsIn, type Case, type Place } from "./laws.js";

const rows = tables.flatMap(([, key, { valid, examples }]) =>
  schemes.get(key)?.grammar.values
    ? [[key, schemes.get(key) as AnyScheme, [...new Set([...valid, ...examples])]] as const]
    : [],
);

/** Returns the URIs of a scheme that the laws are about: octets that are not UTF-8 are an error. */
function casesOf(scheme: string, { grammar }: AnyScheme, uris: readonly string[]): Case[] {
  return uris.filter((uri) => grammar.test(uri) && safeRead(uri).ok).map((uri) => ({ scheme, uri }));
}

/** What producers may write. A dot is never percent-encoded, so a segment of dots is refused, and so are delimiters in a host. */
const isMint = ({ uri }: Case): boolean =>
  validate(uri, { profile: "mint" }).ok &&
  !/%2e|\/\.\.?(?:[/?#]|$)|^(?:[^/]*\/\/|stuns?:|turns?:|xcon:)[^/]*%/i.test(uri);

test("each scheme with a grammar has values, and the tables have many URIs", () => {
  const withGrammar = [...schemes].filter(([key, { grammar }]) => !key.includes("/") && grammar.rules.length > 0);
  const own = withGrammar.filter(([, { grammar }]) => grammar.rule !== "URI").map(([key]) => key);
  expect(own.filter((key) => !schemes.get(key)?.grammar.values)).toEqual([]);
  expect(rows.flatMap(([key, scheme, uris]) => casesOf(key, scheme, uris)).length).toBeGreaterThan(2000);
});

test.each(rows)("%s: an update with the same values changes nothing", (key, scheme, uris) => {
  casesOf(key, scheme, uris).forEach(keepsAll);
});

test.each(rows)("%s: what is written is read again", (key, scheme, uris) => {
  casesOf(key, scheme, uris).filter(isMint).forEach(readsAgain);
});

/** What normalization changes, with the reason, by schemes and the names of values. */
const NORMAL: Readonly<Record<string, string>> = {
  "A default value is removed.":
    "aaa.transport aaa.protocol aaas.transport aaas.protocol acap.auth dict.command dns.parameters geo.crs gopher.type " +
    "imap.auth iris.entityClass iris.entityName ldap.scope mupdate.auth news.resource pop.auth tftp.mode",
  "An empty path or host becomes '/' or an empty text.":
    "cap.relcalid mongodb.database mongodb+srv.database feed.uri file.host ftp.name git+ssh.path gopher.type " +
    "gopher.selector ldap.dn ldaps.dn sieve.path snmp.context telnet.path tn3270.path vemmi.service",
  "Case makes no difference in a part of the text, or in a value with a rule of its own.":
    "bitcoin.address crid.data dns.parameters iris.registryUrn iris.beep.registryUrn iris.lwz.registryUrn " +
    "iris.xpc.registryUrn iris.xpcs.registryUrn mailto.to pkcs11.id reload.destination reload.specifier " +
    "sip.parameters swh.qualifiers urn.nss vemmi.parameters",
  "A number, a date or an address has a shorter or fuller form.":
    "h323.host ipn.allocator ipn.node payto.amount pkcs11.slotId pkcs11.libraryVersion geo.longitude",
  "Characters without a meaning are removed.":
    "ark.slash ark.name ark.qualifier dns.name sms.numbers tel.number tel.ext tel.context",
  "A raw value is not decoded.": "info.identifier tip.transaction",
  "The port is part of another value.": "go.form",
  "An empty query is removed.": "ws.parameters wss.parameters",
};

const EXCEPTIONS = new Set(Object.values(NORMAL).flatMap((names) => names.split(" ")));

test("the values of a normal form are the same, with known exceptions", () => {
  const found: unknown[] = [];
  const used = new Set<string>();
  for (const [key, scheme, uris] of rows) {
    for (const { uri } of casesOf(key, scheme, uris)) {
      const [values, normal] = [read(uri), read(normalize(uri))] as unknown as readonly Values[];
      for (const [name, value] of Object.entries(values ?? {})) {
        if (isDeepStrictEqual(value, normal?.[name])) continue;
        // What the generic syntax changes for all schemes.
        if (name === "port" && value === Number(scheme.defaultPort)) continue;
        if (name === "path" && Array.isArray(value) && value.length === 0) continue;
        const place = `${key}.${name}`;
        used.add(place);
        if (!EXCEPTIONS.has(place)) found.push([place, uri, value, normal?.[name]]);
      }
    }
  }
  expect(found).toEqual([]);
  expect([...EXCEPTIONS].filter((place) => !used.has(place))).toEqual([]);
});

/** Decodes all octets: `%2F` and `/` are the same in it. */
const octetsOf = (uri: string): string =>
  normalize(uri)
    .replace(/%([\dA-F]{2})/gi, (_, octet: string) => String.fromCharCode(parseInt(octet, 16)))
    .toLowerCase();

/** URIs that are written in another way, with the reason. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  "The issuer of a label is written to the parameter, too, as the document recommends.": /^otpauth:/,
  "An empty query says nothing.": /\?$/,
  "What can stand in the query, too, is written before it.":
    /^(?:rediss?:.*\?db=|postgres(?:ql)?:.*\?(?:host|user|dbname)=)/,
  "An absolute path without a segment has the values of an empty path.": /^thismessage:\/(?:#|$)/i,
  "A number is written without needless zeros and dots, and no '=' is needed.":
    /^(?:dict:.*:007|acap:.*&d=e|bitcoin:.*amount=(?:\d+\.|\.\d+)(?:&|$))/,
};

test("what is written is equivalent, up to the encoding of delimiters that are data, and order", () => {
  const found: unknown[] = [];
  for (const [key, scheme, uris] of rows) {
    for (const each of casesOf(key, scheme, uris).filter(isMint)) {
      const written = write(key as "http", read(each.uri) as never);
      if (equivalent(written, each.uri)) continue;
      const [one, other] = [octetsOf(written), octetsOf(each.uri)];
      if (Object.values(WRITTEN).some((reason) => reason.test(each.uri))) continue;
      if (one !== other && Array.from(one).sort().join("") !== Array.from(other).sort().join(""))
        found.push([each.uri, written]);
    }
  }
  expect(found).toEqual([]);
});

test.each(rows)("%s: a tree has the values of its text", (key, scheme, uris) => {
  casesOf(key, scheme, uris).forEach(readsTrees);
});

const types = valuesOfSchemes();

test.each(rows.filter(([key]) => types.has(key)))("%s: its type has the names of the values", (key, scheme, uris) => {
  const names = ["scheme", ...(types.get(key) ?? []).map(({ name }) => name)].sort();
  const wrong = casesOf(key, scheme, uris).filter(({ uri }) => String(Object.keys(read(uri)).sort()) !== String(names));
  expect(wrong).toEqual([]);
});

test("the types of the values of all schemes are known", () => {
  expect(rows.map(([key]) => key).filter((key) => !key.includes("/") && !types.has(key))).toEqual([]);
});

const HOSTILE = [
  "a/b?c#d",
  "@",
  ":",
  "a=b&c",
  "%2F",
  "..",
  ".",
  "a/../b",
  ";x",
  ",",
  "é",
  " ",
  "[::1]",
  "a:80",
  "\0",
  "a\r\nb",
  "+",
  "",
];

/** Returns the place where values differ, apart from a given place. */
function others(values: unknown, place: readonly (string | number)[]): unknown {
  return changed(values, place, "");
}

/** Returns the text at a place. */
const textAt = (values: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], values);

test.each(rows)(
  "%s: a hostile text changes no other value and stays in the normal form, or is refused",
  (key, scheme, uris) => {
    const found: unknown[] = [];
    for (const { uri } of casesOf(key, scheme, uris).slice(0, 6)) {
      const values = read(uri) as unknown as Values;
      for (const place of textsIn(values)) {
        if (place[0] === "scheme") continue;
        for (const text of HOSTILE) {
          const wanted = changed(values, place, text) as Values;
          let written: string;
          try {
            written = update(uri, { [String(place[0])]: wanted[String(place[0])] });
          } catch (error) {
            if (!(error instanceof URISyntaxError)) found.push([uri, place, text, String(error)]);
            continue;
          }
          const now = read(written) as unknown as Values;
          const isSame =
            JSON.stringify(others(now, place)).toLowerCase() === JSON.stringify(others(values, place)).toLowerCase();
          if (!isSame || !scheme.grammar.test(written)) found.push([uri, place, text, written]);
          // The case of some texts makes no difference, and an empty part can be removed.
          if (EXCEPTIONS.has(`${key}.${String(place[0])}`) || text === "") continue;
          const normal = [read(normalize(written)), now].map((each) => String(textAt(each, place)).toLowerCase());
          if (normal[0] !== normal[1]) found.push([uri, place, text, normalize(written)]);
        }
      }
    }
    expect(found).toEqual([]);
  },
);

test("a host has no delimiter, and the message about a port names the value for it", () => {
  const found: unknown[] = [];
  let ports = 0;
  for (const [key, scheme, uris] of rows) {
    for (const { uri } of casesOf(key, scheme, uris).slice(0, 6)) {
      const values = read(uri) as unknown as Values;
      for (const place of textsIn(values).filter((each) => each.at(-1) === "host")) {
        const hasPort = Object.hasOwn(Object(textAt(values, place.slice(0, -1))) as object, "port");
        for (const text of ["db:5432", "[::1]", "u@h", "h/p", "h?q", "h#f"]) {
          const { [String(place[0])]: value } = changed(values, place, text) as Values;
          const result = safely(() => update(uri, { [String(place[0])]: value }));
          const isNamed = hasPort && text === "db:5432";
          if (isNamed) ports++;
          if (!(isNamed ? /has a port\. Give it in .*port'\.$/ : /^refused/).test(result)) found.push([place, result]);
        }
      }
    }
  }
  expect(found).toEqual([]);
  expect(ports).toBeGreaterThan(400);
});

/** Returns a result, or the message of a refusal. */
function safely(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (error instanceof URISyntaxError) return `refused: ${error.message}`;
    throw error;
  }
}

/** A parameter of a query or a path. */
const PARAMETER = /(?<=[?&;])([^?&;=#/]+)=([^&;#]*)/g;

/** Texts of which most forms of values refuse some. */
const PROBES = [
  ...["", "x", "12", "-1", "1.5", "007", "%00", "%20", "a%3Ab", "4294967296", "1".repeat(20), "%78:1"],
  ...["urn:btih:x", "urn:btmh:x", "EUR:9007199254740992", "EUR:0.123456789", "eur:1", "%63ert", "%5Bx%5D:1"],
];

/** What is refused in values that are read, with the reason, by codes. */
const COMPUTED: Readonly<Record<string, string>> = {
  "A number, a date, a hash or a currency has the form of the document, but its value is wrong.":
    "imap/number-range magnet/info-hash magnet/multihash payto/amount-size payto/amount-fraction payto/currency",
  "The parameter is a part of a larger text.": "did/version-time ldap/filter ldaps/filter urn/gsma",
};

const CODES = new Set(Object.values(COMPUTED).flatMap((codes) => codes.split(" ")));

test("a known parameter has no value that validate refuses, with known exceptions", () => {
  const found: unknown[] = [];
  const used = new Set<string>();
  let count = 0;
  for (const { uri } of rows.flatMap(([key, scheme, uris]) => casesOf(key, scheme, uris))) {
    for (const { index, 0: text, 1: name = "" } of uri.matchAll(PARAMETER)) {
      const isOther = (values: unknown): boolean =>
        JSON.stringify(values).toLowerCase().includes(`{"name":"${name.toLowerCase()}",`);
      if (isOther(read(uri))) continue;
      const at = index + name.length + 1;
      for (const probe of PROBES) {
        const other = uri.slice(0, at) + probe + uri.slice(index + text.length);
        const result = safeRead(other);
        if (!result.ok || isOther(result.values)) continue;
        count++;
        for (const { severity, code, start, end } of validate(other).diagnostics) {
          if (severity !== "error" || start < at || end > at + probe.length || (start === end && start > at)) continue;
          used.add(code);
          if (!CODES.has(code)) found.push([code, other]);
        }
      }
    }
  }
  expect(found).toEqual([]);
  expect([...CODES].filter((code) => !used.has(code))).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
