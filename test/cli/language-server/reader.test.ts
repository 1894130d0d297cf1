/** What happens to bytes that are not messages, and to messages that are not allowed. */
import { once } from "node:events";
import process from "node:process";
import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { jest } from "@jest/globals";
import fc, { assert, property } from "fast-check";
import { StreamMessageReader, type Message } from "vscode-languageserver-protocol/node";
import { runLanguageServer } from "../../../src/cli/language-server/index.js";
import { CheckingReader } from "../../../src/cli/language-server/reader.js";
import { Framing, type Framed } from "../../../src/cli/language-server/framing.js";

/** A message as a client sends it. */
interface Sent {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly [name: string]: unknown;
}

const framed = (body: string, length = Buffer.byteLength(body)): string =>
  `Content-Length: ${String(length)}\r\n\r\n${body}`;
const message = (sent: Sent): string => framed(JSON.stringify({ jsonrpc: "2.0", ...sent }));
const request = (id: unknown, method: unknown, params?: unknown): string => message({ id, method, params });
const notification = (method: string, params?: unknown): string => message({ method, params });

const INITIALIZE = request(1, "initialize", { capabilities: {}, processId: null });
const LAST = request("last", "no/such-method");
const DOCUMENT = { uri: "file:///a.md", languageId: "markdown", version: 1, text: "http://a/b^c" };
const OPEN = notification("textDocument/didOpen", { textDocument: DOCUMENT });

interface Answer {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: { readonly message?: string };
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Sends bytes to a server, and returns its messages, except the answers to the first and the last request. */
async function answersTo(...chunks: readonly (string | Buffer)[]): Promise<readonly Answer[]> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const controller = new AbortController();
  const running = runLanguageServer({ stdin, stdout, interrupted: controller.signal }, () => undefined);
  const answers: Answer[] = [];
  const awaited = new Set<unknown>(["last"]);
  for (const chunk of chunks) {
    for (const [, id] of String(chunk).matchAll(/"id":(\d+),"method"/g)) awaited.add(Number(id));
  }
  const done = new Promise<void>((resolve) => {
    new StreamMessageReader(stdout).listen((answer: Message) => {
      answers.push(answer as Answer);
      awaited.delete((answer as Answer).id);
      if (awaited.size === 0) resolve();
    });
  });
  for (const chunk of [...chunks, LAST]) stdin.write(chunk);
  await done;
  controller.abort();
  await running;
  return answers.filter(({ id, result }) => id !== "last" && !(id === 1 && result !== undefined));
}

const codesOf = (answers: readonly Answer[]): unknown => answers.map(({ id, error }) => [id, error?.code]);

const HEADER = "The header of a message must have a 'Content-Length' in bytes.";

describe("bytes that are no message are answered, and the next message is read", () => {
  test.each<[string, string, number, string]>([
    ["a length that is no number", "Content-Length: x\r\n\r\n{}", -32600, HEADER],
    ["a negative length", "Content-Length: -5\r\n\r\n{}", -32600, HEADER],
    ["an empty length", "Content-Length:\r\n\r\n{}", -32600, HEADER],
    ["no length", "Content-Type: a\r\n\r\n{}", -32600, HEADER],
    ["no header", "\r\n\r\n{}\r\n\r\n", -32600, HEADER],
    ["a huge length", "Content-Length: 99999999999999999999\r\n\r\n{}", -32600, HEADER],
    [
      "a length that is too large",
      "Content-Length: 268435457\r\n\r\n{}",
      -32600,
      "A message has at most 268435456 bytes.",
    ],
    ["a length after the end", framed("{}", 9999), -32600, "The message is shorter than its 'Content-Length'."],
    [
      "a length after the beginning of the next header",
      framed("{}", 7),
      -32600,
      "The message is shorter than its 'Content-Length'.",
    ],
    ["a length before the end", framed("{}", 1), -32700, "The message is not JSON."],
    ["a header without end", "a".repeat(1 << 20), -32600, "The header of a message has at most 4096 bytes."],
    ["a header of many lines", "a: b\r\n".repeat(1 << 17), -32600, "The header of a message has at most 4096 bytes."],
    ["JSON that is broken", framed('{"id": 1,'), -32700, "The message is not JSON."],
    ["an empty message", framed(""), -32700, "The message is not JSON."],
    ["bytes that are not UTF-8", framed("\xff"), -32700, "The message is not JSON."],
    ["NUL", "\0\0\r\n\r\n\0", -32600, HEADER],
    ["no object", framed("5"), -32600, "A message must be an object."],
    ["null", framed("null"), -32600, "A message must be an object."],
    ["a batch", framed("[{}]"), -32600, "A message must be an object."],
    ["deep nesting", framed("[".repeat(1 << 20)), -32700, "The message is not JSON."],
  ])("%s", async (_, bytes, code, text) => {
    const error = { code, message: text };
    expect(await answersTo(INITIALIZE, bytes)).toEqual([{ jsonrpc: "2.0", id: null, error }]);
  });

  const SHAPE = "A request must have a 'method', which is a string, and an 'id', which is a string or a number.";

  test.each<[string, Sent, unknown]>([
    ["no method", { id: 5 }, 5],
    ["a method that is no string", { id: "a", method: 5 }, "a"],
    ["an id that is no string", { id: {}, method: "shutdown" }, null],
    ["an id that is null", { id: null, method: "shutdown" }, null],
    ["nothing", {}, null],
    ["a property of all objects", { id: ["x"], __proto__: null, constructor: 5 }, null],
  ])("a message with %s", async (_, sent, id) => {
    const error = { code: -32600, message: SHAPE };
    expect(await answersTo(INITIALIZE, message(sent))).toEqual([{ jsonrpc: "2.0", id, error }]);
  });
});

test("headers of other forms are read", async () => {
  const bodyOf = (id: number): string => JSON.stringify({ jsonrpc: "2.0", id, method: "x" });
  const length = String(bodyOf(2).length);
  const answers = await answersTo(
    INITIALIZE,
    `Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:${length} \r\n\r\n${bodyOf(2)}`,
    `Content-Length: ${length}\n\n${bodyOf(3)}`,
  );
  expect(codesOf(answers)).toEqual([
    [2, -32601],
    [3, -32601],
  ]);
});

describe("the order of requests", () => {
  test("before 'initialize'", async () => {
    const answers = await answersTo(
      request(5, "shutdown"),
      OPEN,
      notification("exitt"),
      request(6, "initialize", 5),
      INITIALIZE,
    );
    expect(answers).toEqual([
      { jsonrpc: "2.0", id: 5, error: { code: -32002, message: "The first request must be 'initialize'." } },
      {
        jsonrpc: "2.0",
        id: 6,
        error: {
          code: -32602,
          message: "The parameters of 'initialize' do not have the form that the protocol demands.",
        },
      },
    ]);
  });

  test("after 'initialize' and 'shutdown'", async () => {
    const answers = await answersTo(
      INITIALIZE,
      request(2, "initialize", { capabilities: {} }),
      request(3, "shutdown"),
      OPEN,
    );
    expect(answers).toEqual(
      expect.arrayContaining([
        { jsonrpc: "2.0", id: 2, error: { code: -32600, message: "The server is initialized already." } },
        { jsonrpc: "2.0", id: 3, result: null },
      ]),
    );
  });
});

const at = (line: unknown, character: unknown): unknown => ({ line, character });
const range = { start: at(0, 0), end: at(0, 1) };
const textDocument = { uri: DOCUMENT.uri };
const context = { diagnostics: [] };

describe("parameters that are wrong", () => {
  test.each<[string, unknown]>([
    ["hover", undefined],
    ["hover", null],
    ["hover", []],
    ["hover", "x"],
    ["hover", { textDocument }],
    ["hover", { textDocument: { uri: 5 }, position: at(0, 0) }],
    ["hover", { textDocument, position: at("0", 0) }],
    ["hover", { textDocument, position: at(0, -1) }],
    ["hover", { textDocument, position: at(0, 0.5) }],
    ["hover", { textDocument, position: at(0, null) }],
    ["codeAction", { textDocument, range }],
    ["codeAction", { textDocument, range: { start: at(0, 0) }, context }],
    ["codeAction", { textDocument, range, context: { diagnostics: "x" } }],
    ["codeAction", { textDocument, range, context: { diagnostics: [5] } }],
    ["codeAction", { textDocument, range, context: { ...context, only: "quickfix" } }],
    ["codeAction", { textDocument, range, context: { ...context, only: [5] } }],
  ])("of a request %s: %j", async (name, params) => {
    const method = `textDocument/${name}`;
    const answers = await answersTo(INITIALIZE, OPEN, request(2, method, params));
    expect(answers.filter(({ id }) => id === 2)).toEqual([
      {
        jsonrpc: "2.0",
        id: 2,
        error: {
          code: -32602,
          message: `The parameters of '${method}' do not have the form that the protocol demands.`,
        },
      },
    ]);
  });

  test.each<[string, unknown]>([
    ["textDocument/didOpen", undefined],
    ["textDocument/didOpen", { textDocument: { ...DOCUMENT, text: 5 } }],
    ["textDocument/didOpen", { textDocument: { ...DOCUMENT, languageId: null } }],
    ["textDocument/didChange", { textDocument: { ...textDocument, version: "x" }, contentChanges: [] }],
    [
      "textDocument/didChange",
      { textDocument: { ...textDocument, version: 2 }, contentChanges: [{ text: "", range: 5 }] },
    ],
    ["textDocument/didChange", { textDocument: { ...textDocument, version: 2 }, contentChanges: {} }],
    ["textDocument/didClose", {}],
    ["$/cancelRequest", undefined],
    ["$/cancelRequest", { id: null }],
    ["$/setTrace", 5],
    ["workspace/didChangeConfiguration", []],
  ])("of a notification %s are logged: %j", async (method, params) => {
    const answers = await answersTo(INITIALIZE, notification(method, params));
    expect(answers).toEqual([
      {
        jsonrpc: "2.0",
        method: "window/logMessage",
        params: { type: 2, message: `The parameters of '${method}' do not have the form that the protocol demands.` },
      },
    ]);
  });

  test("the other messages of a client are passed on", async () => {
    const answers = await answersTo(
      INITIALIZE,
      notification("$/cancelRequest", { id: 77 }),
      notification("$/setTrace", { value: "off" }),
      notification("initialized", {}),
      notification("no/such-notification", 5),
      notification("workspace/didChangeConfiguration"),
      notification("workspace/didChangeWatchedFiles", 5),
      message({ id: 5, result: null }),
      message({ id: null, error: { code: 1, message: "x" } }),
      OPEN,
      request(2, "textDocument/hover", { textDocument, position: at(1e300, 1e300) }),
      request(3, "textDocument/hover", { textDocument: { uri: "file:///other" }, position: at(0, 0) }),
      request(4, "textDocument/codeAction", { textDocument, range, context: { ...context, only: null } }),
    );
    const results = answers.filter(({ id }) => typeof id === "number");
    expect(results).toMatchObject([
      { id: 2, result: null },
      { id: 3, result: null },
      { id: 4, result: [{ kind: "quickfix" }, { kind: "source.fixAll.uri-grammar" }] },
    ]);
  });
});

describe("the streams", () => {
  const statusAfter = async (bytes: string, end: (stdin: PassThrough) => unknown): Promise<number> => {
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    const statuses: number[] = [];
    void runLanguageServer({ stdin, stdout }, (status) => statuses.push(status));
    stdin.on("error", () => undefined);
    stdin.write(bytes);
    await setTimeout(50);
    end(stdin);
    await setTimeout(50);
    return statuses[0] ?? -1;
  };

  test("the server ends with them", async () => {
    expect(await statusAfter(INITIALIZE, (stdin) => stdin.end())).toBe(1);
    expect(await statusAfter(INITIALIZE, (stdin) => stdin.destroy(new Error("broken")))).toBe(1);
    expect(await statusAfter(INITIALIZE + request(2, "shutdown"), (stdin) => stdin.end())).toBe(0);
  });

  test("the process ends with them", async () => {
    const exit = jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    void runLanguageServer({ stdin, stdout });
    stdin.end();
    stdin.resume();
    await once(stdin, "close");
    expect(exit).toHaveBeenCalledWith(1);
    exit.mockRestore();
  });

  test("an answer that cannot be written does no harm, and a reader can be stopped", async () => {
    const stdin = new PassThrough();
    const written: unknown[] = [];
    const write = (answer: unknown): Promise<void> => {
      written.push(answer);
      return Promise.reject(new Error("broken"));
    };
    const listening = new CheckingReader(stdin, { write } as never).listen(() => undefined);
    stdin.write(framed("5"));
    await setTimeout(10);
    listening.dispose();
    stdin.write(framed("5"));
    await setTimeout(10);
    expect(written).toHaveLength(1);
  });

  test("a stream that cannot be written to does no harm", async () => {
    const [stdin, stdout] = [new PassThrough(), new PassThrough()];
    void runLanguageServer({ stdin, stdout }, () => undefined);
    stdout.on("error", () => undefined);
    stdout.destroy(new Error("broken"));
    stdin.write("Content-Length: x\r\n\r\n");
    await setTimeout(50);
    expect(stdin.destroyed).toBe(false);
  });
});

/** Returns what is read from bytes that arrive in chunks. */
function read(bytes: Buffer, sizes: readonly number[]): Framed[] {
  const framing = new Framing();
  const all: Framed[] = [];
  for (let [from, turn] = [0, 0]; from < bytes.length; turn++) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? bytes.length);
    for (const each of framing.add(bytes.subarray(from, from + size))) all.push(each);
    from += size;
  }
  return all;
}

const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 5 });

test("good messages are read from chunks of any size", () => {
  assert(
    property(fc.array(fc.json(), { maxLength: 6 }), sizes, (texts, chunks) => {
      const bytes = Buffer.from(texts.map((each) => framed(each)).join(""));
      expect(read(bytes, chunks)).toEqual(texts.map((each) => ({ json: JSON.parse(each) as unknown })));
    }),
    { seed: 3986, numRuns: 200 },
  );
});

test("after any bytes, the second good message is read", () => {
  const pieces = fc.constantFrom(
    "Content-Length: 5\r\n",
    "Content-Length: ",
    "\r\n\r\n",
    "{",
    "}",
    "é",
    "9",
    "a: b\r\n",
    framed("{}"),
    "\0",
  );
  assert(
    property(fc.array(pieces, { maxLength: 30 }), sizes, (before, chunks) => {
      // The first one can be the body of a header before it.
      const bytes = Buffer.from(`${before.join("")}${framed("[1]")}${framed("[2]")}`);
      expect(read(bytes, chunks).at(-1)).toEqual({ json: [2] });
    }),
    { seed: 3986, numRuns: 500 },
  );
});

test.each([
  [
    "headers in messages that are broken",
    `${framed("{", 9_000_000)}${`Content-Length: 8000000\r\n\r\n{`.repeat(300_000)}`,
  ],
  [
    "broken messages inside of each other",
    Array.from({ length: 9000 }, (_, at) => framed("{ ".padEnd(1000), 1e7 - 1000 * at)).join(""),
  ],
  ["broken messages", framed("{".repeat(900)).repeat(10_000)],
  ["headers that are wrong", "Content-Length: 9999999999\r\n".repeat(300_000)],
  ["names of headers", "Content-Length:".repeat(600_000)],
  ["headers without end", "Content-Length: 7\r\n".repeat(400_000)],
  ["empty headers", "\r\n\r\n".repeat(2_000_000)],
  ["one long message", framed(`"${"a".repeat(9_000_000)}"`)],
])("10 MB of %s are read, whole or in chunks", (_, text) => {
  // With quadratic work this would take hours.
  const whole = read(Buffer.from(text), [text.length]);
  expect(isDeepStrictEqual(read(Buffer.from(text), [65_536]), whole)).toBe(true);
});
