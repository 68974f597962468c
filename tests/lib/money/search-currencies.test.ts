import { describe, expect, test } from 'vitest';
import { groupedCurrencies } from '../../../src/lib/money/currency-groups.ts';
import { currencyRows, findCurrencies, nameLanguages } from '../../../src/lib/money/search-currencies.ts';
import { aCurrency, COUNTRIES, CURRENCIES } from '../../fixtures/builders/a-currency.ts';

const FRANC_CFA = aCurrency('XOF', {
  name: 'CFA Franc BCEAO',
  symbol: 'CFA',
  countryCode: 'SN',
  countryName: 'Senegal',
});
const ALL = [...CURRENCIES, FRANC_CFA];
const rows = (...languages: string[]) => currencyRows(ALL, COUNTRIES, languages);
const codes = (found: readonly { readonly record: { readonly currencyCode: string } }[]) =>
  found.map(({ record }) => record.currencyCode);
const find = (text: string, ...languages: string[]) => codes(findCurrencies(rows(...languages, 'en'), text));

describe('the rows of the picker', () => {
  test('have names in the first language, sorted by them', () => {
    expect(rows('de-AT').map(({ name }) => name)).toEqual([
      'CFA-Franc (BCEAO)',
      'Euro',
      'Philippinischer Peso',
      'Schweizer Franken',
      'US-Dollar',
    ]);
  });

  test('have the name of the list where no language has one', () => {
    const [row] = currencyRows([aCurrency('XQX', { name: 'Quux Franc' })], COUNTRIES, ['de-AT']);
    expect(row?.name).toBe('Quux Franc');
  });

  test('have English names where the language makes no sense', () => {
    for (const language of ['no such language', 'tlh', '']) {
      expect(rows(language).map(({ name }) => name)).toContain('Philippine Peso');
    }
  });
});

describe('a currency', () => {
  test.each([
    ['by its code', 'php', ['PHP']],
    ['by its English name', 'philippine p', ['PHP']],
    ['by its name in the traveller’s language', 'philippinischer', ['PHP']],
    ['by a word in the middle of its name', 'peso', ['PHP']],
    ['by its symbol', '€', ['EUR']],
    ['by its country', 'philippines', ['PHP']],
    ['by any of its countries', 'austria', ['EUR']],
    ['by a country in the traveller’s language', 'österreich', ['EUR']],
    ['without accents', 'osterreich', ['EUR']],
    ['with accents', 'péso', ['PHP']],
    ['by country and name together', 'schweiz franken', ['CHF']],
    ['whatever the capitals and spaces', '  EuRo ', ['EUR']],
  ])('is found %s', (_, text, found) => {
    expect(find(text, 'de-AT')).toEqual(found);
  });

  test.each([
    ['a word within a Chinese name', '比索', 'zh', ['PHP']],
    ['the beginning of a Chinese name', '菲律宾', 'zh', ['PHP']],
    ['a country in Chinese', '奥地利', 'zh', ['EUR']],
    ['a word of a Korean name', '페소', 'ko', ['PHP']],
    ['a country in Korean', '오스트리아', 'ko', ['EUR']],
    ['its English name on a Korean page', 'peso', 'ko', ['PHP']],
  ])('is found by %s', (_what, text, language, found) => {
    expect(find(text, language)).toEqual(found);
  });

  test('is found by a word of several names, and by a code alone', () => {
    expect(find('franc').toSorted()).toEqual(['CHF', 'XOF']);
    expect(find('chf')).toEqual(['CHF']);
  });

  test.each(['qqq', '((', '*', '\\'])('is not found by %s', (text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('the names of currencies (specification.md#currencies)', () => {
  test('are in the language of the page, and on English pages in that of the traveller', () => {
    expect(nameLanguages('fr' as never, ['de-AT', 'en'])).toEqual(['fr', 'de-AT', 'en']);
    expect(nameLanguages('en', ['de-AT', 'en'])).toEqual(['de-AT', 'en']);
  });
});

describe('the groups', () => {
  test('are the suggested ones in their order, and all others', () => {
    const groups = groupedCurrencies(rows('en'), ' ', ['USD', 'XYZ', 'EUR']);
    expect(groups.map(({ kind, rows: shown }) => [kind, codes(shown)])).toEqual([
      ['suggested', ['USD', 'EUR']],
      ['all', ['PHP', 'CHF', 'XOF']],
    ]);
  });

  test('are one when something is looked for, and none when nothing is found', () => {
    expect(groupedCurrencies(rows('en'), 'peso', ['USD']).map(({ kind }) => kind)).toEqual(['found']);
    expect(groupedCurrencies(rows('en'), 'qqq', ['USD'])).toEqual([]);
  });
});
