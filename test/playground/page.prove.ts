import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { linkedFiles, makePage } from "../../scripts/playground/page.js";
import { rulesOf } from "../../scripts/playground/page/grammar.js";
import { ids } from "./inputs.js";

const html = await makePage();

/** Returns the contents of the elements with a name. */
function textsOf(name: string): string[] {
  return Array.from(html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, "gs")), ([, text]) => String(text));
}

/** Returns the content of the only element with a name. */
function textOf(name: string): string {
  const texts = textsOf(name);
  expect(texts).toHaveLength(1);
  return String(texts[0]);
}

const policy = new Map(
  (/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? "")
    .split("; ")
    .map((directive) => [directive.slice(0, directive.indexOf(" ")), directive.slice(directive.indexOf(" ") + 1)]),
);

test("the page loads nothing: it contains no addresses that browsers fetch", () => {
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, "$1$3");
  expect(Array.from(markup.matchAll(/\b(?:src|href|action)="([^"]*)"/g), ([, address]) => address)).toEqual(["data:,"]);
  expect(textOf("style")).not.toMatch(/url\(|@import/);
});

test("its policy allows only its own scripts and styles", () => {
  const hashed = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const scripts = textsOf("script");
  expect(scripts).toHaveLength(2);
  expect(Object.fromEntries(policy)).toEqual({
    "default-src": "'none'",
    "script-src": scripts.map(hashed).join(" "),
    "style-src": hashed(textOf("style")),
    "img-src": "data:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
});

test.each(ids)("it has each rule of %s as in the document", (id) => {
  const script = textsOf("script").join("");
  for (const rule of rulesOf(id).keys()) expect(script).toMatch(new RegExp(`${rule.replace("+", "\\+")}\\s*=`));
});

/** Returns the addresses of links in the HTML. */
const linksIn = (page: string): string[] =>
  Array.from(page.matchAll(/<a class="guide" href="([^"]*)">/g), ([, href]) => String(href));

test("without addresses, the page has no links to documents", () => {
  expect(linksIn(html)).toEqual([]);
  expect(html).not.toContain("<!--");
});

test("the links of the page have the addresses from the options", async () => {
  const stands = linksIn(await makePage({ linkTo: (path) => `../../${path}` }));
  expect(stands[0]).toBe("../../README.md");
  expect(new Set(stands)).toEqual(new Set(linkedFiles.map((path) => `../../${path}`)));
  for (const path of linkedFiles) expect(existsSync(path)).toBe(true);
  const site = linksIn(
    await makePage({ site: "../index.html", linkTo: (path) => (path === "SCHEMES.md" ? "../schemes.html" : null) }),
  );
  expect(site).toEqual(["../index.html", "../schemes.html"]);
});
