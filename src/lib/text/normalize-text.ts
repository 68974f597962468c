/**
 * A text without accents, case and extra spaces, for comparisons.
 *
 * @example normalizeText(' JOSÉ Groß ') // 'jose gross'
 */
export function normalizeText(text: string): string {
  const plain = text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return plain.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
