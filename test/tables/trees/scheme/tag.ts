/** Trees of grammar/scheme/tag.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "tagURI",
    "tag:a,2026:#",
    'tagURI(scheme=scheme"tag", taggingEntity=taggingEntity(authorityName=DNSname"a", date=date(year=year"2026", month=null, day=null)), specific=specific"", fragment=fragment"")',
  ],
  [
    "tagURI",
    "tag:a.b_c-@x-y.example.com,2004-02-29:%C3%A9",
    'tagURI(scheme=scheme"tag", taggingEntity=taggingEntity(authorityName=emailAddress(local=local"a.b_c-", dnsName=DNSname"x-y.example.com"), date=date(year=year"2004", month=month"02", day=day"29")), specific=specific"%C3%A9", fragment=null)',
  ],
  ["authorityName", "g", 'DNSname"g"'],
  ["authorityName", "b@c", 'emailAddress(local=local"b", dnsName=DNSname"c")'],
];
