import { type BrowserContext, test as base } from '@playwright/test';

interface Options {
  /** Whether pages fetch code only when somebody opens what it is for. */
  readonly savesData: boolean;
}

/** The pages of a browser fetch nothing ahead. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true });
  });
}

/**
 * Tests by a traveller who saves data, unless they say otherwise. To fetch all code ahead takes
 * longer than most of them. What pages do by themselves, and the whole way through the site, are
 * tested with Playwright's own `test`.
 */
export const test = base.extend<Options>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },
});

export { expect } from '@playwright/test';
