// The sets of characters that `toIRI` leaves percent-encoded have what this version of Node knows of Unicode.
import { blank, delimiter, invisible, ofHost } from "../../generated/kept.js";

const FIRST = 0x80;
const LAST = 0x10ffff;

const DELIMITER = /[:/?#[\]@!$&'()*+,;=.%<>"{}|\\^`]/;

const SETS: readonly (readonly [name: string, set: RegExp, expected: (character: string) => boolean])[] = [
  ["blank", blank, (character) => /\p{White_Space}|\u2800/u.test(character)],
  ["invisible", invisible, (character) => /\p{Default_Ignorable_Code_Point}/u.test(character)],
  ["delimiter", delimiter, (character) => DELIMITER.test(character.normalize("NFKC"))],
  ["ofHost", ofHost, (character) => /[\d\u3002]/.test(character.normalize("NFKC"))],
];

test.each(SETS)("%s has the characters with its property", (_name, set, expected) => {
  const wrong: string[] = [];
  for (let point = FIRST; point <= LAST; point++) {
    const character = String.fromCodePoint(point);
    const isExpected = expected(character);
    // An older version of Node does not know the newest characters.
    const isUnknown = !isExpected && /\p{Cn}/u.test(character);
    if (set.test(character) !== isExpected && !isUnknown) wrong.push(point.toString(16));
  }
  expect(wrong).toEqual([]);
});

test("no set has ASCII, or a letter that domain names keep", () => {
  for (const [, set] of SETS) {
    expect(
      Array.from({ length: FIRST }, (_, point) => String.fromCharCode(point)).filter((each) => set.test(each)),
    ).toEqual([]);
    expect(set.test("\u00FC\u05D0\u4E00\u00DF\u03C2\u{10300}")).toBe(false);
  }
});
