// Law: a sentence explains each difference between the platform's `URL` and RFC 3986, and each sentence explains one.
import { isURIReference } from "../../src/index.js";
import type { Components } from "../../src/index.js";
import { platformReading } from "../../src/standards/platform.js";
import fc from "fast-check";
import { standards } from "../../src/standards/index.js";
import { tables } from "../certain/strings.js";
import { mutated, walk } from "../laws/arbitrary.js";
import { SEED } from "../laws/law.js";
import { corpus, PIECES } from "./platform-corpus.js";

type Name = keyof Components;

/** The components that each sentence can explain; `null` for a sentence about inputs that RFC 3986 refuses. */
const EXPLAINS: Readonly<Record<string, readonly Name[] | null>> = {
  "It writes the scheme in lower case.": ["scheme"],
  'It reads any number of slashes after the scheme as "//".': ["authority", "userinfo", "host", "port", "path"],
  'It reads the path of "file:" as that of an empty host.': ["authority", "host", "path"],
  "It removes the empty user information.": ["userinfo"],
  'It removes the ":" before an empty password.': ["userinfo"],
  'It percent-encodes ";" and "=" in the user information, and ":" in the password.': ["userinfo"],
  "It writes the IPv6 address in its normal form.": ["host"],
  "It reads the host as a number, and writes it as an IPv4 address.": ["host"],
  "It decodes the percent-encoded octets of the host.": ["host"],
  "It writes the host in lower case.": ["host"],
  'It removes the host "localhost" of a file.': ["host"],
  "It reads a drive letter as a part of the path.": ["host", "port", "path"],
  "It removes the empty port.": ["port"],
  "It removes the default port.": ["port"],
  "It removes zeros at the start of the port.": ["port"],
  'It writes "/" for the empty path.': ["path"],
  "It removes dot-segments.": ["path"],
  'It reads "%2e" in a dot-segment as ".".': ["path"],
  'It writes "/." before a path that begins with "//" and has no host.': ["path"],
  'It percent-encodes "\'" in the query.': ["query"],
  "It removes spaces and control characters at the start and at the end.": null,
  "It removes tabs and line breaks.": null,
  'It reads "\\" as "/".': null,
  'It reads all text before the last "@" as user information.': null,
  "It converts the host to ASCII.": null,
  'It reads "|" after a drive letter as ":".': null,
  "It percent-encodes characters that RFC 3986 refuses, such as spaces.": null,
  "It keeps characters that RFC 3986 refuses.": null,
  "It accepts characters that RFC 3986 refuses in a segment that it removes.": null,
  'It keeps a "%" without two hexadecimal digits after it.': null,
  'It accepts more than one "#".': null,
};

const SLASHES = 'It reads any number of slashes after the scheme as "//".';

const REFUSED = "RFC 3986 refuses this input, but URL accepts it.";
const ACCEPTED = "RFC 3986 accepts this input, but URL refuses it.";

/** Returns what is wrong with the sentences about an input; `null` if nothing is wrong. */
function wrongOf(input: string): string | null {
  const reading = platformReading(input);
  if (reading === null) return null;
  const { ok, differing, differences, isRelative } = reading;
  const isValid = isURIReference(input);
  const [first, ...others] = differences;
  if (!ok) return (isValid ? first === ACCEPTED && others.length === 1 : differences.length === 0) ? null : "refusal";
  if (!isValid) {
    const reasons = others.filter((each) => EXPLAINS[each] === null || each === SLASHES);
    return first === REFUSED && reasons.length > 0 ? null : "reason";
  }
  if (isRelative) return "relative";
  // Then a path is read as an authority, which can have what no authority has.
  const isLoose = differences.includes(SLASHES);
  const unknown = differences.find((each) => EXPLAINS[each] === undefined || (EXPLAINS[each] === null && !isLoose));
  if (unknown !== undefined) return unknown;
  const explained = differences.flatMap((each) => EXPLAINS[each] ?? []);
  const parts: readonly Name[] = ["userinfo", "host", "port"];
  const unexplained = differing.filter(
    (name) => !explained.includes(name) && !(name === "authority" && parts.some((part) => explained.includes(part))),
  );
  if (unexplained.length > 0) return `unexplained: ${unexplained.join(", ")}`;
  if (isLoose) return null;
  const useless = differences.find((each) => !EXPLAINS[each]?.some((name) => differing.includes(name)));
  return useless === undefined ? null : `useless: ${useless}`;
}

function allWrong(inputs: Iterable<string>): string[] {
  return Array.from(inputs, (input) => [input, wrongOf(input)] as const).flatMap(([input, wrong]) =>
    wrong === null ? [] : [`${wrong} ${JSON.stringify(input)}`],
  );
}

test("of the corpus", () => {
  const inputs = corpus();
  expect(inputs.length).toBeGreaterThan(30_000);
  expect(allWrong(inputs)).toEqual([]);
});

test("of all strings in the tables, with the schemes of the URL Standard", () => {
  const others = tables.flatMap((text) =>
    ["http://h/", "http://", "file:", "x:", "http:"].map((front) => front + text),
  );
  expect(allWrong([...tables, ...others])).toEqual([]);
});

test("of the strings that distinguish the states of the automaton", () => {
  const automaton = standards.rfc3986.automaton("URI");
  const words = walk(automaton, "URI");
  fc.assert(
    fc.property(fc.oneof(words, mutated(words)), (text) => {
      expect(allWrong([text, `http:${text}`, `http://${text}`, `file://${text}`])).toEqual([]);
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

test("of strings from the parts of the corpus in any order", () => {
  const piece = fc.constantFrom(...PIECES);
  fc.assert(
    fc.property(
      fc.constantFrom("http:", "file:", "foo:", "HTTP://", ""),
      fc.array(piece, { maxLength: 8 }),
      (front, rest) => {
        expect(allWrong([front + rest.join("")])).toEqual([]);
      },
    ),
    { seed: SEED, numRuns: 3000 },
  );
});
