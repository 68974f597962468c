import { describe, expect, test } from 'vitest';
import { ratePlanSchema } from '../../../src/lib/money/rate-plan.schema.ts';

const BOAT = { base: 330, extra: 45, inc: 2 };

function messagesOf(plan: unknown): string[] {
  const { error } = ratePlanSchema.safeParse(plan);
  return error?.issues.map(({ message }) => message) ?? [];
}

describe('a rate plan in a file (specification.md#price-rule)', () => {
  test.each([
    ['a boat', BOAT],
    ['a seat with cents', { base: 25.99, extra: 25.99, inc: 1 }],
    ['a whole van', { base: 150, extra: 0, inc: 8 }],
    ['a single decimal', { base: 25.5, extra: 0, inc: 1 }],
  ])('may be %s', (_name, plan) => {
    expect(ratePlanSchema.parse(plan)).toEqual(plan);
  });

  test.each([
    ['a price of zero', { ...BOAT, base: 0 }, 'a price above 0'],
    ['a tenth of a cent', { ...BOAT, base: 25.999 }, 'US dollars with at most two decimals, as in 25.99'],
    ['an exponent', { ...BOAT, base: 1e21 }, 'US dollars with at most two decimals, as in 25.99'],
    ['a negative extra', { ...BOAT, extra: -1 }, '0 or more'],
    ['no people', { ...BOAT, inc: 0 }, '1 or more people'],
    ['half a person', { ...BOAT, inc: 1.5 }, 'a whole number of people'],
  ])('may not have %s', (_name, plan, message) => {
    expect(messagesOf(plan)).toContain(message);
  });

  test.each([
    ['a negative price', { ...BOAT, base: -330 }],
    ['a price in a text', { ...BOAT, base: '330' }],
    ['a price that is not a number', { ...BOAT, base: Number.NaN }],
    ['an endless price', { ...BOAT, base: Number.POSITIVE_INFINITY }],
    ['endless people', { ...BOAT, inc: Number.POSITIVE_INFINITY }],
    ['no extra', { base: 330, inc: 2 }],
    ['an unknown field', { ...BOAT, currency: 'PHP' }],
    ['nothing', null],
    ['a list', [330, 45, 2]],
  ])('may not be %s', (_name, plan) => {
    expect(ratePlanSchema.safeParse(plan).success).toBe(false);
  });
});
