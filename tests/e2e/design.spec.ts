import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { LISTING, MISSING, ROUTE } from './support/page-types.ts';
import { expect, test } from './support/test.ts';

// Pages refuse styles that they do not bring, those of the test among them.
test.use({ bypassCSP: true });

/** Loads the specimens with the bundler of the site: Playwright gives JSX another meaning. */
async function loadSpecimens() {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic' } },
  });
  try {
    const module = await server.ssrLoadModule('/tests/e2e/support/specimens.tsx');
    const { specimenPages } = module as typeof import('./support/specimens.tsx');
    return specimenPages();
  } finally {
    await server.close();
  }
}

const SCHEMES = ['light', 'dark'] as const;

test('the parts of the kit look as docs/design.md shows them, light and dark', { tag: '@desktop' }, async ({
  page,
}) => {
  const specimens = await loadSpecimens();
  expect(specimens.length).toBeGreaterThan(8);
  for (const { name, width, html } of specimens) {
    await page.setViewportSize({ width, height: 100 });
    await page.setContent(html);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage: true });
    }
  }
});

/** Screens that look the same on every day, with what opens them. */
const SCREENS: readonly (readonly [name: string, path: string, open?: (page: Page) => Promise<void>])[] = [
  ['home', '/'],
  ['list', '/transfers'],
  ['route', ROUTE],
  ['listing', LISTING],
  ['cart', '/cart'],
  ['trips', '/trips'],
  ['contact', '/contact'],
  ['missing', MISSING],
  ['find', '/about', (page) => page.getByRole('button', { name: 'Find a trip' }).click()],
  ['help', '/terms', (page) => page.getByRole('button', { name: 'Need help?' }).click()],
];

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const [name, path, open] of SCREENS) {
  test(`the screen "${name}" looks as it was approved`, { tag: '@desktop' }, async ({ page }) => {
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await page.goto(path);
      await open?.(page);
      await expect.soft(page).toHaveScreenshot(`screen-${name}-${window.width}.png`);
    }
  });
}
