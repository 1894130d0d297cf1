/** Tests the contents of the published package, from the last build. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import process from "node:process";
import { manifest, npm, pack, run, unpack } from "../../scripts/consumers/package.js";

interface Packed {
  readonly entryCount: number;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

const printed = run(npm(["pack", "--dry-run", "--json", "--ignore-scripts"]), process.cwd());
const [packed] = JSON.parse(printed) as [Packed];
const paths = new Set(packed.files.map(({ path }) => path));

test("the package has at most 748 files, 1.48 MB packed and 5.97 MB unpacked", () => {
  expect(packed.entryCount).toBeLessThanOrEqual(748);
  expect(packed.size).toBeLessThanOrEqual(1_480_000);
  expect(packed.unpackedSize).toBeLessThanOrEqual(5_970_000);
});

test("it has each file that the manifest names", () => {
  const named = manifest().files.filter((path) => !/[!*]/.test(path));
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});

test("it has neither sources nor source maps", () => {
  expect([...paths].filter((path) => /(?<!\.d)\.ts$|\.map$/.test(path))).toEqual([]);
});

test("only a checkout has the script that builds when it is installed", () => {
  const place = mkdtempSync(join(tmpdir(), "uri-grammar-packed-"));
  try {
    pack(place);
    const { scripts, ...packed } = manifest(unpack(place));
    const { scripts: all, ...others } = manifest();
    expect(packed).toEqual(others);
    expect({ ...scripts, prepare: "npm run build" }).toEqual(all);
    expect(scripts).not.toHaveProperty("prepare");
  } finally {
    rmSync(place, { recursive: true });
  }
});

/** Returns the relative links of a document that do not lead to a packed file. */
function brokenIn(path: string, text: string): string[] {
  // Code is no link.
  const prose = text.replace(/^ *(`{3,})[^]*?^ *\1$/gm, "").replace(/`[^`\n]+`/g, "code");
  const links = [...prose.matchAll(/\]\(<?([^)\s>]+)/g), ...prose.matchAll(/^\[[^\]\n]+\]: <?([^\s>]+)/gm)].map(
    ([, link = ""]) => link,
  );
  return links.filter((link) => {
    if (/^(?:[a-z][a-z\d+.-]*:|#)/i.test(link)) return false;
    return !paths.has(posix.join(posix.dirname(path), link.replace(/#.*/, "")));
  });
}

const documents = [...paths].filter((path) => path.endsWith(".md"));

test("the guides are packed", () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      ...["README.md", "CHANGELOG.md", "SCHEMES.md", "SECURITY.md", "src/FAQ.md", "src/RECIPES.md"],
      ...["src/cli/README.md", "src/schemes/README.md", "src/standards/README.md"],
    ]),
  );
});

test.each(documents)("each relative link of %s leads to a packed file", (path) => {
  expect(brokenIn(path, readFileSync(path, "utf8"))).toEqual([]);
});

test("a broken link is detected", () => {
  const text = "[a](../src/FAQ.md#x) [b](README.md)\n[c](https://a.example) `[d](e.md)`\n\n[f]: CONTRIBUTING.md\n";
  expect(brokenIn("grammar/x.md", text)).toEqual(["README.md", "CONTRIBUTING.md"]);
});
