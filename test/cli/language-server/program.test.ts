/** The built program, with a client library on its standard streams. */
import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import type { Readable, Writable } from "node:stream";
import { Client, on, type Beginning } from "./client.js";

const BIN = "dist/cjs/cli.js";

type Server = ChildProcessByStdio<Writable, Readable, null>;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.kill("SIGKILL");
});

async function started(beginning?: Beginning, args: readonly string[] = ["lsp"]): Promise<[Client, Server]> {
  const server = spawn(process.execPath, [BIN, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  servers.push(server);
  const client = new Client(server.stdout, server.stdin);
  await client.begin(beginning);
  return [client, server];
}

test.each([[["lsp"]], [["lsp", "--stdio", `--clientProcessId=${String(process.pid)}`]]])(
  "%j: it serves a client until that ends it",
  async (args) => {
    const [client, server] = await started({ options: { schemes: true } }, args);
    const ended = once(server, "exit");
    await client.open("See <http://example.com/a b|>, http:///x.\r\n");
    const { version, diagnostics } = await client.next();
    expect([version, diagnostics.map(({ code, range }) => [code, range])]).toEqual([
      1,
      [
        ["rfc3986/space", on(0, 25, 26)],
        ["rfc3986/excluded-character", on(0, 27, 28)],
        ["http/empty-host", on(0, 38, 38)],
        ["security/readers-differ", on(0, 39, 40)],
      ],
    ]);
    await client.change([{ range: on(0, 38), text: "\u{F0000}" }]);
    expect((await client.next()).diagnostics.map(({ range }) => range)).toEqual([
      on(0, 25, 26),
      on(0, 27, 28),
      on(0, 38, 40),
    ]);
    const actions = await client.actions(on(0, 27));
    expect(actions?.map(({ kind }) => kind)).toEqual(["quickfix", "quickfix", "source.fixAll.uri-grammar"]);
    expect(client.after(actions?.[1])).toBe("See <http://example.com/a b%7C>, http://\u{F0000}/x.\r\n");
    expect(await client.hover(10)).not.toBeNull();
    await client.end();
    expect(await ended).toEqual([0, null]);
  },
  30_000,
);

test("it ends when the client disappears", async () => {
  const [client, server] = await started();
  client.connection.dispose();
  const ended = once(server, "exit");
  server.stdin.end();
  expect(await ended).toEqual([1, null]);
}, 30_000);

test("it ends after a signal", async () => {
  const [, server] = await started();
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  expect(await ended).toEqual([null, "SIGTERM"]);
}, 30_000);

test.each([
  ["invalid URIs", "see http://example.com/a|b%zz and\n", 1000],
  ["one word", "http://example.com/%", 0],
])(
  "2 MB of %s: other requests are answered meanwhile",
  async (_, line, count) => {
    const [client] = await started();
    await client.open(line.repeat(2_000_000 / line.length));
    await client.open("http://a/b", "file:///small.md");
    const published = client.next();
    const progress = { isDone: false };
    void published.then(() => (progress.isDone = true));
    for (let asked = 0; asked < 3 || (!progress.isDone && asked < 1000); asked++) {
      expect(await client.hover(0, "file:///small.md")).not.toBeNull();
    }
    const both = [await published, await client.next()];
    expect(both.find(({ uri }) => uri === "file:///links.md")?.diagnostics).toHaveLength(count);
  },
  90_000,
);

test("help", () => {
  const { status, stdout } = spawnSync(process.execPath, [BIN, "lsp", "--help"], { encoding: "utf8" });
  expect([status, stdout.split("\n", 3)]).toEqual([
    0,
    ["Usage: uri-grammar lsp [OPTION...]", "", "Runs a language server for editors on the standard streams."],
  ]);
});

test("other commands do not load the server", () => {
  const [file = "", ...others] = readdirSync("dist/cjs").filter((name) => /^language-server-.*\.js$/.test(name));
  expect(others).toEqual([]);
  // This file contains the library of the protocol.
  expect(readFileSync(join("dist/cjs", file), "utf8")).toContain("textDocument/publishDiagnostics");
  expect(readFileSync(BIN, "utf8")).not.toContain("textDocument/publishDiagnostics");
});

test.each([
  [[], "--version"],
  [[], "check", "http://a/", "mailto:a", "a/b", "a b"],
  [["schemes"], "check", "htpp://a/"],
  [["schemes"], "check", "www.example.com"],
  [["schemes"], "check", "--redact", "http://a/"],
  [[], "get", "host", "LICENSE"],
  [[], "resolve", "--base", "http://a/", "b"],
  [[], "--json", "parse", "http://a/"],
  [["schemes"], "parse", "--scheme", "http://a/"],
  [["schemes"], "validate", "http://a/"],
  [["schemes"], "completion", "bash"],
])("%j: what is loaded for %s %s", (expected, ...args) => {
  const code = `process.argv.push(...${JSON.stringify(args)}); require("./${BIN}");
    process.on("exit", () => require("node:fs").writeSync(2, "\\n" + JSON.stringify(Object.keys(require.cache))));`;
  const { stderr } = spawnSync(process.execPath, ["--eval", code, "cli"], { encoding: "utf8" });
  const loaded = stderr.split("\n").at(-1) ?? "";
  const parts = { cli: /[\\/]cli\.js/, schemes: /[\\/]mailto\.js/, server: /[\\/]language-server-/ };
  const found = Object.entries(parts).flatMap(([name, part]) => (part.test(loaded) ? [name] : []));
  expect(found).toEqual(["cli", ...expected]);
});
