/**
 * The schemes `amqp` and `amqps` (RabbitMQ URI Specification).
 *
 * @module
 */
import { grammar } from "../../generated/scheme/amqp.js";
import type { AmqpURI } from "../../generated/scheme/amqp.tree.js";
import type { RuleWords } from "../explain/report.js";
import type { Slip } from "../explain/slips.js";
import { pathEnd, written } from "./shared/slips.js";
import { ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { addressWords, portWords, queryWords } from "./shared/words.js";

export type * from "../../generated/scheme/amqp.tree.js";

const slips: readonly Slip[] = [
  {
    code: "virtual-host",
    pattern: /^(amqps?:\/\/[^/?#]{0,255}\/[^/?#]{0,255})(\/)/i,
    rule: "vhost",
    message: "In the name of a virtual host, '/' must be percent-encoded. Write '%2F'.",
    edit: ({ start }, text) => written(text, { start, end: pathEnd(text, start) }, "/", "%2F"),
  },
];

const shared = {
  specification: page("RabbitMQ", "RabbitMQ URI Specification", "https://www.rabbitmq.com/docs/uri-spec"),
  section: '"URI scheme"',
  status: null,
  requirements: [...ofServers],
  slips,
  // The document allows passwords, because these URIs are in the configurations of programs.
  exempt: ["password"],
  // An absent host name and an empty one are different. A name can be "..".
  without: ["dot-segments", "empty-path"],
} as const;

const wordsOf = (name: string): RuleWords => ({
  ...addressWords,
  ...portWords,
  ...queryWords,
  "amqp-URI": [
    `an ${name} URI`,
    `An ${name} URI is '${name}://', an optional user with '@', a host, an optional port, and an optional '/' with a virtual host.`,
  ],
  username: ["the name of a user", "In the name, ':', '@' and '/' must be percent-encoded."],
  password: ["a password", "In a password, ':', '@' and '/' must be percent-encoded."],
  vhost: ["a virtual host", "In the name of a virtual host, '/' must be percent-encoded."],
});

/**
 * The scheme `amqp`.
 *
 * @example
 * import { amqp } from "uri-grammar/schemes/amqp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([amqp]);
 * validate("amqp://host/a/b").diagnostics[0].code; // => "amqp/virtual-host"
 * normalize("amqp://Host:5672/%76host"); // => "amqp://host/vhost"
 */
export const amqp: Scheme<AmqpURI> = defineScheme({
  ...shared,
  name: "amqp",
  grammar,
  examples: ["amqp://user:pass@host:10000/vhost", "amqp://host/%2f"],
  words: wordsOf("amqp"),
});

/**
 * The scheme `amqps`.
 *
 * @example
 * import { amqps } from "uri-grammar/schemes/amqp";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([amqps]);
 * validate("amqps:host").diagnostics[0].code; // => "amqps/slashes"
 * normalize("amqps://host:5671"); // => "amqps://host"
 */
export const amqps: Scheme<AmqpURI> = defineScheme({
  ...shared,
  name: "amqps",
  grammar,
  examples: ["amqps://user:pass@host/vhost"],
  words: wordsOf("amqps"),
});
