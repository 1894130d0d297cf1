// The registry of schemes, compared with its file and with the schemes of the package.
import { readFileSync } from "node:fs";
import { registry, schemes, type RegisteredScheme } from "../../src/schemes/index.js";

test("the package has all permanent schemes", () => {
  const permanent = [...registry.values()].filter(({ status }) => status === "permanent").map(({ name }) => name);
  expect(permanent.filter((name) => !schemes.has(name))).toEqual([]);
  expect(permanent).toHaveLength(99);
});

test("it has the lines of its file", () => {
  const [head, ...lines] = readFileSync("grammar/registry.csv", "utf8").trimEnd().split("\n");
  const written = [...registry.values()].map(({ name, status, documents, since }) =>
    [name, status, documents.map((document) => document.name.replace(/^RFC /, "RFC")).join(" "), since].join(","),
  );
  expect(head).toBe(`name,status,documents,after ${registry.date}`);
  expect(written.sort()).toEqual(lines.sort());
  expect(registry.size).toBe(lines.length);
});

test("each scheme of the package has the status of the registry", () => {
  for (const [key, { name, status }] of schemes)
    expect([key, status]).toEqual([key, registry.get(name)?.status ?? null]);
});

test("each document of an RFC has its address", () => {
  const documents = [...registry.values()].flatMap((scheme): RegisteredScheme["documents"] => scheme.documents);
  for (const { name, url } of documents) {
    const [, number] = /^RFC (\d+)$/.exec(name) ?? [];
    expect(url).toBe(number === undefined ? name : `https://www.rfc-editor.org/rfc/rfc${number}`);
    expect(URL.canParse(url)).toBe(true);
  }
  expect(registry.get("tel")?.documents.map(({ name }) => name)).toEqual(["RFC 3966", "RFC 5341"]);
  expect(registry.get("ark")?.documents).toEqual([
    { name: "https://n2t.net/ark:/21206/10015", url: "https://n2t.net/ark:/21206/10015" },
  ]);
});

test("it cannot be changed, and has no inherited names", () => {
  expect(Object.isFrozen(registry)).toBe(true);
  const spotify = registry.get("spotify") as RegisteredScheme;
  expect([spotify, spotify.documents].every((each) => Object.isFrozen(each))).toBe(true);
  for (const name of ["__proto__", "constructor", "", "HTTP"]) expect(registry.get(name)).toBeUndefined();
});
