/**
 * The scanner of each format.
 *
 * @module
 */
import { readersOf, formatOfLanguage, type Format } from "./format.js";
import type { Place, Scan } from "./piece.js";
import { asciidoc } from "./asciidoc.js";
import { css } from "./css.js";
import { csv, tsv } from "./csv.js";
import { html, vue, xml } from "./html.js";
import { json, notebook } from "./json.js";
import { markdown } from "./markdown.js";
import { po } from "./po.js";
import { roff } from "./roff.js";
import { rst } from "./rst.js";
import { source } from "./source.js";
import { bibtex, tex } from "./tex.js";
import { ini, properties, toml } from "./toml.js";
import { yaml } from "./yaml.js";

/** Returns the scanner of code in a document, by the name of its language; `null` if it is not known. */
function nested(language: string): Scan | null {
  const format = formatOfLanguage(language);
  const scan = format === undefined ? null : scanOf(format);
  return scan === null || readersOf(format as Format).hasIRIs ? scan : marking(scan, { isData: true });
}

/** Returns a scanner that says more of each place. */
function marking(scan: Scan, place: Partial<Place>): Scan {
  return (document, start, end, emit) => {
    scan(document, start, end, (piece) => {
      emit({ ...piece, ...place });
    });
  };
}

/** In a program, a text with letters beyond ASCII or spaces can be the point of a test. */
const OF_PROGRAM: Partial<Place> = { doubtful: /[^!-~]/ };

const SCANNERS = {
  markdown: () => markdown(nested, html(nested)),
  html: () => html(nested),
  xml: () => xml,
  vue: () => vue(nested),
  json: () => json,
  notebook: () => notebook(markdown(nested, html(nested))),
  css: () => css(false),
  scss: () => css(true),
  yaml: () => yaml,
  toml: () => toml,
  ini: () => ini,
  properties: () => properties,
  po: () => po,
  roff: () => roff,
  tex: () => tex,
  bibtex: () => bibtex,
  asciidoc: () => asciidoc,
  rst: () => rst,
  csv: () => csv,
  tsv: () => tsv,
} as const;

const made = new Map<Format, Scan | null>();

/** Returns the scanner of a format; `null` for plain text. */
export function scanOf(format: Format): Scan | null {
  const known = made.get(format);
  if (known !== undefined) return known;
  const scan = makeScan(format);
  made.set(format, scan);
  return scan;
}

function makeScan(format: Format): Scan | null {
  if (format in SCANNERS) return SCANNERS[format as keyof typeof SCANNERS]();
  const scan = source(format === "typescript" ? "javascript" : format, html(nested));
  return scan && marking(scan, OF_PROGRAM);
}
