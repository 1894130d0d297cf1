import { toRegExp } from "../../../src/export/index.js";
import { FLAVORS } from "../../../src/export/flavors.js";
import { rfc3986 } from "../../../src/standards/index.js";
import { cli, misuse } from "../fake.js";

const PROGRAM = "uri-grammar regex";

/** The notes of a flavor on standard error. */
const notesOf = (notes: readonly string[]): string => notes.map((note) => `note: ${note}\n`).join("");

test.each(FLAVORS)("a rule in the flavor %s, with its notes on standard error", async (flavor) => {
  const { source, notes } = toRegExp("pct-encoded", { flavor });
  const { code, out, err } = await cli(["regex", "pct-encoded", "--flavor", flavor]);
  expect([code, out, err]).toEqual([0, `${source}\n`, notesOf(notes)]);
});

test("without a rule, it is the one for references, or for the URIs of the scheme", async () => {
  const [standard, scheme] = [await cli(["regex"]), await cli(["regex", "--scheme", "geo"])];
  expect(standard.out).toBe(`${toRegExp(rfc3986.defaultRule).source}\n`);
  expect(scheme.out).toBe(`${toRegExp(undefined, { scheme: "geo" }).source}\n`);
});

test("schemes of other standards, and several rules", async () => {
  const { code, out } = await cli(["regex", "--standard", "rfc1738", "--scheme", "http", "port", "hsegment"]);
  const sources = ["port", "hsegment"].map((rule) => toRegExp(rule, { standard: "rfc1738", scheme: "http" }).source);
  expect([code, out]).toEqual([0, sources.map((source) => `${source}\n`).join("")]);
});

test("characters beyond ASCII need a flag", async () => {
  const { err } = await cli(["regex", "ucschar", "--standard", "rfc3987"]);
  const { notes } = toRegExp("ucschar", { standard: "rfc3987" });
  expect(err).toBe(notesOf(["The expression needs the flags 'u'.", ...notes]));
});

test("XML Schema has no escape for a control character, so it is written as it is", async () => {
  const { code, out } = await cli(["regex", "control", "--standard", "rfc2396", "--flavor", "xsd"]);
  expect([code, out]).toEqual([0, "[\\t\\n\\r\x7F]\n"]);
});

test("as JSON", async () => {
  const { code, out, err } = await cli(["regex", "port", "--flavor", "re2", "--json"]);
  expect([code, JSON.parse(out), err]).toEqual([
    0,
    { input: "port", ok: true, ...toRegExp("port", { flavor: "re2" }) },
    "",
  ]);
});

test.each([
  [["--flavor", "perl5"], `--flavor takes ${FLAVORS.join(", ")} (Did you mean perl?)`],
  [
    ["--standard", "rfc2397"],
    `--standard takes rfc3986, rfc3987, rfc2396bis-01, rfc2396, url-syntax-05, rfc1808, rfc1738 (Did you mean rfc2396?)`,
  ],
  [["--scheme", "htpt"], "The option 'scheme' must be the name of a known scheme, in lower case. Did you mean 'http'?"],
  [["--scheme", "__proto__"], "The option 'scheme' must be the name of a known scheme, in lower case."],
  [["hosts"], `rfc3986 does not have this rule. Its rules are ${rfc3986.rules.join(", ")}. (Did you mean host?)`],
])("%j", async (argv, message) => {
  expect(await cli(["regex", ...argv])).toEqual(misuse(PROGRAM, message));
});
