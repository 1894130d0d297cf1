/** Trees of grammar/scheme/secret-token.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "secret-token-URI",
    "secret-token:E92FB7EB-D882-47A4-A265-A0B6135DC842%20foo",
    'secret-token-URI(scheme=secret-token-scheme"secret-token", token=token"E92FB7EB-D882-47A4-A265-A0B6135DC842%20foo")',
  ],
  ["secret-token-URI", "secret-token:a", 'secret-token-URI(scheme=secret-token-scheme"secret-token", token=token"a")'],
  ["secret-token-URI", "SECRET-TOKEN:a", 'secret-token-URI(scheme=secret-token-scheme"SECRET-TOKEN", token=token"a")'],
  [
    "secret-token-URI",
    "secret-token:a:b@c",
    'secret-token-URI(scheme=secret-token-scheme"secret-token", token=token"a:b@c")',
  ],
  [
    "secret-token-URI",
    "secret-token:!$&'()*+,;=",
    'secret-token-URI(scheme=secret-token-scheme"secret-token", token=token"!$&\'()*+,;=")',
  ],
  [
    "secret-token-URI",
    "secret-token:%E2%82%AC",
    'secret-token-URI(scheme=secret-token-scheme"secret-token", token=token"%E2%82%AC")',
  ],
  [
    "secret-token-URI",
    "secret-token:%41%2f",
    'secret-token-URI(scheme=secret-token-scheme"secret-token", token=token"%41%2f")',
  ],
  [
    "secret-token-URI",
    "secret-token:..",
    'secret-token-URI(scheme=secret-token-scheme"secret-token", token=token"..")',
  ],
];
