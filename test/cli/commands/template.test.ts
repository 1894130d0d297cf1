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
