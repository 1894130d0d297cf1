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
      "magnet:?xs=urn:btpk:0123456789abcdef",
      "magnet:",
      "magnet:?",
      "magnet:?dn=a#f",
      "magnet:?xt.a=b",
      "magnet:?xt",
      "magnet:?xt=&dn=a",
      "magnet:?xt.1=urn:sha1:A&xt.2",
      "magnet:?xt=urn:btmh:",
      "magnet:?xt=urn:btmh:1220",
      `magnet:?xt=urn:btmh:${"0".repeat(64)}`,
      `magnet:?xt=urn:btmh:1220${"0".repeat(63)}`,
      `magnet:?xt=urn:btmh:1220${"0".repeat(62)}`,
      `magnet:?xt=URN:BTMH:1220${"0".repeat(66)}`,
      `magnet:?xt=urn:btmh:1220${"g".repeat(64)}`,
      `magnet:?xt=urn:btmh:${"80".repeat(9)}0100`,
      "magnet:?xt=urn:btmh:12ff",
      "magnet://?xt=a",
      "magnet:xt=a",
      "magnet:?xt=urn:btih:",
      `magnet:?xt=urn:btih:${hash}0`,
      "magnet:?xt=urn:btih:0000000000000000000000000000000g",
      "magnet:?xt=a&x.pe=peer.example",
      "magnet:?xt=a&x.pe",
      "magnet:?xt=a&x.pe=2001:db8::7:6881",
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
