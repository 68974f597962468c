import { describe, expect, test } from 'vitest';
import type { OnSiteFee } from '../../../src/lib/catalogue/on-site-fee.schema.ts';
import { onSiteCosts } from '../../../src/site/page-models/on-site-costs.ts';
import { aBoatTour, aListing } from '../../fixtures/builders/a-listing.ts';
import { aPageContext } from '../../fixtures/builders/a-page-context.ts';

const FEE: OnSiteFee = {
  id: 'el-nido-eco-tourism',
  name: 'El Nido eco-tourism fee',
  amountPhp: 400,
  per: 'person',
  optional: false,
  purpose: 'For the protected bay.',
  appliesTo: [{ origin: 'ELN', types: ['JOINING_TOUR'] }],
};
const LAGOON: OnSiteFee = {
  ...FEE,
  id: 'lagoon',
  name: 'Lagoon premium',
  amountPhp: 200,
  appliesTo: [{ codeContains: ['ELN-A'] }],
};
const KAYAK: OnSiteFee = { ...LAGOON, id: 'kayak', name: 'Kayak hire', amountPhp: 300, per: 'item', optional: true };
const context = aPageContext([], { fees: [FEE, LAGOON, KAYAK] });

describe('cash to bring (specification.md#on-site-fees; 58 pesos to the dollar)', () => {
  test('is each fee in pesos and in dollars, rounded up', () => {
    expect(onSiteCosts(aBoatTour(), context)?.costs).toMatchObject([
      { name: 'El Nido eco-tourism fee', amount: { php: 400, text: '₱400', usd: 7 }, optional: false },
      { name: 'Lagoon premium', amount: { php: 200, text: '₱200', usd: 4 }, optional: false },
      { name: 'Kayak hire', amount: { php: 300, text: '₱300', usd: 6 }, optional: true },
    ]);
  });

  test('adds up what each person must bring, without what one may do without', () => {
    expect(onSiteCosts(aBoatTour(), context)?.perPerson).toEqual({ php: 600, text: '₱600', usd: 11 });
  });

  test('is written with its thousands apart, as the booking dialog has it', () => {
    const dear = aPageContext([], { fees: [FEE, { ...LAGOON, amountPhp: 1200 }] });
    const page = onSiteCosts(aBoatTour(), dear);
    expect(page?.costs.map(({ amount }) => amount.text)).toEqual(['₱400', '₱1,200']);
    expect(page?.perPerson.text).toBe('₱1,600');
  });

  test('tells a fee for each person from one for each thing', () => {
    const units = onSiteCosts(aBoatTour(), context)?.costs.map(({ per }) => per);
    expect(units?.[0]).toBe(units?.[1]);
    expect(units?.[2]).not.toBe(units?.[0]);
  });

  test('is nothing where no fee applies', () => {
    expect(onSiteCosts(aListing(), context)).toBeNull();
  });
});
