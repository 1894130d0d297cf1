/** The sources of the site: the documents that links lead to, and the codes with their examples and advice. */
import { existsSync } from "node:fs";
import { codesOf } from "../../scripts/site/codes.js";
import { findDocuments } from "../../scripts/site/documents.js";
import { schemeTables } from "../../scripts/site/tables.js";
import { EXAMPLES } from "../../scripts/readme/examples.js";
import { program } from "../../scripts/readme/program.js";
import { TEMPLATE_CODES } from "../../src/template/explain.js";
import { documentAt, linksOf } from "../support/documents.js";
import { readExplanations } from "../support/explanations.js";
import { deadLinks, loadedFromElsewhere, pageOf } from "./pages.js";

test("every document that README.md links to is a guide, with its own title and address", () => {
  const { guides, sources } = findDocuments();
  const linked = linksOf(documentAt("README.md")).map(({ path }) => path);
  const own = linked.filter((path) => path.endsWith(".md") && !["README.md", "SCHEMES.md"].includes(path));
  expect(guides.map(({ path }) => path)).toEqual(expect.arrayContaining(own));
  expect(guides.filter(({ title }) => title === "")).toEqual([]);
  expect(new Set(guides.map(({ address }) => address)).size).toBe(guides.length);
  expect(sources.filter((path) => path.endsWith(".md") || !existsSync(path))).toEqual([]);
});

describe("the codes", () => {
  /** Returns the codes after adding a fault. */
  const withFault = async (sentence: object, examples: Record<string, string>): Promise<unknown> => {
    const sentences = { ...program.sentences, "new-fault": { message: "It is new.", ...sentence } };
    return codesOf({ ...program, sentences, examples: { ...EXAMPLES, ...examples } }, await schemeTables());
  };

  test("are unique, and have examples", async () => {
    const codes = codesOf(program, await schemeTables());
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
    expect(codes.filter(({ examples }) => examples.length === 0).map(({ code }) => code)).toEqual(["<scheme>/syntax"]);
    expect(codes.filter(({ advice, demands }) => !advice && demands.length === 0)).toEqual([]);
  });

  test("has every code of URI Templates", async () => {
    const codes = new Set(codesOf(program, await schemeTables()).map(({ code }) => code));
    const explained = readExplanations("template-explanations").flatMap(({ lines }) => lines);
    const ofTable = explained.flatMap((line) => /^error (\S+)/.exec(line)?.[1] ?? []);
    expect(ofTable).toContain("rfc6570/separator");
    const ofWords = TEMPLATE_CODES.map((name) => `rfc6570/${name}`);
    expect([...ofWords, ...ofTable].filter((code) => !codes.has(code))).toEqual([]);
  });

  test("has every mistake that schemes name themselves", async () => {
    const codes = new Set(codesOf(program, await schemeTables()).map(({ code }) => code));
    const named = [...program.schemes.values()].flatMap(({ name, slips }) =>
      slips.map(({ code }) => [name, code] as const),
    );
    expect(named).toContainEqual(["file", "windows-path"]);
    const missing = named.filter(([name, code]) => !codes.has(`${name}/${code}`) && !codes.has(`<scheme>/${code}`));
    expect(missing).toEqual([]);
  });

  test("an example of a template without its fault is refused", async () => {
    const tables = await schemeTables();
    const templateExamples = { slashes: "/a b" };
    expect(() => codesOf({ ...program, templateExamples }, tables)).toThrow(
      new Error("the example of rfc6570/slashes does not have this code"),
    );
  });

  test("a fault without an example is refused", async () => {
    await expect(withFault({}, {})).rejects.toThrow(new Error("new-fault has no example"));
  });

  test("a fault of schemes without advice is refused", async () => {
    await expect(withFault({ of: "scheme" }, {})).rejects.toThrow(
      new Error("advice.js has no advice for <scheme>/new-fault"),
    );
  });
});

test("a broken link is found", () => {
  const links = [
    "a.html",
    "../a.html#b",
    "#c",
    "x/",
    "c.html",
    "a.html#d",
    "http://example.com/",
    "https://a.example/",
  ];
  const html = links.map((link, index) => `<a id="${index === 0 ? "c" : ""}" href="${link}">`).join("");
  const found = deadLinks([pageOf("x/a.html", html), pageOf("a.html", '<p id="b">')], (path) =>
    ["x/a.html", "a.html"].includes(path),
  );
  expect(found).toEqual(["x/a.html: x/", "x/a.html: c.html", "x/a.html: a.html#d", "x/a.html: http://example.com/"]);
});

test("resources from other sites are found", () => {
  const html =
    '<link href="//example.com/a.css"><img src="https://example.com/a.png"><img src="data:,"><a href="https://a.example/">';
  expect(loadedFromElsewhere(pageOf("a.html", html))).toEqual([
    "a.html: //example.com/a.css",
    "a.html: https://example.com/a.png",
  ]);
});
