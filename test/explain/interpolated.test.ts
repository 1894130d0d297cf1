// Texts with holes: the diagnostics. test/laws/interpolated.ts has the laws for all standards.
import { diagnoseInterpolated, type InterpolatedDiagnostic, type InterpolatedPosition } from "../../src/index.js";
import { diagnoseInterpolated as diagnoseOfSchemes } from "../../src/schemes/index.js";
import { withSchemes } from "../../src/schemes/define.js";
import { http } from "../../generated/schemes/http.js";
import { rfc1738, standards } from "../../src/standards/index.js";
import { thrown } from "../support/thrown.js";
import { testHostileTexts } from "./interpolated.js";

const place = ({ part, offset }: InterpolatedPosition): string => `${String(part)}:${String(offset)}`;

/** Writes each diagnostic in a line. */
const told = (found: readonly InterpolatedDiagnostic[]): readonly string[] =>
  found.map(({ code, message, start, end, index, repair }) => {
    const fault = `${place(start)}-${place(end)} at ${place(index)} ${code}: ${message}`;
    if (repair === undefined) return fault;
    const edits = repair.edits.map((edit) => `${place(edit.start)}-${place(edit.end)} ${JSON.stringify(edit.text)}`);
    return `${fault} ${repair.certain ? "certain" : "guess"}: ${repair.message} ${edits.join(", ")}`;
  });

const VALUE = { hole: "value" } as const;

test("a diagnostic has the fields of a diagnostic of a string, and places in the texts", () => {
  expect(diagnoseInterpolated(["http://h/", "/a b"])).toEqual([
    {
      severity: "error",
      code: "rfc3986/space",
      message: "A space is not allowed in the path.",
      start: { part: 1, offset: 2 },
      end: { part: 1, offset: 3 },
      index: { part: 1, offset: 2 },
      rule: "path",
      // The hole can hold "#", so the rest can be a fragment, and it can hold "?".
      expected: ["ALPHA", "DIGIT", ...Array.from("!#$%&'()*+,-./:;=?@_~", (each) => `"${each}"`), "end of input"],
      found: "U+0020",
      section: "3.3",
      url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
      repair: {
        message: "Write '%20'.",
        edits: [{ start: { part: 1, offset: 2 }, end: { part: 1, offset: 3 }, text: "%20" }],
        certain: true,
      },
    },
  ]);
});

test("a diagnostic without an explanation says which character is refused", () => {
  expect(diagnoseInterpolated(["http://", "@", "@h/"], VALUE)).toEqual([
    {
      severity: "error",
      code: "rfc3986/syntax",
      message: "'@' is not allowed here (rule URI-reference).",
      start: { part: 2, offset: 0 },
      end: { part: 2, offset: 1 },
      index: { part: 2, offset: 0 },
      rule: "URI-reference",
      expected: ["ALPHA", "DIGIT", ...Array.from("!#$%&'()*+,-./:;=?[_~", (each) => `"${each}"`), "end of input"],
      found: '"@"',
      section: "4.1",
      url: "https://www.rfc-editor.org/rfc/rfc3986#section-4.1",
    },
  ]);
});

test.each<readonly [strings: readonly string[], options: Parameters<typeof diagnoseInterpolated>[1]]>([
  [[""], {}],
  [["", ""], {}],
  [["", "", "", ""], {}],
  [["http://h:", "x/"], {}],
  [["http://h/%", "x"], VALUE],
  [["http://h/%2", "x"], VALUE],
  [["http://h/50%", ""], {}],
  [["", "://h/"], { rule: "URI" }],
  [["ht", "p", "//h/"], { rule: "URI" }],
  [["http://[", "::1::2]/"], VALUE],
  [["&#", "x2F;"], VALUE],
  [["1.2.", ".2"], { rule: "IPv4address" }],
])("some texts make %j valid, %j", (strings, options) => {
  expect(diagnoseInterpolated(strings, options)).toEqual([]);
});

test.each<readonly [strings: readonly string[], options: Parameters<typeof diagnoseInterpolated>[1], lines: string[]]>([
  [["http://h:", "x/"], VALUE, ["1:0-1:1 at 1:1 rfc3986/port: The port contains 'x'; only digits are allowed."]],
  [
    ["http://", "/a b/", "?x y=", "#a#b"],
    {},
    [
      "1:2-1:3 at 1:2 rfc3986/space: A space is not allowed in the path. certain: Write '%20'. 1:2-1:3 \"%20\"",
      "2:2-2:3 at 2:2 rfc3986/space: A space is not allowed in the query. certain: Write '%20'. 2:2-2:3 \"%20\"",
      "3:2-3:3 at 3:2 rfc3986/second-hash: Only one '#' is allowed: it begins the fragment. certain: Write '%23'. 3:2-3:3 \"%23\"",
    ],
  ],
  [
    ["", "/a b"],
    {},
    ["1:2-1:3 at 1:2 rfc3986/space: A space is not allowed in the path. certain: Write '%20'. 1:2-1:3 \"%20\""],
  ],
  [
    ["", "://h/a b"],
    { rule: "URI" },
    ["1:6-1:7 at 1:6 rfc3986/space: A space is not allowed in the path. guess: Write '%20'. 1:6-1:7 \"%20\""],
  ],
  [
    ["http://h/%2", " x"],
    {},
    ["1:0-1:1 at 1:0 rfc3986/space: A space is not allowed in the path. guess: Write '%20'. 1:0-1:1 \"%20\""],
  ],
  [
    ["http://h/%", "%x"],
    VALUE,
    [
      "1:0-1:1 at 1:1 rfc3986/percent: '%' must be followed by two hexadecimal digits; for a literal '%' write '%25'. guess: Write '%25'. 1:0-1:1 \"%25\"",
    ],
  ],
  [
    ["http://h/50% ", ""],
    {},
    [
      "0:11-0:12 at 0:12 rfc3986/percent: '%' must be followed by two hexadecimal digits; for a literal '%' write '%25'. guess: Write '%25'. 0:11-0:12 \"%25\"",
      "0:12-0:13 at 0:12 rfc3986/space: A space is not allowed in the path. guess: Write '%20'. 0:12-0:13 \"%20\"",
    ],
  ],
  [
    ["http://h/", "50%"],
    {},
    [
      "1:2-1:3 at 1:3 rfc3986/percent: '%' must be followed by two hexadecimal digits; for a literal '%' write '%25'. guess: Write '%25'. 1:2-1:3 \"%25\"",
    ],
  ],
  [
    ["http://h:8o80/", ""],
    {},
    [
      "0:10-0:11 at 0:13 rfc3986/port: The port contains 'o'; only digits are allowed. guess: Write '0'. 0:10-0:11 \"0\"",
    ],
  ],
  [
    ["http://joe:p@ss@", "/"],
    VALUE,
    [
      "0:12-0:13 at 0:15 rfc3986/password-delimiter: '@' in a user name or a password must be percent-encoded. guess: Write '%40'. 0:12-0:13 \"%40\"",
    ],
  ],
  [
    ["<http://h/", ">"],
    {},
    [
      '0:0-0:1 at 0:0 rfc3986/wrapper: \'<\' is not part of the URI. guess: Remove the text around the reference. 0:0-0:1 "", 1:0-1:1 ""',
    ],
  ],
  [
    ["http://h/{", "}"],
    {},
    ["0:9-1:1 at 0:9 rfc3986/template: This looks like a placeholder: replace it by its value."],
  ],
  [["http://[", "/a"], VALUE, ["1:0-1:1 at 1:0 rfc3986/syntax: '/' is not allowed here (rule URI-reference)."]],
  [
    ["http://[::1", "/a"],
    VALUE,
    [
      "1:0-1:1 at 1:0 rfc3986/missing-bracket: Missing ']' after the IPv6 address. guess: Write ']' here. 1:0-1:0 \"]\"",
    ],
  ],
  [
    ["http:\\\\h\\a", ""],
    VALUE,
    [
      "0:5-0:6 at 0:5 rfc3986/backslash: A URI separates with '/', not with '\\'. guess: Write '/'. 0:5-0:6 \"/\"",
      "0:6-0:7 at 0:6 rfc3986/backslash: A URI separates with '/', not with '\\'. guess: Write '/'. 0:6-0:7 \"/\"",
      "0:8-0:9 at 0:8 rfc3986/backslash: A URI separates with '/', not with '\\'. guess: Write '/'. 0:8-0:9 \"/\"",
    ],
  ],
  [
    ["", "", "", " "],
    {},
    ['3:0-3:1 at 3:0 rfc3986/white-space-around: The reference ends with a space. guess: Remove the space. 3:0-3:1 ""'],
  ],
  [
    ["h\ud800", "\udc00"],
    {},
    [
      "0:1-0:2 at 0:1 rfc3986/lone-surrogate: Half of a surrogate pair (U+D800) is not allowed in the path: it is not a character.",
    ],
  ],
  [
    ["a", "\u0000", "b\ud800 x"],
    {},
    ["1:0-1:1 at 1:0 rfc3986/control-character: A control character (NUL, U+0000) is not allowed in the path."],
  ],
  [
    ["http//", "/a"],
    { rule: "URI" },
    [
      "0:4-0:6 at 0:4 rfc3986/scheme-delimiter: The scheme must be followed by a single ':'. guess: Write ':' here. 0:4-0:4 \":\"",
    ],
  ],
  [
    ["//", "/a"],
    { rule: "URI" },
    [
      "0:0-0:2 at 0:0 rfc3986/missing-scheme: The scheme, such as 'https:', is missing. guess: Write 'https:' before it. 0:0-0:0 \"https:\"",
    ],
  ],
  [
    ["http://h/caf\u00E9/", "/\uD83D\uDE00"],
    {},
    [
      "0:12-0:13 at 0:12 rfc3986/non-ascii: A non-ASCII character (U+00E9) is not allowed in the path. certain: Write '%C3%A9'. 0:12-0:13 \"%C3%A9\"",
      "1:1-1:3 at 1:1 rfc3986/non-ascii: A non-ASCII character (U+1F600) is not allowed in the path. certain: Write '%F0%9F%98%80'. 1:1-1:3 \"%F0%9F%98%80\"",
    ],
  ],
  [
    ["1.2.3.4.", ".2"],
    { rule: "IPv4address" },
    [
      "0:7-0:8 at 0:7 rfc3986/character: '.' is not allowed in an IPv4 address; expected a digit. It has four decimal numbers from 0 to 255, without leading zeros and with dots between them.",
    ],
  ],
  [
    ["http://h/?a b=", "", "", "&", " "],
    VALUE,
    [
      "0:11-0:12 at 0:11 rfc3986/space: A space is not allowed in the query. certain: Write '%20'. 0:11-0:12 \"%20\"",
      '4:0-4:1 at 4:0 rfc3986/white-space-around: The reference ends with a space. guess: Remove the space. 4:0-4:1 ""',
    ],
  ],
  [
    ["URL: http://h/", ""],
    VALUE,
    [
      '0:0-0:5 at 0:4 rfc3986/label: There is a label before the reference. certain: Remove the text before the reference. 0:0-0:5 ""',
    ],
  ],
  [
    ["http://h/%zz", "|x"],
    {},
    [
      "0:9-0:10 at 0:10 rfc3986/percent: '%' must be followed by two hexadecimal digits; for a literal '%' write '%25'. guess: Write '%25'. 0:9-0:10 \"%25\"",
      "1:0-1:1 at 1:0 rfc3986/excluded-character: '|' is not allowed in the path. guess: Write '%7C'. 1:0-1:1 \"%7C\"",
    ],
  ],
  [
    ["", "%"],
    {},
    [
      "1:0-1:1 at 1:1 rfc3986/truncated: The percent-encoding is cut off: '%' must be followed by two hexadecimal digits.",
    ],
  ],
  [
    ["", "h:"],
    { rule: "host" },
    [
      "1:2-1:2 at 1:2 rfc3986/incomplete: An IP literal is incomplete. An IP literal is an IPv6 address, or a later one, in brackets.",
    ],
  ],
  [
    ["a b "],
    {},
    [
      "0:1-0:2 at 0:1 rfc3986/space: A space is not allowed in the path. guess: Write '%20'. 0:1-0:2 \"%20\"",
      '0:3-0:4 at 0:1 rfc3986/white-space-around: The reference ends with a space. certain: Remove the space. 0:3-0:4 ""',
    ],
  ],
  [
    ["(", ""],
    { rule: "URI", hole: "value" },
    [
      "0:0-0:1 at 0:0 rfc3986/wrapper: '(' is not part of the URI. guess: Remove '('. 0:0-0:1 \"\"",
      "1:0-1:0 at 1:0 rfc3986/syntax: The input ends too early (rule URI).",
    ],
  ],
  [
    ["", "https://} - ", ":*+1"],
    { rule: "URI" },
    [
      "1:8-1:9 at 1:8 rfc3986/brace: '}' is not allowed in the host. guess: Remove '}'. 1:8-1:9 \"\"",
      "1:9-2:4 at 1:9 rfc3986/text-after: There is text after the URI; it is not part of the URI.",
    ],
  ],
  [["", ""], { rule: "URI", hole: "value" }, ["1:0-1:0 at 1:0 rfc3986/syntax: The input ends too early (rule URI)."]],
])("no texts make %j valid, %j", (strings, options, lines) => {
  expect(told(diagnoseInterpolated(strings, options))).toEqual(lines);
});

test.each<readonly [strings: readonly string[], options: Parameters<typeof diagnoseOfSchemes>[1], lines: string[]]>([
  [
    ["geo:", ",x"],
    VALUE,
    [
      "1:1-1:2 at 1:1 geo/character: 'x' is not allowed in the longitude; expected a digit or '-'. A coordinate is a decimal number such as -48.2, without '+', spaces or an exponent. ',' and the altitude, or ';' and parameters can follow it.",
    ],
  ],
  [
    ["mailto:", "@", "?subject=a b&body=", "#"],
    VALUE,
    ["2:10-2:11 at 2:10 rfc3986/space: A space is not allowed in the query. certain: Write '%20'. 2:10-2:11 \"%20\""],
  ],
  [
    ["tel:", "(0)"],
    VALUE,
    [
      "1:3-1:3 at 1:3 tel/incomplete: A local number is incomplete. A local number has digits, 'A' to 'F', '*' and '%23'. '-', '.', '(' and ')' can separate them. It needs ';phone-context=' with a domain name, or with '+' and digits.",
    ],
  ],
  [
    ["DATA:text/plain,", " "],
    {},
    ['1:0-1:1 at 1:0 rfc3986/white-space-around: The reference ends with a space. guess: Remove the space. 1:0-1:1 ""'],
  ],
  [
    ["urn:", "#a#", ""],
    VALUE,
    [
      "1:0-1:1 at 1:0 urn/character: '#' is not allowed in the NID. The namespace (NID) has 2 to 32 letters, digits and '-', and no '-' at its ends. ':' and a name (NSS) follow it.",
    ],
  ],
  [
    ["sip:", "@@h"],
    VALUE,
    ["1:1-1:2 at 1:1 sip/repeated-character: '@' occurs twice. guess: Remove '@'. 1:1-1:2 \"\""],
  ],
  [
    ["ldap://", "/o=x??subtree?(", " )"],
    VALUE,
    [
      "1:9-1:10 at 1:9 ldap/character: 't' is not allowed in the scope. The scope is 'base', 'one' or 'sub'. Write 'sub'. guess: Write 'sub'. 1:6-1:13 \"sub\"",
      "2:0-2:1 at 2:0 rfc3986/space: A space is not allowed in the query. guess: Write '%20'. 2:0-2:1 \"%20\"",
    ],
  ],
  [["https:/", "x"], VALUE, ["1:0-1:1 at 1:0 https/syntax: 'x' is not allowed here (rule https-URI)."]],
  [["https://h:", "x/"], VALUE, ["1:0-1:1 at 1:1 rfc3986/port: The port contains 'x'; only digits are allowed."]],
  [["/a", ""], {}, ["0:0-0:0 at 0:0 rfc3986/missing-scheme: The scheme, such as 'https:', is missing."]],
  [
    ["xyz:", "/a b"],
    {},
    ["1:2-1:3 at 1:2 rfc3986/space: A space is not allowed in the path. guess: Write '%20'. 1:2-1:3 \"%20\""],
  ],
  [
    ["blob:", "#a#"],
    {},
    [
      "1:2-1:3 at 1:2 rfc3986/second-hash: Only one '#' is allowed: it begins the fragment. certain: Write '%23'. 1:2-1:3 \"%23\"",
    ],
  ],
  [
    ["geo:1"],
    {},
    ["0:5-0:5 at 0:5 geo/longitude: The longitude is missing. Write ',' and the longitude after the latitude."],
  ],
  [
    ["geo:1,2 "],
    {},
    [
      '0:7-0:8 at 0:7 rfc3986/white-space-around: The reference ends with a space. certain: Remove the space. 0:7-0:8 ""',
    ],
  ],
  [["", ""], VALUE, ["1:0-1:0 at 1:0 rfc3986/syntax: The input ends too early (rule URI)."]],
])("with schemes: no texts make %j valid, %j", (strings, options, lines) => {
  expect(told(diagnoseOfSchemes(strings, options))).toEqual(lines);
});

test.each<readonly [strings: readonly string[], options: Parameters<typeof diagnoseOfSchemes>[1]]>([
  [["tel:a", ""], {}],
  [["geo:", ",x"], {}],
  [["mailto:", "@h@", ""], {}],
  [["http:///", ""], VALUE],
  [["", ":x"], {}],
  // The scheme's own grammar allows what RFC 3986 does not.
  [["sip:", "@[2001:db8::1]#f"], VALUE],
])("with schemes: some texts make %j valid, %j", (strings, options) => {
  expect(diagnoseOfSchemes(strings, options)).toEqual([]);
});

test("the schemes and the standard can be chosen", () => {
  const { diagnoseInterpolated: ofHTTP } = withSchemes([http], { standards: [rfc1738], others: "generic" });
  expect(told(ofHTTP(["http:", "x"], VALUE))).toEqual([
    "1:0-1:1 at 1:0 http/syntax: 'x' is not allowed here (rule http-URI).",
  ]);
  expect(ofHTTP(["geo:", "x"], VALUE)).toEqual([]);
  expect(ofHTTP(["http:", "x"], { ...VALUE, schemes: [] })).toEqual([]);
  expect(told(ofHTTP(["http://h/", "#a"], { standard: "rfc1738" }))).toEqual([
    "1:0-1:2 at 1:0 rfc1738/fragment: A URI cannot have a fragment.",
  ]);
});

test("each standard has its own grammar", () => {
  const codes = Object.values(standards).flatMap((standard) =>
    standard.diagnoseInterpolated(["http://h/", "#a/\u00E9"]).map(({ code }) => code),
  );
  expect(codes).toEqual([
    "rfc3986/non-ascii",
    "rfc2396bis-01/non-ascii",
    "rfc2396/non-ascii",
    "url-syntax-05/non-ascii",
    "rfc1808/non-ascii",
    "rfc1738/fragment",
  ]);
});

test("any list of texts is read once", () => {
  function* texts(): Generator<string> {
    yield "http://h/";
    yield " ";
  }
  expect(diagnoseInterpolated(texts()).map(({ code }) => code)).toEqual(["rfc3986/white-space-around"]);
  expect(diagnoseInterpolated(stringsOf`http://h/${1}/a b`)).toHaveLength(1);
});

/** Returns what the tag of a template literal gets. */
function stringsOf(strings: TemplateStringsArray, ...values: unknown[]): readonly string[] {
  expect(values).toHaveLength(strings.length - 1);
  return strings;
}

test.each<readonly [found: string, message: string]>([
  [
    thrown(() => diagnoseInterpolated(stringsOf`http://h/${1}\u`)),
    "TypeError: The string 1 is undefined. In a template literal, it has a wrong escape.",
  ],
  [thrown(() => diagnoseInterpolated([])), "RangeError: The strings must not be an empty list."],
  [thrown(() => diagnoseInterpolated("a:b")), "TypeError: The strings must be a list, not string."],
  [thrown(() => diagnoseInterpolated(["a", null as never])), "TypeError: The string 1 must be a string, not null."],
  [
    thrown(() => diagnoseInterpolated([""], { hole: "any" as never })),
    "RangeError: The option 'hole' must be one of these: text, value.",
  ],
  [
    thrown(() => diagnoseInterpolated(["", ""], { rule: "x" as never })).slice(0, 43),
    "RangeError: rfc3986 does not have this rule",
  ],
  [thrown(() => diagnoseOfSchemes([])), "RangeError: The strings must not be an empty list."],
  [thrown(() => diagnoseOfSchemes([], { hole: 1 as never })), "RangeError: The strings must not be an empty list."],
  [
    thrown(() => diagnoseOfSchemes([""], { hole: 1 as never })),
    "TypeError: The option 'hole' must be a string, not number.",
  ],
])("wrong arguments: %#", (found, message) => {
  expect(found).toBe(message);
});

testHostileTexts(100_000, 1000);
