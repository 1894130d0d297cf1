/**
 * Reads the configuration of the project: the options of the command line, and the decisions that they make with it.
 *
 * @module
 */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { configAt, filesOf, findConfig, policyOf, type Config, type Policy } from "../interop/config.js";
import type { ReferringStandardId } from "../standards/judges.js";
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

/** The values of these options, and those of options that win over the configuration. */
interface ProjectValues {
  readonly config?: string;
  readonly "no-config"?: boolean;
  readonly standard?: string;
  readonly validate?: boolean;
  /** The value of `severity` in a configuration. */
  readonly severity?: Config["severity"] | undefined;
}

/** The configuration of a project, and its folder. */
interface Configuration {
  readonly config: Config;
  readonly folder: string;
}

/** The decisions of a project, and the folder of its configuration. */
export interface Project extends Configuration {
  readonly policy: Policy;
}

/**
 * Reads the configuration that the options choose.
 *
 * @throws {Misuse} if it cannot be used
 */
export function configFrom({
  config: file,
  "no-config": isOff = false,
}: Pick<ProjectValues, "config" | "no-config">): Configuration {
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

/**
 * Returns the decisions of the configuration and of the options, which win.
 *
 * @throws {Misuse} if the configuration cannot be used
 */
export function projectFrom(values: ProjectValues): Project {
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
