import { Linter, RuleTester } from "eslint";
import * as typescript from "@typescript-eslint/parser";
import * as vue from "vue-eslint-parser";
import uriGrammar from "../../src/interop/eslint/index.js";
import { current } from "../../src/standards/current.js";
import * as tags from "../../src/tag/index.js";

const JSX = { parserOptions: { ecmaFeatures: { jsx: true } } };
const { rules } = uriGrammar;
const tester = new RuleTester({ languageOptions: JSX });

const SPACE = "A space is not allowed in the path. (RFC 3986, section 3.3)";
const ESCAPED = "URIs have no '%u': percent-encode the UTF-8 octets of the character. (RFC 3986, section 3.3)";

/** Returns a case with one report of `valid-uri` at the text between "«" and "»", and its source after the fix. */
function faulty(marked: string, output: string | null = null, message = SPACE): RuleTester.InvalidTestCase {
  const code = marked.replace(/[«»]/g, "");
  const before = marked.slice(0, marked.indexOf("«"));
  const inside = marked.slice(marked.indexOf("«") + 1, marked.indexOf("»"));
  const line = before.split("\n").length;
  const column = before.length - before.lastIndexOf("\n");
  return { code, errors: [{ message, line, column, endColumn: column + inside.length }], output };
}

/** Returns the programs that give a text to each place where a URI must be. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `fetch(${text})`,
  (text) => `self.fetch(${text}, {})`,
  (text) => `new URL(${text})`,
  (text) => `new globalThis.URL(${text})`,
  (text) => `URL.parse(x, ${text})`,
  (text) => `URL.canParse(${text}, base)`,
  (text) => `new Request(${text})`,
  (text) => `new WebSocket(${text})`,
  (text) => `new window.EventSource(${text})`,
  (text) => `window.open(${text})`,
  (text) => `globalThis.open(${text}, "_blank")`,
  (text) => `self.open(${text})`,
  (text) => `request.open("GET", ${text})`,
  (text) => `this.request.open("post", ${text}, true)`,
  (text) => `navigator.sendBeacon(${text})`,
  (text) => `import(${text})`,
  (text) => `axios(${text})`,
  (text) => `axios.delete(${text}, {})`,
  (text) => `got(${text})`,
  (text) => `got.head(${text})`,
  (text) => `import got from "got"; got.patch(${text})`,
  (text) => `const ky = require("ky"); ky.post(${text}).json()`,
  (text) => `a.href = ${text}`,
  (text) => `a.b.src = ${text}`,
  (text) => `const a = { href: ${text} }`,
  (text) => `<a href={${text}}/>`,
  (text) => `<img src={${text}}/>`,
];

const VALID = [
  "fetch(`http://${host}:${port}/a`)",
  "fetch(`http://h:${port}x/`)",
  'fetch("http://h/" + a + b)',
  "fetch(a + b)",
  "fetch(1 + 2)",
  "new URL(12)",
  "new URL(true)",
  // An addition can be the beginning of a port.
  'new URL("http://h:" + (a + 1))',
  "fetch(tag`/a b`)",
  "fetch(`/a${tag`/a b`}`)",
  'const a = c ? "/a b" : "/"; fetch(a)',
  // These names can have other values.
  'let a = "/a b"; fetch(a)',
  'var a = "/a b"; a = "/"; fetch(a)',
  'const { a } = { a: "/a b" }; fetch(a)',
  'const [a = "/a b"] = b; fetch(a)',
  'for (const a of "a b") fetch(a)',
  'import a from "a b"; fetch(a)',
  'function f(a = "/a b") { fetch(a) }',
  'const a = "/a b"; { const a = b(); fetch(a) }',
  // These functions are others.
  'function fetch() {} fetch("/a b")',
  'class URL {} new URL("/a b")',
  'const fetch = (key) => cache[key]; fetch("/a b")',
  'const got = new Map(); got.get("/a b")',
  'function f(got) { got.get("/a b") }',
  // The name of a package.
  "import(`${name} x`)",
  'import("a b" + c)',
  // Constants that refer to each other.
  'const a = b + "", b = a; fetch(a)',
  'const a = a + "x"; fetch(a + "/b")',
  'a.href += "a b"',
  "const a = { 12: b, href }",
  { code: "fetch(`http:${a}`)", options: [{ schemes: true }] },
];

tester.run("valid-uri: texts with holes", rules["valid-uri"], {
  valid: VALID,
  invalid: [
    ...PLACES.map((write) => faulty(write("`http://${host}/a« »b`"), write("`http://${host}/a%20b`"))),
    ...PLACES.map((write) => faulty(write('"http://" + host + "/a« »b"'), write('"http://" + host + "/a%20b"'))),
    faulty("fetch(`http://h/${id}/a« »b/${x}`)", "fetch(`http://h/${id}/a%20b/${x}`)"),
    faulty("fetch('/a« »b' + x)", "fetch('/a%20b' + x)"),
    faulty('fetch("/" + x + `/a« »b${y}` + "z")', 'fetch("/" + x + `/a%20b${y}` + "z")'),
    faulty('fetch("/" + (x + ("/a« »b")))', 'fetch("/" + (x + ("/a%20b")))'),
    faulty("fetch(`/${`${x}/a« »b`}`)", "fetch(`/${`${x}/a%20b`}`)"),
    faulty("fetch(base + path + '/a« »b')", "fetch(base + path + '/a%20b')"),
    // Numbers and truth values are texts.
    faulty('fetch("http://h:" + 80 + "/a« »b")', 'fetch("http://h:" + 80 + "/a%20b")'),
    faulty("fetch(`/${12}${true}a« »b`)", "fetch(`/${12}${true}a%20b`)"),
    // A constant elsewhere is not changed.
    faulty('const a = "/a« »b"; fetch(a)'),
    faulty('const a = "/a« »b"; fetch(`${a}/${x}`); fetch(a)'),
    faulty("const a = `/${x}`; fetch(`${a}/a« »b`)", "const a = `/${x}`; fetch(`${a}/a%20b`)"),
    faulty(
      'const PORT = 80; fetch("http://h:" + PORT + "/a« »b")',
      'const PORT = 80; fetch("http://h:" + PORT + "/a%20b")',
    ),
    faulty('const a = "a« »b", b = a; function f() { const c = `/${b}`; fetch(c) }'),
    // A piece with escapes is marked as a whole.
    faulty("fetch(`/${x«}/\\u0061 b$»{y}`)"),
    faulty('fetch("/" + x + «"/\\u0061 b"»)'),
    // Before the first text, an addition can be one hole.
    faulty('fetch("http://h:" + (a + b + "/a« »b"))', 'fetch("http://h:" + (a + b + "/a%20b"))'),
    faulty('fetch(1 + 2 + "/a« »b")', 'fetch(1 + 2 + "/a%20b")'),
    // This function is not known.
    faulty('let fetch = f(); fetch = g(); fetch("/a« »b" + x)', 'let fetch = f(); fetch = g(); fetch("/a%20b" + x)'),
    // A fault in two pieces.
    faulty('fetch("/a«%u" + "0027»")', null, ESCAPED),
    faulty('fetch("/" + x + «"/\\u0061%u" + "0027»")', null, ESCAPED),
    faulty('fetch("/a«%u" + "\\u0030027"»)', null, ESCAPED),
    faulty('const a = "/a«%u»"; fetch(a + "0027")', null, ESCAPED),
    faulty('const a = «"/\\u0061%u"»; fetch(a + "0027")', null, ESCAPED),
  ],
});

tester.run("valid-uri: guesses in texts with holes", rules["valid-uri"], {
  valid: [],
  invalid: [
    {
      code: 'fetch("/%" + "zz" + x)',
      errors: [
        {
          message:
            "'%' must be followed by two hexadecimal digits; for a literal '%' write '%25'. (RFC 3986, section 2.1)",
          column: 9,
          endColumn: 10,
          suggestions: [{ messageId: "repair", output: 'fetch("/%25" + "zz" + x)' }],
        },
      ],
    },
  ],
});

/** Returns a case of `no-raw-interpolation`. Each report is at the text between "«" and "»". */
function raw(marked: string, messages: readonly string[], output?: string): RuleTester.InvalidTestCase {
  const code = marked.replace(/[«»]/g, "");
  const errors = [...marked.matchAll(/«([^»]*)»/g)].map(({ 1: inside = "", index }, number) => {
    const before = marked.slice(0, index).replace(/[«»]/g, "");
    const line = before.split("\n").length;
    const column = before.length - before.lastIndexOf("\n");
    const suggestions = output === undefined ? [] : [{ messageId: "tag", output }];
    return { message: messages[number] ?? messages[0], line, column, endColumn: column + inside.length, suggestions };
  });
  return { code, errors: errors as RuleTester.TestCaseError[] };
}

const PATH = "This value in the path is not encoded: a value such as '../x' leads to another path.";
const QUERY = "This value in the query is not encoded: a value such as 'a&b=1' adds a parameter.";
const HOST = "This value in the host is not checked: a value such as 'other.example/' leads to another host.";
const PORT = "This value in the port is not checked: a value such as '1@other.example' leads to another host.";
const USER =
  "This value in the user information is not encoded: a value such as 'other.example/' leads to another host.";
const FRAGMENT = "This value in the fragment is not encoded: a value such as '%' makes the URI invalid.";
const SCHEME = "This value is the scheme: a value such as 'javascript' makes a program of the URI. Write the scheme.";
const BASE = "This value is the beginning of a URI: it can lead to another host. Write '/', '?' or '#' after a base.";
const DOTS = "'encodeURIComponent' leaves '..', which leads to another path.";
const NO_HOST = "'encodeURIComponent' does not check a host: a value such as 'other.example' leads to another host.";
const NO_PORT = "'encodeURIComponent' does not check a port: a port has only digits.";
const NO_SCHEME =
  "'encodeURIComponent' does not check a scheme: a value such as 'javascript' makes a program of the URI. Write the scheme.";
const NO_QUERY =
  "'encodeURIComponent' encodes '=' and '&', so a whole query becomes one name. Encode each name and value.";
const withTag = (message: string, tag = "uri"): string => `${message} Use the tag '${tag}'.`;
const IMPORT = 'import { uri } from "uri-grammar/tag";\n';
const IMPORT_REFERENCE = 'import { uriReference } from "uri-grammar/tag";\n';

/** Programs whose suggestion uses `uri`, with a hole in the path, and without the import. */
const SUGGESTED: readonly (readonly [marked: string, output: string, messages: readonly string[]])[] = [
  ["fetch(`https://h/users/${«user»}`)", "fetch(uri`https://h/users/${user}`)", [PATH]],
  ["fetch('https://h/users/' + «user» + '/x')", "fetch(uri`https://h/users/${user}/x`)", [PATH]],
  ["fetch(`https://h/x?q=${«user»}&n=${1 + 2}`)", "fetch(uri`https://h/x?q=${user}&n=${1 + 2}`)", [QUERY]],
  ["fetch(`https://h/x?q=${«user»}&n=${user.length}`)", "fetch(uri`https://h/x?q=${user}&n=${user.length}`)", [QUERY]],
  ["fetch('https://' + «user» + '.h/')", "fetch(uri`https://${user}.h/`)", [HOST]],
  ["fetch(`https://${«user»}/`)", "fetch(uri`https://${user}/`)", [HOST]],
  ["fetch(`https://[${«user»}]/x`)", "fetch(uri`https://[${user}]/x`)", [HOST]],
  ["fetch(`https://h:${«user»}/`)", "fetch(uri`https://h:${user}/`)", [PORT]],
  ["fetch(`https://${«user»}@h/`)", "fetch(uri`https://${user}@h/`)", [USER]],
  ["fetch(`https://h/#${«user»}`)", "fetch(uri`https://h/#${user}`)", [FRAGMENT]],
  ["fetch(`https://h/${encodeURIComponent(user)}x/${«user»}`)", "fetch(uri`https://h/${user}x/${user}`)", [PATH]],
  ["fetch(`https://h/${«encodeURIComponent(user)»}`)", "fetch(uri`https://h/${user}`)", [DOTS]],
  ["fetch(`https://h/.${«encodeURIComponent(user)»}?`)", "fetch(uri`https://h/.${user}?`)", [DOTS]],
  ["fetch(`https://${«encodeURIComponent(user)»}.h/`)", "fetch(uri`https://${user}.h/`)", [NO_HOST]],
  ["fetch(`https://${«encodeURIComponent(user)»}/`)", "fetch(uri`https://${user}/`)", [NO_HOST]],
  ["fetch(`https://h:${«encodeURIComponent(user)»}/`)", "fetch(uri`https://h:${user}/`)", [NO_PORT]],
  [
    "fetch(`https://h/${«user»}?${new URLSearchParams(x).toString()}`)",
    "fetch(uri`https://h/${user}?${new URLSearchParams(x)}`)",
    [PATH],
  ],
  [
    "fetch(`https://h/${«user»}?${new URLSearchParams(x)}`)",
    "fetch(uri`https://h/${user}?${new URLSearchParams(x)}`)",
    [PATH],
  ],
  ["fetch(`https://h/${«user»}/${!user}`)", "fetch(uri`https://h/${user}/${!user}`)", [PATH]],
  ["fetch(`${base}/${«user»}?a=${«user»}`)", "fetch(uri`${base}/${user}?a=${user}`)", [PATH, QUERY]],
  ["<a href={`https://h/${«user»}`}/>", "<a href={uri`https://h/${user}`}/>", [PATH]],
  // Constants are fine at the beginning, or if nothing in them must be encoded.
  [
    'const BASE = "https://h/v1"; fetch(`${BASE}/users/${«user»}`)',
    'const BASE = "https://h/v1"; fetch(uri`${BASE}/users/${user}`)',
    [PATH],
  ],
  [
    'const V = "v1"; fetch("https://h/" + V + "/" + «user»)',
    'const V = "v1"; fetch(uri`https://h/${V}/${user}`)',
    [PATH],
  ],
];

tester.run("no-raw-interpolation", rules["no-raw-interpolation"], {
  valid: [
    "fetch(url)",
    "fetch(`${url}`)",
    'fetch("/over")',
    "fetch(12)",
    "fetch(`${base}/over`)",
    "fetch(`${base}?a=1`)",
    "fetch(`${base}#a`)",
    'fetch(base + "v1/")',
    'fetch(thing + "v1/")',
    "let q = `a${2 * x}`; fetch(`/x/${q}`)",
    "let q = `${a}${a}${a}${a}${a}${a}${a}${a}${a}`; fetch(`/x/${q}`)",
    // The "?" or "&" is one of two texts.
    'a.src = base + (c ? "?" : "&") + "x=" + encodeURIComponent(user)',
    // Numbers, truth values, UUIDs.
    ...[
      "12",
      "-user",
      "!user",
      "user * 2",
      "user - 1",
      "user ** 2",
      "user.length",
      "users.size",
      "Number(user)",
      "Number.parseInt(user)",
      "parseInt(user, 10)",
      "Math.floor(user)",
      "Date.now()",
      "user.indexOf(x)",
      "user.getTime()",
      "user.toString(36)",
      "crypto.randomUUID()",
      "String(12)",
      "String(user.length)",
      "count++",
      "a ? 1 : 2",
      "undefined",
      "null",
      "user === 1",
      "await Number(user)",
      "(user = 12)",
      "1 + user.length",
    ].map((value) => `async () => fetch(\`https://h/\${${value}}/x?q=\${${value}}\`)`),
    // Encoded values.
    "fetch(`/x?q=${encodeURIComponent(user)}&${encodeURIComponent(a)}=${encodeURIComponent(b)}#${encodeURIComponent(c)}`)",
    "fetch(`/v${encodeURIComponent(user)}`)",
    "fetch(`/${encodeURIComponent(user)}-${encodeURIComponent(user)}`)",
    "fetch(`/${encodeURIComponent(user)}${12 * x}`)",
    "fetch(`/${12 * x}${encodeURIComponent(user)}`)",
    "fetch(`//${encodeURIComponent(user)}@h/`)",
    "fetch(`${encodeURIComponent(user)}/x`)",
    "fetch(`${base}${encodeURIComponent(user)}`)",
    "fetch(`/x?q=${encodeURIComponent(user).toLowerCase()}`)",
    'import { encode } from "uri-grammar"; fetch(`/${encode(user)}/${encode(user, "segment")}?${encode(user)}`)',
    "const { encode } = require('uri-grammar'); fetch(`/${encode(user)}`)",
    "const q = encodeURIComponent(user); fetch(`/x?q=${q}`)",
    "let q; q = encodeURIComponent(user); fetch(`/x?q=${q}`)",
    "let q = 1; q++; q -= user; fetch(`/x?q=${q}`)",
    "let q = 1; q += 2; fetch(`/x?q=${q}`)",
    "const q = a ? encodeURIComponent(user) : 12; fetch(`/x?q=${q}`)",
    "const q = 1 || 12 || escape(x); fetch(`/x?q=${q}`)",
    'const q = "/x/a" + encodeURIComponent(user); fetch(`/a${q}`)',
    "const q = 1 + 2; fetch(`/a/${q}`)",
    // Whole queries.
    "fetch(`/x?${new URLSearchParams(user)}`)",
    "const query = new URLSearchParams(user); fetch(`/x?a=1&${query}`)",
    "const p = new URLSearchParams(user); fetch(`/x?${p.toString()}`)",
    "fetch(`/x?${query}`)",
    "fetch(`/x?${user.params}`)",
    "fetch(`/x${location.search}${location.hash}`)",
    // Constants.
    'const user = "a"; fetch(`/x/${user}`)',
    'fetch(`/x/${c ? "a" : "b"}`)',
    'fetch("/x" + (c ? "?a=" + encodeURIComponent(user) : ""))',
    'fetch("/x" + (c && "?a=1"))',
    'fetch("/x/" + (12 || "a"))',
    // Names.
    "fetch(`${protocol}://${host}:${port}${path}`)",
    "fetch(`${location.protocol}//${location.host}/x`)",
    "fetch(`https://${getHost()}/x`)",
    "fetch(`https://h/${this.path}`)",
    "fetch(`https://h/${this['path']}`)",
    "fetch(`https://h/${paths[0]}`)",
    "fetch(`https://h/${API_VERSION}`)",
    "fetch(`https://h/${process.env.name}/${import.meta.env.name}`)",
    "fetch(`https://h/${encodedUser}`)",
    "fetch(`https://h/${index}`)",
    "fetch(`${base}${input}`)",
    "fetch(`https://${x}.h/`)",
    "fetch(`#${id}`)",
    "fetch(`https://h/${await path()}`)",
    "fetch(`https://h/${String(path)}`)",
    // Calls that probably encode, and tags.
    "fetch(`/x/${escapeSegment(user)}`)",
    "fetch(`/x/${encode(user)}`)",
    "function f(encode) { fetch(`/x/${encode(user)}`) }",
    "fetch(`/v${encodeURIComponent(a)}${encodeURIComponent(b)}`)",
    `fetch(\`/${"${encodeURIComponent(a)}".repeat(60)}\`)`,
    'fetch(`/x/${users.map(encodeURIComponent).join("/")}`)',
    "fetch(`/x/${tag`${user}`}`)",
    "fetch(uri`/x/${user}`)",
    "fetch(`/x/${new Segment(user)}`)",
    // Schemes without segments.
    "fetch(`data:text/plain,${user}`)",
    "a.href = `javascript:${user}`",
    "a.href = `mailto:${user}`",
    "a.href = `tel:${user}`",
    // Texts that are only read.
    "new URL(`http://${user}`)",
    "new URL(`http://[${user}]/`)",
    'new URL("http://localhost/" + user)',
    "new URL(`${user}:${name}`)",
    "new URL(`.${name}`, base)",
    // Bundlers read these.
    "import(`./locale/${name}.js`)",
    "import(`${name}`)",
    { code: "fetch(`/x/${user}`)", options: [{ references: { fetch: false } }] },
  ],
  invalid: [
    ...SUGGESTED.map(([marked, output, messages]) =>
      raw(
        marked,
        messages.map((each) => withTag(each)),
        IMPORT + output,
      ),
    ),
    ...PLACES.slice(1)
      .filter((write) => !/import\(|import got|require|URL/.test(write("")))
      .map((write) =>
        raw(write("`https://h/${«user»}/x`"), [withTag(PATH)], `${IMPORT}${write("uri`https://h/${user}/x`")}`),
      ),
    raw(
      "fetch(`/x/${«user»}`)",
      [withTag(PATH, "uriReference")],
      `${IMPORT_REFERENCE}fetch(uriReference\`/x/\${user}\`)`,
    ),
    raw(
      "fetch(`/x/${«encodeURIComponent(user)»}`)",
      [withTag(DOTS, "uriReference")],
      `${IMPORT_REFERENCE}fetch(uriReference\`/x/\${user}\`)`,
    ),
    raw(
      'import { encode } from "uri-grammar"; fetch(`/x/${«user»}/${encode(a)}`)',
      [withTag(PATH, "uriReference")],
      'import { encode } from "uri-grammar";\nimport { uriReference } from "uri-grammar/tag"; fetch(uriReference`/x/${user}/${a}`)',
    ),
    raw(
      '"use strict"; fetch("/x/" + «user»)',
      [withTag(PATH, "uriReference")],
      '"use strict"; import { uriReference } from "uri-grammar/tag";\nfetch(uriReference`/x/${user}`)',
    ),
    raw(
      'import { uri } from "uri-grammar/tag"; fetch(`https://h/${«user»}`)',
      [withTag(PATH)],
      'import { uri } from "uri-grammar/tag"; fetch(uri`https://h/${user}`)',
    ),
    // Escapes in the template.
    raw("fetch('https://h/a?`x`=' + «user»)", [QUERY]),
    raw('fetch("https://h/" + «user» + "?a$b")', [withTag(PATH)], `${IMPORT}fetch(uri\`https://h/\${user}?a\\$b\`)`),
    // No suggestion: the name is another one, the text is refused, or the value would be another one.
    raw("const uri = 1; fetch(`https://h/${«user»}`)", [PATH]),
    raw("fetch(`https://h/../${«user»}`)", [PATH]),
    raw(
      "fetch(`https://h/${«encodeURIComponent(a)»}${«encodeURIComponent(b)»}`)",
      [withTag(DOTS)],
      `${IMPORT}fetch(uri\`https://h/\${a}\${b}\`)`,
    ),
    raw("function f(uri) { fetch(`https://h/${«user»}`) }", [PATH]),
    raw("fetch(`https://h/${«encodeURIComponent()»}`)", [DOTS]),
    raw('a.src = base + (c ? "?" : "&") + "x=" + «user»', [QUERY]),
    raw("fetch(`${base}${«name»}`)", [PATH]),
    raw("fetch(base + «name» + '/x')", [PATH]),
    raw("fetch(`https://h/${path}/${«name»}`)", [PATH]),
    raw("fetch(`https://h/${c ? 'a' : 'b'}/${«name»}`)", [PATH]),
    raw("fetch(`https://h/${«name»}?${query}`)", [PATH]),
    raw("fetch(`https://h/${tag``}/${«name»}`)", [PATH]),
    raw("fetch(`https://h/x?${«encodeURIComponent(name)»}`)", [NO_QUERY]),
    raw("fetch(`https://h/x?${«encodeURIComponent(name)»}#a`)", [NO_QUERY]),
    raw("fetch(`https://h/x?a&${«name»}`)", [QUERY]),
    raw("fetch(`${«name»}.h/x`)", [BASE]),
    raw("fetch(`${«name»}@h/x`)", [BASE]),
    raw("fetch(`${«name»}://h/x`)", [SCHEME]),
    raw("fetch(`${«encodeURIComponent(name)»}://h/x`)", [NO_SCHEME]),
    raw("fetch(`${protocol}//${«name»}/x`)", [HOST]),
    raw("const q = encodeURIComponent(name); fetch(`https://h/${«q»}`)", [DOTS]),
    raw("const q = 'a/b'; fetch(`https://h/${q}/${«name»}`)", [PATH]),
    raw("const q = `/${x * 2}`; fetch(`https://h${q}/${«name»}`)", [PATH]),
    raw("const B = 'ftp://h/?x'; fetch(`${B}/${«name»}`)", [QUERY]),
    raw("fetch('/x/' + (c ? «name» : 1))", [PATH]),
    raw("fetch('/x/' + (1 || «name»))", [PATH]),
    raw("fetch('/x' + (c ? '?a=' + «name» : ''))", [QUERY]),
    raw("const path = `/x/${«name»}`; fetch(path); fetch(path)", [PATH]),
    raw("import(`https://h/${«name»}`)", [PATH]),
    raw(
      "a.href = `mailto:a@h?subject=${«name»}`",
      [withTag(QUERY)],
      `${IMPORT}a.href = uri\`mailto:a@h?subject=\${name}\``,
    ),
    // What a variable holds is not known.
    ...[
      "function f(name) { fetch(`https://h/x?q=${«name»}`) }",
      "let name; fetch(`https://h/x?q=${«name»}`)",
      "let name = 1; name = other; fetch(`https://h/x?q=${«name»}`)",
      "for (const name of names) fetch(`https://h/x?q=${«name»}`)",
      "for (name of names) fetch(`https://h/x?q=${«name»}`); var name",
      "const { name } = user; fetch(`https://h/x?q=${«name»}`)",
      "import name from 'name'; fetch(`https://h/x?q=${«name»}`)",
      "let name = `${user}/x`; fetch(`https://h/x?q=${«name»}`)",
      "const name = user + 1; fetch(`https://h/x?q=${«name»}`)",
      "const name = a ? user : 1; fetch(`https://h/x?q=${«name»}`)",
      "const name = a && user; fetch(`https://h/x?q=${«name»}`)",
      "fetch(`https://h/x?q=${«new Date()»}`)",
      "fetch(`https://h/x?q=${«new (x())()»}`)",
      "fetch(`https://h/x?q=${«this»}`)",
      "fetch(`https://h/x?q=${«name()»}`)",
      "fetch(`https://h/x?q=${«users[0].name»}`)",
      "fetch(`https://h/x?q=${«user = name»}`)",
      "fetch(`https://h/x?q=${«name.trim()»}`)",
      "fetch(`https://h/x?q=${«String(name)»}`)",
    ].map((marked) => {
      const code = marked.replace(/[«»]/g, "").replace("fetch(`", "fetch(uri`");
      const output = code.startsWith("import")
        ? code.replace("'name';", "'name';\nimport { uri } from \"uri-grammar/tag\";")
        : IMPORT + code;
      return raw(marked, [withTag(QUERY)], output);
    }),
  ],
});

/** Returns a case like `raw`, where no tag can be suggested. */
const untagged = (marked: string, messages: readonly string[]): RuleTester.InvalidTestCase =>
  raw(`const uri = 1, uriReference = 1; ${marked}`, messages);

const WITH_PATTERNS = [
  {
    references: {
      "this.http.get": "URI-reference",
      "*.find": "URI-reference",
      "*.http.find": false,
      "cache.find": false,
    },
    urls: ["*.resolve"],
  },
];

tester.run("no-raw-interpolation: what functions get and give", rules["no-raw-interpolation"], {
  valid: [
    // Texts that are no "..".
    "fetch(`/x/${encodeURIComponent('discord.js')}`)",
    "const name = 'discord.js'; fetch(`/x/${encodeURIComponent(name)}/a`)",
    "const name = encodeURIComponent('discord.js'); fetch(`/x/${name}`)",
    "fetch(`/x/${encodeURIComponent('a' + user)}`)",
    "fetch(`/x/${encodeURIComponent('...')}`)",
    "fetch(`/x/${encodeURIComponent('a')}${encodeURIComponent(user)}`)",
    "const a = b, b = a; fetch(`/x/${encodeURIComponent(user)}${a}`)",
    "fetch(`https://${encodeURIComponent(user.length)}.h/${encodeURIComponent(user.length)}`)",
    // The name of the argument is a name of the result.
    "fetch(`/x/${trimSlashes(stripPrefix(path))}`)",
    "fetch(`${normalize(base)}.h/${this.removeSlash(user.path)}`)",
    "fetch(`https://${withoutPort(host)}/`)",
    // Plain texts.
    "fetch(`/x/${user.toBase58()}?q=${user.key.toBase58()}`)",
    "fetch(`/x/${date.toISOString()}?q=${new Date(x).toJSON()}`)",
    "fetch(`/x/${toBase32(user)}`)",
    "const is = box.checked; fetch(`/x/${is}`)",
    // They are written as they are.
    "fetch(`#${idPrefix}a${suffix}`)",
    // The functions of the file.
    "fetch(`/x/${token(user)}`); function token(a) { return createHash('sha256').update(a).digest('x') }",
    "const key = (a) => a.length; fetch(`/x/${key(user)}`)",
    "const key = function (a) { if (a) { return 1 } }; fetch(`/x/${key(user)}`)",
    "const key = async (a) => 12 * a; async () => fetch(`/x/${await key(user)}`)",
    "fetch(`/x?q=${key(user)}`); function key(a) { return encodeURIComponent(a) }",
    "fetch(`/x?${parts(user)}`); function parts(a) { return new URLSearchParams(a) }",
    "fetch(`/x/${key(user)}`); function key(a) { try { for (;;) { switch (a) { default: return -a } } } finally {} }",
    "fetch(`/x/${key(user)}`); function key(a) { function b() { return a } class C { d() { return a } } return -a }",
    "fetch(`/x/${key(user)}`); function key(a) { return a ? 1 : key(a.b) }",
    // Safe names.
    "fetch(`/x/${safeName}/${safeId}/${userSafe}`)",
    "fetch(`/x/${USER_ID}/${f.USER_ID}`); function f(USER_ID) {}",
    "function f(env) { fetch(`/x/${env.USER_ID}`) }",
    // Both branches are fine.
    "const url = c ? `/x/${user.length}` : '/y'; fetch(url)",
    "fetch(c ? `https://h/x?q=${encodeURIComponent(user)}` : other)",
    "fetch(c ? `data:,#${user}` : other)",
    "const url = c ? user : other; fetch(url + '.h')",
    "const url = c ? url : `/x/${1 * 2}`; fetch(url)",
    "new URL(c ? `//${user}` : user, base)",
    "new URL(`//${user}`, base)",
    // The name says what the variable can be.
    "const host = c ? user : 'h'; fetch(host + '.h/x')",
    "let url = ''; url = f(); fetch(url)",
    // These are not read.
    "let url = `/x/${user}`; url = f(url); g = () => { url = 1 }; fetch(url)",
    "let url; function f() { url = `/x/${user}` } fetch(url)",
    "let url = `/x`; url -= `/x/${user}`; fetch(url)",
    "let url = `/x`; url++; [url] = `/x/${user}`; fetch(url)",
    "let url; url += `/x/${user}`; fetch(url)",
    "let url = '/x'; fetch(url); url = `/x/${user}`",
    "for (const url of `/x/${user}`) fetch(url)",
    "function f(url = `/x/${user}`) { fetch(url) }",
    `let url = '/x'; ${"url = '/y';".repeat(10)} url = \`/\${user}\`; fetch(url)`,
    `let url = \`/\${user}\`; ${"url;".repeat(1000)} fetch(url)`,
    // The options.
    ...[
      "this.http.post(`/x/${user}`)",
      "cache.find(`/x/${user}`)",
      "this.http.find(`/x/${user}`)",
      "find(`/x/${user}`)",
    ].map((code) => ({ code, options: WITH_PATTERNS })),
    "this.http.get(`/x/${user}`)",
    "axios_1.get(`/x/${user}`); axios_1.default.create(`/x/${user}`); axios_1.defaults(`/x/${user}`)",
    "(0, f)(`/x/${user}`); f()(`/x/${user}`); this(`/x/${user}`)",
  ],
  invalid: [
    untagged("fetch(`/x/${«encodeURIComponent('..')»}`)", [DOTS]),
    untagged("const name = '.'; fetch(`/x/${«encodeURIComponent(name)»}`)", [DOTS]),
    untagged("const dots = encodeURIComponent(user), name = dots; fetch(`/x/${«name»}`)", [DOTS]),
    untagged("fetch(`/x/${«encodeURIComponent(user)»}${f()}`)", [DOTS]),
    untagged("fetch(`/x/${«trim(user)»}/${«trim(path, user)»}/${«trim(...path)»}/${«read(path)»}`)", [PATH]),
    untagged("fetch(`/x/${«user.toJSON()»}`)", [PATH]),
    untagged("fetch(`https://h/x?${«idPrefix»}`)", [QUERY]),
    // The functions of the file.
    untagged("fetch(`/x/${«key(user)»}`); function key(a) { return encodeURIComponent(a) }", [DOTS]),
    untagged("fetch(`/x/${«key(user)»}`); function key(a) { return a }", [PATH]),
    untagged("fetch(`/x/${«key(user)»}`); function key(a) { if (a) return 1; return 2 }", [PATH]),
    untagged("fetch(`/x/${«key(user)»}`); function key(a) { if (a) return; else return -a }", [PATH]),
    untagged("fetch(`/x/${«key(user)»}`); function key(a) { return }", [PATH]),
    untagged("fetch(`/x/${«key(user)»}`); function key(a) {}", [PATH]),
    untagged("fetch(`/x/${«key(user)»}`); function key(a) { return -a } key = f", [PATH]),
    untagged("let key = (a) => -a; key = f; fetch(`/x/${«key(user)»}`)", [PATH]),
    untagged("var key = (a) => -a; var key = f; fetch(`/x/${«key(user)»}`)", [PATH]),
    untagged("const key = f; fetch(`/x/${«key(user)»}`)", [PATH]),
    untagged("let key; fetch(`/x/${«key(user)»}`)", [PATH]),
    // Names that say little.
    untagged("function f(USER_ID) { fetch(`/x/${«USER_ID»}`) }", [PATH]),
    untagged("function f({ USER_ID }) { fetch(`/x/${«USER_ID.trim()»}`) }", [PATH]),
    untagged("fetch(`/x/${«safeAddress»}/${«unsafeName»}/${«safely»}`)", [PATH]),
    untagged("fetch(`/x/${«translate('hash')»}/${«f(\"a replace\", `valid`)»}`)", [PATH]),
    // Both branches are judged.
    untagged("const url = c ? `/x/${«user»}` : `/x?q=${«user»}`; fetch(url)", [PATH, QUERY]),
    untagged("const url = c && `/x/${«user»}`; fetch(url || '/x/' + «user»)", [PATH]),
    untagged("fetch(c ? '/x?q=' + «user» : d ? `/x/${«user»}` : other)", [QUERY, PATH]),
    untagged("const url = c ? 'https://h' : 'https://g'; fetch(`${url}${«user»}`)", [HOST]),
    untagged("const base = c ? '' : 'https://h/'; fetch(`${base}${«user»}`)", [PATH]),
    untagged("fetch((c ? '' : 'https://h/') + «user» + '.json')", [PATH]),
    // What a variable gets before its use.
    untagged("let url = `/x/${«user»}`; fetch(url)", [PATH]),
    untagged("var url = `/x/${«user»}`; function f() { fetch(url) }", [PATH]),
    untagged("let url = '/x?'; if (c) url += 'q=' + «user»; fetch(url); fetch(url)", [QUERY]),
    untagged("let url; if (c) url = '/x/' + «user»; else url = '/x?q=1'; url += '&r=' + «other»; fetch(url)", [
      PATH,
      QUERY,
    ]),
    untagged("let url = c ? '/x?' : '/y?'; url += «user»; fetch(url)", [QUERY]),
    untagged("let url = base; url += '/' + «user»; fetch(url)", [PATH]),
    untagged("let url = 'https://h/x'; url = '/' + «user»; fetch(url + '?q=' + «user»)", [PATH, QUERY]),
    untagged("() => { let url; url = `/x/${«user»}`; { fetch(url) } }", [PATH]),
    // Functions by the options.
    ...[
      "this.http.get(`https://h/${«user»}`)",
      "this.find(`https://h/${«user»}`)",
      "f().find(`https://h/${«user»}`)",
      "a.b.find(`https://h/${«user»}`)",
      "const a = new Map(); a.find(`https://h/${«user»}`)",
      "new a.b.resolve(`https://h/a/${«user»}`)",
      "axios_1.default.get(`https://h/${«user»}`)",
      "(0, axios_1.default)(`https://h/${«user»}`)",
      "_got.default(`https://h/${«user»}`)",
      "import_ky2.default.post(`https://h/${«user»}`)",
      "window.axios.get(`https://h/${«user»}`)",
    ].map((marked) => {
      const code = marked.replace(/[«»]/g, "").replace("(`", "(uri`");
      return { ...raw(marked, [withTag(PATH)], IMPORT + code), options: WITH_PATTERNS };
    }),
  ],
});

tester.run("no-raw-interpolation: suggestions", rules["no-raw-interpolation"], {
  valid: [],
  invalid: [
    // The tag takes an object or the argument of a call, but not the text of an object.
    raw(
      "const p = new URLSearchParams(x); fetch(`https://h/${«user»}?${p}`)",
      [withTag(PATH)],
      `${IMPORT}const p = new URLSearchParams(x); fetch(uri\`https://h/\${user}?\${p}\`)`,
    ),
    raw("const p = new URLSearchParams(x).toString(); fetch(`https://h/${«user»}?${p}`)", [PATH]),
    raw("fetch(`https://h/${«user»}?${String(new URLSearchParams(x))}`)", [PATH]),
    raw("fetch(`https://h/${«user»}?q=${String(encodeURIComponent(x))}`)", [PATH]),
    raw("async () => fetch(`https://h/${«user»}?q=${await encodeURIComponent(x)}`)", [PATH]),
    raw("fetch(`https://h/${«user»}?q=${q = encodeURIComponent(x)}`)", [PATH]),
    raw('import { encode } from "uri-grammar"; fetch(`https://h/${«user»}?q=${encode(x).concat(y)}`)', [PATH]),
    raw(
      "fetch(`https://h/${encodeURIComponent('a/b')}/${«user»}`)",
      [withTag(PATH)],
      `${IMPORT}fetch(uri\`https://h/\${'a/b'}/\${user}\`)`,
    ),
    // The hole is not in the argument.
    raw("let url = `https://h/${«user»}`; fetch(`${url}/x`)", [PATH]),
  ],
});

const scripts = new RuleTester({ languageOptions: { ...JSX, sourceType: "commonjs" } });
scripts.run("no-raw-interpolation in CommonJS", rules["no-raw-interpolation"], {
  valid: [],
  invalid: [
    raw(
      '"use strict";\n\nfetch(`https://h/${«user»}`)',
      [withTag(PATH)],
      '"use strict";\n\nconst { uri } = require("uri-grammar/tag");\nfetch(uri`https://h/${user}`)',
    ),
    raw(
      'const { uri } = require("uri-grammar/tag"); fetch(`https://h/${«user»}`)',
      [withTag(PATH)],
      'const { uri } = require("uri-grammar/tag"); fetch(uri`https://h/${user}`)',
    ),
  ],
});

const typed = new RuleTester({ languageOptions: { parser: typescript, ...JSX } });
typed.run("no-raw-interpolation in TypeScript", rules["no-raw-interpolation"], {
  valid: [
    "function f(user: number, is: boolean) { fetch(`/x/${user}/${is}`) }",
    "let user: bigint = f(); fetch(`/x/${user}`)",
    'const user = "a" as const; fetch(`/x/${user as string}`)',
    "fetch(`/x/${user.length!}`)",
    // The types of the file.
    ...[
      "function f(p: { a: number }) { fetch(`/x/${p.a}`) }",
      "function f(p?: { a?: number }) { fetch(`/x/${p?.a}/${encodeURIComponent(p.a)}`) }",
      "type P = { a: number; b: string }; function f(p: P) { fetch(`/x/${p.a.toString()}`) }",
      "interface P { a: bigint } function f(p: P) { fetch(`/x/${p.a}`) }",
      "interface P { a: boolean } interface Q extends P { b: string } function f(p: Q) { fetch(`/x/${p.a}`) }",
      "interface Q extends Partial<P> {} interface P { a: number } function f(p: Q) { fetch(`/x/${p.a}`) }",
      "interface P { a: number } function f(p: { b: string } & P) { fetch(`/x/${p.a}`) }",
      "interface P { a: { b: number } } function f(p: Readonly<P>) { fetch(`/x/${p.a.b}`) }",
      "interface P { a: number } function f(p: P | null | undefined) { fetch(`/x/${p.a}`) }",
      "function f(p: { a: number } | { a: 'x' }) { fetch(`/x/${p.a}`) }",
      "class P { a: number } function f(p: P) { fetch(`/x/${p.a}`) }",
      "class P { a: number; f() { fetch(`/x/${this.a}`) } }",
      "function f({ a }: { a: number }) { fetch(`/x/${a}`) }",
      "function f({ a: { b: c = 1 } = {} }: { a: { b: number } }) { fetch(`/x/${c}`) }",
      "function f({ 'a': b }: { 'a': number } = {}) { fetch(`/x/${b}`) }",
      "function f(p: { a: number }) { const { a } = p; const b = p.a; fetch(`/x/${a}/${b}`) }",
      "function f(a: number | null | undefined) { fetch(`/x/${a}`) }",
      "function f(a: 'x' | 'y', b: 1 | number) { fetch(`/x/${a}/${b}`) }",
      "type A = 'x' | 'y'; function f(a: A) { fetch(`/x/${a}/${encodeURIComponent(a)}`) }",
      "enum A { X = 'x' } function f(a: A) { fetch(`/x/${a}`) }",
      "fetch(`/x/${key(user)}`); function key(a: string): number { return f(a) }",
      // Names of types.
      "function f(a: Address, b: web3.PublicKey) { fetch(`/x/${a}/${b.toString()}`) }",
      "function f(p: { a: Decimal | ObjectId }) { fetch(`/x/${p.a}/${encodeURIComponent(p.a)}`) }",
      "interface P { a: number } interface Q extends P {} interface R extends P {} function f(p: Q | R) { fetch(`/x/${p.a}`) }",
      // A type that is not known.
      "type A = A | A; function f(a: A) { fetch(`/x/${a}`) }",
      "type UUID = string; const a: UUID = f(); fetch(`/x/${a}`)",
    ],
  ],
  invalid: [
    raw(
      "function f(user: string) { fetch((`https://h/${«user!»}` as string)) }",
      [withTag(PATH)],
      `${IMPORT}function f(user: string) { fetch((uri\`https://h/\${user!}\`)) }`,
    ),
    ...[
      "function f(a: string | number) { fetch(`/x/${«a»}`) }",
      "function f(p: { a: string, c(): number, [b: string]: number }) { fetch(`/x/${«p.a»}/${«p.b»}/${«p.c»}`) }",
      "function f(p: { a: number } | { b: number }) { fetch(`/x/${«p.a»}`) }",
      "function f(p: { a: number } | { a: string }) { fetch(`/x/${«p.a»}`) }",
      "type P = P & Q; function f(p: P) { fetch(`/x/${«p.a»}`) }",
      "function f(p: P, q: Partial, a: typeof b) { fetch(`/x/${«p.a»}/${«q.a»}/${«a»}`) }",
      "interface P extends a.Q {} function f(p: P, q: P[]) { fetch(`/x/${«p.a»}/${«q.a»}/${«q[0]»}`) }",
      "function f({ [b]: a }: { a: number }) { fetch(`/x/${«a»}`) }",
      "function f({ ...a }: { a: number }, [b]: number[]) { fetch(`/x/${«a»}/${«b»}`) }",
      "for (const { a } of p) fetch(`/x/${«a»}`)",
      "class P { f() { fetch(`/x/${«this.a»}`) } } fetch(`/x/${«this.a»}`)",
      "function f(a: string): void; function f(a: string) { return 1 } fetch(`/x/${«f(user)»}`)",
    ].map((marked) => untagged(marked, [PATH])),
  ],
});
typed.run("valid-uri in TypeScript", rules["valid-uri"], {
  valid: ["fetch(url as string)", "fetch(url satisfies string)"],
  invalid: [
    faulty('fetch(("/a« »b" + x) as string)', 'fetch(("/a%20b" + x) as string)'),
    faulty("fetch(`/a« »b${x}`!)", "fetch(`/a%20b${x}`!)"),
    faulty('const a = "/a« »b" as const; fetch(a satisfies string)'),
  ],
});

const templates = new RuleTester({ languageOptions: { parser: vue } });
const inVue = (test: RuleTester.InvalidTestCase): RuleTester.InvalidTestCase => ({ ...test, filename: "a.vue" });
templates.run("valid-uri in Vue", rules["valid-uri"], {
  valid: [
    '<template><a href="/a" :href="b" v-bind="c" :[d]="`/a b`" @click="e" v-if="f" :title="`a b`" href/></template>',
  ].map((code) => ({ code, filename: "a.vue" })),
  invalid: [
    inVue(faulty('<template><a href="/a« »b"/></template>', '<template><a href="/a%20b"/></template>')),
    inVue(faulty('<template><a :href="`/a« »b/${c}`"/></template>', '<template><a :href="`/a%20b/${c}`"/></template>')),
    inVue(
      faulty(
        '<template><a @click="fetch(`/a« »b`)"/></template>',
        '<template><a @click="fetch(`/a%20b`)"/></template>',
      ),
    ),
    inVue(faulty('<template><a :href="`/a«%u0027»`"/></template>', null, ESCAPED)),
    inVue(faulty('<script>\nfetch("/a« »b" + x)</script>', '<script>\nfetch("/a%20b" + x)</script>')),
  ],
});
templates.run("no-raw-interpolation in Vue", rules["no-raw-interpolation"], {
  valid: [{ code: '<template><a :href="`/a/${b.length}`"/></template>', filename: "a.vue" }],
  invalid: [
    inVue(raw('<template><img :src="`/a/${«user»}`"/></template>', [PATH])),
    inVue(
      raw(
        "<script setup>\nfetch(`https://h/${«user»}`)</script>",
        [withTag(PATH)],
        `<script setup>\n${IMPORT}fetch(uri\`https://h/\${user}\`)</script>`,
      ),
    ),
  ],
});

describe("a suggested tag", () => {
  const linter = new Linter();
  const config: Linter.Config[] = [
    { languageOptions: JSX },
    { plugins: { "uri-grammar": uriGrammar }, rules: { "uri-grammar/no-raw-interpolation": "error" } },
  ];

  /** Runs a program, and returns the argument of `fetch`. */
  function run(code: string, values: Readonly<Record<string, unknown>>): unknown {
    const names = Object.keys(values);
    const body = code.replace(/^import .*\n/, "").replace("fetch(", "return (");
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const program = new Function("uri", "uriReference", ...names, body) as (...all: unknown[]) => unknown;
    return program(tags.uri, tags.uriReference, ...names.map((name) => values[name]));
  }

  const programs = SUGGESTED.map(([marked]) => marked.replace(/[«»]/g, "")).filter((code) => !code.startsWith("<"));
  const values = (user: string) => ({ user, base: "https://h", x: { y: "z" } });

  test.each(programs)("has the same value for a harmless text: %s", (code) => {
    const user = code.includes(":${") ? "80" : code.includes("[") ? "::1" : "fred";
    const [message] = linter.verify(code, config);
    const fix = message?.suggestions?.[0]?.fix;
    const [, statement = ""] = /^(?:.*;)?\s*(.*)$/.exec(code) ?? [];
    expect(statement).not.toBe("");
    // ESLint merges the import and the change.
    const changed = fix ? code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]) : "";
    const wanted = run(code, values(user));
    expect(run(changed, values(user))).toBe(wanted);
    expect(current.test(String(wanted))).toBe(true);
  });

  test.each(programs)("stays at the host for a hostile text: %s", (code) => {
    const [message] = linter.verify(code, config);
    const fix = message?.suggestions?.[0]?.fix;
    const changed = fix ? code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]) : "";
    for (const user of ["../../x", "x@other.example/", "other.example/", "a&b=1", "..", "#?/\\"]) {
      let result: unknown;
      try {
        result = run(changed, values(user));
      } catch (error) {
        expect(String(error)).toMatch(/^(?:TypeError|URISyntaxError)/);
        continue;
      }
      expect(new URL(String(result)).host).toMatch(/^h(?::80)?$/);
    }
  });
});

describe("a program that is too large", () => {
  type Node = Record<string, unknown>;
  const text = (value: string): Node => ({ type: "Literal", value, range: [0, 3] });
  const name = { type: "Identifier", name: "x", range: [0, 1] };

  /** Runs a rule on a tree, since parsers refuse such texts. Returns the number of reports. */
  function reports(rule: "valid-uri" | "no-raw-interpolation", argument: Node): number {
    let count = 0;
    const scope = { set: new Map(), upper: null };
    const sourceCode = {
      text: '"a"',
      isESTree: true,
      ast: { body: [{ type: "ExpressionStatement", range: [0, 3] }] },
      getScope: () => scope,
      getLocFromIndex: () => ({ line: 1, column: 0 }),
    };
    const context = { options: [], sourceCode, report: () => (count += 1) };
    const { CallExpression } = rules[rule].create(context);
    const node = { type: "CallExpression", callee: { ...name, name: "fetch" }, arguments: [argument] };
    CallExpression?.(node);
    return count;
  }

  const COUNT = 10_000;
  const sum = (operands: Node[]): Node =>
    operands.reduce((left, right) => ({ type: "BinaryExpression", operator: "+", left, right, range: [0, 3] }));

  test("is a sum of 10,000 texts", () => {
    expect(reports("valid-uri", sum(Array.from({ length: COUNT }, () => text("a"))))).toBe(0);
    expect(reports("valid-uri", sum(Array.from({ length: COUNT }, () => text("a b"))))).toBe(2);
    expect(reports("no-raw-interpolation", sum([text("/"), ...Array.from({ length: COUNT }, () => name)]))).toBe(1);
  });

  test("is a sum of sums at the right", () => {
    let right: Node = text("a b");
    for (let index = 0; index < COUNT; index++) right = sum([text("/"), right]);
    expect(reports("valid-uri", right)).toBe(1);
    expect(reports("no-raw-interpolation", right)).toBe(0);
    for (let index = 0; index < COUNT; index++) right = sum([name, right]);
    // Such a sum is read only up to some depth.
    expect(reports("valid-uri", right)).toBe(0);
    expect(reports("no-raw-interpolation", right)).toBe(0);
  });

  test("has conditional expressions in conditional expressions", () => {
    let alternate: Node = name;
    for (let index = 0; index < COUNT; index++) {
      alternate = { type: "ConditionalExpression", test: name, consequent: text("a"), alternate, range: [0, 1] };
    }
    expect(reports("no-raw-interpolation", sum([text("/x/"), alternate]))).toBe(0);
  });

  test("has constants that double each other", () => {
    const names = Array.from({ length: 60 }, (_, index) => `a${String(index)}`);
    const constants = names.map((each, index) => {
      const before = index === 0 ? '"ab"' : `${String(names[index - 1])} + ${String(names[index - 1])}`;
      return `const ${each} = ${before};`;
    });
    const code = `${constants.join("\n")}\nfetch("/" + ${String(names.at(-1))})`;
    const config: Linter.Config[] = [uriGrammar.configs.recommended];
    expect(new Linter().verify(code, config)).toEqual([]);
  });

  test("has a chain of constants", () => {
    const constants = Array.from({ length: 1000 }, (_, index) =>
      index === 0 ? 'const a0 = "/a b";' : `const a${String(index)} = a${String(index - 1)};`,
    );
    const code = `${constants.join("\n")}\nfetch(a50); fetch(a999)`;
    const found = new Linter().verify(code, [uriGrammar.configs.recommended]);
    expect(found.map(({ line, column }) => [line, column])).toEqual([[1, 15]]);
  });

  test("has types and variables that double each other", () => {
    const types = Array.from({ length: 200 }, (_, index) => {
      const next = `T${String(index + 1)}`;
      return `type T${String(index)} = (${next} | ${next}) & ${next};`;
    });
    const variables = "let a = `${a}${a}${a}${a}${a}${a}${a}`; function g(b) { return c ? g(1) : g(2) + g(3) }";
    const last = `${variables} function f(p: T0) { fetch(\`/x/\${p.a}/\${a}/\${g(1)}\`) }`;
    const config: Linter.Config[] = [{ languageOptions: { parser: typescript } }, uriGrammar.configs.recommended];
    const found = new Linter().verify(`${types.join("\n")}\n${last}`, config);
    expect(found.map(({ line, column }) => [line, column])).toEqual([[201, last.indexOf("p.a") + 1]]);
  });

  test("has variables that depend on each other", () => {
    const code = "let a = b, b = a; const c = d ? 1 : c, d = c; fetch(`https://h/${a}/${c}`)";
    expect(new Linter().verify(code, [uriGrammar.configs.recommended])).toEqual([]);
  });
});
