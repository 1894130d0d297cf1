import { cli, good, misuse } from "../fake.js";

const URI = "postgresql://app:s%40fe@db1,db2:5433/orders?sslmode=verify-full";
const VALUES = {
  scheme: "postgresql",
  user: "app",
  password: "s@fe",
  hosts: [
    { host: "db1", port: null },
    { host: "db2", port: 5433 },
  ],
  database: "orders",
  parameters: [{ name: "sslmode", value: "verify-full" }],
  fragment: null,
};

test("all values, as indented JSON", async () => {
  expect(await cli(["read", URI])).toEqual(good(`${JSON.stringify(VALUES, null, 2)}\n`));
});

test("of lines, as JSON", async () => {
  const { code, out } = await cli(["read", "--json"], { stdin: [`${URI}\ngeo:1\n`] });
  const [first = "", second = ""] = out.split("\n");
  expect(JSON.parse(first)).toEqual({ input: URI, ok: true, values: VALUES });
  expect(JSON.parse(second)).toMatchObject({ input: "geo:1", ok: false, diagnostic: { code: "geo/longitude" } });
  expect(code).toBe(1);
});

describe("--field", () => {
  test.each([
    ["password", URI, "s@fe"],
    ["hosts.1.port", URI, "5433"],
    ["hosts.0.port", URI, "null"],
    ["hosts.0", URI, '{"host":"db1","port":null}'],
    ["hosts.2.host", URI, "null"],
    ["fragment.a.b", URI, "null"],
    ["x.pe.0", "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&x.pe=h:1", "h:1"],
    ["subject", "mailto:a@b?subject=null", "null"],
    ["subject", "mailto:a@b?subject=a%0Ab%00", "a\\u000ab\0"],
    ["headers.0.name", "mailto:a@b?__proto__=1", "__proto__"],
    ["bytes", "data:,%FFi", "/2k="],
    ["bytes", "data:;base64,/2k=", "/2k="],
  ])("%s of %s", async (field, uri, value) => {
    expect(await cli(["read", "--field", field, uri])).toEqual(good(`${value}\n`));
  });

  test("on a terminal, control characters are escaped", async () => {
    const argv = ["read", "--field", "subject", "mailto:a@b?subject=%1B%0D"];
    expect(await cli(argv, { isTTY: true })).toEqual(good("\\u001b\\u000d\n"));
  });

  test("as JSON", async () => {
    expect(await cli(["read", "--json", "--field", "longitude", "geo:1,2"])).toEqual(
      good('{"input":"geo:1,2","ok":true,"value":2}\n'),
    );
  });

  test.each([
    [
      "longtude",
      "geo:1,2",
      "unknown field; the fields are latitude, longitude, altitude, crs, uncertainty, parameters, scheme, fragment (Did you mean longitude?)",
    ],
    ["", "about:blank", "unknown field; the fields are scheme, token, parameters, fragment"],
    ["__proto__", "about:blank", "unknown field; the fields are scheme, token, parameters, fragment"],
    ["hosts.first.port", URI, 'unknown field; "hosts" is a list, whose items have numbers from 0'],
    ["hosts.01", URI, 'unknown field; "hosts" is a list, whose items have numbers from 0'],
    ["hosts.0.name", URI, "unknown field; the fields are host, port"],
    ["database.length", URI, 'unknown field; "database" has no fields'],
    ["hosts.0.host.", URI, 'unknown field; "hosts.0.host" has no fields'],
  ])("an unknown one: %s of %s", async (field, uri, message) => {
    expect(await cli(["read", "--field", field, uri])).toEqual(misuse("uri-grammar read", message));
  });

  test("one that only a later URI does not have: the earlier results are written", async () => {
    const argv = ["read", "--field", "host", "http://a/", "tag:a@b.c,2000:d", "http://b/"];
    const { code, out, err } = await cli(argv);
    expect([code, out]).toEqual([2, "a\n"]);
    expect(err).toBe(
      "uri-grammar read: unknown field; the fields are scheme, taggingEntity, specific, fragment\n" +
        "For help: uri-grammar read --help\n",
    );
  });
});

describe("a URI that is refused", () => {
  test.each([
    [
      [],
      "mailto:a b",
      `error rfc3986/space: A space is not allowed in the path.
  mailto:a b
          ^
  at 8–9; rule path, section 3.3, https://www.rfc-editor.org/rfc/rfc3986#section-3.3
  guess: Write '%20'.
  mailto:a%20b
`,
    ],
    [
      [],
      "rsync://a/",
      `error rfc3986/other-scheme: The values of this scheme are not known.
  rsync://a/
  ^^^^^
  at 0–5; rule scheme, section 3.1, https://www.rfc-editor.org/rfc/rfc3986#section-3.1
`,
    ],
    [
      ["--scheme", "geo"],
      "mailto:a@b",
      `error rfc3986/other-scheme: The scheme must be 'geo'.
  mailto:a@b
  ^^^^^^
  at 0–6; rule scheme, section 3.1, https://www.rfc-editor.org/rfc/rfc3986#section-3.1
`,
    ],
    [
      [],
      "mailto:a@b?subject=%FF",
      `error percent/not-utf-8: The percent-encoded octets are not valid UTF-8.
  mailto:a@b?subject=%FF
                     ^^^
  at 19–22; rule pct-encoded, section 2.5, https://www.rfc-editor.org/rfc/rfc3986#section-2.5
`,
    ],
  ])("%j %s", async (options, uri, err) => {
    expect(await cli(["read", ...options, uri])).toEqual({ code: 1, out: "", err, both: err });
  });
});

test("an unknown scheme", async () => {
  const message = "The scheme must be the name of a scheme whose values are known, in lower case.";
  expect(await cli(["read", "--scheme", "Geo", "geo:1,2"])).toEqual(misuse("uri-grammar read", message));
});
