import type { Page, TestInfo } from '@playwright/test';
import { cartTotalUsd } from '../../src/lib/cart/cart.ts';
import type { CartItem } from '../../src/lib/cart/cart-item.schema.ts';
import { addDays } from '../../src/lib/time/manila.ts';
import { barriers } from './support/barriers.ts';
import { openCalendar } from './support/booking.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { bookElsewhere, dayOfTest, itemFor, listingOf } from './support/filled-cart.ts';
import { operate } from './support/operator.ts';
import { expect, test } from './support/test.ts';

const VAN = 'SV-PPS-ELN';
const TOUR = 'JT-ELN-A';

/** Axe runs long scripts; recording them costs more than the check. */
test.use({ trace: 'off' });

/** A paid van that is called off, beside other trips, and what the links of its mail open. */
async function calledOffVan(page: Page, testInfo: TestInfo, others: readonly CartItem[] = []) {
  const van = itemFor(await listingOf(page, VAN), 'VAN00000');
  const { ref, link } = await bookElsewhere(page, [van, ...others]);
  const totalUsd = cartTotalUsd([van, ...others]);
  await operate(testInfo, 'confirm-payment', ref, '--amount', String(totalUsd), '--id', `BDO-${ref}`);
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

test('one of several trips that is called off is taken out with its money by a link of the mail (specification.md#calling-off-a-departure)', async ({
  page,
  isMobile,
}, testInfo) => {
  const tour = itemFor(await listingOf(page, TOUR), 'TOUR0000', { date: addDays(dayOfTest(), 2), people: 1 });
  const { van, choice } = await calledOffVan(page, testInfo, [tour]);
  await page.goto(choice('cancel'));
  const dialog = page.getByRole('dialog', { name: 'Refund for this trip?' });
  await expect(dialog).toContainText(`You get back US$${van.totalUsd}, everything you paid for this trip`);
  await expect(dialog).toContainText('Your other trips stay booked.');
  expect.soft(await barriers(page, 'dialog[open]')).toEqual([]);
  if (isMobile) expect.soft(tooSmall(await targetsIn(page, 'dialog[open]'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Get a refund: ${van.title}` }).click();
  await dialog.getByRole('button', { name: 'Remove the trip' }).click();
  const gone = page.getByRole('region', { name: 'Trips taken out' });
  await expect(gone).toContainText(van.title);
  await expect(gone).toContainText(`You get US$${van.totalUsd} back.`);
  await expect(page.getByRole('heading', { name: 'Trips taken out' })).toBeFocused();
  expect.soft(await barriers(page, 'main')).toEqual([]);
  const voucher = page.getByRole('region', { name: /^Voucher/ });
  await expect(voucher).toContainText(tour.title);
  await expect(voucher).not.toContainText(van.title);
  await page.reload();
  await expect(gone).toContainText(van.title);
  await expect(page.getByRole('button', { name: 'Cancel the booking' })).toBeVisible();
});
