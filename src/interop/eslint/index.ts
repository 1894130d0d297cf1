/**
 * A plugin for ESLint, and locations in its format (`uri-grammar/eslint`).
 *
 * @module
 */
import { VERSION } from "../version.js";
import type { URIPlaces } from "./arguments.js";
import { noRawInterpolation } from "./no-raw-interpolation.js";
import { noUserinfoPassword } from "./no-userinfo-password.js";
import type { RuleModule } from "./types.js";
import { validURI, type ValidURIOptions } from "./valid-uri.js";

export type { Place, Span } from "../lines.js";
export { toLoc } from "./loc.js";
export type * from "./types.js";
export type { PlaceRule, URIPlaces } from "./arguments.js";
export type { ValidURIOptions } from "./valid-uri.js";

/** The plugin. */
export interface Plugin {
  readonly meta: { readonly name: string; readonly namespace: string; readonly version: string };
  readonly rules: Readonly<Record<"valid-uri" | "no-raw-interpolation" | "no-userinfo-password", RuleModule>>;
  readonly configs: { readonly recommended: Config; readonly strict: Config };
}

/** An element of an ESLint configuration. */
export interface Config {
  name: string;
  plugins: Record<string, Plugin>;
  rules: Record<string, "warn" | "error" | ["error", ValidURIOptions] | ["error", URIPlaces]>;
}

/** Makes the plugin. It is a function, so that a bundle of `toLoc` contains no rule. */
function pluginOf(): Plugin {
  const configs = {} as { recommended: Config; strict: Config };
  const plugin: Plugin = {
    meta: { name: "uri-grammar", namespace: "uri-grammar", version: VERSION },
    rules: {
      "valid-uri": validURI,
      "no-raw-interpolation": noRawInterpolation,
      "no-userinfo-password": noUserinfoPassword,
    },
    configs,
  };
  const config = (name: string, valid: Config["rules"][string], raw: "warn" | "error"): Config => ({
    name: `uri-grammar/${name}`,
    plugins: { "uri-grammar": plugin },
    rules: {
      "uri-grammar/valid-uri": valid,
      "uri-grammar/no-raw-interpolation": raw,
      "uri-grammar/no-userinfo-password": "error",
    },
  });
  // Assigned later, because the plugin contains the configurations and they contain the plugin.
  configs.recommended = config("recommended", "error", "warn");
  configs.strict = config("strict", ["error", { schemes: true }], "error");
  return plugin;
}

/**
 * The rules `valid-uri`, `no-raw-interpolation` and `no-userinfo-password`, and two configurations with these rules:
 * `recommended` only warns of raw interpolations; `strict` refuses them, and validates by scheme.
 *
 * @example
 * import { Linter } from "eslint";
 * import uriGrammar from "uri-grammar/eslint";
 *
 * const [first] = new Linter().verify('fetch("/a b");', [uriGrammar.configs.recommended]);
 * first.ruleId; // => "uri-grammar/valid-uri"
 */
const plugin: Plugin = /* @__PURE__ */ pluginOf();

export default plugin;
