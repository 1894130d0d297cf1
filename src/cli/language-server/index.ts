/**
 * Runs the command `lsp`: a language server on the standard streams. Only that command loads this module.
 *
 * @module
 */
import { once } from "node:events";
import process from "node:process";
import type { Readable, Writable } from "node:stream";
import { createConnection, StreamMessageWriter } from "vscode-languageserver/node";
import { CheckingReader } from "./reader.js";
import { serve } from "./server.js";

/** The streams to the client. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Ends the server. */
  readonly interrupted?: AbortSignal;
}

/**
 * Serves the client at the other end of the standard streams. If the client ends the server or disappears, the process
 * ends.
 *
 * @param streams the standard streams
 * @param exit ends the process
 * @returns a promise that resolves when the server is interrupted
 */
export async function runLanguageServer(
  { stdin, stdout, interrupted }: Streams,
  exit: (status: number) => void = (status) => process.exit(status),
): Promise<void> {
  const writer = new StreamMessageWriter(stdout);
  const reader = new CheckingReader(stdin, writer);
  serve(createConnection(reader, writer));
  const onEnd = (): void => {
    exit(reader.isEnded ? 0 : 1);
  };
  stdin.once("end", onEnd);
  stdin.once("close", onEnd);
  // Without an abort signal, it waits until the process ends.
  await once(interrupted ?? new AbortController().signal, "abort");
}
