import { expect, type Page } from '@playwright/test';
import { fill, groupOf, openFile } from './editor-test.ts';

/** A mistake that somebody can make, and what the form says of it. */
interface Mistake {
  readonly kind: string;
  readonly make: (page: Page) => Promise<unknown>;
  readonly says: RegExp;
}

const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  'listings/JT-ELN-A.yaml': [
    { kind: 'a text', make: (page) => fill(page, 'Title', ''), says: /^Title: Fill it in/ },
    {
      kind: 'a text with limits',
      make: (page) => fill(page, 'SEO description', 'Too short'),
      says: /SEO description: Found "Too short"\. Allowed: a text of 120 to 155 characters/,
    },
    { kind: 'a number', make: (page) => fill(page, 'Base', '0'), says: /Base: Found 0\. Allowed: a price above 0/ },
    {
      kind: 'a number in letters',
      make: (page) => fill(page, 'Largest group', 'many'),
      says: /^Largest group: Found "many"\. Allowed: a number/,
    },
    {
      kind: 'a list of texts',
      make: (page) => fill(page, 'Address 1', 'El Nido!'),
      says: /^Address › 1: Found "El Nido!"\. Allowed: lower-case words joined by hyphens/,
    },
    {
      kind: 'steps by their times',
      make: (page) => fill(page, 'Time of step 2', 'soon'),
      says: /^Content › Itinerary/,
    },
    {
      kind: 'a choice of many',
      make: async (page) => {
        const boxes = groupOf(page, 'Pickup').getByRole('checkbox', { checked: true });
        while ((await boxes.count()) > 0) await boxes.first().uncheck();
      },
      says: /^Content › Pickup: Found \[\]\. Allowed: at least 1/,
    },
    {
      kind: 'days',
      make: async (page) => {
        const closures = groupOf(page, 'Closures');
        await closures.getByRole('button', { name: 'Close seven days' }).click();
        await closures.getByLabel('To').last().fill('2020-01-01');
      },
      says: /^Closures › \d+ › Reason: Fill it in/,
    },
  ],
  'pages/about.md': [
    {
      kind: 'a text in Markdown',
      make: (page) => fill(page, 'Text', 'Hello <script>alert(1)'),
      says: /^Text: Found <script>\. Allowed: Markdown without HTML/,
    },
  ],
  'providers/dspal.yaml': [
    { kind: 'an address', make: (page) => fill(page, 'An address', 'nobody'), says: /^Email: Found "nobody"/ },
  ],
};

/** Makes a mistake in each kind of field. Each is named, and none can be saved. */
export async function makeMistakes(page: Page): Promise<void> {
  for (const [path, mistakes] of Object.entries(MISTAKES)) {
    await openFile(page, path);
    for (const { kind, make, says } of mistakes) {
      await make(page);
      await expect(page.getByRole('link', { name: says }), kind).toBeVisible();
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator(':focus').getByRole('heading', { name: /to correct$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('Nothing to save.')).toBeVisible();
  }
}
