/** Runs the commands of the documents, and compiles their snippets and the examples in the docstrings. */
import { spawnSync } from "node:child_process";
import { entries } from "../../scripts/entries.js";
import { compileSnippets } from "../support/compiled.js";
import { blocksIn, documents, withPrograms } from "../support/documents.js";
import { exportsOf } from "../support/exports.js";

describe("a snippet compiles as TypeScript without changes", () => {
  const examples = exportsOf(entries()).flatMap(({ entry, name, examples: texts }) =>
    texts.map((text): [place: string, text: string] => [`${entry} ${name}`, text]),
  );
  const copied = [
    ...blocksIn(withPrograms, "js"),
    ...blocksIn(withPrograms, "ts"),
    ...new Map(examples.map((each) => [each[1], each])).values(),
  ];
  const wrong = ['import { parse } from "uri-grammar";\n\nparse("a").scheme;', "const one = ;\nparse(one);"];
  // Compile all snippets in one program, to read the package's types only once.
  const [faulty, unfinished, ...compiled] = compileSnippets([...wrong, ...copied.map(([, text]) => text)]);

  test.each(copied.map(([place], index) => [place, compiled[index]] as const))("%s", (_, result) => {
    expect(result).toBeNull();
  });

  test("a snippet that does not compile is detected", () => {
    expect(faulty).toBe(
      'parse("a").scheme;\n' +
        "Property 'scheme' does not exist on type 'URI | RelativeRef'.\n" +
        "  Property 'scheme' does not exist on type 'RelativeRef'.",
    );
    expect(unfinished).toBe("const one = ;\nExpression expected.\nparse(one);\nCannot find name 'parse'.");
  });
});

describe("a command prints what the document shows", () => {
  test.each(blocksIn(documents, "console"))("%s", (_, text) => {
    const [, command = "", output = ""] = /^\$ (?:npm ci && )?(.*?)\n(.*)$/s.exec(text) ?? [];
    expect(command).toContain("npx uri-grammar ");
    const program = `"${process.execPath}" dist/cjs/cli.js `;
    const { stdout } = spawnSync(
      command.replace("npx uri-grammar ", () => program),
      {
        encoding: "utf8",
        shell: process.platform === "win32" ? "bash" : true,
        env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "" },
      },
    );
    expect(stdout).toBe(output);
  });
});
