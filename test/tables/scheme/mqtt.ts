// The page "URI Scheme" of the MQTT Community Wiki. It has a form but no example.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  mqtt: {
    valid: [
      "mqtt://host.example",
      "MQTT://host.example/",
      "mqtt://user@host.example/a",
      "mqtt://host.example:1234/a/b",
      "mqtt://192.0.2.1/a",
      "mqtt://[2001:db8::7]:/",
      "mqtt://host.example/%41//b",
      "mqtt://a.b/c#f",
      "mqtt://h/a?b=c",
    ],
    invalid: [
      ["mqtt:", "mqtt/slashes", 5, 5],
      ["mqtt:host.example", "mqtt/slashes", 5, 5],
      ["mqtt:/host.example", "mqtt/slashes", 5, 6],
      ["mqtt://h:x/", "rfc3986/port", 9, 10],
      ["mqtt://h/a b", "rfc3986/space", 10, 11],
      ["mqtt://h/%4", "rfc3986/truncated", 9, 11],
      ["mqtt://[::1/", "rfc3986/missing-bracket", 11, 12],
      ["mqtt://u@v@h/", "rfc3986/password-delimiter", 8, 9],
      ["mqtt://h:65536/", "mqtt/port-range", 9, 14, { severity: "info" }],
      ["mqtt://:1883", "mqtt/empty-host", 7, 7],
      ["mqtt://u@", "mqtt/empty-host", 9, 9],
    ],
    examples: [],
    normal: [
      ["MQTT://Host.Example/%7Ea/./b", "mqtt://host.example/~a/b"],
      ["mqtt://h:1883", "mqtt://h/"],
    ],
    equivalent: [
      ["mqtt://h:/a", "mqtt://h/a"],
      ["mqtt://h:1883/", "mqtt://h"],
    ],
    different: [["mqtt://h/a", "mqtt://h/a/"]],
    fixed: [
      ["mqtt:/host.example/a", "mqtt://host.example/a"],
      ["mqtt://h/a b", "mqtt://h/a%20b"],
    ],
  },
  mqtts: {
    valid: [
      "mqtts://host.example",
      "MQTTS://host.example/",
      "mqtts://user@host.example/a",
      "mqtts://host.example:1234/a/b",
      "mqtts://192.0.2.1/a",
      "mqtts://[2001:db8::7]:/",
      "mqtts://host.example/%41//b",
      "mqtts://a.b/c#f",
      "mqtts://h/a?b=c",
    ],
    invalid: [
      ["mqtts:", "mqtts/slashes", 6, 6],
      ["mqtts:host.example", "mqtts/slashes", 6, 6],
      ["mqtts:/host.example", "mqtts/slashes", 6, 7],
      ["mqtts://h:x/", "rfc3986/port", 10, 11],
      ["mqtts://h/a b", "rfc3986/space", 11, 12],
      ["mqtts://h/%4", "rfc3986/truncated", 10, 12],
      ["mqtts://[::1/", "rfc3986/missing-bracket", 12, 13],
      ["mqtts://u@v@h/", "rfc3986/password-delimiter", 9, 10],
      ["mqtts://h:65536/", "mqtts/port-range", 10, 15, { severity: "info" }],
      ["mqtts://:8883", "mqtts/empty-host", 8, 8],
    ],
    examples: [],
    normal: [
      ["MQTTS://Host.Example/%7Ea/./b", "mqtts://host.example/~a/b"],
      ["mqtts://h:8883", "mqtts://h/"],
    ],
    equivalent: [
      ["mqtts://h:/a", "mqtts://h/a"],
      ["mqtts://h:8883/", "mqtts://h"],
    ],
    different: [["mqtts://h/a", "mqtts://h/a/"]],
    fixed: [
      ["mqtts:/host.example/a", "mqtts://host.example/a"],
      ["mqtts://h/a b", "mqtts://h/a%20b"],
    ],
  },
};
