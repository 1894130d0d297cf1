/**
 * A rule for remark-lint (`uri-grammar/remark-lint`).
 *
 * @module
 */
import type { Diagnostic } from "../core/diagnostic.js";
import { applyEdits } from "../core/edits.js";
import type { Span } from "../core/parts.js";
import { placesIn } from "./lines.js";
import { referenceFaults } from "./reference-faults.js";
import { noteOf, UNIFIED, type MessageFields, type UnistPoint } from "./unified.js";

export type { MessageFields, UnistPoint } from "./unified.js";

/** What the rule can be told. */
export interface RemarkLintOptions {
  /** Whether a URI must also be valid by the rules of its scheme, as `uri-grammar/schemes` has them. `false` by default. */
  readonly schemes?: boolean;
}

/** How much a message weighs: 0 turns the rule off, 1 makes warnings (the default), and 2 makes errors. */
export type RemarkLintLevel = boolean | 0 | 1 | 2 | "off" | "on" | "warn" | "error";

/** The options, or the level and the options, as all rules of remark-lint take them. */
export type RemarkLintSetting = RemarkLintOptions | readonly [level: RemarkLintLevel, options?: RemarkLintOptions];

/** A place in a Markdown file, as the tree has it. */
export interface MarkdownPoint {
  readonly line: number;
  readonly column: number;
  readonly offset?: number | undefined;
}

/** A stretch of a Markdown file, as the tree has it. */
export interface MarkdownPosition {
  readonly start: MarkdownPoint;
  readonly end: MarkdownPoint;
}

/** A node of the tree of a Markdown file: of mdast, as much as the rule uses. */
export interface MarkdownNode {
  readonly type: string;
  /** The destination of a link, an image or a definition. */
  readonly url?: unknown;
  readonly children?: readonly MarkdownNode[];
  readonly position?: MarkdownPosition | undefined;
}

/** A Markdown file: of vfile, as much as the rule uses. */
export interface MarkdownFile {
  toString(): string;
  message(
    reason: string,
    options: {
      place?: MarkdownPosition | { start: UnistPoint; end: UnistPoint } | undefined;
      ruleId: string;
      source: string;
    },
  ): MessageFields;
}

/** What remark runs for each file. */
export type MarkdownCheck = (tree: MarkdownNode, file: MarkdownFile) => void;

/** The name of the rule. Comments such as `<!--lint disable valid-uri-->` work only with the source `remark-lint`. */
const IDENTITY = { ruleId: "valid-uri", source: "remark-lint" } as const;

/** Whether a level makes errors; `null` turns the rule off. */
const FATAL: ReadonlyMap<unknown, boolean | null> = new Map<RemarkLintLevel, boolean | null>([
  [false, null],
  [0, null],
  ["off", null],
  [true, false],
  [1, false],
  ["on", false],
  ["warn", false],
  [2, true],
  ["error", true],
]);

/**
 * The rule `valid-uri`: the destinations of links, images, definitions and autolinks must be URI references by RFC 3986.
 *
 * Each fault is a message. Its place is the culprit, or the shortest stretch that has the culprit and all that its repair
 * changes; `expected` is what the repair makes of it. After the last text of a file, where remark-lint drops messages, the
 * place is the whole link. If the file has the destination in another form, with escapes or character references, the
 * place is that of the node, and `expected` is absent. `note` names the section and the repair, and `url` links to the
 * section.
 *
 * @param setting the options, or the level and the options
 * @returns what checks a file; `undefined` if the level turns the rule off
 * @throws {RangeError} if there is no such level
 *
 * @example
 * import { remark } from "remark";
 * import uriGrammar from "uri-grammar/remark-lint";
 *
 * const { messages } = remark().use(uriGrammar).processSync("[home](<http://example.com/a b>).");
 * String(messages[0]); // => "1:29-1:30: A space is not allowed in the path."
 */
export default function uriGrammar(setting: RemarkLintSetting = {}): MarkdownCheck | undefined {
  const [level, { schemes = false } = {}] = isList(setting) ? setting : ([true, setting] as const);
  const fatal = FATAL.get(level);
  if (fatal === undefined) throw new RangeError(`there is no level ${JSON.stringify(level)}`);
  if (fatal === null) return undefined;
  return (tree, file) => {
    // The offsets of the tree do not count it.
    const text = String(file).replace(/^\uFEFF/, "");
    const positionOf = placesIn({ document: text }, UNIFIED);
    const { destinations, covered } = destinationsIn(tree);
    for (const destination of destinations) {
      const faults = referenceFaults(destination.url, "URI-reference", schemes);
      if (faults.length === 0) continue;
      const { position } = destination;
      const written = writtenAt(text, destination);
      for (const fault of faults) {
        const change = written && changeOf(text, fault, written, covered);
        const told = file.message(fault.message, { place: change ? positionOf(change) : position, ...IDENTITY });
        told.fatal = fatal;
        told.url = fault.url;
        told.note = noteOf(fault);
        if (change && change.text !== null) told.expected = [change.text];
      }
    }
  };
}

function isList(setting: RemarkLintSetting): setting is Extract<RemarkLintSetting, readonly unknown[]> {
  return Array.isArray(setting);
}

/** A node with a destination. */
interface Destination {
  readonly type: string;
  readonly url: string;
  readonly position?: MarkdownPosition | undefined;
}

/**
 * The nodes of a tree that have destinations, in the order of the file.
 *
 * @returns the nodes, and the offset after the last node without children. remark-lint drops a message that begins there
 *   or later: it takes the rest of the file for a gap between nodes.
 */
function destinationsIn(tree: MarkdownNode): { destinations: Destination[]; covered: number } {
  const destinations: Destination[] = [];
  let covered = 0;
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { type, url, children, position } = node;
    if (OPENINGS.has(type) && typeof url === "string") destinations.push({ type, url, position });
    covered = Math.max(covered, (children ? position?.start : position?.end)?.offset ?? 0);
    for (let index = (children?.length ?? 0) - 1; index >= 0; index--) {
      waiting.push((children as MarkdownNode[])[index] as MarkdownNode);
    }
  }
  return { destinations, covered };
}

/** What stands before a destination in the source of a node, by the node's type. An autolink is a link, too. */
const OPENINGS: ReadonlyMap<string, RegExp> = new Map([
  ["link", /^<?|\]\(\s*<?/g],
  ["image", /\]\(\s*<?/g],
  ["definition", /^\[(?:[^\\\]]|\\.)*\]:\s*<?/gs],
]);

/** What stands after a destination, to the end of the node: also a title. */
const CLOSING = /^>?(?:\s+(?:"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|\([^()\\]*(?:\\.[^()\\]*)*\)))?\s*\)?$/s;

/** Where a destination stands in the file as it is read: `start` is the offset of its first character. */
interface Written {
  readonly start: number;
  readonly node: Span;
}

/** @returns where the destination of a node stands; `null` if the file has it in another form */
function writtenAt(text: string, { type, url, position }: Destination): Written | null {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) return null;
  const source = text.slice(start, end);
  for (const { 0: opening, index } of source.matchAll(OPENINGS.get(type) as RegExp)) {
    const at = index + opening.length;
    if (source.startsWith(url, at) && CLOSING.test(source.slice(at + url.length))) {
      return { start: start + at, node: { start, end } };
    }
  }
  return null;
}

/**
 * @param text the file
 * @param fault of a destination
 * @param written where the destination stands
 * @param covered see `destinationsIn`: a stretch that begins there or later becomes that of the node
 * @returns the shortest stretch of the file that has the culprit and all that the repair changes, and what the repair
 *   makes of it, or `null` without a repair
 */
function changeOf(text: string, fault: Diagnostic, written: Written, covered: number): Span & { text: string | null } {
  const { repair } = fault;
  const moved = <Place extends Span>(place: Place): Place => ({
    ...place,
    start: written.start + place.start,
    end: written.start + place.end,
  });
  const edits = (repair?.edits ?? []).map(moved);
  const { start, end } = hull(moved({ start: fault.start, end: fault.end }), edits);
  const span = start < covered ? { start, end } : written.node;
  const inSpan = edits.map((edit) => ({ ...edit, start: edit.start - span.start, end: edit.end - span.start }));
  return { ...span, text: repair ? applyEdits(text.slice(span.start, span.end), inSpan) : null };
}

/** The shortest stretch that has all of some stretches. */
function hull(first: Span, others: readonly Span[]): Span {
  return others.reduce<Span>(
    (all, { start, end }) => ({ start: Math.min(all.start, start), end: Math.max(all.end, end) }),
    first,
  );
}
