import { describe, expect, test } from 'vitest';
import { isUnspaced, pairsOf, splitWords } from '../../../src/lib/text/split-words.ts';

describe('the words of a text', () => {
  test.each([
    ['without marks and capitals', 'Émile’s Kayak', ['emile', 's', 'kayak']],
    ['of two letters in one', 'Groß, cœur', ['gross', 'coeur']],
    ['in wide letters', 'ＥＬ　Ｎｉｄｏ', ['el', 'nido']],
    ['in Korean, composed, apart from other scripts', '엘니도에서 A코스', ['엘니도에서', 'a', '코스']],
    ['in Chinese, as far as no sign divides them', '公主港到爱妮岛（El Nido）', ['公主港到爱妮岛', 'el', 'nido']],
    ['of nothing but signs', '%$#@ <>', []],
  ])('are found %s', (_how, text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  test('are in pairs of characters in Chinese and Korean alone', () => {
    expect(pairsOf('爱妮岛')).toEqual(['爱妮', '妮岛']);
    expect(pairsOf('엘니도')).toEqual(['엘니', '니도']);
    expect(pairsOf('岛')).toEqual(['岛']);
    expect(pairsOf('island')).toEqual(['island']);
    expect(['爱', '밴', 'van'].map(isUnspaced)).toEqual([true, true, false]);
  });
});
