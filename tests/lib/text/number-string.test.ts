import { describe, expect, test } from 'vitest';
import { parseNumberString } from '../../../src/lib/text/number-string.ts';

describe('a number in a text (specification.md#internal-checks)', () => {
  test.each([
    ['0', 0],
    ['42', 42],
    ['25.99', 25.99],
    ['-3.5', -3.5],
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['007', 7],
    ['  12\n', 12],
    ['1000000', 1_000_000],
  ])('%j is %d', (text, value) => {
    expect(parseNumberString(text)).toBe(value);
  });

  test.each([
    ['ff', 16, 255],
    ['FF', 16, 255],
    ['-ff', 16, -255],
    ['+101', 2, 5],
    ['zz', 36, 1295],
    ['Zz', 36, 1295],
    ['777', 8, 511],
    ['10', 10, 10],
  ])('%j in radix %d is %d', (text, radix, value) => {
    expect(parseNumberString(text, radix)).toBe(value);
  });

  test('in every radix is read as JavaScript writes it', () => {
    for (let radix = 2; radix <= 36; radix += 1) {
      for (const value of [0, 1, radix - 1, radix, 4321, -98_765]) {
        expect(parseNumberString(value.toString(radix), radix)).toBe(value);
        expect(parseNumberString(value.toString(radix).toUpperCase(), radix)).toBe(value);
      }
    }
  });
});

describe('utility messages (specification.md#internal-checks)', () => {
  test.each([42, Number.NaN, null, undefined, true, {}, ['42'], 42n, new Date(0)])(
    "'Input must be a string': %s",
    (input) => {
      expect(() => parseNumberString(input as never)).toThrow(new TypeError('Input must be a string'));
    },
  );

  test.each([
    ['nothing', ''],
    ['white space', '   '],
    ['a word', 'twelve'],
    ['a number with a word behind it', '12px'],
    ['a word with a number behind it', 'USD 12'],
    ['not a number', 'NaN'],
    ['infinity', 'Infinity'],
    ['more digits than a number holds', '9'.repeat(400)],
    ['an exponent', '1e3'],
    ['a prefix', '0x1f'],
    ['a comma', '1,000'],
    ['an underscore', '1_000'],
    ['two points', '1.2.3'],
    ['only a point', '.'],
    ['only a sign', '-'],
    ['two signs', '--1'],
    ['a sign apart', '- 1'],
    ['two numbers', '1 2'],
    ['digits of full width', '１２'],
    ['digits of Arabic', '١٢'],
    ['a zero byte', '1\u00002'],
    ['a minus sign that is none', '−5'],
  ])("'Invalid number string' is said of %s", (_name, text) => {
    expect(() => parseNumberString(text)).toThrow(new RangeError('Invalid number string'));
  });

  test.each([
    ['2', 2],
    ['fg', 16],
    ['8', 8],
    ['z', 35],
    ['1.5', 16],
    ['0x1f', 16],
    ['', 16],
    ['-', 16],
    ['--f', 16],
    ['1\u212a', 36],
    ['\u017f', 36],
    ['1\u0130', 36],
  ])("'Invalid number string' is said of %j in radix %d", (text, radix) => {
    expect(() => parseNumberString(text, radix)).toThrow(new RangeError('Invalid number string'));
  });

  test.each([0, 1, 37, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '10', null])(
    "'Radix must be between 2 and 36' is said of %j",
    (radix) => {
      expect(() => parseNumberString('1', radix as never)).toThrow(new RangeError('Radix must be between 2 and 36'));
    },
  );

  test('the text is looked at before the radix', () => {
    expect(() => parseNumberString(null as never, 99)).toThrow(new TypeError('Input must be a string'));
  });
});
