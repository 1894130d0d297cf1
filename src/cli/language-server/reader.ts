/**
 * Reads the messages of a client, and answers those that the server cannot use. So nothing that a client sends ends the
 * server or reaches it unchecked.
 *
 * @module
 */
import type { Buffer } from "node:buffer";
import type { Readable } from "node:stream";
import {
  AbstractMessageReader,
  Disposable,
  ErrorCodes,
  MessageType,
  type DataCallback,
  type Message,
  type MessageReader,
  type MessageWriter,
} from "vscode-languageserver/node";
import { Framing, INVALID_REQUEST, type Refusal } from "./framing.js";

/** A reader of messages that refuses all that are not allowed. */
export class CheckingReader extends AbstractMessageReader implements MessageReader {
  readonly #input: Readable;
  readonly #writer: MessageWriter;
  readonly #framing = new Framing();
  #state: "new" | "running" | "ended" = "new";

  /**
   * @param input the bytes from the client
   * @param writer writes the answers
   */
  constructor(input: Readable, writer: MessageWriter) {
    super();
    this.#input = input;
    this.#writer = writer;
  }

  /** Whether the client has asked the server to end. */
  get isEnded(): boolean {
    return this.#state === "ended";
  }

  listen(callback: DataCallback): Disposable {
    const onData = (chunk: Buffer): void => {
      for (const framed of this.#framing.add(chunk)) {
        if ("refusal" in framed) this.#answer(null, framed.refusal);
        else this.#receive(framed.json, callback);
      }
    };
    this.#input.on("data", onData);
    this.#input.on("error", (error) => {
      this.fireError(error);
    });
    this.#input.on("close", () => {
      this.fireClose();
    });
    return Disposable.create(() => this.#input.off("data", onData));
  }

  #receive(json: unknown, callback: DataCallback): void {
    if (!isRecord(json)) {
      this.#answer(null, { code: INVALID_REQUEST, message: "A message must be an object." });
      return;
    }
    const { id, method } = json;
    const hasId = typeof id === "string" || typeof id === "number";
    if (method === undefined && (hasId || id === null) && ("result" in json || "error" in json)) {
      callback(json as unknown as Message);
    } else if (typeof method !== "string" || !(hasId || id === undefined)) {
      const message = "A request must have a 'method', which is a string, and an 'id', which is a string or a number.";
      this.#answer(hasId ? id : null, { code: INVALID_REQUEST, message });
    } else if (hasId) {
      const refusal = this.#refusalOf(method, json["params"]);
      if (refusal) this.#answer(id, refusal);
      else callback(json as unknown as Message);
    } else this.#notify(method, json, callback);
  }

  /** Returns why a request is refused; `null` if it is not. */
  #refusalOf(method: string, params: unknown): Refusal | null {
    const isFirst = method === "initialize";
    if (this.#state === "ended") return { code: INVALID_REQUEST, message: "The server has been shut down." };
    if (this.#state === "new" && !isFirst) {
      return { code: ErrorCodes.ServerNotInitialized, message: "The first request must be 'initialize'." };
    }
    if (this.#state !== "new" && isFirst) {
      return { code: INVALID_REQUEST, message: "The server is initialized already." };
    }
    if (!fits(method, params)) return { code: ErrorCodes.InvalidParams, message: wrongParams(method) };
    if (isFirst) this.#state = "running";
    if (method === "shutdown") this.#state = "ended";
    return null;
  }

  /** Passes a notification on, unless it is wrong, or the protocol says that it is dropped. */
  #notify(method: string, json: Readonly<Record<string, unknown>>, callback: DataCallback): void {
    if (this.#state !== "running" && method !== "exit") return;
    if (fits(method, json["params"])) callback(json as unknown as Message);
    else
      this.#write({ method: "window/logMessage", params: { type: MessageType.Warning, message: wrongParams(method) } });
  }

  #answer(id: string | number | null, { code, message }: Refusal): void {
    this.#write({ id, error: { code, message } });
  }

  #write(message: object): void {
    // The writer reports a failure to the connection.
    this.#writer.write({ jsonrpc: "2.0", ...message }).catch(() => undefined);
  }
}

const wrongParams = (method: string): string =>
  `The parameters of '${method}' do not have the form that the protocol demands.`;

type Fits = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const aString: Fits = (value) => typeof value === "string";
const anInteger: Fits = (value) => Number.isInteger(value);
const aCount: Fits = (value) => Number.isInteger(value) && (value as number) >= 0;
const either =
  (...all: readonly Fits[]): Fits =>
  (value) =>
    all.some((each) => each(value));
const absent: Fits = (value) => value === undefined || value === null;
const list =
  (item: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(item);
const record = (fields: Readonly<Record<string, Fits>>): Fits => {
  const all = Object.entries(fields);
  return (value) => isRecord(value) && all.every(([name, fitsField]) => fitsField(value[name]));
};

const POSITION = record({ line: aCount, character: aCount });
const RANGE = record({ start: POSITION, end: POSITION });
const ranged = record({ range: RANGE });
const identified = record({ uri: aString });

/** The parameters of the messages that the server uses, as far as it uses them. */
const PARAMS: ReadonlyMap<string, Fits> = new Map([
  ["initialize", record({ capabilities: isRecord })],
  ["$/cancelRequest", record({ id: either(aString, anInteger) })],
  ["$/setTrace", record({ value: aString })],
  [
    "textDocument/didOpen",
    record({ textDocument: record({ uri: aString, languageId: aString, version: anInteger, text: aString }) }),
  ],
  [
    "textDocument/didChange",
    record({
      textDocument: record({ uri: aString, version: anInteger }),
      contentChanges: list(either(record({ text: aString, range: either((value) => value === undefined, RANGE) }))),
    }),
  ],
  ["textDocument/didClose", record({ textDocument: identified })],
  ["textDocument/hover", record({ textDocument: identified, position: POSITION })],
  [
    "textDocument/codeAction",
    record({
      textDocument: identified,
      range: RANGE,
      context: record({ diagnostics: list(ranged), only: either(absent, list(aString)) }),
    }),
  ],
  ["workspace/didChangeConfiguration", either(absent, isRecord)],
]);

/** Returns whether the server can use parameters. */
function fits(method: string, params: unknown): boolean {
  return PARAMS.get(method)?.(params) ?? true;
}
