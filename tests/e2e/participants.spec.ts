import type { Locator, Page } from '@playwright/test';
import { bookElsewhere, openCheckout, vanAndTour } from './support/filled-cart.ts';
import { expect, test } from './support/test.ts';

/** The mark that shows whether a panel opens or closes: its size and where it points. */
async function markOf(summary: Locator): Promise<{ readonly isSeen: boolean; readonly rotate: string }> {
  return summary.evaluate((element) => {
    const { width, height, borderBottomWidth, rotate } = getComputedStyle(element, '::after');
    const sizes = [width, height, borderBottomWidth].map(Number.parseFloat);
    return { isSeen: sizes.every((size) => size > 0), rotate };
  });
}

async function openParticipants(page: Page): Promise<Locator> {
  const { ref, link } = await bookElsewhere(page, await vanAndTour(page));
  await page.goto(link(`/participants/${ref}`));
  const tour = page.getByRole('region', { name: /Underground River/ });
  await expect(tour).toBeVisible();
  return tour;
}

test('a traveller’s panel shows that it opens, by mouse and by keyboard', async ({ page }) => {
  const tour = await openParticipants(page);
  const panel = tour.locator('details').first();
  const summary = panel.locator('summary');
  expect(await markOf(summary)).toEqual({ isSeen: true, rotate: '45deg' });
  await summary.click();
  await expect(panel).toHaveAttribute('open', '');
  expect(await markOf(summary)).toEqual({ isSeen: true, rotate: '225deg' });
  await summary.press('Enter');
  await expect(panel).not.toHaveAttribute('open', '');
  expect((await markOf(summary)).rotate).toBe('45deg');
  await page.emulateMedia({ forcedColors: 'active' });
  expect((await markOf(summary)).isSeen).toBe(true);
});

test('a child under 8 is saved for the Underground River only with the tick (specification.md#travellers-rules)', {
  tag: '@phone',
}, async ({ page }) => {
  const tour = await openParticipants(page);
  const panel = tour.locator('details').first();
  await panel.locator('summary').click();
  await panel.getByLabel('Full name').fill('Yui Mori');
  await panel.getByLabel('Nationality').selectOption('JP');
  await panel.getByLabel('Age on the day').selectOption('child-3-to-7');
  await panel.getByLabel('Name in the passport').fill('YUI MORI');
  await panel.getByLabel('Passport number').fill('TK1234560');
  await panel.getByLabel('Valid until').fill('2039-05-20');
  await panel.getByLabel('Issued by').selectOption('JP');
  const tick = panel.getByRole('checkbox', { name: /bring the child/ });
  await expect(tick).not.toBeChecked();
  await expect(panel.getByText('Saves automatically once it is complete.')).toBeVisible();
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await tick.check();
  expect((await answer).status()).toBe(200);
  expect((await answer).request().postDataJSON()).toMatchObject({ ageAdviceAccepted: true });
  await expect(panel.getByText('Saved.')).toBeVisible();
});

/** The pixels by which the chosen option's text is wider than the room in its control. */
async function cutOf(select: Locator): Promise<number> {
  return select.evaluate((element) => {
    const control = element as HTMLSelectElement;
    const { font, paddingLeft, paddingRight } = getComputedStyle(control);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = font;
    const arrow = 20;
    const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
    return Math.max(pen.measureText(control.selectedOptions[0]?.text.trim() ?? '').width - room, 0);
  });
}

/** Germany, the Emirates, Bosnia & Herzegovina, Papua New Guinea: short and long names. */
const COUNTRIES = ['DE', 'AE', 'BA', 'PG'];

for (const width of [320, 360, 1280]) {
  test(`the country of a telephone is not cut at ${width} pixels`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const [van] = await vanAndTour(page);
    await openCheckout(page, [van]);
    const select = page.getByRole('combobox', { name: 'Country code' });
    await expect(page.getByRole('option', { name: 'Germany +49' })).toBeAttached();
    for (const country of COUNTRIES) {
      await select.selectOption(country);
      expect.soft(await select.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
      expect.soft({ country, cut: await cutOf(select) }).toEqual({ country, cut: 0 });
    }
  });
}
