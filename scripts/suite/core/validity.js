// The readable inputs of `core/validity.json`: the borders of each rule of RFC 3986, and each delimiter at each place.
import { DELIMITERS, rotation } from "./characters.js";

/**
 * Inputs of one rule.
 * @typedef {readonly [rule: string, section: string, inputs: readonly string[]]} Family
 */

/** Shapes of IPv6 addresses: the number of groups before and after "::", and whether an IPv4 address ends the address. */
function* addresses() {
  const digit = rotation("0123456789abcdefABCDEF");
  const groups = (/** @type {number} */ count) => Array.from({ length: count }, digit).join(":");
  for (const count of [1, 6, 7, 8, 9]) yield groups(count);
  for (const count of [5, 6, 7]) yield `${groups(count)}:192.0.2.${String(count)}`;
  for (let before = 0; before <= 8; before++) {
    // Up to seven groups can stand next to "::"; an IPv4 address counts as two.
    for (const total of [before, 6, 7, 8]) {
      if (total >= before) yield `${groups(before)}::${groups(total - before)}`;
    }
    for (const total of [4, 5, 6]) {
      if (total >= before) yield `${groups(before)}::${groups(total - before)}${total > before ? ":" : ""}192.0.2.1`;
    }
  }
  yield* [
    "",
    ":",
    ":::",
    "::1::",
    "1:::2",
    "::%31",
    "fe80::1%25eth0",
    "fe80::1%eth0",
    "::g",
    "::12345",
    "::fFfF",
    "1::2 ",
  ];
  yield* [
    "::256.0.0.1",
    "::1.2.3",
    "::1.2.3.4.5",
    "::1.2.3.4:5",
    "1.2.3.4::",
    "1.2.3.4",
    ":1::2",
    "1:2:3:4:5:6:7:",
    "[::1]",
  ];
}

const OCTETS = ["", "0", "9", "00", "01", "10", "99", "010", "100", "199", "200", "249", "250", "255", "256", "260"];

/** @type {readonly Family[]} */
const RULES = [
  [
    "scheme",
    "3.1",
    [
      "a",
      "Z",
      "a0",
      "a9",
      "a+",
      "a-",
      "a.",
      "a+-.0",
      "",
      "0",
      "+a",
      "-a",
      ".a",
      "a_",
      "a%41",
      "a:",
      "\u00E9",
      "a\u00E9",
    ],
  ],
  [
    "userinfo",
    "3.2.1",
    ["", ":", "u", "u:p", "u:p:q", "::", "u%40", "u@", "u/", "u?", "u#", "u[", "%", "%4", "%4G", "!$&'()*+,;="],
  ],
  [
    "host",
    "3.2.2",
    [
      "",
      "h",
      "h.",
      ".",
      "H-_~",
      "1.2.3.4",
      "256.1.1.1",
      "h%20",
      "%68",
      "[::1]",
      "[",
      "]",
      "[]",
      "[::1",
      "::1",
      "h:",
      "h@",
      "\u00E9",
      "[1.2.3.4]",
    ],
  ],
  ["IP-literal", "3.2.2", ["[::]", "[v1.a]", "[V1.a]", "[::1]:", "::", "[[::]]", "[::1%25a]", "[v1.a", "[v.a]"]],
  [
    "IPvFuture",
    "3.2.2",
    [
      "v1.a",
      "V1.a",
      "vF.:",
      "V0aF.a",
      "v1.",
      "v.a",
      "vG.a",
      "v1a",
      "1.a",
      "v1.%41",
      "v1.!$&'()*+,;=",
      "v1.~-._",
      "v1.[",
      "v1./",
    ],
  ],
  ["IPv6address", "3.2.2", [...addresses()]],
  ["dec-octet", "3.2.2", [...OCTETS, "300", "999", "1000", "-1", "+1", "0x1"]],
  [
    "IPv4address",
    "3.2.2",
    [
      "0.0.0.0",
      "255.255.255.255",
      "1.2.3",
      "1.2.3.4.",
      ".1.2.3.4",
      "1.2.3.4.5",
      "1..3.4",
      "1.2.3.256",
      "01.2.3.4",
      "0x1.2.3.4",
    ],
  ],
  ["reg-name", "3.2.2", ["", "a", "1.2.3.4", "a..b", "%00", "%fF", "%", "a:b", "!$&'()*+,;=", "a[", "\u0080"]],
  [
    "port",
    "3.2.3",
    ["", "0", "9", "00", "80", "65535", "65536", "99999999999999999999", "-1", "+1", "8a", "%38", "\u0660"],
  ],
  [
    "authority",
    "3.2",
    [
      "",
      "h",
      "@",
      "@h",
      ":",
      ":80",
      "u@h:80",
      "u@v@h",
      "h:80:80",
      "h:a",
      "u:p@h",
      "[::1]:80",
      "[::1]80",
      "u@[v1.a]:0",
      "h/",
    ],
  ],
  ["path-abempty", "3.3", ["", "/", "//", "/a", "/a/", "/a//b", "a", "/:", "/@", "/?"]],
  ["path-absolute", "3.3", ["/", "/a", "/a//b", "/a/", "//", "//a", "", "a", "/:a"]],
  ["path-noscheme", "3.3", ["a", "a/b:c", "@", "./a:b", "a:b", ":", "", "/a", "a//"]],
  ["path-rootless", "3.3", ["a", "a:b", ":", "a/", "a//b", "", "/a", "%41/"]],
  ["path-empty", "3.3", ["", "/", "a"]],
  ["segment-nz-nc", "3.3", ["a", "@", "%3A", ":", "a:b", ""]],
  ["segment-nz", "3.3", ["a", ":", ""]],
  ["pchar", "3.3", ["a", ":", "@", "%20", "~", "", "ab", "/", "?", "%2", " "]],
  [
    "query",
    "3.4",
    ["", "a=b&c=d", "?", "/", "a?b/c", ":@", "#", "[", "]", "%", "%C3%A9", "\\", "|", "^", '"', "\u00E9"],
  ],
  ["fragment", "3.5", ["", "a", "?", "/", "#", "a#b", "!$&'()*+,;=", "[", "%7F", "`", "{", "}"]],
  ["pct-encoded", "2.1", ["%00", "%fF", "%Aa", "%9f", "%", "%0", "%0g", "%g0", "0%0", "%000", "%%00", "% 0"]],
  ["unreserved", "2.3", ["A", "Z", "a", "z", "0", "9", "-", ".", "_", "~", "!", "%", "/", "", "@", "[", "`", "{"]],
  ["gen-delims", "2.2", [":", "/", "?", "#", "[", "]", "@", "!", "", "::"]],
  ["sub-delims", "2.2", ["!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=", ":", '"', ""]],
  ["absolute-URI", "4.3", ["a:", "a:?", "a:#", "a:b#c", "a://h/p?q", "//h", "a", ""]],
  ["relative-ref", "4.2", ["", "/", "//", "//h", "a", "./a:b", "a:b", ":", ":a", "?", "#", "a?b#c", "1:a", "/a:b"]],
  [
    "URI-reference",
    "4.1",
    ["", "a", "a:", "#", "?#", "1a:b", "a/b:c", ":a", "%3A", "%", "///", "a b", "\u00E9", "\\", "a\n", "\u0000"],
  ],
  [
    "URI",
    "3",
    [
      "a:",
      "a",
      ":",
      "a:#",
      "a:?#",
      "a:##",
      "a:/",
      "a://",
      "a:///",
      "a://:",
      "a://@",
      "a://h:",
      "a://h:80a",
      " a:",
      "a: ",
      "a:\t",
      "a:\u00E9",
    ],
  ],
];

/** A place for one character in a URI. */
const PLACES = /** @type {const} */ ([
  ["scheme", "3.1", "s", "s://h/"],
  ["userinfo", "3.2.1", "s://u", "@h/"],
  ["host", "3.2.2", "s://h", "h/"],
  ["IP literal", "3.2.2", "s://[v1.a", "]/"],
  ["port", "3.2.3", "s://h:8", "0/"],
  ["path", "3.3", "s://h/p", "p"],
  ["query", "3.4", "s://h/?q", "q"],
  ["fragment", "3.5", "s://h/#f", "f"],
]);

/** @returns {Generator<import("./case.js").Draft>} */
export function* validity() {
  for (const [rule, section, inputs] of RULES) for (const input of inputs) yield { section, rule, input };
  for (const character of DELIMITERS) {
    for (const [name, section, before, after] of PLACES) {
      yield { section, note: `A character in the ${name}.`, rule: "URI", input: before + character + after };
    }
  }
}
