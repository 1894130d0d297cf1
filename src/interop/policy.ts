/**
 * The decisions of a project about URIs.
 *
 * @module
 */
import type { ValidateURI } from "../core/diagnostic.js";
import { readSeverity, type SeverityOption, type Weighed, type Weighing } from "../core/severity.js";
import { validate } from "../schemes/index.js";
import { CURRENT } from "../standards/current.js";
import { REFERRING_IDS, type ReferringStandardId } from "../standards/judges.js";
import { filesOf, findConfig, matcher, type Config, type NodeModules, type RuleOptions } from "./config.js";

/** The decisions of a project about URIs. */
export interface Policy {
  readonly standard: ReferringStandardId;
  /** The standard that the project chose, for searches in documents; `undefined` without a choice. */
  readonly chosen: ReferringStandardId | undefined;
  readonly schemes: boolean;
  readonly weighing: Weighing;
  readonly ignoreFiles: readonly string[];
  /** Returns whether a URI is not reported: it is ignored, or it has a placeholder. */
  readonly isExempt: (text: string) => boolean;
  /** Returns which diagnostics of a URI are reported, with the severities that the project gives them. */
  readonly reported: <Given extends Weighed>(text: string, diagnostics: readonly Given[]) => readonly Given[];
  /** Validates a URI by the rules of its scheme, and weighs the diagnostics; `undefined` if the project does not ask for it. */
  readonly validate: ValidateURI | undefined;
}

/** Returns the decisions of a configuration, or the defaults. */
export function policyOf({
  standard: chosen,
  schemes = false,
  severity,
  ignore = [],
  placeholders = [],
  ignoreFiles = [],
}: Config = {}): Policy {
  const standard = chosen ?? CURRENT;
  const weighing = readSeverity(severity);
  const ignored = ignore.map((pattern) => matcher(pattern));
  const placed = placeholders.map((pattern) => matcher(`*${pattern}*`));
  const isExempt = (text: string): boolean =>
    ignored.some((matches) => matches(text)) || placed.some((matches) => matches(text));
  return {
    standard,
    chosen,
    schemes,
    weighing,
    ignoreFiles,
    isExempt,
    reported: (text, diagnostics) => (isExempt(text) ? [] : weighing.reported(diagnostics)),
    validate: schemes
      ? (text, options) => {
          const diagnostics = weighing.reported(validate(text, { standard, ...options }).diagnostics);
          return { ok: diagnostics.length === 0, diagnostics };
        }
      : undefined,
  };
}

/** Returns whether an option asks for what only the rules of schemes find: other severities, or codes of no standard. */
function asksSchemes(severity: SeverityOption | undefined): boolean {
  if (severity === undefined || severity === "error") return false;
  const codes = typeof severity === "object" ? Object.keys(severity) : null;
  return codes?.every((code) => REFERRING_IDS.some((id) => code.startsWith(`${id}/`))) !== true;
}

/**
 * Returns the decisions of the project that has a file.
 *
 * @param file the path of the file; a relative one begins in the current folder
 * @param options the options of a rule; each replaces what the configuration says. With a `severity` that only the rules
 *   of schemes can reach, `schemes` is `true` if neither says something else.
 * @returns the decisions of the nearest configuration; the defaults without any, and in engines other than Node 20.16 or
 *   later
 * @throws {ConfigError} if the configuration cannot be used
 */
export function policyFor(file: string, options: RuleOptions = {}): Policy {
  const own = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as RuleOptions;
  return policyOf({ schemes: asksSchemes(own.severity), ...configFor(file), ...own });
}

/** Returns the nearest configuration of a file; `undefined` without any. */
function configFor(file: string): Config | undefined {
  // An import would need Node, and bundles for browsers would fail.
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  const fs = process?.getBuiltinModule?.("node:fs") as NodeModules["fs"] | undefined;
  const path = process?.getBuiltinModule?.("node:path") as NodeModules["path"] | undefined;
  return fs && path && findConfig(path.dirname(path.resolve(file)), filesOf({ fs, path }))?.config;
}
