/** Trees of grammar/scheme/snmp.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "snmp-uri",
    "snmp://example.com",
    'snmp-uri(scheme=scheme"snmp", securityName=null, host=reg-name"example.com", port=null, context=null, oids=null)',
  ],
  [
    "snmp-uri",
    "snmp://tester5@example.com:8161",
    'snmp-uri(scheme=scheme"snmp", securityName=securityName"tester5", host=reg-name"example.com", port=port"8161", context=null, oids=null)',
  ],
  [
    "snmp-uri",
    "snmp://example.com/bridge1;",
    'snmp-uri(scheme=scheme"snmp", securityName=null, host=reg-name"example.com", port=null, context=context(name=contextName"bridge1", contextEngineID=contextEngineID""), oids=null)',
  ],
  [
    "snmp-uri",
    "SNMP://u:v@[::1]:/a;80ff/1.2+",
    'snmp-uri(scheme=scheme"SNMP", securityName=securityName"u:v", host=IP-literal(address=IPv6address"::1"), port=port"", context=context(name=contextName"a", contextEngineID=contextEngineID"80ff"), oids=oids(target=oid"1.2", suffix=suffix"+"))',
  ],
  [
    "snmp-uri",
    "snmp://h//(1.2,3).*",
    'snmp-uri(scheme=scheme"snmp", securityName=null, host=reg-name"h", port=null, context=context(name=contextName"", contextEngineID=null), oids=oids(target=oid-group(oids=[oid"1.2", oid"3"]), suffix=suffix".*"))',
  ],
  ["snmp-authority", "u@h:1", 'snmp-authority(securityName=securityName"u", host=reg-name"h", port=port"1")'],
];
