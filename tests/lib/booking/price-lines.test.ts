import { describe, expect, test } from 'vitest';
import { priceBreakdown } from '../../../src/lib/booking/price-breakdown.ts';
import { dollarSumText, priceLines } from '../../../src/lib/booking/price-lines.ts';
import { isApproximatePart } from '../../../src/lib/money/approximate-part.ts';
import { multiplyHalfUp } from '../../../src/lib/money/decimal.ts';
import { MAX_PEOPLE } from '../../../src/lib/money/group-size.ts';
import { groupQuote } from '../../../src/lib/money/offer.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { catalogue, rates: table } = readRealContent();
const rates = Object.entries(table.rates);
const groups = Array.from({ length: MAX_PEOPLE }, (_, index) => index + 1);

/** Each price that any group of any listing can get, with the parts that stand above it. */
const sums = catalogue.listings.flatMap(({ code, price, maxPeople }) =>
  groups
    .filter((people) => people <= maxPeople)
    .map((people) => ({
      name: `${code} for ${people}`,
      total: priceBreakdown(price, people).total,
      lines: priceLines(priceBreakdown(price, people), people, maxPeople, 'en'),
    })),
);

describe('what stands above a total (ADR 28)', () => {
  test('makes the total in dollars, for every listing and group', () => {
    expect(sums.length).toBeGreaterThan(200);
    const wrong = sums.filter(
      ({ lines, total }) => lines.reduce((sum, { usd, times }) => sum + usd * times, 0) !== total,
    );
    expect(wrong).toEqual([]);
  });

  test('makes the total in every currency, or says "about"', () => {
    expect(rates.length).toBeGreaterThan(140);
    const wrong = rates.flatMap(([currency, rate]) => {
      const shown = (usd: number) => multiplyHalfUp(usd, rate);
      return sums
        .filter(({ lines, total }) => !lines.some(({ usd }) => isApproximatePart(usd, total, currency)))
        .filter(
          ({ lines, total }) => lines.reduce((sum, { usd, times }) => sum + shown(usd) * times, 0) !== shown(total),
        )
        .map(({ name }) => `${name} in ${currency}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    [{ base: 41, extra: 41, inc: 1, currency: 'USD' }, 3, 8, ['3 people, each: 41'], '3 × $41 = $123'],
    [{ base: 41, extra: 41, inc: 1, currency: 'USD' }, 1, 8, ['1 person: 41'], '$41'],
    [
      { base: 374, extra: 40, inc: 2, currency: 'USD' },
      5,
      10,
      ['For up to 2 people: 374', '3 extra people: 120'],
      '$374 + $120 = $494',
    ],
    [
      { base: 374, extra: 40, inc: 2, currency: 'USD' },
      3,
      10,
      ['For up to 2 people: 374', '1 extra person: 40'],
      '$374 + $40 = $414',
    ],
    [{ base: 173, extra: 0, inc: 8, currency: 'USD' }, 9, 10, ['For up to 10 people: 173'], '$173'],
  ])('is how it is made of %o for %d people', (plan, people, maxPeople, lines, dollars) => {
    const price = priceBreakdown(plan, people);
    const parts = priceLines(price, people, maxPeople, 'en');
    expect(parts.map(({ label, usd }) => `${label}: ${usd}`)).toEqual(lines);
    expect(dollarSumText(parts, price.total, 'en-US')).toBe(dollars);
  });

  test('is exact where it is the total itself, and always in dollars', () => {
    expect([isApproximatePart(173, 173, 'EUR'), isApproximatePart(41, 123, 'USD')]).toEqual([false, false]);
    expect(isApproximatePart(41, 123, 'EUR')).toBe(true);
  });
});

test("each person's share is the total divided, or says that it is rounded up, for every listing and group", () => {
  const wrong = catalogue.listings.flatMap(({ code, price, maxPeople }) =>
    groups
      .filter((people) => {
        const offer = {
          priceUsd: price.base,
          extraUsd: price.extra,
          inc: price.inc,
          maxPeople,
          fleetNoun: 'vans' as const,
        };
        const quote = groupQuote([offer], people, 'en');
        return !quote || (quote.shareUsd * people !== quote.totalUsd) !== quote.shareNote.includes('rounded up');
      })
      .map((people) => `${code} for ${people}`),
  );
  expect(wrong).toEqual([]);
});
