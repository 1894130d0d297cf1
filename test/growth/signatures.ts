/**
 * Reads from the types which values the options of exported functions have.
 *
 * @module
 */
import ts from "typescript";
import { functionsOf } from "../support/functions.js";

/** The options of a function, each with its values if there are finitely many. */
export interface Signature {
  /** The names of the exports and members that lead to the function, with dots. */
  readonly path: string;
  readonly options: Readonly<Record<string, readonly (boolean | string)[]>>;
}

/** Returns the functions that modules export, also as members of objects. */
export function signaturesOf(sources: readonly { readonly name: string; readonly source: string }[]): Signature[] {
  const { checker, functions } = functionsOf(sources);
  return functions.map(({ path, signatures }) => ({ path, options: optionsOf(signatures) }));

  function optionsOf(signatures: readonly ts.Signature[]): Record<string, (boolean | string)[]> {
    const all: Record<string, (boolean | string)[]> = {};
    for (const { parameters } of signatures) {
      for (const parameter of parameters) {
        const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
        for (const part of type.isUnion() ? type.types : [type]) {
          for (const property of part.flags & ts.TypeFlags.Object ? part.getProperties() : []) {
            if (!(property.flags & ts.SymbolFlags.Optional)) continue;
            const values = valuesOf(checker.getTypeOfSymbol(property));
            if (values.length > 0) all[property.name] = [...new Set([...(all[property.name] ?? []), ...values])];
          }
        }
      }
    }
    return all;
  }

  function valuesOf(type: ts.Type): (boolean | string)[] {
    return (type.isUnion() ? type.types : [type]).flatMap((part): (boolean | string)[] => {
      if (part.isStringLiteral()) return [part.value];
      if (part.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(part) === "true"];
      return [];
    });
  }
}
