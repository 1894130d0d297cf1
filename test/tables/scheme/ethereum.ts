// ERC-681.
import type { SchemeTables } from "../../schemes/table.js";

const address = "0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359";

export const tables: SchemeTables = {
  ethereum: {
    valid: [
      `ethereum:${address}`,
      `ETHEREUM:pay-${address}@1`,
      "ethereum:pay-name.eth/transfer",
      "ethereum:pay-",
      "ethereum:0xname.eth",
      `ethereum:${address}@1/f?value=1&gas=21000&gasPrice=+5e9`,
      `ethereum:${address}?value=&a=`,
      `ethereum:${address}?value=1.50e2`,
      `ethereum:${address}?uint256%5B%5D=1#f`,
    ],
    invalid: [
      "ethereum:",
      `ethereum://${address}`,
      `ethereum:${address}@x`,
      `ethereum:${address}/`,
      `ethereum:${address}?`,
      `ethereum:${address}?value`,
      `ethereum:${address}?a=b=c`,
      `ethereum:${address}?a=(b)`,
      "ethereum:0x123",
      `ethereum:${address}0`,
      `ethereum:${address}?value=1_5`,
      `ethereum:${address}?value=1.5`,
      `ethereum:${address}?gas=1.25e1`,
    ],
    examples: [
      `ethereum:${address}?value=2.014e18`,
      "ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1",
    ],
    normal: [
      [`ETHEREUM:${address}/%61`, `ethereum:${address}/a`],
      [`ethereum:${address}/..`, `ethereum:${address}/..`],
    ],
    equivalent: [[`ethereum:${address}`, `ethereum:${address.toLowerCase()}`]],
    different: [
      ["ethereum:pay-a.eth", "ethereum:pay-b.eth"],
      [`ethereum:${address}`, `ethereum:${address}@1`],
    ],
    fixed: [[`ethereum://${address}`, `ethereum:${address}`]],
  },
};
