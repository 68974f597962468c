import ts from 'typescript';

const MAX_FIRST_SENTENCE = 90;
const MAX_COLUMNS = 100;

/** Citations in parentheses, which do not count as words of a sentence. */
const CITATIONS = / ?\((?:docs\/|#|[\w-]+\.md#|ADR \d|RFC \d)[^)]*\)/g;

/** Comments for tools, whose form is not ours. */
const DIRECTIVE = /biome-ignore|@ts-|@typedef|\/\/\/ <reference/;

/** Words of an earlier dialect, for which a plainer one is more precise. */
const DIALECT =
  /\b(?:mend(?:ed|s)?|goes badly|looks? after|deeds?|wish(?:es)?|patience|whichever|so (?:many|much)|comes of|remembers?|quietly|lets be|passed over|out of step)\b/i;

interface Comment {
  readonly text: string;
  readonly line: number;
}

/** The comments of a script or a style sheet, or of a component's frontmatter and scripts. */
function commentsIn(path: string, text: string): readonly Comment[] {
  const found: Comment[] = [];
  for (const { index, code, isStyle } of codesOf(path, text)) {
    const ranges = isStyle ? styleComments(code) : scriptComments(code);
    for (const [start, end] of ranges) {
      const line = text.slice(0, index + start).split('\n').length;
      found.push({ text: code.slice(code.lastIndexOf('\n', start) + 1, end), line });
    }
  }
  return found;
}

function codesOf(path: string, text: string) {
  if (!path.endsWith('.astro')) return [{ index: 0, code: text, isStyle: path.endsWith('.css') }];
  const parts = /^\s*---\r?\n(?<code>.*?)^---|<(?<tag>script|style)\b[^>]*(?<!\/)>(?<inner>.*?)<\/\k<tag>>/gms;
  return [...text.matchAll(parts)].map((match) => {
    const { code, inner = '', tag } = match.groups ?? {};
    const part = code ?? inner;
    return { index: match.index + match[0].indexOf(part), code: part, isStyle: tag === 'style' };
  });
}

const styleComments = (code: string) =>
  [...code.matchAll(/\/\*.*?\*\//gs)].map(({ index, 0: text }) => [index, index + text.length] as const);

function scriptComments(code: string): readonly (readonly [start: number, end: number])[] {
  const file = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(code, node.pos) ?? []) found.set(pos, end);
    if (node.kind !== ts.SyntaxKind.JsxText) ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}

/** The first sentence of a doc comment, without its citations and tags. */
function firstSentence(comment: string): string {
  const lines = comment.trim().slice(2, -2).split('\n');
  const words = lines.map((line) => line.replace(/^[\s*]+/, '')).join(' ');
  const plain = words.replace(/(?:^|\s)@(?:param|returns|throws|example|type)\b.*/, '').replace(CITATIONS, '');
  const linked = plain.replace(/\{@link (\S+)\}/g, '$1').trim();
  return /^.*?[.!?]["”)]*(?=\s+["“'`({A-Z0-9]|$)/.exec(linked)?.[0] ?? linked;
}

/** Comments of a file whose first sentence or lines are too long, or with private words. */
export function commentViolations({ path, text }: { readonly path: string; readonly text: string }): string[] {
  return commentsIn(path, text)
    .filter((comment) => !DIRECTIVE.test(comment.text))
    .flatMap((comment) => {
      const isWide = comment.text.split('\n').some((line) => line.length > MAX_COLUMNS);
      const isBlock = comment.text.trim().startsWith('/*');
      const isLong = isBlock && firstSentence(comment.text).length > MAX_FIRST_SENTENCE;
      const place = `${path}:${comment.line}`;
      return [
        ...(isWide ? [`${place}: wrap the comment at ${MAX_COLUMNS} columns`] : []),
        ...(DIALECT.test(comment.text) ? [`${place}: say "${DIALECT.exec(comment.text)?.[0]}" in a plainer word`] : []),
        ...(isLong ? [`${place}: say it in ${MAX_FIRST_SENTENCE} characters, and more in a second sentence`] : []),
      ];
    });
}
