/**
 * The version of the package, for formats that contain it.
 *
 * @module
 */

/** The `version` of package.json. Outside Node a module cannot read that file, so a test compares the two. */
export const VERSION = "0.1.0";
