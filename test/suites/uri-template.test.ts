// Runs the test suite for URI Templates that the package uri-templates contains: the examples of RFC 6570, further
// expansions, and templates that must be refused.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expand, type TemplateVariables } from "../../src/template/index.js";
import { caught } from "../support/caught.js";

const FOLDER = "node_modules/uri-templates/test/uritemplate-test";
const FILES = ["spec-examples", "spec-examples-by-section", "extended-tests", "negative-tests"] as const;

/** A group of cases. An expansion can have several forms, because objects have no order; `false` is an error. */
interface Group {
  readonly variables: TemplateVariables;
  readonly testcases: readonly (readonly [template: string, expansion: string | readonly string[] | false])[];
}

test.each(FILES)("%s", (file) => {
  const groups = JSON.parse(readFileSync(join(FOLDER, `${file}.json`), "utf8")) as Readonly<Record<string, Group>>;
  expect(Object.keys(groups).length).toBeGreaterThan(0);
  for (const [name, { variables, testcases }] of Object.entries(groups)) {
    for (const [template, expansion] of testcases) {
      if (expansion === false) expect(caught(() => expand(template, variables))).toBeInstanceOf(SyntaxError);
      else
        expect([name, template, [expansion].flat()]).toEqual([
          name,
          template,
          expect.arrayContaining([expand(template, variables)]),
        ]);
    }
  }
});
