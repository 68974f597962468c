import type { Page } from '@playwright/test';
import { type EditedSite, startEditedSite } from './edited-site.ts';
import { test as base, expect } from './test.ts';

/** Copying a build and starting takes seconds, on a busy machine many. */
const START_TIMEOUT_MS = 180_000;

/** Tests with a site whose content can be edited: one for all that a worker runs. */
export const test = base.extend<object, { readonly edited: EditedSite }>({
  edited: [
    async ({ browser: _browser }, use) => {
      const site = await startEditedSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ edited }, use) => use(edited.url),
});

/** Opens the form of a content file. */
export async function openFile(page: Page, path: string): Promise<void> {
  await page.goto(`/desk/content#/file/${path}`);
  await expect(page.getByRole('form', { name: 'Fields' })).toBeVisible();
}

/** Types into a field of the form, by its label. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** Saves the form, which has no mistake. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. It is not live yet.')).toBeVisible();
}

/** A group of fields by its legend. */
export const groupOf = (page: Page, legend: string) => page.getByRole('group', { name: legend, exact: true });

export { expect };
