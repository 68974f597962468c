import { expect, type Page, test } from '@playwright/test';
import { waitForInteractionScripts } from './support/loaded-scripts.ts';
import { LISTING } from './support/page-types.ts';
import { watch } from './support/page-watch.ts';

/** Waits until a page fetches nothing more by itself. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

test('privacy choices open by keyboard, are kept, and give the focus back (specification.md#page-frame)', async ({
  page,
}) => {
  const problems = watch(page, '/none');
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Privacy choices' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect(dialog).toContainText('nothing is measured');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByRole('status')).toContainText('You refused it');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.goto('/about');
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('button', { name: 'Refuse' })).toHaveAttribute('aria-pressed', 'true');
  expect(problems).toEqual([]);
});

test('the parameters of the address are sent once with a booking reference; nothing without (specification.md#calls)', {
  tag: '@desktop',
}, async ({ page }) => {
  const problems = watch(page, '/none');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  const answered = page.waitForResponse('**/api/tracking');
  await page.goto(`${LISTING}?utm_source=guide&utm_campaign=dry+season`);
  expect((await answered).status()).toBe(202);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('conversion-queries.1') ?? 'null'));
  expect(stored).toEqual({
    queries: { utm_source: 'guide', utm_campaign: 'dry season' },
    ref: expect.stringMatching(/^[0-9A-Z]{8}$/),
  });
  await page.goto('/contact');
  await settled(page);
  expect(posts).toEqual(['/api/tracking']);
  expect(problems).toEqual([]);
});

// A phone fetches what is in sight, when it finds the time.
test('a linked page is fetched before it is opened, one that could do something is not', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/tours');
  await settled(page);
  const link = page.locator('article[data-listing] a').first();
  await link.hover();
  await link.click();
  await page.waitForLoadState();
  const delivery = () =>
    page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType,
    );
  // The browser may have had no time for it: then the page came as always.
  expect(['navigational-prefetch', '']).toContain(await delivery());
  expect(asked.filter((path) => /^\/(?:api|cart|booking)/.test(path))).toEqual([]);
});

test('the loading bar stands over the page while another is on its way, and ends with it (specification.md#page-frame)', {
  tag: '@desktop',
}, async ({ page }) => {
  const bar = page.locator('html[data-loading]');
  const asked = Promise.withResolvers<void>();
  await page.route('**/contact', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto('/about');
  const { zIndex, ...looks } = await page.evaluate(barAfterClick);
  expect(looks).toEqual({ height: '3px', position: 'fixed', animationDelay: '0.2s', animationDuration: '2s' });
  expect(Number(zIndex)).toBeLessThan(2000);
  asked.resolve();
  await page.waitForURL('**/contact');
  await expect(bar).not.toBeAttached();
  await page.goBack();
  await page.waitForURL('**/about');
  await expect(bar).not.toBeAttached();
});

/** Follows a link of this page, and gives the state of the bar while the next page loads. */
function barAfterClick(): Promise<
  Record<'height' | 'position' | 'zIndex' | 'animationDelay' | 'animationDuration', string>
> {
  return new Promise((resolve) => {
    const root = document.documentElement;
    const see = () => {
      const { height, position, zIndex, animationDelay, animationDuration } = getComputedStyle(root, '::before');
      resolve({ height, position, zIndex, animationDelay, animationDuration });
    };
    new MutationObserver(see).observe(root, { attributeFilter: ['data-loading'] });
    document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click();
  });
}

test('an island whose script is gone reloads the page once, then says so (specification.md#errors)', {
  tag: '@phone',
}, async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/_astro/CurrencyPicker*', (route) => route.abort());
  await page.goto('/contact');
  await settled(page);
  const button = page.locator('astro-island button').first();
  const reloaded = page.waitForEvent('load');
  await button.click();
  await reloaded;
  await settled(page);
  await button.click();
  await expect(page.locator('.note')).toContainText('This part could not be loaded');
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an island that cannot load while offline says so and leaves the page', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.route('**/_astro/CurrencyPicker*', (route) => route.abort());
  await page.goto('/contact');
  await settled(page);
  // Intercepted pages have no cache: what a first touch loads must be there before the line goes.
  await page.keyboard.press('Shift');
  await waitForInteractionScripts(page);
  // As after any other note: before React is there, a note is a text that goes by itself.
  const overlays = page.locator('astro-island:has(#help)');
  await overlays.dispatchEvent('focusin');
  await expect(overlays).not.toHaveAttribute('ssr');
  await context.setOffline(true);
  await page.locator('astro-island button').first().click();
  await expect(page.locator('.note')).toContainText(
    'This part needs a connection the first time. The rest of the page works.',
  );
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('.note')).not.toBeAttached();
});
