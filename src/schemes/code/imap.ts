/**
 * The schemes `imap` (RFC 5092) and `mupdate` (RFC 3656).
 *
 * @module
 */
import type { Imapurl, Keyword, Mupdateurl } from "../../../generated/scheme/imap.tree.js";
import type { Leaf } from "../../tree/index.js";
import { NOTHING, type SchemeEdit, type Subject } from "../mechanism/check.js";
import { wrongPart } from "../shared/dates.js";
import { few } from "../shared/edits.js";
import type { SchemeCode } from "../mechanism/facts.js";

/** Yields the edits that percent-encode the dot-segments of a mailbox name. */
function* dotsEncoded({ start, value }: Leaf): Generator<SchemeEdit> {
  for (const { 0: part, index } of value.matchAll(/[^/]+/g)) {
    if (part !== "." && part !== "..") continue;
    const at = start + index;
    yield { start: at, end: at + part.length, text: part.replaceAll(".", "%2E"), section: "7" };
  }
}

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
  finds: {
    "dot-segment": ({ node: { pathQuery } }) =>
      pathQuery?.command
        ? few(dotsEncoded(pathQuery.command.mailbox)).map(({ start, end, text }) => {
            return { start, end, repair: { start, end, text, isOurs: true } };
          })
        : NOTHING,
    date({ node: { pathQuery } }) {
      const dateTime = pathQuery?.command?.urlauth?.expire?.dateTime;
      const wrong = dateTime && wrongPart(dateTime.value);
      if (!wrong) return NOTHING;
      const start = dateTime.start + wrong.at;
      return [{ start, end: start + "DD".length, message: wrong.message }];
    },
  },
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
