// `npm run docs`: generates the reference of all exports in generated/api/. Warnings are errors.
import { fileURLToPath } from "node:url";
import { Converter, OptionDefaults, ReflectionKind } from "typedoc";
import { entries } from "./entries.js";

/** @param {string} path relative to the root of the repository */
const absolute = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The specifier of each entry, by TypeDoc's name for its module. */
const names = new Map(entries().map(({ name, source }) => [source.replace(/^src\/(.*?)(\/index)?\.ts$/, "$1"), name]));

/**
 * A plugin that names modules by their specifiers.
 * @param {import("typedoc").Application} app
 */
function nameModules(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) => {
    if (reflection.kind === ReflectionKind.Module) reflection.name = names.get(reflection.name) ?? reflection.name;
  });
}

/** @type {Partial<import("typedoc").TypeDocOptions>} */
export default {
  name: "uri-grammar",
  entryPoints: entries().map(({ source }) => absolute(source)),
  tsconfig: absolute("src/tsconfig.json"),
  out: absolute("generated/api"),
  readme: absolute("README.md"),
  plugin: [nameModules],
  highlightLanguages: [...OptionDefaults.highlightLanguages, "python", "sql"],
  // The pages must not depend on the place where they are generated.
  disableSources: true,
  excludeInternal: true,
  // These types only shorten other types.
  intentionallyNotExported: ["AnyExplaining", "AnyGrammar", "Below", "Held", "Hooks"],
  // `npm run types` reports these errors.
  skipErrorChecking: true,
  treatWarningsAsErrors: true,
};
