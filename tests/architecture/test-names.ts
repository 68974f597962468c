import ts from 'typescript';
import type { SourceFile } from './source-file.ts';

const MIN_WORDS = 3;

const CALL = /^(?:test|describe(?:OnBothDatabases)?)\b/;
const GROUP = /^(?:test\.)?describe/;

/** What stands for a value of a row: `%s`, `$name`. Without a literal row, it counts as a word. */
const PLACEHOLDER = /%[sdifjo]|\$[a-z][\w.]*/gi;
const ANY_VALUE = '…';

/** Verbs that do not end in `s`: auxiliaries, and what several things often do. */
const VERBS = new Set(
  `are was were have had do did may can cannot could must should would will
   come give go hold keep leave make miss need open say show stay take`.split(/\s+/),
);
const NO_VERBS = new Set('this its us always plus perhaps sometimes unless across towards besides else’s'.split(' '));
const PREPOSITIONS = new Set('after as at before by for from in of on to with without'.split(' '));

/** Names of tests, as a report prints them, that are clearly no sentence; each with why. */
export function testNameViolations({ path, module }: Pick<SourceFile, 'path' | 'module'>): readonly string[] {
  return namesIn(module).flatMap(({ groups, title }) => {
    const reason = fragmentReason(groups, title);
    return reason === null ? [] : [`${path}: "${[...groups, title].join(' > ')}" ${reason}`];
  });
}

/**
 * Why a name is a fragment, or null. Verbs are guessed: a word that ends in `s` may be one (`it
 * leads`) or the subject of one (`roads lead`).
 */
function fragmentReason(groups: readonly string[], title: string): string | null {
  const own = wordsOf(title);
  const all = [...groups.flatMap(wordsOf), ...own];
  if (all.length < MIN_WORDS) return `has fewer than ${MIN_WORDS} words`;
  if (!all.some(maybeVerb)) return 'has no verb';
  if (PREPOSITIONS.has(own[0] ?? '') && !own.some(maybeVerb)) return 'begins with a preposition and has no verb';
  return null;
}

/** The words of a title in small letters, without what it cites in parentheses. */
function wordsOf(title: string): readonly string[] {
  return (
    title
      .replace(/\([^)]*\)/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\d][\p{L}\d'’-]*|…/gu) ?? []
  );
}

function maybeVerb(word: string): boolean {
  return VERBS.has(word) || (/[^s'’]s$/.test(word) && !NO_VERBS.has(word));
}

interface Name {
  /** The titles of the groups around it. */
  readonly groups: readonly string[];
  readonly title: string;
}

function namesIn(module: ts.SourceFile): readonly Name[] {
  const names: Name[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const titles = titlesOf(node);
    const [first = ''] = titles;
    const isGroup = titles.length > 0 && GROUP.test((node as ts.CallExpression).expression.getText());
    if (!isGroup) names.push(...titles.map((title) => ({ groups, title })));
    ts.forEachChild(node, (child) => visit(child, isGroup ? [...groups, first] : groups));
  };
  visit(module, []);
  return names;
}

/** The titles of a call that names tests: one for each row, or none for another call. */
function titlesOf(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || !CALL.test(node.expression.getText())) return [];
  const [title, ...others] = node.arguments;
  const body = others.at(-1);
  if (!title || !body || !(ts.isFunctionLike(body) || ts.isIdentifier(body))) return [];
  const text = textOf(title);
  return rowsOf(node.expression).map((row) => filledIn(text, row));
}

/** The literal rows of `test.each`; one without values where there are none. */
function rowsOf(callee: ts.Expression): readonly (readonly string[])[] {
  const rows = ts.isCallExpression(callee) ? unwrapped(callee.arguments[0]) : undefined;
  if (!rows || !ts.isArrayLiteralExpression(rows) || rows.elements.length === 0) return [[]];
  return rows.elements.map((element) => {
    const row = unwrapped(element) ?? element;
    return ts.isArrayLiteralExpression(row) ? row.elements.map(textOf) : [textOf(row)];
  });
}

function unwrapped(node: ts.Expression | undefined): ts.Expression | undefined {
  return node && ts.isAsExpression(node) ? unwrapped(node.expression) : node;
}

/** What a literal says, with the variables of a template left out. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => ANY_VALUE + literal.text).join('');
  }
  return ANY_VALUE;
}

function filledIn(title: string, row: readonly string[]): string {
  let index = 0;
  return title.replace(PLACEHOLDER, () => row[index++] || ANY_VALUE);
}
