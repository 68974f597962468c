import { expect, test } from '@playwright/test';
import { addToCart, chooseAreas, chooseDay, openDialog, preferCurrency, VAN } from './support/booking.ts';
import { bookAll, bookButton } from './support/filled-cart.ts';
import { operate } from './support/operator.ts';
import { watch } from './support/page-watch.ts';
import { fillTravellerForm } from './support/traveller-form.ts';

const NONE = '/none';

/** The Underground River with a van back to Puerto Princesa: its permit needs passports. */
const RIVER = '/transfers/san-vicente-to-puerto-princesa-with-underground-river-tour';

/** One without decimals, one with three. */
const CURRENCIES = { phone: { currency: 'JPY', rate: 150 }, desktop: { currency: 'KWD', rate: 0.307 } };

const PEOPLE = ['Aiko Mori', 'Ken Mori', 'Yui Mori'];

test(
  'a seat in a van for two and the Underground River for three, from the listing to the voucher that the operator confirms, in yen and in dinars',
  {
    tag: ['@phone', '@kept'],
  },
  async ({ page, isMobile }, info) => {
    const problems = watch(page, NONE);
    await preferCurrency(page, CURRENCIES[isMobile ? 'phone' : 'desktop']);

    const van = await openDialog(page, VAN.path);
    await chooseDay(van);
    await van.getByRole('radio', { name: '07:30 AM' }).check();
    await chooseAreas(van, 'pps-airport', 'eln-town-hotels');
    await addToCart(van);
    const river = await openDialog(page, RIVER);
    await chooseDay(river, 18);
    await river.getByRole('button', { name: 'More people' }).click();
    await chooseAreas(river, 'svc-long-beach', 'pps-city-hotels');
    await addToCart(river);
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(isMobile ? '¥69,450' : /KWD\s142/);

    // One is changed again before anything is paid.
    const shared = page.getByRole('listitem').filter({ hasText: 'Shared van' });
    await shared.getByRole('button', { name: /^Change/ }).click();
    const change = page.getByRole('dialog');
    await change.getByRole('radio', { name: '09:30 AM' }).check();
    await change.getByRole('button', { name: 'Save changes' }).click();
    await expect(shared).toContainText('09:30 AM');

    await page.getByRole('link', { name: /^Continue/ }).click();
    await expect(bookButton(page)).toBeVisible();
    const ref = await bookAll(page);
    await expect(page.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();

    const [booking] = JSON.parse(await operate(info, 'list', '--search', ref, '--json'));
    await operate(info, 'confirm-payment', ref, '--amount', String(booking.totalUsd), '--id', `bank-${ref}`);
    await operate(info, 'confirm', ref);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();

    await page.getByRole('link', { name: 'Say who travels' }).click();
    for (const [index, name] of PEOPLE.slice(0, 2).entries())
      await fillTravellerForm(page, /^Shared van/, index + 1, { name });
    for (const [index, name] of PEOPLE.entries())
      await fillTravellerForm(page, /Underground River/, index + 1, { name, passport: `TK123456${index}` });
    await expect(page.getByText('All 5 forms are complete')).toBeVisible();

    // The operator's day: five seats on two trips, nothing missing.
    const days = await Promise.all(
      booking.trips.map(({ departure }: { departure: string }) =>
        operate(info, 'manifest', '--day', departure.slice(0, 10), '--csv'),
      ),
    );
    for (const name of PEOPLE) expect(days.join()).toContain(name);
    expect(problems).toEqual([]);
  },
);
