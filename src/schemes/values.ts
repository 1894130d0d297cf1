/**
 * Reads and writes the values of the schemes that you choose, so that a bundle contains only these.
 *
 * @module
 */
import { withSchemes } from "./define.js";
import { schemeMap, type Schemes } from "./mechanism/scheme.js";
import { valueFunctions, type ValueFunctions } from "./mechanism/values.js";

export type { SchemeValues } from "../../generated/schemes.values.js";
export type { Pair, Value, Values } from "../values/facts.js";
export type { GivenValues, ReadResult, SchemeWithValues, ValueFunctions, WriteResult } from "./mechanism/values.js";

/**
 * Makes the functions that read and write values, for some schemes.
 *
 * @param schemes the schemes: a list of them, or a map
 * @returns `read`, `safeRead`, `write`, `safeWrite` and `update`, as `uri-grammar/schemes` has them for all schemes
 * @throws {TypeError} if these are not schemes
 *
 * @example
 * import { geo } from "uri-grammar/schemes/geo";
 * import { withValues } from "uri-grammar/schemes/values";
 *
 * const { read, update } = withValues([geo]);
 * read("geo:48.2,16.3", "geo").longitude; // => 16.3
 * update("geo:48.2,16.3", { altitude: 183 }); // => "geo:48.2,16.3,183"
 */
export function withValues(schemes: Schemes): ValueFunctions {
  const known = schemeMap(schemes);
  const { validate } = withSchemes(known);
  return valueFunctions(known, (uri) => validate(uri, { profile: "mint" }).diagnostics);
}
