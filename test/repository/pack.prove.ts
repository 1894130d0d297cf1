/** Builds and packs the package again, in another folder, to compare generated/ and the bytes. Run `npm test` first. */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { npm, pack, run } from "../../scripts/consumers/package.js";

/** What the build and the package need, apart from node_modules/. */
const PARTS = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "README.md",
  "LICENSE",
  "CHANGELOG.md",
  "SCHEMES.md",
  "SECURITY.md",
  ".github",
  "grammar",
  "src",
  // The examples of the codes.
  "test/tables",
];

/** Copies a folder with hard links, so that no path leads back to the original. */
function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        // The folder for temporary files is on another disk.
        copyFileSync(source, target);
      }
    }
  }
}

/** Packs the last build in a folder, and returns the hash of the file. */
function hashOfPackage(root: string, place: string): string {
  mkdirSync(place);
  return createHash("sha512")
    .update(readFileSync(pack(place, root)))
    .digest("hex");
}

/** Returns the files that the build writes to generated/, with their texts. */
function generatedIn(root: string): [string, string][] {
  const directory = join(root, "generated");
  return (
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== "README.md")
      .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
      // Other scripts write these files.
      .filter((file) => !/^(?:\.dist$|(?:field|pages|playground|site|suite|tests)[\\/])/.test(file))
      .sort()
      .map((file) => [file, readFileSync(join(directory, file), "utf8")])
  );
}

describe("two clean builds", () => {
  const place = mkdtempSync(join(tmpdir(), "uri-grammar-"));
  const root = join(place, "another folder");

  beforeAll(() => {
    mkdirSync(root);
    for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
    cpSync("scripts", join(root, "scripts"), { recursive: true, filter: (path) => !path.includes("node_modules") });
    mkdirSync(join(root, "generated"));
    linkAll("node_modules", join(root, "node_modules"));
    run(npm(["run", "build"]), root);
  }, 600_000);

  afterAll(() => {
    rmSync(place, { recursive: true, force: true });
  });

  test("write the same files to generated/", () => {
    const [here, there] = [generatedIn(process.cwd()), generatedIn(root)];
    expect(there.map(([file]) => file)).toEqual(here.map(([file]) => file));
    expect(there.filter(([, text], index) => text !== here[index]?.[1]).map(([file]) => file)).toEqual([]);
  });

  test("give the same package, byte by byte", () => {
    expect(hashOfPackage(root, join(place, "there"))).toBe(hashOfPackage(process.cwd(), join(place, "here")));
  });
});
