// Schemes with only a registration: the generic syntax of RFC 3986 applies to all of them.
import { registered } from "../../../src/schemes/registered.js";
import type { SchemeTable, SchemeTables } from "../../schemes/table.js";

/** Makes the table of a scheme, because the same strings are valid for all of them. */
function tableOf(name: string): SchemeTable {
  const at = name.length + 1;
  return {
    valid: [`${name}:`, `${name}:a`, `${name}:/`, `${name}:/a/b`, `${name}://h`, `${name}://u@h:1/a`].concat([
      `${name}:a?b`,
      `${name}:a#b`,
      `${name}:%20`,
      `${name.toUpperCase()}:a:b@c`,
    ]),
    invalid: [
      [`${name}:a`, "scheme/registered", 0, at - 1, { severity: "info" }],
      [`${name}:a b`, "rfc3986/space", at + 1, at + 2],
      [`${name}:%2`, "rfc3986/truncated", at, at + 2],
      [`${name}:[`, "rfc3986/bracket", at, at + 1],
      [`${name}:a<b`, "rfc3986/delimiter", at + 1, at + 2],
      [`${name}:é`, "rfc3986/non-ascii", at, at + 1],
      [`${name}:a#b#c`, "rfc3986/second-hash", at + 3, at + 4],
      [`${name}://h:x/`, "rfc3986/port", at + 4, at + 5],
    ],
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
