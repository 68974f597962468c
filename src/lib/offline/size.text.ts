import type { Language } from '../languages/language.ts';
import { sizesMessages } from '../messages/sizes.ts';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

/**
 * Bytes as people read them; a little is at least one tenth of a megabyte.
 *
 * @example sizeText(2_340_000) // '2.3 MB'
 */
export function sizeText(bytes: number, language: Language): string {
  const t = sizesMessages(language);
  const rounded = (amount: number, digits: 0 | 1) =>
    amount.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (bytes >= GIGABYTE) return t.gigabytes(rounded(bytes / GIGABYTE, 1));
  if (bytes >= 100 * MEGABYTE) return t.megabytes(rounded(bytes / MEGABYTE, 0));
  return t.megabytes(bytes === 0 ? '0' : rounded(Math.max(0.1, bytes / MEGABYTE), 1));
}
