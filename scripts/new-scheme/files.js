// The files of a new scheme. Its syntax is a placeholder: one part of letters, digits and some punctuation.
import { exportOf } from "../build/facts.js";

/** Words of JavaScript that cannot name a constant. */
const RESERVED = new Set(
  "await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);

/**
 * The names of a scheme.
 *
 * @param {string} name of the scheme
 * @returns the name of its files, and of its constant
 * @throws {Error} if it cannot be a scheme, or if JavaScript has another meaning for it
 */
export function namesOf(name) {
  if (!/^[a-z][a-z0-9]*(?:[+.-][a-z0-9]+)*$/.test(name)) {
    throw new Error(
      "The name of a scheme begins with a letter. Then it has letters, digits, '+', '-' and '.', in lower case.",
    );
  }
  const constant = exportOf(name);
  if (RESERVED.has(constant)) throw new Error("JavaScript has another meaning for this name. Write the files by hand.");
  return { file: name.replace(/[+.]/g, "-"), constant };
}

/**
 * @param {string} name of the scheme
 * @returns {Record<string, string>} the texts of the files, by their paths
 */
export function filesOf(name) {
  const { file } = namesOf(name);
  const rule = `${file}-URI`;
  return {
    [`grammar/scheme/${file}.peggy`]: `\
// PLACEHOLDER-1, Title of the document, section 1. If it is an RFC, write "// RFC <number>, <title> (<month> <year>)".
//
// Document: PLACEHOLDER-1, Title of the document, https://example.com/
//
// | scheme | rule | section | example |
// | ${name} | ${rule} | 1 | ${name}:a |
//
// The placeholder has no path, so "." and ".." are ordinary names.
// Without: dot-segments
// From rfc3986: unreserved, pct-encoded

// §1 PLACEHOLDER: the title of the section
//
//     ${rule} = "${name}:" name
//
// Words: a URI of ${name}. After '${name}:', it has a name.
${rule.replace(/-/g, "_")} = scheme:$"${name}"i ":" name:name

// §1 PLACEHOLDER: the title of the section
//
//     name = 1*( unreserved / pct-encoded )
//
// Words: the name. A name has letters, digits, '-', '.', '_' and '~'.
name = $(unreserved / pct_encoded)+
`,
    [`test/tables/scheme/${file}.ts`]: `\
// PLACEHOLDER-1, section 1.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  "${name}": {
    valid: [
      "${name}:a",
      "${name}:A",
      "${name}:1",
      "${name}:a.b",
      "${name}:a-b_c~d",
      "${name}:%C3%A9",
      "${name.toUpperCase()}:a",
      "${name}:a#fragment",
    ],
    invalid: [
      "${name}:",
      "${name}:a/b",
      "${name}:a:b",
      "${name}:a?b",
      "${name}:a@b",
      "${name}:a b",
      "${name}:a%",
      "${name}:a!",
    ],
    examples: [],
    normal: [["${name.toUpperCase()}:%41", "${name}:A"]],
    equivalent: [["${name}:%61", "${name}:a"]],
    different: [["${name}:a", "${name}:A"]],
  },
};
`,
    [`test/tables/trees/scheme/${file}.txt`]: `\
${rule}: "${name}:a%41"
  ${rule}(scheme=scheme"${name}", name=name"a%41")
`,
  };
}
