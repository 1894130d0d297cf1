import { cli, good, misuse } from "../fake.js";

test.each([
  [[], "50% off/día", "50%25%20off%2Fd%C3%ADa"],
  [["--component", "path"], "a/b c", "a/b%20c"],
  [["--component", "query-value"], "a&b=?", "a%26b%3D%3F"],
  [["--component", "fragment"], "\r\n\0<", "%0D%0A%00%3C"],
  [[], "", ""],
])("encode %j %j", async (options, text, encoded) => {
  expect(await cli(["encode", ...options, text])).toEqual(good(`${encoded}\n`));
});

test("lines are encoded, also as JSON", async () => {
  expect(await cli(["encode"], { stdin: ["a b\n%\n"] })).toEqual(good("a%20b\n%25\n"));
  expect(await cli(["encode", "--json", "é"])).toEqual(good('{"input":"é","ok":true,"encoded":"%C3%A9"}\n'));
});

test("a text that cannot be encoded", async () => {
  const err = `error rfc3986/dot-segment: A dot-segment cannot be data: if it is percent-encoded, it is still a dot-segment.
  ..
  ^^
  at 0–2; rule segment, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
`;
  const { code, out, err: written } = await cli(["encode", "--component", "path-segment", "a", "..", "b"]);
  expect([code, out, written]).toEqual([1, "a\nb\n", err]);
});

test("an unknown component", async () => {
  const names =
    "query-value, path-segment, userinfo-part, unreserved, userinfo, reg-name, path, segment, segment-nz-nc, query, fragment";
  const message = `--component takes ${names}`;
  expect(await cli(["encode", "--component", "__proto__", "a"])).toEqual(misuse("uri-grammar encode", message));
  const { out } = await cli(["help", "encode"]);
  expect(out.replaceAll(/\s+/g, " ")).toContain(names);
});

test.each([
  ["50%25%20off+", "50% off+"],
  ["d%C3%ADa", "día"],
  ["a%0Ab%0D%00", "a\\u000ab\r\0"],
  ["é", "é"],
])("decode %j", async (text, decoded) => {
  expect(await cli(["decode", text])).toEqual(good(`${decoded}\n`));
});

test("on a terminal, decoded control characters are escaped", async () => {
  expect(await cli(["decode", "%1B%0D"], { isTTY: true })).toEqual(good("\\u001b\\u000d\n"));
});

test("decoded texts in JSON are exact", async () => {
  expect(await cli(["decode", "--json", "%0A"])).toEqual(good('{"input":"%0A","ok":true,"decoded":"\\n"}\n'));
});

test.each([
  [
    "a%FFb",
    `error percent/not-utf-8: The percent-encoded octets are not valid UTF-8.
  a%FFb
   ^^^
  at 1–4; rule pct-encoded, section 2.5, https://www.rfc-editor.org/rfc/rfc3986#section-2.5
`,
  ],
  [
    "%4",
    `error percent/malformed: '%' must be followed by two hexadecimal digits.
  %4
  ^^
  at 0–2; rule pct-encoded, section 2.1, https://www.rfc-editor.org/rfc/rfc3986#section-2.1
`,
  ],
])("a text that cannot be decoded: %s", async (text, err) => {
  expect(await cli(["decode", text])).toEqual({ code: 1, out: "", err, both: err });
});
