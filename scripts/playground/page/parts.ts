/**
 * Splits the input into ranges with colours.
 *
 * @module
 */
import { parts, type Span } from "../../../src/core/parts.js";
import { childrenOf } from "../../../src/tree/index.js";
import type { NodeBase } from "../../../src/index.js";

/** The kind of a range. All standards use the names of RFC 3986. */
export type Kind = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

export interface Stretch {
  /** The start of the range, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** `null` for a delimiter between parts. */
  readonly kind: Kind | null;
}

/** The part of each field. If a field has no entry, the fields of its node have. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ["scheme", "scheme"],
  ["userinfo", "userinfo"],
  ["user", "userinfo"],
  ["password", "userinfo"],
  ["host", "host"],
  ["port", "port"],
  ["path", "path"],
  ["opaque", "path"],
  ["urlpath", "path"],
  ["encoded822addr", "path"],
  ["grouppart", "path"],
  ["group", "path"],
  ["digits", "path"],
  ["gtype", "path"],
  ["selector", "path"],
  ["database", "path"],
  ["wtype", "path"],
  ["wpath", "path"],
  ["fields", "path"],
  ["fieldname", "path"],
  ["ftptype", "path"],
  ["query", "query"],
  ["search", "query"],
  ["gopherString", "query"],
  ["fragment", "fragment"],
]);

/** Returns the part of a node by its field; `null` if the node is not exactly one part. */
export function kindOf(field: string, { type }: NodeBase): Kind | null {
  return KINDS.get(field) ?? (type === "schemepart" ? "path" : null);
}

/** Returns the ranges of a valid input, without gaps. */
export function stretchesOf(tree: NodeBase): readonly Stretch[] {
  const found: Stretch[] = [];
  collect(tree, found);
  return filled(found, tree.end);
}

function collect(node: NodeBase, found: Stretch[]): void {
  for (const [field, child] of childrenOf(node)) {
    const kind = kindOf(field, child);
    if (kind === null) {
      collect(child, found);
      continue;
    }
    // In url-syntax-05 the query is a part of the path.
    const [, query] = childrenOf(child).find(([name]) => name === "query") ?? [];
    found.push({ start: child.start, end: query ? query.start - 1 : child.end, kind });
    if (query) found.push({ start: query.start, end: query.end, kind: "query" });
  }
}

/** Returns the ranges of an input that is not a reference, only by its delimiters. */
export function stretchesByDelimiters(input: string): readonly Stretch[] {
  const { scheme, authority, path, query, fragment } = parts(input);
  const spans: readonly (readonly [Kind, Span | null | undefined])[] = [
    ["scheme", scheme],
    ["userinfo", authority?.userinfo],
    ["host", authority?.host],
    ["port", authority?.port],
    ["path", path],
    ["query", query],
    ["fragment", fragment],
  ];
  return filled(
    spans.flatMap(([kind, span]) => (span ? [{ ...span, kind }] : [])),
    input.length,
  );
}

/** Fills gaps with delimiters, and removes empty ranges. */
function filled(found: readonly Stretch[], length: number): readonly Stretch[] {
  const all: Stretch[] = [];
  let at = 0;
  for (const stretch of found) {
    if (stretch.start > at) all.push({ start: at, end: stretch.start, kind: null });
    if (stretch.end > stretch.start) all.push(stretch);
    at = Math.max(at, stretch.end);
  }
  if (at < length) all.push({ start: at, end: length, kind: null });
  return all;
}
