import type { FindOptions, Found } from "../../context/find.js";
import { PiecewiseFinder, type SearchedText } from "../../context/find-pieces.js";
import { searchDocument } from "../../formats/search.js";
import { formatOf, formats, type Format } from "../../formats/format.js";
import { Ignored } from "../../formats/ignored.js";
import { scanOf } from "../../formats/scanners.js";
import { isIRI } from "../../iri.js";
import { asGuess } from "../../explain/certain.js";
import { CURRENT } from "../../standards/current.js";
import { lineCounter, type Point } from "../../interop/lines.js";
import { defineCommand, type Command, type Hit, type Outcome, type Search } from "../command.js";
import { Misuse, orMisuse } from "../errors.js";
import { formatOption, outputFrom } from "../findings.js";
import { report } from "../report.js";
import { STDIN } from "../sources.js";
import { printable, type Style } from "../terminal.js";
import { notesOnSchemes, standardFrom, standardOption, type AnyStandard } from "./shared.js";

export const find: Command = defineCommand({
  name: "find",
  summary: "Finds URIs in texts.",
  usage: "[FILE...]",
  details: `Searches each FILE, or standard input without any FILE. The operand "-" is standard input;
*.gz is unpacked. Writes the file, line and column of each URI, and the URI. Lines end in LF
or CRLF. Lines and columns count from 1, columns in UTF-16 code units. In JSON, "start" and
"end" are offsets in the text, from 0. A byte order mark is not counted. The name of the file,
or the beginning of the text, tells its format. The escapes of the format are decoded. Without
delimiters, a URI ends before the punctuation of the sentence. Binary files are skipped. If a
file cannot be read, the others are searched, and the exit status is 2.`,
  input: "texts",
  arity: 1,
  options: {
    invalid: {
      type: "boolean",
      help: "Find only strings that were meant as URIs and are not valid. If there are any, the exit status is 1.",
    },
    templates: {
      type: "boolean",
      help: "Find only templates and patterns of URIs, such as https://example.com/{id}. They are never mistakes.",
    },
    type: {
      type: "string",
      value: "FORMAT",
      completes: formats,
      help: "The format of the texts, such as markdown, html, json, javascript or text. Default: by name and content.",
    },
    "no-code": { type: "boolean", help: "Do not search code inside of documents, such as code blocks of Markdown." },
    encoding: {
      type: "string",
      value: "NAME",
      help: "The encoding of the texts. Default: what a byte order mark, HTML or XML declares, or UTF-8.",
    },
    "max-filesize": {
      type: "string",
      value: "SIZE",
      help: "Skip larger files. SIZE is in bytes, or ends in K, M or G.",
    },
    schemes: {
      type: "string",
      value: "NAME,...",
      help: "The schemes to look for. Default: all schemes before // and in <>, and the common schemes without //.",
    },
    relative: { type: "boolean", help: "Also find relative references in <> and in quotation marks." },
    ...formatOption,
    ...standardOption,
  },
  fields: [
    "column",
    "kind",
    "start",
    "end",
    "outer",
    "delimiter",
    "prefixed",
    "removed",
    "hyphens?",
    "withoutHyphens?",
    "diagnostics?",
  ],
  ok: "ok says whether the URI is valid",
  example: [],
  exampleInput: "See <http://example.com/> (or http://example.org/a).",
  notes: ({ schemes }) => (schemes === undefined ? [] : notesOnSchemes(schemes)),
  run({ invalid = false, templates = false, schemes, relative = false, standard, type, ...values }, style) {
    const { findings } = outputFrom(values);
    if (findings !== undefined && !invalid) throw new Misuse(`--format=${findings} needs --invalid`);
    const format = formats.find((each) => each === type);
    const options = {
      invalid,
      templates,
      relative,
      standard: (standard ?? CURRENT) as NonNullable<FindOptions["standard"]>,
      ...(schemes !== undefined && { schemes: schemes.toLowerCase().split(",") }),
    };
    const plan = {
      options,
      code: values["no-code"] !== true,
      format,
      standard: standardFrom({ ...(standard !== undefined && { standard }) }),
      style,
    };
    orMisuse(() => searchDocument("", null, options));
    const search = (source: string): Search => new FileSearch(source, plan);
    const handler = (text: string): Outcome => {
      const searching = search(STDIN);
      const hits = [...searching.add(text), ...searching.end()];
      return { passed: true, record: { ok: true }, lines: hits.flatMap(({ outcome }) => [...outcome.lines]) };
    };
    return Object.assign(handler, { search });
  },
});

/** What to search, and how to show it. */
interface Plan {
  readonly options: FindOptions & { readonly invalid: boolean; readonly templates: boolean };
  /** Whether to search code inside of documents. */
  readonly code: boolean;
  /** The format, if the user chose it. */
  readonly format: Format | undefined;
  readonly standard: AnyStandard;
  readonly style: Style;
}

/** The number of characters that tell the format of a text. */
const BEGINNING = 4096;

/** Searches one text. Plain text is searched piece by piece; a document of another format, when it is complete. */
class FileSearch implements Search {
  readonly #source: string;
  readonly #plan: Plan;
  #format: Format | undefined;
  readonly #finder: PiecewiseFinder;
  readonly #ignored = new Ignored<Point>();
  /** The text that waits until the format is known or the document is complete, and its length. */
  #waiting: string[] = [];
  #kept = 0;
  /** The length of the text that was searched, and the place where it ends. */
  #length = 0;
  #end: Point = { line: 0, column: 0 };

  constructor(source: string, plan: Plan) {
    this.#source = source;
    this.#plan = plan;
    this.#format = plan.format;
    this.#finder = new PiecewiseFinder(plan.options);
  }

  get kept(): number {
    return this.#kept + this.#finder.kept;
  }

  add(piece: string): Iterable<Hit> {
    if (this.#format === "text") return this.#addText(piece);
    this.#waiting.push(piece);
    this.#kept += piece.length;
    if (this.#format !== undefined || this.#kept < BEGINNING) return [];
    return this.#tellFormat() === "text" ? this.#addText(this.#take()) : [];
  }

  end(): Iterable<Hit> {
    const format = this.#format ?? this.#tellFormat();
    const text = this.#take();
    if (format === "text")
      return [...this.#addText(text), ...this.#hitsIn(this.#finder.end(), true), ...this.#unneeded()];
    const found = searchDocument(text, scanOf(format), { ...this.#plan.options, code: this.#plan.code });
    return [...this.#hitsIn({ text, found }, true), ...this.#unneeded()];
  }

  /** Returns the comments that ignored nothing. Only a search for mistakes shows which do. */
  #unneeded(): readonly Hit[] {
    const comments = this.#ignored.end();
    if (!this.#plan.options.invalid) return [];
    return comments.map(({ text, point, start, end }) => {
      const { line, column } = point as Point;
      const place = `${this.#source}:${String(line + 1)}:${String(column + 1)}`;
      const outcome = {
        passed: true,
        record: { ok: true, kind: "comment", column: column + 1, start, end },
        lines: [`${this.#plan.style.faint(printable(place))}  ${printable(text)}: This comment ignores nothing.`],
      };
      return { input: text, outcome, where: { source: this.#source, line: line + 1, pointAt: null } };
    });
  }

  #tellFormat(): Format {
    this.#format = formatOf(this.#source, this.#waiting.join(""));
    return this.#format;
  }

  /** Returns the text that waits, and forgets it. */
  #take(): string {
    const text = this.#waiting.join("");
    this.#waiting = [];
    this.#kept = 0;
    return text;
  }

  #addText(piece: string): Iterable<Hit> {
    const searched = this.#finder.add(piece);
    return searched ? this.#hitsIn(searched) : [];
  }

  #hitsIn({ text, found }: SearchedText, isLast = false): readonly Hit[] {
    const { invalid, templates } = this.#plan.options;
    const wanted = invalid || templates ? found.filter(({ ok }) => !ok) : found;
    const pointAt = this.#pointIn(text);
    // A valid URI needs no comment.
    const kept = invalid ? this.#ignored.filter(text, this.#length, wanted, pointAt) : wanted;
    this.#length += text.length;
    const hits = kept.map((each) => this.#hit(each, pointAt));
    // The last piece needs no end.
    if (!isLast) this.#end = pointAt(this.#length);
    return hits;
  }

  /** Returns a function that finds the place of an offset in the current piece. */
  #pointIn(text: string): (offset: number) => Point {
    const [before, { line, column }] = [this.#length, this.#end];
    let pointIn: ((offset: number) => Point) | undefined;
    return (offset) => {
      // Most texts have nothing whose place is needed.
      const point = (pointIn ??= lineCounter(text, "\n"))(offset - before);
      return { line: line + point.line, column: point.line === 0 ? column + point.column : point.column };
    };
  }

  #hit(found: Found, pointAt: (offset: number) => Point): Hit {
    const { ok, reference, ...rest } = found;
    const point = pointAt(found.start);
    const [line, column] = [point.line + 1, point.column + 1];
    const outcome = {
      passed: ok || found.kind === "template",
      record: { ok, column, ...rest },
      lines: this.#linesOf(found, `${this.#source}:${String(line)}:${String(column)}`),
    };
    return { input: reference, outcome, where: { source: this.#source, line, pointAt } };
  }

  *#linesOf(found: Found, place: string): Generator<string> {
    const { style, standard } = this.#plan;
    const { ok, kind, reference } = found;
    yield `${style.faint(printable(place))}  ${printable(reference)}`;
    if (ok) return;
    if (kind === "template") {
      for (const { severity, code, message } of found.diagnostics) {
        yield `  ${style[severity](severity)} ${code}: ${printable(message)}`;
      }
      return;
    }
    // The offsets are those of the reference, but the text around it decides which repairs are certain.
    const isCertain = found.diagnostics.map(({ repair }) => repair?.certain === true);
    for (const [at, each] of standard.diagnose(reference).entries()) {
      yield* report(isCertain[at] === true ? each : asGuess(each), reference, style, "  ");
    }
    if (standard.id === CURRENT && isIRI(reference)) yield "  It is an IRI: --standard=rfc3987 accepts it.";
  }
}
