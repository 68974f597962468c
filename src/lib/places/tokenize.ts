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
 * A text's words without accents and capitals, short forms written out.
 *
 * @example tokenize('Sta. Mónica, Brgy') // ['santa', 'monica', 'barangay']
 */
export function tokenize(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word,
  );
}
