import { readRegistry } from "../../scripts/build/registry.js";

const read = (...lines: readonly string[]): Record<string, string> =>
  readRegistry(["name,status,documents,after 2022-11-18", ...lines, ""].join("\n"), "file.csv").registered;

test("the schemes of each status are in the order of the file", () => {
  expect(
    read(
      "a,permanent,RFC1,2026",
      "a+b-c.1,provisional,",
      "b,permanent,RFC2 https://example.com/a,",
      "c,historical,,2026-07-01",
    ),
  ).toEqual({
    permanent: "a RFC1 @2026\nb RFC2 https://example.com/a",
    provisional: "a+b-c.1",
    historical: "c @2026-07-01",
  });
});

test.each([
  ["A,permanent,", "file.csv:2: the name is not a scheme in lower case"],
  ["1a,permanent,", "file.csv:2: the name is not a scheme in lower case"],
  ["", "file.csv:2: the name is not a scheme in lower case"],
  ["a,pending,", "file.csv:2: the status is not permanent, provisional, historical"],
  ["a", "file.csv:2: the status is not permanent, provisional, historical"],
  ["a,permanent,RFC", "file.csv:2: the documents are not RFCs or addresses"],
  ["a,permanent,RFC01", "file.csv:2: the documents are not RFCs or addresses"],
  ["a,permanent,RFC1 ", "file.csv:2: the documents are not RFCs or addresses"],
  ["a,permanent, RFC1", "file.csv:2: the documents are not RFCs or addresses"],
  ["a,permanent,RFC1RFC2", "file.csv:2: the documents are not RFCs or addresses"],
  ["a,permanent,RFC1,more", "file.csv:2: the date is not that of a registration"],
  ["a,permanent,RFC1,2026-7-1", "file.csv:2: the date is not that of a registration"],
  ["a,permanent,RFC1,2026,more", "file.csv:2: the date is not that of a registration"],
])("the line %j is refused", (line, message) => {
  expect(() => read(line)).toThrow(new Error(message));
});

test("the names must be in order, and different", () => {
  expect(() => read("b,permanent,", "a,permanent,")).toThrow(new Error("file.csv:3: a must stand before b"));
  expect(() => read("a,permanent,", "a,historical,")).toThrow(new Error("file.csv:3: a must stand before a"));
});

test("the first line must name the columns", () => {
  expect(() => readRegistry("a,permanent,\n", "file.csv")).toThrow(
    new Error("file.csv:1: the first line is not name,status,documents,after <date>"),
  );
});
