// File API, sections "Introduction" and "Model" of "A URL for Blob and MediaSource reference".
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  blob: {
    valid: [
      "blob:null/550e8400-e29b-41d4-a716-446655440000",
      "BLOB:https://example.org:8443/550e8400-e29b-41d4-a716-446655440000",
      "blob:file:///550e8400-e29b-41d4-a716-446655440000",
      "blob:http://[::1]:8080/550e8400-e29b-41d4-a716-446655440000",
      "blob:http://192.0.2.1/550e8400-e29b-41d4-a716-446655440000",
      "blob:a/b/550e8400-e29b-41d4-a716-446655440000",
      "blob:null/550E8400-E29B-41D4-A716-446655440000",
      "blob:null/550e8400-e29b-41d4-a716-446655440000#f",
    ],
    invalid: [
      "blob:",
      "blob:550e8400-e29b-41d4-a716-446655440000",
      "blob:/550e8400-e29b-41d4-a716-446655440000",
      "blob:https://example.org/",
      "blob:https://example.org/a",
      "blob:https://example.org/550e8400-e29b-41d4-a716-446655440000/",
      "blob:https://example.org/550e8400-e29b-41d4-a716-446655440000?a",
      "blob:https://example.org/550e8400-e29b-41d4-a716-44665544000",
      "blob:https://exa mple.org/550e8400-e29b-41d4-a716-446655440000",
    ],
    advised: ["blob:http://[::1]/550e8400-e29b-41d4-a716-446655440000"],
    examples: [
      "blob:http://example.com/550e8400-e29b-41d4-a716-446655440000",
      "blob:https://example.org/40a5fb5a-d56d-4a33-b4e2-0acf6a8e5f64",
    ],
    normal: [
      ["Blob://BBBBBBBB-BBBB-BBBB-BBBB-BBBBBBBBBBBB", "blob://bbbbbbbb-bbbb-bbbb-bbbb-bbbbbbbbbbbb"],
      ["BLOB:null/%7E/../550e8400-e29b-41d4-a716-446655440000", "blob:null/~/../550e8400-e29b-41d4-a716-446655440000"],
    ],
    equivalent: [["BLOB:null/550e8400-e29b-41d4-a716-446655440000", "blob:null/550e8400-e29b-41d4-a716-446655440000"]],
    different: [["blob:null/550e8400-e29b-41d4-a716-446655440000", "blob:null/550E8400-E29B-41D4-A716-446655440000"]],
    fixed: [
      [
        "blob:https://exa mple.org/550e8400-e29b-41d4-a716-446655440000",
        "blob:https://exa%20mple.org/550e8400-e29b-41d4-a716-446655440000",
      ],
    ],
  },
};
