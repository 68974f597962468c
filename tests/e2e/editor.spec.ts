import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { makeMistakes } from './support/editor-mistakes.ts';
import {
  addLandingPage,
  changePrice,
  closeWeek,
  copyListing,
  LANDING_PAGE,
  lookAtSite,
  NEW_PAGE,
  takeRates,
  translateTitle,
  uploadPicture,
  VAN,
  VAN_PAGE,
} from './support/editor-story.ts';
import { expect, fill, groupOf, openFile, save, test } from './support/editor-test.ts';
import { overflowOf } from './support/overflow.ts';
import { watch } from './support/page-watch.ts';

// One copy of the site for all of them; the first one leaves it as it was.
test.describe.configure({ mode: 'default' });

/** A build takes seconds, and minutes where others keep all cores busy. */
const LIVE_TIMEOUT_MS = 300_000;

test('somebody who has never seen YAML changes prices, listings, pictures, pages and texts, publishes them, looks, and takes all of it back (specification.md#publishing)', {
  tag: '@desktop',
}, async ({ page, edited }) => {
  test.setTimeout(3 * LIVE_TIMEOUT_MS);
  const problems = watch(page, '/none');
  const before = await (await page.request.get(VAN_PAGE)).text();
  expect(before).toContain('$173');
  await test.step('changes a price and closes a week in June', async () => {
    await changePrice(page);
    await closeWeek(page);
    await save(page);
  });
  await test.step('translates the title', () => translateTitle(page));
  await test.step('takes the exchange rates of today', () => takeRates(page));
  await test.step('makes a mistake in each kind of field', () => makeMistakes(page));
  await test.step('adds a listing from a copy', () => copyListing(page));
  await test.step('brings a new picture', () => uploadPicture(page));
  await test.step('adds a landing page', () => addLandingPage(page));
  await test.step('nothing of it is public yet', async () => {
    expect(await (await page.request.get(VAN_PAGE)).text()).toBe(before);
    expect((await page.request.get(NEW_PAGE)).status()).toBe(404);
  });
  await test.step('publishes all of it at once', async () => {
    await page.goto('/desk/content#/publish');
    const pending = page.getByRole('region', { name: 'Not live yet' });
    await expect(pending.getByText(/150 → 155/)).toBeVisible();
    await pending.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { name: 'It is live' })).toBeVisible({ timeout: LIVE_TIMEOUT_MS });
  });
  await test.step('looks at what is live', () => lookAtSite(page));
  await test.step('has a commit of what was edited alone', () => {
    const files = edited.git('show', '--format=', '--name-only', 'HEAD').trim().split('\n');
    expect(edited.git('rev-list', '--count', 'HEAD').trim()).toBe('2');
    expect(files).toContain(`src/content/${VAN}`);
    expect(files).toContain('src/assets/images/ROX/ROX1.webp');
    expect(files.filter((file) => !/^src\/(?:content|assets\/images)\//.test(file))).toEqual([]);
    expect(edited.git('status', '--porcelain')).toBe('');
  });
  await test.step('takes it back', async () => {
    await page.goto('/desk/content#/publish');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo and publish' }).click();
    await expect(page.getByRole('heading', { name: 'It is live' })).toBeVisible({ timeout: LIVE_TIMEOUT_MS });
    expect(edited.git('diff', 'HEAD~2', '--stat')).toBe('');
    expect(edited.git('status', '--porcelain')).toBe('');
    await page.goto(VAN_PAGE);
    await expect(page.getByRole('main')).toContainText('$173');
    expect((await page.request.get(NEW_PAGE)).status()).toBe(404);
    expect((await page.request.get(LANDING_PAGE)).status()).toBe(404);
  });
  expect(problems).toEqual([]);
});

test('of two editors the second sees what the first has changed, and nothing is overwritten (specification.md#saving)', {
  tag: '@desktop',
}, async ({ page, browser, edited }) => {
  const others = await browser.newContext({ baseURL: edited.url });
  const other = await others.newPage();
  const boat = 'listings/PrivBoat-HB.yaml';
  for (const one of [page, other]) await openFile(one, boat);
  await fill(page, 'Base', '111');
  await fill(page, 'Title', 'Private boat around Honda Bay');
  await save(page);
  await fill(other, 'Base', '112');
  await fill(other, 'Extra', '3');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = other.getByRole('dialog', { name: 'Somebody else has changed this file' });
  await expect(dialog.getByText(/^Title: .+ → Private boat around Honda Bay$/)).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Save with these choices' });
  await expect(send).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Yours/ }).check();
  await send.click();
  await expect(other.getByText('Saved. It is not live yet.')).toBeVisible();
  await others.close();
  const diff = edited.git('diff', '--unified=0', '--', `src/content/${boat}`).split('\n');
  const added = diff.filter((line) => /^\+(?!\+)/.test(line) && !line.includes('updatedAt'));
  expect(added).toEqual(['+title: Private boat around Honda Bay', '+ratePlan: { base: 112, extra: 3, inc: 2 }']);
});

test('what is typed survives a reload, and can be dropped (specification.md#saving)', { tag: '@desktop' }, async ({
  page,
}) => {
  await openFile(page, 'pages/contact.md');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const before = await title.inputValue();
  await title.fill('Write to us');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your unsaved changes are back' })).toBeVisible();
  await expect(title).toHaveValue('Write to us');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(title).toHaveValue(before);
  await page.reload();
  await expect(title).toHaveValue(before);
  await expect(page.getByText('Nothing to save.')).toBeVisible();
});

/** Screens of the editor, by what is done to come there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  list: (page) => expect(page.getByRole('link', { name: /PV-PPS-ELN/ })).toBeVisible(),
  form: (page) => openFile(page, VAN),
  dialog: (page) => groupOf(page, 'Thumbnail (optional)').getByRole('button', { name: 'Choose a picture' }).click(),
  prices: async (page) => {
    await page.goto('/desk/content#/prices');
    const csv = 'listing,base,extra,inc\nPV-PPS-ELN,160,0,8\nPrivBoat-HB,113,2,2\n';
    await page
      .getByLabel('The table with new prices')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.getByRole('button', { name: 'Save these prices' })).toBeVisible();
  },
  publish: async (page) => {
    await page.goto('/desk/content#/publish');
    await expect(
      page
        .getByRole('region', { name: 'Not live yet' })
        .getByText(/→|^Everything/)
        .first(),
    ).toBeVisible();
  },
};

for (const width of [360, 1280]) {
  test(`at ${width} pixels the editor has no barrier that axe knows, and all of it fits`, { tag: '@desktop' }, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/desk/content#/listings');
    for (const [name, open] of Object.entries(SCREENS)) {
      await open(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft({ name, colorScheme, found: await barriers(page) }).toEqual({ name, colorScheme, found: [] });
      }
      // An input scrolls what is too long for it.
      const found = (await overflowOf(page)).filter((line) => !line.startsWith('input.'));
      expect.soft({ name, found }).toEqual({ name, found: [] });
    }
  });
}
