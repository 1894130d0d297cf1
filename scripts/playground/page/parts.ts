/**
 * The input as stretches to colour.
 *
 * @module
 */
import { childrenOf } from "../../../src/tree/index.js";
import type { NodeBase } from "../../../src/index.js";

/** What a stretch is, in the words of RFC 3986, whatever its standard calls it. */
export type Kind = "scheme" | "userinfo" | "host" | "port" | "path" | "query" | "fragment";

export interface Stretch {
  /** Where it begins, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** `null` for a delimiter between parts. */
  readonly kind: Kind | null;
}

/** The part of each field that is one; of what a field without an entry holds, its own fields tell. */
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

/** The part that a node is, given the field that holds it; `null` where it is more than one, or none. */
export function kindOf(field: string, { type }: NodeBase): Kind | null {
  return KINDS.get(field) ?? (type === "schemepart" ? "path" : null);
}

/** The stretches of a valid input, without gaps. */
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

/** The expression of RFC 3986 Appendix B, which matches any string, with the authority taken apart as well. */
const REFERENCE =
  /^(?:([^:/?#]+)(:))?(?:(\/\/)(?:([^/?#@]*)(@))?(\[[^\]/?#]*\]?|[^/?#:@]*)(?:(:)([^/?#]*))?)?([^?#]*)(?:(\?)([^#]*))?(?:(#)(.*))?$/s;

const GROUPS: readonly (Kind | null)[] = [
  "scheme",
  null,
  null,
  "userinfo",
  null,
  "host",
  null,
  "port",
  "path",
  null,
  "query",
  null,
  "fragment",
];

/** The stretches of an input that is no reference, by its delimiters alone. */
export function stretchesByDelimiters(input: string): readonly Stretch[] {
  const groups = REFERENCE.exec(input)?.slice(1) ?? [];
  const found: Stretch[] = [];
  let start = 0;
  groups.forEach((text: string | undefined, index) => {
    if (text === undefined) return;
    const end = start + text.length;
    if (end > start) found.push({ start, end, kind: GROUPS[index] ?? null });
    start = end;
  });
  return filled(found, input.length);
}

/** Puts delimiters where nothing stands yet, and leaves out what is empty. */
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
