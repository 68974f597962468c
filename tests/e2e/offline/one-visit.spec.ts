import type { Page } from '@playwright/test';
import { sample, seededRandom } from '../../../src/lib/catalogue/random.ts';
import { DEFAULT_LANGUAGE } from '../../../src/lib/languages/language.ts';
import { languageOfPath } from '../../../src/lib/languages/localized-path.ts';
import { PATHS } from '../../../src/lib/navigation/paths.ts';
import { barriers } from '../support/barriers.ts';
import { MISSING } from '../support/page-types.ts';
import { watch } from '../support/page-watch.ts';
import { siteMapUrls } from '../support/site-map-urls.ts';
import { expect, test } from './support/offline-test.ts';

/** The number of pages that are opened without a network and were never visited. */
const PAGES = 20;

/** The addresses of English pages in the site map, as the server has it. */
async function allPaths(base: string): Promise<readonly string[]> {
  const paths = (await siteMapUrls(base)).map((url) => new URL(url).pathname);
  return paths.filter((path) => languageOfPath(path).language === DEFAULT_LANGUAGE);
}

async function headingOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '').trim();
}

/** The header's island answers. */
async function openCurrencies(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Currency/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without a network, after one visit to the home page', () => {
  test.beforeEach(({ visitor }) => visitor.host.lose());

  test(`${PAGES} pages that nobody has visited are there, and their islands are alive`, async ({
    tab,
    visitor,
    builds,
  }) => {
    test.slow();
    const paths = (await allPaths(builds.first)).filter((path) => path !== '/');
    for (const path of sample(paths, PAGES, seededRandom('offline'))) {
      const response = await tab.goto(visitor.host.url + path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect(heading(tab)).toHaveText(await headingOf(builds.first + path));
      await openCurrencies(tab);
    }
  });

  test('the search works, with its address and its prices in another currency', async ({ tab, visitor }) => {
    await tab.goto(`${visitor.host.url}/search?q=underground`);
    await expect(tab.locator('article[data-result]').first()).toContainText('Underground River');
    await openCurrencies(tab);
    await tab
      .getByRole('dialog')
      .getByRole('combobox', { name: /currency/i })
      .fill('peso');
    await tab.getByRole('option', { name: /Philippine Peso/i }).click();
    await expect(tab.locator('article[data-result] data').first()).toContainText('₱');
    await tab.evaluate(() => localStorage.clear());
  });

  for (const path of ['/tours/', '/tours/index.html', '/tours?utm_source=mail&page=2']) {
    test(`${path} is the page that was meant`, async ({ tab, visitor }) => {
      await tab.goto(visitor.host.url + path);
      await expect(heading(tab)).toHaveText('Tours in Palawan');
    });
  }

  test('an address that moved leads where it moved to', async ({ tab, visitor }) => {
    await tab.goto(`${visitor.host.url}/el-nido-tours`);
    await expect(tab).toHaveURL(`${visitor.host.url}/el-nido-island-tours-and-activities`);
  });

  test('an address that is not saved says so and names what is; never is it another page', async ({ tab, visitor }) => {
    const problems = watch(tab, MISSING);
    await tab.goto(`${visitor.host.url}/tours/no-such-tour`);
    await expect(heading(tab)).toHaveText('This page is not saved on this phone');
    await expect(tab.getByText('/tours/no-such-tour')).toBeVisible();
    expect(problems).toEqual([]);
    await tab.locator('[data-offline=pages] a[href="/tours"]').click();
    await expect(heading(tab)).toHaveText('Tours in Palawan');
  });

  test('the page of what is saved has no barrier, whatever it has to say', async ({ tab, visitor }) => {
    for (const path of [PATHS.offline, '/nowhere-near']) {
      await tab.goto(visitor.host.url + path);
      await expect(tab.getByRole('heading', { name: 'Open offline' })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await tab.emulateMedia({ colorScheme });
        expect.soft({ path, colorScheme, found: await barriers(tab) }).toEqual({ path, colorScheme, found: [] });
      }
    }
  });

  test('a listing shows its pictures, in whatever size is there', async ({ tab, visitor }) => {
    await tab.goto(`${visitor.host.url}/transfers/el-nido-to-puerto-princesa-private-van`);
    const picture = tab.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
