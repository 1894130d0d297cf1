/**
 * Reads and changes the parameters of a query and the segments of a path, decoded (`uri-grammar/parameters`).
 *
 * @module
 */
export { changeParameters, changeSegments } from "./standards/rfc3986/parameters.js";
export {
  parameter,
  parameters,
  type ChangeParametersOptions,
  type Parameter,
  type ParameterChange,
  type ParameterChanges,
  type ParameterName,
  type ParameterOptions,
  type ParameterValue,
} from "./operations/query.js";
export { segments } from "./operations/segments.js";
export { URISyntaxError, type Diagnostic, type Edit, type Repair, type Severity } from "./core/diagnostic.js";
