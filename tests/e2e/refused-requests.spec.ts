import { bookBoat, bookVan } from './support/booking.ts';
import { bookElsewhere, fillInBooker, openCheckout, vanAndTour } from './support/filled-cart.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

const NONE = '/none';

test.use({ trace: 'off' });

for (const path of ['/confirmation', '/cancel', '/participants/7K2M0QXA', '/cart/7K2M0QXA']) {
  test(`a link with a wrong secret to ${path} is refused without an error in the console`, { tag: '@phone' }, async ({
    page,
  }) => {
    const problems = watch(page, NONE);
    const asked = page.waitForResponse(/\/api\/(bookings|cart)\/7K2M0QXA/);
    await page.goto(`${path}#ref=7K2M0QXA&secret=${'A'.repeat(43)}`);
    expect(await (await asked).json()).toMatchObject({ status: 404 });
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('a cart whose first save was never answered is saved by the next one, without an error in the console', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/api/cart/upsert/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/cart/upsert/'));
  await bookVan(page);
  await lost;
  await page.unroute('**/api/cart/upsert/*');
  const problems = watch(page, NONE);
  const answers: number[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/cart/upsert/')) answers.push((await response.json()).status ?? response.status());
  });
  await bookBoat(page);
  await expect.poll(() => answers).toEqual([404, 200]);
  expect(problems).toEqual([]);
});

test('a booking that is refused for its price says so on the page, and not in the console', { tag: '@phone' }, async ({
  page,
}) => {
  const [van] = await vanAndTour(page);
  await openCheckout(page, [van]);
  await fillInBooker(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  const problems = watch(page, NONE);
  await page.route('**/api/bookings', async (route) => {
    const body = { ...route.request().postDataJSON(), expectedTotalUsd: 1 };
    await route.continue({ postData: JSON.stringify(body) });
  });
  const asked = page.waitForResponse('**/api/bookings');
  await page.getByRole('button', { name: /^Book/ }).click();
  expect(await (await asked).json()).toMatchObject({ status: 409 });
  expect(problems).toEqual([]);
});

test('programs that do not ask for it get the statuses of HTTP', { tag: '@desktop' }, async ({ page }) => {
  const { ref } = await bookElsewhere(page, await vanAndTour(page));
  for (const path of [`/api/bookings/${ref}`, `/api/cart/${ref}`]) {
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'application/problem+json']);
  }
});
