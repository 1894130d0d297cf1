/** Trees of grammar/scheme/matrix.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "MatrixURI",
    "matrix:r/somewhere:example.org",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"r", id=id-without-sigil"somewhere:example.org")])), query=null)',
  ],
  [
    "MatrixURI",
    "matrix:roomid/somewhere:example.org?via=elsewhere.ca",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"roomid", id=id-without-sigil"somewhere:example.org")])), query=query"via=elsewhere.ca")',
  ],
  [
    "MatrixURI",
    "matrix:roomid/somewhere:example.org/e/event?via=elsewhere.ca",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"roomid", id=id-without-sigil"somewhere:example.org"), entity-descriptor(entityType=nonid-segment"e", id=id-without-sigil"event")])), query=query"via=elsewhere.ca")',
  ],
  [
    "MatrixURI",
    "matrix:u/alice:example.org?action=chat",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"u", id=id-without-sigil"alice:example.org")])), query=query"action=chat")',
  ],
  [
    "MatrixURI",
    "matrix:u/alice:example.org",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"u", id=id-without-sigil"alice:example.org")])), query=null)',
  ],
  [
    "MatrixURI",
    "MATRIX:r/a:b",
    'MatrixURI(scheme=scheme"MATRIX", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"r", id=id-without-sigil"a:b")])), query=null)',
  ],
  [
    "MatrixURI",
    "matrix://example.org:8448/u/a:b",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=authority(userinfo=null, host=reg-name"example.org", port=port"8448"), path=path(entities=[entity-descriptor(entityType=nonid-segment"u", id=id-without-sigil"a:b")])), query=null)',
  ],
  [
    "MatrixURI",
    "matrix:roomid/a:b/e/c?via=d&via=e",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"roomid", id=id-without-sigil"a:b"), entity-descriptor(entityType=nonid-segment"e", id=id-without-sigil"c")])), query=query"via=d&via=e")',
  ],
  [
    "MatrixURI",
    "matrix:a",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"a", id=null)])), query=null)',
  ],
  [
    "MatrixURI",
    "matrix:a/b/c",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"a", id=id-without-sigil"b"), entity-descriptor(entityType=nonid-segment"c", id=null)])), query=null)',
  ],
  [
    "MatrixURI",
    "matrix:u/%2Fa:b?org.example.x=y=z",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"u", id=id-without-sigil"%2Fa:b")])), query=query"org.example.x=y=z")',
  ],
  [
    "MatrixURI",
    "matrix:u/..",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"u", id=id-without-sigil"..")])), query=null)',
  ],
  [
    "MatrixURI",
    "matrix:u/a:b",
    'MatrixURI(scheme=scheme"matrix", part=hier-part(authority=null, path=path(entities=[entity-descriptor(entityType=nonid-segment"u", id=id-without-sigil"a:b")])), query=null)',
  ],
];
