// The types of the package. Of each module, only the declarations that the types of an entry need are packed.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import ts from "typescript";
import { entries } from "../entries.js";
import { nameOf, root } from "./graph.js";

/** The types of the standard whose rules the schemes use. */
const GENERIC = "generated/rfc3986.tree.d.ts";

/** @param {string} source of an entry @returns {string} its declarations, in the output of the compiler or of the build */
const declared = (source) => source.replace(/^src\/(.*)\.ts$/, "dist/$1.d.ts").replace(/\.js$/, ".d.ts");

/** @param {ts.Node} node @returns {ts.Statement | null} the statement at the top of the file that contains it */
function statementOf(node) {
  let at = node;
  while (!ts.isSourceFile(at.parent)) at = at.parent;
  return ts.isStatement(at) ? at : null;
}

/**
 * Finds what the types of the entries need.
 *
 * @param {ts.Program} program
 * @param {readonly string[]} roots the files of the entries
 * @returns {Set<ts.Node>} statements, and the specifiers of imports and exports
 */
function neededBy(program, roots) {
  const checker = program.getTypeChecker();
  /** @type {Set<ts.Node>} */
  const needed = new Set();
  /** @type {Set<ts.Symbol>} */
  const seen = new Set();

  /** @param {ts.Node} node */
  const walk = (node) => {
    if (ts.isIdentifier(node)) need(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, walk);
  };
  /** @param {ts.Symbol | undefined} symbol */
  const need = (symbol) => {
    if (!symbol || seen.has(symbol)) return;
    seen.add(symbol);
    for (const declaration of symbol.declarations ?? []) {
      if (ts.isSourceFile(declaration) || !/^(?:dist|generated)\//.test(nameOf(declaration.getSourceFile().fileName))) {
        continue;
      }
      const statement = statementOf(declaration);
      if (!statement) continue;
      if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
        needed.add(statement).add(declaration);
        if (ts.isNamespaceExport(declaration)) needAll(statement);
        else need(checker.getImmediateAliasedSymbol(symbol));
        if (ts.isImportSpecifier(declaration) || ts.isExportSpecifier(declaration)) {
          needStars(statement.moduleSpecifier, (declaration.propertyName ?? declaration.name).text);
        }
      } else if (!needed.has(statement)) {
        needed.add(statement);
        walk(statement);
      }
    }
  };
  /**
   * @param {ts.Expression | undefined} specifier of a module
   * @param {string} name what is imported from it, perhaps by way of `export *`
   */
  const needStars = (specifier, name) => {
    const module = specifier && checker.getSymbolAtLocation(specifier);
    if (!module || module.exports?.has(ts.escapeLeadingUnderscores(name)) !== false) return;
    for (const star of module.exports.get(ts.InternalSymbolName.ExportStar)?.declarations ?? []) {
      if (!ts.isExportDeclaration(star) || !star.moduleSpecifier) continue;
      const target = checker.getSymbolAtLocation(star.moduleSpecifier);
      if (!target || checker.getExportsOfModule(target).every((each) => each.name !== name)) continue;
      needed.add(star);
      needStars(star.moduleSpecifier, name);
    }
  };
  /** @param {ts.Node} node a module, or a statement that exports all of another one */
  const needAll = (node) => {
    const specifier = ts.isExportDeclaration(node) ? node.moduleSpecifier : node;
    const module = specifier && checker.getSymbolAtLocation(specifier);
    for (const symbol of module?.exports?.values() ?? []) {
      if (symbol.name !== "__export") need(symbol);
      for (const star of symbol.name === "__export" ? (symbol.declarations ?? []) : []) {
        needed.add(star);
        needAll(star);
      }
    }
  };
  for (const name of roots) {
    const file = program.getSourceFile(join(root, name));
    if (!file) throw new Error(`${name} does not exist`);
    needAll(file);
  }
  return needed;
}

/** @param {ts.Statement} statement @returns {boolean} whether it declares data of a grammar, which are not exported */
const isData = (statement) =>
  ts.isVariableStatement(statement) &&
  /[\\/]generated[\\/](?!(?:schemes|standard)[\\/])/.test(statement.getSourceFile().fileName);

/** The name of an imported type in a file whose nodes have a type of the same name. */
const OTHER_NAMES = new Map([["Scheme", "DefinedScheme"]]);

/**
 * @param {ts.SourceFile} file
 * @param {ReadonlySet<ts.Node>} needed
 * @param {ReadonlySet<string>} [taken] names that its imports must not have
 * @returns {{ imports: string[], others: string[] }} its needed statements, with the needed names of imports and exports
 */
function textsOf(file, needed, taken = new Set()) {
  /** @type {Map<string, string>} */
  const renamed = new Map();
  /** @param {ts.Node} node @returns {string} */
  const textOf = (node) => {
    const start = node.getFullStart();
    let text = node.getFullText();
    /** @param {ts.Node} at */
    const rename = (at) => {
      // The last one is changed first, so positions before it do not change.
      for (const child of [...at.getChildren(file)].reverse()) rename(child);
      const name = ts.isTypeReferenceNode(at.parent) && ts.isIdentifier(at) && renamed.get(at.text);
      if (typeof name === "string") {
        text = text.slice(0, at.getStart() - start) + name + text.slice(at.getEnd() - start);
      }
    };
    if (renamed.size > 0) rename(node);
    return text.trim();
  };
  /** @type {string[]} */
  const imports = [];
  /** @type {string[]} */
  const others = [];
  for (const statement of file.statements.filter((each) => needed.has(each) && !isData(each))) {
    const clause = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement) && statement.exportClause;
    if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) {
      others.push(textOf(statement));
      continue;
    }
    const names = [...clause.elements]
      .filter((element) => needed.has(element))
      .map((element) => {
        const { text } = element.name;
        const other = OTHER_NAMES.get(text);
        if (!ts.isNamedImports(clause) || !taken.has(text) || other === undefined) return element.getText();
        renamed.set(text, other);
        return `${element.getText().replace(/ as .*/, "")} as ${other}`;
      });
    const text = statement.getText().replace(clause.getText(), `{ ${names.join(", ")} }`);
    (ts.isNamedImports(clause) ? imports : others).push(text);
  }
  return { imports, others };
}

/** @param {ts.Statement} statement @returns {string} */
const nameOfType = (statement) =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? statement.name.text : "";

/**
 * Replaces what equals a type of the generic standard, with all types that it uses, by an import of this type.
 *
 * @param {ts.SourceFile} file the types of a scheme's nodes
 * @param {ts.SourceFile} generic
 * @returns {{ own: ts.Statement[], shared: string[] }} the other statements, and the names of these types
 */
function withoutGeneric(file, generic) {
  if (!nameOf(file.fileName).startsWith("generated/scheme/")) return { own: [...file.statements], shared: [] };
  const texts = new Map(generic.statements.map((statement) => [nameOfType(statement), statement.getText()]));
  const own = new Map(file.statements.map((statement) => [nameOfType(statement), statement]));
  const shared = new Set([...own.keys()].filter((name) => name !== "" && own.get(name)?.getText() === texts.get(name)));
  for (let before = -1; before !== shared.size;) {
    before = shared.size;
    for (const name of shared) {
      /** @type {(node: ts.Node) => boolean} */
      const differs = (node) =>
        (ts.isIdentifier(node) && own.has(node.text) && !shared.has(node.text)) ||
        (ts.forEachChild(node, (child) => differs(child) || undefined) ?? false);
      if (differs(/** @type {ts.Node} */ (own.get(name)))) shared.delete(name);
    }
  }
  return { own: file.statements.filter((statement) => !shared.has(nameOfType(statement))), shared: [...shared] };
}

/**
 * Writes the types as those of CommonJS modules. The types of an import refer to them, too, so a class has one type,
 * however it was loaded. The types of a scheme's nodes are in the file of its module.
 *
 * @param {string} dist
 */
export function bundleTypes(dist) {
  const all = entries();
  const roots = all.map(({ source }) => declared(source));
  const program = ts.createProgram(
    roots.map((name) => join(root, name)),
    { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, noLib: true, types: [] },
  );
  const needed = neededBy(program, roots);
  const files = new Map(program.getSourceFiles().map((file) => [nameOf(file.fileName), file]));
  const generic = /** @type {ts.SourceFile} */ (files.get(GENERIC));

  /** @param {ts.SourceFile} file @returns {string[]} the modules of schemes' nodes that it exports */
  const nodesIn = (file) =>
    [...file.text.matchAll(/^export type \* from "([^"]*)";/gm)].map(([, from = ""]) =>
      posix.join(posix.dirname(nameOf(file.fileName)), from).replace(/\.js$/, ".d.ts"),
    );
  const users = [...files.values()].filter((file) => /^(?:dist|generated\/schemes)\//.test(nameOf(file.fileName)));
  const counts = users.flatMap(nodesIn);
  /** The file that contains the types of nodes. */
  const homes = new Map(
    users.flatMap((file) =>
      nodesIn(file)
        .filter(
          (name) => /^generated\/.*\.tree\.d\.ts$/.test(name) && counts.indexOf(name) === counts.lastIndexOf(name),
        )
        .map((name) => [name, nameOf(file.fileName)]),
    ),
  );
  const placeOf = (/** @type {string} */ name) => name.replace(/^(?:dist|generated(?=\/schemes\/))\//, "src/");
  /** @param {string} text @param {string} from @param {string} to @returns {string} the text with the specifiers of another file */
  const moved = (text, from, to) =>
    text.replace(/(?<=from |import\()"(\.[^"]*)\.js"/g, (_, specifier) => {
      const target = posix.join(posix.dirname(from), `${String(specifier)}.d.ts`);
      const path = posix.relative(posix.dirname(placeOf(to)), placeOf(homes.get(target) ?? target));
      return JSON.stringify(path.replace(/^(?!\.)/, "./").replace(/\.d\.ts$/, ".js"));
    });

  for (const [name, file] of files) {
    if (homes.has(name) || !file.statements.some((statement) => needed.has(statement))) continue;
    const merged = [...homes].filter(([, home]) => home === name).map(([nodes]) => nodes);
    const lines = [];
    const taken = new Set();
    for (const nodes of name.startsWith("generated/scheme/") ? [name] : merged) {
      const { own, shared } = withoutGeneric(/** @type {ts.SourceFile} */ (files.get(nodes)), generic);
      const names = shared.join(", ");
      for (const each of [...own.map(nameOfType), ...shared]) taken.add(each);
      const texts = own.flatMap((statement) => (isData(statement) ? [] : [statement.getFullText().trim()]));
      if (shared.length > 0)
        texts.unshift(`import type { ${names} } from "../rfc3986.tree.js";\nexport type { ${names} };`);
      lines.push(...texts.map((text) => moved(text, nodes, name)));
    }
    if (!name.startsWith("generated/scheme/")) {
      const { imports, others } = textsOf(file, needed, taken);
      const isMerged = (/** @type {string} */ text) => {
        const from = / from "([^"]*)\.js";$/.exec(text)?.[1];
        return from !== undefined && merged.includes(posix.join(posix.dirname(name), `${from}.d.ts`));
      };
      const rest = [...imports, ...others].filter((text) => !isMerged(text));
      lines.unshift(...rest.map((text) => moved(text, name, name)));
    }
    const path = join(dist, "types", placeOf(name));
    mkdirSync(dirname(path), { recursive: true });
    const text = lines
      .join("\n")
      .replace(/^(?: {4})+/gm, (blanks) => "\t".repeat(blanks.length / 4))
      // Nobody edits the packed types.
      .replace(/^\/\/ Made by .*\n/gm, "");
    writeFileSync(path, `${text}\n`);
  }
  writeFileSync(join(dist, "types", "package.json"), '{ "type": "commonjs" }\n');
  /** @type {string[]} */
  const defaults = [];
  for (const { file, source, hasDefault, hasLibrary } of all) {
    if (!hasDefault && !hasLibrary && file !== "index") continue;
    const target = source.replace(/ts$/, "js");
    const name = hasDefault ? `default${String(defaults.length)}` : null;
    if (name !== null) defaults.push(`import ${name} from ${JSON.stringify(`./${target}`)};`, `export { ${name} };`);
    writeTypesOfFace(join(dist, "node", `${file}.d.ts`), target, name);
  }
  writeFileSync(join(dist, "types", "defaults.d.ts"), `${defaults.join("\n")}\n`);
}

/**
 * Writes the types of an ES module from those of CommonJS.
 *
 * @param {string} path
 * @param {string} target in the folder of types
 * @param {string | null} name of the default export among the defaults
 */
function writeTypesOfFace(path, target, name) {
  const lines = [`export * from ${JSON.stringify(`../types/${target}`)};`];
  // An import of the default of CommonJS would give the whole module, and versions of TypeScript before 5.3 cannot read
  // an import with an attribute.
  if (name !== null) lines.push(`export { ${name} as default } from "../types/defaults.js";`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join("\n")}\n`);
}
