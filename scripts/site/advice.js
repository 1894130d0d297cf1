// What a page of the site says of a code besides what the program knows: why the string is refused, and how to fix it.

/**
 * @typedef {object} Advice
 * @property {string} why Markdown
 * @property {string} fix Markdown
 */

/**
 * The faults that strings of all kinds have, by the codes of their sentences.
 * @type {Readonly<Record<string, Advice>>}
 */
export const FAULTS = {
  "invisible-character": {
    why: "Zero-width spaces, soft hyphens and marks of direction come along when text is copied from a web page, a chat or a document. Nobody sees them, but they are characters, and a URI has only characters of ASCII.",
    fix: "Remove the character. If it comes back, look at the program that the text was copied from.",
  },
  "white-space-around": {
    why: "The grammar of a URI has no white space, also not before or after it.",
    fix: "Trim the string before you check it: `text.trim()`.",
  },
  wrapper: {
    why: "Quotation marks, angle brackets and Markdown are used to mark a URI in a text. They do not belong to it.",
    fix: "Remove what stands around the reference. To find the URIs in a text, use `find` of `uri-grammar/context`: it knows these marks.",
  },
  "trailing-punctuation": {
    why: "The sentence that the reference stood in goes on after it, and its mark was copied, too.",
    fix: "Remove the mark. To find the URIs in a text, use `find` of `uri-grammar/context`.",
  },
  label: {
    why: "A label such as `URL:` says what follows. It is not a part of the reference, and would be read as its scheme.",
    fix: "Remove the label.",
  },
  "display-name": {
    why: "Mail programs write `Name <address>`. A `mailto` URI has the address alone.",
    fix: "Take the address out of the angle brackets.",
  },
  truncated: {
    why: "Programs that show long references cut them off and write an ellipsis. What was cut off is lost.",
    fix: "Copy the reference again, from the place where it is complete. A link often has the whole reference, also if its text is cut off.",
  },
  "line-break": {
    why: "Mail programs and terminals break long lines. A URI has no line break.",
    fix: "Remove the line break, and the white space after it. If you have several references, check each line on its own.",
  },
  tab: {
    why: "A tab is white space, and a URI has no white space.",
    fix: "Remove the tab, or split the text at it if it separates two columns.",
  },
  "two-references": {
    why: "White space separates two references here. Each rule of the grammar matches a single one.",
    fix: "Split the string, and check each reference on its own: `text.split(/\\s+/)`.",
  },
  empty: {
    why: "A URI has at least a scheme and `:`. The empty string is a valid relative reference, but not a URI.",
    fix: "Look for the place where the value got lost. If an empty reference is meant, ask for the rule `URI-reference`.",
  },
  "scheme-delimiter": {
    why: "A `:` ends the scheme. With another character after it, or without any, there is no scheme.",
    fix: "Write `:` directly after the scheme, then `//` if the scheme has an authority.",
  },
  "repeated-scheme": {
    why: "A program put a scheme before a reference that already had one.",
    fix: "Remove the first one, and let the program look for a scheme before it adds one: `parse(text).type` is `URI` if there is one.",
  },
  "missing-scheme": {
    why: "A URI begins with its scheme. Browsers guess it when you type an address. A parser does not guess.",
    fix: "Write the scheme. If the string is to be a relative reference, ask for the rule `URI-reference`, and `resolve` it against a base.",
  },
  scheme: {
    why: "A scheme starts with a letter. Letters, digits, `+`, `-` and `.` follow. No other character is allowed, and percent-encoding is not, either.",
    fix: "Correct the name of the scheme. `_` is often meant to be `-`.",
  },
  "encoded-reference": {
    why: "The whole reference was encoded as if it were data. Without `:` and `/`, it has no parts.",
    fix: "Decode it once: `decode(text)`. Then encode only the data in it, each value on its own, before the parts are put together.",
  },
  "windows-path": {
    why: "`C:` looks like a scheme, and `\\` is not allowed in a URI.",
    fix: "Write a `file` URI. In Node, `pathToFileURL(path).href` makes it.",
  },
  scp: {
    why: "`user@host:path` is the notation of scp and Git. `:` ends the scheme of a URI, and a scheme has no `@`.",
    fix: "Write an `ssh` URI.",
  },
  "colon-in-first-segment": {
    why: "What stands before the first `:` is read as a scheme, unless a `/` comes before it.",
    fix: "Write `./` before it. It means the same.",
  },
  backslash: {
    why: "`\\` is not a delimiter of URIs, and not allowed in them. Browsers read it as `/`, which other software does not.",
    fix: "Write `/`.",
  },
  "non-ascii-host": {
    why: "A URI is written in ASCII. A domain name in another script has a form in ASCII, called Punycode.",
    fix: "Convert the name: in Node, `domainToASCII(host)` of `node:url`. The package does not repair it, because this form depends on the version of a table.",
  },
  "missing-brackets": {
    why: "An IPv6 address has colons, and so has what follows the host: the port. The brackets tell them apart.",
    fix: "Put the address in brackets.",
  },
  "missing-bracket": { why: "One of the two brackets around the IPv6 address is missing.", fix: "Write it." },
  brackets: { why: "An IPv6 address stands in one pair of brackets.", fix: "Remove the other pair." },
  "port-colon": { why: "`:` separates the host from the port.", fix: "Write `:` before the port." },
  "port-in-brackets": {
    why: "The brackets contain the address alone.",
    fix: "Write the port after the `]`.",
  },
  "name-in-brackets": {
    why: "Only an IPv6 address, or an address of a later version, stands in brackets.",
    fix: "Remove the brackets.",
  },
  "empty-brackets": {
    why: "The brackets must contain an address.",
    fix: "Write the address. If the host is empty on purpose, remove the brackets.",
  },
  "ipv6-zone": {
    why: "A zone ID names an interface of one computer. Elsewhere it means nothing, and the grammar has no place for it.",
    fix: "Leave the zone ID out, and tell your program on its own which interface to use.",
  },
  "ipv6-character": {
    why: "An IPv6 address has hexadecimal digits and `:`. It can end with an IPv4 address.",
    fix: "Correct the address.",
  },
  "ipv6-colons": {
    why: "`::` stands for groups of zeros. More than two colons together mean nothing.",
    fix: "Write `::`, or the group that is missing.",
  },
  "ipv6-compressions": {
    why: "With two `::`, nobody knows how many groups each of them stands for.",
    fix: "Write the zeros of one of them.",
  },
  "ipv6-group": {
    why: "A group stands for 16 bits: four hexadecimal digits.",
    fix: "Remove zeros in front, or correct the group.",
  },
  "ipv6-groups": {
    why: "An IPv6 address has 128 bits: eight groups, unless `::` stands for some of them.",
    fix: "Write all groups, or `::` in place of the zeros.",
  },
  port: {
    why: "A port is a number in decimal digits.",
    fix: "Correct the port. If the password has a `:`, percent-encode what is special in it.",
  },
  "port-path": {
    why: "After the host, `:` begins a port. A path begins with `/`. `host:path` is the notation of scp and Git.",
    fix: "Write `/` in place of `:`.",
  },
  "repeated-colon": { why: "A single `:` separates the host from the port.", fix: "Remove the others." },
  "password-delimiter": {
    why: "The first `@`, `/`, `?` or `#` ends the user information or the authority, also if it was meant as a part of the password. Software can then connect to another host.",
    fix: 'Percent-encode the user name and the password before you put them in: `encode(password, "userinfo-part")`. Better keep passwords out of URIs.',
  },
  space: {
    why: "A space ends a URI in most texts, so the grammar does not allow it anywhere.",
    fix: "Percent-encode it: `%20`. In a query of a form, `+` means a space, too. If you build the string from data, encode the data: `encode(value)`.",
  },
  percent: {
    why: "`%` begins an octet of two hexadecimal digits. Software that decodes the string would fail here, or read something else.",
    fix: "Write `%25` for the character itself. If you build the string from data, encode the data: `encode(value)`.",
  },
  "unicode-escape": {
    why: "`escape` of JavaScript wrote `%u` and four digits. No standard of URIs has this form.",
    fix: "Use `encode`, which writes the octets of UTF-8, in place of `escape`.",
  },
  template: {
    why: "Braces mark the variables of a URI template. A template becomes a URI when its variables are replaced.",
    fix: "Replace each variable by its value, percent-encoded: `encode(value)`.",
  },
  brace: {
    why: "Braces are not allowed in a URI.",
    fix: "Percent-encode them, or remove them if they are left of a template.",
  },
  bracket: {
    why: "Brackets are delimiters of IPv6 addresses. They are not allowed anywhere else, also not in a query. Browsers let them pass.",
    fix: "Percent-encode them: `%5B` and `%5D`.",
  },
  "second-hash": {
    why: "The first `#` begins the fragment, and a fragment has no `#`.",
    fix: "Percent-encode the others: `%23`. If the first one is data, encode that one.",
  },
  delimiter: {
    why: '`<`, `>` and `"` mark where a URI begins and ends in a text. So a URI does not contain them.',
    fix: "Percent-encode the character, or remove it if it does not belong to the reference.",
  },
  "excluded-character": {
    why: "`|`, `^` and the grave accent are characters of ASCII that the grammar does not have.",
    fix: "Percent-encode the character.",
  },
  "non-ascii": {
    why: "A URI is written in ASCII. A string with other characters is an IRI (RFC 3987).",
    fix: "Percent-encode the octets of UTF-8: `encode` does it for data, and `repair` for a whole string.",
  },
  "control-character": {
    why: "Control characters are not allowed in a URI. They are often a sign of broken data, or of an attack.",
    fix: "Find out where the character comes from. The package does not repair it, because nobody types it on purpose.",
  },
  "too-many-faults": {
    why: "The string has very many faults. The package stops to look for more, so that hostile input costs little time.",
    fix: "Look at the first faults. The string is probably not a URI at all, such as a whole document or binary data.",
  },
  "lone-surrogate": {
    why: "A string of JavaScript can contain half of a surrogate pair, for instance if it was cut in the middle of an emoji. It is not a character and has no octets.",
    fix: "Cut strings between characters, and look for the place where the other half got lost.",
  },
  fragment: {
    why: "In the standards before RFC 3986, and in `absolute-URI`, the fragment is not a part of the URI. It belongs to a reference.",
    fix: "Check the string as a reference, or remove the fragment first.",
  },
  character: {
    why: "The character is not allowed at this place, and none of the known mistakes explains it.",
    fix: "Look at the rule and at the characters that could stand here. If the character is data, percent-encode it.",
  },
  incomplete: {
    why: "The string is right as far as it goes, but something must follow.",
    fix: "Look at what could stand at the end, and complete the string.",
  },
};

/**
 * The faults that only the grammar of a scheme has. They have the name of the scheme before their code.
 * @type {Readonly<Record<string, Advice>>}
 */
export const GRAMMAR = {
  slashes: {
    why: "`//` begins an authority. Some schemes always have one, such as `http`. Others never have one, such as `mailto`.",
    fix: "Write what the scheme demands after its `:`. The page of the scheme has its grammar.",
  },
  case: {
    why: "Most of a URI is the same in both cases for its reader, but this document allows only one of them here.",
    fix: "Write the letters in the other case.",
  },
  separator: {
    why: "The scheme has other delimiters here than those that people expect: a list in `mailto` has commas, for instance.",
    fix: "Write the delimiter of the scheme.",
  },
  "repeated-character": {
    why: "The delimiter separates two parts. With two of them, there is an empty part between them, which the scheme does not allow.",
    fix: "Remove one of them.",
  },
  "empty-part": {
    why: "A delimiter announces a part, and the part is missing.",
    fix: "Write the part, or leave its delimiter out.",
  },
  "needless-encoding": {
    why: "The scheme has no percent-encoding here, or not of this character.",
    fix: "Write the character itself.",
  },
  "unencoded-delimiter": {
    why: "This character is a delimiter of the scheme. As data it would end the part that it stands in.",
    fix: "Percent-encode it if it is data.",
  },
  padding: {
    why: "Base64 is padded with `=` to a multiple of four characters. This scheme has Base64 without padding.",
    fix: "Remove the `=`.",
  },
  query: {
    why: "The grammar of the scheme has no query.",
    fix: "Remove the query, or percent-encode the `?` if it is data.",
  },
  fragment: FAULTS["fragment"] ?? { why: "", fix: "" },
  character: {
    why: "The grammar of the scheme does not allow the character at this place, and none of the known mistakes explains it.",
    fix: "Look at the grammar on the page of the scheme. If the character is data, percent-encode it.",
  },
  incomplete: {
    why: "The URI is right as far as it goes, but the grammar of the scheme demands more.",
    fix: "Look at the grammar on the page of the scheme, and complete the URI.",
  },
  syntax: {
    why: "A scheme that you define with a function in place of a grammar only says yes or no. So there is no exact place.",
    fix: "Give `defineScheme` a grammar if you want to know more.",
  },
};

/**
 * Advice on the scheme itself, and on security.
 * @type {Readonly<Record<string, Advice & { example: string }>>}
 */
export const NOTES = {
  "scheme/unknown": {
    example: "htps://example.com/",
    why: "The URI is valid by the generic syntax. The package does not know its scheme, so the rules of the scheme were not applied.",
    fix: "Correct the name if it is misspelt. Define the scheme with `defineScheme` if it is your own.",
  },
  "scheme/missing-scheme": {
    example: "example.com:8080/a",
    why: "The URI is valid: `example.com` is read as its scheme, and the rest as its path. This is hardly ever meant.",
    fix: "Write the scheme before the host.",
  },
  "scheme/repeated-scheme": {
    example: "https://https://example.com/",
    why: "The URI is valid: the second scheme is read as the host, and its `:` begins an empty port. This is hardly ever meant.",
    fix: "Remove the first scheme, and let your program look for a scheme before it adds one.",
  },
  "scheme/not-generic": {
    example: "sip:alice@[2001:db8::10]",
    why: "The document of the scheme allows the URI, and RFC 3986 does not. Software that only knows RFC 3986 refuses it.",
    fix: "Nothing is wrong with the URI. Check that all software that reads it knows its scheme.",
  },
  "scheme/reserved": {
    example: "rfc1738: afs://x/",
    why: "RFC 1738 keeps some names of schemes for later use.",
    fix: "Choose another name, or use the current standard, which has no such list.",
  },
  "scheme/experimental": {
    example: "rfc1738: x-foo:bar",
    why: "RFC 1738 keeps names that begin with `x-` for experiments.",
    fix: "Do not use the scheme outside your experiment.",
  },
  "security/password": {
    example: "ftp://user:secret@example.com/",
    why: "URIs are shown, logged, sent in headers and kept in histories. So is the password in them.",
    fix: 'Remove it, and give the password to the program in another way: `change(text, { userinfo: "user" })`.',
  },
  "security/misleading-userinfo": {
    example: "https://example.com@evil.example/",
    why: "The text before the `@` is a user name. People read it as the host, and the link leads to another one.",
    fix: "Do not follow the link without a look at its host: `components(text).host`.",
  },
  "security/rare-ipv4": {
    example: "http://0x7f.1/",
    why: "By the grammar, the host is a name. Some software reads it as an IPv4 address, in hexadecimal or octal numbers, or with fewer than four of them. So it can pass a filter.",
    fix: "Write the address in four decimal numbers. Refuse the others if your program decides by the host.",
  },
  "security/almost-ipv4": {
    example: "http://256.256.256.256/",
    why: "By the grammar, the host is a name, because it is not an IPv4 address. It looks like one, and software disagrees about it.",
    fix: "Correct the address.",
  },
  "security/well-known-port": {
    example: "http://example.com:25/",
    why: "Ports below 1024 belong to known services. A URI with the port of another service can send it commands.",
    fix: "Ask whether the port is meant. A program that follows links of others should refuse it.",
  },
  "security/encoded-line-break": {
    example: "http://example.com/%0D%0AHost:x",
    why: "Line breaks end the commands and headers of many protocols. Once it is decoded, the URI can add commands of its own.",
    fix: "Refuse it if your program decodes the URI, or writes it into a header.",
  },
  "security/encoded-nul": {
    example: "http://example.com/a%00b",
    why: "Software in C reads a NUL as the end of a string. So two programs can see two different names.",
    fix: "Refuse it if your program decodes the URI.",
  },
  "security/encoded-delimiter": {
    example: "http://example.com/a%2Fb",
    why: "Decoded, the octet is a delimiter. A program that decodes before it splits the URI gets other parts.",
    fix: "Split the URI first, and decode each part on its own: `components(text)`, then `decode(part)`.",
  },
  "security/encoded-dot-segment": {
    example: "http://example.com/a/%2E%2E/b",
    why: "Decoded, the segment is `.` or `..`. A program that decodes the path of a file can leave its folder.",
    fix: "Normalize the URI before your program looks at its path: `normalize(text)`.",
  },
};

/**
 * What functions throw that work with a string and do not explain it.
 * @type {Readonly<Record<string, Advice & { snippet: string }>>}
 */
export const EXACT = {
  "rfc3986/syntax": {
    snippet: 'import { normalize } from "uri-grammar";\n\nnormalize("http://example.com:8o80/");',
    why: "`resolve`, `normalize`, `components` and the other operations do not explain. Their error names the character that the grammar refuses, the rule, and what could stand there.",
    fix: "Call `diagnose(text)` to get all faults of the string, each with a sentence, and with a repair where one is known.",
  },
  "rfc3986/change": {
    snippet: 'import { change } from "uri-grammar";\n\nchange("http://example.com/a", { host: "a/b" });',
    why: "The parts that `change` was given cannot stand in the string: it would have other parts when it is read again.",
    fix: 'Percent-encode data before you pass it: `encode(value, "path-segment")`. Give an absolute path to a URI with an authority.',
  },
  "rfc3986/recompose": {
    snippet:
      'import { parse, recompose } from "uri-grammar";\n\nconst tree = parse("http://example.com//a");\nrecompose({ ...tree, authority: null });',
    why: "The tree has parts that cannot be written together: the string would have other parts when it is read again. A path that begins with `//` needs an authority, for instance.",
    fix: "Change the tree, such as the first segment of its path, or use `change`, which works with components.",
  },
  "rfc3986/dot-segment": {
    snippet: 'import { encode } from "uri-grammar";\n\nencode("..", "path-segment");',
    why: "The segments `.` and `..` are removed when a reference is resolved, also if their dots are percent-encoded. So no encoding makes them data.",
    fix: "Refuse such data, or put another character in front of it.",
  },
};

/**
 * The faults that are only found if a rule other than that of a URI or a reference is asked for. Each has its words above.
 * @type {Readonly<Record<string, { rule: string, example: string }>>}
 */
export const IN_RULES = {
  character: { rule: "port", example: "80a" },
  incomplete: { rule: "IPv4address", example: "192.0.2" },
  fragment: { rule: "absolute-URI", example: "http://example.com/#a" },
};
