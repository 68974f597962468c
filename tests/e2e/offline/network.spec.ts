import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, report, test, untilSaved } from './support/offline-test.ts';
import { SiteServer } from './support/site-server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DAY_MS = 86_400_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Moves the clock of the worker; a second call moves it back. */
async function shiftClock(context: BrowserContext, ms: number): Promise<void> {
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate((shift) => {
      const now = Date.now;
      Date.now = () => now() + shift;
    }, ms);
  }
}

test('a server that is killed and comes back is noticed by nobody who reads', async ({ tab, visitor, builds }) => {
  const server = await SiteServer.start(ROOT);
  try {
    visitor.host.deploy(server.url);
    await server.kill();
    await tab.goto(`${visitor.host.url}/tours`);
    await expect(heading(tab)).toHaveText('Tours in Palawan');
    await server.restart();
    await tab.goto(`${visitor.host.url}/destinations`);
    await expect(heading(tab)).toHaveText(/./);
  } finally {
    visitor.host.deploy(builds.first);
    await server.stop();
  }
});

test('airplane mode is said quietly, with the age of the rates, and its end as well', async ({ tab, visitor }) => {
  visitor.host.lose();
  await visitor.context.setOffline(true);
  await tab.goto(`${visitor.host.url}/tours`);
  const banner = tab.getByRole('complementary', { name: 'Connection' });
  await expect(banner).toContainText(/You are offline\..*ates of \d+ \w{3}\./);
  await visitor.context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('on a line that carries nothing, a saved page comes all the same and says why', async ({ tab, visitor }) => {
  // Later than five minutes after the site was last seen, so that the worker asks it.
  await tab.goto(visitor.host.url);
  await shiftClock(visitor.context, 10 * 60_000);
  visitor.host.lose('hanging');
  await tab.goto(`${visitor.host.url}/tours`);
  await expect(heading(tab)).toHaveText('Tours in Palawan');
  await expect(tab.getByRole('complementary', { name: 'Connection' })).toContainText('too slow');
  await shiftClock(visitor.context, -10 * 60_000);
});

for (const [name, ms] of [
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const) {
  test(`a clock that is ${name} changes nothing`, async ({ tab, visitor }) => {
    await tab.addInitScript((shift) => {
      const now = Date.now;
      Date.now = () => now() + shift;
    }, ms);
    await tab.goto(visitor.host.url);
    await shiftClock(visitor.context, ms);
    await tab.goto(`${visitor.host.url}/tours`);
    await expect(heading(tab)).toHaveText('Tours in Palawan');
    visitor.host.lose();
    await tab.goto(`${visitor.host.url}/destinations`);
    await expect(heading(tab)).toHaveText(/./);
    await shiftClock(visitor.context, -ms);
  });
}

test('a damaged cache is not shown: what can be had comes again', async ({ tab, visitor: { host } }) => {
  await tab.goto(host.url);
  await tab.evaluate(async () => {
    const cache = await caches.open('offline-site-1');
    for (const path of ['/tours', '/destinations']) {
      const headers = (await cache.match(path))?.headers ?? new Headers();
      await cache.put(path, new Response('<h1>half a pa', { headers }));
    }
  });
  await tab.goto(`${host.url}/tours`);
  await expect(heading(tab)).toHaveText('Tours in Palawan');
  host.lose();
  await tab.evaluate(async () => {
    await (await caches.open('offline-site-1')).put('/about', new Response('something else'));
  });
  await tab.goto(`${host.url}/about`);
  await expect(heading(tab)).toHaveText('This page is not saved on this phone');
  host.restore();
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(tab)).toHaveText('About Dalan Palawan');
});

test('what the browser has taken away is saved again', async ({ tab, visitor: { host } }) => {
  await tab.goto(host.url);
  await tab.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await tab.goto(`${host.url}/tours`);
  await expect(heading(tab)).toHaveText('Tours in Palawan');
  await untilSaved(tab);
  host.lose();
  await tab.goto(`${host.url}/destinations`);
  await expect(heading(tab)).toHaveText(/./);
});

test('what is saved is said on a page of its own, can be cleared, and saved again', async ({
  tab,
  visitor: { host },
}) => {
  await tab.goto(`${host.url}/offline`);
  await expect(tab.getByText(/All \d+ pages of this site/)).toBeVisible();
  await tab.getByRole('button', { name: 'Clear saved data' }).click();
  await expect(tab.getByText(/^\d+ of \d+ pages/)).toBeVisible();
  expect((await report(tab))?.pages.map(({ path }) => path)).toEqual(['/offline']);
  await tab.getByRole('button', { name: /Save everything \(\d\.\d MB\)/ }).click();
  await untilSaved(tab);
  await expect(tab.getByText(/All \d+ pages of this site/)).toBeVisible();
});

test('a browser that takes no worker, as in private windows, has the site as it was', async ({ page, host }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
  });
  await page.goto(`${host.url}/tours`);
  await page.getByRole('button', { name: /^Currency/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${host.url}/offline`);
  await expect(page.getByText('This browser cannot save pages')).toBeVisible();
  expect(problems).toEqual([]);
});
