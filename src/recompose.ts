/**
 * Component recomposition (RFC 3986 section 5.3), checked: what is written is read back, and must mean the same.
 *
 * @module
 */
import { childKeys, type NodeBase } from "./ast/index.js";
import type { Path } from "./ast/rfc3986.js";
import { compose, composeAuthority, type Components } from "./components.js";
import { URISyntaxError } from "./diagnostic.js";
import { rfc3986 } from "./standard/rfc3986.js";

/**
 * Writes a tree or components as a string.
 *
 * @param parts a node of RFC 3986's tree, whose positions are not looked at; or components, each absent where it is
 *   `null` or missing. The authority may be given whole, by its parts, or both where they agree.
 * @returns the text: for what `parse` or `components` gave, the very input
 * @throws {URISyntaxError} where the text does not match the grammar, and where it does but would be read as other
 *   parts than those given, as a path `//x` without an authority would. Its offsets are in the text that was refused.
 */
export function recompose(parts: NodeBase | Partial<Components>): string {
  return "type" in parts ? recomposeNode(parts) : recomposeComponents(parts);
}

function recomposeNode(node: NodeBase): string {
  const text = rfc3986.print(node);
  const rule = rfc3986.rules.find((name) => name === node.type);
  if (rule === undefined) throw new RangeError(`${rfc3986.id} has no node of type ${JSON.stringify(node.type)}`);
  const difference = firstDifference(node, rfc3986.parse(text, rule));
  if (difference !== null) throw otherMeaning(text, difference);
  return text;
}

function recomposeComponents(given: Partial<Components>): string {
  const { scheme = null, userinfo = null, host = null, port = null, path = "", query = null, fragment = null } = given;
  const written = host === null ? null : composeAuthority({ userinfo, host, port });
  const wanted = { scheme, authority: given.authority ?? written, path, query, fragment };
  const text = compose(wanted);
  const read = rfc3986.components(text);
  const all = written === null ? wanted : { ...wanted, userinfo, host, port };
  for (const name of Object.keys(all) as (keyof typeof all)[]) {
    if (all[name] !== read[name]) throw otherMeaning(text, name);
  }
  // Parts of an authority that has no host cannot be written at all.
  if (host === null && (userinfo ?? read.userinfo) !== read.userinfo) throw otherMeaning(text, "userinfo");
  if (host === null && (port ?? read.port) !== read.port) throw otherMeaning(text, "port");
  return text;
}

/** The field of a node, at any depth, that was read back as another; `null` where all are the same. */
function firstDifference(wanted: NodeBase, read: NodeBase): string | null {
  // The same path has another rule where it has another neighbour; its segments say what it means.
  if (isPath(wanted) && isPath(read)) {
    const torn = wanted.segments.find(({ type, value }) => !rfc3986.test(value, type));
    return torn?.type ?? (rfc3986.print(wanted) === rfc3986.print(read) ? null : wanted.type);
  }
  if (wanted.type !== read.type) return wanted.type;
  const fields = (node: NodeBase): Readonly<Record<string, NodeBase | null>> => node as never;
  for (const key of childKeys.get(wanted.type) ?? []) {
    const [mine, other] = [fields(wanted)[key] ?? null, fields(read)[key] ?? null];
    if (mine === null && other === null) continue;
    if (mine === null || other === null) return key;
    const difference = firstDifference(mine, other);
    if (difference !== null) return difference;
  }
  return rfc3986.print(wanted) === rfc3986.print(read) ? null : wanted.type;
}

function isPath(node: NodeBase): node is Path {
  return "segments" in node;
}

function otherMeaning(text: string, part: string): URISyntaxError {
  const mistake = {
    code: "recompose",
    message: `Written together, these parts would be read as others: the ${part} would not be the one given.`,
    start: 0,
    end: text.length,
    rule: "URI-reference",
  };
  return new URISyntaxError(rfc3986.diagnose(text, mistake), text);
}
