/**
 * Hides the secrets of inputs in what commands write: `--redact`.
 *
 * @module
 */
import type { Command, Handler, Hit, Outcome, Search, Values } from "./command.js";
import { Misuse } from "./errors.js";
import { shownBy, type Style } from "./terminal.js";

const hidden = (text: string): string => shownBy({ redact: true }, text);

/** The options whose values are URIs or parts of them. */
const URIS = ["base", "match"] as const;

/**
 * Prepares a command that hides secrets.
 *
 * @returns a handler whose outcomes have no secrets of the inputs
 * @throws {Misuse} if the options cannot be used, or would write the secrets that must stay
 */
export function redacting(command: Command, values: Values, style: Style): Handler {
  for (const name of ["fix", "diff", "to"] as const) {
    if (values[name] !== undefined) throw new Misuse(`--redact cannot be used with --${name}`);
  }
  const { redacts } = command;
  const handler = command.run(values, style);
  if (redacts === "itself") return handler;
  const { subjectOf, search, walking, refuse } = handler;
  const kept = {
    ...(subjectOf && { subjectOf }),
    ...(walking && { walking }),
    ...(refuse && ({ refuse: (refused) => withoutSecrets(refuse(refused)) } satisfies Partial<Handler>)),
    ...(search && { search: (source: string) => hidingSearch(search(source)) }),
  };
  if (redacts === "outputs")
    return Object.assign((...operands: string[]) => withoutSecrets(handler(...operands)), kept);
  const shown = command.run(withHidden(values), style);
  return Object.assign((...operands: string[]): Outcome => {
    // The original decides what passes, and what is refused.
    const { passed } = handler(...operands);
    return { ...shown(...operands.map(hidden)), passed };
  }, kept);
}

function withHidden(values: Values): Values {
  const texts = URIS.flatMap((name) => (typeof values[name] === "string" ? [[name, hidden(values[name])]] : []));
  return { ...values, ...(Object.fromEntries(texts) as Values) };
}

/** Hides the secrets in all texts of an outcome. Diagnostics have none. */
function withoutSecrets({ passed, record, lines, complaint }: Outcome): Outcome {
  return {
    passed,
    record: withoutSecretsIn(record) as Outcome["record"],
    lines: hiddenLines(lines),
    ...(complaint && { complaint }),
  };
}

function* hiddenLines(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield hidden(line);
}

function withoutSecretsIn(value: unknown): unknown {
  if (typeof value === "string") return hidden(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutSecretsIn);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, /^diagnostics?$/.test(name) ? each : withoutSecretsIn(each)]),
  );
}

function hidingSearch(search: Search): Search {
  const hide = function* (hits: Iterable<Hit>): Generator<Hit> {
    for (const hit of hits) yield { ...hit, outcome: withoutSecrets(hit.outcome) };
  };
  return {
    get kept() {
      return search.kept;
    },
    add: (piece) => hide(search.add(piece)),
    end: () => hide(search.end()),
    get note() {
      return search.note;
    },
  };
}
