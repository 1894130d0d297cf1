import { createHash } from "node:crypto";
import { makePage } from "../../scripts/playground/page.js";
import { rulesOf } from "../../scripts/playground/page/grammar.js";
import { ids } from "./inputs.js";

const html = await makePage();

/** What stands in the only element of a name. */
function textOf(name: string): string {
  const [first, ...rest] = Array.from(html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, "gs")));
  expect(rest).toEqual([]);
  return String(first?.[1]);
}

const policy = new Map(
  (/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? "")
    .split("; ")
    .map((directive) => [directive.slice(0, directive.indexOf(" ")), directive.slice(directive.indexOf(" ") + 1)]),
);

test("the page loads nothing: no address stands where one is fetched", () => {
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?(<\/\2>)/gs, "$1$3");
  expect(Array.from(markup.matchAll(/\b(?:src|href|action)="([^"]*)"/g), ([, address]) => address)).toEqual(["data:,"]);
  expect(textOf("style")).not.toMatch(/url\(|@import/);
});

test("its policy allows its own script and styles, and nothing else", () => {
  const hashed = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(Object.fromEntries(policy)).toEqual({
    "default-src": "'none'",
    "script-src": hashed(textOf("script")),
    "style-src": hashed(textOf("style")),
    "img-src": "data:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
});

test.each(ids)("it has each rule of %s as its document prints it", (id) => {
  const script = textOf("script");
  for (const rule of rulesOf(id).keys()) expect(script).toMatch(new RegExp(`${rule.replace("+", "\\+")}\\s*=`));
});
