// The values that schemes make of those of their grammars: by hand, and their types.
import { read, safeRead, schemes, update, write, type Value, type Values } from "../../src/schemes/index.js";
import { valuesOfSchemes } from "../../scripts/site/values.js";
import { caught } from "../support/caught.js";
import { tables } from "../schemes/table.js";

const writing = write as (scheme: string, values: unknown) => string;
const octets = (text: string): Uint8Array => Uint8Array.from(text, (each) => each.charCodeAt(0));

/** Returns whether a value has a type, as far as its outermost parts. */
function has(value: Value, type: string): boolean {
  if (Array.isArray(value)) {
    const names = (value as readonly Values[]).map((each) => Object.keys(each).sort().join());
    return type === "Pair[]" ? names.every((each) => each === "name,value") : type.includes("[]");
  }
  if (typeof value === "string" && type.includes('"')) return type.split(" | ").includes(JSON.stringify(value));
  const kind = value === null ? "null" : value instanceof Uint8Array ? "Uint8Array" : typeof value;
  return kind === "object" ? type.includes("{") : type.split(" | ").includes(kind);
}

test("the values that schemes make have their types", () => {
  const found: unknown[] = [];
  let count = 0;
  for (const [key, members] of valuesOfSchemes()) {
    const { valid, examples } = tables.find(([, name]) => name === key)?.[2] ?? { valid: [], examples: [] };
    if (!schemes.get(key)?.values) continue;
    for (const uri of [...valid, ...examples]) {
      const { ok, values } = safeRead(uri);
      if (!ok) continue;
      count++;
      const all: Values = values;
      found.push(...members.flatMap(({ name, type }) => (has(all[name] as Value, type) ? [] : [[uri, name, type]])));
    }
  }
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(40);
});

test("a scheme makes values exactly if its grammar names them", () => {
  const made = [...schemes].filter(([, { values }]) => values !== undefined).map(([key]) => key);
  const named = [...schemes].filter(([, { grammar }]) =>
    Object.hasOwn(Object(grammar.values?.[grammar.rule]) as object, "made"),
  );
  expect(made).toEqual(named.map(([key]) => key));
  expect(made.sort()).toEqual(["data", "mailto", "otpauth", "pkg", "postgres", "postgresql", "redis", "rediss", "tel"]);
});

describe("data", () => {
  const PLAIN = "text/plain;charset=US-ASCII";

  test.each([
    ["data:,", PLAIN, false, ""],
    ["data:,A%20brief%FF?/", PLAIN, false, "A brief\xFF?/"],
    ["data:;base64,", PLAIN, true, ""],
    ["data:;charset=utf-8,a", "text/plain;charset=utf-8", false, "a"],
    ["data:Image/PNG;base64,AA==", "image/png", true, "\0"],
    ["data:a/b;Base64,%2F%2B8%3d", "a/b", true, "\xFF\xEF"],
    ["data:a/b;base64,QUJD%0D%0A%20RA%3D%3D", "a/b", true, "ABCD"],
    ["data:a/b;c=%20d;base64,QQ==#f", 'a/b;c=" d"', true, "A", "f"],
    ["data:a/b;c=%22d%22;E=f%3B%5Cg%C3%A9,", 'a/b;c="\\"d\\"";e="f;\\\\gé"', false, ""],
  ] as const)("%s", (uri, mediaType, base64, bytes, fragment: string | null = null) => {
    const values = read(uri, "data");
    expect(values).toEqual({ scheme: "data", mediaType, base64, bytes: octets(bytes), fragment });
    expect(update(uri, values)).toBe(uri);
    expect(read(write("data", values), "data")).toEqual(values);
  });

  test.each([
    [{}, "data:,"],
    [{ bytes: octets("a b?#\xFF%") }, "data:,a%20b%3F%23%FF%25"],
    [{ mediaType: "Text/HTML; charset=UTF-8", bytes: octets("<b>") }, "data:text/html;charset=UTF-8,%3Cb%3E"],
    [{ mediaType: 'a/b;c="d\\"e é"', base64: true, bytes: octets("ab") }, "data:a/b;c=d%22e%20%C3%A9;base64,YWI="],
    [{ mediaType: "image/svg+xml", base64: true, bytes: octets("\xFB\xFF\xFE") }, "data:image/svg+xml;base64,+//+"],
  ])("write %#", (values, uri) => {
    expect(writing("data", values)).toBe(uri);
  });

  test("an update of one value keeps the text of the others", () => {
    expect(update("data:Text/Plain;A=%62,%41", { bytes: octets("B") })).toBe("data:Text/Plain;A=%62,B");
    expect(update("data:a/b,%41%42", { mediaType: "c/d" })).toBe("data:c/d,%41%42");
    expect(update("data:a/b;base64,%51UI%3D", { mediaType: "c/d" })).toBe("data:c/d;base64,%51UI%3D");
    expect(update("data:,%41", { base64: true })).toBe("data:;base64,QQ==");
    expect(update("data:a/b,%41", { mediaType: null })).toBe("data:,%41");
    expect(update("data:,a#%41", { bytes: octets("b") })).toBe("data:,b#%41");
  });

  test("the octets are copies", () => {
    const bytes = octets("a");
    const uri = write("data", { bytes });
    bytes[0] = 0;
    expect([uri, read(uri, "data").bytes]).toEqual(["data:,a", octets("a")]);
  });

  test.each([
    ["data:text/html%0d%0aX-E%3A%20y,hi", "data/token", 14, 17],
    ["data:text/plain;a%09=b,", "data/token", 17, 20],
    ["data:text/plain;x=a%0D%0AX,", "data/token", 19, 22],
    ["data:;x=%00,", "data/token", 8, 11],
    ["data:;x=%7f,", "data/token", 8, 11],
    ["data:;base64,QU", "data/base64-length", 15, 15],
    ["data:;base64,Q", "data/base64-length", 13, 14],
    ["data:;base64,QQ=", "data/base64-length", 15, 16],
    ["data:;base64,QQ==QQ==", "data/base64-length", 15, 17],
    ["data:;base64,Q-==", "data/base64-character", 14, 15],
    ["data:;base64,Q%22==", "data/base64-character", 14, 17],
    ["data:;base64,QR==", "data/base64-bits", 14, 15],
    ["data:;base64,QUJ%44QUF=", "data/base64-bits", 21, 22],
    ["data:;base64,Q%52==", "data/base64-bits", 14, 17],
  ])("%s is refused", (uri, code, start, end) => {
    const { diagnostic } = caught(() => read(uri));
    expect([diagnostic.code, diagnostic.start, diagnostic.end]).toEqual([code, start, end]);
  });

  test.each([
    ["", 0],
    ["text", 0],
    ["a/b;", 3],
    ["a/b;c", 3],
    ["a/b;c=d ", 7],
    ['a/b;c="d', 3],
    ['a/b;c="d\\"', 3],
    ['a/b;c="d";e="\r\nX: y"', 9],
    ['a/b;c="\0"', 3],
    ['a/b;c=""d', 8],
    ["a/b,c", 3],
    ["é/b", 0],
    ['a/b;c="\uD800"', 0, "percent/lone-surrogate"],
  ])("the media type %j is refused", (mediaType, start, code = "data/value") => {
    const { diagnostic } = caught(() => write("data", { mediaType }));
    expect([diagnostic.code, diagnostic.path, diagnostic.start]).toEqual([code, ["mediaType"], start]);
  });

  test("values of other types", () => {
    expect(() => writing("data", { bytes: "a" })).toThrow(
      new TypeError("The value 'bytes' must be a Uint8Array, not string."),
    );
    expect(() => writing("data", { bytes: [1] })).toThrow(TypeError);
    expect(() => writing("data", { mediaType: 1 })).toThrow(TypeError);
    expect(() => writing("data", { data: "a" })).toThrow(/The names are scheme, base64, mediaType, bytes, fragment\./);
    expect(() => writing("http", { host: octets("a") })).toThrow(TypeError);
    expect(() => writing("magnet", { xt: octets("a") })).toThrow(TypeError);
  });

  test("a long media type", () => {
    const mediaType = `a/b;c="${'d\\" '.repeat(100_000)}"`;
    expect(read(write("data", { mediaType }), "data").mediaType === mediaType).toBe(true);
  });

  test("long data", () => {
    const bytes = new Uint8Array(300_001).map((_, index) => index);
    for (const base64 of [true, false]) {
      const back = read(write("data", { base64, bytes }), "data").bytes;
      expect(back.length === bytes.length && back.every((octet, index) => octet === bytes[index])).toBe(true);
    }
  });
});

describe("otpauth", () => {
  const SECRET = "secret=JBSWY3DP";

  test.each([
    [`otpauth://totp/A%20B:joe?${SECRET}`, "A B"],
    [`otpauth://totp/joe?${SECRET}&issuer=A`, "A"],
    [`otpauth://totp/B:joe?${SECRET}&issuer=A`, "A"],
    [`otpauth://totp/joe?${SECRET}`, null],
    [`otpauth://totp/joe?${SECRET}&issuer=`, ""],
  ])("%s", (uri, issuer) => {
    expect(read(uri, "otpauth").issuer).toBe(issuer);
    expect(update(uri, read(uri))).toBe(uri);
    expect(update(uri, { digits: 8 })).toBe(`${uri}&digits=8`);
    expect(read(update(uri, { issuer: "C" }), "otpauth").issuer).toBe("C");
  });

  test("the issuer is written twice", () => {
    const values = { type: "totp", account: "joe", secret: "JBSWY3DP", issuer: "A B" } as const;
    const uri = write("otpauth", values);
    expect(uri).toBe(`otpauth://totp/A%20B:joe?${SECRET}&issuer=A%20B`);
    expect(update(uri, { issuer: null })).toBe(`otpauth://totp/joe?${SECRET}`);
    expect(write("otpauth", { ...values, issuer: "" })).toBe(`otpauth://totp/joe?${SECRET}&issuer=`);
    const { diagnostic } = caught(() => write("otpauth", { ...values, issuer: "a:b" }));
    expect([diagnostic.path, diagnostic.message]).toEqual([
      ["issuer"],
      "The value 'issuer' has a character that is not allowed.",
    ]);
    expect(() => writing("otpauth", { ...values, issuer: 1 })).toThrow(
      new TypeError("The value 'issuer' must be a string, not number."),
    );
  });
});

test("pkg applies the rules of types about the case, in both directions", () => {
  const { name, namespace, version } = read("pkg:VSCode-Extension/MS-Python/Python@1.0-B", "pkg");
  expect([namespace, name, version]).toEqual([["ms-python"], "python", "1.0-b"]);
  expect(read("pkg:PyPI/Django_._x", "pkg").name).toBe("django-x");
  expect(read("pkg:npm/Foo", "pkg").name).toBe("Foo");
  expect(writing("pkg", { type: "github", namespace: ["A"], name: "B" })).toBe("pkg:github/a/b");
  expect(update("pkg:GitHub/A/B@1", { version: "2" })).toBe("pkg:GitHub/A/B@2");
  expect(() => writing("pkg", { type: 1, name: "a" })).toThrow(TypeError);
});

describe("tel", () => {
  test("all parameters are one list", () => {
    const { ext, isub, parameters } = read("tel:7042;a=b;phone-context=example.com;ext=5;c", "tel");
    expect([ext, isub, parameters]).toEqual([
      "5",
      null,
      [
        { name: "a", value: "b" },
        { name: "c", value: null },
      ],
    ]);
  });

  test.each([
    [{ number: "+1", parameters: [{ name: "z", value: "1" }, { name: "a" }], ext: "5" }, "tel:+1;ext=5;a;z=1"],
    [{ number: "+1" }, "tel:+1"],
    [
      {
        number: "7042",
        context: "h.example",
        parameters: [
          { name: "b", value: "2" },
          { name: "A", value: null },
        ],
        isub: "7",
      },
      "tel:7042;isub=7;phone-context=h.example;A;b=2",
    ],
  ])("write %#", (values, uri) => {
    expect(writing("tel", values)).toBe(uri);
  });

  test.each([
    ["tel:+1-2;a=%62", { ext: "5" }, "tel:+1-2;ext=5;a=b"],
    ["tel:+1-2;ext=5;a=%62", { ext: "6" }, "tel:+1-2;ext=6;a=%62"],
    ["tel:+1-2;ext=5;a=%62", { ext: null }, "tel:+1-2;a=%62"],
    ["tel:+1;b=%62;a=1", { number: "+2" }, "tel:+2;b=%62;a=1"],
    ["tel:1;phone-context=h;b=%62;ext=5", { number: "2" }, "tel:2;phone-context=h;b=%62;ext=5"],
    ["tel:1;phone-context=h;ext=5", { ext: "6" }, "tel:1;ext=6;phone-context=h"],
    ["tel:1;phone-context=h;a;c", { parameters: [{ name: "c" }, { name: "b" }] }, "tel:1;phone-context=h;b;c"],
  ])("update of %s", (uri, changes, result) => {
    expect(update(uri, changes as never)).toBe(result);
  });

  test("values of other types", () => {
    expect(() => writing("tel", { number: "+1", parameters: "a" })).toThrow(TypeError);
    expect(() => writing("tel", { number: "+1", parameters: [null] })).toThrow(TypeError);
    expect(() => writing("tel", { number: "+1", parameters: [{ name: 1 }] })).toThrow(TypeError);
    expect(() => writing("tel", { number: "+1", parameters: [{ name: "a", value: 1 }] })).toThrow(TypeError);
  });
});
