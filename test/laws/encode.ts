/**
 * The laws of percent-encoding (RFC 3986 section 2).
 *
 * @module
 */
import fc from "fast-check";
import {
  components,
  decode,
  decodeOctets,
  encode,
  normalize,
  recompose,
  URISyntaxError,
  type EncodableComponent,
} from "../../src/index.js";
import { anyText, reference, utf16 } from "./arbitrary.js";
import { addingTo, same, type Law } from "./law.js";
import { rfc3986 } from "./subject.js";

/** The laws of this module. */
export const laws: Law[] = [];
const law = addingTo(laws);

/** Each component, with a string that contains the encoded data and the rule that this string matches. */
const PLACES: Readonly<Record<EncodableComponent, readonly [before: string, rule: string]>> = {
  "query-value": ["", "query"],
  "path-segment": ["", "segment"],
  "userinfo-part": ["", "userinfo"],
  // Data for any component can be in each of them. The host allows the fewest characters.
  unreserved: ["", "reg-name"],
  userinfo: ["", "userinfo"],
  "reg-name": ["", "reg-name"],
  path: ["/", "path-abempty"],
  segment: ["", "segment"],
  // The rule requires at least one character.
  "segment-nz-nc": ["_", "segment-nz-nc"],
  query: ["", "query"],
  fragment: ["", "fragment"],
};

const component = fc.constantFrom(...(Object.keys(PLACES) as EncodableComponent[]));

/** Characters of all kinds, many of them delimiters, without lone surrogates. */
const data = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."%:/?#[]@!$&+,;=~ \0\r\n"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
});

const octets = fc.uint8Array({ maxLength: 24 });

const isDots = (text: string): boolean => text === "." || text === "..";

/** Data that can be a segment. */
const segment = data.filter((text) => !isDots(text));

/** Data, and a component that it can be encoded for. */
const placed = fc.tuple(data, component).filter(([text, name]) => name !== "path-segment" || !isDots(text));
const octetsPlaced = fc
  .tuple(octets, component)
  .filter(([bytes, name]) => name !== "path-segment" || !isDots(String.fromCharCode(...bytes)));

/** The character sets are those of RFC 3986. */
const ofRFC3986 = { of: ["rfc3986"] } as const;

law("decode(encode(x, component)) === x, for every component", ofRFC3986, () =>
  fc.property(placed, ([text, name]) => {
    same(decode(encode(text, name)), text);
  }),
);

law(
  "encode(x, component) is valid in the component, and data for any component in all of them",
  ofRFC3986,
  ({ standard }) =>
    fc.property(placed, ([text, name]) => {
      const [before, rule] = PLACES[name];
      same(standard.test(before + encode(text, name), { rule }), true);
      for (const [start, each] of Object.values(PLACES))
        same(standard.test(start + encode(text), { rule: each }), true);
    }),
);

/** Characters that delimit values in a component, and are data inside a value. */
const DELIMITERS: Readonly<Partial<Record<EncodableComponent, string>>> = {
  "query-value": "!$&'()*+,;=?",
  "path-segment": "!$&'()*+,;=:/",
  "userinfo-part": "!$&'()*+,;=:@",
};

law("encode changes nothing but what cannot stand there, what delimits values, and %", ofRFC3986, ({ standard }) =>
  fc.property(placed, ([text, name]) => {
    const [before, rule] = PLACES[name];
    const encoded = `%${DELIMITERS[name] ?? ""}`;
    const stays = (character: string): boolean =>
      !encoded.includes(character) && standard.test(before + character, { rule });
    const isIn = name === "unreserved" ? (character: string): boolean => /[A-Za-z0-9._~-]/.test(character) : stays;
    same(encode(text, name), Array.from(text, (each) => (isIn(each) ? each : encode(each))).join(""));
  }),
);

law("encoding is by UTF-8 octets: as encodeURIComponent does it", ofRFC3986, () =>
  fc.property(data, (text) => {
    const more = encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
    same(
      encode(text),
      more.replace(/%../g, (triplet) => triplet.toUpperCase()),
    );
    same(decode(encodeURIComponent(text)), text);
  }),
);

const parametersOf = (query: string): [string, string][] =>
  Array.from(new URLSearchParams(query), ([key, value]) => [key, value]);

law("parameters that are joined by & and = are those that URLSearchParams reads", ofRFC3986, () =>
  fc.property(fc.array(fc.tuple(data, data)), (pairs) => {
    const query = pairs.map((pair) => pair.map((each) => encode(each, "query-value")).join("=")).join("&");
    same(parametersOf(query), pairs);
    const uri = recompose({ ...components("http://a/b#c"), query });
    same(components(uri).query, query);
    same(parametersOf(components(normalize(uri)).query ?? ""), pairs);
  }),
);

law("segments that are joined by / are read back, and so after normalization", ofRFC3986, () =>
  fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
    const path = `/a/${segments.map((each) => encode(each, "path-segment")).join("/")}`;
    same(path.split("/").slice(2).map(decode), segments);
    same(components(normalize(`http://a${path}`)).path, path);
  }),
);

law("a segment that begins a relative reference has neither a scheme nor a query", ofRFC3986, () =>
  fc.property(segment, (text) => {
    const { scheme, authority, path, query, fragment } = components(encode(text, "path-segment"));
    same([scheme, authority, decode(path), query, fragment], [null, null, text, null, null]);
  }),
);

law("a user and a password that are joined by : are read back", ofRFC3986, () =>
  fc.property(data, data, (user, password) => {
    const userinfo = `${encode(user, "userinfo-part")}:${encode(password, "userinfo-part")}`;
    const read = components(recompose({ scheme: "http", userinfo, host: "h", path: "/" }));
    same([read.host, read.userinfo?.split(":").map(decode)], ["h", [user, password]]);
  }),
);

law(
  "decodeOctets(encode(octets, component)) is the octets, and the text's octets are its UTF-8 octets",
  ofRFC3986,
  () =>
    fc.property(octetsPlaced, placed, ([bytes, name], [text, other]) => {
      same([...decodeOctets(encode(bytes, name))], [...bytes]);
      same([...decodeOctets(encode(text, other))], [...new TextEncoder().encode(text)]);
    }),
);

law("what decode gives is what the octets mean in UTF-8; where they mean nothing, it throws", ofRFC3986, () =>
  fc.property(octetsPlaced, ([bytes, name]) => {
    const encoded = encode(bytes, name);
    let expected: string | null;
    try {
      expected = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      expected = null;
    }
    same(
      orRefused(() => decode(encoded)),
      expected,
    );
  }),
);

law("normalizing does not change what is encoded, in place of which it stands", ofRFC3986, () =>
  fc.property(data, (text) => {
    same(normalize(`?${encode(text, "query")}`), `?${encode(text, "query")}`);
    same(normalize(`#${encode(text)}`), `#${encode(text)}`);
  }),
);

law("any string is encoded, decoded or refused with a URISyntaxError", ofRFC3986, () =>
  fc.property(fc.oneof(utf16, anyText(reference(rfc3986))), component, (text, name) => {
    const encoded = orRefused(() => encode(text, name));
    // Only lone surrogates have no octets, and only dot-segments cannot be protected by encoding.
    same(encoded === null, /\p{Cs}/u.test(text) || (name === "path-segment" && isDots(text)));
    if (encoded !== null) same(decode(encoded), text);
    const decoded = orRefused(() => decode(text));
    if (/%(?![0-9A-Fa-f]{2})/.test(text)) same(decoded, null);
    if (!text.includes("%")) same(decoded, text);
    orRefused(() => decodeOctets(text));
  }),
);

/** Returns the result; `null` if a `URISyntaxError` is thrown. */
function orRefused<Result>(operation: () => Result): Result | null {
  try {
    return operation();
  } catch (error) {
    if (error instanceof URISyntaxError) return null;
    throw error;
  }
}
