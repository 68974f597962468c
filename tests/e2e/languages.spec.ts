import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES } from '../../src/lib/languages/language.ts';
import { LANGUAGES } from '../../src/lib/languages/language-facts.ts';
import { localizedPath } from '../../src/lib/languages/localized-path.ts';
import { BOAT, VAN } from './support/booking.ts';
import { fillCart, itemFor, listingOf } from './support/filled-cart.ts';

const RULE = '(specification.md#languages)';

/** The link to this page in a language, at its end. */
const languageLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The languages that the links at the end of a page lead to, by their addresses. */
const languagePaths = (path: string) => LANGUAGE_CODES.map((language) => localizedPath(path, language));

test(`a change of the language keeps the search and the cart, and leads back ${RULE}`, { tag: '@phone' }, async ({
  page,
}) => {
  await fillCart(page, [itemFor(await listingOf(page, VAN.code), 'VAN00000')]);
  await page.goto('/fr/search?origin=PPS&destination=ELN');
  const cart = page.getByRole('banner').locator('a[href$="/cart"]');
  await expect(cart).toHaveAccessibleName('Panier, 1 voyage');
  await languageLink(page, 'Deutsch').click();
  await expect(page).toHaveURL('/de/search?origin=PPS&destination=ELN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(cart).toHaveAccessibleName('Warenkorb, 1 Trip');
  await expect(page.locator('article[data-result]').filter({ visible: true }).first()).toBeVisible();
  await cart.click();
  await expect(page).toHaveURL('/de/cart');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(1);
  // The trip was put into the cart in English.
  await expect(page.getByRole('main').getByRole('heading', { name: /^Sammelvan von Puerto Princesa/ })).toBeVisible();
  await languageLink(page, 'Français').click();
  await expect(page).toHaveURL('/fr/cart');
  await expect(page.getByRole('link', { name: 'Finaliser la réservation' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(`a Chinese listing has its title, price, departures and languages ${RULE}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(localizedPath(BOAT.path, 'zh'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/爱妮岛 Tour A 拼船/);
    const price = page.getByRole('complementary', { name: '价格' });
    await expect(price.locator('[data-price]').first()).toHaveText(/30/);
    await price.getByText('你们一行付多少').click();
    await expect(price.getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('heading', { name: '班次和上下车' })).toBeVisible();
    await expect(page.getByText('所有时间都是巴拉望时间')).toBeVisible();
    const links = page.getByRole('navigation', { name: '语言' }).getByRole('link');
    await expect(links).toHaveText(LANGUAGE_CODES.map((language) => LANGUAGES[language].name));
    for (const [index, path] of languagePaths(BOAT.path).entries())
      await expect.soft(links.nth(index)).toHaveAttribute('href', path);
    await languageLink(page, 'English').click();
    await expect(page).toHaveURL(BOAT.path);
  });
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  const offer = (page: Page) => page.getByRole('complementary', { name: 'Sprache' });

  /** Pages are watched for a redirect: the address of each main document that was asked for. */
  function documentsOf(page: Page): readonly string[] {
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
    });
    return paths;
  }

  test(`the English home is offered in German in one line, and nothing is redirected ${RULE}`, async ({ page }) => {
    const documents = documentsOf(page);
    await page.goto('/');
    await page.keyboard.press('Shift');
    await expect(offer(page)).toContainText('Diese Seite gibt es auf Deutsch.');
    expect(documents).toEqual(['/']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await offer(page).getByRole('link', { name: 'Auf Deutsch lesen' }).click();
    await expect(page).toHaveURL('/de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.keyboard.press('Shift');
    await expect(page.locator('.help-button')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test(`an offer of another language that was closed is not made again ${RULE}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Shift');
    await offer(page).getByRole('button').click();
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language.1'))).toBe('"en"');
    await page.goto('/tours');
    await page.keyboard.press('Shift');
    // What comes in its place is the next question.
    await expect(page.locator('.note, .page-banner')).toHaveCount(1);
    await expect(offer(page)).toHaveCount(0);
  });
});

test(`an address that is not there is answered in its language ${RULE}`, { tag: '@desktop' }, async ({ page }) => {
  for (const [path, lang, title] of [
    ['/de/no-such-place', 'de', 'Seite nicht gefunden'],
    ['/ko/tours/no-such-tour', 'ko', '페이지를 찾을 수 없어요'],
    ['/no-such-place', 'en', 'Page Not Found'],
  ] as const) {
    const response = await page.goto(path);
    expect.soft([path, response?.status()]).toEqual([path, 404]);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', lang);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
