/** Makes small grammars for the tests of the build. */
import { readLiterate } from "../../scripts/build/literate.js";
import { readGrammarFile, TREE, type ParserGrammar } from "../../scripts/build/grammar.js";

const HELPERS = { source: `grammar/${TREE}`, text: readGrammarFile(TREE) };

const nameOf = (rule: string): string => rule.slice(0, rule.indexOf(" ")).replaceAll("_", "-");

/**
 * Makes a grammar of the given rules, each on its own line below its section and a definition with the same name: the
 * first one on line 3, the second one on line 7.
 */
export function grammarOf(rules: readonly string[]): ParserGrammar {
  const text = rules.map((rule) => `// §1 One\n//     ${nameOf(rule)} = "x"\n${rule}\n`).join("\n");
  const file = { source: "grammar/x.peggy", text };
  return { id: "x", sources: [HELPERS, file], rules: readLiterate(text, file.source) };
}
