import { focusStops } from './support/focus-stops.ts';
import { LISTING, PAGE_TYPES, ROUTE } from './support/page-types.ts';
import { expect, test } from './support/test.ts';

// A recording of every key would cost more than the keys.
test.use({ trace: 'off' });

const CONTACTS = [/^mailto:/, /^tel:/, /^sms:/, /^https:\/\/wa\.me\//, /^https:\/\/m\.me\//];

/** Pages with another layout on a narrow window, as a desktop has at 400% zoom (WCAG 1.4.10). */
const NARROW = new Set(['home', 'a joining tour', 'a route', 'search', 'a booking page']);

for (const { name, path } of PAGE_TYPES.filter(({ isAlike }) => !isAlike)) {
  const tag = NARROW.has(name) ? [] : ['@desktop'];
  test(`the keyboard sees where it is on ${name}`, { tag }, async ({ page }) => {
    // Scrolling to the next stop is then done at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The late typeface would move what has just been scrolled into sight.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    // Nor may the list that a page fetches once somebody begins to use it.
    await page.keyboard.press('Shift');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const stops = await focusStops(page);
    expect(stops.length).toBeGreaterThan(5);
    const named = (of: typeof stops) => of.map(({ name: stop, cut }) => [stop, ...cut].join(' '));
    expect.soft(named(stops.filter(({ ring }) => !ring))).toEqual([]);
    expect.soft(named(stops.filter(({ inSight }) => !inSight))).toEqual([]);
    // One side may be lost at an edge; more, and the ring is no ring.
    expect.soft(named(stops.filter(({ cut }) => cut.length > 1))).toEqual([]);
  });
}

test('the skip link is the first stop and leads past the header (specification.md#page-frame)', async ({ page }) => {
  for (const path of ['/', LISTING, ROUTE]) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }
});

test('the help sheet opens and closes by keyboard, and the focus returns', async ({ page }) => {
  await page.goto(LISTING);
  const button = page.getByRole('button', { name: 'Need help?' });
  const sheet = page.getByRole('dialog', { name: 'Need help?' });
  await expect(sheet).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('the help sheet has five contacts and is 350 wide (specification.md#help-sheet)', async ({ page }) => {
  await page.goto(LISTING);
  await page.getByRole('button', { name: 'Need help?' }).click();
  const sheet = page.getByRole('dialog', { name: 'Need help?' });
  await expect(sheet.getByRole('heading', { name: 'Need help?' })).toBeVisible();
  const links = sheet.getByRole('link');
  await expect(links).toHaveCount(CONTACTS.length);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const contact of CONTACTS) expect.soft(addresses.filter((address) => contact.test(address))).toHaveLength(1);
  const box = await sheet.boundingBox();
  expect(box?.width).toBe(350);
});

test('the help button waits in the bottom right corner (specification.md#help-sheet)', async ({ page }) => {
  await page.goto(ROUTE);
  const box = await page.getByRole('button', { name: 'Need help?' }).boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('There is no help button');
  expect(window.width - box.x - box.width).toBeLessThan(40);
  expect(window.height - box.y - box.height).toBeLessThan(40);
});

// Wide windows show the links without a menu.
test('the menu opens and closes by keyboard, and the focus returns', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Tours' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tours');
});
