// The trees of the schemes that lead to a host: what the tables of URIs do not show.
import { parse } from "../../src/schemes/index.js";

/** A tree without positions: leaves as their text, other nodes as their fields. */
function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (typeof node !== "object" || node === null) return node;
  if ("value" in node && typeof node.value === "string") return node.value;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== "start" && key !== "end")
      .map(([key, value]) => [key, plain(value)]),
  );
}

const tree = (uri: string): unknown => plain(parse(uri, { scheme: true }).schemeNode);

test.each<[string, object]>([
  ["ws://h/a?q", { type: "ws-URI", host: "h", port: null, path: { segments: ["a"] }, query: "q" }],
  ["wss://h:1", { type: "wss-URI", host: "h", port: "1", path: { segments: [] }, query: null }],
  [
    "ftp://h",
    { login: { user: null, password: null, hostport: { host: "h", port: null } }, path: null, ftptype: null },
  ],
  [
    "ftp://u:@h/%2Fetc//motd;type=a#f",
    { login: { user: "u", password: "" }, path: { type: "fpath", cwds: ["%2Fetc", ""], name: "motd" }, ftptype: "a" },
  ],
  ["ftp://h/", { path: { cwds: [], name: "" } }],
  ["file:/a/b", { type: "file-URI", auth: null, path: { type: "path-absolute", segments: ["a", "b"] } }],
  ["file:///a", { auth: null, path: { segments: ["a"] } }],
  ["file://localhost/a", { auth: "localhost", path: { segments: ["a"] } }],
  ["telnet://u:a:b@h/", { type: "telnet-URL", user: "u", password: "a:b", host: "h", port: null, path: "/" }],
  ["telnet://h", { user: null, password: null, host: "h", path: "" }],
  ["gopher://h/", { type: "gopher-URL", host: "h", port: null, path: null }],
  ["gopher://h/0/a?b", { path: { gophertype: "0", selector: "/a?b", search: null, gopherString: null } }],
  ["gopher://h/7s%09q", { path: { gophertype: "7", selector: "s", search: "q", gopherString: null } }],
  [
    "gopher://h/%30s%09%09+%091%0D%0A",
    { path: { gophertype: "%30", selector: "s", search: "", gopherString: "+%091%0D%0A" } },
  ],
  ["turns:h:1?Transport=udp", { type: "turnURI", host: "h", port: "1", keyword: "Transport", transport: "udp" }],
  ["turn:h", { host: "h", port: null, keyword: null, transport: null }],
  ["wais://h:1/d", { type: "waisdatabase", hostport: { host: "h", port: "1" }, database: "d" }],
  ["wais://h/d?s/t", { type: "waisindex", database: "d", search: "s/t" }],
  ["wais://h/d/t/p", { type: "waisdoc", database: "d", wtype: "t", wpath: "p" }],
  [
    "prospero://h//a=b/c;x=1;y=",
    {
      type: "prospero-URL",
      hsoname: "/a=b/c",
      fields: [
        { type: "fieldspec", field: "x", value: "1" },
        { type: "fieldspec", field: "y", value: "" },
      ],
    },
  ],
  ["pop://h", { type: "pop-url", server: { userAuth: null, hostport: { host: "h", port: null } } }],
  [
    "pop://u;AUTH=+APOP@h",
    { server: { userAuth: { user: "u", auth: { type: "auth", keyword: "AUTH", mechanism: "+APOP" } } } },
  ],
  ["pop://;auth=*@h", { server: { userAuth: { user: null, auth: { keyword: "auth", mechanism: "*" } } } }],
  ["pop://u;AUTH=*a@h", { server: { userAuth: { user: "u", auth: { mechanism: "*a" } } } }],
  ["nfs://h", { type: "nfsURL", hostport: { host: "h", port: null }, path: null }],
  ["nfs://1.2.3.4:5//a", { hostport: { host: "1.2.3.4", port: "5" }, path: { type: "abs_path", segments: ["", "a"] } }],
  ["nfs:/", { hostport: null, path: { type: "abs_path", segments: [""] } }],
  ["nfs:", { hostport: null, path: { type: "rel_path", segments: [""] } }],
  ["nfs:a/b", { hostport: null, path: { type: "rel_path", segments: ["a", "b"] } }],
])("%s", (uri, expected) => {
  expect(tree(uri)).toMatchObject(expected);
});
