import type { FindOptions, FoundReference, RefusedReference } from "../../context/find.js";
import { PiecewiseFinder, type SearchedText } from "../../context/find-pieces.js";
import { CURRENT } from "../../standards/current.js";
import { lineCounter, type Point } from "../../interop/lines.js";
import { defineCommand, type Command, type Hit, type Outcome, type Search } from "../command.js";
import { Misuse, orMisuse } from "../errors.js";
import { formatOption, outputFrom } from "../findings.js";
import { report } from "../report.js";
import { STDIN } from "../sources.js";
import { printable, type Style } from "../terminal.js";
import { standardFrom, standardOption, type AnyStandard } from "./shared.js";

export const find: Command = defineCommand({
  name: "find",
  summary: "Finds URIs in texts.",
  usage: "[FILE...]",
  details: `Searches each FILE, or standard input without any FILE. The operand "-" is standard input;
*.gz is unpacked. Writes the file, line and column of each URI, and the URI. Lines end in LF
or CRLF. Lines and columns count from 1, columns in UTF-16 code units. In JSON, "start" and
"end" are offsets in the text, from 0. A byte order mark is not counted. A URI without
delimiters ends before the punctuation of the sentence. A URI in <> or "" can span lines.`,
  input: "texts",
  arity: 1,
  options: {
    invalid: {
      type: "boolean",
      help: "Find only strings that were meant as URIs and are not valid. If there are any, the exit status is 1.",
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
  run({ invalid = false, schemes, relative = false, standard, ...output }, style) {
    const { findings } = outputFrom(output);
    if (findings !== undefined && !invalid) throw new Misuse(`--format=${findings} needs --invalid`);
    const grammar = standardFrom({ ...(standard !== undefined && { standard }) });
    const options = {
      invalid,
      relative,
      standard: (standard ?? CURRENT) as NonNullable<FindOptions["standard"]>,
      ...(schemes !== undefined && { schemes: schemes.toLowerCase().split(",") }),
    };
    orMisuse(() => new PiecewiseFinder(options));
    const search = (source: string): Search => new FileSearch(source, options, grammar, style);
    const handler = (text: string): Outcome => {
      const searching = search(STDIN);
      const hits = [...searching.add(text), ...searching.end()];
      return { passed: true, record: { ok: true }, lines: hits.flatMap(({ outcome }) => [...outcome.lines]) };
    };
    return Object.assign(handler, { search });
  },
});

/** Searches one text, piece by piece. */
class FileSearch implements Search {
  readonly #source: string;
  readonly #finder: PiecewiseFinder;
  readonly #onlyInvalid: boolean;
  readonly #standard: AnyStandard;
  readonly #style: Style;
  /** The length of the text that was searched, and the place where it ends. */
  #length = 0;
  #end: Point = { line: 0, column: 0 };

  constructor(source: string, options: FindOptions, standard: AnyStandard, style: Style) {
    this.#source = source;
    this.#finder = new PiecewiseFinder(options);
    this.#onlyInvalid = options.invalid === true;
    this.#standard = standard;
    this.#style = style;
  }

  get kept(): number {
    return this.#finder.kept;
  }

  add(piece: string): Iterable<Hit> {
    const searched = this.#finder.add(piece);
    return searched ? this.#hitsIn(searched) : [];
  }

  end(): Iterable<Hit> {
    return this.#hitsIn(this.#finder.end());
  }

  #hitsIn({ text, found }: SearchedText): readonly Hit[] {
    const pointAt = this.#pointIn(text);
    this.#length += text.length;
    this.#end = pointAt(this.#length);
    return found.filter(({ ok }) => !(ok && this.#onlyInvalid)).map((each) => this.#hit(each, pointAt));
  }

  /** Returns a function that finds the place of an offset in the current piece. */
  #pointIn(text: string): (offset: number) => Point {
    const [before, { line, column }] = [this.#length, this.#end];
    const pointIn = lineCounter(text, /\n/g);
    return (offset) => {
      const point = pointIn(offset - before);
      return { line: line + point.line, column: point.line === 0 ? column + point.column : point.column };
    };
  }

  #hit(found: FoundReference | RefusedReference, pointAt: (offset: number) => Point): Hit {
    const { ok, reference, ...rest } = found;
    const point = pointAt(found.start);
    const [line, column] = [point.line + 1, point.column + 1];
    const outcome = {
      passed: ok,
      record: { ok, column, ...rest },
      lines: this.#linesOf(found, `${this.#source}:${String(line)}:${String(column)}`),
    };
    return { input: reference, outcome, where: { source: this.#source, line, pointAt } };
  }

  *#linesOf({ ok, reference }: FoundReference | RefusedReference, place: string): Generator<string> {
    yield `${this.#style.faint(printable(place))}  ${printable(reference)}`;
    if (ok) return;
    for (const each of this.#standard.diagnose(reference)) yield* report(each, reference, this.#style, "  ");
  }
}
