// BEP 9, section "magnet URI format". The document has a form instead of examples.
import type { SchemeTables } from "../../schemes/table.js";

const hash = "c12fe1c06bba254a9dc9f519b335aa7c1367a88a";

export const tables: SchemeTables = {
  magnet: {
    valid: [
      `magnet:?xt=urn:btih:${hash}`,
      `MAGNET:?xt=urn:btih:${hash.toUpperCase()}&dn=a%20b`,
      "magnet:?xt=urn:btih:YNCKHTQCWBTRNJIVASOQQTZ2PAJWPKEK",
      `magnet:?dn=a&xt=urn%3Abtih%3A${hash}`,
      `magnet:?xt=urn:btih:${hash}&tr=http%3A%2F%2Ftracker.example%2Fannounce&tr=udp://tracker.example:6969`,
      "magnet:?xt=urn:btmh:122003ee5d27d20f46c2395fb00e407a85f87c885e2e072d01f4e4bc516474203fe1",
      `magnet:?xt=urn:btmh:802420${"0".repeat(64)}`,
      `magnet:?xt=urn%3Abtmh%3A1220${"AB".repeat(32)}&xt=urn:btih:${hash}`,
      "magnet:?xt.1=urn:sha1:A&xt.2=urn:sha1:B",
      "magnet:?xt=urn:sha1:A&dn=%FF",
      `magnet:?xt=urn:btih:${hash}&x.pe=peer.example:6881&x.pe=%5B2001:db8::7%5D:6881#f`,
    ],
    invalid: [
      ["magnet:?xs=urn:btpk:0123456789abcdef", "magnet/topic", 36, 36],
      ["magnet:", "magnet/incomplete", 7, 7],
      ["magnet:?", "magnet/topic", 8, 8],
      ["magnet:?dn=a#f", "magnet/topic", 12, 12],
      ["magnet:?xt.a=b", "magnet/topic", 14, 14],
      ["magnet:?xt", "magnet/topic-value", 10, 10],
      ["magnet:?xt=&dn=a", "magnet/topic-value", 11, 11],
      ["magnet:?xt.1=urn:sha1:A&xt.2", "magnet/topic-value", 28, 28],
      ["magnet:?xt=urn:btmh:", "magnet/multihash", 11, 20],
      ["magnet:?xt=urn:btmh:1220", "magnet/multihash", 11, 24],
      [`magnet:?xt=urn:btmh:${"0".repeat(64)}`, "magnet/multihash", 11, 84],
      [`magnet:?xt=urn:btmh:1220${"0".repeat(63)}`, "magnet/multihash", 11, 87],
      [`magnet:?xt=urn:btmh:1220${"0".repeat(62)}`, "magnet/multihash", 11, 86],
      [`magnet:?xt=URN:BTMH:1220${"0".repeat(66)}`, "magnet/multihash", 11, 90],
      [`magnet:?xt=urn:btmh:1220${"g".repeat(64)}`, "magnet/multihash", 11, 88],
      [`magnet:?xt=urn:btmh:${"80".repeat(9)}0100`, "magnet/multihash", 11, 42],
      ["magnet:?xt=urn:btmh:12ff", "magnet/multihash", 11, 24],
      ["magnet://?xt=a", "magnet/slashes", 7, 9],
      ["magnet:xt=a", "magnet/character", 7, 8],
      ["magnet:?xt=urn:btih:", "magnet/info-hash", 11, 20],
      [`magnet:?xt=urn:btih:${hash}0`, "magnet/info-hash", 11, 61],
      ["magnet:?xt=urn:btih:0000000000000000000000000000000g", "magnet/info-hash", 20, 21],
      ["magnet:?xt=a&x.pe=peer.example", "magnet/peer-address", 18, 30],
      ["magnet:?xt=a&x.pe", "magnet/peer-address", 17, 17],
      ["magnet:?xt=a&x.pe=2001:db8::7:6881", "magnet/peer-address", 18, 34],
    ],
    examples: [],
    normal: [[`MAGNET:?xt=urn:btih:${hash}&dn=%61`, `magnet:?xt=urn:btih:${hash}&dn=a`]],
    equivalent: [[`MAGNET:?xt=urn:btih:${hash}`, `magnet:?xt=urn:btih:${hash}`]],
    different: [["magnet:?xt=urn:sha1:A", "magnet:?xt=urn:sha1:B"]],
    fixed: [
      ["magnet:?xs=urn:btpk:0123456789abcdef", "magnet:?xs=urn:btpk:0123456789abcdef"],
      [`magnet://?xt=urn:btih:${hash}`, `magnet:?xt=urn:btih:${hash}`],
    ],
  },
};
