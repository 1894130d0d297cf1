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
      ["otpauth://totp/Example:alice?issuer=a&secret=JBSW Y3DP EHPK 3PXP&digits=6", "otpauth/base32", 49, 50],
      ["otpauth://totp/x:?secret=JBSWY3DP", "otpauth/label", 16, 17],
      ["otpauth://totp/a?secret=JBSW Y3DP", "otpauth/base32", 28, 29],
      ["otpauth:", "otpauth/incomplete", 8, 8],
      ["otpauth:totp/a?secret=A", "otpauth/slashes", 8, 8],
      ["otpauth://otp/a?secret=A", "otpauth/character", 10, 11],
      ["otpauth://totp?secret=A", "otpauth/label", 14, 14],
      ["otpauth://totp/?secret=A", "otpauth/label", 15, 15],
      ["otpauth://totp/a", "otpauth/incomplete", 16, 16],
      ["otpauth://totp/a:b:c?secret=A", "otpauth/character", 18, 19],
      ["otpauth://totp/a/b?secret=A", "otpauth/unencoded-delimiter", 16, 17],
      ["otpauth://totp/a%3Ab%3Ac?secret=A", "otpauth/needless-encoding", 20, 23],
      ["otpauth://totp/a?issuer=b", "otpauth/secret", 25, 25],
      ["otpauth://hotp/a?secret=A", "otpauth/counter", 25, 25],
      ["otpauth://totp/a?secret=", "otpauth/base32", 24, 24],
      ["otpauth://totp/a?secret=a1", "otpauth/base32", 24, 25],
      ["otpauth://totp/a?secret=MY======", "otpauth/padding", 24, 32, { severity: "warning" }],
      ["otpauth://totp/a?secret=A&algorithm=MD5", "otpauth/algorithm", 36, 39],
      ["otpauth://totp/a?secret=A&digits=7", "otpauth/digits", 33, 34],
      ["otpauth://totp/a?secret=A&period=-1", "otpauth/number", 33, 35],
      ["otpauth://totp/a:b?secret=A&issuer=c", "otpauth/issuer", 35, 36, { severity: "warning" }],
      ["otpauth://totp/a?secret=A", "otpauth/missing-issuer", 25, 25, { severity: "info" }],
      ["otpauth://totp/a?secret=A&secret=B", "otpauth/repeated-parameter", 26, 34, { severity: "info" }],
    ],
    examples: [
      "otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example",
      "otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30",
      "otpauth://totp/Provider1:Alice%20Smith?secret=JBSWY3DPEHPK3PXP",
      "otpauth://totp/Big%20Corporation%3A%20alice%40bigco.com?secret=JBSWY3DPEHPK3PXP",
    ],
    normal: [["OTPAUTH://TOTP/%61%3a%20b?secret=A", "otpauth://totp/a%3A%20b?secret=A"]],
    equivalent: [["OTPAUTH://TOTP/a?secret=A", "otpauth://totp/a?secret=A"]],
    different: [
      ["otpauth://totp/a?secret=A", "otpauth://totp/A?secret=A"],
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
