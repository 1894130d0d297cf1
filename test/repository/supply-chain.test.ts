/** Tests what protects the published package: the workflows, the install scripts and the bill of materials. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { parse } from "yaml";
import { licencesOf, materialsOf, packagesOf } from "../../scripts/materials.js";

const WORKFLOWS = ".github/workflows";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

const files = readdirSync(WORKFLOWS);
const textOf = (file: string): string => readFileSync(join(WORKFLOWS, file), "utf8");
const workflowOf = (file: string): Workflow => parse(textOf(file)) as Workflow;

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

describe.each(files)("the workflow %s", (file) => {
  const { permissions, jobs } = workflowOf(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test("names each action by its commit, with the version in a comment", () => {
    const uses = textOf(file)
      .split("\n")
      .filter((line) => line.includes("uses:"));
    expect(uses).toHaveLength(steps.filter((step) => step.uses !== undefined).length);
    expect(uses.filter((line) => !/ uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+\r?$/.test(line))).toEqual([]);
  });

  test("may only read, except in jobs that say otherwise", () => {
    expect(permissions).toEqual({ contents: "read" });
  });

  test("installs without the scripts of packages", () => {
    const installs = steps.flatMap(({ run = "" }) => run.match(/npm (?:ci|i|install)\b.*/g) ?? []);
    expect(installs.filter((command) => command !== "npm ci --ignore-scripts")).toEqual([]);
  });

  test("does not leave its token in a checkout", () => {
    const checkouts = steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));
    expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  });
});

test("only two jobs have an identity, and they run no code of the repository", () => {
  const found = files.flatMap((file) =>
    Object.entries(workflowOf(file).jobs)
      .filter(([, { permissions = {} }]) => permissions["id-token"] === "write")
      .map(([name, { steps }]) => [file, name, ...steps.map(({ uses = "", run }) => run ?? uses.replace(/@.*/, ""))]),
  );
  expect(found).toEqual([
    ["pages.yml", "deploy", "actions/configure-pages", "actions/deploy-pages"],
    [
      "publish.yml",
      "publish",
      "actions/setup-node",
      "actions/download-artifact",
      "sha512sum ./*.tgz",
      "npm publish ./*.tgz --ignore-scripts --provenance --access public",
    ],
  ]);
});

describe("install scripts", () => {
  const { allowScripts, scripts } = json("package.json") as {
    allowScripts: Record<string, boolean>;
    scripts: Record<string, string>;
  };

  test("package.json decides on each package that has one, and allows none", () => {
    const { packages } = json("package-lock.json") as {
      packages: Record<string, { hasInstallScript?: boolean }>;
    };
    const names = Object.entries(packages)
      .filter(([path, { hasInstallScript }]) => path !== "" && hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
    expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])));
  });

  test("npm is not so strict that npx cannot build the package in a clone", () => {
    expect(readFileSync(".npmrc", "utf8")).not.toContain("strict-allow-scripts");
  });

  test("CI runs none, also with an npm that does not know this decision", () => {
    expect(readFileSync(".ci/run", "utf8")).toMatch(/^export npm_config_ignore_scripts=true$/m);
  });

  test("the package itself only builds when it is installed from its repository", () => {
    const hooks = Object.keys(scripts).filter((name) => /^(?:pre|post)|^(?:install|prepare|publish)$/.test(name));
    expect(hooks).toEqual(["prepare"]);
    expect(scripts["prepare"]).toBe("npm run build");
  });
});

describe("the bill of materials", () => {
  const text = readFileSync("dist/sbom.cdx.json", "utf8");
  const bom = JSON.parse(text) as {
    components: { name: string; version: string; hashes: { content: string }[] }[];
    dependencies: { ref: string; dependsOn?: string[] }[];
  };

  test("is valid CycloneDX 1.6", async () => {
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
  });

  test("lists the packages whose licences are in LICENSES.txt, each with its hash", () => {
    const licences = readFileSync("dist/LICENSES.txt", "utf8");
    const titles = [...licences.matchAll(/^-{80}\n\n(\S+ \S+)$/gm)].map(([, title]) => title);
    expect(bom.components.map(({ name, version }) => `${name} ${version}`).sort()).toEqual(titles.sort());
    const { version } = json("node_modules/commander/package.json") as { version: string };
    expect(titles).toContain(`commander ${version}`);
    expect(bom.components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes[0]?.content ?? ""))).toEqual([]);
  });

  test("has no dates and no random numbers", () => {
    expect(Object.keys(bom)).toEqual([
      "$schema",
      "bomFormat",
      "specVersion",
      "version",
      "metadata",
      "components",
      "dependencies",
    ]);
    expect(text).not.toMatch(/timestamp/);
  });

  test("finds a nested package before one at the top", () => {
    const nested = "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/node/main.js";
    const inputs = ["src/cli/bin.ts", nested, "node_modules/vscode-languageserver/lib/node/main.js"];
    const packages = packagesOf(".", inputs);
    expect(packages.map(({ folder }) => folder)).toEqual([
      "node_modules/vscode-languageserver",
      "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol",
    ]);
    const { dependencies } = JSON.parse(materialsOf(".", packages)) as typeof bom;
    const [server, protocol] = packages.map(({ name, version }) => `pkg:npm/${name}@${version}`);
    expect(dependencies).toContainEqual({ ref: server, dependsOn: [protocol] });
  });

  test("a package without a licence, or without a hash, is refused", () => {
    const [commander] = packagesOf(".", ["node_modules/commander/index.js"]);
    if (commander === undefined) throw new Error("commander is not found");
    expect(() => licencesOf(".", [{ ...commander, folder: "node_modules/commander/lib" }])).toThrow(
      "commander has no licence",
    );
    expect(() => materialsOf(".", [{ ...commander, folder: "node_modules/none" }])).toThrow(
      "package-lock.json has no hash of node_modules/none",
    );
  });
});
