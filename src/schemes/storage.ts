/**
 * The schemes `s3` (AWS CLI Command Reference) and `gs` (Google Cloud Storage).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/storage.js";
import type { GsURI, S3URI } from "../../generated/scheme/storage.tree.js";
import { lowerCase } from "../core/percent.js";
import type { RuleWords } from "../explain/report.js";
import { NOTHING, type Check, type Finding } from "./mechanism/check.js";
import { rewrite } from "./shared/edits.js";
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

/** Returns the first place of a character. */
function first(input: string, character: string, length: number, message: string): readonly Finding[] {
  const start = input.indexOf(character);
  return start < 0 ? NOTHING : [{ start, end: start + length, message }];
}

/**
 * What software reads otherwise than the generic syntax: AWS CLI 1.45 and Google Cloud CLI 528, which ask a server for the
 * names as they are written.
 *
 * @param hash what they read a "#" as
 */
const requirementsOf = (section: string, hash: string): readonly Check<GsURI | S3URI>[] => [
  {
    code: "fragment",
    level: "SHOULD",
    section,
    rule: "path",
    summary: "The name of an object should have no '#': software does not read it as a fragment.",
    find({ parts: { fragment } }) {
      if (fragment === null) return NOTHING;
      return [{ start: fragment.start - 1, end: fragment.end, message: `'#' begins a fragment here, but ${hash}.` }];
    },
  },
  {
    code: "percent-encoding",
    level: "advice",
    section,
    rule: "path",
    summary: "A name with a percent-encoded character contains its '%'.",
    find: ({ input }) =>
      first(input, "%", 3, "Software decodes nothing in an address of storage, so this name contains '%'."),
  },
];

/** gsutil 5.34 lists what matches, and Google Cloud CLI 528 refuses it in an address of one object. */
const wildcard: Check<GsURI> = {
  code: "wildcard",
  level: "advice",
  section: '"Attributes"',
  rule: "path",
  summary: "A name should have no '*', which software reads as a wildcard.",
  find: ({ input }) => first(input, "*", 1, "The Google Cloud CLI reads '*' as a wildcard, not as part of a name."),
};

const shared = {
  status: null,
  grammar,
  // The name of an object is not a list of segments: it can contain "..". Names are compared as they are written.
  without: ["case", "percent-encoding", "dot-segments"],
  normalize: ({ input, node: { scheme } }: { readonly input: string; readonly node: GsURI | S3URI }) =>
    rewrite(input, scheme, lowerCase(scheme.value), "RFC3986:3.1"),
} as const;

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
  ...shared,
  name: "s3",
  specification: page(
    "AWS CLI",
    "AWS CLI Command Reference, s3",
    "https://docs.aws.amazon.com/cli/latest/reference/s3/",
  ),
  section: '"Path Argument Type"',
  examples: [
    "s3://mybucket/myprefix/myobject",
    "s3://arn:aws:s3:us-west-2:123456789012:accesspoint/myaccesspoint/mykey",
  ],
  requirements: requirementsOf('"Path Argument Type"', "the AWS CLI reads it as part of the name"),
  words: wordsOf("s3", "an s3 URI"),
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
  ...shared,
  name: "gs",
  specification: page(
    "Cloud Storage",
    "google.cloud.asset_v1.types.IamPolicyAnalysisOutputConfig.GcsDestination",
    "https://cloud.google.com/python/docs/reference/cloudasset/latest/google.cloud.asset_v1.types.IamPolicyAnalysisOutputConfig.GcsDestination",
  ),
  section: '"Attributes"',
  examples: ["gs://bucket_name/object_name"],
  requirements: [
    ...requirementsOf(
      '"Attributes"',
      "the Google Cloud CLI reads it as part of the name, or digits after it as a generation",
    ),
    wildcard,
  ],
  words: wordsOf("gs", "a gs URI"),
});
