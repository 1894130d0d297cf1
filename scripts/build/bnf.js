// Rewrites the BNF of RFC 822, as RFC 1738 and the draft after it use it, as the ABNF of RFC 5234.

const TOKEN = /\s+|;.*|"[^"\n]*"|<">|%x[\dA-F]+(?:-[\dA-F]+)?|\d*\*\d*|\d+|[A-Za-z][\w+-]*|[=|()[\]]/y;

/**
 * Rewrites a grammar. Literals ignore case in both notations and stay as they are. What differs: `|` stands between
 * alternatives; brackets after a repetition, as in `*[ … ]`, group and do not make optional; `<">` is the double quote,
 * which no literal can hold; a rule's name may have characters that ABNF's cannot. Terminal values in the manner of
 * ABNF, such as `%x00-1F`, are let through: they stand where a document describes characters in words.
 *
 * @param {string} bnf the rules of a grammar
 * @param {string} source where they come from, for messages
 * @returns {string} the same rules in ABNF, under the names that `abnfName` gives
 * @throws {Error} with the line of what is not BNF
 */
export function abnfOf(bnf, source) {
  let abnf = "";
  let previous = "";
  /** @type {{ bnf: string, abnf: string }[]} how to close the brackets that are open, in either notation */
  const open = [];
  for (let at = 0; at < bnf.length; at += previous.length) {
    /** @type {(message: string) => never} */
    const fail = (message) => {
      const line = bnf.slice(0, at).split("\n").length;
      throw new Error(`${source}: BNF, line ${String(line)}: ${message}`);
    };
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(bnf) ?? fail(`${JSON.stringify(bnf[at])} is not BNF`);
    if (token === "(" || token === "[") {
      const grouped = token === "(" || /^[\d*]+$/.test(previous);
      abnf += grouped ? "(" : "[";
      open.push({ bnf: token === "(" ? ")" : "]", abnf: grouped ? ")" : "]" });
    } else if (token === ")" || token === "]") {
      const opened = open.pop();
      abnf += opened?.bnf === token ? opened.abnf : fail(`${JSON.stringify(token)} closes nothing`);
    } else if (token === "|") abnf += "/";
    else if (token === '<">') abnf += "%x22";
    else abnf += /^[A-Za-z]/.test(token) ? abnfName(token) : token;
    previous = token;
  }
  if (open.length > 0) throw new Error(`${source}: BNF: a bracket is not closed`);
  return abnf;
}

/**
 * @param {string} name a rule's name in BNF: `gopher+_string`
 * @returns {string} its name in the ABNF, another for each: `gopher-p--u-string`
 */
export function abnfName(name) {
  if (/-[pu]-/.test(name)) throw new Error(`rule ${name}: "-p-" and "-u-" stand for "+" and "_" in the ABNF`);
  return name.replaceAll("+", "-p-").replaceAll("_", "-u-");
}

/**
 * @param {string} name a rule's name in the ABNF: `gopher-p--u-string`
 * @returns {string} its name in the document, which `abnfName` changed: `gopher+_string`
 */
export const documentName = (name) => name.replaceAll("-p-", "+").replaceAll("-u-", "_");
