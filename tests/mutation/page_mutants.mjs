// Lists the mutants of TypeScript files as JSON: the same kinds of changes as `operators.py` makes of Python.
// Run in `page/`, whose TypeScript reads the files: node ../tests/mutation/page_mutants.mjs src/lib/clock.ts …
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const ts = createRequire(process.cwd() + "/")("typescript");
const K = ts.SyntaxKind;
const OPERATORS = {
  __proto__: null,
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["+"],
  "/": ["*"],
  "%": ["/"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
};
const METHODS = { __proto__: null, some: "every", every: "some", min: "max", max: "min", floor: "ceil", ceil: "floor" };

function* mutantsOf(file) {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const own = (node) => text.slice(node.getStart(source), node.end);
  const change = (kind, scope, node, replacement, end = node.end) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const last_line = source.getLineAndCharacterOfPosition(end).line + 1;
    return { file, scope, kind, line, last_line, start, end, old: text.slice(start, end), new: replacement };
  };

  function* visit(node, scope) {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isEnumMember(node)) return;
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isClassDeclaration(node)) && node.name)
      scope = [scope, own(node.name)].filter(Boolean).join(".");
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && !scope) scope = own(node.name);
    yield* here(node, scope);
    for (const child of node.getChildren(source)) yield* visit(child, scope);
  }

  function* here(node, scope) {
    if (ts.isBinaryExpression(node)) {
      const operator = own(node.operatorToken);
      const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
      for (const other of (operator === "+" && isText ? [] : OPERATORS[operator]) ?? []) {
        const [left, right] = [own(node.left), own(node.right)];
        const loose = operator === "??" || other === "||" ? [`(${left})`, `(${right})`] : [left, right];
        yield change("operator", scope, node, `(${loose[0]} ${other} ${loose[1]})`);
      }
    }
    if (ts.isPrefixUnaryExpression(node) && (node.operator === K.ExclamationToken || node.operator === K.MinusToken))
      yield change("unary", scope, node, `(${own(node.operand)})`);
    if (ts.isNumericLiteral(node)) {
      yield change("constant", scope, node, `${Number(node.text) + 1}`);
      if (Number(node.text)) yield change("constant", scope, node, `${Number(node.text) - 1}`);
    }
    if (node.kind === K.TrueKeyword || node.kind === K.FalseKeyword)
      yield change("constant", scope, node, node.kind === K.TrueKeyword ? "false" : "true");
    const test = ts.isIfStatement(node) || ts.isWhileStatement(node) ? node.expression : ts.isConditionalExpression(node) ? node.condition : null;
    if (test && !ts.isBinaryExpression(test) && !ts.isPrefixUnaryExpression(test))
      yield change("condition", scope, test, `!(${own(test)})`);
    if (ts.isExpressionStatement(node)) yield change("statement", scope, node, ";");
    if (ts.isReturnStatement(node) && node.expression) yield change("result", scope, node, "return undefined as never;");
    if (ts.isContinueStatement(node)) yield change("statement", scope, node, "break;");
    if (ts.isBreakStatement(node) && !ts.isCaseClause(node.parent)) yield change("statement", scope, node, "continue;");
    if (ts.isCallExpression(node)) {
      const callee = node.expression;
      if (ts.isPropertyAccessExpression(callee) && METHODS[callee.name.text])
        yield change("name", scope, callee.name, METHODS[callee.name.text]);
      for (const [number, left] of node.arguments.entries()) {
        const right = node.arguments[number + 1];
        if (right && own(left) !== own(right) && !ts.isSpreadElement(left) && !ts.isSpreadElement(right))
          yield change("arguments", scope, left, `${own(right)}, ${own(left)}`, right.end);
      }
    }
  }

  yield* visit(source, "");
}

const found = process.argv.slice(2).flatMap((file) => [...mutantsOf(file)]);
process.stdout.write(JSON.stringify(found));
