/**
 * Reads the settings of a client.
 *
 * @module
 */

/** The settings of a client. */
export interface Settings {
  /** Whether to check each URI also by the rules of its scheme. */
  readonly schemes: boolean;
  /** The identifiers of the languages whose documents are checked; `null` for all. */
  readonly languages: readonly string[] | null;
}

/** The default settings. */
export const DEFAULTS: Settings = { schemes: false, languages: null };

/** The name of the settings in a client. */
export const SECTION = "uri-grammar";

/**
 * Reads settings.
 *
 * @param value any JSON that a client has sent
 * @param complain is called for each setting with a wrong value
 * @returns the settings, with the default for each setting that is absent or has a wrong value
 */
export function settingsFrom(value: unknown, complain: (message: string) => void): Settings {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const read = <Name extends keyof Settings>(
    name: Name,
    fits: (setting: unknown) => setting is Settings[Name],
    demand: string,
  ): Settings[Name] => {
    const setting = given[name] ?? DEFAULTS[name];
    if (fits(setting)) return setting;
    complain(`The setting '${SECTION}.${name}' must be ${demand}.`);
    return DEFAULTS[name];
  };
  return {
    schemes: read("schemes", (setting): setting is boolean => typeof setting === "boolean", "true or false"),
    languages: read("languages", isLanguages, "a list of language identifiers"),
  };
}

function isLanguages(setting: unknown): setting is readonly string[] | null {
  return setting === null || (Array.isArray(setting) && setting.every((each) => typeof each === "string"));
}
