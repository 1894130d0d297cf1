/**
 * Lists the commands in the order of the help.
 *
 * @module
 */
import type { Command, RawCommand } from "../command.js";
import { change } from "./change.js";
import { check } from "./check.js";
import { compare } from "./compare.js";
import { completion } from "./completion.js";
import { decode } from "./decode.js";
import { difference } from "./difference.js";
import { encode } from "./encode.js";
import { explain } from "./explain.js";
import { find } from "./find.js";
import { get } from "./get.js";
import { grammar } from "./grammar.js";
import { toIRI, toURI } from "./iri.js";
import { lsp } from "./lsp.js";
import { normalize } from "./normalize.js";
import { parse } from "./parse.js";
import { query } from "./query.js";
import { read } from "./read.js";
import { regex } from "./regex.js";
import { relativize } from "./relativize.js";
import { repair } from "./repair.js";
import { resolve } from "./resolve.js";
import { scheme } from "./scheme.js";
import { standards } from "./standards.js";
import { template } from "./template.js";
import { validate } from "./validate.js";
import { write } from "./write.js";

/** The table of commands. To add one, write a module in this folder and an entry here. */
export const commands: readonly [Command, ...Command[]] = [
  parse,
  check,
  validate,
  repair,
  find,
  resolve,
  relativize,
  change,
  get,
  query,
  encode,
  decode,
  toURI,
  toIRI,
  read,
  write,
  normalize,
  compare,
  standards,
  difference,
  scheme,
  explain,
  regex,
  grammar,
  template,
];

/** The commands that control the process. The help lists them last. */
export const rawCommands: readonly RawCommand[] = [completion, lsp];
