import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import ts from 'typescript';
import type { Language } from '../../src/lib/languages/language.ts';
import { translateData } from '../../src/lib/languages/translate-data.ts';
import { phraseFinder } from './phrase-finder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Shorter texts are names and words that several languages share. */
const MIN_LENGTH = 12;

/** A text and the English file that it is written in or translated from. */
interface WrittenText {
  readonly text: string;
  readonly file: string;
}

/** A function that computes what belongs to a file or a language once. */
function once<Key extends string, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The texts in a module of messages: placeholders and parts of a sentence divide them. */
const messagesIn = once((path: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest));
  return found;
});

const FRONTMATTER = /^---\n(.*?)\n---\n(.*)$/s;

/** The data and the body of a content file. */
const contentOf = once((path: string): { readonly data: unknown; readonly body: string } => {
  const source = read(path);
  if (!path.endsWith('.md')) return { data: load(source), body: '' };
  const [, data = '', body = source] = FRONTMATTER.exec(source) ?? [];
  return { data: load(data), body };
});

/** The texts in data, however deep. */
function textsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : [];
}

/** What divides Markdown into texts: lines, emphasis, links, tables and lists. */
const MARKS = /\n|\*+|[[\](){}|#`]|^\s*(?:[->]|\d+\.)\s/m;

const contentTexts = (data: unknown, body: string) => [
  ...textsIn(data),
  ...body.split(MARKS).map((text) => text.trim()),
];

/** The texts of an English content file, and those of its translation, with facts in both. */
function translatedContent(file: string, language: Language) {
  const english = contentOf(file);
  const other = contentOf(file.replace(/\.\w+$/, `.${language}$&`));
  return {
    file,
    english: contentTexts(english.data, english.body),
    translated: contentTexts(translateData(english.data, other.data), other.body),
  };
}

/** All texts of files of messages and content that a language has, file by file. */
function translatedFiles(language: Language) {
  const messages = globSync('src/lib/messages/*.en.ts', { cwd: ROOT }).toSorted();
  const translations = globSync(`src/content/**/*.${language}.{yaml,md}`, { cwd: ROOT }).toSorted();
  return [
    ...messages.map((file) => ({
      file,
      english: messagesIn(file),
      translated: messagesIn(file.replace('.en.ts', `.${language}.ts`)),
    })),
    ...translations.map((path) => translatedContent(path.replace(`.${language}.`, '.'), language)),
  ];
}

/** From the first to the last word. */
const WORDS = /[\p{L}\p{N}].*[\p{L}\p{N}]/su;

const isPhrase = (text: string) => text.length >= MIN_LENGTH && /\s/.test(text);

/** The English texts of which a language has a translation. */
interface EnglishTexts {
  /** No page in that language may have them. */
  readonly replaced: readonly WrittenText[];
  /** They stand in the translations too: names, mostly. */
  readonly unchanged: readonly WrittenText[];
}

/** Sorts the English texts by whether the translations into a language have them too. */
export const englishTexts = once((language: Language): EnglishTexts => {
  const files = translatedFiles(language);
  const english = files
    .flatMap(({ file, english: texts }) => texts.map((text) => ({ text: WORDS.exec(text)?.[0] ?? '', file })))
    .filter(({ text }) => isPhrase(text));
  const find = phraseFinder(english.map(({ text }) => text));
  const unchanged = new Set(files.flatMap(({ translated }) => translated.flatMap(find)));
  return {
    replaced: english.filter(({ text }) => !unchanged.has(text)),
    unchanged: english.filter(({ text }) => unchanged.has(text)),
  };
});
