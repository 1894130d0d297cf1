/** Templates in a text: only what no text in their placeholders can mend is reported. */
import fc from "fast-check";
import { find, type RefusedReference } from "../../src/context/index.js";
import { isURI } from "../../src/index.js";

const refused = (text: string): readonly RefusedReference[] =>
  find(text, { invalid: true }).filter((found): found is RefusedReference => !found.ok);

describe("nothing is reported", () => {
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
    expect(refused(text)).toEqual([]);
  });
});

describe("a warning for what no text can mend", () => {
  test.each([
    ["https://example.com/{id}|b", 24, 25, "'|' is not allowed in the path.", "Write '%7C'."],
    ["see https://example.com/${a}/b\\c, please", 30, 31, "A URI separates with '/', not with '\\'.", "Write '/'."],
    ['"https://example.com/{a}/b c"', 26, 27, "A space is not allowed in the path.", "Write '%20'."],
  ])("%s", (text, start, end, message, repair) => {
    const [found, ...more] = refused(text);
    expect(more).toEqual([]);
    const told = found?.diagnostics.map((each) => ({ ...each, repair: each.repair?.message }));
    expect(told).toEqual([expect.objectContaining({ severity: "warning", start, end, index: start, message, repair })]);
    expect(found?.diagnostics[0]?.repair?.certain).toBe(false);
  });

  test("further faults, each where it stands", () => {
    const [found] = refused("(https://a.example/{a}/b|c/{b}/d|e)");
    expect(found?.diagnostics.map(({ start, severity }) => [start, severity])).toEqual([
      [24, "warning"],
      [32, "warning"],
    ]);
  });

  test("a fault without a repair", () => {
    const [found] = refused("https://a.example/{a}%");
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
      expect(refused(`<${template}>`)).toEqual([]);
    }),
  );
});
