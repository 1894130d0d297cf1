/** Mistakes in URIs that the standard accepts: what is found in a whole reference and elsewhere, and what is not. */
import { applyRepair, isURI } from "../../src/index.js";
import { meantScheme, unmeantIn } from "../../src/context/unmeant.js";
import { distance } from "../../src/core/closest.js";
import { find } from "../../src/context/index.js";
import { registry, schemes, validate } from "../../src/schemes/index.js";

/** The codes, the marked texts, and what the repairs write. */
const shown = (reference: string, isWhole = true): string[] =>
  unmeantIn(reference, isWhole).map(({ code, start, end, repair }) => {
    const repaired = repair && applyRepair(reference, repair);
    return [code, reference.slice(start, end), ...(repaired === undefined ? [] : [repaired])].join(" ");
  });

test.each<[reference: string, ...found: string[]]>([
  ["htps://h/x", "scheme/unknown htps https://h/x"],
  ["hhttp://h", "scheme/unknown hhttp http://h"],
  ["HTPP:/h", "scheme/unknown HTPP http:/h", "http/slashes / HTPP://h"],
  ["httsp://h", "scheme/unknown httsp https://h"],
  ["ttp://h", "scheme/unknown ttp http://h"],
  ["mialto:a@b", "scheme/unknown mialto mailto:a@b"],
  ["mailt:a@b", "scheme/unknown mailt mailto:a@b"],
  ["ftpp://h", "scheme/unknown ftpp ftp://h"],
  ["fpt://h", "scheme/unknown fpt ftp://h"],
  ["wsss://h", "scheme/unknown wsss wss://h"],
  ["http:/h", "http/slashes / http://h"],
  ["https:/h/", "https/slashes / https://h/"],
  ["https:www.a.example/b", "https/slashes  https://www.a.example/b"],
  ["http:localhost:80/", "http/slashes  http://localhost:80/"],
  ["http:", "http/slashes "],
  ["http:/", "http/slashes / http://"],
  ["http://", "http/empty-host "],
  ["http:///x", "http/empty-host "],
  ["https://:80/x", "https/empty-host "],
  ["https://me@/x", "https/empty-host "],
  ["http://?x", "http/empty-host "],
  ["http://h:65536/", "http/port-range 65536"],
  ["https://[::1]:099999", "https/port-range 099999"],
  ["https://me:99999@h:70000?a", "https/port-range 70000"],
  ["http://:99999", "http/empty-host ", "http/port-range 99999"],
  ["mailto://a@b", "mailto/slashes // mailto:a@b"],
  ["tel:", "tel/incomplete "],
  ["tel://+1", "tel/slashes // tel:+1"],
])("a whole reference %j", (reference, ...found) => {
  expect(isURI(reference)).toBe(true);
  expect(shown(reference)).toEqual(found);
});

test.each([
  [
    "right",
    "https://h/",
    "HTTP://h:65535",
    "http://h:0",
    "mailto:a@b",
    "mailto:",
    "mailto:?subject=a",
    "tel:+1",
    "urn:a:b",
    "h://a",
    "/a",
    "a",
  ],
  ["registered", "shttp://h", "tftp://h", "sftp://h", "w3://h", "mss://h"],
  ["in use", "ss://h", "rss://h", "gs://h", "oss://h", "ftps://h", "rtp://h", "mtp://h", "aws://h", "wms://h", "s://h"],
  ["to hide an address", "hxxp://h", "hxtp://h", "httpx://h"],
  ["of programs", "http2://h", "http+unix://h", "https-a://h"],
  ["short without slashes", "ftpp:h", "wsss:h", "fpt:h"],
  ["not similar enough", "htpss://h", "hhttpp://h", "mail:a", "httpservice://h"],
  ["relative to a page", "http:a/b", "https:#a", "http:?a"],
])("nothing is wrong: %s", (_, ...references) => {
  for (const reference of references) expect([reference, ...shown(reference)]).toEqual([reference]);
});

test("elsewhere, only a misspelt scheme before // counts, but not one without its first letter", () => {
  const severities = (text: string): string[] =>
    unmeantIn(text, false).map(({ severity, code }) => `${severity} ${code}`);
  for (const text of ["htps://h/x", "hhttp:///", "ftpp://h"])
    expect(severities(text)).toEqual(["warning scheme/unknown"]);
  for (const text of ["htps:/h", "http:/h", "http:///x", "http://h:99999", "mailto:", "ttp://h", "ttps://h"]) {
    expect(severities(text)).toEqual([]);
  }
});

test("schemes that are registered, or have rules here, are never misspelt", () => {
  const names = [...registry.keys(), ...[...schemes.keys()].filter((name) => !name.includes("/"))];
  expect(names.filter((name) => shown(`${name}://h/`).join().includes("unknown"))).toEqual([]);
});

test("what is misspelt differs in one letter", () => {
  for (const name of ["htps", "hhttp", "httpss", "mialto", "ftpp", "swws", "wwss", "httsp"]) {
    const [, meant = ""] = /Did you mean '(\w+)'/.exec(unmeantIn(`${name}://h`, true)[0]?.message ?? "") ?? [];
    expect([name, meant === "" ? 2 : distance(name, meant)]).toEqual([name, name === "swws" ? 2 : 1]);
  }
});

/** The same fault has one code, place and sentence here and in the rules of its scheme. */
test.each([
  "http:/h",
  "https:www.a.example/b",
  "http:///x",
  "https://me@/x",
  "http://h:65536/",
  "mailto://a@b",
  "tel://+1",
])("the rules of its scheme say the same of %s", (reference) => {
  const own = unmeantIn(reference, true);
  const told = validate(reference).diagnostics.filter(({ code }) => own.some((each) => each.code === code));
  const facts = ({ code, start, end, message, rule, section, url, repair }: (typeof own)[number]): unknown[] => [
    ...[code, start, end, message, rule.replace(/-.*/, ""), section, url],
    repair?.edits,
  ];
  expect(own.map(facts)).toEqual(told.map(facts));
});

test.each<[text: string, scheme: string, meant: string | null]>([
  ["mailto: a@b", "mailto", "mailto"],
  ["mialto: a@b", "mialto", "mailto"],
  ["mailto: see below", "mailto", null],
  ["tel: +1", "tel", "tel"],
  ["tel: none", "tel", null],
  ["https: //h", "https", "https"],
  ["https: yes", "https", null],
  ["https:\\\\h", "https", "https"],
  ["urn:a", "urn", null],
])("the scheme of %j as a whole", (text, scheme, meant) => {
  expect(meantScheme(text, scheme, scheme.length + 1)).toBe(meant);
});

test("a warning has its place in the text", () => {
  const text = 'See <htps://a.example/\n  b> and "hhttp://b/".';
  const found = find(text);
  expect(found.map(({ ok, reference }) => [ok, reference])).toEqual([
    [true, "htps://a.example/b"],
    [true, "hhttp://b/"],
  ]);
  const diagnostics = found.flatMap((each) => each.diagnostics ?? []);
  expect(diagnostics.map(({ start, end }) => text.slice(start, end))).toEqual(["htps", "hhttp"]);
  expect(diagnostics.map(({ repair }) => repair?.certain)).toEqual([false, false]);
  expect(find("http://a/")[0]).not.toHaveProperty("diagnostics");
  // A letter of binary data before a scheme is no part of a word.
  expect(find("\x1Fuhttp://a/")[0]).not.toHaveProperty("diagnostics");
});
