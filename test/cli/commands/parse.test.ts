import { parse } from "../../../src/index.js";
import { cli, good, diagnosticFor } from "../fake.js";

test("absent components are not drawn, empty components are", async () => {
  expect(await cli(["parse", "foo://u:p@[v1.x]:/a//?#/%41?", "", "/", "urn:a:b"])).toEqual(
    good(`URI                          0–28   "foo://u:p@[v1.x]:/a//?#/%41?"
├─ scheme                    0–3    "foo"
├─ authority                 6–17   "u:p@[v1.x]:"
│  ├─ userinfo               6–9    "u:p"
│  ├─ host: IP-literal       10–16  "[v1.x]"
│  │  └─ address: IPvFuture  11–15  "v1.x"
│  └─ port                   17–17  ""
├─ path: path-abempty        17–21  "/a//"
│  ├─ segment                18–19  "a"
│  ├─ segment                20–20  ""
│  └─ segment                21–21  ""
├─ query                     22–22  ""
└─ fragment                  23–28  "/%41?"
relative-ref         0–0  ""
└─ path: path-empty  0–0  ""
relative-ref            0–1  "/"
└─ path: path-absolute  0–1  "/"
URI                     0–7  "urn:a:b"
├─ scheme               0–3  "urn"
└─ path: path-rootless  4–7  "a:b"
   └─ segment-nz        4–7  "a:b"
`),
  );
});

test("the last child is drawn as the last, at all levels", async () => {
  expect(await cli(["parse"], { stdin: ["//[::1]\n"] })).toEqual(
    good(`relative-ref                   0–7  "//[::1]"
├─ authority                   2–7  "[::1]"
│  └─ host: IP-literal         2–7  "[::1]"
│     └─ address: IPv6address  3–6  "::1"
└─ path: path-abempty          7–7  ""
`),
  );
});

test.each([
  ["IPv4address", "1.2.3.4", 'IPv4address  0–7  "1.2.3.4"\n'],
  ["host", "1.2.3.4", 'IPv4address  0–7  "1.2.3.4"\n'],
  ["DIGIT", "7", 'DIGIT  0–1  "7"\n'],
  ["CR", "\r", 'CR  0–1  "\\r"\n'],
])("by the rule %s: %j", async (rule, input, out) => {
  expect(await cli(["parse", "--standard", "rfc3986", "--rule", rule, input])).toEqual(good(out));
});

test("on a terminal, offsets are faint", async () => {
  expect(await cli(["parse", "--rule", "DIGIT", "7"], { isTTY: true })).toEqual(
    good('DIGIT  \u001b[2m0–1\u001b[22m  "7"\n'),
  );
});

test("an invalid input is reported", async () => {
  const err = `error rfc3986/space: A space is not allowed in the path.
  /a b
    ^
  at 2–3; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
  repair: Write '%20'.
  /a%20b
`;
  expect(await cli(["parse", "/a b"])).toEqual({ code: 1, out: "", err, both: err });
});

test("as JSON", async () => {
  const { code, out, err } = await cli(["parse", "--json", "//a", "/a b"]);
  expect([code, err]).toEqual([1, ""]);
  const [valid = "", invalid = "", ...rest] = out.split("\n");
  expect(rest).toEqual([""]);
  expect(valid).toBe(JSON.stringify({ input: "//a", ok: true, node: parse("//a") }));
  expect(JSON.parse(invalid)).toEqual({
    input: "/a b",
    ok: false,
    diagnostic: diagnosticFor("/a b"),
  });
});

test("a long path is drawn, and written as JSON, piece by piece", async () => {
  const input = "/a".repeat(50_000);
  const drawn = (await cli(["parse", input])).out.split("\n");
  expect(drawn).toHaveLength(50_003);
  expect(drawn.at(-2)).toBe('   └─ segment           99999–100000   "a"');
  const { out } = await cli(["parse", "--json", input]);
  expect(JSON.parse(out)).toEqual({ input, ok: true, node: parse(input) });
});

test("with another standard", async () => {
  expect(await cli(["parse", "--standard", "rfc1738", "http://a:80/b?c"])).toEqual(
    good(`httpurl               0–15   "http://a:80/b?c"
├─ scheme             0–4    "http"
├─ hostport           7–11   "a:80"
│  ├─ host: hostname  7–8    "a"
│  └─ port            9–11   "80"
├─ path: hpath        12–13  "b"
│  └─ hsegment        12–13  "b"
└─ search             14–15  "c"
`),
  );
});

test("with --scheme, the scheme's own tree is under the root", async () => {
  expect(await cli(["parse", "--scheme", "mailto:a@b"])).toEqual(
    good(`URI                                0–10   "mailto:a@b"
├─ scheme                          0–6    "mailto"
├─ path: path-rootless             7–10   "a@b"
│  └─ segment-nz                   7–10   "a@b"
└─ schemeNode: mailtoURI           0–10   "mailto:a@b"
   ├─ scheme                       0–6    "mailto"
   └─ to                           7–10   "a@b"
      └─ addr-spec                 7–10   "a@b"
         ├─ localPart: local-part  7–8    "a"
         └─ domain                 9–10   "b"
`),
  );
});
