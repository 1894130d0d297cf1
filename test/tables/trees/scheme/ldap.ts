/** Trees of grammar/scheme/ldap.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "ldapurl",
    "ldap://h/????!x",
    'ldapurl(scheme=scheme"ldap", host=reg-name"h", port=null, dn=dn"", attributes=attributes(attributes=[]), scope=scope"", filter=filter"", extensions=extensions(extensions=[extension(critical=EXCLAMATION"!", name=extype"x", value=null)]))',
  ],
  [
    "ldapurl",
    "ldap://192.0.2.1:",
    'ldapurl(scheme=scheme"ldap", host=IPv4address"192.0.2.1", port=port"", dn=null, attributes=null, scope=null, filter=null, extensions=null)',
  ],
  [
    "ldapurl",
    "ldap://[2001:db8::7]/c=GB",
    'ldapurl(scheme=scheme"ldap", host=IP-literal(address=IPv6address"2001:db8::7"), port=null, dn=dn"c=GB", attributes=null, scope=null, filter=null, extensions=null)',
  ],
  [
    "ldapurl",
    "ldap://",
    'ldapurl(scheme=scheme"ldap", host=reg-name"", port=null, dn=null, attributes=null, scope=null, filter=null, extensions=null)',
  ],
  [
    "ldapurl",
    "ldap://h/?cn,*?one",
    'ldapurl(scheme=scheme"ldap", host=reg-name"h", port=null, dn=dn"", attributes=attributes(attributes=[attrdesc"cn", attrdesc"*"]), scope=scope"one", filter=null, extensions=null)',
  ],
  [
    "ldapsurl",
    "ldaps://h/o=x?cn??",
    'ldapsurl(scheme=scheme"ldaps", host=reg-name"h", port=null, dn=dn"o=x", attributes=attributes(attributes=[attrdesc"cn"]), scope=scope"", filter=filter"", extensions=null)',
  ],
  [
    "ldapsurl",
    "ldaps://[v1.a]",
    'ldapsurl(scheme=scheme"ldaps", host=IP-literal(address=IPvFuture"v1.a"), port=null, dn=null, attributes=null, scope=null, filter=null, extensions=null)',
  ],
  [
    "ldapsurl",
    "ldaps://h/????x",
    'ldapsurl(scheme=scheme"ldaps", host=reg-name"h", port=null, dn=dn"", attributes=attributes(attributes=[]), scope=scope"", filter=filter"", extensions=extensions(extensions=[extension(critical=null, name=extype"x", value=null)]))',
  ],
  [
    "ldapsurl",
    "ldaps://h:65536",
    'ldapsurl(scheme=scheme"ldaps", host=reg-name"h", port=port"65536", dn=null, attributes=null, scope=null, filter=null, extensions=null)',
  ],
  [
    "ldapsurl",
    "ldaps://192.0.2.1",
    'ldapsurl(scheme=scheme"ldaps", host=IPv4address"192.0.2.1", port=null, dn=null, attributes=null, scope=null, filter=null, extensions=null)',
  ],
  [
    "ldap-part",
    "//h/????!1.2.3=a/b:@,x,y=",
    'ldap-part(dn=dn"//h/", attributes=attributes(attributes=[]), scope=scope"", filter=filter"", extensions=extensions(extensions=[extension(critical=EXCLAMATION"!", name=extype"1.2.3", value=exvalue"a/b:@"), extension(critical=null, name=extype"x", value=null), extension(critical=null, name=extype"y", value=exvalue"")]))',
  ],
  ["ldap-part", "", 'ldap-part(dn=dn"", attributes=null, scope=null, filter=null, extensions=null)'],
  ["ldaps-scheme", "ldaps", 'scheme"ldaps"'],
  [
    "ldapurl",
    "ldap://h/o=a?cn,sn?sub?(cn=b)?!x=y",
    'ldapurl(scheme=scheme"ldap", host=reg-name"h", port=null, dn=dn"o=a", attributes=attributes(attributes=[attrdesc"cn", attrdesc"sn"]), scope=scope"sub", filter=filter"(cn=b)", extensions=extensions(extensions=[extension(critical=EXCLAMATION"!", name=extype"x", value=exvalue"y")]))',
  ],
];
