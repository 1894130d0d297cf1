// Runs the table of parsed URIs in the package fast-uri. It is the table of uri-js, with additions.
import { createRequire } from "node:module";

import { components, isURIReference } from "../../src/index.js";
import { fastURIExceptions } from "../tables/suites.js";

type Parts = Readonly<Record<string, string | number | undefined>>;

const cases = createRequire(import.meta.url)("fast-uri/test/fixtures/uri-js-parse.json") as [string, Parts][];

/** The schemes that fast-uri splits by their own rules. */
const SPLIT = ["mailto", "urn", "ws", "wss"];

const exceptions = new Map(fastURIExceptions);

/** Returns the parts of a URI as fast-uri names them. */
function partsOf(text: string): Parts | "invalid" {
  if (!isURIReference(text)) return "invalid";
  const { scheme, userinfo, host, port, path, query, fragment } = components(text);
  const bare = host?.replace(/^\[(.*)\]$/, "$1");
  return present({ scheme, userinfo, host: bare, port, path, query, fragment });
}

/** Returns the parts that are not empty. fast-uri does not always distinguish empty and absent parts. */
const present = (parts: Readonly<Record<string, string | number | null | undefined>>): Parts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => ((value ?? "") === "" ? [] : [[name, String(value)]])),
  );

test.each(cases)("%j", (text, { error, ...expected }) => {
  const { scheme, userinfo, host, port, path, query, fragment } = expected;
  const theirs = error === undefined ? present({ scheme, userinfo, host, port, path, query, fragment }) : "invalid";
  const ours = partsOf(text);
  if (exceptions.has(text)) expect(ours).not.toEqual(theirs);
  else if (SPLIT.includes(String(scheme))) expect(ours).toMatchObject({ scheme });
  else expect(ours).toEqual(theirs);
});

test("each exception is a case", () => {
  const texts = cases.map(([text]) => text);
  expect([...exceptions.keys()].filter((text) => !texts.includes(text))).toEqual([]);
});
