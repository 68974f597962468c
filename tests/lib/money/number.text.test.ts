import { expect, test } from 'vitest';
import { numberLanguage, numberText } from '../../../src/lib/money/number.text.ts';

test.each([
  ['en-US', '1,234', undefined],
  ['de-DE', '1.234', 'de-DE'],
])('in %s a number is %s', (locale, text, language) => {
  expect(numberText(1234, locale)).toBe(text);
  expect(numberLanguage(locale, 'en')).toBe(language);
});

test('a number among words of its own language is not marked', () => {
  expect(numberLanguage('fr-FR', 'fr' as never)).toBeUndefined();
  expect(numberLanguage('en-US', 'fr' as never)).toBe('en-US');
});
