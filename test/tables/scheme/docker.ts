// containers-transports(5), section "docker://docker-reference", and the grammar of Distribution.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  docker: {
    valid: [
      "docker://busybox",
      "DOCKER://alpine:3.8",
      "docker://docker.io/library/busybox",
      "docker://localhost:5000/a/b:1.0-rc_1",
      "docker://[2001:db8::7]:5000/a",
      "docker://192.0.2.1/a__b.c--d",
      "docker://ghcr.io/a/b@sha256:0000000000000000000000000000000000000000000000000000000000000000",
      "docker://a:005",
      "docker://a@sha512+b64:0000000000000000000000000000000000000000000000000000000000000000",
    ],
    invalid: [
      ["docker://a:-b", "docker/tag", 11, 12],
      ["docker:", "docker/incomplete", 7, 7],
      ["docker:busybox", "docker/slashes", 7, 7],
      ["docker:/busybox", "docker/slashes", 7, 8],
      ["docker://", "docker/incomplete", 9, 9],
      ["docker://h/A", "docker/case", 11, 12],
      ["docker://h/a//b", "docker/repeated-character", 13, 14],
      ["docker://h/a/", "docker/incomplete", 13, 13],
      ["docker://h/a___b", "docker/character", 14, 15],
      ["docker://a:", "docker/incomplete", 11, 11],
      ["docker://a:.b", "docker/tag", 11, 12],
      ["docker://a@sha256:0", "docker/digest", 11, 19],
      ["docker://h/a?b", "docker/query", 12, 14],
      ["docker://h/a b", "docker/separator", 12, 13],
      [
        "docker://h/a:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "docker/tag-length",
        141,
        142,
      ],
      [
        "docker://h/a:1.0@sha256:0000000000000000000000000000000000000000000000000000000000000000",
        "docker/tag-and-digest",
        13,
        16,
      ],
      ["docker://busybox:latest", "scheme/not-generic", 23, 23, { severity: "warning" }],
      ["docker://Ubuntu:22.04", "docker/case", 9, 15],
      ["docker://ubuntu@sha256:abcd", "docker/digest", 16, 27],
    ],
    examples: ["docker://docker.io/library/busybox:latest"],
    normal: [
      ["DOCKER://Docker.IO/a:B", "docker://docker.io/a:B"],
      ["docker://a:005", "docker://a:005"],
      ["docker://a", "docker://a"],
    ],
    equivalent: [["docker://h/a", "DOCKER://H/a"]],
    different: [
      ["docker://h/a:b", "docker://h/a:B"],
      ["docker://a:5", "docker://a:05"],
    ],
    fixed: [
      ["docker://a:-b", "docker://a:-b"],
      ["docker:/h/a", "docker://h/a"],
    ],
  },
};
