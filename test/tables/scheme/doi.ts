// DOI URI Scheme (DOI Foundation, November 2024) and the DOI Handbook.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  doi: {
    valid: [
      "doi:10.1000/%25AB",
      "doi:10.1000/182",
      "DOI:10.1000/182",
      "doi:10.1000.10/123456",
      "doi:10.23/a",
      "doi:10.1000/..",
      "doi:10.1038/issn.1476-4687",
      "doi:10.1000/a:b@c;d=e",
      "doi:10.1002/(SICI)1097%3C1::AID%3E3.0.CO;2-Z",
      "doi:10.1000/456%23789",
      "doi:10.1000/%E6%97%A5%e6%9c%ac",
    ],
    invalid: [
      "doi:",
      "doi://10.1000/182",
      "doi:10.1000",
      "doi:10.1000/",
      "doi:10/aabbe",
      "doi:10./182",
      "doi:10.1000./182",
      "doi:11.1000/182",
      "doi:10.a/182",
      "doi:10.1000/a/b",
      "doi:10.1000/a?b",
      "doi:10.1000/a#b",
      "doi:10.1000/a b",
      "doi:10.1000/%28a%29",
      "doi:10.1000/%0A",
      "doi:10.1000/%C3",
      "doi:%31%30.1000/182",
      "doi: 10.1000/182",
      "doi:10.1000/a[1]",
    ],
    advised: [],
    examples: [
      "doi:10.1000/182",
      "doi:10.5240/7481-838B-59CA-63D0-B9A8-E",
      "doi:10.5594/SMPTE.ST2067-21.2020",
      "doi:10.6338/JDA.202212%2FSP_17(4).0000",
      "doi:10.26321/%C3%81.GUTI%C3%89RREZ.ZARZA.02.2018.03",
      "doi:10.1006/jmbi.1998.2354",
    ],
    normal: [
      ["DOI:10.123/AbC", "doi:10.123/abc"],
      ["doi:10.1000/A%c3%89", "doi:10.1000/a%C3%89"],
      ["doi:10.1000/..", "doi:10.1000/.."],
    ],
    equivalent: [
      ["doi:10.123/ABC", "doi:10.123/AbC"],
      ["doi:10.1000/%2fa", "doi:10.1000/%2FA"],
    ],
    different: [
      ["doi:10.1000/%C3%89", "doi:10.1000/%C3%A9"],
      ["doi:10.1000/1", "doi:10.1000.1/1"],
    ],
    fixed: [
      ["doi: 10.1000/182", "doi:10.1000/182"],
      ["doi:10.1000/a b", "doi:10.1000/a%20b"],
    ],
  },
};
