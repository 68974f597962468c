import { expect, test } from 'vitest';
import { cashNeeded } from '../../../src/lib/booking/cash-needed.ts';

const FEE = { name: 'Eco-tourism fee', amountPhp: 400, per: 'person', optional: false } as const;
const LAGOON = { name: 'Lagoon premium', amountPhp: 200, per: 'person', optional: false } as const;
const KAYAK = { name: 'Kayak', amountPhp: 300, per: 'item', optional: true } as const;

test('a group brings the fees of each person; what is optional is named, not counted (specification.md#on-site-fees)', () => {
  expect(cashNeeded([FEE, LAGOON, KAYAK], 3)).toEqual({ php: 1800, fees: [FEE, LAGOON], optional: [KAYAK] });
});

test('only optional fees cost nothing', () => {
  expect(cashNeeded([KAYAK], 3)).toEqual({ php: 0, fees: [], optional: [KAYAK] });
});

test('a trip without fees needs no cash', () => {
  expect(cashNeeded([], 3)).toBeNull();
});
