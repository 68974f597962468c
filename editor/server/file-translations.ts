import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { englishPathOf, languageOfFile, translationPathOf, withoutEnding } from '../lib/content-kind.ts';
import { type ContentText, findContentFile } from './content-folder.ts';
import { type EnglishFile, englishFiles } from './translation-files.ts';

/** A translation of a content file. */
export interface FileTranslation extends ContentText {
  readonly language: Language;
  readonly path: string;
}

/** Every language that texts are translated into. */
export const TRANSLATED_LANGUAGES = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The translations that an English file has; a translation has none. */
export function translationsOf(contentFolder: string, path: string): readonly FileTranslation[] {
  if (languageOfFile(path) !== null) return [];
  return TRANSLATED_LANGUAGES.flatMap((language) => {
    const own = translationPathOf(path, language);
    const found = findContentFile(contentFolder, own);
    return found ? [{ ...found, language, path: own }] : [];
  });
}

/** The English file that a file is, or is a translation of, if it has texts. */
export function englishFileOf(contentFolder: string, path: string): EnglishFile | undefined {
  const name = withoutEnding(englishPathOf(path));
  return englishFiles(contentFolder).find((file) => file.name === name);
}

/** The digest of the English texts, which a translation of them says. */
export function englishDigest(contentFolder: string, path: string): string | undefined {
  return englishFileOf(contentFolder, path)?.digest;
}
