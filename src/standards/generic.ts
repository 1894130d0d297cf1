/**
 * The references of RFC 3986 and RFC 3987. Both documents have the same tree; most rules of RFC 3987 have an "i" before
 * their names.
 *
 * @module
 */
import type { Automaton } from "../core/automaton.js";
import { composeAuthority, type Components } from "../core/components.js";
import { componentsOf } from "../core/parts.js";
import { sectionUrl } from "../core/url.js";
import type { ReferenceSource } from "../operations/references.js";
import { isLeaf, leafText, type Leaf, type NodeBase } from "../tree/node.js";

/** What a standard knows of its rules from its small table. */
export type GenericLanguage = Pick<ReferenceSource, "id" | "tester" | "recognize" | "definition">;

/**
 * Returns what the small table of a standard tells.
 *
 * @param id the standard
 * @param reference returns the automaton of the rules for whole references
 * @param sections the sections of the rules
 */
export function genericLanguage(
  id: string,
  reference: () => Automaton,
  sections: Readonly<Record<string, string>>,
): GenericLanguage {
  return {
    id,
    tester: (rule) => reference().tester(rule),
    recognize: (input, { rule }) => reference().recognize(input, rule),
    definition(rule) {
      const section = sections[rule] as string;
      return { section, url: sectionUrl(id.slice("rfc".length), section) };
    },
  };
}

/**
 * Returns the function that splits a valid string into its components.
 *
 * @param withoutScheme the rule that begins with the path, so that its first segment is never a scheme
 */
export function genericSplit(withoutScheme: string): (input: string, rule: string) => Components {
  return (input, rule) => componentsOf(input, rule !== withoutScheme);
}

/** Returns the components of a reference's node; throws a TypeError if a node does not have the fields of its type. */
export type TreeView = (root: NodeBase) => Components;

/**
 * Returns the function that finds the components of a standard's trees.
 *
 * @param letter the letter before the names of its rules
 */
export function treeView(letter: "" | "i"): TreeView {
  function pathOf({ type, segments }: PathNode): string {
    if (!Array.isArray(segments)) throw new TypeError();
    const text = segments.map(leafText).join("/");
    const isAbsolute = type === `${letter}path-absolute` || (type === `${letter}path-abempty` && segments.length > 0);
    return isAbsolute ? `/${text}` : text;
  }

  return (root) => {
    const { scheme, authority, path, query, fragment } = root as RootNode;
    const parts = authority === null ? null : partsOf(authority);
    return {
      scheme: textOf(scheme),
      authority: parts && composeAuthority(parts),
      userinfo: parts?.userinfo ?? null,
      host: parts?.host ?? null,
      port: parts?.port ?? null,
      path: pathOf(path),
      query: textOf(query),
      fragment: textOf(fragment),
    };
  };
}

function partsOf({ userinfo, host, port }: AuthorityNode): Parameters<typeof composeAuthority>[0] {
  const text = isLeaf(host) ? host.value : `[${leafText(host.address)}]`;
  return { userinfo: textOf(userinfo), host: text, port: textOf(port) };
}

/** Returns the text of a leaf; `null` for an absent one. Not every root has all fields. */
function textOf(node: NodeBase | null | undefined): string | null {
  return leafText(node ?? null);
}

/** A root as the parser makes it. Callers can pass any object. */
interface RootNode extends NodeBase {
  readonly scheme?: NodeBase | null;
  readonly authority: AuthorityNode | null;
  readonly path: PathNode;
  readonly query?: NodeBase | null;
  readonly fragment?: NodeBase | null;
}

interface AuthorityNode {
  readonly userinfo: NodeBase | null;
  readonly host: Leaf | (NodeBase & { readonly address: NodeBase });
  readonly port: NodeBase | null;
}

interface PathNode extends NodeBase {
  readonly segments: readonly NodeBase[];
}
