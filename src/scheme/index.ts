/**
 * All schemes that the package has.
 *
 * @module
 */
import { http, https } from "./http.js";
import { schemeMap, type AnyScheme, type SchemeMap } from "./scheme.js";

/** One line for each file, in the order of their names. */
const all: readonly AnyScheme[] = [...[http, https]];

/** All schemes: RFC 3986's by name, those of another standard as `<standard>/<name>`. */
export const schemes: SchemeMap = schemeMap(all);
