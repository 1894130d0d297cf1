/** Trees of grammar/scheme/sms.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "sms-uri",
    "sms:+1;isub=/a?b=c",
    'sms-uri(scheme=scheme"sms", part=sms-hier-part(recipients=[global-number(digits=global-number-digits"+1", parameters=[isdn-subaddress(keyword=keyword"isub", value=paramchar"/a")])]), fields=sms-fields(fields=[sms-field(name=sms-field-name"b", value=escaped-value"c")]))',
  ],
  [
    "sms-uri",
    "sms:+1;ext=1;isub",
    'sms-uri(scheme=scheme"sms", part=sms-hier-part(recipients=[global-number(digits=global-number-digits"+1", parameters=[extension(keyword=keyword"ext", digits=phonedigit"1"), parameter(pname=pname"isub", pvalue=null)])]), fields=null)',
  ],
  [
    "sms-uri",
    "sms:+1?a=1&b=2",
    'sms-uri(scheme=scheme"sms", part=sms-hier-part(recipients=[global-number(digits=global-number-digits"+1", parameters=[])]), fields=sms-fields(fields=[sms-field(name=sms-field-name"a", value=escaped-value"1"), sms-field(name=sms-field-name"b", value=escaped-value"2")]))',
  ],
  [
    "sms-uri",
    "sms:911;phone-context=example.com,+1?body=",
    'sms-uri(scheme=scheme"sms", part=sms-hier-part(recipients=[local-number(digits=local-number-digits"911", before=[], context=context(keyword=keyword"phone-context", descriptor=domainname"example.com"), after=[]), global-number(digits=global-number-digits"+1", parameters=[])]), fields=sms-fields(fields=[sms-field(name=sms-field-name"body", value=escaped-value"")]))',
  ],
  [
    "sms-hier-part",
    "1;phone-context=b;ext=1;a",
    'sms-hier-part(recipients=[local-number(digits=local-number-digits"1", before=[], context=context(keyword=keyword"phone-context", descriptor=domainname"b"), after=[extension(keyword=keyword"ext", digits=phonedigit"1"), parameter(pname=pname"a", pvalue=null)])])',
  ],
  [
    "sms-hier-part",
    "aF%23;z;Y=%2fX;phone-context=a;isub=B",
    'sms-hier-part(recipients=[local-number(digits=local-number-digits"aF%23", before=[parameter(pname=pname"z", pvalue=null), parameter(pname=pname"Y", pvalue=pvalue"%2fX")], context=context(keyword=keyword"phone-context", descriptor=domainname"a"), after=[isdn-subaddress(keyword=keyword"isub", value=paramchar"B")])])',
  ],
  [
    "sms-hier-part",
    "1;ext=2;phone-context=+1",
    'sms-hier-part(recipients=[local-number(digits=local-number-digits"1", before=[extension(keyword=keyword"ext", digits=phonedigit"2")], context=context(keyword=keyword"phone-context", descriptor=global-number-digits"+1"), after=[])])',
  ],
  [
    "sms-hier-part",
    "af%23;isub=b;phone-context=a;y=%2Fx;z",
    'sms-hier-part(recipients=[local-number(digits=local-number-digits"af%23", before=[isdn-subaddress(keyword=keyword"isub", value=paramchar"b")], context=context(keyword=keyword"phone-context", descriptor=domainname"a"), after=[parameter(pname=pname"y", pvalue=pvalue"%2Fx"), parameter(pname=pname"z", pvalue=null)])])',
  ],
  [
    "sms-recipient",
    "1;phone-context=+1;m-x=y",
    'local-number(digits=local-number-digits"1", before=[], context=context(keyword=keyword"phone-context", descriptor=global-number-digits"+1"), after=[parameter(pname=pname"m-x", pvalue=pvalue"y")])',
  ],
  ["sms-recipient", "+1", 'global-number(digits=global-number-digits"+1", parameters=[])'],
];
