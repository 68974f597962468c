import { barriers } from './support/barriers.ts';
import { dayOfTest } from './support/filled-cart.ts';
import { addAuthenticator, invite } from './support/passkey.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off' });

test(
  'somebody on the phone is booked at the desk, and gets a message with the link to pay (specification.md#booking-for-somebody)',
  {
    tag: '@phone',
  },
  async ({ page }, testInfo) => {
    await addAuthenticator(page);
    await page.goto(await invite(testInfo, 'Cora', 'desk'));
    await page.getByRole('button', { name: 'Make a passkey and sign in' }).click();
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'New', exact: true }).click();
    await page.getByLabel('Trip', { exact: true }).selectOption('SV-PPS-PBT');
    await page.getByLabel('Day', { exact: true }).fill(dayOfTest());
    await page.getByLabel('Hour', { exact: true }).selectOption({ index: 1 });
    for (const hotel of await page.getByLabel('Hotel, if known').all()) await hotel.fill('Casa Maria');
    await page.getByLabel('Name', { exact: true }).fill('Maria Santos');
    await page.getByLabel('Mobile').fill('0917 555 0100');
    await page.getByLabel('E-mail').fill('maria@example.com');
    await page.getByRole('checkbox', { name: /^They agree to our terms/ }).check();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: /^Book for US\$/ }).click();
    const send = page.getByRole('link', { name: 'Send by WhatsApp' });
    await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/639175550100\?text=.+confirmation/);
    expect(await barriers(page)).toEqual([]);
  },
);
