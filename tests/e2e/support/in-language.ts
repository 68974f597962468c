import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../../src/lib/languages/language.ts';
import { localizedPath } from '../../../src/lib/languages/localized-path.ts';
import { bookButtonMessages } from '../../../src/lib/messages/book-button.ts';
import { bookingMessages } from '../../../src/lib/messages/booking.ts';
import { checkoutFormMessages } from '../../../src/lib/messages/checkout-form.ts';
import { isEnglish } from '../../fixtures/steps/english-words.ts';

/** Opens the booking dialog of a listing's page in a language. */
export async function openDialogIn(page: Page, language: Language, path: string): Promise<Locator> {
  await page.goto(localizedPath(path, language));
  const { book } = bookButtonMessages(language);
  await page.getByRole('link', { name: book, exact: true }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.day-calendar')).toBeVisible();
  return dialog;
}

/** Chooses two months ahead the 12th, and the departure at half past seven. */
export async function chooseDepartureIn(dialog: Locator): Promise<void> {
  const calendar = dialog.locator('.day-calendar');
  for (let month = 0; month < 2; month += 1) await calendar.locator('.day-calendar-head button').last().click();
  // In Korean and Chinese a day has its word behind the number.
  await calendar
    .getByRole('button')
    .filter({ hasText: /^12\D?$/ })
    .click();
  await dialog.locator('input[name=departure][value="07:30"]').check();
}

/** Fills in a hotel that no list has at both ends of the trip. */
export async function chooseHotelsIn(dialog: Locator, language: Language): Promise<void> {
  const { question } = bookingMessages(language).stop;
  for (const name of [question.pickup, question.dropoff]) {
    await dialog.getByRole('combobox', { name, exact: true }).fill('Casa Maria');
    await dialog
      .getByRole('option', { name: /Casa Maria/ })
      .first()
      .click();
  }
}

/** Fills in who books, agrees, and books. @returns the reference, on the booking's page */
export async function bookAllIn(page: Page, language: Language): Promise<string> {
  const { booker } = checkoutFormMessages(language);
  await page.getByRole('textbox', { name: booker.name }).fill('Camille Martin');
  await page.getByRole('textbox', { name: booker.email }).fill('camille@example.com');
  await page.getByRole('combobox', { name: booker.country }).selectOption('FR');
  await page.getByRole('textbox', { name: booker.mobile }).fill('06 12 34 56 78');
  await page.getByRole('main').getByRole('checkbox').check();
  await page.locator('.pay-button').click();
  await page.waitForURL(new RegExp(`${localizedPath('/confirmation', language)}#ref=[0-9A-Z]{8}$`));
  return page.url().slice(-8);
}

/** Sentences in English that a page shows, but for what is marked as English. */
export async function englishOn(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('body').evaluate((body) => {
    const shown: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isShown = parentElement?.checkVisibility() && !parentElement.closest('script, style, [lang^=en]');
      if (isShown && textContent?.trim()) shown.push(textContent.trim());
    }
    return shown;
  });
  return texts.filter(isEnglish);
}
