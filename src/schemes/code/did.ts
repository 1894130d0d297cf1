/**
 * The scheme `did` (W3C Decentralized Identifiers v1.0).
 *
 * @module
 */
import { grammar } from "../../../generated/scheme/did.js";
import { withoutFragment } from "../../core/parts.js";
import { rewriteTriplets } from "../../core/percent.js";
import type { DidUrl } from "../../../generated/scheme/did.tree.js";
import type { Slip } from "../../explain/slips.js";
import { NOTHING, type Check } from "../mechanism/check.js";
import { languageOf } from "../mechanism/grammar.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { charactersBy, upTo } from "../shared/edits.js";

/** The name of the parameter whose value is a time. */
const VERSION_TIME = "versionTime=";

const requirements: readonly Check<DidUrl>[] = [
  {
    code: "version-time",
    section: "3.2.1",
    rule: "query",
    summary: "The parameter versionTime must be a date and a time in UTC, in whole seconds.",
    find({ input, node: { query } }) {
      if (query === null) return NOTHING;
      const name = `?${VERSION_TIME}`;
      const text = input.slice(query.start - 1, query.end);
      const at = text.startsWith(name) ? 0 : text.indexOf(`&${VERSION_TIME}`);
      if (at < 0) return NOTHING;
      const start = query.start - 1 + at + name.length;
      const time = upTo(input.slice(start, query.end), /&/);
      if (/^-?\d{4,}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ$/.test(time.replace(/%3A/gi, ":"))) return NOTHING;
      const message = "The value of 'versionTime' is a date and a time in UTC, such as '2020-12-20T19:17:47Z'.";
      return [{ start, end: start + time.length, message }];
    },
  },
  {
    code: "semicolon",
    level: "SHOULD",
    binds: "producers",
    section: "3.2",
    rule: "did-url",
    summary: "A DID URL should not contain ';', which is reserved for future use.",
    find({ input }) {
      const start = withoutFragment(input).indexOf(";");
      if (start < 0) return NOTHING;
      const message = "';' is reserved for later use. Write '%3B'.";
      return [{ start, end: start + 1, message }];
    },
  },
];

/** Methods that are often used, for messages. */
const METHODS: ReadonlySet<string> = new Set("cheqd ethr example indy ion jwk key peer pkh plc web webvh".split(" "));

const slips: readonly Slip[] = [
  {
    code: "case",
    pattern: /^(did:)(?=[a-z\d]{0,99}[A-Z])([A-Za-z\d]{1,100})(?=:)/,
    rule: "method-name",
    message(culprit) {
      const method = culprit.toLowerCase();
      return `The method must be in lower case${METHODS.has(method) ? `: write '${method}'` : ""}.`;
    },
    edit: ({ start, end }, text) => [{ start, end, text: text.slice(start, end).toLowerCase() }],
  },
  {
    code: "web-address",
    pattern: /^(did:web:)(https?:\/\/)/i,
    rule: "method-specific-id",
    message:
      "The method 'web' takes a domain name, not an address. Remove 'https://', and write ':' for each '/' of its path.",
  },
];

const idCharacters = charactersBy(languageOf(grammar), "idchar");
const unreserved = charactersBy(languageOf(grammar), "unreserved");

export const did: SchemeCode<DidUrl> = {
  requirements,
  slips,
  *normalize({ input, node }) {
    const { start, end, value } = node.did.methodSpecificId;
    const rest = rewriteTriplets(input.slice(end), unreserved(), false);
    yield { start, end, text: rewriteTriplets(value, idCharacters(), false), section: "RFC3986:6.2.2.2" };
    yield { start: end, end: input.length, text: rest, section: "RFC3986:6.2.2.2" };
  },
};
