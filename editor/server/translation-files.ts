import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { translatableTexts } from '../../src/lib/content-validation/translatable-texts.ts';
import { stableStringify } from '../../src/lib/text/stable-stringify.ts';
import { endingOf, withoutEnding } from '../lib/content-kind.ts';
import { digestOf } from './stored-file.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The name of a content file in English, with its ending. */
export const ENGLISH_FILE = /^(?!.*\.[a-z]{2}\.(?:yaml|md)$)(.+)\.(yaml|md)$/;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** State of the translation of a file; `unknown` where nobody wrote down what was translated. */
export type TranslationState = 'missing' | 'unknown' | 'stale' | 'current';

/** A content file in English with texts to translate. */
export interface EnglishFile {
  /** Its path below the content folder without its ending: `listings/PV-PPS-ELN`. */
  readonly name: string;
  readonly ending: 'yaml' | 'md';
  /** The digest of its texts. */
  readonly digest: string;
}

function fieldsOf(text: string, ending: EnglishFile['ending']): Fields {
  const yaml = ending === 'md' ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text;
  return (load(yaml) ?? {}) as Fields;
}

/** Every file in English that has texts to translate, by name. */
export function englishFiles(content: string): readonly EnglishFile[] {
  const folders = readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.flatMap(({ name }) => readdirSync(join(content, name)).map((file) => `${name}/${file}`));
  return paths.flatMap((path) =>
    ENGLISH_FILE.test(path) ? (englishFile(path, readFileSync(join(content, path), 'utf8')) ?? []) : [],
  );
}

/** What translations need to know of a file in English by its text; null without texts. */
export function englishFile(path: string, text: string): EnglishFile | null {
  const [name, ending] = [withoutEnding(path), endingOf(path)];
  const texts = text === '' ? {} : translatableTexts(name, fieldsOf(text, ending));
  if (Object.keys(texts).length === 0) return null;
  const body = ending === 'md' ? text.replace(FRONT_MATTER, '') : '';
  return { name, ending, digest: digestOf(`${stableStringify(texts)}${body}`).slice(0, 8) };
}

/** The path of a file's translation: `src/content/listings/PV-PPS-ELN.fr.yaml`. */
export function translationPath(content: string, { name, ending }: EnglishFile, language: string): string {
  return join(content, `${name}.${language}.${ending}`);
}

/** State of a translation, and who has read it as a native speaker. */
export function translationState(
  content: string,
  file: EnglishFile,
  language: string,
): { readonly state: TranslationState; readonly readBy: string | null } {
  const path = translationPath(content, file, language);
  if (!existsSync(path)) return { state: 'missing', readBy: null };
  const fields = fieldsOf(readFileSync(path, 'utf8'), file.ending);
  return { state: stateOf(fields, file.digest), readBy: translationNote(fields).readBy ?? null };
}

/**
 * State of a translation by its fields; undefined where there is none.
 *
 * @param digest of the English texts
 */
export function stateOf(fields: Fields | undefined, digest: string): TranslationState {
  if (!fields) return 'missing';
  const { source } = translationNote(fields);
  if (source === undefined) return 'unknown';
  return source === digest ? 'current' : 'stale';
}

/** What a translation says of itself. */
export function translationNote({ translation }: Fields): { readonly source?: string; readonly readBy?: string } {
  return translation ?? {};
}

const NOTE = /^translation:\n(?: {2}.*\n)*/m;

/** A translation that says which English texts it is of. Who has read an older one, is left out. */
export function withSource(text: string, { digest, ending }: EnglishFile): string {
  const note = `translation:\n  source: "${digest}"\n`;
  const rest = text.replace(NOTE, '');
  return ending === 'md' ? rest.replace(/^---\n/, () => `---\n${note}`) : `${note}${rest}`;
}
