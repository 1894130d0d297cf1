import {
  acceptedByReaders,
  isRawData,
  mayBeIRI,
  OF_IRIS,
  type FindOptions,
  type Found,
  type FoundReference,
  type RefusedReference,
} from "../../context/find.js";
import { PiecewiseFinder, type SearchedText } from "../../context/find-pieces.js";
import { unmeantIn } from "../../context/unmeant.js";
import { searchDocument } from "../../formats/search.js";
import { formatOf, formats, readersOf, type Format } from "../../formats/format.js";
import { Ignored } from "../../formats/ignored.js";
import { scanOf } from "../../formats/scanners.js";
import { chosenRepairs } from "../../core/document.js";
import { applyEdits } from "../../core/edits.js";
import { asGuess } from "../../explain/certain.js";
import type { Diagnostic } from "../../index.js";
import type { Config } from "../../interop/config.js";
import { policyOf, type Policy } from "../../interop/policy.js";
import { isIRI } from "../../iri.js";
import { registry, schemes, validate } from "../../schemes/index.js";
import { closeScheme } from "../../schemes/mechanism/scheme-advice.js";
import { CURRENT } from "../../standards/current.js";
import type { ReferringStandardId } from "../../standards/judges.js";
import type { StandardId } from "../../standards/index.js";
import { lineCounter, type Point } from "../../interop/lines.js";
import { defineCommand, type Command, type Hit, type Outcome, type Search } from "../command.js";
import { didYouMean, Misuse, orMisuse } from "../errors.js";
import { formatOption, outputFrom } from "../findings.js";
import { diagnosticsOf } from "../outcome.js";
import { fixFilesOptions, fixModeFrom } from "../fix.js";
import type { TextFix } from "../fix-texts.js";
import { configFrom, configOptions, type Configuration } from "../project.js";
import type { Walking } from "../inputs.js";
import { report } from "../report.js";
import { STDIN } from "../sources.js";
import { printable, type Style } from "../terminal.js";
import { changeOptions, changesFrom, changing } from "./changes.js";
import { notesOnCodes, severityOf, severityOption, standardFrom, standardOption, type AnyStandard } from "./shared.js";

export const find: Command = defineCommand({
  name: "find",
  summary: "Finds URIs in texts.",
  usage: "[PATH...]",
  details: `Searches each PATH, or standard input without any. A PATH is a file, a folder, or a pattern such
as "docs/**/*.md"; "-" is standard input, and *.gz is unpacked. In folders, hidden files and
those that .gitignore names are left out. Writes the file, line and column of each URI, and
the URI. Lines end in LF or CRLF. Lines and columns count from 1, columns in UTF-16 code
units. In JSON, "start" and "end" are offsets in the text, from 0. A byte order mark is not
counted. The name of the file, or the beginning of the text, tells its format. The escapes of
the format are decoded. In prose, such as Markdown, HTML and plain text, IRIs are valid, too,
unless --standard is given; a note on standard error counts them. Without delimiters, a URI
ends before the punctuation of the sentence. Only whole URIs are written: never the valid
beginning of something else. Binary files are skipped. If a file cannot be read, the others
are searched, and the exit status is 2.`,
  input: "texts",
  arity: 1,
  redacts: "outputs",
  options: {
    invalid: {
      type: "boolean",
      help: "Find only strings that were meant as URIs and are not valid. If there are any, the exit status is 1.",
    },
    templates: {
      type: "boolean",
      help: "Find only templates and patterns of URIs, such as https://example.com/{id}. They are never mistakes.",
    },
    validate: { type: "boolean", help: "Also apply the documents of the schemes, as the command validate does." },
    ...severityOption,
    ...fixFilesOptions,
    ...changeOptions,
    "only-matching": { type: "boolean", short: "o", help: "Write only the URIs, without their places." },
    type: {
      type: "string",
      value: "FORMAT",
      completes: formats,
      help: "The format of the texts, such as markdown, html or text. Default: by name and content. In folders, only files with this format are searched.",
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
    glob: {
      type: "string",
      value: "GLOB",
      several: true,
      help: "In folders, search only files that match, such as '*.md'. '!GLOB' leaves files out.",
    },
    hidden: { type: "boolean", help: "In folders, also search hidden files." },
    "no-ignore": { type: "boolean", help: "In folders, also search files that .gitignore or .ignore names." },
    ...configOptions,
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
  notes: async (values) => [
    ...(values.schemes === undefined ? [] : notesOnSchemes(values.schemes)),
    ...(await notesOnCodes(values.severity)),
  ],
  run(values, style) {
    const { templates = false, schemes, relative = false, standard, type } = values;
    const { findings } = outputFrom(values);
    const changes = changesFrom(values);
    const mode = changes === null ? fixModeFrom(values) : null;
    const invalid = values.invalid === true || mode !== null;
    if (findings !== undefined && !invalid) throw new Misuse(`--format=${findings} needs --invalid`);
    if (templates && mode !== null) throw new Misuse("--templates cannot be used with --fix or --diff");
    if (changes !== null && (templates || invalid)) throw new Misuse("--change changes valid URIs");
    const format = formats.find((each) => each === type);
    if (standard !== undefined) standardFrom({ standard });
    const { policy, folder } = projectFrom({ ...values, severity: severityOf(values.severity) });
    const options = {
      invalid,
      templates,
      relative,
      standard: policy.chosen,
      validate: policy.validate,
      ...(schemes !== undefined && { schemes: schemes.toLowerCase().split(",") }),
    };
    const plan = {
      options,
      code: values["no-code"] !== true,
      format,
      policy,
      standard: standardFrom({ standard: policy.standard }),
      isBare: values["only-matching"] === true,
      style,
    };
    orMisuse(() => searchDocument("", null, readersOf("text"), options));
    const search = (source: string): Search => new FileSearch(source, plan);
    const handler = (text: string): Outcome => {
      const searching = search(STDIN);
      const hits = [...searching.add(text), ...searching.end()];
      return { passed: true, record: { ok: true }, lines: hits.flatMap(({ outcome }) => [...outcome.lines]) };
    };
    const certain = values.fix !== "guess";
    const fix = (source: string, text: string): TextFix => fixOf(source, text, certain, search);
    const walking: Walking = {
      globs: values.glob ?? [],
      hidden: values.hidden === true,
      noIgnore: values["no-ignore"] === true,
      ignoreFiles: policy.ignoreFiles,
      root: folder,
      // The text of a manual page must show that it is one, because its name ends like many others.
      ...(format && { keeps: (path) => formatOf(path, format === "roff" ? ".TH" : "") === format }),
    };
    const fixing = mode === null ? changes && changing(changes.wanted, changes.mode, plan) : { mode, fix };
    return Object.assign(handler, { search, walking }, fixing !== null && { fixing });
  },
});

/** The values of these options, and those of options that win over the configuration. */
interface ProjectValues {
  readonly config?: string;
  readonly "no-config"?: boolean;
  readonly standard?: string;
  readonly validate?: boolean;
  /** The value of `severity` in a configuration. */
  readonly severity?: Config["severity"] | undefined;
}

/** The decisions of a project, and the folder of its configuration. */
export interface Project extends Configuration {
  readonly policy: Policy;
}

/**
 * Returns the decisions of the configuration and of the options, which win.
 *
 * @throws {Misuse} if the configuration cannot be used
 */
function projectFrom(values: ProjectValues): Project {
  const { standard, validate, severity } = values;
  const found = configFrom(values);
  const policy = orMisuse(() =>
    policyOf({
      ...found.config,
      ...(standard !== undefined && { standard: standard as ReferringStandardId }),
      ...(validate === true && { schemes: true }),
      ...(severity !== undefined && { severity }),
    }),
  );
  return { ...found, policy };
}

/** Returns notes about schemes that are unknown, and probably misspelt. */
function notesOnSchemes(list: string): readonly string[] {
  return list
    .toLowerCase()
    .split(",")
    .flatMap((name) => {
      const isKnown = schemes.has(name) || registry.has(name);
      const close = isKnown
        ? null
        : closeScheme(
            name,
            [...schemes.keys()].filter((key) => !key.includes("/")),
          );
      return close === null ? [] : [`note: --schemes has an unknown scheme${didYouMean(close)}`];
    });
}

/** Repairs the mistakes of a text, and finds those that are left. */
function fixOf(source: string, text: string, certain: boolean, search: (source: string) => Search): TextFix {
  let note: Search["note"];
  const hitsIn = (document: string): readonly Hit[] => {
    const searching = search(source);
    const hits = [...searching.add(document), ...searching.end()];
    note = searching.note;
    return hits;
  };
  const hits = hitsIn(text);
  const diagnostics = hits.flatMap(({ outcome }) => diagnosticsOf(outcome));
  const { edits, applied } = chosenRepairs(text, diagnostics, certain);
  const left = edits.length === 0 ? hits : hitsIn(applyEdits(text, edits));
  return { edits, count: applied.length, left, found: () => hits, note };
}

/** What to search, and how to show it. */
interface Plan {
  readonly options: FindOptions & { readonly invalid: boolean; readonly templates: boolean };
  /** Whether to search code inside of documents. */
  readonly code: boolean;
  /** The format, if the user chose it. */
  readonly format: Format | undefined;
  readonly policy: Policy;
  readonly standard: AnyStandard;
  /** Whether to write only the URIs. */
  readonly isBare: boolean;
  readonly style: Style;
}

/** The number of characters that tell the format of a text. */
const BEGINNING = 4096;

/** Returns whether a result is more than a valid URI. */
const isTold = ({ ok, diagnostics }: Found): boolean => !ok || diagnostics !== undefined;

/** Searches one text. Plain text is searched piece by piece; a document of another format, when it is complete. */
class FileSearch implements Search {
  readonly #source: string;
  readonly #plan: Plan;
  #format: Format | undefined;
  /** The search in plain text, if the format is that. */
  #finder: PiecewiseFinder | null = null;
  readonly #ignored = new Ignored<Point>();
  /** The number of URIs that only the standard of IRIs accepts, and whether there is data with raw characters. */
  #iris = 0;
  #hasRawData = false;
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
  }

  get kept(): number {
    return this.#kept + (this.#finder?.kept ?? 0);
  }

  get note(): string | undefined {
    const iris = `${String(this.#iris)} IRI${this.#iris === 1 ? "" : "s"} (RFC 3987), which --standard=${CURRENT} refuses`;
    const notes = [
      ...(this.#iris > 0 ? [iris] : []),
      ...(this.#hasRawData ? ["data URIs with raw spaces or delimiters, which all its readers accept"] : []),
    ];
    return notes.length === 0 ? undefined : `has ${notes.join(", and ")}`;
  }

  get #inText(): PiecewiseFinder {
    return (this.#finder ??= new PiecewiseFinder(this.#plan.options, readersOf("text", this.#source)));
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
      return [...this.#addText(text), ...this.#hitsIn(this.#inText.end(), true), ...this.#unneeded()];
    const options = { ...this.#plan.options, code: this.#plan.code };
    const found = searchDocument(text, scanOf(format), readersOf(format, this.#source), options);
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
    const searched = this.#inText.add(piece);
    return searched ? this.#hitsIn(searched) : [];
  }

  #hitsIn({ text, found }: SearchedText, isLast = false): readonly Hit[] {
    const { invalid, templates, standard } = this.#plan.options;
    if (standard === undefined) this.#iris += found.filter(({ ok, reference }) => ok && mayBeIRI(reference)).length;
    this.#hasRawData ||= found.some(isRawData);
    const wanted = invalid ? found.filter(isTold) : templates ? found.filter(({ ok }) => !ok) : found;
    const pointAt = this.#pointIn(text);
    // A valid URI needs no comment.
    const kept = invalid
      ? this.#ignored.filter(text, this.#length, wanted.flatMap(this.#weighed), pointAt).filter(isTold)
      : wanted;
    this.#length += text.length;
    const hits = kept.map((each) => this.#hit(each, pointAt));
    // The last piece needs no end.
    if (!isLast) this.#end = pointAt(this.#length);
    return hits;
  }

  /** Returns a result with the diagnostics that the project wants to see; nothing if it does not. */
  readonly #weighed = (found: Found): readonly Found[] => {
    if (found.diagnostics === undefined || found.kind === "template") return [found];
    const diagnostics = this.#plan.policy.reported(found.reference, found.diagnostics);
    return diagnostics.length === 0 ? [] : [{ ...found, diagnostics }];
  };

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
    const { options, policy } = this.#plan;
    const { diagnostics = [] } = found;
    const isRefused = (!ok || options.invalid) && diagnostics.some(policy.weighing.isFault);
    const outcome = {
      passed: found.kind === "template" || !isRefused,
      record: { ok, column, ...rest },
      lines: this.#linesOf(found, `${this.#source}:${String(line)}:${String(column)}`),
    };
    return { input: reference, outcome, where: { source: this.#source, line, pointAt } };
  }

  *#linesOf(found: Found, place: string): Generator<string> {
    const { style, isBare, options } = this.#plan;
    const { ok, kind, reference, diagnostics } = found;
    yield isBare ? printable(reference) : `${style.faint(printable(place))}  ${printable(reference)}`;
    if (diagnostics === undefined || (ok && !options.invalid) || isBare) return;
    if (kind === "template") {
      for (const { severity, code, message } of diagnostics) {
        yield `  ${style[severity](severity)} ${code}: ${printable(message)}`;
      }
      return;
    }
    for (const each of this.#ofReference(found, diagnostics)) yield* report(each, reference, style, "  ");
    const { standard, policy } = this.#plan;
    if (standard.id === CURRENT && isIRI(reference) && !standard.test(reference)) {
      yield "  It is an IRI: --standard=rfc3987 accepts it.";
    }
    if (
      policy.validate === undefined &&
      !standard.test(reference) &&
      validate(reference, { standard: standard.id as StandardId }).ok
    ) {
      yield "  The document of its scheme allows it: --validate accepts it.";
    }
  }

  /** Returns diagnostics with offsets in the reference. The text around it decides which repairs are certain. */
  #ofReference(found: FoundReference | RefusedReference, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    const { reference } = found;
    const { policy, standard } = this.#plan;
    const isIRI = policy.chosen === undefined && diagnostics.some(({ code }) => code.startsWith(OF_IRIS.standard));
    const judge = isIRI ? standardFrom(OF_IRIS) : standard;
    const refusing = policy.validate?.(reference, isIRI ? OF_IRIS : undefined).diagnostics ?? judge.diagnose(reference);
    let at = 0;
    return [...unmeantIn(reference, true), ...refusing].flatMap((each) => {
      const shown = diagnostics[at];
      // A comment can ignore one of several.
      if (shown?.code !== each.code || !shown.message.startsWith(each.message)) return [];
      at += 1;
      const own = { ...each, severity: shown.severity };
      if (isRawData(found)) return [{ ...acceptedByReaders(own), severity: shown.severity }];
      return [shown.repair?.certain === true ? own : asGuess(own)];
    });
  }
}
