/** Trees of grammar/scheme/iris.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "iris-uri",
    "iris:dreg1//com",
    'iris-uri(scheme=scheme"iris", registryUrn=registry-urn"dreg1", resolutionMethod=resolution-method"", authority=authority(userinfo=null, host=reg-name"com", port=null), entityClass=null, entityName=null)',
  ],
  [
    "iris-uri",
    "IRIS.beep:urn:ietf:params:xml:ns:dreg1/bottom/u@h:1/domain/a",
    'iris-uri(scheme=scheme"IRIS.beep", registryUrn=registry-urn"urn:ietf:params:xml:ns:dreg1", resolutionMethod=resolution-method"bottom", authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"1"), entityClass=entity-class"domain", entityName=entity-name"a")',
  ],
  [
    "iris-uri",
    "iris.lwz:dreg1//192.0.2.1/a/",
    'iris-uri(scheme=scheme"iris.lwz", registryUrn=registry-urn"dreg1", resolutionMethod=resolution-method"", authority=authority(userinfo=null, host=IPv4address"192.0.2.1", port=null), entityClass=entity-class"a", entityName=entity-name"")',
  ],
  [
    "iris-uri",
    "iris.xpc:x//[::1]:44//",
    'iris-uri(scheme=scheme"iris.xpc", registryUrn=registry-urn"x", resolutionMethod=resolution-method"", authority=authority(userinfo=null, host=IP-literal(address=IPv6address"::1"), port=port"44"), entityClass=entity-class"", entityName=entity-name"")',
  ],
  [
    "iris-uri",
    "iris.xpcs:x//[v1.a]",
    'iris-uri(scheme=scheme"iris.xpcs", registryUrn=registry-urn"x", resolutionMethod=resolution-method"", authority=authority(userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=null), entityClass=null, entityName=null)',
  ],
];
