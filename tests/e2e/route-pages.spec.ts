import type { Locator, Page } from '@playwright/test';
import { cheapestSizes, GROUPS, minPrice, waysOf } from './support/cheapest-way.ts';
import { LANDING_TABLE, ROUTE_PAGES } from './support/landing-table.ts';
import type { CatalogueRow, Site } from './support/site.ts';
import { expect, test } from './support/site-test.ts';

for (const path of ROUTE_PAGES) {
  test(`${path} marks the cheapest way for 1 to 10 people (specification.md#price-rule)`, async ({ page, site }) => {
    const ways = waysOn(site, path);
    await page.goto(path);
    const rows = await bodyOf(groupTable(page));
    expect(rows.map(({ head }) => head)).toEqual(GROUPS.map(String));
    const prices = GROUPS.map((people) => ways.map((way) => String(minPrice(way, people))));
    expect(rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual(prices);
    const marked = ways.map((_, way) => GROUPS.filter((_size, row) => rows[row]?.cells[way]?.isCheapest));
    expect(marked).toEqual(ways.length > 1 ? cheapestSizes(ways) : ways.map(() => []));
  });

  test(`${path} draws a line for each way, and shows them side by side`, async ({ page, site }) => {
    const ways = waysOn(site, path);
    await page.goto(path);
    const heads = page.getByRole('table').first().getByRole('columnheader').getByRole('link');
    const links = await heads.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(ways.map((way) => way.path));
    const chart = page.getByRole('img', { name: /price by group size/ });
    if (ways.length < 2) {
      await expect(chart).toHaveCount(0);
      return;
    }
    await expect(chart).toBeVisible();
    expect(await chart.evaluate((node) => node.tagName)).toBe('svg');
    await expect(chart.locator('polyline')).toHaveCount(ways.length);
    expect(await slopes(chart)).toEqual(ways.map((way) => risesWithPeople(way)));
  });
}

function waysOn({ catalogue }: Site, path: string): readonly CatalogueRow[] {
  const rule = LANDING_TABLE[path];
  if (!rule) throw new Error(`${path} is not in the table of landing pages`);
  return waysOf(catalogue.filter(rule));
}

function groupTable(page: Page): Locator {
  return page.getByRole('region', { name: 'What your group pays' }).getByRole('table');
}

/** The rows of the group table: people, and for each way its price and whether it is marked. */
async function bodyOf(table: Locator) {
  return table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      head: row.querySelector('th')?.textContent?.trim() ?? '',
      cells: [...row.querySelectorAll('td')].map((cell) => ({
        value: cell.querySelector('[data-price]')?.getAttribute('value') ?? '',
        isCheapest: /\bcheapest\b/.test(cell.textContent ?? ''),
      })),
    })),
  );
}

/** Whether each line of the chart ends higher than it begins. */
async function slopes(chart: Locator): Promise<boolean[]> {
  const points = await chart
    .locator('polyline')
    .evaluateAll((lines) => lines.map((line) => (line.getAttribute('points') ?? '').trim().split(/\s+/)));
  expect(points.map(({ length }) => length)).toEqual(points.map(() => GROUPS.length));
  const heights = points.map((line) => line.map((point) => Number(point.split(',')[1])));
  return heights.map((line) => (line.at(-1) ?? 0) < (line[0] ?? 0));
}

function risesWithPeople(way: CatalogueRow): boolean {
  return minPrice(way, GROUPS.length) > minPrice(way, 1);
}
