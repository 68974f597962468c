import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { type ContentText, findContentFile } from './content-folder.ts';

/** A translation of a content file. */
export interface FileTranslation extends ContentText {
  readonly language: Language;
  readonly path: string;
}

/** The path of a file in another language: `listings/X.fr.yaml` for `listings/X.yaml`. */
export function translationPathOf(path: string, language: Language): string {
  return path.replace(/\.(yaml|md)$/, `.${language}.$1`);
}

/** The path of the English file that a translation is of; the same one for an English file. */
export function englishPathOf(path: string): string {
  return path.replace(/\.[a-z]{2}\.(yaml|md)$/, '.$1');
}

/** Every language that texts are translated into. */
export const TRANSLATED_LANGUAGES = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

/** The translations that an English file has. */
export function translationsOf(contentFolder: string, path: string): readonly FileTranslation[] {
  return TRANSLATED_LANGUAGES.flatMap((language) => {
    const own = translationPathOf(path, language);
    const found = findContentFile(contentFolder, own);
    return found ? [{ ...found, language, path: own }] : [];
  });
}
