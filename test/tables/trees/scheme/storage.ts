/** Trees of grammar/scheme/storage.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["s3-URI", "s3://b", 's3-URI(scheme=scheme"s3", bucket=bucket"b", path=path-abempty(segments=[]))'],
  [
    "s3-URI",
    "S3://arn:a:b/c/d",
    's3-URI(scheme=scheme"S3", bucket=arn"arn:a:b", path=path-abempty(segments=[segment"c", segment"d"]))',
  ],
  ["gs-URI", "gs://b", 'gs-URI(scheme=scheme"gs", bucket=bucket"b", path=path-abempty(segments=[]))'],
  [
    "gs-URI",
    "GS://b/c/d",
    'gs-URI(scheme=scheme"GS", bucket=bucket"b", path=path-abempty(segments=[segment"c", segment"d"]))',
  ],
];
