/** Runs the build again in another folder. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

test("generated/ equals the result of the build in another folder", () => {
  const root = mkdtempSync(join(tmpdir(), "uri-grammar-"));
  try {
    for (const path of ["package.json", "scripts/build.js", "scripts/build", "grammar"]) {
      cpSync(path, join(root, path), { recursive: true });
    }
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"), "dir");
    mkdirSync(join(root, "generated"));
    execFileSync(process.execPath, ["scripts/build.js"], { cwd: root });
    const files = (directory: string): [string, string][] =>
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "README.md")
        .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
        // Other scripts write these files.
        .filter((file) => !/^(?:\.dist$|(?:pages|playground|site|tests)[\\/])/.test(file))
        .sort()
        .map((file) => [file, readFileSync(join(directory, file), "utf8")]);
    const [here, there] = [files("generated"), files(join(root, "generated"))];
    expect(there.map(([file]) => file)).toEqual(here.map(([file]) => file));
    expect(there.filter(([, text], index) => text !== here[index]?.[1]).map(([file]) => file)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
