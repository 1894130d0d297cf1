// The implementations: their packages, how their drivers are built and run, and how their versions are read.

/**
 * @typedef {object} Implementation
 * @property {string} name
 * @property {string} language
 * @property {string} driver a file of the folder `drivers`
 * @property {import("./protocol.js").Encoding} encoding
 * @property {readonly string[]} [debian] packages of Debian 12; the first has the version
 * @property {string} [npm] a package of npm, which has the version
 * @property {string} [build] a command of the shell, in an empty folder; `$SOURCE` is the driver, `$DRIVERS` its folder
 * @property {string} run a command; `{source}` is the driver, and `{folder}` that in which it was built
 * @property {readonly string[]} rules the rules that it decides
 * @property {readonly string[]} operations
 * @property {true} [mixes] whether it cannot tell an empty component from an absent one
 * @property {true} [whole] whether it splits and normalizes only strings with a scheme
 * @property {string} how a description of the functions used
 */

const URIS = ["URI", "URI-reference"];
const ALL = ["components", "resolve", "normalize"];

/** @param {string} libraries @returns the driver is a program in C with these libraries */
const ofC = (libraries) => ({
  language: "C",
  encoding: /** @type {const} */ ("hex"),
  build: `cc -O1 -w -o driver $SOURCE ${libraries}`,
  run: "{folder}/driver",
});

/** @param {string} libraries @returns the driver is a program in C++ with these libraries */
const ofCpp = (libraries) => ({
  ...ofC(""),
  language: "C++",
  build: `g++ -O1 -w -fPIC -o driver $SOURCE ${libraries}`,
});

/** @param {string} language @param {string} command @returns the driver is a script that reads JSON */
const ofJSON = (language, command) => ({
  language,
  encoding: /** @type {const} */ ("json"),
  run: `${command} {source}`,
});

/** @param {string} language @param {string} command @returns the driver is a script that reads fields in hexadecimal */
const ofHex = (language, command) => ({ ...ofJSON(language, command), encoding: /** @type {const} */ ("hex") });

/** @param {string} language @param {string} build @returns the driver is a program that reads fields in hexadecimal */
const compiled = (language, build) => ({ ...ofC(""), language, build });

/** @param {string} main @param {string} path @returns the driver is a class of Java */
const ofJava = (main, path) => ({
  ...compiled("Java", `javac -nowarn -d . ${path && `-cp ${path}`} $DRIVERS/Driver.java $SOURCE`),
  run: `java -XX:TieredStopAtLevel=1 -cp {folder}/${path && `:${path}`} ${main}`,
});

const RUST = ["rustc", "cargo"];

/** @param {string} name @returns the driver is a program in Rust with a crate of Debian, which cargo finds without a network */
const ofRust = (name) =>
  compiled(
    "Rust",
    [
      `mkdir -p src .cargo && cp $SOURCE src/main.rs && cp $DRIVERS/driver.rs src/driver.rs`,
      `printf '[source.crates-io]\\nreplace-with = "debian"\\n[source.debian]\\ndirectory = "/usr/share/cargo/registry"\\n' > .cargo/config.toml`,
      `printf '[package]\\nname = "driver"\\nversion = "0.0.0"\\nedition = "2021"\\n[workspace]\\n[dependencies]\\n${name} = "*"\\n' > Cargo.toml`,
      `CARGO_HOME=$PWD/.cargo cargo build --offline --quiet && cp target/debug/driver driver`,
    ].join(" && "),
  );

const GHC = "ghc -v0 -O0 -i$DRIVERS -outputdir . -o driver $SOURCE";
const LISP = "sbcl --script";

/** @type {readonly Implementation[]} */
export const IMPLEMENTATIONS = [
  {
    ...{ name: "uri-grammar", ...ofJSON("JavaScript", "node"), driver: "../../suite/driver.js", npm: "." },
    rules: [...URIS, "absolute-URI", "relative-ref", "IPv6address", "host"],
    ...{ operations: [...ALL, "expand"], how: "`parse`, `components`, `resolve`, `normalize`, `expand`" },
  },
  {
    ...{ name: "uriparser", ...ofC("-luriparser"), driver: "uriparser.c", debian: ["liburiparser-dev", "gcc"] },
    ...{ rules: URIS, operations: ALL, how: "`uriParseSingleUriEx`, `uriAddBaseUri`, `uriNormalizeSyntax`" },
  },
  {
    ...{ name: "GLib", ...ofC("$(pkg-config --cflags --libs glib-2.0)"), driver: "glib.c" },
    ...{ debian: ["libglib2.0-dev", "gcc", "pkg-config"], rules: URIS, operations: ALL },
    how: "`g_uri_is_valid`, `g_uri_split`, `g_uri_resolve_relative`, `g_uri_parse` with normalization by scheme",
  },
  {
    ...{ name: "curl", ...ofC("-lcurl"), driver: "curl.c", debian: ["libcurl4-gnutls-dev", "gcc"] },
    ...{ rules: ["URI"], operations: ALL, whole: true, how: "`curl_url_set` for all schemes, `curl_url_get`" },
  },
  {
    ...{ name: "libxml2", ...ofC("$(pkg-config --cflags --libs libxml-2.0)"), driver: "libxml2.c" },
    ...{ debian: ["libxml2-dev", "gcc", "pkg-config"], rules: URIS, operations: ["components", "resolve"] },
    how: "`xmlParseURIRaw`, `xmlBuildURI`",
  },
  {
    ...{ name: "Serd", ...ofC("$(pkg-config --cflags --libs serd-0)"), driver: "serd.c" },
    ...{ debian: ["libserd-dev", "gcc", "pkg-config"], rules: URIS, operations: ["components", "resolve"] },
    how: "`serd_uri_parse`, `serd_uri_string_has_scheme`, `serd_uri_resolve`",
  },
  {
    ...{ name: "Raptor", ...ofC("$(pkg-config --cflags --libs raptor2)"), driver: "raptor.c" },
    ...{ debian: ["libraptor2-dev", "gcc", "pkg-config"], rules: [], operations: ["resolve"] },
    how: "`raptor_uri_resolve_uri_reference`",
  },
  {
    ...{ name: "APR-util", ...ofC("$(pkg-config --cflags --libs apr-util-1 apr-1)"), driver: "apr.c" },
    ...{ debian: ["libaprutil1-dev", "gcc", "pkg-config"], rules: URIS, operations: ["components"] },
    how: "`apr_uri_parse`",
  },
  {
    ...{ name: "neon", ...ofC("$(pkg-config --cflags --libs neon)"), driver: "neon.c" },
    ...{ debian: ["libneon27-gnutls-dev", "gcc", "pkg-config"], rules: URIS, operations: ["components", "resolve"] },
    how: "`ne_uri_parse`, `ne_uri_resolve`",
  },
  {
    ...{ name: "Boost.URL", ...ofCpp("-lboost_url"), driver: "boost.cpp", debian: ["libboost-url1.81-dev", "g++"] },
    ...{ rules: URIS, operations: ALL, how: "`parse_uri`, `parse_uri_reference`, `resolve`, `normalize`" },
  },
  {
    ...{ name: "QUrl", ...ofCpp("$(pkg-config --cflags --libs Qt5Core)"), driver: "qt.cpp" },
    ...{ debian: ["qtbase5-dev", "g++", "pkg-config"], rules: URIS, operations: ALL },
    how: "`QUrl` in strict mode, `resolved`, `adjusted`",
  },
  {
    ...{ name: "POCO", ...ofCpp("-lPocoFoundation"), driver: "poco.cpp", debian: ["libpoco-dev", "g++"] },
    ...{ rules: URIS, operations: ALL, mixes: true, how: "`Poco::URI`, `resolve`, `normalize`" },
  },
  {
    ...{ name: "NSURL of GNUstep", driver: "nsurl.m" },
    ...compiled(
      "Objective-C",
      "gcc -O1 -w -I$DRIVERS -o driver $SOURCE $(gnustep-config --objc-flags) -std=gnu99 $(gnustep-config --base-libs)",
    ),
    ...{ debian: ["libgnustep-base-dev", "gobjc"], rules: URIS, operations: ALL },
    how: "`URLWithString`, `standardizedURL`",
  },
  {
    ...{ name: "urllib.parse", ...ofJSON("Python", "/usr/bin/python3"), driver: "urllib-driver.py" },
    ...{ debian: ["python3.11-minimal"], rules: URIS, operations: ["components", "resolve"], mixes: true },
    how: "`urlsplit`, `urljoin`",
  },
  {
    ...{
      name: "rfc3986",
      ...ofJSON("Python", "/usr/bin/python3"),
      driver: "rfc3986-driver.py",
      debian: ["python3-rfc3986"],
    },
    ...{ rules: URIS, operations: ALL, how: "its `Validator` for all components, `resolve_with`, `normalize_uri`" },
  },
  {
    ...{
      name: "rfc3987",
      ...ofJSON("Python", "/usr/bin/python3"),
      driver: "rfc3987-driver.py",
      debian: ["python3-rfc3987"],
    },
    ...{ rules: [...URIS, "absolute-URI", "relative-ref"], operations: ["components", "resolve"] },
    how: "`match` with the name of a rule, `parse`, `resolve`",
  },
  {
    ...{
      name: "uritools",
      ...ofJSON("Python", "/usr/bin/python3"),
      driver: "uritools-driver.py",
      debian: ["python3-uritools"],
    },
    ...{ rules: [], operations: ["components", "resolve"], how: "`urisplit`, `urijoin`; it has no check" },
  },
  {
    ...{ name: "yarl", ...ofJSON("Python", "/usr/bin/python3"), driver: "yarl-driver.py", debian: ["python3-yarl"] },
    ...{ rules: URIS, operations: ["components", "resolve"], mixes: true, how: "`URL`, which encodes; `join`" },
  },
  {
    ...{ name: "hyperlink", ...ofJSON("Python", "/usr/bin/python3"), driver: "hyperlink-driver.py" },
    ...{ debian: ["python3-hyperlink"], rules: URIS, operations: ALL, mixes: true },
    how: "`URL.from_text`, `click`, `normalize`",
  },
  {
    ...{ name: "uritemplate", ...ofJSON("Python", "/usr/bin/python3"), driver: "uritemplate-driver.py" },
    ...{ debian: ["python3-uritemplate"], rules: [], operations: ["expand"], how: "`expand`" },
  },
  {
    ...{ name: "URI of CPAN", ...ofJSON("Perl", "perl"), driver: "uri.pl", debian: ["liburi-perl"] },
    ...{
      rules: URIS,
      operations: ALL,
      how: "`new`, which repairs: a string that it keeps is valid; `new_abs` with `$ABS_REMOTE_LEADING_DOTS`, `canonical`",
    },
  },
  {
    ...{
      name: "URI::Template",
      ...ofJSON("Perl", "perl"),
      driver: "uri-template.pl",
      debian: ["liburi-template-perl"],
    },
    ...{ rules: [], operations: ["expand"], how: "`process_to_string`" },
  },
  {
    ...{ name: "URI of Ruby", ...ofJSON("Ruby", "ruby"), driver: "uri.rb", debian: ["ruby3.1"] },
    ...{ rules: URIS, operations: ALL, how: "`URI.parse`, `URI.join`, `normalize`" },
  },
  {
    ...{ name: "Addressable", ...ofJSON("Ruby", "ruby"), driver: "addressable.rb", debian: ["ruby-addressable"] },
    ...{ rules: URIS, operations: [...ALL, "expand"], how: "`URI.parse`, `URI.join`, `normalize`, `Template`" },
  },
  {
    ...{
      name: "net/url",
      ...compiled("Go", "GO111MODULE=off GOCACHE=$PWD/cache go build -o driver $SOURCE"),
      driver: "net-url.go",
    },
    ...{ debian: ["golang-1.19-go"], rules: URIS, operations: ["components", "resolve"], mixes: true },
    how: "`Parse`, the method `Parse` of a base",
  },
  {
    ...{ name: "jtacoma/uritemplates", driver: "uritemplates.go" },
    ...compiled("Go", "GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=$PWD/cache go build -o driver $SOURCE"),
    ...{ encoding: "json", debian: ["golang-github-jtacoma-uritemplates-dev", "golang-1.19-go"] },
    ...{ rules: [], operations: ["expand"], how: "`Parse`, `Expand`" },
  },
  {
    ...{ name: "java.net.URI", ...ofJava("JavaNetURI", ""), driver: "JavaNetURI.java" },
    ...{
      debian: ["openjdk-17-jdk-headless"],
      rules: URIS,
      operations: ALL,
      how: "its constructor, `resolve`, `normalize`",
    },
  },
  {
    ...{ name: "Jena IRI", ...ofJava("JenaIRI", "/usr/share/java/jena-iri.jar"), driver: "JenaIRI.java" },
    ...{
      debian: ["libapache-jena-java", "openjdk-17-jdk-headless"],
      rules: URIS,
      operations: ["components", "resolve"],
    },
    how: "`IRIFactory.uriImplementation` without the rules that only say what should be, no violation; `create`",
  },
  {
    ...{ name: "parse_url", ...ofJSON("PHP", "php"), driver: "parse_url.php", debian: ["php8.2-cli"] },
    ...{ rules: URIS, operations: ["components"], how: "`parse_url`" },
  },
  {
    ...{ name: "filter_var", ...ofJSON("PHP", "php"), driver: "filter_var.php", debian: ["php8.2-cli"] },
    ...{ rules: ["URI"], operations: [], how: "`filter_var` with `FILTER_VALIDATE_URL`" },
  },
  {
    ...{
      name: "Guzzle PSR-7",
      ...ofJSON("PHP", "php"),
      driver: "guzzle.php",
      debian: ["php-guzzlehttp-psr7", "php8.2-cli"],
    },
    ...{ rules: URIS, operations: ALL, mixes: true, how: "`Uri`, `UriResolver`, `UriNormalizer` with three steps" },
  },
  {
    ...{
      name: "Nyholm PSR-7",
      ...ofJSON("PHP", "php"),
      driver: "nyholm.php",
      debian: ["php-nyholm-psr7", "php8.2-cli"],
    },
    ...{ rules: URIS, operations: ["components"], mixes: true, how: "`Uri`" },
  },
  {
    ...{ name: "System.Uri of Mono", driver: "SystemUri.cs" },
    ...{ ...compiled("C#", "mcs -out:driver.exe $SOURCE"), run: "mono {folder}/driver.exe" },
    ...{ debian: ["mono-runtime", "mono-mcs"], rules: URIS, operations: ALL, mixes: true, whole: true },
    how: "`IsWellFormedUriString`, `TryCreate`, `AbsoluteUri`",
  },
  {
    ...{ name: "uri_string", ...ofHex("Erlang", "escript"), driver: "uri_string.escript", debian: ["erlang-base"] },
    ...{ rules: URIS, operations: ALL, how: "`parse`, `resolve`, `normalize`" },
  },
  {
    ...{ name: "URI of Elixir", ...ofHex("Elixir", "elixir"), driver: "uri.exs", debian: ["elixir"] },
    ...{ rules: URIS, operations: ["components", "resolve"], how: "`URI.new`, `URI.merge`" },
  },
  {
    ...{ name: "network-uri", ...compiled("Haskell", GHC), driver: "NetworkURI.hs" },
    debian: ["libghc-network-uri-dev", "libghc-utf8-string-dev", "ghc"],
    rules: [...URIS, "absolute-URI", "relative-ref", "IPv6address"],
    ...{
      operations: ALL,
      how: "`isURI` and so on, `parseURIReference`, `relativeTo`, the three functions `normalize…`",
    },
  },
  {
    ...{ name: "uri-bytestring", ...compiled("Haskell", GHC), driver: "URIByteString.hs" },
    ...{ debian: ["libghc-uri-bytestring-dev", "ghc"], rules: URIS, operations: ["normalize"] },
    how: "`parseURI`, `parseRelativeRef`, both strict; `normalizeURIRef'`",
  },
  {
    ...{ name: "ocaml-uri", driver: "uri.ml" },
    ...compiled("OCaml", "cp $SOURCE driver.ml && ocamlfind ocamlopt -w -a -package uri -linkpkg -o driver driver.ml"),
    ...{ debian: ["liburi-ocaml-dev", "ocaml-findlib"], rules: [], operations: ALL },
    how: "`of_string`, which never refuses; `resolve`, `canonicalize`",
  },
  {
    ...{ name: "(web uri) of Guile", ...ofHex("Scheme", "guile --no-auto-compile -s"), driver: "web-uri.scm" },
    ...{
      debian: ["guile-3.0"],
      rules: URIS,
      operations: ["components"],
      how: "`string->uri`, `string->uri-reference`",
    },
  },
  {
    ...{ name: "net/url of Racket", ...ofHex("Racket", "racket"), driver: "net-url.rkt", debian: ["racket"] },
    ...{ rules: URIS, operations: ["components", "resolve"], how: "`string->url`, `combine-url/relative`" },
  },
  {
    ...{ name: "url", ...ofRust("url"), driver: "url.rs", debian: ["librust-url-dev", ...RUST] },
    ...{ rules: ["URI"], operations: ALL, whole: true, how: "`Url::parse`, `join`; it follows the URL Standard" },
  },
  {
    ...{ name: "http", ...ofRust("http"), driver: "http.rs", debian: ["librust-http-dev", ...RUST] },
    ...{ rules: URIS, operations: ["components"], how: "`http::Uri`" },
  },
  {
    ...{ name: "lua-uri", ...ofHex("Lua", "lua5.1"), driver: "uri.lua", debian: ["lua-uri", "lua5.1"] },
    ...{ rules: URIS, operations: ALL, how: "`URI:new`, which normalizes; `resolve`" },
  },
  {
    ...{ name: "uri of Tcllib", ...ofHex("Tcl", "tclsh"), driver: "uri.tcl", debian: ["tcllib", "tcl"] },
    ...{ rules: [], operations: ALL, mixes: true, how: "`uri::split`, `uri::resolve`, `uri::canonicalize`" },
  },
  {
    ...{ name: "PURI", ...ofHex("Common Lisp", LISP), driver: "puri.lisp", debian: ["cl-puri", "sbcl"] },
    ...{ rules: URIS, operations: ["components", "resolve"], how: "`parse-uri`, `merge-uris`" },
  },
  {
    ...{
      name: "QURI",
      ...ofHex("Common Lisp", LISP),
      driver: "quri.lisp",
      debian: [
        "cl-quri",
        "cl-babel",
        "cl-split-sequence",
        "cl-alexandria",
        "cl-utilities",
        "cl-trivial-features",
        "sbcl",
      ],
    },
    ...{ rules: URIS, operations: ["components"], how: "`uri`" },
  },
  {
    ...{
      name: "uri of Nim",
      ...compiled("Nim", "nim c --hints:off --warnings:off --nimcache:cache -o:driver $SOURCE"),
      driver: "uri.nim",
    },
    ...{ debian: ["nim", "gcc"], rules: URIS, operations: ["components", "resolve"], mixes: true },
    how: "`parseUri`, which never refuses; `combine`",
  },
  {
    ...{ name: "URIParser of Free Pascal", driver: "uriparser.pas" },
    ...compiled("Pascal", "cp $SOURCE driver.pas && fpc -v0 -odriver driver.pas"),
    ...{ debian: ["fp-compiler", "fp-units-fcl"], rules: [], operations: ["components", "resolve"], mixes: true },
    how: "`ParseURI`, which decodes; `ResolveRelativeURI`",
  },
  {
    ...{ name: "url.el", ...ofHex("Emacs Lisp", "emacs --batch -Q -l"), driver: "url-parse.el" },
    ...{ debian: ["emacs-nox"], rules: [], operations: ["components", "resolve"] },
    how: "`url-generic-parse-url`, `url-expand-file-name`; it has no check",
  },
  {
    ...{ name: "urltools", ...ofHex("R", "Rscript --vanilla"), driver: "urltools.R" },
    ...{ debian: ["r-cran-urltools", "r-base-core"], rules: [], operations: ["components"], mixes: true },
    how: "`url_parse`; it has no check",
  },
  {
    ...{ name: "URI of Crystal", ...compiled("Crystal", "crystal build -o driver $SOURCE"), driver: "uri.cr" },
    ...{ debian: ["crystal"], rules: URIS, operations: ALL, how: "`URI.parse`, `resolve`, `normalize`" },
  },
  {
    ...{ name: "library(uri)", ...ofHex("Prolog", "swipl"), driver: "uri.prolog", debian: ["swi-prolog-nox"] },
    ...{ rules: [], operations: ALL, how: "`uri_components`, `uri_resolve`, `uri_normalized`; it has no check" },
  },
  {
    ...{ name: "URL of Node", ...ofJSON("JavaScript", "node"), driver: "URL.js" },
    ...{ rules: URIS, operations: ALL, mixes: true, whole: true },
    how: "`URL.canParse`, for a reference with a base; it follows the URL Standard",
  },
  {
    ...{ name: "@hyperjump/uri", ...ofJSON("JavaScript", "node"), driver: "hyperjump.js", npm: "@hyperjump/uri" },
    ...{ rules: [...URIS, "absolute-URI"], operations: ALL, how: "a function for each rule and operation" },
  },
  {
    ...{ name: "ajv-formats", ...ofJSON("JavaScript", "node"), driver: "ajv-formats.js", npm: "ajv-formats" },
    ...{ rules: URIS, operations: [], how: "the formats `uri` and `uri-reference` of Ajv" },
  },
  {
    ...{ name: "fast-uri", ...ofJSON("JavaScript", "node"), driver: "fast-uri.js", npm: "fast-uri" },
    ...{ rules: URIS, operations: ALL, how: "`parse`, without an error; `resolve`, `normalize`" },
  },
  {
    ...{ name: "uri-js", ...ofJSON("JavaScript", "node"), driver: "uri-js.js", npm: "uri-js" },
    ...{ rules: URIS, operations: ALL, how: "`parse`, without an error; `resolve`, `normalize`" },
  },
  {
    ...{ name: "relative-to-absolute-iri", ...ofJSON("JavaScript", "node"), driver: "relative-to-absolute-iri.js" },
    ...{ npm: "relative-to-absolute-iri", rules: [], operations: ["resolve"], how: "`resolve`" },
  },
  {
    ...{ name: "url-template", ...ofJSON("JavaScript", "node"), driver: "url-template.js", npm: "url-template" },
    ...{ rules: [], operations: ["expand"], how: "`parseTemplate`, `expand`" },
  },
  {
    ...{ name: "uri-templates", ...ofJSON("JavaScript", "node"), driver: "uri-templates.js", npm: "uri-templates" },
    ...{ rules: [], operations: ["expand"], how: "`fill`" },
  },
];
