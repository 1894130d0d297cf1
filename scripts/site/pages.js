// Generates pages of the site from the program, as Markdown: schemes, codes, the comparison, and files.
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { citation, CURRENT, keyOf } from "../../dist/inner.js";
import { entries, moduleFor } from "../entries.js";
import { MOST_SHOWN, shown } from "../readme/faults.js";
import { fenced, plain, table } from "../readme/markdown.js";
import { indexOf, inOrder, titleOf } from "../readme/schemes.js";
import { EXACT } from "./advice.js";
import { ANY_SCHEME, codesOf, diagnosticsOf } from "./codes.js";
import { comparisonOf, factsOf, grammarOf, requirementsOf, treeOf } from "./schemes.js";
import { valuesOf, valuesOfSchemes } from "./values.js";

/** @typedef {import("../../src/core/diagnostic.js").Diagnostic} Diagnostic */
/** @typedef {import("../../src/schemes/index.js").AnyScheme} AnyScheme */
/** @typedef {import("../readme/program.js").Program} Program */
/** @typedef {import("./codes.js").Code} Code */
/** @typedef {import("./codes.js").Example} Example */

/**
 * @typedef {object} Page
 * @property {string} address on the site, without the extension
 * @property {string} title
 * @property {string} text Markdown
 * @property {string[]} [children] the addresses of pages that belong to it
 * @property {string} [stands] the file of the repository that the page represents, from the root: links to the file lead here
 */

/** The beginning of links to the playground. The fragment of its address follows. */
export const PLAYGROUND = "playground:";

/** The playground does not create longer links, either. In UTF-16 code units. */
const LONGEST_LINK = 2000;

/** @param {string} path from the root of the repository */
const read = (path) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** @param {string} code @returns {string} the address of its page, which is stable because the code is */
export const addressOfCode = (code) => `codes/${code.replace(ANY_SCHEME, "any-scheme")}`;

/** @param {AnyScheme} scheme */
const addressOfScheme = ({ name, standard }) => `schemes/${keyOf(name, standard)}`;

/**
 * @param {string} text
 * @param {string} from the address of the page that contains the link
 * @param {string} to the address of another page
 */
const link = (text, from, to) => `[${text}](${posix.relative(posix.dirname(from), to)}.md)`;

/** @param {string} code @returns {string} as Markdown */
const shownCode = (code) => `\`${code}\``;

/** @param {unknown} value @returns {string} a JavaScript literal in ASCII */
const literal = (value) =>
  JSON.stringify(value).replace(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The types of values are those of the current standard. */
const VALUES = valuesOfSchemes();

/** The names of the severities. */
const LEVELS = { error: "error", warning: "warning", info: "info: the URI is valid" };

/**
 * @param {Program} program
 * @param {import("./tables.js").SchemeTables} tables
 * @param {readonly string[]} sources files of the repository that links lead to
 * @returns {Promise<Page[]>} all pages
 */
export async function makePages(program, tables, sources) {
  const codes = codesOf(program, tables);
  const exact = await Promise.all(Object.keys(EXACT).map(exactPage));
  const ofCodes = [...codes.map((code) => codePage(code, program)), ...exact];
  return [
    ...schemePages(program, codes, tables),
    codesIndex(ofCodes, codes),
    ...ofCodes,
    comparisonPage(),
    ...sources.map(sourcePage),
  ];
}

/**
 * @param {Program} program
 * @param {Code[]} codes
 * @param {import("./tables.js").SchemeTables} tables
 * @returns {Page[]} the list of the schemes, and a page for each scheme
 */
function schemePages(program, codes, tables) {
  const { current, earlier } = inOrder(program);
  const pages = [...current, ...earlier].map((scheme) => schemePage(scheme, program, codes, tables));
  const text = [
    "# Schemes",
    "",
    "`validate` of `uri-grammar/schemes` knows these schemes. Each has a page with its grammar, its trees, its requirements and its normal form. [The guide](../../src/schemes/README.md) shows how to use them. Other registered schemes are checked by the generic syntax.",
    "",
    ...indexOf(program, {
      name: (scheme) => `[${scheme.name}](${addressOfScheme(scheme)}.md)`,
      grammar: (_, kind) => kind,
    }),
  ].join("\n");
  const children = pages.map(({ address }) => address);
  return [{ address: "schemes", title: "Schemes", text, children, stands: "SCHEMES.md" }, ...pages];
}

/**
 * @param {AnyScheme} scheme
 * @param {Program} program
 * @param {Code[]} codes
 * @param {import("./tables.js").SchemeTables} tables
 * @returns {Page}
 */
function schemePage(scheme, program, codes, tables) {
  const address = addressOfScheme(scheme);
  const { name, standard, examples } = scheme;
  const option = standard === CURRENT ? {} : { standard };
  const pairs = /** @type {import("./tables.js").SchemeTables[string]} */ (tables[keyOf(name, standard)]);
  const refusals = codes.flatMap(({ code, examples: all }) => {
    const own = code.startsWith(ANY_SCHEME)
      ? all.find((each) => each.standard === standard && each.diagnostic.code.startsWith(`${name}/`))
      : undefined;
    return own ? [{ page: link(shownCode(own.diagnostic.code), address, addressOfCode(code)), own }] : [];
  });
  const [example = `${name}:`] = examples;
  const text = [
    `# ${titleOf(scheme)}`,
    "",
    `\`validate\` of \`uri-grammar/schemes\` checks \`${name}\` URIs by these rules.`,
    "",
    ...factsOf(scheme),
    ...grammarOf(scheme, program),
    ...treeOf(scheme, examples[0]),
    ...valuesOf(scheme, standard === CURRENT ? VALUES.get(name) : undefined),
    ...requirementsOf(scheme, (code) => link(shownCode(code), address, addressOfCode(code))),
    ...(refusals.length > 0
      ? [
          "## Errors of the grammar",
          "",
          "If the grammar refuses a URI, this is an error. Examples:",
          "",
          table(
            ["code", "example", "message"],
            refusals.map(({ page, own: { text: uri, diagnostic } }) => [page, inline(uri), plain(diagnostic.message)]),
          ),
          "",
        ]
      : []),
    ...(examples.length > 0 ? ["## Examples", "", fenced("text", examples.join("\n")), ""] : []),
    ...comparisonOf(scheme, pairs, inline),
    "## In code",
    "",
    fenced(
      "js",
      [
        'import { validate } from "uri-grammar/schemes";',
        "",
        `validate(${[literal(example), ...optionsOf(option)].join(", ")}).ok; // => ${String(program.validate(example, option).ok)}`,
      ].join("\n"),
    ),
    "",
    playgroundLink(example, standard),
  ].join("\n");
  return { address, title: titleOf(scheme), text };
}

/** @param {string} text @returns {string} as code in a table */
function inline(text) {
  const quotes = text.includes("`") ? "``" : "`";
  return `${quotes}${literal(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("|", "\\|")}${quotes}`;
}

/** @param {object} options @returns {string[]} the argument, if an option is given */
const optionsOf = (options) => {
  const fields = Object.entries(options).map(([name, value]) => `${name}: ${literal(value)}`);
  return fields.length > 0 ? [`{ ${fields.join(", ")} }`] : [];
};

/**
 * @param {string} text
 * @param {string} standard
 * @returns {string} a link, if the playground's address can contain the text
 */
function playgroundLink(text, standard) {
  if (/\p{Surrogate}/u.test(text) || text.length > LONGEST_LINK) return "";
  const encoded = encodeURIComponent(text.replaceAll("~", "~~")).replace(/[()'!*]/g, (each) => `%${hex(each)}`);
  return `[Open it in the playground](${PLAYGROUND}#u=${encoded}${standard === CURRENT ? "" : `&s=${standard}`})`;
}

/** @param {string} character */
const hex = (character) => character.charCodeAt(0).toString(16).toUpperCase();

/**
 * @param {Code} code
 * @param {Program} program
 * @returns {Page}
 */
function codePage(code, program) {
  const isShared = code.code.startsWith(ANY_SCHEME);
  const text = [`# ${plain(code.code)}`, "", ...(isShared ? sharedPage(code, program) : ownPage(code, program))].join(
    "\n",
  );
  return { address: addressOfCode(code.code), title: code.code, text };
}

/** @param {Code} code @param {Program} program */
function ownPage({ code, examples, advice, demands, also }, program) {
  const address = addressOfCode(code);
  const [first] = /** @type {[Example]} */ (examples);
  const { severity } = first.diagnostic;
  return [
    plain(demands[0]?.requirement.summary ?? first.diagnostic.message),
    "",
    `- Severity: ${LEVELS[severity]}`,
    ...demands.map(({ scheme, requirement }) => demandOf(scheme, requirement, address)),
    ...(demands.length === 0 ? [`- Rule: \`${first.diagnostic.rule}\`, ${sectionOf(first)}`] : []),
    ...(also.length > 0 ? [`- The same fault in other standards: ${also.map(shownCode).join(", ")}`] : []),
    "",
    ...examples.flatMap((example, index) => [
      examples.length === 1 || index === 0
        ? "## An example"
        : `## An example in ${program.standards[example.standard].name}`,
      "",
      ...shownExample(example, program),
    ]),
    "## Why is this reported?",
    "",
    ...(advice ? [advice.why, ""] : []),
    ...demands.map(({ scheme, requirement }) => {
      const { section, level = "MUST", summary } = requirement;
      const url = scheme.specification.url(section);
      const verb = { MUST: "demands this", SHOULD: "recommends this", advice: "advises this" }[level];
      return `[${plain(citation({ section, url }))}](${url}) ${verb}: “${plain(summary)}”\n`;
    }),
    ...couldStand(first),
    "## How do I fix it?",
    "",
    ...(advice ? [advice.fix, ""] : []),
    ...repairOf(first, program, demands[0]?.requirement.summary),
    ...(first.text.length > MOST_SHOWN * 3 ? [] : ["## In code", "", inCode(first, program), ""]),
  ];
}

/**
 * @param {AnyScheme} scheme
 * @param {AnyScheme["requirements"][number]} requirement
 * @param {string} address
 */
function demandOf(scheme, requirement, address) {
  const { level = "MUST", section, rule } = requirement;
  const url = scheme.specification.url(section);
  const where = `[${plain(citation({ section, url }))}](${url})`;
  return `- Scheme: ${link(titleOf(scheme), address, addressOfScheme(scheme))}. Level: ${level}. Binds: ${requirement.binds ?? "everybody"}. Rule: \`${rule}\`, ${where}`;
}

/** @param {Example} example */
const sectionOf = ({ diagnostic }) => `[${plain(citation(diagnostic))}](${diagnostic.url})`;

/** @param {Example} example @param {Program} program */
function shownExample({ text, diagnostic, standard, by, options }, { codeFrame }) {
  const given = options["rule"] === undefined ? [] : [`With the rule \`${options["rule"]}\`:`, ""];
  const frame = text === "" ? "(the empty string)\n^" : codeFrame(text, diagnostic);
  if (text.length > MOST_SHOWN * 3) given.push(`${shown(text)}:`, "");
  // The playground reads URIs only.
  const open = by === "diagnoseTemplate" ? "" : playgroundLink(text, standard);
  return [...given, fenced("text", frame), "", plain(diagnostic.message), "", open, ""];
}

/** @param {Example} example @returns {string[]} the characters that are allowed at the place, if a grammar knows them */
function couldStand({ diagnostic: { index, expected, found } }) {
  if (expected === undefined || index === undefined) return [""];
  const shown = expected.slice(0, 12).map(inline).join(", ") + (expected.length > 12 ? ", and more" : "");
  const there = found === "end of input" ? "The string ends" : `It contains ${inline(String(found))}`;
  return [`${there} at offset ${String(index)}. The grammar allows there: ${shown}.`, ""];
}

/**
 * @param {Example} example
 * @param {Program} program
 * @param {string} [demand]
 */
function repairOf({ text, by, diagnostic: { repair } }, { applyRepair }, demand) {
  if (repair === undefined) {
    const meant = demand === undefined ? "" : ` The requirement is: “${plain(demand)}”`;
    return [`The package does not repair this fault, because only the author knows the intention.${meant}`, ""];
  }
  const { message, certain } = repair;
  const name = by === "diagnoseTemplate" ? "repairTemplate" : "repair";
  const how = certain
    ? `\`${name}\` does this, even with the option \`certain: true\`: ${plain(message)}`
    : `\`${name}\` makes a guess: ${plain(message)} Check the result before you use it.`;
  const repaired = applyRepair(text, repair);
  return [
    how,
    "",
    ...(repaired === "" || repaired.length > MOST_SHOWN * 3 ? [] : [fenced("text", visible(repaired)), ""]),
  ];
}

/** @param {string} text @returns {string} the text with JavaScript escapes for invisible characters */
const visible = (text) => literal(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("\\\\", "\\");

/** @param {Example} example @param {Program} program */
function inCode(example, program) {
  const { text, standard, by, options } = example;
  const values = literal(diagnosticsOf(example, program).map(({ code }) => code)).replaceAll(",", ", ");
  if (by === "validate") {
    const given = standard === CURRENT ? options : { ...options, standard };
    const call = `validate(${[literal(text), ...optionsOf(given)].join(", ")}).diagnostics`;
    return fenced(
      "js",
      `import { validate } from "uri-grammar/schemes";\n\n${call}.map(({ code }) => code); // => ${values}`,
    );
  }
  if (by === "diagnoseTemplate") {
    return fenced(
      "js",
      `import { diagnoseTemplate } from "uri-grammar/template/explain";\n\ndiagnoseTemplate(${literal(text)}).map(({ code }) => code); // => ${values}`,
    );
  }
  const call = `diagnose(${[literal(text), ...optionsOf(options)].join(", ")})`;
  const [from, name] = standard === CURRENT ? ["uri-grammar", "diagnose"] : ["uri-grammar/standards", "standards"];
  const object =
    standard === CURRENT ? "" : /^\w+$/.test(standard) ? `standards.${standard}.` : `standards["${standard}"].`;
  return fenced(
    "js",
    `import { ${name} } from "${from}";\n\n${object}${call}.map(({ code }) => code); // => ${values}`,
  );
}

/** @param {Code} code @param {Program} program @returns {string[]} the page of a code that many schemes share */
function sharedPage({ code, examples, advice }, program) {
  const address = addressOfCode(code);
  return [
    "The code begins with the name of the scheme.",
    "",
    "## Why is this reported?",
    "",
    advice?.why ?? "",
    "",
    "## How do I fix it?",
    "",
    advice?.fix ?? "",
    "",
    ...examples.flatMap((example) => {
      const { diagnostic, standard } = example;
      const scheme = schemeOf(example, program);
      return [
        `## ${diagnostic.code}${standard === CURRENT ? "" : ` (${program.standards[standard].name})`}`,
        "",
        ...shownExample(example, program),
        `Scheme: ${link(titleOf(scheme), address, addressOfScheme(scheme))}. Rule: \`${diagnostic.rule}\`, ${sectionOf(example)}.`,
        "",
        ...repairOf(example, program),
      ];
    }),
  ];
}

/** @param {Example} example @param {Program} program */
function schemeOf({ diagnostic: { code }, standard }, { schemes }) {
  const name = code.split("/")[0] ?? "";
  return /** @type {AnyScheme} */ (schemes.get(keyOf(name, standard)));
}

/**
 * @param {string} code
 * @returns {Promise<Page>} the page of a code with a snippet
 * @throws {Error} if the snippet does not lead to the code
 */
async function exactPage(code) {
  const { snippet, why, fix } = /** @type {(typeof EXACT)[string]} */ (EXACT[code]);
  const diagnostic = await foundBy(snippet);
  if (diagnostic?.code !== code) throw new Error(`the snippet of ${code} does not lead to it`);
  const text = [
    `# ${code}`,
    "",
    plain(diagnostic.message),
    "",
    `- Severity: ${LEVELS[diagnostic.severity]}`,
    `- Rule: \`${diagnostic.rule}\`, [${plain(citation(diagnostic))}](${diagnostic.url})`,
    "",
    "## An example",
    "",
    fenced("js", snippet),
    "",
    "## Why is this reported?",
    "",
    why,
    "",
    "## How do I fix it?",
    "",
    fix,
    "",
  ].join("\n");
  return { address: addressOfCode(code), title: code, text };
}

/** @param {string} snippet @returns {Promise<Diagnostic | undefined>} what it throws, or the first item of its last value */
async function foundBy(snippet) {
  let source = snippet.replace(/.+$/, "export default $&");
  for (const { name, source: module } of entries()) {
    const built = new URL(`../../${moduleFor(module)}`, import.meta.url).href;
    source = source.replace(`"${name}"`, `"${built}"`);
  }
  try {
    /** @type {unknown} */
    const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    return /** @type {{ default: Diagnostic[] }} */ (module).default[0];
  } catch (error) {
    return /** @type {{ diagnostic?: Diagnostic }} */ (error).diagnostic;
  }
}

/** @param {Page[]} pages @param {Code[]} codes @returns {Page} the list of all codes */
function codesIndex(pages, codes) {
  const address = "codes";
  const messages = new Map(
    codes.map(({ code, examples, demands }) => [
      addressOfCode(code),
      demands[0]?.requirement.summary ?? (code.startsWith(ANY_SCHEME) ? "" : (examples[0]?.diagnostic.message ?? "")),
    ]),
  );
  /** @type {Map<string, Page[]>} */
  const groups = new Map();
  for (const page of pages) {
    const prefix = page.title.split("/")[0] ?? "";
    groups.set(prefix, [...(groups.get(prefix) ?? []), page]);
  }
  const text = [
    "# Diagnostic codes",
    "",
    "Every message of the package has a code. Codes are stable, so programs can use them. Each code has a page that answers two questions: why is this reported, and how do I fix it? [The guide](../../src/explain/README.md) describes all fields of a diagnostic.",
    "",
    ...[...groups].flatMap(([prefix, list]) => [
      `## ${plain(prefix)}`,
      "",
      table(
        ["code", "message or requirement"],
        list.map((page) => [
          link(shownCode(page.title), address, page.address),
          // TypeDoc would overlook links after a single brace.
          plain(messages.get(page.address) ?? "").replace(/[{}]/g, "\\$&"),
        ]),
      ),
      "",
    ]),
  ].join("\n");
  return { address, title: "Diagnostic codes", text, children: pages.map((page) => page.address) };
}

/** @returns {Page} the tables that are generated from the results of the field and of the bench */
function comparisonPage() {
  /** @param {string} path @param {string} name */
  const made = (path, name) => {
    const [, content = ""] = new RegExp(`<!-- made: ${name} -->(.*)<!-- end: ${name} -->`, "s").exec(read(path)) ?? [];
    if (content === "") throw new Error(`${path} has no section ${name}`);
    return content.trim();
  };
  const text = [
    "# Comparison with other libraries",
    "",
    "This page compares how libraries read URIs. Times are multiples of the time of this package. [The bench](../../scripts/bench/README.md) describes how they were measured, and [the field](../../scripts/field/README.md) how answers are judged.",
    "",
    "## In short",
    "",
    made("README.md", "summary"),
    "",
    "`URL` follows another standard, which repairs strings that RFC 3986 refuses.",
    "",
    "## In detail",
    "",
    made("scripts/bench/README.md", "comparison"),
    "",
    "## In all languages",
    "",
    made("scripts/field/README.md", "field"),
    "",
  ].join("\n");
  return { address: "comparison", title: "Comparison", text };
}

/** The languages of files by their extensions. */
const LANGUAGES = new Map([
  [".ts", "ts"],
  [".js", "js"],
]);

/** @param {string} path @returns {Page} the text of a file */
function sourcePage(path) {
  const text = read(path);
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const language = LANGUAGES.get(posix.extname(path)) ?? "text";
  return {
    address: `files/${path}`,
    title: path,
    text: [`# ${plain(path)}`, "", `${fence}${language}`, text.trimEnd(), fence, ""].join("\n"),
    stands: path,
  };
}
