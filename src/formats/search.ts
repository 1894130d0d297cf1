/**
 * Searches the pieces of a document, and converts the results back.
 *
 * @module
 */
import { FIND_CHECKS, Finder, isRawData, type FindOptions, type Found } from "../context/find.js";
import { aBoolean, assertString, readOptions } from "../core/arguments.js";
import type { Span } from "../core/parts.js";
import { moved, placesIn } from "../context/meant.js";
import { HOLE } from "../context/template.js";
import type { Readers } from "./format.js";
import { Ignored } from "./ignored.js";
import { emitRange, type Emit, type Piece, type Scan } from "./piece.js";

/** Options of the search in a document. In prose, the default of `standard` also accepts IRIs (RFC 3987). */
export interface FindInOptions extends FindOptions {
  /** Whether to search code inside of documents, such as code blocks of Markdown, too. Default `true`. */
  readonly code?: boolean | undefined;
}

/** Finds the URIs in a document, except mistakes that comments ignore. See `searchDocument`. */
export function findWith(
  document: string,
  scan: Scan | null,
  readers: Readers,
  options?: FindInOptions,
): readonly Found[] {
  assertString(document, "The document");
  const found = searchDocument(document, scan, readers, options);
  // Only mistakes can be ignored, so most documents are not searched for comments.
  const hasMistake = found.some(({ kind, diagnostics = [] }) => kind === "reference" && diagnostics.length > 0);
  return hasMistake ? new Ignored().filter(document, 0, found) : found;
}

/** How documents of a format are read and searched. */
export interface DocumentSearch {
  /** Divides a document into pieces. Plain text is one piece. */
  readonly read: (document: string, emit: Emit) => void;
  /** Finds the URIs in a piece, with their places in its text. */
  readonly search: (piece: Piece) => readonly Found[];
}

/**
 * Returns how documents of a format are read and searched.
 *
 * @param scan the scanner of its format; `null` for plain text
 * @param readers what the readers of the format accept
 */
export function documentSearch(scan: Scan | null, readers: Readers, options?: FindInOptions): DocumentSearch {
  const { code = true, ...others } = readOptions<FindInOptions>(options, { ...FIND_CHECKS, code: aBoolean });
  const finder = new Finder(others);
  return scan === null
    ? {
        read(document, emit) {
          emitRange(document, 0, document.length, { kind: "text" }, emit);
        },
        search: ({ text }) => finder.search(text, undefined, null, readers).found,
      }
    : {
        read(document, emit) {
          scan(document, 0, document.length, emit);
        },
        search: (piece) => (piece.isCode === true && !code ? [] : foundIn(finder, piece, true, readers)),
      };
}

/**
 * Finds the URIs in a document, also those that comments ignore.
 *
 * @param scan the scanner of its format; `null` for plain text
 * @param readers what the readers of the format accept
 */
export function searchDocument(
  document: string,
  scan: Scan | null,
  readers: Readers,
  options?: FindInOptions,
): readonly Found[] {
  const { read, search } = documentSearch(scan, readers, options);
  const found: Found[] = [];
  read(document, (piece) => {
    // The places in plain text are those in the document.
    for (const each of search(piece)) found.push(scan === null ? each : inDocument(each, piece));
  });
  const first = found.findIndex(isRawData);
  return inOrder(first < 0 ? found : found.filter((each, at) => at <= first || !isRawData(each)));
}

/**
 * Finds the URIs in a piece.
 *
 * @param isKnown whether the format is known, and its escapes are decoded
 * @param readers what the readers of the format accept
 * @returns what is found, with its places in the document
 */
export function searchPiece(finder: Finder, piece: Piece, isKnown: boolean, readers: Readers): readonly Found[] {
  return foundIn(finder, piece, isKnown, readers).map((each) => inDocument(each, piece));
}

/** Finds the URIs in a piece, as `searchPiece` does, with their places in its text. */
function foundIn(finder: Finder, piece: Piece, isKnown: boolean, readers: Readers): readonly Found[] {
  const { kind, text, isCode = false, isData = false, isContinued = false, doubtful } = piece;
  if (kind !== "reference" && !text.includes(":")) return [];
  const { hasRawData } = readers;
  const hasIRIs = readers.hasIRIs && !isCode && !isData;
  const around = { isKnown, isCode, isContinued, doubtful, hasIRIs, hasRawData };
  return kind === "text"
    ? finder.search(text, undefined, null, around).found
    : finder.searchDelimited(text, kind === "string" ? '""' : kind, around);
}

/** Returns what was found in a piece, with its places in the document. */
export function inDocument(found: Found, piece: Piece): Found {
  const { spanOf, write, expressionAt } = piece;
  const spanIn = ({ start, end }: Span): Span => spanOf(start, end);
  const places = { ...spanIn(found), outer: spanIn(found.outer), removed: found.removed.map(spanIn) };
  const diagnostics = found.diagnostics?.map((each) => moved(each, spanOf, write)) ?? [];
  if (!found.ok) {
    const reference = expressionAt === undefined ? found.reference : withExpressions(found, expressionAt);
    return { ...found, ...places, reference, diagnostics };
  }
  const hyphens = found.hyphens.map((at) => spanOf(at, at + 1).start);
  return { ...found, ...places, hyphens, ...(diagnostics.length > 0 && { diagnostics }) };
}

/** The longest expression of a template that is shown. */
const LONGEST_EXPRESSION = 80;

/** Returns how an expression of a program is shown: `${x}` stands for a long one, and for one of several lines. */
export function shownExpression(expression: string): string {
  return expression.length > LONGEST_EXPRESSION || /[\n\r]/.test(expression) ? "${x}" : expression;
}

/** Returns a reference with the expressions of the program. */
function withExpressions({ reference, start, removed }: Found, expressionAt: (offset: number) => string): string {
  const placeOf = placesIn(start, removed);
  return reference.replaceAll(HOLE, (_, at: number) => shownExpression(expressionAt(placeOf(at))));
}

/** Returns results in the order of the document. Only nested strings are out of order, so nearly nothing is moved. */
export function inOrder(found: readonly Found[]): readonly Found[] {
  const isInOrder = found.every(({ start }, at) => at === 0 || start >= (found[at - 1] as Found).start);
  return isInOrder ? found : [...found].sort((one, other) => one.start - other.start);
}
