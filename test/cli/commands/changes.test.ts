/** The option `--change` of the command `find`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cli, misuse } from "../fake.js";

const YAML = "a: 'http://OLD.example/it''s'\nb: \"https://old.example:80/\"\nc: mailto:x@old.example\n";

test.each<[options: readonly string[], out: string, changes: number]>([
  [["host=new.example"], YAML.replace(/old\.example(?=[:/])/gi, "new.example"), 2],
  [["host=old.example=new.example"], YAML.replace(/old\.example(?=[:/])/gi, "new.example"), 2],
  [["host=other.example=new.example"], YAML, 0],
  [["scheme=http=https", "host=n.example"], YAML.replace(/https?:\/\/old\.example/gi, "https://n.example"), 2],
  [["port=80=", "path=/a=b"], YAML.replace(":80", ":"), 1],
])("%j changes parts in standard input", async (options, out, changes) => {
  const argv = ["find", "--type", "yaml", "--write", ...options.flatMap((each) => ["--change", each])];
  const run = await cli(argv, { stdin: [YAML] });
  const count = `${String(changes)} change${changes === 1 ? "" : "s"} in ${changes > 0 ? "1 file" : "0 files"} made`;
  expect([run.code, run.out, run.err]).toEqual([0, out, `uri-grammar find: ${count}\n`]);
});

test("files are changed, shown, or counted, and what cannot be written is reported", async () => {
  const folder = mkdtempSync(join(tmpdir(), "uri-grammar-changes-"));
  const file = join(folder, "a.sh");
  const script = "curl 'http://a/b' \"http://a/c\" http://b/$x http://$a/\n";
  try {
    writeFileSync(file, script);
    const counted = await cli(["find", "--change", "host=a=c", "--dry-run", file]);
    expect([counted.code, counted.err]).toEqual([1, "uri-grammar find: 2 changes in 1 file possible\n"]);
    const shown = await cli(["find", "--change", "host=a=c", "--diff", file]);
    expect(shown.out).toContain("+curl 'http://c/b' \"http://c/c\" http://b/$x http://$a/\n");
    expect(readFileSync(file, "utf8")).toBe(script);
    const template = await cli([
      "find",
      "--change",
      "host=b=d",
      "--change",
      "host=$a=e",
      "--change",
      "host=f",
      "--diff",
      file,
    ]);
    expect(template.out).toContain("http://d/$x http://$a/");
    const refused = await cli(["find", "--change", "host=$a=e", "--dry-run", file]);
    expect(refused.out).toContain("http://$a/\n  error An expression of the program would change.");
    const written = await cli(["find", "--change", "path=/b=/it's", "--change", "path=/c=/d", "--write", file]);
    expect(readFileSync(file, "utf8")).toBe(script.replace("/c", "/d"));
    expect(written.code).toBe(1);
    expect(written.out).toBe(`${file}:1:7  http://a/b\n  error The document would be read in another way.\n`);
    const combined = await cli(["find", "--change", "path=b", "--write", file]);
    expect(combined.out).toContain(`${file}:1:7  http://a/b\n  error `);
    expect(readFileSync(file, "utf8")).toBe(script.replace("/c", "/d"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a file that is not UTF-8 is changed, but not shown", async () => {
  const folder = mkdtempSync(join(tmpdir(), "uri-grammar-changes-"));
  const [utf16, broken] = [join(folder, "a.txt"), join(folder, "b.txt")];
  try {
    writeFileSync(utf16, Buffer.from("\uFEFFhttp://a/", "utf16le"));
    writeFileSync(broken, Buffer.from("http://a/ \xFF http://a/", "latin1"));
    const shown = await cli(["find", "--change", "host=b", "--diff", utf16]);
    expect(shown.err).toContain("is not UTF-8, so its changes are not shown; --write makes them");
    const { err } = await cli(["find", "--change", "host=b", "--write", utf16, broken]);
    expect(err).toContain("has bytes that are not text in its encoding, and is not changed");
    expect(readFileSync(utf16, "utf16le")).toBe("\uFEFFhttp://b/");
    expect(readFileSync(broken, "latin1")).toBe("http://a/ \xFF http://a/");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each<[options: readonly string[], message: string]>([
  [["--change", "host"], "--change is PART=TEXT or PART=OLD=TEXT"],
  [
    ["--change", "hots=a"],
    "unknown part; the parts are scheme, authority, userinfo, host, port, path, query, fragment (Did you mean host?)",
  ],
  [["--change", "host=a", "--diff"], "--change needs one of --write, --diff and --dry-run"],
  [["--change", "host=a", "--invalid"], "--change changes valid URIs"],
  [["--change", "host=a", "--fix"], "--change cannot be used with --fix"],
])("%j is refused", async (options, message) => {
  expect(await cli(["find", "--write", ...options])).toEqual(misuse("uri-grammar find", message));
});

test("a template without an authority has no host", async () => {
  const run = await cli(["find", "--type", "text", "--change", "host=b=c", "--write"], { stdin: ["urn:x:{a}"] });
  expect([run.code, run.out]).toEqual([0, "urn:x:{a}"]);
});

test("--write needs --change, and --change needs to know what to do", async () => {
  expect(await cli(["find", "--write"])).toEqual(misuse("uri-grammar find", "--write needs --change"));
  expect(await cli(["find", "--change", "host=a", "--fix", "--diff"])).toEqual(
    misuse("uri-grammar find", "--change cannot be used with --fix"),
  );
  expect(await cli(["find", "--change", "host=a"])).toEqual(
    misuse("uri-grammar find", "--change needs one of --write, --diff and --dry-run"),
  );
});
