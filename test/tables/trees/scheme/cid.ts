/** Trees of grammar/scheme/cid.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["url-addr-spec", "b@c", 'addr-spec(localPart=local-part"b", domain=domain"c")'],
  [
    "cid-url",
    "CID:a@b",
    'cid-url(scheme=scheme"CID", contentId=content-id(localPart=local-part"a", domain=domain"b"))',
  ],
  [
    "mid-url",
    "MID:a@b/c@d",
    'mid-url(scheme=scheme"MID", messageId=message-id(localPart=local-part"a", domain=domain"b"), contentId=content-id(localPart=local-part"c", domain=domain"d"))',
  ],
  [
    "mid-url",
    "mid:a@b",
    'mid-url(scheme=scheme"mid", messageId=message-id(localPart=local-part"a", domain=domain"b"), contentId=null)',
  ],
  [
    "session-url",
    "Session:a@b",
    'session-url(scheme=scheme"Session", contentId=content-id(localPart=local-part"a", domain=domain"b"))',
  ],
];
