import { describe, expect, test } from 'vitest';
import { CHART, priceChart } from '../../../src/site/page-models/price-chart.ts';
import { routeComparison } from '../../../src/site/page-models/route-comparison.ts';
import { aBoatTour, aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';

// 16 US dollars a seat, 173 a van of eight, 374 for two and 40 for each more with the Underground
// River.
const seat = aSharedSeat({ code: 'SV', ratePlan: { base: 14, extra: 14, inc: 1 } });
const van = aListing({ code: 'PV', ratePlan: { base: 150, extra: 0, inc: 8 } });
const river = aListing({
  code: 'UR',
  listingType: 'PRIVATE_TRANSFER_WITH_TOUR',
  ratePlan: { base: 325, extra: 35, inc: 2 },
});

/** The comparison of listings that can be compared. */
function compared(...listings: Parameters<typeof routeComparison>[0]) {
  const comparison = routeComparison(listings, 'en');
  if (!comparison) throw new Error('nothing is compared');
  return comparison;
}

describe('ways of travelling side by side', () => {
  test('stand with the cheapest first', () => {
    expect(compared(river, van, seat).options.map(({ code, priceUsd }) => [code, priceUsd])).toEqual([
      ['SV', 16],
      ['PV', 173],
      ['UR', 374],
    ]);
  });

  test('have their departures, durations and what the price covers', () => {
    const [first, second] = compared(seat, van).options;
    expect(first).toMatchObject({ duration: '3 h 30 min', priceNote: 'per person', maxPeople: 8 });
    expect(first?.times).toEqual(['7:30 AM', '9:30 AM', '11:30 AM', '1:30 PM', '3:00 PM', '6:00 PM']);
    expect(second).toMatchObject({ duration: '5 h', times: [], priceNote: 'for up to 8 people' });
  });

  test('are only those that go from place to place', () => {
    const pack = aListing({ code: 'PKG', listingType: 'TOUR_PACKAGE_INTL' });
    expect(compared(van, aBoatTour(), pack).options.map(({ code }) => code)).toEqual(['PV']);
  });

  test.each([
    ['no listing', []],
    ['no transfer', [aBoatTour()]],
  ])('are none for %s', (_name, listings) => {
    expect(routeComparison(listings, 'en')).toBeNull();
  });
});

describe('what 1 to 10 people pay (specification.md#price-rule: eight to a van)', () => {
  const { rows } = compared(seat, van, river);

  test.each([
    [1, 16, 173, 374],
    [2, 32, 173, 374],
    [3, 48, 173, 414],
    [4, 64, 173, 454],
    [5, 80, 173, 494],
    [6, 96, 173, 534],
    [7, 112, 173, 574],
    [8, 128, 173, 614],
    [9, 144, 346, 948],
    [10, 160, 346, 988],
  ])('%i: %i in a shared van, %i in private vans, %i with the Underground River', (people, ...totals) => {
    const row = rows.find((one) => one.people === people);
    expect(row?.prices.map(({ total }) => total)).toEqual(totals);
  });

  test('there are ten rows', () => {
    expect(rows.map(({ people }) => people)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('nine need a second vehicle', () => {
    expect(rows.map(({ prices }) => prices[1]?.vehicles)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 2]);
  });

  test('the shared seat is always the cheapest where a van costs more than eight seats', () => {
    expect(rows.map(({ cheapest }) => cheapest.join())).toEqual(Array(10).fill('SV'));
  });
});

describe('which way is cheapest', () => {
  // A van at 99 before markup is 114; a seat at 15 is 17: seven seats are 119.
  const cheapVan = aListing({ code: 'PV', ratePlan: { base: 99, extra: 0, inc: 8 } });
  const dearSeat = aSharedSeat({ code: 'SV' });

  test('changes where a van costs less than the seats, and back when a second van is needed', () => {
    expect(compared(dearSeat, cheapVan).rows.map(({ cheapest }) => cheapest.join())).toEqual([
      'SV',
      'SV',
      'SV',
      'SV',
      'SV',
      'SV',
      'PV',
      'PV',
      'SV',
      'SV',
    ]);
  });

  test('is said in a sentence for each way, with unbroken runs of group sizes', () => {
    const { verdicts } = compared(dearSeat, cheapVan);
    expect(verdicts[0]).toMatch(/1 to 6 people.*9 to 10 people/);
    expect(verdicts[1]).toMatch(/7 to 8 people/);
  });

  test('is shared at the same price', () => {
    const twin = aListing({ code: 'PV2', ratePlan: { base: 150, extra: 0, inc: 8 } });
    expect(compared(van, twin).rows[0]?.cheapest).toEqual(['PV', 'PV2']);
  });

  test('is not said of a way that never is', () => {
    expect(compared(van, river).verdicts.filter((text) => /with tour/.test(text))).toEqual([]);
  });

  test('is not said where there is only one way', () => {
    expect(compared(van).verdicts).toEqual([]);
  });

  test('counts the seats that a van is worth', () => {
    expect(compared(seat, van).verdicts.at(-1)).toContain('11 shared seats');
  });
});

describe('the price chart', () => {
  const chart = priceChart(compared(seat, van, river));
  const points = chart.lines.flatMap((line) => line.points);

  test('has a line of ten points for each way', () => {
    expect(chart.lines.map(({ code, points: own }) => [code, own.length])).toEqual([
      ['SV', 10],
      ['PV', 10],
      ['UR', 10],
    ]);
    expect(chart.people).toHaveLength(10);
  });

  test('stays inside its box', () => {
    const outside = [...points, ...chart.ticks.map(({ y }) => ({ x: 0, y }))].filter(
      ({ x, y }) => x < 0 || x > CHART.width || y < CHART.top || y > CHART.height - CHART.bottom,
    );
    expect(outside).toEqual([]);
  });

  test('goes from left to right', () => {
    const xs = chart.lines[0]?.points.map(({ x }) => x) ?? [];
    expect(new Set(xs).size).toBe(10);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });

  test('draws dearer higher', () => {
    const [seats, vans, rivers] = chart.lines.map((line) => line.points[8]?.y ?? Number.NaN);
    expect(rivers).toBeLessThan(vans ?? Number.NaN);
    expect(vans).toBeLessThan(seats ?? Number.NaN);
  });

  test('has an axis from a round number above the highest price down to 0', () => {
    expect(chart.ticks.map(({ usd }) => usd)).toEqual([1000, 750, 500, 250, 0]);
    expect(chart.ticks.at(0)?.y).toBe(CHART.top);
    expect(chart.ticks.at(-1)?.y).toBe(CHART.height - CHART.bottom);
  });

  test('puts a price on the axis where it belongs', () => {
    const height = CHART.height - CHART.top - CHART.bottom;
    const y = chart.lines[2]?.points[9]?.y ?? Number.NaN;
    expect(y).toBeCloseTo(CHART.top + height * (1 - 988 / 1000), 1);
  });

  test.each([
    [1, 10],
    [14, 200],
    [87, 1000],
    [88, 2000],
    [400, 5000],
  ])('with seats at %i before markup ends at %i', (base, highest) => {
    // Ten seats: 10, 160, 1000, 1010 and 4600 US dollars.
    const { ticks } = priceChart(compared(aSharedSeat({ ratePlan: { base, extra: base, inc: 1 } })));
    expect(ticks[0]?.usd).toBe(highest);
  });
});
