import type { Locator, Page } from '@playwright/test';
import { chooseDay, openDialog, VAN } from './support/booking.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

const BEFORE = '/about';

interface Window {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly found: (page: Page) => Locator;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const WINDOWS: readonly Window[] = [
  {
    name: 'the lightbox',
    path: VAN.path,
    open: (page) => page.locator('.gallery a').first().click(),
    found: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the help sheet',
    path: '/contact',
    open: (page) => press(page, 'Need help?'),
    found: (page) => page.getByRole('dialog', { name: 'Need help?' }),
  },
  {
    name: 'the menu',
    path: '/contact',
    open: (page) => press(page, 'Menu'),
    found: (page) => page.getByRole('navigation', { name: 'Menu' }),
  },
  {
    name: 'the currency picker',
    path: '/contact',
    open: (page) => press(page, /currency/i),
    found: (page) => page.getByRole('dialog', { name: 'Currency and language' }),
  },
  {
    name: 'the privacy choices',
    path: '/contact',
    open: (page) => press(page, 'Privacy choices'),
    found: (page) => page.getByRole('dialog', { name: 'Privacy choices' }),
  },
];

for (const { name, path, open, found } of WINDOWS) {
  test(`"back" closes ${name} before it leaves the page, and "forward" does not open it again`, {
    tag: '@phone',
  }, async ({ page }) => {
    const problems = watch(page, '/none');
    await page.goto(BEFORE);
    await page.goto(`${path}#main`);
    await open(page);
    await expect(found(page)).toBeVisible();
    // Its code comes with the first window: a "back" before that is the page's own.
    await page.waitForFunction(() => history.state?.windows === 1);
    await page.goBack();
    await expect(found(page)).toBeHidden();
    await expect(page).toHaveURL(`${path}#main`);
    await page.goForward();
    await expect(found(page)).toBeHidden();
    // Closed by Escape it leaves no "back" behind that does nothing.
    await open(page);
    await expect(found(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(found(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(BEFORE);
    expect(problems).toEqual([]);
  });
}

test('a link to a part of the page works after a window was closed, and "back" from it stays on the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(BEFORE);
  await page.goto('/terms');
  await press(page, /currency/i);
  await page.waitForFunction(() => history.state?.windows === 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const part = page.locator('main a[href^="#"]').first();
  const hash = (await part.getAttribute('href')) ?? '';
  await part.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(`/terms${hash}`);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
});

test('"back" closes the booking dialog and loses nothing of what was chosen in it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(BEFORE);
  const dialog = await openDialog(page, VAN.path);
  await chooseDay(dialog);
  await dialog.getByRole('radio', { name: '7:30 AM' }).check();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(VAN.path);
  await page.getByRole('link', { name: 'Book', exact: true }).filter({ visible: true }).first().click();
  await expect(dialog.getByRole('radio', { name: '7:30 AM' })).toBeChecked();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
});

test('"back" closes the filters and keeps what they found; the next one takes it back', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/tours');
  await press(page, /^Filters/);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await page.waitForFunction(() => history.state?.windows === 1);
  await sheet.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\?/);
  const found = page.url();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(found);
  await page.goBack();
  await expect(page).toHaveURL('/tours');
});

test('from a page that the menu led to, "back" leads to the page without the menu', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(BEFORE);
  await page.goto('/contact');
  await press(page, 'Menu');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tours' }).click();
  await expect(page).toHaveURL('/tours');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
});
