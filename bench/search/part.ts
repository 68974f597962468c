import type { Page } from '@playwright/test';
import { catalogueEntrySchema } from '../../src/lib/catalogue/catalogue-entry.schema.ts';
import { ratioText, type Spread, spreadOf, spreadText } from '../measure/spread.ts';
import type { Options } from '../options.ts';
import { openBrowser, openPage } from '../pages/phone.ts';
import type { Table } from '../report/table.ts';
import { ADDRESS, builtSite, PORT } from '../site/built-site.ts';
import { startSite } from '../site/running-server.ts';
import { CHANGES, NOTHING, paintTimes } from './changes.ts';
import { manyListings } from './many-listings.ts';

const LISTINGS = 10_000;
const THROTTLE = 4;
const RUNS = { full: 31, quick: 5 };

interface Figures {
  readonly change: string;
  readonly paint: Spread;
}

/** The search page with the long catalogue, its filters alive. */
async function openSearchPage(page: Page): Promise<void> {
  const real = catalogueEntrySchema;
  const entries = ((await (await fetch(`${ADDRESS}/catalogue.json`)).json()) as unknown[]).map((row) =>
    real.parse(row),
  );
  const body = JSON.stringify(manyListings(entries, LISTINGS));
  await page.route('**/catalogue.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.goto(`${ADDRESS}/search`);
  await page.evaluate(() => {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', id: 'bench-nothing' });
    document.querySelector('.results')?.append(box);
  });
  await page.locator('input[name="q"]').focus();
  await page.locator('input[name="q"]').fill('van');
  await page.locator('[data-count]', { hasText: ' of ' }).waitFor();
  await page.locator('input[name="q"]').fill('');
}

function tableOf(figures: readonly Figures[], nothing: Spread): Table {
  return {
    title: `A change of the filters with ${LISTINGS.toLocaleString('en')} listings, processor slowed ${THROTTLE} times`,
    heads: ['change', 'handler to paint ms', 'to a box with nothing behind it'],
    rows: [...figures, { change: NOTHING.name, paint: nothing }].map(({ change, paint }) => [
      change,
      spreadText(paint, 1),
      ratioText(paint, nothing),
    ]),
    notes: ['from before the event is sent until after the next frame is drawn, the wait for that frame included'],
  };
}

/** Measures what a change of the filters costs with a long catalogue on a slow phone. */
export async function runSearchPart({ quick }: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const { folder } = await builtSite();
  const site = await startSite(folder, PORT);
  const browser = await openBrowser();
  try {
    const page = await openPage(browser);
    await openSearchPage(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const runs = quick ? RUNS.quick : RUNS.full;
    const figures: Figures[] = [];
    const nothing = spreadOf(await paintTimes(page, NOTHING, runs));
    for (const change of CHANGES) {
      figures.push({ change: change.name, paint: spreadOf(await paintTimes(page, change, runs)) });
    }
    return { results: { nothing, figures }, tables: [tableOf(figures, nothing)] };
  } finally {
    await browser.close();
    await site.stop();
  }
}
