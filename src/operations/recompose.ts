/**
 * Component recomposition (RFC 3986 section 5.3), checked: what is written is read back, and must mean the same.
 *
 * @module
 */
import type { Leaf, NodeBase } from "../tree/index.js";
import { compose, composeAuthority, type Components } from "../core/components.js";
import { present } from "../core/invariant.js";
import { URISyntaxError } from "../core/diagnostic.js";
import type { AnyGrammar } from "./grammar.js";

/**
 * Writes a tree or components as a string.
 *
 * @param parts a node of the standard's tree, whose positions are not looked at; or components, each absent where it is
 *   `null` or missing. The authority may be given whole, by its parts, or both where they agree.
 * @returns the text: for what `parse` or `components` gave, the very input
 * @throws {URISyntaxError} where the text does not match the grammar, and where it does but would be read as other
 *   parts than those given, as a path `//x` without an authority would. Its offsets are in the text that was refused.
 * @throws {RangeError} where the standard has no node of that type
 */
export type Recompose = (parts: NodeBase | Partial<Components>) => string;

/**
 * Makes the recomposition of a standard.
 *
 * @param grammar the standard's grammar
 */
export function recomposer(grammar: AnyGrammar): Recompose {
  function recomposeNode(node: NodeBase): string {
    if (!grammar.rules.includes(node.type)) {
      throw new RangeError(`${grammar.id} has no node of type ${JSON.stringify(node.type)}`);
    }
    const text = grammar.print(node);
    const read = grammar.parse(text, node.type);
    const wanted = spans(grammar.printedLeaves(node));
    const found = spans(grammar.printedLeaves(read));
    // Either can have a leaf more than the other: what is written between empty leaves may be read as another's text.
    const most = wanted.length < found.length ? found : wanted;
    const torn = most.findIndex((_, index) => wanted[index]?.key !== found[index]?.key);
    if (torn >= 0) throw otherMeaning(text, present(wanted[torn] ?? found[torn]).type);
    return text;
  }

  function recomposeComponents(given: Partial<Components>): string {
    const {
      scheme = null,
      userinfo = null,
      host = null,
      port = null,
      path = "",
      query = null,
      fragment = null,
    } = given;
    const written = host === null ? null : composeAuthority({ userinfo, host, port });
    const wanted = { scheme, authority: given.authority ?? written, path, query, fragment };
    const text = compose(wanted);
    const read = grammar.components(text);
    const all = written === null ? wanted : { ...wanted, userinfo, host, port };
    for (const name of Object.keys(all) as (keyof typeof all)[]) {
      if (all[name] !== read[name]) throw otherMeaning(text, name);
    }
    // Parts of an authority that has no host cannot be written at all.
    if (host === null && (userinfo ?? read.userinfo) !== read.userinfo) throw otherMeaning(text, "userinfo");
    if (host === null && (port ?? read.port) !== read.port) throw otherMeaning(text, "port");
    return text;
  }

  function otherMeaning(text: string, part: string): URISyntaxError {
    const mistake = {
      code: "recompose",
      message: `Written together, these parts would be read as others: the ${part} would not be the one given.`,
      start: 0,
      end: text.length,
      rule: grammar.defaultRule,
    };
    return new URISyntaxError(grammar.diagnose(text, mistake), text);
  }

  return (parts) => ("type" in parts ? recomposeNode(parts) : recomposeComponents(parts));
}

/**
 * What two trees of one text must agree on: where each leaf stands, and what it is. An empty leaf stands nowhere, and a
 * segment of a path has another rule where it has another neighbour.
 */
function spans(leaves: readonly Leaf[]): { readonly type: string; readonly key: string }[] {
  return leaves
    .filter(({ value }) => value !== "")
    .map(({ type, start, end }) => ({
      type,
      key: `${type.includes("segment") ? "segment" : type} ${String(start)} ${String(end)}`,
    }));
}
