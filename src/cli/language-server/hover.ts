/**
 * Describes the URI under the cursor.
 *
 * @module
 */
import { citation } from "../../interop/citation.js";
import { anyStandard } from "../../standards/by-id.js";
import type { ReferringStandardId } from "../../standards/judges.js";
import { childrenOf, type NodeBase } from "../../tree/index.js";
import { draw } from "../draw.js";
import { styleFor } from "../terminal.js";
import type { Finding } from "./findings.js";

const PLAIN = styleFor({ colour: false, width: undefined });

/** Longer descriptions are cut. */
const MOST_LINES = 100;
const LONGEST_LINE = 120;

/**
 * Describes a URI.
 *
 * @param finding the URI
 * @param markdown whether the client shows Markdown
 * @param standardId the standard that defines URIs
 * @returns its syntax tree and the section of each rule, if it has one, and its diagnostics
 */
export function describe(
  { reference, diagnostics }: Finding,
  markdown: boolean,
  standardId: ReferringStandardId,
): string {
  const standard = anyStandard(standardId);
  const link = (text: string, url: string): string => (markdown ? `[${text}](${url})` : `${text} (${url})`);
  const faults = diagnostics.map((each) => `- ${each.message} ${link(`${each.rule}, ${citation(each)}`, each.url)}`);
  const parsed = standard.safeParse(reference);
  if (!parsed.ok) return faults.join("\n");
  const root = parsed.node;
  const drawn = shortened(draw(root, reference, PLAIN)).join("\n");
  const sections = [...typesOf(root)].map((type) => {
    const { section, title, url } = standard.definition(type);
    return `- ${type}: ${link(`${standard.name}, section ${section}, ${title}`, url)}`;
  });
  return [markdown ? `\`\`\`text\n${drawn}\n\`\`\`` : drawn, sections.join("\n"), ...faults].join("\n\n");
}

/** Shortens lines for a small window. */
function shortened(lines: Iterable<string>): string[] {
  const kept: string[] = [];
  for (const line of lines) {
    if (kept.length === MOST_LINES) return [...kept, "…"];
    kept.push(line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line);
  }
  return kept;
}

/** Returns the types of a tree, each once, in the order of the text. */
function typesOf(node: NodeBase, types = new Set<string>()): Set<string> {
  types.add(node.type);
  for (const [, child] of childrenOf(node)) typesOf(child, types);
  return types;
}
