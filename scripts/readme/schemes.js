// Generates SCHEMES.md: a line for each scheme. The site has a page for each scheme (scripts/site/schemes.js).
import { readFileSync } from "node:fs";
import prettier from "prettier";
import { CURRENT } from "../../dist/inner.js";
import { PACKAGE, schemePlaces } from "../entries.js";
import { fenced, plain, table } from "./markdown.js";

/** @typedef {import("../../src/schemes/index.js").AnyScheme} AnyScheme */
/** @typedef {{ readonly schemes: import("../../src/schemes/index.js").SchemeMap } & Pick<typeof import("../../src/schemes/index.js"), "registry"> & typeof import("../../src/schemes/mechanism/rules.js")} SchemeProgram */

/**
 * @param {SchemeProgram} program the built modules of the schemes
 * @returns {Promise<string>} the page
 */
export async function schemesPage(program) {
  const { schemes, registry } = program;
  const places = await schemePlaces();
  const unknown = [...registry.keys()].filter((name) => !schemes.has(name)).length;
  const text = [
    "# The schemes",
    "",
    "`validate` of `uri-grammar/schemes` knows the rules of these schemes. [The guide](src/schemes/README.md) shows how to use them.",
    "",
    "- `npx uri-grammar scheme NAME` prints everything that the package knows about a scheme: its grammar, its requirements, its normal form and examples.",
    "- The documentation site has a page for each scheme. `npm run site` builds it.",
    "- A scheme is **imported** by its name. The module can have other schemes of the same document, too. The export is a list, if the package knows only the registration.",
    "- The **grammar** is the grammar of the document, rule by rule. The number counts the rules that the document adds to those of RFC 3986. Some schemes also allow URIs that RFC 3986 does not allow.",
    `- ${String(unknown)} more schemes are registered, but their rules are unknown here. \`validate\` checks their URIs by the generic syntax, and says that they are registered. \`registry\` has all registered schemes. The **status** "not listed" means that a scheme is not in IANA's list of ${program.registry.date}.`,
    "",
    "`npm run readme` writes this page. A test fails if it is out of date.",
    "",
    ...indexOf(program, {
      name: ({ name }) => `\`${name}\``,
      grammar: (_, kind) => kind,
      imported({ name }) {
        const place = places.get(name);
        return place ? `\`import { ${place.exported} } from "${PACKAGE}/schemes/${name}"\`` : "";
      },
    }),
  ].join("\n");
  return prettier.format(text, { ...(await prettier.resolveConfig("SCHEMES.md")), parser: "markdown" });
}

/** @param {Pick<SchemeProgram, "schemes">} program @returns the schemes by their names: those of the current standard, and the others */
export function inOrder({ schemes }) {
  const all = [...schemes.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { current: all.filter(isCurrent), earlier: all.filter((scheme) => !isCurrent(scheme)) };
}

/**
 * @typedef {object} Cells
 * @property {(scheme: AnyScheme) => string} name writes the name of a scheme
 * @property {(scheme: AnyScheme, kind: string) => string} grammar writes the kind of its grammar
 * @property {(scheme: AnyScheme) => string} [imported] writes the import of a scheme of the current standard
 */

/**
 * @param {Pick<SchemeProgram, "schemes" | "rulesOf">} program
 * @param {Cells} cells
 * @returns {string[]} the lines of a table for each standard
 */
export function indexOf(program, cells) {
  const { current, earlier } = inOrder(program);
  /** @param {AnyScheme[]} list @param {Cells["imported"]} [imported] */
  const index = (list, imported) =>
    table(
      ["scheme", ...(imported ? ["import"] : []), "title of the document", "status", "document", "grammar"],
      list.map((scheme) => [
        cells.name(scheme),
        ...(imported ? [imported(scheme)] : []),
        plain(scheme.specification.title),
        statusOf(scheme),
        citation(scheme),
        cells.grammar(scheme, kindOf(scheme, program)),
      ]),
    );
  return [
    index(current, cells.imported),
    ...byStandard(earlier).flatMap(([standard, schemes]) => [
      "",
      `The schemes of ${nameOf(schemes)} as that document defines them, known if \`standard\` is \`${standard}\`. \`uri-grammar/schemes/${standard}\` exports them:`,
      "",
      index(schemes),
    ]),
  ];
}

/**
 * @param {AnyScheme} scheme
 * @param {Pick<SchemeProgram, "schemes" | "rulesOf">} program
 * @returns {string} the kind of its grammar
 */
function kindOf(scheme, { schemes, rulesOf }) {
  const { length } = rulesOf(scheme, schemes.values());
  if (length === 0) return scheme.specification.isRegistration === true ? "the generic syntax" : "a function";
  const rules = length === 1 ? "1 rule" : `${String(length)} rules`;
  return isCurrent(scheme) && !scheme.grammar.isWithinURI ? `${rules}, beyond RFC 3986` : rules;
}

/** @param {AnyScheme} scheme */
export const isCurrent = ({ standard }) => standard === CURRENT;

/** @param {AnyScheme[]} schemes @returns {[standard: string, schemes: AnyScheme[]][]} */
const byStandard = (schemes) =>
  [...new Set(schemes.map(({ standard }) => standard))].map((id) => [
    id,
    schemes.filter(({ standard }) => standard === id),
  ]);

/** @param {AnyScheme[]} schemes the schemes of one document */
const nameOf = ([scheme]) => String(scheme?.specification.name);

/** @param {AnyScheme} scheme */
export const titleOf = (scheme) => (isCurrent(scheme) ? scheme.name : `${scheme.name} (${scheme.specification.name})`);

/** @param {AnyScheme} scheme @returns {string} a link to the section that defines it */
export const citation = ({ specification, section: number, url }) =>
  `[${specification.name} section ${number}](${url})`;

/** @param {AnyScheme} scheme */
export const statusOf = ({ status }) => status ?? "not listed";

/** @returns {string} the header of a grammar file, as a block of code: the example of CONTRIBUTING.md */
export function exampleHeader() {
  const text = readFileSync(new URL("../../grammar/scheme/coap.peggy", import.meta.url), "utf8");
  return fenced("peggy", text.slice(0, text.indexOf("\n\n")));
}
