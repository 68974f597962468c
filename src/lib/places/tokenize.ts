import { pairsOf, splitWords } from '../text/split-words.ts';

/** Common abbreviations in addresses. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ave: 'avenue',
  st: 'street',
  sta: 'santa',
  sto: 'santo',
  brgy: 'barangay',
  bgy: 'barangay',
  intl: 'international',
  rd: 'road',
};

/**
 * A text's words without accents and capitals, short forms written out. Chinese and Korean words
 * are in pairs of characters.
 *
 * @example tokenize('Sta. Mónica, Brgy') // ['santa', 'monica', 'barangay']
 */
export function tokenize(text: string): readonly string[] {
  return splitWords(text.replace(/['’]/g, ''))
    .flatMap(pairsOf)
    .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word));
}
