/** Trees of grammar/scheme/ws.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "ws-URI",
    "ws://h/?",
    'ws-URI(scheme=scheme"ws", host=reg-name"h", port=null, path=path-abempty(segments=[segment""]), query=query"")',
  ],
  [
    "ws-URI",
    "ws://[2001:db8::7]:8080/",
    'ws-URI(scheme=scheme"ws", host=IP-literal(address=IPv6address"2001:db8::7"), port=port"8080", path=path-abempty(segments=[segment""]), query=null)',
  ],
  [
    "ws-URI",
    "ws://[v1.a]",
    'ws-URI(scheme=scheme"ws", host=IP-literal(address=IPvFuture"v1.a"), port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "ws-URI",
    "ws://192.0.2.1",
    'ws-URI(scheme=scheme"ws", host=IPv4address"192.0.2.1", port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "ws-URI",
    "ws://",
    'ws-URI(scheme=scheme"ws", host=reg-name"", port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "ws-URI",
    "ws://h//",
    'ws-URI(scheme=scheme"ws", host=reg-name"h", port=null, path=path-abempty(segments=[segment"", segment""]), query=null)',
  ],
  [
    "wss-URI",
    "wss://h:",
    'wss-URI(scheme=scheme"wss", host=reg-name"h", port=port"", path=path-abempty(segments=[]), query=null)',
  ],
  [
    "wss-URI",
    "wss://192.0.2.1",
    'wss-URI(scheme=scheme"wss", host=IPv4address"192.0.2.1", port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "wss-URI",
    "wss://h/?",
    'wss-URI(scheme=scheme"wss", host=reg-name"h", port=null, path=path-abempty(segments=[segment""]), query=query"")',
  ],
  [
    "wss-URI",
    "wss://[2001:db8::7]",
    'wss-URI(scheme=scheme"wss", host=IP-literal(address=IPv6address"2001:db8::7"), port=null, path=path-abempty(segments=[]), query=null)',
  ],
  ["path", "", "path-abempty(segments=[])"],
];
