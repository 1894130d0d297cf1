/**
 * Shapes: how the text of a node is composed of its fields. A shape is the rule's ABNF with fields in place of rules.
 *
 * @module
 */
import { readExpression, type Expression } from "../core/abnf.js";
import type { NodeBase } from "./node.js";

/** A field of a node type, as data. */
export interface FieldType {
  /** The types of the nodes that it can hold. */
  readonly types: readonly string[];
  /** Whether it can be `null`. */
  readonly optional: boolean;
  /** Whether it holds a list, which can be empty. */
  readonly list: boolean;
}

/** The fields of a node, typed as holding nodes. */
type Fields = Readonly<Record<string, NodeBase | readonly NodeBase[] | null | undefined>>;

/**
 * A callback for each piece of a node's text, in order: a literal or a node of a field. `fits` is false for a node that
 * does not belong into the text.
 */
export type Take = (piece: string | NodeBase, fits: boolean) => void;

/** A part of a shape. */
interface Part {
  /** The fields that occur in the part. */
  readonly fields: ReadonlySet<string>;
  /** The fields without which the part cannot be written. */
  readonly needs: ReadonlySet<string>;
  /** Returns whether the remaining nodes are sufficient to write the part. */
  fits(left: Left): boolean;
  write(left: Left, take: Take): void;
}

/** The nodes of a node's fields that are not yet written. */
class Left {
  readonly #fields: Fields;
  readonly #written = new Map<string, number>();

  constructor(node: NodeBase) {
    this.#fields = node as unknown as Fields;
  }

  /** Returns the next node of a field; `null` if all are written. */
  next(field: string): NodeBase | null {
    const held = this.#fields[field] ?? null;
    const at = this.#written.get(field) ?? 0;
    if (Array.isArray(held)) return (held as readonly NodeBase[])[at] ?? null;
    return at === 0 ? (held as NodeBase | null) : null;
  }

  pass(field: string): void {
    this.#written.set(field, (this.#written.get(field) ?? 0) + 1);
  }
}

/** The shape of a node type. */
export class Shape {
  /** The fields, in the order of the text. */
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly #part: Part;

  /**
   * Parses a shape.
   *
   * @param notation the format that the build writes; `generated/README.md` describes it
   */
  constructor(notation: string) {
    const types = new Map<string, { readonly types: readonly string[]; readonly list: boolean }>();
    this.#part = partOf(readExpression(notation), types);
    const { needs } = this.#part;
    this.fields = Object.fromEntries(
      Array.from(types, ([name, field]) => [name, { ...field, optional: !field.list && !needs.has(name) }]),
    );
  }

  /** Returns whether the names are exactly the fields of the shape. */
  fits(names: readonly string[]): boolean {
    const own = Object.keys(this.fields);
    return names.length === own.length && own.every((name) => names.includes(name));
  }

  /** Writes a node. Nodes that do not belong into the text, such as a password without a user, come last. */
  write(node: NodeBase, take: Take): void {
    const left = new Left(node);
    this.#part.write(left, take);
    for (const field of Object.keys(this.fields)) {
      for (let rest = left.next(field); rest !== null; rest = left.next(field)) {
        left.pass(field);
        take(rest, false);
      }
    }
  }
}

type FieldTypes = Map<string, { readonly types: readonly string[]; readonly list: boolean }>;

const NONE: ReadonlySet<string> = new Set();

function partOf(expression: Expression, types: FieldTypes): Part {
  switch (expression.type) {
    case "field":
      return fieldPart(expression, types);
    case "concatenation":
      return sequence(expression.items.map((each) => partOf(each, types)));
    case "alternation":
      return choice(expression.items.map((each) => partOf(each, types)));
    case "repetition": {
      const part = partOf(expression.item, types);
      return expression.max === 1 ? optional(part) : repeated(part);
    }
    case "literal":
      return literal(expression.text);
    case "characters":
      return literal(String.fromCharCode(expression.first));
    case "rule":
      throw new TypeError(`A shape cannot contain the rule ${expression.name}.`);
  }
}

function literal(text: string): Part {
  return {
    fields: NONE,
    needs: NONE,
    fits: () => true,
    write: (_, take) => {
      take(text, true);
    },
  };
}

/** Returns the part of a field. The first occurrence declares the types. A field without types is never written. */
function fieldPart({ name: text, types }: Extract<Expression, { type: "field" }>, known: FieldTypes): Part {
  const list = text.endsWith("[]");
  const name = list ? text.slice(0, -"[]".length) : text;
  if (!known.has(name)) {
    // `<a>` holds nodes of type a; `<a:>` never holds a node.
    known.set(name, { types: types.length === 0 ? [name] : types.filter(Boolean), list });
  }
  if (known.get(name)?.types.length === 0) return sequence([]);
  const fields = new Set([name]);
  return {
    fields,
    needs: fields,
    fits: (left) => left.next(name) !== null,
    write(left, take) {
      const node = left.next(name);
      if (node === null) return;
      left.pass(name);
      take(node, true);
    },
  };
}

function sequence(parts: readonly Part[]): Part {
  return {
    fields: new Set(parts.flatMap(({ fields }) => [...fields])),
    needs: new Set(parts.flatMap(({ needs }) => [...needs])),
    fits: (left) => parts.every((part) => part.fits(left)),
    write(left, take) {
      for (const part of parts) part.write(left, take);
    },
  };
}

/** Chooses the first alternative that can be written and that omits no field which another alternative would write. */
function choice(parts: readonly Part[]): Part {
  const fields = new Set(parts.flatMap((part) => [...part.fields]));
  const chosen = (left: Left): Part | undefined =>
    parts.find(
      (part) => part.fits(left) && [...fields].every((name) => part.fields.has(name) || left.next(name) === null),
    );
  return {
    fields,
    needs: new Set([...fields].filter((name) => parts.every((part) => part.needs.has(name)))),
    fits: (left) => chosen(left) !== undefined,
    write(left, take) {
      chosen(left)?.write(left, take);
    },
  };
}

function optional(part: Part): Part {
  return {
    fields: part.fields,
    needs: NONE,
    fits: () => true,
    write(left, take) {
      if (part.fits(left)) part.write(left, take);
    },
  };
}

function repeated(part: Part): Part {
  return {
    fields: part.fields,
    needs: NONE,
    fits: () => true,
    write(left, take) {
      while (part.fits(left)) part.write(left, take);
    },
  };
}
