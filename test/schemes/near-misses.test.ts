// What each scheme finds in strings that are nearly valid: parameters whose name or value has one character more, whose
// value is empty or has another kind, and nodes with one character more. test/README.md says how to write the files again.
import { parse, schemes, validate, type AnyScheme } from "../../src/schemes/index.js";
import { childrenOf, isLeaf, type NodeBase } from "../../src/tree/index.js";
import { written } from "../fuzz/value.js";
import { linesOf } from "../support/explanations.js";
import { testFolder } from "../support/folder.js";
import { othersOf, tables, type SchemeTable } from "./table.js";

const files = [...new Set(tables.map(([file]) => file))].sort();

/** A parameter with its value, after a delimiter. */
const PARAMETER = /(?<=[?&;])([A-Za-z][\w.-]*)=([^&;#]*)/g;

/** A part of a valid string. */
interface Place {
  readonly uri: string;
  readonly start: number;
  readonly end: number;
}

/** A parameter of a valid string. */
interface Parameter extends Place {
  readonly name: string;
}

/** Returns the first use of each parameter in the valid strings of a table. */
function parametersOf({ examples, valid }: SchemeTable): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const uri of [...examples, ...valid]) {
    for (const { index, 0: text, 1: name = "" } of uri.matchAll(PARAMETER)) {
      const key = name.toLowerCase();
      if (!found.has(key)) found.set(key, { uri, name, start: index, end: index + text.length });
    }
  }
  return [...found.values()];
}

/** Returns the leaves of the scheme's tree of the first string, one of each type. */
function leavesOf({ standard }: AnyScheme, uri: string): Place[] {
  const { schemeNode } = parse(uri, { standard, scheme: true }) as { readonly schemeNode?: NodeBase | null };
  const found = new Map<string, Place>();
  const look = (node: NodeBase): void => {
    if (isLeaf(node)) found.set(node.type, found.get(node.type) ?? { uri, start: node.start, end: node.end });
    else for (const [, child] of childrenOf(node)) look(child);
  };
  if (schemeNode) look(schemeNode);
  // Another name is another scheme.
  found.delete("scheme");
  return [...found.values()];
}

/** Returns the string with another text at a place. */
function replaced({ uri, start, end }: Place, text: string): string {
  return uri.slice(0, start) + text + uri.slice(end);
}

/** Returns the near misses of a table, each once. */
function nearMissesOf(table: SchemeTable, scheme: AnyScheme): Set<string> {
  const [first] = [...table.examples, ...table.valid];
  const ofParameters = parametersOf(table).flatMap((parameter) => {
    const { name, uri, end } = parameter;
    const value = uri.slice(parameter.start + name.length + 1, end);
    const other = /^\d+$/.test(value) ? "twelve" : "12";
    return [`${name}x=${value}`, `${name}=x${value}`, `${name}=`, `${name}=${other}`].map((text) =>
      replaced(parameter, text),
    );
  });
  const ofNodes = leavesOf(scheme, first as string).flatMap((leaf) => {
    const text = leaf.uri.slice(leaf.start, leaf.end);
    return [`x${text}`, `${text}0`].map((each) => replaced(leaf, each));
  });
  return new Set([...ofParameters, ...ofNodes]);
}

/** Returns the text of a file. */
function textOf(file: string): string {
  const blocks = tables
    .filter(([name]) => name === file)
    .flatMap(([, key, table]) => {
      const scheme = schemes.get(key) as AnyScheme;
      return Array.from(nearMissesOf(table, scheme), (uri) => {
        const { diagnostics } = validate(uri, { standard: scheme.standard, profile: "mint" });
        return [`${key} ${written(uri)}`, ...diagnostics.flatMap(linesOf).map((line) => `  ${line}`)].join("\n");
      });
    });
  return blocks.length === 0 ? "" : `${blocks.join("\n")}\n`;
}

testFolder(
  "near-misses",
  files.map((file) => [file, () => textOf(file)]),
  "nothing else is found in near misses",
);

/** Returns the codes of the diagnostics of the scheme itself that lie within a part of a string. */
function codesWithin(uri: string, scheme: AnyScheme, start: number, end: number): string[] {
  const { diagnostics } = validate(uri, { standard: scheme.standard, profile: "mint" });
  return diagnostics
    .filter((each) => each.code.startsWith(`${scheme.name}/`) && each.start >= start && each.end <= end)
    .filter((each) => each.start < each.end)
    .map(({ code }) => code);
}

/** Checks of the values of all parameters, whatever their names are. */
const OF_ANY_NAME: readonly string[] = ["data/quoted-string", "data/token", "mailto/line-break-in-field", "ni/utf-8"];

test.each(tables)("%s: %s: a parameter whose name has one character more is not checked", (_file, key, table) => {
  const scheme = schemes.get(key) as AnyScheme;
  const requirements = new Set(scheme.requirements.map(({ code }) => `${scheme.name}/${code}`));
  const found = othersOf(table).flatMap((uri) =>
    validate(uri, { standard: scheme.standard, profile: "mint" }).diagnostics.map((each) => ({ uri, ...each })),
  );
  for (const { uri, code, start, end } of found) {
    if (!requirements.has(code) || OF_ANY_NAME.includes(code)) continue;
    for (const { index, 0: text, 1: name = "" } of uri.matchAll(PARAMETER)) {
      const last = index + text.length;
      // A finding of the value: it says nothing about the name.
      if (start < index + name.length + 1 || end > last || start === end) continue;
      const other = replaced({ uri, start: index, end: last }, `${name}x${text.slice(name.length)}`);
      expect([other, codesWithin(other, scheme, index + name.length + 2, last + 1)]).not.toEqual([
        other,
        expect.arrayContaining([code]),
      ]);
    }
  }
});
