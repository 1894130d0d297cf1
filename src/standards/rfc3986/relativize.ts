/**
 * The way back from resolution by RFC 3986.
 *
 * @module
 */
import { relativizer, type Relativize } from "../../operations/relativize.js";
import { grammar } from "./grammar.js";
import { resolution, toTarget, type ResolveOptions } from "./resolution.js";

/** How the reference will be resolved. */
export type RelativizeOptions = Pick<ResolveOptions, "strict" | "literal">;

/**
 * Finds a short reference that resolves to the target by RFC 3986.
 *
 * @example
 * import { relativize } from "uri-grammar";
 *
 * relativize("http://a/b/g", "http://a/b/c/d;p?q"); // => "../g"
 * relativize("http://b/", "http://a/b/c/d;p?q"); // => "http://b/"
 */
export const relativize: Relativize<RelativizeOptions> = relativizer(grammar, resolution.baseRule, toTarget);
