// Schemes with only a registration: the generic syntax of RFC 3986 applies to all of them.
import { registered } from "../../../src/schemes/registered.js";
import type { SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes the table of a scheme, because the same strings are valid for all of them. */
function tableOf(name: string): SchemeTable {
  return {
    valid: [`${name}:`, `${name}:a`, `${name}:/`, `${name}:/a/b`, `${name}://h`, `${name}://u@h:1/a`].concat([
      `${name}:a?b`,
      `${name}:a#b`,
      `${name}:%20`,
      `${name.toUpperCase()}:a:b@c`,
    ]),
    invalid: [`${name}:a b`, `${name}:%2`, `${name}:[`, `${name}:a<b`, `${name}:é`, `${name}:a#b#c`, `${name}://h:x/`],
    advised: [`${name}:a`],
    examples: [],
    normal: [[`${name.toUpperCase()}:%7ea/./b/../c`, `${name}:~a/c`]],
    equivalent: [[`${name}://h`, `${name.toUpperCase()}://H`]],
    different: [
      [`${name}:a`, `${name}:A`],
      [`${name}:a`, `${name}:a?`],
    ],
    fixed: [[`${name}:a b`, `${name}:a%20b`]],
  };
}

export const tables: SchemeTables = Object.fromEntries(registered.map(({ name }) => [name, tableOf(name)]));
