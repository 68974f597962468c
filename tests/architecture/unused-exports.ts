import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-file.ts';

/** A function, constant or class that a file exports. */
interface ExportedValue {
  readonly path: string;
  readonly name: string;
}

/** A named top-level statement, and what it mentions of its own file. */
interface Declaration {
  readonly name: string;
  readonly isExported: boolean;
  readonly mentions: ReadonlySet<string>;
}

const keyOf = ({ path, name }: ExportedValue) => `${path} ${name}`;

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/**
 * Names that a piece of code uses. Those of types say nothing about what runs, but for `typeof`,
 * which needs the value.
 */
function mentionsIn(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isImportDeclaration(child)) return;
    if (ts.isIdentifier(child)) names.add(child.text);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return names;
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => {
      if (ts.isIdentifier(name)) return [name.text];
      return name.elements.flatMap((element) =>
        ts.isBindingElement(element) && ts.isIdentifier(element.name) ? [element.name.text] : [],
      );
    });
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function declarationsOf({ module }: SourceFile): readonly Declaration[] {
  return module.statements.flatMap((statement) => {
    const mentions = mentionsIn(statement);
    const names = namesOf(statement);
    const declared = names.length > 0 ? names : [''];
    return declared.map((name) => ({ name, isExported: isExported(statement), mentions }));
  });
}

export function targetOf(path: string, specifier: string): string {
  return posix.normalize(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')));
}

/** What a file takes from others by name. */
function importedBy(file: SourceFile): readonly ExportedValue[] {
  return file.module.statements.flatMap((statement): ExportedValue[] => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { namedBindings: bindings, phaseModifier } = statement.importClause ?? {};
    const isType = phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (isType || !bindings || !ts.isNamedImports(bindings)) return [];
    const path = targetOf(file.path, statement.moduleSpecifier.text);
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ propertyName, name }) => ({ path, name: (propertyName ?? name).text }));
  });
}

/**
 * Modules that a file loads later, or from the scripts of a component. What it takes of them is not
 * said there.
 */
function loadedBy({ path, imports, module }: SourceFile): readonly string[] {
  const statements = module.statements.filter(ts.isImportDeclaration).map(({ importClause, moduleSpecifier }) => ({
    isNamed: importClause === undefined || importClause.name === undefined,
    specifier: (moduleSpecifier as ts.StringLiteral).text,
  }));
  const named = statements.filter(({ isNamed }) => isNamed).map(({ specifier }) => specifier);
  const timesIn = (list: readonly string[], specifier: string) => list.filter((one) => one === specifier).length;
  const all = imports.map(({ specifier }) => specifier);
  return [...new Set(all)]
    .filter((specifier) => timesIn(all, specifier) > timesIn(named, specifier))
    .map((specifier) => targetOf(path, specifier));
}

/**
 * Exports that no code of the product uses: neither another file nor their own. What only such an
 * export uses is unused too.
 *
 * @param files all code of the product
 * @param isChecked whether a file's exports are asked about; those of pages are taken by the
 * framework
 */
export function unusedExports(files: readonly SourceFile[], isChecked: (path: string) => boolean): readonly string[] {
  const imported = new Set(files.flatMap(importedBy).map(keyOf));
  const components = files.filter(({ path }) => path.endsWith('.astro'));
  const loadedByScripts = new Set(components.flatMap(loadedBy));
  const loaded = new Set(files.flatMap(loadedBy));
  const mentioned = new Map(files.map((file) => [file.path, mentionsIn(file.module)]));
  const isMentioned = (name: string, own: string) =>
    [...mentioned].some(([path, names]) => path !== own && names.has(name));
  const isTaken = ({ path, name }: ExportedValue) =>
    imported.has(keyOf({ path, name })) || loadedByScripts.has(path) || (loaded.has(path) && isMentioned(name, path));
  return files
    .filter(({ path }) => isChecked(path))
    .flatMap((file) => {
      const declarations = declarationsOf(file);
      const live = new Set<Declaration>();
      const isUsed = (declaration: Declaration) =>
        declaration.name === '' ||
        (declaration.isExported && isTaken({ path: file.path, name: declaration.name })) ||
        [...live].some((other) => other !== declaration && other.mentions.has(declaration.name));
      for (let before = -1; before !== live.size; ) {
        before = live.size;
        for (const declaration of declarations)
          if (!live.has(declaration) && isUsed(declaration)) live.add(declaration);
      }
      return declarations
        .filter((declaration) => declaration.isExported && !live.has(declaration))
        .map(({ name }) => `${file.path}: ${name} is used by tests alone`);
    });
}
