import type { Browser, Page, TestInfo } from '@playwright/test';
import type { StaffRole } from '../../src/lib/desk/permissions.ts';
import { addDays, manilaDate } from '../../src/lib/time/manila.ts';
import { bookElsewhere, itemFor, listingOf } from './support/filled-cart.ts';
import { operate } from './support/operator.ts';
import { addAuthenticator, invite } from './support/passkey.ts';
import { expect, test } from './support/test.ts';

/** The desk has a service worker of its own. */
test.use({ trace: 'off', serviceWorkers: 'allow' });

const TWO_MINUTES = 120_000;

/** A phone of somebody at the desk, with the check-ins that the service has answered. */
interface Phone {
  readonly page: Page;
  readonly answered: string[];
}

async function aPhone(
  browser: Browser,
  testInfo: TestInfo,
  name: string,
  role: StaffRole,
  ...more: readonly string[]
): Promise<Phone> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answered: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/check-ins')) answered.push(request.postDataJSON().id);
  });
  await addAuthenticator(page);
  await page.goto(await invite(testInfo, name, role, ...more));
  await page.getByRole('button', { name: 'Make a passkey and sign in' }).click();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText(/^Today and tomorrow are on this device, encrypted/)).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('link', { name: /6:00 PM.*El Nido to Puerto Princesa/s }).click();
  return { page, answered };
}

const personOf = (page: Page, ref: string, index: number) =>
  page
    .getByRole('article')
    .filter({ hasText: ref })
    .getByRole('listitem')
    .filter({ hasText: `Traveller ${index}` });

async function say({ page }: Phone, ref: string, word: 'Here' | 'No-show', index: number): Promise<void> {
  const button = personOf(page, ref, index).getByRole('button', { name: `${word}: Traveller ${index}` });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

test(
  'two phones that check the same travellers in without a network agree afterwards, and send each check-in once (specification.md#check-in)',
  { tag: '@phone' },
  async ({ page, browser }, testInfo) => {
    const van = itemFor(await listingOf(page, 'SV-ELN-PPS'), 'VAN00000', {
      date: addDays(manilaDate(Date.now()), 1),
      time: '18:00',
    });
    const { ref } = await bookElsewhere(page, [van]);
    await operate(testInfo, 'confirm-payment', ref, '--amount', String(van.totalUsd), '--id', `BDO-${ref}`);
    const joy = await aPhone(browser, testInfo, 'Joy', 'desk');
    const jun = await aPhone(browser, testInfo, 'Jun', 'driver', '--provider', 'zion');

    for (const phone of [joy, jun]) await phone.page.context().setOffline(true);
    // What Joy says comes first, as the clock of her phone says.
    await joy.page.clock.setFixedTime(Date.now() - TWO_MINUTES);
    await say(joy, ref, 'Here', 1);
    await say(joy, ref, 'Here', 2);
    await say(jun, ref, 'No-show', 1);
    await say(jun, ref, 'Here', 2);
    await expect(jun.page.getByText('2 check-ins wait on this device for a connection.')).toBeVisible();
    expect([joy.answered, jun.answered]).toEqual([[], []]);

    // The newer words arrive first, and the older ones change nothing of them.
    for (const phone of [jun, joy]) {
      await phone.page.context().setOffline(false);
      await expect(phone.page.getByText(/waits? on this device/)).toHaveCount(0);
      await expect.poll(() => phone.answered.length).toBe(2);
    }
    for (const { page: screen } of [joy, jun]) {
      await screen.reload();
      await expect(personOf(screen, ref, 1)).toContainText(/Did not come since .+, Jun/);
      await expect(personOf(screen, ref, 2)).toContainText(/Here since .+, Joy/);
    }
    // Neither a reload nor a second return of the network sends anything again.
    for (const { page: screen, answered } of [joy, jun]) {
      await screen.evaluate(() => dispatchEvent(new Event('online')));
      await screen.getByRole('button', { name: /^As of/ }).click();
      expect(new Set(answered).size).toBe(2);
      expect(answered).toHaveLength(2);
      await screen.context().close();
    }
  },
);
