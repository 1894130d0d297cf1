// Generates SCHEMES.md: the facts about each scheme.
import prettier from "prettier";
import { headingOf } from "../../dist/core/abnf.js";
import { CURRENT } from "../../dist/standards/current.js";
import { plain, table } from "./markdown.js";

/** @typedef {import("../../src/schemes/index.js").AnyScheme} AnyScheme */
/** @typedef {AnyScheme["requirements"][number]} AnyCheck */
/** @typedef {Pick<typeof import("../../src/schemes/index.js"), "schemes"> & typeof import("../../src/schemes/mechanism/rules.js")} SchemeProgram */

const HEAD = `# The schemes and their rules

This page lists everything that \`validate\` of \`uri-grammar/schemes\` knows about each scheme. On the command line,
\`uri-grammar scheme NAME\` prints the same. [The guide](src/schemes/README.md) shows how to use it.

- The **grammar** is the grammar of the document, in its own notation. Rules from RFC 3986 are not repeated. The grammars of
  RFC 1738 do not repeat the rules that all its schemes share. If the grammar refuses a URI, this is an error.
  [The guide](src/schemes/README.md#codes) lists the codes, which are the same for all schemes.
- **Requirements** apply to URIs that the grammar accepts. If the document says MUST, a violation is an error. If it says
  SHOULD, a violation is a warning. Advice is an info. Rules for producers apply in the profile \`mint\`. Rules for consumers
  apply in the profile \`consume\`, which is the default. Rules for everybody apply in both.
- URIs of every scheme also get advice on security. URIs of other schemes are checked by the generic syntax.

\`npm run readme\` writes this page. A test fails if it is out of date.
`;

/**
 * @param {SchemeProgram} program the built modules of the schemes
 * @returns {Promise<string>} the page
 */
export async function schemesPage(program) {
  const { current, earlier } = inOrder(program);
  const text = [
    HEAD,
    "## The schemes\n",
    indexOf(program),
    ...[...current, ...earlier].map((scheme) => `\n## ${titleOf(scheme)}\n\n${factsOf(scheme, program)}`),
  ].join("\n");
  return prettier.format(text, { parser: "markdown", printWidth: 120 });
}

/** @param {Pick<SchemeProgram, "schemes">} program @returns the schemes by their names: those of the current standard, and the others */
export function inOrder({ schemes }) {
  const all = [...schemes.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { current: all.filter(isCurrent), earlier: all.filter((scheme) => !isCurrent(scheme)) };
}

/**
 * @param {Pick<SchemeProgram, "schemes">} program
 * @param {(scheme: AnyScheme) => string} [addressOf] returns the target of the link of a scheme
 * @returns {string} a table for each standard
 */
export function indexOf(program, addressOf = (scheme) => `#${anchorOf(titleOf(scheme))}`) {
  const { current, earlier } = inOrder(program);
  return [
    index(current, addressOf),
    ...byStandard(earlier).flatMap(([standard, schemes]) => [
      `\nThe schemes of ${nameOf(schemes)} as that document defines them, known if \`standard\` is \`${standard}\`:\n`,
      index(schemes, addressOf),
    ]),
  ].join("\n");
}

/**
 * @param {AnyScheme[]} list
 * @param {(scheme: AnyScheme) => string} addressOf
 */
const index = (list, addressOf) =>
  table(
    ["scheme", "specification", "status", "default port", "requirements"],
    list.map((scheme) => [
      `[${scheme.name}](${addressOf(scheme)})`,
      citation(scheme),
      statusOf(scheme),
      scheme.defaultPort ?? "",
      String(scheme.requirements.length),
    ]),
  );

/**
 * @param {AnyScheme} scheme
 * @param {SchemeProgram} program
 * @param {(code: string) => string} [shown] writes the code of a diagnostic
 * @returns {string} the facts about the scheme, without a heading
 */
export function factsOf(scheme, { schemes, rulesOf }, shown = (code) => `\`${code}\``) {
  const { name, specification, defaultPort, requirements, examples } = scheme;
  const rules = rulesOf(scheme, schemes.values());
  /** @param {AnyCheck} check */
  const where = (check) => `[${check.section}](${specification.url(check.section)})`;
  /** @param {AnyCheck} check */
  const code = (check) => shown(`${name}/${check.code}`);
  return [
    `- Specification: ${citation(scheme)}, ${plain(specification.title)}`,
    `- Status: ${statusOf(scheme)}`,
    `- Default port: ${defaultPort ?? "none"}`,
    `- Normal form: ${normalForm(scheme)}`,
    ...(scheme.exempt.length > 0 ? [`- Advice on security that is not given: ${[...scheme.exempt].join(", ")}`] : []),
    "",
    ...(rules.length > 0 ? [fenced(isCurrent(scheme) ? "abnf" : "text", grammar(rules)), ""] : []),
    ...(requirements.length > 0
      ? [
          table(
            ["requirement", "level", "binds", "section", "rule"],
            requirements.map((check) => [
              code(check),
              check.level ?? "MUST",
              check.binds ?? "everybody",
              where(check),
              plain(check.summary),
            ]),
          ),
        ]
      : []),
    "",
    ...(examples.length > 0 ? ["Examples:\n", fenced("text", examples)] : []),
  ].join("\n");
}

/** @param {AnyScheme} scheme */
function normalForm({ standard, without, hasNormalForm, hasEquivalence }) {
  const base = `that of \`${standard}\``;
  const left = without.length > 0 ? ` without ${[...without].map((step) => `\`${step}\``).join(", ")}` : "";
  const own = hasNormalForm ? ", plus the steps of the document" : "";
  const more = hasEquivalence ? "; a comparison treats more URIs as equivalent" : "";
  return base + left + own + more;
}

/** @param {ReturnType<SchemeProgram["rulesOf"]>} rules */
function grammar(rules) {
  let under = "";
  return rules.flatMap((rule) => {
    const heading = `; ${headingOf(rule)}`;
    const lines = heading === under ? [] : [...(under === "" ? [] : [""]), heading];
    under = heading;
    return [...lines, rule.definition];
  });
}

/** @param {string} language @param {readonly string[]} lines */
const fenced = (language, lines) => ["```" + language, ...lines, "```"].join("\n");

/** @param {AnyScheme} scheme */
const isCurrent = ({ standard }) => standard === CURRENT;

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

/**
 * @param {string} heading
 * @returns {string} the anchor that GitHub generates for it
 */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");

/** @param {AnyScheme} scheme */
const citation = ({ specification, section: number, url }) => `[${specification.name} section ${number}](${url})`;

/** @param {AnyScheme} scheme */
const statusOf = ({ status }) => status ?? "not registered";
