import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npm, run } from "../../scripts/consumers/package.js";
import { ENTRIES } from "../../scripts/entries.js";
import { fields } from "../../scripts/manifest.js";

type Json = Readonly<Record<string, unknown>>;

const read = (path: string): Json => JSON.parse(readFileSync(path, "utf8")) as Json;

test("nothing is needed at run time", () => {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = read("package.json");
  expect({ dependencies, optionalDependencies }).toEqual({});
  // What is handed to the package may come from another one, of a version that is tested; nobody has to install it.
  const peers = Object.keys(peerDependencies as Json);
  expect(peerDependenciesMeta).toEqual(Object.fromEntries(peers.map((name) => [name, { optional: true }])));
});

describe.each(["package-lock.json", "scripts/bench/package-lock.json"])("%s", (path) => {
  const packages = Object.entries(read(path)["packages"] as Readonly<Record<string, Json>>);
  const installed = packages.filter(([place]) => place !== "");

  test("does not say where packages are fetched from", () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  test("says for each package what it must contain", () => {
    expect(installed.filter(([, { integrity }]) => typeof integrity !== "string")).toEqual([]);
  });

  test("has the packages of every platform", () => {
    const places = installed.map(([place]) => place);
    const names = packages.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies as Json));
    expect(names.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))).toEqual([]);
  });
});

test("package.json has what follows from the list of entries: `npm run manifest` writes it", () => {
  const manifest = read("package.json");
  const derived = fields();
  expect(Object.fromEntries(Object.keys(derived).map((name) => [name, manifest[name]]))).toEqual(derived);
  expect(Object.keys(derived["exports"] as Json)).toEqual([...Object.keys(ENTRIES), "./package.json"]);
});

test("the scripts use nothing that only some shells know", () => {
  const scripts = Object.values(read("package.json")["scripts"] as Readonly<Record<string, string>>);
  expect(scripts.filter((script) => /[[\]{}|;<>'$`]|(?:^|&& )(?:cp|mv|rm|test|export) /.test(script))).toEqual([]);
});

test("the workflow that publishes says where the source is", () => {
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
