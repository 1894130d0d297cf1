// AWS CLI Command Reference, page s3, section "Path Argument Type", and the documentation of Google Cloud.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  s3: {
    valid: [
      "s3://bucket",
      "S3://my.bucket/",
      "s3://b/a/b",
      "s3://b/a//b",
      "s3://b/a/../b",
      "s3://b/%20",
      "s3://b_c/a:b@c",
      "s3://b/a#f",
      "s3://arn",
    ],
    invalid: [
      ["s3:", "s3/incomplete", 3, 3],
      ["s3://", "s3/incomplete", 5, 5],
      ["s3:b/a", "s3/slashes", 3, 3],
      ["s3:/b/a", "s3/slashes", 3, 4],
      ["s3:///a", "s3/slashes", 3, 6],
      ["s3://b/a?b", "s3/unencoded-delimiter", 8, 9],
      ["s3://u@b/a", "s3/character", 6, 7],
      ["s3://b:80/a", "s3/character", 6, 7],
      ["s3://b/a b", "rfc3986/space", 8, 9],
      ["s3://b/%", "rfc3986/truncated", 7, 8],
    ],
    examples: [
      "s3://mybucket/mykey",
      "s3://mybucket/myprefix/myobject",
      "s3://arn:aws:s3:us-west-2:123456789012:accesspoint/myaccesspoint/mykey",
    ],
    normal: [
      ["S3://B/%7Ea/../b", "s3://b/~a/../b"],
      ["s3://b", "s3://b/"],
    ],
    equivalent: [["s3://b", "s3://b/"]],
    different: [["s3://b/a/../b", "s3://b/b"]],
    fixed: [
      ["s3:/b/a", "s3://b/a"],
      ["s3://b/a b", "s3://b/a%20b"],
    ],
  },
  gs: {
    valid: [
      "gs://bucket",
      "GS://my.bucket/",
      "gs://b/a/b",
      "gs://b/a//b",
      "gs://b/a/../b",
      "gs://b/%20",
      "gs://b_c/a:b@c",
      "gs://b/a#f",
    ],
    invalid: [
      ["gs:", "gs/incomplete", 3, 3],
      ["gs://", "gs/incomplete", 5, 5],
      ["gs:b/a", "gs/slashes", 3, 3],
      ["gs:/b/a", "gs/slashes", 3, 4],
      ["gs:///a", "gs/slashes", 3, 6],
      ["gs://b/a?b", "gs/unencoded-delimiter", 8, 9],
      ["gs://u@b/a", "gs/character", 6, 7],
      ["gs://b:80/a", "gs/character", 6, 7],
      ["gs://b/a b", "rfc3986/space", 8, 9],
      ["gs://b/%", "rfc3986/truncated", 7, 8],
    ],
    examples: ["gs://bucket_name/object_name"],
    normal: [
      ["GS://B/%7Ea/../b", "gs://b/~a/../b"],
      ["gs://b", "gs://b/"],
    ],
    equivalent: [["gs://b", "gs://b/"]],
    different: [["gs://b/a/../b", "gs://b/b"]],
    fixed: [
      ["gs:/b/a", "gs://b/a"],
      ["gs://b/a b", "gs://b/a%20b"],
    ],
  },
};
