// Converts the BNF of RFC 822, which RFC 1738 and the draft after it use, to the ABNF of RFC 5234.

const TOKEN = /\s+|;.*|"[^"\n]*"|<">|%x[\dA-F]+(?:-[\dA-F]+)?|\d*\*\d*|\d+|[A-Za-z][\w+-]*|[=|()[\]]/y;

/**
 * Converts a grammar. Literals are case-insensitive in both notations and do not change. The differences: `|` separates
 * alternatives; brackets after a repetition, as in `*[ … ]`, group and do not make optional; `<">` is the double quote,
 * which a literal cannot contain; the name of a rule can have characters that ABNF does not allow. Terminal values in
 * ABNF syntax, such as `%x00-1F`, are copied: they replace characters that a document describes in words.
 *
 * @param {string} bnf the rules of a grammar
 * @param {string} source the origin of the rules, for messages
 * @returns {string} the same rules in ABNF, with the names that `abnfName` returns
 * @throws {Error} with the line of a syntax error
 */
export function abnfOf(bnf, source) {
  let abnf = "";
  let previous = "";
  /**
   * The closing brackets of the open ones, in both notations.
   * @type {{ bnf: string, abnf: string }[]}
   */
  const open = [];
  for (let at = 0; at < bnf.length; at += previous.length) {
    /** @type {(message: string) => never} */
    const fail = (message) => {
      const line = bnf.slice(0, at).split("\n").length;
      throw new Error(`${source}: BNF, line ${String(line)}: ${message}`);
    };
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(bnf) ?? fail(`${JSON.stringify(bnf[at])} is not valid BNF`);
    if (token === "(" || token === "[") {
      const grouped = token === "(" || /^[\d*]+$/.test(previous);
      abnf += grouped ? "(" : "[";
      open.push({ bnf: token === "(" ? ")" : "]", abnf: grouped ? ")" : "]" });
    } else if (token === ")" || token === "]") {
      const opened = open.pop();
      abnf += opened?.bnf === token ? opened.abnf : fail(`${JSON.stringify(token)} has no opening bracket`);
    } else if (token === "|") abnf += "/";
    else if (token === '<">') abnf += "%x22";
    else abnf += /^[A-Za-z]/.test(token) ? abnfName(token) : token;
    previous = token;
  }
  if (open.length > 0) throw new Error(`${source}: BNF: a bracket is not closed`);
  return abnf;
}

/**
 * @param {string} name the name of a rule in BNF: `gopher+_string`
 * @returns {string} a unique name for the ABNF: `gopher-p--u-string`
 */
export function abnfName(name) {
  if (/-[pu]-/.test(name))
    throw new Error(`rule ${name}: the name must not contain "-p-" or "-u-", which replace "+" and "_" in the ABNF`);
  return name.replaceAll("+", "-p-").replaceAll("_", "-u-");
}

/**
 * @param {string} name the name of a rule in the ABNF: `gopher-p--u-string`
 * @returns {string} its name in the document, the inverse of `abnfName`: `gopher+_string`
 */
export const documentName = (name) => name.replaceAll("-p-", "+").replaceAll("-u-", "_");
