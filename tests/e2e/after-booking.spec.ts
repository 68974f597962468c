import type { Page } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { bookElsewhere, vanAndTour } from './support/filled-cart.ts';
import { expectNoBarriers } from './support/no-barriers.ts';
import { watch } from './support/page-watch.ts';
import { expect, test } from './support/test.ts';

// Axe runs long scripts; recording them costs more than the check.
test.use({ trace: 'off' });

const NONE = '/none';

async function fillIn(page: Page, title: RegExp, traveller: number, name: string, passport?: string): Promise<void> {
  const form = page
    .getByRole('region', { name: title })
    .locator('details')
    .nth(traveller - 1);
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Nationality').selectOption('JP');
  await form.getByLabel('Age on the day').selectOption('adult');
  if (passport) {
    await form.getByLabel('Name in the passport').fill(name.toUpperCase());
    await form.getByLabel('Passport number').fill(passport);
    await form.getByLabel('Valid until').fill('2039-05-20');
    await form.getByLabel('Issued by').selectOption('JP');
  }
  await expect(form.getByText('Saved.')).toBeVisible();
}

test('who travels is saved form by form, passports included, and no device keeps those (specification.md#passports)', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const problems = watch(page, NONE);
  const { ref, link } = await bookElsewhere(page, await vanAndTour(page));
  await page.goto(link(`/participants/${ref}`));
  await fillIn(page, /^Shared van/, 1, 'Aiko Mori');
  await expectNoBarriers(page, isMobile);
  await fillIn(page, /^Shared van/, 2, 'Ken Mori');
  for (const [index, name] of ['Aiko Mori', 'Ken Mori', 'Yui Mori'].entries())
    await fillIn(page, /Underground River/, index + 1, name, `TK123456${index}`);
  await expect(page.getByText('All 5 forms are complete')).toBeVisible();
  await page.reload();
  await expect(page.getByText('All 5 forms are complete')).toBeVisible();
  for (const part of ['TK123456', 'AIKO MORI', '2039-05-20'])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(part);
  expect(page.url()).toMatch(new RegExp(`/participants/${ref}$`));
  expect(problems).toEqual([]);
});

test('a booking is called off after a question, with what comes back in words', async ({ page, isMobile }) => {
  const problems = watch(page, NONE);
  const { ref, link } = await bookElsewhere(page, await vanAndTour(page));
  await page.goto(link('/confirmation'));
  await expect(page.getByText(/^You have not paid anything/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  expect.soft(await barriers(page, 'dialog[open]')).toEqual([]);
  if (isMobile) expect.soft(tooSmall(await targetsIn(page, 'dialog[open]'))).toEqual([]);
  await question.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await page.goto('/trips');
  await expect(page.getByRole('region', { name: 'Past and cancelled' })).toContainText(ref);
  expect(problems).toEqual([]);
});

test('a browser that keeps nothing opens a booking by the link of the mail', { tag: '@desktop' }, async ({ page }) => {
  const { ref, link } = await bookElsewhere(page, await vanAndTour(page));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  const problems = watch(page, NONE);
  await page.goto(link('/confirmation'));
  await expect(page.getByRole('heading', { name: 'Booked, not paid yet' })).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`/confirmation#ref=${ref}$`));
  await page.goto('/payment');
  await expect(page.getByText('Your cart is empty.', { exact: false })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a voucher prints what a driver and a traveller need, and nothing else', { tag: '@desktop' }, async ({ page }) => {
  const { ref, link } = await bookElsewhere(page, await vanAndTour(page));
  await page.goto(link('/confirmation'));
  const voucher = page.getByRole('region', { name: /^Voucher/ });
  await expect(voucher).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(voucher.getByRole('img')).toBeVisible();
  await expect(voucher).toContainText(ref);
  await expect(voucher).toContainText(/Be ready at/);
  // Of the header the brand alone: see media.spec.ts.
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const hidden of await page.getByRole('navigation').all()) await expect(hidden).toBeHidden();
  await expect(page.getByRole('button', { name: 'Need help?' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel the booking' })).toBeHidden();
});
