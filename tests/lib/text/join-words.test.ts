import { describe, expect, test } from 'vitest';
import { joinDetails, joinSentences } from '../../../src/lib/text/join-words.ts';

describe('words that code joins read as the language writes them (specification.md#languages)', () => {
  test('sentences have a space between them, in Chinese none', () => {
    expect(joinSentences(['Rough sea.', null, '', 'Be early.'], 'en')).toBe('Rough sea. Be early.');
    expect(joinSentences(['海浪大。', undefined, '请早点到。'], 'zh')).toBe('海浪大。请早点到。');
  });

  test('details have the comma of the language', () => {
    expect(joinDetails(['El Nido', undefined, 'hotels'], 'en')).toBe('El Nido, hotels');
    expect(joinDetails(['爱妮岛', '酒店'], 'zh')).toBe('爱妮岛，酒店');
  });
});
