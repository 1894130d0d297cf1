/**
 * Lists the commands in the order of the help. Each is imported when it is needed: all of them together load all schemes.
 *
 * @module
 */
import { present } from "../../core/invariant.js";
import type { AnyCommand } from "../command.js";

type Imports = Readonly<Record<string, () => Promise<AnyCommand>>>;

/** What imports each command. To add one, write a module in this folder and an entry here. */
const imports = {
  parse: async () => (await import("./parse.js")).parse,
  check: async () => (await import("./check.js")).check,
  validate: async () => (await import("./validate.js")).validate,
  repair: async () => (await import("./repair.js")).repair,
  find: async () => (await import("./find.js")).find,
  resolve: async () => (await import("./resolve.js")).resolve,
  relativize: async () => (await import("./relativize.js")).relativize,
  change: async () => (await import("./change.js")).change,
  get: async () => (await import("./get.js")).get,
  query: async () => (await import("./query.js")).query,
  encode: async () => (await import("./encode.js")).encode,
  decode: async () => (await import("./decode.js")).decode,
  "to-uri": async () => (await import("./iri.js")).toURI,
  "to-iri": async () => (await import("./iri.js")).toIRI,
  read: async () => (await import("./read.js")).read,
  write: async () => (await import("./write.js")).write,
  normalize: async () => (await import("./normalize.js")).normalize,
  compare: async () => (await import("./compare.js")).compare,
  standards: async () => (await import("./standards.js")).standards,
  difference: async () => (await import("./difference.js")).difference,
  scheme: async () => (await import("./scheme.js")).scheme,
  explain: async () => (await import("./explain.js")).explain,
  regex: async () => (await import("./regex.js")).regex,
  grammar: async () => (await import("./grammar.js")).grammar,
  template: async () => (await import("./template.js")).template,
  // The commands that control the process are the last ones.
  completion: async () => (await import("./completion.js")).completion,
  lsp: async () => (await import("./lsp.js")).lsp,
} as const satisfies Imports;

/** The names of all commands. */
export const names: readonly string[] = Object.keys(imports);

type Commands = readonly [AnyCommand, ...AnyCommand[]];

/** Imports commands by their names. */
export async function commandsNamed(list: readonly string[]): Promise<Commands> {
  const commands: AnyCommand[] = [];
  for (const name of list) commands.push(await present((imports as Imports)[name], "the command of the order")());
  return commands as unknown as Commands;
}

/** Imports all commands. */
export const everyCommand = (): Promise<Commands> => commandsNamed(names);
