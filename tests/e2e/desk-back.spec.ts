import { addAuthenticator, invite } from './support/passkey.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off' });

test(
  'the desk leads on after a dialog was closed, and “back” leads to the screen before (specification.md#the-desk)',
  { tag: '@phone' },
  async ({ page }, testInfo) => {
    await addAuthenticator(page);
    await page.goto(await invite(testInfo, 'Bea', 'desk'));
    await page.getByRole('button', { name: 'Make a passkey and sign in' }).click();
    const navigation = page.getByRole('navigation', { name: 'Desk' });
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    await navigation.getByRole('link', { name: 'Sea', exact: true }).click();
    await page.getByRole('button', { name: 'Call off a day: El Nido' }).click();
    const dialog = page.getByRole('dialog', { name: 'Call off every boat from El Nido?' });
    // “Back” closes a dialog: its code has come by the time that the service has answered.
    await expect(dialog.getByText(/so nobody gets a mail|^\d+ departures?: /)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.windows)).toBe(1);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await navigation.getByRole('link', { name: 'Money', exact: true }).click();
    await expect(heading('Money')).toBeVisible();
    await navigation.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(heading(/20\d\d$/)).toBeVisible();
    await page.goBack();
    await expect(heading('Money')).toBeVisible();
    await page.goBack();
    await expect(heading('Sea')).toBeVisible();
    await page.goBack();
    await expect(heading(/^Today/)).toBeVisible();
  },
);
