import { describe as described, describeRegistered, recordOf, statusOf } from "../../src/cli/describe.js";
import { styleOf } from "../../src/cli/terminal.js";
import { git } from "../../generated/schemes/git.js";
import { defineScheme, registry, rfc, type RegisteredScheme } from "../../src/schemes/index.js";

const check = { section: "1.2", rule: "r", summary: "S.", find: (): [] => [] };

const full = defineScheme({
  name: "full",
  specification: { name: "A", title: "The first", url: (section) => `https://example.com/#${section}` },
  section: "1",
  status: null,
  defaultPort: "1",
  requirements: [
    { ...check, code: "a" },
    { ...check, code: "bc", level: "SHOULD", binds: "producers", section: "RFC1:10" },
  ],
  examples: ["full:a"],
  exempt: ["password"],
  without: ["empty-path", "dot-segments"],
  normalize: () => [],
  equate: () => [],
});

const empty = defineScheme({ name: "empty", specification: rfc(1, "One"), section: "2", status: "provisional" });

test("a scheme with all facts", () => {
  expect([...described(full, [], styleOf({}, {}))].join("\n")).toBe(`full
  specification  A, The first
                 section 1, https://example.com/#1
  status         not in IANA's list of 2022-11-18
  default port   1
  normal form    that of rfc3986 without empty-path, dot-segments, and more
  equivalence    the same normal form, or more
  grammar
    the rule URI
  requirements
    a   MUST    all        1.2      S.
    bc  SHOULD  producers  RFC1:10  S.
  examples
    full:a`);
});

test("a scheme without optional facts", () => {
  expect([...described(empty, [], styleOf({}, {}))].join("\n")).toBe(`empty
  specification  RFC 1, One
                 section 2, https://www.rfc-editor.org/rfc/rfc1#section-2
  status         provisional
  default port   none
  normal form    that of rfc3986
  equivalence    the same normal form
  grammar
    the rule URI
  requirements
    none
  examples
    none`);
});

test("a section without a number has its title, once", () => {
  const lines = [...described(git, [], styleOf({}, {}))];
  expect(lines[2]).toBe('                 section "GIT URLS", https://git-scm.com/docs/git-clone#_git_urls');
  expect(lines.slice(7, 9)).toEqual(["  grammar", '    section "GIT URLS"']);
});

test("as JSON", () => {
  const url = "https://example.com/#1.2";
  expect(recordOf(full, [])).toEqual({
    name: "full",
    standard: "rfc3986",
    specification: { name: "A", title: "The first", section: "1", url: "https://example.com/#1" },
    status: null,
    defaultPort: "1",
    hasNormalForm: true,
    hasEquivalence: true,
    without: ["empty-path", "dot-segments"],
    exempt: ["password"],
    grammar: { rule: "URI", rules: [] },
    requirements: [
      { code: "full/a", level: "MUST", binds: null, rule: "r", section: "1.2", url, summary: "S." },
      {
        code: "full/bc",
        level: "SHOULD",
        binds: "producers",
        rule: "r",
        section: "RFC1:10",
        url: "https://example.com/#RFC1:10",
        summary: "S.",
      },
    ],
    examples: ["full:a"],
  });
});

test("a registration after the list has its date", () => {
  const known = registry.get("mdoc-openid4vp") as RegisteredScheme;
  expect([...describeRegistered(known, styleOf({}, {}))]).toEqual([
    "  status      provisional",
    "  registered  2026-07-01",
    "  documents   https://www.iso.org/standard/82772.html",
  ]);
});

test("the status of a scheme that is not registered", () => {
  expect([full, empty].map(statusOf)).toEqual(["not in IANA's list of 2022-11-18", "provisional"]);
});
