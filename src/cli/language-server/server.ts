/**
 * Implements the Language Server Protocol: finds the URIs of text documents, reports their faults, shows their trees,
 * and offers repairs.
 *
 * @module
 */
import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DiagnosticSeverity,
  MarkupKind,
  MessageType,
  PositionEncodingKind,
  ShowMessageNotification,
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
  type TextDocumentContentChangeEvent,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { mayBeIRI, OF_IRIS, type Span } from "../../context/find.js";
import { CONFIG_FILE, MANIFEST } from "../../interop/config.js";
import type { Policy } from "../../interop/policy.js";
import { toCodeAction, toDiagnostic, toRange, toTextEdit, type LSPTextEdit } from "../../interop/lsp.js";
import { VERSION } from "../../interop/version.js";
import { certainRepairs, FIX_ALL, isAskedFor, isCertain, LIMITS, QUICK_FIX, type CertainRepairs } from "./actions.js";
import { LONGEST, Search, type Finding } from "./findings.js";
import { describe } from "./hover.js";
import { Policies } from "./policies.js";
import { SECTION, settingsFrom } from "./settings.js";

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

/** The search in a document, and what it depends on. */
interface Searched {
  readonly search: Search;
  readonly version: number;
  readonly policy: Policy;
  certain?: CertainRepairs;
}

class Server {
  readonly #connection: Connection;
  readonly #documents = new TextDocuments({ create: TextDocument.create, update: updated });
  readonly #policies: Policies;
  readonly #searches = new WeakMap<TextDocument, Searched>();
  #client: ClientCapabilities = {};
  /** The controllers that end the current or waiting check of a document, by the document's URI. */
  readonly #checks = new Map<string, AbortController>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#policies = new Policies((message) => {
      void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
    });
    connection.onInitialize(({ capabilities, initializationOptions }) =>
      this.#initialize(capabilities, initializationOptions),
    );
    connection.onInitialized(() => this.#initialized());
    connection.onDidChangeConfiguration(({ settings }: { settings?: Readonly<Record<string, unknown>> | null }) =>
      this.#configure(settings?.[SECTION]),
    );
    connection.onDidChangeWatchedFiles(() => {
      this.#policies.refresh();
      this.#checkAll();
    });
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
    if (workspace?.didChangeWatchedFiles?.dynamicRegistration === true) {
      const watchers = [CONFIG_FILE, MANIFEST].map((name) => ({ globPattern: `**/${name}` }));
      await this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
    }
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
    this.#checkAll();
  }

  #checkAll(): void {
    for (const document of this.#documents.all()) this.#check(document);
  }

  #set(value: unknown): void {
    this.#policies.settings = settingsFrom(value, (message) => {
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
    const searched = this.#searched(document);
    const diagnostics: ClientDiagnostic[] = searched?.search.isTooLong === true ? [TOO_LONG] : [];
    for await (const findings of searched?.search.mistakes(() => signal.aborted) ?? []) {
      for (const finding of findings) {
        for (const each of finding.diagnostics) diagnostics.push(toDiagnostic(each, { document }));
      }
      if (diagnostics.length >= MOST) break;
    }
    if (signal.aborted) return;
    await this.#connection.sendDiagnostics({ uri, version, diagnostics: diagnostics.slice(0, MOST) });
  }

  /** Returns the search in the current version of a document; `undefined` if the settings exclude it. */
  #searched(document: TextDocument): Searched | undefined {
    if (this.#policies.settings.languages?.includes(document.languageId) === false) return undefined;
    const { version } = document;
    const policy = this.#policies.of(document.uri);
    const known = this.#searches.get(document);
    if (known?.version === version && known.policy === policy) return known;
    const searched = { search: new Search(document, policy), version, policy };
    this.#searches.set(document, searched);
    return searched;
  }

  async #hover({ textDocument, position }: HoverParams, cancellation: CancellationToken): Promise<Hover | null> {
    const document = this.#documents.get(textDocument.uri);
    if (!document) return null;
    const offset = document.offsetAt(position);
    const searched = this.#searched(document);
    const near = await searched?.search.near({ start: offset, end: offset }, outdated(document, cancellation));
    const finding = near?.find(({ outer }) => outer.start <= offset && offset < outer.end);
    if (!finding || !searched) return null;
    const markdown = this.#client.textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) === true;
    const kind = markdown ? MarkupKind.Markdown : MarkupKind.PlainText;
    const { chosen, standard } = searched.policy;
    const isIRI = chosen === undefined && finding.diagnostics.length === 0 && mayBeIRI(finding.reference);
    const value = describe(finding, markdown, isIRI ? OF_IRIS.standard : standard);
    return { contents: { kind, value }, range: toRange(finding, { document }) };
  }

  async #codeActions(
    { textDocument, range, context: { only, diagnostics } }: CodeActionParams,
    cancellation: CancellationToken,
  ): Promise<CodeAction[] | null> {
    const document = this.#documents.get(textDocument.uri);
    if (!document) return null;
    const searched = this.#searched(document);
    if (!searched) return [];
    const isCancelled = outdated(document, cancellation);
    const own = diagnostics.filter(({ source }) => source === SOURCE);
    const asked = [range, ...own.map((each) => each.range)]
      .map((each) => spanOf(document, each))
      .reduce((one, other) => ({ start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }));
    const near = await searched.search.near(asked, isCancelled, ({ ok }) => !ok);
    const actions: CodeAction[] = [];
    if (isAskedFor(only, QUICK_FIX)) actions.push(...this.#quickFixes(document, near));
    // A menu offers the action only if it changes something.
    const hasCertain = near.some((finding) => finding.diagnostics.some(isCertain));
    if (isAskedFor(only, FIX_ALL) && (Array.isArray(only) || hasCertain)) {
      actions.push(...(await this.#fixAll(document, searched, isCancelled)));
    }
    return isCancelled() ? null : actions;
  }

  async #fixAll(document: TextDocument, searched: Searched, isCancelled: () => boolean): Promise<CodeAction[]> {
    const certain =
      searched.certain ?? (await certainRepairs(document.getText(), searched.search.mistakes(isCancelled)));
    if (isCancelled()) return [];
    searched.certain = certain;
    const { title, edits, isComplete } = certain;
    if (edits.length === 0) {
      if (!isComplete) {
        this.#connection.console.info(`No certain repair was found in ${String(LIMITS.time / 1000)} seconds.`);
      }
      return [];
    }
    const written = edits.map((edit) => toTextEdit(edit, { document }));
    return [{ title, kind: FIX_ALL, edit: this.#edit(document, written) }];
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

/** The only diagnostic of a document that is not searched. */
const TOO_LONG: ClientDiagnostic = {
  range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
  severity: DiagnosticSeverity.Information,
  source: SOURCE,
  message: `This document is longer than ${String(LONGEST)} characters, so its URIs are not checked.`,
};

/** Changes a document. The library needs ranges that are inside of it. */
function updated(document: TextDocument, changes: TextDocumentContentChangeEvent[], version: number): TextDocument {
  for (const change of changes) TextDocument.update(document, [inside(document, change)], version);
  return document;
}

function inside(document: TextDocument, change: TextDocumentContentChangeEvent): TextDocumentContentChangeEvent {
  if (!("range" in change)) return change;
  const { start, end } = spanOf(document, change.range);
  return { text: change.text, range: { start: document.positionAt(start), end: document.positionAt(end) } };
}

const spanOf = (document: TextDocument, { start, end }: Range): Span => ({
  start: document.offsetAt(start),
  end: document.offsetAt(end),
});

/** Returns a function that says whether an answer is outdated: it was cancelled, or the document has changed. */
function outdated(document: TextDocument, cancellation: CancellationToken): () => boolean {
  const { version } = document;
  return () => cancellation.isCancellationRequested || document.version !== version;
}
