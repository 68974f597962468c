import { numberText } from '../text/number-text.ts';
import type { Pieces } from '../text/pieces.ts';

/**
 * How many trips are shown, in pieces: the words are English, each number is written as the traveller's locale has it.
 *
 * @example wholeText(countPieces(5, 1234, 'de-DE')) // '5 of 1.234 trips'
 */
export function countPieces(found: number, total: number, locale: string): Pieces {
  const number = (count: number) => ({ written: numberText(count, locale) });
  const all = [number(total), total === 1 ? ' trip' : ' trips'];
  return found === total ? all : [number(found), ' of ', ...all];
}
