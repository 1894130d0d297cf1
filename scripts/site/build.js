// `npm run site`: writes the documentation to generated/site/. A warning of TypeDoc is an error.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Application, normalizePath, OptionDefaults } from "typedoc";
import { entries, typedSource } from "../entries.js";
import { makePage } from "../playground/page.js";
import { program } from "../readme/program.js";
import { findDocuments, REPLACED } from "./documents.js";
import { makePages } from "./pages.js";
import { schemeTables } from "./tables.js";
import { boxTables, PLAYGROUND_PAGE, sitePlugin } from "./theme.js";

/** @param {string} path from the root of the repository */
const absolute = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The folder for the Markdown of the generated pages. */
const PAGES = "generated/pages";
const SITE = "generated/site";

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What names a node of the index of the search: whether it is final, and each label with the number of its node. */
const NAME_OF_NODE = /(?<=\.sort\(\),.{0,80})\be=e\+(\w+)\+(\w+)\.id(?=\}return e\})/;

/**
 * Corrects the search of lunr, which TypeDoc brings. It joins the labels and the numbers of nodes without a separator, so a
 * digit can belong to either, and different nodes become one: then words are lost, and the search fails with an error.
 * Whether this happens depends on the texts.
 *
 * @param {string} script the script of the site
 * @returns {string}
 * @throws {Error} if the script has another form
 */
function withRightSearch(script) {
  if (!NAME_OF_NODE.test(script))
    throw new Error("The script of the site does not name the nodes of the search as before.");
  return script.replace(NAME_OF_NODE, 'e=e+$1+$2.id+","');
}

/** @param {import("./pages.js").Page} page @returns {string} the path of its source */
function writePage({ address, title, text, children = [] }) {
  const path = absolute(`${PAGES}/${address}.md`);
  const below = children.map((child) => `  - ${JSON.stringify(`./${child}.md`)}`);
  const head = ["---", `title: ${JSON.stringify(title)}`, ...(below.length > 0 ? ["children:", ...below] : []), "---"];
  write(path, [...head, "", text, ""].join("\n"));
  return path;
}

for (const folder of [PAGES, SITE]) rmSync(absolute(folder), { recursive: true, force: true });

const { guides, sources } = findDocuments();
const pages = await makePages(program, await schemeTables(), sources);
const below = new Set(pages.flatMap(({ children = [] }) => children));
/** @type {{ path: string, address: string, title: string, stands?: string }[]} */
const all = [
  ...guides.map(({ path, address, title }) => ({ path: absolute(path), address, title })),
  ...pages.map((page) => ({ ...page, path: writePage(page) })),
];
const documents = new Map(
  all.map(({ path, address, title, stands }) => {
    const document = { address, title, ...(stands === undefined ? {} : { stands: normalizePath(absolute(stands)) }) };
    return [/** @type {string} */ (normalizePath(path)), document];
  }),
);
const names = new Map(entries().map(({ name, source }) => [source.replace(/(?:\/index)?\.[jt]s$/, ""), name]));

const app = await Application.bootstrapWithPlugins({
  name: "uri-grammar",
  entryPoints: entries().map(({ source }) => absolute(typedSource(source))),
  projectDocuments: all.flatMap(({ path, address }) => (below.has(address) ? [] : [path])),
  tsconfig: absolute("scripts/site/tsconfig.json"),
  readme: absolute("README.md"),
  plugin: [sitePlugin({ names, documents })],
  theme: "site",
  router: "site",
  customCss: absolute("scripts/site/site.css"),
  favicon: absolute("scripts/site/favicon.svg"),
  headings: { document: false, readme: false },
  navigation: { includeGroups: false, includeCategories: false, includeFolders: false },
  sortEntryPoints: false,
  searchInDocuments: true,
  includeHierarchySummary: false,
  // SCHEMES.md is a file, not a host.
  markdownItOptions: { html: true, linkify: false },
  markdownItLoader: boxTables,
  // Their colours have enough contrast.
  lightHighlightTheme: "github-light-high-contrast",
  darkHighlightTheme: "github-dark-high-contrast",
  highlightLanguages: [...OptionDefaults.highlightLanguages, "python", "sql", "diff", "yaml", "lua", "toml", "elisp"],
  // The highlighter does not know these languages.
  ignoredHighlightLanguages: ["abnf", "shape", "peg"],
  // The plugin shows the types of errors.
  preservedTypeAnnotationTags: ["@throws"],
  hideGenerator: true,
  // A page does not depend on the place where it was generated.
  disableSources: true,
  disableGit: true,
  excludeInternal: true,
  // They only shorten the types after them.
  intentionallyNotExported: [
    "AnyExplaining",
    "AnyGrammar",
    "AnyInterpolated",
    "Below",
    "ENDINGS",
    "Held",
    "Hooks",
    "Other",
    "RuleOptions",
    "ToReference",
    "ToURI",
    "Traced",
    "Untraced",
    "ValueOf",
  ],
  // `npm run types` finds these errors.
  skipErrorChecking: true,
  logLevel: "Warn",
});
/**
 * @param {string} path the path of a document of the repository
 * @returns {string | null} the address of its page, relative to the playground
 */
function fromPlayground(path) {
  const address = guides.find((guide) => guide.path === path)?.address ?? REPLACED.get(path);
  return address === undefined ? null : `../${address}.html`;
}

const project = await app.convert();
if (project) {
  app.validate(project);
  await app.generateDocs(project, absolute(SITE));
  const script = absolute(`${SITE}/assets/main.js`);
  write(script, withRightSearch(readFileSync(script, "utf8")));
  write(absolute(`${SITE}/${PLAYGROUND_PAGE}`), await makePage({ site: "../index.html", linkTo: fromPlayground }));
}
if (!project || app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
else console.log(`${SITE}/index.html: the site`);
