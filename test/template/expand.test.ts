import { expand, safeExpand, type TemplateVariables } from "../../src/template/index.js";
import { expansions, values } from "../tables/rfc6570.js";
import { caught } from "../support/caught.js";

// The first test, because expand keeps the last template: no template is kept yet.
test.each([undefined, null, 7, {}])("a template that is not a string is a TypeError: %p", (value) => {
  const message = `The input must be a string, not ${value === null ? "null" : typeof value}.`;
  expect(() => expand(value as never, {})).toThrow(new TypeError(message));
});

describe.each(Object.entries(expansions))("the examples of section %s", (_, rows) => {
  test.each(rows)("%s: %s", (template, expansion) => {
    expect(expand(template, values)).toBe(expansion);
  });
});

const others: readonly (readonly [template: string, variables: TemplateVariables, expansion: string])[] = [
  // Literals (section 3.1).
  ["%41%c3[~]'{a}", { a: "b" }, "%41%c3[~]'b"],
  ["é\u{1F600}", {}, "%C3%A9%F0%9F%98%80"],
  // Names are case-sensitive, and triplets in them are not decoded (section 2.3).
  ["{a}{A}{%41}", { a: "1", A: "2", "%41": "3" }, "123"],
  ["{?%20a}", { "%20a": "1" }, "?%20a=1"],
  // Undefined values (sections 2.3 and 3.2.1).
  ["{a}{?b}{/c*}", { a: undefined, b: null, c: [] }, ""],
  ["{?a,b,c}", { b: [null, undefined], c: { d: null } }, ""],
  ["{?a*}", { a: ["x", null, "y"] }, "?a=x&a=y"],
  ["{?a*}", { a: { x: undefined, y: "1" } }, "?y=1"],
  // Numbers and booleans.
  ["{a,b,c,d}{?e*}", { a: 7, b: -1.5, c: true, d: 12n, e: { f: 0, g: false } }, "7,-1.5,true,12?f=0&g=false"],
  ["{a:1}", { a: 42 }, "4"],
  // Empty values.
  ["{;a,b}{?a,b}{&a}", { a: "", b: [""] }, ";a;b?a=&b=&a="],
  ["{;a*}{?a*}{/a*}{a*}", { a: ["", "x"] }, ";a;a=x?a=&a=x//x,x"],
  // An exploded pair with an empty value is only its name, except in form style (section 3.2.1).
  ["{a*}{;a*}{?a*}{&a*}{/a*}{.a*}{+a*}{#a*}", { a: { b: "" } }, "b;b?b=&b=/b.bb#b"],
  ["{a}{+a}", { a: { b: "" } }, "b,b,"],
  // Names of pairs are encoded like values.
  ["{?a*}{+a*}", { a: { "b c/": "%" } }, "?b%20c%2F=%25b%20c/=%25"],
  // Triplets pass only with the operators "+" and "#".
  ["{a}{+a}{#a}", { a: "%20%zz%" }, "%2520%25zz%25%20%25zz%25#%20%25zz%25"],
  // A prefix counts code points, and an encoded character once (section 2.4.1).
  ["{a:2}{+a:2}", { a: "\u{1F600}é!" }, "%F0%9F%98%80%C3%A9%F0%9F%98%80%C3%A9"],
  ["{+a:2}{a:2}", { a: "%C3%A9bc" }, "%C3%A9b%25C"],
  ["{+a:3}", { a: "b%C3%A9%C3%A9c" }, "b%C3%A9%C3%A9"],
  [
    "{+a:1}{+b:1}{+c:1}{+d:1}",
    { a: "%F0%9F%98%80x", b: "%E2%82%ACx", c: "%C3x", d: "%80%80" },
    "%F0%9F%98%80%E2%82%AC%C3%80",
  ],
  ["{+a:1}{+b:1}", { a: "%41%42", b: "%E0%A0%80%41" }, "%41%E0%A0%80"],
  // What follows the prefix does not matter.
  ["{+a:1}{b:1}", { a: "%C3%A9%FF%zz", b: "b\uD800" }, "%C3%A9b"],
  ["{a:9999}", { a: "b" }, "b"],
  ["{a:3}{a*}", { a: undefined }, ""],
  // Reserved characters and characters past ASCII.
  ["{a}{+a}", { a: "!:é\u{10FFFF}" }, "%21%3A%C3%A9%F4%8F%BF%BF!:%C3%A9%F4%8F%BF%BF"],
  // The same variable several times.
  ["{a}{a}{?a}", { a: "1" }, "11?a=1"],
];

test.each(others)("%s with %p: %s", (template, variables, expansion) => {
  expect(expand(template, variables)).toBe(expansion);
});

describe("only own properties count", () => {
  test("of the variables", () => {
    expect(expand("{__proto__}{constructor}{toString}{a}", {})).toBe("");
    expect(expand("{__proto__}", JSON.parse('{"__proto__":"1"}') as TemplateVariables)).toBe("1");
    expect(expand("{a}", Object.assign(Object.create(null), { a: "1" }) as TemplateVariables)).toBe("1");
    expect(expand("{a}", Object.defineProperty({}, "a", { value: "1" }) as TemplateVariables)).toBe("1");
  });

  test("of an associative array", () => {
    expect(expand("{?a*}", { a: Object.assign(Object.create(null), { x: "1" }) as { x: string } })).toBe("?x=1");
    expect(expand("{?a*}", { a: JSON.parse('{"__proto__":"1"}') as { x: string } })).toBe("?__proto__=1");
  });

  test("of a list", () => {
    const list: string[] = ["1"];
    list[2] = "3";
    expect(expand("{a}", { a: Object.setPrototypeOf(list, ["x", "y", "z"]) as string[] })).toBe("1,3");
  });
});

test("a getter is read once", () => {
  let reads = 0;
  const counted = {
    get a(): string {
      return String(++reads);
    },
  };
  expect(expand("{a}{a}{?a,a}", counted)).toBe("11?a=1&a=1");
  let inner = 0;
  const pairs = { b: { get c() { return String(++inner); } } }; // prettier-ignore
  expect(expand("{b*}{?b*}", pairs)).toBe("c=1?c=1");
  expect([reads, inner]).toEqual([1, 1]);
});

const RESERVED =
  "This operator is reserved for extensions, so it has no expansion. " +
  "Write '+', '#', '.', '/', ';', '?' or '&', or no operator.";

const mistakes: readonly (readonly [
  template: string,
  variables: TemplateVariables,
  code: string,
  span: readonly [start: number, end: number],
  rule: string,
  section: string,
  message: string,
])[] = [
  ["a{!b}", { b: "1" }, "rfc6570/reserved-operator", [2, 3], "op-reserve", "2.2", RESERVED],
  ...["=", ",", "@", "|"].map(
    (operator) => [`{${operator}b}`, {}, "rfc6570/reserved-operator", [1, 2], "op-reserve", "2.2", RESERVED] as const,
  ),
  ...[["x"], { x: "1" }].map(
    (keys) =>
      [
        "a{b,keys:1}",
        { keys },
        "rfc6570/prefix-of-composite",
        [4, 10],
        "prefix",
        "2.4.1",
        "A prefix modifier is not allowed here: the value is a list or an associative array.",
      ] as const,
  ),
  ...["\uD800", ["x", "\uDC00y"], { "\uD800": "x" }, { x: "\uD800" }].map(
    (b) =>
      [
        "a{?b,c*}{+b}",
        { b: "ok", c: b },
        "rfc6570/lone-surrogate",
        [5, 7],
        "varspec",
        "3.2.1",
        "The value of this variable has a lone surrogate. It has no UTF-8 encoding.",
      ] as const,
  ),
];

test.each(mistakes)("%s with %j: %s", (template, variables, code, [start, end], rule, section, message) => {
  const { diagnostic } = caught(() => expand(template, variables));
  expect(diagnostic).toEqual({
    severity: "error",
    code,
    message,
    start,
    end,
    rule,
    section,
    url: `https://www.rfc-editor.org/rfc/rfc6570#section-${section}`,
  });
});

test.each(mistakes)("%s with %j: safeExpand returns the same diagnostic", (template, variables) => {
  const { diagnostic } = caught(() => expand(template, variables));
  expect(safeExpand(template, variables)).toEqual({ ok: false, diagnostic, text: expect.any(String) as string });
});

// RFC 6570 section 3 says what the result contains after an error.
const values3 = { a: "1 2", list: ["x", "y"], bad: "\uD800", none: undefined };
test.each([
  // Outside of expressions, the expansion stops.
  ["/x y{?a}", "/x y{?a}", "syntax"],
  ["{a}/é y{?a}", "1%202/%C3%A9 y{?a}", "syntax"],
  ["{a}%41%4{a}", "1%202%41%4{a}", "syntax"],
  ["{a}%zz{a}", "1%202%zz{a}", "syntax"],
  ["{a}b%%41{a}", "1%202b%%41{a}", "syntax"],
  ["{a}%", "1%202%", "syntax"],
  ["{a}b}{a}", "1%202b}{a}", "syntax"],
  ["{a}\uD800{a}", "1%202\uD800{a}", "syntax"],
  ["{a}b\u{1FFFE}{a}", "1%202b\u{1FFFE}{a}", "syntax"],
  ["{a}b\u{1F600}|", "1%202b%F0%9F%98%80|", "syntax"],
  // A mistake in an expression keeps the expression, and the expansion continues.
  ["{a}{a b}/{a}", "1%202{a b}/1%202", "syntax"],
  ["{}{a}", "{}1%202", "syntax"],
  ["{a|upper}{?a}", "{a|upper}?a=1%202", "syntax"],
  ["{x{a}}{a}", "{x{a}}{a}", "syntax"],
  ["{x{a}{a}", "{x{a}1%202", "syntax"],
  ["/{a", "/{a", "syntax"],
  ["{a}{", "1%202{", "syntax"],
  ["{!a}{a}", "{!a}1%202", "reserved-operator"],
  ["{list:3}{a}", "{list:3}1%202", "prefix-of-composite"],
  ["{a,list:3}{list*}", "{a,list:3}x,y", "prefix-of-composite"],
  ["{bad}{?a,bad}{&a}", "{bad}{?a,bad}&a=1%202", "lone-surrogate"],
  ["{bad:0}{list:3}{none}{a", "{bad:0}{list:3}{a", "syntax"],
])("the text of %j is %j", (template, text, code) => {
  const result = safeExpand(template, values3);
  expect([result.text, result.diagnostic?.code]).toEqual([text, `rfc6570/${code}`]);
  expect(result.diagnostic).toEqual(caught(() => expand(template, values3)).diagnostic);
});

test("the text reads each variable once, and those of refused expressions never", () => {
  const read: string[] = [];
  const variables = {
    get a() {
      read.push("a");
      return "\uD800";
    },
    get b() {
      read.push("b");
      return "2";
    },
  };
  expect(safeExpand("{a}{b}{a}{!b} {b}", variables).text).toBe("{a}2{a}{!b} {b}");
  expect(read).toEqual(["a", "b"]);
});

test("a value of a wrong type is a TypeError, also if the string is not a template", () => {
  const message = "The variable at offset 5 must be a string, a number, a boolean, a list or an object, not function.";
  expect(() => safeExpand("{ }{?b} ", { b: (() => 1) as never })).toThrow(new TypeError(message));
  expect(() => safeExpand("{", null as never)).toThrow(new TypeError("The variables must be an object, not null."));
});

test("the text of a long string is made in linear time", () => {
  const text = "{".repeat(100_000);
  expect(safeExpand(text, {}).text).toBe(text);
  expect(safeExpand(`${"%41{a".repeat(50_000)}}`, {}).text).toHaveLength(250_001);
});

test("safeExpand returns the expansion, or where the string is not a template", () => {
  expect(safeExpand("/a{/b}", { b: 7 })).toEqual({ ok: true, uri: "/a/7" });
  expect(safeExpand("/a{", {})).toMatchObject({
    ok: false,
    diagnostic: { code: "rfc6570/syntax", start: 3, index: 3 },
  });
});

test("a value of another type is a mistake of the program, so safeExpand throws, too", () => {
  expect(() => safeExpand("{a}", { a: (() => 1) as never })).toThrow(
    new TypeError("The variable at offset 1 must be a string, a number, a boolean, a list or an object, not function."),
  );
  expect(() => safeExpand(7 as never, {})).toThrow(new TypeError("The input must be a string, not number."));
});

test("a string that is not a template is refused", () => {
  expect(caught(() => expand("{a", {})).diagnostic.code).toBe("rfc6570/syntax");
});

const wanted = "a string, a number, a boolean, a list or an object";
const wrong: readonly (readonly [value: unknown, message: string])[] = [
  [() => "x", `The variable at offset 3 must be ${wanted}, not function.`],
  [Symbol("x"), `The variable at offset 3 must be ${wanted}, not symbol.`],
  [[["x"]], "An item of the variable at offset 3 must be a string, a number or a boolean, not a list."],
  [{ x: {} }, "A property of the variable at offset 3 must be a string, a number or a boolean, not object."],
  [new Date(0), `The variable at offset 3 must be ${wanted}, not a Date. Pass date.toISOString().`],
  [NaN, "The variable at offset 3 must be a finite number, not NaN. Pass null to leave it out."],
];

test.each(wrong)("a value of another type is a TypeError: %p", (value, message) => {
  expect(() => expand("{a,secret}", { secret: value as never })).toThrow(new TypeError(message));
});

test("a value that cannot be read is a TypeError", () => {
  const value = {
    get x(): string {
      throw new Error("secret");
    },
  };
  expect(() => expand("{a*}", { a: value })).toThrow("The variable at offset 1 cannot be read.");
  expect(() => expand("{a*}", { a: value })).toThrow(TypeError);
});

const notObjects: readonly (readonly [value: unknown, message: string])[] = [
  [undefined, "The variables must be an object, not undefined."],
  [null, "The variables must be an object, not null."],
  ["a", "The variables must be an object, not string."],
  [7, "The variables must be an object, not number."],
  [["a"], "The variables must be an object, not a list."],
  [new Map([["id", 7]]), "The variables must be an object, not a Map. Pass Object.fromEntries(map)."],
];

test.each(notObjects)("variables that are not an object are a TypeError: %p", (value, message) => {
  expect(() => expand("a", value as never)).toThrow(new TypeError(message));
});

test("a template that is too long to be kept is expanded, too", () => {
  const long = "{a}".repeat(2000);
  expect(expand(long, { a: "1" })).toBe("1".repeat(2000));
  expect(expand(long, { a: "2" })).toBe("2".repeat(2000));
});

interface Page {
  readonly size: number;
  readonly from?: string | null;
}

interface Query {
  readonly id: number;
  readonly fields?: readonly string[];
  readonly page?: Page;
  readonly mixed: string | number | readonly (string | null)[] | undefined;
}

// The compiler checks this test: an interface has no index signature.
test("variables can have the type of an interface, and values of wrong types are errors of the compiler", () => {
  const query: Query = { id: 7, page: { size: 10 }, mixed: ["a", null] };
  expect(expand("/{id}{?fields,page*,mixed}", query)).toBe("/7?size=10&mixed=a");
  expect(safeExpand("/{id}{?page*}", query).uri).toBe("/7?size=10");
  const variables: TemplateVariables = { a: "b" };
  expect(expand("{a}", variables)).toBe("b");
  class Point {
    readonly x = 1;
  }
  expect(expand("{x}", new Point())).toBe("1");
  // @ts-expect-error -- A function has no text.
  expect(() => expand("{a}", { a: () => "b" })).toThrow(TypeError);
  // @ts-expect-error -- A list in a list has no text.
  expect(() => expand("{a}", { a: [["b"]] })).toThrow(TypeError);
  // @ts-expect-error -- A symbol has no text.
  expect(() => expand("{a}", { a: Symbol("b") })).toThrow(TypeError);
  // @ts-expect-error -- A property is one text.
  expect(() => expand("{a}", { a: { b: { c: "d" } } })).toThrow(TypeError);
  // @ts-expect-error -- A Date has its data elsewhere.
  expect(() => safeExpand("{a}", { a: new Date(0) })).toThrow(TypeError);
  // @ts-expect-error -- A Map has its data elsewhere.
  expect(() => expand("{a}", new Map([["a", "b"]]))).toThrow(TypeError);
  // @ts-expect-error -- A list has no names.
  expect(() => expand("{a}", ["b"])).toThrow(TypeError);
  // @ts-expect-error -- A function is no object with values.
  expect(() => expand("{a}", () => "b")).toThrow(TypeError);
  // @ts-expect-error -- A text has no names.
  expect(() => expand("{a}", "b")).toThrow(TypeError);
});

test("undefined, null and a missing variable are the same", () => {
  const template = "{a}{?a,b}{#a*}";
  const expected = "?b=1";
  expect(expand(template, { b: 1 })).toBe(expected);
  expect(expand(template, { a: undefined, b: 1 })).toBe(expected);
  expect(expand(template, { a: null, b: 1 })).toBe(expected);
});
