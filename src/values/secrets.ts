/**
 * Secrets: where the passwords and keys are that the facts of a grammar mark.
 *
 * @module
 */
import type { Span } from "../core/parts.js";
import { nodesIn, type Children, type NodeBase } from "../tree/node.js";
import type { Names } from "./facts.js";
import { factOf, itemOf, itemsOf, knownOf, nameOfItem, type Item, type Source } from "./read.js";

/** Yields the places of the secrets in a tree. They are not sorted. */
export function* secretsIn(source: Source, node: NodeBase): Generator<Span> {
  const fact = factOf(source, node.type);
  switch (fact.is) {
    case "text":
    case "raw":
      if (fact.secret === true) yield node;
      return;
    case "credentials": {
      const colon = source.tree.print(node).indexOf(":");
      if (fact.secret === true) yield node;
      else if (colon >= 0) yield { start: node.start + colon + 1, end: node.end };
      return;
    }
    case "parameters":
      yield* secretItems(itemsOf(source.tree.print(node), node.start, fact.separator), fact.names);
      return;
    case "one":
    case "object":
      for (const { name, names, hasParameters } of source.placesOf(node.type)) {
        const nodes = nodesIn(node[name] as unknown as Children);
        if (!hasParameters) for (const each of nodes) yield* secretsIn(source, each);
        else
          yield* secretItems(
            nodes.map((each) => itemOf(source, each)),
            names,
          );
      }
  }
}

/** Yields the places of the values of secret parameters. */
function* secretItems(items: readonly Item[], names: Names): Generator<Span> {
  for (const item of items) {
    const { text, start } = item;
    const sign = text.indexOf("=");
    if (sign >= 0 && isSecret(item, names)) yield { start: start + sign + 1, end: start + text.length };
  }
}

function isSecret(item: Item, names: Names): boolean {
  try {
    return knownOf(names, nameOfItem(item))?.[1].secret === true;
  } catch {
    // Octets that are not UTF-8 are not a known name.
    return false;
  }
}
