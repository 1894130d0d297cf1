/** Trees of grammar/scheme/opaquelocktoken.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "OpaqueLockToken-URI",
    "OpaqueLockToken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76",
    'OpaqueLockToken-URI(scheme=scheme"OpaqueLockToken", uuid=UUID"f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", extension=Extension(segments=[segment""]))',
  ],
  [
    "OpaqueLockToken-URI",
    "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76a/b",
    'OpaqueLockToken-URI(scheme=scheme"opaquelocktoken", uuid=UUID"f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", extension=Extension(segments=[segment"a", segment"b"]))',
  ],
  [
    "OpaqueLockToken-URI",
    "opaquelocktoken:f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76/",
    'OpaqueLockToken-URI(scheme=scheme"opaquelocktoken", uuid=UUID"f81de2ad-7f3d-a1b2-4f3c-00a0c91a9d76", extension=Extension(segments=[segment"", segment""]))',
  ],
];
