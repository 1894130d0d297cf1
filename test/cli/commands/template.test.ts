import { cli, good, misuse } from "../fake.js";

test.each([
  [[], "/a{b}{?c}", "/a"],
  [["--values", '{"b":7,"c":["x y",null,true]}'], "/a{/b}{?c*}", "/a/7?c=x%20y&c=true"],
  [["--values", '{"__proto__":"x"}'], "{__proto__}{constructor}", "x"],
])("%j: %s", async (options, input, uri) => {
  expect(await cli(["template", ...options, input])).toEqual(good(`${uri}\n`));
});

test("lines, as JSON", async () => {
  const { code, out } = await cli(["template", "--json", "--values", '{"b":"1"}'], { stdin: ["{b}{c}{b}\n{b\n"] });
  const records = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(records).toEqual([
    { input: "{b}{c}{b}", ok: true, uri: "11", variables: ["b", "c"] },
    {
      input: "{b",
      ok: false,
      diagnostic: expect.objectContaining({ code: "rfc6570/unclosed-expression", start: 0 }) as unknown,
    },
  ]);
  expect(code).toBe(1);
});

test("a string that is not a template is explained", async () => {
  const err = `error rfc6570/separator: The variables of an expression must be separated by ',', not by '&'.
  /a{?b&c}
       ^
  at 5–6; rule variable-list, section 2.3, https://www.rfc-editor.org/rfc/rfc6570#section-2.3
  guess: Write ','.
  /a{?b,c}
`;
  expect(await cli(["template", "/a{?b&c}"])).toEqual({ code: 1, out: "", err, both: err });
});

test.each([
  ['{"b":["x"]}', "{b:3}", "rfc6570/prefix-of-composite"],
  ['{"b":"\\ud800"}', "{b}", "rfc6570/lone-surrogate"],
  ["{}", "{!b}", "rfc6570/reserved-operator"],
])("with the values %s, %s is refused", async (values, input, refused) => {
  const { code, out, err } = await cli(["template", "--values", values, input]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(`error ${refused}: `);
});

test.each([
  ["", "--values is not JSON"],
  ["{", "--values is not JSON"],
  ["[]", "--values must be an object"],
  ["null", "--values must be an object"],
  ["7", "--values must be an object"],
  ['{"b":[[]]}', "An item of a value of --values must be a string, a number or a boolean, not a list."],
])("the values %j are refused", async (values, message) => {
  expect(await cli(["template", "--values", values, "{b}"])).toEqual(misuse("uri-grammar template", message));
});

test.each([
  [["--match", "/a/7?c=x%20y&c=1"], "/a{/b}{?c*}", '{"b":"7","c":["x y","1"]}'],
  [["--match", "/a"], "/a{/b}", "{}"],
  [["--match", "__proto__=%1B"], "{x*}", '{"x":{"__proto__":"\\u001b"}}'],
  [["--partial", "--values", '{"b":7}'], "/a{/b}{?c*}", "/a/7{?c*}"],
  [["--partial", "--values", '{"c":7}'], "/a{?b,c}", "/a{?b,c}"],
  [["--partial"], "/a{b}", "/a{b}"],
])("%j: %s", async (options, input, line) => {
  expect(await cli(["template", ...options, input])).toEqual(good(`${line}\n`));
});

test("a template that does not give the URI fails", async () => {
  const err = "The template does not give this URI, whatever the values are.\n";
  expect(await cli(["template", "--match", "/b", "/a{b}"])).toEqual({ code: 1, out: "", err, both: err });
});

test("matches and partial templates, as JSON", async () => {
  const matched = await cli(["template", "--json", "--match", "/a"], { stdin: ["/{x}\n/b\n{b\n{!b}\n"] });
  const records = matched.out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(records).toEqual([
    { input: "/{x}", ok: true, values: { x: "a" }, variables: ["x"] },
    { input: "/b", ok: true, values: null, variables: [] },
    {
      input: "{b",
      ok: false,
      diagnostic: expect.objectContaining({ code: "rfc6570/unclosed-expression" }) as unknown,
    },
    { input: "{!b}", ok: false, diagnostic: expect.objectContaining({ code: "rfc6570/reserved-operator" }) as unknown },
  ]);
  expect(matched.code).toBe(1);
  const { out } = await cli(["template", "--json", "--partial", "--values", '{"y":1}', "{x,y}{;y}"]);
  expect(JSON.parse(out)).toEqual({
    input: "{x,y}{;y}",
    ok: true,
    template: "{x,y};y=1",
    kept: { y: "1" },
    variables: ["x", "y"],
  });
});

test("the values are a field of records", async () => {
  const argv = ["template", "--match", "/7", "--from", "csv:t", "--to", "csv:v"];
  const { out } = await cli(argv, { stdin: ["t\n/{id}\n/8\n"] });
  expect(out).toBe('t,v\n/{id},"{""id"":""7""}"\n/8,\n');
});

test.each([
  [["--values", "{}"], "--match cannot be used with --values"],
  [["--partial"], "--match cannot be used with --partial"],
])("--match with %j is refused", async (options, message) => {
  expect(await cli(["template", "--match", "/", ...options, "/"])).toEqual(misuse("uri-grammar template", message));
});
