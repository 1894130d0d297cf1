/**
 * Reads the settings of a client.
 *
 * @module
 */
import { closest } from "../../core/closest.js";
import { readConfig, type Config } from "../../interop/config.js";

/** The settings of a client. Those that are absent have the values of the project's configuration. */
export interface Settings extends Pick<Config, (typeof OF_PROJECTS)[number]> {
  /** The identifiers of the languages whose documents are checked; `null` for all. */
  readonly languages: readonly string[] | null;
}

/** The settings that a configuration of a project has, too. */
const OF_PROJECTS = ["schemes", "severity", "standard", "ignore", "placeholders"] as const;
const NAMES: readonly string[] = ["languages", ...OF_PROJECTS];
/** A setting that many clients use by themselves. */
const OF_CLIENTS = "trace";

/** The default settings. */
export const DEFAULTS: Settings = { languages: null };

/** The name of the settings in a client. */
export const SECTION = "uri-grammar";

/**
 * Reads settings.
 *
 * @param value any JSON that a client has sent
 * @param complain is called for each setting that is unknown or has a wrong value
 * @returns the settings, without those that have a wrong value
 */
export function settingsFrom(value: unknown, complain: (message: string) => void): Settings {
  if (value === null || value === undefined) return DEFAULTS;
  if (typeof value !== "object" || Array.isArray(value)) {
    complain(`The settings '${SECTION}' must be an object.`);
    return DEFAULTS;
  }
  const given = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(given)) {
    if (NAMES.includes(name) || name === OF_CLIENTS) continue;
    const meant = closest(name.toLowerCase(), NAMES);
    const hint = meant === null ? "" : ` Did you mean '${meant}'?`;
    complain(`A setting of '${SECTION}' is unknown.${hint} The settings are ${NAMES.join(", ")}.`);
  }
  const read = OF_PROJECTS.flatMap((name) => {
    const setting = given[name];
    // For clients, null is the value of a setting that nobody has set.
    if (setting === null || setting === undefined) return [];
    try {
      return Object.entries(readConfig({ [name]: setting }));
    } catch (error) {
      complain(`The setting '${SECTION}.${name}' is not used: ${(error as Error).message}`);
      return [];
    }
  });
  return { ...(Object.fromEntries(read) as Config), languages: languagesFrom(given["languages"] ?? null, complain) };
}

function languagesFrom(setting: unknown, complain: (message: string) => void): Settings["languages"] {
  if (setting === null || isLanguages(setting)) return setting;
  complain(`The setting '${SECTION}.languages' must be a list of language identifiers.`);
  return DEFAULTS.languages;
}

function isLanguages(setting: unknown): setting is readonly string[] {
  return Array.isArray(setting) && setting.every((each) => typeof each === "string");
}
