// Advice for the pages of codes: why the string is refused, and how to fix it. The program does not know these texts.

/**
 * @typedef {object} Advice
 * @property {string} why Markdown
 * @property {string} fix Markdown
 */

/**
 * The mistakes that schemes name themselves: their messages say the rest.
 * @type {Advice}
 */
export const SLIP = {
  why: "The grammar of the scheme refuses this. People make this mistake often, so it has its own message.",
  fix: "The message says what to write. A repair of it is a guess, so look at the result.",
};

/**
 * The faults that strings of all kinds have, by the codes of their sentences.
 * @type {Readonly<Record<string, Advice>>}
 */
export const FAULTS = {
  "invisible-character": {
    why: "Text that is copied from a web page, a chat or a document often contains zero-width spaces, soft hyphens or direction marks. Nobody sees them, but they are characters, and a URI has only ASCII characters.",
    fix: "Remove the character. If it comes back, look at the program that the text was copied from.",
  },
  "white-space-around": {
    why: "The grammar of a URI does not allow white space, not even before or after the URI.",
    fix: "Trim the string before you check it: `text.trim()`.",
  },
  wrapper: {
    why: "Quotation marks, angle brackets and Markdown are used to mark a URI in a text. They do not belong to it.",
    fix: "Remove the characters around the reference. To find the URIs in a text, use `find` of `uri-grammar/context`: it recognizes these marks.",
  },
  "trailing-punctuation": {
    why: "The reference was part of a sentence, and a punctuation mark of the sentence was copied, too.",
    fix: "Remove the mark. To find the URIs in a text, use `find` of `uri-grammar/context`.",
  },
  label: {
    why: "A label such as `URL:` announces a reference. It is not a part of the reference, and a parser reads it as the scheme.",
    fix: "Remove the label.",
  },
  "display-name": {
    why: "Mail programs write `Name <address>`. A `mailto` URI has only the address.",
    fix: "Take the address out of the angle brackets.",
  },
  "text-before": {
    why: "The URI was copied with the text before it: the name of a variable, a command, the mark of a list, an attribute of HTML, or a few words.",
    fix: "Remove the text. To find the URIs in a text, use `find` of `uri-grammar/context`.",
  },
  "text-after": {
    why: "The URI was copied with the text after it: a comment, a remark, the rest of a sentence, or the end of an element of HTML.",
    fix: "Remove the text. To find the URIs in a text, use `find` of `uri-grammar/context`.",
  },
  "markdown-link": {
    why: "In Markdown, `[text](URI)` is a link. Only the part in parentheses is the URI.",
    fix: "Write only the URI. To find the URIs in a Markdown file, use `find` of `uri-grammar/context`.",
  },
  truncated: {
    why: "Programs that show long references cut them off and write an ellipsis. Others cut them off after a number of characters, even in the middle of a percent-encoding. The rest of the reference is lost.",
    fix: "Copy the reference again, from the place where it is complete. A link often has the whole reference, even if its text is cut off.",
  },
  "line-break": {
    why: "Mail programs and terminals break long lines. A URI does not contain line breaks.",
    fix: "Remove the line break, and the white space after it. If you have several references, check each line separately.",
  },
  tab: {
    why: "A tab is white space, and a URI does not contain white space.",
    fix: "Remove the tab, or split the text at it if it separates two columns.",
  },
  "two-references": {
    why: "White space separates two references here. Each rule of the grammar matches a single one.",
    fix: "Split the string, and check each reference separately: `text.split(/\\s+/)`.",
  },
  empty: {
    why: "A URI has at least a scheme and `:`. The empty string is a valid relative reference, but not a URI.",
    fix: "Find out where the value was lost. If you mean an empty reference, use the rule `URI-reference`.",
  },
  "scheme-delimiter": {
    why: "A `:` must end the scheme. Without the `:`, the string has no scheme.",
    fix: "Write `:` directly after the scheme, then `//` if the scheme has an authority.",
  },
  "space-after-scheme": {
    why: "The scheme was written like a label, with a space after its `:`. A URI contains no spaces.",
    fix: "Remove the space.",
  },
  "mail-address": {
    why: "A mail address is not a URI. The scheme `mailto` makes a URI of it.",
    fix: "Write `mailto:` before the address.",
  },
  defanged: {
    why: "Reports on malware write addresses such as `hxxp://example[.]com`, so that nobody opens them by mistake.",
    fix: "Restore the address only if you know what it leads to.",
  },
  "repeated-scheme": {
    why: "A program added a scheme to a reference that already had one.",
    fix: "Remove the first scheme. The program should look for a scheme before it adds one: if the text has a scheme, `parse(text).type` is `URI`.",
  },
  "missing-scheme": {
    why: "A URI begins with its scheme. Browsers guess it when you type an address. A parser does not guess.",
    fix: "Write the scheme. If you mean a relative reference, use the rule `URI-reference`, and `resolve` it against a base.",
  },
  scheme: {
    why: "A scheme starts with a letter. Letters, digits, `+`, `-` and `.` follow. No other characters and no percent-encoding are allowed.",
    fix: "Correct the name of the scheme. If it contains `_`, the correct character is often `-`.",
  },
  "encoded-reference": {
    why: "The whole reference was encoded as if it were data. Without `:` and `/`, it has no parts.",
    fix: "Decode it once: `decode(text)`. Then encode only the data in it, each value separately, before you combine the parts.",
  },
  "windows-path": {
    why: "`C:` looks like a scheme, and `\\` is not allowed in a URI.",
    fix: "Write a `file` URI. In Node, `pathToFileURL(path).href` creates it.",
  },
  scp: {
    why: "`user@host:path` is the notation of scp and Git. `:` ends the scheme of a URI, and a scheme has no `@`.",
    fix: "Write an `ssh` URI.",
  },
  "colon-in-first-segment": {
    why: "A parser reads the text before the first `:` as a scheme, unless a `/` comes before it.",
    fix: "Write `./` before the reference. The meaning stays the same.",
  },
  "missing-path": {
    why: "In some older standards, a query or a fragment can only follow a path.",
    fix: "Write a path. `./?y` has the same meaning in RFC 2396 as `?y` alone.",
  },
  backslash: {
    why: "`\\` is not a delimiter of URIs, and not allowed in them. Browsers read it as `/`, but other software does not.",
    fix: "Write `/`.",
  },
  "non-ascii-host": {
    why: "A URI is written in ASCII. A domain name in another script has a form in ASCII, called Punycode.",
    fix: "Convert the name: in Node, `domainToASCII(host)` of `node:url`. The package does not repair it, because this form depends on the version of a table.",
  },
  "full-width": {
    why: "Input methods for Chinese, Japanese and Korean write full-width digits, letters and marks. They look like those of ASCII, but they are other characters.",
    fix: 'Write the characters of ASCII. `text.normalize("NFKC")` converts them, but it changes other characters, too.',
  },
  "private-use": {
    why: "The meaning of a private-use character is an agreement between a few programs. So RFC 3987 allows these characters only in the query, which one server reads.",
    fix: "Replace the character by a public one. If only your own programs read the IRI, percent-encode it: `encode(text)`.",
  },
  "not-in-iri": {
    why: "An IRI can contain letters and symbols of all scripts, but no noncharacters, no control characters, and no tags.",
    fix: "Find out where the character comes from. It is often a sign of broken data.",
  },
  "missing-brackets": {
    why: "An IPv6 address contains colons, and a colon also separates the port from the host. The brackets distinguish them.",
    fix: "Put the address in brackets.",
  },
  "missing-bracket": { why: "One of the two brackets around the IPv6 address is missing.", fix: "Write the bracket." },
  brackets: { why: "An IPv6 address has only one pair of brackets.", fix: "Remove the other pair." },
  "port-colon": { why: "`:` separates the host from the port.", fix: "Write `:` before the port." },
  "port-in-brackets": {
    why: "The brackets contain only the address.",
    fix: "Write the port after the `]`.",
  },
  "name-in-brackets": {
    why: "Only an IPv6 address, or an address of a later IP version, has brackets.",
    fix: "Remove the brackets.",
  },
  "empty-brackets": {
    why: "The brackets must contain an address.",
    fix: "Write the address. If the host is empty on purpose, remove the brackets.",
  },
  "ipv6-zone": {
    why: "A zone ID names an interface of one computer. It has no meaning on other computers, and the grammar does not allow it.",
    fix: "Remove the zone ID, and pass the interface to your program separately.",
  },
  "text-after-address": {
    why: "The `]` ends an address. Only `:` and a port, or the path, can follow it.",
    fix: "Remove the text, or write a host name in place of the address.",
  },
  "ipv6-character": {
    why: "An IPv6 address consists of hexadecimal digits and `:`. It can end with an IPv4 address.",
    fix: "Correct the address.",
  },
  "ipv6-colons": {
    why: "`::` stands for groups of zeros. More than two consecutive colons are not allowed.",
    fix: "Write `::`, or add the missing group.",
  },
  "ipv6-compressions": {
    why: "With two `::`, the number of groups that each of them stands for is unknown.",
    fix: "Replace one of them by its groups of zeros.",
  },
  "ipv6-group": {
    why: "A group stands for 16 bits: four hexadecimal digits.",
    fix: "Remove leading zeros, or correct the group.",
  },
  "ipv6-ipv4": {
    why: "An IPv4 address can stand for the last two groups of an IPv6 address. It is four numbers of eight bits. Zeros before a number could be read as octal.",
    fix: "Correct the numbers, or write two hexadecimal groups.",
  },
  "ipv6-groups": {
    why: "An IPv6 address has 128 bits: eight groups, unless `::` stands for some of them.",
    fix: "Write all groups, or write `::` instead of the zeros.",
  },
  port: {
    why: "A port is a number in decimal digits.",
    fix: "Correct the port. If the password contains a `:`, percent-encode its delimiters.",
  },
  "port-path": {
    why: "After the host, `:` begins a port. A path begins with `/`. `host:path` is the notation of scp and Git.",
    fix: "Write `/` instead of `:`.",
  },
  "repeated-colon": { why: "A single `:` separates the host from the port.", fix: "Remove the others." },
  "password-delimiter": {
    why: "The first `@`, `/`, `?` or `#` ends the user information or the authority, even if you mean it as a part of the password. Software can then connect to another host.",
    fix: 'Percent-encode the user name and the password before you insert them: `encode(password, "userinfo-part")`. It is better not to write passwords in URIs.',
  },
  space: {
    why: "A space ends a URI in most texts, so the grammar does not allow it anywhere.",
    fix: "Percent-encode it: `%20`. In the query of a form, `+` also means a space. If you build the string from data, encode the data: `encode(value)`.",
  },
  percent: {
    why: "Two hexadecimal digits must follow `%`. Software that decodes the string would fail here, or read something else.",
    fix: "Write `%25` for the character itself. If you build the string from data, encode the data: `encode(value)`.",
  },
  escape: {
    why: "Other formats escape characters: JSON and JavaScript write `\\u0026` for `&`, HTML writes `&#x2F;` for `/`, Markdown and shells put a backslash before a mark, and mails contain `=3D`. The text was copied with its escapes. Only a percent-encoding is an escape in a URI.",
    fix: "Read the URI with a parser of its format, such as `JSON.parse`. If you have only the text, replace each escape by the character that it means.",
  },
  template: {
    why: "Templates and instructions mark the text that somebody must fill in: `{id}`, `<your-domain>`, `%HOST%`, `${name}`. It becomes a URI when each of these is replaced by its value.",
    fix: "Insert the values. If it is a URI Template, `expand(template, variables)` of `uri-grammar/template` encodes and inserts them.",
  },
  brace: {
    why: "Braces are not allowed in a URI.",
    fix: "Percent-encode them. If they come from a template, remove them.",
  },
  bracket: {
    why: "Brackets are delimiters of IPv6 addresses. They are not allowed anywhere else, not even in a query. Browsers accept them.",
    fix: "Percent-encode them: `%5B` and `%5D`.",
  },
  "second-hash": {
    why: "The first `#` begins the fragment, and a fragment cannot contain `#`.",
    fix: "Percent-encode the others: `%23`. If the first one is data, encode that one.",
  },
  delimiter: {
    why: '`<`, `>` and `"` mark where a URI begins and ends in a text. So a URI does not contain them.',
    fix: "Percent-encode the character, or remove it if it does not belong to the reference.",
  },
  "excluded-character": {
    why: "`|`, `^` and the grave accent are ASCII characters that the grammar does not allow.",
    fix: "Percent-encode the character.",
  },
  "non-ascii": {
    why: "A URI is written in ASCII. A string with other characters is an IRI (RFC 3987).",
    fix: "Percent-encode the octets of UTF-8: `encode` does it for data, and `repair` for a whole string.",
  },
  "control-character": {
    why: "Control characters are not allowed in a URI. They are often a sign of broken data, or of an attack.",
    fix: "Find out where the character comes from. The package does not repair it, because its purpose is unknown.",
  },
  "too-many-faults": {
    why: "The string has very many faults. The package does not search for more, so that hostile input takes little time.",
    fix: "Look at the first faults. The string is probably not a URI at all, such as a whole document or binary data.",
  },
  "lone-surrogate": {
    why: "A JavaScript string can contain half of a surrogate pair, for instance if it was cut in the middle of an emoji. It is not a character and has no octets.",
    fix: "Cut strings only between characters, and find out where the other half was lost.",
  },
  fragment: {
    why: "In the standards before RFC 3986, and in `absolute-URI`, the fragment is not a part of the URI. It belongs to a reference.",
    fix: "Check the string as a reference, or remove the fragment first.",
  },
  character: {
    why: "The character is not allowed at this place, and it is not one of the common mistakes.",
    fix: "Compare the rule and the characters that are allowed here. If the character is data, percent-encode it.",
  },
  incomplete: {
    why: "The string is the beginning of a valid one, but something must follow.",
    fix: "Look at the characters that could follow, and complete the string.",
  },
};

/**
 * The faults of URI Templates, by their codes without the first part. Other faults of templates have the advice above.
 * @type {Readonly<Record<string, Advice>>}
 */
export const TEMPLATE = {
  "unclosed-expression": {
    why: "`{` always begins an expression, and `}` must end it. Another `{` cannot stand between them.",
    fix: "Write `}` after the last variable. If the brace is a part of the URI, percent-encode it: `%7B`.",
  },
  "double-brace": {
    why: "Template languages of web pages often mark variables by two pairs of braces. RFC 6570 uses one pair.",
    fix: "Remove the other pair.",
  },
  "empty-expression": {
    why: "An expression inserts the value of at least one variable. This one has no name of a variable.",
    fix: "Write the name of the variable, or remove the expression.",
  },
  operator: {
    why: "A sign before the first variable is an operator, which decides how the values are written. RFC 6570 defines seven of them: `+`, `#`, `.`, `/`, `;`, `?` and `&`. It reserves `=`, `,`, `!`, `@` and `|`.",
    fix: "Choose one of the seven operators, or remove the sign. To insert the sign itself, write it before the `{`.",
  },
  "repeated-operator": {
    why: "The operator of an expression stands once, before the first variable. It decides how all variables of the expression are written: `{?name,age}` gives `?name=…&age=…`.",
    fix: "Remove the second operator.",
  },
  "white-space": {
    why: "The grammar does not allow white space in an expression, not even after a comma.",
    fix: "Remove the white space. Separate the names of variables by `,` only.",
  },
  "variable-name": {
    why: "The name of a variable consists of letters, digits, `_`, triplets such as `%2D`, and single dots between them. A hyphen is not allowed.",
    fix: "Rename the variable, such as `user_id` for `user-id`. You can percent-encode the character instead. But then the name of the variable in your program must contain the triplet, too.",
  },
  "name-prefix": {
    why: "In other languages, `$`, `:` or `@` begins the name of a variable. In a template, the braces do.",
    fix: "Remove the sign. The operators `?`, `&` and `;` write the name into the URI. There, a name that must keep the sign has the triplet: `{?%24top}`, and the variable has the name `%24top`.",
  },
  quotes: {
    why: "The name of a variable is not a string of a program.",
    fix: "Remove the quotation marks.",
  },
  dots: {
    why: "A name can have dots, such as `user.name`. Each stands between two other characters.",
    fix: "Remove the other dots.",
  },
  range: {
    why: "Shells expand `{1..10}` to ten words. RFC 6570 has no ranges: an expression inserts the values of variables.",
    fix: "Write a variable, and expand the template once for each value, or give it a list.",
  },
  separator: {
    why: "A comma separates the variables. The operator decides which sign the expansion writes between the values, such as `&` for `?`.",
    fix: "Write `,`.",
  },
  "empty-variable": {
    why: "A comma stands between two variables. Here one of them is missing.",
    fix: "Remove the comma, or write the name of the variable.",
  },
  type: {
    why: "Routers such as those of ASP.NET, Flask or Starlette check a value by its type. In a template, only a length can follow `:`.",
    fix: "Remove the `:` and the type. Check the value before you expand the template.",
  },
  pattern: {
    why: "Routers check a value by a regular expression. In a template, only a length can follow `:`.",
    fix: "Remove the `:` and the regular expression. Check the value before you expand the template.",
  },
  optional: {
    why: "A variable without a value is left out, together with its operator. So every variable is optional.",
    fix: "Remove the `?`.",
  },
  default: {
    why: "A draft of RFC 6570 had default values, but the RFC does not.",
    fix: "Remove the default value, and give it to `expand` if there is no other one.",
  },
  filter: {
    why: "In Jinja, Django and others, `|` changes a value, or separates alternatives. RFC 6570 reserves `|` as an operator only.",
    fix: "Remove the `|` and what follows it. Change the value before you expand the template.",
  },
  "catch-all": {
    why: "In routers, `{*path}`, `{path...}` or `{path+}` matches several segments.",
    fix: "Write `{+path}` if the value is a string with slashes, and `{/path*}` if it is a list of segments.",
  },
  list: {
    why: "The brackets are how PHP and others write a list. RFC 6570 writes `*` after the name.",
    fix: "Write `{?id*}`. If the parameter in the URI must have brackets, use their triplets: `{?id%5B%5D*}`.",
  },
  "list-item": {
    why: "An expression inserts whole values: it has no access to an item or a property.",
    fix: "Write a variable, and give it the item.",
  },
  modifier: {
    why: "A variable has either a prefix such as `:3` or the `*`. The prefix is for strings, and the `*` is for lists and objects.",
    fix: "Remove one of the two modifiers.",
  },
  "max-length": {
    why: "The prefix counts the characters that are inserted. It is a number from 1 to 9999 without a leading zero.",
    fix: "Correct the number. If the whole value must be inserted, remove the `:` and the number.",
  },
  character: {
    why: "The character is not allowed at this place of the expression, and it is not one of the common mistakes.",
    fix: "Compare the characters that are allowed here. Only an operator, names, `,`, `:` with a number, and `*` can be in an expression.",
  },
  "closing-brace": {
    why: "`}` ends an expression, but no expression is open here.",
    fix: "Write the `{` where the expression begins. If the brace is a part of the URI, percent-encode it: `%7D`.",
  },
  placeholder: {
    why: "Other languages write `<id>`, `%(id)s`, `%ID%` or `%{id}` for a value.",
    fix: "Write the name in braces: `{id}`.",
  },
  printf: {
    why: "`%s` is a placeholder of `printf`. It has no name, but each variable of a template has one.",
    fix: "Write a name in braces, such as `{id}`.",
  },
  escape: {
    why: "A regular expression or a string of a program writes `\\` before a brace or a slash. A template has no such escapes.",
    fix: "Remove the backslash.",
  },
  backslash: {
    why: "URIs separate the segments of their paths with `/`. Windows also uses the backslash.",
    fix: "Write `/`.",
  },
  "line-break": {
    why: "A URI Template does not contain line breaks, because no URI contains them.",
    fix: "Remove the line break. In JavaScript, a text between grave accents contains the line breaks of the source code.",
  },
  "control-character": {
    why: "Control characters are not allowed in a URI Template, because no URI contains them.",
    fix: "Find out where the character comes from. The package does not repair it, because its purpose is unknown.",
  },
  "excluded-character": {
    why: 'Outside expressions, `"`, `<`, `>`, `\\`, `^`, `|` and the grave accent are not allowed, because no URI contains them.',
    fix: "Percent-encode the character.",
  },
  "non-ascii": {
    why: "Most characters of other scripts are allowed outside expressions, and `expand` encodes them. This one is not: Unicode has no character with this number, or reserves it for control.",
    fix: "Find out where the character comes from. If you need it, percent-encode it.",
  },
  "reserved-operator": {
    why: "RFC 6570 reserves the operators `=`, `,`, `!`, `@` and `|` for extensions. The template is valid, but nobody has defined its expansion.",
    fix: "Choose one of `+`, `#`, `.`, `/`, `;`, `?` and `&`, or remove the operator.",
  },
  "route-parameter": {
    why: "Express and other routers write a variable as `:id`. In a template, this is literal text, so the template is valid, but `expand` does not insert a value.",
    fix: "Write `{id}` if it is a variable.",
  },
  dollar: {
    why: "JavaScript and shells write a variable as `${id}`. In a template, the `$` is literal text, so `expand` keeps it.",
    fix: "Remove the `$`, if it is not a part of the URI.",
  },
  "encoded-brace": {
    why: "The braces are percent-encoded, so they are literal text, and `expand` does not insert a value. This happens if a template was encoded as a URI.",
    fix: "Write `{` and `}`.",
  },
  "too-many-faults": {
    why: "The string has very many faults. The package does not describe more, so that hostile input takes little time.",
    fix: "Look at the first faults. The string is probably not a URI Template at all.",
  },
};

/**
 * The faults of schemes' grammars. The name of the scheme precedes their code.
 * @type {Readonly<Record<string, Advice>>}
 */
export const GRAMMAR = {
  slashes: {
    why: "`//` begins an authority. Some schemes always have one, such as `http`. Others never have one, such as `mailto`.",
    fix: "Write `//` after the `:` if the scheme demands it; otherwise, remove it. The page of the scheme has its grammar.",
  },
  case: {
    why: "Most readers of a URI ignore the difference between upper and lower case, but this document allows only one of them here.",
    fix: "Write the letters in the other case.",
  },
  "empty-value": {
    why: "In this scheme, a parameter with `=` has a value of at least one character.",
    fix: "Write the value, or remove the parameter with its delimiter.",
  },
  separator: {
    why: "The scheme uses an unexpected delimiter here. For example, a list in `mailto` has commas.",
    fix: "Write the delimiter of the scheme.",
  },
  "repeated-character": {
    why: "The delimiter separates two parts. Between two delimiters is an empty part, which the scheme does not allow.",
    fix: "Remove one of them.",
  },
  "empty-part": {
    why: "A part must follow the delimiter, but it is missing.",
    fix: "Write the part, or remove its delimiter.",
  },
  "needless-encoding": {
    why: "The scheme does not allow percent-encoding here, or not for this character.",
    fix: "Write the character itself.",
  },
  "unencoded-delimiter": {
    why: "This character is a delimiter of the scheme. If it is data, it must be percent-encoded; otherwise, it ends the part.",
    fix: "Percent-encode it if it is data.",
  },
  padding: {
    why: "Base64 is padded with `=` to a multiple of four characters. This scheme uses Base64 without padding.",
    fix: "Remove the `=`.",
  },
  query: {
    why: "The grammar of the scheme does not allow a query.",
    fix: "Remove the query, or percent-encode the `?` if it is data.",
  },
  fragment: FAULTS["fragment"] ?? { why: "", fix: "" },
  character: {
    why: "The grammar of the scheme does not allow the character at this place, and it is not one of the common mistakes.",
    fix: "Look at the grammar on the page of the scheme. If the character is data, percent-encode it.",
  },
  incomplete: {
    why: "The string is the beginning of a valid URI, but the grammar of the scheme demands more.",
    fix: "Look at the grammar on the page of the scheme, and complete the URI.",
  },
  syntax: {
    why: "A scheme that is defined by a function instead of a grammar only accepts or refuses. So the exact place is unknown.",
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
    why: "The URI is valid by the generic syntax. Its scheme is not in the list of IANA that the package has, so no rules of a scheme were applied. This is a warning if the name differs from a common scheme in one place only, because then it is most likely misspelt.",
    fix: "If the name is misspelt, correct it. Define the scheme with `defineScheme` if it is your own.",
  },
  "scheme/registered": {
    example: "spotify:track:6rqhFgbbKwnb9MLmUQDhG6",
    why: "The URI is valid by the generic syntax. Its scheme is registered at IANA, but the package does not know its rules, so they were not applied. `uri-grammar scheme NAME` prints what the registry says.",
    fix: "The URI can be correct. If you know the rules of the scheme, define it with `defineScheme`.",
  },
  "scheme/defanged": {
    example: "hxxps://example.com/a",
    why: "The URI is valid. Reports of attacks write `hxxp` for `http`, so that nobody opens the address by mistake. No program opens such a URI.",
    fix: "Write `http` or `https` if the URI shall be opened.",
  },
  "scheme/missing-scheme": {
    example: "example.com:8080/a",
    why: "The URI is valid: `example.com` is read as its scheme, and the rest as its path. This is hardly ever the intention. Without a port, the command `check` says that it is a path.",
    fix: "Write the scheme before the host.",
  },
  "scheme/repeated-scheme": {
    example: "https://https://example.com/",
    why: "The URI is valid: the second scheme is read as the host, and its `:` begins an empty port. This is hardly ever the intention.",
    fix: "Remove the first scheme. Your program should look for a scheme before it adds one.",
  },
  "scheme/not-generic": {
    example: "sip:alice@[2001:db8::10]",
    why: "The document of the scheme allows the URI, but RFC 3986 does not. Software that only knows RFC 3986 refuses it.",
    fix: "The URI is correct. Check that all software that reads it knows its scheme.",
  },
  "scheme/reserved": {
    example: "rfc1738: afs://x/",
    why: "RFC 1738 reserves some names of schemes for later use.",
    fix: "Choose another name, or use the current standard, which does not reserve names.",
  },
  "scheme/experimental": {
    example: "rfc1738: x-foo:bar",
    why: "RFC 1738 reserves names that begin with `x-` for experiments.",
    fix: "Do not use the scheme outside your experiment.",
  },
  "security/password": {
    example: "ftp://user:secret@example.com/",
    why: "URIs are shown, logged, sent in headers and kept in histories. The same happens to the password in them.",
    fix: 'Remove it, and pass the password to the program in another way: `change(text, { userinfo: "user" })`.',
  },
  "security/misleading-userinfo": {
    example: "https://example.com@evil.example/",
    why: "The text before the `@` is a user name. People read it as the host, but the link leads to another host.",
    fix: "Check the host before you follow the link: `components(text).host`.",
  },
  "security/rare-ipv4": {
    example: "http://0x7f.1/",
    why: "By the grammar, the host is a name. Some software reads it as an IPv4 address, in hexadecimal or octal numbers, or with fewer than four numbers. So it can pass a filter.",
    fix: "Write the address in four decimal numbers. If your program makes decisions by the host, refuse other forms.",
  },
  "security/almost-ipv4": {
    example: "http://256.256.256.256/",
    why: "By the grammar, the host is a name, because it is not an IPv4 address. It looks like one, and programs read it differently.",
    fix: "Correct the address.",
  },
  "security/readers-differ": {
    example: "http://0x7f.1/",
    why: "RFC 3986 and the `URL` class of the platform find different hosts or ports in the same string. For example, `URL` reads numbers as an IPv4 address, decodes the host, and ignores how many slashes follow the scheme. If a server checks the host by one of them, and a client connects by the other, the check protects nobody.",
    fix: "Write the host in the form that both read in the same way: with `//` before it, without percent-encoding, and an IPv4 address in four decimal numbers. If your program makes decisions by the host, refuse the URI.",
  },
  "security/well-known-port": {
    example: "http://example.com:25/",
    why: "Ports below 1024 belong to known services. A URI with the port of another service can send it commands.",
    fix: "Check that the port is intended. A program that follows links of other people should refuse it.",
  },
  "security/encoded-line-break": {
    example: "http://example.com/%0D%0AHost:x",
    why: "Line breaks end the commands and headers of many protocols. After decoding, the URI can add commands of its own.",
    fix: "Refuse it if your program decodes the URI, or writes it into a header.",
  },
  "security/encoded-nul": {
    example: "http://example.com/a%00b",
    why: "Software in C reads NUL as the end of a string. So two programs can see two different names.",
    fix: "Refuse it if your program decodes the URI.",
  },
  "security/encoded-delimiter": {
    example: "http://example.com/a%2Fb",
    why: "After decoding, the octet is a delimiter. A program that decodes the URI before it splits it gets different parts.",
    fix: "Split the URI first, and decode each part separately: `components(text)`, then `decode(part)`.",
  },
  "security/encoded-dot-segment": {
    example: "http://example.com/a/%2E%2E/b",
    why: "After decoding, the segment is `.` or `..`. A program that decodes the path of a file can leave its folder.",
    fix: "Normalize the URI before your program looks at its path: `normalize(text)`.",
  },
};

/**
 * The errors of functions that do not explain why they refuse a string, and what `diagnoseIRI` finds in a valid one. The
 * last line of a snippet throws the error, or its value is the list of what is found.
 * @type {Readonly<Record<string, Advice & { snippet: string }>>}
 */
export const EXACT = {
  "rfc3986/syntax": {
    snippet: 'import { normalize } from "uri-grammar";\n\nnormalize("http://example.com:8o80/");',
    why: "`resolve`, `normalize`, `components` and the other operations do not explain refusals. Their error names the character that the grammar refuses, the rule, and the characters that are allowed there.",
    fix: "Call `diagnose(text)` to get all faults of the string, each with a sentence, and with a repair where one is known.",
  },
  "rfc3986/change": {
    snippet: 'import { change } from "uri-grammar";\n\nchange("http://example.com/a", { host: "a/b" });',
    why: "The string cannot contain the new parts: a parser would split the result into other parts.",
    fix: 'Percent-encode data before you pass it: `encode(value, "path-segment")`. Give an absolute path to a URI with an authority.',
  },
  "rfc3986/recompose": {
    snippet:
      'import { parse, recompose } from "uri-grammar";\n\nconst tree = parse("http://example.com//a");\nrecompose({ ...tree, authority: null });',
    why: "The parts of the tree cannot be combined: a parser would split the result into other parts. For example, a path that begins with `//` needs an authority.",
    fix: "Change the tree, such as the first segment of its path, or use `change`, which works with components.",
  },
  "rfc3986/other-scheme": {
    snippet: 'import { parse } from "uri-grammar/schemes";\n\nparse("http://example.com/", { scheme: "mailto" });',
    why: "You allow only some schemes, and the string is a relative reference or has another scheme.",
    fix: "Pass a URI of one of these schemes, or allow its scheme. To parse URIs of all schemes, write `scheme: true`.",
  },
  "rfc3986/dot-segment": {
    snippet: 'import { encode } from "uri-grammar";\n\nencode("..", "path-segment");',
    why: "Resolution removes the segments `.` and `..`, even if their dots are percent-encoded. So no encoding makes them data.",
    fix: "Refuse such data, or add another character to it.",
  },
  "rfc3987/host-conversion": {
    snippet: 'import { toURI } from "uri-grammar/iri";\n\ntoURI("http://b\\u00FCcher.example/", { host: () => "" });',
    why: "The function that you gave to `toURI` converts host names to ASCII. Its result was empty, or not a valid host. Node's `domainToASCII` returns an empty string for a name that no domain can have.",
    fix: "Show the host to the user: it is not a domain name. If the scheme does not use domain names, leave the option out.",
  },
  "rfc3987/bidi-formatting": {
    snippet: 'import { diagnoseIRI } from "uri-grammar/iri";\n\ndiagnoseIRI("http://example.org/a\\u202Eb");',
    why: "These characters are invisible, and change the order of the text around them. So people read another IRI than programs do.",
    fix: "Remove the character, or call `repairIRI(text)`, which percent-encodes it: an equivalent IRI that shows the character.",
  },
  "rfc3987/bidi-mixed": {
    snippet: 'import { diagnoseIRI } from "uri-grammar/iri";\n\ndiagnoseIRI("http://example.org/a\\u05D0");',
    why: "Hebrew and Arabic letters run from right to left, Latin letters from left to right. In a component with both, it is hard to see which letter comes first.",
    fix: "Separate the scripts by a delimiter, such as `/` or `.`. Do this where you choose the name: a different IRI is another resource.",
  },
  "rfc3987/bidi-ends": {
    snippet: 'import { diagnoseIRI } from "uri-grammar/iri";\n\ndiagnoseIRI("http://example.org/\\u05D01/");',
    why: "A digit or a symbol at the end of a text from right to left can appear next to another component.",
    fix: "Choose a name that starts and ends with a letter of its script.",
  },
  "rfc3987/bidi-number": {
    snippet: 'import { diagnoseIRI } from "uri-grammar/iri";\n\ndiagnoseIRI("http://example.org/\\u05D0/1");',
    why: "A number between delimiters has no direction. Next to a text from right to left, it can appear on the other side of this text.",
    fix: "Check the IRI on the screen. If you choose the name, put a component of letters between them.",
  },
  "rfc6570/syntax": {
    snippet: 'import { expand } from "uri-grammar/template";\n\nexpand("/people{/id", { id: "7" });',
    why: "`parseTemplate`, `expand` and `variables` do not explain refusals. Their error names the character that the grammar refuses, and the characters that are allowed there.",
    fix: "Call `diagnoseTemplate(template)` of `uri-grammar/template/explain`. It returns all faults of the template, each with a sentence, and with a repair where one is known.",
  },
  "rfc6570/prefix-of-composite": {
    snippet: 'import { expand } from "uri-grammar/template";\n\nexpand("/people{/ids:3}", { ids: ["7", "8"] });',
    why: "A prefix such as `:3` takes the first characters of a string. A list and an object have no first characters.",
    fix: "Remove the prefix, or give the variable a string: `ids: ids.join()`.",
  },
  "rfc6570/search-limit": {
    snippet: 'import { match } from "uri-grammar/template";\n\nmatch("{a}{b}{a}", `${"x".repeat(5000)}y`);',
    why: "A variable that occurs twice has the same value at both places, and in `{.x*}` a dot can separate pairs or stand in a name. Then `match` must try many ways to divide the URI. It stops after about a million steps.",
    fix: "Use different variables, and put characters between them that no value has, such as `/`.",
  },
  "rfc6570/recompose": {
    snippet:
      'import { recompose } from "uri-grammar";\nimport { parseTemplate } from "uri-grammar/template";\n\nconst tree = parseTemplate("/people{/id}");\nconst [literals] = tree.parts;\nrecompose({ ...tree, parts: [literals, literals] });',
    why: "The parts of the tree cannot be combined: a parser would split the text into other parts. For example, it joins two literals to one.",
    fix: "Change the tree, such as the text of its first literals. `printTemplate` prints a tree without this check.",
  },
};

/**
 * The faults that are found only with a rule other than that of a URI or a reference. Their advice is above.
 * @type {Readonly<Record<string, { rule: string, example: string }>>}
 */
export const IN_RULES = {
  character: { rule: "port", example: "80a" },
  incomplete: { rule: "IPv4address", example: "192.0.2" },
  fragment: { rule: "absolute-URI", example: "http://example.com/#a" },
};
