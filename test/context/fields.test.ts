import { embeddedInFields, establishBase, type HeaderFields } from "../../src/context/index.js";
import { headerField } from "../tables/context.js";

const base = (reference: string): object => ({ reference, by: "Content-Base", absolute: true });
const location = (reference: string): object => ({ reference, by: "Content-Location" });

test("the example of url-syntax-05 section 5.1.1", () => {
  const [text, uri] = headerField;
  expect(embeddedInFields(text)).toEqual([base(uri)]);
  expect(establishBase({ embedded: embeddedInFields(text) })).toMatchObject({ base: uri, section: "5.1.1" });
});

describe("the fields", () => {
  test.each<[why: string, fields: HeaderFields, expected: object[]]>([
    [
      "names are case-insensitive",
      { "CONTENT-base": "http://a/", "content-LOCATION": "b" },
      [base("http://a/"), location("b")],
    ],
    [
      "Content-Base comes first",
      { "Content-Location": "b", "Content-Base": "http://a/" },
      [base("http://a/"), location("b")],
    ],
    ["white space is ignored", { "Content-Location": " a\r\n\tb c " }, [location("abc")]],
    ["by name, several", { "content-location": ["a", "b"], "content-base": undefined }, [location("a"), location("b")]],
    [
      "as pairs",
      [
        ["Content-Location", "a"],
        ["X", "b"],
      ],
      [location("a")],
    ],
    ["as a Headers", new Headers({ "content-location": "a" }), [location("a")]],
    ["as a Map", new Map([["Content-Base", "a:"]]), [base("a:")]],
    ["an inherited name", Object.create({ "content-base": "a:" }) as HeaderFields, []],
    ["none", {}, []],
    ["an empty text", "", []],
    ["a text", "A: b\r\nContent-Location : c\r\nD: e", [location("c")]],
    ["a folded line", "Content-Base:\r\n http://a/\r\n\tb", [base("http://a/b")]],
    ["a folded line of another field", "A: b\n Content-Base: http://a/", []],
    ["a folded line of none", " Content-Base: http://a/", [base("http://a/")]],
    [
      "line ends of all kinds",
      "Content-Location: a\nContent-Location: b\rContent-Location: c",
      ["a", "b", "c"].map(location),
    ],
    ["a folded line of a field without a name", ": b\n Content-Base: http://a/", []],
    ["no colon", "Content-BaseX\nContent-Location: a", [location("a")]],
    ["the body is not read", "A: b\r\n\r\nContent-Base: http://a/", []],
  ])("%s", (_why, fields, expected) => {
    expect(embeddedInFields(fields)).toEqual(expected);
  });
});

test("a relative Content-Location is resolved against the base around it", () => {
  const part = { embedded: embeddedInFields("Content-Location: ../img/") };
  const message = { embedded: embeddedInFields("Content-Base: http://a/b/c") };
  expect(establishBase({ ...part, encapsulating: message }).base).toBe("http://a/img/");
});

test("long headers", () => {
  const folded = `Content-Location: a${"\r\n b".repeat(300_000)}`;
  expect(embeddedInFields(folded)[0]?.reference.length).toBe(300_001);
  expect(embeddedInFields(`${" ".repeat(1_000_000)}\n\n`)).toEqual([]);
  expect(embeddedInFields(`a:${"\t".repeat(1_000_000)}`)).toEqual([]);
});
