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
      "s3:",
      "s3://",
      "s3:b/a",
      "s3:/b/a",
      "s3:///a",
      "s3://b/a?b",
      "s3://u@b/a",
      "s3://b:80/a",
      "s3://b/a b",
      "s3://b/%",
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
      "gs:",
      "gs://",
      "gs:b/a",
      "gs:/b/a",
      "gs:///a",
      "gs://b/a?b",
      "gs://u@b/a",
      "gs://b:80/a",
      "gs://b/a b",
      "gs://b/%",
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
