import { cli, good } from "../fake.js";

const INPUT = "HTTP://Example.com:80/%7e%c3%a9";

test("all steps", async () => {
  expect(await cli(["normalize", INPUT, "a"])).toEqual(good("http://example.com/~%C3%A9\na\n"));
});

test("chosen steps", async () => {
  expect(await cli(["normalize", "--steps", "case,default-port", INPUT])).toEqual(
    good("http://example.com/%7E%C3%A9\n"),
  );
});

test("--changes", async () => {
  expect(await cli(["normalize", "--changes", "HTTP://a:80", "a"])).toEqual(
    good(`http://a/
  0–4    case (6.2.2.1)        "HTTP" → "http"
  8–11   default-port (6.2.3)  ":80" → ""
  11–11  empty-path (6.2.3)    "" → "/"
a
`),
  );
});

test("on a terminal, places are faint", async () => {
  expect(await cli(["normalize", "--changes", "A:"], { isTTY: true })).toEqual(
    good('a:\n  \u001b[2m0–1\u001b[22m  case (6.2.2.1)  "A" → "a"\n'),
  );
});

test("as JSON", async () => {
  const { code, out } = await cli(["normalize", "--json", "A:", "["]);
  expect(code).toBe(1);
  const [normal = "", refused = ""] = out.split("\n");
  expect(normal).toBe('{"input":"A:","ok":true,"uri":"a:"}');
  expect(JSON.parse(refused)).toMatchObject({
    input: "[",
    ok: false,
    diagnostic: { severity: "error", start: 0, end: 1 },
  });
});

test("as JSON, with --changes", async () => {
  const change = { step: "case", section: "6.2.2.1", start: 0, end: 1, before: "A", after: "a" };
  expect(JSON.parse((await cli(["normalize", "--json", "--changes", "A:"])).out)).toEqual({
    input: "A:",
    ok: true,
    uri: "a:",
    changes: [change],
  });
});

test("with another standard, all steps that it has", async () => {
  expect(await cli(["normalize", "--standard", "rfc1738", "HTTP://a:80/%7e"])).toEqual(good("http://a/%7E\n"));
});
