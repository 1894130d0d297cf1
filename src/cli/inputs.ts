/**
 * Makes the inputs of a command from operands and records.
 *
 * @module
 */
import type { Readable } from "node:stream";
import { schemeEnd } from "../core/parts.js";
import type { Command } from "./command.js";
import { Failure, Misuse } from "./errors.js";
import { stringsOf, type BytesBlock } from "./format.js";
import type { Fault } from "./parts.js";
import type { Framed } from "./records.js";
import {
  ARGUMENTS,
  cannotRead,
  DASH,
  failingSource,
  fileSource,
  hintOnFiles,
  kindOfFile,
  laterSource,
  standardInput,
  unreadable,
  type Place,
  type Source,
} from "./sources.js";
import { split, type Text } from "./utf8.js";
import { walk, type Walked, type WalkOptions } from "./walk.js";

/** One input: a string or, for a command with several operands, all of these. */
export type Input<Each = Text> = Each | readonly Each[];

/** Consecutive inputs, and their places. */
export interface Inputs<Each = Text> {
  readonly inputs: readonly Input<Each>[];
  /** The place of the first line. */
  readonly place: Place;
  /** The line, from 0, on which each input begins; absent if each input is one line. */
  readonly lines?: readonly number[] | undefined;
  /** How results are written into the records of the inputs, if they are. */
  readonly framed?: Framed | undefined;
  /** The reason why no more inputs follow. */
  readonly fault?: Fault | undefined;
}

/**
 * Makes inputs from operands.
 *
 * @param operands arguments that are strings
 * @param line the number of the first
 * @returns the inputs
 * @throws {Misuse} if the command needs another number of operands
 */
export function inputsOf({ arity }: Pick<Command, "arity">, operands: readonly string[], line = 1): Inputs<string> {
  const place = { source: ARGUMENTS, line };
  if (arity === 1) return { inputs: operands, place };
  if (operands.length === arity || arity === Infinity) return { inputs: [operands], place };
  throw new Misuse(`the command needs ${String(arity)} operands, not ${String(operands.length)}`);
}

/** A step of a run: inputs, or a source of inputs. */
export type Step = Inputs<string> | Source;

/**
 * Returns the steps of a run.
 *
 * @param operands the arguments that are not options
 * @param options whether the operands are files; standard input; and the signal that ends reading
 * @returns the steps, in the order of the operands
 * @throws {Misuse} if the operands do not fit the command
 * @throws {Failure} if one of them is a file that cannot be read
 */
export async function stepsOf(
  command: Pick<Command, "input" | "arity">,
  operands: readonly string[],
  options: {
    readonly isFile: boolean;
    readonly stdin: Readable;
    readonly walking?: Walking | undefined;
    readonly interrupted?: AbortSignal;
  },
): Promise<readonly Step[]> {
  const { isFile: areFiles, stdin, walking, interrupted } = options;
  if (command.input === "operands") return [inputsOf(command, operands)];
  if (operands.length === 0) return [standardInput(stdin, interrupted)];
  const at = operands.indexOf(DASH);
  if (at < operands.lastIndexOf(DASH)) throw new Misuse('the operand "-" is given more than once');
  if (areFiles) {
    // A search goes on after a file that cannot be read.
    const sourceOf = command.input === "texts" ? laterSource : fileSource;
    const sourcesOf = async (paths: readonly string[]): Promise<Source[]> => {
      const sources: Source[] = [];
      // Without operands, a walk begins in the current folder.
      if (paths.length === 0) return sources;
      for (const each of filesIn(paths, walking)) {
        if ("bytes" in each) sources.push(each);
        else sources.push({ ...(await sourceOf(each.path, interrupted)), isFound: !each.isNamed });
      }
      return sources;
    };
    if (at < 0) return await sourcesOf(operands);
    const before = await sourcesOf(operands.slice(0, at));
    return [...before, standardInput(stdin, interrupted), ...(await sourcesOf(operands.slice(at + 1)))];
  }
  if (at < 0) return [inputsOf(command, operands)];
  if (command.arity > 1 && operands.length > 1) {
    throw new Misuse('the operand "-", which stands for lines of standard input, must be the only operand');
  }
  return [
    inputsOf({ arity: 1 }, operands.slice(0, at)),
    standardInput(stdin, interrupted),
    inputsOf({ arity: 1 }, operands.slice(at + 1), at + 2),
  ];
}

/** How to find files in folders. */
export interface Walking extends WalkOptions {
  /** Returns whether to read a file that no operand names. */
  readonly keeps?: ((path: string) => boolean) | undefined;
}

/** Yields the files that operands mean, and sources that fail for what cannot be found. */
function* filesIn(
  operands: readonly string[],
  { keeps = () => true, ...options }: Walking = {},
): Generator<Walked | Source> {
  const failures: Source[] = [];
  const onError = (path: string, cause: unknown): unknown =>
    failures.push(failingSource(path, unreadable(path, cause)));
  const onEmpty = (pattern: string): unknown =>
    failures.push(
      failingSource(pattern, new Failure(cannotRead(pattern, `no file matches the pattern${hintOnFiles(pattern)}`))),
    );
  for (const each of walk(operands, { ...options, onError, onEmpty })) {
    yield* failures.splice(0);
    if (each.isNamed || keeps(each.path)) yield each;
  }
  yield* failures;
}

/**
 * Writes notes for users about their inputs, before anything is read.
 *
 * @param command the command
 * @param operands the arguments that are not options
 * @param options whether the operands are files; how many of them, the first ones, can be names of files by mistake; and
 *   standard input
 * @throws {Misuse} if an operand is the name of a file, and the command refuses such operands
 */
export async function* notesOn(
  { input, refusesFileNames = false }: Pick<Command, "input" | "refusesFileNames">,
  operands: readonly string[],
  options: { readonly isFile: boolean; readonly unclear: number; readonly stdin: { readonly isTTY?: boolean } },
): AsyncGenerator<string> {
  const { isFile: areFiles, unclear, stdin } = options;
  if (input === "operands") return;
  if (operands.length === 0 && stdin.isTTY === true)
    yield "reads lines from the terminal; Ctrl-D ends them (on Windows: Ctrl-Z, Enter)";
  if (areFiles) return;
  let isNoted = false;
  for (const [index, operand] of operands.slice(0, unclear).entries()) {
    const kind = operand === DASH ? null : await kindOfFile(operand);
    if (kind === null || (kind === "folder" && (!refusesFileNames || /^[./]*$/.test(operand)))) continue;
    const name = `operand ${String(index + 1)}`;
    const ways =
      kind === "file"
        ? "'find --invalid FILE' checks the URIs in it, and --file reads its lines"
        : "'find --invalid FOLDER' checks the URIs in its files";
    if (kind === "file" && refusesFileNames && schemeEnd(operand) < 0)
      throw new Misuse(`${name} is the name of a file: ${ways}. To use its name as the string, write -- before it`);
    if (!isNoted) yield `note: ${name} is read as a string, but a ${kind} with this name exists: ${ways}`;
    isNoted = true;
  }
}

/**
 * Reads the inputs of a block.
 *
 * @param arity the number of operands in one input
 * @returns the inputs, up to the first invalid record
 */
export function inputsIn(block: BytesBlock, arity: number): Inputs {
  const { strings, lines, framed, fault } = stringsOf(block);
  const { source, line } = block;
  const place = { source, line };
  if (arity > 1) return operandsIn(strings, arity, place);
  if (fault === undefined) return { inputs: strings, place, lines, framed };
  const message = cannotRead(source, fault.message, line + fault.line);
  return { inputs: strings, place, lines, framed, fault: { kind: "unreadable", message } };
}

/** Reads inputs from lines of operands with tabs between them. */
function operandsIn(lines: readonly Text[], arity: number, place: Place): Inputs {
  const inputs: Input[] = [];
  for (const line of lines) {
    const operands = split(line, "\t");
    if (operands.length !== arity) {
      const message = `a line must have ${String(arity)} strings with a tab between them`;
      return { inputs, place, fault: { kind: "misuse", message } };
    }
    inputs.push(operands);
  }
  return { inputs, place };
}
