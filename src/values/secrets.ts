/**
 * Secrets: where the passwords and keys are that the facts of a grammar mark.
 *
 * @module
 */
import type { Span } from "../core/parts.js";
import { nodesIn, type Children, type NodeBase } from "../tree/node.js";
import { itemsIn, itemsOf, knownOf, nameOfItem, type Item, type Parameters, type Source } from "./read.js";

/**
 * Yields the places of the secrets in a tree. They are not sorted.
 *
 * @param text the text of the whole tree
 */
export function* secretsIn(source: Source, node: NodeBase, text: string): Generator<Span> {
  const { is, places, isSecret, separator, parameters: own } = source.planOf(node.type);
  switch (is) {
    case "text":
    case "raw":
      if (isSecret) yield node;
      return;
    case "credentials": {
      const colon = text.slice(node.start, node.end).indexOf(":");
      if (isSecret) yield node;
      else if (colon >= 0) yield { start: node.start + colon + 1, end: node.end };
      return;
    }
    case "parameters":
      yield* secretItems(itemsOf(text.slice(node.start, node.end), node.start, separator), own);
      return;
    case "one":
    case "object":
      for (const { name, plans, parameters } of places) {
        const held = node[name] as unknown as Children;
        if (parameters !== null) yield* secretItems(itemsIn(plans, held, text), parameters);
        else for (const each of nodesIn(held)) yield* secretsIn(source, each, text);
      }
  }
}

/** Yields the places of the values of secret parameters. */
function* secretItems(items: readonly Item[], parameters: Parameters): Generator<Span> {
  for (const item of items) {
    const { text, start } = item;
    const sign = text.indexOf("=");
    if (sign >= 0 && isSecretItem(item, parameters)) yield { start: start + sign + 1, end: start + text.length };
  }
}

function isSecretItem(item: Item, parameters: Parameters): boolean {
  try {
    return knownOf(parameters, nameOfItem(item))?.isSecret === true;
  } catch {
    // Octets that are not UTF-8 are not a known name.
    return false;
  }
}
