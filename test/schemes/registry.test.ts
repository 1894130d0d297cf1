// The registry of schemes, compared with its file and with the schemes of the package.
import { readFileSync } from "node:fs";
import { registry, schemes, type RegisteredScheme } from "../../src/schemes/index.js";

/**
 * The permanent schemes whose rules the package does not know yet. A name is removed with its scheme.
 */
const MISSING: readonly string[] = [
  "aaa",
  "aaas",
  "acap",
  "cap",
  "crid",
  "dav",
  "dtn",
  "go",
  "h323",
  "iax",
  "icap",
  "im",
  "ipn",
  "iris",
  "iris.beep",
  "iris.lwz",
  "iris.xpc",
  "iris.xpcs",
  "leaptofrogans",
  "msrp",
  "msrps",
  "mtqp",
  "mupdate",
  "opaquelocktoken",
  "pkcs11",
  "pres",
  "reload",
  "rtspu",
  "service",
  "session",
  "shttp",
  "sieve",
  "snmp",
  "soap.beep",
  "soap.beeps",
  "tftp",
  "thismessage",
  "tip",
  "tn3270",
  "tv",
  "vemmi",
  "vnc",
  "xcon",
  "xcon-userid",
  "xmlrpc.beep",
  "xmlrpc.beeps",
  "z39.50r",
  "z39.50s",
];

const permanent = [...registry.values()].filter(({ status }) => status === "permanent").map(({ name }) => name);

test("the permanent schemes without rules are those of the list", () => {
  expect(permanent.filter((name) => !schemes.has(name))).toEqual([...MISSING].sort());
  expect(permanent).toHaveLength(99);
});

test("it has the lines of its file", () => {
  const [, ...lines] = readFileSync("grammar/registry.csv", "utf8").trimEnd().split("\n");
  const written = [...registry.values()].map(({ name, status, documents }) =>
    [name, status, documents.map((document) => document.name.replace(/^RFC /, "RFC")).join(" ")].join(","),
  );
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
