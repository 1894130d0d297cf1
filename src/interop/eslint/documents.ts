/**
 * The files that are no programs: the languages of ESLint's plugins for JSON, Markdown, CSS, HTML and YAML. Their texts are
 * searched as documents.
 *
 * @module
 */
import type { Diagnostic, ValidateURI } from "../../core/diagnostic.js";
import { findIn } from "../../formats/find-in.js";
import { formatOf, type Format } from "../../formats/format.js";
import type { ReferringStandardId } from "../../standards/judges.js";
import type { RuleOptions } from "../config.js";
import { policyFor, type Policy } from "../policy.js";
import type { Span } from "../lines.js";
import { reportAt } from "./literal.js";
import { locationsIn } from "./loc.js";
import type { RuleContext, SourceLocation, SourceNode, SourcePoint, Visitor } from "./types.js";

/** The source text of a file in any language that is a text, and its tree. */
interface LanguageSource {
  readonly text: string;
  readonly ast: SourceNode & { readonly body?: unknown };
  /** Whether the tree is that of a program; absent in other languages. */
  readonly isESTree?: boolean;
  getLocFromIndex?(index: number): SourcePoint;
  getLoc(node: SourceNode): SourceLocation;
}

/** A file that is no program. */
export interface SourceDocument {
  readonly source: LanguageSource;
  readonly format: Format;
}

/**
 * The formats of trees, by the types of their roots. Some parsers put the root into a program. If the name of the file
 * says another of the formats, that one counts.
 */
const FORMATS: ReadonlyMap<string, readonly Format[]> = /* @__PURE__ */ new Map<string, readonly Format[]>([
  ["Document", ["json", "notebook"]],
  ["Program JSONExpressionStatement", ["json", "notebook"]],
  ["root", ["markdown"]],
  ["StyleSheet", ["css", "scss"]],
  ["Program Document", ["html", "xml", "vue"]],
  ["Program YAMLDocument", ["yaml"]],
  ["Program TOMLTopLevelTable", ["toml"]],
]);

/** Returns the document of a file; `null` for a program, and for a file that is no text. */
export function documentOf({ sourceCode, filename = "" }: RuleContext): SourceDocument | null {
  const source = sourceCode as LanguageSource;
  const { text, ast, isESTree = false } = source;
  if (typeof text !== "string") return null;
  const [first] = ast.type === "Program" ? (ast.body as readonly SourceNode[]) : [];
  const known = FORMATS.get(first ? `Program ${first.type}` : ast.type);
  if (!known && isESTree) return null;
  const named = formatOf(filename, text);
  const format = known?.find((each) => each === named) ?? known?.[0] ?? named;
  return { source, format };
}

/** Returns the decisions of the project for a file. The options of the rule come first. */
export function policyOfFile(
  { filename = "<input>", physicalFilename = filename }: RuleContext,
  own?: RuleOptions,
): Policy {
  return policyFor(physicalFilename, own);
}

/**
 * Makes the listener that reports the faults of a document.
 *
 * @param context the context of the rule
 * @param document the document
 * @param standard the standard of its URIs; `undefined` for that of `findIn`
 * @param validate validates a URI; `undefined` leaves this to the standard
 * @param faultsOf returns which diagnostics of a reference are reported
 */
export function documentFaults(
  context: RuleContext,
  { source, format }: SourceDocument,
  standard: ReferringStandardId | undefined,
  validate: ValidateURI | undefined,
  faultsOf: (reference: string, diagnostics: readonly Diagnostic[]) => readonly Diagnostic[],
): Visitor {
  return {
    [source.ast.type]() {
      const locationOf = locator(source);
      for (const found of findIn(source.text, format, { invalid: true, standard, validate })) {
        const faults = found.ok ? [] : faultsOf(found.reference, found.diagnostics);
        for (const fault of faults) reportAt(context, locationOf(fault), fault, fault.repair?.edits ?? null);
      }
    },
  };
}

/** Returns the function that converts spans of a source text to locations, as its language counts. */
function locator(source: LanguageSource): (span: Span) => SourceLocation {
  const { text, ast } = source;
  if (source.getLocFromIndex) return locationsIn({ document: source as Required<LanguageSource> });
  // Old versions of plugins do not count. The place of the root shows whether columns begin with 0 or 1.
  const first = Math.min(1, source.getLoc(ast).start.column);
  const locationOf = locationsIn({ document: text });
  const moved = ({ line, column }: SourcePoint): SourcePoint => ({ line, column: column + first });
  return (span) => {
    const { start, end } = locationOf(span);
    return { start: moved(start), end: moved(end) };
  };
}
