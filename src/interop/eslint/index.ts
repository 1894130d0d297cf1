/**
 * A plugin for ESLint, and locations as ESLint has them (`uri-grammar/eslint`).
 *
 * @module
 */
import { noUserinfoPassword } from "./no-userinfo-password.js";
import type { RuleModule } from "./types.js";
import { validURI } from "./valid-uri.js";

export type { Place, Span } from "../lines.js";
export { toLoc } from "./loc.js";
export type * from "./types.js";
export type { ValidURIOptions } from "./valid-uri.js";

/** The plugin. */
export interface Plugin {
  readonly meta: { readonly name: string; readonly namespace: string };
  readonly rules: { readonly "valid-uri": RuleModule; readonly "no-userinfo-password": RuleModule };
  readonly configs: { readonly recommended: Config };
}

/** An element of ESLint's configuration. */
export interface Config {
  name: string;
  plugins: Record<string, Plugin>;
  rules: Record<string, "error">;
}

const configs = {} as { recommended: Config };

/**
 * The rules `valid-uri` and `no-userinfo-password`, and a configuration, `recommended`, that has both.
 *
 * @example
 * import { Linter } from "eslint";
 * import uriGrammar from "uri-grammar/eslint";
 *
 * const [first] = new Linter().verify('fetch("/a b");', [uriGrammar.configs.recommended]);
 * first.ruleId; // => "uri-grammar/valid-uri"
 */
const plugin: Plugin = {
  meta: { name: "uri-grammar", namespace: "uri-grammar" },
  rules: { "valid-uri": validURI, "no-userinfo-password": noUserinfoPassword },
  configs,
};

// The configuration has the plugin, which has the configuration.
configs.recommended = {
  name: "uri-grammar/recommended",
  plugins: { "uri-grammar": plugin },
  rules: { "uri-grammar/valid-uri": "error", "uri-grammar/no-userinfo-password": "error" },
};

export default plugin;
