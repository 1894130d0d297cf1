import { Readable, Writable } from "node:stream";
import { main } from "../../../src/cli/main.js";
import { difference, type Witness } from "../../../src/standards/index.js";
import { cli, good, worker } from "../fake.js";

/** Returns the lines for the refusal of a witness. Other tests check its message. */
function refusal(witness: Witness | null): string {
  if (witness === null) throw new Error("there is no witness");
  const { code, index, rule, section, message } = witness.refusal;
  return `    ${code} at ${String(index)}; rule ${rule}, section ${section}\n    ${message}\n`;
}

test("neither includes the other: a shortest string of each, and why the other refuses it", async () => {
  const { onlyFirst, onlySecond } = difference({}, { standard: "rfc2396bis-01" });
  const out = `different  rfc3986 URI-reference and rfc2396bis-01 URI-reference: neither includes the other
  only in rfc3986 URI-reference: "//[va.a]"
${refusal(onlyFirst)}  only in rfc2396bis-01 URI-reference: "a:["
${refusal(onlySecond)}  examined 349 pairs of states
`;
  expect(await cli(["difference", "rfc3986", "rfc2396bis-01"])).toEqual({ ...good(out), code: 1 });
});

test("one includes the other", async () => {
  const { onlyFirst } = difference({ standard: "url-syntax-05" }, { standard: "rfc1738" });
  const out = `different  url-syntax-05 URL-reference includes rfc1738 url
  only in url-syntax-05 URL-reference: ""
${refusal(onlyFirst)}  only in rfc1738 url: none
  examined all 6 pairs of states that could show another difference
`;
  expect(await cli(["difference", "url-syntax-05", "rfc1738"])).toEqual({ ...good(out), code: 1 });
});

test("equal", async () => {
  const out = `equal      rfc3986 scheme and rfc2396bis-01 scheme
  only in rfc3986 scheme: none
  only in rfc2396bis-01 scheme: none
  examined all 4 pairs of states that could show another difference
`;
  const argv = ["difference", "--rule-a", "scheme", "--rule-b", "scheme", "rfc3986", "rfc2396bis-01"];
  expect(await cli(argv)).toEqual(good(out));
});

test("two rules of one standard; a single rule is compared with the rule for references", async () => {
  const { code, out } = await cli(["difference", "--rule-a=LF", "--rule-b=CR", "rfc3986", "rfc3986"]);
  expect(code).toBe(1);
  expect(out.split("\n")[0]).toBe("different  rfc3986 LF and rfc3986 CR: neither includes the other");
  expect(out).toContain('  only in rfc3986 LF: "\\n"\n');
  expect(out).toContain('  only in rfc3986 CR: "\\r"\n');
  const one = await cli(["difference", "--rule-b", "URI", "rfc3986", "rfc3986"]);
  expect(one.out.split("\n")[0]).toBe("different  rfc3986 URI-reference includes rfc3986 URI");
});

test("on a terminal, the verdict has a colour", async () => {
  const { out } = await cli(["difference", "rfc1738", "rfc1738"], { isTTY: true });
  expect(out.split("\n")[0]).toBe("\u001b[32mequal\u001b[39m      rfc1738 url and rfc1738 url");
  const { out: other } = await cli(["difference", "rfc1738", "rfc3986"], { isTTY: true });
  expect(other.split("\n")[0]).toMatch(/^\u001b\[31mdifferent\u001b\[39m {2}rfc1738 url and /);
});

test("as JSON", async () => {
  expect(await cli(["difference", "--json", "rfc1738", "rfc3986"])).toEqual({
    ...good(
      `${JSON.stringify({
        input: ["rfc1738", "rfc3986"],
        ok: true,
        rules: ["url", "URI-reference"],
        ...difference({ standard: "rfc1738" }, {}),
      })}\n`,
    ),
    code: 1,
  });
  const { code, out } = await cli([
    "difference",
    "--json",
    "--rule-a=port",
    "--rule-b=port",
    "rfc3986",
    "rfc2396bis-01",
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    input: ["rfc3986", "rfc2396bis-01"],
    ok: true,
    rules: ["port", "port"],
    onlyFirst: null,
    onlySecond: null,
    relation: "equal",
    pairs: difference({ rule: "port" }, { standard: "rfc2396bis-01", rule: "port" }).pairs,
  });
});

test.each([
  [["rfc3986", "rfc3986"], 0],
  [[], 2],
] as const)("%j: standard input is not read", async (operands, code) => {
  let read = false;
  const stdin = new Readable({
    read(): void {
      read = true;
      this.push(null);
    },
  });
  const nowhere = (): Writable =>
    new Writable({
      write(_chunk, _encoding, done): void {
        done();
      },
    });
  const io = { stdin, stdout: nowhere(), stderr: nowhere(), env: {}, worker };
  expect(await main(["difference", ...operands], io)).toBe(code);
  expect(read).toBe(false);
});
