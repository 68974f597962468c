import { ratioText, type Spread, spreadOf, spreadText } from '../measure/spread.ts';
import type { Options } from '../options.ts';
import { openBrowser, openPage } from '../pages/phone.ts';
import type { Table } from '../report/table.ts';
import { ADDRESS, builtSite, PORT } from '../site/built-site.ts';
import { startSite } from '../site/running-server.ts';
import { repriceInPage, type Times } from './reprice-in-page.ts';

const PAGE = '/tours';
/** A long list of results, and far more than any page has. */
const COUNTS = [60, 1000];
/** Until the code that a sign of life asks for has run. */
const IDLE_MS = 1000;
const ROUNDS = { full: 21, quick: 3 };

interface PriceFigures {
  readonly prices: number;
  readonly ours: Spread;
  readonly plain: Spread;
}

function figuresOf(prices: number, times: readonly Times[]): PriceFigures {
  return {
    prices,
    ours: spreadOf(times.map(({ ours }) => ours)),
    plain: spreadOf(times.map(({ plain }) => plain)),
  };
}

function tableOf(figures: readonly PriceFigures[]): Table {
  return {
    title: 'Milliseconds until all prices of a page are in another currency and laid out (medians, lowest and highest)',
    heads: ['prices', 'convert, format, set', 'set the same texts', 'ratio'],
    rows: figures.map(({ prices, ours, plain }) => [
      String(prices),
      spreadText(ours, 2),
      spreadText(plain, 2),
      ratioText(ours, plain),
    ]),
  };
}

async function measure(rounds: number): Promise<readonly PriceFigures[]> {
  const browser = await openBrowser();
  const figures: PriceFigures[] = [];
  for (const count of COUNTS) {
    const page = await openPage(browser);
    await page.goto(ADDRESS + PAGE, { waitUntil: 'networkidle' });
    // What follows other tabs comes with the first sign of life.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(IDLE_MS);
    figures.push(figuresOf(count, await page.evaluate(repriceInPage, { count, rounds })));
    await page.context().close();
  }
  await browser.close();
  return figures;
}

/**
 * How long a page takes to show its prices in another currency. It stands beside setting the same
 * texts without working them out.
 */
export async function runPricesPart({ quick }: Options): Promise<{ results: unknown; tables: readonly Table[] }> {
  const { folder } = await builtSite();
  const server = await startSite(folder, PORT);
  try {
    const figures = await measure(quick ? ROUNDS.quick : ROUNDS.full);
    return { results: figures, tables: [tableOf(figures)] };
  } finally {
    await server.stop();
  }
}
