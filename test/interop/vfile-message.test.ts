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
const WRAPPER = diagnosticOf("<http://a/>");

test("is a message with all fields", () => {
  const message = toVFileMessage(SPACE, { VFileMessage });
  expect(message).toBeInstanceOf(VFileMessage);
  expect({ ...message }).toMatchObject({
    reason: "A space is not allowed in the path.",
    fatal: true,
    line: 1,
    column: 21,
    place: { start: { line: 1, column: 21, offset: 20 }, end: { line: 1, column: 22, offset: 21 } },
    source: "uri-grammar",
    ruleId: "rfc3986/space",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
    note: "Rule path, section 3.3. Write '%20'.",
    expected: ["%20"],
  });
});

test("does not contain the input", () => {
  const message = toVFileMessage(diagnosticOf("http://user:secret@example.com/a b"), { VFileMessage });
  expect(JSON.stringify({ ...message, stack: String(message.stack) })).not.toContain("secret");
});

test("has no expectation without a repair", () => {
  const message = toVFileMessage(diagnosticOf("/\ud800"), { VFileMessage });
  expect(message.note).toBe("Rule path, section 3.3.");
  expect(message.expected).toBeUndefined();
});

test("a repair that is not certain is called a guess", () => {
  const guess: Diagnostic = {
    ...SPACE,
    repair: { message: "Write '_'.", edits: [{ start: 20, end: 21, text: "_" }], certain: false },
  };
  expect(toVFileMessage(guess, { VFileMessage })).toMatchObject({
    note: "Rule path, section 3.3. A guess: Write '_'.",
    expected: ["_"],
  });
});

test("has no expectation if the repair has several edits or another range", () => {
  expect(WRAPPER.repair?.edits).toHaveLength(2);
  expect(toVFileMessage(WRAPPER, { VFileMessage })).toMatchObject({
    note: `Rule ${WRAPPER.rule}, section ${WRAPPER.section}. Remove the text around the reference.`,
    expected: undefined,
  });
  const repair = (message: string, start: number, end: number, text: string): Diagnostic => ({
    ...SPACE,
    repair: { message, edits: [{ start, end, text }], certain: true },
  });
  const elsewhere = repair("Put brackets around it.", 7, 21, "[]");
  const longer = repair("Remove it.", 20, 22, "");
  expect(toVFileMessage(elsewhere, { VFileMessage })).toMatchObject({
    note: "Rule path, section 3.3. Put brackets around it.",
    expected: undefined,
  });
  expect(toVFileMessage(longer, { VFileMessage }).expected).toBeUndefined();
});

test.each([
  ["error", true],
  ["warning", false],
  ["info", undefined],
] as const)("severity %s", (severity, fatal) => {
  expect(toVFileMessage({ ...SPACE, severity }, { VFileMessage }).fatal).toBe(fatal);
});

describe("in a file", () => {
  const text = "# Links\r\n\r\n<http://example.com/a b>\n";
  const offset = text.indexOf("http");

  test("vfile-reporter shows it at its place", () => {
    const file = new VFile({ path: "links.md", value: text });
    file.messages.push(toVFileMessage(SPACE, { VFileMessage, document: text, offset }));
    expect(reporter(file, { verbose: true })).toBe(
      [
        "links.md",
        "3:22-3:23 error A space is not allowed in the path. rfc3986/space uri-grammar",
        "  [url]:",
        "    https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
        "  [note]:",
        "    Rule path, section 3.3. Write '%20'.",
        "",
        "✖ 1 error",
      ].join("\n"),
    );
  });

  test("an object that counts lines of the file can supply the place", () => {
    const points = location(text);
    expect(toVFileMessage(SPACE, { VFileMessage, document: points, offset }).place).toEqual(
      toVFileMessage(SPACE, { VFileMessage, document: text, offset }).place,
    );
    expect(() => toVFileMessage(SPACE, { VFileMessage, document: points, offset: 100 })).toThrow(
      new RangeError("The file ends before offset 120."),
    );
  });
});
