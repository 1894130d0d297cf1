/** Trees of grammar/scheme/swh.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "identifier",
    "swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"94a9ed024d3859793618152ea559a168bbcbb5e2"), qualifiers=null)',
  ],
  [
    "identifier",
    "swh:1:dir:d198bc9d7a6bcf6db04f476d29314f157507d505",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"dir", objectId=object-id"d198bc9d7a6bcf6db04f476d29314f157507d505"), qualifiers=null)',
  ],
  [
    "identifier",
    "swh:1:rev:309cf2674ee7a0749978cf8265ab91a60aea0f7d",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"rev", objectId=object-id"309cf2674ee7a0749978cf8265ab91a60aea0f7d"), qualifiers=null)',
  ],
  [
    "identifier",
    "swh:1:rel:22ece559cc7cc2364edc5e5593d63ae8bd229f9f",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"rel", objectId=object-id"22ece559cc7cc2364edc5e5593d63ae8bd229f9f"), qualifiers=null)',
  ],
  [
    "identifier",
    "swh:1:snp:c7c108084bc0bf3d81436bf980b46e98bd338453",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"snp", objectId=object-id"c7c108084bc0bf3d81436bf980b46e98bd338453"), qualifiers=null)',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;lines=9-15",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"lines=9-15"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;bytes=154-315",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"bytes=154-315"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git;visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git", qualifier"visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git;visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9;anchor=swh:1:rev:2db189928c94d62a3b4757b3eec68f0a4d4113f0;path=/Examples/SimpleFarm/simplefarm.ml",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git", qualifier"visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9", qualifier"anchor=swh:1:rev:2db189928c94d62a3b4757b3eec68f0a4d4113f0", qualifier"path=/Examples/SimpleFarm/simplefarm.ml"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git;visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9;anchor=swh:1:rev:2db189928c94d62a3b4757b3eec68f0a4d4113f0;path=/Examples/SimpleFarm/simplefarm.ml;lines=9-15",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git", qualifier"visit=swh:1:snp:d7f1b9eb7ccb596c2622c4780febaa02549830f9", qualifier"anchor=swh:1:rev:2db189928c94d62a3b4757b3eec68f0a4d4113f0", qualifier"path=/Examples/SimpleFarm/simplefarm.ml", qualifier"lines=9-15"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=null)',
  ],
  [
    "identifier",
    "SWH:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b",
    'identifier(core=core-identifier(swh=swh"SWH", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=null)',
  ],
  [
    "identifier",
    "swh:1:snp:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"snp", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=null)',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;lines=1",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"lines=1"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;bytes=1-2;origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"bytes=1-2", qualifier"origin=https://gitorious.org/ocamlp3l/ocamlp3l_cvs.git"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;origin=https://example.org/a%3Bb?c=d:e@f",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"origin=https://example.org/a%3Bb?c=d:e@f"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;path=/",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"path=/"]))',
  ],
  [
    "identifier",
    "swh:1:cnt:4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b;path=/a/../b//;lines=0",
    'identifier(core=core-identifier(swh=swh"swh", version=scheme-version"1", objectType=object-type"cnt", objectId=object-id"4d99d2d18326621ccdd70f5ea66c2e2ac236ad8b"), qualifiers=qualifiers(qualifiers=[qualifier"path=/a/../b//", qualifier"lines=0"]))',
  ],
];
