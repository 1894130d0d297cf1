// Key Uri Format.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  otpauth: {
    valid: [
      "otpauth://totp/alice?secret=A",
      "OTPAUTH://TOTP/alice@google.com?secret=JBSWY3DPEHPK3PXP",
      "otpauth://totp/Example%3Aalice?issuer=Example&secret=A2",
      "otpauth://totp/Big%20Corporation:%20%20alice%40bigco.com?secret=A",
      "otpauth://totp/a%2F?secret=A",
      "otpauth://hotp/a?secret=A&counter=0",
      "otpauth://totp/a?secret=A&algorithm=SHA512&digits=8&period=60",
      "otpauth://totp/a?secret=A#f",
    ],
    invalid: [
      "otpauth://totp/Example:alice?issuer=a&secret=JBSW Y3DP EHPK 3PXP&digits=6",
      "otpauth://totp/x:?secret=JBSWY3DP",
      "otpauth://totp/a?secret=JBSW Y3DP",
      "otpauth:",
      "otpauth:totp/a?secret=A",
      "otpauth://otp/a?secret=A",
      "otpauth://totp?secret=A",
      "otpauth://totp/?secret=A",
      "otpauth://totp/a",
      "otpauth://totp/a:b:c?secret=A",
      "otpauth://totp/a/b?secret=A",
      "otpauth://totp/a%3Ab%3Ac?secret=A",
      "otpauth://totp/a?issuer=b",
      "otpauth://hotp/a?secret=A",
      "otpauth://totp/a?secret=",
      "otpauth://totp/a?secret=a1",
      "otpauth://totp/a?secret=A&algorithm=MD5",
      "otpauth://totp/a?secret=A&digits=7",
      "otpauth://totp/a?secret=A&period=1.5",
      "otpauth://totp?secret=JBSWY3DP",
    ],
    advised: [
      "otpauth://totp/a?secret=MY======",
      "otpauth://totp/a:b?secret=A&issuer=c",
      "otpauth://totp/a?secret=A",
      "otpauth://totp/a?secret=A&secret=B",
    ],
    examples: [
      "otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example",
      "otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30",
      "otpauth://totp/Provider1:Alice%20Smith?secret=JBSWY3DPEHPK3PXP",
      "otpauth://totp/Big%20Corporation%3A%20alice%40bigco.com?secret=JBSWY3DPEHPK3PXP",
    ],
    normal: [["OTPAUTH://TOTP/%61%3a%20b?secret=A", "otpauth://totp/a%3A%20b?secret=A"]],
    equivalent: [
      ["OTPAUTH://TOTP/a?secret=A", "otpauth://totp/a?secret=A"],
      ["otpauth://totp/A%20B:%20%20a?secret=A", "otpauth://totp/A%20B%3Aa?secret=A"],
    ],
    different: [
      ["otpauth://totp/a?secret=A", "otpauth://totp/A?secret=A"],
      ["otpauth://totp/a%20:b?secret=A", "otpauth://totp/a:b?secret=A"],
      ["otpauth://totp/a?secret=A", "otpauth://totp/a?secret=B"],
    ],
    fixed: [
      [
        "otpauth://totp/Example:alice?issuer=a&secret=JBSW Y3DP EHPK 3PXP&digits=6",
        "otpauth://totp/Example:alice?issuer=a&secret=JBSWY3DPEHPK3PXP&digits=6",
      ],
      ["otpauth://totp/x:?secret=JBSWY3DP", "otpauth://totp/x?secret=JBSWY3DP"],
      ["otpauth://totp/a?secret=JBSW Y3DP", "otpauth://totp/a?secret=JBSWY3DP"],
      ["otpauth:totp/a?secret=A", "otpauth://totp/a?secret=A"],
      ["otpauth://totp/a/b?secret=A", "otpauth://totp/a/b?secret=A"],
    ],
  },
};
