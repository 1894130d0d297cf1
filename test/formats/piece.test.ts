/** The map from decoded text back to the document. */
import { Decoded, emitRange, type Piece } from "../../src/formats/piece.js";

test("each character comes from its place", () => {
  const document = "a&amp;b\\\nc";
  const decoded = new Decoded(document);
  decoded.raw(0, 1);
  decoded.escape("&", 1, 6);
  decoded.raw(6, 7);
  // The backslash and the line break are left out.
  decoded.raw(9, 10);
  decoded.raw(10, 10);
  decoded.escape("", 0, 1);
  expect(decoded.text).toBe("a&bc");
  const pieces: Piece[] = [];
  decoded.emit({ kind: "string", isCode: true }, (piece) => pieces.push(piece));
  decoded.emit({ kind: "string" }, (piece) => pieces.push(piece));
  expect(pieces).toHaveLength(1);
  const { text, spanOf, kind, isCode } = pieces[0] as Piece;
  expect([text, kind, isCode]).toEqual(["a&bc", "string", true]);
  const written = (start: number, end: number): string => {
    const span = spanOf(start, end);
    return document.slice(span.start, span.end);
  };
  expect([written(0, 1), written(1, 2), written(2, 3), written(3, 4)]).toEqual(["a", "&amp;", "b", "c"]);
  expect([written(0, 4), written(2, 4)]).toEqual([document, "b\\\nc"]);
  expect([spanOf(0, 0), spanOf(2, 2), spanOf(4, 4)]).toEqual([
    { start: 0, end: 0 },
    { start: 6, end: 6 },
    { start: 10, end: 10 },
  ]);
});

test("the end of an escape", () => {
  const decoded = new Decoded("&amp;");
  decoded.escape("&", 0, 5);
  decoded.emit({ kind: "text" }, ({ spanOf }) => {
    expect([spanOf(0, 0), spanOf(1, 1)]).toEqual([
      { start: 0, end: 0 },
      { start: 5, end: 5 },
    ]);
  });
});

test("a range without escapes", () => {
  emitRange("abc", 1, 3, { kind: "text", isContinued: true }, ({ text, spanOf, isContinued }) => {
    expect([text, spanOf(0, 1), isContinued]).toEqual(["bc", { start: 1, end: 2 }, true]);
  });
});
