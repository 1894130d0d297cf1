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
      "s3://b_c/a:b@c",
      "s3://arn",
      "s3://b/it's,1;2=3",
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
    advised: ["s3://b/%20", "s3://b%41/a", "s3://b/Report_#2.pdf", "s3://b/a#"],
    examples: [
      "s3://mybucket/mykey",
      "s3://mybucket/myprefix/myobject",
      "s3://arn:aws:s3:us-west-2:123456789012:accesspoint/myaccesspoint/mykey",
    ],
    normal: [
      ["S3://BkT_x/%7Ea/../b", "s3://BkT_x/%7Ea/../b"],
      ["s3://b/%c3%a9", "s3://b/%c3%a9"],
      ["s3://b", "s3://b/"],
    ],
    equivalent: [["s3://b", "s3://b/"]],
    different: [
      ["s3://b/a/../b", "s3://b/b"],
      ["s3://b/%41", "s3://b/A"],
      ["s3://b/%2f", "s3://b/%2F"],
      ["s3://B/a", "s3://b/a"],
    ],
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
      "gs://b_c/a:b@c",
      "gs://b/it's,1;2=3",
      "gs://b/a/",
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
    advised: ["gs://b/%20", "gs://b%41/a", "gs://b/Report_#2.pdf", "gs://b/a#", "gs://b/a*"],
    examples: ["gs://bucket_name/object_name"],
    normal: [
      ["GS://BkT_x/%7Ea/../b", "gs://BkT_x/%7Ea/../b"],
      ["gs://b/%c3%a9", "gs://b/%c3%a9"],
      ["gs://b", "gs://b/"],
    ],
    equivalent: [["gs://b", "gs://b/"]],
    different: [
      ["gs://b/a/../b", "gs://b/b"],
      ["gs://b/%41", "gs://b/A"],
      ["gs://b/%2f", "gs://b/%2F"],
      ["gs://B/a", "gs://b/a"],
    ],
    fixed: [
      ["gs:/b/a", "gs://b/a"],
      ["gs://b/a b", "gs://b/a%20b"],
    ],
  },
};
