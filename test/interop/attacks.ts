/**
 * Ten attacks on programs that put values into URLs, and what each tool makes of them.
 *
 * @module
 */
import uriTag from "uri-tag";
import urlEscapeTag from "url-escape-tag";
import { parseTemplate } from "url-template";
import urlcat from "urlcat";

/** A tag of template literals. */
type Tag = (strings: TemplateStringsArray, ...values: never[]) => string;

/** The tools, in the order of the columns. */
export const TOOLS = [
  ...["`+`", "`encodeURIComponent`", "`new URL`", "uri-tag", "url-escape-tag", "urlcat", "url-template", "uri-grammar"],
] as const;

/** What becomes of a value. */
export const OUTCOMES = {
  kept: "kept",
  refused: "refused",
  noURL: "no URL",
  unusable: "cannot be used",
  scheme: "another scheme",
  host: "another host",
  port: "another port",
  path: "another path",
  servers: "another path on some servers",
  parameters: "other parameters",
  cut: "the rest is cut",
} as const;

export type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES];

/** What the program means. */
interface Intent {
  readonly scheme?: string;
  readonly host?: string;
  readonly port?: string;
  readonly path?: readonly string[];
  readonly parameters?: readonly (readonly [name: string, value: string])[];
}

/** An attack: a program, and the value that an attacker chooses. */
export interface Attack {
  readonly position: string;
  readonly value: string;
  /** What the program expects: a tool that does not keep it cannot be used here. */
  readonly good: string;
  /** The text around the hole, for tags and for what concatenates. */
  readonly strings: readonly [before: string, after: string];
  readonly means: (value: string) => Intent;
  readonly url: (value: string) => string;
  readonly urlcat: (value: string) => string;
  /** The template, with the variable "x". */
  readonly template: string;
}

/** Returns a URL after a change by its setters. */
function changed(change: (url: URL) => void, start = "https://api.example/v1/users?sig=1"): string {
  const url = new URL(start);
  change(url);
  return url.href;
}

/** Returns an attack on a path segment. */
const onSegment = (value: string): Attack => ({
  position: "path segment",
  value,
  good: "a b",
  strings: ["https://api.example/v1/users/", "/files"],
  means: (id) => ({ path: ["v1", "users", id, "files"] }),
  url: (id) => changed((url) => (url.pathname = `/v1/users/${id}/files`), "https://api.example"),
  urlcat: (id) => urlcat("https://api.example", "/v1/users/:id/files", { id }),
  template: "https://api.example/v1/users/{x}/files",
});

/** Returns an attack on the value of a parameter. */
const onParameter = (value: string): Attack => ({
  position: "value of a parameter",
  value,
  good: "a b",
  strings: ["https://api.example/v1/users?id=", "&sig=1"],
  means: (id) => ({
    path: ["v1", "users"],
    parameters: [
      ["id", id],
      ["sig", "1"],
    ],
  }),
  url: (id) =>
    changed((url) => {
      url.searchParams.set("id", id);
      url.searchParams.set("sig", "1");
    }, "https://api.example/v1/users"),
  urlcat: (id) => urlcat("https://api.example", "/v1/users", { id, sig: 1 }),
  template: "https://api.example/v1/users?id={x}&sig=1",
});

const USERS = { path: ["v1", "users"], parameters: [["sig", "1"]] } as const;

export const ATTACKS: readonly Attack[] = [
  onSegment("../../admin?x="),
  onSegment(".."),
  onSegment("..%2f..%2fadmin"),
  onParameter("1&role=admin"),
  onParameter("x#"),
  {
    position: "label of the host",
    value: "evil.example/",
    good: "tenant",
    strings: ["https://", ".api.example/v1/users?sig=1"],
    means: (tenant) => ({ ...USERS, host: `${tenant}.api.example` }),
    url: (tenant) => changed((url) => (url.hostname = `${tenant}.api.example`)),
    urlcat: (tenant) => urlcat("https://:tenant.api.example/v1/users", { tenant, sig: 1 }),
    template: "https://{x}.api.example/v1/users?sig=1",
  },
  {
    position: "host",
    value: "127.1",
    good: "h.example",
    strings: ["https://", "/v1/users?sig=1"],
    means: (host) => ({ ...USERS, host }),
    url: (host) => changed((url) => (url.hostname = host)),
    urlcat: (host) => urlcat("https://:host/v1/users", { host, sig: 1 }),
    template: "https://{x}/v1/users?sig=1",
  },
  {
    position: "port",
    value: "80@evil.example",
    good: "8080",
    strings: ["https://api.example:", "/v1/users?sig=1"],
    means: (port) => ({ ...USERS, port }),
    url: (port) => changed((url) => (url.port = port)),
    urlcat: (port) => urlcat("https://api.example::port/v1/users", { port, sig: 1 }),
    template: "https://api.example:{x}/v1/users?sig=1",
  },
  {
    position: "after the host",
    value: ".evil.example/v1",
    good: "",
    strings: ["https://api.example", "/users?sig=1"],
    means: (folder) => ({ ...USERS, path: [...folder.split("/").filter((name) => name !== ""), "users"] }),
    url: (folder) => new URL(`${folder}/users?sig=1`, "https://api.example").href,
    urlcat: (folder) => urlcat("https://api.example", `${folder}/users`, { sig: 1 }),
    template: "https://api.example{+x}/users?sig=1",
  },
  {
    position: "base",
    value: "javascript:alert(1)//api.example",
    good: "https://api.example",
    strings: ["", "/v1/users?sig=1"],
    means: () => USERS,
    url: (base) => new URL("/v1/users?sig=1", base).href,
    urlcat: (base) => urlcat(base, "/v1/users", { sig: 1 }),
    template: "{+x}/v1/users?sig=1",
  },
];

/** Calls a tag with the text around a hole. */
function tagged(tag: Tag, strings: readonly [string, string], value: string): string {
  return tag(Object.assign([...strings], { raw: strings }), value as never);
}

/** Returns what each tool makes of an attack; each can throw. */
function calls({ strings, url, urlcat: joined, template }: Attack, value: string, uri: Tag): readonly (() => string)[] {
  return [
    () => strings.join(value),
    () => strings.join(encodeURIComponent(value)),
    () => url(value),
    () => tagged(uriTag, strings, value),
    () => tagged(urlEscapeTag, strings, value),
    () => joined(value),
    () => parseTemplate(template).expand({ x: value }),
    () => tagged(uri, strings, value),
  ];
}

/** Returns the path that servers see that decode it before they look for dot segments. */
function decodedFirst(path: string): readonly string[] {
  return decodeURIComponent(path)
    .split(/[/\\]/)
    .map((segment) => segment.replace(/;.*/s, ""));
}

/** Returns where a URL leads, as a browser or `fetch` reads it. */
export function outcomeOf(text: string, means: Intent): Outcome {
  let url;
  try {
    url = new URL(text);
  } catch {
    return OUTCOMES.noURL;
  }
  const { scheme = "https", host = "api.example", port = "", path = [], parameters = [] } = means;
  if (url.protocol !== `${scheme}:`) return OUTCOMES.scheme;
  if (url.hostname !== host) return OUTCOMES.host;
  if (url.port !== port) return OUTCOMES.port;
  const segments = url.pathname.split("/").slice(1).map(decodeURIComponent);
  if (JSON.stringify(segments) !== JSON.stringify(path)) return OUTCOMES.path;
  if (decodedFirst(url.pathname).includes("..")) return OUTCOMES.servers;
  if (url.hash !== "") return OUTCOMES.cut;
  const isSame = JSON.stringify([...url.searchParams]) === JSON.stringify(parameters);
  return isSame ? OUTCOMES.kept : OUTCOMES.parameters;
}

/** Returns what becomes of one call. */
function madeOf(call: () => string, means: Intent): Outcome {
  let text;
  try {
    text = call();
  } catch {
    return OUTCOMES.refused;
  }
  return outcomeOf(text, means);
}

/**
 * Runs all attacks against all tools.
 *
 * @param uri this package's tag
 * @returns a row for each attack: its position, its value, and what each tool makes of it
 */
export function attacked(
  uri: Tag,
): readonly (readonly [position: string, value: string, outcomes: readonly Outcome[]])[] {
  return ATTACKS.map((attack) => {
    const made = (value: string): Outcome[] =>
      calls(attack, value, uri).map((call) => madeOf(call, attack.means(value)));
    const good = made(attack.good);
    const outcomes = made(attack.value);
    return [
      attack.position,
      attack.value,
      outcomes.map((each, tool) => (good[tool] === OUTCOMES.kept ? each : OUTCOMES.unusable)),
    ];
  });
}

/** Returns the Markdown table of the guide. What is no harm is not in bold. */
export function attackTable(uri: Tag): string {
  const harmless: readonly Outcome[] = [OUTCOMES.kept, OUTCOMES.refused, OUTCOMES.noURL, OUTCOMES.unusable];
  const rows = attacked(uri).map(([position, value, outcomes]) => [
    position,
    `\`${value}\``,
    ...outcomes.map((outcome) => (harmless.includes(outcome) ? outcome : `**${outcome}**`)),
  ]);
  const head = ["position", "value", ...TOOLS];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
