/**
 * What the values of a grammar's URIs are. The build derives these facts from the rules, and from the comments above
 * them: see grammar/README.md.
 *
 * @module
 */
import type { Tree } from "../tree/tree.js";

/** A decoded value: what a part of a URI says. */
export type Value =
  string | number | boolean | null | Uint8Array | readonly Value[] | { readonly [key: string]: Value };

/** The values of a URI, or of a part with several values. */
export type Values = Readonly<Record<string, Value>>;

/**
 * What the text of a node stands for.
 *
 * - `text`: a decoded text. `keeps` are the reserved characters that are not percent-encoded. A `segment` is not "." or
 *   "..", which programs remove.
 * - `lower-case`: a text that is read in lower case, because its case makes no difference.
 * - `host`: a host in lower case. It contains no delimiters, except the path of a socket if `sockets` is true.
 * - `raw`: the text as it is written.
 * - `number`: a number without an exponent.
 * - `flag`: whether the text is there; `constant` is the text.
 * - `nothing`: a text that is always the same, or that follows from other values.
 * - `scheme`: the name of the scheme.
 * - `credentials`: `user` and `password`, with ":" between them. If they are `secret`, the user may be a key.
 * - `parameter`: a name and perhaps a value, with "=" between them, after a text that is always the same. `keeps` are the
 *   reserved characters that are not percent-encoded; in a name, "=" is always encoded.
 * - `parameters`: a list of them, with separators between them.
 * - `one`: the value of a field.
 * - `object`: the values of several fields.
 * - `any`: what one of several types of nodes stands for. Only a rule of whole URIs has this fact.
 */
export type Fact =
  | { readonly is: "text"; readonly keeps?: string; readonly secret?: true; readonly segment?: true }
  | { readonly is: "lower-case"; readonly keeps?: string }
  | { readonly is: "host"; readonly sockets?: true }
  | { readonly is: "raw"; readonly secret?: true }
  | { readonly is: "number" | "scheme" }
  | { readonly is: "credentials"; readonly secret?: true }
  | { readonly is: "flag" | "nothing"; readonly constant: string }
  | { readonly is: "parameter"; readonly after?: string; readonly keeps?: string }
  | { readonly is: "parameters"; readonly separator: string; readonly keeps?: string; readonly names: Names }
  | { readonly is: "one"; readonly fields: readonly FieldFact[] }
  | { readonly is: "object"; readonly fields: readonly FieldFact[]; readonly made?: Made }
  | { readonly is: "any"; readonly of: readonly string[] };

/** The values that a scheme makes of others, which they replace: the names of the others. */
export type Made = Readonly<Record<string, readonly string[]>>;

/** How a scheme makes the values that its grammar alone cannot give. */
export interface ValueMaker {
  /**
   * Makes values of those of the grammar.
   *
   * @param values the values of the grammar
   * @param uri the URI, for the positions of errors; empty without one
   * @param tree the trees of the scheme, for errors
   * @returns the values that the line `Values` of the grammar names
   */
  after(values: Values, uri: string, tree: Tree): Values;
  /**
   * Makes the values of the grammar again.
   *
   * @param values all values of the scheme; those that the line `Values` names are `null` if a caller has not given them
   * @param tree the trees of the scheme, for errors
   * @returns the values that they replace
   */
  before(values: Values, tree: Tree): Values;
}

/** What a field of a node holds. */
export interface FieldFact {
  readonly name: string;
  /** The name among the values; by default that of the field. */
  readonly as?: string;
  /** Whether the values of the field's node are values of the node with the field. */
  readonly within?: true;
  /** The text of a field that is always the same. It is no value. */
  readonly constant?: string;
  /** For a list of parameters: the known names. */
  readonly names?: Names;
}

/** The known names of parameters. Each is a value of its own; the others are a list. */
export interface Names {
  /** The name of the list of the other parameters. */
  readonly others: string;
  /** Whether the case of names makes no difference. */
  readonly ignoresCase?: true;
  readonly known: Readonly<Record<string, KnownName>>;
}

/** The value of a known name. */
export interface KnownName {
  /** The name among the values; by default that of the parameter. */
  readonly as?: string;
  readonly is: "text" | "raw";
  /** The rule of the value, instead of `is`. */
  readonly rule?: string;
  /** The reserved characters that are decoded before the rule reads the value. */
  readonly decodes?: string;
  /** Whether each parameter with the name counts. Otherwise the first one does, and the rest are other parameters. */
  readonly several?: true;
  readonly secret?: true;
}

/** A parameter: the decoded name, and the value; `null` without "=". */
export type Pair = Readonly<{ name: string; value: string | null }>;

/** The facts of a grammar, by the types of its nodes. */
export type Facts = Readonly<Record<string, Fact>>;

/**
 * Facts as the build writes them, to be short. A text has the kind, and then each field: its name, `:` and another name,
 * and `^` if it is `within`.
 */
export type WrittenFacts = Readonly<Record<string, string | Fact>>;

/** Returns facts in full. */
export function factsOf(written: WrittenFacts): Facts {
  return Object.fromEntries(Object.entries(written).map(([type, fact]) => [type, factFrom(fact)]));
}

function factFrom(written: string | Fact): Fact {
  if (typeof written !== "string") return written;
  const [is, ...fields] = written.split(" ");
  if (fields.length === 0) return { is } as Fact;
  return { is, fields: fields.map(fieldFrom) } as Fact;
}

function fieldFrom(written: string): FieldFact {
  const [names, within] = written.split("^") as [string, string?];
  const [name, as] = names.split(":") as [string, string?];
  return { name, ...(as !== undefined && { as }), ...(within !== undefined && { within: true }) };
}
