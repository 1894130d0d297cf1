import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npm, run } from "../../scripts/consumers/package.js";
import { ENTRIES } from "../../scripts/entries.js";
import { fields } from "../../scripts/manifest.js";

type Json = Readonly<Record<string, unknown>>;

const read = (path: string): Json => JSON.parse(readFileSync(path, "utf8")) as Json;

test("the package has no runtime dependencies", () => {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = read("package.json");
  expect({ dependencies, optionalDependencies }).toEqual({});
  // Peer dependencies are optional, and their versions are tested.
  const peers = Object.keys(peerDependencies as Json);
  expect(peerDependenciesMeta).toEqual(Object.fromEntries(peers.map((name) => [name, { optional: true }])));
});

describe.each(["package-lock.json", "scripts/bench/package-lock.json"])("%s", (path) => {
  const packages = Object.entries(read(path)["packages"] as Readonly<Record<string, Json>>);
  const installed = packages.filter(([place]) => place !== "");

  test("contains no registry addresses", () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  test("has an integrity hash for each package", () => {
    expect(installed.filter(([, { integrity }]) => typeof integrity !== "string")).toEqual([]);
  });

  test("has the packages of every platform", () => {
    const places = installed.map(([place]) => place);
    const names = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies as Json));
    expect(names.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))).toEqual([]);
  });
});

test("package.json fits the list of entries (`npm run manifest` updates it)", async () => {
  const manifest = read("package.json");
  const derived = await fields();
  expect(Object.fromEntries(Object.keys(derived).map((name) => [name, manifest[name]]))).toEqual(derived);
  expect(Object.keys(derived["exports"] as Json)).toEqual(
    expect.arrayContaining([...Object.keys(ENTRIES), "./package.json"]),
  );
});

test("the scripts use no shell-specific syntax", () => {
  const scripts = Object.values(read("package.json")["scripts"] as Readonly<Record<string, string>>);
  expect(scripts.filter((script) => /[[\]{}|;<>'$`]|(?:^|&& )(?:cp|mv|rm|test|export) /.test(script))).toEqual([]);
});

test("the publishing workflow writes the address of the repository into package.json", () => {
  const workflow = readFileSync(".github/workflows/publish.yml", "utf8");
  const [, page = "", command = ""] = /HOME_PAGE: (.*)\n +run: npm (pkg set .*)/.exec(workflow) ?? [];
  expect(page).toBe("${{ github.server_url }}/${{ github.repository }}");
  const args = command.replaceAll("$HOME_PAGE", "https://forge.example/who/what").replaceAll('"', "").split(" ");
  const place = mkdtempSync(join(tmpdir(), "manifest-"));
  try {
    writeFileSync(join(place, "package.json"), "{}");
    run(npm(args), place);
    expect(read(join(place, "package.json"))).toEqual({
      repository: { type: "git", url: "git+https://forge.example/who/what.git" },
      bugs: { url: "https://forge.example/who/what/issues" },
      homepage: "https://forge.example/who/what#readme",
    });
  } finally {
    rmSync(place, { recursive: true });
  }
  const manifest = read("package.json");
  expect([manifest["repository"], manifest["bugs"], manifest["homepage"]]).toEqual([undefined, undefined, undefined]);
});
