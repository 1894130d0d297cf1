/** Tests that the documents tell the sizes of the list. sizes.prove.ts measures these. */
import { readFileSync } from "node:fs";
import { DOCUMENTS, listedSizes, withSizes } from "../../scripts/readme/sizes.js";

test.each(DOCUMENTS)("the sizes in %s are those of the list", (path) => {
  const document = readFileSync(path, "utf8");
  expect(withSizes(document, listedSizes())).toBe(document);
});

const sizes = listedSizes("# bytes\n\nuri-grammar isURI 1234\nprogram comparison 45678\n");

test("the sizes are written into sentences and rows", () => {
  const document =
    "`isURI` alone takes 3.3 kB.\n| uri-grammar | 0 |  2.8 kB | 33.6 kB |\n| other | 0 | 2.8 kB | 33.6 kB |\n";
  expect(withSizes(document, sizes)).toBe(
    "`isURI` alone takes 1.2 kB.\n| uri-grammar | 0 |  1.2 kB | 45.7 kB |\n| other | 0 | 2.8 kB | 33.6 kB |\n",
  );
});

test("a size that the list does not have is an error", () => {
  expect(() => withSizes("`nothing` alone takes 1 kB", sizes)).toThrow("the list of sizes has no uri-grammar nothing");
});
