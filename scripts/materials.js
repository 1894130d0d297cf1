// The packages that esbuild copies into the command line: their licences, and the bill of materials (SBOM) in the format
// CycloneDX. Both files depend only on the packages, so two builds write the same bytes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";

/** The folder of the package that a file is part of, if it is part of one. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * @param {string} input the path of a file, with "/" between names
 * @returns {boolean} true if the file is part of a package
 */
export const isPackaged = (input) => PACKAGE.test(input);

/**
 * @typedef {object} Manifest a package.json
 * @property {string} name
 * @property {string} version
 * @property {string} license
 * @property {string} [description]
 * @property {Record<string, string>} [dependencies]
 */

/** @typedef {Manifest & { folder: string }} Packaged a package, and its folder, relative to the root */

/**
 * @param {string} path
 * @returns {unknown} the contents of a JSON file
 */
const readJSON = (path) => JSON.parse(readFileSync(path, "utf8"));

/**
 * @param {string} root
 * @param {readonly string[]} inputs the files that the command line is made of, relative to the root
 * @returns {Packaged[]} the packages that they are part of, by name and version
 */
export function packagesOf(root, inputs) {
  const folders = [...new Set(inputs.flatMap((input) => PACKAGE.exec(input)?.[0] ?? []))];
  return folders
    .map((folder) => ({ .../** @type {Manifest} */ (readJSON(join(root, folder, "package.json"))), folder }))
    .sort((a, b) => (titleOf(a) < titleOf(b) ? -1 : 1));
}

/** @param {Manifest} manifest @returns {string} */
const titleOf = ({ name, version }) => `${name} ${version}`;

/**
 * @param {string} root
 * @param {readonly Packaged[]} packages
 * @returns {string} the text of their licences
 */
export function licencesOf(root, packages) {
  const texts = packages.map((each) => {
    const file = readdirSync(join(root, each.folder)).find((name) => /^licen[cs]e/i.test(name));
    if (file === undefined) throw new Error(`${each.name} has no licence`);
    return `${titleOf(each)}\n\n${readFileSync(join(root, each.folder, file), "utf8").trim()}\n`;
  });
  const heading = "The command line contains these packages. Each has its own licence.\n";
  return [heading, ...texts].join(`\n${"-".repeat(80)}\n\n`);
}

/**
 * @param {string} root
 * @param {readonly Packaged[]} packages
 * @returns {string} the bill of materials, with the hashes of package-lock.json
 */
export function materialsOf(root, packages) {
  const lock = /** @type {{ packages: Record<string, { integrity?: string }> }} */ (
    readJSON(join(root, "package-lock.json"))
  );
  const own = componentOf(
    /** @type {Manifest} */ (readJSON(join(root, "package.json"))),
    Enums.ComponentType.Application,
  );
  const components = packages.map((each) => {
    const component = componentOf(each, Enums.ComponentType.Library);
    // node_modules/ can be a link to a folder elsewhere.
    const key = each.folder.slice(each.folder.indexOf("node_modules/"));
    const [algorithm, hash = ""] = lock.packages[key]?.integrity?.split("-") ?? [];
    if (algorithm !== "sha512") throw new Error(`package-lock.json has no hash of ${each.folder}`);
    component.hashes.set(Enums.HashAlgorithm["SHA-512"], Buffer.from(hash, "base64").toString("hex"));
    return component;
  });
  components.forEach((component, index) => {
    for (const name of Object.keys(packages[index]?.dependencies ?? {})) {
      const needed = components[nearest(packages, packages[index]?.folder ?? "", name) ?? -1];
      if (needed !== undefined) component.dependencies.add(needed.bomRef);
    }
    own.dependencies.add(component.bomRef);
  });
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: own }),
    components: new Models.ComponentRepository(components),
  });
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/**
 * @param {readonly Packaged[]} packages
 * @param {string} folder the folder of a package
 * @param {string} name the name of a package that it imports
 * @returns {number | undefined} the index of the package that it finds by this name, if that is in the list
 */
function nearest(packages, folder, name) {
  const nesting = folder.split("/node_modules/");
  const places = nesting.map((_, depth) => [...nesting.slice(0, nesting.length - depth), name].join("/node_modules/"));
  return [...places, `node_modules/${name}`]
    .map((place) => packages.findIndex((each) => each.folder === place))
    .find((index) => index >= 0);
}

/**
 * @param {Manifest} manifest
 * @param {import("@cyclonedx/cyclonedx-library").Enums.ComponentType} type
 * @returns {import("@cyclonedx/cyclonedx-library").Models.Component}
 */
function componentOf({ name, version, license, description }, type) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return new Models.Component(type, name, {
    bomRef: purl,
    purl,
    version,
    description,
    licenses: new Models.LicenseRepository([new Models.SpdxLicense(license)]),
  });
}
