import type { Diagnostic } from "../../src/index.js";
import { anyStandard } from "../../src/standards/by-id.js";
import type { StandardId } from "../../src/standards/index.js";
import { repairAll, schemeFindings } from "../../scripts/playground/page/scheme.js";
import { inputs } from "./inputs.js";

const findings = (input: string, standard: StandardId = "rfc3986") =>
  schemeFindings(input, standard, anyStandard(standard).diagnose(input));

const codesOf = (diagnostics: readonly Diagnostic[] = []): string[] => diagnostics.map(({ code }) => code);

test("the scheme refuses what the generic syntax accepts", () => {
  expect(findings("http:///x")).toMatchObject({ name: "http", ok: false, shared: 0, normalForm: null });
  expect(codesOf(findings("http:///x")?.diagnostics)).toEqual(["http/empty-host", "security/readers-differ"]);
  expect(codesOf(findings("mailto:a@b;c@d")?.diagnostics)).toEqual(["mailto/separator"]);
});

test("a fault of the generic syntax is not reported twice", () => {
  const found = findings("mailto:a@b.c;d@e.f?subject=a b");
  expect(codesOf(found?.diagnostics)).toEqual(["mailto/separator"]);
  expect(found?.shared).toBe(1);
});

test("an input that the scheme accepts has a tree and a normal form", () => {
  const found = findings("file://localhost/etc/motd");
  expect(found).toMatchObject({ ok: true, scheme: { name: "file" }, normalForm: { uri: "file:///etc/motd" } });
  expect(found?.tree?.type).toBe("file-URI");
});

test("an unknown scheme is reported, with a similar name", () => {
  const found = findings("htp://example.com/");
  expect(found).toMatchObject({ name: "htp", scheme: null, ok: true, tree: null, normalForm: null });
  expect(found?.diagnostics.map(({ message, repair }) => [message, repair?.message])).toEqual([
    ["This scheme is not in IANA's list of 2022-11-18. Did you mean 'http'?", "Write 'http'."],
  ]);
});

test("the schemes are those of the chosen standard", () => {
  expect(findings("http:///x", "rfc1738")?.scheme?.standard).toBe("rfc1738");
  expect(findings("http:///x", "rfc2396bis-01")?.scheme).toBeNull();
});

test.each(["", "../g", "//host", "?a:b"])("%j has no scheme", (input) => {
  expect(findings(input)).toBeNull();
});

test("a valid normal form of a scheme also gets findings", () => {
  for (const input of inputs) {
    const found = findings(input);
    const normal = found?.normalForm?.uri;
    if (normal !== undefined) expect(findings(normal)?.normalForm?.uri).toBe(normal);
  }
});

test.each([
  ["http://example.com:8o80/a b", "rfc3986", "http://example.com:8080/a%20b", ["rfc3986/port", "rfc3986/space"]],
  [
    "mailto:a@b.c;d@e.f?subject=a b",
    "rfc3986",
    "mailto:a@b.c,d@e.f?subject=a%20b",
    ["mailto/separator", "rfc3986/space"],
  ],
  ["a b", "rfc3986", "a%20b", ["rfc3986/space"]],
  ["../g", "rfc3986", "../g", []],
  ["http:///x", "rfc1738", "http://x", ["http/slashes"]],
  ["foo://h/a b", "rfc2396bis-01", "foo://h/a%20b", ["rfc2396bis-01/space"]],
] as const)("%j by %s is repaired", (input, standard, repaired, codes) => {
  const all = repairAll(input, standard);
  expect(all.repaired).toBe(repaired);
  expect(codesOf(all.applied)).toEqual(codes);
});
