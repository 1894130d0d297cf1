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
      "docker://a:-b",
      "docker:",
      "docker:busybox",
      "docker:/busybox",
      "docker://",
      "docker://h/A",
      "docker://h/a//b",
      "docker://h/a/",
      "docker://h/a___b",
      "docker://a:",
      "docker://a:.b",
      "docker://a@sha256:0",
      "docker://h/a?b",
      "docker://h/a b",
      "docker://h/a:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "docker://h/a:1.0@sha256:0000000000000000000000000000000000000000000000000000000000000000",
      "docker://Ubuntu:22.04",
      "docker://Ubuntu",
      "docker://ubuntu:v11:latest",
      "docker://ubuntu@sha256:abcd",
    ],
    advised: ["docker://busybox:latest"],
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
      ["docker://Ubuntu", "docker://ubuntu"],
      ["docker://ubuntu:v11:latest", "docker://ubuntu:v11:latest"],
    ],
  },
};
