/**
 * Implements the Language Server Protocol: finds the URIs of text documents, reports their faults, shows their trees,
 * and offers repairs.
 *
 * @module
 */
import {
  DidChangeConfigurationNotification,
  MarkupKind,
  PositionEncodingKind,
  TextDocuments,
  TextDocumentSyncKind,
  type CancellationToken,
  type ClientCapabilities,
  type CodeAction,
  type CodeActionParams,
  type Connection,
  type Diagnostic as ClientDiagnostic,
  type Hover,
  type HoverParams,
  type InitializeResult,
  type Range,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Span } from "../../context/find.js";
import type { Edit } from "../../core/edits.js";
import { toCodeAction, toDiagnostic, toRange, toTextEdit, type LSPTextEdit } from "../../interop/lsp.js";
import { VERSION } from "../../interop/version.js";
import { certainEdits, FIX_ALL, isAskedFor, QUICK_FIX } from "./actions.js";
import { search, type Finding } from "./findings.js";
import { describe } from "./hover.js";
import { DEFAULTS, SECTION, settingsFrom, type Settings } from "./settings.js";

/** How long a document must stay the same before it is checked, in milliseconds. */
const DELAY = 150;

/** The source of the diagnostics of this server. */
const SOURCE = "uri-grammar";

/** The maximal number of diagnostics of a document. */
const MOST = 1000;

/**
 * Serves a client.
 *
 * @param connection the connection to the client, without listeners
 */
export function serve(connection: Connection): void {
  new Server(connection).listen();
}

class Server {
  readonly #connection: Connection;
  readonly #documents = new TextDocuments(TextDocument);
  #client: ClientCapabilities = {};
  #settings: Settings = DEFAULTS;
  /** The controllers that end the current or waiting check of a document, by the document's URI. */
  readonly #checks = new Map<string, AbortController>();

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.onInitialize(({ capabilities, initializationOptions }) =>
      this.#initialize(capabilities, initializationOptions),
    );
    connection.onInitialized(() => this.#initialized());
    connection.onDidChangeConfiguration(({ settings }: { settings?: Readonly<Record<string, unknown>> | null }) =>
      this.#configure(settings?.[SECTION]),
    );
    connection.onHover((asked, cancellation) => this.#hover(asked, cancellation));
    connection.onCodeAction((asked, cancellation) => this.#codeActions(asked, cancellation));
    this.#documents.onDidChangeContent(({ document }) => {
      this.#check(document);
    });
    this.#documents.onDidClose(({ document: { uri } }) => {
      this.#checks.get(uri)?.abort();
      this.#checks.delete(uri);
      return connection.sendDiagnostics({ uri, diagnostics: [] });
    });
  }

  listen(): void {
    this.#documents.listen(this.#connection);
    this.#connection.listen();
  }

  #initialize(client: ClientCapabilities, options: unknown): InitializeResult {
    this.#client = client;
    this.#set(options);
    return {
      capabilities: {
        // Every client supports this encoding, and JavaScript strings use it.
        positionEncoding: PositionEncodingKind.UTF16,
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: [QUICK_FIX, FIX_ALL] },
      },
      serverInfo: { name: "uri-grammar", version: VERSION },
    };
  }

  async #initialized(): Promise<void> {
    const { workspace } = this.#client;
    if (workspace?.didChangeConfiguration?.dynamicRegistration === true) {
      await this.#connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION });
    }
    if (workspace?.configuration === true) await this.#configure();
  }

  /** Applies changed settings. Asks the client for them if it supports such requests. */
  async #configure(sent?: unknown): Promise<void> {
    const { workspace } = this.#client;
    const value: unknown =
      workspace?.configuration === true ? await this.#connection.workspace.getConfiguration(SECTION) : sent;
    // If the client has no settings, its initialization options stay valid.
    if (value === null || value === undefined) return;
    this.#set(value);
    for (const document of this.#documents.all()) this.#check(document);
  }

  #set(value: unknown): void {
    this.#settings = settingsFrom(value, (message) => {
      this.#connection.console.warn(message);
    });
  }

  /** Checks a document after it has not changed for a while. */
  #check(document: TextDocument): void {
    this.#checks.get(document.uri)?.abort();
    const controller = new AbortController();
    this.#checks.set(document.uri, controller);
    const timer = setTimeout(() => void this.#report(document, controller.signal), DELAY);
    controller.signal.addEventListener("abort", () => {
      clearTimeout(timer);
    });
  }

  async #report(document: TextDocument, signal: AbortSignal): Promise<void> {
    const { uri, version } = document;
    const diagnostics: ClientDiagnostic[] = [];
    for await (const findings of this.#search(document, whole(document), () => signal.aborted)) {
      for (const finding of findings) {
        for (const each of finding.diagnostics) diagnostics.push(toDiagnostic(each, { document }));
      }
      if (diagnostics.length >= MOST) break;
    }
    if (signal.aborted) return;
    await this.#connection.sendDiagnostics({ uri, version, diagnostics: diagnostics.slice(0, MOST) });
  }

  /** Finds the URIs of a range of a document, unless the settings exclude the document. */
  async *#search(
    document: TextDocument,
    stretch: Span,
    isCancelled: () => boolean,
  ): AsyncGenerator<readonly Finding[]> {
    const { schemes, languages } = this.#settings;
    if (languages?.includes(document.languageId) === false) return;
    yield* search(document.getText(), stretch, schemes, isCancelled);
  }

  async #hover({ textDocument, position }: HoverParams, cancellation: CancellationToken): Promise<Hover | null> {
    const document = this.#documents.get(textDocument.uri);
    if (!document) return null;
    const offset = document.offsetAt(position);
    const stretch = { start: offset, end: offset + 1 };
    for await (const findings of this.#search(document, stretch, outdated(document, cancellation))) {
      const finding = findings.find(({ outer }) => outer.start <= offset && offset < outer.end);
      if (!finding) continue;
      const markdown = this.#client.textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) === true;
      const kind = markdown ? MarkupKind.Markdown : MarkupKind.PlainText;
      return { contents: { kind, value: describe(finding, markdown) }, range: toRange(finding, { document }) };
    }
    return null;
  }

  async #codeActions(
    { textDocument, range, context: { only, diagnostics } }: CodeActionParams,
    cancellation: CancellationToken,
  ): Promise<CodeAction[] | null> {
    const document = this.#documents.get(textDocument.uri);
    if (!document) return null;
    const isCancelled = outdated(document, cancellation);
    const own = diagnostics.filter(({ source }) => source === SOURCE);
    const spans = [range, ...own.map((each) => each.range)].map((each) => spanOf(document, each));
    const asked = {
      start: Math.min(...spans.map(({ start }) => start)),
      end: Math.max(...spans.map(({ end }) => end)),
    };
    const near: Finding[] = [];
    for await (const findings of this.#search(document, { start: asked.start, end: asked.end + 1 }, isCancelled)) {
      near.push(...findings.filter(({ outer }) => outer.start <= asked.end && asked.start <= outer.end));
    }
    const actions: CodeAction[] = [];
    if (isAskedFor(only, QUICK_FIX)) actions.push(...this.#quickFixes(document, near));
    // A menu offers the action only if it changes something.
    if (isAskedFor(only, FIX_ALL) && (only !== undefined || certainEdits(near).length > 0)) {
      const edits: Edit[] = [];
      for await (const findings of this.#search(document, whole(document), isCancelled)) {
        for (const edit of certainEdits(findings)) edits.push(edit);
      }
      if (edits.length > 0) {
        const written = edits.map((edit) => toTextEdit(edit, { document }));
        actions.push({
          title: "Make all certain repairs.",
          kind: FIX_ALL,
          edit: this.#edit(document, written),
        });
      }
    }
    return isCancelled() ? null : actions;
  }

  #quickFixes(document: TextDocument, findings: readonly Finding[]): CodeAction[] {
    return findings.flatMap(({ diagnostics }) =>
      diagnostics.flatMap((diagnostic) => {
        const action = toCodeAction(diagnostic, { uri: document.uri, document });
        return action ? [{ ...action, edit: this.#edit(document, Object.values(action.edit.changes).flat()) }] : [];
      }),
    );
  }

  /** Returns an edit of the current version of the document, if the client supports versions. */
  #edit({ uri, version }: TextDocument, edits: LSPTextEdit[]): WorkspaceEdit {
    return this.#client.workspace?.workspaceEdit?.documentChanges === true
      ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
      : { changes: Object.fromEntries([[uri, edits]]) };
  }
}

const whole = (document: TextDocument): Span => ({ start: 0, end: document.getText().length });

const spanOf = (document: TextDocument, { start, end }: Range): Span => ({
  start: document.offsetAt(start),
  end: document.offsetAt(end),
});

/** Returns a function that says whether an answer is outdated: it was cancelled, or the document has changed. */
function outdated(document: TextDocument, cancellation: CancellationToken): () => boolean {
  const { version } = document;
  return () => cancellation.isCancellationRequested || document.version !== version;
}
