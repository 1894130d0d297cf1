/** Runs `npm run new-scheme` in a copy of the repository, and then the quick loop of the scheme. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

test("the tests of a new scheme pass before somebody has changed its files", () => {
  const root = mkdtempSync(join(tmpdir(), "new-scheme-"));
  try {
    for (const path of [
      "package.json",
      "tsconfig.json",
      ".prettierrc.json",
      "grammar",
      "generated",
      "scripts",
      "src",
      "test",
    ]) {
      cpSync(path, join(root, path), { recursive: true });
    }
    symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"), "dir");
    const run = (
      args: readonly string[],
      environment: Record<string, string> = {},
    ): readonly [number | null, string] => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, ...environment },
      });
      return [status, stdout + stderr];
    };
    expect(run(["scripts/new-scheme.js", "acme+x"])).toEqual([
      0,
      expect.stringContaining("grammar/scheme/acme-x.peggy\n"),
    ]);
    expect(run(["scripts/new-scheme.js", "acme+x"])).toEqual([1, "grammar/scheme/acme-x.peggy exists already.\n"]);
    const quick = run(["scripts/quick.js", "acme-x"], { EXPLANATIONS: "write" });
    expect(quick).toEqual([0, expect.stringMatching(/^Tests: .* passed/m)]);
    expect(run(["node_modules/prettier/bin/prettier.cjs", "--check", "src/schemes", "test/tables/scheme"])[0]).toBe(0);
  } finally {
    rmSync(root, { recursive: true });
  }
}, 600_000);
