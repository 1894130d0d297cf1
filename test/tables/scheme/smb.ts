// draft-crhertel-smb-url-12 sections 2, 4 and 6.
import type { SchemeTables } from "../../schemes/table.js";

export const tables: SchemeTables = {
smb: {
valid: ["smb://server","SMB://server/share","smb://dom;user:p@server:139/share/a%20b","smb://192.0.2.1/","smb://[2001:db8::7]/a","smb://h?","smb://h/?SCOPE=","smb://h/a#f"],
invalid: [["smb:", "smb/slashes", 4, 4],
["smb:server", "smb/slashes", 4, 4],
["smb:/server", "smb/slashes", 4, 5],
["smb://h//a", "smb/repeated-character", 8, 9],
["smb://h/a?b", "smb/incomplete", 11, 11],
["smb://h/?NODE=H", "smb/character", 13, 14],
["smb://h/?NBNS", "smb/incomplete", 13, 13],
["smb://h/?NBNS=a;", "smb/empty-part", 15, 16],
["smb://h/?;NBNS=a", "smb/empty-part", 9, 10],
["smb://h/a b", "rfc3986/space", 9, 10],
["smb://h:x/", "rfc3986/port", 8, 9],
["smb://h/\\a", "smb/unencoded-delimiter", 8, 9],
["smb://h:65536/", "smb/port-range", 8, 13, { severity: "info" }]],
examples: ["smb://server/dirpath/file.name","smb://","smb://corgi/","smb://user@/","smb://:4220/","smb://corgis/puppies/","smb://jcifs/","smb://jcifs.samba.org/","smb://netbios.scope.id/","smb://netbios/?SCOPE=scope.id","smb://jcifs/?CALLED=VIRTSERV;NBNS=172.24.19.18","smb://smedley/?NBNS=172.24.19.18;NODETYPE=H","smb://corgis/?NODETYPE=B","smb://jcifs.samba.org/?NODETYPE=;CALLED=SMBSERV","smb://bran/SCOPE=","smb://marika/SCOPE=;NODETYPE=B"],
normal: [["SMB://Server:445/%7Ea/../b", "smb://server/b"],
["smb://h", "smb://h/"]],
equivalent: [["smb://h","smb://H:445/"]],
different: [["smb://h/a","smb://h/A"]],
fixed: [["smb:/server/a", "smb://server/a"],
["smb://h/a b", "smb://h/a%20b"]],
},
};
