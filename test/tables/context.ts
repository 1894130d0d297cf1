/** The examples of the documents for URIs in their context, as data. */

/** Each text with the references that its document says it contains. */
export interface TextExample {
  readonly from: string;
  readonly text: string;
  readonly references: readonly string[];
}

/** RFC 3986 appendix C, rfc2396bis-01 and url-syntax-05 appendix E, RFC 1738's appendix, and wrapped references. */
export const texts: readonly TextExample[] = [
  {
    from: "RFC 3986, appendix C",
    text: `
      Yes, Jim, I found it under "http://www.w3.org/Addressing/",
      but you can probably pick it up from <ftp://foo.example.
      com/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
      ietf/uri/historical.html#WARNING>.
`,
    references: [
      "http://www.w3.org/Addressing/",
      "ftp://foo.example.com/rfc/",
      "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
    ],
  },
  {
    from: "RFC 3986, appendix C: ways to delimit",
    text: `within double-quotes "http://example.com/", angle brackets
   <http://example.com/>, or just by using whitespace:

      http://example.com/

   These wrappers do not form part of the URI.`,
    references: ["http://example.com/", "http://example.com/", "http://example.com/"],
  },
  {
    from: "rfc2396bis-01, appendix E",
    text: `
      Yes, Jim, I found it under "http://www.w3.org/Addressing/",
      but you can probably pick it up from <ftp://ds.internic.
      net/rfc/>.  Note the warning in <http://www.ics.uci.edu/pub/
      ietf/uri/historical.html#WARNING>.
`,
    references: [
      "http://www.w3.org/Addressing/",
      "ftp://ds.internic.net/rfc/",
      "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING",
    ],
  },
  {
    from: "rfc2396bis-01, appendix E: ways to delimit",
    text: `usually within double-quotes "http://example.com/", angle brackets <http://example.com/>, or
just using whitespace

      http://example.com/

These wrappers do not form part of the URI.`,
    references: ["http://example.com/", "http://example.com/", "http://example.com/"],
  },
  {
    from: "url-syntax-05, appendix E",
    text: `
      Yes, Jim, I found it under "http://www.w3.org/pub/WWW/",
      but you can probably pick it up from <ftp://ds.internic.
      net/rfc/>.  Note the warning in <http://ds.internic.net/
      instructions/overview.html#WARNING>.
`,
    references: [
      "http://www.w3.org/pub/WWW/",
      "ftp://ds.internic.net/rfc/",
      "http://ds.internic.net/instructions/overview.html#WARNING",
    ],
  },
  {
    from: "url-syntax-05, appendix E: its lines run together, so that nothing shows where they were broken",
    text: 'Yes, Jim, I found it under "http://www.w3.org/pub/WWW/", but you can probably pick it up from <ftp://ds.internic. net/rfc/>. Note the warning in <http://ds.internic.net/ instructions/overview.html#WARNING>.',
    references: ["http://www.w3.org/pub/WWW/"],
  },
  {
    from: "url-syntax-05, appendix E: ways to delimit",
    text: 'double-quotes "http://test.com/", angle brackets <http://test.com/>, or just using whitespace http://test.com/ These',
    references: ["http://test.com/", "http://test.com/", "http://test.com/"],
  },
  {
    from: "RFC 1738, appendix",
    text: `
      Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;
      type=d> but you can probably pick it up from <URL:ftp://ds.in
      ternic.net/rfc>.  Note the warning in <URL:http://ds.internic.
      net/instructions/overview.html#WARNING>.
`,
    references: [
      "ftp://info.cern.ch/pub/www/doc;type=d",
      "ftp://ds.internic.net/rfc",
      "http://ds.internic.net/instructions/overview.html#WARNING",
    ],
  },
  {
    from: "RFC 1738, appendix, as its translation breaks the lines",
    text: `是的,Jim,我发现它在<URL:ftp://info.cern.ch/pub/www/doc;type=d>上,但是你可
能能够从<URL:ftp://ds.internic.net/rfc>那儿获得它。请注意
<URL:http://ds.internic.net/instructions/overview.html#WARNING>上的警告。`,
    references: [
      "ftp://info.cern.ch/pub/www/doc;type=d",
      "ftp://ds.internic.net/rfc",
      "http://ds.internic.net/instructions/overview.html#WARNING",
    ],
  },
  {
    from: "RFC 1738, references",
    text: `       Protocol", RFC 1436, March 1993.
       <URL:ftp://ds.internic.net/rfc/rfc1436.txt;type=a>
       <URL:ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol
       /Gopher+/Gopher+.txt>`,
    references: [
      "ftp://ds.internic.net/rfc/rfc1436.txt;type=a",
      "ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt",
    ],
  },
];

/** url-syntax-05 and rfc2396bis-01, appendix D. */
export const htmlDocument = `<!doctype html public "-//IETF//DTD HTML//EN">
<HTML><HEAD>
<TITLE>An example HTML document</TITLE>
<BASE href="http://www.ics.uci.edu/Test/a/b/c">
</HEAD><BODY>
... <A href="../x">a hypertext anchor</A> ...
</BODY></HTML>
`;

/** Its base, the reference in it, and what that stands for. */
export const htmlReference = {
  base: "http://www.ics.uci.edu/Test/a/b/c",
  reference: "../x",
  target: "http://www.ics.uci.edu/Test/a/x",
} as const;

/** url-syntax-05 section 5.1.1: a header field, and the base that it gives. */
export const headerField = [
  "Content-Base: http://www.ics.uci.edu/Test/a/b/c",
  "http://www.ics.uci.edu/Test/a/b/c",
] as const;

/** RFC 3986 section 4.5 and rfc2396bis-01 appendix F. */
export const suffix = ["www.w3.org/Addressing/", "http://www.w3.org/Addressing/"] as const;
