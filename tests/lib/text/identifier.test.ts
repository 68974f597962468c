import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';
import { identifier } from '../../../src/lib/text/identifier.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('an identifier (specification.md#references)', () => {
  test('has 8 digits and capital letters', () => {
    const random = seededRandom('identifiers');
    for (let index = 0; index < 5000; index += 1) expect(identifier(random)).toMatch(/^[0-9A-Z]{8}$/);
  });

  test.each([
    ['the smallest chance', 0, '00000000'],
    ['the largest chance', 1 - Number.EPSILON, 'ZZZZZZZZ'],
    ['chance at the middle', 0.5, 'IIIIIIII'],
  ])('is made of %s', (_name, chance, text) => {
    expect(identifier(() => chance)).toBe(text);
  });

  test('is the same for the same seed', () => {
    expect(identifier(seededRandom('palawan'))).toBe(identifier(seededRandom('palawan')));
  });

  test('does not come twice among thousands', () => {
    const random = seededRandom('identifiers');
    expect(new Set(Array.from({ length: 20_000 }, () => identifier(random))).size).toBe(20_000);
  });

  test('uses each character about equally often at each place', () => {
    const random = seededRandom('characters');
    const identifiers = Array.from({ length: 18_000 }, () => identifier(random));
    for (let place = 0; place < 8; place += 1) {
      for (const character of ALPHABET) {
        const count = identifiers.filter((text) => text[place] === character).length;
        if (Math.abs(count - 500) > 120) expect.fail(`${character} comes ${count} times at place ${place}`);
      }
    }
    expect(new Set(identifiers.join('')).size).toBe(36);
  });

  test('with the chance of the platform has 8 of them too', () => {
    expect(identifier(Math.random)).toMatch(/^[0-9A-Z]{8}$/);
  });
});
