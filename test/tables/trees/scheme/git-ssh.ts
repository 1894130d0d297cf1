/** Trees of grammar/scheme/git-ssh.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "git-URL",
    "git+ssh://h/a",
    'git-URL(scheme=scheme"git+ssh", userinfo=null, host=hostname"h", port=null, separator=separator"/", path=path"a", commit=null)',
  ],
  [
    "git-URL",
    "GIT+SSH://u:p@h:22:a/b#c",
    'git-URL(scheme=scheme"GIT+SSH", userinfo=userinfo"u:p", host=hostname"h", port=port"22", separator=separator":", path=scp-path"a/b", commit=commit-ish"c")',
  ],
  [
    "git-URL",
    "git+ssh://[::1]:a",
    'git-URL(scheme=scheme"git+ssh", userinfo=null, host=IP-literal(address=IPv6address"::1"), port=null, separator=separator":", path=scp-path"a", commit=null)',
  ],
  [
    "git-URL",
    "git+ssh://[v1.a]:/a#",
    'git-URL(scheme=scheme"git+ssh", userinfo=null, host=IP-literal(address=IPvFuture"v1.a"), port=port"", separator=separator"/", path=path"a", commit=commit-ish"")',
  ],
  [
    "git-URL",
    "git+ssh://192.0.2.1:22/a@b",
    'git-URL(scheme=scheme"git+ssh", userinfo=null, host=hostname"192.0.2.1", port=port"22", separator=separator"/", path=path"a@b", commit=null)',
  ],
  [
    "git-URL",
    "git+ssh://h:22a",
    'git-URL(scheme=scheme"git+ssh", userinfo=null, host=hostname"h", port=null, separator=separator":", path=scp-path"22a", commit=null)',
  ],
  [
    "git-URL",
    "git+ssh://h:22:/a",
    'git-URL(scheme=scheme"git+ssh", userinfo=null, host=hostname"h", port=port"22", separator=separator":/", path=path"a", commit=null)',
  ],
  [
    "git-URL",
    "git+ssh://h:22/",
    'git-URL(scheme=scheme"git+ssh", userinfo=null, host=hostname"h", port=null, separator=separator":", path=scp-path"22/", commit=null)',
  ],
];
