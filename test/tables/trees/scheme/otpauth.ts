/** Trees of grammar/scheme/otpauth.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "otpauth-URI",
    "otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=prefix(issuer=issuer"Example", separator=separator":"), accountname=accountname"alice@google.com"), query=query"secret=JBSWY3DPEHPK3PXP&issuer=Example")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=prefix(issuer=issuer"ACME%20Co", separator=separator":"), accountname=accountname"john.doe@email.com"), query=query"secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/Provider1:Alice%20Smith?secret=JBSWY3DPEHPK3PXP",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=prefix(issuer=issuer"Provider1", separator=separator":"), accountname=accountname"Alice%20Smith"), query=query"secret=JBSWY3DPEHPK3PXP")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/Big%20Corporation%3A%20alice%40bigco.com?secret=JBSWY3DPEHPK3PXP",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=prefix(issuer=issuer"Big%20Corporation", separator=separator"%3A"), accountname=accountname"%20alice%40bigco.com"), query=query"secret=JBSWY3DPEHPK3PXP")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/alice?secret=A",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=null, accountname=accountname"alice"), query=query"secret=A")',
  ],
  [
    "otpauth-URI",
    "OTPAUTH://TOTP/alice@google.com?secret=JBSWY3DPEHPK3PXP",
    'otpauth-URI(scheme=scheme"OTPAUTH", otpType=type"TOTP", label=label(prefix=null, accountname=accountname"alice@google.com"), query=query"secret=JBSWY3DPEHPK3PXP")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/Example%3Aalice?issuer=Example&secret=A2",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=prefix(issuer=issuer"Example", separator=separator"%3A"), accountname=accountname"alice"), query=query"issuer=Example&secret=A2")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/Big%20Corporation:%20%20alice%40bigco.com?secret=A",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=prefix(issuer=issuer"Big%20Corporation", separator=separator":"), accountname=accountname"%20%20alice%40bigco.com"), query=query"secret=A")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/a%2F?secret=A",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=null, accountname=accountname"a%2F"), query=query"secret=A")',
  ],
  [
    "otpauth-URI",
    "otpauth://hotp/a?secret=A&counter=0",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"hotp", label=label(prefix=null, accountname=accountname"a"), query=query"secret=A&counter=0")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/a?secret=A&algorithm=SHA512&digits=8&period=60",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=null, accountname=accountname"a"), query=query"secret=A&algorithm=SHA512&digits=8&period=60")',
  ],
  [
    "otpauth-URI",
    "otpauth://totp/a?secret=A",
    'otpauth-URI(scheme=scheme"otpauth", otpType=type"totp", label=label(prefix=null, accountname=accountname"a"), query=query"secret=A")',
  ],
];
