/**
 * A text without accents, capitals and extra spaces, so that it is found however it is written.
 *
 * @example normalizeText(' JOSÉ  Groß ') // 'jose gross'
 */
export function normalizeText(text: string): string {
  const plain = text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return plain.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
