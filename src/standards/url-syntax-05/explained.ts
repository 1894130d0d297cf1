/**
 * What the grammar of the draft refuses, explained.
 *
 * @module
 */
import type { Nodes as URLSyntax05Nodes } from "../../../generated/url-syntax-05.tree.js";
import { explainer, type Explaining } from "../explained.js";
import { explanations } from "./faults.js";
import { grammar } from "./grammar.js";

/** Parsing by the draft, with explanations. */
export const explained: Explaining<URLSyntax05Nodes, "URL-reference"> = explainer(grammar, explanations);
