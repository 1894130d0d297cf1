/** Trees of grammar/scheme/pkg.peggy. */
import type { TreeRow } from "../../../tree/table.js";

export const trees: readonly TreeRow[] = [
  [
    "PURL",
    "pkg:deb/debian/curl@7.50.3-1?arch=i386&distro=jessie",
    'PURL(scheme=scheme"pkg", packageType=type"deb", namespace=namespace(segments=[namespace-segment"debian"]), name=name"curl", version=version"7.50.3-1", qualifiers=qualifiers(qualifiers=[qualifier(key=qualifier-key"arch", value=qualifier-value"i386"), qualifier(key=qualifier-key"distro", value=qualifier-value"jessie")]), subpath=null)',
  ],
  [
    "PURL",
    "pkg:maven/org.apache.xmlgraphics/batik-anim@1.9.1?packaging=sources",
    'PURL(scheme=scheme"pkg", packageType=type"maven", namespace=namespace(segments=[namespace-segment"org.apache.xmlgraphics"]), name=name"batik-anim", version=version"1.9.1", qualifiers=qualifiers(qualifiers=[qualifier(key=qualifier-key"packaging", value=qualifier-value"sources")]), subpath=null)',
  ],
  [
    "PURL",
    "pkg:npm/foobar@12.3.1",
    'PURL(scheme=scheme"pkg", packageType=type"npm", namespace=null, name=name"foobar", version=version"12.3.1", qualifiers=null, subpath=null)',
  ],
  [
    "PURL",
    "pkg:alpm/arch/containers-common@1:0.47.4-4?arch=x86_64",
    'PURL(scheme=scheme"pkg", packageType=type"alpm", namespace=namespace(segments=[namespace-segment"arch"]), name=name"containers-common", version=version"1:0.47.4-4", qualifiers=qualifiers(qualifiers=[qualifier(key=qualifier-key"arch", value=qualifier-value"x86_64")]), subpath=null)',
  ],
  [
    "PURL",
    "pkg:deb/debian/attr@1:2.4.47-2%2Bb1?arch=amd64",
    'PURL(scheme=scheme"pkg", packageType=type"deb", namespace=namespace(segments=[namespace-segment"debian"]), name=name"attr", version=version"1:2.4.47-2%2Bb1", qualifiers=qualifiers(qualifiers=[qualifier(key=qualifier-key"arch", value=qualifier-value"amd64")]), subpath=null)',
  ],
  [
    "PURL",
    "pkg:npm/%40angular/animation@12.3.1",
    'PURL(scheme=scheme"pkg", packageType=type"npm", namespace=namespace(segments=[namespace-segment"%40angular"]), name=name"animation", version=version"12.3.1", qualifiers=null, subpath=null)',
  ],
  [
    "PURL",
    "pkg:github/package-url/purl-spec@244fd47e07d1004#everybody/loves/dogs",
    'PURL(scheme=scheme"pkg", packageType=type"github", namespace=namespace(segments=[namespace-segment"package-url"]), name=name"purl-spec", version=version"244fd47e07d1004", qualifiers=null, subpath=subpath(segments=[subpath-segment"everybody", subpath-segment"loves", subpath-segment"dogs"]))',
  ],
  [
    "PURL",
    "pkg:hex/phoenix_html@2.13.3#priv/static/phoenix_html.js",
    'PURL(scheme=scheme"pkg", packageType=type"hex", namespace=null, name=name"phoenix_html", version=version"2.13.3", qualifiers=null, subpath=subpath(segments=[subpath-segment"priv", subpath-segment"static", subpath-segment"phoenix_html.js"]))',
  ],
  [
    "PURL",
    "pkg:generic/a",
    'PURL(scheme=scheme"pkg", packageType=type"generic", namespace=null, name=name"a", version=null, qualifiers=null, subpath=null)',
  ],
  [
    "PURL",
    "PKG:Generic/A/b%2Fc@1%20x",
    'PURL(scheme=scheme"PKG", packageType=type"Generic", namespace=namespace(segments=[namespace-segment"A"]), name=name"b%2Fc", version=version"1%20x", qualifiers=null, subpath=null)',
  ],
  [
    "PURL",
    "pkg:golang/google.golang.org/genproto#googleapis/api/annotations",
    'PURL(scheme=scheme"pkg", packageType=type"golang", namespace=namespace(segments=[namespace-segment"google.golang.org"]), name=name"genproto", version=null, qualifiers=null, subpath=subpath(segments=[subpath-segment"googleapis", subpath-segment"api", subpath-segment"annotations"]))',
  ],
  [
    "PURL",
    "pkg:x/../a",
    'PURL(scheme=scheme"pkg", packageType=type"x", namespace=namespace(segments=[namespace-segment".."]), name=name"a", version=null, qualifiers=null, subpath=null)',
  ],
  [
    "PURL",
    "pkg:x.y-1/a/b/c~d:e",
    'PURL(scheme=scheme"pkg", packageType=type"x.y-1", namespace=namespace(segments=[namespace-segment"a", namespace-segment"b"]), name=name"c~d:e", version=null, qualifiers=null, subpath=null)',
  ],
  [
    "PURL",
    "pkg:npm/a@1?a=b&c.d-e_f=%2F",
    'PURL(scheme=scheme"pkg", packageType=type"npm", namespace=null, name=name"a", version=version"1", qualifiers=qualifiers(qualifiers=[qualifier(key=qualifier-key"a", value=qualifier-value"b"), qualifier(key=qualifier-key"c.d-e_f", value=qualifier-value"%2F")]), subpath=null)',
  ],
  [
    "PURL",
    "pkg:x/a#.b/..c/%2525",
    'PURL(scheme=scheme"pkg", packageType=type"x", namespace=null, name=name"a", version=null, qualifiers=null, subpath=subpath(segments=[subpath-segment".b", subpath-segment"..c", subpath-segment"%2525"]))',
  ],
  [
    "PURL",
    "pkg:x/%E4%B8%96",
    'PURL(scheme=scheme"pkg", packageType=type"x", namespace=null, name=name"%E4%B8%96", version=null, qualifiers=null, subpath=null)',
  ],
  [
    "PURL",
    "pkg:x/a@%2f",
    'PURL(scheme=scheme"pkg", packageType=type"x", namespace=null, name=name"a", version=version"%2f", qualifiers=null, subpath=null)',
  ],
  [
    "PURL",
    "pkg:cpan/DROLSKY/DateTime@1.55",
    'PURL(scheme=scheme"pkg", packageType=type"cpan", namespace=namespace(segments=[namespace-segment"DROLSKY"]), name=name"DateTime", version=version"1.55", qualifiers=null, subpath=null)',
  ],
];
