import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A constant of a source file, with what its comment says. */
export interface Declared {
  readonly source: SchemaSource;
  readonly value: ts.Expression;
  readonly comment: string;
}

/** A comment as plain text: without links, code fences and citations of the specification. */
function plainText(comment: string): string {
  return comment
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{@link (\S+?)\}/g, '$1')
    .replaceAll(/ ?\(specification\.md#[\w-]+\)/g, '')
    .replaceAll(/ ?See specification\.md#[\w-]+\.?/g, '')
    .replaceAll('`', '')
    .trim();
}

/** What the comment above a piece of code says; empty without one. */
export function commentOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return plainText(ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '');
}

/** The name of a property in an object literal. */
export function propertyName({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

/** A source file whose constants are found by name, also those that it imports. */
export class SchemaSource {
  readonly #constants = new Map<string, Declared>();
  readonly #imports = new Map<string, { readonly path: string; readonly name: string }>();
  readonly #sourceAt: (path: string) => SchemaSource;

  constructor(path: string, sourceAt: (path: string) => SchemaSource) {
    this.#sourceAt = sourceAt;
    const { statements } = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) this.#addConstants(statement);
      if (ts.isImportDeclaration(statement)) this.#addImports(path, statement);
    }
  }

  #addConstants(statement: ts.VariableStatement): void {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      const value = ts.isAsExpression(initializer) ? initializer.expression : initializer;
      this.#constants.set(name.text, { source: this, value, comment: commentOf(statement) });
    }
  }

  #addImports(path: string, { importClause, moduleSpecifier }: ts.ImportDeclaration): void {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return;
    if (!moduleSpecifier.text.startsWith('.')) return;
    const target = join(dirname(path), moduleSpecifier.text);
    for (const { name, propertyName: original } of bindings.elements) {
      this.#imports.set(name.text, { path: target, name: (original ?? name).text });
    }
  }

  /** What a name stands for; undefined for what comes from a package. */
  find(name: string): Declared | undefined {
    const imported = this.#imports.get(name);
    return imported ? this.#sourceAt(imported.path).find(imported.name) : this.#constants.get(name);
  }
}
