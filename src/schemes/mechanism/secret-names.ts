/** The names of values that are secrets, each with a document or a program that uses it. @module */

/** A name of secrets. */
export interface SecretName {
  /** In lower case. "-", "_", "." and the like in a text make no difference. */
  readonly name: string;
  /** Whether it also counts at the end of a longer word, as in `authtoken`. */
  readonly ends?: true;
  /** Whether it also counts before ":" and as an option, as in `password: x` and `--password x`. */
  readonly label?: true;
  /** Texts in lower case of which a text with it must contain one, because the name alone is too common. */
  readonly near?: readonly string[];
  readonly source: string;
}

/** The names. The guide of this folder shows them. */
export const SECRET_NAMES: readonly SecretName[] = [
  { name: "password", ends: true, label: true, source: "RFC 6749 section 4.3.2" },
  { name: "passwd", ends: true, label: true, source: "passwd(5), Git, Jupyter" },
  { name: "passphrase", ends: true, label: true, source: "RFC 4716 section 3.1, OpenSSH" },
  { name: "passcode", ends: true, label: true, source: "Zoom, RSA SecurID" },
  { name: "pwd", label: true, source: "SQLDriverConnect of ODBC" },
  { name: "pass", label: true, source: "RFC 1939 section 7, PASS" },
  { name: "pw", source: "RFC 4622 and its clients" },
  { name: "bindpw", source: "nss_ldap, ldap.conf(5)" },
  { name: "psk", source: "wpa_supplicant.conf(5)" },
  { name: "pin", source: "PIN of CKU_USER in PKCS #11" },
  { name: "pinvalue", ends: true, source: "RFC 7512 section 2.4, pin-value" },
  { name: "passkey", ends: true, source: "trackers of BitTorrent" },
  { name: "token", ends: true, label: true, source: "RFC 6749 section 5.1, access_token; RFC 6750 section 2.3" },
  { name: "secret", ends: true, label: true, source: "RFC 6749 section 2.3.1, client_secret" },
  { name: "assertion", ends: true, source: "RFC 7521 section 4.2, client_assertion" },
  { name: "code", near: ["?state=", "&state=", "#state=", ";state="], source: "RFC 6749 section 4.1.2, with state" },
  { name: "codeverifier", ends: true, source: "RFC 7636 section 4.5, code_verifier" },
  { name: "devicecode", ends: true, source: "RFC 8628 section 3.4, device_code" },
  { name: "samlresponse", ends: true, source: "SAML 2.0 Bindings section 3.5.4, SAMLResponse" },
  { name: "samlart", ends: true, source: "SAML 2.0 Bindings section 3.6.3, SAMLart" },
  { name: "ticket", source: "CAS Protocol 3.0 section 3.1, ticket" },
  { name: "jwt", source: "RFC 7519" },
  { name: "bearer", label: true, source: "RFC 6750 section 2.1" },
  { name: "authorization", label: true, source: "RFC 9110 section 11.6.2" },
  { name: "auth", source: "RFC 9110 section 11; Firebase" },
  { name: "credential", ends: true, label: true, source: "AWS Signature Version 4, X-Amz-Credential" },
  { name: "signature", ends: true, source: "AWS Signature Version 4, X-Amz-Signature; Google Cloud, X-Goog-Signature" },
  { name: "sig", source: "shared access signatures of Azure" },
  { name: "hmac", source: "RFC 2104; OAuth of Shopify" },
  { name: "key", source: "Google APIs" },
  { name: "apikey", ends: true, label: true, source: "OpenAPI 3.1 section 4.8.27, apiKey" },
  { name: "accesskey", ends: true, label: true, source: "AWS, aws_secret_access_key" },
  { name: "authkey", ends: true, label: true, source: "Tailscale, tskey-auth" },
  { name: "accountkey", ends: true, label: true, source: "connection strings of Azure Storage" },
  { name: "privatekey", ends: true, label: true, source: "RFC 7468 section 10" },
  { name: "secretkey", ends: true, label: true, source: "Django, SECRET_KEY" },
  { name: "cookie", label: true, source: "RFC 6265 section 4.2" },
  { name: "session", source: "RFC 6265 section 8.4" },
  { name: "sess", source: "RFC 6265 section 8.4" },
  { name: "sessionid", ends: true, source: "Servlet 3.0 section 7.1.3, jsessionid; Django" },
  { name: "sessid", ends: true, source: "PHP, session.name" },
  { name: "sid", source: "RFC 6265 section 4.1, SID" },
  { name: "otp", source: "RFC 6238 section 1.2" },
  { name: "data", near: ["otpauth-migration:"], source: "export of Google Authenticator, otpauth-migration:" },
];
