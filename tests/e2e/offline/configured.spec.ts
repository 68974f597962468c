import type { Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { bookVan, VAN } from '../support/booking.ts';
import { expect, test } from './support/offline-test.ts';
import { CONFIGURED } from './support/second-build.ts';

test.use({ serviceWorkers: 'block', timezoneId: 'Asia/Manila' });

const TAG = `${CONFIGURED.PUBLIC_ANALYTICS_URL}?id=${CONFIGURED.PUBLIC_ANALYTICS_ID}`;
/** Sends what it was told to another host, as such tags do. */
const TAG_SCRIPT =
  "navigator.sendBeacon('https://eu.collect.example/hit', JSON.stringify([...dataLayer].map((one) => [...one])))";

/** What a page asks of other hosts, and what its policy forbids. */
async function watchOthers(page: Page) {
  const asked: { readonly url: string; readonly body: string | null }[] = [];
  const forbidden: string[] = [];
  // The geocoder is asked for the hotel: another test's business.
  await page.route(/^https:\/\/(?!geocoder).*\.example\//, async (route) => {
    const request = route.request();
    asked.push({ url: request.url(), body: request.postData() });
    if (request.url() === TAG) await route.fulfill({ contentType: 'text/javascript', body: TAG_SCRIPT });
    else await route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) forbidden.push(message.text());
  });
  return { asked, forbidden };
}

test('a configured tag is loaded once a trip is in the cart, never before, and hears first that all was denied (specification.md#consent)', async ({
  page,
  builds,
}) => {
  const { asked, forbidden } = await watchOthers(page);
  await page.goto(builds.second + VAN.path);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await bookVan(page, {}, builds.second);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  const [tag, hit] = asked;
  expect(tag?.url).toBe(TAG);
  const commands = JSON.parse(hit?.body ?? '[]');
  expect(commands.slice(0, 2)).toMatchObject([
    ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }],
    ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }],
  ]);
  expect(commands).toContainEqual(['config', CONFIGURED.PUBLIC_ANALYTICS_ID]);
  expect(forbidden).toEqual([]);
});

test('a configured tag is not loaded for somebody who refuses, whatever is in the cart (specification.md#consent)', async ({
  page,
  builds,
}) => {
  const { asked, forbidden } = await watchOthers(page);
  await page.goto(builds.second + VAN.path);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect(dialog).toContainText('tag.measure.example');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await page.keyboard.press('Escape');
  await bookVan(page, {}, builds.second);
  // Later than the half second that an update waits for.
  await page.goto(`${builds.second}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([asked, forbidden]).toEqual([[], []]);
});

test.describe('on a device in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a configured tag is loaded once the visitor allows it, whatever is in the cart: they are asked beside the page, and neither answer is easier', async ({
    page,
    builds,
  }, info) => {
    // A whole booking comes first, while other browsers save the site.
    info.setTimeout(2 * info.timeout);
    const { asked } = await watchOthers(page);
    await bookVan(page, {}, builds.second);
    await page.goto(`${builds.second}/tours`);
    const question = page.getByRole('region', { name: 'Privacy choices' });
    // A touch that comes before the page listens is not answered; the next one is.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 5);
        return question.count();
      })
      .toBe(1);
    await expect(question).toContainText('May tag.measure.example measure your visit?');
    expect(asked).toEqual([]);
    const [allow, refuse] = await Promise.all(
      ['Allow', 'Refuse'].map((name) => question.getByRole('button', { name }).boundingBox()),
    );
    expect(allow?.height).toBeGreaterThanOrEqual(44);
    expect(allow?.height).toBe(refuse?.height);
    expect(Math.abs((allow?.width ?? 0) - (refuse?.width ?? 0))).toBeLessThan(2);
    expect(await barriers(page, '.note')).toEqual([]);
    await question.getByRole('button', { name: 'Allow' }).click();
    await expect(question).toHaveCount(0);
    await expect.poll(() => asked[0]?.url).toBe(TAG);
  });
});

test('a configured geocoder is asked for what the traveller types, and pages allow it', async ({ page, builds }) => {
  const { forbidden } = await watchOthers(page);
  const feature = {
    type: 'Feature',
    properties: { osm_type: 'N', osm_id: 7, name: 'Casa Quokka', city: 'El Nido' },
    geometry: { type: 'Point', coordinates: [119.4, 11.19] },
  };
  await page.route('https://geocoder.example/**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { type: 'FeatureCollection', features: [feature] },
    }),
  );
  await page.goto(builds.second + VAN.path);
  await page
    .getByRole('combobox', { name: /hotel|stay/i })
    .first()
    .fill('quokka');
  await expect(page.getByRole('option', { name: /Casa Quokka/ })).toBeVisible();
  expect(forbidden).toEqual([]);
});
