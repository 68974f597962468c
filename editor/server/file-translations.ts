import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { englishPathOf, languageOfFile, translationPathOf } from '../lib/content-kind.ts';
import type { LoadedFile } from '../lib/editor.contract.ts';
import type { CheckedFile } from './checked-file.ts';
import { type ContentText, findContentFile } from './content-folder.ts';
import type { LoadedLibrary } from './content-library.ts';
import { englishFile, stateOf } from './translation-files.ts';

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

/** Digests of English texts by the file that they were read from. */
const digests = new WeakMap<CheckedFile, string | null>();

/**
 * The digest of the English texts, which a translation of them says; null for none. A file is read
 * again once it has changed.
 */
export function englishDigest(contentFolder: string, { files }: LoadedLibrary, path: string): string | null {
  const file = files.get(englishPathOf(path));
  if (!file) return null;
  const known = digests.get(file);
  if (known !== undefined) return known;
  const text = findContentFile(contentFolder, file.path)?.text ?? '';
  const digest = englishFile(file.path, text)?.digest ?? null;
  digests.set(file, digest);
  return digest;
}

/** How the translations of an English file stand; none for what has no texts. */
export function translationStates(
  contentFolder: string,
  library: LoadedLibrary,
  path: string,
): LoadedFile['translations'] {
  const digest = englishDigest(contentFolder, library, path);
  if (digest === null) return [];
  return TRANSLATED_LANGUAGES.map((language) => {
    const own = translationPathOf(path, language);
    return { language, path: own, state: stateOf(library.files.get(own)?.data, digest) };
  });
}
