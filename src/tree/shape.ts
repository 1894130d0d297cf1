/**
 * How the text of a node is put together from its fields: the rule's own ABNF, with fields in place of rules.
 *
 * @module
 */
import { readExpression, type Expression } from "../core/abnf.js";
import type { NodeBase } from "./node.js";

/** A field of a type of nodes, as data. */
export interface FieldType {
  /** The types of the nodes that it can hold. */
  readonly types: readonly string[];
  /** Whether it can be `null`. */
  readonly optional: boolean;
  /** Whether it holds a list, which can be empty. */
  readonly list: boolean;
}

/** Fields that are known to hold nodes. */
type Fields = Readonly<Record<string, NodeBase | readonly NodeBase[] | null | undefined>>;

/**
 * Is given each stretch of a node's text in turn: a literal, or a node that a field holds; and whether the node has a
 * place in the text.
 */
export type Take = (piece: string | NodeBase, fits: boolean) => void;

/** A stretch of text that is there or not. */
interface Part {
  /** The fields whose nodes are in it. */
  readonly fields: ReadonlySet<string>;
  /** The fields without whose nodes it cannot be there. */
  readonly needs: ReadonlySet<string>;
  /** Whether the fields that are left hold what it takes. */
  fits(left: Left): boolean;
  write(left: Left, take: Take): void;
}

/** What the fields of a node hold, less what is written already. */
class Left {
  readonly #fields: Fields;
  readonly #written = new Map<string, number>();

  constructor(node: NodeBase) {
    this.#fields = node as unknown as Fields;
  }

  /** The next node of a field; `null` if there is no more. */
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

/** The shape of one type of nodes. */
export class Shape {
  /** The fields, in the order of the text. */
  readonly fields: Readonly<Record<string, FieldType>>;
  readonly #part: Part;

  /** @param notation as the build writes it; `generated/README.md` explains it */
  constructor(notation: string) {
    const types = new Map<string, { readonly types: readonly string[]; readonly list: boolean }>();
    this.#part = partOf(readExpression(notation), types);
    const { needs } = this.#part;
    this.fields = Object.fromEntries(
      Array.from(types, ([name, field]) => [name, { ...field, optional: !field.list && !needs.has(name) }]),
    );
  }

  /** Whether a node has the fields of the shape and no others that hold nodes. */
  fits(names: readonly string[]): boolean {
    const own = Object.keys(this.fields);
    return names.length === own.length && own.every((name) => names.includes(name));
  }

  /** What has no place in the text, as a password without a user, is given at the end. */
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
      throw new TypeError(`a shape has no rule ${expression.name}`);
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

/** A field says what it holds where it first stands. One that never holds anything is written nowhere. */
function fieldPart({ name: text, types }: Extract<Expression, { type: "field" }>, known: FieldTypes): Part {
  const list = text.endsWith("[]");
  const name = list ? text.slice(0, -"[]".length) : text;
  if (!known.has(name)) {
    // `<a>` holds nodes of the type a, `<a:>` none at all.
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

/** The first alternative whose fields are there and that leaves none of the others' out. */
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
