// Compares the splitter with a literal transcription of RFC 3986, on all short strings of delimiters.
import {
  authorityComponents,
  authorityParts,
  componentsOf,
  parts,
  schemeEnd,
  withoutFragment,
} from "../../src/core/parts.js";

/** All strings of at most a number of the characters. */
function stringsOf(characters: string, length: number): string[] {
  if (length === 0) return [""];
  const shorter = stringsOf(characters, length - 1);
  const longest = shorter.filter((text) => text.length === length - 1);
  return [...shorter, ...longest.flatMap((text) => Array.from(characters, (each) => text + each))];
}

/** The regular expression of appendix B, with a scheme that may be empty. */
const APPENDIX_B = /^(?:([^:/?#]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/;

/** Userinfo ends at the last "@". A literal ends at the last "]". The port follows the first ":" after it. */
const AUTHORITY = /^(?:(.*)@)?(\[.*\][^:]*|(?!\[.*\])(?!\[[^\]]*$)[^:]*|\[[^\]]*)(?::(.*))?$/;

const same = (one: readonly (string | null)[], other: readonly (string | null)[]): boolean =>
  one.every((each, index) => each === other[index]);

const absent = (text: string | undefined): string | null => text ?? null;

function split(input: string): readonly (string | null)[] {
  const [, scheme, authority, path, query, fragment] = APPENDIX_B.exec(input) ?? [];
  const [, userinfo, host, port] = (authority === undefined ? null : AUTHORITY.exec(authority)) ?? [];
  return [scheme, authority, userinfo, host, port, path, query, fragment].map(absent);
}

test("each string has the parts of appendix B", () => {
  const wrong: unknown[] = [];
  for (const input of stringsOf(":/?#a", 5)) {
    const { scheme, authority, path, query, fragment } = parts(input);
    const spans = [scheme, authority, authority?.userinfo, authority?.host, authority?.port, path, query, fragment];
    const found = spans.map((span) => (span ? input.slice(span.start, span.end) : null));
    const all = componentsOf(input, true);
    const texts = [all.scheme, all.authority, all.userinfo, all.host, all.port, all.path, all.query, all.fragment];
    const expected = split(input);
    if (!same(found, expected) || !same(texts, expected)) wrong.push({ input, found, texts, expected });
  }
  expect(wrong).toEqual([]);
});

test("each authority has its userinfo, its host and its port", () => {
  for (const authority of stringsOf(":@[]a", 4)) {
    const [, , userinfo, host, port] = split(`//${authority}`);
    const input = `s://${authority}/`;
    const { start, end, ...spans } = authorityParts(input, 4);
    expect(input.slice(start, end)).toBe(authority);
    const found = [spans.userinfo, spans.host, spans.port].map((span) => span && input.slice(span.start, span.end));
    expect([authority, ...found]).toEqual([authority, userinfo, host, port]);
    expect(authorityParts(`//${authority}`, 2)).toEqual(authorityParts(`//${authority}?`, 2));
    expect(authorityComponents(input, start, end)).toEqual({ authority, userinfo, host, port });
    expect(componentsOf(`//${authority}`, true)).toMatchObject({ authority, userinfo, host, port });
  }
});

test("an authority whose end is known can contain the delimiters that would end it", () => {
  expect(authorityComponents("//a/b?c#d:1/e", 2, 11)).toEqual({
    authority: "a/b?c#d:1",
    userinfo: null,
    host: "a/b?c#d",
    port: "1",
  });
  expect(authorityComponents("//a@b:1@:2", 2, 7)).toEqual({ authority: "a@b:1", userinfo: "a", host: "b", port: "1" });
});

test("a rule that starts with the path has no scheme", () => {
  expect(componentsOf("a:b", false)).toMatchObject({ scheme: null, path: "a:b" });
  expect(componentsOf("//a:b", false)).toMatchObject({ scheme: null, host: "a", port: "b" });
});

test.each([1, 63, 64, 65, 200])("a scheme of %i characters ends at the colon", (length) => {
  const scheme = "a".repeat(length);
  expect(schemeEnd(`${scheme}:b:c`)).toBe(length);
  for (const end of ["", "/", "?", "#"]) expect(schemeEnd(`${scheme}${end}${end && ":"}`)).toBe(-1);
});

test.each([
  ["", ""],
  ["#", ""],
  ["#a", ""],
  ["a", "a"],
  ["a?b#c#d", "a?b"],
])("%j without its fragment is %j", (input, rest) => {
  expect(withoutFragment(input)).toBe(rest);
});
