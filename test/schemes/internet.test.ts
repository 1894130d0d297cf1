// The trees of the schemes with a host, which the tables do not show.
import { parse } from "../../src/schemes/index.js";

/** Converts a tree to a form without positions: leaves become their text, other nodes become their fields. */
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
    {
      login: { user: null, password: null, hostport: { host: "h", port: null } },
      path: null,
      keyword: null,
      ftptype: null,
    },
  ],
  [
    "ftp://u:@h/%2Fetc//motd;Type=a#f",
    {
      login: { user: "u", password: "" },
      path: { type: "fpath", cwds: ["%2Fetc", ""], name: "motd" },
      keyword: "Type",
      ftptype: "a",
    },
  ],
  ["ftp://h/", { path: { cwds: [], name: "" } }],
  ["dict://h/d:a", { login: null, command: { type: "define", word: "a", database: null, n: null } }],
  ["dict://h/d:a:", { command: { word: "a", database: "", n: null } }],
  ["dict://h/m:a::s:", { command: { type: "match", word: "a", database: "", strat: "s", n: "" } }],
  ["dns:a", { authority: null, name: "a", query: null }],
  [
    "dns://h/?Class=IN;type=A",
    {
      authority: { host: "h", port: null },
      name: "",
      query: {
        elements: [
          { keyword: "Class", value: "IN" },
          { keyword: "type", value: "A" },
        ],
      },
    },
  ],
  ["imap://h", { type: "imapurl", userinfo: null, host: "h", port: null, pathQuery: null }],
  [
    "imap://;Auth=*@h/",
    { userinfo: { user: null, auth: { keyword: "Auth", authType: "*" } }, pathQuery: { command: null } },
  ],
  [
    "imap://h/a;uidvalidity=1/;uid=2/;section=3/;partial=4.5",
    {
      pathQuery: {
        command: {
          mailbox: "a",
          uidvalidity: { keyword: "uidvalidity", number: "1" },
          search: null,
          uid: { type: "iuid", keyword: "uid", number: "2" },
          section: { type: "isection", keyword: "section", section: "3" },
          partial: { type: "ipartial", keyword: "partial", partialRange: { first: "4", length: "5" } },
          urlauth: null,
        },
      },
    },
  ],
  ["imap://h/a?b", { pathQuery: { command: { mailbox: "a", search: "b", uid: null } } }],
  ["ldap://h", { type: "ldapurl", dn: null, attributes: null, scope: null, filter: null, extensions: null }],
  [
    "ldap:///??",
    { dn: "", attributes: { type: "attributes", attributes: [] }, scope: "", filter: null, extensions: null },
  ],
  [
    "ldaps://h/?a,b??(c=d)?!e=f,g",
    {
      type: "ldapsurl",
      attributes: { attributes: ["a", "b"] },
      scope: "",
      filter: "(c=d)",
      extensions: {
        extensions: [
          { critical: "!", name: "e", value: "f" },
          { critical: null, name: "g", value: null },
        ],
      },
    },
  ],
  ["file:/a/b", { type: "file-URI", auth: null, path: { type: "path-absolute", segments: ["a", "b"] } }],
  ["file:///a", { auth: "", path: { segments: ["a"] } }],
  ["file://localhost/a", { auth: "localhost", path: { segments: ["a"] } }],
  ["telnet://u:a:b@h/", { type: "telnet-URL", user: "u", password: "a:b", host: "h", port: null, path: "/" }],
  ["telnet://h", { user: null, password: null, host: "h", path: "" }],
  ["gopher://h", { type: "gopher-URL", host: "h", port: null, path: null }],
  ["gopher://h/", { path: { type: "gopher-path", gophertype: null, selector: "", search: null, gopherString: null } }],
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
