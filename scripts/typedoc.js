// `npm run docs`: the reference of everything that the package exports, in generated/api/. A warning is an error.
import { fileURLToPath } from "node:url";
import { Converter, OptionDefaults, ReflectionKind } from "typedoc";
import { entries } from "./entries.js";

/** @param {string} path from the root of the repository */
const absolute = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What each entry is imported as, by the name that TypeDoc gives its module. */
const names = new Map(entries().map(({ name, source }) => [source.replace(/^src\/(.*?)(\/index)?\.ts$/, "$1"), name]));

/**
 * A plugin: modules have the names that they are imported by.
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
  // A page does not depend on where it was made.
  disableSources: true,
  excludeInternal: true,
  // They only shorten the types after them.
  intentionallyNotExported: ["AnyExplaining", "AnyGrammar", "Below", "Held", "Hooks"],
  // `npm run types` looks for these.
  skipErrorChecking: true,
  treatWarningsAsErrors: true,
};
