import { expect, type Page, test } from '@playwright/test';
import { barriers } from './support/barriers.ts';
import { targetsIn, tooSmall } from './support/click-targets.ts';
import { bookElsewhere, vanAndTour } from './support/filled-cart.ts';
import { expectNoBarriers } from './support/no-barriers.ts';
import { watch } from './support/page-watch.ts';

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

test('who travels is saved form by form, passports included, and no device keeps their numbers (specification, section 5)', {
  tag: ['@phone', '@kept'],
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
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('TK123456');
  expect(page.url()).toMatch(new RegExp(`/participants/${ref}$`));
  expect(problems).toEqual([]);
});

test('a booking is called off after a question, with what comes back in words', async ({ page, isMobile }) => {
  const problems = watch(page, NONE);
  const { ref, link } = await bookElsewhere(page, await vanAndTour(page));
  await page.goto(link('/confirmation'));
  await expect(page.getByText(/^If you cancel now: You have paid nothing yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  expect.soft(await barriers(page, 'dialog[open]')).toEqual([]);
  if (isMobile) expect.soft(tooSmall(await targetsIn(page, 'dialog[open]'))).toEqual([]);
  await question.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await page.goto('/trips');
  await expect(page.getByRole('region', { name: 'Over or called off' })).toContainText(ref);
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
