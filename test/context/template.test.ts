/** Templates in a text: they are no mistakes, and what no text in their placeholders can mend is a warning. */
import fc from "fast-check";
import { find, type FoundTemplate } from "../../src/context/index.js";
import { isURI } from "../../src/index.js";

const templates = (text: string): readonly FoundTemplate[] =>
  find(text, { templates: true }).filter((found): found is FoundTemplate => found.kind === "template");

/** The text of the one template, which has no fault. */
function template(text: string): string | undefined {
  const [found, ...more] = templates(text);
  expect(more).toEqual([]);
  expect(found?.diagnostics ?? []).toEqual([]);
  return found?.reference;
}

describe("a template, whole, and without a fault", () => {
  test.each([
    ["see https://example.com/{id}/x.", "https://example.com/{id}/x"],
    ["`https://npm.im/${name}`", "https://npm.im/${name}"],
    ["http://a/${b ? 1 : {c}}/d e", "http://a/${b ? 1 : {c}}/d"],
    ["http://a/{b c}/{d, e}", "http://a/{b c}/{d, e}"],
    ["http://a/{b\nc}", "http://a/{b"],
    ["(https://api.example/users{/id}{?a,b})", "https://api.example/users{/id}{?a,b}"],
    ["https://a/v<version>/x", "https://a/v<version>/x"],
    ["postgres://<user>:<password>@<host>/db", "postgres://<user>:<password>@<host>/db"],
    ["http://a/<b>c</b>", undefined],
    ["https://a/x[1-10].png https://b/", "https://a/x[1-10].png"],
    ["https://a/[ID]", "https://a/[ID]"],
    ["ssh://[user@]host[:port]/[path]", "ssh://[user@]host[:port]/"],
    ["db://h/name[?key=value&key=value...]", "db://h/name[?key=value&key=value...]"],
    ["http://a/%(hash)/b", "http://a/%(hash)/b"],
    ["http://a/#1-#2", "http://a/#1-#2"],
    ["http://a/\\1/", "http://a/\\1/"],
    ["http://a/{}/b}", "http://a/{}/b"],
    ["http://$host:$port$uri", "http://$host:$port$uri"],
    ["http://a\\.b/c\\d+", "http://a\\.b/c\\d+"],
    ["http://a/(?:b|c)", "http://a/(?:b|c)"],
    ["http://a/.*|b", "http://a/.*|b"],
    ["http://h/$a[0]/x y", "http://h/$a[0]/x"],
    ["(http://h/?a=$o->id)", "http://h/?a=$o->id"],
    ["http://$o->host->name[0]", "http://$o->host->name[0]"],
    ['"http://h/$o->id"', "http://h/$o->id"],
    ["http://a:%s/%v/", "http://a:%s/%v/"],
    ["http://host:PORT/ ", "http://host:PORT/"],
    ["http://user:password@host:port/db", "http://user:password@host:port/db"],
    ["http://*:*/", "http://*:*/"],
    ["http://%HOST%/a", "http://%HOST%/a"],
    ['"http://a/b" + c', "http://a/b"],
    // What is valid as it stands is a URI.
    ["http://a/.* http://a/$b http://a/:id", undefined],
  ])("%j", (text, expected) => {
    expect(template(text)).toBe(expected);
    expect(find(text, { invalid: true }).filter(({ ok }) => !ok)).toEqual([]);
    expect(find(text).map(({ reference }) => reference)).not.toContain(expected);
  });
});

describe("no fault", () => {
  test.each([
    "https://example.com/{id}/x",
    "`https://npm.im/${name}`",
    "https://${HOST}:8080/a",
    "https://example.com:%s/",
    "https://example.com/?key=<your-key>&x=1",
    '"https://{{host}}/a"',
    "<https://example.com/{a}/{b}#{c}>",
    "http://%HOST%/index.html",
  ])("%s", (text) => {
    expect(templates(text).flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  });
});

describe("a warning for what no text can mend", () => {
  test.each([
    ["https://example.com/{id}|b", 24, 25, "'|' is not allowed in the path.", "Write '%7C'."],
    ["see https://example.com/${a}/b\\c, please", 30, 31, "A URI separates with '/', not with '\\'.", "Write '/'."],
    ['"https://example.com/{a}/b c"', 26, 27, "A space is not allowed in the path.", "Write '%20'."],
  ])("%s", (text, start, end, message, repair) => {
    const [found, ...more] = templates(text);
    expect(more).toEqual([]);
    const told = found?.diagnostics.map((each) => ({ ...each, repair: each.repair?.message }));
    expect(told).toEqual([expect.objectContaining({ severity: "warning", start, end, index: start, message, repair })]);
    expect(found?.diagnostics[0]?.repair?.certain).toBe(false);
  });

  test("further faults, each where it stands", () => {
    const [found] = templates("(https://a.example/{a}/b|c/{b}/d|e)");
    expect(found?.diagnostics.map(({ start, severity }) => [start, severity])).toEqual([
      [24, "warning"],
      [32, "warning"],
    ]);
  });

  test("a fault without a repair", () => {
    const [found] = templates("https://a.example/{a}%");
    const message = "The percent-encoding is cut off: '%' must be followed by two hexadecimal digits.";
    expect(found?.diagnostics).toEqual([
      expect.objectContaining({ code: "rfc3986/truncated", severity: "warning", start: 21, end: 22, message }),
    ]);
    expect(found?.diagnostics[0]).not.toHaveProperty("repair");
  });
});

test("a URI with a placeholder in place of any part is not reported", () => {
  const part = fc.constantFrom(
    "a",
    "b-c",
    "%C3%A9",
    "/",
    "?",
    "x=1",
    "&",
    "=",
    ":",
    "@",
    ";v=1",
    "..",
    "#",
    "[::1]",
    "8080",
  );
  const web = fc
    .tuple(fc.constantFrom("https://example.com", "http://u:p@192.0.2.7:80", "ws://[::1]"), fc.array(part))
    .map(([front, parts]) => `${front}/${parts.join("")}`)
    .filter((text) => isURI(text));
  fc.assert(
    fc.property(web, fc.nat(), fc.nat(), (text, a, b) => {
      const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((one, other) => one - other);
      if ((start as number) < "https://".length) return;
      const template = `${text.slice(0, start)}{name}${text.slice(end)}`;
      expect(templates(`<${template}>`).flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
      expect(find(`<${template}>`, { invalid: true }).filter(({ ok }) => !ok)).toEqual([]);
    }),
  );
});
