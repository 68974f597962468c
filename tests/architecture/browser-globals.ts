import ts from 'typescript';
import type { SourceFile } from './source-file.ts';

const GLOBALS = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location']);

/**
 * Where a module reaches for the browser while it is loaded. That breaks the build and every test
 * that imports it.
 */
export function browserGlobalViolations(file: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isAccess(node))
      found.push(`${file.path} uses "${node.text}" while the module is loaded: move it into a function`);
    ts.forEachChild(node, (child) => {
      if (runsAtLoad(child)) visit(child);
    });
  };
  visit(file.module);
  return found;
}

function isAccess(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node) || !GLOBALS.has(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.name !== node || parent.expression.getText() === 'globalThis';
  }
  return !isName(node, parent);
}

/**
 * A property, a variable or an import may be called `location`: that is no access. `typeof window`
 * is none either.
 */
function isName(node: ts.Identifier, parent: ts.Node): boolean {
  if (ts.isTypeOfExpression(parent) || ts.isBindingElement(parent)) return true;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return true;
  return 'name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent);
}

function runsAtLoad(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return false;
  if (ts.isPropertyDeclaration(node)) return ts.getModifiers(node)?.some(isStatic) ?? false;
  return !ts.isFunctionLike(node) || isCalledDirectly(node);
}

function isStatic(modifier: ts.Modifier): boolean {
  return modifier.kind === ts.SyntaxKind.StaticKeyword;
}

/** `(() => { … })()` */
function isCalledDirectly(node: ts.Node): boolean {
  const outer = ts.isParenthesizedExpression(node.parent) ? node.parent : node;
  return ts.isCallExpression(outer.parent) && outer.parent.expression === outer;
}
