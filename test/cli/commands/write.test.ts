import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleFor } from "../../../src/cli/terminal.js";
import { programOf, testWith } from "../../support/outside.js";
import { cli, commands, good, misuse } from "../fake.js";

const valuesOf = (texts: readonly string[]): string[] => texts.flatMap((text) => ["--value", text]);

describe("--value", () => {
  test.each([
    [["host=example.com", "port=8080", "path.0=a b"], "https", "https://example.com:8080/a%20b"],
    [["hosts.0.host=h", "hosts.0.port=1", "hosts.1.host=2", "hosts.1.port=3"], "postgresql", "postgresql://h:1,2:3"],
    [["latitude=48.20", "longitude=-0.0000001"], "geo", "geo:48.2,-0.0000001"],
    [["latitude:=1e1", "longitude=0"], "geo", "geo:10,0"],
    [['to:=["a@b","c@d"]', "subject==a=b"], "mailto", "mailto:a@b,c@d?subject=%3Da%3Db"],
    [["to.0=a@b", "subject=7", "body=x\r\ny&cc=z"], "mailto", "mailto:a@b?subject=7&body=x%0D%0Ay%26cc%3Dz"],
    [["bytes=/2k="], "data", "data:,%FFi"],
    [["bytes=/2k=", "base64:=true"], "data", "data:;base64,/2k="],
    [["to.0=a@b", "headers.0.name=__proto__", "headers.0.value="], "mailto", "mailto:a@b?__proto__="],
  ])("%j: %s", async (texts, scheme, uri) => {
    expect(await cli(["write", ...valuesOf(texts), scheme])).toEqual(good(`${uri}\n`));
  });

  test("the same text is a number only for the scheme that has one", async () => {
    const { out } = await cli(["write", "--json", "--value", "host=a", "--value", "port=1", "http", "https"]);
    expect(out).toBe(
      '{"input":"http","ok":true,"uri":"http://a:1"}\n{"input":"https","ok":true,"uri":"https://a:1"}\n',
    );
  });

  test.each([
    [["=a"], "--value takes PATH=TEXT or PATH:=JSON"],
    [["host"], "--value takes PATH=TEXT or PATH:=JSON"],
    [["host:=a"], "the value of --value is not JSON"],
    [["host=a", "host=b"], "--value: a value is given twice"],
    [["a.b=c", "a=d"], "--value: a value is given twice"],
    [["a=b", "a.c=d"], "--value: a value is given twice"],
    [["a:={}", "a.__proto__.b=d"], "--value: a value is given twice"],
    [["hosts.1=a"], "--value: the next item of a list has the number 0"],
    [["hosts.0=a", "hosts.999999999=b"], "--value: the next item of a list has the number 1"],
    [["hosts.0=a", "hosts.length=b"], "--value: the next item of a list has the number 1"],
    [["host=a", "port=x"], "The value 'port' must be a number, not string."],
    [["host=a", "port=1234567890123456"], "The value 'port' must be a number, not string."],
    [["host=a", "port:=null", "path=x"], "The value 'path' must be a list, not string."],
    [
      ["__proto__=a"],
      "The values have an unknown name. The names are scheme, user, password, host, port, path, parameters, fragment.",
    ],
  ])("%j is misuse", async (texts, message) => {
    const { err, ...rest } = await cli(["write", ...valuesOf(texts), "http"]);
    expect(err).toBe(misuse("uri-grammar write", message).err);
    expect([rest.code, rest.out]).toEqual([2, ""]);
  });

  test("many values take linear time", async () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `hosts.${String(index)}.port=${String(index % 9)}`);
    const { code, out } = await cli(["write", ...valuesOf(texts), "postgresql"]);
    expect([code, out.length]).toEqual([0, "postgresql://\n".length + 3 * 20_000 - 1]);
  }, 60_000);
});

describe("--values", () => {
  const folder = mkdtempSync(join(tmpdir(), "uri-grammar-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const fileWith = (content: string | Uint8Array): string => {
    const path = join(folder, "values.json");
    writeFileSync(path, content);
    return path;
  };

  test("an object", async () => {
    expect(await cli(["write", "--values", '{"host":"a","port":1}', "http"])).toEqual(good("http://a:1\n"));
  });

  test("a file", async () => {
    const path = fileWith('\uFEFF{"host":"a"}\n');
    expect(await cli(["write", "--values", `@${path}`, "http"])).toEqual(good("http://a\n"));
  });

  test.each([
    ["[]", "--values must be an object"],
    ["null", "--values must be an object"],
    ["{", "--values is not JSON"],
    [
      '{"__proto__":1}',
      "The values have an unknown name. The names are scheme, user, password, host, port, path, parameters, fragment.",
    ],
    ['{"scheme":"ftp"}', "The value 'scheme' must be the scheme that is written."],
    ['{"host":"a","port":"1"}', "The value 'port' must be a number, not string."],
  ])("%s is misuse", async (values, message) => {
    expect(await cli(["write", "--values", values, "http"])).toEqual(misuse("uri-grammar write", message));
  });

  test("a file that is not JSON", async () => {
    const path = fileWith("host=a");
    const message = "the file of --values is not JSON";
    expect(await cli(["write", "--values", `@${path}`, "http"])).toEqual(misuse("uri-grammar write", message));
  });

  test("a file that cannot be read", async () => {
    const path = join(folder, "absent.json");
    const err = `uri-grammar write: cannot read ${JSON.stringify(path)}: the file does not exist\n`;
    expect(await cli(["write", "--values", `@${path}`, "http"])).toEqual({ code: 2, out: "", err, both: err });
  });

  test.each([
    ["/dev/zero", "it is not a regular file"],
    ["/dev/full", "it is not a regular file"],
    [tmpdir(), "it is a directory"],
  ])("%s is refused before it is read, because %s", async (path, why) => {
    const err = `uri-grammar write: cannot read ${JSON.stringify(path)}: ${why}\n`;
    expect(await cli(["write", "--values", `@${path}`, "http"])).toEqual({ code: 2, out: "", err, both: err });
  });

  testWith("mkfifo", "a FIFO is refused before it is read", async () => {
    const path = join(folder, "fifo");
    execFileSync(programOf("mkfifo"), [path]);
    const err = `uri-grammar write: cannot read ${JSON.stringify(path)}: it is not a regular file\n`;
    expect(await cli(["write", "--values", `@${path}`, "http"])).toEqual({ code: 2, out: "", err, both: err });
  });

  test("a file that is not UTF-8", async () => {
    const path = fileWith(new Uint8Array([0x7b, 0xff, 0x7d]));
    const err = `uri-grammar write: cannot read ${JSON.stringify(path)}: it is not UTF-8\n`;
    expect(await cli(["write", "--values", `@${path}`, "http"])).toEqual({ code: 2, out: "", err, both: err });
  });

  test("with --value", async () => {
    const argv = ["write", "--values", "{}", "--value", "host=a", "http"];
    expect(await cli(argv)).toEqual(misuse("uri-grammar write", "--value cannot be used with --values"));
  });
});

describe("a value that does not fit", () => {
  test.each([
    [
      "mailto",
      '{"to":["a@b","joe"]}',
      `error mailto/value: The value 'to[1]' is incomplete, or does not fit.
  joe
     ^
  at 3–3; rule addr-spec, section 2, https://www.rfc-editor.org/rfc/rfc6068#section-2
  value "to.1"
`,
    ],
    [
      "mailto",
      '{"to":["a@b"],"subject":"\\ud800"}',
      `error percent/lone-surrogate: A lone surrogate has no UTF-8 encoding.
  �
  ^
  at 0–1; rule pct-encoded, section 2.5, https://www.rfc-editor.org/rfc/rfc3986#section-2.5
  value "subject"
`,
    ],
    [
      "geo",
      '{"latitude":91,"longitude":0}',
      `error geo/latitude: The latitude, the first coordinate, must be from -90 to 90 degrees.
  rule coord-a, section 3.4.2, https://www.rfc-editor.org/rfc/rfc5870#section-3.4.2
  value "latitude"
`,
    ],
    [
      "h323",
      "{}",
      `error h323/value: The values do not fit together.
  rule H323-URL, section 2, https://www.rfc-editor.org/rfc/rfc3508#section-2
`,
    ],
    [
      "http",
      "{}",
      `error http/value: The value 'host' is missing.
  rule http-URI, section 4.2.1, https://www.rfc-editor.org/rfc/rfc9110#section-4.2.1
  value "host"
`,
    ],
  ])("%s %s", async (scheme, values, err) => {
    expect(await cli(["write", "--values", values, scheme])).toEqual({ code: 1, out: "", err, both: err });
  });

  test("as JSON", async () => {
    const { code, out, err } = await cli(["write", "--json", "--values", '{"latitude":91,"longitude":0}', "geo"]);
    expect([code, err]).toEqual([1, ""]);
    expect(JSON.parse(out)).toMatchObject({ input: "geo", ok: false, diagnostic: { path: ["latitude"] } });
  });
});

test.each([
  [["geo:"], "The scheme must be the name of a scheme whose values are known, in lower case."],
  [["https", "host=h"], "each operand is a SCHEME; write --value before a value, as in: --value host=example.com"],
  [["host:=h"], "each operand is a SCHEME; write --value before a value, as in: --value host=example.com"],
  [["--value", "bytes=aGk", "data"], 'the value "bytes" is not base64'],
  [[], "no SCHEME is given"],
])("%j is misuse", async (schemes, message) => {
  expect(await cli(["write", ...schemes])).toEqual(misuse("uri-grammar write", message));
});

test("an outcome can be read without its complaint", () => {
  const command = commands.find(({ name }) => name === "write");
  const handler = command?.run({}, styleFor({ colour: false }));
  expect(handler?.("http")).toMatchObject({ passed: false, lines: [], record: { ok: false } });
});
