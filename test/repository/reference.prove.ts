/**
 * Tests the API reference: each example in a docstring runs. commands.prove.ts compiles them, and test/site/site.prove.ts
 * tests the pages.
 */
import { entries } from "../../scripts/entries.js";
import { exportsOf } from "../support/exports.js";
import { runSnippets, withAssertions } from "../support/snippets.js";

/** Each exported value once, under the first entry that exports it. */
const all = exportsOf(entries())
  .filter(({ isValue }) => isValue)
  .filter(({ symbol }, index, values) => values.findIndex((each) => each.symbol === symbol) === index)
  .map(({ entry, name, examples }) => ({ name: `${entry} ${name}`, examples }));
const examples = all.flatMap(({ name, examples: texts }) => texts.map((text) => [name, text] as const));
const texts = examples.map(([, text]) => text);
const results = runSnippets(texts);

test("everything that is exported has an example", () => {
  expect(all.filter((each) => each.examples.length === 0).map(({ name }) => name)).toEqual([]);
});

describe("the example of", () => {
  test.each(examples.map(([name, text], index) => [name, text, results[index]] as const))(
    "%s",
    (name, text, result) => {
      const [, exported] = name.split(" ") as [string, string];
      const names = exported === "default" ? "\\w+" : `\\{ .*\\b${exported}\\b.* \\}`;
      expect(text).toMatch(new RegExp(`^import ${names} from`, "m"));
      expect(withAssertions(text).count).toBeGreaterThan(0);
      expect(result).toBeNull();
    },
  );
});

test("an example with a wrong value is detected", () => {
  const [right, wrong] = runSnippets(["1 + 1; // => 2", "1 + 1; // => 3"]);
  expect(right).toBeNull();
  expect(wrong).toMatch(/^AssertionError/);
});

test("an expected value that does not follow a statement is refused", () => {
  expect(() => withAssertions("const two = 1 + 1; // => 2")).toThrow(
    "a value stands behind what is no statement: const two = 1 + 1; // => 2",
  );
});

test("an example with a syntax error is refused", () => {
  expect(() => runSnippets(["1 +; // => 2"])).toThrow("SyntaxError");
});
