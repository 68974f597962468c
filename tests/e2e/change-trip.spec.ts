import type { Page } from '@playwright/test';
import { addDays } from '../../src/lib/time/manila.ts';
import { barriers } from './support/barriers.ts';
import { openCalendar } from './support/booking.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { bookElsewhere, itemFor, listingOf } from './support/filled-cart.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

const NONE = '/none';
const VAN = 'SV-PPS-ELN';

/** Axe runs long scripts; recording them costs more than the check. */
test.use({ trace: 'off' });

const dayName = (date: string) =>
  new RegExp(
    new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(date),
    ),
  );

/** The dialog that changes the van of a booking, opened from the booking's page. */
async function openChange(page: Page) {
  await page.getByRole('button', { name: /^Change this trip: Shared van/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Change: Shared van/ });
  await expect(dialog.getByRole('button', { name: 'See the difference' })).toBeVisible();
  return dialog;
}

async function chooseDay(page: Page, date: string): Promise<void> {
  const day = page.getByRole('dialog').getByRole('button', { name: dayName(date) });
  await openCalendar(page.getByRole('dialog'));
  if (!(await day.count())) await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await day.click();
}

test('a traveller changes day and people, and sees the difference first (specification.md#changing-a-trip)', async ({
  page,
  isMobile,
}) => {
  const problems = watch(page, NONE);
  const van = itemFor(await listingOf(page, VAN), 'VAN00000');
  const { ref, link } = await bookElsewhere(page, [van]);
  await page.goto(link('/confirmation'));
  const dialog = await openChange(page);
  await chooseDay(page, addDays(van.trip.date, 1));
  await dialog.getByRole('button', { name: 'More people' }).click();
  await dialog.getByRole('button', { name: 'See the difference' }).click();
  const newPrice = (van.totalUsd / 2) * 3;
  await expect(dialog.getByText(`New price US$${newPrice} instead of US$${van.totalUsd}.`)).toBeVisible();
  await expect(
    dialog.getByText(`You have US$${newPrice} to pay in all, US$${newPrice - van.totalUsd} more than before.`),
  ).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
  expect.soft(await barriers(page, 'dialog[open]')).toEqual([]);
  if (isMobile) expect.soft(tooSmall(await targetsIn(page, 'dialog[open]'))).toEqual([]);
  await expect(page.locator('.voucher')).toContainText('2 people');
  await dialog.getByRole('button', { name: 'Change the trip' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.voucher')).toContainText('3 people');
  await expect(page.getByText('Your trip has been changed.', { exact: false })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Change this trip/ })).toBeFocused();
  await expect(page.getByRole('region', { name: 'What you pay' })).toContainText(`$${newPrice}`);
  await page.reload();
  await expect(page.locator('.voucher')).toContainText('3 people');
  await page.goto('/trips');
  await expect(page.getByRole('main')).toContainText(ref);
  expect(problems).toEqual([]);
});

test('a departure that is full is not taken, and another one is a press away (specification.md#changing-a-trip)', async ({
  page,
}) => {
  const detail = await listingOf(page, VAN);
  const van = itemFor(detail, 'VAN00000');
  const nextDay = addDays(van.trip.date, 1);
  const { link } = await bookElsewhere(page, [van]);
  await page.goto(link('/confirmation'));
  const dialog = await openChange(page);
  await chooseDay(page, nextDay);
  await dialog.getByRole('button', { name: 'See the difference' }).click();
  await expect(dialog.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  // Others take the two vans of ten while this traveller thinks.
  for (const people of [8, 8, 2, 2])
    await bookElsewhere(page, [itemFor(detail, 'VAN00000', { date: nextDay, people })]);
  await dialog.getByRole('button', { name: 'Change the trip' }).click();
  await expect(dialog.getByRole('heading', { name: 'Not enough room' })).toBeFocused();
  await expect(dialog.getByText('Nothing was changed.', { exact: false })).toBeVisible();
  expect.soft(await barriers(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: /9:30 AM/ }).click();
  await dialog.getByRole('button', { name: 'Change the trip' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your trip has been changed.', { exact: false })).toHaveCount(1);
});
