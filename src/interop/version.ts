/**
 * The version of the package, for formats that name it.
 *
 * @module
 */

/** The `version` of package.json, which a module cannot read where there is no Node: a test compares them. */
export const VERSION = "0.1.0";
