/** Trees of grammar/scheme/bitcoin.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=null)',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?label=Luke-Jr",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"label=Luke-Jr")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3&label=Luke-Jr",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"amount=20.3&label=Luke-Jr")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?lightning=lnbc420bogusinvoice",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"lightning=lnbc420bogusinvoice")',
  ],
  [
    "bitcoinurn",
    "bitcoin:?lightning=lnbc420bogusinvoice",
    'bitcoinurn(scheme=scheme"bitcoin", address=null, params=bitcoinparams"lightning=lnbc420bogusinvoice")',
  ],
  [
    "bitcoinurn",
    "bitcoin:?lno=lno1bogusoffer",
    'bitcoinurn(scheme=scheme"bitcoin", address=null, params=bitcoinparams"lno=lno1bogusoffer")',
  ],
  [
    "bitcoinurn",
    "bitcoin:?lno=lno1bogusoffer&sp=sp1qsilentpayment",
    'bitcoinurn(scheme=scheme"bitcoin", address=null, params=bitcoinparams"lno=lno1bogusoffer&sp=sp1qsilentpayment")',
  ],
  [
    "bitcoinurn",
    "bitcoin:?sp=sp1qsilentpayment",
    'bitcoinurn(scheme=scheme"bitcoin", address=null, params=bitcoinparams"sp=sp1qsilentpayment")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?sp=sp1qsilentpayment",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"sp=sp1qsilentpayment")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?somethingyoudontunderstand=50&somethingelseyoudontget=999",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"somethingyoudontunderstand=50&somethingelseyoudontget=999")',
  ],
  [
    "bitcoinurn",
    "bitcoin:?bc=bc1qufgy354j3kmvuch987xe4s40836x3h0lg8f5n2&bc=bc1p5swkugezn97763tl0yty6556856uug0q6jflljvep9m4p7339x5qzyrh4g",
    'bitcoinurn(scheme=scheme"bitcoin", address=null, params=bitcoinparams"bc=bc1qufgy354j3kmvuch987xe4s40836x3h0lg8f5n2&bc=bc1p5swkugezn97763tl0yty6556856uug0q6jflljvep9m4p7339x5qzyrh4g")',
  ],
  [
    "bitcoinurn",
    "BITCOIN:BC1QUFGY354J3KMVUCH987XE4S40836X3H0LG8F5N2?BC=BC1P5SWKUGEZN97763TL0YTY6556856UUG0Q6JFLLJVEP9M4P7339X5QZYRH4G",
    'bitcoinurn(scheme=scheme"BITCOIN", address=bitcoinaddress"BC1QUFGY354J3KMVUCH987XE4S40836X3H0LG8F5N2", params=bitcoinparams"BC=BC1P5SWKUGEZN97763TL0YTY6556856UUG0Q6JFLLJVEP9M4P7339X5QZYRH4G")',
  ],
  [
    "bitcoinurn",
    "BITCOIN:?BC=BC1QUFGY354J3KMVUCH987XE4S40836X3H0LG8F5N2&BC=BC1P5SWKUGEZN97763TL0YTY6556856UUG0Q6JFLLJVEP9M4P7339X5QZYRH4G",
    'bitcoinurn(scheme=scheme"BITCOIN", address=null, params=bitcoinparams"BC=BC1QUFGY354J3KMVUCH987XE4S40836X3H0LG8F5N2&BC=BC1P5SWKUGEZN97763TL0YTY6556856UUG0Q6JFLLJVEP9M4P7339X5QZYRH4G")',
  ],
  [
    "bitcoinurn",
    "bitcoin:bc1p5swkugezn97763tl0yty6556856uug0q6jflljvep9m4p7339x5qzyrh4g",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"bc1p5swkugezn97763tl0yty6556856uug0q6jflljvep9m4p7339x5qzyrh4g", params=null)',
  ],
  [
    "bitcoinurn",
    "bitcoin:?tb=tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmg",
    'bitcoinurn(scheme=scheme"bitcoin", address=null, params=bitcoinparams"tb=tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmg")',
  ],
  [
    "bitcoinurn",
    "bitcoin:tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmg",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmg", params=null)',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?pop=initiatingapp%3a",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"pop=initiatingapp%3a")',
  ],
  [
    "bitcoinurn",
    "BITCOIN:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?",
    'bitcoinurn(scheme=scheme"BITCOIN", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=50.&label=&message",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"amount=50.&label=&message")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=.5&&a",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"amount=.5&&a")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?AMOUNT=1",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"AMOUNT=1")',
  ],
  [
    "bitcoinurn",
    "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?label=%E2%82%BF",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W", params=bitcoinparams"label=%E2%82%BF")',
  ],
  [
    "bitcoinurn",
    "bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    'bitcoinurn(scheme=scheme"bitcoin", address=bitcoinaddress"bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", params=null)',
  ],
  ["bitcoinurn", "bitcoin:?sp=a", 'bitcoinurn(scheme=scheme"bitcoin", address=null, params=bitcoinparams"sp=a")'],
];
