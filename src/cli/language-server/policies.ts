/**
 * Decides how each document is checked: by the settings of the client and the configuration of its project.
 *
 * @module
 */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError, filesOf, findConfig, type Config } from "../../interop/config.js";
import { policyOf, type Policy } from "../../interop/policy.js";
import { DEFAULTS, type Settings } from "./settings.js";

/** How long a configuration is used before it is read again, in milliseconds. */
const FRESH = 1000;

const NO_CONFIG: Config = {};

/** The decision for the documents of a folder. */
interface Decision {
  readonly policy: Policy;
  /** The configuration, to see whether it has changed. */
  readonly written: string;
  readonly readAt: number;
}

/** The decisions for documents. */
export class Policies {
  readonly #files = filesOf({ fs, path });
  readonly #warn: (message: string) => void;
  readonly #warned = new Set<string>();
  readonly #folders = new Map<string | null, Decision>();
  #settings = DEFAULTS;

  /** @param warn shows a message to the user. It is called once for each configuration that cannot be used. */
  constructor(warn: (message: string) => void) {
    this.#warn = warn;
  }

  /** The settings of the client. */
  get settings(): Settings {
    return this.#settings;
  }

  set settings(settings: Settings) {
    this.#settings = settings;
    this.#folders.clear();
  }

  /** Reads all configurations again. */
  refresh(): void {
    this.#folders.clear();
  }

  /**
   * Returns the decisions for a document. While nothing changes, they are the same object.
   *
   * @param uri the URI of the document
   */
  of(uri: string): Policy {
    const folder = folderOf(uri);
    const known = this.#folders.get(folder);
    const now = performance.now();
    if (known !== undefined && now - known.readAt < FRESH) return known.policy;
    const config = folder === null ? NO_CONFIG : this.#configOf(folder);
    const written = JSON.stringify(config);
    const policy = known?.written === written ? known.policy : this.#policyOf(config);
    this.#folders.set(folder, { policy, written, readAt: now });
    return policy;
  }

  #configOf(folder: string): Config {
    try {
      return findConfig(folder, this.#files)?.config ?? NO_CONFIG;
    } catch (error) {
      // istanbul ignore next: Only a mistake in this program throws another error.
      if (!(error instanceof ConfigError)) throw error;
      if (!this.#warned.has(error.message)) this.#warn(error.message);
      this.#warned.add(error.message);
      return NO_CONFIG;
    }
  }

  #policyOf(config: Config): Policy {
    // An editor can show warnings without the failure of anything.
    return policyOf({ severity: "warning", ...config, ...this.#settings });
  }
}

/** Returns the folder of a document; `null` if it is no file. */
function folderOf(uri: string): string | null {
  if (!/^file:/i.test(uri)) return null;
  try {
    return path.dirname(fileURLToPath(uri));
  } catch {
    // It has the host of another machine, or an encoded slash.
    return null;
  }
}
