import { type CollectionEntry, getCollection } from 'astro:content';
import type { ContentFile } from '../../lib/content-validation/content-library.ts';
import type { ContentProblem } from '../../lib/content-validation/content-problem.ts';
import { translationFileProblems } from '../../lib/content-validation/translation-validation.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../lib/languages/language.ts';
import { translateData } from '../../lib/languages/translate-data.ts';
import { withEnglishHeadingIds } from './heading-ids.ts';
import { oncePerLanguage } from './once-per-language.ts';

type Translation = CollectionEntry<'translations'>;

/** The translations into a language, by the name of the English file: `listings/PV-PPS-ELN`. */
const translationsInto = oncePerLanguage(async (language): Promise<ReadonlyMap<string, Translation>> => {
  if (language === DEFAULT_LANGUAGE) return new Map();
  const suffix = `.${language}`;
  const entries = (await getCollection('translations')).filter(({ id }) => id.endsWith(suffix));
  return new Map(entries.map((entry) => [entry.id.slice(0, -suffix.length), entry]));
});

/** Files of a folder of content with their texts in a language. */
export async function translateFiles<Data>(
  folder: string,
  files: readonly ContentFile<Data>[],
  language: Language,
): Promise<readonly ContentFile<Data>[]> {
  const translations = await translationsInto(language);
  return files.map((file) => {
    const translation = translations.get(`${folder}/${file.id}`);
    return translation ? { ...file, data: translateData(file.data, translation.data) } : file;
  });
}

/** The files of a folder that exist in a language: all in English, others with their texts. */
export async function translatedFiles<File extends { readonly id: string }>(
  folder: string,
  files: readonly File[],
  language: Language,
): Promise<readonly File[]> {
  const translations = await translationsInto(language);
  return language === DEFAULT_LANGUAGE ? files : files.filter(({ id }) => translations.has(`${folder}/${id}`));
}

/** The languages that the page of a content file exists in, English first. */
export async function languagesOf(folder: string, id: string): Promise<readonly Language[]> {
  const known = await Promise.all(LANGUAGE_CODES.map((language) => translatedFiles(folder, [{ id }], language)));
  return LANGUAGE_CODES.filter((_language, index) => known[index]?.length);
}

/** Mistakes in the files of every language. @param english data of English files by name */
export async function translationMistakes(
  english: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): Promise<readonly ContentProblem[]> {
  const translations = await getCollection('translations');
  return translationFileProblems(
    translations.map(({ id, data, body, filePath = id }) => ({ id, file: filePath, data, body })),
    english,
  );
}

/** Documents in Markdown that exist in a language, with the body to render. */
export async function translatedDocuments<Folder extends 'pages' | 'articles'>(
  folder: Folder,
  language: Language,
): Promise<readonly CollectionEntry<Folder>[]> {
  const documents: readonly CollectionEntry<Folder>[] = await getCollection(folder);
  if (language === DEFAULT_LANGUAGE) return documents;
  const translations = await translationsInto(language);
  return documents.flatMap((document) => {
    const translation = translations.get(`${folder}/${document.id}`);
    if (!translation) return [];
    const { body } = translation;
    const rendered = translation.rendered && withEnglishHeadingIds(translation.rendered, document.rendered);
    return [{ ...document, data: translateData(document.data, translation.data), body, rendered }] as never;
  });
}
