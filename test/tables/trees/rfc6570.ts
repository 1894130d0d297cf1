/** Trees of grammar/rfc6570.peggy. */
import type { TreeRow } from "../../tree/table.js";

export const trees: readonly TreeRow[] = [
  ["URI-Template", "", "URI-Template(parts=[])"],
  ["URI-Template", "a%20'b", `URI-Template(parts=[literals"a%20'b"])`],
  [
    "URI-Template",
    "/a{b}{?c*,d.e:30}f",
    'URI-Template(parts=[literals"/a", expression(operator=null, varspecs=[varspec(varname=varname"b", modifier=null)]), expression(operator=operator"?", varspecs=[varspec(varname=varname"c", modifier=explode"*"), varspec(varname=varname"d.e", modifier=prefix(maxLength=max-length"30"))]), literals"f"])',
  ],
  ["literals", "%41", 'literals"%41"'],
  [
    "expression",
    "{!a_%5F1}",
    'expression(operator=operator"!", varspecs=[varspec(varname=varname"a_%5F1", modifier=null)])',
  ],
  ["operator", ".", 'operator"."'],
  ["operator", ",", 'operator","'],
  ["op-level2", "#", 'op-level2"#"'],
  ["op-level3", "&", 'op-level3"&"'],
  ["op-reserve", "|", 'op-reserve"|"'],
  [
    "variable-list",
    "a,b*",
    'variable-list(varspecs=[varspec(varname=varname"a", modifier=null), varspec(varname=varname"b", modifier=explode"*")])',
  ],
  ["varspec", "a:9999", 'varspec(varname=varname"a", modifier=prefix(maxLength=max-length"9999"))'],
  ["varname", "a.b", 'varname"a.b"'],
  ["varchar", "%2e", 'varchar"%2e"'],
  ["modifier-level4", "*", 'explode"*"'],
  ["modifier-level4", ":1", 'prefix(maxLength=max-length"1")'],
  ["prefix", ":10", 'prefix(maxLength=max-length"10")'],
  ["max-length", "1", 'max-length"1"'],
  ["explode", "*", 'explode"*"'],
];
