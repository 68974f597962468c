import { describe, expect, test } from 'vitest';
import { badgesOf } from '../../../src/lib/catalogue/badges.ts';
import { pickBestsellers } from '../../../src/lib/catalogue/bestsellers.ts';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';
import { suggestionsFrom } from '../../../src/lib/catalogue/suggestions.ts';

const CODES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
const coded = CODES.map((code) => ({ code, origin: 'PPS', destination: 'ELN', sample: false }));
const codesOf = (items: readonly { readonly code: string }[]) => items.map(({ code }) => code);

describe('bestsellers (specification.md#bestsellers)', () => {
  test('are six different ones of the list', () => {
    const shown = codesOf(pickBestsellers(coded, CODES.slice(0, 8), seededRandom('x')));
    expect(new Set(shown).size).toBe(6);
    expect(shown.filter((code) => !CODES.slice(0, 8).includes(code))).toEqual([]);
  });

  test('are fewer when fewer exist, and unknown codes are passed over', () => {
    expect(codesOf(pickBestsellers(coded, ['B', 'gone', 'D'], seededRandom('x'))).toSorted()).toEqual(['B', 'D']);
  });

  test('are never examples', () => {
    const examples = coded.map((listing) => ({ ...listing, sample: listing.code === 'B' }));
    expect(codesOf(pickBestsellers(examples, ['B', 'D'], seededRandom('x')))).toEqual(['D']);
  });

  test('are the same for the same seed and others for another', () => {
    const draw = (seed: string) => codesOf(pickBestsellers(coded, CODES, seededRandom(seed)));
    expect(draw('one')).toEqual(draw('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map((seed) => draw(seed).join(''))).size).toBeGreaterThan(1);
  });
});

describe('suggestions (specification.md#suggestions)', () => {
  const current = { code: 'A', origin: 'PPS', destination: 'ELN' };

  test('are six different others', () => {
    const shown = codesOf(suggestionsFrom(coded)(current, seededRandom('x')));
    expect(new Set(shown).size).toBe(6);
    expect(shown).not.toContain('A');
  });

  test.each([
    ['the same origin', 'PPS', 'SVC', true],
    ['the same destination', 'SAB', 'ELN', true],
    ['the way back', 'ELN', 'PPS', true],
    ['a round trip at the destination', 'ELN', 'ELN', true],
    ['no place in common', 'SAB', 'SVC', false],
    ['a round trip elsewhere', 'PBT', 'PBT', false],
  ])('share a place: %s, %s to %s, is suggested: %s', (_name, origin, destination, suggested) => {
    const other = { code: 'Z', origin, destination };
    expect(codesOf(suggestionsFrom([current, other])(current, seededRandom('x')))).toEqual(suggested ? ['Z'] : []);
  });

  test('each of the others can come first', () => {
    const suggest = suggestionsFrom(coded.slice(0, 4));
    const first = Array.from({ length: 60 }, (_, seed) => suggest(current, seededRandom(String(seed)))[0]?.code);
    expect([...new Set(first)].toSorted()).toEqual(['B', 'C', 'D']);
  });

  test('work for a listing that is not in the catalogue', () => {
    const stranger = { code: 'NEW', origin: 'PPS', destination: 'PBT' };
    expect(suggestionsFrom(coded)(stranger, seededRandom('x'))).toHaveLength(6);
  });
});

describe('badges (specification.md#derived-listing-fields)', () => {
  test('are at most two, and the same label has the same colour on every listing', () => {
    const [bestseller, refund] = badgesOf(
      {
        isBestseller: true,
        cancellation: 'Free cancellation until 24 hours before',
      },
      'en',
    );
    expect(bestseller).toEqual({ label: 'Bestseller', colour: 'sand' });
    expect(refund).toEqual({ label: 'Free cancellation until 24 hours before', colour: 'leaf' });
  });

  test('give what is not refunded another colour than a refund', () => {
    expect(badgesOf({ isBestseller: false, cancellation: 'Not refundable' }, 'en')).toEqual([
      { label: 'Not refundable', colour: 'dusk' },
    ]);
  });
});
