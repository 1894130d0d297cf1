// The law itself: what it allows and what it forbids.
import { readFileSync } from "node:fs";
import { changed, judge, KINDS, type Change, type Kind, type Whole } from "./data.js";

/** Returns one edit that makes a text into another. */
function editFor(text: string, result: string): Change {
  let start = 0;
  while (start < Math.min(text.length, result.length) && text[start] === result[start]) start++;
  let back = 0;
  while (back < Math.min(text.length, result.length) - start && text.at(-1 - back) === result.at(-1 - back)) back++;
  return { start, end: text.length - back, text: result.slice(start, result.length - back) };
}

const usedIn = (kinds: Readonly<Record<Kind, number>>): readonly Kind[] => KINDS.filter((kind) => kinds[kind] > 0);

const ALLOWED: readonly (readonly [text: string, result: string, kinds: readonly Kind[]])[] = [
  ["http://a/b c", "http://a/b%20c", ["encode"]],
  ["http://a/50%/x", "http://a/50%25/x", ["encode"]],
  ['http://a/{"b":1}', "http://a/%7B%22b%22:1%7D", ["encode"]],
  ["http://a/?b[]=1#c#d", "http://a/?b%5B%5D=1#c%23d", ["encode"]],
  ["http://a/caf\u00E9", "http://a/caf%C3%A9", ["encode"]],
  ["http://a/\u{1F600}", "http://a/%F0%9F%98%80", ["encode"]],
  ["http://[x@a/", "http://%5Bx@a/", ["encode"]],
  ["http://a/b\\c", "http://a/b%5Cc", ["encode"]],
  ["http://a/%D3b%e/", "http://a/%D3b%25e/", ["encode"]],
  ["data:,<b>x</b>", "data:,%3Cb%3Ex%3C/b%3E", ["encode"]],
  [" http://a/\n", "http://a/", ["outside"]],
  ["<http://a/>", "http://a/", ["outside"]],
  [' "(http://a/) " ', "http://a/", ["outside"]],
  ["URL: http://a/", "http://a/", ["outside"]],
  ["\u201Chttp://a/\u201D", "http://a/", ["outside"]],
  ["http://a/\n  b", "http://a/b", ["invisible"]],
  ["http://a\u200Bb/", "http://ab/", ["invisible"]],
  ["http://a.\nb/", "http://a.b/", ["invisible"]],
  ["http:/a.b/c", "http://a.b/c", ["slashes"]],
  ["http:///a.b/c", "http://a.b/c", ["slashes"]],
  ["https//a.b", "https://a.b", ["slashes"]],
  ["https;//a.b", "https://a.b", ["slashes"]],
  ["http://2001:db8::x1@::1.2.3.4/", "http://2001:db8::x1@[::1.2.3.4]/", ["brackets"]],
  ["http://1:2:3:4:5:6:7:8:80/", "http://[1:2:3:4:5:6:7:8]:80/", ["brackets"]],
  ["http://::ffff/", "http://[::ffff]/", ["brackets"]],
  ["http://[::1/", "http://[::1]/", ["brackets"]],
  ["http://[[::1]]", "http://[::1]", ["brackets"]],
  ["http://a/%2f%7E", "http://a/%2F~", ["spelling"]],
  [" http:/a.b/c", "http://a.b/c", ["outside", "slashes"]],
];

test("the law allows the kinds of the design", () => {
  const found = ALLOWED.map(([text, result]) => {
    const edits = /^[ "<(\u201C]/.test(text) ? outsideEdits(text, result) : [editFor(text, result)];
    const { reason, kinds } = judge(text, edits);
    return [text, changed(text, edits), reason ?? usedIn(kinds)];
  });
  expect(found).toEqual(ALLOWED);
});

/** Returns separate edits for both ends and for what is between them. */
function outsideEdits(text: string, result: string): readonly Change[] {
  const [, before = "", after = ""] = /^([\s"<(\u201C]*)[^]*?([\s">)\u201D]*)$/.exec(text) ?? [];
  const inner = editFor(text.slice(before.length, text.length - after.length), result);
  const moved = { ...inner, start: inner.start + before.length, end: inner.end + before.length };
  return [
    { start: 0, end: before.length, text: "" },
    ...(inner.start === inner.end && inner.text === "" ? [] : [moved]),
    ...(after === "" ? [] : [{ start: text.length - after.length, end: text.length, text: "" }]),
  ];
}

const FORBIDDEN: readonly (readonly [text: string, result: string, reason: string | null, whole?: Whole])[] = [
  ["x:a%2Cb", "x:a,b", "it replaces percent-encoded data"],
  ["x:a%2Cb", "x:ab", "it deletes percent-encoded data"],
  ["x:a%2Fb", "x:a/b", "it replaces percent-encoded data"],
  ["x:a%25b", "x:a-b", "it replaces percent-encoded data"],
  ["x:%00", "x:%2500", "it encodes percent-encoded data"],
  ["mailto:John%20Doe@a", "mailto:JohnDoe@a", "it deletes percent-encoded data"],
  ["spiffe://a/default\\", "spiffe://a/defaul/t", "it replaces visible text"],
  ["http://[1::2::3]/", "http://[1::2:3]/", "it deletes a delimiter"],
  ["mailto:a..b@c", "mailto:a.b@c", "it deletes visible text"],
  ["ldap:ou=a,dc=b.c", "ldap://ou=a,dc=b.c", "it invents a delimiter"],
  ["http:a.b", "http://a.b", "it invents a delimiter"],
  ["nfs:///server/d", "nfs:server/d", "it deletes a delimiter"],
  ["mongodb:///tmp/a.sock", "mongodb://tmp/a.sock", "it deletes a delimiter"],
  ["http:///etc/a.b", "http://etc/a.b", "it deletes a delimiter"],
  ["http:\\\\a.b\\c", "http://a.b/c", "it replaces a backslash"],
  ["http://a.b\\c@d/", "http://a.b%5Cc@d/", "it encodes a backslash in or before an authority"],
  ["\\\\a@b/", "%5C\\a@b/", "it encodes a backslash in or before an authority"],
  ["http://a/b\\_c", "http://a/b%5C_c", "it encodes a backslash before punctuation"],
  ["?a\\u0026b", "?a%5Cu0026b", "it encodes an escape of JavaScript"],
  ["http://a/%HOST%", "http://a/%25HOST%", "it encodes a character of a placeholder"],
  ["http://a/<your key>", "http://a/%3Cyour key>", "it encodes a character of a placeholder"],
  ["http://a/{{x}}", "http://a/%7B{x}}", "it encodes a character of a placeholder"],
  ["http://a/$%7Bx}", "http://a/$%7Bx%7D", null],
  ["http://a/caf%C3%A", "http://a/caf%C3%25A", "it encodes a '%' at the end"],
  ["http://a/caf%C3%/", "http://a/caf%C3%25/", "it encodes a '%' after a cut-off sequence"],
  ["/a %E3%8/b", "/a %E3%258/b", "it encodes a '%' after a cut-off sequence"],
  ["/50%", "/50%25", "it encodes a '%' at the end"],
  ["/Oil%,20Inc", "/Oil%25,20Inc", "it encodes a '%' that can have changed places with a delimiter"],
  ["/a%@E7b", "/a%25@E7b", "it encodes a '%' that can have changed places with a delimiter"],
  ["/a%,be%d3", "/a%25,be%d3", "it encodes a '%' that can have changed places with a delimiter"],
  ["?a=100%&default=1", "?a=100%25&default=1", null],
  ["/a # b", "/a%20# b", "it encodes a space before a comment or prose"],
  ["/a/ b", "/a/%20b", "it encodes a space next to a delimiter"],
  ["http://a@b@c/", "http://a%40b@c/", "it decides which '@' ends the user"],
  ["http://a:b:1/", "http://a%3Ab:1/", "it encodes a delimiter of a host"],
  ["http://a:8 0/", "http://a:8%200/", "it encodes in a port"],
  ["a b:c", "a%20b:c", "it encodes in the scheme"],
  ["tel:1,2", "tel:1%2C2", "it encodes a delimiter"],
  ["geo:1, 2", "geo:1,2", "it deletes a space"],
  ["/a=\nb", "/a=b", "it deletes a line break after '='"],
  ["/one\ttwo", "/onetwo", "it joins two words"],
  ["mailto:a@b?body=c,\nd", "mailto:a@b?body=c,d", "it deletes a line break of a mail"],
  ["gopher://h/7foo/\tbar", "gopher://h/7foo/bar", "it deletes a tab or line break of a selector"],
  ["/\u0645\u06CC\u200C\u062E", "/\u0645\u06CC\u062E", "it deletes a character that shapes a letter"],
  ["/\n/a", "//a", "it moves text into or out of the authority"],
  ['"http://a/', "http://a/", "it deletes a quote or bracket without its partner"],
  ["http://a/>", "http://a/", "it deletes visible text after the reference"],
  ["see http://a/", "http://a/", "it deletes visible text before the reference"],
  ["http://::1:8080/", "http://[::1:8080]/", "it replaces a delimiter"],
  ["http://[a.b]/", "http://a.b/", "it replaces a delimiter"],
  ["1a:b", "./1a:b", "it invents visible text"],
  ["http://a\uD800/", "http://a%EF%BF%BD/", "it replaces visible text"],
  ["{a b}", "{a%20b}", "it encodes a character of an expression", "template"],
  ["a:b", "a%3A", "it deletes visible text after the reference", "part"],
];

test("the law forbids everything else", () => {
  const found = FORBIDDEN.map(([text, result, , whole]) => [
    text,
    result,
    judge(text, [editFor(text, result)], whole).reason,
    ...(whole === undefined ? [] : [whole]),
  ]);
  expect(found).toEqual(FORBIDDEN);
});

test("a part can encode what delimits other parts", () => {
  expect(judge("a/b?c", [{ start: 1, end: 2, text: "%2F" }], "part").reason).toBeNull();
});

test.each<[name: string, edits: readonly Change[], reason: string]>([
  ["no edits", [], "it has no edits"],
  ["the same text", [{ start: 0, end: 1, text: "a" }], "an edit changes nothing"],
  ["an empty edit", [{ start: 1, end: 1, text: "" }], "an edit changes nothing"],
  [
    "edits that overlap",
    [
      { start: 0, end: 2, text: "x" },
      { start: 1, end: 2, text: "" },
    ],
    "its edits overlap, or lie outside of the text",
  ],
  ["an edit behind the end", [{ start: 1, end: 9, text: "" }], "its edits overlap, or lie outside of the text"],
])("%s", (_, edits, reason) => {
  expect(judge("a b", edits).reason).toBe(reason);
});

test("the edits of one character can be apart", () => {
  const edits = [
    { start: 1, end: 2, text: "%C3" },
    { start: 2, end: 2, text: "%A9" },
  ];
  expect(judge("/\u00E9", edits)).toEqual({
    reason: null,
    kinds: { encode: 1, outside: 0, invisible: 0, slashes: 0, brackets: 0, spelling: 0 },
  });
});

test("a line break inside a percent-encoding and an encoded '%' exclude each other", () => {
  const [percent, line] = [
    { start: 2, end: 3, text: "%25" },
    { start: 3, end: 4, text: "" },
  ];
  expect(judge("/a%\n41/", [percent]).reason).toBeNull();
  expect(judge("/a%\n41/", [line]).reason).toBeNull();
  expect(judge("/a%\n41/", [percent, line]).reason).toBe("the octets of the path differ");
});

test("the law imports nothing", () => {
  const source = readFileSync(new URL("data.ts", import.meta.url), "utf8");
  expect(source.match(/\b(?:import|require)\b.*/g)?.filter((line) => !line.startsWith("import what it"))).toEqual([]);
});
