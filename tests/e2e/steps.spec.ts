import type { Page } from '@playwright/test';
import { bookButton, dayOfTest } from './support/filled-cart.ts';
import { expect, saveData, test } from './support/test.ts';

/** Where the page's own count of taps and filled fields is between two pages. */
const COUNT = 'test-steps';

/** Counts taps outside of fields, and fields that are filled, over all pages of a tab. */
async function countSteps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((name) => {
    const filled = new WeakSet<EventTarget>();
    const count = () => sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !/radio|checkbox/.test(target.type));
    // A label passes its tap on to its field: only the first of the two is counted.
    addEventListener('pointerup', ({ target }) => void (isText(target) || count()), true);
    const onFilled = ({ target }: Event) => {
      if (!target || !isText(target) || filled.has(target)) return;
      filled.add(target);
      count();
    };
    addEventListener('input', onFilled, true);
  }, COUNT);
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name)), COUNT);
}

test('a traveller on a phone goes from the home page to a booked van in 18 taps and fields (specification.md#booking-dialog)', {
  tag: '@phone',
}, async ({ page, context, isMobile }) => {
  test.skip(!isMobile, 'counted on a phone');
  await saveData(context);
  const steps = await countSteps(page);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('PPS');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('ELN');
  await page.getByLabel('Day', { exact: true }).fill(dayOfTest());
  await page.getByRole('button', { name: 'Find trips' }).tap();
  await page
    .getByRole('link', { name: /^Shared van/ })
    .first()
    .tap();
  await page.getByRole('link', { name: 'Book', exact: true }).filter({ visible: true }).first().tap();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '7:30 AM' }).tap();
  await dialog.getByRole('combobox', { name: 'Where should we pick you up?' }).fill('Casa Maria');
  await dialog.getByRole('option', { name: /^Casa Maria, Puerto Princesa City/ }).tap();
  await dialog.getByRole('combobox', { name: 'Where should we drop you off?' }).fill('Casa Maria');
  await dialog
    .getByRole('option', { name: /^Casa Maria/ })
    .first()
    .tap();
  await dialog.getByRole('button', { name: 'Book now' }).tap();

  await page.getByRole('textbox', { name: 'Full name' }).fill('Maria Santos');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('maria@example.com');
  await page.getByRole('combobox', { name: 'Country code' }).selectOption('PH');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0100');
  await page.getByRole('checkbox', { name: /^I agree/ }).tap();
  await bookButton(page).tap();
  await page.waitForURL(/\/confirmation#ref=[0-9A-Z]{8}$/);
  expect(await steps()).toBeGreaterThan(10);
  expect(await steps()).toBeLessThanOrEqual(18);
});
