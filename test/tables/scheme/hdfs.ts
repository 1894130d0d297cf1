// Apache Hadoop, page "FileSystem Shell".
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
  hdfs: {
    valid: [
      "hdfs://host.example",
      "HDFS://host.example/",
      "hdfs://user@host.example/a",
      "hdfs://host.example:1234/a/b",
      "hdfs://192.0.2.1/a",
      "hdfs://[2001:db8::7]:/",
      "hdfs://host.example/%41//b",
      "hdfs://a.b/c#f",
      "hdfs://h/a?b=c",
      "hdfs:///user/a",
    ],
    invalid: [
      ["hdfs:", "hdfs/slashes", 5, 5],
      ["hdfs:host.example", "hdfs/slashes", 5, 5],
      ["hdfs:/host.example", "hdfs/slashes", 5, 6],
      ["hdfs://h:x/", "rfc3986/port", 9, 10],
      ["hdfs://h/a b", "rfc3986/space", 10, 11],
      ["hdfs://h/%4", "rfc3986/truncated", 9, 11],
      ["hdfs://[::1/", "rfc3986/missing-bracket", 11, 12],
      ["hdfs://u@v@h/", "rfc3986/password-delimiter", 8, 9],
      ["hdfs://h:65536/", "hdfs/port-range", 9, 14, { severity: "info" }],
    ],
    examples: ["hdfs://namenodehost/parent/child", "hdfs://nn.example.com/hadoop/hadoopfile"],
    normal: [["HDFS://Host.Example/%7Ea/./b", "hdfs://host.example/~a/b"]],
    equivalent: [["hdfs://h:/a", "hdfs://h/a"]],
    different: [["hdfs://h/a", "hdfs://h/a/"]],
    fixed: [
      ["hdfs:/host.example/a", "hdfs://host.example/a"],
      ["hdfs://h/a b", "hdfs://h/a%20b"],
    ],
  },
};
