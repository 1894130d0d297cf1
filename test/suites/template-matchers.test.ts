// Compares `match` with other programs that find the values of templates: the packages uri-templates and
// uri-template-router, and Addressable for Ruby. Whenever one of them finds values that give the URI, `match` does, too.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { match } from "../../src/template/index.js";
import { programOf, testWith } from "../support/outside.js";
import { expanded, type Values } from "../template/oracle.js";

const require = createRequire(import.meta.url);

type Pair = readonly [template: string, uri: string];
/** Returns what a program finds for each pair; `null` for nothing. */
type Reader = (pairs: readonly Pair[]) => readonly unknown[];

const attempt = <Result>(run: () => Result): Result | null => {
  try {
    return run();
  } catch {
    return null;
  }
};

const uriTemplates: Reader = (pairs) => {
  const make = require("uri-templates") as (template: string) => { readonly fromUri: (uri: string) => unknown };
  return pairs.map(([template, uri]) => attempt(() => make(template).fromUri(uri)) ?? null);
};

const router: Reader = (pairs) => {
  const { Router } = require("uri-template-router") as {
    readonly Router: new () => {
      readonly addTemplate: (template: string) => void;
      readonly resolveURI: (uri: string) => { readonly params: unknown } | undefined;
    };
  };
  return pairs.map(([template, uri]) =>
    attempt(() => {
      const one = new Router();
      one.addTemplate(template);
      const result = one.resolveURI(uri);
      return result === undefined ? null : (result.params ?? {});
    }),
  );
};

const RUBY = `
require "json"
require "addressable/template"
pairs = JSON.parse(STDIN.read)
puts JSON.generate(pairs.map { |template, uri|
  begin
    Addressable::Template.new(template).extract(Addressable::URI.parse(uri))
  rescue StandardError
    nil
  end
})`;

const addressable: Reader = (pairs) => {
  const { stdout } = spawnSync(programOf("Ruby's Addressable"), ["-e", RUBY], {
    input: JSON.stringify(pairs),
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout) as unknown[];
};

/** The examples of RFC 6570, in the test suite of uri-templates. */
function examples(): Pair[] {
  const path = join("node_modules/uri-templates/test/uritemplate-test", "spec-examples-by-section.json");
  const groups = JSON.parse(readFileSync(path, "utf8")) as Readonly<
    Record<string, { readonly testcases: readonly (readonly [string, string | readonly string[] | false])[] }>
  >;
  return Object.values(groups).flatMap(({ testcases }) =>
    testcases.flatMap(([template, uris]) => (uris === false ? [] : [uris].flat().map((uri): Pair => [template, uri]))),
  );
}

/** Returns the values as texts, lists and associative arrays; `null` if they contain anything else. */
function valuesOf(found: unknown): Values | null {
  if (typeof found !== "object" || found === null) return null;
  const isTexts = (all: readonly unknown[]): boolean => all.every((each) => typeof each === "string");
  const entries = Object.entries(found).filter(([, value]) => value !== null && value !== undefined);
  const isRight = entries.every(
    ([, value]) => typeof value === "string" || (typeof value === "object" && isTexts(Object.values(value as object))),
  );
  return isRight ? Object.fromEntries(entries) : null;
}

/** Compares what a program finds with what `match` finds. */
function compare(name: string, read: Reader): void {
  // With generated templates, some of these programs do not end.
  const pairs = examples();
  const counts = { found: 0, wrong: 0, same: 0, other: 0, missed: 0 };
  const missed: unknown[] = [];
  for (const [index, found] of read(pairs).entries()) {
    const [template, uri] = pairs[index] as Pair;
    const ours = match(template, uri);
    if (ours === null) missed.push([template, uri]);
    const theirs = valuesOf(found);
    if (theirs === null) continue;
    counts.found++;
    if (attempt(() => expanded(template, theirs)) !== uri) counts.wrong++;
    else if (JSON.stringify(theirs) === JSON.stringify(ours)) counts.same++;
    else counts.other++;
  }
  if (process.env["MATCHERS"] === "print")
    process.stdout.write(`${name}: ${String(pairs.length)} ${JSON.stringify(counts)}\n`);
  expect(missed).toEqual([]);
  expect(counts.same).toBeGreaterThan(30);
}

test.each([
  ["uri-templates", uriTemplates],
  ["uri-template-router", router],
] as const)("%s", compare);

testWith("Ruby's Addressable", "Addressable", () => {
  compare("Addressable", addressable);
});
