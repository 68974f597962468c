import { barriers } from './support/barriers.ts';
import { overflowOf } from './support/overflow.ts';
import { watch } from './support/page-watch.ts';
import { addAuthenticator, invite } from './support/passkey.ts';
import { expect, test } from './support/test.ts';

test.use({ trace: 'off' });

test(
  'an owner invites somebody at the desk, changes the role, and takes everything away again (specification.md#signing-in)',
  { tag: '@kept' },
  async ({ page, browser }, testInfo) => {
    const problems = watch(page, '/none');
    const [owner, driver] = [`Olga ${testInfo.project.name}`, `Dodong ${testInfo.project.name}`];
    await addAuthenticator(page);
    await page.goto(await invite(testInfo, owner, 'owner'));
    await page.getByRole('button', { name: 'Make a passkey and sign in' }).click();
    const looksRight = async () => {
      expect.soft(await barriers(page)).toEqual([]);
      expect.soft(await overflowOf(page)).toEqual([]);
    };

    await page.getByRole('link', { name: 'You', exact: true }).click();
    await page.getByRole('link', { name: /^Staff/ }).click();
    await expect(page.getByRole('article', { name: `${owner} (you)` })).toBeVisible();
    await looksRight();
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(driver);
    await dialog.getByRole('radio', { name: /^Driver/ }).check();
    await dialog.getByRole('combobox', { name: 'Company' }).selectOption({ index: 1 });
    await looksRight();
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByText(/\/desk#\/join\/[\w-]{43}$/).textContent();
    await looksRight();

    // Who gets the link is in, on a phone of their own.
    const theirs = await browser.newContext();
    const phone = await theirs.newPage();
    await addAuthenticator(phone);
    const { pathname, hash } = new URL(link ?? '');
    await phone.goto(new URL(pathname + hash, page.url()).href);
    await phone.getByRole('button', { name: 'Make a passkey and sign in' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Money' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Done, hide it' }).click();
    await expect(page.getByText('#/join/')).toHaveCount(0);
    await page.getByRole('button', { name: /^As of/ }).click();
    const card = page.getByRole('article', { name: driver });
    await expect(card.getByText(/^Signed in, /)).toBeVisible();
    await card.getByRole('button', { name: /^Change role/ }).click();
    await dialog.getByRole('radio', { name: /^Desk/ }).check();
    await looksRight();
    await dialog.getByRole('button', { name: 'Change the role' }).click();
    await expect(card.getByText('Desk', { exact: true })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('link', { name: 'Money' })).toBeVisible();

    await card.getByRole('button', { name: `Remove ${driver}` }).click();
    await looksRight();
    await dialog.getByRole('button', { name: `Remove ${driver}` }).click();
    await expect(card).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await theirs.close();
    // A closed dialog takes no later step back.
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
    expect(problems).toEqual([]);
  },
);
