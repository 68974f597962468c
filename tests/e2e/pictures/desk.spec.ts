import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, manilaDate } from '../../../src/lib/time/manila.ts';
import { bookElsewhere, itemFor, listingOf } from '../support/filled-cart.ts';
import { operate } from '../support/operator.ts';
import { addAuthenticator, invite } from '../support/passkey.ts';
import { expect, test } from '../support/test.ts';

/** The desk has a service worker of its own. */
test.use({ trace: 'off', serviceWorkers: 'allow' });

const FOLDER = join(import.meta.dirname, '../../../docs/desk');

/** Sharp enough to read, and small enough for all of them on one page. */
const QUALITY = 45;

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(picture)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}

test('the pictures of docs/desk.md are taken from a desk with two bookings', async ({ page, context }, testInfo) => {
  mkdirSync(FOLDER, { recursive: true });
  const [van, tour] = [await listingOf(page, 'SV-ELN-PPS'), await listingOf(page, 'JT-ELN-A')];
  const tomorrow = addDays(manilaDate(Date.now()), 1);
  const seats = itemFor(van, 'VAN00000', { date: tomorrow, time: '18:00' });
  const boat = itemFor(tour, 'BOAT0000', { people: 3, dropoff: { areaId: tour.dropoff[0]?.id ?? null, text: '' } });
  const { ref } = await bookElsewhere(page, [seats]);
  await operate(testInfo, 'confirm-payment', ref, '--amount', String(seats.totalUsd), '--id', `BDO-${ref}`);
  const { ref: boatRef } = await bookElsewhere(page, [boat]);

  await addAuthenticator(page);
  await page.goto(await invite(testInfo, 'Joy', 'desk'));
  const signIn = page.getByRole('button', { name: 'Make a passkey and sign in' });
  await expect(signIn).toBeVisible();
  await take(page, 'invitation');
  await signIn.click();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText(/^Today and tomorrow are on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  const departure = page.getByRole('link', { name: /6:00 PM.*El Nido to Puerto Princesa/s });
  await expect(departure).toBeVisible();
  await take(page, 'day');
  await departure.click();
  const group = page.getByRole('article').filter({ hasText: ref });
  await group.getByRole('button', { name: 'Here: Traveller 1' }).click();
  await expect(group.getByText(/^Here since/)).toBeVisible();
  await group.scrollIntoViewIfNeeded();
  await take(page, 'departure');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection. What you see may be out of date.')).toBeVisible();
  await group.getByRole('button', { name: 'Here: Traveller 2' }).click();
  await expect(page.getByText('1 check-in waits on this device for a connection.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'without-signal');
  await context.setOffline(false);
  await expect(page.getByText(/waits on this device/)).toHaveCount(0);

  await group.getByRole('link', { name: ref }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible();
  await take(page, 'booking');
  await page.goto(`/desk#/booking/${boatRef}`);
  await page.getByRole('button', { name: /^Change: / }).click();
  await page.getByLabel('Day', { exact: true }).fill(addDays(boat.trip.date, 1));
  await page.getByRole('button', { name: 'See what it costs' }).click();
  await expect(page.getByRole('dialog', { name: 'Change this trip?' })).toBeVisible();
  await take(page, 'change');
  await page.getByRole('button', { name: 'Not now' }).click();

  const navigation = page.getByRole('navigation', { name: 'Desk' });
  const open = async (label: string, heading: string | RegExp) => {
    await navigation.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  const takeRead = async (label: string, heading: string | RegExp, name: string) => {
    await open(label, heading);
    await expect(page.getByRole('button', { name: /^As of/ })).toBeVisible();
    await take(page, name);
  };
  await open('New', 'New booking');
  await page.getByLabel('Trip', { exact: true }).selectOption('SV-PPS-PBT');
  await expect(page.getByLabel('Hour', { exact: true })).toBeVisible();
  await take(page, 'new-booking');
  await takeRead('Money', 'Money', 'money');
  await takeRead('Month', /20\d\d$/, 'month');
  await takeRead('Sea', 'Sea', 'sea');
  await page.getByRole('button', { name: 'Call off a day: El Nido' }).click();
  await page.getByLabel('Day', { exact: true }).fill(boat.trip.date);
  await expect(page.getByText(/^\d+ departures?: /)).toBeVisible();
  await take(page, 'call-off');
  await page.getByRole('button', { name: 'Not now' }).click();
  await takeRead('You', /^Joy/, 'you');
});
