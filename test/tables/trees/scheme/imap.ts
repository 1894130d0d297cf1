/** Trees of grammar/scheme/imap.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "imapurl",
    "imap://h/a/;UID=1/;PARTIAL=1.2",
    'imapurl(scheme=scheme"imap", userinfo=null, host=reg-name"h", port=null, pathQuery=ipath-query(command=icommand(mailbox=enc-mailbox"a", uidvalidity=null, search=null, uid=iuid(keyword=keyword"UID", number=nz-number"1"), section=null, partial=ipartial(keyword=keyword"PARTIAL", partialRange=partial-range(first=number"1", length=nz-number"2")), urlauth=null)))',
  ],
  [
    "imapurl",
    "imap://joe;auth=*@h/a/b:@c?ALL",
    'imapurl(scheme=scheme"imap", userinfo=iuserinfo(user=enc-user"joe", auth=iauth(keyword=keyword"auth", authType=enc-auth-type"*")), host=reg-name"h", port=null, pathQuery=ipath-query(command=icommand(mailbox=enc-mailbox"a/b:@c", uidvalidity=null, search=enc-search"ALL", uid=null, section=null, partial=null, urlauth=null)))',
  ],
  [
    "imapurl",
    "imap://h/a;uidvalidity=1/;uid=2/;section=3/",
    'imapurl(scheme=scheme"imap", userinfo=null, host=reg-name"h", port=null, pathQuery=ipath-query(command=icommand(mailbox=enc-mailbox"a", uidvalidity=uidvalidity(keyword=keyword"uidvalidity", number=nz-number"1"), search=null, uid=iuid(keyword=keyword"uid", number=nz-number"2"), section=isection(keyword=keyword"section", section=enc-section"3/"), partial=null, urlauth=null)))',
  ],
  [
    "imapurl",
    "imap:///a/;UID=3;EXPIRE=2026-01-02T03:04:05Z;URLAUTH=user+me:INTERNAL:0123456789abcdef0123456789abcdef",
    'imapurl(scheme=scheme"imap", userinfo=null, host=reg-name"", port=null, pathQuery=ipath-query(command=icommand(mailbox=enc-mailbox"a", uidvalidity=null, search=null, uid=iuid(keyword=keyword"UID", number=nz-number"3"), section=null, partial=null, urlauth=iurlauth(expire=expire(keyword=keyword"EXPIRE", dateTime=date-time"2026-01-02T03:04:05Z"), keyword=keyword"URLAUTH", access=access"user+me", mechanism=uauth-mechanism"INTERNAL", token=enc-urlauth"0123456789abcdef0123456789abcdef"))))',
  ],
  [
    "imapurl",
    "imap://192.0.2.1",
    'imapurl(scheme=scheme"imap", userinfo=null, host=IPv4address"192.0.2.1", port=null, pathQuery=null)',
  ],
  [
    "imapurl",
    "imap://h:143/",
    'imapurl(scheme=scheme"imap", userinfo=null, host=reg-name"h", port=port"143", pathQuery=ipath-query(command=null))',
  ],
  [
    "imapurl",
    "IMAP://joe;AUTH=CRAM-MD5@[2001:db8::1]/INBOX",
    'imapurl(scheme=scheme"IMAP", userinfo=iuserinfo(user=enc-user"joe", auth=iauth(keyword=keyword"AUTH", authType=enc-auth-type"CRAM-MD5")), host=IP-literal(address=IPv6address"2001:db8::1"), port=null, pathQuery=ipath-query(command=icommand(mailbox=enc-mailbox"INBOX", uidvalidity=null, search=null, uid=null, section=null, partial=null, urlauth=null)))',
  ],
  [
    "imapurl",
    "imap://h/a/;uid=1;urlauth=authuser:internal:91354a473744909de610943775f92038",
    'imapurl(scheme=scheme"imap", userinfo=null, host=reg-name"h", port=null, pathQuery=ipath-query(command=icommand(mailbox=enc-mailbox"a", uidvalidity=null, search=null, uid=iuid(keyword=keyword"uid", number=nz-number"1"), section=null, partial=null, urlauth=iurlauth(expire=null, keyword=keyword"urlauth", access=access"authuser", mechanism=uauth-mechanism"internal", token=enc-urlauth"91354a473744909de610943775f92038"))))',
  ],
  [
    "imessagelist",
    "/;UIDVALIDITY=1?x",
    'imessagelist(mailbox=enc-mailbox"/", uidvalidity=uidvalidity(keyword=keyword"UIDVALIDITY", number=nz-number"1"), search=enc-search"x")',
  ],
  ["imessagelist", "/", 'imessagelist(mailbox=enc-mailbox"/", uidvalidity=null, search=null)'],
  [
    "imessagepart",
    "//h/a/;UID=1/;SECTION=1.2/x/;PARTIAL=0",
    'imessagepart(mailbox=enc-mailbox"//h/a", uidvalidity=null, uid=iuid(keyword=keyword"UID", number=nz-number"1"), section=isection(keyword=keyword"SECTION", section=enc-section"1.2/x"), partial=ipartial(keyword=keyword"PARTIAL", partialRange=partial-range(first=number"0", length=null)))',
  ],
  [
    "imessagepart",
    "/a;uidvalidity=1/;uid=2",
    'imessagepart(mailbox=enc-mailbox"/a", uidvalidity=uidvalidity(keyword=keyword"uidvalidity", number=nz-number"1"), uid=iuid(keyword=keyword"uid", number=nz-number"2"), section=null, partial=null)',
  ],
  [
    "imailbox-ref",
    "/;UIDVALIDITY=1",
    'imailbox-ref(mailbox=enc-mailbox"/", uidvalidity=uidvalidity(keyword=keyword"UIDVALIDITY", number=nz-number"1"))',
  ],
  ["imailbox-ref", "/", 'imailbox-ref(mailbox=enc-mailbox"/", uidvalidity=null)'],
  ["iuid-only", ";UID=1", 'iuid-only(keyword=keyword"UID", number=nz-number"1")'],
  ["isection-only", ";SECTION=1", 'isection-only(keyword=keyword"SECTION", section=enc-section"1")'],
  [
    "ipartial-only",
    ";PARTIAL=0",
    'ipartial-only(keyword=keyword"PARTIAL", partialRange=partial-range(first=number"0", length=null))',
  ],
  [
    "iurlauth-rump",
    ";URLAUTH=authuser",
    'iurlauth-rump(expire=null, keyword=keyword"URLAUTH", access=access"authuser")',
  ],
  [
    "iurlauth-rump",
    ";EXPIRE=2026-01-02T03:04:05Z;URLAUTH=user+me",
    'iurlauth-rump(expire=expire(keyword=keyword"EXPIRE", dateTime=date-time"2026-01-02T03:04:05Z"), keyword=keyword"URLAUTH", access=access"user+me")',
  ],
  [
    "iua-verifier",
    ":uuid:f81d4fae7dec11d0a76500a0c91e6bf6",
    'iua-verifier(mechanism=uauth-mechanism"uuid", token=enc-urlauth"f81d4fae7dec11d0a76500a0c91e6bf6")',
  ],
  [
    "iserver",
    "=c~d@[2001:db8::7]:",
    'iserver(userinfo=iuserinfo(user=enc-user"=c~d", auth=null), host=IP-literal(address=IPv6address"2001:db8::7"), port=port"")',
  ],
  ["iserver", "[v1.x]", 'iserver(userinfo=null, host=IP-literal(address=IPvFuture"v1.x"), port=null)'],
  [
    "iserver",
    ";auth=*@h",
    'iserver(userinfo=iuserinfo(user=null, auth=iauth(keyword=keyword"auth", authType=enc-auth-type"*")), host=reg-name"h", port=null)',
  ],
  ["iserver", "6.2.2.1", 'iserver(userinfo=null, host=IPv4address"6.2.2.1", port=null)'],
  [
    "mupdateurl",
    "MUPDATE://h/a/b",
    'mupdateurl(scheme=scheme"MUPDATE", userinfo=null, host=reg-name"h", port=null, mailbox=enc-mailbox"a/b")',
  ],
  [
    "mupdateurl",
    "mupdate://;AUTH=GSSAPI@h:3905/user.chris",
    'mupdateurl(scheme=scheme"mupdate", userinfo=iuserinfo(user=null, auth=iauth(keyword=keyword"AUTH", authType=enc-auth-type"GSSAPI")), host=reg-name"h", port=port"3905", mailbox=enc-mailbox"user.chris")',
  ],
];
