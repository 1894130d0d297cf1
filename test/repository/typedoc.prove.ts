/** Makes the API reference with TypeDoc from the docstrings. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { entries } from "../../scripts/entries.js";

test("TypeDoc has no warnings and leaves out internal members", () => {
  const out = mkdtempSync(join(tmpdir(), "reference-"));
  try {
    const typedoc = "node_modules/typedoc/bin/typedoc";
    const options = ["--options", "scripts/typedoc.js", "--logLevel", "Warn", "--out", out];
    const { stdout, stderr, status } = spawnSync(process.execPath, [typedoc, ...options], { encoding: "utf8" });
    expect({ stdout, stderr, status }).toEqual({ stdout: "", stderr: "", status: 0 });
    const links = readFileSync(join(out, "modules.html"), "utf8").matchAll(/href="modules\/[^"]*">([^<]*)</g);
    expect([...links].map(([, name]) => name)).toEqual(expect.arrayContaining(entries().map(({ name }) => name)));
    const page = readFileSync(join(out, "interfaces/uri-grammar_standards.Standard.html"), "utf8");
    const members = new Set(Array.from(page.matchAll(/ id="(\w+)"/g), ([, id]) => id));
    expect(members).toContain("recompose");
    for (const internal of ["text", "refusal", "misread", "source"]) expect(members).not.toContain(internal);
  } finally {
    rmSync(out, { recursive: true });
  }
});
