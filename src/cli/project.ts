/**
 * Reads the configuration of the project: the options of the command line, and the decisions that they make with it.
 *
 * @module
 */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { configAt, filesOf, findConfig, type Config } from "../interop/config.js";
import type { Option } from "./command.js";
import { orMisuse } from "./errors.js";

/** The options of commands that use the configuration. */
export const configOptions: {
  readonly config: Option & { readonly type: "string" };
  readonly "no-config": Option & { readonly type: "boolean" };
} = {
  config: {
    type: "string",
    value: "FILE",
    help: "The configuration. Default: uri-grammar.config.json, or package.json, of this folder or the nearest above.",
  },
  "no-config": { type: "boolean", help: "Read no configuration." },
};

/** The configuration of a project, and its folder. */
export interface Configuration {
  readonly config: Config;
  readonly folder: string;
}

/**
 * Reads the configuration that the options choose.
 *
 * @throws {Misuse} if it cannot be used
 */
export function configFrom({
  config: file,
  "no-config": isOff = false,
}: {
  readonly config?: string;
  readonly "no-config"?: boolean;
}): Configuration {
  const files = filesOf({ fs, path });
  const folder = process.cwd();
  const found =
    file === undefined
      ? orMisuse(() => (isOff ? null : findConfig(folder, files)))
      : configOf(path.resolve(file), files);
  return found === null ? { config: {}, folder } : { config: found.config, folder: path.dirname(found.path) };
}

/** Reads the file of `--config`. A URI can be there by mistake, so no message repeats it. */
function configOf(file: string, files: ReturnType<typeof filesOf>): ReturnType<typeof configAt> {
  const hide = (message: string): string => message.replace(JSON.stringify(file), () => "The file of --config");
  return orMisuse(() => configAt(file, files), hide);
}
