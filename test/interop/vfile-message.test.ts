import { VFile } from "vfile";
import { location } from "vfile-location";
import { VFileMessage } from "vfile-message";
import { reporter } from "vfile-reporter";
import { toVFileMessage } from "../../src/interop/vfile-message.js";
import { safeParse, type Diagnostic } from "../../src/index.js";

function diagnosticOf(text: string): Diagnostic {
  const parsed = safeParse(text);
  if (parsed.ok) throw new Error(`${text} is valid`);
  return parsed.diagnostic;
}

const SPACE = diagnosticOf("http://example.com/a b");
const PORT = diagnosticOf("http://a:8x/");

test("is a message, with all that a message has a place for", () => {
  const message = toVFileMessage(VFileMessage, SPACE);
  expect(message).toBeInstanceOf(VFileMessage);
  expect({ ...message }).toMatchObject({
    reason: "A space cannot stand in the path.",
    fatal: true,
    line: 1,
    column: 21,
    place: { start: { line: 1, column: 21, offset: 20 }, end: { line: 1, column: 22, offset: 21 } },
    source: "uri-grammar",
    ruleId: "rfc3986/space",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
    note: 'Rule path, section 3.3. Write "%20".',
    expected: ["%20"],
  });
});

test("does not have the input", () => {
  const message = toVFileMessage(VFileMessage, diagnosticOf("http://user:secret@example.com/a b"));
  expect(JSON.stringify({ ...message, stack: String(message.stack) })).not.toContain("secret");
});

test("has no repair where there is none", () => {
  const message = toVFileMessage(VFileMessage, PORT);
  expect(message.note).toBe(`Rule ${PORT.rule}, section ${PORT.section}.`);
  expect(message.expected).toBeUndefined();
});

test("has no expectation where the repair is of another stretch", () => {
  const elsewhere: Diagnostic = {
    ...SPACE,
    hint: { message: "Put brackets around it.", start: 7, end: 21, text: "[]" },
  };
  const longer: Diagnostic = { ...SPACE, hint: { message: "Remove it.", start: 20, end: 22, text: "" } };
  expect(toVFileMessage(VFileMessage, elsewhere)).toMatchObject({
    note: "Rule path, section 3.3. Put brackets around it.",
    expected: undefined,
  });
  expect(toVFileMessage(VFileMessage, longer).expected).toBeUndefined();
});

test.each([
  ["error", true],
  ["warning", false],
  ["info", undefined],
] as const)("severity %s", (severity, fatal) => {
  expect(toVFileMessage(VFileMessage, { ...SPACE, severity }).fatal).toBe(fatal);
});

describe("in a file", () => {
  const text = "# Links\r\n\r\n<http://example.com/a b>\n";
  const offset = text.indexOf("http");

  test("vfile-reporter shows it at its place", () => {
    const file = new VFile({ path: "links.md", value: text });
    file.messages.push(toVFileMessage(VFileMessage, SPACE, { text, offset }));
    expect(reporter(file, { verbose: true })).toBe(
      [
        "links.md",
        "3:22-3:23 error A space cannot stand in the path. rfc3986/space uri-grammar",
        "  [url]:",
        "    https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
        "  [note]:",
        '    Rule path, section 3.3. Write "%20".',
        "",
        "✖ 1 error",
      ].join("\n"),
    );
  });

  test("the place can come from what counts the file's lines", () => {
    const points = location(text);
    expect(toVFileMessage(VFileMessage, SPACE, { text: points, offset }).place).toEqual(
      toVFileMessage(VFileMessage, SPACE, { text, offset }).place,
    );
    expect(() => toVFileMessage(VFileMessage, SPACE, { text: points, offset: 100 })).toThrow(
      new RangeError("the file ends before the offset 120"),
    );
  });
});
