/**
 * The schemes `s3` (AWS CLI Command Reference) and `gs` (Google Cloud Storage).
 *
 * @module
 */
import type { GsURI, S3URI } from "../../../generated/scheme/storage.tree.js";
import { lowerCase } from "../../core/percent.js";
import { NOTHING, type Check, type Finding } from "../mechanism/check.js";
import { rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

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
  normalize: ({ input, node: { scheme } }: { readonly input: string; readonly node: GsURI | S3URI }) =>
    rewrite(input, scheme, lowerCase(scheme.value), "RFC3986:3.1"),
} as const;

export const s3: SchemeCode<S3URI> = {
  ...shared,
  requirements: requirementsOf('"Path Argument Type"', "the AWS CLI reads it as part of the name"),
};

export const gs: SchemeCode<GsURI> = {
  ...shared,
  requirements: [
    ...requirementsOf(
      '"Attributes"',
      "the Google Cloud CLI reads it as part of the name, or digits after it as a generation",
    ),
    wildcard,
  ],
};
