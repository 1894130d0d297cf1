/**
 * Reads and changes the parameters of a query and the segments of a path, decoded (`uri-grammar/parameters`).
 *
 * @module
 */
import { assertString } from "./core/arguments.js";
import {
  changedParameters,
  type ChangeParametersOptions,
  type ParameterChange,
  type ParameterChanges,
} from "./operations/query.js";
import { changedSegments } from "./operations/segments.js";
import { ofURIReference } from "./standards/rfc3986/reference.js";
import { refusal } from "./standards/rfc3986/references.js";

export {
  parameter,
  parameters,
  type ChangeParametersOptions,
  type Parameter,
  type ParameterChange,
  type ParameterChanges,
  type ParameterName,
  type ParameterOptions,
  type ParameterValue,
} from "./operations/query.js";
export { segments } from "./operations/segments.js";
export { URISyntaxError, type Diagnostic, type Edit, type Repair, type Severity } from "./core/diagnostic.js";

/** Throws if a value is not the text of a reference: the result would be no reference, either. */
function assertReference(uri: string): void {
  assertString(uri, "The URI");
  if (!ofURIReference()(uri)) throw refusal(uri);
}

/**
 * Changes parameters of a query. All others stay as they are, byte for byte.
 *
 * A new value takes the place of the first parameter with its name, a list takes the places of all of them, and values
 * without a place are added at the end. In names and values, all characters except the unreserved ones are
 * percent-encoded, so that no value changes another one. A value that a parameter already has stays as it is written.
 *
 * @param uri a URI or a relative reference
 * @param changes the new values by name: a text, a number, `true` for a name without "=", `null` to delete the parameter,
 *   or a list of values. In a list of pairs, a regular expression or a function can stand for the names; then no
 *   parameter is added.
 * @param options whether "+" is a space, the separator, whether to add parameters, and whether to sort them
 * @returns the URI with the changes, which is valid. Without a parameter, it has no "?".
 * @throws {URISyntaxError} if the URI is not a reference (RFC 3986 section 4.1), or at a lone surrogate in a name or a value.
 *   Offsets, in UTF-16 code units, refer to this text.
 * @throws {RangeError} if a number is not finite, a parameter has neither a name nor a value, or the separator is not a
 *   delimiter
 * @throws {TypeError} if the URI is not a string, or a change has another type
 *
 * @example
 * import { changeParameters } from "uri-grammar/parameters";
 *
 * changeParameters("/s?q=a+b&utm_source=x", { page: 3 }); // => "/s?q=a+b&utm_source=x&page=3"
 * changeParameters("/s?q=a+b&utm_source=x", [[/^utm_/, null]]); // => "/s?q=a+b"
 */
export function changeParameters(uri: string, changes: ParameterChanges, options?: ChangeParametersOptions): string;
/** The type of the object can also be an interface, which has no index signature. */
export function changeParameters<Changes extends { readonly [Name in keyof Changes]: ParameterChange }>(
  uri: string,
  changes: Changes,
  options?: ChangeParametersOptions,
): string;
export function changeParameters(uri: string, changes: ParameterChanges, options?: ChangeParametersOptions): string {
  assertReference(uri);
  return changedParameters(uri, changes, options);
}

/**
 * Changes the segments of a path. Characters that are not unreserved are percent-encoded. A segment that stays at its
 * place stays as it is written.
 *
 * @param uri a URI or a relative reference
 * @param list the new segments, decoded. The new path begins with "/" if the old one does, or if there is an authority.
 * @returns the URI with the new path, which is valid
 * @throws {URISyntaxError} if the URI is not a reference (section 4.1); for a new segment "." or "..", which is a dot-segment even if it is percent-encoded (section
 *   6.2.2.3); at a lone surrogate; or if the new path would be read otherwise: without an authority, it cannot begin
 *   with an empty segment. Offsets, in UTF-16 code units, refer to the URI or to the segment.
 * @throws {TypeError} if the URI is not a string, or the segments are not a list of strings
 *
 * @example
 * import { changeSegments, segments } from "uri-grammar/parameters";
 *
 * const uri = "https://example.com/files?x";
 * changeSegments(uri, [...segments(uri), "50% off/day"]); // => "https://example.com/files/50%25%20off%2Fday?x"
 */
export function changeSegments(uri: string, list: readonly string[]): string {
  assertReference(uri);
  return changedSegments(uri, list);
}
