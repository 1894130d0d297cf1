/** Trees of grammar/scheme/coap.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "coap-URI",
    "coap://h/?",
    'coap-URI(scheme=scheme"coap", host=reg-name"h", port=null, path=path-abempty(segments=[segment""]), query=query"")',
  ],
  [
    "coap-URI",
    "coap://198.51.100.1:61616",
    'coap-URI(scheme=scheme"coap", host=IPv4address"198.51.100.1", port=port"61616", path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coap-URI",
    "coap://[::]",
    'coap-URI(scheme=scheme"coap", host=IP-literal(address=IPv6address"::"), port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coaps-URI",
    "coaps://[::]",
    'coaps-URI(scheme=scheme"coaps", host=IP-literal(address=IPv6address"::"), port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coaps-URI",
    "coaps://example.com:?q",
    'coaps-URI(scheme=scheme"coaps", host=reg-name"example.com", port=port"", path=path-abempty(segments=[]), query=query"q")',
  ],
  [
    "coaps-URI",
    "coaps://198.51.100.1",
    'coaps-URI(scheme=scheme"coaps", host=IPv4address"198.51.100.1", port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coap-tcp-URI",
    "coap+tcp://:61616",
    'coap-tcp-URI(scheme=scheme"coap+tcp", host=reg-name"", port=port"61616", path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coap-tcp-URI",
    "coap+tcp://?q",
    'coap-tcp-URI(scheme=scheme"coap+tcp", host=reg-name"", port=null, path=path-abempty(segments=[]), query=query"q")',
  ],
  [
    "coap-tcp-URI",
    "coap+tcp://[::]",
    'coap-tcp-URI(scheme=scheme"coap+tcp", host=IP-literal(address=IPv6address"::"), port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coap-tcp-URI",
    "coap+tcp://198.51.100.1",
    'coap-tcp-URI(scheme=scheme"coap+tcp", host=IPv4address"198.51.100.1", port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coaps-tcp-URI",
    "coaps+tcp://?q",
    'coaps-tcp-URI(scheme=scheme"coaps+tcp", host=reg-name"", port=null, path=path-abempty(segments=[]), query=query"q")',
  ],
  [
    "coaps-tcp-URI",
    "coaps+tcp://198.51.100.1:61616",
    'coaps-tcp-URI(scheme=scheme"coaps+tcp", host=IPv4address"198.51.100.1", port=port"61616", path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coaps-tcp-URI",
    "coaps+tcp://[::]",
    'coaps-tcp-URI(scheme=scheme"coaps+tcp", host=IP-literal(address=IPv6address"::"), port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coap-ws-URI",
    "coap+ws://[v1.x]",
    'coap-ws-URI(scheme=scheme"coap+ws", host=IP-literal(address=IPvFuture"v1.x"), port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coap-ws-URI",
    "coap+ws://198.51.100.1:61616//%2F//?%2F%2F",
    'coap-ws-URI(scheme=scheme"coap+ws", host=IPv4address"198.51.100.1", port=port"61616", path=path-abempty(segments=[segment"", segment"%2F", segment"", segment""]), query=query"%2F%2F")',
  ],
  [
    "coap-ws-URI",
    "coap+ws://",
    'coap-ws-URI(scheme=scheme"coap+ws", host=reg-name"", port=null, path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coaps-ws-URI",
    "coaps+ws://?q",
    'coaps-ws-URI(scheme=scheme"coaps+ws", host=reg-name"", port=null, path=path-abempty(segments=[]), query=query"q")',
  ],
  [
    "coaps-ws-URI",
    "coaps+ws://198.51.100.1:61616",
    'coaps-ws-URI(scheme=scheme"coaps+ws", host=IPv4address"198.51.100.1", port=port"61616", path=path-abempty(segments=[]), query=null)',
  ],
  [
    "coaps-ws-URI",
    "coaps+ws://[::]",
    'coaps-ws-URI(scheme=scheme"coaps+ws", host=IP-literal(address=IPv6address"::"), port=null, path=path-abempty(segments=[]), query=null)',
  ],
];
