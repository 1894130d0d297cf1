/**
 * Provides a rule for remark-lint (`uri-grammar/remark-lint`).
 *
 * @module
 */
import { anything, readable, readList, wrongType } from "../core/arguments.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { applyEdits } from "../core/edits.js";
import type { Span } from "../core/parts.js";
import { mayBeIRI, OF_IRIS } from "../context/find.js";
import { findInMarkdown } from "../formats/find-in.js";
import { readRuleOptions, type RuleOptions } from "./config.js";
import { policyFor, policyOf, type Policy } from "./policy.js";
import { placesIn } from "./lines.js";
import { faultFinder } from "./reference-faults.js";
import { noteOf, UNIFIED, type MessageFields, type UnistPoint } from "./unified.js";

export type { MessageFields, UnistPoint } from "./unified.js";

/**
 * The options of the rule. Each replaces what the configuration of the project says: `schemes` (default `false`, or `true`
 * with a `severity` that only the rules of schemes can reach), `severity` (default: errors), `standard` (default:
 * `rfc3986`, and `rfc3987` for text beyond ASCII), `ignore` and `placeholders`.
 */
export type RemarkLintOptions = RuleOptions;

/** The level of messages: 0 turns the rule off, 1 writes warnings (the default), and 2 writes errors. */
export type RemarkLintLevel = boolean | 0 | 1 | 2 | "off" | "on" | "warn" | "error";

/** The options, or the level and the options, as in all rules of remark-lint. */
export type RemarkLintSetting =
  RemarkLintOptions | readonly [level: RemarkLintLevel, options?: RemarkLintOptions | undefined];

/** A place in a Markdown file, as in the tree. */
export interface MarkdownPoint {
  readonly line: number;
  readonly column: number;
  readonly offset?: number | undefined;
}

/** A range of a Markdown file, as in the tree. */
export interface MarkdownPosition {
  readonly start: MarkdownPoint;
  readonly end: MarkdownPoint;
}

/** A node of the tree of a Markdown file: the part of mdast that the rule uses. */
export interface MarkdownNode {
  readonly type: string;
  /** The destination of a link, an image or a definition. */
  readonly url?: unknown;
  readonly children?: readonly MarkdownNode[] | undefined;
  readonly position?: MarkdownPosition | undefined;
}

/** A Markdown file: the part of vfile that the rule uses. */
export interface MarkdownFile {
  /** The path of the file, and the folder where a relative path begins. They lead to the configuration of the project. */
  readonly path?: string | undefined;
  readonly cwd?: string | undefined;
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

/** The function that remark runs for each file. */
export type MarkdownCheck = (tree: MarkdownNode, file: MarkdownFile) => void;

/** The name of the rule. Comments such as `<!--lint disable valid-uri-->` work only with the source `remark-lint`. */
const IDENTITY = { ruleId: "valid-uri", source: "remark-lint" } as const;

/** Whether messages of a level are errors; `null` turns the rule off. */
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
 * Creates the rule `valid-uri`: the destinations of links, images, definitions and autolinks must be valid URI references,
 * and other URIs in the file must be valid, except in code.
 *
 * Each fault is a message. Its place is the culprit, or the shortest range with the culprit and all edits of the
 * repair. `expected` is the repaired text of that range. After the last text of a file, where remark-lint drops
 * messages, the place is the whole link. If the file contains the destination in another form, with escapes or
 * character references, the place is that of the node, and `expected` is absent. `note` names the section and the
 * repair, and `url` links to the section. The level says whether a fault is an error; diagnostics that the option
 * `severity` makes warnings or infos have `fatal: false` or `null`.
 *
 * @param setting the options, or the level and the options
 * @returns the function that checks a file; `undefined` if the level turns the rule off. It throws an error that names the
 *   file of the configuration if that file cannot be used.
 * @throws {RangeError} if the level, an option or a value of an option is unknown
 * @throws {TypeError} if the setting, the level or an option has the wrong type
 *
 * @example
 * import { remark } from "remark";
 * import uriGrammar from "uri-grammar/remark-lint";
 *
 * const { messages } = remark().use(uriGrammar).processSync("[home](<http://example.com/a b>).");
 * String(messages[0]); // => "1:29-1:30: A space is not allowed in the path."
 */
export default function uriGrammar(setting?: RemarkLintSetting): MarkdownCheck | undefined {
  const isList = readable("The setting", () => Array.isArray(setting));
  const [level = true, given] = isList ? readList<unknown>(setting, "The setting", anything) : [true, setting];
  const options = readRuleOptions(given);
  // Unknown severities and standards are found without a file.
  policyOf(options);
  const fatal = FATAL.get(level);
  if (fatal === undefined) throw levelError(level);
  if (fatal === null) return undefined;
  return (tree, file) => {
    const policy = policyFor(pathOf(file), options);
    const { isFault } = policy.weighing;
    // The offsets of the tree do not count a byte order mark.
    const text = String(file).replace(/^\uFEFF/, "");
    const positionOf = placesIn({ document: text }, UNIFIED);
    const { destinations, covered } = destinationsIn(tree);
    const report = (fault: Diagnostic, written: Written | null, position: MarkdownPosition | undefined): void => {
      const change = written && changeOf(text, fault, written, covered);
      const told = file.message(fault.message, { place: change ? positionOf(change) : position, ...IDENTITY });
      told.fatal = isFault(fault) ? fatal : fault.severity === "info" ? null : false;
      told.url = fault.url;
      told.note = noteOf(fault);
      if (change && change.text !== null) told.expected = [change.text];
    };
    const strict = faultFinder(policy);
    const ofIRIs = policy.chosen === undefined ? faultFinder({ ...policy, ...OF_IRIS }) : strict;
    const others = othersIn(text, destinations, policy);
    const cut = new Set(others.map(({ start }) => start));
    for (const destination of destinations) {
      if (cut.has(destination.position?.start.offset)) continue;
      const { faultsOf } = mayBeIRI(destination.url) ? ofIRIs : strict;
      const faults = faultsOf(destination.url, "URI-reference");
      const written = faults.length > 0 ? writtenAt(text, destination) : null;
      for (const fault of faults) report(fault, written, destination.position);
    }
    for (const { outer, faults } of others) {
      for (const fault of faults) report(fault, { start: 0, node: outer }, undefined);
    }
  };
}

/** Returns the path of a file, or of a file in its folder if it has no path. */
function pathOf({ path = "README.md", cwd = "." }: MarkdownFile): string {
  return /^(?:[a-z]:)?[\\/]/i.test(path) ? path : `${cwd}/${path}`;
}

/** A mistake that no destination has. */
interface Other {
  readonly start: number | undefined;
  readonly outer: Span;
  readonly faults: readonly Diagnostic[];
}

/**
 * Finds the mistakes that are not within a node with a destination: in texts, in HTML, and in links that CommonMark does not
 * accept because of a space.
 */
function othersIn(text: string, destinations: readonly Destination[], policy: Policy): readonly Other[] {
  const { chosen: standard, validate } = policy;
  const spans: Span[] = [];
  for (const { position } of destinations) {
    const [start, end] = [position?.start.offset, position?.end.offset];
    // Without places, nobody knows which mistakes are those of destinations.
    if (start === undefined || end === undefined) return [];
    spans.push({ start, end });
  }
  let next = 0;
  let end = 0;
  return findInMarkdown(text, { invalid: true, code: false, standard, validate }).flatMap((found) => {
    for (let span = spans[next]; span && span.start <= found.start; span = spans[++next]) end = Math.max(end, span.end);
    // A literal autolink of GitHub is only the beginning of a mistake that goes on behind it.
    if (found.ok || (found.start < end && found.end <= end)) return [];
    return [{ start: found.start, outer: found.outer, faults: policy.reported(found.reference, found.diagnostics) }];
  });
}

/** Returns the error for an unknown level. */
function levelError(level: unknown): Error {
  return ["boolean", "number", "string"].includes(typeof level)
    ? new RangeError("The level must be one of these: true, false, 0, 1, 2, off, on, warn, error.")
    : wrongType("The level", "a string, a number or a boolean", level);
}

/** A node with a destination. */
interface Destination {
  readonly type: string;
  readonly url: string;
  readonly position?: MarkdownPosition | undefined;
}

/**
 * Finds the nodes of a tree that have destinations.
 *
 * @returns the nodes, in the order of the file, and the offset after the last node without children. remark-lint drops
 *   a message that begins there or later, because it considers the rest of the file a gap between nodes.
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

/** The source before a destination, by the type of the node. An autolink is also a link. */
const OPENINGS: ReadonlyMap<string, RegExp> = new Map([
  ["link", /^<?|\]\(\s*<?/g],
  ["image", /\]\(\s*<?/g],
  ["definition", /^\[(?:[^\\\]]|\\.)*\]:\s*<?/gs],
]);

/** The source after a destination, to the end of the node. It can contain a title. */
const CLOSING = />?(?:\s+(?:"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|\([^()\\]*(?:\\.[^()\\]*)*\)))?\s*\)?$/sy;

/** The number of places at which a destination is searched: a hostile text can have many that almost match. */
const MOST_OPENINGS = 16;

/** The place of a destination that the file contains literally: `start` is the offset of its first character. */
interface Written {
  readonly start: number;
  readonly node: Span;
}

/** Returns the place of the destination of a node; `null` if the file contains it in another form. */
function writtenAt(text: string, { type, url, position }: Destination): Written | null {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) return null;
  const source = text.slice(start, end);
  const openings = [...source.matchAll(OPENINGS.get(type) as RegExp)];
  for (const { 0: opening, index } of openings.slice(-MOST_OPENINGS)) {
    const at = index + opening.length;
    CLOSING.lastIndex = at + url.length;
    if (source.startsWith(url, at) && CLOSING.test(source)) {
      return { start: start + at, node: { start, end } };
    }
  }
  return null;
}

/**
 * Finds the range that a message is about.
 *
 * @param text the file
 * @param fault a fault of a destination
 * @param written the place of the destination
 * @param covered see `destinationsIn`: if the range begins there or later, the range of the node is used
 * @returns the shortest range of the file with the culprit and all edits of the repair, and its repaired text, or
 *   `null` without a repair
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

/** Returns the shortest range that contains all ranges. */
function hull(first: Span, others: readonly Span[]): Span {
  return others.reduce<Span>(
    (all, { start, end }) => ({ start: Math.min(all.start, start), end: Math.max(all.end, end) }),
    first,
  );
}
