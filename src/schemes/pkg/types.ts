/**
 * The types of package URLs, as their definitions in the repository of the specification describe them (package-url/purl-spec,
 * folder `types`, on 2026-08-21). A type that is not here has no rules: `docker`, for example, can have a namespace,
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
  /** The key of a qualifier that its packages must have. */
  readonly qualifier?: string;
  /** The rules of parts, and what these are. */
  readonly forms?: Readonly<Partial<Record<Part, readonly [rule: string, what: string]>>>;
}

const type = (namespace: PackageType["namespace"], ...ignoresCase: readonly Part[]): PackageType => {
  return { namespace, ignoresCase };
};

/** The definitions, by type in lower case. */
export const packageTypes: ReadonlyMap<string, PackageType> = new Map<string, PackageType>([
  ["alpm", type("required", "namespace", "name")],
  ["apk", type("required", "namespace", "name")],
  ["bazel", type("prohibited")],
  ["bitbucket", type("required", "namespace", "name")],
  ["bitnami", type("prohibited", "name")],
  ["brew", type("optional", "namespace", "name")],
  ["cargo", type("prohibited")],
  [
    "chrome-extension",
    {
      ...type("prohibited", "name"),
      forms: {
        name: ["chrome-name", "The name of an extension has 32 letters from 'a' to 'p'."],
        version: ["chrome-version", "The version of an extension has one to four numbers with '.' between them."],
      },
    },
  ],
  ["cocoapods", type("prohibited")],
  ["composer", type("required", "namespace", "name")],
  ["conda", type("prohibited")],
  [
    "cpan",
    {
      ...type("optional"),
      forms: {
        namespace: ["cpan-author", "The namespace of CPAN is an author in capital letters."],
        name: ["cpan-name", "The name of a distribution of CPAN has no '::', which is for modules. Write '-'."],
      },
    },
  ],
  ["cran", type("prohibited")],
  ["deb", type("required", "namespace", "name")],
  ["gem", type("prohibited")],
  ["git", type("required")],
  ["github", type("required", "namespace", "name")],
  ["golang", type("required")],
  ["hackage", type("prohibited")],
  ["hex", type("optional", "namespace", "name")],
  ["huggingface", type("required", "version")],
  ["julia", { ...type("prohibited"), qualifier: "uuid" }],
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
  ["swid", { ...type("optional"), qualifier: "tag_id" }],
  ["swift", type("required")],
  ["vcpkg", type("prohibited")],
  ["vscode-extension", type("required", "namespace", "name", "version")],
  ["yocto", type("optional", "namespace")],
]);
