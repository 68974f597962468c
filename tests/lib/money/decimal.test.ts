import { describe, expect, test } from 'vitest';
import { divideDown, divideUp, multiplyHalfUp } from '../../../src/lib/money/decimal.ts';

describe('a product rounded half up (specification.md#price-rule)', () => {
  test.each([
    ['is rounded up at exactly a half', 330, '1.15', 380],
    ['is rounded up at a half that binary arithmetic puts below', 150, '1.15', 173],
    ['is rounded up at a half of a small price', 10, '1.15', 12],
    ['is rounded down just below a half', '1.4999999999999999999', 1, 1],
    ['is rounded up just above a half', '0.5000000000000000001', 1, 1],
    ['is rounded up from a half of one', '0.5', 1, 1],
    ['is rounded up from two and a half, not to even', '2.5', 1, 3],
    ['is rounded down from a quarter', '0.25', 1, 0],
    ['is exact without decimals', 7, 6, 42],
    ['of decimals on both sides is exact', 25.99, '1.15', 30],
    ['with zero is zero', 0, '1.15', 0],
    ['with negative zero is zero', -0, 5, 0],
    ['ignores leading zeros', '007', '01.0', 7],
    ['ignores trailing zeros', '2.50', '1.000', 3],
    ['is exact where a number has no room for the product', '9007199254740991', '0.5', 4503599627370496],
    ['keeps a rate with many decimals', 494, 0.88022588, 435],
    ['keeps a rate in the millions', 17, 1374999.644649, 23374994],
  ])('%s', (_name, a, b, product) => {
    expect(multiplyHalfUp(a, b)).toBe(product);
  });

  test('is the same in either order', () => {
    for (let cents = 0; cents <= 2000; cents += 1) {
      const price = (cents / 100).toFixed(2);
      expect(multiplyHalfUp(price, '1.15')).toBe(multiplyHalfUp('1.15', price));
    }
  });

  test('never falls as the price rises', () => {
    let last = 0;
    for (let cents = 0; cents <= 40_000; cents += 1) {
      const product = multiplyHalfUp((cents / 100).toFixed(2), '1.15');
      expect(product).toBeGreaterThanOrEqual(last);
      last = product;
    }
    expect(last).toBe(460);
  });
});

describe('a quotient rounded up', () => {
  test.each([
    [1923, 64.1, 30],
    [6407, 64.07, 100],
    [400, 58, 7],
    [406, 58, 7],
    [407, 58, 8],
    [1, 58, 1],
    [0, 58, 0],
    ['0.1', '0.3', 1],
    ['0.9', '0.3', 3],
  ])('of %d by %d is %d', (a, b, quotient) => {
    expect(divideUp(a, b)).toBe(quotient);
  });

  test('has no divisor of zero', () => {
    expect(() => divideUp(400, 0)).toThrow(new RangeError('Invalid number string'));
  });
});

describe('a quotient rounded down', () => {
  test.each([
    [1923, 64.1, 30],
    [1923, 64.2, 29],
    [1_009_800, 58.37, 17_299],
    [57, 58, 0],
    [0, 58, 0],
    ['0.9', '0.3', 3],
    ['1', '0.3', 3],
  ])('of %d by %d is %d', (a, b, quotient) => {
    expect(divideDown(a, b)).toBe(quotient);
  });

  test('has no divisor of zero', () => {
    expect(() => divideDown(400, 0)).toThrow(new RangeError('Invalid number string'));
  });
});

describe('what is not a plain decimal is refused (specification.md#errors)', () => {
  const NO_DECIMALS = [
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a negative number', -1],
    ['a negative text', '-1'],
    ['a plus sign', '+1'],
    ['an exponent', '1e3'],
    ['a number so large that it prints an exponent', 1e21],
    ['a number so small that it prints an exponent', 1e-7],
    ['nothing before the point', '.5'],
    ['nothing after the point', '5.'],
    ['two points', '1.1.5'],
    ['a comma', '1,15'],
    ['white space', ' 1.15'],
    ['a line break at the end', '1.15\n'],
    ['an empty text', ''],
    ['words', 'twelve'],
    ['hexadecimal digits', '0x10'],
    ['digits of another script', '١٢'],
    ['null', null as never],
    ['undefined', undefined as never],
    ['an object', {} as never],
  ] as const;

  test.each(NO_DECIMALS)('is refused as a factor: %s', (_name, value) => {
    expect(() => multiplyHalfUp(value, '1.15')).toThrow(new RangeError('Invalid number string'));
    expect(() => multiplyHalfUp(330, value)).toThrow(new RangeError('Invalid number string'));
  });

  test.each(NO_DECIMALS)('is refused as dividend and divisor: %s', (_name, value) => {
    expect(() => divideUp(value, 58)).toThrow(new RangeError('Invalid number string'));
    expect(() => divideUp(400, value)).toThrow(new RangeError('Invalid number string'));
  });
});
