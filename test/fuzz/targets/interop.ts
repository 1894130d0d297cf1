/**
 * The round trips of the integrations as targets.
 *
 * @module
 */
import fc from "fast-check";
import { Ajv } from "ajv";
import { Linter } from "eslint";
import { remark } from "remark";
import { VFileMessage } from "vfile-message";
import { TextDocument } from "vscode-languageserver-textdocument";
import { applyRepair, diagnose, isURI, isURIReference, type Diagnostic } from "../../../src/index.js";
import { addURIFormats, formats } from "../../../src/interop/ajv.js";
import uriGrammarForESLint, { toLoc } from "../../../src/interop/eslint/index.js";
import { arbitraries } from "../../../src/interop/fast-check.js";
import { toCodeAction, toDiagnostic, toRange, toTextEdit } from "../../../src/interop/lsp.js";
import uriGrammarForRemark from "../../../src/interop/remark-lint.js";
import { toSARIF } from "../../../src/interop/sarif.js";
import * as standardSchema from "../../../src/interop/standard-schema.js";
import { fromUnist, toUnist, type UnistNode } from "../../../src/interop/unist.js";
import { toVFileMessage } from "../../../src/interop/vfile-message.js";
import { validate } from "../../../src/schemes/index.js";
import { validByAnyRule } from "../../laws/arbitrary.js";
import { same } from "../../laws/law.js";
import { subjects, type Subject } from "../../laws/subject.js";
import { faultsOf } from "../../support/sarif.js";
import { anyDocument, anyString, ofString, target, type Target } from "../target.js";

/** Checks that a tree comes back from unist, also when it was written as JSON. */
const unist = (subject: Subject): Target =>
  target(`interop/unist/${subject.id}: there and back`, () =>
    fc.property(validByAnyRule(subject), anyDocument(), ({ rule, text }, before) => {
      const node = subject.standard.parse(text, { rule });
      const place = { document: before + text, offset: before.length };
      const tree = toUnist(node, place);
      same(fromUnist(tree, place), node);
      same(fromUnist(JSON.parse(JSON.stringify(tree)) as UnistNode, place), node);
    }),
  );

/** All diagnostics of a text, also those of its scheme. */
const diagnosticsOf = (text: string): readonly Diagnostic[] => [...diagnose(text), ...validate(text).diagnostics];

/** Checks that the code actions of a client make the same change as `applyRepair`. */
function lsp(before: string, text: string, after: string): void {
  const uri = "file:///a.txt";
  const whole = before + text + after;
  const document = TextDocument.create(uri, "plaintext", 1, whole);
  const offset = before.length;
  for (const diagnostic of diagnosticsOf(text)) {
    const place = { document: whole, offset };
    // LSP puts a position inside of CR LF before the CR, so places of the library and ours are compared as they are.
    const { range } = toDiagnostic(diagnostic, place);
    same([text, toDiagnostic(diagnostic, { document, offset }).range], [text, range]);
    const action = toCodeAction(diagnostic, { uri, ...place });
    same([text, action === null], [text, diagnostic.repair === undefined]);
    if (!diagnostic.repair || !action) continue;
    same(
      action.edit.changes[uri],
      diagnostic.repair.edits.map((edit) => toTextEdit(edit, place)),
    );
    const isSplit = diagnostic.repair.edits.some(({ start, end }) =>
      [start, end].some((at) => whole.slice(offset + at - 1, offset + at + 1) === "\r\n"),
    );
    if (isSplit) continue;
    const changed = TextDocument.applyEdits(document, action.edit.changes[uri] ?? []);
    same([whole, changed], [whole, before + applyRepair(text, diagnostic.repair) + after]);
  }
  same(toRange({ start: 0, end: text.length }, { document: whole, offset }).start.line >= 0, true);
}

/** Checks that a log has the form of SARIF, and that its fixes make the same change as `applyRepair`. */
function sarif(before: string, text: string): void {
  const diagnostics = diagnosticsOf(text);
  const document = before + text;
  const log = toSARIF([
    { uri: "a.txt", document, found: diagnostics.map((diagnostic) => ({ diagnostic, offset: before.length })) },
  ]);
  same([document, faultsOf(JSON.parse(JSON.stringify(log)))], [document, null]);
  same(log.runs[0]?.results.length, diagnostics.length);
}

/** Checks that messages of vfile have places in the document and no control characters. */
function vfile(before: string, text: string): void {
  for (const diagnostic of diagnosticsOf(text)) {
    const message = toVFileMessage(diagnostic, { VFileMessage, document: before + text, offset: before.length });
    same([text, message.reason], [text, diagnostic.message]);
    same([text, (message.line ?? 0) >= 1 && (message.column ?? 0) >= 1], [text, true]);
    const loc = toLoc(diagnostic, { document: before + text, offset: before.length });
    same([text, loc.start.line >= 1 && loc.start.column >= 0], [text, true]);
  }
}

const ajv = addURIFormats(new Ajv({ allErrors: true }), { validate });
const byFormat = ajv.compile({ type: "string", format: "uri" });
const byReferenceFormat = ajv.compile({ type: "string", format: "uri-reference" });
const byKeyword = ajv.compile({ type: "string", uri: true });
const byRule = ajv.compile({ type: "string", uri: { rule: "relative-ref" } });
const byScheme = ajv.compile({ type: "string", uri: { scheme: ["http", "mailto"] } });
const webSchema = standardSchema.schemeSchema(["http", "mailto"], { validate });

/** Checks that ajv and Standard Schema accept the same strings as the checks. */
function schemas(text: string): void {
  const [isValid, isReference] = [isURI(text), isURIReference(text)];
  same([text, byFormat(text), byKeyword(text), formats.uri.validate(text)], [text, isValid, isValid, isValid]);
  same([text, byReferenceFormat(text)], [text, isReference]);
  const accepts = (schema: standardSchema.StringSchema): boolean => !schema["~standard"].validate(text).issues;
  same([text, accepts(standardSchema.uri), accepts(standardSchema.uriReference)], [text, isValid, isReference]);
  same([text, byRule(text)], [text, accepts(standardSchema.relativeRef)]);
  same([text, byScheme(text)], [text, accepts(webSchema)]);
  if (!isValid) same([text, byKeyword.errors?.length], [text, diagnose(text, { rule: "URI" }).length]);
}

const linter = new Linter();
const FORMS = [
  'fetch("/" + x + _ + y)',
  "fetch(`/${_ + x}/${_}`)",
  "fetch(_)",
  'new URL(_);\nnew URL("/a", _)',
  "a.href = _; const b = { href: _ }",
  "<a href=_ />",
];

/** Writes a literal without escapes, if that is possible. */
function literalOf(text: string, quote: string): string {
  if (quote !== "{") return quote + text + quote;
  return JSON.stringify(text);
}

/** Checks that ESLint's rules do not throw an error, and that the fixed source is still a program. */
function eslint(text: string, form: string, quote: string, schemes: boolean): void {
  const literal = literalOf(text, quote);
  const code = form.replaceAll("_", () => literal);
  const config = [
    {
      ...uriGrammarForESLint.configs.recommended,
      rules: {
        "uri-grammar/valid-uri": ["error", { schemes }],
        "uri-grammar/no-raw-interpolation": "error",
        "uri-grammar/no-userinfo-password": "error",
      },
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    },
  ] as unknown as Linter.Config[];
  const before = linter.verify(code, config);
  const isParsed = before.every(({ fatal }) => fatal !== true);
  if (!isParsed) return;
  for (const { ruleId, line, column, message } of before) {
    same([code, ruleId?.startsWith("uri-grammar/"), line >= 1 && column >= 1], [code, true, true]);
    same([code, /[\p{Cc}\p{Cf}\p{Cs}]/u.test(message)], [code, false]);
  }
  const { output, messages } = linter.verifyAndFix(code, config);
  same([code, output, messages.some(({ fatal }) => fatal === true)], [code, output, false]);
  for (const { suggestions = [] } of before) {
    for (const { fix } of suggestions) {
      const suggested = code.slice(0, fix.range[0]) + fix.text + code.slice(fix.range[1]);
      same(
        [code, suggested, linter.verify(suggested, config).some(({ fatal }) => fatal === true)],
        [code, suggested, false],
      );
    }
  }
}

const MARKDOWN = ["[a](<_>)", "![a](_ 'b')", "[a]: <_>", "<_>", "see _ there", "> * [a](\t<_>\t(b))"];

/** Checks that the rule of remark-lint does not throw an error, and that its places are in the file. */
function remarkLint(text: string, form: string, schemes: boolean): void {
  const source = `${form.replace("_", () => text)}\n\nThe end.\n`;
  const { messages } = remark().use(uriGrammarForRemark, { schemes }).processSync(source);
  for (const { place, reason } of messages) {
    const [start, end] = place && "end" in place ? [place.start.offset ?? -1, place.end.offset ?? -1] : [-1, -1];
    same([source, 0 <= start && start <= end && end <= source.length], [source, true]);
    same([source, /[\p{Cc}\p{Cf}\p{Cs}]/u.test(reason)], [source, false]);
  }
}

/** Checks that fast-check's strings are of their kind. */
const ofKind = ({ id, standard }: Subject): Target =>
  target(
    `interop/fast-check/${id}: strings of each kind`,
    () =>
      fc.property(fc.constantFrom(...standard.rules), fc.integer(), (rule, seed) => {
        const { valid, almostValid, invalid } = arbitraries(fc, { standard: id, rule: rule as never });
        const drawn = (strings: fc.Arbitrary<string>): string[] => fc.sample(strings, { seed, numRuns: 5 });
        const matches = (text: string): boolean => standard.test(text, { rule });
        same([rule, drawn(valid).filter((text) => !matches(text))], [rule, []]);
        same([rule, [...drawn(almostValid), ...drawn(invalid)].filter(matches)], [rule, []]);
      }),
    10,
  );

export const targets: readonly Target[] = [
  ...subjects.flatMap((subject) => [unist(subject), ofKind(subject)]),
  target("interop/lsp: repairs in a document", () => fc.property(anyDocument(), anyString(), anyDocument(), lsp), 8),
  target("interop/sarif: the schema", () => fc.property(anyDocument(), anyString(), sarif), 16),
  target("interop/vfile: messages", () => fc.property(anyDocument(), anyString(), vfile), 8),
  ofString("interop/ajv and standard-schema: the same verdicts", schemas, 8),
  target(
    "interop/eslint: fixes",
    () =>
      fc.property(anyString(), fc.constantFrom(...FORMS), fc.constantFrom('"', "'", "`", "{"), fc.boolean(), eslint),
    10,
  ),
  target(
    "interop/remark-lint: places",
    () => fc.property(anyString(), fc.constantFrom(...MARKDOWN), fc.boolean(), remarkLint),
    20,
  ),
];
