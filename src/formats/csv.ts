/**
 * Divides tables with separated values into fields (RFC 4180).
 *
 * @module
 */
import { Decoded, type Place, type Scan } from "./piece.js";
import { codeAt, isBreak, lineEnd, nextOf, Ranges, STRING, TEXT } from "./lines.js";

const [TAB, SPACE, QUOTE, COMMA, SEMICOLON] = [0x09, 0x20, 0x22, 0x2c, 0x3b];

const QUOTED: Place = { kind: "string", write: (text) => text.replaceAll('"', '""') };

/** Divides fields between commas or, if the first line has more of them, semicolons. */
export const csv: Scan = fieldsBetween((text, start) => {
  let balance = 0;
  for (let at = start; !isBreak(codeAt(text, at)); at++) {
    const code = text.charCodeAt(at);
    if (code === SEMICOLON) balance++;
    else if (code === COMMA) balance--;
  }
  return balance > 0 ? SEMICOLON : COMMA;
});

/** Divides fields between tabs. */
export const tsv: Scan = fieldsBetween(() => TAB);

/**
 * Returns a scanner of fields.
 *
 * @param separatorOf returns the separator in the lines from an offset
 */
function fieldsBetween(separatorOf: (text: string, start: number) => number): Scan {
  return (document, start, end, emit) => {
    const text = document.slice(0, end);
    const ranges = new Ranges(text, emit);
    const doubled = nextOf('""', text);
    const separator = separatorOf(text, start);
    for (let at = start; at < text.length;) {
      let from = at;
      while (codeAt(text, from) === SPACE) from++;
      let to = from;
      if (codeAt(text, from) === QUOTE) {
        const close = closingQuote(text, from + 1);
        to = close + 1;
        while (codeAt(text, to) === SPACE) to++;
        const next = codeAt(text, to);
        if (close >= 0 && (next === separator || isBreak(next))) {
          if (doubled(from + 1) >= close) ranges.exact(from + 1, close, QUOTED);
          else if (ranges.hasColon(from + 1, close)) ranges.decoded(fieldOf(text, from + 1, close), QUOTED);
        } else {
          // The quote is a mistake. It must not hide the lines after it.
          to = lineEnd(text, from);
          ranges.trimmed(from, to, TEXT);
        }
      } else {
        for (; to < text.length; to++) {
          const code = text.charCodeAt(to);
          if (code === separator || isBreak(code)) break;
        }
        ranges.trimmed(from, to, STRING);
      }
      at = to + 1;
    }
  };
}

/** Returns the offset of the next quote that is not doubled, or -1. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && codeAt(text, at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  return at;
}

/** Decodes the doubled quotes of a field. */
function fieldOf(text: string, start: number, end: number): Decoded {
  const content = text.slice(0, end);
  const decoded = new Decoded(content);
  let from = start;
  for (let at = content.indexOf('""', start); at >= 0; at = content.indexOf('""', from)) {
    decoded.raw(from, at);
    decoded.escape('"', at, at + 2);
    from = at + 2;
  }
  decoded.raw(from, end);
  return decoded;
}
