import { normalizeText } from './normalize-text.ts';

/** Scripts whose words stand without spaces, or carry endings: Chinese and Korean. */
const UNSPACED = '\\p{sc=Hani}\\p{sc=Hang}';

const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const WORDS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])+`, 'gu');

/** Whether a word is Chinese or Korean. */
export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/**
 * A text's words without marks and capitals. Chinese and Korean are apart from other scripts, and
 * one word from space to space.
 *
 * @example splitWords('엘니도에서 A코스') // ['엘니도에서', 'a', '코스']
 */
export function splitWords(text: string): readonly string[] {
  return normalizeText(text).replaceAll('œ', 'oe').match(WORDS) ?? [];
}

/**
 * A Chinese or Korean word in pairs of its characters; any other word as it is. By pairs it is
 * found within others: not all browsers of 2021 can tell where a Chinese word ends.
 *
 * @example pairsOf('爱妮岛') // ['爱妮', '妮岛']
 */
export function pairsOf(word: string): readonly string[] {
  const characters = [...word];
  if (characters.length < 2 || !isUnspaced(word)) return [word];
  return characters.slice(1).map((next, index) => `${characters[index]}${next}`);
}
