// The mistakes that schemes name themselves: what is true of all of them, and of all their patterns.
import type { Repair } from "../../src/core/diagnostic.js";
import { messageOf, type Slip } from "../../src/explain/slips.js";
import { schemes, validate, type AnyScheme } from "../../src/schemes/index.js";
import { defineScheme, withSchemes } from "../../src/schemes/define.js";
import { grammar } from "../../generated/scheme/git.js";
import { tables } from "../schemes/table.js";

const all = [...schemes.values()].flatMap((scheme) => scheme.slips.map((slip) => [scheme, slip] as const));

/** Returns the mistakes of a scheme that are found in a string: what the string violates first, and the repair. */
function foundIn(scheme: AnyScheme, uri: string): readonly (readonly [Slip, Repair | undefined])[] {
  const [first] = validate(uri, { standard: scheme.standard }).diagnostics;
  return scheme.slips
    .filter((slip) => {
      const [, front = "", culprit] = slip.pattern.exec(uri) ?? [];
      if (culprit === undefined) return false;
      const { length: start } = front;
      const named = {
        severity: "error",
        code: `${scheme.name}/${slip.code}`,
        message: messageOf(slip, culprit),
        start,
      };
      return Object.entries(named).every(([name, value]) => first?.[name as keyof typeof named] === value);
    })
    .map((slip) => [slip, first?.repair]);
}

// The whole sentences are in the findings of the tables.
test.each(tables)("%s: %s: the table has each slip, and its repair is a guess", (_file, key, table) => {
  const scheme = schemes.get(key) as AnyScheme;
  const found = table.invalid.flatMap((uri) => foundIn(scheme, uri));
  // Nobody knows what was meant.
  expect(found.filter(([, repair]) => repair?.certain === true)).toEqual([]);
  const known = new Set(found.map(([slip]) => slip));
  expect(scheme.slips.filter((slip) => !known.has(slip))).toEqual([]);
});

test.each(all.map(([scheme, slip]) => [scheme.name, String(slip.pattern), scheme, slip] as const))(
  "%s: %s begins at the scheme, has limits and two groups, and matches no valid URI",
  (name, pattern, scheme, slip) => {
    expect(pattern).toMatch(/^\/\^\(/);
    // A quantifier without a limit is allowed only for a single character, where it is linear.
    expect(pattern.replace(/\[[^\]]*\]/g, "x").replace(/\\./g, "x")).not.toMatch(/[).x][*+](?!\()/);
    expect(new RegExp(`${slip.pattern.source}|`).exec("")).toHaveLength(3);
    const valid = tables.filter(([, , table]) => table.valid.some((uri) => uri.toLowerCase().startsWith(`${name}:`)));
    const uris = [...scheme.examples, ...valid.flatMap(([, , table]) => [...table.valid, ...table.examples])];
    expect(uris.filter((uri) => slip.pattern.test(uri) && scheme.grammar.test(uri))).toEqual([]);
  },
);

test.each(["data:a/b;base64 ", "mongodb+srv://h,", "otpauth://totp/a?", "imap://h/", "docker://", "file://", "tel:"])(
  "a long URI that begins with %j is explained in linear time",
  (front) => {
    for (const each of ["1", "/", " ", ":", ",", "=", "&", "%3A"]) {
      const { ok } = validate(front + each.repeat(200_000));
      expect(typeof ok).toBe("boolean");
    }
  },
  60_000,
);

const named = (slip: object, more: object = {}): AnyScheme =>
  defineScheme({
    name: "room",
    specification: { name: "Rooms", title: "How we name rooms", url: (section) => `https://example.com/#${section}` },
    section: "1",
    status: null,
    slips: [slip] as never,
    ...more,
  });

const slip = { code: "letter", pattern: /^(room:)([a-z])/, message: "A room has a number." };

test("a scheme without a grammar ignores its slips, because nothing refuses the text", () => {
  const room = named(slip);
  expect(room.slips).toEqual([slip]);
  expect(Object.isFrozen(room.slips)).toBe(true);
  expect(withSchemes([room]).validate("room:a").ok).toBe(true);
  expect((schemes.get("http") as AnyScheme).slips).toEqual([]);
});

test.each([
  [{ ...slip, code: "A b" }, RangeError, "the code of a slip must consist of lower-case words and hyphens"],
  [{ ...slip, pattern: {} }, TypeError, "'pattern' of the slip must be a RegExp."],
  [{ ...slip, message: undefined }, TypeError, "'message' of the slip must be a string, not undefined."],
  [{ ...slip, pattern: /^(room:)(a)/g }, RangeError, "the pattern of slip letter must not have the flag g or y"],
  [{ ...slip, pattern: /^(room:)(a)/y }, RangeError, "the pattern of slip letter must not have the flag g or y"],
  [null, TypeError, "The slip must be an object"],
])("a slip %j is refused", (given, type, message) => {
  expect(() => named(given as never)).toThrow(type);
  expect(() => named(given as never)).toThrow(message);
});

test("the rule of a slip must be a rule of the grammar", () => {
  const define = (rule: string): AnyScheme => named({ ...slip, rule }, { name: "git", grammar });
  expect(define("host").slips[0]?.rule).toBe("host");
  expect(() => define("hots")).toThrow(
    new RangeError("scheme 'git': the rule of slip letter is not a rule of the grammar"),
  );
});

test("the message of a mistake can depend on the culprit", () => {
  const slip = { code: "a", pattern: /^()(b)/, message: (culprit: string) => `No ${culprit}.` };
  const [defined] = named(slip).slips;
  expect(defined && messageOf(defined, "b")).toBe("No b.");
});
