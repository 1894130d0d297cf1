import { jsonLineOf } from "../../src/cli/json.js";

const LONG = 1 << 16;

test.each([
  {},
  { input: "a", ok: true },
  { input: ["a", "b"], ok: false, none: null, number: 1, empty: [], deep: { list: [{ a: [1] }, 2], "\u0085": {} } },
  { input: 'x"\\\u001b\u0085\u202e\u{e0001}\ud800', ok: true },
])("%j is the same whether the input is short or long, and safe to print", (record) => {
  const short = [...jsonLineOf(record, LONG - 1)];
  const long = [...jsonLineOf(record, LONG)];
  expect(short).toHaveLength(1);
  expect(long.join("")).toBe(short.join(""));
  expect(JSON.parse(long.join(""))).toEqual(record);
  expect(long.join("")).toMatch(/^[ -~]*\n$/);
});

test("for a long input, each element of a list is a piece", () => {
  expect([...jsonLineOf({ list: [{ a: 1 }, { b: 2 }] }, LONG)]).toEqual([
    "{",
    '"list":',
    "[",
    '{"a":1}',
    ',{"b":2}',
    "]",
    "}",
    "\n",
  ]);
});
