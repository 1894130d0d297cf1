/**
 * URI Templates (RFC 6570): checks, trees, expansion and matching.
 *
 * @module
 */
export { isURITemplate, type URITemplateString } from "./check.js";
export { compile, type CompiledMatch, type CompiledTemplate } from "./compile.js";
export { expand, safeExpand, type ExpandResult } from "./expand.js";
export { match, type MatchedValue, type MatchedVariables, type MatchOptions } from "./match.js";
export type {
  Explode,
  Expression,
  Literals,
  MaxLength,
  ModifierLevel4,
  Operator,
  Prefix,
  URITemplate,
  Varname,
  Varspec,
} from "../../generated/rfc6570.tree.js";
export { partial, type PartialTemplate } from "./partial.js";
export { parseTemplate, printTemplate, variables } from "./parse.js";
export type { TemplateText, TemplateValue, TemplateVariables, Undefined, VariablesOf } from "./values.js";
