import fc, { assert, property } from "fast-check";
import { TextDocument } from "vscode-languageserver-textdocument";
import { CodeAction, Diagnostic as LSPDiagnostic, Range, TextEdit } from "vscode-languageserver-types";
import { EXAMPLES } from "../../scripts/readme/examples.js";
import { SENTENCES } from "../../src/explain/sentences.js";
import { toCodeAction, toDiagnostic, toRange, toTextEdit, type LSPCodeAction } from "../../src/interop/lsp.js";
import { applyRepair, diagnose, parse, safeParse, type Diagnostic } from "../../src/index.js";

const INPUT = "http://example.com/a b";

function diagnosticOf(text: string): Diagnostic {
  const parsed = safeParse(text);
  if (parsed.ok) throw new Error(`${text} is valid`);
  return parsed.diagnostic;
}

const SPACE = diagnosticOf(INPUT);

const documentOf = (text: string): TextDocument => TextDocument.create("file:///links.md", "markdown", 1, text);

test("a diagnostic has the form of the protocol", () => {
  const diagnostic: LSPDiagnostic = toDiagnostic(SPACE);
  expect(LSPDiagnostic.is(diagnostic)).toBe(true);
  expect(diagnostic).toEqual({
    range: { start: { line: 0, character: 20 }, end: { line: 0, character: 21 } },
    severity: 1,
    code: "rfc3986/space",
    codeDescription: { href: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3" },
    source: "uri-grammar",
    message: "A space is not allowed in the path.",
  });
});

test.each([
  ["error", 1],
  ["warning", 2],
  ["info", 3],
] as const)("severity %s", (severity, number) => {
  expect(toDiagnostic({ ...SPACE, severity }).severity).toBe(number);
});

test("a node has a range", () => {
  const range = toRange(parse("http://example.com/").path);
  expect(Range.is(range)).toBe(true);
  expect(range).toEqual({ start: { line: 0, character: 18 }, end: { line: 0, character: 19 } });
});

test("ranges in a larger document come from the document", () => {
  const lines = fc.string({ unit: fc.constantFrom("a", "\r", "\n", "\u2028", "😀") });
  assert(
    property(lines, lines, fc.nat(30), (before, after, length) => {
      const text = before + INPUT + after;
      const document = documentOf(text);
      const span = { start: length, end: length + 1 };
      const offset = before.length;
      const range = { start: document.positionAt(offset + length), end: document.positionAt(offset + length + 1) };
      expect(toRange(span, { document, offset })).toEqual(range);
      if (offset + span.end <= text.length) expect(toRange(span, { document: text, offset })).toEqual(range);
    }),
    { seed: 3986, numRuns: 300 },
  );
});

test("the start of a document that begins with CR LF is its first position", () => {
  expect(toRange({ start: 0, end: 2 }, { document: "\r\n" })).toEqual({
    start: { line: 0, character: 0 },
    end: { line: 1, character: 0 },
  });
});

describe("a repair", () => {
  const text = `# Links\r\n\r\n<${INPUT}>\n`;
  const document = documentOf(text);
  const offset = text.indexOf(INPUT);
  const { repair } = SPACE;
  if (!repair) throw new Error("a space has a repair");

  test("is a text edit that changes the document like the URI", () => {
    const edits = repair.edits.map((edit) => toTextEdit(edit, { document: text, offset }));
    expect(edits.map((edit) => TextEdit.is(edit))).toEqual([true]);
    expect(TextDocument.applyEdits(document, edits)).toBe(text.replace(INPUT, applyRepair(INPUT, repair)));
  });

  test("is a quick fix", () => {
    const action = toCodeAction(SPACE, { uri: document.uri, document, offset });
    expect(CodeAction.is(action)).toBe(true);
    expect(action).toEqual({
      title: "Write '%20'.",
      kind: "quickfix",
      diagnostics: [toDiagnostic(SPACE, { document, offset })],
      isPreferred: true,
      edit: {
        changes: {
          "file:///links.md": [
            { range: { start: { line: 2, character: 21 }, end: { line: 2, character: 22 } }, newText: "%20" },
          ],
        },
      },
    });
  });

  test("has all its edits", () => {
    const wrapped = `see\n<${INPUT.slice(0, -2)}>\n`;
    const input = wrapped.trim().slice("see\n".length);
    const place = { document: wrapped, offset: wrapped.indexOf("<") };
    const action = toCodeAction(diagnosticOf(input), { uri: "file:///links.md", ...place });
    expect(action).toMatchObject({ title: "Remove the text around the reference.", isPreferred: true });
    const edits = action?.edit.changes["file:///links.md"] ?? [];
    expect(edits).toHaveLength(2);
    expect(TextDocument.applyEdits(documentOf(wrapped), edits)).toBe(`see\n${INPUT.slice(0, -2)}\n`);
  });

  test("is preferred if it is certain", () => {
    const guess = { ...SPACE, repair: { ...repair, certain: false } };
    expect([SPACE, guess].map((each) => toCodeAction(each, { uri: document.uri })?.isPreferred)).toEqual([true, false]);
  });

  test("each fault has its own repair", () => {
    const actions = diagnose("/a b?50%").map((each) => toCodeAction(each, { uri: document.uri }));
    expect(actions.map((action) => action?.title)).toEqual(["Write '%20'.", "Write '%25'."]);
  });

  test("is for the named document, with any name", () => {
    expect(Object.keys(toCodeAction(SPACE, { uri: "__proto__" })?.edit.changes ?? {})).toEqual(["__proto__"]);
  });

  test("is never missing, and its type says so", () => {
    const action: LSPCodeAction = toCodeAction({ ...SPACE, repair }, { uri: document.uri });
    expect(action.title).toBe(repair.message);
    const repaired = Object.entries(EXAMPLES).flatMap(([code, example]) =>
      SENTENCES[code]?.of !== "scheme" ? diagnose(example).filter((each) => each.repair !== undefined) : [],
    );
    expect(repaired.length).toBeGreaterThan(20);
    for (const each of repaired) {
      const edits = toCodeAction(each, { uri: "a", offset: 1 })?.edit.changes["a"];
      expect(edits?.map(({ newText }) => newText)).toEqual(each.repair?.edits.map(({ text: written }) => written));
    }
  });

  test("is absent if the diagnostic has no repair", () => {
    expect(toCodeAction(diagnosticOf("/\ud800"), { uri: document.uri })).toBeNull();
  });
});
