/** Trees of grammar/scheme/tel.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "telephone-uri",
    "tel:aF%23;z;Y=%2fX;phone-context=a;isub=B",
    'telephone-uri(scheme=scheme"tel", subscriber=local-number(digits=local-number-digits"aF%23", before=[parameter(pname=pname"z", pvalue=null), parameter(pname=pname"Y", pvalue=pvalue"%2fX")], context=context(keyword=keyword"phone-context", descriptor=domainname"a"), after=[isdn-subaddress(keyword=keyword"isub", value=paramchar"B")]))',
  ],
  [
    "telephone-uri",
    "tel:+1;ext=-",
    'telephone-uri(scheme=scheme"tel", subscriber=global-number(digits=global-number-digits"+1", parameters=[extension(keyword=keyword"ext", digits=phonedigit"-")]))',
  ],
  [
    "telephone-uri",
    "tel:1;ext=2;phone-context=+1",
    'telephone-uri(scheme=scheme"tel", subscriber=local-number(digits=local-number-digits"1", before=[extension(keyword=keyword"ext", digits=phonedigit"2")], context=context(keyword=keyword"phone-context", descriptor=global-number-digits"+1"), after=[]))',
  ],
  [
    "telephone-uri",
    "tel:+1;isub=1;a",
    'telephone-uri(scheme=scheme"tel", subscriber=global-number(digits=global-number-digits"+1", parameters=[isdn-subaddress(keyword=keyword"isub", value=paramchar"1"), parameter(pname=pname"a", pvalue=null)]))',
  ],
  [
    "telephone-uri",
    "tel:af%23;isub=b;phone-context=a",
    'telephone-uri(scheme=scheme"tel", subscriber=local-number(digits=local-number-digits"af%23", before=[isdn-subaddress(keyword=keyword"isub", value=paramchar"b")], context=context(keyword=keyword"phone-context", descriptor=domainname"a"), after=[]))',
  ],
  [
    "telephone-subscriber",
    "1;phone-context=b;ext=1;a",
    'local-number(digits=local-number-digits"1", before=[], context=context(keyword=keyword"phone-context", descriptor=domainname"b"), after=[extension(keyword=keyword"ext", digits=phonedigit"1"), parameter(pname=pname"a", pvalue=null)])',
  ],
  ["telephone-subscriber", "+1", 'global-number(digits=global-number-digits"+1", parameters=[])'],
  ["par", ";x", 'parameter(pname=pname"x", pvalue=null)'],
  ["par", ";ext=1", 'extension(keyword=keyword"ext", digits=phonedigit"1")'],
  ["par", ";isub=2", 'isdn-subaddress(keyword=keyword"isub", value=paramchar"2")'],
  ["descriptor", "g", 'domainname"g"'],
  ["descriptor", "+1", 'global-number-digits"+1"'],
];
