/** Trees of grammar/scheme/did.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "did-url",
    "did:a:b#",
    'did-url(did=did(scheme=scheme"did", methodName=method-name"a", methodSpecificId=method-specific-id"b"), path=path-abempty(segments=[]), query=null, fragment=fragment"")',
  ],
  [
    "did-url",
    "did:example:123//a/../b?c#d/e?f",
    'did-url(did=did(scheme=scheme"did", methodName=method-name"example", methodSpecificId=method-specific-id"123"), path=path-abempty(segments=[segment"", segment"a", segment"..", segment"b"]), query=query"c", fragment=fragment"d/e?f")',
  ],
  [
    "did-url",
    "did:example:a/",
    'did-url(did=did(scheme=scheme"did", methodName=method-name"example", methodSpecificId=method-specific-id"a"), path=path-abempty(segments=[segment""]), query=null, fragment=null)',
  ],
  [
    "did-url",
    "did:example:123?",
    'did-url(did=did(scheme=scheme"did", methodName=method-name"example", methodSpecificId=method-specific-id"123"), path=path-abempty(segments=[]), query=query"", fragment=null)',
  ],
];
