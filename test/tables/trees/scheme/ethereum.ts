/** Trees of grammar/scheme/ethereum.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "request",
    "ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18",
    'request(prefix=schema-prefix"ethereum:", target=target-address"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359", chain=null, functionName=null, parameters=parameters"value=2.014e18")',
  ],
  [
    "request",
    "ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1",
    'request(prefix=schema-prefix"ethereum:", target=target-address"0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7", chain=null, functionName=function-name"transfer", parameters=parameters"address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1")',
  ],
  [
    "request",
    "ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359",
    'request(prefix=schema-prefix"ethereum:", target=target-address"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359", chain=null, functionName=null, parameters=null)',
  ],
  [
    "request",
    "ETHEREUM:pay-0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359@1",
    'request(prefix=schema-prefix"ETHEREUM:pay-", target=target-address"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359", chain=chain-id"1", functionName=null, parameters=null)',
  ],
  [
    "request",
    "ethereum:pay-name.eth/transfer",
    'request(prefix=schema-prefix"ethereum:pay-", target=target-address"name.eth", chain=null, functionName=function-name"transfer", parameters=null)',
  ],
  [
    "request",
    "ethereum:pay-",
    'request(prefix=schema-prefix"ethereum:", target=target-address"pay-", chain=null, functionName=null, parameters=null)',
  ],
  [
    "request",
    "ethereum:0xname.eth",
    'request(prefix=schema-prefix"ethereum:", target=target-address"0xname.eth", chain=null, functionName=null, parameters=null)',
  ],
  [
    "request",
    "ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359@1/f?value=1&gas=21000&gasPrice=+5e9",
    'request(prefix=schema-prefix"ethereum:", target=target-address"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359", chain=chain-id"1", functionName=function-name"f", parameters=parameters"value=1&gas=21000&gasPrice=+5e9")',
  ],
  [
    "request",
    "ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=&a=",
    'request(prefix=schema-prefix"ethereum:", target=target-address"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359", chain=null, functionName=null, parameters=parameters"value=&a=")',
  ],
  [
    "request",
    "ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=1.50e2",
    'request(prefix=schema-prefix"ethereum:", target=target-address"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359", chain=null, functionName=null, parameters=parameters"value=1.50e2")',
  ],
  [
    "request",
    "ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?uint256%5B%5D=1",
    'request(prefix=schema-prefix"ethereum:", target=target-address"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359", chain=null, functionName=null, parameters=parameters"uint256%5B%5D=1")',
  ],
];
