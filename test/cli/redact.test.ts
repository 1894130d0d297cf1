import { optionsOf } from "../../src/cli/command.js";
import { find } from "../../src/cli/commands/find.js";
import { redacting } from "../../src/cli/redacting.js";
import { plainLook, styleFor } from "../../src/cli/terminal.js";
import { cli, commands, diagnosticFor, good, misuse } from "./fake.js";

const URI = "ftp://me:s%40fe@h/a";

test("parse hides the secrets of a tree", async () => {
  const { out } = await cli(["parse", "--redact", "--scheme", URI]);
  expect(out).toContain('"ftp://me:******@h/a"');
  expect(out).not.toContain("s%40fe");
  expect(await cli(["parse", "--redact", "//a:b@h"])).toEqual(
    good(`relative-ref           0–7  "//***@h"
├─ authority           2–7  "***@h"
│  ├─ userinfo         2–5  "***"
│  └─ host: reg-name   6–7  "h"
└─ path: path-abempty  7–7  ""
`),
  );
});

test("JSON has no secrets, and the same offsets", async () => {
  const { out: shown } = await cli(["parse", "--json", URI]);
  const { out: hidden } = await cli(["parse", "--json", "--redact", URI]);
  expect(hidden).toBe(shown.replaceAll("s%40fe", "******"));
  const { out } = await cli(["check", "--json", "--redact", URI, "http://h/?sig=a b"]);
  expect(out).toContain('{"input":"ftp://me:******@h/a","ok":true,"kind":"URI","diagnostics":[]}');
  expect(out).toContain('{"input":"http://h/?sig=***","ok":false,');
});

test.each([["check"], ["validate"]])("%s hides secrets in what it repeats", async (command) => {
  const text = "http://me:secret@h/a b?token=x5%zz";
  const { out } = await cli([command, "--redact", text, URI]);
  expect(out).not.toMatch(/secret|x5|s%40fe/);
  expect(out).toContain('"http://*********@h/a b?token=*****"');
  const { out: lines } = await cli([command, "--redact"], { stdin: [`${text}\n${URI}\n`] });
  // Only lines have places.
  expect(lines.replace(/^<stdin>:\d+:\d+ {2}/gm, "")).toBe(out);
  expect(lines.startsWith("<stdin>:1:21  invalid")).toBe(true);
});

test("the report of a refused string hides them, too", async () => {
  const text = "ftp://me:secret@h/ ";
  const { err } = await cli(["parse", "--redact", text]);
  expect(err).not.toContain("secret");
  expect(err).toContain(diagnosticFor(text).message);
});

test.each(["--fix", "--to"])("what is hidden cannot be written with %s", async (name) => {
  const argv = name === "--to" ? ["--from", "csv:a", "--to", "csv:a"] : [name];
  expect(await cli(["check", "--redact", ...argv], { stdin: ["a\nb\n"] })).toEqual(
    misuse("uri-grammar check", `--redact cannot be used with ${name}`),
  );
});

describe("the law: no command shows a canary", () => {
  // A judge that knows only the letters of the canary, which nothing else has.
  const CANARY = "QXZJKVXQJZ";
  const stays = (text: string): boolean => /[QXZJKV]{2}/.test(text);

  const URIS = [
    `https://ann:${CANARY}@h/a?b=c`,
    `ftp://ann:${CANARY}@h/a`,
    `postgresql://ann:${CANARY}@h/db`,
    `https://h/a?access_token=${CANARY}`,
    `https://h/a;password=${CANARY}/..#token=${CANARY}`,
    `https://ann:${CANARY}@h:8o/`,
    `https://h/a b?sig=${CANARY}`,
    `sip:ann:${CANARY}@h_`,
    `otpauth://totp/a?secret=${CANARY}`,
    `//ann:${CANARY}@h/%zz`,
  ];
  const ONE = "parse check validate repair normalize encode decode to-uri to-iri read standards template".split(" ");
  const argvs = (uri: string): readonly (readonly string[])[] => [
    ...ONE.map((name) => [name, uri]),
    ["parse", "--scheme", uri],
    ["check", "--format", "sarif", uri],
    ["validate", "--profile", "mint", uri],
    ["normalize", "--changes", uri],
    ["compare", uri, "https://h/"],
    ["resolve", "--trace", "--base", "https://h/b", uri],
    ["resolve", "--trace", "--base", uri, "g"],
    ["relativize", "--base", uri, uri],
    ["change", "--path", "/x", uri],
    ["query", "get", uri, "access_token"],
    ["query", "set", uri, "a=b"],
    ["template", "--match", uri, "{+x}"],
  ];

  test.each(URIS)("of %s", async (uri) => {
    for (const argv of argvs(uri)) {
      for (const options of [["--redact"], ["--redact", "--json"]]) {
        if (argv.includes("--format") && options.length > 1) continue;
        const { both } = await cli([...argv, ...options]);
        expect([argv, options, stays(both) ? both : ""]).toEqual([argv, options, ""]);
      }
    }
    for (const argv of [
      ["find"],
      ["find", "--invalid"],
      ["get", "scheme,authority,userinfo,path,query,fragment,query.access_token"],
    ]) {
      const { both } = await cli([...argv, "--redact"], { stdin: [`${uri}\n`] });
      expect([argv, stays(both) ? both : ""]).toEqual([argv, ""]);
    }
  });

  test("of bytes that are not UTF-8", async () => {
    const stdin = [Buffer.from(`https://ann:${CANARY}@h/\xff\n`, "latin1")];
    for (const name of ["repair", "check", "normalize"]) {
      const { code, both } = await cli([name, "--redact"], { stdin });
      expect([name, code, stays(both) ? both : ""]).toEqual([name, 1, ""]);
    }
  });

  test("the verdict is that of the original", async () => {
    const [a, b] = ["https://u:p@h/", "https://u:q@h/"];
    expect(await cli(["compare", "--redact", a, b])).toEqual({
      ...good('different            "https://***@h/"  "https://***@h/"\n'),
      code: 1,
    });
    expect((await cli(["normalize", "--redact", "https://u:%zz@h/"])).code).toBe(1);
  });

  const names = commands.flatMap((command) =>
    Object.entries(optionsOf(command)).map(([name, { type }]) => [command.name, name, type] as const),
  );

  test.each([CANARY, `https://ann:${CANARY}@h/`, `/${CANARY}`, `-${CANARY}`, `--${CANARY}`])(
    "no message repeats %s",
    async (text) => {
      const wrong = names
        .filter(([, name, type]) => type === "string" && !["base", "match", "placeholder", "values"].includes(name))
        .map(([command, name]) => [command, `--${name}=${text}`, "a", "b"]);
      const others = names.map(([command, name]) => [command, `--${name}x${text}`]);
      const operands = [
        ["explain", text],
        ["scheme", text],
        [text],
        ["help", text],
        ["get", text],
        ["query", text, "a", "b"],
      ];
      for (const argv of [...wrong, ...others, ...operands, ["regex", text], ["difference", text, text]]) {
        // What an option sets is a result.
        if (argv[0] === "change" || argv[0] === "write") continue;
        const { err } = await cli(argv, { stdin: [""] });
        expect([argv, stays(err) ? err : ""]).toEqual([argv, ""]);
      }
    },
  );
});

test("a search says how much text it keeps, so that its limit holds", () => {
  const searching = redacting(find, {}, styleFor(plainLook())).search?.("a.html");
  expect(Array.from(searching?.add("<a href='http://a/") ?? [])).toEqual([]);
  expect(searching?.kept).toBe(18);
});
