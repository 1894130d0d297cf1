// The laws of percent-encoding (RFC 3986 section 2).
import fc from "fast-check";
import { decode, decodeOctets, encode, normalize, URISyntaxError, type EncodableComponent } from "../../src/index.js";
import { anyText, reference, utf16 } from "./arbitrary.js";
import { law, same } from "./law.js";
import { rfc3986 } from "./subject.js";

/** Each component with a string that has the encoded data in it, and the rule which that string matches. */
const PLACES: Readonly<Record<EncodableComponent, readonly [before: string, rule: string]>> = {
  // Data for any component stands in each of them; the host is the one that allows least.
  unreserved: ["", "reg-name"],
  userinfo: ["", "userinfo"],
  "reg-name": ["", "reg-name"],
  path: ["/", "path-abempty"],
  segment: ["", "segment"],
  // Not empty: the rule has at least one character.
  "segment-nz-nc": ["_", "segment-nz-nc"],
  query: ["", "query"],
  fragment: ["", "fragment"],
};

const component = fc.constantFrom(...(Object.keys(PLACES) as EncodableComponent[]));

/** Characters of all kinds, many of them delimiters, none of them half a pair. */
const data = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."%:/?#[]@!$&+,;=~ \0\r\n"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
});

const octets = fc.uint8Array({ maxLength: 24 });

/** The sets of characters are RFC 3986's. */
const ofRFC3986 = { of: ["rfc3986"] } as const;

law("decode(encode(x, component)) === x, for every component", ofRFC3986, () =>
  fc.property(data, component, (text, name) => {
    same(decode(encode(text, name)), text);
  }),
);

law(
  "encode(x, component) is valid in the component, and data for any component in all of them",
  ofRFC3986,
  ({ standard }) =>
    fc.property(data, component, (text, name) => {
      const [before, rule] = PLACES[name];
      same(standard.test(before + encode(text, name), { rule }), true);
      for (const [start, each] of Object.values(PLACES))
        same(standard.test(start + encode(text), { rule: each }), true);
    }),
);

law("encode changes nothing but what cannot stand there, and %", ofRFC3986, ({ standard }) =>
  fc.property(data, component, (text, name) => {
    const [before, rule] = PLACES[name];
    const stays = (character: string): boolean => character !== "%" && standard.test(before + character, { rule });
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

law(
  "decodeOctets(encode(octets, component)) is the octets, and the text's octets are its UTF-8 octets",
  ofRFC3986,
  () =>
    fc.property(octets, data, component, (bytes, text, name) => {
      same([...decodeOctets(encode(bytes, name))], [...bytes]);
      same([...decodeOctets(encode(text, name))], [...new TextEncoder().encode(text)]);
    }),
);

law("what decode gives is what the octets mean in UTF-8; where they mean nothing, it throws", ofRFC3986, () =>
  fc.property(octets, component, (bytes, name) => {
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
    // Half a pair is the one thing that has no octets.
    same(encoded === null, /\p{Cs}/u.test(text));
    if (encoded !== null) same(decode(encoded), text);
    const decoded = orRefused(() => decode(text));
    if (/%(?![0-9A-Fa-f]{2})/.test(text)) same(decoded, null);
    if (!text.includes("%")) same(decoded, text);
    orRefused(() => decodeOctets(text));
  }),
);

/** What is returned, or `null` where a URISyntaxError is thrown. */
function orRefused<Result>(operation: () => Result): Result | null {
  try {
    return operation();
  } catch (error) {
    if (error instanceof URISyntaxError) return null;
    throw error;
  }
}
