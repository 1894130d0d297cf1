import { isTextAfter, textBefore } from "../../src/explain/surroundings.js";

/** Texts, with "¦" before and after the URI in them. */
const BEFORE: readonly string[] = [
  "FOO=¦https://h/a¦",
  "FOO_URL = ¦https://h/a¦",
  'FOO="¦https://h/a¦" # production',
  "FOO_URL:¦https://h/a¦",
  "url: ¦https://h/a¦",
  "export FOO=¦https://h/a¦",
  'const url = "¦https://h/a¦";',
  "- ¦https://h/a¦",
  "- [x] ¦https://h/a¦",
  "- [x] url: ¦https://h/a¦",
  "* ¦https://h/a¦",
  "1. ¦https://h/a¦",
  "2) ¦https://h/a¦",
  "## ¦https://h/a¦",
  "> ¦https://h/a¦",
  ">¦https://h/a¦",
  "$ ¦https://h/a¦",
  "// ¦https://h/a¦",
  "$ curl -X POST ¦https://h/a¦ -d x",
  "$ curl -sS -H 'A: b' '¦https://h/a b¦' | jq",
  "curl ¦www.example.com¦",
  "wget ¦https://h/a¦",
  "sudo wget ¦https://h/a¦ -O x",
  "git clone ¦https://h/a.git¦ --depth 1",
  "git remote add origin ¦ssh://git@h/a.git¦",
  "GET ¦https://h/a¦ HTTP/1.1",
  "POST ¦https://h/a¦",
  '<a href="¦https://h/a¦">link</a>',
  "<a class='x' href='¦https://h/a¦'>link</a>",
  "<img src=¦https://h/a¦ alt=x>",
  'href="¦https://h/a¦"',
  "<loc>¦https://h/a¦</loc>",
  '"key": "¦https://h/a¦",',
  '{"key": "¦https://h/a¦"}',
  '["¦https://h/a¦"]',
  "'key' => '¦https://h/a¦'",
  "[link](¦https://h/a_(b)¦)",
  '![image](¦https://h/a¦ "title")',
  "[link](¦https://h/(a¦",
  "[link](¦https://h/a b¦)",
  "[1]: ¦https://h/a¦ 'title'",
  'fetch("¦https://h/a¦")',
  "await axios.get('¦https://h/a¦', {})",
  'import x from "¦https://h/a¦"',
  'from "¦https://h/a¦"',
  "See ¦https://h/a¦",
  "Join us at ¦https://h/a¦",
  "Mail to ¦mailto:a@example.com¦",
  "Voir l\u2019\u00E9t\u00E9 : ¦https://h/a¦",
];

test.each(BEFORE)("text before: %s", (marked) => {
  const [before = "", uri = "", after = ""] = marked.split("\u00A6");
  expect(textBefore(before + uri + after)).toEqual({ start: before.length, end: before.length + uri.length });
});

test.each([
  "",
  "https://h/a",
  "jdbc:postgresql://h/a b",
  "view-source:https://h/a",
  "?url=https://h/a",
  "/a b/https://h",
  "a/b https://h",
  "a.example https://h",
  "a b",
  "FOO=",
  "FOO=bar",
  "ht tp://h/a",
  "- ",
  "- - - - - https://h",
  '""',
  '"',
  'x("")',
  "(https://h/a",
  "\u{1F600}https://h",
])("no text before: %j", (text) => {
  expect(textBefore(text)).toBeNull();
});

/** Texts, with the text after the URI behind "|". */
const AFTER: readonly string[] = [
  "https://h/path|  # production",
  "https://h/path|\t# production",
  "https://h/path| // comment",
  "https://h/path| -- comment",
  "https://h/path| /* comment */",
  "https://h/path| <!-- comment -->",
  "https://h/path| HTTP/1.1",
  "https://h/| (archived)",
  "https://h/a.html| (PDF, 3 MB)",
  "https://h/path| (in German only)",
  "https://h/| - the title",
  "https://h/| | the title",
  "https://h/a.pdf| \u2013 the title",
  "https://example.com| - the title",
  "https://example.com:80| is down",
  "https://example.com| (new)",
  "https://h/| and so on",
  "https://h/a.html| and the rest",
  "https://h/path,| and the rest",
  "https://h/path.| The rest of it.",
  'https://h/a|">link</a>',
  'https://h/a|" class="x">link</a>',
  'https://h/a|" />',
  'https://h/a|", "b": 1',
  "https://h/a|</loc>",
  "https://h/a|<br>",
  "https://h/a|<br />",
  "https://h|](https://h)",
  "www.example.com/| is down",
  "mailto:a@example.com| # me",
];

test.each(AFTER)("text after: %s", (marked) => {
  const at = marked.indexOf("|");
  expect(isTextAfter(marked.slice(0, at) + marked.slice(at + 1), at)).toBe(true);
});

/** The same, where the text behind "|" can belong to the URI. */
const NOT_AFTER: readonly string[] = [
  "https://h/war| and peace.pdf",
  "https://h/war| and peace",
  "https://h/a| - b.mp3",
  "https://h/a| - b",
  "https://h/a| (1)",
  "https://h/a| (1).pdf",
  "https://h/a| (b)",
  "https://h/a.b| and c/d",
  "https://h/| my page",
  "https://h/| and b.pdf",
  "https://h/a,| b",
  "https://h/a?b=1| 2",
  "https://h/a| #b",
  "https://exam| ple.com/",
  "https://exam| ple.com",
  "https://example.com| /a",
  'https://h/?a=|"b"',
  'https://h/?a="b|","c"',
  'https://h/a|"b',
  "https://h/<b>c|</b>",
  "https://h/|<b>",
  "https://h/?a=b|<br>c",
  "data:text/html,a|</p>",
  "https://h/[a|](b)",
  "https://h/a|]b",
  "https://h/a||b",
  "/path|  # production",
  "a b| and c",
  "| and so on",
];

test.each(NOT_AFTER)("no text after: %s", (marked) => {
  const at = marked.indexOf("|");
  expect(isTextAfter(marked.slice(0, at) + marked.slice(at + 1), at)).toBe(false);
});
