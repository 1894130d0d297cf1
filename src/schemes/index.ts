/**
 * All schemes that the package has, and its functions with all of them.
 *
 * @module
 */
import type { SchemeRoots } from "../../generated/schemes.tree.js";
import type { RFC1738Root } from "./rfc1738/common.js";
import { about } from "./about.js";
import { acct } from "./acct.js";
import { cid, mid } from "./cid.js";
import { coap, coaps, coapTcp, coapsTcp, coapWs, coapsWs } from "./coap.js";
import { data } from "./data.js";
import { dict } from "./dict.js";
import { did } from "./did.js";
import { dns } from "./dns.js";
import { example } from "./example.js";
import { file } from "./file.js";
import { ftp } from "./ftp.js";
import { geo } from "./geo.js";
import { git } from "./git.js";
import { gopher } from "./gopher.js";
import { http, https } from "./http.js";
import { imap } from "./imap.js";
import { info } from "./info.js";
import { ipp, ipps } from "./ipp.js";
import { ldap, ldaps } from "./ldap.js";
import { mailto } from "./mailto.js";
import { news, nntp } from "./news.js";
import { nfs } from "./nfs.js";
import { ni, nih } from "./ni.js";
import type { SchemeComparer, SchemeNormalize } from "./mechanism/normalize.js";
import { payto } from "./payto.js";
import { pop } from "./pop.js";
import { prospero } from "./prospero.js";
import { rfc1738Schemes } from "./rfc1738.js";
import { rtsp, rtsps } from "./rtsp.js";
import type { AnyScheme, SchemeMap } from "./mechanism/scheme.js";
import { sip, sips } from "./sip.js";
import { sms } from "./sms.js";
import { stun, stuns } from "./stun.js";
import { tag } from "./tag.js";
import { tel } from "./tel.js";
import { telnet } from "./telnet.js";
import { turn, turns } from "./turn.js";
import { urn } from "./urn.js";
import type { RepairURI, Validate } from "./mechanism/validate.js";
import { wais } from "./wais.js";
import { withSchemes, type SchemeParse, type SchemeSafeParse } from "./define.js";
import { ws, wss } from "./ws.js";
import { xmpp } from "./xmpp.js";

export type {
  AuthoritySpans,
  Check,
  Finding,
  Level,
  Parts,
  Party,
  Profile,
  SchemeEdit,
  Span,
  Subject,
  Suggestion,
} from "./mechanism/check.js";
export type { RuleWords } from "../explain/report.js";
export type { SchemeRoots } from "../../generated/schemes.tree.js";
export type { Rules } from "../core/language.js";
export type * as ABNF from "../core/abnf.js";
export type { CurrentId } from "../standards/current.js";
export type { Tree } from "../tree/index.js";
export type { RFC1738Root } from "./rfc1738/common.js";
export { NOTHING } from "./mechanism/check.js";
export type { BuiltGrammar, PlainGrammar, SchemeGrammar, SchemeRule } from "./mechanism/grammar.js";
export type {
  SchemeChange,
  SchemeComparer,
  SchemeCompareOptions,
  SchemeNormalization,
  SchemeNormalizationStep,
  SchemeNormalize,
  SchemeNormalizeOptions,
  SchemeOptions,
} from "./mechanism/normalize.js";
export {
  defineScheme,
  schemeKey,
  type AnyScheme,
  type Scheme,
  type SchemeDefinition,
  type SchemeMap,
  type SchemeNodeOf,
  type Schemes,
  type Status,
} from "./mechanism/scheme.js";
export { adviceCodes, type AdviceCode } from "./mechanism/security.js";
export { rfc, type Specification } from "./mechanism/specification.js";
export type { Validation } from "./mechanism/result.js";
export type { Repaired } from "../explain/repair.js";
export type { RepairOptions, RepairURI, Validate, ValidateOptions } from "./mechanism/validate.js";
export {
  withSchemes,
  type SchemeFunctions,
  type SchemeParse,
  type SchemeParseOptions,
  type SchemeSafeParse,
  type WithSchemeNode,
} from "./define.js";

/** One line for each file, in the order of their names. */
// prettier-ignore
const all: readonly AnyScheme[] = [
  about,
  acct,
  cid, mid,
  coap, coaps, coapTcp, coapsTcp, coapWs, coapsWs,
  data,
  dict,
  did,
  dns,
  example,
  file,
  ftp,
  geo,
  git,
  gopher,
  http, https,
  imap,
  info,
  ipp, ipps,
  ldap, ldaps,
  mailto,
  news, nntp,
  nfs,
  payto,
  pop,
  prospero,
  ...rfc1738Schemes,
  ni, nih,
  rtsp, rtsps,
  sip, sips,
  sms,
  stun, stuns,
  tag,
  tel,
  telnet,
  turn, turns,
  urn,
  wais,
  ws, wss,
  xmpp,
];

/** The root of the tree of some scheme: of one of RFC 3986's, or of RFC 1738's. */
export type SchemeNode = SchemeRoots[keyof SchemeRoots] | RFC1738Root;

/** All schemes, for the compiler: which nodes their trees have. */
export type AllSchemes = SchemeMap & { readonly nodes?: SchemeNode };

const functions = withSchemes(all as Iterable<AnyScheme> as AllSchemes);

/**
 * All schemes: RFC 3986's by their names, those of another standard as `<standard>/<name>`.
 *
 * @example
 * import { schemes } from "uri-grammar/schemes";
 *
 * schemes.get("https").defaultPort; // => "443"
 * schemes.get("sip").grammar.test("a_b.example", { rule: "host" }); // => false
 * schemes.get("rfc1738/ftp").standard; // => "rfc1738"
 */
export const schemes: SchemeMap = functions.schemes;

/**
 * Validates a URI by the generic syntax, by the rules of its scheme, and with advice on security.
 *
 * @example
 * import { validate } from "uri-grammar/schemes";
 *
 * const { ok, diagnostics } = validate("http:///x");
 * ok; // => false
 * diagnostics[0].message; // => "The host must not be empty."
 */
export const validate: Validate<AllSchemes> = functions.validate;

/**
 * Repairs a URI, as far as repairs go: the worst faults first, until none of them has a repair any more.
 *
 * @example
 * import { repair } from "uri-grammar/schemes";
 *
 * repair("https:/example.com").uri; // => "https://example.com"
 */
export const repair: RepairURI = functions.repair;

/**
 * Parses a string into a tree; with `scheme: true` the scheme's own tree hangs under it.
 *
 * @example
 * import { parse } from "uri-grammar/schemes";
 *
 * const { schemeNode } = parse("mailto:chris@example.com", { scheme: true });
 * schemeNode.to.addrSpecs[0].localPart.value; // => "chris"
 */
export const parse: SchemeParse<AllSchemes> = functions.parse;

/**
 * As `parse`, with a result in place of a thrown URISyntaxError.
 *
 * @example
 * import { safeParse } from "uri-grammar/schemes";
 *
 * safeParse("http://a/b c").ok; // => false
 * safeParse("tel:+1-201-555-0123", { scheme: true }).node.schemeNode.subscriber.type; // => "global-number"
 */
export const safeParse: SchemeSafeParse<AllSchemes> = functions.safeParse;

/**
 * Gives the normal form by RFC 3986 section 6 and by the document of the scheme.
 *
 * @example
 * import { normalize } from "uri-grammar/schemes";
 *
 * normalize("file://localhost/etc/motd"); // => "file:///etc/motd"
 */
export const normalize: SchemeNormalize = functions.normalize;

/**
 * Compares two references by RFC 3986 section 6 and by the document of the scheme, rung by rung.
 *
 * @example
 * import { compare } from "uri-grammar/schemes";
 *
 * compare("tel:+1-201-555-0123", "tel:+12015550123"); // => { equivalent: true, rung: "scheme" }
 */
export const compare: SchemeComparer["compare"] = functions.compare;

/**
 * Whether two references are equivalent by RFC 3986 section 6 and by the document of the scheme.
 *
 * @example
 * import { equivalent } from "uri-grammar/schemes";
 *
 * equivalent("tel:+1-201-555-0123", "tel:+12015550123"); // => true
 */
export const equivalent: SchemeComparer["equivalent"] = functions.equivalent;
