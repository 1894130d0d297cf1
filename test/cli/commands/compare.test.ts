import { cli, good, misuse, reportFor } from "../fake.js";

test.each([
  [["a", "a"], 'equivalent (string)  "a"  "a"\n'],
  [["A:", "a:"], 'equivalent (syntax)  "A:"  "a:"\n'],
  [["http://a", "http://a:80/"], 'equivalent (scheme)  "http://a"  "http://a:80/"\n'],
  [["--rung", "string", "a", "a"], 'equivalent (string)  "a"  "a"\n'],
])("%j", async (argv, out) => {
  expect(await cli(["compare", ...argv])).toEqual(good(out));
});

test.each([
  [["a", "b"], 'different            "a"  "b"\n'],
  [["--rung", "string", "A:", "a:"], 'different            "A:"  "a:"\n'],
  [["--rung=syntax", "http://a", "http://a:80/"], 'different            "http://a"  "http://a:80/"\n'],
])("%j", async (argv, out) => {
  expect(await cli(["compare", ...argv])).toEqual({ ...good(out), code: 1 });
});

test("lines of two references with a tab between them", async () => {
  const out = 'equivalent (string)  ""  ""\ndifferent            "a"  "b"\n';
  expect(await cli(["compare"], { stdin: ["\t\r\na\tb"] })).toEqual({ ...good(out), code: 1 });
});

test.each(["a b", "", "a\tb\tc", "\u009b"])("the line %j is misuse, after the results before it", async (line) => {
  const out = 'equivalent (string)  "a"  "a"\n';
  const said = misuse("uri-grammar compare", `a line must have 2 strings with a tab between them`);
  const run = await cli(["compare"], { stdin: ["a\ta\n", `${line}\n`, "b\tb\n"] });
  expect(run).toEqual({ ...said, out, both: out + said.err });
});

test.each([
  ["/a b", "//b:yy", 0],
  ["//b:80", "/a b", 1],
  ["/a b", "/a b", 0],
])("%j and %j: operand %d is reported", async (a, b, operand) => {
  const err = reportFor("/a b");
  expect(await cli(["compare", a, b])).toEqual({ code: 1, out: "", err, both: err });
  const json = await cli(["compare", "--json", a, b]);
  expect([json.code, json.err]).toEqual([1, ""]);
  expect(JSON.parse(json.out)).toMatchObject({
    input: [a, b],
    ok: false,
    operand,
    diagnostic: { code: "rfc3986/space" },
  });
});

test("as JSON", async () => {
  expect(await cli(["compare", "--json"], { stdin: ["A:\ta:\na\tb\n"] })).toEqual({
    ...good(
      '{"input":["A:","a:"],"ok":true,"equivalent":true,"rung":"syntax"}\n' +
        '{"input":["a","b"],"ok":true,"equivalent":false,"rung":null}\n',
    ),
    code: 1,
  });
});

test("with another standard", async () => {
  const out = 'equivalent (scheme)  "http://a"  "http://a:80"\n';
  expect(await cli(["compare", "--standard", "rfc1738", "http://a", "http://a:80"])).toEqual(good(out));
});
