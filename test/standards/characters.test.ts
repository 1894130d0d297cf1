import * as characters from "../../generated/rfc3986.characters.js";
import { rfc3986 } from "../../src/standards/list.js";

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));

test.each(Object.entries(characters))("the characters of %s are those of its rule", (name, set) => {
  const rule = rfc3986.rules.find((each) => each.replaceAll("-", "_").toUpperCase() === name);
  expect(set).toBe(ascii.filter((character) => rfc3986.test(character, { rule: rule ?? "scheme" })).join(""));
});

test("the section of a dot-segment is that of its rule", () => {
  expect(rfc3986.definition("segment")).toMatchObject({
    section: "3.3",
    url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3",
  });
});
