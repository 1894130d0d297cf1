/**
 * A client of the language server, with the library that editors use.
 *
 * @module
 */
import type { Readable, Writable } from "node:stream";
import {
  CodeActionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  LogMessageNotification,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type CodeAction,
  type CodeActionContext,
  type Hover,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  type TextDocumentContentChangeEvent,
} from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";

export type { CodeAction, Hover, InitializeResult, PublishDiagnosticsParams, Range };

/** The initialization parameters of a client. */
export interface Beginning {
  readonly capabilities?: ClientCapabilities;
  readonly options?: unknown;
  /** The settings that the client returns to the server. */
  readonly settings?: unknown;
}

export class Client {
  readonly connection: ProtocolConnection;
  readonly published: PublishDiagnosticsParams[] = [];
  readonly logged: string[] = [];
  readonly shown: string[] = [];
  readonly registered: string[] = [];
  readonly documents = new Map<string, TextDocument>();
  settings: unknown;
  #waiting: (() => void)[] = [];

  constructor(output: Readable, input: Writable) {
    this.connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.published.push(params);
      for (const each of this.#waiting.splice(0)) each();
    });
    this.connection.onNotification(LogMessageNotification.type, ({ message }) => {
      this.logged.push(message);
    });
    this.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.shown.push(message);
    });
    this.connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => this.settings));
    this.connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      this.registered.push(...registrations.map(({ method }) => method));
    });
    this.connection.listen();
  }

  async begin({ capabilities = {}, options, settings }: Beginning = {}): Promise<InitializeResult> {
    this.settings = settings;
    const result = await this.connection.sendRequest<InitializeResult>(InitializeRequest.method, {
      processId: null,
      rootUri: null,
      capabilities,
      initializationOptions: options,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
    return result;
  }

  async open(text: string, uri = "file:///links.md", languageId = "markdown"): Promise<void> {
    this.documents.set(uri, TextDocument.create(uri, languageId, 1, text));
    const textDocument = { uri, languageId, version: 1, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  async change(changes: TextDocumentContentChangeEvent[], uri = "file:///links.md"): Promise<void> {
    const before = this.document(uri);
    const version = before.version + 1;
    this.documents.set(uri, TextDocument.update(before, changes, version));
    const textDocument = { uri, version };
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument,
      contentChanges: changes,
    });
  }

  async close(uri = "file:///links.md"): Promise<void> {
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  async set(settings: unknown): Promise<void> {
    await this.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
  }

  /** Says that a file has changed. */
  async touch(uri: string): Promise<void> {
    await this.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes: [{ uri, type: 2 }] });
  }

  document(uri = "file:///links.md"): TextDocument {
    const document = this.documents.get(uri);
    if (!document) throw new Error("the document is not open");
    return document;
  }

  /** Returns the next diagnostics that were not read yet. */
  async next(): Promise<PublishDiagnosticsParams> {
    for (;;) {
      const published = this.published.shift();
      if (published) return published;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  hover(offset: number, uri = "file:///links.md"): Promise<Hover | null> {
    const position = this.documents.get(uri)?.positionAt(offset) ?? { line: 0, character: offset };
    return this.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
  }

  async actions(
    range: Range,
    context: Partial<CodeActionContext> = {},
    uri = "file:///links.md",
  ): Promise<CodeAction[] | null> {
    const actions = await this.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri },
      range,
      context: { diagnostics: [], ...context },
    });
    return actions as CodeAction[] | null;
  }

  /** Returns the text of a document after an action. */
  after(action: CodeAction | undefined, uri = "file:///links.md"): string {
    const { changes, documentChanges } = action?.edit ?? {};
    const [change] = documentChanges ?? [];
    const edits = change && "edits" in change ? change.edits : changes?.[uri];
    return TextDocument.applyEdits(this.document(uri), (edits ?? []) as never);
  }

  async end(): Promise<void> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    this.connection.dispose();
  }
}

/** Returns a range on one line. */
export const on = (line: number, start: number, end = start): Range => ({
  start: { line, character: start },
  end: { line, character: end },
});
