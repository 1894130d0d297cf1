/** Trees of grammar/scheme/magnet.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "magnet-URI",
    "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a",
    'magnet-URI(scheme=scheme"magnet", query=query"xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a")',
  ],
  [
    "magnet-URI",
    "MAGNET:?xt=urn:btih:C12FE1C06BBA254A9DC9F519B335AA7C1367A88A&dn=a%20b",
    'magnet-URI(scheme=scheme"MAGNET", query=query"xt=urn:btih:C12FE1C06BBA254A9DC9F519B335AA7C1367A88A&dn=a%20b")',
  ],
  [
    "magnet-URI",
    "magnet:?xt=urn:btih:YNCKHTQCWBTRNJIVASOQQTZ2PAJWPKEK",
    'magnet-URI(scheme=scheme"magnet", query=query"xt=urn:btih:YNCKHTQCWBTRNJIVASOQQTZ2PAJWPKEK")',
  ],
  [
    "magnet-URI",
    "magnet:?dn=a&xt=urn%3Abtih%3Ac12fe1c06bba254a9dc9f519b335aa7c1367a88a",
    'magnet-URI(scheme=scheme"magnet", query=query"dn=a&xt=urn%3Abtih%3Ac12fe1c06bba254a9dc9f519b335aa7c1367a88a")',
  ],
  [
    "magnet-URI",
    "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&tr=http%3A%2F%2Ftracker.example%2Fannounce&tr=udp://tracker.example:6969",
    'magnet-URI(scheme=scheme"magnet", query=query"xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&tr=http%3A%2F%2Ftracker.example%2Fannounce&tr=udp://tracker.example:6969")',
  ],
  [
    "magnet-URI",
    "magnet:?xt=urn:btmh:122003ee5d27d20f46c2395fb00e407a85f87c885e2e072d01f4e4bc516474203fe1",
    'magnet-URI(scheme=scheme"magnet", query=query"xt=urn:btmh:122003ee5d27d20f46c2395fb00e407a85f87c885e2e072d01f4e4bc516474203fe1")',
  ],
  [
    "magnet-URI",
    "magnet:?xt.1=urn:sha1:A&xt.2=urn:sha1:B",
    'magnet-URI(scheme=scheme"magnet", query=query"xt.1=urn:sha1:A&xt.2=urn:sha1:B")',
  ],
  [
    "magnet-URI",
    "magnet:?xt=urn:sha1:A&dn=%FF",
    'magnet-URI(scheme=scheme"magnet", query=query"xt=urn:sha1:A&dn=%FF")',
  ],
  [
    "magnet-URI",
    "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&x.pe=peer.example:6881&x.pe=%5B2001:db8::7%5D:6881",
    'magnet-URI(scheme=scheme"magnet", query=query"xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&x.pe=peer.example:6881&x.pe=%5B2001:db8::7%5D:6881")',
  ],
];
