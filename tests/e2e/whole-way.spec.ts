import { expect, type Page, test } from '@playwright/test';
import { LOCAL_ITEMS, TAB_ITEMS } from '../../src/lib/site/browser-storage.ts';
import { addToCart, chooseAreas, chooseDay, openDialog, preferCurrency, VAN } from './support/booking.ts';
import { bookAll, bookButton } from './support/filled-cart.ts';
import { operate } from './support/operator.ts';
import { watch } from './support/page-watch.ts';
import { fillTravellerForm } from './support/traveller-form.ts';

const NONE = '/none';

/** The Underground River with a van back to Puerto Princesa: its permit needs passports. */
const RIVER = '/transfers/san-vicente-to-puerto-princesa-with-underground-river-tour';

/** Currencies with no and with three decimals, and zones whose date is rarely Palawan's. */
const TRAVELLERS = {
  phone: {
    preference: { currency: 'JPY', rate: 150 },
    van: '¥4,800',
    river: '¥64,650',
    total: '¥69,450',
    timezoneId: 'America/Los_Angeles',
  },
  desktop: {
    preference: { currency: 'KWD', rate: 0.307 },
    van: /KWD\s10/,
    river: /KWD\s132/,
    total: /KWD\s142/,
    timezoneId: 'Pacific/Auckland',
  },
};
const travellerOf = (isMobile: boolean) => TRAVELLERS[isMobile ? 'phone' : 'desktop'];

const PEOPLE = ['Aiko Mori', 'Ken Mori', 'Yui Mori'];

/** What the browser has stored for this site, by name; `others` are databases. */
function storedNames(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    others: (await indexedDB.databases()).map(({ name }) => name),
  }));
}

test.use({ timezoneId: ({ isMobile }, use) => use(travellerOf(isMobile).timezoneId) });

test(
  'a seat in a van for two and the Underground River for three, from the listing to the voucher that the operator confirms, in yen and in dinars, as a new user',
  {
    tag: ['@phone', '@kept'],
  },
  async ({ page, isMobile }, info) => {
    test.slow();
    const problems = watch(page, NONE);
    const traveller = travellerOf(isMobile);
    await preferCurrency(page, traveller.preference);

    const van = await openDialog(page, VAN.path);
    await expect(van.getByText(traveller.van).first()).toBeVisible();
    await chooseDay(van);
    await van.getByRole('radio', { name: '7:30 AM' }).check();
    await chooseAreas(van, 'pps-airport', 'eln-town-hotels');
    await van.getByLabel('Flight, if known').fill('5J 637');
    await van.getByLabel('Lands at').fill('06:20');
    await expect(van.getByText(/You have only 70 minutes between/)).toContainText('9:30 AM leaves enough time');
    await expect(van.getByText(/^Free cancellation until .+, Palawan time\.$/)).toBeVisible();
    await addToCart(van);
    await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart, 1 trip');
    const river = await openDialog(page, RIVER);
    await chooseDay(river, 18);
    await river.getByRole('button', { name: 'More people' }).click();
    await expect(river.getByText(traveller.river).first()).toBeVisible();
    await expect(river.getByText('$431')).toBeVisible();
    await chooseAreas(river, 'svc-long-beach', 'pps-city-hotels');
    await addToCart(river);
    await page.locator('.toast').getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(traveller.total);

    // One is changed again before anything is paid.
    const shared = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Shared van/ }) });
    await shared.getByRole('button', { name: /^Change/ }).click();
    const change = page.getByRole('dialog');
    await change.getByRole('radio', { name: '9:30 AM' }).check();
    await change.getByRole('button', { name: 'Save changes' }).click();
    await expect(shared).toContainText('9:30 AM');

    await page.getByRole('link', { name: /^Continue/ }).click();
    await expect(bookButton(page)).toBeVisible();
    const ref = await bookAll(page);
    await expect(page.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();

    const [booking] = JSON.parse(await operate(info, 'list', '--search', ref, '--json'));
    await operate(info, 'confirm-payment', ref, '--amount', String(booking.totalUsd), '--id', `bank-${ref}`);
    await operate(info, 'confirm', ref);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();

    await page.getByRole('link', { name: 'Add traveller details' }).first().click();
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

    // After all this the browser has nothing that /privacy does not name.
    const { local, tab, others } = await storedNames(page);
    expect(local.filter((name) => !LOCAL_ITEMS.some((item) => item === name))).toEqual([]);
    expect(tab.filter((name) => !TAB_ITEMS.some((item) => item === name))).toEqual([]);
    expect([others, await page.context().cookies()]).toEqual([[], []]);
    await page.goto('/privacy');
    for (const name of [...local, ...tab])
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  },
);
