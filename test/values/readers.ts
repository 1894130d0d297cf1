/**
 * Readers of other projects, what they should read from what `write` wrote, and where they are wrong.
 *
 * @module
 */
import { ConnectionString } from "connection-string";
import parseData from "data-urls";
import fc from "fast-check";
import { decode as readMagnet } from "magnet-uri";
import { ConnectionString as MongoString } from "mongodb-connection-string-url";
import { HOTP, URI as OTP } from "otpauth";
import { PackageURL } from "packageurl-js";
import { parse as readPostgres } from "pg-connection-string";
import type { SchemeValues } from "../../src/schemes/index.js";
import type { Pair } from "../../src/values/facts.js";
import { libpq, librabbitmq, login, openSsh, type Program } from "./programs.js";

/** Where a reader is wrong: for exactly the values of the rule. */
export interface Fault<Values> {
  /** What the reader does. */
  readonly does: string;
  /** The place that shows that this is wrong, and what it says in our words. */
  readonly shown: string;
  /** Says whether the reader does this to some values. */
  readonly rule: (values: Values) => boolean;
}

/** A reader, and values for it. */
export interface Reader<Scheme extends keyof SchemeValues = keyof SchemeValues> {
  readonly reader: string;
  readonly scheme: Scheme;
  readonly values: fc.Arbitrary<Partial<SchemeValues[Scheme]>>;
  /** What the reader should say. Where it cannot tell absent from empty, both are empty. */
  readonly wanted: (values: SchemeValues[Scheme]) => unknown;
  /** What the reader says, or a reader that is no package of npm. */
  readonly read: ((uri: string) => unknown) | Program;
  readonly faults: readonly Fault<SchemeValues[Scheme]>[];
  /** How many values it gets, if it takes long. */
  readonly numRuns?: number;
}

/** Returns a reader in the general form. */
const reader = <Scheme extends keyof SchemeValues>(given: Reader<Scheme>): Reader => given as unknown as Reader;

// Values

/** Characters that mean something in a URI, look like an encoding, or that careless readers drop or change. */
const HOSTILE = [
  ...":/?#[]@!$&'()*+,;=-._~%\"<>\\^`{|} \t\0\u007Fé\u00A0\uFEFF\u202E\u{1F600}",
  ...["%2F", "%25", "%00", "+", "\r\n", "..", "://", "&a=b", "__proto__", "&amp;", "%zz", "\u0130", "ſ"],
];

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(..."abcxyzABC0189") },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
);

/** Texts of which many are hostile, and some are empty. */
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(""));
const notEmpty = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(""));

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 3, nil: null });
const port = maybe(fc.oneof(fc.constantFrom(21, 22, 80, 5672), fc.integer({ min: 1, max: 65_535 })));
const name = fc.constantFrom("localhost", "db1.example.com", "a-b.example", "192.0.2.1", "2001:db8::1");
const pairs = (names: fc.Arbitrary<string>, value: fc.Arbitrary<string> = text): fc.Arbitrary<Pair[]> =>
  fc.uniqueArray(fc.record({ name: names, value }), { maxLength: 3, selector: (pair) => pair.name });
/** Values of which some are hostile. */
const tame = fc.oneof({ weight: 4, arbitrary: fc.stringMatching(/^[\w.+-]{1,8}$/) }, notEmpty);
const list = (item: fc.Arbitrary<string>, minLength = 0): fc.Arbitrary<string[]> =>
  fc.array(item, { minLength, maxLength: 3 });

const isDots = (segment: string): boolean => /^\.\.?$/.test(segment);

/** Leaves out a password without a user, which no URI can say. */
function credentials<T extends { readonly user: string | null; readonly password: string | null }>(values: T): T {
  return values.user === null ? { ...values, password: null } : values;
}

/** The values of `mongodb`, for two readers. */
const mongodb = fc
  .record({
    user: maybe(notEmpty),
    password: maybe(text),
    hosts: fc.array(fc.record({ host: fc.oneof(name, fc.constant("/tmp/mongodb-1.sock")), port }), {
      minLength: 1,
      maxLength: 3,
    }),
    database: maybe(text.filter((part) => !/[/\\$ ".]/.test(part))),
    options: pairs(fc.oneof({ weight: 9, arbitrary: notEmpty }, fc.constantFrom("__proto__", "constructor"))),
  })
  .map(credentials);

/** The values of `postgresql`, for two readers. */
const postgresql = fc
  .record({
    user: maybe(notEmpty),
    password: maybe(text),
    hosts: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(fc.record({ host: fc.oneof(name, fc.constant("/var/run/postgresql")), port })),
      },
      fc.array(fc.record({ host: maybe(name), port }), { minLength: 1, maxLength: 3 }),
    ),
    database: maybe(fc.oneof({ weight: 19, arbitrary: text }, fc.constantFrom(".", ".."))),
    parameters: pairs(fc.constantFrom("application_name", "options", "client_encoding", "krbsrvname")),
  })
  .map(credentials);

// What readers say

/** Puts an IPv6 address into brackets. */
const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/** Returns parameters as readers give them. */
const entries = (given: readonly Pair[]): [string, string][] => given.map(({ name, value }) => [name, value ?? ""]);

/** Returns a text as a token of RFC 2045, section 5.1, or as a quoted string. */
const quoted = (text: string): string =>
  /^[!#$%&'*+\-.\w^`{|}~]+$/.test(text) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Returns the parts of a media type. */
function partsOf(mediaType = "text/plain;charset=US-ASCII"): {
  readonly type: string;
  readonly parameters: readonly [string, string][];
} {
  const parameters = Array.from(
    mediaType.matchAll(/;([\w-]+)=(?:"((?:[^"\\]|\\[^])*)"|([^";]+))/g),
    ([, name = "", text, token = ""]): [string, string] => [name, text?.replace(/\\([^])/g, "$1") ?? token],
  );
  return { type: mediaType.split(";", 1).join(""), parameters };
}

/** The fault of programs in C. */
const noNul: Fault<object> = {
  does: "refuses a NUL, or ends the text there",
  shown: "RFC 3986, section 2.1: a triplet can be each octet.",
  rule: (values) => JSON.stringify(values).includes("\\u0000"),
};

/** Decodes a text by the generic syntax, and nothing else. */
const decoded = decodeURIComponent;

export const readers: readonly Reader[] = [
  reader<"http">({
    reader: "URL",
    scheme: "http",
    values: fc.record({
      ...{ host: name, port },
      path: list(text.filter((segment) => !isDots(segment))),
      parameters: fc.array(fc.record({ name: text, value: maybe(text) }), { maxLength: 3 }),
      fragment: maybe(text),
    }),
    wanted: ({ host, port, path, parameters, fragment }) => ({
      ...{ host: bracketed(host), port: port ?? 80, path: path.length === 0 ? [""] : path },
      ...{ parameters: entries(parameters), fragment: fragment ?? "" },
    }),
    read(uri) {
      const { hostname, port, pathname, searchParams, hash } = new URL(uri);
      return {
        ...{ host: hostname, port: port === "" ? 80 : Number(port), path: pathname.slice(1).split("/").map(decoded) },
        ...{ parameters: [...searchParams], fragment: decoded(hash.slice(1)) },
      };
    },
    faults: [
      {
        does: "skips a parameter that is only an empty name",
        shown: "URL Standard, section 5.1, skips empty pieces as forms do; RFC 3986, section 3.4, has no such rule.",
        rule: ({ parameters }) => parameters.some(({ name, value }) => name === "" && value === null),
      },
    ],
  }),
  reader<"ftp">({
    reader: "URL",
    scheme: "ftp",
    values: fc
      .record({
        ...{ user: maybe(text), password: maybe(text), host: name, port },
        ...{
          directories: list(text.filter((segment) => !isDots(segment))),
          name: text.filter((segment) => !isDots(segment)),
        },
      })
      .map(credentials),
    wanted: ({ user, password, host, port, directories, name }) => ({
      ...{ user: user ?? "", password: password ?? "", host: bracketed(host), port: port ?? 21 },
      path: [...directories, name ?? ""],
    }),
    read(uri) {
      const { username, password, hostname, port, pathname } = new URL(uri);
      return {
        ...{ user: decoded(username), password: decoded(password), host: hostname },
        ...{ port: port === "" ? 21 : Number(port), path: pathname.slice(1).split("/").map(decoded) },
      };
    },
    faults: [],
  }),
  reader<"mongodb">({
    reader: "mongodb-connection-string-url",
    scheme: "mongodb",
    values: mongodb,
    wanted: ({ user, password, hosts, database, options }) => ({
      ...{ user: user ?? "", password: password ?? "", database: database ?? "" },
      hosts: hosts.map(({ host, port }) => bracketed(host) + (port === null ? "" : `:${String(port)}`)),
      options: entries(options),
    }),
    read(uri) {
      const { username, password, hosts, pathname, searchParams } = new MongoString(uri);
      return {
        ...{ user: decoded(username), password: decoded(password), database: decoded(pathname.slice(1)) },
        hosts: hosts.map(decoded),
        options: [...searchParams],
      };
    },
    faults: [],
  }),
  reader<"mongodb">({
    reader: "connection-string",
    scheme: "mongodb",
    values: mongodb,
    wanted: ({ user, password, hosts, database, options }) => ({
      ...{ user: user ?? "", password: password ?? "", database: database ?? "" },
      hosts: hosts.map(({ host, port }) => [bracketed(host), port]),
      options: entries(options).sort(),
    }),
    read(uri) {
      const { user = "", password = "", path = [], hosts = [], params = {} } = new ConnectionString(uri);
      return {
        ...{ user, password, database: path.join("/") },
        hosts: hosts.map(({ name, port }) => [name, port ?? null]),
        options: Object.entries(params).sort(),
      };
    },
    faults: [
      {
        does: "cuts off at '~'",
        shown: "RFC 3986, section 2.3: '~' is unreserved, so it stands for itself everywhere.",
        rule: ({ user, database, options }) =>
          [user, database, ...options.flatMap(({ name, value }) => [name, value])].some((part) => part?.includes("~")),
      },
      {
        does: "drops an option with an empty value",
        shown:
          "Connection String Spec, section \"Connection Options (optional)\": a name, '=' and a value, which can be empty.",
        rule: ({ options }) => options.some(({ value }) => value === ""),
      },
      {
        does: "takes the names of members of every object for options that it has seen",
        shown:
          'Connection String Spec, section "Connection Options (optional)": an option has the value in the string.',
        rule: ({ options }) => options.some(({ name }) => name in {}),
      },
    ],
  }),
  reader<"postgresql">({
    reader: "pg-connection-string",
    scheme: "postgresql",
    values: postgresql,
    wanted: ({ user, password, hosts, database, parameters }) => ({
      ...{ user: user ?? "", password: password ?? "", database: database ?? "" },
      ...{
        hosts: hosts.map(({ host, port }) => [host ?? "", port]),
        parameters: Object.fromEntries(entries(parameters)),
      },
    }),
    read(uri) {
      const { user, password, host, port, database, ...parameters } = readPostgres(uri);
      const found = [host, port ? Number(port) : null];
      return { user, password, database: database ?? "", hosts: [found], parameters: { ...parameters } };
    },
    faults: [
      {
        does: "reads several hosts as one, or refuses them",
        shown:
          "Manual of PostgreSQL, section \"Specifying Multiple Hosts\": a URI can have several hosts, with ',' between them.",
        rule: ({ hosts }) => hosts.length > 1,
      },
      {
        does: "refuses a port without a host",
        shown: 'Manual of PostgreSQL, section "Connection URIs": the host and the port are optional, each alone.',
        rule: ({ hosts: [first] }) => first?.host === null && first.port !== null,
      },
      {
        does: "refuses a user without a host and a database",
        shown: 'Manual of PostgreSQL, section "Connection URIs": the host and the database are optional.',
        rule: ({ user, hosts: [first], database }) => user !== null && first?.host === null && database === null,
      },
      {
        does: "leaves delimiters in the name of the database percent-encoded",
        shown: 'Manual of PostgreSQL, section "Connection URIs": each part can have percent-encoded characters.',
        rule: ({ database }) => /[#/?]/.test(database ?? ""),
      },
      {
        does: "removes a name of a database that consists of dots",
        shown: 'Manual of PostgreSQL, section "Connection URIs": this is a name. It is not the path of a file.',
        rule: ({ database }) => isDots(database ?? ""),
      },
    ],
  }),
  reader<"postgresql">({
    reader: "libpq",
    scheme: "postgresql",
    values: postgresql,
    // What is empty is left out.
    wanted: ({ user, password, hosts, database, parameters }) =>
      Object.fromEntries(
        Object.entries({
          ...{ user, password, dbname: database, ...Object.fromEntries(entries(parameters)) },
          host: hosts.map(({ host }) => host ?? "").join(","),
          port: hosts.map(({ port }) => port ?? "").join(","),
        }).filter(([, value]) => value),
      ),
    read: libpq,
    faults: [noNul],
  }),
  reader<"amqp">({
    reader: "librabbitmq",
    scheme: "amqp",
    values: fc
      .record({ user: maybe(text), password: maybe(text), host: name, port, vhost: maybe(text) })
      .map(credentials),
    wanted: ({ user, password, host, port, vhost }) => ({
      ...{ user: user ?? "guest", password: password ?? "guest", host, port: port ?? 5672, vhost: vhost ?? "/" },
    }),
    read: librabbitmq,
    faults: [
      noNul,
      {
        does: "refuses characters beyond ASCII",
        shown: "RFC 3986, section 2.5: such a character is written as the triplets of its octets in UTF-8.",
        rule: (values) => /[^\0-\x7F]/.test(JSON.stringify(values)),
      },
    ],
  }),
  reader<"ssh">({
    reader: "OpenSSH",
    scheme: "ssh",
    values: fc.record({
      // OpenSSH refuses a user that a shell could read otherwise, and which these are depends on its version.
      user: maybe(notEmpty.filter((user) => !/[\p{Cc}'"`;&<>|(){}]|^-|\s-|\\$/u.test(user))),
      parameters: pairs(fc.constant("fingerprint"), fc.stringMatching(/^ssh-dss-(?:[0-9a-f]{2}-){3}[0-9a-f]{2}$/)),
      ...{ host: name, port },
    }),
    wanted: ({ user, host, port }) => ({ user: user ?? login(), host, port: port ?? 22 }),
    read: openSsh,
    numRuns: 200,
    faults: [
      {
        does: "refuses an IPv6 address",
        shown: "draft-ietf-secsh-scp-sftp-ssh-uri-04, section 3.3: a host is that of RFC 3986, which has IP literals.",
        rule: ({ host }) => host.includes(":"),
      },
      {
        does: "refuses parameters without a user",
        shown: "draft-ietf-secsh-scp-sftp-ssh-uri-04, section 3.3: the user is optional before ';'.",
        rule: ({ user, parameters }) => user === null && parameters.length > 0,
      },
    ],
  }),
  reader<"pkg">({
    reader: "packageurl-js",
    scheme: "pkg",
    values: fc.record({
      type: fc.constant("generic"),
      namespace: list(notEmpty.filter((segment) => !segment.includes("/"))),
      name: notEmpty,
      version: maybe(notEmpty),
      qualifiers: fc.uniqueArray(
        fc.record({ name: fc.constantFrom("arch", "download_url", "x.y-z"), value: notEmpty }),
        { maxLength: 3, selector: (pair) => pair.name },
      ),
      subpath: list(notEmpty.filter((segment) => !segment.includes("/") && !isDots(segment))),
    }),
    wanted: ({ type, namespace, name, version, qualifiers, subpath }) => ({
      ...{ type, name, version: version ?? "", namespace: namespace.join("/"), subpath: subpath.join("/") },
      qualifiers: Object.fromEntries(entries(qualifiers)),
    }),
    read(uri) {
      const { type, namespace = "", name, version = "", qualifiers = {}, subpath = "" } = PackageURL.fromString(uri);
      return { type, namespace, name, version, qualifiers: { ...qualifiers }, subpath };
    },
    faults: [
      {
        does: "removes white space around the name, the version and the value of a qualifier",
        shown: "ECMA-427, sections 5.6.4 to 5.6.6: percent-encoded characters are data, also spaces.",
        rule: ({ name, version, qualifiers }) =>
          [name, version ?? "", ...qualifiers.map(({ value }) => value ?? "")].some((part) => part !== part.trim()),
      },
      {
        does: "decodes the value of a qualifier a second time, and refuses a '%' in it",
        shown: "RFC 3986, section 2.4: nothing is decoded more than once.",
        rule: ({ qualifiers }) => qualifiers.some(({ value }) => /%(?![\dA-F]{2})/i.test(value ?? "")),
      },
      {
        does: "removes segments of white space from the subpath",
        shown: "ECMA-427, section 5.6.7: only empty segments, '.' and '..' are removed.",
        rule: ({ subpath }) => subpath.some((segment) => segment.trim() === ""),
      },
    ],
  }),
  reader<"otpauth">({
    reader: "otpauth",
    scheme: "otpauth",
    values: fc
      .record({
        type: fc.constantFrom("hotp", "totp"),
        issuer: maybe(notEmpty.filter((part) => !part.includes(":"))),
        account: notEmpty.filter((part) => !/^ |:/.test(part)),
        secret: fc.stringMatching(/^(?:[A-Z2-7]{8}){1,4}$/),
        algorithm: maybe(fc.constantFrom("SHA1", "SHA256", "SHA512")),
        digits: maybe(fc.constantFrom(6, 8)),
        number: maybe(fc.integer({ min: 1, max: 600 })),
      })
      .map(({ number, ...values }) => ({
        ...values,
        ...(values.type === "hotp" ? { counter: number ?? 0 } : { period: number }),
      })),
    wanted: ({ type, issuer, account, secret, algorithm, digits, period, counter }) => ({
      ...{ type, issuer: issuer ?? "", account, secret, algorithm: algorithm ?? "SHA1", digits: digits ?? 6 },
      number: type === "hotp" ? counter : (period ?? 30),
    }),
    read(uri) {
      const found = OTP.parse(uri);
      const { issuer, label, secret, algorithm, digits } = found;
      const rest =
        found instanceof HOTP ? { type: "hotp", number: found.counter } : { type: "totp", number: found.period };
      return { issuer, account: label, secret: secret.base32, algorithm, digits, ...rest };
    },
    faults: [],
  }),
  reader<"magnet">({
    reader: "magnet-uri",
    scheme: "magnet",
    values: fc.record({
      xt: fc.stringMatching(/^urn:btih:[0-9a-f]{40}$/).map((topic) => [topic]),
      dn: maybe(text),
      xl: maybe(fc.nat()),
      tr: list(text),
      ws: list(text),
      as: list(text),
      xs: list(text),
      "x.pe": list(
        fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom("192.0.2.1:6881", "tracker.example:80") },
          fc.constant("[2001:db8::1]:6881"),
        ),
      ),
    }),
    wanted: ({ xt, dn, xl, tr, ws, as, xs, "x.pe": peers }) => ({
      ...{ xt, dn: dn === null ? [] : [dn], xl: xl === null ? [] : [String(xl)], tr, ws, as, xs, "x.pe": peers },
    }),
    read(uri) {
      const found = readMagnet(uri);
      const names = ["xt", "dn", "xl", "tr", "ws", "as", "xs", "x.pe"];
      return Object.fromEntries(names.map((name) => [name, [found[name] ?? []].flat()]));
    },
    faults: [
      {
        does: "reads a plus sign in the name as a space",
        shown: "RFC 3986, section 2.2: '%2B' is data. BEP 9 says nothing else.",
        rule: ({ dn }) => dn?.includes("+") ?? false,
      },
      {
        does: "does not decode the addresses of peers",
        shown:
          "BEP 9 has IPv6 addresses in brackets; RFC 3986, section 3.4, has no brackets in a query, so they are encoded.",
        rule: (values) => values["x.pe"].some((peer) => peer.startsWith("[")),
      },
      {
        does: "loses an empty first item of several",
        shown: 'BEP 9, section "magnet URI format": a parameter can occur several times.',
        rule: ({ tr, ws, as, xs }) => [tr, ws, as, xs].some(([first, ...rest]) => first === "" && rest.length > 0),
      },
    ],
  }),
  reader<"data">({
    reader: "data-urls",
    scheme: "data",
    values: fc
      .record({
        media: maybe(
          fc.record({
            type: fc.constantFrom("text/plain", "image/svg+xml", "x-a/x.y"),
            parameters: pairs(
              fc.constantFrom("charset", "x-b", "name"),
              tame.filter((value) => !/\p{Cc}/u.test(value)),
            ),
          }),
        ),
        base64: fc.boolean(),
        content: text,
      })
      .map(({ media, content, base64 }) => ({
        ...(media && {
          mediaType: media.type + media.parameters.map(({ name, value }) => `;${name}=${quoted(value ?? "")}`).join(""),
        }),
        base64,
        bytes: new TextEncoder().encode(content),
      })),
    wanted: ({ mediaType, bytes }) => {
      const parts = partsOf(mediaType);
      return { ...parts, content: Buffer.from(bytes).toString() };
    },
    read(uri) {
      const found = parseData(uri);
      if (found === null) return null;
      const { type, subtype, parameters } = found.mimeType;
      return { type: `${type}/${subtype}`, parameters: [...parameters], content: Buffer.from(found.body).toString() };
    },
    faults: [
      {
        does: "does not decode the values of parameters",
        shown: "RFC 2397, section 3: characters that a token cannot have are percent-encoded, and mean the character.",
        rule: ({ mediaType }) => partsOf(mediaType).parameters.some(([, value]) => /[^\w\-.~!$&'*+]/.test(value)),
      },
    ],
  }),
];
