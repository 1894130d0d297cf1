/** The server in this process, on streams of its own. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { createConnection, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { serve } from "../../../src/cli/language-server/server.js";
import { VERSION } from "../../../src/interop/version.js";
import { Client, on, type Beginning } from "./client.js";

const open: Client[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.connection.dispose();
});

async function started(beginning: Beginning = {}): Promise<Client> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  serve(createConnection(new StreamMessageReader(input), new StreamMessageWriter(output)));
  const client = new Client(output, input);
  open.push(client);
  await client.begin(beginning);
  return client;
}

const TEXT = "# Links\r\n\r\nSee <http://example.com/a-b>\r\nand http://example.com/50%-a or urn:x:y.\r\n";

test("it reports its capabilities", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  serve(createConnection(new StreamMessageReader(input), new StreamMessageWriter(output)));
  const client = new Client(output, input);
  open.push(client);
  expect(await client.begin()).toEqual({
    capabilities: {
      positionEncoding: "utf-16",
      textDocumentSync: { openClose: true, change: 2 },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: ["quickfix", "source.fixAll.uri-grammar"] },
    },
    serverInfo: { name: "uri-grammar", version: VERSION },
  });
});

describe("diagnostics", () => {
  test("have all fields for a client", async () => {
    const client = await started();
    await client.open("http://example.com/|b");
    expect(await client.next()).toEqual({
      uri: "file:///links.md",
      version: 1,
      diagnostics: [
        {
          range: on(0, 19, 20),
          severity: 1,
          code: "rfc3986/excluded-character",
          codeDescription: { href: "https://www.rfc-editor.org/rfc/rfc3986#section-3.3" },
          source: "uri-grammar",
          message: expect.stringMatching(/^'\|' /) as unknown,
        },
      ],
    });
  });

  test("follow the changes of a document, by their versions", async () => {
    const client = await started();
    await client.open(TEXT);
    const ranges = async (): Promise<unknown> => {
      const { version, diagnostics } = await client.next();
      return [version, diagnostics.map(({ range }) => range)];
    };
    expect(await ranges()).toEqual([1, [on(3, 25, 26)]]);
    await client.change([{ range: on(3, 25, 26), text: "%25" }]);
    expect(await ranges()).toEqual([2, []]);
    await client.change([
      { range: on(0, 0), text: "😀 http://a/|\u{F0000}\r" },
      { range: on(0, 0), text: "\n" },
    ]);
    expect(await ranges()).toEqual([3, [on(1, 12, 13), on(1, 13, 15)]]);
    await client.change([{ text: "http://a/%\n" }]);
    expect(await ranges()).toEqual([4, [on(0, 9, 10)]]);
  });

  test("are sent once for several fast changes", async () => {
    const client = await started();
    await client.open("");
    for (const text of "http://a/%") await client.change([{ range: on(0, 100), text }]);
    const { version, diagnostics } = await client.next();
    expect([version, diagnostics.length]).toEqual([11, 1]);
    expect(client.published).toEqual([]);
  });

  test("are removed when a document is closed, even before the check", async () => {
    const client = await started();
    await client.open("http://a/%");
    expect((await client.next()).diagnostics).toHaveLength(1);
    await client.close();
    expect(await client.next()).toEqual({ uri: "file:///links.md", diagnostics: [] });
    await client.open("http://a/%");
    await client.close();
    expect((await client.next()).diagnostics).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(client.published).toEqual([]);
  });

  test("are at most a thousand", async () => {
    const client = await started();
    await client.open("http://a/|b \n".repeat(20_000));
    expect((await client.next()).diagnostics).toHaveLength(1000);
  });

  test("the check of a long document ends when the document changes", async () => {
    const client = await started();
    await client.open(`${"http://a/b \n".repeat(200_000)}http://a/% \n`);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await client.change([{ range: on(0, 0), text: "http://a/% \n" }]);
    const { version, diagnostics } = await client.next();
    expect([version, diagnostics.map(({ range }) => range)]).toEqual([2, [on(0, 9, 10), on(200_001, 9, 10)]]);
  }, 30_000);
});

describe("settings", () => {
  const diagnosticsOf = async (client: Client): Promise<unknown> =>
    (await client.next()).diagnostics.map(({ code, severity }) => [code, severity]);

  test("schemes, at the beginning", async () => {
    const client = await started({ options: { schemes: true } });
    await client.open("<mailto:fred> http://a/% http://a:80/ <a:b>");
    expect(await diagnosticsOf(client)).toEqual([
      ["mailto/incomplete", 1],
      ["rfc3986/truncated", 1],
    ]);
  });

  test("schemes, by a change that is sent", async () => {
    const client = await started();
    await client.open("<mailto:fred>");
    expect(await diagnosticsOf(client)).toEqual([]);
    await client.set({ "uri-grammar": { schemes: true } });
    expect(await diagnosticsOf(client)).toEqual([["mailto/incomplete", 1]]);
    await client.set({ other: {} });
    await client.set(null);
    await client.set({ "uri-grammar": {} });
    expect(await diagnosticsOf(client)).toEqual([]);
  });

  test("schemes, by a change that the server asks for", async () => {
    const capabilities = { workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } } };
    const client = await started({ capabilities, settings: { schemes: true } });
    await client.open("<mailto:fred>");
    expect(await diagnosticsOf(client)).toEqual([["mailto/incomplete", 1]]);
    expect(client.registered).toEqual(["workspace/didChangeConfiguration"]);
    client.settings = { schemes: false };
    await client.set(null);
    expect(await diagnosticsOf(client)).toEqual([]);
  });

  test("a client without settings keeps its initialization options", async () => {
    const capabilities = { workspace: { configuration: true } };
    const client = await started({ capabilities, options: { schemes: true }, settings: null });
    await client.open("<mailto:fred>");
    expect(await diagnosticsOf(client)).toEqual([["mailto/incomplete", 1]]);
  });

  test("languages", async () => {
    const client = await started({ options: { languages: ["markdown"] } });
    await client.open("http://a/%", "file:///a.txt", "plaintext");
    await client.open("http://a/%");
    const published = [await client.next(), await client.next()];
    expect(published.map(({ uri, diagnostics }) => [uri, diagnostics.length])).toEqual([
      ["file:///a.txt", 0],
      ["file:///links.md", 1],
    ]);
    expect(await client.hover(0, "file:///a.txt")).toBeNull();
    expect(await client.actions(on(0, 0), { only: ["source.fixAll"] }, "file:///a.txt")).toEqual([]);
  });

  test("a wrong value is logged", async () => {
    const client = await started({ options: { schemes: "yes", languages: [1] } });
    await client.open("<mailto:fred>");
    expect(await diagnosticsOf(client)).toEqual([]);
    expect(client.logged).toEqual([
      "The setting 'uri-grammar.schemes' is not used: 'schemes' of the configuration must be a boolean, not string.",
      "The setting 'uri-grammar.languages' must be a list of language identifiers.",
    ]);
  });
});

describe("the configuration of a project", () => {
  const folder = mkdtempSync(join(tmpdir(), "uri-grammar-"));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const [file, uri] = [join(folder, "uri-grammar.config.json"), pathToFileURL(join(folder, "a.md")).href];
  const configure = (config: unknown): void => {
    writeFileSync(file, JSON.stringify(config));
  };
  const TWO = "http://a/|b\n\nhttp://b:8x/\n";
  const codesOf = async (client: Client): Promise<unknown> =>
    (await client.next()).diagnostics.map(({ code, severity }) => [code, severity]);

  test("is used, and read again when it changes", async () => {
    const capabilities = { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } };
    const client = await started({ capabilities });
    configure({ severity: { "rfc3986/port": "info", "rfc3986/excluded-character": "off" } });
    await client.open(TWO, uri);
    expect(await codesOf(client)).toEqual([["rfc3986/port", 3]]);
    expect(client.registered).toEqual(["workspace/didChangeWatchedFiles"]);
    configure({ ignore: ["http://b:*"] });
    await client.touch(pathToFileURL(file).href);
    expect(await codesOf(client)).toEqual([["rfc3986/excluded-character", 1]]);
    await client.set({ "uri-grammar": { ignore: [] } });
    expect(await codesOf(client)).toEqual([
      ["rfc3986/excluded-character", 1],
      ["rfc3986/port", 1],
    ]);
  });

  test("is shown once if it cannot be used", async () => {
    const client = await started();
    configure({ scheme: true });
    await client.open(TWO, uri);
    expect(await codesOf(client)).toHaveLength(2);
    await client.touch(pathToFileURL(file).href);
    expect(await codesOf(client)).toHaveLength(2);
    expect(client.shown).toEqual([
      `${JSON.stringify(file)} cannot be used: The configuration has a name that is unknown. Did you mean 'schemes'?`,
    ]);
  });
});

describe("formats", () => {
  test("escapes, templates and comments", async () => {
    const client = await started();
    const text =
      '{\n  // uri-grammar-ignore-next-line\n  "a": "http://a/|b",\n  "b": "https:\\/\\/b\\/|b", "c": "http://{c}/"\n}';
    await client.open(text, "file:///a", "jsonc");
    expect((await client.next()).diagnostics.map(({ range }) => range)).toEqual([on(3, 21, 22)]);
    const [fix, all] = (await client.actions(on(3, 21), {}, "file:///a")) ?? [];
    for (const action of [fix, all])
      expect(client.after(action, "file:///a")).toBe(text.replace('/|b", "c', '/%7Cb", "c'));
    expect(await client.actions(on(2, 17), {}, "file:///a")).toEqual([]);
    expect((await client.hover(text.indexOf("https") + 2, "file:///a"))?.range).toEqual(on(3, 8, 23));
  });

  test("a document that is too long for its format", async () => {
    const client = await started();
    await client.open(`http://a/|b\n${" ".repeat(10 * 2 ** 20)}`);
    expect((await client.next()).diagnostics).toEqual([
      {
        range: on(0, 0),
        severity: 3,
        source: "uri-grammar",
        message: "This document is longer than 10485760 characters, so its URIs are not checked.",
      },
    ]);
    expect(await client.hover(2)).toBeNull();
    expect(await client.actions(on(0, 0), { only: ["source.fixAll"] })).toEqual([]);
  });
});

describe("hover", () => {
  test("shows the tree of the URI at a place", async () => {
    const client = await started({
      capabilities: { textDocument: { hover: { contentFormat: ["markdown", "plaintext"] } } },
    });
    await client.open(TEXT);
    const offset = TEXT.indexOf("urn:");
    expect(await client.hover(offset + 2)).toEqual({
      contents: { kind: "markdown", value: expect.stringMatching(/^```text\nURI .*\n- URI: \[RFC 3986, /s) as unknown },
      range: on(3, 32, 39),
    });
    const plain = await started();
    await plain.open(TEXT);
    expect(await plain.hover(offset)).toMatchObject({
      contents: { kind: "plaintext", value: expect.stringMatching(/^URI .*\n- URI: RFC 3986, /s) as unknown },
    });
  });

  test("shows the tree of an IRI, unless the standard is chosen", async () => {
    const text = "http://a.example/\u00E9";
    for (const [options, shown] of [
      [{}, /^IRI .*\n- IRI: RFC 3987, /s],
      [{ standard: "rfc3986" }, /^- A non-ASCII character /],
    ] as const) {
      const client = await started({ options });
      await client.open(text);
      expect((await client.hover(2))?.contents).toMatchObject({ value: expect.stringMatching(shown) as unknown });
    }
  });

  test("shows nothing elsewhere", async () => {
    const client = await started();
    await client.open(TEXT);
    for (const offset of [0, TEXT.indexOf("<") - 1, TEXT.indexOf("y.") + 1, TEXT.length]) {
      expect(await client.hover(offset)).toBeNull();
    }
    expect(await client.hover(0, "file:///other.md")).toBeNull();
  });
});

describe("code actions", () => {
  test("repairs of the URI at a place, and all certain repairs", async () => {
    const client = await started();
    await client.open(`${TEXT}http://a@b@c/d^e`);
    const actions = await client.actions(on(3, 10));
    expect(actions?.map(({ title, kind, isPreferred }) => [title, kind, isPreferred])).toEqual([
      ["Write '%25'.", "quickfix", true],
      ["Make all certain repairs.", "source.fixAll.uri-grammar", undefined],
    ]);
    expect(client.after(actions?.[0])).toBe(`${TEXT.replace("50%", "50%25")}http://a@b@c/d^e`);
    expect(client.after(actions?.[1])).toBe(`${TEXT.replace("50%", "50%25")}http://a@b@c/d%5Ee`);
    const guess = (await client.actions(on(4, 3)))?.[0];
    expect([guess?.kind, guess?.isPreferred]).toEqual(["quickfix", false]);
    expect(client.after(guess)).toBe(`${TEXT}http://a%40b@c/d^e`);
  });

  test("repairs of the diagnostics that the client names", async () => {
    const client = await started();
    await client.open(TEXT);
    const { diagnostics } = await client.next();
    expect(await client.actions(on(0, 0), { diagnostics })).toHaveLength(2);
    const others = diagnostics.map((each) => ({ ...each, source: "other" }));
    expect(await client.actions(on(0, 0), { diagnostics: others })).toEqual([]);
  });

  test.each([
    [["quickfix"], ["quickfix"]],
    [["quickfix.other"], []],
    [["source"], ["source.fixAll.uri-grammar"]],
    [["source.fixAll"], ["source.fixAll.uri-grammar"]],
    [["source.fixAll.uri-grammar"], ["source.fixAll.uri-grammar"]],
    [["source.fixAll.other", "source.organizeImports"], []],
    [[""], ["quickfix", "source.fixAll.uri-grammar"]],
  ])("of the kinds %j", async (only, kinds) => {
    const client = await started();
    await client.open(TEXT);
    expect((await client.actions(on(3, 10), { only }))?.map(({ kind }) => kind)).toEqual(kinds);
  });

  test("all repairs, at a place without a fault", async () => {
    const client = await started();
    await client.open(TEXT);
    const [action] = (await client.actions(on(0, 0), { only: ["source.fixAll"] })) ?? [];
    expect(client.after(action)).toBe(TEXT.replace("50%", "50%25"));
    await client.change([{ text: "http://a/" }]);
    expect(await client.actions(on(0, 0), { only: ["source.fixAll"] })).toEqual([]);
  });

  test("contain the version of the document if the client supports it", async () => {
    const capabilities = { workspace: { workspaceEdit: { documentChanges: true } } };
    const client = await started({ capabilities });
    await client.open(TEXT);
    for (const action of (await client.actions(on(3, 10))) ?? []) {
      expect(action.edit).toMatchObject({
        documentChanges: [{ textDocument: { uri: "file:///links.md", version: 1 } }],
      });
      expect(client.after(action)).toBe(TEXT.replace("50%", "50%25"));
    }
  });

  test("are empty at a place without a fault, and for a document that is not open", async () => {
    const client = await started();
    await client.open(TEXT);
    expect(await client.actions(on(0, 0, 5))).toEqual([]);
    expect(await client.actions(on(3, 33))).toEqual([]);
    expect(await client.actions(on(0, 0), {}, "file:///other.md")).toBeNull();
    await client.change([{ text: "http://example.com:80a/" }]);
    expect(await client.actions(on(0, 5))).toEqual([]);
  });

  test("make the first repairs of a long document", async () => {
    const client = await started();
    const text = "http://a/b^c\n\n".repeat(20_000);
    await client.open(text);
    const only = ["source.fixAll"];
    const [action] = (await client.actions(on(0, 0), { only })) ?? [];
    // A slow machine does not come so far in two seconds.
    const number = /^Make the first ([\d,]+) certain repairs\.$/.exec(action?.title ?? "")?.[1] ?? "";
    const count = Number(number.replace(",", ""));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(10_000);
    const end = count * "http://a/b^c\n\n".length;
    expect(client.after(action)).toBe(text.slice(0, end).replaceAll("^", "%5E") + text.slice(end));
    // The same version is not searched again.
    expect(await client.actions(on(0, 0), { only })).toEqual([action]);
  });

  test("the search for certain repairs ends after two seconds", async () => {
    const client = await started();
    await client.open("http://a@b@c/\n".repeat(300_000));
    expect(await client.actions(on(0, 0), { only: ["source.fixAll"] })).toEqual([]);
    expect(client.logged).toEqual(["No certain repair was found in 2 seconds."]);
  });

  test("are at most about a thousand", async () => {
    const client = await started();
    await client.open("http://a/b^c\n\n".repeat(20_000));
    const range = { start: { line: 0, character: 0 }, end: { line: 40_000, character: 0 } };
    const actions = (await client.actions(range, { only: ["quickfix"] })) ?? [];
    expect(actions.length).toBeGreaterThan(999);
    expect(actions.length).toBeLessThan(10_000);
  });

  test("are cancelled while all repairs are collected", async () => {
    const client = await started();
    await client.open(`http://a/b^c\n\n${"http://a/b\n\n".repeat(100_000)}`);
    const asked = client.actions(on(0, 0), { only: ["source.fixAll"] });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await client.change([{ range: on(0, 0), text: "x" }]);
    expect(await asked).toBeNull();
  });

  test("are cancelled when the document changes", async () => {
    const client = await started();
    await client.open(TEXT);
    const asked = client.actions(on(3, 10));
    await client.change([{ text: "" }]);
    expect(await asked).toBeNull();
  });
});

test("changes outside of a document are changes at its end", async () => {
  const client = await started();
  await client.open("http://a/");
  const end = { start: { line: 5, character: 9 }, end: { line: 7, character: 0 } };
  await client.connection.sendNotification("textDocument/didChange", {
    textDocument: { uri: "file:///links.md", version: 2 },
    contentChanges: [
      { range: end, text: "\n\n" },
      { range: { start: end.end, end: end.start }, text: "http://b/|c" },
    ],
  });
  expect((await client.next()).diagnostics.map(({ range }) => range)).toEqual([on(2, 9, 10)]);
});

test.each([
  ["halves of surrogate pairs", "http://a/\ud800 \udc00http://a/\udc00"],
  ["control characters", "http://a/\0\u0001\u007f \0<http://a/\0>"],
  ["names of properties", '<__proto__:x> "constructor:y" http://__proto__/ toString://a/|'],
  ["delimiters", '<"<"<http://a/"'.repeat(5000)],
  ["brackets", `http://${"[".repeat(20_000)}/ http://a/${"(".repeat(20_000)}`],
  ["nothing", ""],
  ["line ends", "\r\n\r\r\n\n\r".repeat(10_000)],
])(
  "%s do no harm",
  async (_, text) => {
    const client = await started({ options: { schemes: true } });
    await client.open(text);
    const { diagnostics } = await client.next();
    const document = client.document();
    for (const { range, message } of diagnostics) {
      expect(document.offsetAt(range.start)).toBeLessThanOrEqual(document.offsetAt(range.end));
      expect(message).not.toBe("");
    }
    const [action] = (await client.actions(on(0, 0), { only: ["source.fixAll"] })) ?? [];
    expect(typeof client.after(action)).toBe("string");
    await client.hover(2);
  },
  30_000,
);
