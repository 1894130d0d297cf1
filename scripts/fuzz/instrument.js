// Adds a counter to each branch of a module, so that the fuzzer sees which branches an input has reached.
import ts from "typescript";

/** The name of the array of counters, which is global in the bundle. */
export const COUNTERS = "fuzzCounters";

/**
 * @param {string} code a module in TypeScript or JavaScript
 * @param {string} fileName
 * @param {() => number} next returns the number of the next counter
 * @returns {string} JavaScript with counters
 */
export function instrumented(code, fileName, next) {
  const { outputText } = ts.transpileModule(code, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      allowJs: true,
      inlineSourceMap: true,
      inlineSources: true,
    },
    transformers: { before: [(context) => (file) => ts.visitEachChild(file, visitor(context, next), context)] },
  });
  return outputText;
}

/**
 * @param {ts.TransformationContext} context
 * @param {() => number} next
 * @returns {(node: ts.Node) => ts.Node}
 */
function visitor(context, next) {
  const { factory } = context;
  const count = () =>
    factory.createPostfixIncrement(
      factory.createElementAccessExpression(factory.createIdentifier(COUNTERS), factory.createNumericLiteral(next())),
    );
  const counting = () => factory.createExpressionStatement(count());
  /** @param {ts.Expression} expression */
  const counted = (expression) =>
    factory.createParenthesizedExpression(
      factory.createBinaryExpression(count(), factory.createToken(ts.SyntaxKind.CommaToken), expression),
    );
  /** @param {ts.Statement} statement */
  const block = (statement) =>
    ts.isBlock(statement)
      ? factory.updateBlock(statement, [counting(), ...statement.statements])
      : factory.createBlock([counting(), statement], true);

  /** @type {(node: ts.Node) => ts.Node} */
  const visit = (node) => {
    const inner = ts.visitEachChild(node, visit, context);
    if (ts.isIfStatement(inner)) {
      const { expression, thenStatement, elseStatement } = inner;
      return factory.updateIfStatement(inner, expression, block(thenStatement), elseStatement && block(elseStatement));
    }
    if (ts.isConditionalExpression(inner)) {
      const { condition, questionToken, whenTrue, colonToken, whenFalse } = inner;
      return factory.updateConditionalExpression(
        inner,
        condition,
        questionToken,
        counted(whenTrue),
        colonToken,
        counted(whenFalse),
      );
    }
    if (ts.isBinaryExpression(inner)) {
      const { left, operatorToken, right } = inner;
      const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;
      const isBranch = [AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken].includes(
        /** @type {typeof BarBarToken} */ (operatorToken.kind),
      );
      return isBranch ? factory.updateBinaryExpression(inner, left, operatorToken, counted(right)) : inner;
    }
    if (ts.isCaseClause(inner))
      return factory.updateCaseClause(inner, inner.expression, [counting(), ...inner.statements]);
    if (ts.isDefaultClause(inner)) return factory.updateDefaultClause(inner, [counting(), ...inner.statements]);
    if (ts.isForStatement(inner)) {
      const { initializer, condition, incrementor, statement } = inner;
      return factory.updateForStatement(inner, initializer, condition, incrementor, block(statement));
    }
    if (ts.isForOfStatement(inner)) {
      const { awaitModifier, initializer, expression, statement } = inner;
      return factory.updateForOfStatement(inner, awaitModifier, initializer, expression, block(statement));
    }
    if (ts.isWhileStatement(inner))
      return factory.updateWhileStatement(inner, inner.expression, block(inner.statement));
    if (ts.isArrowFunction(inner) && !ts.isBlock(inner.body)) {
      const { modifiers, typeParameters, parameters, type, equalsGreaterThanToken, body } = inner;
      return factory.updateArrowFunction(
        inner,
        modifiers,
        typeParameters,
        parameters,
        type,
        equalsGreaterThanToken,
        counted(body),
      );
    }
    if (ts.isFunctionDeclaration(inner) && inner.body) {
      const { modifiers, asteriskToken, name, typeParameters, parameters, type, body } = inner;
      return factory.updateFunctionDeclaration(
        ...[inner, modifiers, asteriskToken, name, typeParameters, parameters, type],
        /** @type {ts.Block} */ (block(body)),
      );
    }
    if (ts.isMethodDeclaration(inner) && inner.body) {
      const { modifiers, asteriskToken, name, questionToken, typeParameters, parameters, type, body } = inner;
      return factory.updateMethodDeclaration(
        ...[inner, modifiers, asteriskToken, name, questionToken, typeParameters, parameters, type],
        /** @type {ts.Block} */ (block(body)),
      );
    }
    return inner;
  };
  return visit;
}
