// Evaluates the actions of a grammar, which use a small subset of JavaScript to compose nodes.
import ts from "typescript";
import { alternativesOf, choiceOf, memberOf, NULL } from "./values.js";

/** @typedef {import("./values.js").Value} Value */
/** @typedef {import("./values.js").Fail} Fail */

/**
 * The labels that an action can refer to, each with a flag that records its use.
 *
 * @typedef {Map<string, { value: Value, isUsed: boolean }>} Scope
 */

/**
 * @param {import("peggy").ast.Action} action
 * @param {Scope} scope
 * @param {(type: string, fields: Map<string, Value> | null, fail: Fail) => Value} make creates a node of the match
 * @param {(line: number) => Fail} failAt
 * @returns {Value} the action's return value
 */
export function valueOfAction({ code, codeLocation }, scope, make, failAt) {
  const file = ts.createSourceFile("action.js", `() => {${code}\n}`, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** @param {ts.Node} node @returns {Fail} */
  const failOf = (node) =>
    failAt(codeLocation.start.line + file.getLineAndCharacterOfPosition(node.getStart(file)).line);
  const locals = new Map(scope);

  /** @param {ts.Node} node @returns {never} */
  const unsupported = (node) => failOf(node)(`the build cannot evaluate ${JSON.stringify(node.getText(file))}`);

  /** @param {ts.Expression} node @returns {Value} */
  function value(node) {
    if (ts.isParenthesizedExpression(node)) return value(node.expression);
    if (node.kind === ts.SyntaxKind.NullKeyword) return NULL;
    if (ts.isIdentifier(node)) return lookUp(node);
    if (ts.isPropertyAccessExpression(node)) return memberOf(value(node.expression), node.name.text, failOf(node));
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      return orElse(value(node.left), value(node.right));
    }
    if (ts.isObjectLiteralExpression(node)) return { kind: "record", fields: fieldsOf(node) };
    if (ts.isArrayLiteralExpression(node)) return { kind: "list", items: node.elements.flatMap(itemsOf) };
    if (ts.isCallExpression(node)) return made(node);
    return unsupported(node);
  }

  /** @param {ts.Identifier} node */
  function lookUp(node) {
    const known = locals.get(node.text);
    if (!known) return failOf(node)(`there is no label ${node.text}`);
    known.isUsed = true;
    return known.value;
  }

  /** @param {ts.ObjectLiteralExpression} node @returns {Map<string, Value>} */
  function fieldsOf(node) {
    /** @type {Map<string, Value>} */
    const fields = new Map();
    for (const property of node.properties) {
      if (ts.isShorthandPropertyAssignment(property)) fields.set(property.name.text, lookUp(property.name));
      else if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)) {
        fields.set(property.name.text, value(property.initializer));
      } else if (ts.isSpreadAssignment(property)) spread(fields, value(property.expression), failOf(property));
      else unsupported(property);
    }
    return fields;
  }

  /** @param {ts.Expression} node @returns {Value[]} */
  function itemsOf(node) {
    if (!ts.isSpreadElement(node)) return [value(node)];
    return alternativesOf(value(node.expression)).flatMap((each) => {
      if (each.kind === "list") return each.items;
      return each.kind === "null" ? [] : failOf(node)("only lists can be spread here");
    });
  }

  /** @param {ts.CallExpression} node @returns {Value} */
  function made(node) {
    const [type, fields] = node.arguments;
    const name = ts.isIdentifier(node.expression) ? node.expression.text : "";
    if (!type || !ts.isStringLiteral(type)) return unsupported(node);
    if (name === "leaf" && !fields) return make(type.text, null, failOf(node));
    if (name === "node" && fields && ts.isObjectLiteralExpression(fields)) {
      return make(type.text, fieldsOf(fields), failOf(node));
    }
    return unsupported(node);
  }

  /** @param {ts.VariableDeclaration} declaration */
  function declare({ name, initializer }) {
    if (!initializer) return;
    const given = value(initializer);
    if (ts.isIdentifier(name)) locals.set(name.text, { value: given, isUsed: true });
    else if (ts.isObjectBindingPattern(name)) {
      for (const { name: local, propertyName, initializer: otherwise } of name.elements) {
        if (!ts.isIdentifier(local)) return unsupported(local);
        const key = propertyName && ts.isIdentifier(propertyName) ? propertyName.text : local.text;
        const member = memberOf(given, key, failOf(local));
        locals.set(local.text, { value: otherwise ? orElse(member, value(otherwise)) : member, isUsed: true });
      }
    } else unsupported(name);
  }

  const [statement] = file.statements;
  const body =
    statement && ts.isExpressionStatement(statement) && ts.isArrowFunction(statement.expression)
      ? statement.expression.body
      : undefined;
  if (!body || !ts.isBlock(body)) return failAt(codeLocation.start.line)("the code is not a function body");
  for (const each of body.statements) {
    if (ts.isVariableStatement(each)) each.declarationList.declarations.forEach(declare);
    else if (ts.isReturnStatement(each) && each.expression) return value(each.expression);
    else unsupported(each);
  }
  return failAt(codeLocation.start.line)("this action returns nothing");
}

/**
 * @param {Value} value
 * @param {Value} other
 * @returns {Value} the value, with `other` in place of null
 */
function orElse(value, other) {
  const alternatives = alternativesOf(value);
  const present = alternatives.filter(({ kind }) => kind !== "null");
  return present.length === alternatives.length ? value : choiceOf([...present, other]);
}

/**
 * @param {Map<string, Value>} fields the fields of the value are added to these, or replace them
 * @param {Value} value
 * @param {Fail} fail
 */
function spread(fields, value, fail) {
  const alternatives = alternativesOf(value);
  const names = new Set(
    alternatives.flatMap((each) => {
      if (each.kind === "null") return [];
      return each.kind === "record" ? [...each.fields.keys()] : fail("only objects can be spread here");
    }),
  );
  for (const name of names) {
    const before = fields.get(name);
    const values = alternatives.map((each) => (each.kind === "record" ? each.fields.get(name) : undefined) ?? before);
    if (values.includes(undefined)) fail(`the field ${name} is missing if the spread value is null`);
    fields.set(name, choiceOf(/** @type {Value[]} */ (values)));
  }
}
