/**
 * Divides HTML, XML and the components of Vue and Svelte into pieces.
 *
 * @module
 */
import { characterReferenceAt } from "./character-references.js";
import { isNameOfReference } from "./names.js";
import { Decoded, type Emit, emitRange, type Piece, type Place, type Scan } from "./piece.js";

/** Returns the scanner of a language, such as `"js"`. */
type ScanOf = (language: string) => Scan | null;

const [TAB, VERTICAL_TAB, CARRIAGE_RETURN, SPACE] = [0x09, 0x0b, 0x0d, 0x20];
const [EXCLAMATION, DOUBLE_QUOTE, HASH, PERCENT, SINGLE_QUOTE] = [0x21, 0x22, 0x23, 0x25, 0x27];
const [SLASH, COLON, LESS_THAN, EQUALS, GREATER_THAN, QUESTION] = [0x2f, 0x3a, 0x3c, 0x3d, 0x3e, 0x3f];
const [AT_SIGN, LEFT_BRACKET, RIGHT_BRACKET, UNDERSCORE, LEFT_BRACE, RIGHT_BRACE] = [
  0x40, 0x5b, 0x5d, 0x5f, 0x7b, 0x7d,
];

/** Attributes that hold URLs on every element. */
const REFERENCES_OF_ALL: ReadonlySet<string> = new Set(["href", "src", "xlink:href", "itemid", "itemtype"]);

/** Attributes that hold URLs on some elements. The same names mean something else on elements that others define. */
const REFERENCES: ReadonlyMap<string, ReadonlySet<string>> = /* @__PURE__ */ new Map(
  Object.entries({
    action: "form",
    archive: "object",
    background: "body table thead tbody tfoot tr td th",
    cite: "blockquote del ins q",
    classid: "object",
    codebase: "applet object",
    data: "object",
    dynsrc: "img",
    formaction: "button input",
    icon: "command menuitem",
    longdesc: "frame iframe img",
    lowsrc: "img",
    manifest: "html",
    ping: "a area",
    poster: "video",
    profile: "head",
    usemap: "img input object",
  }).map(([name, elements]) => [name, new Set(elements.split(" "))]),
);

/** Attributes that hold URLs with white space between them, where they hold URLs. */
const LISTS: ReadonlySet<string> = new Set(["archive", "itemtype", "ping"]);

/** Attributes of XML that hold one reference. */
const REFERENCES_OF_XML: ReadonlySet<string> = new Set(["href", "src", "xlink:href", "xml:base"]);

/** For each first letter of such a name, and of the names by which scripts are chosen: a bit for each possible length. */
const LENGTHS: Uint32Array = /* @__PURE__ */ lengthsOf([
  ...REFERENCES_OF_ALL,
  ...REFERENCES.keys(),
  ...REFERENCES_OF_XML,
  "type",
  "lang",
]);

function lengthsOf(names: readonly string[]): Uint32Array {
  const lengths = new Uint32Array(0x80);
  for (const name of names) {
    const first = name.charCodeAt(0);
    lengths[first] = (lengths[first] as number) | (1 << name.length);
  }
  return lengths;
}

/** Elements whose content has no tags. */
const WITHOUT_TAGS: ReadonlySet<string> = new Set(["script", "style", "textarea", "title", "xmp"]);

/** Elements whose text is code. */
const CODE: ReadonlySet<string> = new Set(["code", "kbd", "samp"]);

/** End tags after which no code goes on, if its own end tag is missing. */
const AROUND_CODE: ReadonlySet<string> = new Set(["body", "dd", "div", "dt", "li", "p", "pre", "section", "td", "th"]);

/** The languages of scripts, by the value of `lang` or the subtype of `type`. */
const SCRIPTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["", ["js"]],
  ["babel", ["jsx", "js"]],
  ["ecmascript", ["js"]],
  ["importmap", ["json"]],
  ["javascript", ["js"]],
  ["js", ["js"]],
  ["json", ["json"]],
  ["jsx", ["jsx", "js"]],
  ["module", ["js"]],
  ["speculationrules", ["json"]],
  ["ts", ["ts"]],
  ["tsx", ["tsx", "ts"]],
  ["typescript", ["ts"]],
]);

/** The subtypes of scripts that hold markup. */
const TEMPLATE = /^(?:html|xhtml|(?:ng-|handlebars-|vue-)?template|handlebars|mustache|jquery-tmpl|tmpl|underscore)$/;

const STYLES: ReadonlySet<string> = new Set(["less", "sass", "scss", "styl", "stylus"]);

/** Returns the first of the languages that has a scanner. */
function scanOfFirst(scanOf: ScanOf, languages: readonly string[]): Scan | null {
  for (const language of languages) {
    const scan = scanOf(language);
    if (scan) return scan;
  }
  return null;
}

function isSpace(code: number): boolean {
  return code === SPACE || (code <= CARRIAGE_RETURN && code >= TAB && code !== VERTICAL_TAB);
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/**
 * Returns a function that finds the next occurrence of a string from an offset on, or the end of the text. It remembers
 * the last one, so offsets that grow are searched in linear time, also if nothing is found.
 */
function searcher(text: string, searched: string): (from: number) => number {
  let [asked, found] = [0, -1];
  return (from) => {
    if (from < asked || from > found) {
      const next = text.indexOf(searched, from);
      [asked, found] = [from, next < 0 ? text.length : next];
    }
    return found;
  };
}

type Searchers = Readonly<
  Record<
    | "lessThan"
    | "greaterThan"
    | "brace"
    | "bracket"
    | "colon"
    | "ampersand"
    | "number"
    | "colonName"
    | "doubleQuote"
    | "singleQuote"
    | "comment"
    | "wrongComment"
    | "cdata"
    | "instruction",
    (from: number) => number
  >
>;

/** Returns a searcher of each string. */
function searchers(text: string): Searchers {
  return {
    lessThan: searcher(text, "<"),
    greaterThan: searcher(text, ">"),
    brace: searcher(text, "{"),
    bracket: searcher(text, "]"),
    colon: searcher(text, ":"),
    ampersand: searcher(text, "&"),
    number: searcher(text, "&#"),
    colonName: searcher(text, "&colon;"),
    doubleQuote: searcher(text, '"'),
    singleQuote: searcher(text, "'"),
    comment: searcher(text, "-->"),
    wrongComment: searcher(text, "--!>"),
    cdata: searcher(text, "]]>"),
    instruction: searcher(text, "?>"),
  };
}

/** Finds the code of templates in a text: `<% %>`, `<?php ?>`, `{{ }}` and `{% %}`. */
class Templates {
  readonly #text: string;
  readonly #percent: (from: number) => number;
  readonly #question: (from: number) => number;
  readonly #braces: (from: number) => number;
  readonly #percentBrace: (from: number) => number;
  readonly #line: (from: number) => number;

  constructor(text: string) {
    this.#text = text;
    this.#percent = searcher(text, "%>");
    this.#question = searcher(text, "?>");
    this.#braces = searcher(text, "}}");
    this.#percentBrace = searcher(text, "%}");
    this.#line = searcher(text, "\n");
  }

  /** The end of the tag `<% %>` or `<?php ?>` at `<`, -1 without one. */
  tagEnd(at: number): number {
    const next = this.#text.charCodeAt(at + 1);
    if (next === PERCENT) return this.#after(this.#percent, at);
    return next === QUESTION && this.isPHP(at) ? this.#after(this.#question, at) : -1;
  }

  /** Whether `<?` begins PHP and not a processing instruction. */
  isPHP(at: number): boolean {
    const code = this.#text.charCodeAt(at + 2);
    return code === EQUALS || isSpace(code) || /^php\b/i.test(this.#text.slice(at + 2, at + 6));
  }

  /** The end of `{{ }}` or `{% %}` at `{` in the same line, -1 without one. */
  braceEnd(at: number): number {
    const next = this.#text.charCodeAt(at + 1);
    if (next !== LEFT_BRACE && next !== PERCENT) return -1;
    const end = this.#after(next === LEFT_BRACE ? this.#braces : this.#percentBrace, at);
    return end <= this.#line(at) ? end : -1;
  }

  #after(search: (from: number) => number, at: number): number {
    const found = search(at + 2);
    return found < this.#text.length ? found + 2 : -1;
  }
}

const REFERENCE_TO: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Returns a function that replaces characters by references, but not in `<% %>` and `<?php ?>`. */
function writer(characters: RegExp): (text: string) => string {
  const referenceTo = (each: string): string => REFERENCE_TO[each] ?? `&#${each.charCodeAt(0).toString()};`;
  return (text) => {
    const templates = new Templates(text);
    let [written, done] = ["", 0];
    for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", Math.max(done, at + 1))) {
      const end = templates.tagEnd(at);
      if (end < 0) continue;
      written += text.slice(done, at).replace(characters, referenceTo) + text.slice(at, end);
      done = end;
    }
    return written + text.slice(done).replace(characters, referenceTo);
  };
}

/** A place that knows how to escape. */
type Escaped = Place & { readonly write: (text: string) => string };

/** A place for each kind of piece, where references are decoded. */
interface Places {
  readonly string: Escaped;
  readonly reference: Place;
  readonly value: Place;
  readonly text: Place;
  readonly code: Place;
}

function places(characters: RegExp): Places {
  const write = writer(characters);
  return {
    string: { kind: "string", write },
    reference: { kind: "reference", write },
    value: { kind: "value", write },
    text: { kind: "text", write },
    code: { kind: "text", isCode: true, write },
  };
}

const IN_TEXT = /* @__PURE__ */ places(/[&<>]/g);
const IN_DOUBLE_QUOTES = /* @__PURE__ */ places(/[&<>"]/g);
const IN_SINGLE_QUOTES = /* @__PURE__ */ places(/[&<>']/g);
const WITHOUT_QUOTES = /* @__PURE__ */ places(/[&<>"'\t\n\f\r ]/g);

/** Where nothing is escaped. */
const AS_IT_IS: Place = { kind: "text" };
const VALUE_AS_IT_IS: Place = { kind: "value" };

/** Where two dialects of markup differ. */
interface Dialect {
  readonly scanOf: ScanOf;
  readonly type: "html" | "xml" | "component";
  /** Whether it is a template in a script. Then no templates are read in its scripts, so that nothing nests deeply. */
  readonly isInScript: boolean;
}

/** The kinds of markup that begin with "<". */
type Kind = "tag" | "rest" | "instruction" | "comment" | "CDATA" | "doctype";

/** A scan of a range of a document. */
class Markup {
  readonly #text: string;
  readonly #end: number;
  readonly #dialect: Dialect;
  readonly #emit: Emit;
  readonly #templates: Templates;
  /** Functions that find the next occurrence of a string. */
  readonly #next: Searchers;
  /** The ranges of templates in the text or value that is read: their characters stand for themselves. */
  readonly #kept: number[] = [];
  /** The range of the name of the tag that is read. */
  #nameStart = 0;
  #nameEnd = 0;
  #isSelfClosing = false;
  /** The range of the name of the last start tag, and the offset after that tag. */
  #leaf: readonly [start: number, end: number, after: number] = [0, 0, -1];
  #type = "";
  #lang = "";
  /** The element whose text is code, or "". */
  #code = "";
  /** Whether it is in SVG or MathML, where any element can be closed by "/>". */
  #isForeign = false;
  /** The length of the range. */
  #length = 0;
  /** How many characters were read for values that have no closing quote. */
  #wasted = 0;
  /** Elements of which no end tag follows. */
  readonly #unended = new Set<string>();
  /** Offsets of "{" that no "}" closes. */
  readonly #unclosed = new Set<number>();

  constructor(document: string, end: number, dialect: Dialect, emit: Emit) {
    // So that nothing after the range is searched. Engines do not copy the characters.
    const text = end < document.length ? document.slice(0, end) : document;
    this.#text = text;
    this.#end = end;
    this.#dialect = dialect;
    this.#emit = emit;
    this.#templates = new Templates(text);
    this.#next = searchers(text);
  }

  /** Reads from an offset to the end of the range. */
  scan(start: number): void {
    this.#length = this.#end - start;
    let [run, at] = [start, start];
    for (let open = this.#next.lessThan(at); open < this.#end; open = this.#next.lessThan(at)) {
      at = this.#templates.tagEnd(open);
      if (at >= 0) {
        this.#kept.push(open, at);
        continue;
      }
      const kind = this.#kindAt(open);
      if (kind === "text") {
        at = open + 1;
        continue;
      }
      if (this.#isValue(run, open)) this.#emitTrimmed(run, open, IN_TEXT.value);
      else this.#emitText(run, open);
      run = at = this.#read(kind, open);
    }
    this.#emitText(run, this.#end);
  }

  /** Emits the text of an element. */
  #emitText(start: number, end: number): void {
    this.#emitValue(start, end, this.#code === "" ? IN_TEXT.text : IN_TEXT.code);
  }

  /** Whether a range is all that an element of XML contains whose name stands for references. */
  #isValue(start: number, end: number): boolean {
    const [from, to, after] = this.#leaf;
    return after === start && this.#text.startsWith("</", end) && isNameOfReference(this.#text.slice(from, to));
  }

  /** Returns what begins at "<"; `"text"` if "<" belongs to the text. */
  #kindAt(open: number): Kind | "text" {
    const text = this.#text;
    const code = text.charCodeAt(open + 1);
    const name = code === SLASH ? open + 2 : open + 1;
    if (this.#isNameStart(text.charCodeAt(name))) return this.#isTag(name) ? "tag" : "text";
    const isClosed = this.#next.greaterThan(open) < this.#end;
    if (code === QUESTION) {
      // PHP without "?>" goes on to the end.
      if (this.#templates.isPHP(open)) return "rest";
      return isClosed ? "instruction" : "text";
    }
    if (code !== EXCLAMATION) return "text";
    if (text.startsWith("--", open + 2)) return "comment";
    if (text.startsWith("[CDATA[", open + 2)) return this.#next.cdata(open) < this.#end ? "CDATA" : "text";
    return isClosed && text.slice(open + 2, open + 9).toLowerCase() === "doctype" ? "doctype" : "text";
  }

  /** Reads what begins at "<", and returns where to go on. */
  #read(kind: Kind, open: number): number {
    switch (kind) {
      case "tag":
        return this.#readTag(open);
      case "rest":
        return this.#readRest(open);
      case "instruction":
        return this.#readInstruction(open);
      case "comment":
        return this.#readComment(open);
      case "CDATA":
        return this.#readCDATA(open);
      case "doctype":
        return this.#readDoctype(open);
    }
  }

  #isNameStart(code: number): boolean {
    return isLetter(code) || (this.#dialect.type === "xml" && (code === UNDERSCORE || code >= 0x80));
  }

  /** Whether a name is that of a tag, and not the beginning of a URI between angle brackets. Remembers its range. */
  #isTag(start: number): boolean {
    const text = this.#text;
    if (this.#next.greaterThan(start) >= this.#end) return false;
    let [at, colon] = [start, -1];
    for (; at < this.#end; at++) {
      const code = text.charCodeAt(at);
      if (code <= SPACE ? isSpace(code) : code === GREATER_THAN || code === SLASH || code === LESS_THAN) break;
      if (code === COLON && colon < 0) colon = at;
    }
    this.#nameStart = start;
    this.#nameEnd = at;
    return colon < 0 || /^[A-Za-z_\x80-\uFFFF][\w.\-\x80-\uFFFF]*$/.test(text.slice(colon + 1, at));
  }

  /** The name of the tag that is read. */
  get #element(): string {
    const name = this.#text.slice(this.#nameStart, this.#nameEnd);
    return this.#dialect.type === "html" ? name.toLowerCase() : name;
  }

  /** Reads a start tag or an end tag, and the content of an element that has no tags. */
  #readTag(open: number): number {
    const isEnd = this.#nameStart > open + 1;
    this.#type = this.#lang = "";
    const at = this.#readAttributes(this.#nameEnd);
    if (this.#dialect.type === "xml" && !isEnd && !this.#isSelfClosing)
      this.#leaf = [this.#nameStart, this.#nameEnd, at];
    if (this.#dialect.type === "xml" || (isEnd && this.#code === "" && !this.#isForeign)) return at;
    // Of elements with names of one or two letters, such as "p", only end tags matter.
    if (!isEnd && this.#nameEnd - this.#nameStart < 3) return at;
    const element = this.#element;
    if (element === "svg" || element === "math") this.#isForeign = !isEnd && !this.#isSelfClosing;
    if (isEnd) {
      if (element === this.#code || AROUND_CODE.has(element)) this.#code = "";
    } else if (WITHOUT_TAGS.has(element)) {
      return this.#readContent(at, element);
    } else if (this.#code === "" && CODE.has(element)) {
      this.#code = element;
    }
    return at;
  }

  /** Reads what stands between the start tag and the end tag of an element that has no tags. */
  #readContent(start: number, element: string): number {
    const isEmpty = this.#isSelfClosing && (this.#isForeign || this.#dialect.type === "component");
    if (isEmpty) return start;
    const end = this.#endTagOf(element, start);
    // By HTML, "/>" does not close a script. But if no end tag follows, its author thought so.
    if (end === this.#end && this.#isSelfClosing) return start;
    if (element === "script") this.#readScript(start, end);
    else if (element === "style") this.#embed(scanOfFirst(this.#dialect.scanOf, this.#styleLanguages()), start, end);
    else if (element === "xmp") this.#embed(null, start, end);
    else {
      for (let open = this.#next.lessThan(start); open < end;) {
        const after = this.#templates.tagEnd(open);
        if (after >= 0 && after <= end) this.#kept.push(open, after);
        open = this.#next.lessThan(Math.max(after, open + 1));
      }
      this.#emitText(start, end);
    }
    return end;
  }

  /** The offset of the end tag of an element, or the end of the range. */
  #endTagOf(element: string, start: number): number {
    const { length } = element;
    if (this.#unended.has(element)) return this.#end;
    for (let at = this.#text.indexOf("</", start); at >= 0; at = this.#text.indexOf("</", at + 2)) {
      const name = at + 2 + length;
      if (this.#text.slice(at + 2, name).toLowerCase() !== element) continue;
      const code = this.#text.charCodeAt(name);
      if (code === GREATER_THAN || code === SLASH || isSpace(code)) return at;
    }
    this.#unended.add(element);
    return this.#end;
  }

  #readScript(start: number, end: number): void {
    const subtype = subtypeOf(this.#type);
    const languages = SCRIPTS.get(this.#lang) ?? [];
    const { scanOf, isInScript } = this.#dialect;
    const ofLang = this.#lang === "" ? null : scanOfFirst(scanOf, languages);
    if (!isInScript && TEMPLATE.test(subtype)) {
      const dialect: Dialect = { ...this.#dialect, isInScript: true };
      new Markup(this.#text, end, dialect, this.#emit).scan(start);
    } else {
      this.#embed(ofLang ?? scanOfFirst(scanOf, SCRIPTS.get(subtype) ?? []), start, end);
    }
  }

  #styleLanguages(): readonly string[] {
    return [this.#lang, subtypeOf(this.#type)].filter((each) => STYLES.has(each)).concat("css");
  }

  /** Emits a range in another language; without a scanner, as text. */
  #embed(scan: Scan | null, start: number, end: number): void {
    if (scan) scan(this.#text, start, end, this.#emit);
    else this.#emitAsItIs(start, end);
  }

  #emitAsItIs(start: number, end: number, place = AS_IT_IS): void {
    if (this.#next.colon(start) < end) emitRange(this.#text, start, end, place, this.#emit);
  }

  #readRest(open: number): number {
    this.#emitAsItIs(open, this.#end);
    return this.#end;
  }

  #readInstruction(open: number): number {
    const target = /<\?xml[\w.-]*(?=[\t\n\f\r ])/y;
    target.lastIndex = open;
    // It has attributes, as in `<?xml-stylesheet href="a.css"?>`.
    if (target.test(this.#text)) return this.#readAttributes(target.lastIndex);
    // Without "?>", and in HTML, ">" is its end.
    const end = this.#dialect.type === "xml" ? this.#next.instruction(open) : this.#end;
    const hasEnd = end < this.#end;
    const stop = hasEnd ? end : this.#next.greaterThan(open);
    this.#emitAsItIs(open + 2, stop);
    return stop + (hasEnd ? 2 : 1);
  }

  #readComment(open: number): number {
    // "<!-->" and "<!--->" are comments, too.
    const start = open + 4;
    const isXML = this.#dialect.type === "xml";
    const regular = this.#next.comment(isXML ? start : open + 2);
    const wrong = isXML ? this.#end : this.#next.wrongComment(start);
    const end = Math.min(regular, wrong);
    this.#emitAsItIs(start, end);
    return Math.min(this.#end, end + (wrong < regular ? 4 : 3));
  }

  #readCDATA(open: number): number {
    const end = this.#next.cdata(open);
    this.#emitAsItIs(open + 9, end, this.#isValue(open, end + 3) ? VALUE_AS_IT_IS : AS_IT_IS);
    return end + 3;
  }

  /** Reads a document type declaration: its quoted identifiers and, in XML, its internal subset. */
  #readDoctype(open: number): number {
    const text = this.#text;
    const isXML = this.#dialect.type === "xml";
    let [run, at, isInSubset] = [open + 9, open + 9, false];
    while (at < this.#end) {
      const code = text.charCodeAt(at);
      if (code === GREATER_THAN && !isInSubset) break;
      if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
        const isDouble = code === DOUBLE_QUOTE;
        const end = this.#next[isDouble ? "doubleQuote" : "singleQuote"](at + 1);
        if (end < (isXML ? this.#end : this.#next.greaterThan(at))) {
          this.#emitAsItIs(run, at);
          this.#emitValue(at + 1, end, (isDouble ? IN_DOUBLE_QUOTES : IN_SINGLE_QUOTES).string);
          run = at = end + 1;
          continue;
        }
      } else if (code === LEFT_BRACKET) {
        isInSubset = isXML && this.#next.bracket(at) < this.#end;
      } else if (code === RIGHT_BRACKET) {
        isInSubset = false;
      } else if (code === LESS_THAN && isInSubset && text.startsWith("!--", at + 1)) {
        this.#emitAsItIs(run, at);
        run = at = this.#readComment(at);
        continue;
      }
      at++;
    }
    this.#emitAsItIs(run, at);
    return Math.min(this.#end, at + 1);
  }

  /** Reads the attributes of a tag, and returns the offset after ">". */
  #readAttributes(start: number): number {
    const text = this.#text;
    let at = start;
    this.#isSelfClosing = false;
    while (at < this.#end) {
      const code = text.charCodeAt(at);
      if (code === SLASH || isSpace(code)) {
        this.#isSelfClosing = code === SLASH;
        at++;
      } else if (code === GREATER_THAN) {
        return at + 1;
      } else {
        this.#isSelfClosing = false;
        at = this.#readAttribute(at);
      }
    }
    return at;
  }

  #readAttribute(start: number): number {
    const text = this.#text;
    const nameEnd = this.#nameEndAt(start);
    if (this.#isURI(start, nameEnd)) {
      // No attribute has such a name. It is read as a whole, so that it is not lost.
      const end = this.#unquotedEnd(nameEnd);
      this.#readName(start, end);
      return end;
    }
    let at = this.#skipSpaces(nameEnd);
    if (text.charCodeAt(at) !== EQUALS) {
      this.#readName(start, nameEnd);
      return nameEnd;
    }
    if (this.#next.colon(start) < nameEnd && text.slice(start, nameEnd).includes("//")) this.#readName(start, nameEnd);
    at = this.#skipSpaces(at + 1);
    const quote = text.charCodeAt(at);
    if (quote === GREATER_THAN || at >= this.#end) return at;
    let first = at;
    if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
      const isDouble = quote === DOUBLE_QUOTE;
      const end = this.#closingQuote(at, isDouble ? this.#next.doubleQuote : this.#next.singleQuote);
      if (end >= 0) {
        this.#readValue(start, nameEnd, at + 1, end, isDouble ? IN_DOUBLE_QUOTES : IN_SINGLE_QUOTES);
        return end + 1;
      }
      this.#forget();
      first++;
    }
    at = this.#unquotedEnd(first);
    this.#readValue(start, nameEnd, first, at, WITHOUT_QUOTES);
    return at;
  }

  /** The end of a name that is not empty. */
  #nameEndAt(start: number): number {
    const text = this.#text;
    let at = start;
    while (at < this.#end) {
      const code = text.charCodeAt(at);
      const after = this.#codeEnd(at, code);
      if (after >= 0) {
        if (at === start && text.charCodeAt(after) !== EQUALS) return after;
        at = after;
      } else if (isSpace(code) || code === SLASH || code === GREATER_THAN || (code === EQUALS && at > start)) {
        break;
      } else {
        at++;
      }
    }
    return at;
  }

  /** Whether a name is the beginning of a URI, perhaps after a quote. */
  #isURI(start: number, end: number): boolean {
    const text = this.#text;
    const first = text.charCodeAt(start);
    if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) return this.#next.colon(start) < end;
    return text.charCodeAt(end - 1) === COLON && text.charCodeAt(end) === SLASH;
  }

  /** Reads a name without a value. */
  #readName(start: number, end: number): void {
    const isExpression = this.#dialect.type === "component" && this.#text.charCodeAt(start) === LEFT_BRACE;
    if (isExpression && this.#text.charCodeAt(end - 1) === RIGHT_BRACE) {
      this.#embed(this.#dialect.scanOf("ts"), start + 1, end - 1);
    } else {
      this.#emitAsItIs(start, end);
    }
    this.#forget();
  }

  #skipSpaces(start: number): number {
    let at = start;
    while (isSpace(this.#text.charCodeAt(at))) at++;
    return at;
  }

  /** The end of the code of a template, or of an expression of Svelte, that begins with a character; -1 without one. */
  #codeEnd(at: number, code: number): number {
    if (code === LESS_THAN) return this.#templates.tagEnd(at);
    if (code !== LEFT_BRACE) return -1;
    return this.#dialect.type === "component" ? this.#closingBrace(at) : this.#templates.braceEnd(at);
  }

  /** The offset after the "}" that closes a "{", -1 without one. */
  #closingBrace(open: number): number {
    if (this.#unclosed.has(open)) return -1;
    const opened: number[] = [];
    const end = closingBrace(this.#text, open, opened);
    if (end < 0) for (const each of opened) this.#unclosed.add(each);
    return end;
  }

  /** The offset of the quote that closes a value; -1 without one, or if it belongs to another value. */
  #closingQuote(open: number, search: (from: number) => number): number {
    const end = this.#quoteAfterTemplates(open + 1, search);
    if (end < this.#end && !this.#opensNext(open, end)) return end;
    this.#wasted += end - open;
    return -1;
  }

  /** The offset of the next quote that is not in a template, or the end of the range. */
  #quoteAfterTemplates(start: number, search: (from: number) => number): number {
    let [from, end] = [start, search(start)];
    // Quotes in templates that lead to nothing could be read again for each value.
    while (end < this.#end && this.#wasted <= this.#length) {
      const at = Math.min(this.#next.lessThan(from), this.#next.brace(from));
      if (at >= end) break;
      const isTag = this.#text.charCodeAt(at) === LESS_THAN;
      const after = isTag ? this.#templates.tagEnd(at) : this.#templates.braceEnd(at);
      from = Math.max(after, at + 1);
      if (after >= 0 && isTag) this.#kept.push(at, after);
      if (after > end) end = search(after);
    }
    return end;
  }

  /** Whether a quote opens the next value, and the one before has no closing quote, as in `title="a>b</i><i title="c"`. */
  #opensNext(open: number, quote: number): boolean {
    const text = this.#text;
    if (text.charCodeAt(quote - 1) !== EQUALS || this.#next.greaterThan(open) >= quote) return false;
    const tag = text.lastIndexOf("<", quote);
    return tag > this.#next.greaterThan(open) && isLetter(text.charCodeAt(tag + 1));
  }

  #unquotedEnd(start: number): number {
    const text = this.#text;
    let at = start;
    while (at < this.#end) {
      const code = text.charCodeAt(at);
      const after = this.#codeEnd(at, code);
      if (after >= 0) {
        if (code === LESS_THAN) this.#kept.push(at, after);
        at = after;
      } else if (isSpace(code) || code === GREATER_THAN) {
        break;
      } else {
        at++;
      }
    }
    return at;
  }

  /** Emits the value of an attribute. */
  #readValue(nameStart: number, nameEnd: number, start: number, end: number, inValue: Places): void {
    const { type } = this.#dialect;
    const first = this.#text.charCodeAt(nameStart) | 0x20;
    const canBeReference = ((LENGTHS[first] ?? 0) >> (nameEnd - nameStart)) & 1;
    if (!canBeReference && type !== "component" && !this.#canHoldColon(start, end)) {
      this.#forget();
      return;
    }
    const given = this.#text.slice(nameStart, nameEnd);
    const name = type === "xml" ? given : given.toLowerCase();
    if (name === "type") this.#type = this.#text.slice(start, end).trim().toLowerCase();
    if (name === "lang") this.#lang = this.#text.slice(start, end).trim().toLowerCase();
    if (type === "component") {
      if (isBound(name)) {
        this.#embedValue("ts", start, end, inValue);
        return;
      }
      if (this.#isExpression(start, end)) {
        this.#embedValue("ts", start + 1, end - 1, inValue);
        return;
      }
    }
    if (this.#isReference(name)) {
      if (LISTS.has(name)) this.#readList(start, end, inValue);
      // In XML, a line break in an attribute stands for a space. HTML removes it from a URL.
      else if (type === "xml" && /[\n\r]/.test(this.#text.slice(start, end).trim())) {
        this.#emitValue(start, end, inValue.string);
      } else this.#emitTrimmed(start, end, inValue.reference);
    } else if (name === "style") {
      this.#embedValue("css", start, end, inValue);
    } else if (/^on[a-z]/.test(name) && /["'`=({]/.test(this.#text.slice(start, end))) {
      this.#embedValue("js", start, end, inValue);
    } else if (name === "content" && this.#element === "meta" && this.#readRefresh(start, end, inValue)) {
      this.#forget();
    } else {
      // A URI and its width or density are no URI with a space.
      const kind = name.endsWith("srcset") ? "text" : isNameOfReference(name) ? "value" : "string";
      this.#emitValue(start, end, inValue[kind]);
    }
  }

  /** Reads a value such as `5; url=page.html`; returns whether it is one. */
  #readRefresh(start: number, end: number, inValue: Places): boolean {
    const before = REFRESH.exec(this.#text.slice(start, Math.min(end, start + LONGEST_REFRESH)))?.[0];
    if (before === undefined) return false;
    const from = start + before.length;
    const quote = before.at(-1) as string;
    const close = QUOTES.has(quote) ? this.#text.slice(from, end).indexOf(quote) : -1;
    this.#emitTrimmed(from, close < 0 ? end : from + close, inValue.reference);
    return true;
  }

  /** Whether an attribute of the tag that is read holds URLs. */
  #isReference(name: string): boolean {
    if (this.#dialect.type === "xml") return REFERENCES_OF_XML.has(name);
    return REFERENCES_OF_ALL.has(name) || REFERENCES.get(name)?.has(this.#element) === true;
  }

  /** Whether a value is an expression of Svelte, such as `{url}`. */
  #isExpression(start: number, end: number): boolean {
    const text = this.#text;
    if (text.charCodeAt(start) !== LEFT_BRACE || text.charCodeAt(start + 1) === LEFT_BRACE) return false;
    return text.charCodeAt(end - 1) === RIGHT_BRACE && closingBrace(text.slice(start, end), 0, []) === end - start;
  }

  /** Emits a value in another language. With references in it, its escapes would be unknown: then it is a string. */
  #embedValue(language: string, start: number, end: number, inValue: Places): void {
    const scan = this.#dialect.scanOf(language);
    if (!scan || this.#hasReference(start, end)) {
      this.#emitValue(start, end, inValue.string);
      return;
    }
    const { write } = inValue.string;
    scan(this.#text, start, end, (piece: Piece) => {
      const inner = piece.write;
      this.#emit({ ...piece, write: inner ? (text) => write(inner(text)) : write });
    });
    this.#forget();
  }

  #hasReference(start: number, end: number): boolean {
    for (let at = this.#next.ampersand(start); at < end; at = this.#next.ampersand(at + 1)) {
      if (characterReferenceAt(this.#text, at, end)) return true;
    }
    return false;
  }

  /** Emits each of the references with white space between them. */
  #readList(start: number, end: number, inValue: Places): void {
    if (this.#kept.length > 0) {
      this.#emitValue(start, end, inValue.string);
      return;
    }
    for (let at = this.#skipSpaces(start); at < end; at = this.#skipSpaces(at)) {
      const first = at;
      while (at < end && !isSpace(this.#text.charCodeAt(at))) at++;
      this.#emitValue(first, at, inValue.reference);
    }
  }

  /** Whether the decoded text of a range can contain ":". */
  #canHoldColon(start: number, end: number): boolean {
    const next = this.#next;
    return next.colon(start) < end || next.number(start) < end || next.colonName(start) < end;
  }

  /** Forgets the templates of the text or value that was read. */
  #forget(): void {
    if (this.#kept.length > 0) this.#kept.length = 0;
  }

  /** Emits a value without the white space around it. */
  #emitTrimmed(start: number, end: number, place: Place): void {
    let [first, last] = [start, end];
    while (first < last && isSpace(this.#text.charCodeAt(first))) first++;
    while (last > first && isSpace(this.#text.charCodeAt(last - 1))) last--;
    this.#emitValue(first, last, place);
  }

  /** Emits a range with its references decoded. Without ":", there is nothing to find in it, unless it is a reference. */
  #emitValue(start: number, end: number, place: Place): void {
    const isReference = place.kind === "reference";
    if (start < end && (isReference || this.#canHoldColon(start, end))) {
      if (this.#next.ampersand(start) >= end) {
        emitRange(this.#text, start, end, place, this.#emit);
      } else {
        const decoded = this.#decoded(start, end);
        if (isReference || decoded.text.includes(":")) decoded.emit(place, this.#emit);
      }
    }
    this.#forget();
  }

  /** Decodes the references in a range, but not in its templates. */
  #decoded(start: number, end: number): Decoded {
    const decoded = new Decoded(this.#text);
    const kept = this.#kept;
    let [done, index] = [start, 0];
    for (let at = this.#next.ampersand(start); at < end; at = this.#next.ampersand(Math.max(done, at + 1))) {
      while ((kept[index + 1] ?? end) <= at) index += 2;
      if ((kept[index] ?? end) <= at) continue;
      const reference = characterReferenceAt(this.#text, at, end);
      if (!reference) continue;
      decoded.raw(done, at);
      decoded.escape(reference.text, at, reference.end);
      done = reference.end;
    }
    decoded.raw(done, end);
    return decoded;
  }
}

/** The value of `content` in a tag `meta` that leads to another page, up to its URL. */
const REFRESH = /^[ \t\n\f\r]*[\d.]+[ \t\n\f\r]*[;,][ \t\n\f\r]*url[ \t\n\f\r]*=[ \t\n\f\r]*["']?/i;
const LONGEST_REFRESH = 64;
const QUOTES: ReadonlySet<string> = /* @__PURE__ */ new Set(['"', "'"]);

/** The offset after the "}" that closes a "{"; -1 without one, then `opened` gets what is not closed. */
function closingBrace(text: string, open: number, opened: number[]): number {
  const braces = /[{}]/g;
  braces.lastIndex = open;
  for (let brace = braces.exec(text); brace; brace = braces.exec(text)) {
    if (brace[0] === "{") opened.push(brace.index);
    else opened.pop();
    if (opened.length === 0) return brace.index + 1;
  }
  return -1;
}

/** Whether the value of an attribute of Vue is an expression. */
function isBound(name: string): boolean {
  const first = name.charCodeAt(0);
  return first === COLON || first === AT_SIGN || first === HASH || name.startsWith("v-");
}

/** The subtype of a media type without "x-" and without what stands before "+"; the whole text without "/". */
function subtypeOf(type: string): string {
  const essence = type.replace(/;[^]*$/, "").trimEnd();
  return essence.slice(1 + Math.max(essence.lastIndexOf("/"), essence.lastIndexOf("+"))).replace(/^x-/, "");
}

function scanOfDialect(dialect: Dialect): Scan {
  return (document, start, end, emit) => {
    new Markup(document, end, dialect, emit).scan(start);
  };
}

/** Creates the scanner of HTML. */
export function html(scanOf: ScanOf): Scan {
  return scanOfDialect({ scanOf, type: "html", isInScript: false });
}

/** Creates the scanner of single-file components of Vue and Svelte. */
export function vue(scanOf: ScanOf): Scan {
  return scanOfDialect({ scanOf, type: "component", isInScript: false });
}

/** The scanner of XML. */
export const xml: Scan = /* @__PURE__ */ scanOfDialect({ scanOf: () => null, type: "xml", isInScript: false });
