/** Trees of grammar/scheme/blob.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "blob-URL",
    "blob:null/550e8400-e29b-41d4-a716-446655440000",
    'blob-URL(scheme=scheme"blob", origin=origin"null", uuid=UUID"550e8400-e29b-41d4-a716-446655440000")',
  ],
  [
    "blob-URL",
    "BLOB:a/b/550e8400-e29b-41d4-a716-446655440000",
    'blob-URL(scheme=scheme"BLOB", origin=origin"a/b", uuid=UUID"550e8400-e29b-41d4-a716-446655440000")',
  ],
  [
    "blob-URL",
    "blob:http://[::1]:80/550e8400-e29b-41d4-a716-446655440000",
    'blob-URL(scheme=scheme"blob", origin=origin"http://[::1]:80", uuid=UUID"550e8400-e29b-41d4-a716-446655440000")',
  ],
  [
    "blob-URL",
    "blob:http://[v1.a]/550e8400-e29b-41d4-a716-446655440000",
    'blob-URL(scheme=scheme"blob", origin=origin"http://[v1.a]", uuid=UUID"550e8400-e29b-41d4-a716-446655440000")',
  ],
];
