/** Trees of grammar/rfc1738.peggy. */
import type { TreeRow } from "../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "url",
    "PROSPERO://10.1.2.3/a;b=c",
    'prosperourl(scheme=scheme"PROSPERO", hostport=hostport(host=hostnumber"10.1.2.3", port=null), path=ppath(segments=[psegment"a"]), fields=[fieldspec(fieldname=fieldname"b", fieldvalue=fieldvalue"c")])',
  ],
  [
    "url",
    "ws://h:1/",
    'genericurl(scheme=scheme"ws", schemepart=ip-schemepart(login=login(user=null, password=null, hostport=hostport(host=hostname"h", port=port"1")), urlpath=urlpath""))',
  ],
  [
    "url",
    "gopher://h/0a%09%09",
    'gopherurl(scheme=scheme"gopher", hostport=hostport(host=hostname"h", port=null), gtype=gtype"0", selector=selector"a", search=search"", gopherString=gopher+_string"", urlpath=null)',
  ],
  [
    "url",
    "http://a/",
    'httpurl(scheme=scheme"http", hostport=hostport(host=hostname"a", port=null), path=hpath(segments=[hsegment""]), search=null)',
  ],
  [
    "url",
    "nntp://h/a/1",
    'nntpurl(scheme=scheme"nntp", hostport=hostport(host=hostname"h", port=null), group=group"a", digits=digits"1")',
  ],
  [
    "url",
    "wais://h/db?",
    'waisindex(scheme=scheme"wais", hostport=hostport(host=hostname"h", port=null), database=database"db", search=search"")',
  ],
  [
    "url",
    "wais://h/",
    'waisdatabase(scheme=scheme"wais", hostport=hostport(host=hostname"h", port=null), database=database"")',
  ],
  ["url", "file:////", 'fileurl(scheme=scheme"file", host=null, path=fpath(segments=[fsegment"", fsegment""]))'],
  [
    "url",
    "telnet://u:@h/",
    'telneturl(scheme=scheme"telnet", login=login(user=user"u", password=password"", hostport=hostport(host=hostname"h", port=null)), urlpath=urlpath"")',
  ],
  ["url", "news:*", 'newsurl(scheme=scheme"news", grouppart=grouppart"*")'],
  ["url", "mailto:?", 'mailtourl(scheme=scheme"mailto", encoded822addr=encoded822addr"?")'],
  [
    "url",
    "gopher://h/",
    'gopherurl(scheme=scheme"gopher", hostport=hostport(host=hostname"h", port=null), gtype=null, selector=null, search=null, gopherString=null, urlpath=urlpath"")',
  ],
  [
    "url",
    "ftp://h/a;TYPE=I",
    'ftpurl(scheme=scheme"ftp", login=login(user=null, password=null, hostport=hostport(host=hostname"h", port=null)), path=fpath(segments=[fsegment"a"]), fieldname=fieldname"TYPE", ftptype=ftptype"I")',
  ],
  ["url", "news:a@b", 'newsurl(scheme=scheme"news", grouppart=article"a@b")'],
  [
    "url",
    "http://a/b/c/?y",
    'httpurl(scheme=scheme"http", hostport=hostport(host=hostname"a", port=null), path=hpath(segments=[hsegment"b", hsegment"c", hsegment""]), search=search"y")',
  ],
  [
    "url",
    "prospero://host.dom//pros",
    'prosperourl(scheme=scheme"prospero", hostport=hostport(host=hostname"host.dom", port=null), path=ppath(segments=[psegment"", psegment"pros"]), fields=[])',
  ],
  [
    "url",
    "prospero://host.dom/a;b=c;=",
    'prosperourl(scheme=scheme"prospero", hostport=hostport(host=hostname"host.dom", port=null), path=ppath(segments=[psegment"a"]), fields=[fieldspec(fieldname=fieldname"b", fieldvalue=fieldvalue"c"), fieldspec(fieldname=fieldname"", fieldvalue=fieldvalue"")])',
  ],
  ["url", "news:h", 'newsurl(scheme=scheme"news", grouppart=group"h")'],
  [
    "url",
    "pop://@h",
    'genericurl(scheme=scheme"pop", schemepart=ip-schemepart(login=login(user=user"", password=null, hostport=hostport(host=hostname"h", port=null)), urlpath=null))',
  ],
  ["url", "file://host/", 'fileurl(scheme=scheme"file", host=hostname"host", path=fpath(segments=[fsegment""]))'],
  [
    "url",
    "file://10.1.2.3/a",
    'fileurl(scheme=scheme"file", host=hostnumber"10.1.2.3", path=fpath(segments=[fsegment"a"]))',
  ],
  [
    "url",
    "ftp://h",
    'ftpurl(scheme=scheme"ftp", login=login(user=null, password=null, hostport=hostport(host=hostname"h", port=null)), path=null, fieldname=null, ftptype=null)',
  ],
  [
    "url",
    "http://a",
    'httpurl(scheme=scheme"http", hostport=hostport(host=hostname"a", port=null), path=null, search=null)',
  ],
  [
    "url",
    "nntp://h/a",
    'nntpurl(scheme=scheme"nntp", hostport=hostport(host=hostname"h", port=null), group=group"a", digits=null)',
  ],
  [
    "url",
    "telnet://h",
    'telneturl(scheme=scheme"telnet", login=login(user=null, password=null, hostport=hostport(host=hostname"h", port=null)), urlpath=null)',
  ],
  [
    "url",
    "gopher://h/1",
    'gopherurl(scheme=scheme"gopher", hostport=hostport(host=hostname"h", port=null), gtype=gtype"1", selector=selector"", search=null, gopherString=null, urlpath=null)',
  ],
  [
    "url",
    "wais://host.dom/d/t/",
    'waisdoc(scheme=scheme"wais", hostport=hostport(host=hostname"host.dom", port=null), database=database"d", wtype=wtype"t", wpath=wpath"")',
  ],
  ["otherurl", "a:", 'genericurl(scheme=scheme"a", schemepart=schemepart"")'],
  [
    "schemepart",
    "//g",
    'ip-schemepart(login=login(user=null, password=null, hostport=hostport(host=hostname"g", port=null)), urlpath=null)',
  ],
  ["host", "g", 'hostname"g"'],
  ["host", "6.2.2.1", 'hostnumber"6.2.2.1"'],
  ["grouppart", "g", 'group"g"'],
  ["grouppart", "b@c", 'article"b@c"'],
  [
    "waisurl",
    "wais://host.dom/db//p",
    'waisdoc(scheme=scheme"wais", hostport=hostport(host=hostname"host.dom", port=null), database=database"db", wtype=wtype"", wpath=wpath"p")',
  ],
  [
    "waisurl",
    "wais://h/",
    'waisdatabase(scheme=scheme"wais", hostport=hostport(host=hostname"h", port=null), database=database"")',
  ],
  [
    "waisurl",
    "wais://h/db?",
    'waisindex(scheme=scheme"wais", hostport=hostport(host=hostname"h", port=null), database=database"db", search=search"")',
  ],
  [
    "gopherurl",
    "gopher://h/1%09",
    'gopherurl(scheme=scheme"gopher", hostport=hostport(host=hostname"h", port=null), gtype=gtype"1", selector=selector"", search=search"", gopherString=null, urlpath=null)',
  ],
  [
    "gopherurl",
    "gopher://h/1a/;%41b%09c;:@&=%42d",
    'gopherurl(scheme=scheme"gopher", hostport=hostport(host=hostname"h", port=null), gtype=gtype"1", selector=selector"a/;%41b", search=search"c;:@&=%42d", gopherString=null, urlpath=null)',
  ],
  [
    "gopherurl",
    "gopher://h/1a/b%09c%09+d",
    'gopherurl(scheme=scheme"gopher", hostport=hostport(host=hostname"h", port=null), gtype=gtype"1", selector=selector"a/b", search=search"c", gopherString=gopher+_string"+d", urlpath=null)',
  ],
];
