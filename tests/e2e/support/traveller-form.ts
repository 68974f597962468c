import { expect, type Page } from '@playwright/test';

/** What somebody writes about a traveller. */
export interface Traveller {
  readonly name: string;
  /** Where the trip asks for a passport. */
  readonly passport?: string;
}

/**
 * Fills in the form of one traveller of a trip, counted from 1, and waits until it is saved. What
 * the trip does not ask for is left out.
 */
export async function fillTravellerForm(page: Page, trip: RegExp, traveller: number, who: Traveller): Promise<void> {
  const form = page
    .getByRole('region', { name: trip })
    .locator('details')
    .nth(traveller - 1);
  // The page opens the next form by itself when one is done: a press at that moment would close it
  // again.
  await expect(async () => {
    if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
    await expect(form.getByLabel('Full name')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await form.getByLabel('Full name').fill(who.name);
  const asked = async (label: string) => (await form.getByLabel(label).count()) > 0;
  if (await asked('Nationality')) await form.getByLabel('Nationality').selectOption('JP');
  if (await asked('Age on the day')) await form.getByLabel('Age on the day').selectOption('adult');
  if (who.passport) {
    await form.getByLabel('Name in the passport').fill(who.name.toUpperCase());
    await form.getByLabel('Passport number').fill(who.passport);
    await form.getByLabel('Valid until').fill('2039-05-20');
    await form.getByLabel('Issued by').selectOption('JP');
  }
  await expect(form.getByText('Saved.')).toBeVisible();
}
