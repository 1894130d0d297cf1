/**
 * The schemes `mqtt` and `mqtts` (MQTT Community Wiki, page "URI Scheme").
 *
 * @module
 */
import { grammar } from "../../generated/scheme/location.js";
import type { Location } from "../../generated/scheme/location.tree.js";
import type { RuleWords } from "../explain/report.js";
import { emptyHost, ofServers } from "./shared/common.js";
import { defineScheme, type Scheme } from "./mechanism/scheme.js";
import { page } from "./mechanism/specification.js";
import { locationWords } from "./shared/words.js";

export type * from "../../generated/scheme/location.tree.js";

const shared = {
  specification: page("MQTT Wiki", "URI Scheme", "https://github.com/mqtt/mqtt.org/wiki/URI-Scheme"),
  section: '"Using URIs to connect to a MQTT server"',
  status: null,
  requirements: [emptyHost('"Host and Domain"'), ...ofServers],
} as const;

const wordsOf = (name: string): RuleWords =>
  locationWords(
    "location",
    `an ${name} URI`,
    `An ${name} URI is '${name}://', an optional user with '@', a host and an optional port.`,
  );

/**
 * The scheme `mqtt`.
 *
 * @example
 * import { mqtt } from "uri-grammar/schemes/mqtt";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([mqtt]);
 * validate("mqtt:host.example").diagnostics[0].code; // => "mqtt/slashes"
 * normalize("mqtt://host.example:1883"); // => "mqtt://host.example/"
 */
export const mqtt: Scheme<Location> = defineScheme({
  ...shared,
  name: "mqtt",
  grammar,
  examples: ["mqtt://user:secret@host.example:1883"],
  words: wordsOf("mqtt"),
});

/**
 * The scheme `mqtts`.
 *
 * @example
 * import { mqtts } from "uri-grammar/schemes/mqtt";
 * import { withSchemes } from "uri-grammar/schemes/define";
 *
 * const { validate, normalize } = withSchemes([mqtts]);
 * validate("mqtts://:8883").diagnostics[0].code; // => "mqtts/empty-host"
 * normalize("mqtts://host.example:8883"); // => "mqtts://host.example/"
 */
export const mqtts: Scheme<Location> = defineScheme({
  ...shared,
  name: "mqtts",
  grammar,
  examples: ["mqtts://user:secret@host.example"],
  words: wordsOf("mqtts"),
});
