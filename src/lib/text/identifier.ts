/** Returns numbers from 0 (included) to 1 (excluded), like `Math.random`. */
export type Random = () => number;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 8;

/**
 * An identifier of 8 digits and capital letters: `7K2M0QXA` (specification.md#references).
 *
 * @param random the source of the characters; a cryptographic one where guessing must be hard
 */
export function identifier(random: Random): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');
}
