/**
 * The scheme `hdfs` (Apache Hadoop, page "FileSystem Shell").
 *
 * @module
 */
import { grammar } from "../../generated/scheme/location.js";
import type { Location } from "../../generated/scheme/location.tree.js";
import { portRange } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { locationWords } from "./shared/words.js";

export type * from "../../generated/scheme/location.tree.js";

/**
 * The scheme `hdfs`. An empty host means the file system of the configuration.
 *
 * @example
 * import { hdfs } from "uri-grammar/schemes/hdfs";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([hdfs]);
 * validate("hdfs:/parent/child").diagnostics[0].code; // => "hdfs/slashes"
 */
export const hdfs: Scheme<Location> = defineScheme({
  name: "hdfs",
  specification: page(
    "Apache Hadoop",
    "FileSystem Shell",
    "https://hadoop.apache.org/docs/stable/hadoop-project-dist/hadoop-common/FileSystemShell.html",
  ),
  section: '"Overview"',
  status: null,
  grammar,
  examples: ["hdfs://namenodehost/parent/child"],
  requirements: [...portRange],
  words: locationWords("location", "an hdfs URI", "An hdfs URI is 'hdfs://', a host, an optional port and a path."),
});
