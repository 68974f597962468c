import type { Locator, Page } from '@playwright/test';
import { chooseBoat, chooseVan } from './support/booking.ts';
import { expect, test } from './support/test.ts';

/** Time enough to reach both tabs. */
const LATER_MS = 500;

/**
 * Presses something in each tab in nearly the same millisecond. Neither can know of the other yet.
 */
async function pressTogether(...things: readonly Locator[]): Promise<void> {
  const at = Date.now() + LATER_MS;
  const press = (thing: HTMLElement | SVGElement, time: number) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        resolve();
      }, time - Date.now());
    });
  await Promise.all(things.map((thing) => thing.evaluate(press, at)));
}

const addButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Add to cart' });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const currency = (page: Page) => page.getByRole('button', { name: /^Currency and language/ });

/** Two trips in the cart, prices in pesos, and a saved listing. */
async function expectAll(page: Page): Promise<void> {
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 trips');
  await expect(currency(page)).toHaveAccessibleName('Currency and language: PHP');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Saved trips (1)' })).toBeVisible();
}

test('what two tabs do at the same time is all there in both, also after a reload', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  const [van, boat] = [await chooseVan(page), await chooseBoat(other)];
  await pressTogether(addButton(van), addButton(boat));
  for (const tab of tabs) await expect(cartLink(tab)).toHaveAccessibleName('Cart, 2 trips');

  const save = page.getByRole('button', { name: 'Save', exact: true });
  await currency(other).click();
  const pesos = other.getByRole('listbox').getByRole('option', { name: /PHP$/ });
  await expect(pesos).toBeVisible();
  await pressTogether(save, pesos);
  for (const tab of tabs) await expectAll(tab);
  for (const tab of tabs) {
    await tab.reload();
    // What is not seen at once comes with the first touch.
    await tab.keyboard.press('Shift');
    await expectAll(tab);
  }
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/cart');
  for (const name of [/^Shared van/, /^El Nido Tour A/]) {
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })).toHaveCount(1);
  }
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₱');
});
