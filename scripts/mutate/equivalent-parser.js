// Mutants of the generated parser that no test can detect, because they do not change what it does, each with the reason.
// The sources have comments instead, but the build writes this file. See README.md.

/**
 * @typedef {object} Equivalent
 * @property {string | RegExp} [line] the line where the mutant begins; omitted if the reason holds for all lines
 * @property {string | RegExp} [next] the line after the code that is replaced, if the reason depends on it
 * @property {string | RegExp} original the code that is replaced
 * @property {string | RegExp} replacement
 * @property {string} reason
 */

/** The path of the parser. */
export const PARSER = "generated/rfc3986.parser.js";

const PAST_END = "After the end, charCodeAt gives NaN. It equals no character, and no set contains it.";

/** @type {readonly Equivalent[]} */
export const EQUIVALENT = [
  {
    original: /^(?:p === n|n - p < 2)$/,
    replacement: "false",
    reason: PAST_END,
  },
  {
    original: "p < n",
    replacement: /^(?:true|p <= n)$/,
    reason: PAST_END,
  },
  {
    original: "n - p",
    replacement: "n + p",
    reason: PAST_END,
  },
  {
    original: "n - p < 2",
    replacement: "n - p <= 2",
    reason: "More text must follow these two characters.",
  },
  {
    original:
      /^(?:p === n \|\| )?(?:\(CHARACTERS\[input\.charCodeAt\(p\)\] & \w+\) === 0|input\.charCodeAt\(p\) !== \d+)$/,
    replacement: /^(?:false|p === n && .*)$/,
    next: /= (?:match|parse)_\w+\(input, p\);$/,
    reason: "The rule that is called next tests this character again. This is only slower.",
  },
  {
    original: "p < 0",
    replacement: "false",
    reason:
      "After a failure, p is -1. There is no character at -1, so all later tests fail, too, and no other alternative would match the whole text.",
  },
  {
    original: "p < 0",
    replacement: "p <= 0",
    reason: "Only an empty match at the start of the text ends at 0, and these rules match a character or begin later.",
  },
  {
    original: /^next\d < 0$/,
    replacement: "false",
    reason:
      "Nothing that may follow this rule accepts a percent sign without two digits, so the whole text is refused anyway.",
  },
  {
    original: /^next\d < 0$/,
    replacement: /^next\d <= 0$/,
    reason: "A percent-encoded triplet ends at 3 or later.",
  },
  {
    original: /^(?:\(next = match\(input, p\)\)|next6) >= 0$/,
    replacement: /> 0$/,
    reason: "A group of an IPv6 address has a digit, so it does not end at 0.",
  },
  {
    line: "p++;",
    next: /^break choice(?:7|10);$/,
    original: "p++",
    replacement: "p--",
    reason: "The position is reset after a look-ahead.",
  },
  {
    line: /!== 58 .* return -1;$/,
    next: "p++;",
    original: "-1",
    replacement: "+1",
    reason: "If no colon follows a group, no double colon follows either, nor at 1, where the group has a digit.",
  },
  {
    line: /(?:!== 46 .*|p === start2\)) return -1;$/,
    original: "-1",
    replacement: "+1",
    reason: "The text is longer, and its character at 1 cannot follow an address.",
  },
  {
    line: "next11: {",
    original: /path_absolute/,
    replacement: "{}",
    reason: "The alternative path-abempty has matched each path that begins with a slash.",
  },
  {
    line: /break next11;$/,
    original: /^p (?:===|<) |input\.charCodeAt\(p\) !== 47/,
    replacement: /^(?:true|p !== n|p >= 0|input\.charCodeAt\(p\) === 47.*)$/,
    reason: "The alternative path-abempty has matched each path that begins with a slash.",
  },
  {
    line: /break next12;$/,
    original: /charCodeAt\(p\) === 58$/,
    replacement: /^(?:true|p < n \|\| .*)$/,
    reason: "If other text than a colon follows, no path matches the whole text.",
  },
  {
    line: "if (p < 0) return miss();",
    next: "}",
    original: "p < 0",
    replacement: /^(?:true|p >= 0)$/,
    reason: "An empty path is only tried if text follows, and then it is not the whole text.",
  },
  {
    line: "found15 = false;",
    original: "false",
    replacement: "true",
    reason: "The value is undefined then, which counts as null.",
  },
];
