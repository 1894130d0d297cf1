/**
 * Reads trees that look like those of the parsers of RFC 3986 and RFC 3987, without copying them first. `generic.ts`
 * does the same for copies of any trees.
 *
 * @module
 */
import type { Tester } from "../core/automaton.js";
import { composeAuthority, type Components } from "../core/components.js";
import type { ReadTree } from "../tree/known.js";

/**
 * Reads a tree that looks like one of the parser, and each of its properties once. If the components, composed, are
 * split into the same components, then the parser makes the same leaves of the text.
 *
 * @param root any object
 * @param isIPv4 tests whether a host is an IPv4address; if it is missing, the type of the host is not compared
 * @returns `null` for a tree with other fields or values: it needs a closer look
 */
export type TreeReader = (root: object, isIPv4?: Tester) => ReadTree | null;

/**
 * Returns the reader of the trees of a standard.
 *
 * @param letter the letter before the names of its rules
 * @param types the rules for whole references or for their beginning, with the number of their fields
 */
export function treeReader(letter: "" | "i", types: Readonly<Record<string, number>>): TreeReader {
  const named = (rule: string): string => letter + rule;
  const [ABSOLUTE, ABEMPTY, EMPTY] = [named("path-absolute"), named("path-abempty"), named("path-empty")];
  const PATHS: readonly unknown[] = [ABSOLUTE, ABEMPTY, EMPTY, named("path-rootless"), named("path-noscheme")];
  const SEGMENTS: readonly unknown[] = [named("segment"), named("segment-nz"), named("segment-nz-nc")];
  const [AUTHORITY, USERINFO, REG_NAME] = [named("authority"), named("userinfo"), named("reg-name")];
  const [QUERY, FRAGMENT] = [named("query"), named("fragment")];
  const countOf = new Map<unknown, number>(Object.entries(types));

  function pathOf(path: Given): string {
    const { type, segments } = path;
    if (!Array.isArray(segments)) throw irregular();
    const list = segments as readonly Given[];
    let text = "";
    for (let index = 0; index < list.length; index++) {
      const { type: rule, value } = list[index] as Given;
      if (typeof value !== "string") throw irregular();
      // With a "/", it would be two segments.
      if (value.includes("/") || !SEGMENTS.includes(rule)) throw irregular();
      text += index === 0 ? value : `/${value}`;
    }
    assertMade(path, 1, PATHS.includes(type) && (type !== EMPTY || list.length === 0));
    return type === ABSOLUTE || (type === ABEMPTY && list.length > 0) ? `/${text}` : text;
  }

  function hostOf(host: Given, isIPv4: Tester | undefined): string {
    const { type, value, address } = host;
    if (typeof value !== "string") {
      const { type: kind, value: text } = address as Given;
      if (typeof text !== "string") throw irregular();
      const wanted = text.startsWith("v") || text.startsWith("V") ? "IPvFuture" : "IPv6address";
      assertMade(host, 1, type === "IP-literal" && kind === wanted);
      return `[${text}]`;
    }
    // With a "[", it would be an IP-literal.
    const isRight = type === IPV4 || (type === REG_NAME && !value.startsWith("["));
    if (!isRight || (isIPv4 !== undefined && isIPv4(value) !== (type === IPV4))) throw irregular();
    return value;
  }

  function authorityOf(given: Given, isIPv4: Tester | undefined): AuthorityComponents {
    const { type } = given;
    const userinfo = leafOf(given.userinfo, USERINFO);
    const host = hostOf(given.host as Given, isIPv4);
    const port = leafOf(given.port, "port");
    assertMade(given, 3, type === AUTHORITY);
    return { authority: composeAuthority({ userinfo, host, port }), userinfo, host, port };
  }

  /** @param count the number of fields that the root must have */
  function componentsOf(root: Given, count: number, isIPv4: Tester | undefined): Components {
    const { scheme: name, authority: place } = root;
    const scheme = leafOf(name, "scheme");
    const { authority, userinfo, host, port } = place === null ? NO_AUTHORITY : authorityOf(place as Given, isIPv4);
    const path = pathOf(root.path as Given);
    const query = leafOf(root.query, QUERY);
    const fragment = leafOf(root.fragment, FRAGMENT);
    assertMade(root, count, true);
    return { scheme, authority, userinfo, host, port, path, query, fragment };
  }

  return (root, isIPv4) => {
    try {
      // Other nodes are copied, so nothing of them may be read here.
      if (!("path" in root)) return null;
      const { type } = root as Given;
      const count = countOf.get(type);
      return count === undefined ? null : { type: type as string, components: componentsOf(root, count, isIPv4) };
    } catch {
      // Something is missing, unknown or cannot be read. The closer look throws an error with a message.
      return null;
    }
  };
}

type AuthorityComponents = Pick<Components, "authority" | "userinfo" | "host" | "port">;

const NO_AUTHORITY: AuthorityComponents = { authority: null, userinfo: null, host: null, port: null };

const IPV4 = "IPv4address";

type Name =
  | ("type" | "start" | "end" | "value")
  | ("scheme" | "authority" | "path" | "query" | "fragment")
  | ("userinfo" | "host" | "port" | "address" | "segments");

/** The properties of a node that a caller has passed. */
type Given = Readonly<Partial<Record<Name, unknown>>>;

/** Returns the error for a node that does not have the fields of its type. Its message is never shown. */
function irregular(): TypeError {
  return new TypeError();
}

/**
 * Throws if a node has other properties than a type, two positions and its fields.
 *
 * @param count the number of its fields
 * @param isRight whether its type and its fields are as the parser makes them
 */
function assertMade(node: Given, count: number, isRight: boolean): void {
  const { start, end } = node;
  const hasOthers = Object.keys(node).length !== count + 3;
  if (hasOthers || !isRight || typeof start !== "number" || typeof end !== "number") throw irregular();
}

/**
 * Returns the text of a leaf; `null` for an absent one.
 *
 * @param type the type that it must have
 */
function leafOf(node: unknown, type: string): string | null {
  if (node === null || node === undefined) return null;
  const { type: rule, value } = node as Given;
  if (typeof value !== "string" || rule !== type) throw irregular();
  return value;
}
