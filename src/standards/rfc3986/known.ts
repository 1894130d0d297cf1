/**
 * The types of results that are known to be URIs, by the types of the inputs.
 *
 * @module
 */
import type { Nodes } from "./nodes.js";
import type { AbsoluteURIString, RelativeRefString, URIReferenceString, URIString } from "./reference.js";

/** A string that is known to be a URI, or the tree of a URI. */
export type KnownURI = URIString | Nodes["URI"] | Nodes["absolute-URI"];

/**
 * The type of a result of the same rule as the input. For an input of type `string`, it is `URIReferenceString`, because
 * the input can be a relative reference.
 */
export type SameRule<Input> = Input extends AbsoluteURIString | Nodes["absolute-URI"]
  ? AbsoluteURIString
  : Input extends KnownURI
    ? URIString
    : Input extends RelativeRefString | Nodes["relative-ref"]
      ? RelativeRefString
      : URIReferenceString;
