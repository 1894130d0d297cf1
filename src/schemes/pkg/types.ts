/**
 * The types of package URLs, as their definitions in the repository of the specification describe them (package-url/purl-spec,
 * folder `types`, read in November 2026). A type that is not here has no rules: `docker`, for example, can have a namespace,
 * and each part can have capital letters.
 *
 * @module
 */

/** A part of a package URL whose case can have no meaning. */
export type Part = "namespace" | "name" | "version" | "subpath";

/** The definition of a type. */
export interface PackageType {
  /** Whether its packages must, can or must not have a namespace. */
  readonly namespace: "required" | "optional" | "prohibited";
  /** The parts whose case has no meaning: the normal form has small letters. */
  readonly ignoresCase: readonly Part[];
}

const type = (namespace: PackageType["namespace"], ...ignoresCase: readonly Part[]): PackageType => {
  return { namespace, ignoresCase };
};

/** The definitions, by type in lower case. */
export const packageTypes: ReadonlyMap<string, PackageType> = new Map([
  ["alpm", type("required", "namespace", "name")],
  ["apk", type("required", "namespace", "name")],
  ["bazel", type("prohibited")],
  ["bitbucket", type("required", "namespace", "name")],
  ["bitnami", type("prohibited", "name")],
  ["brew", type("optional", "name")],
  ["cargo", type("prohibited")],
  ["chrome-extension", type("prohibited", "name")],
  ["cocoapods", type("prohibited")],
  ["composer", type("required", "namespace", "name")],
  ["conda", type("prohibited")],
  ["cpan", type("required")],
  ["cran", type("prohibited")],
  ["deb", type("required", "namespace", "name")],
  ["gem", type("prohibited")],
  ["github", type("required", "namespace", "name")],
  ["golang", type("required")],
  ["hackage", type("prohibited")],
  ["hex", type("optional", "namespace", "name")],
  ["huggingface", type("required", "version")],
  ["julia", type("prohibited")],
  ["luarocks", type("optional", "namespace", "name")],
  ["maven", type("required")],
  ["mlflow", type("prohibited")],
  ["nuget", type("prohibited")],
  ["oci", type("prohibited", "name", "version")],
  ["opam", type("prohibited")],
  ["otp", type("prohibited", "name", "subpath")],
  ["pub", type("prohibited", "name")],
  ["pypi", type("prohibited", "name", "version")],
  ["qpkg", type("required", "namespace")],
  ["rpm", type("required", "namespace")],
  ["swift", type("required")],
  ["vcpkg", type("prohibited")],
  ["vscode-extension", type("required", "namespace", "name", "version")],
  ["yocto", type("optional", "namespace")],
]);
