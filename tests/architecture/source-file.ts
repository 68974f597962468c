import ts from 'typescript';

/** An import of any kind: a statement, a re-export, `import()`, or a type's `import('…')`. */
export interface Import {
  readonly specifier: string;
  /** From 1, in the whole file. */
  readonly line: number;
}

/** A code file, taken apart. */
export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /**
   * The code that runs where the module is loaded. The `<script>` elements of a component run in
   * the page.
   */
  readonly module: ts.SourceFile;
}

interface Code {
  readonly text: string;
  readonly firstLine: number;
}

/** Takes a `.ts`, `.tsx`, `.css` or `.astro` file apart. */
export function parseSource(path: string, text: string): SourceFile {
  const [module, ...scripts] = codesOf(path, text);
  const parsed = [module, ...scripts].map((code) => ({ code, file: parse(path, code?.text ?? '') }));
  return {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: parsed.flatMap(({ code, file }) => importsOf(file, code?.firstLine ?? 1)),
    module: parsed[0]?.file ?? parse(path, ''),
  };
}

/** The code of a file; of an Astro component first its frontmatter, then its scripts. */
function codesOf(path: string, text: string): readonly Code[] {
  if (path.endsWith('.css')) return [];
  if (!path.endsWith('.astro')) return [{ text, firstLine: 1 }];
  const frontmatter = /^\s*---\r?\n(.*?)^---/ms.exec(text);
  const scripts = [...text.matchAll(/<script\b[^>]*(?<!\/)>(.*?)<\/script>/gs)];
  return [frontmatter ?? emptyMatch(text), ...scripts].map((match) => codeOf(match, text));
}

function codeOf(match: RegExpExecArray, text: string): Code {
  const code = match[1] ?? '';
  const start = match.index + match[0].indexOf(code);
  return { text: code, firstLine: text.slice(0, start).split('\n').length };
}

function emptyMatch(text: string): RegExpExecArray {
  return Object.assign(['', ''] as [string, string], { index: 0, input: text });
}

function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

function importsOf(file: ts.SourceFile, firstLine: number): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      const { line } = file.getLineAndCharacterOfPosition(specifier.getStart());
      found.push({ specifier: specifier.text, line: firstLine + line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  const isDynamicImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamicImport ? node.arguments[0] : undefined;
}
