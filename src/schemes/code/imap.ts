/**
 * The schemes `imap` (RFC 5092) and `mupdate` (RFC 3656).
 *
 * @module
 */
import type { Imapurl, Keyword, Mupdateurl } from "../../../generated/scheme/imap.tree.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING, type Check, type Finding, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { utf8 } from "../shared/common.js";
import { wrongPart } from "../shared/dates.js";
import { few } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";
import { NO_HOST } from "../shared/messages.js";

/** The greatest 32-bit number (RFC 3501 section 9). */
const LAST_NUMBER = 0xffffffff;

/** Yields the edits that percent-encode the dot-segments of a mailbox name. */
function* dotsEncoded({ start, value }: Leaf): Generator<SchemeEdit> {
  for (const { 0: part, index } of value.matchAll(/[^/]+/g)) {
    if (part !== "." && part !== "..") continue;
    const at = start + index;
    yield { start: at, end: at + part.length, text: part.replaceAll(".", "%2E"), section: "7" };
  }
}

const requirements: readonly Check<Imapurl>[] = [
  {
    code: "dot-segment",
    section: "7",
    rule: "enc-mailbox",
    summary: "The parts of a mailbox name between '/' must not be '.' or '..', unless these are percent-encoded.",
    find({ node: { pathQuery } }) {
      if (!pathQuery?.command) return NOTHING;
      const message = "Programs remove '.' and '..' from a path. Write '%2E' or '%2E%2E'.";
      return few(dotsEncoded(pathQuery.command.mailbox)).map(({ start, end, text }) => {
        return { start, end, message, repair: { start, end, text, isOurs: true } };
      });
    },
  },
  {
    code: "number-range",
    section: "RFC3501:9",
    rule: "nz-number",
    summary: "A number must fit in 32 bits.",
    find({ node: { pathQuery } }) {
      const { uidvalidity, uid, partial } = pathQuery?.command ?? {};
      const { first, length } = partial?.partialRange ?? {};
      return [uidvalidity?.number, uid?.number, first, length].flatMap((number): Finding[] => {
        if (!number || Number(number.value) <= LAST_NUMBER) return [];
        return [{ start: number.start, end: number.end, message: "This number is too big: it is at most 4294967295." }];
      });
    },
  },
  {
    code: "date",
    section: "RFC3339:5.7",
    rule: "date-time",
    summary: "The date and the time after ';EXPIRE=' must exist.",
    find({ node: { pathQuery } }) {
      const dateTime = pathQuery?.command?.urlauth?.expire?.dateTime;
      const wrong = dateTime && wrongPart(dateTime.value);
      if (!wrong) return NOTHING;
      const start = dateTime.start + wrong.at;
      return [{ start, end: start + "DD".length, message: wrong.message }];
    },
  },
  {
    code: "empty-host",
    level: "advice",
    section: "RFC3986:3.2.2",
    rule: "host",
    summary: "The host should not be empty, because the scheme has no default host.",
    find({ authority }) {
      if (authority === null || authority.host.end > authority.host.start) return NOTHING;
      const { start, end } = authority.host;
      return [{ start, end, message: NO_HOST }];
    },
  },
  // In a search, octets only have to be percent-encoded.
  utf8("8", "MUST", ({ input, parts }) => (parts.query === null ? input : input.slice(0, parts.query.start))),
];

/**
 * Yields the edits that write the names of parameters like the document, and that remove the default ";AUTH=*" (section
 * 3.2). Dot-segments in the name of a mailbox must be percent-encoded (section 7). The name INBOX is case-insensitive
 * (RFC 3501 section 5.1). A URL with a URLAUTH stays unchanged otherwise, because the URLAUTH authorizes its exact text
 * (section 6.1.1.1).
 */
function* normalize({ node: { userinfo, pathQuery } }: Subject<Imapurl>): Generator<SchemeEdit> {
  const command = pathQuery?.command;
  if (command) yield* dotsEncoded(command.mailbox);
  if (command?.urlauth) return;
  yield* mechanismOf(userinfo);
  if (!command) return;
  const { mailbox, uidvalidity, uid, section, partial } = command;
  if (/^inbox$/i.test(mailbox.value)) {
    yield { start: mailbox.start, end: mailbox.end, text: "INBOX", section: "RFC3501:5.1" };
  }
  for (const parameter of [uidvalidity, uid, section, partial]) if (parameter) yield inUpperCase(parameter.keyword);
}

/** Yields the edit of ";AUTH=" in the user information. */
function* mechanismOf(userinfo: Imapurl["userinfo"]): Generator<SchemeEdit> {
  if (!userinfo?.auth) return;
  const { start, end, keyword, authType } = userinfo.auth;
  if (authType.value === "*" && userinfo.user !== null) yield { start, end, text: "", section: "3.2" };
  else yield inUpperCase(keyword);
}

const inUpperCase = ({ start, end, value }: Keyword): SchemeEdit => {
  return { start, end, text: value.toUpperCase(), section: "11" };
};

export const imap: SchemeCode<Imapurl> = {
  requirements,
  slips: [
    {
      code: "separator",
      pattern:
        /^(imap:\/\/[^/?#]{0,255}\/[^;?#]{0,255}[^/;?#](?:;uidvalidity=\d{1,10})?)(;)(?=(?:uid|section|partial)=)/i,
      rule: "icommand",
      message: "'/' comes before ';UID=', ';SECTION=' and ';PARTIAL='. Write '/;'.",
      write: "/;",
    },
  ],
  normalize,
};

export const mupdate: SchemeCode<Mupdateurl> = {
  *normalize({ node: { userinfo } }) {
    for (const edit of mechanismOf(userinfo)) yield { ...edit, section: `RFC5092:${edit.section}` };
  },
};
