/**
 * The schemes `s3` (AWS CLI Command Reference) and `gs` (Google Cloud Storage).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/storage.js";
import type { GsURI, S3URI } from "../../generated/scheme/storage.tree.js";
import type { RuleWords } from "../explain/report.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { pathWords } from "./shared/words.js";

export type * from "../../generated/scheme/storage.tree.js";

const wordsOf = (name: string, uri: string): RuleWords => ({
  ...pathWords,
  [`${name}-URI`]: [
    uri,
    `After '${name}://', ${uri} has the name of a bucket, '/' and the name of an object. A query is not allowed.`,
  ],
});

/** The name of an object is not a list of segments: it can contain "..". */
const WITHOUT = ["dot-segments"] as const;

/**
 * The scheme `s3`.
 *
 * @example
 * import { s3 } from "uri-grammar/schemes/storage";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([s3]);
 * validate("s3:mybucket/mykey").diagnostics[0].code; // => "s3/slashes"
 */
export const s3: Scheme<S3URI> = defineScheme({
  name: "s3",
  specification: page(
    "AWS CLI",
    "AWS CLI Command Reference, s3",
    "https://docs.aws.amazon.com/cli/latest/reference/s3/",
  ),
  section: '"Path Argument Type"',
  status: null,
  grammar,
  examples: [
    "s3://mybucket/myprefix/myobject",
    "s3://arn:aws:s3:us-west-2:123456789012:accesspoint/myaccesspoint/mykey",
  ],
  words: wordsOf("s3", "an s3 URI"),
  without: WITHOUT,
});

/**
 * The scheme `gs`.
 *
 * @example
 * import { gs } from "uri-grammar/schemes/storage";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate } = withSchemes([gs]);
 * validate("gs:///object_name").diagnostics[0].code; // => "gs/slashes"
 */
export const gs: Scheme<GsURI> = defineScheme({
  name: "gs",
  specification: page(
    "Cloud Storage",
    "google.cloud.asset_v1.types.IamPolicyAnalysisOutputConfig.GcsDestination",
    "https://cloud.google.com/python/docs/reference/cloudasset/latest/google.cloud.asset_v1.types.IamPolicyAnalysisOutputConfig.GcsDestination",
  ),
  section: '"Attributes"',
  status: null,
  grammar,
  examples: ["gs://bucket_name/object_name"],
  words: wordsOf("gs", "a gs URI"),
  without: WITHOUT,
});
