import { textWidth } from '../text/text-width.ts';
import type { ContentFile } from './content-library.ts';
import type { ContentProblem } from './content-problem.ts';
import { markdownProblems } from './markdown-validation.ts';
import { translatableTexts } from './translatable-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The name of a file's own facts about its translation. */
const META = 'translation';

/** A file of texts in another language beside the English file that it translates. */
interface TranslatedFile {
  readonly file: string;
  /** The name of the English file without its ending: `listings/PV-PPS-ELN`. */
  readonly name: string;
  readonly english: Fields;
  readonly texts: Fields;
}

interface Mistake {
  readonly field: string;
  readonly found: string;
  readonly allowed: string;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldMistakes(field: string, english: Fields, texts: Fields): readonly Mistake[] {
  const own = Object.keys(english).flatMap((key) => {
    const path = field ? `${field}.${key}` : key;
    return key === 'seoTitle' && !(key in texts) ? [] : mistakesOf(path, english[key], texts[key]);
  });
  const unknown = Object.keys(texts).filter(
    (key) => !(key in english) && key !== 'seoTitle' && !(field === '' && key === META),
  );
  return [
    ...own,
    ...unknown.map((key) => ({
      field: field ? `${field}.${key}` : key,
      found: 'a field that is no text of the English file',
      allowed: `the fields ${Object.keys(english).join(', ')}`,
    })),
  ];
}

function listMistakes(field: string, english: readonly unknown[], texts: readonly unknown[]): readonly Mistake[] {
  // Words that people search for differ in number.
  if (field.endsWith('metaKeywords')) return [];
  if (english.length !== texts.length)
    return [{ field, found: `${texts.length} entries`, allowed: `${english.length} entries, as in English` }];
  return english.flatMap((item, index) => mistakesOf(`${field}.${index}`, item, texts[index]));
}

function mistakesOf(field: string, english: unknown, texts: unknown): readonly Mistake[] {
  if (Array.isArray(english))
    return Array.isArray(texts)
      ? listMistakes(field, english, texts)
      : [{ field, found: 'no list', allowed: 'a list, as in English' }];
  if (isFields(english))
    return isFields(texts)
      ? fieldMistakes(field, english, texts)
      : [{ field, found: 'nothing', allowed: 'the same fields as in English' }];
  if (typeof texts !== 'string' || texts.trim() === '') return [{ field, found: 'no text', allowed: 'a text' }];
  return textMistakes(field, String(english), texts);
}

function textMistakes(field: string, english: string, text: string): readonly Mistake[] {
  if (field.endsWith('.id')) return text === english ? [] : [{ field, found: text, allowed: english }];
  const width = textWidth(text);
  const [min, max] = WIDTHS[field.split('.').at(-1) ?? ''] ?? [0, Number.POSITIVE_INFINITY];
  const isFitting = width >= min && width <= max;
  return isFitting
    ? []
    : [
        {
          field,
          found: `a text of ${width} characters`,
          allowed: `${min} to ${max} characters, wide letters count twice`,
        },
      ];
}

/** Characters that search results show (specification.md#titles-and-hero-pictures). */
const WIDTHS: Readonly<Record<string, readonly [number, number]>> = { seoDescription: [120, 155], seoTitle: [1, 60] };

/** Texts that a translation lacks, and fields that it must not have. */
function translationProblems({ file, name, english, texts }: TranslatedFile): readonly ContentProblem[] {
  return mistakesOf('', translatableTexts(name, english), texts).map((mistake) => ({ file, ...mistake }));
}

/**
 * Mistakes in the files of every language.
 *
 * @param translations `id` is the path without its ending: `listings/PV-PPS-ELN.fr`
 * @param english data of English files by name
 */
export function translationFileProblems(
  translations: readonly ContentFile<Fields>[],
  english: ReadonlyMap<string, Fields>,
): readonly ContentProblem[] {
  return translations.flatMap(({ id, file, data, body }) => {
    const name = id.slice(0, id.lastIndexOf('.'));
    const source = english.get(name);
    if (source)
      return [...translationProblems({ file, name, english: source, texts: data }), ...markdownProblems(file, body)];
    return [{ file, field: 'its name', found: name, allowed: 'the name of a file in English beside it' }];
  });
}
