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
      "hdfs:",
      "hdfs:host.example",
      "hdfs:/host.example",
      "hdfs://h:x/",
      "hdfs://h/a b",
      "hdfs://h/%4",
      "hdfs://[::1/",
      "hdfs://u@v@h/",
    ],
    advised: ["hdfs://h:65536/"],
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
