import { readFileSync } from "node:fs";

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
