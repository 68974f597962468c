import type { Language } from '../languages/language.ts';

type Words = string | null | undefined | false;

/** Sentences as a paragraph: Chinese has no space between them. Empty ones are left out. */
export function joinSentences(sentences: readonly Words[], language: Language): string {
  return sentences.filter(Boolean).join(language === 'zh' ? '' : ' ');
}

/**
 * Details that are no list, as below a name: "El Nido, hotels, on request". Empty ones are left
 * out.
 */
export function joinDetails(details: readonly Words[], language: Language): string {
  return details.filter(Boolean).join(language === 'zh' ? '，' : ', ');
}
