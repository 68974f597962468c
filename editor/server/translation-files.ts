import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { translatableTexts } from '../../src/lib/content-validation/translatable-texts.ts';
import { stableStringify } from '../../src/lib/text/stable-stringify.ts';

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
  readonly ending: string;
  /** The digest of its texts. */
  readonly digest: string;
}

function fieldsOf(text: string, ending: string): Fields {
  const yaml = ending === 'md' ? (FRONT_MATTER.exec(text)?.[1] ?? '') : text;
  return (load(yaml) ?? {}) as Fields;
}

/** Every file in English that has texts to translate, by name. */
export function englishFiles(content: string): readonly EnglishFile[] {
  const folders = readdirSync(content, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name: folder }) =>
    readdirSync(join(content, folder)).flatMap((file) => {
      const [, base = '', ending = ''] = ENGLISH_FILE.exec(file) ?? [];
      const text = base && readFileSync(join(content, folder, file), 'utf8');
      const name = `${folder}/${base}`;
      const texts = text ? translatableTexts(name, fieldsOf(text, ending)) : {};
      if (!text || Object.keys(texts).length === 0) return [];
      const body = ending === 'md' ? text.replace(FRONT_MATTER, '') : '';
      const digest = createHash('sha256')
        .update(`${stableStringify(texts)}${body}`)
        .digest('hex')
        .slice(0, 8);
      return [{ name, ending, digest }];
    }),
  );
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
  const { translation } = fieldsOf(readFileSync(path, 'utf8'), file.ending);
  const { source, readBy } = (translation ?? {}) as { readonly source?: string; readonly readBy?: string };
  const state = source === undefined ? 'unknown' : source === file.digest ? 'current' : 'stale';
  return { state, readBy: readBy ?? null };
}

const NOTE = /^translation:\n(?: {2}.*\n)*/m;

/** A translation that says which English texts it is of. Who has read an older one, is left out. */
export function withSource(text: string, { digest, ending }: EnglishFile): string {
  const note = `translation:\n  source: "${digest}"\n`;
  const rest = text.replace(NOTE, '');
  return ending === 'md' ? rest.replace(/^---\n/, () => `---\n${note}`) : `${note}${rest}`;
}
