// BIP 321, with the examples of its appendix.
import type { SchemeTables } from "../../schemes/table.js";

const address = "175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W";

export const tables: SchemeTables = {
  bitcoin: {
    valid: [
      `bitcoin:${address}`,
      `BITCOIN:${address}?`,
      `bitcoin:${address}?amount=50.&label=&message`,
      `bitcoin:${address}?amount=.5&&a`,
      `bitcoin:${address}?AMOUNT=1`,
      `bitcoin:${address}?label=%E2%82%BF#f`,
      "bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      "bitcoin:?sp=a",
    ],
    invalid: [
      ["bitcoin:", "bitcoin/address", 8, 8],
      ["bitcoin:?amount=1", "bitcoin/address", 8, 8],
      [`bitcoin://${address}`, "bitcoin/slashes", 8, 10],
      [`bitcoin:0${address}`, "bitcoin/character", 8, 9],
      [`bitcoin:${address}?a=b=c`, "bitcoin/unencoded-delimiter", 46, 47],
      [`bitcoin:${address}?=a`, "bitcoin/unencoded-delimiter", 43, 44],
      [`bitcoin:${address}?amount=50,000.00`, "bitcoin/amount", 50, 59],
      [`bitcoin:${address}?amount=.`, "bitcoin/amount", 50, 51],
      ["bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "bitcoin/checksum", 8, 50],
      ["bitcoin:bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "bitcoin/checksum", 8, 50],
      ["bitcoin:bc1pqqqqqqqq", "bitcoin/checksum", 8, 20],
      [`bitcoin:${address}?label=Luke-Jr&label=Matt`, "bitcoin/repeated-parameter", 57, 67],
      [`bitcoin:${address}?amount=42&amount=42`, "bitcoin/repeated-parameter", 53, 62],
      [`bitcoin:${address}?pop=callback%3a&req-pop=callback%3a`, "bitcoin/repeated-parameter", 59, 78],
      [`bitcoin:${address}?req-a=50`, "bitcoin/required-parameter", 43, 51, { severity: "info" }],
    ],
    examples: [
      `bitcoin:${address}`,
      `bitcoin:${address}?label=Luke-Jr`,
      `bitcoin:${address}?amount=20.3&label=Luke-Jr`,
      `bitcoin:${address}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
      `bitcoin:${address}?lightning=lnbc420bogusinvoice`,
      "bitcoin:?lightning=lnbc420bogusinvoice",
      "bitcoin:?lno=lno1bogusoffer",
      "bitcoin:?lno=lno1bogusoffer&sp=sp1qsilentpayment",
      "bitcoin:?sp=sp1qsilentpayment",
      `bitcoin:${address}?sp=sp1qsilentpayment`,
      `bitcoin:${address}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`,
      `bitcoin:${address}?somethingyoudontunderstand=50&somethingelseyoudontget=999`,
      "bitcoin:?bc=bc1qufgy354j3kmvuch987xe4s40836x3h0lg8f5n2&bc=bc1p5swkugezn97763tl0yty6556856uug0q6jflljvep9m4p7339x5qzyrh4g",
      "BITCOIN:BC1QUFGY354J3KMVUCH987XE4S40836X3H0LG8F5N2?BC=BC1P5SWKUGEZN97763TL0YTY6556856UUG0Q6JFLLJVEP9M4P7339X5QZYRH4G",
      "BITCOIN:?BC=BC1QUFGY354J3KMVUCH987XE4S40836X3H0LG8F5N2&BC=BC1P5SWKUGEZN97763TL0YTY6556856UUG0Q6JFLLJVEP9M4P7339X5QZYRH4G",
      "bitcoin:bc1p5swkugezn97763tl0yty6556856uug0q6jflljvep9m4p7339x5qzyrh4g",
      "bitcoin:?tb=tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmg",
      "bitcoin:tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmg",
      `bitcoin:${address}?pop=initiatingapp%3a`,
    ],
    normal: [
      ["BiTcOiN:Bc1oL", "bitcoin:Bc1oL"],
      [`BITCOIN:${address}?Label=A&b`, `bitcoin:${address}?label=A&b`],
      ["bitcoin:BC1QUFGY354J3KMVUCH987XE4S40836X3H0LG8F5N2", "bitcoin:bc1qufgy354j3kmvuch987xe4s40836x3h0lg8f5n2"],
    ],
    equivalent: [[`BITCOIN:${address}?AMOUNT=1`, `bitcoin:${address}?amount=1`]],
    different: [
      [`bitcoin:${address}`, `bitcoin:${address.toLowerCase()}`],
      [`bitcoin:${address}?label=a`, `bitcoin:${address}?label=A`],
    ],
    fixed: [[`bitcoin://${address}`, `bitcoin:${address}`]],
  },
};
