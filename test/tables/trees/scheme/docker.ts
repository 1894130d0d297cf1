/** Trees of grammar/scheme/docker.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "docker-URI",
    "docker://a",
    'docker-URI(scheme=scheme"docker", domain=null, name=remote-name"a", tag=null, digest=null)',
  ],
  [
    "docker-URI",
    "DOCKER://H:1/a/b:c@sha256:0000000000000000000000000000000000000000000000000000000000000000",
    'docker-URI(scheme=scheme"DOCKER", domain=domain"H:1", name=remote-name"a/b", tag=tag"c", digest=digest"sha256:0000000000000000000000000000000000000000000000000000000000000000")',
  ],
  [
    "docker-URI",
    "docker://[::1]/a",
    'docker-URI(scheme=scheme"docker", domain=domain"[::1]", name=remote-name"a", tag=null, digest=null)',
  ],
  [
    "docker-URI",
    "docker://a:1",
    'docker-URI(scheme=scheme"docker", domain=null, name=remote-name"a", tag=tag"1", digest=null)',
  ],
];
