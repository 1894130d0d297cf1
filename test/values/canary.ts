/**
 * The judge of the law that no secret stays in a redacted text. It puts a canary into URIs, damages them, and says which
 * rule explains a canary that stays. It imports nothing of `src/`.
 *
 * @module
 */
import fc from "fast-check";

/** The letters of the canary. No other text has them. */
const LETTERS = "QXZJKV";
export const CANARY = "QXZJKVXQJZ";

/** A text with the canary, and what the canary is there. */
export interface Place {
  readonly kind: "password" | "key" | "value" | "leaf";
  readonly text: string;
}

/** Names of secrets that parameters have. */
const NAMES = ["password", "access_token", "client_secret", "X-Amz-Signature", "sig", "apiKey"] as const;

/** The secrets that documents of schemes name, in their examples. */
const LEAVES = [
  /^otpauth:.*[?&]secret=([A-Z2-7]+)/,
  /^pkcs11:.*[?&]pin-value=([^&]+)/,
  /^secret-token:(.+)$/,
  /^mtqp:\/\/[^/]*\/track\/[^/]*\/(.+)$/,
  /^sips?:[^:@?]*:([^@]+)@/,
] as const;

/** Yields the texts that have the canary at each place of a URI. */
export function* placesOf(example: string): Generator<Place> {
  const uri = example.replace(new RegExp(`[${LETTERS}]`, "g"), (letter) => letter.toLowerCase());
  const [, scheme, authority, path, query, fragment] =
    /^([^:/?#]+:)(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(uri) as unknown as [
      string,
      string,
      string | undefined,
      string,
      string | undefined,
      string | undefined,
    ];
  const rest = (query === undefined ? "" : `?${query}`) + (fragment === undefined ? "" : `#${fragment}`);
  if (authority !== undefined && authority !== "") {
    const host = authority.slice(authority.lastIndexOf("@") + 1);
    yield { kind: "password", text: `${scheme}//ann:${CANARY}@${host}${path}${rest}` };
    if (/^(?:https?|git\+https?):/.test(uri)) {
      yield { kind: "key", text: `${scheme}//${CANARY}@${host}${path}${rest}` };
    }
    const name = NAMES[uri.length % NAMES.length] as string;
    yield { kind: "value", text: `${scheme}//${authority}${path};${name}=${CANARY}${rest}` };
  }
  const before = scheme + (authority === undefined ? "" : `//${authority}`) + path;
  const given = query === undefined ? "?" : `?${query}&`;
  const name = NAMES[before.length % NAMES.length] as string;
  yield { kind: "value", text: `${before}${given}${name}=${CANARY}${fragment === undefined ? "" : `#${fragment}`}` };
  yield { kind: "value", text: `${before}${given}${name}=${CANARY}&page=2` };
  yield { kind: "value", text: `${before}${query === undefined ? "" : `?${query}`}#${name}=${CANARY}&page=2` };
  for (const leaf of LEAVES) {
    const found = leaf.exec(uri)?.[1];
    if (found !== undefined) yield { kind: "leaf", text: uri.replace(found, CANARY) };
  }
}

const DELIMITERS = ":/?#[]@!$&'()*+,;= ";

/** One change of a text. `at` is a share of its length, or of the number of its delimiters. */
export interface Change {
  readonly kind: "insert" | "delete" | "encode" | "double" | "before" | "after";
  readonly at: number;
  readonly delimiter: string;
  readonly before: string;
  readonly after: string;
}

/** What stands before URIs, and after them. */
const BEFORE = [
  "GET ",
  "(",
  '"',
  "'",
  "<",
  "see ",
  "mail ops@corp.example, ",
  "url=",
  "12:30 ",
  "\n",
  "error: ",
  "http://h/ ",
];
const AFTER = [" HTTP/1.1", ")", '"', "'", ">", ", mail ops@corp.example", " # end", ": refused", "\n", " http://h/"];

/** From one to three changes. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("insert", "delete", "encode", "double", "before", "after"),
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    delimiter: fc.constantFrom(...DELIMITERS),
    before: fc.constantFrom(...BEFORE),
    after: fc.constantFrom(...AFTER),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Returns the text after the changes. */
export function damaged(text: string, list: readonly Change[]): string {
  return list.reduce((given, { kind, at, delimiter, before, after }) => {
    if (kind === "before") return before + given;
    if (kind === "after") return given + after;
    if (kind === "insert") {
      const place = Math.floor(at * (given.length + 1));
      return given.slice(0, place) + delimiter + given.slice(place);
    }
    const found = [...given].flatMap((each, index) => (DELIMITERS.includes(each) ? [index] : []));
    const place = found[Math.floor(at * found.length)];
    if (place === undefined) return given;
    const each = given.charAt(place);
    const code = `%${each.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
    const other = { delete: "", encode: code, double: each + each }[kind];
    return given.slice(0, place) + other + given.slice(place + 1);
  }, text);
}

/** Returns whether more than one character of the canary stays together. */
export const stays = (text: string): boolean => new RegExp(`[${LETTERS}]{2}`).test(text);

/** A secret name, "=" and the canary. */
const NAMED = new RegExp(
  String.raw`(?:(?:[Pp]assword|[Tt]oken|[Ss]ecret|[Ss]ignature|api[^a-zA-Z\d]*Key)|(?<![a-z])sig)\W*(?:=|%3D)\W*[${LETTERS}]`,
);

/** The rules for canaries that stay. The guide of schemes has them, too. */
export const RULES = {
  "a delimiter ends a value": ({ kind }: Place, text: string) =>
    (kind === "value" || kind === "leaf") &&
    new RegExp(String.raw`[${LETTERS}][^\da-zA-Z]*(?:[/?#;,&"<>\s']|%\d)`).test(text),
  "a name is not that of a secret": ({ kind }: Place, text: string) => kind === "value" && !NAMED.test(text),
  "without a colon, a password is a user": ({ kind }: Place, text: string) =>
    kind === "password" && !/:\W*ann\W*:/.test(text),
  "without // or @, there is no user": ({ kind }: Place, text: string) =>
    (kind === "password" || kind === "key") && !new RegExp(`//(?:ann\\W*:)?\\W*[${LETTERS}].*@`, "s").test(text),
  "a delimiter ends a key": ({ kind }: Place, text: string) =>
    kind === "key" && new RegExp(`[${LETTERS}][/?#\\s]`).test(text),
  "in a path or a word, there is no scheme": ({ kind }: Place, text: string) =>
    kind === "leaf" && /[/+@:#?-]sips?(?::|%3A)/i.test(text),
  "without its colon, a scheme is a word": ({ kind }: Place, text: string) =>
    kind === "leaf" && (/sips?\+?[a-rt-z\d]/.test(text) || new RegExp(`(?:[a-z]|%2B[-\\d]*)[${LETTERS}]`).test(text)),
} satisfies Readonly<Record<string, (place: Place, text: string) => boolean>>;
