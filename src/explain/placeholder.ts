/** Temporary: finds placeholders. */
import type { Span } from "../core/parts.js";

const PLACEHOLDER =
  /\$?\{\{?[^{}]{1,100}\}\}?|<[^<>]{1,100}>|%[A-Za-z_]{3,60}%|%\([a-z]{1,60}\)s|@@\w{1,60}@@|\[[A-Za-z_-]{2,60}\]/g;

export function* placeholders(text: string): Iterable<Span> {
  for (const { 0: all, index } of text.matchAll(PLACEHOLDER)) yield { start: index, end: index + all.length };
}
