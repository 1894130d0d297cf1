/** Tests that the build makes what has changed, and nothing else. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOfFiles, Incremental } from "../../scripts/build/incremental.js";

const root = mkdtempSync(join(tmpdir(), "incremental-"));
const write = (path: string, text: string): void => {
  writeFileSync(join(root, path), text);
};
const result = (path: string): string => readFileSync(join(root, "generated", path), "utf8");

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, "generated/lists"), { recursive: true });
  write("a", "1");
  write("b", "2");
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** Builds a unit for each name, which copies the file of its name and the file "b", and one of the facts of them. */
async function built(code = "code", names = ["a", "b"], fault?: string): Promise<readonly string[]> {
  const build = new Incremental(root, code);
  const facts: unknown[] = [];
  for (const name of names) {
    const make = (read: (path: string) => string): object => ({
      files: { [`lists/${name}`]: read(name) + read("b") },
      facts: read(name).length,
      ...(fault !== undefined && { faults: [fault] }),
    });
    facts.push(await build.build({ name, make: make as never }));
  }
  const given = JSON.stringify(facts);
  await build.build({ name: "all", given, make: () => ({ files: { all: given } }) });
  build.finish(["lists"]);
  if (fault !== undefined) expect(build.faults).toContain(fault);
  return build.made;
}

test("the first build makes everything, and the second one nothing", async () => {
  expect(await built()).toEqual(["a", "b", "all"]);
  expect([result("lists/a"), result("lists/b"), result("all")]).toEqual(["12", "22", "[1,1]"]);
  const record = result(".built.json");
  expect(await built()).toEqual([]);
  expect(result(".built.json")).toBe(record);
});

test("a changed file makes the units that read it, and those that need their facts", async () => {
  await built();
  write("a", "3");
  expect(await built()).toEqual(["a"]);
  expect(result("lists/a")).toBe("32");
  write("b", "45");
  expect(await built()).toEqual(["a", "b", "all"]);
  expect([result("lists/a"), result("all")]).toEqual(["345", "[1,2]"]);
  const record = result(".built.json");
  rmSync(join(root, "generated"), { recursive: true });
  mkdirSync(join(root, "generated/lists"), { recursive: true });
  await built();
  expect(result(".built.json")).toBe(record);
});

test("other code makes everything", async () => {
  await built();
  expect(await built("other")).toEqual(["a", "b", "all"]);
});

test("a result that somebody has changed or deleted is made again", async () => {
  await built();
  writeFileSync(join(root, "generated/lists/a"), "x");
  rmSync(join(root, "generated/all"));
  expect(await built()).toEqual(["a", "all"]);
  expect([result("lists/a"), result("all")]).toEqual(["12", "[1,1]"]);
});

test("the results of a unit that no longer exists are deleted, and so are other files of its folder", async () => {
  await built();
  writeFileSync(join(root, "generated/lists/x"), "x");
  writeFileSync(join(root, "generated/x"), "x");
  await built("code", ["a"]);
  expect(["lists/a", "lists/b", "lists/x", "x"].filter((path) => existsSync(join(root, "generated", path)))).toEqual([
    "lists/a",
    "x",
  ]);
});

test("a unit with a fault is made again, and reports it again", async () => {
  await built("code", ["a"], "wrong");
  expect(await built("code", ["a"], "wrong")).toEqual(["a"]);
  expect(await built("code", ["a"])).toEqual(["a"]);
  expect(await built("code", ["a"])).toEqual([]);
});

test("the hash of files depends on their names and texts", () => {
  mkdirSync(join(root, "c"));
  write("c/d", "1");
  const hash = hashOfFiles(root, ["a", "c"]);
  expect(hashOfFiles(root, ["c", "a"])).toBe(hash);
  write("c/d", "2");
  expect(hashOfFiles(root, ["a", "c"])).not.toBe(hash);
  write("c/d", "1");
  expect(hashOfFiles(root, ["a", "c"])).toBe(hash);
  write("c/e", "");
  expect(hashOfFiles(root, ["a", "c"])).not.toBe(hash);
});
