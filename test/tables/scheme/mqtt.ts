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
      "mqtt:",
      "mqtt:host.example",
      "mqtt:/host.example",
      "mqtt://h:x/",
      "mqtt://h/a b",
      "mqtt://h/%4",
      "mqtt://[::1/",
      "mqtt://u@v@h/",
      "mqtt://:1883",
      "mqtt://u@",
    ],
    advised: ["mqtt://a_b.example", "mqtt://h:65536/"],
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
      "mqtts:",
      "mqtts:host.example",
      "mqtts:/host.example",
      "mqtts://h:x/",
      "mqtts://h/a b",
      "mqtts://h/%4",
      "mqtts://[::1/",
      "mqtts://u@v@h/",
      "mqtts://:8883",
    ],
    advised: ["mqtts://a_b.example", "mqtts://h:65536/"],
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
