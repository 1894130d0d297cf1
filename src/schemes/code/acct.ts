/**
 * The scheme `acct` (RFC 7565).
 *
 * @module
 */
import { lowerCase } from "../../core/percent.js";
import type { AcctURI } from "../../../generated/scheme/acct.tree.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { decoded, rewrite } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { NOT_PUNYCODE, NOT_UTF8 } from "../shared/messages.js";

const invalidUTF8: Check<AcctURI> = {
  code: "utf-8",
  section: "6",
  rule: "acctURI",
  summary: "Percent-encoded octets must be UTF-8.",
  find: ({ input, node: { userpart, host } }) =>
    [userpart, host]
      .filter(({ start, end }) => decoded(input.slice(start, end)) === null)
      .map(({ start, end }) => ({ start, end, message: NOT_UTF8 })),
};

const unicodeHost: Check<AcctURI> = {
  code: "unicode-host",
  binds: "producers",
  section: "6",
  rule: "host",
  summary: "The labels of an internationalized domain name must be A-labels.",
  find({ input, node: { host } }) {
    const { start, end } = host;
    if (!/%[89A-F]/i.test(input.slice(start, end))) return NOTHING;
    const message = NOT_PUNYCODE;
    return [{ start, end, message }];
  },
};

const emptyHost: Check<AcctURI> = {
  code: "empty-host",
  level: "advice",
  section: "4",
  rule: "host",
  summary: "The host should be the domain name of the service provider.",
  find: ({ node: { host } }) =>
    host.start < host.end
      ? NOTHING
      : [{ start: host.start, end: host.end, message: "The domain name of the service provider is missing." }],
};

const forbidden: Check<AcctURI> = {
  code: "forbidden-character",
  level: "advice",
  section: "5",
  rule: "pct-encoded",
  summary: "Software should reject percent-encoded spaces and control characters.",
  find({ input }) {
    const start = input.search(/%(?:[01]|20|7F)/i);
    if (start < 0) return NOTHING;
    return [{ start, end: start + 3, message: "An account name should have no spaces and no control characters." }];
  },
};

export const acct: SchemeCode<AcctURI> = {
  slips: [
    {
      code: "handle",
      pattern: /^(acct:)(@)(?=[^@]{1,64}@)/i,
      rule: "userpart",
      message: "An account begins with its name. Remove '@'.",
      write: "",
    },
  ],
  requirements: [invalidUTF8, unicodeHost, emptyHost, forbidden],
  // Section 4 compares after case normalization and percent-encoding normalization, and the host is case-insensitive.
  *normalize({ input, node: { host } }) {
    yield* rewrite(input, host, lowerCase(input.slice(host.start, host.end)), "4");
  },
};
