/** Trees of grammar/scheme/intent.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "intent-URI",
    "intent://scan/#Intent;scheme=zxing;package=com.google.zxing.client.android;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=authority(userinfo=null, host=reg-name"scan", port=null), path=path-abempty(segments=[segment""])), query=null, parameters=[parameter(name=extra-name"scheme", value=extra-value"zxing"), parameter(name=extra-name"package", value=extra-value"com.google.zxing.client.android")])',
  ],
  [
    "intent-URI",
    "intent://scan/#Intent;scheme=zxing;package=com.google.zxing.client.android;S.browser_fallback_url=http%3A%2F%2Fzxing.org;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=authority(userinfo=null, host=reg-name"scan", port=null), path=path-abempty(segments=[segment""])), query=null, parameters=[parameter(name=extra-name"scheme", value=extra-value"zxing"), parameter(name=extra-name"package", value=extra-value"com.google.zxing.client.android"), parameter(name=extra-name"S.browser_fallback_url", value=extra-value"http%3A%2F%2Fzxing.org")])',
  ],
  [
    "intent-URI",
    "intent:#Intent;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=null, path=path-empty(segments=[])), query=null, parameters=[])',
  ],
  [
    "intent-URI",
    "INTENT:#Intent;action=a;end",
    'intent-URI(scheme=scheme"INTENT", part=hier-part(authority=null, path=path-empty(segments=[])), query=null, parameters=[parameter(name=extra-name"action", value=extra-value"a")])',
  ],
  [
    "intent-URI",
    "intent:a/b?c=d#Intent;scheme=x;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=null, path=path-rootless(segments=[segment-nz"a", segment"b"])), query=query"c=d", parameters=[parameter(name=extra-name"scheme", value=extra-value"x")])',
  ],
  [
    "intent-URI",
    "intent://u@h:1/a#Intent;S.a=b=c;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=authority(userinfo=userinfo"u", host=reg-name"h", port=port"1"), path=path-abempty(segments=[segment"a"])), query=null, parameters=[parameter(name=extra-name"S.a", value=extra-value"b=c")])',
  ],
  [
    "intent-URI",
    "intent:/a#Intent;a=;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=null, path=path-absolute(segments=[segment-nz"a"])), query=null, parameters=[parameter(name=extra-name"a", value=extra-value"")])',
  ],
  [
    "intent-URI",
    "intent:#Intent;end=x;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=null, path=path-empty(segments=[])), query=null, parameters=[parameter(name=extra-name"end", value=extra-value"x")])',
  ],
  [
    "intent-URI",
    "intent:#Intent;component=com.example/.Main;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=null, path=path-empty(segments=[])), query=null, parameters=[parameter(name=extra-name"component", value=extra-value"com.example/.Main")])',
  ],
  [
    "intent-URI",
    "intent:#Intent;S.browser_fallback_url=http%3A%2F%2Fzxing.org;end",
    'intent-URI(scheme=scheme"intent", part=hier-part(authority=null, path=path-empty(segments=[])), query=null, parameters=[parameter(name=extra-name"S.browser_fallback_url", value=extra-value"http%3A%2F%2Fzxing.org")])',
  ],
];
