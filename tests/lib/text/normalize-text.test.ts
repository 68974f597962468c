import { expect, test } from 'vitest';
import { normalizeText } from '../../../src/lib/text/normalize-text.ts';

test.each([
  ['JOSÉ', 'jose'],
  ['José', 'jose'],
  [' Peña \t de  la Cruz ', 'pena de la cruz'],
  ['GROß', 'gross'],
  ['İstanbul', 'istanbul'],
  ['Ｍａｒｉａ', 'maria'],
  ['김민수', '김민수'],
  ['Анна', 'анна'],
  ['', ''],
])('%j is found as %j', (text, folded) => {
  expect(normalizeText(text)).toBe(folded);
});
