// The files of a new scheme. Its syntax is a placeholder: one part of letters, digits and some punctuation.
import { readRegistry } from "../build/registry.js";

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
 * @returns the name of its files, of its constant, and of the type of its trees
 * @throws {Error} if it cannot be a scheme, or if JavaScript has another meaning for it
 */
export function namesOf(name) {
  if (!/^[a-z][a-z0-9]*(?:[+.-][a-z0-9]+)*$/.test(name)) {
    throw new Error(
      "The name of a scheme begins with a letter. Then it has letters, digits, '+', '-' and '.', in lower case.",
    );
  }
  const constant = name.replace(/[+.-]([a-z0-9])/g, (_, first) => String(first).toUpperCase());
  if (RESERVED.has(constant)) throw new Error("JavaScript has another meaning for this name. Write the files by hand.");
  const type = `${constant.charAt(0).toUpperCase()}${constant.slice(1)}URI`;
  return { file: name.replace(/[+.]/g, "-"), constant, type };
}

/**
 * @param {string} name of the scheme
 * @param {string} registry the text of grammar/registry.csv
 * @returns {Record<string, string>} the texts of the files, by their paths
 */
export function filesOf(name, registry) {
  const { file, constant, type } = namesOf(name);
  const rule = `${file}-URI`;
  const found = Object.entries(readRegistry(registry, "grammar/registry.csv").registered).find(([, lines]) =>
    lines.split("\n").some((line) => line === name || line.startsWith(`${name} `)),
  );
  const status = found ? JSON.stringify(found[0]) : "null";
  return {
    [`grammar/scheme/${file}.peggy`]: `\
// PLACEHOLDER-1, Title of the document, section 1. If it is an RFC, write "// RFC <number>, <title> (<month> <year>)".
//
// Scheme ${name}: ${rule}
// From rfc3986: unreserved, pct-encoded

// §1 PLACEHOLDER: the title of the section
//
//     ${rule} = "${name}:" name
${rule.replace(/-/g, "_")} = scheme:$"${name}"i ":" name:name

// §1 PLACEHOLDER: the title of the section
//
//     name = 1*( unreserved / pct-encoded )
name = $(unreserved / pct_encoded)+
`,
    [`src/schemes/${file}.ts`]: `\
/**
 * The scheme \`${name}\` (PLACEHOLDER-1).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/${file}.js";
import type { ${type} } from "../../generated/scheme/${file}.tree.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";

export type * from "../../generated/scheme/${file}.tree.js";

/**
 * The scheme \`${name}\`.
 *
 * @example
 * import { ${constant} } from "uri-grammar/schemes/${file}";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([${constant}]);
 * validate("${name}:a").ok; // => true
 */
export const ${constant}: Scheme<${type}> = defineScheme<${type}>({
  name: "${name}",
  // An RFC is rfc(number, title), and a draft is draft(name, title).
  specification: page("PLACEHOLDER-1", "Title of the document", "https://example.com/"),
  section: "1",
  status: ${status},
  grammar,
  examples: ["${name}:a"],
  words: {
    "${rule}": ["a URI of ${name}", "After '${name}:', it has a name."],
    name: ["the name", "A name has letters, digits, '-', '.', '_' and '~'."],
  },
  // The placeholder has no path, so "." and ".." are ordinary names.
  without: ["dot-segments"],
});
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
