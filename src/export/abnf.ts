/**
 * Writes rules in ABNF (RFC 5234).
 *
 * @module
 */
import { referencesIn, type Expression } from "../core/abnf.js";
import { pairsOf, set, type CharacterSet, type Range } from "./pattern.js";

/**
 * Writes a rule and all rules that it needs, each in a line. A name that RFC 5234 does not allow, as `hier_part`, has "-"
 * instead of the other characters.
 *
 * @param rule the rule, which comes first
 * @param definitionOf returns the definition of each rule of a grammar
 */
export function abnfOf(rule: string, definitionOf: (rule: string) => Expression): string {
  const needed = new Set([rule]);
  // The iteration over a Set also visits elements that are added during the loop.
  for (const name of needed) for (const other of referencesIn(definitionOf(name))) needed.add(other);
  const names = new Map(Array.from(needed, (name) => [name, name.replaceAll(/[^A-Za-z\d-]/g, "-")]));
  const write = writerFor((name) => names.get(name) as string);
  return Array.from(names, ([name, allowed]) => `${allowed} = ${write(inCharacters(definitionOf(name)))}\n`).join("");
}

/** Returns the same definition of characters instead of code units: one above U+FFFF is two units in the grammar. */
export function inCharacters(part: Expression): Expression {
  if (part.type === "repetition") return { ...part, item: inCharacters(part.item) };
  const alternatives = part.type === "alternation" ? part.items : [part];
  const units = alternatives.filter((item) => astralIn(item).length === 0);
  const items: readonly Expression[] = [
    ...units.map((item) => {
      if (item.type === "concatenation") return { ...item, items: item.items.map(inCharacters) };
      return item === part ? item : inCharacters(item);
    }),
    ...set(alternatives.flatMap(astralIn)).ranges.map(
      ([first, last]) => ({ type: "characters", first, last }) as const,
    ),
  ];
  return items.length === 1 ? (items[0] as Expression) : { type: "alternation", items };
}

/** Returns a function that writes a definition. */
function writerFor(nameOf: (rule: string) => string): (definition: Expression) => string {
  function alternatives(part: Expression): string {
    return part.type === "alternation" ? part.items.map(sequence).join(" / ") : sequence(part);
  }

  function sequence(part: Expression): string {
    if (part.type !== "concatenation") return element(part);
    return part.items.length === 0 ? '""' : part.items.map(element).join(" ");
  }

  function element(part: Expression): string {
    switch (part.type) {
      case "rule":
        return nameOf(part.name);
      case "literal":
        return `"${part.text}"`;
      case "characters":
        return characters([part.first, part.last]);
      case "repetition":
        return repetition(part);
      default:
        return `(${alternatives(part)})`;
    }
  }

  function repetition({ item, min, max }: Extract<Expression, { type: "repetition" }>): string {
    if (min === 0 && max === 1) return `[${alternatives(item)}]`;
    // A number cannot stand directly before the number of another repetition.
    const inner = item.type === "repetition" ? `(${alternatives(item)})` : element(item);
    const [from, to] = [min === 0 ? "" : String(min), max === Infinity ? "" : String(max)];
    return `${min === max ? to : `${from}*${to}`}${inner}`;
  }

  return alternatives;
}

/** Returns the characters above U+FFFF that a part matches: each is two code units in the grammar. */
function astralIn(part: Expression): readonly Range[] {
  if (part.type !== "concatenation" || part.items.length !== 2) return [];
  const [high, low] = part.items.map((item) => set(unitsIn(item))) as [CharacterSet, CharacterSet];
  return pairsOf(high, low)?.ranges ?? [];
}

function characters([first, last]: Range): string {
  const code = (value: number): string => value.toString(16).toUpperCase().padStart(2, "0");
  return first === last ? `%x${code(first)}` : `%x${code(first)}-${code(last)}`;
}

/** Returns the code units of a part that matches one of them; no units for any other part. */
function unitsIn(part: Expression): readonly Range[] {
  if (part.type === "characters") return [[part.first, part.last]];
  const units = part.type === "alternation" ? part.items.map(unitsIn) : [];
  return units.every(({ length }) => length > 0) ? units.flat() : [];
}
