/**
 * URIs in context: the base of a reference, the references in a text, and the URI that a suffix stands for.
 *
 * @module
 */
export {
  establishBase,
  type BaseCandidate,
  type BaseSource,
  type EmbeddedReference,
  type Entity,
  type EstablishBaseOptions,
  type EstablishedBase,
} from "./base.js";
export { embeddedInFields, type HeaderFields } from "./fields.js";
export {
  find,
  type FindOptions,
  type Found,
  type FoundReference,
  type FoundTemplate,
  type RefusedReference,
  type Span,
} from "./find.js";
export type { ReferringStandardId } from "../standards/judges.js";
export { expandSuffix, suffixRules, type ExpandSuffixOptions, type SuffixGuess, type SuffixRule } from "./suffix.js";
