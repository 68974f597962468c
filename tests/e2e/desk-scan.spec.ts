import type { Page, TestInfo } from '@playwright/test';
import { SECRET_HEADER } from '../../src/lib/site/headers.ts';
import { addDays, manilaDate } from '../../src/lib/time/manila.ts';
import { barriers } from './support/barriers.ts';
import { fakeCamera, holdCode, refuseCamera } from './support/fake-camera.ts';
import { bookElsewhere, itemFor, listingOf } from './support/filled-cart.ts';
import { operate } from './support/operator.ts';
import { overflowOf } from './support/overflow.ts';
import { watch } from './support/page-watch.ts';
import { addAuthenticator, invite } from './support/passkey.ts';
import { expect, test } from './support/test.ts';

/** The desk has a service worker of its own. */
test.use({ trace: 'off', serviceWorkers: 'allow' });

const WAITING = 'Hold the code of a voucher before the camera.';

/** A paid booking of the van of tomorrow evening, with its voucher. */
async function paidVan(page: Page, testInfo: TestInfo) {
  const van = itemFor(await listingOf(page, 'SV-ELN-PPS'), 'VAN00000', {
    date: addDays(manilaDate(Date.now()), 1),
    time: '18:00',
    people: 1,
  });
  const { ref, link } = await bookElsewhere(page, [van]);
  await operate(testInfo, 'confirm-payment', ref, '--amount', String(van.totalUsd), '--id', `BDO-${ref}`);
  const [, secret = ''] = /secret=(.+)$/.exec(link('')) ?? [];
  const booking = await page.request.get(`/api/bookings/${ref}`, { headers: { [SECRET_HEADER]: secret } });
  return { ref, voucher: String((await booking.json()).voucher) };
}

/** Signs somebody in, and opens the van's departure. */
async function signIn(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await addAuthenticator(page);
  await page.goto(await invite(testInfo, `${name} ${testInfo.project.name}`, 'driver', '--provider', 'zion'));
  await page.getByRole('button', { name: 'Make a passkey and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
}

async function openScan(page: Page) {
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('link', { name: /6:00 PM.*El Nido to Puerto Princesa/s }).click();
  await page.getByRole('button', { name: 'Scan vouchers' }).click();
  return page.getByRole('dialog', { name: 'Scan vouchers' });
}

test(
  'vouchers are read by the camera without a network, and forged and used ones are known (specification.md#at-the-pier)',
  { tag: '@phone' },
  async ({ page, context }, testInfo) => {
    const { ref, voucher } = await paidVan(page, testInfo);
    await fakeCamera(page);
    await signIn(page, testInfo, 'Carl');
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(page.getByText(/^Today and tomorrow are on this device, encrypted/)).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    const dialog = await openScan(page);
    await expect(dialog.getByText(WAITING)).toBeVisible();
    await expect(dialog.getByText(/^No connection\. What counts is the list of/)).toBeVisible();

    await holdCode(page, voucher.replace('Maria', 'Mario'));
    await expect(dialog.getByRole('heading', { name: 'Forged' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Check in/ })).toHaveCount(0);
    await holdCode(page, null);
    await dialog.getByRole('button', { name: 'Next scan' }).click();

    await holdCode(page, voucher);
    await expect(dialog.getByRole('heading', { name: 'Board' })).toBeVisible();
    await expect(dialog.getByText('Maria Santos, 1 person')).toBeVisible();
    await dialog.getByRole('button', { name: 'Check in 1 person' }).click();
    await expect(dialog.getByText('Checked in: Traveller 1.')).toBeVisible();
    // A voucher that stays in sight is told once; after another one it is new.
    await holdCode(page, 'a cinema ticket');
    await expect(dialog.getByRole('heading', { name: 'Unreadable' })).toBeVisible();
    await holdCode(page, voucher);
    await dialog.getByRole('button', { name: 'Next scan' }).click();
    await expect(dialog.getByRole('heading', { name: 'Used' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('1 check-in waits on this device for a connection.')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/waits on this device/)).toHaveCount(0);
    const group = page.getByRole('article').filter({ hasText: ref });
    await expect(group.getByText(/^Here since .+, Carl/)).toBeVisible();
  },
);

test('who refuses the camera reads how to allow it, and types the reference (specification.md#at-the-pier)', async ({
  page,
}, testInfo) => {
  const problems = watch(page, '/none');
  const { ref, voucher } = await paidVan(page, testInfo);
  await refuseCamera(page);
  await signIn(page, testInfo, 'Dora');
  const dialog = await openScan(page);
  await expect(dialog.getByRole('heading', { name: 'The camera is blocked' })).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Or type the reference' });
  for (const [typed, word] of [
    [ref.toLowerCase(), 'Unsigned'],
    [voucher, 'Board'],
    [voucher.replace('1 person', '9 people'), 'Forged'],
    ['a cinema ticket', 'Unreadable'],
  ] as const) {
    expect.soft(await barriers(page)).toEqual([]);
    await field.fill(typed);
    await dialog.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(dialog.getByRole('heading', { name: word })).toBeVisible();
    expect.soft(await barriers(page)).toEqual([]);
    expect.soft(await overflowOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: /ext scan$/ }).click();
  }
  expect(problems).toEqual([]);
});

test('the camera is allowed to the desk, and to no page of travellers (specification.md#at-the-pier)', async ({
  page,
}) => {
  const allowsCamera = () =>
    page.evaluate(() => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } };
      return featurePolicy.allowsFeature('camera');
    });
  await page.goto('/desk');
  expect(await allowsCamera()).toBe(true);
  for (const path of ['/', '/trips', '/desks']) {
    await page.goto(path);
    expect(await allowsCamera()).toBe(false);
  }
});
