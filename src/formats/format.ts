/**
 * The formats of documents, and how to tell which one a document has.
 *
 * @module
 */
import { assertString } from "../core/arguments.js";

/** For each format: the ends of the names of its files, without the dot, and its names in Markdown and in editors. */
const ENDINGS = {
  text: "txt text log",
  markdown: "md markdown mdown mkd mkdn mdx qmd rmd",
  html: "html htm xhtml shtml django-html htmldjango hbs handlebars mustache ejs erb njk liquid jinja jinja2 j2 twig tmpl",
  xml: "xml svg xsd xsl xslt rss atom rdf owl xlf xliff plist wsdl xul kml gpx dtd ent docbook dbk opf ncx iml csproj vbproj fsproj props targets nuspec resx xaml ui glade mathml",
  vue: "vue svelte astro",
  json: "json jsonc json5 ndjson jsonl geojson webmanifest map har topojson jsonld code-workspace",
  notebook: "ipynb",
  css: "css",
  scss: "scss less sass styl",
  yaml: "yaml yml clang-format",
  toml: "toml",
  ini: "ini dosini cfg conf desktop service timer socket editorconfig gitconfig npmrc",
  properties: "properties",
  po: "po pot",
  roff: "1 2 3 4 5 6 7 8 9 1p 3p 1ssl 3ssl 5ssl 7ssl 3pm 3perl 1m 3x man mdoc roff",
  tex: "tex sty cls ltx dtx ins latex plaintex",
  bibtex: "bib",
  asciidoc: "adoc asciidoc asc",
  rst: "rst rest restructuredtext",
  csv: "csv",
  tsv: "tsv tab",
  javascript: "js mjs cjs es6 ecmascript node jsx javascriptreact",
  typescript: "ts tsx mts cts typescriptreact",
  c: "c h cc cpp cxx c++ hh hpp hxx h++ m mm objc objectivec objective-c ino cu cuh glsl hlsl metal",
  csharp: "cs csx c#",
  java: "java",
  groovy: "groovy gradle gvy jenkinsfile",
  kotlin: "kt kts",
  scala: "scala sc sbt",
  go: "go golang",
  rust: "rs",
  swift: "swift",
  dart: "dart",
  proto: "proto protobuf proto3",
  php: "php php3 php4 php5 php7 php8 phtml",
  python: "py pyi pyw python2 python3 py3 gyp",
  ruby: "rb rake gemspec",
  perl: "pl pm",
  shell: "sh bash zsh ksh dash ash bats shellscript shell-script",
  sql: "sql mysql pgsql postgres postgresql plsql sqlite tsql psql",
  lua: "lua",
  haskell: "hs lhs",
  elixir: "ex exs",
  r: "r rscript",
  lisp: "cl el elisp emacs-lisp common-lisp clj cljs cljc edn clojure scm scheme ss rkt racket",
} as const;

/** The name of a format. `"text"` has no escapes that are known. */
export type Format = keyof typeof ENDINGS;

/**
 * The names of all formats.
 *
 * @example
 * import { formats } from "uri-grammar/formats";
 *
 * formats.includes("markdown"); // => true
 */
export const formats: readonly Format[] = /* @__PURE__ */ Object.freeze(Object.keys(ENDINGS) as Format[]);

/** Formats of prose. RFC 3987 section 1.2: a format must be made to carry IRIs, and people read these. */
const OF_PROSE: ReadonlySet<Format> = /* @__PURE__ */ new Set<Format>([
  "text",
  "markdown",
  "html",
  "xml",
  "vue",
  "notebook",
  "po",
  "roff",
  "tex",
  "bibtex",
  "asciidoc",
  "rst",
]);
/** Formats whose readers accept raw spaces, quotation marks and angle brackets in `data` URIs. */
const WITH_RAW_DATA: ReadonlySet<Format> = /* @__PURE__ */ new Set<Format>(["html", "vue", "css", "scss", "markdown"]);

/** What the readers of a format accept, although the standard of URIs refuses it. */
export interface Readers {
  /** IRIs (RFC 3987). */
  readonly hasIRIs: boolean;
  /** `data` URIs with raw characters. */
  readonly hasRawData: boolean;
}

const LOG = /\.log(?:\.\d+)?(?:\.gz)?$/i;

/**
 * Returns what the readers of a format accept. Prose has IRIs, but logs do not.
 *
 * @param name the name or path of the file, if it has one
 */
export function readersOf(format: Format, name = ""): Readers {
  return { hasIRIs: OF_PROSE.has(format) && !LOG.test(name), hasRawData: WITH_RAW_DATA.has(format) };
}

let byEnding: ReadonlyMap<string, Format> | undefined;

/** Returns the format of an ending, in lower case. */
function formatOfEnding(ending: string): Format | undefined {
  byEnding ??= new Map(formats.flatMap((format) => ENDINGS[format].split(" ").map((each) => [each, format] as const)));
  return byEnding.get(ending);
}

/** Returns the format of a language, as Markdown, HTML and editors name it: `js`, `TypeScript`, `restructuredtext`. */
export function formatOfLanguage(language: string): Format | undefined {
  // The info string of a code block can go on: `js title=a`, `js{1,3}`.
  const name = language.toLowerCase().replace(/[\s,{][^]*$/, "");
  return formats.find((format) => format === name) ?? formatOfEnding(name);
}

/** Beginnings of documents that show their formats. The first that matches counts. */
const BEGINNINGS: readonly (readonly [format: Format, beginning: RegExp])[] = [
  ["roff", /^(?:\.\\"|'\\"|\.(?:TH|so|Dd|ds|de|if|ig|mso|nr|SH) )/],
  ["html", /^\s*(?:<!doctype html|<html[\s>])/i],
  ["xml", /^\s*(?:<\?xml\s|<!DOCTYPE\s|<svg[\s>]|<rss[\s>])/],
  ["json", /^\s*[{[]\s*(?:"|[{[]\s*["{[])/],
  ["shell", /^#!.*\b(?:ba|z|k|da)?sh\b/],
  ["python", /^#!.*\bpython/],
  ["perl", /^#!.*\bperl/],
  ["ruby", /^#!.*\bruby/],
  ["javascript", /^#!.*\b(?:node|deno|bun)\b/],
  ["po", /^msgid "/m],
  [
    "bibtex",
    /^@(?:article|book|booklet|conference|inbook|incollection|inproceedings|manual|misc|online|phdthesis|string|techreport)\{/im,
  ],
  ["tex", /^\\document(?:class|style)\b/m],
  ["yaml", /^(?:%YAML|---\s*\n)/],
];

/** The most characters of a document that tell its format. */
const BEGINNING = 4096;

/** The names of files that have a format without a known ending. */
const NAMES: ReadonlyMap<string, Format> = /* @__PURE__ */ new Map([
  [".babelrc", "json"],
  [".eslintrc", "json"],
  [".prettierrc", "json"],
  ["composer.lock", "json"],
  ["cargo.lock", "toml"],
  ["pipfile", "toml"],
  ["gemfile", "ruby"],
  ["rakefile", "ruby"],
  [".bashrc", "shell"],
  [".profile", "shell"],
]);

/**
 * Tells the format of a document, by the name of its file, and where that says nothing, by its beginning.
 *
 * @param name the name or path of the file; endings such as `.gz`, `.in` and `.orig` are ignored
 * @param document the document, or at least its first 4,096 UTF-16 code units
 * @returns the format; `"text"` if neither tells it
 * @throws {TypeError} if an argument is not a string
 *
 * @example
 * import { formatOf } from "uri-grammar/formats";
 *
 * formatOf("docs/README.md", ""); // => "markdown"
 * formatOf("notes.txt", '{"url": "https:\\/\\/example.com\\/"}'); // => "json"
 */
export function formatOf(name: string, document: string): Format {
  assertString(name, "The name");
  assertString(document, "The document");
  const base = name
    .slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1)
    .toLowerCase()
    .replace(/\.(?:gz|in|orig|bak|dist|sample|tmpl|template|j2)$/, "");
  const ending = base.slice(base.lastIndexOf(".") + 1);
  const named = NAMES.get(base) ?? (ending === base ? undefined : formatOfEnding(ending));
  // A text file can have any format, and the name of a manual page ends like many others.
  if (named !== undefined && named !== "text" && named !== "roff") return named;
  const beginning = document.slice(0, BEGINNING);
  if (named === "roff" && /^[.'](?:\\"|TH|SH|Dd|so|ds|de|nr)/m.test(beginning)) return named;
  const shown = BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0];
  return shown ?? "text";
}

/** Reads a format. */
export function readFormat(format: unknown): Format {
  assertString(format, "The format");
  const known = formats.find((each) => each === format);
  if (known === undefined) throw new RangeError(`The format must be one of these: ${formats.join(", ")}.`);
  return known;
}
