import type { Page, TestInfo } from '@playwright/test';
import { addDays } from '../../src/lib/time/manila.ts';
import { barriers } from './support/barriers.ts';
import { openCalendar } from './support/booking.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { bookElsewhere, itemFor, listingOf } from './support/filled-cart.ts';
import { operate } from './support/operator.ts';
import { expect, test } from './support/test.ts';

const VAN = 'SV-PPS-ELN';

/** Axe runs long scripts; recording them costs more than the check. */
test.use({ trace: 'off' });

/** A paid van that is called off, and what the links of its mail open. */
async function calledOffVan(page: Page, testInfo: TestInfo) {
  const van = itemFor(await listingOf(page, VAN), 'VAN00000');
  const { ref, link } = await bookElsewhere(page, [van]);
  await operate(testInfo, 'confirm-payment', ref, '--amount', String(van.totalUsd), '--id', `BDO-${ref}`);
  const { date, time } = van.trip;
  await operate(testInfo, 'call-off', VAN, date, time, '--reason', 'the road is flooded');
  return { van, choice: (kind: string) => `${link('/confirmation')}&choice=${kind}&trip=${van.ref}` };
}

test('a trip that is called off is moved by a link of the mail (specification.md#calling-off-a-departure)', async ({
  page,
  isMobile,
}, testInfo) => {
  const { van, choice } = await calledOffVan(page, testInfo);
  await page.goto(choice('change'));
  const dialog = page.getByRole('dialog', { name: /^Change: Shared van/ });
  await expect(dialog.getByRole('button', { name: 'See the difference' })).toBeVisible();
  expect(page.url()).not.toContain('secret');
  expect.soft(await barriers(page, 'dialog[open]')).toEqual([]);
  if (isMobile) expect.soft(tooSmall(await targetsIn(page, 'dialog[open]'))).toEqual([]);
  const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const day = dialog.getByRole('button', { name: new RegExp(name.format(Date.parse(addDays(van.trip.date, 1)))) });
  await openCalendar(dialog);
  if (!(await day.count())) await dialog.getByRole('button', { name: 'Next' }).click();
  await day.click();
  await dialog.getByRole('button', { name: 'See the difference' }).click();
  await expect(dialog.getByText(`The price stays US$${van.totalUsd}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change the trip' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('This trip is called off')).toHaveCount(0);
});

test('all money of a trip that is called off comes back by a link of the mail (specification.md#calling-off-a-departure)', async ({
  page,
  isMobile,
}, testInfo) => {
  const { van, choice } = await calledOffVan(page, testInfo);
  await page.goto(choice('cancel'));
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(
    dialog.getByText(`If you cancel now, you get a full refund of US$${van.totalUsd}`, { exact: false }),
  ).toBeVisible();
  expect.soft(await barriers(page, 'dialog[open]')).toEqual([]);
  if (isMobile) expect.soft(tooSmall(await targetsIn(page, 'dialog[open]'))).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you paid' })).toContainText(`Refund$${van.totalUsd}`);
});
