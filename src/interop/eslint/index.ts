/**
 * A plugin for ESLint, and locations in its format (`uri-grammar/eslint`).
 *
 * @module
 */
import { VERSION } from "../version.js";
import { noUserinfoPassword } from "./no-userinfo-password.js";
import type { RuleModule } from "./types.js";
import { validURI, type ValidURIOptions } from "./valid-uri.js";

export type { Place, Span } from "../lines.js";
export { toLoc } from "./loc.js";
export type * from "./types.js";
export type { ValidURIOptions } from "./valid-uri.js";

/** The plugin. */
export interface Plugin {
  readonly meta: { readonly name: string; readonly namespace: string; readonly version: string };
  readonly rules: { readonly "valid-uri": RuleModule; readonly "no-userinfo-password": RuleModule };
  readonly configs: { readonly recommended: Config; readonly strict: Config };
}

/** An element of an ESLint configuration. */
export interface Config {
  name: string;
  plugins: Record<string, Plugin>;
  rules: Record<string, "error" | ["error", ValidURIOptions]>;
}

const SOURCE = { src: "URI-reference" } as const;
const LINK = { href: "URI-reference" } as const;

/** HTML, "Attributes": the attributes whose value is one URL. */
const ELEMENTS: NonNullable<ValidURIOptions["elements"]> = {
  a: LINK,
  area: LINK,
  link: LINK,
  audio: SOURCE,
  embed: SOURCE,
  iframe: SOURCE,
  img: SOURCE,
  script: SOURCE,
  source: SOURCE,
  track: SOURCE,
  video: SOURCE,
};

/** Makes the plugin. It is a function, so that a bundle of `toLoc` contains no rule. */
function pluginOf(): Plugin {
  const configs = {} as { recommended: Config; strict: Config };
  const plugin: Plugin = {
    meta: { name: "uri-grammar", namespace: "uri-grammar", version: VERSION },
    rules: { "valid-uri": validURI, "no-userinfo-password": noUserinfoPassword },
    configs,
  };
  const config = (name: string, setting: Config["rules"][string]): Config => ({
    name: `uri-grammar/${name}`,
    plugins: { "uri-grammar": plugin },
    rules: { "uri-grammar/valid-uri": setting, "uri-grammar/no-userinfo-password": "error" },
  });
  // Assigned later, because the plugin contains the configurations and they contain the plugin.
  configs.recommended = config("recommended", "error");
  configs.strict = config("strict", [
    "error",
    { references: { fetch: "URI-reference", import: "URI-reference" }, elements: ELEMENTS, schemes: true },
  ]);
  return plugin;
}

/**
 * The rules `valid-uri` and `no-userinfo-password`, and two configurations with both rules: `recommended` uses the
 * defaults; `strict` checks more places and validates by scheme.
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
