/** Mistakes of several schemes, and edits for them. @module */
import type { Edit } from "../../core/edits.js";
import { firstOf, type Span } from "../../core/parts.js";
import { lowerCase } from "../../core/percent.js";
import type { Slip } from "../../explain/slips.js";

/** Returns the edits that write a text in place of each occurrence of a character in a range. */
export function written(text: string, { start, end }: Span, character: string, instead: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf(character, start); at >= 0 && at < end; at = text.indexOf(character, at + 1)) {
    edits.push({ start: at, end: at + character.length, text: instead });
  }
  return edits;
}

/** Returns the end of the path that contains an offset. */
export function pathEnd(text: string, at: number): number {
  return firstOf(text, "?", at, firstOf(text, "#", at, text.length));
}

/** Makes the edits that write a text in place of each occurrence of a character, from the culprit to the end of the path. */
export const writingEach =
  (character: string, instead: string): Slip["edit"] =>
  ({ start }, text) =>
    written(text, { start, end: pathEnd(text, start) }, character, instead);

/** Returns the edit that writes the culprit in lower case. */
export const inLowerCase: Slip["edit"] = ({ start, end }, text) => [
  { start, end, text: lowerCase(text.slice(start, end)) },
];

/** Returns the mistakes in file URIs. The pattern matches a wrong number of slashes by the document: RFC 8089 or RFC 1738. */
export const fileSlips = (slashes: RegExp): readonly Slip[] => [
  {
    code: "windows-path",
    pattern: /^(file:)([\\/]{0,4}[a-z][:|]\\)/i,
    message:
      "This is a path of Windows. A file URI has '///' before the drive letter, ':' after it, and '/' for each '\\'.",
    edit({ start, end }, text) {
      const drive = end - "C:\\".length;
      return [
        { start, end: drive, text: "///" },
        { start: drive + 1, end: drive + 2, text: ":" },
        ...written(text, { start: drive, end: pathEnd(text, drive) }, "\\", "/"),
      ];
    },
  },
  {
    code: "windows-path",
    pattern: /^(file:\/{3}[a-z])(\|)(?=[/?#]|$)/i,
    message: "':' follows a drive letter, not '|', which no URI contains. Write ':'.",
    write: ":",
  },
  {
    code: "windows-path",
    pattern: /^(file:\/\/)([a-z]\|)(?=[/?#]|$)/i,
    message: "A drive letter follows '///', and ':' follows it. Write '/' before it, and ':' for '|'.",
    edit: ({ start, end }) => [
      { start, end: start, text: "/" },
      { start: end - 1, end, text: ":" },
    ],
  },
  {
    code: "windows-path",
    pattern: /^(file:\/\/)()(?=[a-z]:\/)/i,
    message: "A drive letter follows '///'. After '//', it would be a host. Write '/'.",
    write: "/",
  },
  {
    code: "windows-path",
    pattern: /^(file:)((?:\/\/)?\\\\)(?=[\w.-]{1,255}\\)/i,
    message: "This is a path of a Windows network. A file URI has '/' for each '\\'.",
    edit({ start, end }, text) {
      const first = end - 2;
      const backslashes = written(text, { start: first, end: pathEnd(text, first) }, "\\", "/");
      return first === start ? backslashes : [{ start, end: first, text: "" }, ...backslashes];
    },
  },
  {
    code: "port",
    pattern: /^(file:\/\/(?![a-z]:(?:\/|$))(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\]))(:\d{0,5})(?=\/)/i,
    message: "A file URI has no port.",
    write: "",
  },
  {
    code: "userinfo",
    pattern: /^(file:\/\/)([^/?#@]{1,255}@)/i,
    message: "A file URI has no user information. Remove the text up to '@'.",
    write: "",
  },
  {
    code: "slashes",
    pattern: slashes,
    message: "A file URI has '///' after 'file:', or '//' and a host. Write '///'.",
    write: "///",
  },
  {
    code: "relative-path",
    pattern: /^(file:)(?=[\w.~-])()/i,
    message: "The path of a file URI is absolute. Write '///' and the whole path.",
  },
];

/** The number of characters of a URI that are searched. */
const MOST = 100;

/**
 * Makes the slip of a character that looks like "-", which word processors write in its place in a number. The pattern
 * matches the text before the first such character, and the character.
 */
export const otherDashes = (pattern: RegExp, rule: string): Slip => ({
  code: "other-dash",
  pattern,
  rule,
  message: "This character only looks like the '-' of ASCII. Write '-'.",
  edit: (_, text) =>
    // No grammar of a URI has these characters.
    Array.from(text.slice(0, MOST).matchAll(/[\u2010-\u2015\u2212]/g), ({ index }) => ({
      start: index,
      end: index + 1,
      text: "-",
    })),
});
