import { addDays, manilaDate } from '../../src/lib/time/manila.ts';
import { bookElsewhere, itemFor, listingOf } from './support/filled-cart.ts';
import { operate } from './support/operator.ts';
import { addAuthenticator, invite } from './support/passkey.ts';
import { expect, test } from './support/test.ts';

/** The desk has a service worker of its own. */
test.use({ trace: 'off', serviceWorkers: 'allow' });

const here = (name: string) => ({ name: `Here: ${name}` });

test(
  'departures that a phone keeps open without a network, and a check-in made there is sent later (specification.md#at-the-pier)',
  {
    tag: '@phone',
  },
  async ({ page, context }, testInfo) => {
    // The van of tomorrow evening can still be booked.
    const van = itemFor(await listingOf(page, 'SV-ELN-PPS'), 'VAN00000', {
      date: addDays(manilaDate(Date.now()), 1),
      time: '18:00',
    });
    const { ref } = await bookElsewhere(page, [van]);
    await operate(testInfo, 'confirm-payment', ref, '--amount', String(van.totalUsd), '--id', `BDO-${ref}`);
    await addAuthenticator(page);
    await page.goto(await invite(testInfo, 'Ben', 'driver', '--provider', 'zion'));
    await page.getByRole('button', { name: 'Make a passkey and sign in' }).click();
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(page.getByText(/^Today and tomorrow are on this device, encrypted/)).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    // What signs out is there too, though nobody has opened it before.
    await page.getByRole('link', { name: 'You', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await page.getByRole('button', { name: 'Next day' }).click();
    await page.getByRole('link', { name: /6:00 PM.*El Nido to Puerto Princesa/s }).click();
    const group = page.getByRole('article').filter({ hasText: ref });
    await expect(page.getByText('No connection. What you see may be out of date.')).toBeVisible();
    await group.getByRole('button', here('Traveller 1')).click();
    await expect(group.getByRole('button', here('Traveller 1'))).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 check-in waits on this device for a connection.')).toBeVisible();
    // It survives the page, and the browser.
    await page.reload();
    await expect(group.getByRole('button', here('Traveller 1'))).toHaveAttribute('aria-pressed', 'true');

    await context.setOffline(false);
    await expect(page.getByText(/waits on this device/)).toHaveCount(0);
    await page.reload();
    await expect(group.getByText(/^Here since .+, Ben$/)).toBeVisible();

    await page.request.post('/api/desk/sign-outs', { data: {} });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const left = () =>
      page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]);
    await expect.poll(left).toEqual([[], []]);
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  },
);
