import { cli, good, misuse } from "../fake.js";

describe("to-uri", () => {
  test("percent-encodes what is beyond ASCII", async () => {
    expect(await cli(["to-uri", "http://\u00E9.example/D\u00FCrst?\u4E00", "/a", "a:%C3%A9"])).toEqual(
      good("http://%C3%A9.example/D%C3%BCrst?%E4%B8%80\n/a\na:%C3%A9\n"),
    );
  });

  test("--host idna writes the host in Punycode", async () => {
    for (const argv of [["--host", "idna"], ["--host=idna"]]) {
      expect(await cli(["to-uri", ...argv, "http://b\u00FCcher.example/\u00FC"])).toEqual(
        good("http://xn--bcher-kva.example/%C3%BC\n"),
      );
    }
    expect(await cli(["to-uri", "--host", "percent-encode", "//\u00E9"])).toEqual(good("//%C3%A9\n"));
  });

  test.each(["a b\u00E9", "\u4E00".repeat(200_000)])("a host that is no domain name is refused: %#", async (host) => {
    const input = `http://${host.replaceAll(" ", "%20")}/`;
    const { code, out } = await cli(["to-uri", "--host", "idna", "--json", input]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      diagnostic: {
        code: "rfc3987/host-conversion",
        message: "The host name cannot be converted to ASCII: the function did not return a valid host.",
        start: 7,
        end: input.length - 1,
      },
    });
  });

  test("as JSON, and a string that is no IRI is explained", async () => {
    const { code, out } = await cli(["to-uri", "--json", "/\u00E9", "/a b"]);
    expect(code).toBe(1);
    const [first = "", second = ""] = out.split("\n");
    expect(first).toBe('{"input":"/\u00E9","ok":true,"uri":"/%C3%A9"}');
    expect(JSON.parse(second)).toMatchObject({ ok: false, diagnostic: { code: "rfc3987/space", start: 2, end: 3 } });
  });
});

describe("to-iri", () => {
  test("decodes what people can read", async () => {
    expect(await cli(["to-iri", "http://example.org/D%C3%BCrst/%2F%FF?%E2%80%AE", "/%C2%A0%61"])).toEqual(
      good("http://example.org/D\u00FCrst/%2F%FF?%E2%80%AE\n/%C2%A0a\n"),
    );
  });

  test("--host idna decodes labels in Punycode", async () => {
    const uri = "http://xn--bcher-kva.example/xn--bcher-kva";
    expect(await cli(["to-iri", uri])).toEqual(good(`${uri}\n`));
    expect(await cli(["to-iri", "--host", "percent-decode", uri])).toEqual(good(`${uri}\n`));
    expect(await cli(["to-iri", "--host", "idna", uri, "//xn--a"])).toEqual(
      good("http://b\u00FCcher.example/xn--bcher-kva\n//xn--a\n"),
    );
  });

  test("as JSON, of lines, and in a column", async () => {
    expect(await cli(["to-iri", "--json"], { stdin: ["/%C3%A9\n"] })).toEqual(
      good('{"input":"/%C3%A9","ok":true,"iri":"/\u00E9"}\n'),
    );
    expect(await cli(["to-iri", "--from", "csv:u", "--to", "csv:i"], { stdin: ["u\n/%C3%A9\n"] })).toEqual(
      good("u,i\n/%C3%A9,/\u00E9\n"),
    );
  });

  test("on a terminal, characters that control the direction of text are escaped", async () => {
    // The grammar accepts them, although section 4.1 forbids them.
    expect(await cli(["to-iri", "/a\u202Eb"], { isTTY: true })).toEqual(good("/a\\u202eb\n"));
  });
});

test.each([
  ["to-uri", "percent-encode"],
  ["to-iri", "percent-decode"],
])("%s: an unknown way for the host", async (name, usual) => {
  expect(await cli([name, "--host", "punycode", "a"])).toEqual(
    misuse(`uri-grammar ${name}`, `--host takes ${usual}, idna`),
  );
  expect(await cli([name, "--host", "idn", "a"])).toEqual(
    misuse(`uri-grammar ${name}`, `--host takes ${usual}, idna (Did you mean idna?)`),
  );
});
