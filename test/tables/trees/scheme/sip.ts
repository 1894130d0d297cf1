/** Trees of grammar/scheme/sip.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "SIP-URI",
    "sip:u@h;ttl=15;a=b",
    'SIP-URI(scheme=scheme"sip", userinfo=userinfo(user=user"u", password=null), host=hostname"h", port=null, parameters=[ttl-param(name=pname"ttl", value=ttl"15"), other-param(name=pname"a", value=pvalue"b")], headers=[])',
  ],
  [
    "SIP-URI",
    "sip:biloxi.com;transport=tcp;method=REGISTER?to=sip",
    'SIP-URI(scheme=scheme"sip", userinfo=null, host=hostname"biloxi.com", port=null, parameters=[transport-param(name=pname"transport", value=token"tcp"), method-param(name=pname"method", value=token"REGISTER")], headers=[header(name=hname"to", value=hvalue"sip")])',
  ],
  [
    "SIP-URI",
    "sip:h;maddr=[2001:db8::7]",
    'SIP-URI(scheme=scheme"sip", userinfo=null, host=hostname"h", port=null, parameters=[maddr-param(name=pname"maddr", value=IPv6reference(address=IPv6address"2001:db8::7"))], headers=[])',
  ],
  [
    "SIP-URI",
    "sip:+1-212:1234@gateway.com;user=ip",
    'SIP-URI(scheme=scheme"sip", userinfo=userinfo(user=user"+1-212", password=password"1234"), host=hostname"gateway.com", port=null, parameters=[user-param(name=pname"user", value=token"ip")], headers=[])',
  ],
  [
    "SIP-URI",
    "sip:bob@192.0.2.4:5070",
    'SIP-URI(scheme=scheme"sip", userinfo=userinfo(user=user"bob", password=null), host=IPv4address"192.0.2.4", port=port"5070", parameters=[], headers=[])',
  ],
  [
    "SIP-URI",
    "sip:alice@[2001:db8::10]:5060;lr",
    'SIP-URI(scheme=scheme"sip", userinfo=userinfo(user=user"alice", password=null), host=IPv6reference(address=IPv6address"2001:db8::10"), port=port"5060", parameters=[lr-param(name=pname"lr", value=null)], headers=[])',
  ],
  [
    "SIP-URI",
    "sip:h?a=1&a=2",
    'SIP-URI(scheme=scheme"sip", userinfo=null, host=hostname"h", port=null, parameters=[], headers=[header(name=hname"a", value=hvalue"1"), header(name=hname"a", value=hvalue"2")])',
  ],
  [
    "SIP-URI",
    "sip:alice:@atlanta.com",
    'SIP-URI(scheme=scheme"sip", userinfo=userinfo(user=user"alice", password=password""), host=hostname"atlanta.com", port=null, parameters=[], headers=[])',
  ],
  [
    "SIPS-URI",
    "sips:u@h;lr;a",
    'SIPS-URI(scheme=scheme"sips", userinfo=userinfo(user=user"u", password=null), host=hostname"h", port=null, parameters=[lr-param(name=pname"lr", value=null), other-param(name=pname"a", value=null)], headers=[])',
  ],
  [
    "SIPS-URI",
    "sips:bob@192.0.2.4:5071",
    'SIPS-URI(scheme=scheme"sips", userinfo=userinfo(user=user"bob", password=null), host=IPv4address"192.0.2.4", port=port"5071", parameters=[], headers=[])',
  ],
  [
    "SIPS-URI",
    "sips:h;ttl=15",
    'SIPS-URI(scheme=scheme"sips", userinfo=null, host=hostname"h", port=null, parameters=[ttl-param(name=pname"ttl", value=ttl"15")], headers=[])',
  ],
  [
    "SIPS-URI",
    "sips:bob@biloxi.com;maddr=192.0.2.1;transport=tcp",
    'SIPS-URI(scheme=scheme"sips", userinfo=userinfo(user=user"bob", password=null), host=hostname"biloxi.com", port=null, parameters=[maddr-param(name=pname"maddr", value=IPv4address"192.0.2.1"), transport-param(name=pname"transport", value=token"tcp")], headers=[])',
  ],
  [
    "SIPS-URI",
    "sips:[2001:db8::7]",
    'SIPS-URI(scheme=scheme"sips", userinfo=null, host=IPv6reference(address=IPv6address"2001:db8::7"), port=null, parameters=[], headers=[])',
  ],
  [
    "SIPS-URI",
    "sips:bob@biloxi.com?Via=x",
    'SIPS-URI(scheme=scheme"sips", userinfo=userinfo(user=user"bob", password=null), host=hostname"biloxi.com", port=null, parameters=[], headers=[header(name=hname"Via", value=hvalue"x")])',
  ],
  [
    "SIPS-URI",
    "sips:bob@biloxi.com;user=ip;method=INVITE",
    'SIPS-URI(scheme=scheme"sips", userinfo=userinfo(user=user"bob", password=null), host=hostname"biloxi.com", port=null, parameters=[user-param(name=pname"user", value=token"ip"), method-param(name=pname"method", value=token"INVITE")], headers=[])',
  ],
  [
    "SIPS-URI",
    "sips:alice@atlanta.com?subject=project%20x&priority=urgent",
    'SIPS-URI(scheme=scheme"sips", userinfo=userinfo(user=user"alice", password=null), host=hostname"atlanta.com", port=null, parameters=[], headers=[header(name=hname"subject", value=hvalue"project%20x"), header(name=hname"priority", value=hvalue"urgent")])',
  ],
  ["hostport", "u:0", 'hostport(host=hostname"u", port=port"0")'],
  ["hostport", "6.2.2.1", 'hostport(host=IPv4address"6.2.2.1", port=null)'],
  ["hostport", "[2001:db8::7]", 'hostport(host=IPv6reference(address=IPv6address"2001:db8::7"), port=null)'],
  ["host", "g", 'hostname"g"'],
  ["host", "6.2.2.1", 'IPv4address"6.2.2.1"'],
  ["host", "[2001:db8::7]", 'IPv6reference(address=IPv6address"2001:db8::7")'],
  [
    "uri-parameters",
    ";maddr=biloxi.com;user=ip;method=INVITE;x",
    'uri-parameters(parameters=[maddr-param(name=pname"maddr", value=hostname"biloxi.com"), user-param(name=pname"user", value=token"ip"), method-param(name=pname"method", value=token"INVITE"), other-param(name=pname"x", value=null)])',
  ],
  ["uri-parameters", ";lr", 'uri-parameters(parameters=[lr-param(name=pname"lr", value=null)])'],
  [
    "uri-parameters",
    ";ttl=1;transport=TCP",
    'uri-parameters(parameters=[ttl-param(name=pname"ttl", value=ttl"1"), transport-param(name=pname"transport", value=token"TCP")])',
  ],
  ["uri-parameters", "", "uri-parameters(parameters=[])"],
  ["uri-parameter", "/", 'other-param(name=pname"/", value=null)'],
  ["uri-parameter", "lr", 'lr-param(name=pname"lr", value=null)'],
  ["uri-parameter", "ttl=1", 'ttl-param(name=pname"ttl", value=ttl"1")'],
  ["uri-parameter", "user=ip", 'user-param(name=pname"user", value=token"ip")'],
  ["uri-parameter", "transport=udp", 'transport-param(name=pname"transport", value=token"udp")'],
  ["uri-parameter", "method=INVITE", 'method-param(name=pname"method", value=token"INVITE")'],
  ["uri-parameter", "maddr=192.0.2.1", 'maddr-param(name=pname"maddr", value=IPv4address"192.0.2.1")'],
  ["other-transport", "g", 'token"g"'],
  ["other-user", "g", 'token"g"'],
  ["Method", "g", 'token"g"'],
  ["extension-method", "g", 'token"g"'],
  ["headers", "?x=", 'headers(headers=[header(name=hname"x", value=hvalue"")])'],
  [
    "headers",
    "?1=2&a=b",
    'headers(headers=[header(name=hname"1", value=hvalue"2"), header(name=hname"a", value=hvalue"b")])',
  ],
];
