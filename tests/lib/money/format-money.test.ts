import { describe, expect, test } from 'vitest';
import { formatMoney } from '../../../src/lib/money/format-money.ts';
import type { Money } from '../../../src/lib/money/money.ts';

const TICKET: Money = { minor: 123_450, currency: 'USD' };

/** Spaces that do not break and marks of writing direction, made visible. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');
}

describe('money in each locale (specification.md#defaults)', () => {
  test.each([
    ['en-US', '$1,234.50'],
    ['en-GB', 'US$1,234.50'],
    ['en-PH', '$1,234.50'],
    ['fil-PH', '$1,234.50'],
    ['de-DE', '1.234,50 $'],
    ['de-CH', "$ 1'234.50"],
    ['fr-FR', '1 234,50 $US'],
    ['es-ES', '1234,50 US$'],
    ['pt-BR', 'US$ 1.234,50'],
    ['pl-PL', '1234,50 USD'],
    ['sv-SE', '1 234,50 US$'],
    ['ja-JP', '$1,234.50'],
    ['ko-KR', 'US$1,234.50'],
    ['zh-CN', 'US$1,234.50'],
    ['ar-EG', '١٬٢٣٤٫٥٠ US$'],
    ['he-IL', '1,234.50 $'],
  ])('%s reads %s', (locale, text) => {
    expect(plain(formatMoney(TICKET, locale)).replace('’', "'")).toBe(text);
  });

  test('without a locale is written as in the United States', () => {
    expect(formatMoney(TICKET, 'en-US')).toBe('$1,234.50');
  });

  test('groups digits as India does', () => {
    expect(formatMoney({ minor: 12_345_600, currency: 'INR' }, 'hi-IN')).toBe('₹1,23,456');
  });

  test('in pesos carries the peso sign', () => {
    expect(formatMoney({ minor: 98_600, currency: 'PHP' }, 'en-PH')).toBe('₱986');
  });
});

describe('a locale that nobody knows (specification.md#defaults)', () => {
  test.each([
    ['a made-up one', 'xx-XX'],
    ['an unsupported language', 'tlh'],
    ['an empty text', ''],
    ['an underscore', 'en_US'],
    ['a POSIX name', 'C'],
    ['a wildcard of Accept-Language', '*'],
    ['a list of Accept-Language', 'de-DE,de;q=0.9'],
    ['a path', '../../etc/passwd'],
    ['markup', '<script>'],
    ['a private extension', 'en-US-x-evil'],
    ['a very long text', 'x'.repeat(100_000)],
    ['a zero byte', 'en\u0000US'],
    ['null', null as never],
    ['a number', 42 as never],
    ['an object', {} as never],
  ])('falls back to en-US: %s', (_name, locale) => {
    expect(formatMoney(TICKET, locale)).toBe('$1,234.50');
  });
});

describe('decimals follow ISO 4217 and only show when needed (specification.md#price-rule)', () => {
  test.each([
    ['USD', 1700, '$17'],
    ['USD', 1750, '$17.50'],
    ['USD', 1701, '$17.01'],
    ['USD', 1, '$0.01'],
    ['USD', 0, '$0'],
    ['PHP', 98_650, '₱986.50'],
    ['EUR', 150_000, '€1,500'],
    ['JPY', 2542, '¥2,542'],
    ['KRW', 25_000, '₩25,000'],
    ['VND', 441_112, '₫441,112'],
    ['XPF', 1800, 'CFPF 1,800'],
    ['CLP', 16_000, 'CLP 16,000'],
    ['KWD', 5000, 'KWD 5'],
    ['KWD', 5250, 'KWD 5.250'],
    ['BHD', 6392, 'BHD 6.392'],
    ['TND', 1, 'TND 0.001'],
    ['CLF', 4165, 'CLF 0.4165'],
    ['HUF', 12_345, 'HUF 123.45'],
    ['IDR', 12_345, 'IDR 123.45'],
    ['PKR', 12_345, 'PKR 123.45'],
    ['COP', 12_345, 'COP 123.45'],
    ['ZZZ', 12_345, 'ZZZ 123.45'],
  ])('%s %d reads %s', (currency, minor, text) => {
    expect(plain(formatMoney({ minor, currency }, 'en-US'))).toBe(text);
  });

  test('an amount that is owed has a minus sign', () => {
    expect(formatMoney({ minor: -1750, currency: 'USD' }, 'en-US')).toBe('-$17.50');
  });

  test('a code in small letters is the same currency', () => {
    expect(formatMoney({ minor: 2542, currency: 'jpy' }, 'en-US')).toBe('¥2,542');
  });

  test('whole and broken amounts of one currency do not disturb each other', () => {
    const amounts = [1700, 1750, 1700, 1750].map((minor) => formatMoney({ minor, currency: 'USD' }, 'en-US'));
    expect(amounts).toEqual(['$17', '$17.50', '$17', '$17.50']);
  });
});

describe('utility messages (specification.md#internal-checks)', () => {
  test.each([
    ['an empty text', ''],
    ['two letters', 'US'],
    ['four letters', 'USDT'],
    ['three digits', '123'],
    ['a sign among letters', 'U$D'],
    ['white space', 'US '],
    ['letters beyond ASCII', 'ÜSD'],
    ['null', null],
    ['undefined', undefined],
    ['a number', 840],
    ['a list of three', ['U', 'S', 'D']],
  ])('refuse a currency that is %s', (_name, currency) => {
    expect(() => formatMoney({ minor: 1700, currency: currency as never }, 'en-US')).toThrow(
      new TypeError('Currency must be a 3-character string'),
    );
  });

  test.each([
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus infinity', Number.NEGATIVE_INFINITY],
    ['a text', '1700'],
    ['null', null],
    ['undefined', undefined],
    ['a big integer', 1700n],
    ['an object', {}],
  ])('refuse an amount that is %s', (_name, minor) => {
    expect(() => formatMoney({ minor: minor as never, currency: 'USD' }, 'en-US')).toThrow(
      new TypeError('Amount must be a valid number'),
    );
  });
});
