import { RATE_TABLE } from './support/rate-table.ts';
import { slugPaths } from './support/site.ts';
import { expect, test } from './support/site-test.ts';
import { displayUsd, writtenRates } from './support/written-rates.ts';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

test('every price is a whole number of dollars, and its text says the same (specification.md#public-hooks)', ({
  site,
}) => {
  const prices = site.pages.flatMap(({ path, prices: shown }) => shown.map((price) => ({ path, ...price })));
  expect(prices.length).toBeGreaterThan(1000);
  const wrong = prices.filter(({ value, text }) => !/^\d+$/.test(value) || text !== usd.format(Number(value)));
  expect(wrong.map(({ path, value, text }) => `${path}: ${value} is shown as ${text}`)).toEqual([]);
});

test('no price on a listing, a card or a route is zero, only the axis of a chart begins there', ({ site }) => {
  const zero = site.pages.filter(
    ({ listing, prices }) => listing !== null && prices.some(({ value }) => value === '0'),
  );
  expect(zero.map(({ path }) => path)).toEqual([]);
  expect(site.catalogue.filter(({ priceUsd }) => priceUsd <= 0)).toEqual([]);
});

test('the base rates are those of the table (specification.md#base-rates)', ({ site }) => {
  const written = site.catalogue
    .filter(({ code }) => RATE_TABLE.has(code))
    .map(({ code }) => [code, Object.values(pick(writtenRates(code))).join('/')] as const);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(RATE_TABLE));
});

test('a listing costs its base rate times 1.15, rounded half up (specification.md#price-rule)', ({ site }) => {
  for (const row of site.catalogue) {
    const { base, extra, inc } = writtenRates(row.code);
    const expected = { code: row.code, price: displayUsd(base), extra: displayUsd(extra), inc: Number(inc) };
    expect.soft({ code: row.code, price: row.priceUsd, extra: row.extraUsd, inc: row.inc }).toEqual(expected);
    for (const path of slugPaths(row)) {
      expect.soft({ path, main: site.page(path).cardPrices[0] }).toEqual({ path, main: String(expected.price) });
    }
  }
});

test('a group pays base + extra for each person above the included ones (specification.md#price-rule)', ({ site }) => {
  for (const row of site.catalogue) {
    const { base, extra, inc } = writtenRates(row.code);
    const rows = Array.from({ length: row.maxPeople }, (_, index) => {
      const people = index + 1;
      const total = displayUsd(base) + displayUsd(extra) * Math.max(0, people - Number(inc));
      return [people, total, Math.ceil(total / people)].map(String);
    });
    for (const path of slugPaths(row)) expect.soft({ path, rows: site.page(path).groupPrices }).toEqual({ path, rows });
  }
});

test('cards show what two people pay for their listing wherever they are (specification.md#price-rule)', ({ site }) => {
  const known = new Map(
    site.catalogue.map(({ code, priceUsd, extraUsd, inc }) => [code, priceUsd + extraUsd * Math.max(0, 2 - inc)]),
  );
  const unknown = site.pages.flatMap(({ path, cards }) =>
    cards.filter(({ code }) => !known.has(code)).map(({ code }) => `${path}: ${code}`),
  );
  expect(unknown).toEqual([]);
  const wrong = site.pages.flatMap(({ path, cards }) =>
    cards.filter(({ code, price }) => price !== String(known.get(code))).map(({ code }) => `${path}: ${code}`),
  );
  expect(wrong).toEqual([]);
});

function pick({ base, extra, inc }: { base: string; extra: string; inc: string }) {
  return { base, extra, inc };
}
