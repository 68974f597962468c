import { expect, test } from './support/test.ts';

const TEXTS = ['/about', '/contact', '/terms', '/privacy', '/article/how-to-get-to-el-nido'];

test('long texts have lines that can be read, with their contents beside them (specification.md#text-pages)', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of TEXTS) {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const text = page.locator('article.prose');
    const [beside, column] = await Promise.all([contents.boundingBox(), text.boundingBox()]);
    expect.soft((beside?.x ?? 0) + (beside?.width ?? 0), path).toBeLessThan(column?.x ?? 0);
    expect.soft(beside?.y, path).toBeLessThan((column?.y ?? 0) + 50);
    const columns = await text.evaluate((element) => {
      const digit = document.createElement('span');
      digit.textContent = '0';
      element.append(digit);
      return element.getBoundingClientRect().width / digit.getBoundingClientRect().width;
    });
    expect.soft(columns, path).toBeLessThanOrEqual(72);
  }
});

test('the contents stay in sight, and lead to each part of a text (specification.md#text-pages)', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/terms');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const headings = page.locator('article.prose h2');
  await expect(links).toHaveText(await headings.allTextContents());
  await links.nth(7).click();
  await expect(headings.nth(7)).toBeInViewport();
  await expect(links.first()).toBeInViewport();
});

test('on a phone the contents of a text unfold above it (specification.md#text-pages)', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Passports' });
  await expect(link).toBeHidden();
  await contents.getByText('On this page').click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Passports' })).toBeInViewport();
});

test('the contacts stand before the text of the contact page (specification.md#text-pages)', async ({ page }) => {
  await page.goto('/contact');
  const call = page.getByRole('main').getByRole('link', { name: 'Phone call' });
  await expect(call).toBeInViewport();
});
